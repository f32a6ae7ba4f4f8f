# Words on the board of Galaxy Trucker only.

gt-now =
    { $id ->
        [test] Lot próbny
       *[other] Runda { $ship }
    } · { $stage ->
        [building] budowa
        [launch] przed startem
        [flight] lot
        [card] karta { $card } z { $cards }
       *[settlement] rozliczenie
    }
gt-ship-of = Statek: { $who }
gt-tab-ship = Statek
gt-tab-yard = Stocznia
gt-tab-flight = Lot
gt-others = Inne statki
gt-open-ship = Obejrzyj statek: { $who }
gt-look-ship = Obejrzyj ten statek
gt-back-to-mine = Wróć do mojego statku
gt-gauge = { $name }: { $value }
gt-stats = Co potrafi statek
gt-round =
    { $id ->
        [test] Lot próbny, klasa { $ship }
       *[other] Runda { $round }, klasa { $ship }
    }
gt-circle = krąg { $circle }
gt-timer = { $running ->
    [true] Klepsydra na kręgu { $circle }, piasek się sypie
   *[other] Klepsydra na kręgu { $circle }, piasek przesypany
}
gt-partners = { $one } & { $two } · { $three } & { $four }
gt-settlements = Rozliczenia
gt-settlement = Rozliczenie lotu { $number }
gt-forecast = Prognoza
gt-deserved = Na co zasłużył twój statek
gt-deserved-got = Przyniósł ci kredyty: { $credits }.
gt-forecast-flying = Lata 200 razy…
gt-forecast-mean = kredytów średnio, ± { $error }
gt-forecast-range = od { $low } do { $high } w czterech lotach na pięć
gt-forecast-arrives = dolatuje w { $share } % lotów
gt-forecast-credits = Skąd się biorą
gt-forecast-losses = Co ginie
gt-forecast-of = { $lost } z { $all }
gt-forecast-more = O jeden więcej…
gt-forecast-about = Liczba lotów wśród takich samych statków: { $flights }. Widziane karty: { $known } z { $cards }; pozostałe rozdano za każdym razem od nowa.
gt-part-cabins = Kabiny
gt-part-batteries = Baterie
gt-part-holds = Ładownie
gt-part-engines = Silniki
gt-part-cannons = Działa
gt-part-shields = Osłony
gt-one-cabins = Kabina
gt-one-batteries = Bateria
gt-one-holds = Ładownia
gt-one-engines = Silnik
gt-one-cannons = Działo
gt-one-shields = Osłona
gt-free-square = { $fits ->
    [yes] Wolne pole, { $square }: część pasuje
    [turned] Wolne pole, { $square }: część pasuje po obrocie
   *[no] Wolne pole, { $square }: tak część nie pasuje
}
gt-aimed-here = Zaraz zostanie trafione.
gt-class = Klasa { $ship }
gt-squares = pola: { $laid } z { $all }
gt-verdict = { $faults ->
    [0] poleci
    [one] 1 błąd
    [few] { $faults } błędy
   *[many] { $faults } błędów
}
gt-weak-here = Jeśli odpadnie, statek się rozpadnie.
gt-sides = Krawędzie bez obrotu: przód { $front }, prawa { $right }, tył { $rear }, lewa { $left }.
gt-humans = { $count ->
    [one] jeden kosmonauta
    [few] { $count } kosmonautów
   *[many] { $count } kosmonautów
}
gt-alien = kosmita ({ $colour })
gt-cells = { $count ->
    [one] jedno ogniwo
    [few] { $count } ogniwa
   *[many] { $count } ogniw
}
gt-out = poza lotem
gt-holding = część w ręce
gt-laid = { $count ->
    [one] 1 część
    [few] { $count } części
   *[many] { $count } części
}
gt-finished = gotowy, numer { $number }
gt-lost = straty { $count }
gt-unhurt = cały
gt-turns-left = { $count ->
    [one] została 1 tura
    [few] zostały { $count } tury
   *[many] zostało { $count } tur
}
gt-sand-runs = sypie się
gt-sand-through = przesypany
gt-sand-next = { $circle ->
    [0] ostatni piasek
    [one] potem odwracają gotowe statki
    [few] potem pole { $next }
   *[many] potem pole { $next }
}
gt-sand-turn = { $circle ->
    [0] koniec budowy
    [one] odwracają gotowe statki
    [few] każdy może ją odwrócić
   *[many] każdy może ją odwrócić
}
gt-circle-start = Odlot
gt-your-turn = Twoja kolej
gt-points-left = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
gt-pile-seen = znany
gt-pile-look = obejrzyj
gt-pile-costs = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
gt-pile-mine = w ręce
gt-pile-held = ogląda { $who }
gt-pile-secret = tajny
gt-finish = Koniec
gt-finish-about = weź numer
gt-drop-back = Upuść tu kafelek, aby go oddać odkryty
gt-face-down = zakryte
gt-face-up = Odkryte: { $count }
gt-secret-pile = Tajny stos
gt-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
gt-dice-sum = { $one } + { $two } = { $line } { $dice }
gt-lapped = dubel za
gt-lapped-about = { $days ->
    [one] Ostatni statek zostanie zdublowany, jeśli straci jeszcze { $days } dzień.
    [few] Ostatni statek zostanie zdublowany, jeśli straci jeszcze { $days } dni.
   *[many] Ostatni statek zostanie zdublowany, jeśli straci jeszcze { $days } dni.
}
gt-course = { $place ->
    [1] na czele
   *[other] { $place }. miejsce
}
gt-falls-off = odpada
gt-sum = Siła { $strength }: { $simple } bez ogniw, { $alien } od kosmity, { $powered } z ogniw.
gt-fight-ends = { $cells ->
    [0] bez ogniw: { $outcome }
    [one] za { $cells } ogniwo: { $outcome }
    [few] za { $cells } ogniwa: { $outcome }
   *[many] za { $cells } ogniw: { $outcome }
}
gt-seen = { $count ->
    [one] Znasz { $count } z nich
    [few] Znasz { $count } z nich
   *[many] Znasz { $count } z nich
}
gt-open-card = Cała karta: { $card }
gt-card-says = Co mówi karta
gt-hit-by-hit = trafienie po trafieniu
gt-fight = Twoje działa: { $idle }, z ogniwami { $full }. Ich siła: { $strength }.
gt-towers = Kredyty wszystkich jako wieże z monet
gt-arrived = { $place }. miejsce
gt-all-flights = Kredyty
gt-before = wcześniej { $credits }
gt-flight-of = Lot rundy { $round }
gt-towed = NA HOLU
gt-open-pipes = otwarte: { $count }
gt-lost-capped = straty { $count }, kara { $fine }
gt-at-half = za połowę
gt-earlier = Wcześniejsze rozliczenia
gt-graph = Kredyty po rundach
gt-graph-about = Kredyty po każdej rundzie: { $who }
gt-richest = { $count ->
    [0] Nikt nie wygrywa
    [one] Największy majątek w galaktyce: { $who }
    [few] Największy majątek w galaktyce: { $who }
   *[many] Największy majątek w galaktyce: { $who }
}
gt-richest-about = { $count ->
    [0] Wygrałby każdy, kto ma choć jeden kredyt. Nikt go nie ma.
    [one] Wygrywa każdy, kto ma choć jeden kredyt. Ktoś wygrał trochę bardziej.
    [few] Wygrywa każdy, kto ma choć jeden kredyt. Kilka osób wygrało trochę bardziej.
   *[many] Wygrywa każdy, kto ma choć jeden kredyt. Kilka osób wygrało trochę bardziej.
}
gt-richest-alone = Wygrywa każdy, kto ma choć jeden kredyt. Nie było nikogo, kto mógłby wygrać bardziej.
gt-awards = Nagrody, o które nikt nie prosił
gt-award-litter = { $count ->
    [one] Najwięcej śmieci: 1 część na orbicie
    [few] Najwięcej śmieci: { $count } części na orbicie
   *[many] Najwięcej śmieci: { $count } części na orbicie
}
gt-award-gunner = { $count ->
    [one] Zestrzelony 1 meteor
    [few] Zestrzelone { $count } meteory
   *[many] Zestrzelonych { $count } meteorów
}
gt-award-screams = { $count ->
    [one] Najgłośniejsza załoga: 1 strata
    [few] Najgłośniejsza załoga: { $count } straty
   *[many] Najgłośniejsza załoga: { $count } strat
}
gt-award-gifts = { $count ->
    [one] Największa hojność: 1 oddana skrzynia
    [few] Największa hojność: { $count } oddane skrzynie
   *[many] Największa hojność: { $count } oddanych skrzyń
}
gt-show-ships = Pokaż statki
gt-looking = ogląda stos { $pile }
gt-hand = Moja ręka
gt-hand-tile = W ręce: { $tile }, { $turn }
gt-hand-help = Kliknij, naciśnij R albo użyj kółka, by obrócić; przeciągnij na miejsce.
gt-hand-empty = Ręka pusta
gt-hand-hidden = Część, której nikt inny nie widzi
gt-turn-left = Obróć w lewo
gt-turn-right = Obróć w prawo
gt-give-back = Oddaj
gt-aside = Na boku
gt-aside-tile = Na boku: { $tile }
gt-aside-free = Miejsce { $slot } na boku, wolne
gt-warehouse = Magazyn
gt-heap = jedna z zakrytych części
gt-draw = Dobierz
gt-draw-points = { $points ->
    [one] Dobierz, 1 punkt
    [few] Dobierz, { $points } punkty
   *[many] Dobierz, { $points } punktów
}
gt-piles = Stosy kart
gt-pile = { $seen ->
    [none] Stos { $pile }, nikt go nie oglądał
   *[other] Stos { $pile }, zna go: { $seen }
}
gt-pile-title = Karty stosu { $pile }
gt-numbers = Znaczniki kolejności
gt-number = { $who ->
    [none] Numer { $number }, wolny
   *[other] Numer { $number }, zajęty: { $who }
}
gt-compared = Kto ile ma: { $criterion }
gt-weakest = Najsłabszy wynik: { $criterion }
gt-circuit = { $order ->
    [none] Plansza lotu. Nikt nie leci
   *[other] Plansza lotu. Kolejność lotu: { $order }
}
gt-cards-left = { $count ->
    [one] Jeszcze jedna karta
    [few] Jeszcze { $count } karty
   *[many] Jeszcze { $count } kart
}
gt-flown = Ostatni lot się skończył.
gt-dock = Dok
gt-overboard = Za burtę
gt-dock-of = Dok: { $who }
gt-block = Skrzynia towaru ({ $colour })

about-gt-side-universal = uniwersalne
about-gt-side-double = podwójne
about-gt-side-single = pojedyncze
about-gt-side-smooth = gładka

about-gt-starting_cabin = Kabina pilotów: stąd rośnie twój statek. Miejsce dla dwóch kosmonautów, nigdy dla kosmitów.
about-gt-cabin = Kabina mieści dwóch kosmonautów albo jednego kosmitę, jeśli jest z nią połączony moduł podtrzymywania życia w jego kolorze.
about-gt-battery = { $capacity ->
    [one] Bateria z jednym ogniwem.
    [few] Bateria z { $capacity } ogniwami.
   *[many] Bateria z { $capacity } ogniwami.
} Podwójne działa, podwójne silniki i osłony zużywają za każdym razem jedno.
about-gt-cargo_hold = { $capacity ->
    [one] Ładownia na jedną skrzynię
    [few] Ładownia na { $capacity } skrzynie
   *[many] Ładownia na { $capacity } skrzyń
} żółtych, zielonych lub niebieskich towarów. Czerwone są dla niej zbyt niebezpieczne.
about-gt-special_hold = { $capacity ->
    [one] Wzmocniona ładownia na jedną skrzynię
    [few] Wzmocniona ładownia na { $capacity } skrzynie
   *[many] Wzmocniona ładownia na { $capacity } skrzyń
} dowolnego koloru, także czerwonego.
about-gt-structural = Moduł strukturalny tylko trzyma statek w całości.
about-gt-life_support = Moduł podtrzymywania życia: w połączonej z nim kabinie może mieszkać kosmita w jego kolorze.
about-gt-shield = Osłona chroni dwie sąsiednie strony przed małymi meteorami i lekkim ostrzałem, za jedno ogniwo.
about-gt-engine = Silnik: moc większa o jeden. Jest skierowany do tyłu i nic nie może za nim leżeć.
about-gt-double_engine = Podwójny silnik: moc większa o dwa za jedno ogniwo. Skierowany do tyłu, nic za nim nie leży.
about-gt-cannon = Działo: siła jeden do przodu, połowa w każdą inną stronę. Przed lufą nic nie może leżeć.
about-gt-double_cannon = Podwójne działo: siła dwa do przodu, jeden w każdą inną stronę, za każdym razem za jedno ogniwo.

about-gt-square = Wolne pole twojej planszy statku. Część musi łączyć się ze statkiem co najmniej jednym połączeniem.
about-gt-aside = Mogą tu czekać dwie części. Nie wracają do magazynu, a nieużyte kosztują po jednym kredycie.
about-gt-heap = Zakryte części. Dobierz jedną i zobacz, co da się z nią zrobić.
about-gt-pile = Karty nadchodzącego lotu. Jawny stos można obejrzeć z pustą ręką, gdy statek ma już jakąś część.
about-gt-number = Wzięcie znacznika kolejności kończy budowę statku. Im niższy numer, tym dalej z przodu start.
about-gt-points = Budowa turami: większość czynności kosztuje punkty, a gdy ich zabraknie, buduje następna osoba.
about-gt-timer = Klepsydra. Gdy piasek się przesypie, każdy może ją obrócić na następny krąg; ostatni obrót jest dla tych, którzy skończyli.
about-gt-teams = Partnerzy siedzą naprzeciw siebie i mają wspólną kasę; każdy leci statkiem zbudowanym przez partnera.
about-gt-overboard = Tu trafiają skrzynie, które trzeba oddać: przeciągnij skrzynię albo kliknij ładownię. Najpierw idą najcenniejsze.
about-gt-block = Załaduj do ładowni z miejscem: przeciągnij albo wybierz i kliknij ładownię. Co zostanie w doku, przepada.

about-gt-name-engines = Moc
about-gt-name-cannons = Działa
about-gt-name-crew = Załoga
about-gt-name-cells = Ogniwa
about-gt-name-goods = Towary
about-gt-name-holds = Ładow.
about-gt-name-shields = Osłony
about-gt-name-exposed = Odsłon.
about-gt-name-weak = Słabe
about-gt-name-lost = Straty
about-gt-stat-engines = Moc silników bez ogniw i z nimi. W wolnej przestrzeni o tyle dni lecisz naprzód.
about-gt-stat-cannons = Siła ognia bez ogniw i z nimi. Wrogowie porównują ją ze swoją.
about-gt-stat-crew = Wszyscy kosmonauci i kosmici na pokładzie.
about-gt-stat-cells = Pozostałe ogniwa.
about-gt-stat-goods = Skrzynie towarów na pokładzie.
about-gt-stat-holds = Ile skrzyń statek może zabrać: w zwykłych ładowniach, potem w specjalnych, które mieszczą też czerwone towary.
about-gt-stat-shields = Strony chronione osłonami.
about-gt-stat-exposed = Połączenia bez sąsiada. Tam ranią małe meteory, spowalnia gwiezdny pył, a za najmniejszą liczbę jest nagroda.
about-gt-stat-weak = Części, na których trzyma się statek: gdy któraś przepadnie, statek się rozpadnie. Oznacza je mały trójkąt.
about-gt-stat-lost = Części stracone w tym locie. Każda kosztuje na końcu kredyt, do ubezpieczonej granicy.

about-gt-card-open_space = Od lidera wszyscy lecą naprzód o moc silników. Bez silników wypada się z lotu.
about-gt-card-planets = Od lidera każdy może wylądować na wolnej planecie i wziąć jej towary.
about-gt-card-abandoned_ship = Pierwsza chętna osoba oddaje załogę za kredyty.
about-gt-card-abandoned_station = Pierwsza chętna osoba z dość liczną załogą bierze towary; załoga zostaje.
about-gt-card-meteoric_swarm = Meteory: małe zatrzymują osłony i gładkie krawędzie, duże działa.
about-gt-card-smugglers = Chcą twoich najcenniejszych towarów, chyba że twoje działa są silniejsze.
about-gt-card-slavers = Chcą twojej załogi, chyba że twoje działa są silniejsze.
about-gt-card-pirates = Strzelają do ciebie, chyba że twoje działa są silniejsze.
about-gt-card-combat_zone = Linia po linii płaci ten, kto jest najsłabszy.
about-gt-card-stardust = Każde odsłonięte połączenie kosztuje dzień lotu.
about-gt-card-epidemic = Każda zajęta kabina połączona z inną zajętą traci członka załogi.
about-gt-card-sabotage = Statek z najmniejszą załogą traci część, jeśli kości ją znajdą.

about-gt-fact-strength = Siła { $count }
about-gt-fact-crew = Załoga { $count }
about-gt-fact-goods_lost = Towary −{ $count }
about-gt-fact-credits = { $count ->
    [one] +1 kredyt
    [few] +{ $count } kredyty
   *[many] +{ $count } kredytów
}
about-gt-fact-days = { $count ->
    [one] −1 dzień
    [few] −{ $count } dni
   *[many] −{ $count } dni
}

about-gt-line-arrival = Kolejność przylotu
about-gt-line-best_ship = Najelegantszy statek
about-gt-line-goods = Sprzedane towary
about-gt-line-adventures = Zdobyte po drodze
about-gt-line-penalty = Stracone części
about-gt-line-forgiven = Umorzony dług
about-gt-line-credits = Ten lot

about-gt-fate-bounced = Odbił się.
about-gt-fate-missed = Chybił.
about-gt-fate-shielded = Osłona wytrzymała.
about-gt-fate-shot_meteor = Rozpadł się na kawałki.
about-gt-fate-lost = { $count ->
    [one] Stracono jedną część.
    [few] Stracono { $count } części.
   *[many] Stracono { $count } części.
}
gt-fate-bounced = odbity
gt-fate-shielded = osłona
gt-fate-shot_meteor = zestrzelony
gt-fate-lost = utracone
gt-planet-loaded = załadowane
gt-planet-loading = ładuje
gt-planet-next = potem
gt-dock-mine = Na twojej rampie
gt-load-rest = Załaduj resztę za mnie
gt-overboard-drop = upuść tutaj
gt-in-order = Kto decyduje, po kolei
gt-in-order-past = leci dalej
gt-in-order-now = decyduje
gt-in-order-next = następny
gt-in-order-then = potem
gt-in-order-boards = wchodzi na pokład
gt-in-order-spared = bez wyboru
gt-in-order-won = wygrana
gt-in-order-tied = remis
gt-in-order-lost = przegrana
gt-in-order-out = rezygnacja
