game-title = Galactic Cruise

## Who

name-rachel = Rachel
name-worker = pracownik
name-expert = doświadczony pracownik
name-nobody = nikt

## Supplies

name-money = pieniądze
name-ad = reklama
name-ads = reklamy
name-vp = PZ
name-reputation = Reputacja
name-resource = zasób
name-resources = zasoby
name-food = Żywność
name-oxygen = Tlen
name-fuel = Paliwo
name-agenda_card = karta planu
name-both = zasoby i reklamy

## Kilka rzeczy w jednej odpowiedzi

counted = { $number } × { $thing }
listed = { $first }, { $others }

## Guests and stops

name-adventurous = Przygoda
name-relaxing = Odpoczynek
name-family = Rodzina
name-best = najczęstszy
name-day_in_space = dzień w kosmosie
name-earth = Ziemia
name-adventurous_1 = Przygoda, sekcja 1
name-adventurous_2 = Przygoda, sekcja 2
name-adventurous_3 = Przygoda, sekcja 3
name-adventurous_supply = Przygoda, zapasy
name-relaxing_1 = Odpoczynek, sekcja 1
name-relaxing_2 = Odpoczynek, sekcja 2
name-relaxing_3 = Odpoczynek, sekcja 3
name-relaxing_supply = Odpoczynek, zapasy
name-family_1 = Rodzina, sekcja 1
name-family_2 = Rodzina, sekcja 2
name-family_3 = Rodzina, sekcja 3
name-family_supply = Rodzina, zapasy

## The board

name-tc = środkowa górna
name-tr = prawa górna
name-br = prawa dolna
name-bc = środkowa dolna
name-bl = lewa dolna
name-tl = lewa górna
name-tc_tr = środkowa górna – prawa górna
name-tr_br = prawa górna – prawa dolna
name-br_bc = prawa dolna – środkowa dolna
name-bc_bl = środkowa dolna – lewa dolna
name-bl_tl = lewa dolna – lewa górna
name-tl_tc = lewa górna – środkowa górna
name-first = pierwszy
name-second = drugi
name-third = trzeci
name-fourth = czwarty
name-left = z lewej
name-middle = środkowy
name-centre = środek
name-right = z prawej
name-a = A
name-b = B

## Actions

name-build_development = Budowa rozwinięcia
name-hire_expert = Zatrudnienie doświadczonego pracownika
name-gain_supplies = Zakup zapasów
name-acquire_blueprints = Pozyskiwanie projektów
name-build_segments = Budowanie segmentów statku
name-acquire_shuttle = Pozyskanie nowego statku
name-gain_resources = Zyskiwanie zasobów
name-refill_silo = Uzupełnienie magazynu
name-schedule_cruise = Planowanie rejsu
name-advertise_cruise = Reklama rejsu
name-draw_agenda = Dobieranie kart planu
name-refill_agenda = Uzupełnienie kart planu
name-launch_2plus = Start statku (co najmniej 2 segmenty)
name-launch_3plus = Start statku (co najmniej 3 segmenty)
name-refresh_blueprints = Odświeżenie projektów
name-build_development_network = Budowanie rozwinięcia (Sieć)
name-build_development_technology = Budowanie rozwinięcia (technologia)

## Blueprints

name-climbing_net = Siatka Wspinaczkowa
name-meteor_dodgeball = Meteorowy Zbijak
name-drone_races = Wyścigi Dronów
name-zero_gravity_deck = Pokład Zerowej Grawitacji
name-rover_track = Tor Łazików
name-laser_labyrinth = Laserowy Labirynt
name-escape_pod_puzzle = Zagadka Kapsuły Ratunkowej
name-quiz_show = Turniej
name-asteroid_bowling = Asteroidowe Kręgle
name-stunt_deck = Strefa Powietrznych Akrobacji
name-spacewalk_gantry = Pomost Spacerów Kosmicznych
name-zero_g_circus = Cyrk Zero-G
name-night_market = Nocny Targ
name-comet_coaster = Rollercoaster Kometa
name-rocket_simulator = Symulator Rakiety
name-gravity_dome = Kopuła Grawitacyjna
name-internet_cafe = Kafejka Internetowa
name-reading_nook = Kącik Czytelniczy
name-tea_alcove = Herbaciany Zakątek
name-sauna_pod = Kapsuła Sauny
name-massage_bay = Strefa Masażu
name-hammock_garden = Ogród Hamaków
name-sound_bath = Kąpiel Dźwiękowa
name-poolside_grill = Grill przy Basenie
name-salsa_studio = Studio Salsy
name-board_game_cafe = Salon Gier
name-stargazer_lounge = Gwiezdny Salon
name-comedy_club = Klub Komediowy
name-moonlight_casino = Kasyno w Blasku Księżyca
name-cocktail_corner = Kącik Koktajlowy
name-wine_tasting = Kraina Win
name-orchid_arboretum = Arboretum Orchidei
name-self_serve_pizza = Samoobsługowa Pizzeria
name-storytime_corner = Kącik Bajek
name-ball_pit = Basen z Piłeczkami
name-karaoke = Karaoke
name-pizza_world = Świat Pizzy
name-puppet_stage = Teatrzyk Lalek
name-robot_petting_zoo = Minizoo Robotów
name-arcade_alley = Aleja Automatów
name-splash_lagoon = Laguna Wodnych Zabaw
name-science_playground = Naukowy Plac Zabaw
name-ice_cream_parlour = Lodziarnia
name-bumper_pods = Zderzakowe Kapsuły
name-family_spa = Rodzinne Spa
name-grand_hall = Wielka Sala
name-interactive_theatre = Teatr Interaktywny
name-amusement_park = Lunapark

## Agenda cards

name-hiring_bonus = Premia za Zatrudnienie
name-double_duty = Zwiększone Obowiązki
name-financial_loophole = Luka Podatkowa
name-last_minute_purchase = Zakup Last Minute
name-helping_hand = Pomocna Dłoń
name-marketing_blitz = Agresywny Marketing
name-earnings_boost = Zwiększenie Zysków
name-board_game_cruise = Rejs Planszówkowy
name-family_vacation = Rodzinne Wakacje
name-productive_meeting = Owocne Spotkanie
name-cornerstone_grant = Grant na Kamień Węgielny
name-gala_opening = Uroczyste Otwarcie
name-onboarding_week = Tydzień Wdrożeniowy
name-bulk_order = Zamówienie Hurtowe
name-open_drafting_table = Otwarta Deska Kreślarska
name-showroom_sale = Wyprzedaż Ekspozycji
name-dealer_rebate = Rabat Dealera
name-siphon_permit = Zezwolenie na Pobór
name-reserve_audit = Audyt Rezerw
name-early_bird_slot = Wczesna Rezerwacja
name-charter_clause = Klauzula Czarterowa
name-word_of_mouth = Marketing Szeptany
name-whisper_network = Poczta Pantoflowa
name-clean_slate = Czysta Karta
name-slingshot_route = Grawitacyjna Proca
name-closed_loop_galley = Kambuz o Obiegu Zamkniętym
name-press_conference = Konferencja Prasowa
name-standby_list = Lista Rezerwowa
name-souvenir_kiosk = Kiosk z Pamiątkami
name-talent_night = Wieczór Talentów
name-extended_stargazing = Długie Oglądanie Gwiazd
name-heroes_welcome = Powitanie Bohaterów
name-minutes_approved = Protokół Zatwierdzony
name-swivel_chair = Fotel Obrotowy
name-executive_override = Odgórna Decyzja
name-barter_desk = Biuro Wymiany
name-fast_track_patent = Patent w Trybie Pilnym
name-universal_coupling = Złącze Uniwersalne
name-neighbourhood_grant = Grant Sąsiedzki
name-open_licence = Otwarta Licencja
name-overtime_shift = Nadgodziny
name-shakedown_cruise = Rejs Próbny
name-pal_9001 = PAL 9001
name-accelerated_itinerary = Przyspieszony Harmonogram
name-backstage_pass = Przepustka za Kulisy
name-renovation_crew = Ekipa Remontowa
name-golden_ticket = Złoty Bilet
name-perk_review = Przegląd Benefitów

## Technologies

name-space_elevator = Winda Kosmiczna
name-automated_systems = Zautomatyzowane Systemy
name-flight_target_indicator = Oznaczenie Celu Lotu
name-autopilot_core = Rdzeń Autopilota
name-hydroponic_bays = Uprawy Hydroponiczne
name-audience_modelling = Modelowanie Odbiorców
name-predictive_archive = Archiwum Predykcyjne
name-holographic_drafting = Holograficzne Kreślenie
name-concierge_swarm = Rój Konsjerżów
name-timeshare_ledger = Rejestr Timeshare

## Upgrades

name-a1 = Mapy Prądów
name-a2 = Salon Odpraw
name-a3 = Wielki Hangar
name-r1 = Wspólne Biurka
name-r2 = Obsługa Pokojowa
name-r3 = Długie Lunche
name-f1 = Oferty Pakietowe
name-f2 = Klub Lojalnościowy
name-f3 = Pojemna Spiżarnia

## Company goals

name-first_contract = Pierwszy Kontrakt
name-open_campus = Otwarty Kampus
name-research_drive = Ofensywa Badawcza
name-talent_pool = Pula Talentów
name-balanced_books = Zrównoważony Bilans
name-signature_fleet = Flagowa Flota

## Experts

name-bump_funding = Twarde Łokcie
name-action_cost_minus_1 = Łowca Okazji
name-return_pay = Dodatek Powrotny
name-door_opener = Otwarte Drzwi
name-long_stride = Długi Krok
name-third_errand = Trzecie Zlecenie
name-district_manager = Zarządca Rejonu
name-ace_pilot = As Pilotażu
name-cruise_director = Dyrektor Rejsu
name-headhunter = Łowca Głów

## Cruises

name-b1 = Rejs B1
name-b2 = Rejs B2
name-b3 = Rejs B3
name-b4 = Rejs B4
name-b5 = Rejs B5
name-b6 = Rejs B6
name-b7 = Rejs B7
name-b8 = Rejs B8
name-b9 = Rejs B9
name-b10 = Rejs B10
name-b11 = Rejs B11
name-b12 = Rejs B12
name-b13 = Rejs B13
name-b14 = Rejs B14
name-b15 = Rejs B15
name-s1 = Rejs S1
name-s2 = Rejs S2
name-s3 = Rejs S3

## Cockpits

name-starting = początkowy
name-per_expert = doświadczeni pracownicy
name-developments = rozwinięcia
name-full_shuttles = pełne statki
name-adventurous_segments = segmenty Przygody
name-relaxing_segments = segmenty Odpoczynku
name-family_segments = segmenty Rodziny
name-icon_sets = zestawy ikon
name-technologies = technologie
name-network = Sieć
name-launches = starty
name-upgrades = ulepszenia
name-wings = Skrzydła
name-guests_carried = przewiezieni pasażerowie
name-plans = plany podróży
name-cabin_positions = położenia kabin

## Engines and upgrade tokens

name-money_3 = 3 szt. pieniędzy
name-agenda_ad = karta planu i reklama
name-ads_3 = 3 reklamy
name-resources_3 = 3 zasoby
name-vp_3 = 3 PZ
name-reputation_2 = 2 punkty Reputacji
name-money_ad = 2 szt. pieniędzy i 1 reklama
name-sampler = zestaw próbny
name-blueprints_2 = 2 projekty
name-agenda_2 = 2 karty planu
name-goodwill = życzliwość
name-fuel_money = Paliwo i pieniądze
name-food_ad = Żywność i 1 reklama
name-oxygen_vp = Tlen i PZ
name-draft_fame = szkic i sława
name-funding_3 = 3 premie finansowe
name-money_1 = 1 szt. pieniędzy
name-ad_1 = 1 reklama
name-vp_1 = 1 PZ
name-resource_1 = 1 zasób
name-money_4 = 4 szt. pieniędzy
name-ads_4 = 4 reklamy
name-resources_4 = 4 zasoby
name-development_discount = rozwinięcie ze zniżką
name-replace_worker = zabranie pracownika
name-action = dodatkowa akcja
name-activate_segment = wizyta w segmencie
name-reputation_3 = 3 punkty Reputacji

## Starting upgrades

name-money_1_to_a1 = Żeton 1 szt. pieniędzy → Mapy Prądów
name-ad_1_to_a1 = Żeton 1 reklama → Mapy Prądów
name-vp_1_to_a1 = Żeton 1 PZ → Mapy Prądów
name-any_grey = (dowolny szary)
name-any_grey_to_a1 = Dowolny szary żeton → Mapy Prądów
name-money_1_to_a2 = Żeton 1 szt. pieniędzy → Salon Odpraw
name-vp_1_to_a2 = Żeton 1 PZ → Salon Odpraw
name-resource_1_to_a2 = Żeton 1 zasób → Salon Odpraw
name-any_grey_to_a2 = Dowolny szary żeton → Salon Odpraw
name-ad_1_to_a3 = Żeton 1 reklama → Wielki Hangar
name-vp_1_to_a3 = Żeton 1 PZ → Wielki Hangar
name-resource_1_to_a3 = Żeton 1 zasób → Wielki Hangar
name-money_1_to_r1 = Żeton 1 szt. pieniędzy → Wspólne Biurka
name-ad_1_to_r1 = Żeton 1 reklama → Wspólne Biurka
name-resource_1_to_r1 = Żeton 1 zasób → Wspólne Biurka
name-money_1_to_r2 = Żeton 1 szt. pieniędzy → Obsługa Pokojowa
name-ad_1_to_r2 = Żeton 1 reklama → Obsługa Pokojowa
name-vp_1_to_r2 = Żeton 1 PZ → Obsługa Pokojowa
name-any_grey_to_r2 = Dowolny szary żeton → Obsługa Pokojowa
name-money_1_to_r3 = Żeton 1 szt. pieniędzy → Długie Lunche
name-vp_1_to_r3 = Żeton 1 PZ → Długie Lunche
name-resource_1_to_r3 = Żeton 1 zasób → Długie Lunche
name-money_1_to_f1 = Żeton 1 szt. pieniędzy → Oferty Pakietowe
name-vp_1_to_f1 = Żeton 1 PZ → Oferty Pakietowe
name-resource_1_to_f1 = Żeton 1 zasób → Oferty Pakietowe
name-any_grey_to_f1 = Dowolny szary żeton → Oferty Pakietowe
name-money_1_to_f2 = Żeton 1 szt. pieniędzy → Klub Lojalnościowy
name-ad_1_to_f2 = Żeton 1 reklama → Klub Lojalnościowy
name-resource_1_to_f2 = Żeton 1 zasób → Klub Lojalnościowy
name-any_grey_to_f2 = Dowolny szary żeton → Klub Lojalnościowy
name-money_1_to_f3 = Żeton 1 szt. pieniędzy → Pojemna Spiżarnia
name-ad_1_to_f3 = Żeton 1 reklama → Pojemna Spiżarnia
name-vp_1_to_f3 = Żeton 1 PZ → Pojemna Spiżarnia
name-any_grey_to_f3 = Dowolny szary żeton → Pojemna Spiżarnia

## What an answer costs and brings

quote-up_to = to maksimum
quote-each = za każdą premię

## Questions

question-action = Wykonaj akcję albo zakończ turę
question-advance = Który statek leci pierwszy?
question-advertise_cruise = Który rejs reklamujesz?
question-after_advance = Statek poleciał dalej: zagrać kartę?
question-after_cockpit = Kokpit przyniósł PZ: zagrać kartę?
question-after_day_in_space = Dzień w kosmosie minął: zagrać kartę?
question-after_placing = Pracownik jest przydzielony: zagrać kartę?
question-after_refill = Karty planu są uzupełnione: zagrać kartę?
question-after_return = Statek wrócił na Ziemię: zagrać kartę?
question-before_end = Koniec tury: zagrać jeszcze kartę?
question-bid = Ile dajesz za pierwszy wybór początkowego ulepszenia?
question-blueprint_limit = Ponad pięć projektów: odrzuć jeden
question-board = Kto wchodzi na statek?
question-build_development = Rozwinięcie z którego rzędu?
question-build_segments = Który segment budujesz?
question-choose_shuttle = Który statek startuje?
question-destination = U celu podróży: odblokuj ulepszenie, zdobądź PZ za pasażerów
question-discard_display = Którą wystawioną kartę odrzucić teraz?
question-discard_for_silo = Którą kartę odrzucić, by uzupełnić magazyn?
question-draw_card = Którą kartę planu dobierasz?
question-exchange_get = Co dostajesz?
question-exchange_give = Co dajesz?
question-flip = Który żeton Wieży Startowej odwracasz?
question-free_blueprint = Weź projekt, za darmo
question-free_development = Twoje darmowe rozwinięcie: z którego rzędu?
question-funding = Która premia finansowa?
question-gain_resource = Który zasób zyskujesz?
question-gain_resources = Który zasób bierzesz z magazynu?
question-gain_supplies = Kupujesz zasoby czy reklamy?
question-guest_bonus = Czyją premię zyskujesz, raz za każdą ikonę?
question-hand_limit = Ponad pięć kart planu: odrzuć jedną
question-hire_expert = Którego doświadczonego pracownika zatrudniasz?
question-into_shuttle = Do którego statku?
question-invite = Którego pasażera wybierasz?
question-last_stop = Ostatnia podróż: do którego przystanku?
question-move_guest = Który pasażer przesuwa się w Kolejce?
question-move_marker = Którą technologię przesuwasz?
question-no_pilot = Jak statek leci bez pilota?
question-pay_development = Zapłać za rozwinięcie: ile zasobów, reszta w pieniądzach?
question-pay_launch = Zapłać zasoby za start
question-place_development = Gdzie trafia rozwinięcie?
question-place_free_development = Gdzie trafia twoje darmowe rozwinięcie?
question-recall = Którego pracownika zabierasz?
question-refill_silo = Który zasób uzupełniasz?
question-refresh_blueprints = Które projekty wymieniasz?
question-schedule_cruise = Który rejs planujesz?
question-segment_place = W którym miejscu statku?
question-spend_reputation = Ile ikon przekraczasz?
question-starting_upgrade = Które początkowe ulepszenie?
question-substitute_guest = Tego rodzaju już nie ma: kto w zamian staje w Kolejce?
question-take_action = Którą akcję wykonujesz?
question-take_blueprint = Który projekt bierzesz?
question-take_shuttle = Który kokpit i silnik bierzesz?
question-to_section = Do której sekcji?
question-token_bonus = Premii którego żetonu używasz?
question-turn = Przydziel pracownika, doprowadź do startu statku albo zwołaj spotkanie
question-unlock = Które ulepszenie odblokowujesz?
question-use_segment = Którego segmentu używasz?
question-visit_segment = Który segment jest teraz odwiedzany?
question-visiting_guest = Który pasażer go odwiedza?

## Nagłówki nad ruchami jednego rodzaju

verb-act = Wykonaj akcję
verb-add_guest = Dodaj pasażera
verb-advertise = Reklamuj rejs
verb-assign_expert = Przydziel doświadczonego pracownika
verb-assign_worker = Przydziel pracownika
verb-below = Gdzie trafia
verb-bid = Licytuj
verb-board = Umieść w kabinie pasażera z biletem
verb-borrow_connection = Skorzystaj za opłatą z połączenia
verb-borrow_technology = Skorzystaj za opłatą z technologii
verb-build = Zbuduj segment
verb-buy = Kup
verb-choose_shuttle = Start statku
verb-choose_starting_upgrade = Wybierz początkowe ulepszenie
verb-connect = Połącz
verb-copy_token = Użyj żetonu ponownie
verb-develop = Rozwinięcie z rzędu
verb-discard_blueprint = Odrzuć projekt
verb-discard_card = Odrzuć kartę
verb-draw_card = Dobierz kartę
verb-draw_silo = Weź z magazynu
verb-fill = Wpuść wszystkich i zamknij drzwi
verb-flip = Odwróć żeton
verb-fly = Do następnego przystanku
verb-fly_past = Miń jeden przystanek
verb-fly_past_two = Miń dwa przystanki
verb-fund = Premia finansowa
verb-fund_all = Wszystkie premie finansowe
verb-gain = Zyskaj
verb-gain_several = Zyskaj kilka
verb-get = Weź w zamian
verb-give = Daj
verb-hire = Zatrudnij doświadczonego pracownika
verb-icons = Ikony
verb-icons_of = Policz ikony
verb-into = Do statku
verb-invent = Opracuj technologię
verb-invite = Wybierz pasażera
verb-launch = Doprowadź do startu statku
verb-launch_now = Start od razu z pracownikiem
verb-launch_now_expert = Start od razu z doświadczonym pracownikiem
verb-leave_behind = Zostaw pasażera na Ziemi
verb-move_guest = Przesuń pasażera
verb-move_marker = Przesuń znacznik
verb-pay_resources = Zasoby
verb-play_card = Zagraj kartę
verb-recall = Zabierz pracownika
verb-refill = Uzupełnij
verb-schedule = Zaplanuj rejs
verb-score = Punktuj pasażera
verb-send_expert = Przydziel doświadczonego pracownika
verb-send_worker = Przydziel pracownika
verb-spend_card = Wydaj kartę dla zasobu
verb-spend_reputation = Wydaj Reputację
verb-stop_at = Leć do przystanku
verb-take_blueprint = Weź projekt
verb-take_shuttle = Weź kokpit
verb-to_section = Do sekcji
verb-unlock = Odblokuj ulepszenie
verb-use_technology = Użyj technologii
verb-visit = Odwiedź segment

## Moves of the dealer

move-deal_action = Wylosowana akcja: { $arg }
move-deal_expert_tile = Wylosowani doświadczeni pracownicy: { $arg }
move-deal_goal_tile = Wylosowane cele: { $arg }
move-deal_technology = Wylosowana technologia: { $arg }
move-deal_layout = Rozwinięcia według rewersu: { $arg }
move-deal_agenda = Wylosowana karta: { $arg }
move-deal_blueprint = Wylosowany projekt: { $arg }
move-deal_cockpit = Wylosowany kokpit: { $arg }
move-deal_engine = Wylosowany silnik: { $arg }
move-deal_guest_bonus = Wylosowana premia za pasażerów: { $arg }
move-deal_cruise = Wylosowano: { $arg }
move-deal_guest = W Kolejce, pasażer: { $arg }
move-deal_location_bonus = Wylosowana premia lokacji: { $arg }
move-deal_starting_upgrade = Wylosowane początkowe ulepszenie: { $arg }
move-deal_solo_card = Odkryj rewers karty Rachel nr { $arg }
move-leave_behind = Zostaje na Ziemi, pasażer: { $arg }

## Moves

move-bid = Daj { $arg } szt. pieniędzy
move-choose_starting_upgrade = Wybierz: { $arg }
move-fly = Przesuń statek do następnego przystanku: { $arg }
move-fly_past = Miń jeden przystanek, statek: { $arg }
move-fly_past_two = Miń dwa przystanki, statek: { $arg }
move-stop_at = Leć do przystanku { $arg }
move-assign_worker = Przydziel pracownika: { $arg }
move-assign_expert = Przydziel doświadczonego pracownika: { $arg }
move-send_worker = Przydziel pracownika: { $arg }
move-send_expert = Przydziel doświadczonego pracownika: { $arg }
move-launch_now = Start od razu, pracownik za sterami, wszyscy z biletami na pokładzie, statek: { $arg }
move-launch_now_expert = Start od razu, doświadczony pracownik za sterami, wszyscy z biletami na pokładzie, statek: { $arg }
move-launch = Doprowadź do startu statku, pilot: { $arg }
move-call_meeting = Zwołaj spotkanie
move-act = { $arg }
move-done = Gotowe
move-end_turn = Zakończ turę
move-fund = Premia finansowa: { $arg }
move-fund_all = Wszystkie premie finansowe: { $arg }
move-gain = Zyskaj: { $arg }
move-gain_several = Zyskaj: { $arg }
move-give = Daj: { $arg }
move-get = Weź w zamian: { $arg }
move-develop = Rozwinięcie z rzędu: { $arg }
move-connect = Połączenie: { $arg }
move-invent = Pod technologią: { $arg }
move-pay_resources =
    { $arg ->
        [0] Tylko pieniądze
        [one] 1 zasób
        [few] { $arg } zasoby
       *[many] { $arg } zasobów
    }
move-hire = Zatrudnij, doświadczony pracownik: { $arg }
move-buy = Kup: { $arg }
move-take_blueprint = Weź: { $arg }
move-build = Zbuduj: { $arg }
move-into = Do statku: { $arg }
move-below =
    { $arg ->
        [0] Na górze
        [one] Pod pierwszym segmentem
        [few] Pod { $arg } segmentami
       *[many] Pod { $arg } segmentami
    }
move-take_shuttle = Weź kokpit: { $arg }
move-draw_silo = Weź z magazynu: { $arg }
move-refill = Uzupełnij: { $arg }
move-schedule = Zaplanuj: { $arg }
move-flip = Odwróć żeton: { $arg }
move-advertise = Reklamuj: { $arg }
move-invite = Wybierz pasażera: { $arg }
move-draw_card = Dobierz: { $arg }
move-discard_card = Odrzuć kartę: { $arg }
move-discard_blueprint = Odrzuć projekt: { $arg }
move-choose_shuttle = Start statku: { $arg }
move-board = Umieść w kabinie pasażera z biletem: { $arg }
move-fill = Wpuść wszystkich z biletami i zamknij drzwi, statek: { $arg }
move-board_all = Wpuść wszystkich z biletami i zamknij drzwi
move-pay = Zapłać
move-pay_by_cards = Zapłać, brakujące zasoby weź z kart
move-pay_by_reputation = Zapłać, brakujące zasoby weź z Reputacji
move-add_guest = Dodaj pasażera: { $arg }
move-unlock = Odblokuj: { $arg }
move-score = Pasażer: { $arg }
move-score_all = Wszyscy pasażerowie
move-visit = Odwiedź: { $arg }
move-move_guest = Przesuń: { $arg }
move-recall = Zabierz: pracownik, lokacja { $arg }
move-copy_token = Użyj ponownie: { $arg }
move-icons_of = Policz ikony: { $arg }
move-play_card = Zagraj: { $arg }
move-spend_card = Wydaj dla zasobu: { $arg }
move-spend_reputation = Wydaj Reputację, ikony: { $arg }
move-icons =
    { $arg ->
        [one] 1 ikona
        [few] { $arg } ikony
       *[many] { $arg } ikon
    }
move-refresh_blueprints = Wymień projekty (1 punkt Reputacji)
move-borrow_connection = Skorzystaj za opłatą z połączenia: { $arg }
move-borrow_technology = Skorzystaj za opłatą: { $arg }
move-use_technology = Użyj: { $arg }
move-move_marker = Przesuń znacznik: { $arg }
move-to_section = Do sekcji { $arg }

## What happens

event-figures = { $seat }
event-action = { $company } wykonuje akcję: { $action }.
event-action-own = { $action }
event-advertised = { $company } sprzedaje bilet, { $cruise }: { $guest }.
event-advertised-own = Bilet, { $cruise }: { $guest }
event-agenda_refilled =
    { $bonuses ->
        [0] { $company } uzupełnia karty planu.
        [one] { $company } uzupełnia karty planu i zyskuje premię pustego pola.
        [few] { $company } uzupełnia karty planu i zyskuje premie { $bonuses } pustych pól.
       *[many] { $company } uzupełnia karty planu i zyskuje premie { $bonuses } pustych pól.
    }
event-agenda_refilled-own =
    { $bonuses ->
        [0] Karty planu uzupełnione
        [one] Karty planu uzupełnione, z premią pustego pola
        [few] Karty planu uzupełnione, z premiami { $bonuses } pustych pól
       *[many] Karty planu uzupełnione, z premiami { $bonuses } pustych pól
    }
event-agm = RWZ { $meeting }, { $company }: { $points } PZ.
event-bid = { $company } daje { $money } szt. pieniędzy.
event-blueprint_taken = { $company } bierze projekt: { $blueprint }.
event-blueprint_taken-own = Projekt: { $blueprint }
event-blueprints_refreshed = { $company } wymienia wystawione projekty.
event-blueprints_refreshed-own = Wystawione projekty wymienione
event-boarded =
    { $guests ->
        [one] { $company } umieszcza w kabinie 1 pasażera. { $cruise }.
        [few] { $company } umieszcza w kabinach { $guests } pasażerów. { $cruise }.
       *[many] { $company } umieszcza w kabinach { $guests } pasażerów. { $cruise }.
    }
event-borrowed = { $company } korzysta za opłatą: { $price } szt. pieniędzy.
event-borrowed-own = Korzysta za opłatą
event-bumped =
    { $expert ->
        [true] Doświadczony pracownik zostaje wypchnięty i wraca ({ $company }).
       *[other] Pracownik zostaje wypchnięty i wraca ({ $company }).
    }
event-card_discarded = { $company } odrzuca: { $card }.
event-card_drawn = { $company } dobiera: { $card }.
event-card_played = { $company } zagrywa: { $card }.
event-card_spent = { $company } wydaje dla zasobu: { $card }.
event-cockpit_scored = { $company } zdobywa { $points } PZ. Kokpit: { $cockpit }.
event-cockpit_scored-own = Zdobywa { $points } PZ. Kokpit: { $cockpit }.
event-development =
    { $first ->
        [true] { $company } buduje rozwinięcie, rząd { $row }: { $area }. To pierwsze w tym miejscu: 1 punkt Reputacji.
       *[other] { $company } buduje rozwinięcie, rząd { $row }: { $area }.
    }
event-development-own =
    { $first ->
        [true] Rozwinięcie, rząd { $row }: { $area }. Pierwsze w tym miejscu: 1 punkt Reputacji.
       *[other] Rozwinięcie, rząd { $row }: { $area }
    }
event-end_triggered = Tor Postępu jest pełny na koniec tej tury ({ $company }). Runda zostaje dokończona, potem następuje ostatnia.
event-final_round = Wszyscy pracownicy wrócili. Zaczyna się ostatnia runda.
event-final_score = Wynik końcowy, { $company }: { $score } PZ (zapasy { $supplies }, Postęp { $progress }, Reputacja { $reputation }, segmenty { $segments }, rozwinięcia { $developments }, kokpity { $cockpits }).
event-flipped = { $company } odwraca żeton: { $token }.
event-flipped-own = Żeton: { $token }
event-funding = Premia finansowa, { $company }: { $amount } × { $bonus }.
event-funding-own = Premia finansowa: { $amount } × { $bonus }.
event-goal = { $company } realizuje cel firmy ({ $goal }). Skrzydła: { $wings }.
event-guest_bonus = Dzień w kosmosie: premia za pasażerów ({ $guest }), { $company } { $times } ×.
event-guest_bonus-own = Dzień w kosmosie: premia za pasażerów ({ $guest }), { $times } ×.
event-guest_scored = { $company } zdobywa { $points } PZ za pasażera ({ $guest }).
event-guest_scored-own = Punkty za pasażera ({ $guest })
event-hired = { $company } zatrudnia doświadczonego pracownika: { $side }.
event-launch = { $company } zaczyna odliczanie. Pilot: { $pilot }.
event-left_behind =
    { $guests ->
        [one] { $company } zostawia na Ziemi pasażera z biletem: utrata 2 punktów Reputacji.
        [few] { $company } zostawia na Ziemi { $guests } pasażerów z biletami: utrata 2 punktów Reputacji za każdego.
       *[many] { $company } zostawia na Ziemi { $guests } pasażerów z biletami: utrata 2 punktów Reputacji za każdego.
    }
event-location_active = Działa premia lokacji: { $location }.
event-meeting = { $company } zwołuje spotkanie.
event-neutral_cube = Tor Postępu stoi już tyle tur każdej firmy: { $turns }. Trafia na niego kostka neutralna.
event-new_cruise = Ogłoszono: { $cruise }.
event-npc_developments = Bezstronny buduje według rewersu: { $layout }.
event-npc_expert = Bezstronny Pracownik zyskuje doświadczenie: { $location }.
event-npc_moved =
    { $expert ->
        [true] Bezstronny Doświadczony Pracownik przechodzi: { $location }.
       *[other] Bezstronny Pracownik przechodzi: { $location }.
    }
event-reputation_spent = { $company } wydaje punkty Reputacji: { $number } × { $icon }.
event-resource_lost = { $company } nie ma miejsca, przepada: { $resource }.
event-resources_lost =
    { $number ->
        [one] { $company } nie ma miejsca na zasób; przepada.
        [few] { $company } nie ma miejsca na { $number } zasoby; przepadają.
       *[many] { $company } nie ma miejsca na { $number } zasobów; przepada wszystko.
    }
event-scheduled = { $company } planuje: { $cruise }.
event-segment_built = { $company } buduje: { $segment }.
event-segment_visited = Pasażer odwiedza segment ({ $company }): { $segment }.
event-shuttle_taken = { $company } bierze statek. Kokpit: { $cockpit }. Silnik: { $engine }.
event-silo_drawn = { $company } bierze z magazynu: { $resource }.
event-silo_drawn-own = Z magazynu: { $resource }
event-silo_refilled =
    { $steps ->
        [one] { $company } uzupełnia o 1: { $resource }.
        [few] { $company } uzupełnia o { $steps }: { $resource }.
       *[many] { $company } uzupełnia o { $steps }: { $resource }.
    }
event-silo_refilled-own = Magazyn uzupełniony: { $resource } +{ $steps }
event-starting_upgrade = { $company } zaczyna z ulepszeniem: żeton { $token } opuszcza Wieżę.
event-stop_reached = Statek dociera ({ $company }): { $stop }.
event-stop_reached-own = Statek dociera: { $stop }
event-substitute_guest = { $company } wysyła do Kolejki innego pasażera: { $guest }.
event-technology_advanced = { $technology } przesuwa się na pole { $space }.
# What heads the log from there on.
chapter-turn = Tura { $turn }
event-turn = Teraz: { $company }.
event-turn-own = Początek tury
event-upgrade = { $company } kładzie żeton: { $upgrade }.
event-upgrade-own = Ulepszenie: { $upgrade }
event-worker_placed =
    { $expert ->
        [true] { $company } przydziela doświadczonego pracownika: { $location }.
       *[other] { $company } przydziela pracownika: { $location }.
    }
event-worker_placed-own =
    { $expert ->
        [true] Doświadczony pracownik: { $location }
       *[other] Pracownik: { $location }
    }

## What Rachel does, and why

event-rachel_acts = Rachel wykonuje akcję: { $action }.
event-rachel_advertises = Rachel reklamuje i zyskuje Reputację: { $cruise }.
event-rachel_cannot = Rachel nie może teraz wykonać akcji: { $action }.
event-rachel_card = Rachel odkrywa kartę { $card }: { $upper }, a jeśli nie, to { $lower }.
event-rachel_discards = Rachel odrzuca: { $card }.
event-rachel_discards_blueprint = Rachel odrzuca projekt: { $blueprint }.
event-rachel_fuel =
    { $points ->
        [0] Rejs wymaga Paliwa: { $fuel }, Rachel ma { $stored }. Oddaje punkty Reputacji: { $reputation }.
       *[other] Rejs wymaga Paliwa: { $fuel }, Rachel ma { $stored }. Oddaje punkty Reputacji: { $reputation }, i { $points } PZ.
    }
event-rachel_guest = Rachel zdobywa pasażera: { $guest }.
event-rachel_hires = Rachel zatrudnia doświadczonego pracownika ({ $side }); koszt { $cost } jest dość niski.
event-rachel_last_stop = Ostatnia podróż Rachel prowadzi tam, gdzie warto najbardziej: { $stop }, { $points } PZ.
event-rachel_leaves_behind = Rachel nie ma kabiny dla wylosowanego pasażera ({ $guest }) i traci Reputację.
event-rachel_number =
    { $why_id ->
        [first] Jej liczby to { $first } i { $second }; wybiera pierwszą ({ $purpose }): numer { $chosen }.
        [second] Jej liczby to { $first } i { $second }; możliwości jest tylko { $places } ({ $purpose }), więc wybiera drugą: numer { $chosen }.
       *[onward] Jej liczby to { $first } i { $second }; numer { $number } nie pasuje ({ $purpose }), idzie dalej do numeru { $chosen }.
    }
event-rachel_places =
    { $moved ->
        [true] Następny rewers wysyła jej pracownika do lokacji { $shown }, gdzie już jakiś stoi; idzie dalej do lokacji { $location }.
       *[other] Następny rewers wysyła jej pracownika do lokacji { $location }.
    }
event-rachel_scores =
    { $guests ->
        [one] Rachel zdobywa { $points } PZ za jednego pasażera u celu: { $destination }.
        [few] Rachel zdobywa { $points } PZ za { $guests } pasażerów u celu: { $destination }.
       *[many] Rachel zdobywa { $points } PZ za { $guests } pasażerów u celu: { $destination }.
    }
event-rachel_second =
    { $paid ->
        [0] Ta akcja jest w lokacji { $location }: Rachel wykonuje drugą.
       *[other] Ta akcja jest w lokacji { $location }, przez twoje rozwinięcie: dostajesz { $paid } szt. pieniędzy, a Rachel wykonuje drugą.
    }
event-rachel_shuttle =
    { $reason_id ->
        [only] Startuje jedyny dość duży statek Rachel.
        [fresh] Startuje statek Rachel, który jeszcze nie latał.
        [best] Startuje statek Rachel, który da najwięcej PZ.
       *[rightmost] Startuje pierwszy od prawej z równych statków Rachel.
    }
event-rachel_token = Rachel ładuje żeton: { $token }.
name-blueprints = projekty
name-agenda = pola kart planu
name-shuttles = kokpity
name-cruises = rejsy

## Why not

rule-not_offered = Tego nie ma teraz wśród twoich możliwości.

## Options that exclude each other

rule-blueprints_replaced_twice = Dopasowanie kabin i projekty specjalistyczne zastępują wszystkie projekty: wybierz jedno z nich.
rule-npc_is_for_three_players = Bezstronny Pracownik to wariant dla trzech graczy.
rule-nobody_to_bid_against = W pojedynkę początkowe ulepszenia po prostu się rozdaje.
rule-needs_advanced_technologies = Bez modułu zaawansowanych technologii to nic nie zmienia.
rule-needs_location_bonuses = Bez modułu premii lokacji to nic nie zmienia.
rule-needs_starting_upgrades = Bez modułu początkowych ulepszeń to nic nie zmienia.
rule-balanced_needs_newcomers = Początkowe ulepszenia tylko dla początkujących wymagają wskazania początkujących, a oni niczego innego.
rule-no_such_player = Nie ma aż tylu graczy.
rule-no_box_in_play = Bez pozostałych komponentów rozszerzenia nie ma z czego wybierać.

## Refusals

rule-already_hired = Ten doświadczony pracownik już dla ciebie pracuje.
rule-board_does_not_suffice = Na twojej planszy jest za mało.
rule-cards_do_not_suffice = Twoje karty nie dają dokładnie tego, czego brakuje.
rule-borrowed_already = W tej turze jest to już opłacone.
rule-bought_already = Każdą połowę zakupów robi się w akcji tylko raz.
rule-cabins_do_not_match = Jego półkabiny nie pasują do żadnego z twoich segmentów.
rule-cruise_is_full = Na ten rejs są już dwaj pasażerowie z przedsprzedaży; trzeci się nie zmieści.
rule-developed_already = Jest tam już rozwinięcie, a darmowe wymaga pustego miejsca.
rule-finish_first = Najpierw trzeba dokończyć to, co trwa.
rule-fleet_is_full = Twoja flota jest już największa, jak można.
rule-limit_reached = Ta akcja na więcej nie pozwala.
rule-network_only = Darmowe rozwinięcie trafia do Sieci.
rule-no_actions_left = Akcje tej tury są już zużyte.
rule-no_cabin_or_food = Brakuje kabiny albo Żywności dla kolejnej osoby.
rule-no_guest = Nie ma pasażerów z przedsprzedaży, a twoje reklamy nikogo nie zdobędą.
rule-no_icon = Poniżej twojej Reputacji nie ma takiej ikony.
rule-no_reputation = Nie masz ani Reputacji, ani PZ na zapłatę.
rule-no_room = Więcej nie zmieścisz.
rule-no_shuttle_ready = Na ziemi nie stoi żaden twój statek z kabiną.
rule-no_shuttle_with_room = Żaden twój statek na ziemi nie ma miejsca na segment.
rule-no_such_guest = Na pokładzie nie ma już takiego pasażera do punktowania.
rule-no_token_aboard = Na tym silniku nie leci żaden żeton Ulepszenia.
rule-no_worker_home = W Pokoju wypoczynkowym nie ma nikogo takiego.
rule-nobody_built_there = Nikt tam nie zbudował, więc nie ma z czego skorzystać.
rule-nobody_waits_there = Nie czeka tam taki pasażer.
rule-not_connected = Na spotkaniu można użyć tylko lokacji obok własnych rozwinięć.
rule-not_face_up = Ten żeton nie leży odkryty.
rule-not_in_hand = Nie masz tej karty.
rule-not_in_the_tower = Ten żeton nie należy do twojej Wieży Startowej.
rule-not_on_display = Tego nie ma na rynku.
rule-not_on_the_board = W tej rozgrywce nie ma tej technologii na planszy.
rule-not_your_turn = Karty dają zasób tylko w twojej turze.
rule-nothing_scheduled = Nie masz zaplanowanego rejsu.
rule-nothing_to_do_there = Ta akcja nic by ci teraz nie dała.
rule-other_destination = To ulepszenie należy do innego celu podróży.
rule-other_question = Pytanie jest teraz inne.
rule-out_of_reach = Twój pracownik tam nie sięga.
rule-own_development_there = Masz tam własne rozwinięcie.
rule-own_worker_there = Stoi tam twój pracownik.
rule-pilot_needed = Ktoś musi pilotować statek.
rule-played_this_turn = Ta karta była już zagrana w tej turze.
rule-reputation_spent = Reputację można wydać raz na turę.
rule-row_is_empty = Wszystkie rozwinięcia tego rzędu są zbudowane.
rule-scheduled_already = Rejs jest już zaplanowany.
rule-scheduled_by_another = Ten rejs zaplanowała inna firma.
rule-silo_is_empty = W magazynie nic z tego nie ma.
rule-silo_is_full = Magazyn jest już tego pełny.
rule-token_is_flipped = Żeton jest odwrócony, więc ta premia finansowa czeka na start.
rule-too_expensive = Pieniądze, zasoby, karty i Reputacja razem nie wystarczą.
rule-too_few_ads = Masz za mało reklam.
rule-unlocked_already = To ulepszenie jest już odblokowane.
rule-wrong_moment = Ta karta jest na inny moment.

## Kinds of pieces

name-action_tile = akcja
name-technology = technologia
name-upgrade = ulepszenie
name-upgrade_token = żeton Ulepszenia
name-expert_tile = doświadczony pracownik
name-cockpit = kokpit
name-engine = silnik
name-blueprint = projekt
name-company_goal_tile = cel firmy
name-guest_bonus = premia za pasażerów
name-location_bonus = premia lokacji
name-starting_upgrade_card = karta początkowego ulepszenia
name-cruise = rejs

## What pieces do: amounts

amount-money = { $number } szt. pieniędzy
amount-ads =
    { $number ->
        [one] 1 reklama
        [few] { $number } reklamy
       *[many] { $number } reklam
    }
amount-vp = { $number } PZ
amount-reputation =
    { $number ->
        [one] 1 punkt Reputacji
        [few] { $number } punkty Reputacji
       *[many] { $number } punktów Reputacji
    }
amount-resources =
    { $number ->
        [one] 1 zasób
        [few] { $number } zasoby
       *[many] { $number } zasobów
    }
amount-food =
    { $number ->
        [one] 1 jednostka Żywności
        [few] { $number } jednostki Żywności
       *[many] { $number } jednostek Żywności
    }
amount-oxygen =
    { $number ->
        [one] 1 jednostka Tlenu
        [few] { $number } jednostki Tlenu
       *[many] { $number } jednostek Tlenu
    }
amount-fuel =
    { $number ->
        [one] 1 jednostka Paliwa
        [few] { $number } jednostki Paliwa
       *[many] { $number } jednostek Paliwa
    }
amount-agenda =
    { $number ->
        [one] 1 karta planu
        [few] { $number } karty planu
       *[many] { $number } kart planu
    }
amount-blueprints =
    { $number ->
        [one] 1 projekt
        [few] { $number } projekty
       *[many] { $number } projektów
    }
amount-funding =
    { $number ->
        [one] 1 premia finansowa
        [few] { $number } premie finansowe
       *[many] { $number } premii finansowych
    }
amount-supplies =
    { $number ->
        [one] 1 szt. pieniędzy, reklama lub zasób
        [few] { $number } szt. pieniędzy, reklamy lub zasoby
       *[many] { $number } szt. pieniędzy, reklam lub zasobów
    }

## What pieces do: what is counted

count-segments_built =
    { $each ->
        [one] każdy zbudowany segment
        [few] { $each } zbudowane segmenty
       *[many] { $each } zbudowanych segmentów
    }
count-segments_of_type =
    { $each ->
        [one] każdą ikonę na twoich segmentach (typ: { $type })
        [few] { $each } ikony na twoich segmentach (typ: { $type })
       *[many] { $each } ikon na twoich segmentach (typ: { $type })
    }
count-segments_of_type_best =
    { $each ->
        [one] każdą ikonę twojego najczęstszego typu
        [few] { $each } ikony jednego typu na twoich segmentach
       *[many] { $each } ikon jednego typu na twoich segmentach
    }
count-and = { $one } i za { $other }
count-sum = razem { $number }, po 1 za { $counted }
count-segments_of_type_shuttle = każdą ikonę na segmentach tego statku (typ: { $type })
count-segments_built_shuttle = każdy segment tego statku
count-segments_double =
    { $each ->
        [one] każdy segment z dwiema ikonami
        [few] { $each } segmenty z dwiema ikonami
       *[many] { $each } segmentów z dwiema ikonami
    }
count-segment_vp =
    { $each ->
        [one] każdy PZ na twoich segmentach
        [few] { $each } PZ na twoich segmentach
       *[many] { $each } PZ na twoich segmentach
    }
count-icon_sets =
    { $each ->
        [one] każdy zestaw trzech ikon na twoich segmentach
        [few] { $each } zestawy trzech ikon na twoich segmentach
       *[many] { $each } zestawów trzech ikon na twoich segmentach
    }
count-full_shuttles =
    { $each ->
        [one] każdy pełny statek
        [few] { $each } pełne statki
       *[many] { $each } pełnych statków
    }
count-cabin_positions =
    { $each ->
        [one] każde inne położenie kabiny w twojej flocie
        [few] { $each } różne położenia kabin w twojej flocie
       *[many] { $each } różnych położeń kabin w twojej flocie
    }
count-shuttles_launched_distinct =
    { $each ->
        [one] każdy statek, który wystartował
        [few] { $each } różne statki, które wystartowały
       *[many] { $each } różnych statków, które wystartowały
    }
count-launches_total =
    { $each ->
        [one] każdy start
        [few] { $each } starty
       *[many] { $each } startów
    }
count-guests_carried =
    { $each ->
        [one] każdego przewiezionego pasażera
        [few] { $each } przewiezionych pasażerów
       *[many] { $each } przewiezionych pasażerów
    }
count-destinations_visited =
    { $each ->
        [one] każdy odwiedzony cel podróży
        [few] { $each } odwiedzone cele podróży
       *[many] { $each } odwiedzonych celów podróży
    }
count-upgrades_unlocked =
    { $each ->
        [one] każde odblokowane ulepszenie
        [few] { $each } odblokowane ulepszenia
       *[many] { $each } odblokowanych ulepszeń
    }
count-upgrade_destinations =
    { $each ->
        [one] każdy cel podróży z ulepszeniem
        [few] { $each } cele podróży z ulepszeniem
       *[many] { $each } celów podróży z ulepszeniem
    }
count-experts_hired =
    { $each ->
        [one] każdego zatrudnionego doświadczonego pracownika
        [few] { $each } zatrudnionych doświadczonych pracowników
       *[many] { $each } zatrudnionych doświadczonych pracowników
    }
count-developments_built =
    { $each ->
        [one] każde zbudowane rozwinięcie
        [few] { $each } zbudowane rozwinięcia
       *[many] { $each } zbudowanych rozwinięć
    }
count-developments_network =
    { $each ->
        [one] każde rozwinięcie w Sieci
        [few] { $each } rozwinięcia w Sieci
       *[many] { $each } rozwinięć w Sieci
    }
count-developments_technology =
    { $each ->
        [one] każde rozwinięcie pod technologią
        [few] { $each } rozwinięcia pod technologiami
       *[many] { $each } rozwinięć pod technologiami
    }
count-development_pairs =
    { $each ->
        [one] każdą parę rozwinięć Sieci i technologii
        [few] { $each } pary rozwinięć Sieci i technologii
       *[many] { $each } par rozwinięć Sieci i technologii
    }
count-developments_adjacent =
    { $each ->
        [one] każde twoje rozwinięcie obok tej lokacji
        [few] { $each } twoje rozwinięcia obok tej lokacji
       *[many] { $each } twoich rozwinięć obok tej lokacji
    }
count-reputation =
    { $each ->
        [one] każdy punkt Reputacji
        [few] { $each } punkty Reputacji
       *[many] { $each } punktów Reputacji
    }
count-wings =
    { $each ->
        [one] każde skrzydło
        [few] { $each } skrzydła
       *[many] { $each } skrzydeł
    }
count-agenda_in_hand =
    { $each ->
        [one] każdą kartę planu na ręce
        [few] { $each } karty planu na ręce
       *[many] { $each } kart planu na ręce
    }
count-blueprints_held =
    { $each ->
        [one] każdy posiadany projekt
        [few] { $each } posiadane projekty
       *[many] { $each } posiadanych projektów
    }
count-guests_aboard =
    { $each ->
        [one] każdego pasażera na pokładzie
        [few] { $each } pasażerów na pokładzie
       *[many] { $each } pasażerów na pokładzie
    }
count-guests_scored =
    { $each ->
        [one] każdego punktowanego tu pasażera
        [few] { $each } punktowanych tu pasażerów
       *[many] { $each } punktowanych tu pasażerów
    }
count-guests_scored_of_type = każdego punktowanego tu pasażera (typ: { $type })
count-guests_placed =
    { $each ->
        [one] każdego wybranego pasażera
        [few] { $each } wybranych pasażerów
       *[many] { $each } wybranych pasażerów
    }
count-workers_recalled =
    { $each ->
        [one] każdego zabranego pracownika
        [few] { $each } zabranych pracowników
       *[many] { $each } zabranych pracowników
    }
count-workers_bumped =
    { $each ->
        [one] każdego wypchniętego pracownika
        [few] { $each } wypchniętych pracowników
       *[many] { $each } wypchniętych pracowników
    }
count-cruise_stops =
    { $each ->
        [one] każdy przystanek rejsu
        [few] { $each } przystanki rejsu
       *[many] { $each } przystanków rejsu
    }

## What pieces do: when

when-action = Gdy wykonujesz akcję { $action }:
when-actions = Gdy wykonujesz akcję:
when-launch_board = Gdy pasażerowie wchodzą na pokład:
when-launch_pay = Gdy płacisz za start:
when-launch_cockpit = Gdy kokpit punktuje przy starcie:
when-advance = Gdy twój statek leci dalej:
when-destination = U celu podróży:
when-day_in_space = W dzień w kosmosie:
when-return = Gdy twój statek wraca na Ziemię:
when-bumped = Gdy twój pracownik zostaje wypchnięty:
when-recall = Gdy zabierasz swoich pracowników:
when-any_time = W dowolnym momencie twojej tury:
when-end_of_turn = Na koniec twojej tury:
when-placing = Gdy przydzielasz pracownika:
when-gained = Raz, przy wzięciu:
when-always = Od tej chwili:
when-comes_home = Gdy doświadczony pracownik trafia do Pokoju wypoczynkowego:

## What pieces do: effects

effect-for = płacisz: { $cost }; { $effect }
effect-gain = zyskujesz: { $amounts }.
effect-gain_per = za { $counted } zyskujesz: { $amounts }.
effect-discount = zniżka: { $amounts }.
effect-discount_segment = zniżka na każdy segment: { $amounts }.
effect-discount_surcharge = zniżka na dodatkowy koszt każdego pola rynku: { $amounts }.
effect-discount_guest = zniżka na każdego pasażera: { $amounts }.
effect-discount_off_type_guest = zniżka na każdego pasażera innego rodzaju: { $amounts }.
effect-discount_owner = zniżka na korzystanie za opłatą, za każdego właściciela: { $amounts }.
effect-extra_build_segments =
    { $number ->
        [one] możesz zbudować jeszcze jeden segment.
        [few] możesz zbudować jeszcze do { $number } segmentów.
       *[many] możesz zbudować jeszcze do { $number } segmentów.
    }
effect-extra_acquire_blueprints =
    { $number ->
        [one] możesz wziąć jeszcze jeden projekt.
        [few] możesz wziąć jeszcze do { $number } projektów.
       *[many] możesz wziąć jeszcze do { $number } projektów.
    }
effect-extra_draw_agenda =
    { $number ->
        [one] możesz wziąć jeszcze jedną kartę.
        [few] możesz wziąć jeszcze do { $number } kart.
       *[many] możesz wziąć jeszcze do { $number } kart.
    }
effect-extra_gain_resources =
    { $number ->
        [one] możesz wziąć jeszcze jeden zasób.
        [few] możesz wziąć jeszcze do { $number } zasobów.
       *[many] możesz wziąć jeszcze do { $number } zasobów.
    }
effect-extra_gain_supplies = każdą połowę można kupić jeszcze raz.
effect-extra_refill_silo = uzupełnij też drugi zasób.
effect-extra_meeting =
    { $number ->
        [one] spotkanie daje jedną akcję więcej.
        [few] spotkanie daje { $number } akcje więcej.
       *[many] spotkanie daje { $number } akcji więcej.
    }
effect-take_action_list = wykonaj dodatkowo akcję: { $actions }.
effect-take_action_any = wykonaj dodatkowo dowolną akcję z planszy.
effect-take_action_location = wykonaj jeszcze jedną akcję lokacji, w której stoi twój pracownik.
effect-take_action_connected = wykonaj jedną akcję lokacji obok twoich rozwinięć.
effect-take_action_discount = Koszt jest mniejszy o { $number } szt. pieniędzy.
effect-take_action_max = Najwyżej { $number }.
effect-limit_storage = możesz przechować o { $number } więcej każdego zasobu.
effect-limit_shuttles = twoja flota może być większa. Dodatkowe statki: { $number }.
effect-limit_segments_per_shuttle = każdy twój statek może być dłuższy. Dodatkowe segmenty: { $number }.
effect-cabin_capacity =
    { $cabins ->
        [one] w tym starcie jedna kabina mieści pasażerów: { $capacity }.
        [few] w tym starcie { $cabins } kabiny mieszczą po tylu pasażerów: { $capacity }.
       *[many] w tym starcie { $cabins } kabin mieści po tylu pasażerów: { $capacity }.
    }
effect-move_guests =
    { $steps ->
        [one] przesuń pasażerów w Kolejce (najwyżej { $count }) o jedną sekcję naprzód.
        [few] przesuń pasażerów w Kolejce (najwyżej { $count }) naprzód, każdego do { $steps } sekcji.
       *[many] przesuń pasażerów w Kolejce (najwyżej { $count }) naprzód, każdego do { $steps } sekcji.
    }
effect-advance_skip =
    { $number ->
        [one] twój statek może minąć jeden przystanek.
        [few] twój statek może minąć do { $number } przystanków.
       *[many] twój statek może minąć do { $number } przystanków.
    }
effect-advance_again = twój statek leci jeszcze raz.
effect-bump_own = możesz wypychać własnych pracowników.
effect-recall =
    { $number ->
        [one] zabierz jednego swojego pracownika.
        [few] zabierz { $number } swoich pracowników.
       *[many] zabierz { $number } swoich pracowników.
    }
effect-no_pilot = start bez pilota.
effect-reach = w tej turze twój pracownik sięga też akcji sąsiednich lokacji.
effect-exchange = wymień: { $give } → { $get }, do { $times } razy.
effect-extra_icons =
    { $number ->
        [one] każdy pasażer liczy jedną ikonę więcej.
        [few] każdy pasażer liczy { $number } ikony więcej.
       *[many] każdy pasażer liczy { $number } ikon więcej.
    }
effect-repeat_day = premie za pasażerów z tego dnia zyskuje się ponownie.
effect-use_segment = użyj jednego segmentu swojej floty, jakby odwiedził go pasażer.
effect-token_bonus = zyskujesz premię innego odkrytego żetonu swojej Wieży.
effect-unlock_upgrade = odblokuj ulepszenie tego celu podróży bez żetonu na pokładzie.
effect-reset_blueprints = wymień wystawione projekty bez opłaty.
effect-tech_marker = przesuń znacznik technologii. Największa liczba pól: { $number }.
effect-join_any = zbuduj segment w dowolnym miejscu; złączenie tworzy kabinę.
effect-none = Nie daje żadnej premii.

## What pieces are, for whoever asks

about-agenda_card = Albo wydaj ją dla zasobu: { $resource }.
about-cockpit = Przy każdym starcie i na końcu: po { $vp } PZ za { $counted }.
about-cockpit_max = Najwyżej { $number } PZ.
about-cockpit_unlaunched = Statek, który nie wystartował, traci na końcu { $number } PZ.
about-goal = { $low }, potem { $middle }, na koniec { $high }.
about-expert_tile = Ma to każdy zatrudniony doświadczony pracownik w tej rozgrywce.
about-guest_bonus = W dzień w kosmosie każdy pasażer tego rodzaju daje za każdą pasującą ikonę na pokładzie: { $amounts }.
about-blueprint = Budowa kosztuje { $cost } szt. pieniędzy, nie licząc dodatkowego kosztu pola. Na końcu wart { $vp } PZ. Ikony: { $icons }.
about-half_cabins = Półkabiny: u góry { $top }, u dołu { $bottom }; kabinę tworzą tylko stykające się połowy.
about-visit = Pasażer, który odwiedza go w dzień w kosmosie:
about-cruise = Przystanki: { $stops }. Potrzebne Paliwo: { $fuel }.
about-cruise_starred = Jeden z trzech pierwszych rejsów na planszy marketingu.
about-starting_upgrade = Przed pierwszą turą przenosi żeton { $token } z Wieży: { $upgrade }.
about-technology_improved = Na ostatnim polu:
about-upgrade_immediate = Raz, przy odblokowaniu:
about-funding = Jako premia finansowa: { $before }; gdy żeton opuścił Wieżę: { $after }.
about-build_development = Weź pierwsze z lewej rozwinięcie rzędu, zapłać za kolumnę pieniędzmi lub zasobem rzędu i połóż je na połączeniu albo pod technologią, gdzie nie masz żadnego.
about-hire_expert = Zapłać za doświadczonego pracownika z lewej lub z prawej; trafia do Pokoju wypoczynkowego, co daje premię finansową.
about-gain_supplies = Zapłać 1 szt. pieniędzy za 2 zasoby, 1 szt. pieniędzy za 2 reklamy albo zrób jedno i drugie.
about-acquire_blueprints = Weź do 2 projektów z rynku.
about-build_segments = Zbuduj do 2 segmentów w statkach na ziemi: z własnych projektów albo z rynku, z dodatkowym kosztem pola.
about-acquire_shuttle = Weź kokpit z silnikiem obok i zyskaj premię silnika.
about-gain_resources = Weź do 3 zasobów z magazynu, o ile je zmieścisz.
about-refill_silo = Odrzuć kartę planu i uzupełnij jeden zasób magazynu: 1 szt. pieniędzy za każdy krok oraz 1 punkt Reputacji.
about-schedule_cruise = Zarezerwuj wolny rejs i odwróć żeton Wieży Startowej dla jego premii.
about-advertise_cruise = Zapłać reklamy, by zdobyć 1 lub 2 pasażerów z Kolejki na jeden rejs: każdy daje 1 szt. pieniędzy za cel podróży i 1 punkt Reputacji, jeśli rejs odwiedza cel jego ulubionego rodzaju.
about-draw_agenda = Weź do 2 kart planu z rynku albo ze stosu kart odrzuconych, za 1 punkt Reputacji każda.
about-refill_agenda = Zyskaj premię każdego pustego pola kart planu, odrzuć pozostałe karty i wyłóż cztery nowe.

## Options of a table

option-players-help = Ile osób gra; solo grasz przeciwko Rachel.
option-content-help = Folder z pakietem zawartości; puste: wydanie domowe.
option-board = Plansza
option-board-help = Gdzie leżą lokacje i ich akcje.
option-board-standard = Potasowana
option-board-intro = Jak wydrukowano, na pierwszą grę
option-rachel = Rachel
option-rachel-help = Jak silna jest twoja przeciwniczka w trybie solo.
option-rachel-easy = Łatwy
option-rachel-medium = Średni
option-rachel-hard = Trudny
option-rachel_goals = Cele Rachel
option-rachel_goals-help = Jak szybko realizuje cel w trybie solo.
option-rachel_goals-as_level = Według jej siły
option-rachel_goals-easy = Łatwy
option-rachel_goals-medium = Średni
option-rachel_goals-hard = Trudny
option-rachel_second_action = Druga akcja Rachel
option-rachel_second_action-help = Jak często działa dwa razy w turze w trybie solo.
option-rachel_second_action-as_level = Według jej siły
option-rachel_second_action-easy = Łatwy
option-rachel_second_action-medium = Średni
option-rachel_second_action-hard = Trudny
option-rachel_meeting = Spotkania Rachel
option-rachel_meeting-help = Czy spotkanie daje jej też akcję w trybie solo.
option-rachel_meeting-as_level = Według jej siły
option-rachel_meeting-easy = Łatwy
option-rachel_meeting-medium = Średni
option-rachel_meeting-hard = Trudny
option-rachel_experts = Doświadczeni pracownicy Rachel
option-rachel_experts-help = Czy dają jej więcej niż zwykli pracownicy w trybie solo.
option-rachel_experts-as_level = Według jej siły
option-rachel_experts-easy = Łatwy
option-rachel_experts-medium = Średni
option-rachel_experts-hard = Trudny
option-variants = Warianty
option-variants-help = Małe zmiany zasad. Wszystkie można łączyć.
option-variants-start_with_technology = Początek z technologią: darmowe rozwinięcie może trafić pod jedną z nich
option-variants-short = Krótka rozgrywka: każda sekcja toru Postępu zaczyna z kostką
option-variants-epic = Epicka rozgrywka: kostki celów nie wypełniają toru Postępu
option-variants-mean_board = Surowa Rada Nadzorcza: statek, który nie wystartował, nie daje PZ
option-variants-npc_three_players = Bezstronny Pracownik w grze dla 3 graczy
option-modules = Rozszerzenia
option-modules-help = Części pudełek Modernizacje i Kwatery.
option-modules-cabin_matching = Dopasowanie kabin
option-modules-advanced_technologies = Zaawansowane technologie
option-modules-location_bonuses = Żetony premii lokacji
option-modules-specialized_blueprints = Projekty specjalistyczne
option-modules-starting_upgrades = Początkowe ulepszenia
option-modules-advancements_parts = Pozostałe komponenty Modernizacji
option-modules-accommodations_parts = Pozostałe komponenty Kwater
option-parts = Pozostałe komponenty
option-parts-help = Co bierze się z pudełek, których pozostałe komponenty są w grze.
option-parts-agenda = Karty planu
option-parts-experts = Kafle doświadczonego pracownika
option-parts-tokens = Szare żetony
option-parts-shuttles = Kokpity i silniki
option-parts-technologies = Technologie
option-technologies_improved = Technologie ulepszone od początku
option-technologies_improved-help = Z modułem zaawansowanych technologii: wszystkie znaczniki zaczynają na ostatnim polu.
option-location_bonuses_active = Premie lokacji czynne od początku
option-location_bonuses_active-help = Z modułem premii lokacji: nikt nie musi ich najpierw odblokować.
option-starting_upgrades = Karty początkowego ulepszenia
option-starting_upgrades-help = Jak trafiają do właścicieli, z modułem początkowych ulepszeń.
option-starting_upgrades-deal = Każdy dostaje dwie, zostawia jedną
option-starting_upgrades-auction = Aukcja
option-starting_upgrades-balanced = Tylko dla początkujących
option-newcomers = Początkujący
option-newcomers-help = Miejsca, które dostają początkowe ulepszenie, gdy należy się tylko początkującym.
option-newcomers-1 = Miejsce 1
option-newcomers-2 = Miejsce 2
option-newcomers-3 = Miejsce 3
option-newcomers-4 = Miejsce 4
option-grey_tokens = Szare żetony
option-grey_tokens-help = Dokładnie cztery na każdą Wieżę Startową; nie wybieraj żadnego, by użyć tych z pudełek w grze.
option-grey_tokens-money_4 = 4 szt. pieniędzy
option-grey_tokens-ads_4 = 4 reklamy
option-grey_tokens-resources_4 = 4 zasoby
option-grey_tokens-development_discount = Rozwinięcie ze zniżką
option-grey_tokens-replace_worker = Zabranie pracownika
option-grey_tokens-action = Akcja
option-grey_tokens-activate_segment = Wizyta w segmencie
option-grey_tokens-reputation_3 = 3 punkty Reputacji

field-agenda = karty planu
field-funding = premie finansowe
field-storage = pojemność
field-money_or_fuel = pieniądze lub Paliwo
field-money_or_oxygen = pieniądze lub Tlen
field-money_or_food = pieniądze lub Żywność

# To, co liczba liczy, obok samej liczby.

unit-money = { $number ->
   *[other] szt. pieniędzy
}
unit-ad = { $number ->
    [one] reklama
    [few] reklamy
   *[many] reklam
}
unit-ads = { $number ->
    [one] reklama
    [few] reklamy
   *[many] reklam
}
unit-vp = { $number ->
   *[other] PZ
}
unit-reputation = { $number ->
    [one] punkt Reputacji
    [few] punkty Reputacji
   *[many] punktów Reputacji
}
unit-resource = { $number ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
}
unit-resources = { $number ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
}
unit-food = { $number ->
    [one] jednostka Żywności
    [few] jednostki Żywności
   *[many] jednostek Żywności
}
unit-oxygen = { $number ->
    [one] jednostka Tlenu
    [few] jednostki Tlenu
   *[many] jednostek Tlenu
}
unit-fuel = { $number ->
    [one] jednostka Paliwa
    [few] jednostki Paliwa
   *[many] jednostek Paliwa
}
unit-money_or_food = { $number ->
   *[other] pieniędzy lub Żywności
}
unit-money_or_oxygen = { $number ->
   *[other] pieniędzy lub Tlenu
}
unit-money_or_fuel = { $number ->
   *[other] pieniędzy lub Paliwa
}
unit-agenda = { $number ->
    [one] karta planu
    [few] karty planu
   *[many] kart planu
}
unit-agenda_card = { $number ->
    [one] karta planu
    [few] karty planu
   *[many] kart planu
}
unit-funding = { $number ->
    [one] premia finansowa
    [few] premie finansowe
   *[many] premii finansowych
}
unit-storage = { $number ->
    [one] miejsce
    [few] miejsca
   *[many] miejsc
}

## Spisy na końcu zasad

reference-expert_tile = Spis doświadczonych pracowników
reference-upgrade_token = Spis żetonów
reference-upgrade = Spis ulepszeń
reference-blueprint = Spis segmentów
reference-cockpit = Spis kokpitów
reference-engine = Spis silników
reference-company_goal_tile = Spis celów firmy
reference-technology = Spis technologii
reference-agenda_card = Spis kart planu
