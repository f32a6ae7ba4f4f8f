learn-title = Ucz się, grając
learn-puzzles = Zagadki
learn-lead = Krótkie lekcje na prawdziwej planszy: po kilka minut i nic nie może pójść źle.
learn-minutes = { $minutes } min
learn-under-way = Krok { $at } z { $count }
learn-done = Ukończona
learn-begin = Zacznij pierwszą lekcję
learn-go-on = Ucz się dalej
learn-new = Pierwszy raz tutaj?
learn-new-text = Krótkie lekcje na prawdziwej planszy pokazują grę ruch po ruchu.
learn-in-minutes = Ucz się, grając
learn-short = Ucz się dalej
learn-at = Lekcja { $number } z { $count }
learn-again = Powtórz lekcje
learn-all-done = Wszystkie lekcje ukończone
learn-not-now = Nie teraz

lesson-says = Lekcja
lesson-plan = Plan lekcji
lesson-step = Krok { $at } z { $count }
lesson-number = Lekcja { $number } z { $count }
lesson-left =
    { $minutes ->
        [one] została około 1 minuta
        [few] zostały około { $minutes } minuty
       *[many] zostało około { $minutes } minut
    }
lesson-your-move = Twój ruch
lesson-next = Dalej
lesson-back = Wstecz
lesson-fold = Zwiń
lesson-skip = Opuść lekcję
lesson-skip-text = Twoje miejsce w lekcji zostaje zapamiętane: można wrócić w każdej chwili.
lesson-skip-yes = Opuść
lesson-restart = Zacznij tę lekcję od nowa
lesson-play = Przejdź do pierwszej gry
lesson-else = Zasady na to pozwalają, ale ta lekcja chce najpierw pokazać coś innego.
lesson-legal = To jest teraz możliwe; lekcja prosi o coś innego.
lesson-tutor = Pokazuje Conrad
lesson-tutor-text = To prawdziwa plansza. Nic, co tu robisz, nie może pójść źle.
lesson-over = Lekcja ukończona
lesson-following = Następna: { $lesson }
lesson-first-match = Zagraj pierwszą grę
lesson-all = Wszystkie lekcje
