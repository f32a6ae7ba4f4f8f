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
record-bots-none = Jeszcze nikogo nie było.
record-bot = { $bot }: wygrane { $won } z { $count }
record-places = Miejsca
record-places-text = jak kończyły się moje rozgrywki
record-count = Miejsce { $place }: { $count }
record-history = Historia
