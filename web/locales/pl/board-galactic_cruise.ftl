# Words on the board of Galactic Cruise only.

gc-now = { $last ->
    [true] { gc-final-round }
   *[false] { $turn ->
        [0] Przygotowanie
       *[other] Tura { $turn }
    }
}
## A company: its board, its fleet, what it holds

gc-company-of = Firma: { $who }
gc-good = { $what }: { $count }
gc-good-money = pieniądze
gc-good-ads = reklamy
gc-good-vp = punkty zwycięstwa
gc-good-reputation = Reputacja
gc-good-wings = skrzydła
gc-good-cubes = pozostałe kostki Postępu
gc-scheduled = Zaplanowany rejs
gc-preflight = Lista kontrolna { $ready }/{ $all }
gc-goals = Cele firmy
gc-own-goal = { $met ->
    [true] { $what }: zrealizowany.
   *[other] { $what }: dotąd { $count }.
}
gc-own-goal-title = Cel firmy
gc-upgrades = Ulepszenia
gc-upgrade = { $unlocked ->
    [true] { $upgrade }, odblokowane
   *[other] { $upgrade }, zablokowane
}
gc-tower = Wieża Startowa
gc-token = Żeton { $token }, { $lies ->
    [face_up] odkryty
    [flipped] odwrócony
   *[gone] zabrany
}{ $funding ->
    [-1] {""}
    [0] , bez premii finansowej
   *[other] , premia finansowa { $funding }
}
gc-token-title = Żeton { $token }
gc-stores = Pojemność i rozwinięcia
gc-stores-all = Pojemność i rozwinięcia, wszystkie rzędy
gc-store = { $resource }: { $held } z { $room }
gc-development = Rozwinięcie, rząd { $resource }, kolumna { $column }: { $state ->
    [built] zbudowane, mieści się o jeden więcej
    [next] następne w rzędzie, koszt { $cost }
   *[later] koszt { $cost }
}
gc-development-title = Rozwinięcie
gc-break = Pokój wypoczynkowy
gc-workers = { $count ->
    [0] Nie ma pracowników w domu
    [one] 1 pracownik w domu
    [few] { $count } pracowników w domu
   *[many] { $count } pracowników w domu
}
gc-experts = { $count ->
    [0] Nie ma doświadczonych w domu
    [one] 1 doświadczony w domu
    [few] { $count } doświadczonych w domu
   *[many] { $count } doświadczonych w domu
}
gc-hire = Doświadczony pracownik { $side }, do zatrudnienia za { $cost } szt. pieniędzy
gc-hire-title = Doświadczony pracownik { $side }
gc-meeting = Stół spotkań
gc-hand = Karty planu
gc-own-hand = Twoje karty planu
gc-no-cards = Brak kart planu
gc-hidden-cards = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
gc-starting = Początkowe ulepszenie: { $card }
gc-starting-title = Początkowe ulepszenie
gc-plans = Projekty
gc-no-plans = Brak projektów
gc-fleet = Statki
gc-berth = Wolne miejsce na statek
gc-shuttle = Statek { $which }, kokpit: { $cockpit }. { $segments ->
    [0] Bez segmentów
    [one] 1 segment
    [few] { $segments } segmenty
   *[many] { $segments } segmentów
}, { $guests ->
    [0] nikogo na pokładzie
    [one] 1 pasażer na pokładzie
    [few] { $guests } pasażerów na pokładzie
   *[many] { $guests } pasażerów na pokładzie
}, { $flying ->
    [true] w kosmosie.
   *[other] na ziemi.
}
gc-cockpit = Kokpit: { $cockpit }
gc-cockpit-state = { $launched ->
    [true] Już wystartował. Teraz dałby { $points } PZ.
   *[other] Jeszcze nie wystartował. Teraz dałby { $points } PZ.
}
gc-slot = { $free ->
    [one] Statek { $which }: miejsce na jeszcze 1 segment
    [few] Statek { $which }: miejsce na jeszcze { $free } segmenty
   *[many] Statek { $which }: miejsce na jeszcze { $free } segmentów
}
gc-engine = { $token ->
    [true] Silnik, z żetonem Ulepszenia na pokładzie
   *[other] Silnik, bez żetonu
}
gc-engine-title = Silnik
gc-guest-aboard = Pasażer na pokładzie: { $guest }
gc-stop = Przystanek { $number }: { $stop }, { $state ->
    [past] za nami.
    [here] osiągnięty.
   *[ahead] przed nami.
}

about-gc-good-money = Płacą prawie za wszystko. Bez ograniczeń; na końcu trzy zapasy dowolnego rodzaju są warte 1 PZ.
about-gc-good-ads = Reklamy zdobywają pasażerów na rejs i punktują pasażerów u celu podróży.
about-gc-good-vp = Wszystkie dotychczasowe punkty zwycięstwa.
about-gc-good-reputation = Zmniejsza opłaty za korzystanie, raz na turę można ją wydać na reklamy, pieniądze lub zasoby, punktuje na końcu.
about-gc-good-wings = Na walnym zgromadzeniu kostki sekcji mnoży się przez skrzydła. Każdy zrealizowany cel odsłania jeszcze jedną parę.
about-gc-good-cubes = Każdy start kładzie kostkę na torze Postępu; cele mają trzy własne.
about-gc-own-goal = Realizacja przenosi kostkę na tor Postępu, odsłania parę skrzydeł i podnosi wymagania dla innych.
about-gc-upgrade = Odblokuj żetonem u jego celu podróży. Każdy żeton tam podnosi wartość każdego punktowanego pasażera o 1 PZ.
about-gc-token = Planowanie rejsu używa odkrytego żetonu i odwraca go; start przenosi go na silnik.
about-gc-stores = Każdy rząd mieści jeden zasób. Zbudowanie rozwinięcia zwalnia miejsce na jeszcze jeden; pusta kolumna punktuje na końcu.
about-gc-store = Co jest przechowane i ile się mieści. Rząd ma o jedno miejsce więcej za każde zbudowane z niego rozwinięcie.
about-gc-development = Koszt { $cost }, w pieniądzach, zasobie { $resource } albo w obu. Najpierw buduje się pierwsze z lewej w rzędzie.
about-gc-worker = Przydziel go do lokacji, by wykonać do dwóch akcji, albo niech pilotuje statek. Każdy powrót daje premię finansową.
about-gc-expert = Pracuje jak pracownik, a do tego ma zdolność, tę samą dla wszystkich doświadczonych w rozgrywce.
about-gc-hire-left = Kosztuje 3 szt. pieniędzy za każdy żeton wciąż w dolnej połowie Wieży Startowej.
about-gc-hire-right = Kosztuje 2 szt. pieniędzy za każde rozwinięcie pozostałe w rzędach Żywności i Tlenu.
about-gc-meeting = Zwołaj spotkanie: wszyscy pracownicy wracają z Sieci, potem jedna akcja obok twoich rozwinięć. Gdy nikogo nie ma w domu, trzeba.
about-gc-hidden-cards = Rozdana zakryta: nikt inny nie wie, co to jest.
about-gc-slot = Dwa sąsiednie segmenty tworzą kabinę dla jednego pasażera. Segmenty zostają tam, gdzie je zbudowano.
about-gc-engine = Niesie żeton odwrócony dla tego rejsu, by odblokować ulepszenie u celu podróży.
about-gc-guest = Punktuje u celu podróży za reklamy; w dzień w kosmosie daje premię swojego rodzaju za każdą pasującą ikonę na pokładzie.
about-gc-stop-destination = Odblokuj tu ulepszenie żetonem z silnika i punktuj pasażerów: 1 reklama za tych tego rodzaju, 2 za innych.
about-gc-stop-day = Każdy pasażer daje premię swojego rodzaju raz za każdą pasującą ikonę na statku.
about-gc-stop-earth = Pilot wraca z premią finansową, pasażerowie wysiadają, a statek może wystartować ponownie.

## Launch

gc-launch = Start
gc-countdown = Odliczanie
gc-count = { $number }, { $step }{ $state ->
    [done] : zrobione
    [now] : teraz
   *[other] {""}
}
gc-count-5 = Wsiadanie
gc-count-4 = Postęp
gc-count-3 = Zasoby
gc-count-2 = Kokpit
gc-count-1 = Załadunek
gc-count-0 = Start!
gc-step-choose = który statek leci?
gc-step-5 = { $guests ->
    [0] { $cabins ->
        [one] miejsce dla 1 pasażera
        [few] miejsce dla { $cabins } pasażerów
       *[many] miejsce dla { $cabins } pasażerów
    }
    [one] 1 pasażer na pokładzie
    [few] { $guests } pasażerowie na pokładzie
   *[many] { $guests } pasażerów na pokładzie
}
gc-step-4 = { $left ->
    [0] tor jest pełny
    [one] 1 pole do RWZ { $meeting }
    [few] { $left } pola do RWZ { $meeting }
   *[many] { $left } pól do RWZ { $meeting }
}
gc-step-3 = Żywność, Tlen i Paliwo
gc-step-3-saved = oszczędność: { $what }
gc-step-2 = { $what }: { $each ->
    [one] po { $vp }
    [few] { $vp } za każde { $each }
   *[many] { $vp } za każde { $each }
}
gc-step-1-none = bez żetonu
gc-step-0 = { $pilot ->
    [expert] pilotem jest doświadczony pracownik
    [nobody] nikogo za sterami
   *[worker] pilotem jest pracownik
}
gc-way = Droga do startu
gc-way-title = Droga do następnego startu
gc-way-thinking = Szukam drogi…
gc-way-missing = Brakuje: { $what }.
gc-way-turns = { $turns ->
    [one] Może wystartować w tej turze: { $cruise }.
    [few] { $turns } tury do startu: { $cruise }.
    [many] { $turns } tur do startu: { $cruise }.
   *[other] { $turns } tury do startu: { $cruise }.
}
gc-way-costs = Koszt: pieniądze { $money }, reklamy { $ads }.
gc-way-none = Na razie w ciągu ośmiu tur nie widać żadnego startu: pomogłyby pieniądze, miejsce w magazynie albo wolny rejs.
gc-way-short = Przy płaceniu karty, Reputacja lub technologia zastąpią: { $what }.
gc-way-worker = { $number ->
    [0] Pracownik do lokacji: { $place }; to, co daje najwięcej
   *[other] Pracownik do lokacji: { $place }; { $actions }
}
gc-way-meeting = { $number ->
    [0] Zwołaj spotkanie: wszyscy wracają z premią
   *[other] Zwołaj spotkanie, a potem: { $actions }
}
gc-way-wait = Zanim statek wróci: co tylko chcesz
gc-way-cockpits = Ile punktów dałby teraz każdy kokpit
gc-way-own = twój
gc-way-launched = twój, już startował
gc-way-display = do wzięcia
gc-way-about = Jeśli nikt nie wejdzie ci w drogę. Premie i karty po drodze mogą ją tylko skrócić.
gc-check-title-cruise = Zaplanowany rejs
gc-check-title-ground = Na ziemi
gc-check-title-shuttle = Statek
gc-check-title-guests = Pasażerowie
gc-check-title-ads = Pasażerowie
gc-check-title-stranded = Pasażerowie
gc-check-title-food = Żywność
gc-check-title-oxygen = Tlen
gc-check-title-fuel = Paliwo
gc-check-title-pilot = Pilot
gc-check-cruise = { $have ->
    [0] Nie ma zaplanowanego rejsu.
   *[other] Rejs jest zaplanowany.
}
gc-check-shuttle = { $have ->
    [0] Na ziemi nie ma statku z dwoma segmentami.
    [one] Statek na ziemi ma tylko jeden segment.
    [few] Czeka statek z { $have } segmentami.
   *[many] Czeka statek z { $have } segmentami.
}
gc-check-guests = { $have ->
    [one] 1 pasażer ma bilet.
    [few] { $have } pasażerów ma bilety.
   *[many] { $have } pasażerów ma bilety.
}
gc-check-ground = Wszystkie twoje statki są w rejsie.
gc-check-ads = Nikt nie ma biletu; następny pasażer kosztuje { $need } z twoich reklam ({ $have }).
gc-check-stranded = Biletów jest więcej niż kabin; zostawienie pasażerów kosztuje punkty Reputacji lub PZ: { $need }, a masz { $have }.
gc-check-food = Żywność: jest { $have }, potrzeba { $need }.
gc-check-oxygen = Tlen: jest { $have }, potrzeba { $need }.
gc-check-fuel = Paliwo: jest { $have }, potrzeba { $need }.
gc-check-pilot = { $have ->
    [0] W domu nie ma nikogo do pilotowania.
    [one] 1 pilot w domu.
    [few] { $have } pilotów w domu.
   *[many] { $have } pilotów w domu.
}
gc-check-state-ready = Gotowe.
gc-check-state-help = Potrzebna pomoc.
gc-check-state-missing = Brakuje.
gc-check-help = Mogą pomóc karty, Reputacja, technologia albo mniej pasażerów.
gc-launch-due = Jeszcze do zapłaty
gc-due-line = { $resource }: do zapłaty { $due }, jest { $have }
gc-board-hint = Pasażerowie z Kolejki mogą lecieć za swoje reklamy.
gc-lifting-off = Kokpit punktuje, żeton jest załadowany, pilot zajmuje miejsce.

about-gc-count-5 = Wybierz statek, weź rejs, umieść pasażerów: z biletami za darmo, innych za reklamy. Leci co najmniej jeden.
about-gc-count-4 = Jedna twoja kostka trafia na tor Postępu.
about-gc-count-3 = Żywność za każdego pasażera i pilota, Tlen za każdy segment, Paliwo za rejs.
about-gc-count-2 = Kokpit punktuje to, co liczy. 5 PZ za brak startu już nie przepadnie.
about-gc-count-1 = Odwrócony żeton Wieży Startowej trafia na silnik.
about-gc-count-0 = Pilot zajmuje miejsce; pojawia się nowy rejs, a Kolejka się przesuwa.
about-gc-check-cruise = Zaplanuj rejs w lokacji z tą akcją; jest twój aż do startu.
about-gc-check-ground = Statek leci ponownie, gdy wróci na Ziemię.
about-gc-check-shuttle = Dwa sąsiednie segmenty tworzą kabinę, a start wymaga co najmniej jednej.
about-gc-check-guests = Zdobyci reklamą, wchodzą za darmo.
about-gc-check-ads = Pasażerowie z biletami pochodzą z reklamy. Innych można zdobyć przy wejściu na pokład.
about-gc-check-stranded = Większy statek ich zabierze.
about-gc-check-food = Jedna za każdego pasażera i jedna za pilota, mniej to, co oszczędzają ulepszenia i technologie.
about-gc-check-oxygen = Jeden za każdy segment, mniej to, co oszczędzają ulepszenia i technologie.
about-gc-check-fuel = Jak wydrukowano na rejsie, mniej to, co oszczędzają ulepszenia i technologie.
about-gc-check-pilot = Pracownik lub doświadczony pracownik z Pokoju wypoczynkowego.
about-gc-ticket = Pasażerowie z przedsprzedaży wchodzą za darmo. Każdy zostawiony kosztuje 2 punkty Reputacji.
about-gc-last-minute = Zdobywa tego pasażera za reklamy: { $price }; inaczej niż z reklamy nie daje nic od razu.

## Rachel

gc-rachel-open = Co zrobiła Rachel
gc-rachel-next = Jej następny rewers
gc-rachel-cards = { $count ->
    [one] 1 karta w jej talii
    [few] { $count } karty w jej talii
   *[many] { $count } kart w jej talii
}
gc-rachel-back = Liczby { $first } i { $second }; jej pracownik idzie do lokacji { $place }.
gc-rachel-rail = Dalej: { $place ->
    [tl] { name-tl }
    [tc] { name-tc }
    [tr] { name-tr }
    [bl] { name-bl }
    [bc] { name-bc }
   *[br] { name-br }
 } · { $first }, { $second }
gc-rachel-connected = Działa dwa razy także przez połączenie.
gc-rachel-meeting = Działa po spotkaniu.
gc-rachel-experts = Jej doświadczeni pracownicy dają dwie premie finansowe.
gc-rachel-turn = Jej ostatnia tura
gc-rachel-waits = Nie miała jeszcze tury.
gc-rachel-card = Karta { $card }
gc-rachel-taken = wykonano:
gc-rachel-impossible = niemożliwe:
gc-rachel-unused = niepotrzebne:

## Scoring sheet

gc-score = Ostateczna punktacja
gc-score-table = Punkty według firm
gc-score-line = Punkty za
gc-score-total = Suma
gc-score-ties = Remis: kostki na torze, Reputacja, kokpity, późniejsza kolejność
gc-line-start = Początek
gc-line-bonuses = Premie
gc-line-guests = Pasażerowie
gc-line-launches = Starty
gc-line-meetings = Walne zgromadzenia A i B
gc-line-supplies = Zapasy
gc-line-progress = Postęp, sekcja 3
gc-line-reputation = Reputacja
gc-line-segments = Segmenty
gc-line-developments = Rozwinięcia
gc-line-cockpits = Kokpity
about-gc-line-start = z czym zaczynają wszyscy
about-gc-line-bonuses = premie finansowe, żetony, karty, dni w kosmosie
about-gc-line-guests = punktowani u celów podróży
about-gc-line-launches = kokpity przy każdym starcie
about-gc-line-meetings = kostki razy skrzydła
about-gc-line-supplies = 1 za 3 zapasy
about-gc-line-progress = kostki razy skrzydła
about-gc-line-reputation = osiągnięty próg
about-gc-line-segments = wydrukowane na nich
about-gc-line-developments = pusta kolumna najdalej z prawej
about-gc-line-cockpits = według tego, co każdy liczy; 5 mniej bez startu
gc-graph-meeting = RWZ { $meeting }
gc-graph-turn = Tura { $turn }
gc-graph-last = Tura { $turn }
gc-graph-note = punkty w kolejnych turach, rakiety to starty

## The table

gc-campus = Kampus
gc-show-table = Pokaż stół
gc-purse = Co masz
gc-show-score = Pokaż punktację
gc-liftoff = Start!
gc-liftoff-who = { $who } · statek: { $shuttle } · { $cruise }
gc-finish = { $who } przejmuje firmę
gc-finish-ahead =
    { $by ->
        [0] Punkty: { $score }, remis z następną firmą: { $who }.
       *[other] Punkty: { $score }, przewaga: { $by } (następne miejsce: { $who }).
    }
gc-finish-deeds =
    Starty: { $launches }, przewiezieni pasażerowie: { $guests }, { $goals ->
        [0] bez zrealizowanych celów.
       *[other] zrealizowane cele: { $goals }.
    }
gc-focus-purse = Masz
gc-focus-with = Statek: { $which }, { $plan }
gc-focus-nowhere = Nie pasuje do żadnego z twoich statków.
gc-focus-cabins = Kabiny
gc-focus-sum = { $cost }{ $slot ->
    [0] {""}
   *[other] {" "}+{ $slot } pole
}{ $saved ->
    [0] {""}
   *[other] {" "}−{ $saved } zniżki
}
gc-focus-segments = Segmenty
gc-focus-points = Punkty na segmentach
gc-focus-cockpit = Kokpit
gc-focus-needs = Do startu
gc-days = W dzień w kosmosie
gc-focus-shuttle = Statek: { $which }
gc-focus-own = Twoje projekty, bez dodatkowego kosztu
gc-focus-display = Z rynku, z dodatkowym kosztem pola
gc-companies = Firmy
gc-acts = Teraz możliwe także
gc-company = { $who }: { $score } PZ, pieniądze { $money }, Reputacja { $reputation }, { $launches ->
    [one] { $launches } start
    [few] { $launches } starty
   *[many] { $launches } startów
}
gc-final-round = Ostatnia runda
gc-done-of = { $done } z { $allowed }
gc-to-pay = Do zapłaty:
gc-due-row = { $sum } w pieniądzach lub { $row }

about-gc-tab_mine = Firma
about-gc-tab_campus = Kampus
about-gc-tab_tracks = Tory
about-gc-tab_market = Marketing

about-gc-neutral = nikt (neutralne)
about-gc-npc = Bezstronny
gc-worker-of = Pracownik: { $who }
gc-expert-of = Doświadczony pracownik: { $who }
gc-no-worker = Nie ma tu pracownika
gc-borrow = za opłatą
gc-more = jeszcze { $count }
gc-free = wolny
gc-empty = puste
gc-departures = Odloty
gc-guests-waiting = Pasażerowie w Kolejce
gc-shuttles-title = Statki
gc-silo-title = Magazyn
gc-agenda-counts = talia { $deck } · odrzucone { $discard }
gc-goal-name =
    { $counter ->
        [segments_built] Segmenty
        [segments_of_type] Segmenty
        [segments_double] Podwójne segmenty
        [segment_vp] PZ segmentów
        [icon_sets] Zestawy ikon
        [full_shuttles] Pełne statki
        [shuttles_launched_distinct] Statki po starcie
        [launches_total] Starty
        [guests_carried] Pasażerowie
        [destinations_visited] Cele podróży
        [upgrades_unlocked] Ulepszenia
        [upgrade_destinations] Rodzaje ulepszeń
        [experts_hired] Doświadczeni
        [developments_network] W Sieci
        [developments_technology] Technologie
        [reputation] Reputacja
        [wings] Skrzydła
        [cabin_positions] Położenia kabin
       *[developments_built] Rozwinięcia
    }
gc-goal-both = { $first }, { $second }
gc-location = Lokacja { $place }: { $who }
gc-bonus-active = Premia działa.
gc-bonus-asleep = Premia śpi, dopóki lokacji nie dotyka dość rozwinięć.
gc-built-by = Rozwinięcia: { $owners }.
gc-borrowed = Opłacone na tę turę.
gc-connection = Połączenie { $name }, rozwinięcia: { $owners }
about-gc-connection = Pracownik używa akcji sąsiedniej lokacji przez połączenie z rozwinięciem swojej firmy; z cudzych korzysta się za opłatą.
about-gc-connection_empty = Nikt tu nie zbudował. Pierwsze rozwinięcie daje 1 punkt Reputacji.
gc-technology = Technologia { $name }, rozwinięcia: { $owners }
about-gc-technology_new = Nikt jej jeszcze nie wynalazł. Pierwsze rozwinięcie daje 1 punkt Reputacji.
gc-technology-marker = Znacznik jest na polu { $marker } z { $spaces }.
gc-technology-surcharge = Korzystanie kosztuje o { $money } szt. pieniędzy więcej za każdego właściciela.

gc-agenda = Karty planu
gc-agenda-slot = Puste pole
gc-agenda-empty = Puste pole kart planu: { $bonus }
about-gc-agenda_slot = Kto uzupełni karty planu, zyskuje: { $bonus }.
gc-agenda-card = Karta planu { $name }, warta { $resource }
gc-agenda-deck = Karty planu: w talii { $deck }, odrzucone { $discard }
gc-discarded = Odrzucone, od ostatniej: { $names }.
gc-blueprints = Projekty
gc-blueprint = Projekt { $name }; zbudowany z rynku kosztuje więcej: pieniądze { $money }, Reputacja { $reputation }
about-gc-surcharge = Zbudowany wprost z tego pola kosztuje więcej: pieniądze { $money }, Reputacja { $reputation }.
gc-blueprint-stack = Jeszcze projekty: { $stack }, odrzucone { $discard }
about-gc-reset = Za 1 punkt Reputacji, w dowolnym momencie twojej tury, można wymienić wystawione projekty.
gc-hangar = Statki na sprzedaż
gc-pair = Statek: kokpit { $cockpit }, silnik { $engine }
gc-pair-cockpit = Kokpit: { $name }
gc-pair-engine = Silnik.
gc-silo = Magazyn
gc-silo-row = Magazyn, { $resource }: { $number } z { $max }
about-gc-silo = Akcja Zyskiwanie zasobów bierze stąd do trzech; Uzupełnienie magazynu napełnia rząd i jest za to płatne.

gc-cruises = Rejsy; kolejne: { $stack }
gc-cruise = { $name }: { $stops }; Paliwo { $fuel }; sprzedane bilety: { $tickets }; planuje: { $by }
gc-tickets = Sprzedane bilety: { $tickets }.
gc-no-tickets = Nie sprzedano jeszcze biletów.
gc-free-cruise = Nikt go nie zaplanował.
gc-scheduled-by = Planuje: { $who }.
gc-queue = Pasażerowie w Kolejce
gc-section = { $section ->
    [supply] Zapasy, reklamy za pasażera: { $price }
   *[other] Sekcja { $section }, reklamy za pasażera: { $price }
}
about-gc-section = Reklamy za wybranie pasażera z tej sekcji Kolejki: { $price }.
about-gc-supply = Reklamy za wybranie pasażera spoza Kolejki: { $price }.
gc-guest-type = Pasażerowie (typ: { $type }); premia w dzień w kosmosie: { $bonus }
gc-waiting = { $number } × { $who }
about-gc-waiting = Lubi cele podróży i segmenty typu { $type }. Sprzedany bilet daje 1 szt. pieniędzy za każdy cel podróży rejsu i 1 punkt Reputacji, jeśli jest wśród nich typ { $type }.

gc-reputation = Reputacja: { $standings }
about-gc-reputation = Raz na turę można ją wydać: zejdź w dół i zyskaj każdą mijaną ikonę jednego rodzaju. Pasy to cena korzystania: 2, 1 lub 0 szt. pieniędzy za każdego właściciela. Poniżej są punkty na koniec.
gc-progress-title = Tor Postępu
gc-progress = Tor Postępu, kostki w sekcjach { $sections }; odbyte zgromadzenia: { $meetings }
about-gc-progress = Starty i cele kładą tu kostki. Gdy sekcja jest pełna, zbiera się walne zgromadzenie: każdy punktuje swoje kostki, i jeszcze jedną za najwyższą Reputację, razy skrzydła. Pełna trzecia sekcja kończy rozgrywkę.
gc-cubes = { $who }: kostki { $cubes }, skrzydła { $wings }.
gc-neutral-cube = { $turns ->
    [one] Bez nowej kostki przez jeszcze jedną turę sama pojawi się neutralna.
    [few] Bez nowej kostki przez jeszcze { $turns } tury sama pojawi się neutralna.
   *[many] Bez nowej kostki przez jeszcze { $turns } tur sama pojawi się neutralna.
}
gc-beside = Kostki obok toru: { $cubes }.
gc-goal-tile = Cele firmy: { $name }
gc-goal = Cel: { $what }; dotąd { $have } z { $wanted }
about-gc-goal = Osiągnij: { $what }. Cel rośnie za każdym razem, gdy ktoś go zrealizuje: { $levels }. Daje kostkę na torze Postępu i parę skrzydeł.
gc-expert-tile = Doświadczeni pracownicy: { $name }

gc-starting-upgrades = Początkowe ulepszenia
