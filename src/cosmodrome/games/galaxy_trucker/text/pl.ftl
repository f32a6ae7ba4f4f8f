# Galaxy Trucker in Polish.

game-title = Galaxy Trucker

## Questions

question-building = Masz pustą rękę. Co teraz?
question-holding = Co robisz z częścią w ręce?
question-finished = Twój statek jest gotowy. Coś jeszcze przed startem?
question-grabbing = Koniec czasu. Łap numer!
question-timer = Piasek się sypie.
question-spot_check = Kontrola znalazła błąd. Którą część usunąć?
question-keep_piece = Twój statek się rozpadł. Który kawałek zostaje?
question-crew = Kto wchodzi na pokład?
question-course = Zaraz zostanie odkryta następna karta. Lecisz dalej?
question-power_engines = Ile podwójnych silników zasilasz?
question-power_cannons = Ile podwójnych dział zasilasz?
question-power_forward = Ile podwójnych dział skierowanych do przodu zasilasz?
question-power_sideways = Ile pozostałych podwójnych dział zasilasz?
question-spend_cell = Z której baterii bierzesz ogniwo?
question-give_crew = Która kabina traci członka załogi?
question-give_red = Która ładownia oddaje czerwoną skrzynię?
question-give_yellow = Która ładownia oddaje żółtą skrzynię?
question-give_green = Która ładownia oddaje zieloną skrzynię?
question-give_blue = Która ładownia oddaje niebieską skrzynię?
question-shield = Coś zaraz w ciebie uderzy. Włączasz osłonę?
question-shoot = Duży meteor leci prosto na ciebie. Strzelasz z podwójnego działa?
question-planet = Gdzie lądujesz?
question-abandoned_ship = Wysyłasz załogę na porzucony statek?
question-abandoned_station = Przeszukujesz opuszczoną stację?
question-reward = Zwycięstwo. Bierzesz nagrodę i tracisz dni?
question-load = Załaduj towary. Co zostanie w doku, leci za burtę.

## Nagłówki nad ruchami jednego rodzaju

verb-take = Weź część
verb-lay = Połóż część
verb-look = Obejrzyj stos
verb-finish = Zakończ i weź numer
verb-remove = Usuń część
verb-keep = Zachowaj kawałek
verb-board_orange = Pomarańczowy kosmita na pokład
verb-board_purple = Fioletowy kosmita na pokład
verb-spend_cell = Zużyj ogniwo
verb-land = Wyląduj na planecie
verb-give_crew = Oddaj członka załogi
verb-give_goods = Oddaj skrzynię
verb-load = Załaduj skrzynię
verb-unload = Wyładuj skrzynię
verb-power = Zasil

## Moves

move-draw = Dobierz zakrytą część
move-take = Weź: { $arg }
move-lay = Połóż: { $arg }
move-give_back = Odłóż część odkrytą do magazynu
move-set_aside = Odłóż część na bok
move-pick_up = Podnieś ostatnią część
move-look = Obejrzyj stos { $arg }
move-put_down = Odłóż stos
move-flip_timer = Obróć klepsydrę
move-finish = Zakończ i weź numer { $arg }
move-end_turn = Zakończ turę
move-remove = Usuń część: { $arg }
move-keep = Zachowaj kawałek wokół: { $arg }
move-board_orange = Pomarańczowy kosmita: { $arg }
move-board_purple = Fioletowy kosmita: { $arg }
move-board_humans = Kosmonauci we wszystkich innych kabinach
move-fly_on = Leć dalej
move-give_up = Zrezygnuj z lotu
move-power = { $arg ->
    [0] Nie zasilaj żadnego
    [one] Zasil 1, za jedno ogniwo
    [few] Zasil { $arg }, za { $arg } ogniwa
   *[many] Zasil { $arg }, za { $arg } ogniw
}
move-spend_cell = Zużyj ogniwo: { $arg }
move-shield_up = Włącz osłonę za jedno ogniwo
move-shoot = Strzel za jedno ogniwo
move-take_hit = Przyjmij trafienie
move-land = Wyląduj na planecie nr { $arg }
move-claim = Tak, i strać dni
move-decline = Nie, leć obok
move-give_crew = Członek załogi: { $arg }
move-give_goods = Skrzynia: { $arg }
move-load = Załaduj: { $arg }
move-unload = Wyładuj: { $arg }
move-close_holds = Zamknij ładownie
move-deal_tile = Część: { $arg }
move-deal_card = Karta: { $arg }
move-deal_deck = Karta pochodzi z talii { $arg }
move-roll = Kości pokazują { $arg }
move-time_up = Piasek się przesypał
move-wait = Czekaj na innych
move-fly_on_until_hurt = Leć dalej i zapytaj mnie, gdy karta narobi szkód
move-ask_again = Pytaj mnie znów przed każdą kartą

## What an answer costs and brings

quote-strength = siła { $value }
quote-strength_at_most = do { $value } z większą liczbą ogniw
quote-enemy = przeciw { $value }
quote-outcome = { $value }
quote-outcome_at_best = w najlepszym razie: { $value }
quote-place = { $value ->
    [1] potem na czele
   *[other] potem { $value }. miejsce
}
quote-worth = wartość { $value }
quote-space = z pola { $value }
quote-empty_squares = puste pola: { $value }
quote-exposed = odsłonięte: { $value }
quote-components_left = pozostałe części: { $value }
quote-humans = pozostali kosmonauci: { $value }
confirm-empty_ship = Poleci tylko kabina pilotów. Czy na pewno?
confirm-aside_lost = To, co leży na boku, liczy się jako stracone. Czy na pewno?
confirm-give_up = To koniec tego lotu. Czy na pewno?
confirm-no_engines = Bez silników wypadasz z lotu. Czy na pewno?
confirm-no_humans = Na pokładzie nie zostanie żaden kosmonauta i statek odpadnie. Czy na pewno?
confirm-breaks_apart = Statek się rozpadnie. Czy na pewno?
confirm-goods_dumped = Jest jeszcze miejsce na to, co ma wylecieć za burtę. Czy na pewno?

## Events

# What heads the log from there on.
chapter-round_started =
    { $round_id ->
        [test] Lot próbny
       *[other] Runda { $round }
    }
chapter-card = Karta { $number }
event-figures = { $seat }
event-round_started =
    { $round_id ->
        [test] Zaczyna się lot próbny: { $seat } woła „Start!”
       *[other] Zaczyna się runda { $round }: { $seat } woła „Start!”
    }
event-drew = { $seat } dobiera: { $tile }.
event-took = { $seat } bierze: { $tile }.
event-laid = { $seat } kładzie część: { $tile }, { $square }.
event-gave_back = { $seat } oddaje: { $tile }.
event-set_aside = { $seat } odkłada na bok: { $tile }.
event-picked_up = { $seat } podnosi z powrotem: { $tile }.
event-looked = { $seat } ogląda stos { $pile }.
event-flipped_timer = { $circle ->
    [0] { $seat } obraca klepsydrę: sypie się ostatni piasek!
   *[other] { $seat } obraca klepsydrę: krąg { $circle }.
}
event-sand_turned = { $circle ->
    [0] Piasek się przesypał, klepsydra jest obrócona: zaczynają się ostatnie tury!
   *[other] Piasek się przesypał, klepsydra jest obrócona: krąg { $circle }.
}
event-time_up = Piasek się przesypał.
event-finished = { $seat } kończy i bierze numer { $number }.
event-switched_ships = Wszyscy przechodzą do statku partnera.
event-removed = Kontrola usuwa części, { $seat }: { $squares }.
event-boarded = { $orange ->
    [true] { $purple ->
        [true] Załoga, { $seat }. Kosmonauci: { $humans }, do tego pomarańczowy i fioletowy kosmita.
       *[other] Załoga, { $seat }. Kosmonauci: { $humans }, do tego pomarańczowy kosmita.
    }
   *[other] { $purple ->
        [true] Załoga, { $seat }. Kosmonauci: { $humans }, do tego fioletowy kosmita.
       *[other] Załoga, { $seat }. Kosmonauci: { $humans }.
    }
}
event-launched = Start! Kolejność: { $seats }.
event-card = { $seat } odkrywa: { $card }.
event-gained_days = { $days ->
    [one] { $seat } zyskuje dzień lotu.
    [few] { $seat } zyskuje { $days } dni lotu.
   *[many] { $seat } zyskuje { $days } dni lotu.
}
event-lost_days = { $days ->
    [one] { $seat } traci dzień lotu.
    [few] { $seat } traci { $days } dni lotu.
   *[many] { $seat } traci { $days } dni lotu.
}
event-gave_up = { $seat } rezygnuje z lotu: { $reason }.
event-engines = { $seat } leci z mocą silników { $strength }.
event-engines-own = Moc silników { $strength }
event-cannons = { $seat } walczy z siłą ognia { $strength }.
event-cannons-own = Siła ognia { $strength }
event-won = { $seat } pokonuje wroga.
event-tied = { $seat } odpiera wroga; ten leci dalej.
event-lost = { $seat } przegrywa walkę.
event-took_reward = { $credits ->
    [0] { $seat } bierze nagrodę.
    [one] { $seat } bierze nagrodę: { $credits } kredyt.
    [few] { $seat } bierze nagrodę: { $credits } kredyty.
   *[many] { $seat } bierze nagrodę: { $credits } kredytów.
}
event-left_reward = { $seat } zostawia nagrodę i zachowuje dni.
event-weakest = Najsłabszy wynik ({ $criterion }): { $seat }.
event-meteor = Meteor ({ $size }), { $side }, { $line } { $dice }.
event-shot = Ostrzał ({ $size }), { $side }, { $line } { $dice }.
event-saboteurs = Sabotażyści na statku ({ $seat }) próbują: kolumna { $column }, rząd { $row }.
event-destroyed = { $seat } traci część: { $square }.
event-broke_apart = Statek się rozpada ({ $seat }). Przepadają też: { $squares }.
event-alien_left = Kosmita opuszcza statek ({ $seat }): jego moduł podtrzymywania życia przepadł.
event-shielded = Osłona wytrzymuje ({ $seat }): { $side }.
event-shot_meteor = Działo rozbija meteor ({ $seat }): { $square }.
event-missed = Pudło, statek jest cały ({ $seat }).
event-bounced = Odbija się od statku ({ $seat }): { $square }.
event-saboteurs_failed = Sabotażyści na statku ({ $seat }) niczego nie znajdują i odchodzą.
event-spent_cells = { $tokens ->
    [one] { $seat } zużywa ogniwo.
    [few] { $seat } zużywa { $tokens } ogniwa.
   *[many] { $seat } zużywa { $tokens } ogniw.
}
event-spent_cells-own = Ogniwa
event-lost_crew = { $figures ->
    [one] { $seat } traci członka załogi.
    [few] { $seat } traci { $figures } członków załogi.
   *[many] { $seat } traci { $figures } członków załogi.
}
event-lost_goods = Zabrane towary ({ $seat }): { $goods }.
event-epidemic = { $figures ->
    [0] Epidemia nikogo nie zabiera ({ $seat }).
    [one] Epidemia zabiera członka załogi ({ $seat }).
    [few] Epidemia zabiera { $figures } członków załogi ({ $seat }).
   *[many] Epidemia zabiera { $figures } członków załogi ({ $seat }).
}
event-landed = { $seat } ląduje na planecie nr { $planet }.
event-docked = { $seat } przeszukuje stację.
event-claimed = { $credits ->
    [one] { $seat } wysyła załogę na porzucony statek za { $credits } kredyt.
    [few] { $seat } wysyła załogę na porzucony statek za { $credits } kredyty.
   *[many] { $seat } wysyła załogę na porzucony statek za { $credits } kredytów.
}
event-loaded = { $aboard ->
    [one] { $seat } zamyka ładownie z jedną skrzynią.
    [few] { $seat } zamyka ładownie, w nich { $aboard } skrzynie.
   *[many] { $seat } zamyka ładownie, w nich { $aboard } skrzyń.
}
event-settled = { $landed ->
    [true] { $seat } dociera do celu. Kredyty z tego lotu: { $credits }. Stracone części: { $lost }.
   *[other] { $seat } nie dociera do celu. Kredyty z tego lotu: { $credits }. Stracone części: { $lost }.
}
event-settled-own =
    { $landed ->
        [true] Dociera do celu
       *[other] Nie dociera do celu
    }{ $lost ->
        [0] { "" }
       *[other] , stracone części: { $lost }
    }

## Options that exclude each other

rule-teams_need_four_players = Gra drużynowa wymaga czterech graczy.
rule-switching_needs_a_timer = Drużyny zamieniają statki przy obrocie klepsydry; bez pośpiechu jej nie ma.

## Refusals

rule-after_first_component = Karty można oglądać po dołożeniu części do statku.
rule-already_loaded = Przy każdym załadunku skrzynia może wyjść raz; zamknij ładownie.
rule-already_seen = Ten stos jest już obejrzany; jego karty są dla ciebie widoczne.
rule-before_a_cannon = Przed lufą działa nic nie może leżeć.
rule-behind_an_engine = Za silnikiem nic nie może leżeć.
rule-cannot_go_back = Część odłożona na bok nie wraca do magazynu.
rule-connector_meets_smooth = Połączenie nie może stykać się z gładką krawędzią.
rule-engine_not_to_the_rear = Silniki muszą być skierowane do tyłu.
rule-finish_first = Ostatni raz klepsydrę obraca tylko ktoś, kto skończył.
rule-finished_building = Twoja budowa jest skończona.
rule-hand_empty = Nie masz części w ręce.
rule-hand_full = Najpierw zajmij się częścią w ręce.
rule-hazardous_goods = Czerwone towary wymagają wzmocnionego kontenera.
rule-hold_full = Ta ładownia jest pełna.
rule-life_support_missing = Przy tej kabinie nie ma modułu podtrzymywania życia w tym kolorze.
rule-looks_the_same = Tak obrócona część wygląda tak samo; do wyboru jest inny obrót.
rule-no_timer = Nie ma klepsydry do obrócenia.
rule-no_turns = Tutaj nikt nie buduje turami.
rule-not_a_hold = Tam nie ma ładowni.
rule-not_face_up = Ta część nie leży odkryta.
rule-not_in_test_flight = W locie próbnym tego nie ma.
rule-not_joined = Część musi łączyć się ze statkiem co najmniej jednym połączeniem.
rule-not_next_to_the_ship = Część musi leżeć obok już położonej.
rule-not_offered = To nie odpowiada na pytanie.
rule-not_on_the_dock = Nie ma takiej skrzyni do przełożenia.
rule-not_the_phase = To nie ten moment.
rule-nothing_to_pick_up = Twoja ostatnia część jest przymocowana, odkąd wzięto następną.
rule-number_taken = Tego numeru nie można wziąć.
rule-one_alien_of_each_colour = Najwyżej jeden kosmita każdego koloru.
rule-outside_the_zone = To pole nie należy do twojej planszy statku.
rule-pile_in_a_hand = Ktoś trzyma ten stos.
rule-pilot_cabin_takes_humans = Kabina pilotów przyjmuje tylko kosmonautów.
rule-place_taken = Jest tam już inny statek albo nie ma takiego miejsca.
rule-sand_still_running = Piasek jeszcze się sypie.
rule-single_meets_double = Pojedyncze połączenie nie pasuje do podwójnego.
rule-square_taken = To pole jest zajęte.
rule-too_few_cells = Brakuje silników lub dział albo ogniw.
rule-too_few_points = W tej turze zostało za mało punktów.
rule-two_set_aside = Na boku mogą leżeć najwyżej dwie części.
rule-warehouse_empty = Nie ma już zakrytych części.
rule-warehouse_closed = Przez twoje ręce przeszło więcej części, niż komukolwiek trzeba; zakończ statek.

## Names

name-red = czerwony
name-yellow = żółty
name-green = zielony
name-blue = niebieski
name-win = wygrana
name-tie = remis
name-lose = przegrana
name-orange = pomarańczowy
name-purple = fioletowy
name-crew = załoga
field-days = dni
field-points = punkty
field-credits = kredyty
field-cells = ogniwa
field-lost = stracone części
field-humans = kosmonauci

# To, co liczba liczy, obok samej liczby.

unit-days = { $number ->
    [one] dzień
    [few] dni
   *[many] dni
}
unit-points = { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
unit-credits = { $number ->
    [one] kredyt
    [few] kredyty
   *[many] kredytów
}
unit-cells = { $number ->
    [one] ogniwo
    [few] ogniwa
   *[many] ogniw
}
unit-lost = { $number ->
    [one] stracona część
    [few] stracone części
   *[many] straconych części
}
unit-lost_components = { $number ->
    [one] stracona część
    [few] stracone części
   *[many] straconych części
}
unit-crew = { $number ->
    [one] członek załogi
    [few] członków załogi
   *[many] członków załogi
}
unit-humans = { $number ->
    [one] kosmonauta
    [few] kosmonautów
   *[many] kosmonautów
}
unit-engines = { $number ->
   *[other] do mocy silników
}
unit-cannons = { $number ->
   *[other] do siły ognia
}
unit-red = { $number ->
    [one] czerwona
    [few] czerwone
   *[many] czerwonych
}
unit-yellow = { $number ->
    [one] żółta
    [few] żółte
   *[many] żółtych
}
unit-green = { $number ->
    [one] zielona
    [few] zielone
   *[many] zielonych
}
unit-blue = { $number ->
    [one] niebieska
    [few] niebieskie
   *[many] niebieskich
}

name-engines = silniki
name-cannons = działa
name-front = przód
name-right = prawa strona
name-rear = tył
name-left = lewa strona
name-small = mały
name-large = duży
name-light = lekki
name-heavy = ciężki
name-column = kolumna
name-row = rząd
name-n = bez obrotu
name-e = obrót w prawo
name-s = obrót o 180°
name-w = obrót w lewo
name-test = lot próbny
name-chosen = z własnej woli
name-no_humans = brak kosmonautów na pokładzie
name-no_engines = brak mocy silników w wolnej przestrzeni
name-lapped = zdublowanie
name-race = wyścig z czasem
name-turns = turami
name-calm = bez pośpiechu
name-strict = ściśle
name-lenient = łagodnie
name-starting_cabin = kabina pilotów
name-cabin = kabina
name-battery = bateria
name-cargo_hold = ładownia
name-special_hold = ładownia specjalna
name-structural = moduł strukturalny
name-life_support = moduł podtrzymywania życia
name-shield = osłona
name-engine = silnik
name-double_engine = podwójny silnik
name-cannon = działo
name-double_cannon = podwójne działo
name-open_space = wolna przestrzeń
name-planets = planety
name-abandoned_ship = porzucony statek
name-abandoned_station = opuszczona stacja kosmiczna
name-meteoric_swarm = rój meteorów
name-smugglers = przemytnicy
name-slavers = łowcy niewolników
name-pirates = piraci
name-combat_zone = strefa walk
name-stardust = gwiezdny pył
name-epidemic = epidemia
name-sabotage = sabotaż
name-arrival = Kolejność przylotu
name-best_ship = Najelegantszy statek
name-goods = towary
name-adventures = Przygody
name-lost_components = Stracone części
name-forgiven = Umorzone długi
name-setup = przygotowanie
name-building = budowa
name-grabbing = wyścig po znaczniki
name-spot_check = kontrola
name-course = między kartami
name-adventure = przygoda
name-settlement = rozliczenie
name-over = koniec

# Cards, by deck.

name-d1_open_space_1 = Wolna Przestrzeń I nr 1
name-d1_open_space_2 = Wolna Przestrzeń I nr 2
name-d1_open_space_3 = Wolna Przestrzeń I nr 3
name-d1_open_space_4 = Wolna Przestrzeń I nr 4
name-d1_planets_1 = Planety I nr 1
name-d1_planets_2 = Planety I nr 2
name-d1_planets_3 = Planety I nr 3
name-d1_planets_4 = Planety I nr 4
name-d1_abandoned_ship_1 = Porzucony Statek I nr 1
name-d1_abandoned_ship_2 = Porzucony Statek I nr 2
name-d1_abandoned_station_1 = Opuszczona Stacja I nr 1
name-d1_abandoned_station_2 = Opuszczona Stacja I nr 2
name-d1_meteoric_swarm_1 = Rój Meteorów I nr 1
name-d1_meteoric_swarm_2 = Rój Meteorów I nr 2
name-d1_meteoric_swarm_3 = Rój Meteorów I nr 3
name-d1_smugglers = Przemytnicy I
name-d1_slavers = Łowcy Niewolników I
name-d1_pirates = Piraci I
name-d1_combat_zone = Strefa Walk I
name-d1_stardust = Gwiezdny Pył I
name-d2_open_space_1 = Wolna Przestrzeń II nr 1
name-d2_open_space_2 = Wolna Przestrzeń II nr 2
name-d2_open_space_3 = Wolna Przestrzeń II nr 3
name-d2_planets_1 = Planety II nr 1
name-d2_planets_2 = Planety II nr 2
name-d2_planets_3 = Planety II nr 3
name-d2_planets_4 = Planety II nr 4
name-d2_abandoned_ship_1 = Porzucony Statek II nr 1
name-d2_abandoned_ship_2 = Porzucony Statek II nr 2
name-d2_abandoned_station_1 = Opuszczona Stacja II nr 1
name-d2_abandoned_station_2 = Opuszczona Stacja II nr 2
name-d2_meteoric_swarm_1 = Rój Meteorów II nr 1
name-d2_meteoric_swarm_2 = Rój Meteorów II nr 2
name-d2_meteoric_swarm_3 = Rój Meteorów II nr 3
name-d2_smugglers = Przemytnicy II
name-d2_slavers = Łowcy Niewolników II
name-d2_pirates = Piraci II
name-d2_combat_zone = Strefa Walk II
name-d2_stardust = Gwiezdny Pył II
name-d2_epidemic = Epidemia II
name-d3_open_space_1 = Wolna Przestrzeń III nr 1
name-d3_open_space_2 = Wolna Przestrzeń III nr 2
name-d3_open_space_3 = Wolna Przestrzeń III nr 3
name-d3_planets_1 = Planety III nr 1
name-d3_planets_2 = Planety III nr 2
name-d3_planets_3 = Planety III nr 3
name-d3_planets_4 = Planety III nr 4
name-d3_abandoned_ship_1 = Porzucony Statek III nr 1
name-d3_abandoned_ship_2 = Porzucony Statek III nr 2
name-d3_abandoned_station_1 = Opuszczona Stacja III nr 1
name-d3_abandoned_station_2 = Opuszczona Stacja III nr 2
name-d3_meteoric_swarm_1 = Rój Meteorów III nr 1
name-d3_meteoric_swarm_2 = Rój Meteorów III nr 2
name-d3_meteoric_swarm_3 = Rój Meteorów III nr 3
name-d3_smugglers = Przemytnicy III
name-d3_slavers = Łowcy Niewolników III
name-d3_pirates = Piraci III
name-d3_combat_zone = Strefa Walk III
name-d3_epidemic = Epidemia III
name-d3_sabotage = Sabotaż III

# Tiles. The code tells them apart where no picture does: in brackets the sides front, right, rear, left, U universal,
# 2 double, 1 single, – smooth.

name-start_blue = kabina pilotów (niebieska)
name-start_green = kabina pilotów (zielona)
name-start_yellow = kabina pilotów (żółta)
name-start_red = kabina pilotów (czerwona)
name-cabin_01 = kabina
    .code = #1 [U 2 2 –]
name-cabin_02 = kabina
    .code = #2 [U 2 – 2]
name-cabin_03 = kabina
    .code = #3 [U 2 – –]
name-cabin_04 = kabina
    .code = #4 [U 1 – 2]
name-cabin_05 = kabina
    .code = #5 [U 1 – 1]
name-cabin_06 = kabina
    .code = #6 [U – 2 –]
name-cabin_07 = kabina
    .code = #7 [U – 1 2]
name-cabin_08 = kabina
    .code = #8 [U – 1 1]
name-cabin_09 = kabina
    .code = #9 [U – 1 –]
name-cabin_10 = kabina
    .code = #10 [U – – 1]
name-cabin_11 = kabina
    .code = #11 [2 2 2 1]
name-cabin_12 = kabina
    .code = #12 [2 1 2 1]
name-cabin_13 = kabina
    .code = #13 [2 1 2 1]
name-cabin_14 = kabina
    .code = #14 [2 1 2 –]
name-cabin_15 = kabina
    .code = #15 [2 1 1 1]
name-cabin_16 = kabina
    .code = #16 [2 1 – 1]
name-battery_2_01 = bateria na 2
    .code = #1 [U 2 2 2]
name-battery_2_02 = bateria na 2
    .code = #2 [U 2 1 –]
name-battery_2_03 = bateria na 2
    .code = #3 [U 2 – –]
name-battery_2_04 = bateria na 2
    .code = #4 [U 1 2 –]
name-battery_2_05 = bateria na 2
    .code = #5 [U 1 1 1]
name-battery_2_06 = bateria na 2
    .code = #6 [U – U –]
name-battery_2_07 = bateria na 2
    .code = #7 [U – – 1]
name-battery_2_08 = bateria na 2
    .code = #8 [U – – –]
name-battery_2_09 = bateria na 2
    .code = #9 [U – – –]
name-battery_3_01 = bateria na 3
    .code = #1 [2 2 1 –]
name-battery_3_02 = bateria na 3
    .code = #2 [2 1 – –]
name-battery_3_03 = bateria na 3
    .code = #3 [2 – 1 –]
name-battery_3_04 = bateria na 3
    .code = #4 [2 – – 1]
name-battery_3_05 = bateria na 3
    .code = #5 [2 – – –]
name-battery_3_06 = bateria na 3
    .code = #6 [1 1 – –]
name-cargo_2_01 = ładownia na 2
    .code = #1 [U U – –]
name-cargo_2_02 = ładownia na 2
    .code = #2 [U 2 1 2]
name-cargo_2_03 = ładownia na 2
    .code = #3 [U 1 2 1]
name-cargo_2_04 = ładownia na 2
    .code = #4 [U – 2 1]
name-cargo_2_05 = ładownia na 2
    .code = #5 [U – 2 –]
name-cargo_2_06 = ładownia na 2
    .code = #6 [U – 1 2]
name-cargo_2_07 = ładownia na 2
    .code = #7 [U – 1 –]
name-cargo_2_08 = ładownia na 2
    .code = #8 [U – – –]
name-cargo_2_09 = ładownia na 2
    .code = #9 [U – – –]
name-cargo_3_01 = ładownia na 3
    .code = #1 [2 – 2 –]
name-cargo_3_02 = ładownia na 3
    .code = #2 [2 – 1 –]
name-cargo_3_03 = ładownia na 3
    .code = #3 [2 – 1 –]
name-cargo_3_04 = ładownia na 3
    .code = #4 [2 – – –]
name-cargo_3_05 = ładownia na 3
    .code = #5 [1 – 1 –]
name-cargo_3_06 = ładownia na 3
    .code = #6 [1 – – –]
name-special_1_01 = ładownia specjalna na 1
    .code = #1 [U U – –]
name-special_1_02 = ładownia specjalna na 1
    .code = #2 [U 2 2 2]
name-special_1_03 = ładownia specjalna na 1
    .code = #3 [U 2 1 –]
name-special_1_04 = ładownia specjalna na 1
    .code = #4 [U 1 1 1]
name-special_1_05 = ładownia specjalna na 1
    .code = #5 [U – U –]
name-special_1_06 = ładownia specjalna na 1
    .code = #6 [U – 2 1]
name-special_2_01 = ładownia specjalna na 2
    .code = #1 [2 – 1 –]
name-special_2_02 = ładownia specjalna na 2
    .code = #2 [2 – – –]
name-special_2_03 = ładownia specjalna na 2
    .code = #3 [1 – – –]
name-structural_01 = moduł strukturalny
    .code = #1 [U U 2 2]
name-structural_02 = moduł strukturalny
    .code = #2 [U U 2 –]
name-structural_03 = moduł strukturalny
    .code = #3 [U U 1 2]
name-structural_04 = moduł strukturalny
    .code = #4 [U U – 1]
name-structural_05 = moduł strukturalny
    .code = #5 [U 2 U 1]
name-structural_06 = moduł strukturalny
    .code = #6 [U 2 U –]
name-structural_07 = moduł strukturalny
    .code = #7 [U 1 U 1]
name-structural_08 = moduł strukturalny
    .code = #8 [U 1 U –]
name-orange_01 = pomarańczowy moduł podtrzymywania życia
    .code = #1 [U 1 – –]
name-orange_02 = pomarańczowy moduł podtrzymywania życia
    .code = #2 [U – 2 –]
name-orange_03 = pomarańczowy moduł podtrzymywania życia
    .code = #3 [U – – 1]
name-orange_04 = pomarańczowy moduł podtrzymywania życia
    .code = #4 [U – – –]
name-orange_05 = pomarańczowy moduł podtrzymywania życia
    .code = #5 [2 1 – 1]
name-orange_06 = pomarańczowy moduł podtrzymywania życia
    .code = #6 [1 1 1 –]
name-purple_01 = fioletowy moduł podtrzymywania życia
    .code = #1 [U 2 – –]
name-purple_02 = fioletowy moduł podtrzymywania życia
    .code = #2 [U – 1 –]
name-purple_03 = fioletowy moduł podtrzymywania życia
    .code = #3 [U – – 2]
name-purple_04 = fioletowy moduł podtrzymywania życia
    .code = #4 [U – – –]
name-purple_05 = fioletowy moduł podtrzymywania życia
    .code = #5 [2 2 2 –]
name-purple_06 = fioletowy moduł podtrzymywania życia
    .code = #6 [2 1 2 –]
name-shield_01 = osłona
    .code = #1 [2 1 2 1]
name-shield_02 = osłona
    .code = #2 [1 2 1 2]
name-shield_03 = osłona
    .code = #3 [1 – 1 1]
name-shield_04 = osłona
    .code = #4 [– 2 2 U]
name-shield_05 = osłona
    .code = #5 [– 2 2 2]
name-shield_06 = osłona
    .code = #6 [– 1 U 1]
name-shield_07 = osłona
    .code = #7 [– – U 2]
name-shield_08 = osłona
    .code = #8 [– – 1 U]
name-engine_01 = silnik
    .code = #1 [U 2 – –]
name-engine_02 = silnik
    .code = #2 [U 1 – 2]
name-engine_03 = silnik
    .code = #3 [U – – 1]
name-engine_04 = silnik
    .code = #4 [2 U – –]
name-engine_05 = silnik
    .code = #5 [2 1 – 1]
name-engine_06 = silnik
    .code = #6 [2 – – 2]
name-engine_07 = silnik
    .code = #7 [2 – – –]
name-engine_08 = silnik
    .code = #8 [2 – – –]
name-engine_09 = silnik
    .code = #9 [1 2 – 2]
name-engine_10 = silnik
    .code = #10 [1 1 – –]
name-engine_11 = silnik
    .code = #11 [1 – – U]
name-engine_12 = silnik
    .code = #12 [1 – – –]
name-engine_13 = silnik
    .code = #13 [1 – – –]
name-engine_14 = silnik
    .code = #14 [– U – 1]
name-engine_15 = silnik
    .code = #15 [– U – –]
name-engine_16 = silnik
    .code = #16 [– U – –]
name-engine_17 = silnik
    .code = #17 [– 2 – U]
name-engine_18 = silnik
    .code = #18 [– – – U]
name-engine_19 = silnik
    .code = #19 [– – – U]
name-double_engine_01 = podwójny silnik
    .code = #1 [2 2 – 2]
name-double_engine_02 = podwójny silnik
    .code = #2 [2 – – U]
name-double_engine_03 = podwójny silnik
    .code = #3 [2 – – –]
name-double_engine_04 = podwójny silnik
    .code = #4 [1 U – –]
name-double_engine_05 = podwójny silnik
    .code = #5 [1 1 – 1]
name-double_engine_06 = podwójny silnik
    .code = #6 [1 – – –]
name-double_engine_07 = podwójny silnik
    .code = #7 [– U – U]
name-cannon_01 = działo
    .code = #1 [– U 1 –]
name-cannon_02 = działo
    .code = #2 [– U – 2]
name-cannon_03 = działo
    .code = #3 [– U – –]
name-cannon_04 = działo
    .code = #4 [– U – –]
name-cannon_05 = działo
    .code = #5 [– 2 U 1]
name-cannon_06 = działo
    .code = #6 [– 2 U –]
name-cannon_07 = działo
    .code = #7 [– 2 2 2]
name-cannon_08 = działo
    .code = #8 [– 2 1 –]
name-cannon_09 = działo
    .code = #9 [– 2 – 1]
name-cannon_10 = działo
    .code = #10 [– 1 U 2]
name-cannon_11 = działo
    .code = #11 [– 1 2 –]
name-cannon_12 = działo
    .code = #12 [– 1 1 1]
name-cannon_13 = działo
    .code = #13 [– 1 – U]
name-cannon_14 = działo
    .code = #14 [– – U 1]
name-cannon_15 = działo
    .code = #15 [– – 2 U]
name-cannon_16 = działo
    .code = #16 [– – 2 1]
name-cannon_17 = działo
    .code = #17 [– – 2 –]
name-cannon_18 = działo
    .code = #18 [– – 2 –]
name-cannon_19 = działo
    .code = #19 [– – 1 2]
name-cannon_20 = działo
    .code = #20 [– – 1 –]
name-cannon_21 = działo
    .code = #21 [– – 1 –]
name-cannon_22 = działo
    .code = #22 [– – – U]
name-cannon_23 = działo
    .code = #23 [– – – U]
name-double_cannon_01 = podwójne działo
    .code = #1 [– U 2 –]
name-double_cannon_02 = podwójne działo
    .code = #2 [– 2 1 2]
name-double_cannon_03 = podwójne działo
    .code = #3 [– 1 U –]
name-double_cannon_04 = podwójne działo
    .code = #4 [– 1 2 1]
name-double_cannon_05 = podwójne działo
    .code = #5 [– – U 2]
name-double_cannon_06 = podwójne działo
    .code = #6 [– – 2 –]
name-double_cannon_07 = podwójne działo
    .code = #7 [– – 1 U]
name-double_cannon_08 = podwójne działo
    .code = #8 [– – 1 –]

# Squares, alone, with a turn, and with a block.

name-c5r3 = kolumna 5 rząd 3
name-c7r3 = kolumna 7 rząd 3
name-c9r3 = kolumna 9 rząd 3
name-c5r4 = kolumna 5 rząd 4
name-c6r4 = kolumna 6 rząd 4
name-c7r4 = kolumna 7 rząd 4
name-c8r4 = kolumna 8 rząd 4
name-c9r4 = kolumna 9 rząd 4
name-c5r5 = kolumna 5 rząd 5
name-c6r5 = kolumna 6 rząd 5
name-c7r5 = kolumna 7 rząd 5
name-c8r5 = kolumna 8 rząd 5
name-c9r5 = kolumna 9 rząd 5
name-c3r6 = kolumna 3 rząd 6
name-c5r6 = kolumna 5 rząd 6
name-c6r6 = kolumna 6 rząd 6
name-c7r6 = kolumna 7 rząd 6
name-c8r6 = kolumna 8 rząd 6
name-c9r6 = kolumna 9 rząd 6
name-c11r6 = kolumna 11 rząd 6
name-c3r7 = kolumna 3 rząd 7
name-c4r7 = kolumna 4 rząd 7
name-c5r7 = kolumna 5 rząd 7
name-c6r7 = kolumna 6 rząd 7
name-c7r7 = kolumna 7 rząd 7
name-c8r7 = kolumna 8 rząd 7
name-c9r7 = kolumna 9 rząd 7
name-c10r7 = kolumna 10 rząd 7
name-c11r7 = kolumna 11 rząd 7
name-c3r8 = kolumna 3 rząd 8
name-c4r8 = kolumna 4 rząd 8
name-c5r8 = kolumna 5 rząd 8
name-c6r8 = kolumna 6 rząd 8
name-c7r8 = kolumna 7 rząd 8
name-c8r8 = kolumna 8 rząd 8
name-c9r8 = kolumna 9 rząd 8
name-c10r8 = kolumna 10 rząd 8
name-c11r8 = kolumna 11 rząd 8
name-c3r9 = kolumna 3 rząd 9
name-c4r9 = kolumna 4 rząd 9
name-c5r9 = kolumna 5 rząd 9
name-c6r9 = kolumna 6 rząd 9
name-c7r9 = kolumna 7 rząd 9
name-c8r9 = kolumna 8 rząd 9
name-c9r9 = kolumna 9 rząd 9
name-c10r9 = kolumna 10 rząd 9
name-c11r9 = kolumna 11 rząd 9
name-c5r10 = kolumna 5 rząd 10
name-c6r10 = kolumna 6 rząd 10
name-c7r10 = kolumna 7 rząd 10
name-c8r10 = kolumna 8 rząd 10
name-c9r10 = kolumna 9 rząd 10
name-c6r11 = kolumna 6 rząd 11
name-c7r11 = kolumna 7 rząd 11
name-c8r11 = kolumna 8 rząd 11
name-c5r3_n = kolumna 5 rząd 3, bez obrotu
name-c5r3_e = kolumna 5 rząd 3, obrót w prawo
name-c5r3_s = kolumna 5 rząd 3, obrót o 180°
name-c5r3_w = kolumna 5 rząd 3, obrót w lewo
name-c7r3_n = kolumna 7 rząd 3, bez obrotu
name-c7r3_e = kolumna 7 rząd 3, obrót w prawo
name-c7r3_s = kolumna 7 rząd 3, obrót o 180°
name-c7r3_w = kolumna 7 rząd 3, obrót w lewo
name-c9r3_n = kolumna 9 rząd 3, bez obrotu
name-c9r3_e = kolumna 9 rząd 3, obrót w prawo
name-c9r3_s = kolumna 9 rząd 3, obrót o 180°
name-c9r3_w = kolumna 9 rząd 3, obrót w lewo
name-c5r4_n = kolumna 5 rząd 4, bez obrotu
name-c5r4_e = kolumna 5 rząd 4, obrót w prawo
name-c5r4_s = kolumna 5 rząd 4, obrót o 180°
name-c5r4_w = kolumna 5 rząd 4, obrót w lewo
name-c6r4_n = kolumna 6 rząd 4, bez obrotu
name-c6r4_e = kolumna 6 rząd 4, obrót w prawo
name-c6r4_s = kolumna 6 rząd 4, obrót o 180°
name-c6r4_w = kolumna 6 rząd 4, obrót w lewo
name-c7r4_n = kolumna 7 rząd 4, bez obrotu
name-c7r4_e = kolumna 7 rząd 4, obrót w prawo
name-c7r4_s = kolumna 7 rząd 4, obrót o 180°
name-c7r4_w = kolumna 7 rząd 4, obrót w lewo
name-c8r4_n = kolumna 8 rząd 4, bez obrotu
name-c8r4_e = kolumna 8 rząd 4, obrót w prawo
name-c8r4_s = kolumna 8 rząd 4, obrót o 180°
name-c8r4_w = kolumna 8 rząd 4, obrót w lewo
name-c9r4_n = kolumna 9 rząd 4, bez obrotu
name-c9r4_e = kolumna 9 rząd 4, obrót w prawo
name-c9r4_s = kolumna 9 rząd 4, obrót o 180°
name-c9r4_w = kolumna 9 rząd 4, obrót w lewo
name-c5r5_n = kolumna 5 rząd 5, bez obrotu
name-c5r5_e = kolumna 5 rząd 5, obrót w prawo
name-c5r5_s = kolumna 5 rząd 5, obrót o 180°
name-c5r5_w = kolumna 5 rząd 5, obrót w lewo
name-c6r5_n = kolumna 6 rząd 5, bez obrotu
name-c6r5_e = kolumna 6 rząd 5, obrót w prawo
name-c6r5_s = kolumna 6 rząd 5, obrót o 180°
name-c6r5_w = kolumna 6 rząd 5, obrót w lewo
name-c7r5_n = kolumna 7 rząd 5, bez obrotu
name-c7r5_e = kolumna 7 rząd 5, obrót w prawo
name-c7r5_s = kolumna 7 rząd 5, obrót o 180°
name-c7r5_w = kolumna 7 rząd 5, obrót w lewo
name-c8r5_n = kolumna 8 rząd 5, bez obrotu
name-c8r5_e = kolumna 8 rząd 5, obrót w prawo
name-c8r5_s = kolumna 8 rząd 5, obrót o 180°
name-c8r5_w = kolumna 8 rząd 5, obrót w lewo
name-c9r5_n = kolumna 9 rząd 5, bez obrotu
name-c9r5_e = kolumna 9 rząd 5, obrót w prawo
name-c9r5_s = kolumna 9 rząd 5, obrót o 180°
name-c9r5_w = kolumna 9 rząd 5, obrót w lewo
name-c3r6_n = kolumna 3 rząd 6, bez obrotu
name-c3r6_e = kolumna 3 rząd 6, obrót w prawo
name-c3r6_s = kolumna 3 rząd 6, obrót o 180°
name-c3r6_w = kolumna 3 rząd 6, obrót w lewo
name-c5r6_n = kolumna 5 rząd 6, bez obrotu
name-c5r6_e = kolumna 5 rząd 6, obrót w prawo
name-c5r6_s = kolumna 5 rząd 6, obrót o 180°
name-c5r6_w = kolumna 5 rząd 6, obrót w lewo
name-c6r6_n = kolumna 6 rząd 6, bez obrotu
name-c6r6_e = kolumna 6 rząd 6, obrót w prawo
name-c6r6_s = kolumna 6 rząd 6, obrót o 180°
name-c6r6_w = kolumna 6 rząd 6, obrót w lewo
name-c7r6_n = kolumna 7 rząd 6, bez obrotu
name-c7r6_e = kolumna 7 rząd 6, obrót w prawo
name-c7r6_s = kolumna 7 rząd 6, obrót o 180°
name-c7r6_w = kolumna 7 rząd 6, obrót w lewo
name-c8r6_n = kolumna 8 rząd 6, bez obrotu
name-c8r6_e = kolumna 8 rząd 6, obrót w prawo
name-c8r6_s = kolumna 8 rząd 6, obrót o 180°
name-c8r6_w = kolumna 8 rząd 6, obrót w lewo
name-c9r6_n = kolumna 9 rząd 6, bez obrotu
name-c9r6_e = kolumna 9 rząd 6, obrót w prawo
name-c9r6_s = kolumna 9 rząd 6, obrót o 180°
name-c9r6_w = kolumna 9 rząd 6, obrót w lewo
name-c11r6_n = kolumna 11 rząd 6, bez obrotu
name-c11r6_e = kolumna 11 rząd 6, obrót w prawo
name-c11r6_s = kolumna 11 rząd 6, obrót o 180°
name-c11r6_w = kolumna 11 rząd 6, obrót w lewo
name-c3r7_n = kolumna 3 rząd 7, bez obrotu
name-c3r7_e = kolumna 3 rząd 7, obrót w prawo
name-c3r7_s = kolumna 3 rząd 7, obrót o 180°
name-c3r7_w = kolumna 3 rząd 7, obrót w lewo
name-c4r7_n = kolumna 4 rząd 7, bez obrotu
name-c4r7_e = kolumna 4 rząd 7, obrót w prawo
name-c4r7_s = kolumna 4 rząd 7, obrót o 180°
name-c4r7_w = kolumna 4 rząd 7, obrót w lewo
name-c5r7_n = kolumna 5 rząd 7, bez obrotu
name-c5r7_e = kolumna 5 rząd 7, obrót w prawo
name-c5r7_s = kolumna 5 rząd 7, obrót o 180°
name-c5r7_w = kolumna 5 rząd 7, obrót w lewo
name-c6r7_n = kolumna 6 rząd 7, bez obrotu
name-c6r7_e = kolumna 6 rząd 7, obrót w prawo
name-c6r7_s = kolumna 6 rząd 7, obrót o 180°
name-c6r7_w = kolumna 6 rząd 7, obrót w lewo
name-c7r7_n = kolumna 7 rząd 7, bez obrotu
name-c7r7_e = kolumna 7 rząd 7, obrót w prawo
name-c7r7_s = kolumna 7 rząd 7, obrót o 180°
name-c7r7_w = kolumna 7 rząd 7, obrót w lewo
name-c8r7_n = kolumna 8 rząd 7, bez obrotu
name-c8r7_e = kolumna 8 rząd 7, obrót w prawo
name-c8r7_s = kolumna 8 rząd 7, obrót o 180°
name-c8r7_w = kolumna 8 rząd 7, obrót w lewo
name-c9r7_n = kolumna 9 rząd 7, bez obrotu
name-c9r7_e = kolumna 9 rząd 7, obrót w prawo
name-c9r7_s = kolumna 9 rząd 7, obrót o 180°
name-c9r7_w = kolumna 9 rząd 7, obrót w lewo
name-c10r7_n = kolumna 10 rząd 7, bez obrotu
name-c10r7_e = kolumna 10 rząd 7, obrót w prawo
name-c10r7_s = kolumna 10 rząd 7, obrót o 180°
name-c10r7_w = kolumna 10 rząd 7, obrót w lewo
name-c11r7_n = kolumna 11 rząd 7, bez obrotu
name-c11r7_e = kolumna 11 rząd 7, obrót w prawo
name-c11r7_s = kolumna 11 rząd 7, obrót o 180°
name-c11r7_w = kolumna 11 rząd 7, obrót w lewo
name-c3r8_n = kolumna 3 rząd 8, bez obrotu
name-c3r8_e = kolumna 3 rząd 8, obrót w prawo
name-c3r8_s = kolumna 3 rząd 8, obrót o 180°
name-c3r8_w = kolumna 3 rząd 8, obrót w lewo
name-c4r8_n = kolumna 4 rząd 8, bez obrotu
name-c4r8_e = kolumna 4 rząd 8, obrót w prawo
name-c4r8_s = kolumna 4 rząd 8, obrót o 180°
name-c4r8_w = kolumna 4 rząd 8, obrót w lewo
name-c5r8_n = kolumna 5 rząd 8, bez obrotu
name-c5r8_e = kolumna 5 rząd 8, obrót w prawo
name-c5r8_s = kolumna 5 rząd 8, obrót o 180°
name-c5r8_w = kolumna 5 rząd 8, obrót w lewo
name-c6r8_n = kolumna 6 rząd 8, bez obrotu
name-c6r8_e = kolumna 6 rząd 8, obrót w prawo
name-c6r8_s = kolumna 6 rząd 8, obrót o 180°
name-c6r8_w = kolumna 6 rząd 8, obrót w lewo
name-c7r8_n = kolumna 7 rząd 8, bez obrotu
name-c7r8_e = kolumna 7 rząd 8, obrót w prawo
name-c7r8_s = kolumna 7 rząd 8, obrót o 180°
name-c7r8_w = kolumna 7 rząd 8, obrót w lewo
name-c8r8_n = kolumna 8 rząd 8, bez obrotu
name-c8r8_e = kolumna 8 rząd 8, obrót w prawo
name-c8r8_s = kolumna 8 rząd 8, obrót o 180°
name-c8r8_w = kolumna 8 rząd 8, obrót w lewo
name-c9r8_n = kolumna 9 rząd 8, bez obrotu
name-c9r8_e = kolumna 9 rząd 8, obrót w prawo
name-c9r8_s = kolumna 9 rząd 8, obrót o 180°
name-c9r8_w = kolumna 9 rząd 8, obrót w lewo
name-c10r8_n = kolumna 10 rząd 8, bez obrotu
name-c10r8_e = kolumna 10 rząd 8, obrót w prawo
name-c10r8_s = kolumna 10 rząd 8, obrót o 180°
name-c10r8_w = kolumna 10 rząd 8, obrót w lewo
name-c11r8_n = kolumna 11 rząd 8, bez obrotu
name-c11r8_e = kolumna 11 rząd 8, obrót w prawo
name-c11r8_s = kolumna 11 rząd 8, obrót o 180°
name-c11r8_w = kolumna 11 rząd 8, obrót w lewo
name-c3r9_n = kolumna 3 rząd 9, bez obrotu
name-c3r9_e = kolumna 3 rząd 9, obrót w prawo
name-c3r9_s = kolumna 3 rząd 9, obrót o 180°
name-c3r9_w = kolumna 3 rząd 9, obrót w lewo
name-c4r9_n = kolumna 4 rząd 9, bez obrotu
name-c4r9_e = kolumna 4 rząd 9, obrót w prawo
name-c4r9_s = kolumna 4 rząd 9, obrót o 180°
name-c4r9_w = kolumna 4 rząd 9, obrót w lewo
name-c5r9_n = kolumna 5 rząd 9, bez obrotu
name-c5r9_e = kolumna 5 rząd 9, obrót w prawo
name-c5r9_s = kolumna 5 rząd 9, obrót o 180°
name-c5r9_w = kolumna 5 rząd 9, obrót w lewo
name-c6r9_n = kolumna 6 rząd 9, bez obrotu
name-c6r9_e = kolumna 6 rząd 9, obrót w prawo
name-c6r9_s = kolumna 6 rząd 9, obrót o 180°
name-c6r9_w = kolumna 6 rząd 9, obrót w lewo
name-c7r9_n = kolumna 7 rząd 9, bez obrotu
name-c7r9_e = kolumna 7 rząd 9, obrót w prawo
name-c7r9_s = kolumna 7 rząd 9, obrót o 180°
name-c7r9_w = kolumna 7 rząd 9, obrót w lewo
name-c8r9_n = kolumna 8 rząd 9, bez obrotu
name-c8r9_e = kolumna 8 rząd 9, obrót w prawo
name-c8r9_s = kolumna 8 rząd 9, obrót o 180°
name-c8r9_w = kolumna 8 rząd 9, obrót w lewo
name-c9r9_n = kolumna 9 rząd 9, bez obrotu
name-c9r9_e = kolumna 9 rząd 9, obrót w prawo
name-c9r9_s = kolumna 9 rząd 9, obrót o 180°
name-c9r9_w = kolumna 9 rząd 9, obrót w lewo
name-c10r9_n = kolumna 10 rząd 9, bez obrotu
name-c10r9_e = kolumna 10 rząd 9, obrót w prawo
name-c10r9_s = kolumna 10 rząd 9, obrót o 180°
name-c10r9_w = kolumna 10 rząd 9, obrót w lewo
name-c11r9_n = kolumna 11 rząd 9, bez obrotu
name-c11r9_e = kolumna 11 rząd 9, obrót w prawo
name-c11r9_s = kolumna 11 rząd 9, obrót o 180°
name-c11r9_w = kolumna 11 rząd 9, obrót w lewo
name-c5r10_n = kolumna 5 rząd 10, bez obrotu
name-c5r10_e = kolumna 5 rząd 10, obrót w prawo
name-c5r10_s = kolumna 5 rząd 10, obrót o 180°
name-c5r10_w = kolumna 5 rząd 10, obrót w lewo
name-c6r10_n = kolumna 6 rząd 10, bez obrotu
name-c6r10_e = kolumna 6 rząd 10, obrót w prawo
name-c6r10_s = kolumna 6 rząd 10, obrót o 180°
name-c6r10_w = kolumna 6 rząd 10, obrót w lewo
name-c7r10_n = kolumna 7 rząd 10, bez obrotu
name-c7r10_e = kolumna 7 rząd 10, obrót w prawo
name-c7r10_s = kolumna 7 rząd 10, obrót o 180°
name-c7r10_w = kolumna 7 rząd 10, obrót w lewo
name-c8r10_n = kolumna 8 rząd 10, bez obrotu
name-c8r10_e = kolumna 8 rząd 10, obrót w prawo
name-c8r10_s = kolumna 8 rząd 10, obrót o 180°
name-c8r10_w = kolumna 8 rząd 10, obrót w lewo
name-c9r10_n = kolumna 9 rząd 10, bez obrotu
name-c9r10_e = kolumna 9 rząd 10, obrót w prawo
name-c9r10_s = kolumna 9 rząd 10, obrót o 180°
name-c9r10_w = kolumna 9 rząd 10, obrót w lewo
name-c6r11_n = kolumna 6 rząd 11, bez obrotu
name-c6r11_e = kolumna 6 rząd 11, obrót w prawo
name-c6r11_s = kolumna 6 rząd 11, obrót o 180°
name-c6r11_w = kolumna 6 rząd 11, obrót w lewo
name-c7r11_n = kolumna 7 rząd 11, bez obrotu
name-c7r11_e = kolumna 7 rząd 11, obrót w prawo
name-c7r11_s = kolumna 7 rząd 11, obrót o 180°
name-c7r11_w = kolumna 7 rząd 11, obrót w lewo
name-c8r11_n = kolumna 8 rząd 11, bez obrotu
name-c8r11_e = kolumna 8 rząd 11, obrót w prawo
name-c8r11_s = kolumna 8 rząd 11, obrót o 180°
name-c8r11_w = kolumna 8 rząd 11, obrót w lewo
name-red_c5r3 = czerwona, kolumna 5 rząd 3
name-red_c7r3 = czerwona, kolumna 7 rząd 3
name-red_c9r3 = czerwona, kolumna 9 rząd 3
name-red_c5r4 = czerwona, kolumna 5 rząd 4
name-red_c6r4 = czerwona, kolumna 6 rząd 4
name-red_c7r4 = czerwona, kolumna 7 rząd 4
name-red_c8r4 = czerwona, kolumna 8 rząd 4
name-red_c9r4 = czerwona, kolumna 9 rząd 4
name-red_c5r5 = czerwona, kolumna 5 rząd 5
name-red_c6r5 = czerwona, kolumna 6 rząd 5
name-red_c7r5 = czerwona, kolumna 7 rząd 5
name-red_c8r5 = czerwona, kolumna 8 rząd 5
name-red_c9r5 = czerwona, kolumna 9 rząd 5
name-red_c3r6 = czerwona, kolumna 3 rząd 6
name-red_c5r6 = czerwona, kolumna 5 rząd 6
name-red_c6r6 = czerwona, kolumna 6 rząd 6
name-red_c7r6 = czerwona, kolumna 7 rząd 6
name-red_c8r6 = czerwona, kolumna 8 rząd 6
name-red_c9r6 = czerwona, kolumna 9 rząd 6
name-red_c11r6 = czerwona, kolumna 11 rząd 6
name-red_c3r7 = czerwona, kolumna 3 rząd 7
name-red_c4r7 = czerwona, kolumna 4 rząd 7
name-red_c5r7 = czerwona, kolumna 5 rząd 7
name-red_c6r7 = czerwona, kolumna 6 rząd 7
name-red_c7r7 = czerwona, kolumna 7 rząd 7
name-red_c8r7 = czerwona, kolumna 8 rząd 7
name-red_c9r7 = czerwona, kolumna 9 rząd 7
name-red_c10r7 = czerwona, kolumna 10 rząd 7
name-red_c11r7 = czerwona, kolumna 11 rząd 7
name-red_c3r8 = czerwona, kolumna 3 rząd 8
name-red_c4r8 = czerwona, kolumna 4 rząd 8
name-red_c5r8 = czerwona, kolumna 5 rząd 8
name-red_c6r8 = czerwona, kolumna 6 rząd 8
name-red_c7r8 = czerwona, kolumna 7 rząd 8
name-red_c8r8 = czerwona, kolumna 8 rząd 8
name-red_c9r8 = czerwona, kolumna 9 rząd 8
name-red_c10r8 = czerwona, kolumna 10 rząd 8
name-red_c11r8 = czerwona, kolumna 11 rząd 8
name-red_c3r9 = czerwona, kolumna 3 rząd 9
name-red_c4r9 = czerwona, kolumna 4 rząd 9
name-red_c5r9 = czerwona, kolumna 5 rząd 9
name-red_c6r9 = czerwona, kolumna 6 rząd 9
name-red_c7r9 = czerwona, kolumna 7 rząd 9
name-red_c8r9 = czerwona, kolumna 8 rząd 9
name-red_c9r9 = czerwona, kolumna 9 rząd 9
name-red_c10r9 = czerwona, kolumna 10 rząd 9
name-red_c11r9 = czerwona, kolumna 11 rząd 9
name-red_c5r10 = czerwona, kolumna 5 rząd 10
name-red_c6r10 = czerwona, kolumna 6 rząd 10
name-red_c7r10 = czerwona, kolumna 7 rząd 10
name-red_c8r10 = czerwona, kolumna 8 rząd 10
name-red_c9r10 = czerwona, kolumna 9 rząd 10
name-red_c6r11 = czerwona, kolumna 6 rząd 11
name-red_c7r11 = czerwona, kolumna 7 rząd 11
name-red_c8r11 = czerwona, kolumna 8 rząd 11
name-yellow_c5r3 = żółta, kolumna 5 rząd 3
name-yellow_c7r3 = żółta, kolumna 7 rząd 3
name-yellow_c9r3 = żółta, kolumna 9 rząd 3
name-yellow_c5r4 = żółta, kolumna 5 rząd 4
name-yellow_c6r4 = żółta, kolumna 6 rząd 4
name-yellow_c7r4 = żółta, kolumna 7 rząd 4
name-yellow_c8r4 = żółta, kolumna 8 rząd 4
name-yellow_c9r4 = żółta, kolumna 9 rząd 4
name-yellow_c5r5 = żółta, kolumna 5 rząd 5
name-yellow_c6r5 = żółta, kolumna 6 rząd 5
name-yellow_c7r5 = żółta, kolumna 7 rząd 5
name-yellow_c8r5 = żółta, kolumna 8 rząd 5
name-yellow_c9r5 = żółta, kolumna 9 rząd 5
name-yellow_c3r6 = żółta, kolumna 3 rząd 6
name-yellow_c5r6 = żółta, kolumna 5 rząd 6
name-yellow_c6r6 = żółta, kolumna 6 rząd 6
name-yellow_c7r6 = żółta, kolumna 7 rząd 6
name-yellow_c8r6 = żółta, kolumna 8 rząd 6
name-yellow_c9r6 = żółta, kolumna 9 rząd 6
name-yellow_c11r6 = żółta, kolumna 11 rząd 6
name-yellow_c3r7 = żółta, kolumna 3 rząd 7
name-yellow_c4r7 = żółta, kolumna 4 rząd 7
name-yellow_c5r7 = żółta, kolumna 5 rząd 7
name-yellow_c6r7 = żółta, kolumna 6 rząd 7
name-yellow_c7r7 = żółta, kolumna 7 rząd 7
name-yellow_c8r7 = żółta, kolumna 8 rząd 7
name-yellow_c9r7 = żółta, kolumna 9 rząd 7
name-yellow_c10r7 = żółta, kolumna 10 rząd 7
name-yellow_c11r7 = żółta, kolumna 11 rząd 7
name-yellow_c3r8 = żółta, kolumna 3 rząd 8
name-yellow_c4r8 = żółta, kolumna 4 rząd 8
name-yellow_c5r8 = żółta, kolumna 5 rząd 8
name-yellow_c6r8 = żółta, kolumna 6 rząd 8
name-yellow_c7r8 = żółta, kolumna 7 rząd 8
name-yellow_c8r8 = żółta, kolumna 8 rząd 8
name-yellow_c9r8 = żółta, kolumna 9 rząd 8
name-yellow_c10r8 = żółta, kolumna 10 rząd 8
name-yellow_c11r8 = żółta, kolumna 11 rząd 8
name-yellow_c3r9 = żółta, kolumna 3 rząd 9
name-yellow_c4r9 = żółta, kolumna 4 rząd 9
name-yellow_c5r9 = żółta, kolumna 5 rząd 9
name-yellow_c6r9 = żółta, kolumna 6 rząd 9
name-yellow_c7r9 = żółta, kolumna 7 rząd 9
name-yellow_c8r9 = żółta, kolumna 8 rząd 9
name-yellow_c9r9 = żółta, kolumna 9 rząd 9
name-yellow_c10r9 = żółta, kolumna 10 rząd 9
name-yellow_c11r9 = żółta, kolumna 11 rząd 9
name-yellow_c5r10 = żółta, kolumna 5 rząd 10
name-yellow_c6r10 = żółta, kolumna 6 rząd 10
name-yellow_c7r10 = żółta, kolumna 7 rząd 10
name-yellow_c8r10 = żółta, kolumna 8 rząd 10
name-yellow_c9r10 = żółta, kolumna 9 rząd 10
name-yellow_c6r11 = żółta, kolumna 6 rząd 11
name-yellow_c7r11 = żółta, kolumna 7 rząd 11
name-yellow_c8r11 = żółta, kolumna 8 rząd 11
name-green_c5r3 = zielona, kolumna 5 rząd 3
name-green_c7r3 = zielona, kolumna 7 rząd 3
name-green_c9r3 = zielona, kolumna 9 rząd 3
name-green_c5r4 = zielona, kolumna 5 rząd 4
name-green_c6r4 = zielona, kolumna 6 rząd 4
name-green_c7r4 = zielona, kolumna 7 rząd 4
name-green_c8r4 = zielona, kolumna 8 rząd 4
name-green_c9r4 = zielona, kolumna 9 rząd 4
name-green_c5r5 = zielona, kolumna 5 rząd 5
name-green_c6r5 = zielona, kolumna 6 rząd 5
name-green_c7r5 = zielona, kolumna 7 rząd 5
name-green_c8r5 = zielona, kolumna 8 rząd 5
name-green_c9r5 = zielona, kolumna 9 rząd 5
name-green_c3r6 = zielona, kolumna 3 rząd 6
name-green_c5r6 = zielona, kolumna 5 rząd 6
name-green_c6r6 = zielona, kolumna 6 rząd 6
name-green_c7r6 = zielona, kolumna 7 rząd 6
name-green_c8r6 = zielona, kolumna 8 rząd 6
name-green_c9r6 = zielona, kolumna 9 rząd 6
name-green_c11r6 = zielona, kolumna 11 rząd 6
name-green_c3r7 = zielona, kolumna 3 rząd 7
name-green_c4r7 = zielona, kolumna 4 rząd 7
name-green_c5r7 = zielona, kolumna 5 rząd 7
name-green_c6r7 = zielona, kolumna 6 rząd 7
name-green_c7r7 = zielona, kolumna 7 rząd 7
name-green_c8r7 = zielona, kolumna 8 rząd 7
name-green_c9r7 = zielona, kolumna 9 rząd 7
name-green_c10r7 = zielona, kolumna 10 rząd 7
name-green_c11r7 = zielona, kolumna 11 rząd 7
name-green_c3r8 = zielona, kolumna 3 rząd 8
name-green_c4r8 = zielona, kolumna 4 rząd 8
name-green_c5r8 = zielona, kolumna 5 rząd 8
name-green_c6r8 = zielona, kolumna 6 rząd 8
name-green_c7r8 = zielona, kolumna 7 rząd 8
name-green_c8r8 = zielona, kolumna 8 rząd 8
name-green_c9r8 = zielona, kolumna 9 rząd 8
name-green_c10r8 = zielona, kolumna 10 rząd 8
name-green_c11r8 = zielona, kolumna 11 rząd 8
name-green_c3r9 = zielona, kolumna 3 rząd 9
name-green_c4r9 = zielona, kolumna 4 rząd 9
name-green_c5r9 = zielona, kolumna 5 rząd 9
name-green_c6r9 = zielona, kolumna 6 rząd 9
name-green_c7r9 = zielona, kolumna 7 rząd 9
name-green_c8r9 = zielona, kolumna 8 rząd 9
name-green_c9r9 = zielona, kolumna 9 rząd 9
name-green_c10r9 = zielona, kolumna 10 rząd 9
name-green_c11r9 = zielona, kolumna 11 rząd 9
name-green_c5r10 = zielona, kolumna 5 rząd 10
name-green_c6r10 = zielona, kolumna 6 rząd 10
name-green_c7r10 = zielona, kolumna 7 rząd 10
name-green_c8r10 = zielona, kolumna 8 rząd 10
name-green_c9r10 = zielona, kolumna 9 rząd 10
name-green_c6r11 = zielona, kolumna 6 rząd 11
name-green_c7r11 = zielona, kolumna 7 rząd 11
name-green_c8r11 = zielona, kolumna 8 rząd 11
name-blue_c5r3 = niebieska, kolumna 5 rząd 3
name-blue_c7r3 = niebieska, kolumna 7 rząd 3
name-blue_c9r3 = niebieska, kolumna 9 rząd 3
name-blue_c5r4 = niebieska, kolumna 5 rząd 4
name-blue_c6r4 = niebieska, kolumna 6 rząd 4
name-blue_c7r4 = niebieska, kolumna 7 rząd 4
name-blue_c8r4 = niebieska, kolumna 8 rząd 4
name-blue_c9r4 = niebieska, kolumna 9 rząd 4
name-blue_c5r5 = niebieska, kolumna 5 rząd 5
name-blue_c6r5 = niebieska, kolumna 6 rząd 5
name-blue_c7r5 = niebieska, kolumna 7 rząd 5
name-blue_c8r5 = niebieska, kolumna 8 rząd 5
name-blue_c9r5 = niebieska, kolumna 9 rząd 5
name-blue_c3r6 = niebieska, kolumna 3 rząd 6
name-blue_c5r6 = niebieska, kolumna 5 rząd 6
name-blue_c6r6 = niebieska, kolumna 6 rząd 6
name-blue_c7r6 = niebieska, kolumna 7 rząd 6
name-blue_c8r6 = niebieska, kolumna 8 rząd 6
name-blue_c9r6 = niebieska, kolumna 9 rząd 6
name-blue_c11r6 = niebieska, kolumna 11 rząd 6
name-blue_c3r7 = niebieska, kolumna 3 rząd 7
name-blue_c4r7 = niebieska, kolumna 4 rząd 7
name-blue_c5r7 = niebieska, kolumna 5 rząd 7
name-blue_c6r7 = niebieska, kolumna 6 rząd 7
name-blue_c7r7 = niebieska, kolumna 7 rząd 7
name-blue_c8r7 = niebieska, kolumna 8 rząd 7
name-blue_c9r7 = niebieska, kolumna 9 rząd 7
name-blue_c10r7 = niebieska, kolumna 10 rząd 7
name-blue_c11r7 = niebieska, kolumna 11 rząd 7
name-blue_c3r8 = niebieska, kolumna 3 rząd 8
name-blue_c4r8 = niebieska, kolumna 4 rząd 8
name-blue_c5r8 = niebieska, kolumna 5 rząd 8
name-blue_c6r8 = niebieska, kolumna 6 rząd 8
name-blue_c7r8 = niebieska, kolumna 7 rząd 8
name-blue_c8r8 = niebieska, kolumna 8 rząd 8
name-blue_c9r8 = niebieska, kolumna 9 rząd 8
name-blue_c10r8 = niebieska, kolumna 10 rząd 8
name-blue_c11r8 = niebieska, kolumna 11 rząd 8
name-blue_c3r9 = niebieska, kolumna 3 rząd 9
name-blue_c4r9 = niebieska, kolumna 4 rząd 9
name-blue_c5r9 = niebieska, kolumna 5 rząd 9
name-blue_c6r9 = niebieska, kolumna 6 rząd 9
name-blue_c7r9 = niebieska, kolumna 7 rząd 9
name-blue_c8r9 = niebieska, kolumna 8 rząd 9
name-blue_c9r9 = niebieska, kolumna 9 rząd 9
name-blue_c10r9 = niebieska, kolumna 10 rząd 9
name-blue_c11r9 = niebieska, kolumna 11 rząd 9
name-blue_c5r10 = niebieska, kolumna 5 rząd 10
name-blue_c6r10 = niebieska, kolumna 6 rząd 10
name-blue_c7r10 = niebieska, kolumna 7 rząd 10
name-blue_c8r10 = niebieska, kolumna 8 rząd 10
name-blue_c9r10 = niebieska, kolumna 9 rząd 10
name-blue_c6r11 = niebieska, kolumna 6 rząd 11
name-blue_c7r11 = niebieska, kolumna 7 rząd 11
name-blue_c8r11 = niebieska, kolumna 8 rząd 11

## Options of a table

option-players-help = Ile statków wyrusza; jeden leci po własny najlepszy wynik.
option-rounds = Loty
option-rounds-help = Które loty się odbywają, w tej kolejności. Późniejsze wymagają większych statków i lepiej płacą.
option-rounds-1 = Pierwszy, klasa I
option-rounds-2 = Drugi, klasa II
option-rounds-3 = Trzeci, klasa III
option-rounds-3a = Trzeci, długa klasa IIIa
option-test_flight = Lot dla początkujących
option-test_flight-help = Na początek łatwy lot zamiast pierwszego: znane karty, bez klepsydry, bez kosmitów.
option-tempo = Budowa
option-tempo-help = Wszyscy naraz na czas, turami z punktami do wydania albo wszyscy naraz bez pośpiechu.
option-tempo-race = Wyścig z piaskiem
option-tempo-turns = Turami
option-tempo-calm = Bez pośpiechu
option-building = Błędy
option-building-help = Co dzieje się z częścią, która nie może leżeć tam, gdzie ją położono.
option-building-strict = Nie da się ich zrobić
option-building-lenient = Kosztują przy kontroli
option-foresight = Więcej przewidywania
option-foresight-help = Stosów kart nie tasuje się razem: przychodzą po kolei, tajny na końcu.
option-notes = Notatki
option-notes-help = Obejrzane karty są dla ciebie widoczne. Bez notatek trzeba je pamiętać albo obejrzeć ponownie.
option-teams = Drużyny
option-teams-help = We czworo partnerzy mają wspólną kasę i latają statkami partnera.
option-teams-none = Każdy osobno
option-teams-partners = Partnerzy
option-teams-switch = Partnerzy zamieniający statki podczas budowy
option-timer_seconds = Sekundy piasku
option-timer_seconds-help = Jak długo w wyścigu sypie się piasek, zanim można obrócić klepsydrę.
