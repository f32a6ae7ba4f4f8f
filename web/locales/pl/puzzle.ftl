## Zagadki

puzzle-daily = Zagadka dnia
puzzle-week = Zagadki z ostatnich siedmiu dni
puzzle-of-day =
    { $solved ->
    [true] { $day }: rozwiązana
   *[other] { $day }: jeszcze nierozwiązana
}
puzzle-solve = Rozwiąż
puzzle-done = Rozwiązana
puzzle-row = { $count } z rzędu
puzzle-title = Zagadka { $number }
puzzle-find = Znajdź najlepszy ruch
puzzle-text = Jedna odpowiedź jest zdecydowanie lepsza od wszystkich innych. Wszystko, co możesz wiedzieć, leży na stole.
puzzle-else = Jest coś lepszego. Spróbuj jeszcze raz.
puzzle-skip = Opuść zagadkę
puzzle-skip-text = Można do niej wrócić w każdej chwili.
puzzle-legal = Tak można, ale to nie jest najlepsza odpowiedź.
puzzle-all-of = Zagadki: { $game }
puzzle-next = Następna zagadka
puzzle-over = Rozwiązane
puzzle-all = Na stronę główną
