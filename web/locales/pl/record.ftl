record = Moje wyniki
record-summary =
    { $matches ->
        [one] 1 skończona rozgrywka
        [few] { $matches } skończone rozgrywki
       *[many] { $matches } skończonych rozgrywek
    }, wygrane: { $won }
record-none = Żadna rozgrywka nie jest jeszcze skończona. Tu będą twoje wyniki, gra po grze.
record-counting = Liczę wyniki…
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
record-form = Moje ostatnie miejsca
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
