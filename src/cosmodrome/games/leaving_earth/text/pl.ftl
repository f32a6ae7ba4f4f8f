game-title = Leaving Earth

## Agencies and astronauts

name-nasa = NASA
name-okb_1 = OKB-1
name-cnes = CNES
name-isas = ISAS
name-sac = SAC
name-pilot = pilot
name-mechanic = mechanik
name-doctor = lekarz

## Advancements and outcomes

name-juno_rockets = Rakiety Juno
name-atlas_rockets = Rakiety Atlas
name-soyuz_rockets = Rakiety Sojuz
name-saturn_rockets = Rakiety Saturn
name-ion_thrusters = Silniki jonowe
name-rendezvous = Rendez-vous
name-re_entry = Wejście w atmosferę
name-landing = Lądowanie
name-life_support = Podtrzymywanie życia
name-surveying = Zwiad
name-success = sukces
name-minor_failure = drobna awaria
name-major_failure = poważna awaria

## Components

name-juno = Juno
name-atlas = Atlas
name-soyuz = Sojuz
name-saturn = Saturn
name-ion_thruster = Silnik jonowy
name-spent_ion_thruster = Silnik jonowy (odpalony w tym roku)
name-vostok = Wostok
name-apollo = Apollo
name-eagle = Eagle
name-aldrin = Aldrin
name-probe = sonda
name-supplies = zapasy
name-supplies_x5 = Zapasy ×5
name-moon_sample = Próbka z Księżyca
name-mars_sample = Próbka z Marsa
name-phobos_sample = Próbka z Fobosa
name-venus_sample = Próbka z Wenus
name-ceres_sample = Próbka z Ceres
name-damaged_juno = uszkodzona rakieta Juno
name-damaged_atlas = uszkodzona rakieta Atlas
name-damaged_soyuz = uszkodzona rakieta Sojuz
name-damaged_saturn = uszkodzona rakieta Saturn
name-damaged_ion_thruster = uszkodzony silnik jonowy
name-damaged_spent_ion_thruster = uszkodzony silnik jonowy (odpalony w tym roku)
name-damaged_vostok = uszkodzony Wostok
name-damaged_apollo = uszkodzone Apollo
name-damaged_eagle = uszkodzony Eagle
name-damaged_aldrin = uszkodzony Aldrin
name-damaged_probe = uszkodzona sonda

## Places

name-earth = Ziemia
name-suborbital_flight = Lot suborbitalny
name-earth_orbit = Orbita Ziemi
name-lunar_fly_by = Przelot obok Księżyca
name-lunar_orbit = Orbita Księżyca
name-moon = Księżyc
name-inner_planets_transfer = Transfer do planet wewnętrznych
name-venus_fly_by = Przelot obok Wenus
name-venus_orbit = Orbita Wenus
name-venus = Wenus
name-mars_fly_by = Przelot obok Marsa
name-mars_orbit = Orbita Marsa
name-mars = Mars
name-phobos = Fobos
name-ceres = Ceres
name-solar_radiation = Promieniowanie słoneczne
name-lost = pustka

## What the hidden cards show

name-suborbital_flight_harmless = nieważkość nie szkodzi
name-suborbital_flight_mild_sickness = łagodna choroba kosmiczna (1)
name-suborbital_flight_strong_sickness = silna choroba kosmiczna (1–3)
name-solar_radiation_level_0 = znikome promieniowanie
name-solar_radiation_level_1 = promieniowanie poziomu 1
name-solar_radiation_level_2 = promieniowanie poziomu 2
name-moon_barren = jałowy Księżyc
name-moon_minerals = minerały na Księżycu
name-moon_microbes = drobnoustroje na Księżycu
name-moon_dust_oceans = oceany pyłu pochłaniające każdy lądownik
name-mars_barren = jałowy Mars
name-mars_minerals = minerały na Marsie
name-mars_plant_life = rośliny na Marsie
name-phobos_barren = jałowy Fobos
name-phobos_hollow_metal = pusty metalowy Fobos
name-venus_heat_and_pressure = Wenus miażdży każdy lądownik
name-venus_oceans = oceany na Wenus
name-venus_wetland_life = żywe mokradła na Wenus
name-ceres_barren = jałowa Ceres
name-ceres_water_ice = lód wodny na Ceres
name-ceres_minerals = minerały na Ceres

## Missions

name-sounding_rocket = Rakieta sondująca
name-artificial_satellite = Sztuczny satelita
name-man_in_space = Człowiek w kosmosie
name-man_in_orbit = Człowiek na orbicie
name-lunar_survey = Zwiad Księżyca
name-mars_survey = Zwiad Marsa
name-lunar_lander = Lądownik księżycowy
name-space_station = Stacja kosmiczna
name-venus_survey = Zwiad Wenus
name-mars_lander = Lądownik marsjański
name-ceres_lander = Lądownik na Ceres
name-lunar_sample_return = Próbka z Księżyca
name-venus_lander = Lądownik na Wenus
name-man_on_the_moon = Człowiek na Księżycu
name-phobos_sample_return = Próbka z Fobosa
name-ceres_sample_return = Próbka z Ceres
name-lunar_station = Stacja księżycowa
name-mars_sample_return = Próbka z Marsa
name-mars_station = Stacja marsjańska
name-man_on_mars = Człowiek na Marsie
name-venus_sample_return = Próbka z Wenus
name-venus_station = Stacja na Wenus
name-man_on_venus = Człowiek na Wenus
name-extraterrestrial_life = Życie pozaziemskie
name-space = kosmos
name-life = życie
name-lost_astronauts = Utraceni astronauci
field-thrust = ciąg
field-spacecraft = statki kosmiczne
field-astronauts = astronauci
field-outcomes = wyniki
field-advancements = technologie
field-money = pieniądze
field-mass = masa
field-points = punkty
field-lost_astronauts = utraceni astronauci

# To, co liczba liczy, obok samej liczby.

written-money = { $sign }{ $number } $
unit-money = { $number ->
   *[other] $
}
unit-points = { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
unit-thrust = { $number ->
   *[other] ciągu
}
unit-mass = { $number ->
   *[other] masy
}
unit-supplies = { $number ->
    [one] jednostka zapasów
    [few] jednostki zapasów
   *[many] jednostek zapasów
}
unit-outcomes = { $number ->
    [one] wynik
    [few] wyniki
   *[many] wyników
}
unit-advancements = { $number ->
    [one] technologia
    [few] technologie
   *[many] technologii
}
unit-spacecraft = { $number ->
    [one] statek kosmiczny
    [few] statki kosmiczne
   *[many] statków kosmicznych
}
unit-astronauts = { $number ->
    [one] astronauta
    [few] astronautów
   *[many] astronautów
}
unit-lost_astronauts = { $number ->
    [one] utracony astronauta
    [few] utraconych astronautów
   *[many] utraconych astronautów
}

name-easy = łatwa
name-medium = średnia
name-hard = trudna
name-very_hard = bardzo trudna

## What an answer costs and brings

quote-gains = dostajesz: { $value ->
    [none] nic
   *[other] { $value }
}
quote-gives = dajesz: { $value ->
    [none] nic
   *[other] { $value }
}
quote-at_once = od razu, ze wszystkimi zagrożeniami
quote-ready = ciąg na pokładzie { $value }
quote-thrust = ciąg { $value }
quote-required = potrzebny { $value }
quote-reached = { $value ->
    [true] ciąg wystarczy
   *[other] ciągu za mało
}

## Questions

question-turn = Co robi twoja agencja?
question-spacecraft = Co robi statek kosmiczny?
question-assemble = Co jeszcze trafia na pokład?
question-years = Ile lat ma trwać manewr?
question-years_longer = Ile więc lat?
question-buy_several = Tyle sztuk czego?
question-fire = Co teraz odpalasz?
question-separate = Co trafia do drugiego statku kosmicznego?
question-dock_with = Z którym statkiem kosmicznym się połączyć?
question-damage = Który komponent zostaje uszkodzony?
question-test_with = Z którym statkiem kosmicznym wypróbować Rendez-vous?
question-damage_which = Który z dwóch statków kosmicznych zostaje trafiony?
question-remove_outcome = Usunąć dobrany właśnie wynik?
question-reveal = Karta jest zbadana z daleka. Pokazać ją wszystkim? Twój statek i tak jest bezpieczny.
question-reveal_or_lose_craft = Ta karta dotyczy ciebie. Pokazać ją wszystkim czy stracić statek kosmiczny?
question-reveal_or_lose_crew = Ta karta dotyczy ciebie. Pokazać ją wszystkim czy stracić wszystkich astronautów na pokładzie?
question-landing = Lądowanie jest bezpieczne. Mimo to wypróbować technikę lądowania?
question-seat = Kto leci w tej kapsule przez atmosferę?
question-seat_shielded = Kto siedzi za osłoną Aldrina?
question-who_dies = Nie wszyscy mogą przeżyć. Kto ginie?
question-how_many = Ile zbierasz?
question-partner = Z którą agencją?
question-offer = Co należy do oferty?
question-answer_offer = Przyjmujesz ofertę?
question-turn_in = Oddać próbkę?
question-alien_find = Czego uczy obce znalezisko?
question-deal_mission = Która misja zostaje rozdana?
question-deal_card = Która karta tam leży?
question-deal_outcome = Który wynik zostaje przydzielony?
question-draw = Który wynik zostaje dobrany?
question-roll = Co pokazuje kość?
question-draw_lots = Na kogo pada los?

## Moves

# Headings over all moves of a kind
verb-research = Opracuj
verb-buy = Kup
verb-several = Kup kilka
verb-spacecraft = Statek kosmiczny
verb-maneuver = Cel
verb-part = Komponent
verb-astronaut = Astronauta
verb-money = Pieniądze
verb-share = Udostępnij technologię
verb-years = Lata
verb-fire = Odpal
verb-fire_on = Odpalaj do skutku
verb-survey = Zbadaj z daleka
verb-strike = Wykreśl pozycję
verb-agency = Agencja
verb-amount = Ile
verb-collect = Zbierz
verb-turn_in = Oddaj
verb-learn = Naucz się od razu, bez wyników
verb-master = Zdejmij wszystkie wyniki

move-research = Opracuj: { $arg }
move-buy = Kup: { $arg }
move-several = Kup { $arg } szt. tego samego…
arg-buy-probe = Sonda
arg-buy-supplies = Zapasy
arg-buy-pilot = Pilot
arg-buy-mechanic = Mechanik
arg-buy-doctor = Lekarz
move-assemble = Zmontuj statek kosmiczny
move-spacecraft = Statek kosmiczny { $arg }
move-cooperate = Współpraca z inną agencją
move-end_turn = Zakończ turę
move-back = Wstecz
move-part = { $arg }
move-load_all = Załaduj wszystko
move-astronaut = Astronauta { $arg }
move-done = Gotowe
move-maneuver = Cel: { $arg }
arg-maneuver-lost = pustka, bez powrotu
move-disassemble = Rozmontuj go
move-dock = Zadokuj do innego statku
move-separate = Rozdziel na dwa
move-test_rendezvous = Wypróbuj do końca Rendez-vous
move-alone = Sam ten statek, przez rozdzielenie i połączenie
move-survey = Zbadaj z daleka: { $arg }
move-collect = Zbierz: { $arg }
move-repair = Napraw wszystko
move-heal = Wylecz niezdolnych do służby
move-scrap = Zezłomuj go
move-years = { $arg ->
    [0] Od razu
    [one] Rok
    [few] { $arg } lata
   *[many] { $arg } lat
}
move-longer = Dłużej…
move-fire = Odpal: { $arg }
move-fire_on = Odpalaj, aż ciągu wystarczy: { $arg }
move-stop = Przestań odpalać
move-test_landing = Wypróbuj lądowanie
move-land_safely = Wyląduj bezpiecznie
move-reveal = Pokaż wszystkim
move-conceal = Zachowaj w tajemnicy
move-sacrifice_craft = Zachowaj w tajemnicy i strać statek
move-sacrifice_crew = Zachowaj w tajemnicy i strać astronautów
move-amount = { $arg }
move-remove = Usuń go
move-keep = Wtasuj z powrotem
move-agency = { $arg }
move-money = { $arg } $
move-share = { $arg } (technologia)
move-in_return = Teraz to, czego chcesz w zamian
move-to_give = Wróć do tego, co dajesz
move-strike = Wykreśl pozycję { $arg }
move-propose = Zaproponuj
move-cancel = Wycofaj ofertę
move-accept = Przyjmij
move-decline = Odrzuć
move-counter = Złóż kontrofertę
move-turn_in = Oddaj: { $arg }
move-learn = Naucz się od razu, bez wyników: { $arg }
move-master = Zdejmij wszystkie wyniki: { $arg }
move-deal_mission = Misja: { $arg }
move-deal_card = { $arg }
move-deal_outcome = { $arg }
move-draw = { $arg }
move-roll = { $arg }
move-draw_lots = { $arg }

## Events
# Told in the present, which knows no gender.

event-figures = { $seat }
event-mission_dealt = Na stole: { $mission }.
# What heads the log from there on.
chapter-year_began = { $year }
event-year_began = Zaczyna się rok { $year }. Każda agencja ma 25 $.
event-goes_first = Zaczyna: { $agency }.
event-researched = { $agency } opracowuje: { $advancement }, koszt { $cost } $.
event-researched-own = Opracowuje: { $advancement }
event-gained = { $agency } uczy się na własnych błędach: { $advancement }, z pełnym zestawem wyników.
event-bought = { $number ->
    [1] { $agency } kupuje: { $component }, koszt { $cost } $.
   *[other] { $agency } kupuje: { $number } × { $component }, koszt { $cost } $.
}
event-bought-own = { $number ->
    [1] Kupuje: { $component }
   *[other] Kupuje: { $number } × { $component }
}
event-turn_ended = { $agency } kończy turę.
event-turn_ended-own = { "" }
event-declined = { $agency } nic nie robi.
event-free_actions_used_up = { $agency } ma za sobą wszystkie wolne akcje tego roku ({ $number }): do następnego koniec z montażem, dokowaniem, badaniem, zbieraniem i współpracą.
event-assembled = { $agency } montuje statek kosmiczny { $spacecraft }, masa { $mass }.
event-disassembled = { $agency } rozmontowuje statek kosmiczny { $spacecraft }.
event-deck_shuffled = Odrzucone wyniki wracają do talii: { $outcomes }.
event-deck_added = Wyniki się skończyły, dochodzi druga talia: { $outcomes }.
event-drew = { $agency } dobiera wynik ({ $advancement }): { $outcome }.
event-drew-own = { $advancement }: { $outcome }
event-removed_outcome = { $cost ->
    [0] { $agency } usuwa wynik ({ $advancement }): { $outcome }; pozostałe wyniki: { $left }.
   *[other] { $agency } płaci { $cost } $ i usuwa wynik ({ $advancement }): { $outcome }; pozostałe wyniki: { $left }.
}
event-removed_outcome-own = Usuwa wynik ({ $advancement }): { $outcome }; pozostałe wyniki: { $left }
event-fired = Statek kosmiczny { $spacecraft } ({ $agency }) odpala: { $part }, ciąg { $thrust }.
event-stayed = Statek kosmiczny { $spacecraft } ({ $agency }) zostaje na miejscu: ciąg { $thrust } z potrzebnych { $required }.
event-moved = { $years ->
    [0] Statek kosmiczny { $spacecraft } ({ $agency }) dociera do celu: { $destination }.
    [one] Statek kosmiczny { $spacecraft } ({ $agency }) wyrusza na rok. Cel: { $destination }.
    [few] Statek kosmiczny { $spacecraft } ({ $agency }) wyrusza na { $years } lata. Cel: { $destination }.
   *[many] Statek kosmiczny { $spacecraft } ({ $agency }) wyrusza na { $years } lat. Cel: { $destination }.
}
event-arrived = Statek kosmiczny { $spacecraft } ({ $agency }) przybywa: { $location }.
event-damaged = Uszkodzenie na statku kosmicznym { $spacecraft } ({ $agency }): { $part }.
event-burned_up = Statek kosmiczny { $spacecraft } ({ $agency }), w atmosferze płonie: { $part }.
event-destroyed = Statek kosmiczny { $spacecraft } ({ $agency }) jest stracony: { $location }.
event-scrapped = { $agency } złomuje statek kosmiczny { $spacecraft }.
event-rolled = { $role } { $astronaut } ({ $agency }), promieniowanie: wypada { $die }, szkodzi do { $danger }.
event-incapacitated = { $role } { $astronaut } ({ $agency }): niezdolność do służby.
event-died = Ginie { $role } { $astronaut } ({ $agency }).
event-looked = { $agency } ogląda kartę: { $location }.
event-revealed = { $agency } odkrywa kartę ({ $location }): { $card }.
event-surveyed = { $worked ->
    [true] { $agency } ponownie bada z daleka: { $location }.
   *[other] Badanie z daleka się nie udaje, { $agency }: { $location }.
}
event-collected = Statek kosmiczny { $spacecraft } ({ $agency }) zbiera: { $number } × { $part }.
event-repaired = Statek kosmiczny { $spacecraft } ({ $agency }) jest naprawiony.
event-healed = Na statku kosmicznym { $spacecraft } ({ $agency }) wszyscy są znów zdrowi.
event-docked = Statek kosmiczny { $joined } ({ $agency }) dokuje do statku { $spacecraft }.
event-separated = Statek kosmiczny { $parted } ({ $agency }) oddziela się od statku { $spacecraft }.
event-testing_rendezvous = { $agency } sprawdza Rendez-vous ze statkiem { $spacecraft }.
event-offered = Oferta: { $agency } → { $to }: { $give ->
    [none] nic
   *[other] { $give }
} za { $want ->
    [none] nic
   *[other] { $want }
}.
event-offer_declined = { $agency } odrzuca ofertę agencji { $by }.
event-offer_accepted = { $agency } przyjmuje ofertę agencji { $by }.
event-shared = { $agency } udostępnia agencji { $to }: { $advancement }.
event-mission_completed = { $agency } wypełnia misję { $mission }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.{ $gift ->
    [0] {""}
   *[other] {" "}Każda inna agencja dostaje { $gift } $.
}
event-mission_removed = Misja jest już niemożliwa i odpada: { $mission }.
event-turned_in = { $money ->
    [0] { $agency } oddaje: { $part }.
   *[other] { $agency } oddaje: { $part }, w zamian za { $money } $.
}
event-turned_in-own = Oddaje: { $part }
event-mastered = { $agency } opanowuje: { $advancement }.
event-calendar_ran_out = Kalendarz się skończył: koniec gry.
event-leader_unbeatable = Nikt już nie dogoni prowadzącej agencji: koniec gry.
event-missions_ran_out = Nie ma już misji: koniec gry.

## Why not

rule-not_in_the_bag = Tego nie można rozdać.
rule-other_question = To odpowiedź na inne pytanie.
rule-already_researched = Twoja agencja ma już tę technologię.
rule-too_expensive = Nie wystarcza pieniędzy.
rule-needs_advancement = Brakuje potrzebnej technologii.
rule-no_number_left = Wszystkie numery są zajęte.
rule-not_your_spacecraft = Twoja agencja nie ma takiego statku kosmicznego.
rule-nothing_to_do = Ten statek kosmiczny nie może teraz nic zrobić.
rule-enough_for_a_year = Twoja agencja zużyła już wolne akcje tego roku.
rule-enough_taken_back = Twoja agencja cofnęła w tym roku już tyle wyborów, ile wolno.
rule-nothing_to_take_back = Nie ma tu wyboru do cofnięcia.
rule-more_than_needed = Wystarczy jeden albo jest tylko jeden.
rule-nothing_to_assemble = Na Ziemi nie ma niezmontowanych komponentów.
rule-nobody_to_cooperate_with = Nie ma innej agencji.
rule-under_way = Statek kosmiczny z żetonami czasu jest w drodze: nie może manewrować, badać, dokować ani zbierać.
rule-nothing_to_fire = Na pokładzie nie ma nic, co można odpalić do tego manewru.
rule-no_such_way = Żaden manewr nie prowadzi stąd w to miejsce.
rule-not_that_long = Manewr nie może trwać tak długo albo tak krótko.
rule-only_on_earth = To można robić tylko na Ziemi.
rule-only_in_space = Na Ziemi statek kosmiczny się rozmontowuje.
rule-no_repairs_here = W locie suborbitalnym nie wolno naprawiać.
rule-needs_mechanic = Na pokładzie musi być zdrowy mechanik.
rule-needs_supplies = Naprawa zużywa jednostkę zapasów, a na pokładzie żadnej nie ma.
rule-nothing_to_repair = Na pokładzie nic nie jest uszkodzone.
rule-needs_doctor = Na pokładzie musi być zdrowy lekarz.
rule-nobody_to_heal = Na pokładzie nikt nie jest niezdolny do służby.
rule-no_docking_here = Tutaj nie można dokować ani się rozdzielać.
rule-nothing_to_dock_with = Nie ma tu innego twojego statku bez żetonów czasu.
rule-nothing_to_separate = Do rozdzielenia potrzeba co najmniej dwóch komponentów.
rule-nothing_to_test = Nie ma czego wypróbować albo nie ma tu czym.
rule-out_of_sight = Stąd nie można zbadać tej karty.
rule-needs_probe_or_capsule = Potrzebna jest nieuszkodzona sonda lub kapsuła.
rule-nothing_to_survey = Karta jest znana i nie ma wyników do wypróbowania.
rule-nothing_to_collect = Nie ma tu niczego takiego do zebrania.
rule-fire_something_first = Odpal najpierw co najmniej jedną rakietę lub silnik.
rule-thrusters_need_time = Silniki jonowe działają tylko w manewrach trwających co najmniej rok.
rule-not_there = Nie ma czegoś takiego do wyboru.
rule-no_seat_or_not_there = Nie ma takiego astronauty albo brakuje miejsca.
rule-not_enough_seats = Oba statki potrzebują co najmniej jednego komponentu i miejsca dla każdego astronauty.
rule-nothing_to_share = Tej technologii nie można udostępnić: brakuje jej tobie albo tamta agencja już ją ma.
rule-nothing_to_damage = Wybierz nieuszkodzony komponent albo zdrowego astronautę z tego statku.

## What has changed between editions

change-more_free_actions_a_year = W roku wielu umów i dokowań czterdzieści wolnych akcji mogło nie wystarczyć; teraz jest ich sześćdziesiąt.

## Options of a table

option-players-help = Ile agencji; jedna gra solo.
option-level = Misje
option-level-help = Które misje są rozdawane na początku.
option-level-easy = Łatwa: pięć łatwych
option-level-medium = Średnia: cztery łatwe, dwie średnie
option-level-hard = Trudna: trzy łatwe, trzy średnie, dwie trudne
option-level-very_hard = Bardzo trudna: jedna łatwa, cztery średnie, cztery trudne
