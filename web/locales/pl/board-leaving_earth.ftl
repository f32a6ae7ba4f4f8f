# The board of Leaving Earth: what stands on it besides the names the game's own catalogue has.

le-now = { $year }
le-note = Masz do wydania { $amount }.
le-note-place = { $points }, { $place }.
le-map = Układ Słoneczny
le-missions = Misje
le-no-missions = Nie ma już misji.
le-research = Technologie
le-agencies = Agencje
le-tab-mine = Agencja
le-tab-map = Mapa
le-tab-missions = Misje
le-tab-payload = Ładunek
le-tab-planner = Plany
le-folder = Misje, tabela ładunku i planer
le-race-tab = Wyścig
le-money = Pieniądze
le-dollars = { $money } $
le-score = Punkty
le-lost = Utraceni astronauci
le-completed = Wypełnione misje:
le-calendar = Kalendarz: { $year }, pozostałe lata: { $left }
le-deck = Wyniki w talii: { $deck }
le-deck-about = Stąd dobiera się wyniki nowych technologii. Odrzucone dotąd:

le-needs = Wymaga: { $advancement }.
le-damaged = Uszkodzenie: nie działa do czasu naprawy.
le-outcomes = Każde użycie dobiera jeden z wyników; zapłać, by go usunąć, a w końcu zawsze zadziała.
le-not-researched = nieopracowana
le-mastered = bez wyników, zawsze działa
le-outcomes-left = { $number ->
    [one] { $number } wynik
    [few] { $number } wyniki
   *[many] { $number } wyników
}
le-tile = { $name }: { $price ->
    [0] nie na sprzedaż
   *[other] { $price } $
}, masa { $mass }
le-on-earth = { $number } × { $name } na Ziemi
le-aboard = { $number } × { $name }
le-incapacitated = { $name }, niezdolność do służby

le-card = Karta: { $place }
le-card-known = Pokazuje: { $card }.
le-card-hidden = Nikt jej jeszcze nie pokazał. Możliwości: { $possible }.
le-card-revealed = Wszyscy ją widzieli.
le-card-looked = Zna ją: { $who }.
le-mission-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla pierwszej agencji, której się uda; każda inna dostaje wtedy 10 $.

le-way-difficulty = Trudność { $difficulty }
le-way-automatic = Automatycznie
le-way-years = { $years ->
    [one] rok
    [few] { $years } lata
   *[many] { $years } lat
}
le-way-optional = dozwolone żetony czasu
le-ways = Manewry stąd
le-thrust-short = Dostępny ciąg { $ready }, potrzebny { $needed }.
le-under-way = W drodze: { $years ->
    [one] przybywa na koniec tego roku
    [few] jeszcze { $years } lata
   *[many] jeszcze { $years } lat
}.
le-craft-label = { $years ->
    [0] Statek kosmiczny { $number } ({ $who }), { $place }, masa { $mass }, załoga { $crew }
    [one] Statek kosmiczny { $number } ({ $who }), { $place }, masa { $mass }, załoga { $crew }, jeszcze rok
    [few] Statek kosmiczny { $number } ({ $who }), { $place }, masa { $mass }, załoga { $crew }, jeszcze { $years } lata
   *[many] Statek kosmiczny { $number } ({ $who }), { $place }, masa { $mass }, załoga { $crew }, jeszcze { $years } lat
}
le-stack = { $years ->
    [0] Statki kosmiczne: { $count } ({ $who }), { $place }
    [one] Statki kosmiczne: { $count } ({ $who }), { $place }, jeszcze rok
    [few] Statki kosmiczne: { $count } ({ $who }), { $place }, jeszcze { $years } lata
   *[many] Statki kosmiczne: { $count } ({ $who }), { $place }, jeszcze { $years } lat
}
le-craft-title = Statek kosmiczny { $number } · { $place }
le-mass = masa
le-thrust = ciąg
le-crew = załoga
le-yard = Hala montażowa
le-yard-empty = Na Ziemi nic jeszcze nie leży: opracuj technologię, potem kup komponenty.
le-yard-about = na Ziemi, luzem
le-yard-drag = przeciągnij komponent na stanowisko

le-flight = Manewr
le-engine = { $number } × { $name }, ciąg { $thrust } każdy
le-gauge = Ciąg { $thrust } z { $required }, na pokładzie jeszcze { $left }
le-go = Przestań odpalać i leć. Cel: { $place }
le-give-up = Przestań odpalać i zostań
le-remove =
    { $cost ->
        [0] Usuń za darmo
       *[other] Zapłać { $cost } $ i usuń
    }

le-trade = Oferta
le-gives = { $who } daje:
le-nothing = jeszcze nic
le-offer-to = Oferta dla: { $who }
le-offer-note = Nic nie zmienia właściciela, zanim { $who } się nie zgodzi
le-trade-money = pieniądze
le-trade-part = komponenty w hali montażowej
le-trade-astronaut = astronauci
le-trade-spacecraft = cały statek kosmiczny
le-trade-share = wspólne badania: dobiera się tyle wyników, ile tam leży
le-telegram-title = Depesza
le-away = w drodze
le-at = { $craft }, { $place }
le-telegram = Nadawca { $from } adresat { $to } stop Dajemy: { $give } stop W zamian za: { $want } stop Obietnice nikogo nie wiążą stop

# The star chart
le-way-from = { $from } → { $to }
le-way-between = { $from } ↔ { $to }
le-way-automatic-text = Automatycznie: lot następuje sam na koniec twojej tury.
le-way-difficulty-text = Trudność { $difficulty }: ciąg { $difficulty } na każdą jednostkę masy.
le-way-years-text = { $years ->
    [one] Rok
    [few] { $years } lata
   *[many] { $years } lat
}: wolniejszy lot nic nie kosztuje.
le-way-faster = { $years ->
    [one] W rok
    [few] W { $years } lata
   *[many] W { $years } lat
} przy trudności { $difficulty }.
le-way-optional-text = Może trwać lata: by użyć silników jonowych.
le-way-radiation = Promieniowanie: każdy astronauta rzuca kością ośmiościenną; poziom razy lata lub mniej oznacza niezdolność do służby.
le-way-radiation-known = { $level ->
    [0] Promieniowanie, poziom 0: nikomu nie szkodzi.
   *[other] Promieniowanie, poziom { $level }: każdy astronauta rzuca kością ośmiościenną; { $level } razy lata lub mniej oznacza niezdolność do służby.
}
le-way-atmosphere = Atmosfera: kapsuły potrzebują osłony termicznej i technologii Wejście w atmosferę.
le-way-landing = Lądowanie: dobiera się wynik; bez technologii Lądowanie statek się rozbija.
le-way-landing_optional = Lądowanie na spadochronach: bezpieczne, ale można wypróbować Lądowanie.
le-way-card = Czeka cię karta: { $place }.
le-way-card-known = { $place }, znana karta: { $card }.
le-in-reach = { $years ->
    [0] Osiągalne od razu.
    [one] Osiągalne w rok.
    [few] Osiągalne w { $years } lata.
   *[many] Osiągalne w { $years } lat.
}
le-word-lost = strata
le-word-alien = obce
le-word-life = życie
le-word-food = żywność
le-word-safe = pewne

# The workshop
le-programme = Program
le-bench = Stanowisko
le-assemble = Zmontuj
le-cooperate = Współpraca
le-end-turn = Zakończ turę
le-bench-empty = Stanowisko jest puste. Zmontuj statek kosmiczny z hali albo wybierz statek na mapie.
le-being-built = w montażu
le-free = Bez badań
le-safe = PEWNE
le-several = Kup kilka
le-how-many = Ile sztuk: { $name }?
le-a-year = { $thrust }/rok
le-then = Potem, jeśli wszystko się uda:
le-then-of = Potem, potrzebny ciąg z { $thrust }:
le-mission-in-reach = { $mission } w zasięgu, przybycie { $year }
le-plan-yard = W hali
le-plan-there = jest { $number }
le-plan-of = { $there } z { $number }
le-damaged-stamp = uszkodzenie
le-short-juno_rockets = Juno
le-short-atlas_rockets = Atlas
le-short-soyuz_rockets = Sojuz
le-short-saturn_rockets = Saturn
le-short-ion_thrusters = Jonowy
le-short-rendezvous = Rendez-vous
le-short-re_entry = Wejście
le-short-landing = Lądowanie
le-short-life_support = Podtrz. życia
le-short-surveying = Zwiad
le-foot-rendezvous = łączy, rozdziela
le-foot-landing = siada na globach
le-foot-surveying = ogląda karty
le-foot-re_entry = wraca do domu
le-foot-life_support = żyje w kosmosie
le-outcomes-word = { $number ->
    [one] wynik
    [few] wyniki
   *[many] wyników
}

# Payload chart and planner
le-payload = Tabela ładunku
le-payload-about = Ile uniesie poza sobą, według trudności
le-payload-aboard = rakiety na pokładzie, do manewrów stąd
le-difficulty = trudność
le-needed = potrzeba
le-at-hand = jest
le-planner = Planer misji
le-planner-title = Czego mi trzeba na
le-planner-choose = Która misja?
le-planner-close = Zamknij planer
le-planner-about = Wybierz misję: planer policzy, co opracować, kupić, załadować i odpalić.
le-planner-thinking = Liczę…
le-planner-none = Z tymi technologiami żaden statek nie zdąży w pozostałych latach.
le-plan-this = Czego mi trzeba?
le-plan-cheapest = Najtaniej
le-plan-safest = Najpewniej
le-plan-both = Najtańszy i najbezpieczniejszy
le-plan-points =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
le-plan-known = Co o tym wiesz
le-plan-to-pay = do zapłaty
le-plan-over = wypełniona
le-plan-works = bez usterek
le-plan-may-research = Można opracować (po { $price } $):
le-plan-count = { $number } × { $part }
le-plan-spent = { $spent } $ z { $money } $
le-plan-save = jeszcze nic
le-plan-all-there = Wszystko leży gotowe na Ziemi.
le-plan-nothing = nic
le-plan-build = Zbuduj to za mnie
le-plan-buy = Kup na rok { $year }
le-plan-not-now = Budować można we własnej turze.
le-plan-knows = Liczone z tego, co wie twoja agencja.
le-plan-not-exact = Szukanie przerwano: może istnieć coś lepszego.
le-leg = Etap
le-leg-thrust = Potrzebny ciąg
le-leg-fire = Odpalić
le-leg-works = Dotąd się uda
le-leg-from-to = od { $from } do { $to }
le-leg-spare = { $thrust }, w zapasie { $spare }

# The launch
le-reader = Czytnik kart
le-reading = Odczyt
le-fire-on = { $number ->
    [one] Odpal
    [few] Odpal { $number } po kolei
   *[many] Odpal { $number } po kolei
}
le-stock = { $unknown ->
    [0] Wyniki na karcie: { $count }, wszystkie już znane
   *[other] Wyniki na karcie: { $count }, jeszcze nieznane: { $unknown }
}
le-scene = Statek
le-odds = około { $good } na { $all }
le-firing-now = zapłon…
le-gives-thrust = odpal: +{ $thrust }
le-spent = już odpalony
le-mass-crew = masa { $mass }, { $crew ->
    [0] bez załogi
   *[other] załoga { $crew }
}
le-tape-reading = Odczyt karty wyniku
le-tape-deciding = Oczekiwanie na decyzję
le-tape-ready = Gotowość do zapłonu
le-tape-listening = Nasłuch
le-effect-enough = Ciąg { $thrust } z { $required }: dalej, cel { $place }.
le-effect-more = Ciąg { $thrust } z { $required }, brakuje jeszcze { $missing }.
le-effect-rocket-success = Rakieta daje swój ciąg.
le-effect-rocket-minor_failure = Bez ciągu. Rakieta jest uszkodzona i zostaje na pokładzie.
le-effect-rocket-major_failure = Statek zostaje zniszczony ze wszystkim na pokładzie.
le-effect-thruster-success = Silnik daje swój ciąg i zostaje na pokładzie.
le-effect-thruster-minor_failure = Bez ciągu. Silnik jest uszkodzony.
le-effect-thruster-major_failure = Bez ciągu. Silnik jest uszkodzony.
le-effect-landing-success = Ląduje bez szwanku: { $place }.
le-effect-landing-minor_failure = Ląduje, ale coś na pokładzie ulega uszkodzeniu.
le-effect-landing-major_failure = Statek zostaje zniszczony ze wszystkim na pokładzie.
le-effect-re_entry-success = Kapsuła przechodzi bez szwanku.
le-effect-re_entry-minor_failure = Kapsuła przechodzi uszkodzona.
le-effect-re_entry-major_failure = Kapsuła spala się z całą załogą.
le-effect-life_support-success = Ta kapsuła utrzymuje załogę przy życiu przez rok.
le-effect-life_support-minor_failure = Ta kapsuła nikogo nie utrzyma przy życiu, chyba że pomoże zdrowy mechanik.
le-effect-life_support-major_failure = Ta kapsuła nikogo nie utrzyma przy życiu.
le-effect-rendezvous-success = Udaje się.
le-effect-rendezvous-minor_failure = Nie udaje się, a coś na pokładzie ulega uszkodzeniu.
le-effect-rendezvous-major_failure = Nie udaje się, a coś na pokładzie ulega uszkodzeniu.
le-effect-surveying-success = Widzisz kartę.
le-effect-surveying-minor_failure = Nic nie widać.
le-effect-surveying-major_failure = Nic nie widać.

# The end
le-race = Wyścig w kosmos
le-wins = { $count ->
    [0] Wyścigu w kosmos nie wygrywa nikt
    [one] Wyścig w kosmos wygrywa: { $who }
    [few] Remis w wyścigu w kosmos: { $who }
   *[many] Remis w wyścigu w kosmos: { $who }
}
le-led = { $by ->
    [one] Jeden punkt
    [few] { $by } punkty
   *[many] { $by } punktów
} przewagi (następne miejsce: { $who }) po { $years ->
    [one] roku
    [few] { $years } latach
   *[many] { $years } latach
}.
le-raced = Wyścig trwał { $years ->
    [one] rok
    [few] { $years } lata
   *[many] { $years } lat
}.
le-year = Rok
le-look-back = Zobacz jeszcze raz tę chwilę
le-show-table = Pokaż stół
le-deed-launch = start
le-deed-lost = strata statku
le-deed-died = strata astronauty
le-figures = Rozgrywka w liczbach
le-figure-launches = Starty wszystkich agencji
le-figure-lost = Stracone statki
le-figure-price = Pieniądze za punkt, { $who }
le-figure-longest = Najdłuższy lot, { $who }
le-undone = { $count ->
    [one] Nikomu nie udała się misja { $mission }.
    [few] { $count } misje pozostały otwarte, wśród nich { $mission }.
    [many] { $count } misji pozostało otwartych, wśród nich { $mission }.
   *[other] { $count } misji pozostało otwartych, wśród nich { $mission }.
}
le-won-by = { $who }, { $year }: { $total ->
    [one] jeden punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
} do tej chwili.
le-mission-open = otwarta
le-mission-impossible = niemożliwa
le-deed-look = kliknij znak, by zobaczyć tę chwilę
le-hidden = Co było ukryte
le-hidden-cards = Karty miejsc
le-hidden-outcomes = Co zostało na technologiach
le-hidden-seen = widzieli ją wszyscy
le-hidden-news = leżała zakryta

# What the pieces are
about-le-rocket = Rakieta, masa { $mass }, ciąg { $thrust }. Zużywa się, gdy zadziała; drobna awaria ją uszkadza, poważna niszczy statek kosmiczny.
about-le-thruster = Silnik, masa { $mass }, ciąg { $thrust } za każdy rok manewru. Zostaje na pokładzie, działa raz w roku i tylko w manewrach trwających co najmniej rok.
about-le-vostok = Kapsuła dla jednej osoby, masa { $mass }, z osłoną termiczną.
about-le-apollo = Kapsuła dla trzech osób, masa { $mass }, z osłoną termiczną.
about-le-eagle = Lądownik dla dwóch osób, masa { $mass }; płonie w atmosferze.
about-le-aldrin = Habitat dla ośmiu osób, masa { $mass }; osłona zmniejsza promieniowanie o jeden. Płonie w atmosferze.
about-le-probe = Masa { $mass }. Odkrywa, bada i zbiera bez nikogo na pokładzie.
about-le-supply = Masa { $mass }. Jednostka zapasów żywi pięciu astronautów przez rok albo pozwala mechanikowi naprawić statek.
about-le-sample = Masa { $mass }. Przywieziona na Ziemię wypełnia misje, a niektóre można oddać.
about-le-pilot = Zdrowy pilot zmienia drobne awarie Lądowania i Rendez-vous w sukcesy, a poważne w drobne.
about-le-mechanic = Zdrowy mechanik naprawia cały statek za jednostkę zapasów i zmienia drobne awarie Podtrzymywania życia w sukcesy.
about-le-doctor = Zdrowy lekarz leczy wszystkich pozostałych na pokładzie.

about-le-juno_rockets = Pozwala kupować i odpalać Juno, najmniejsze rakiety.
about-le-atlas_rockets = Pozwala kupować i odpalać rakiety Atlas.
about-le-soyuz_rockets = Pozwala kupować i odpalać rakiety Sojuz.
about-le-saturn_rockets = Pozwala kupować i odpalać Saturny, największe rakiety.
about-le-ion_thrusters = Pozwala kupować i odpalać silniki, które działają rok po roku.
about-le-rendezvous = Pozwala statkom dokować i rozdzielać się w kosmosie.
about-le-re_entry = Pozwala kapsułom z osłoną termiczną zejść przez atmosferę.
about-le-landing = Pozwala lądować na Księżycu, Marsie, Fobosie i Ceres. Bez niej statki się tam rozbijają.
about-le-life_support = Utrzymuje astronautów przy życiu w kosmosie z roku na rok.
about-le-surveying = Pozwala sondom i kapsułom obejrzeć zakrytą kartę miejsca z miejsca tuż przed nim.

about-le-home = Tu trafiają komponenty, tu montuje się statki, a na koniec roku wszystko się naprawia.

about-le-assemble = Złóż części z hali w statek: to nic nie kosztuje, a zmontowany statek można rozebrać.
about-le-end-turn = Kto działał, zostanie zapytany ponownie: rok kończy się, gdy nikt nie ma już nic do zrobienia.
about-le-several = Kup do dziesięciu jednakowych części jednym kliknięciem.
about-le-cooperate = Zaoferuj pieniądze, części, statki lub badania i poproś o coś w zamian.
about-le-suborbital = Krótki skok. Co jest tu jeszcze na koniec twojej tury, spada na Ziemię.
about-le-orbit = Bezpieczne miejsce: statki mogą tu zostać, dokować i się rozdzielać.
about-le-surface = Glob, na którym można wylądować, odkrywać i zbierać.
about-le-fly_by = Tylko przelotem: co jest tu jeszcze na koniec twojej tury bez żetonów czasu, przepada.
about-le-transfer = Długa droga między planetami: co jest tu jeszcze na koniec twojej tury bez żetonów czasu, przepada.
about-le-marker = Co promieniowanie Słońca robi z astronautami w długich podróżach.

about-le-hazard_radiation = promieniowanie słoneczne
about-le-hazard_atmosphere = atmosfera
about-le-hazard_landing = lądowanie
about-le-hazard_landing_optional = lądowanie (bezpieczne)

about-le-mission_probe = Dowieź tam działającą sondę lub kapsułę: { $target }.
about-le-mission_survey = Pokaż wszystkim jako pierwsza agencja kartę: { $target }.
about-le-mission_manned = Astronauta, który tam był, wraca żywy na Ziemię: { $target }.
about-le-mission_station = Astronauta żyje tam, gdy zaczyna się rok: { $target }.
about-le-mission_sample_return = Przywieź na Ziemię próbkę. Miejsce: { $target }.
about-le-mission_life = Przywieź na Ziemię próbkę z dowolnego miejsca, gdzie odkryto życie.
