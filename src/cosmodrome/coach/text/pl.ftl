## Raport trenera po zakończonej rozgrywce

coach-title = { $game }: raport
coach-seat = Z miejsca: { $seat }
coach-chance = Szansa na wygraną
coach-chance-note = liczby: decyzje · kropki: szczęście
coach-decisions = Decyzje, które znaczyły najwięcej
coach-decisions-none = Żadna decyzja się nie wyróżnia: inne odpowiedzi dałyby tyle samo.
coach-luck = Bilans szczęścia
coach-luck-note = { $unit }, względem średniej
coach-total = szczęście
coach-play = gra
coach-play-note = punkty względem stołu, które nie są niczyim szczęściem
coach-earlier = Twoje wcześniejsze rozgrywki
coach-played = Zagrano
coach-better = Lepiej
coach-instead = Zamiast
coach-draws = Losowania, które znaczyły najwięcej
coach-made = Każda liczba pochodzi z wyobrażonych przyszłości i jest oszacowaniem. Decyzje są oceniane według tego, co wtedy można było wiedzieć.

coach-unit-points = punkty
coach-unit-credits = kredyty
coach-amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
coach-amount-credits = { $points ->
    [one] { $points } kredyt
    [few] { $points } kredyty
    [many] { $points } kredytów
   *[other] { $points } kredytu
}

coach-stage-round = Runda { $number }
coach-stage-turn = Tura { $number }
coach-stage-year = Rok { $number }
coach-stage-move = Ruch { $number }

coach-source-tiles = części
coach-source-dice = kości
coach-source-cards = karty
coach-source-outcomes = wyniki
coach-source-lots = kolejność
coach-source-parts = elementy
coach-source-guests = pasażerowie
coach-source-draws = losowania

## Dlaczego: z przyszłości, w których wypróbowano obie odpowiedzi

coach-why-lost = Druga odpowiedź wygrywa o { $percent } % częściej, a jej wynik końcowy jest lepszy o: { $amount } (wyobrażone przyszłości: { $futures }).
coach-why-points = Wynik końcowy drugiej odpowiedzi jest lepszy o: { $amount } (wyobrażone przyszłości: { $futures }).
coach-why-found = Wygrywa o { $percent } % częściej niż zwykła odpowiedź, a jej wynik końcowy jest lepszy o: { $amount } (wyobrażone przyszłości: { $futures }).
coach-why-found-points = Jej wynik końcowy jest lepszy niż zwykłej odpowiedzi o: { $amount } (wyobrażone przyszłości: { $futures }).
coach-more = { $amount } więcej. Źródło: { $source }.
coach-less = { $amount } mniej. Źródło: { $source }.

## Werdykt: nagłówek i zdanie; nigdy wyrzut

coach-verdict-won-lucky = Wygrana z wiatrem w plecy
coach-verdict-won-lucky-text = Twoja gra wystarczyła, by wykorzystać to, co dało szczęście.
coach-verdict-won-even = Wygrana dzięki grze
coach-verdict-won-even-text = Szczęście prawie nie miało znaczenia: zdecydowały ruchy.
coach-verdict-won-unlucky = Wygrana na przekór losowi
coach-verdict-won-unlucky-text = Losowania były przeciwko tobie, a wygrana i tak jest twoja.
coach-verdict-deserved = Najlepsza gra, najgorsze losy
coach-verdict-deserved-text = Gdyby liczyły się same ruchy, ta rozgrywka byłaby twoja.
coach-verdict-behind-lucky = To nie szczęścia zabrakło
coach-verdict-behind-lucky-text = Losowania były łaskawe. Punkty kryją się w decyzjach poniżej.
coach-verdict-behind-even = Zdecydowały ruchy
coach-verdict-behind-even-text = Szczęście było mniej więcej równe. Decyzje poniżej to najkrótsza droga do lepszego wyniku.
coach-verdict-behind-unlucky = Przez całą drogę pod wiatr
coach-verdict-behind-unlucky-text = Duża część straty to pech, a szczęście wraca.
coach-verdict-alone-won-lucky = Wygrana z małą pomocą
coach-verdict-alone-won-lucky-text = Wygrana jest twoja, a losowania ci sprzyjały.
coach-verdict-alone-won-even = Wygrana w pełni zasłużona
coach-verdict-alone-won-even-text = Wygrana jest twoja i nie było w tym szczęścia.
coach-verdict-alone-won-unlucky = Wygrana w złą pogodę
coach-verdict-alone-won-unlucky-text = Wygrana jest twoja, choć losowania były przeciwko tobie.
coach-verdict-alone = Następnym razem
coach-verdict-alone-text = Losowania niczego nie przesądziły. Decyzje poniżej to najkrótsza droga do wygranej.
coach-verdict-alone-unlucky = Pogoda była zła
coach-verdict-alone-unlucky-text = Losowania zabrały dużą część tego, czego zabrakło.

coach-fair = Przy przeciętnym szczęściu wynik to { $scores }.
coach-compared = { $count ->
    [one] { $count } wcześniejsza rozgrywka
    [few] { $count } wcześniejsze rozgrywki
    [many] { $count } wcześniejszych rozgrywek
   *[other] { $count } wcześniejszej rozgrywki
}: zwykle { $usual }, tym razem { $now }; lepiej niż w { $share } % z nich.
coach-compared-none = Nie ma jeszcze wcześniejszej rozgrywki do porównania.
coach-compared-luck = Szczęście dotąd: średnio { $usual } na rozgrywkę, tym razem { $now }.
