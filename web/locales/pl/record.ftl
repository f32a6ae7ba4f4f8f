record = Moje wyniki
record-summary =
    { $matches ->
        [one] 1 skończona rozgrywka
        [few] { $matches } skończone rozgrywki
       *[many] { $matches } skończonych rozgrywek
    }, wygrane: { $won }
record-none = Żadna rozgrywka nie jest jeszcze skończona. Tu będą twoje wyniki, gra po grze.
record-won = wygrane: { $won } z { $count }
record-best = Najlepszy wynik: { $points }
record-place = Miejsce { $place } z { $of }
record-solo = Gra solo
record-bots = Przeciw botom
record-bots-text = jaka część rozgrywek jest wygrana
record-bot = { $bot }: wygrane { $won } z { $count }
record-places = Miejsca
record-places-text = jak kończyły się moje rozgrywki
record-count = Miejsce { $place }: { $count }
record-history = Historia
record-all = Wszystkie: { $count }
record-learnt = Nauka
record-learnt-text = lekcje i zagadki, zapisane w tej przeglądarce
record-lessons = lekcje: { $done } z { $count }
record-puzzles = zagadki: { $done } z { $count }
record-puzzle-row = Zagadki dnia: { $count } z rzędu
record-when = Kiedy gram
record-when-text = zaczęte w ciągu { $weeks } tygodni: { $count }; im jaśniej, tym więcej
record-company = Z kim grasz
record-company-text = Pod imionami, które mieli przy stole. Ponowna gra otwiera ten sam stół z ich wolnym miejscem.
record-company-count =
    { $count ->
        [one] 1 rozgrywka, { $game }
        [few] { $count } rozgrywki, ostatnia { $game }
       *[many] { $count } rozgrywek, ostatnia { $game }
    }
ratings = Moje rankingi
rating-none = Jeszcze bez rankingu: liczy się zwykły stół z innymi.
rating-spread = Prawdziwa siła mieści się w tych granicach 95 razy na 100.
rating-matches =
    { $count ->
        [one] liczy się 1 rozgrywka
        [few] liczą się { $count } rozgrywki
       *[many] liczy się { $count } rozgrywek
    }
rating-days = { $count } dni
rating-how = Ranking wynika z zakończonych rozgrywek z ludźmi i botami. Pierwsze gry i stoły podawane z rąk do rąk nigdy się nie liczą.
rating-needs-name = Tyle o tobie tutaj wiadomo. Ranking wymaga własnej nazwy:
record-gave-up = Poddana
record-nth = { $place }.
record-game = Gra
record-day = Dzień
record-now = teraz
record-statistics = Statystyki
record-statistics-text = wszystkie rozgrywki, ludzie i boty
record-statistics-game = Punkty, decyzje i szczęście w
record-bots-bot = Bot
record-bots-won = Wygrane
record-bots-of = Rozegrane
record-decisions = Decyzje
record-decisions-text = { $game }: przewaga bez szczęścia
record-luck = Szczęście
record-luck-text = { $game }: suma; pas: co jest zwykłe
record-luck-sum = Suma
record-luck-usual = Zwykle
record-matches-ago =
    { $count ->
        [one] 1 rozgrywkę temu
        [few] { $count } rozgrywki temu
       *[many] { $count } rozgrywek temu
    }
record-points = Punkty, { $game }
record-points-text = moje; przerywane: innych
record-points-alone = w moich rozgrywkach
record-points-from = Od
record-points-mine = Moje
record-points-others = Innych
record-when-count = Rozgrywki
record-none-told = Szczęście czy kunszt?
record-reports-none = Trener je rozróżnia: otwórz raport z rozgrywki { $game }, a oba pojawią się tutaj.
record-ask-coach = Otwórz najnowszy raport
uncounted-first_match = Pierwsza gra nigdy nie liczy się do rankingu.
uncounted-first_match-short = pierwsza gra
uncounted-hot_seat = Stół podawany z rąk do rąk nigdy nie liczy się do rankingu.
uncounted-hot_seat-short = z rąk do rąk
uncounted-nobody_rated = Nie było z kim się porównać: nie liczy się do rankingu.
uncounted-nobody_rated-short = nie liczy się
record-report = Raport
setup-expected = wygrasz { $won } z 10
setup-ratings = Liczby to rankingi z prawdziwych rozgrywek botów; twój to { $rating }.
