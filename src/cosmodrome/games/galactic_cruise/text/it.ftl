game-title = Galactic Cruise

## Who

name-rachel = Rachel
name-worker = lavoratore
name-expert = lavoratore esperto
name-nobody = nessuno

## Supplies

name-money = monete
name-ad = pubblicità
name-ads = pubblicità
name-vp = PV
name-reputation = Reputazione
name-resource = risorsa
name-resources = risorse
name-food = Cibo
name-oxygen = Ossigeno
name-fuel = Carburante
name-agenda_card = carta Agenda
name-both = risorse e pubblicità

## Più cose in una risposta

counted = { $number } × { $thing }
listed = { $first }, { $others }

## Guests and stops

name-adventurous = Avventura
name-relaxing = Relax
name-family = Famiglia
name-best = più frequente
name-day_in_space = giornata nello spazio
name-earth = Terra
name-adventurous_1 = Avventura, sezione 1
name-adventurous_2 = Avventura, sezione 2
name-adventurous_3 = Avventura, sezione 3
name-adventurous_supply = Avventura, riserva
name-relaxing_1 = Relax, sezione 1
name-relaxing_2 = Relax, sezione 2
name-relaxing_3 = Relax, sezione 3
name-relaxing_supply = Relax, riserva
name-family_1 = Famiglia, sezione 1
name-family_2 = Famiglia, sezione 2
name-family_3 = Famiglia, sezione 3
name-family_supply = Famiglia, riserva

## The board

name-tc = in alto al centro
name-tr = in alto a destra
name-br = in basso a destra
name-bc = in basso al centro
name-bl = in basso a sinistra
name-tl = in alto a sinistra
name-tc_tr = in alto al centro – in alto a destra
name-tr_br = in alto a destra – in basso a destra
name-br_bc = in basso a destra – in basso al centro
name-bc_bl = in basso al centro – in basso a sinistra
name-bl_tl = in basso a sinistra – in alto a sinistra
name-tl_tc = in alto a sinistra – in alto al centro
name-first = primo
name-second = secondo
name-third = terzo
name-fourth = quarto
name-left = sinistra
name-middle = centro
name-centre = centro
name-right = destra
name-a = A
name-b = B

## Actions

name-build_development = Costruire uno sviluppo
name-hire_expert = Assumere un lavoratore esperto
name-gain_supplies = Approvvigionamento
name-acquire_blueprints = Ottenere progetti
name-build_segments = Costruire segmenti di navicella
name-acquire_shuttle = Ottenere una nuova navicella
name-gain_resources = Ottenere risorse
name-refill_silo = Rifornire il silo di stoccaggio
name-schedule_cruise = Programmare una crociera
name-advertise_cruise = Pubblicizzare una crociera
name-draw_agenda = Pescare carte Agenda
name-refill_agenda = Rifornire le carte Agenda
name-launch_2plus = Lanciare una navicella (almeno 2 segmenti)
name-launch_3plus = Lanciare una navicella (almeno 3 segmenti)
name-refresh_blueprints = Rifornire i progetti
name-build_development_network = Costruire uno sviluppo (Rete)
name-build_development_technology = Costruire uno sviluppo (tecnologia)

## Blueprints

name-climbing_net = Rete da arrampicata
name-meteor_dodgeball = Dodgeball dei meteoriti
name-drone_races = Corse di droni
name-zero_gravity_deck = Ponte a gravità zero
name-rover_track = Pista per rover
name-laser_labyrinth = Labirinto laser
name-escape_pod_puzzle = Enigma della capsula
name-quiz_show = Quiz a premi
name-asteroid_bowling = Bowling degli asteroidi
name-stunt_deck = Ponte delle acrobazie
name-spacewalk_gantry = Passerella spaziale
name-zero_g_circus = Circo Gravità Zero
name-night_market = Mercato notturno
name-comet_coaster = Ottovolante cometa
name-rocket_simulator = Simulatore di razzo
name-gravity_dome = Cupola gravitazionale
name-internet_cafe = Internet café
name-reading_nook = Angolo lettura
name-tea_alcove = Saletta del tè
name-sauna_pod = Capsula sauna
name-massage_bay = Area massaggi
name-hammock_garden = Giardino delle amache
name-sound_bath = Bagno sonoro
name-poolside_grill = Grill a bordo piscina
name-salsa_studio = Scuola di salsa
name-board_game_cafe = Sala giochi
name-stargazer_lounge = Salotto delle stelle
name-comedy_club = Cabaret
name-moonlight_casino = Casinò al chiaro di luna
name-cocktail_corner = Angolo cocktail
name-wine_tasting = Degustazione di vini
name-orchid_arboretum = Arboreto delle orchidee
name-self_serve_pizza = Pizza self-service
name-storytime_corner = Angolo delle fiabe
name-ball_pit = Piscina di palline
name-karaoke = Karaoke
name-pizza_world = Mondo della pizza
name-puppet_stage = Teatrino dei burattini
name-robot_petting_zoo = Fattoria dei robot
name-arcade_alley = Galleria arcade
name-splash_lagoon = Laguna degli spruzzi
name-science_playground = Parco della scienza
name-ice_cream_parlour = Gelateria
name-bumper_pods = Autoscontro spaziale
name-family_spa = Spa per famiglie
name-grand_hall = Gran salone
name-interactive_theatre = Teatro interattivo
name-amusement_park = Parco divertimenti

## Agenda cards

name-hiring_bonus = Bonus assunzione
name-double_duty = Doppio turno
name-financial_loophole = Espediente finanziario
name-last_minute_purchase = Acquisto dell'ultimo minuto
name-helping_hand = Una mano preziosa
name-marketing_blitz = Marketing Blitz
name-earnings_boost = Spinta al profitto
name-board_game_cruise = Board Game Cruise
name-family_vacation = Vacanze in famiglia
name-productive_meeting = Riunione produttiva
name-cornerstone_grant = Contributo prima pietra
name-gala_opening = Inaugurazione di gala
name-onboarding_week = Settimana di inserimento
name-bulk_order = Ordine all'ingrosso
name-open_drafting_table = Tavolo da disegno aperto
name-showroom_sale = Svendita da esposizione
name-dealer_rebate = Sconto del concessionario
name-siphon_permit = Permesso di travaso
name-reserve_audit = Revisione delle scorte
name-early_bird_slot = Prenotazione anticipata
name-charter_clause = Clausola charter
name-word_of_mouth = Passaparola
name-whisper_network = Voci di corridoio
name-clean_slate = Tabula rasa
name-slingshot_route = Rotta a fionda
name-closed_loop_galley = Cambusa a ciclo chiuso
name-press_conference = Conferenza stampa
name-standby_list = Lista d'attesa
name-souvenir_kiosk = Chiosco di souvenir
name-talent_night = Serata dei talenti
name-extended_stargazing = Notte lunga sotto le stelle
name-heroes_welcome = Accoglienza da eroi
name-minutes_approved = Verbale approvato
name-swivel_chair = Sedia girevole
name-executive_override = Decisione dall'alto
name-barter_desk = Banco del baratto
name-fast_track_patent = Brevetto accelerato
name-universal_coupling = Giunto universale
name-neighbourhood_grant = Contributo di quartiere
name-open_licence = Licenza aperta
name-overtime_shift = Straordinari
name-shakedown_cruise = Crociera di collaudo
name-pal_9001 = PAL 9001
name-accelerated_itinerary = Itinerario accelerato
name-backstage_pass = Pass dietro le quinte
name-renovation_crew = Squadra di ristrutturazione
name-golden_ticket = Biglietto d'oro
name-perk_review = Revisione dei benefit

## Technologies

name-space_elevator = Ascensore spaziale
name-automated_systems = Sistemi automatici
name-flight_target_indicator = Indicatore di rotta
name-autopilot_core = Nucleo dell'autopilota
name-hydroponic_bays = Serre idroponiche
name-audience_modelling = Profilazione del pubblico
name-predictive_archive = Archivio predittivo
name-holographic_drafting = Disegno olografico
name-concierge_swarm = Sciame di concierge
name-timeshare_ledger = Registro della multiproprietà

## Upgrades

name-a1 = Mappe delle correnti
name-a2 = Sala debriefing
name-a3 = Grande hangar
name-r1 = Scrivanie condivise
name-r2 = Servizio in camera
name-r3 = Pranzi lunghi
name-f1 = Pacchetti vacanza
name-f2 = Club fedeltà
name-f3 = Dispensa capiente

## Company goals

name-first_contract = Primo contratto
name-open_campus = Campus aperto
name-research_drive = Slancio alla ricerca
name-talent_pool = Vivaio di talenti
name-balanced_books = Conti in pareggio
name-signature_fleet = Flotta d'eccellenza

## Experts

name-bump_funding = Gomiti affilati
name-action_cost_minus_1 = A caccia di affari
name-return_pay = Indennità di rientro
name-door_opener = Apriporte
name-long_stride = Passo lungo
name-third_errand = Terza commissione
name-district_manager = Responsabile di zona
name-ace_pilot = Asso del volo
name-cruise_director = Direzione di crociera
name-headhunter = Cacciatore di teste

## Cruises

name-b1 = Crociera B1
name-b2 = Crociera B2
name-b3 = Crociera B3
name-b4 = Crociera B4
name-b5 = Crociera B5
name-b6 = Crociera B6
name-b7 = Crociera B7
name-b8 = Crociera B8
name-b9 = Crociera B9
name-b10 = Crociera B10
name-b11 = Crociera B11
name-b12 = Crociera B12
name-b13 = Crociera B13
name-b14 = Crociera B14
name-b15 = Crociera B15
name-s1 = Crociera S1
name-s2 = Crociera S2
name-s3 = Crociera S3

## Cockpits

name-starting = iniziale
name-per_expert = lavoratori esperti
name-developments = sviluppi
name-full_shuttles = navicelle complete
name-adventurous_segments = segmenti Avventura
name-relaxing_segments = segmenti Relax
name-family_segments = segmenti Famiglia
name-icon_sets = serie di icone
name-technologies = tecnologie
name-network = Rete
name-launches = lanci
name-upgrades = potenziamenti
name-wings = Ali
name-guests_carried = ospiti trasportati
name-plans = piani di viaggio
name-cabin_positions = posizioni delle cabine

## Engines and upgrade tokens

name-money_3 = 3 monete
name-agenda_ad = carta Agenda e pubblicità
name-ads_3 = 3 pubblicità
name-resources_3 = 3 risorse
name-vp_3 = 3 PV
name-reputation_2 = 2 punti Reputazione
name-money_ad = 2 monete e 1 pubblicità
name-sampler = assaggio
name-blueprints_2 = 2 progetti
name-agenda_2 = 2 carte Agenda
name-goodwill = benevolenza
name-fuel_money = Carburante e monete
name-food_ad = Cibo e 1 pubblicità
name-oxygen_vp = Ossigeno e PV
name-draft_fame = bozza e fama
name-funding_3 = 3 bonus Fondi
name-money_1 = 1 moneta
name-ad_1 = 1 pubblicità
name-vp_1 = 1 PV
name-resource_1 = 1 risorsa
name-money_4 = 4 monete
name-ads_4 = 4 pubblicità
name-resources_4 = 4 risorse
name-development_discount = sviluppo scontato
name-replace_worker = richiamo
name-action = azione extra
name-activate_segment = visita un segmento
name-reputation_3 = 3 punti Reputazione

## Starting upgrades

name-money_1_to_a1 = Segnalino 1 moneta → Mappe delle correnti
name-ad_1_to_a1 = Segnalino 1 pubblicità → Mappe delle correnti
name-vp_1_to_a1 = Segnalino 1 PV → Mappe delle correnti
name-any_grey = (uno grigio qualsiasi)
name-any_grey_to_a1 = Segnalino grigio qualsiasi → Mappe delle correnti
name-money_1_to_a2 = Segnalino 1 moneta → Sala debriefing
name-vp_1_to_a2 = Segnalino 1 PV → Sala debriefing
name-resource_1_to_a2 = Segnalino 1 risorsa → Sala debriefing
name-any_grey_to_a2 = Segnalino grigio qualsiasi → Sala debriefing
name-ad_1_to_a3 = Segnalino 1 pubblicità → Grande hangar
name-vp_1_to_a3 = Segnalino 1 PV → Grande hangar
name-resource_1_to_a3 = Segnalino 1 risorsa → Grande hangar
name-money_1_to_r1 = Segnalino 1 moneta → Scrivanie condivise
name-ad_1_to_r1 = Segnalino 1 pubblicità → Scrivanie condivise
name-resource_1_to_r1 = Segnalino 1 risorsa → Scrivanie condivise
name-money_1_to_r2 = Segnalino 1 moneta → Servizio in camera
name-ad_1_to_r2 = Segnalino 1 pubblicità → Servizio in camera
name-vp_1_to_r2 = Segnalino 1 PV → Servizio in camera
name-any_grey_to_r2 = Segnalino grigio qualsiasi → Servizio in camera
name-money_1_to_r3 = Segnalino 1 moneta → Pranzi lunghi
name-vp_1_to_r3 = Segnalino 1 PV → Pranzi lunghi
name-resource_1_to_r3 = Segnalino 1 risorsa → Pranzi lunghi
name-money_1_to_f1 = Segnalino 1 moneta → Pacchetti vacanza
name-vp_1_to_f1 = Segnalino 1 PV → Pacchetti vacanza
name-resource_1_to_f1 = Segnalino 1 risorsa → Pacchetti vacanza
name-any_grey_to_f1 = Segnalino grigio qualsiasi → Pacchetti vacanza
name-money_1_to_f2 = Segnalino 1 moneta → Club fedeltà
name-ad_1_to_f2 = Segnalino 1 pubblicità → Club fedeltà
name-resource_1_to_f2 = Segnalino 1 risorsa → Club fedeltà
name-any_grey_to_f2 = Segnalino grigio qualsiasi → Club fedeltà
name-money_1_to_f3 = Segnalino 1 moneta → Dispensa capiente
name-ad_1_to_f3 = Segnalino 1 pubblicità → Dispensa capiente
name-vp_1_to_f3 = Segnalino 1 PV → Dispensa capiente
name-any_grey_to_f3 = Segnalino grigio qualsiasi → Dispensa capiente

## What an answer costs and brings

quote-up_to = al massimo
quote-each = per ogni bonus

## Questions

question-action = Svolgi un'azione o termina il turno
question-advance = Quale navicella avanza per prima?
question-advertise_cruise = Quale crociera pubblicizzi?
question-after_advance = La navicella è avanzata: giochi una carta?
question-after_cockpit = La cabina di pilotaggio ha dato i suoi PV: giochi una carta?
question-after_day_in_space = La giornata nello spazio è finita: giochi una carta?
question-after_placing = Il tuo lavoratore è assegnato: giochi una carta?
question-after_refill = Le carte Agenda sono rifornite: giochi una carta?
question-after_return = La navicella è tornata sulla Terra: giochi una carta?
question-before_end = Il turno finisce: giochi prima una carta?
question-bid = Quanto offri per avere la prima scelta di un potenziamento iniziale?
question-blueprint_limit = Più di cinque progetti: scartane uno
question-board = Chi si imbarca sulla navicella?
question-build_development = Uno sviluppo di quale riga?
question-build_segments = Quale segmento costruisci?
question-choose_shuttle = Quale navicella lanci?
question-destination = Alla destinazione: sblocca un potenziamento, raccogli i PV degli ospiti
question-discard_display = Quale carta esposta si scarta adesso?
question-discard_for_silo = Quale carta scarti per rifornire il silo?
question-draw_card = Quale carta Agenda peschi?
question-exchange_get = Che cosa ricevi?
question-exchange_give = Che cosa dai?
question-flip = Quale segnalino della tua Rampa di lancio capovolgi?
question-free_blueprint = Prendi un progetto, gratis
question-free_development = Il tuo sviluppo gratuito: da quale riga?
question-funding = Quale bonus Fondi?
question-gain_resource = Quale risorsa ottieni?
question-gain_resources = Quale risorsa prendi dal silo?
question-gain_supplies = Acquisti risorse o pubblicità?
question-guest_bonus = Di chi ottieni il bonus, una volta per ogni sua icona?
question-hand_limit = Più di cinque carte Agenda: scartane una
question-hire_expert = Quale esperto assumi?
question-into_shuttle = In quale navicella?
question-invite = Quale ospite scegli?
question-last_stop = L'ultimo avanzamento: fino a quale tappa?
question-move_guest = Quale ospite avanza nella Fila?
question-move_marker = Quale tecnologia avanza?
question-no_pilot = Come vola la navicella senza pilota?
question-pay_development = Paga lo sviluppo: quante risorse, il resto in monete?
question-pay_launch = Paga le risorse del lancio
question-place_development = Dove va lo sviluppo?
question-place_free_development = Dove va il tuo sviluppo gratuito?
question-recall = Quale lavoratore richiami?
question-refill_silo = Quale risorsa rifornisci?
question-refresh_blueprints = Quali progetti sostituisci?
question-schedule_cruise = Quale crociera programmi?
question-segment_place = In quale punto della navicella?
question-spend_reputation = Quante icone superi?
question-starting_upgrade = Quale potenziamento iniziale?
question-substitute_guest = Quel tipo è finito: quale ospite entra nella Fila al suo posto?
question-take_action = Quale azione svolgi?
question-take_blueprint = Quale progetto prendi?
question-take_shuttle = Quale cabina di pilotaggio e motore prendi?
question-to_section = In quale sezione?
question-token_bonus = Il bonus di quale segnalino usi?
question-turn = Assegna un lavoratore, lancia una navicella o organizza una riunione
question-unlock = Quale potenziamento sblocchi?
question-use_segment = Quale segmento usi?
question-visit_segment = Quale segmento si visita adesso?
question-visiting_guest = Quale ospite lo visita?

## Titoli sopra mosse dello stesso tipo

verb-act = Svolgi un'azione
verb-add_guest = Aggiungi un ospite
verb-advertise = Pubblicizza una crociera
verb-assign_expert = Assegna un esperto
verb-assign_worker = Assegna un lavoratore
verb-below = Dove va
verb-bid = Fai un'offerta
verb-board = Imbarca un ospite con biglietto
verb-borrow_connection = Prendi in prestito un collegamento
verb-borrow_technology = Prendi in prestito una tecnologia
verb-build = Costruisci un segmento
verb-buy = Acquista
verb-choose_shuttle = Lancia una navicella
verb-choose_starting_upgrade = Scegli un potenziamento iniziale
verb-connect = Collega
verb-copy_token = Usa di nuovo un segnalino
verb-develop = Uno sviluppo della riga
verb-discard_blueprint = Scarta un progetto
verb-discard_card = Scarta una carta
verb-draw_card = Pesca una carta
verb-draw_silo = Prendi dal silo
verb-fill = Imbarca tutti e chiudi i portelli
verb-flip = Capovolgi un segnalino
verb-fly = Fino alla prossima tappa
verb-fly_past = Oltre una tappa
verb-fly_past_two = Oltre due tappe
verb-fund = Fondi
verb-fund_all = Tutti i fondi
verb-gain = Ottieni
verb-gain_several = Ottieni più cose
verb-get = Ricevi
verb-give = Dai
verb-hire = Assumi un esperto
verb-icons = Icone
verb-icons_of = Conta le icone
verb-into = Nella navicella
verb-invent = Sviluppa una tecnologia
verb-invite = Scegli un ospite
verb-launch = Lancia una navicella
verb-launch_now = Lancia subito con un lavoratore
verb-launch_now_expert = Lancia subito con un esperto
verb-leave_behind = Lascia a terra un ospite
verb-move_guest = Fai avanzare un ospite
verb-move_marker = Fai avanzare un indicatore
verb-pay_resources = Risorse
verb-play_card = Gioca una carta
verb-recall = Richiama un lavoratore
verb-refill = Rifornisci
verb-schedule = Programma una crociera
verb-score = Raccogli i PV di un ospite
verb-send_expert = Assegna un esperto
verb-send_worker = Assegna un lavoratore
verb-spend_card = Usa una carta per la sua risorsa
verb-spend_reputation = Usa Reputazione
verb-stop_at = Vai a una tappa
verb-take_blueprint = Prendi un progetto
verb-take_shuttle = Prendi una cabina di pilotaggio
verb-to_section = In una sezione
verb-unlock = Sblocca un potenziamento
verb-use_technology = Usa una tecnologia
verb-visit = Visita un segmento

## Moves of the dealer

move-deal_action = Azione distribuita: { $arg }
move-deal_expert_tile = Esperti distribuiti: { $arg }
move-deal_goal_tile = Obiettivi distribuiti: { $arg }
move-deal_technology = Tecnologia distribuita: { $arg }
move-deal_layout = Sviluppi secondo il retro di: { $arg }
move-deal_agenda = Carta distribuita: { $arg }
move-deal_blueprint = Progetto distribuito: { $arg }
move-deal_cockpit = Cabina di pilotaggio distribuita: { $arg }
move-deal_engine = Motore distribuito: { $arg }
move-deal_guest_bonus = Bonus Ospiti distribuito: { $arg }
move-deal_cruise = Crociera distribuita: { $arg }
move-deal_guest = In Fila, ospite: { $arg }
move-deal_location_bonus = Bonus Edificio distribuito: { $arg }
move-deal_starting_upgrade = Potenziamento iniziale distribuito: { $arg }
move-deal_solo_card = Scopri il retro della carta { $arg } di Rachel
move-leave_behind = Resta a terra, ospite: { $arg }

## Moves

move-bid = { $arg ->
    [one] Offri { $arg } moneta
   *[other] Offri { $arg } monete
}
move-choose_starting_upgrade = Scegli: { $arg }
move-fly = Fai avanzare la navicella fino alla prossima tappa: { $arg }
move-fly_past = Fai avanzare la navicella oltre una tappa: { $arg }
move-fly_past_two = Fai avanzare la navicella oltre due tappe: { $arg }
move-stop_at = Vai alla tappa { $arg }
move-assign_worker = Assegna un lavoratore: { $arg }
move-assign_expert = Assegna un esperto: { $arg }
move-send_worker = Assegna un lavoratore: { $arg }
move-send_expert = Assegna un esperto: { $arg }
move-launch_now = Lancia subito con un lavoratore e tutti gli ospiti con biglietto, navicella: { $arg }
move-launch_now_expert = Lancia subito con un esperto e tutti gli ospiti con biglietto, navicella: { $arg }
move-launch = Lancia una navicella, pilota: { $arg }
move-call_meeting = Organizza una riunione
move-act = { $arg }
move-done = Fatto
move-end_turn = Termina il turno
move-fund = Fondi: { $arg }
move-fund_all = Tutti i fondi: { $arg }
move-gain = Ottieni: { $arg }
move-gain_several = Ottieni: { $arg }
move-give = Dai: { $arg }
move-get = Ricevi: { $arg }
move-develop = Uno sviluppo della riga: { $arg }
move-connect = Collegamento: { $arg }
move-invent = Sotto a: { $arg }
move-pay_resources =
    { $arg ->
        [0] Solo monete
        [one] 1 risorsa
       *[other] { $arg } risorse
    }
move-hire = Assumi l'esperto: { $arg }
move-buy = Acquista: { $arg }
move-take_blueprint = Prendi: { $arg }
move-build = Costruisci: { $arg }
move-into = Nella navicella: { $arg }
move-below =
    { $arg ->
        [0] In cima
        [one] Sotto al primo segmento
       *[other] Sotto a { $arg } segmenti
    }
move-take_shuttle = Prendi la cabina di pilotaggio: { $arg }
move-draw_silo = Prendi dal silo: { $arg }
move-refill = Rifornisci: { $arg }
move-schedule = Programma: { $arg }
move-flip = Capovolgi il segnalino: { $arg }
move-advertise = Pubblicizza: { $arg }
move-invite = Scegli: { $arg }
move-draw_card = Pesca: { $arg }
move-discard_card = Scarta la carta: { $arg }
move-discard_blueprint = Scarta il progetto: { $arg }
move-choose_shuttle = Lancia la navicella: { $arg }
move-board = Imbarca un ospite con biglietto: { $arg }
move-fill = Imbarca tutti gli ospiti con biglietto e chiudi i portelli, navicella: { $arg }
move-board_all = Imbarca tutti gli ospiti con biglietto e chiudi i portelli
move-pay = Paga
move-pay_by_cards = Paga, con le carte per ciò che manca
move-pay_by_reputation = Paga, con la Reputazione per ciò che manca
move-add_guest = Aggiungi un ospite: { $arg }
move-unlock = Sblocca: { $arg }
move-score = Ospite: { $arg }
move-score_all = Tutti gli ospiti
move-visit = Visita: { $arg }
move-move_guest = Fai avanzare: { $arg }
move-recall = Richiama: lavoratore, { $arg }
move-copy_token = Usa di nuovo: { $arg }
move-icons_of = Conta le icone: { $arg }
move-play_card = Gioca: { $arg }
move-spend_card = Usa per la sua risorsa: { $arg }
move-spend_reputation = Usa Reputazione, icone: { $arg }
move-icons =
    { $arg ->
        [one] 1 icona
       *[other] { $arg } icone
    }
move-refresh_blueprints = Sostituisci i progetti (1 punto Reputazione)
move-borrow_connection = Prendi in prestito il collegamento: { $arg }
move-borrow_technology = Prendi in prestito: { $arg }
move-use_technology = Usa: { $arg }
move-move_marker = Fai avanzare: { $arg }
move-to_section = Nella sezione { $arg }

## What happens

event-figures = { $seat }
event-action = { $company } svolge l'azione: { $action }.
event-action-own = { $action }
event-advertised = { $company } vende un biglietto, { $cruise }: { $guest }.
event-advertised-own = Biglietto, { $cruise }: { $guest }
event-agenda_refilled =
    { $bonuses ->
        [0] { $company } rifornisce le carte Agenda.
        [one] { $company } rifornisce le carte Agenda e ottiene il bonus di uno spazio vuoto.
       *[other] { $company } rifornisce le carte Agenda e ottiene i bonus di { $bonuses } spazi vuoti.
    }
event-agenda_refilled-own =
    { $bonuses ->
        [0] Carte Agenda rifornite
        [one] Carte Agenda rifornite, con il bonus di uno spazio vuoto
       *[other] Carte Agenda rifornite, con i bonus di { $bonuses } spazi vuoti
    }
event-agm = RGA { $meeting }: { $points } PV per { $company }.
event-bid = { $money ->
    [one] { $company } offre { $money } moneta.
   *[other] { $company } offre { $money } monete.
}
event-blueprint_taken = { $company } prende il progetto: { $blueprint }.
event-blueprint_taken-own = Progetto: { $blueprint }
event-blueprints_refreshed = { $company } sostituisce i progetti esposti.
event-blueprints_refreshed-own = Progetti esposti sostituiti
event-boarded =
    { $guests ->
        [one] { $company } imbarca un ospite: { $cruise }.
       *[other] { $company } imbarca { $guests } ospiti: { $cruise }.
    }
event-borrowed = { $price ->
    [one] { $company } prende in prestito per { $price } moneta.
   *[other] { $company } prende in prestito per { $price } monete.
}
event-borrowed-own = In prestito da altri
event-bumped =
    { $expert ->
        [true] Un esperto di { $company } viene rimosso e torna a casa.
       *[other] Un lavoratore di { $company } viene rimosso e torna a casa.
    }
event-card_discarded = { $company } scarta: { $card }.
event-card_drawn = { $company } pesca: { $card }.
event-card_played = { $company } gioca: { $card }.
event-card_spent = { $company } usa per la sua risorsa: { $card }.
event-cockpit_scored = { $company }: { $points } PV dalla cabina di pilotaggio ({ $cockpit }).
event-cockpit_scored-own = { $points } PV dalla cabina di pilotaggio ({ $cockpit }).
event-development =
    { $first ->
        [true] { $company } costruisce uno sviluppo della riga { $row }: { $area }. È il primo lì: 1 punto Reputazione.
       *[other] { $company } costruisce uno sviluppo della riga { $row }: { $area }.
    }
event-development-own =
    { $first ->
        [true] Sviluppo, riga { $row }: { $area }. È il primo lì: 1 punto Reputazione.
       *[other] Sviluppo, riga { $row }: { $area }
    }
event-end_triggered = Il tracciato Progressi è pieno alla fine di questo turno di { $company }. Si finisce il round, poi viene il round finale.
event-final_round = Tutti i lavoratori sono a casa. Comincia il round finale.
event-final_score = Punteggio finale di { $company }: { $score } PV (riserve { $supplies }, Progressi { $progress }, Reputazione { $reputation }, segmenti { $segments }, sviluppi { $developments }, cabine di pilotaggio { $cockpits }).
event-flipped = { $company } capovolge il segnalino: { $token }.
event-flipped-own = Segnalino: { $token }
event-funding = Fondi per { $company }: { $amount } × { $bonus }.
event-funding-own = Fondi: { $amount } × { $bonus }.
event-goal = { $company } raggiunge l'obiettivo aziendale ({ $goal }). Ali: { $wings }.
event-guest_bonus = Giornata nello spazio: il bonus degli ospiti di tipo { $guest } va a { $company } { $times } ×.
event-guest_bonus-own = Giornata nello spazio: il bonus degli ospiti di tipo { $guest } arriva { $times } ×.
event-guest_scored = { $company } raccoglie { $points } PV per un ospite ({ $guest }).
event-guest_scored-own = Punti per un ospite ({ $guest })
event-hired = { $company } assume l'esperto: { $side }.
event-launch = { $company } avvia il conto alla rovescia. Pilota: { $pilot }.
event-left_behind =
    { $guests ->
        [one] { $company } lascia a terra un ospite con biglietto: 2 punti Reputazione in meno.
       *[other] { $company } lascia a terra { $guests } ospiti con biglietto: 2 punti Reputazione in meno per ciascuno.
    }
event-location_active = È attivo il bonus dell'edificio { $location }.
event-meeting = { $company } organizza una riunione.
event-neutral_cube = Da { $turns } turni di ogni azienda il tracciato Progressi è fermo. Vi si posa un cubo neutrale.
event-new_cruise = Viene annunciata: { $cruise }.
event-npc_developments = Il CNG costruisce secondo il retro di: { $layout }.
event-npc_expert = Il lavoratore CNG diventa esperto: { $location }.
event-npc_moved =
    { $expert ->
        [true] L'esperto CNG si sposta: { $location }.
       *[other] Il lavoratore CNG si sposta: { $location }.
    }
event-reputation_spent = { $company } usa Reputazione per { $number } × { $icon }.
event-resource_lost = { $company } non ha posto per la risorsa, che va persa: { $resource }.
event-resources_lost =
    { $number ->
        [one] { $company } non ha posto per una risorsa, che va persa.
       *[other] { $company } non ha posto per { $number } risorse, che vanno perse.
    }
event-scheduled = { $company } programma: { $cruise }.
event-segment_built = { $company } costruisce: { $segment }.
event-segment_visited = Un ospite di { $company } visita: { $segment }.
event-shuttle_taken = { $company } prende una navicella. Cabina di pilotaggio: { $cockpit }. Motore: { $engine }.
event-silo_drawn = { $company } prende dal silo: { $resource }.
event-silo_drawn-own = Dal silo: { $resource }
event-silo_refilled =
    { $steps ->
        [one] { $company } rifornisce di 1: { $resource }.
       *[other] { $company } rifornisce di { $steps }: { $resource }.
    }
event-silo_refilled-own = Silo rifornito: { $resource } +{ $steps }
event-starting_upgrade = { $company } comincia con un potenziamento: il segnalino { $token } lascia la Rampa.
event-stop_reached = Una navicella di { $company } raggiunge: { $stop }.
event-stop_reached-own = Navicella arrivata: { $stop }
event-substitute_guest = { $company } manda un altro ospite nella Fila: { $guest }.
event-technology_advanced = { $technology } avanza alla casella { $space }.
# What heads the log from there on.
chapter-turn = Turno { $turn }
event-turn = Tocca a: { $company }.
event-turn-own = Inizio del turno
event-upgrade = { $company } mette un segnalino su: { $upgrade }.
event-upgrade-own = Potenziamento: { $upgrade }
event-worker_placed =
    { $expert ->
        [true] { $company } assegna un esperto: { $location }.
       *[other] { $company } assegna un lavoratore: { $location }.
    }
event-worker_placed-own =
    { $expert ->
        [true] Esperto: { $location }
       *[other] Lavoratore: { $location }
    }

## What Rachel does, and why

event-rachel_acts = Rachel svolge l'azione: { $action }.
event-rachel_advertises = Rachel pubblicizza e ottiene Reputazione: { $cruise }.
event-rachel_cannot = Rachel non può svolgere adesso l'azione: { $action }.
event-rachel_card = Rachel gira la carta { $card }: { $upper }, oppure { $lower }.
event-rachel_discards = Rachel scarta: { $card }.
event-rachel_discards_blueprint = Rachel scarta il progetto: { $blueprint }.
event-rachel_fuel =
    { $points ->
        [0] La crociera richiede Carburante { $fuel }, Rachel ne ha { $stored }: rinuncia a { $reputation ->
            [one] { $reputation } punto
           *[other] { $reputation } punti
        } Reputazione.
       *[other] La crociera richiede Carburante { $fuel }, Rachel ne ha { $stored }: rinuncia a { $reputation ->
            [one] { $reputation } punto
           *[other] { $reputation } punti
        } Reputazione e a { $points } PV.
    }
event-rachel_guest = Rachel conquista un ospite: { $guest }.
event-rachel_hires = Rachel assume l'esperto ({ $side }), il cui costo di { $cost } è abbastanza basso.
event-rachel_last_stop = L'ultimo avanzamento di Rachel va dove vale di più: { $stop }, { $points } PV.
event-rachel_leaves_behind = Rachel non ha una cabina per un ospite ({ $guest }), estratto a sorte, e perde Reputazione.
event-rachel_number = { $why_id ->
    [first] I suoi numeri sono { $first } e { $second }; prende il primo ({ $purpose }): numero { $chosen }.
    [second] I suoi numeri sono { $first } e { $second }; i posti sono solo { $places } ({ $purpose }), quindi prende il secondo: numero { $chosen }.
   *[onward] I suoi numeri sono { $first } e { $second }; il numero { $number } non va bene ({ $purpose }), prosegue fino al numero { $chosen }.
}
event-rachel_places =
    { $moved ->
        [true] Il prossimo retro manda il suo lavoratore qui: { $shown }. Ne ha già uno, quindi prosegue: { $location }.
       *[other] Il prossimo retro manda il suo lavoratore qui: { $location }.
    }
event-rachel_scores =
    { $guests ->
        [one] Rachel raccoglie { $points } PV per un ospite alla destinazione: { $destination }.
       *[other] Rachel raccoglie { $points } PV per { $guests } ospiti alla destinazione: { $destination }.
    }
event-rachel_second =
    { $paid ->
        [0] Quell'azione è disponibile qui: { $location }. Rachel ne svolge una seconda.
        [one] Quell'azione è disponibile qui, sul tuo sviluppo: { $location }. Ricevi { $paid } moneta e Rachel ne svolge una seconda.
       *[other] Quell'azione è disponibile qui, sul tuo sviluppo: { $location }. Ricevi { $paid } monete e Rachel ne svolge una seconda.
    }
event-rachel_shuttle =
    { $reason_id ->
        [only] Rachel lancia la sua unica navicella abbastanza grande.
        [fresh] Rachel lancia una navicella mai lanciata.
        [best] Rachel lancia la navicella che dà più PV.
       *[rightmost] Rachel lancia la più a destra tra navicelle uguali.
    }
event-rachel_token = Rachel carica il segnalino: { $token }.
name-blueprints = progetti
name-agenda = spazi Agenda
name-shuttles = cabine di pilotaggio
name-cruises = crociere

## Why not

rule-not_offered = Questa non è una delle tue scelte adesso.

## Options that exclude each other

rule-blueprints_replaced_twice = Cabine combinabili e progetti specializzati sostituiscono entrambi tutti i progetti: scegline uno.
rule-npc_is_for_three_players = Il lavoratore CNG è una variante per tre giocatori.
rule-nobody_to_bid_against = In solitario i potenziamenti iniziali si distribuiscono e basta.
rule-needs_advanced_technologies = Non cambia nulla senza il modulo delle tecnologie avanzate.
rule-needs_location_bonuses = Non cambia nulla senza il modulo dei bonus Edificio.
rule-needs_starting_upgrades = Non cambia nulla senza il modulo dei potenziamenti iniziali.
rule-balanced_needs_newcomers = I potenziamenti iniziali per soli principianti richiedono principianti, che non servono ad altro.
rule-no_such_player = Non ci sono così tanti giocatori.
rule-no_box_in_play = Senza gli altri componenti di un'espansione non c'è nulla da scegliere.

## Refusals

rule-already_hired = Questo esperto lavora già per te.
rule-board_does_not_suffice = La tua plancia non contiene abbastanza.
rule-cards_do_not_suffice = Le tue carte non danno esattamente ciò che manca.
rule-borrowed_already = Lo hai già preso in prestito in questo turno.
rule-bought_already = Ogni metà dell'approvvigionamento si acquista una volta sola per azione.
rule-cabins_do_not_match = Le sue mezze cabine non combaciano con nessuno dei tuoi segmenti.
rule-cruise_is_full = Per questa crociera ci sono già due ospiti in prevendita; non c'è posto per un terzo.
rule-developed_already = C'è già uno sviluppo, e quello gratuito vuole un posto vuoto.
rule-finish_first = Prima bisogna finire ciò che è in corso.
rule-fleet_is_full = La tua flotta è già al massimo.
rule-limit_reached = Ne hai già presi quanti ne permette questa azione.
rule-network_only = Lo sviluppo gratuito va nella Rete.
rule-no_actions_left = Le azioni di questo turno sono finite.
rule-no_cabin_or_food = Non c'è più una cabina, o il Cibo per un altro ospite.
rule-no_guest = Nessun ospite è in prevendita, e le tue pubblicità non ne conquistano.
rule-no_icon = Non c'è un'icona così sotto la tua Reputazione.
rule-no_reputation = Non hai né Reputazione né PV con cui pagare.
rule-no_room = Non puoi conservarne di più.
rule-no_shuttle_ready = Nessuna tua navicella con una cabina è a terra.
rule-no_shuttle_with_room = Nessuna tua navicella a terra ha posto per un segmento.
rule-no_such_guest = A bordo non resta un ospite così da cui raccogliere PV.
rule-no_token_aboard = Nessun segnalino Potenziamento viaggia su questo motore.
rule-no_worker_home = Nella tua Area break non c'è nessuno di quel tipo.
rule-nobody_built_there = Lì nessuno ha costruito: non c'è nulla da prendere in prestito.
rule-nobody_waits_there = Lì non aspetta un ospite così.
rule-not_connected = In una riunione si usano solo gli edifici accanto ai tuoi sviluppi.
rule-not_face_up = Questo segnalino non è scoperto.
rule-not_in_hand = Non hai questa carta.
rule-not_in_the_tower = Questo segnalino non è della tua Rampa di lancio.
rule-not_on_display = Non è esposto.
rule-not_on_the_board = In questa partita la tecnologia non è sul tabellone.
rule-not_your_turn = Le carte danno la loro risorsa solo nel tuo turno.
rule-nothing_scheduled = Non hai programmato una crociera.
rule-nothing_to_do_there = Adesso questa azione non ti porterebbe nulla.
rule-other_destination = Quel potenziamento è di un'altra destinazione.
rule-other_question = Ti viene chiesta un'altra cosa.
rule-out_of_reach = Il tuo lavoratore non ci arriva.
rule-own_development_there = Lì hai già un tuo sviluppo.
rule-own_worker_there = Lì c'è un tuo lavoratore.
rule-pilot_needed = Qualcuno deve pilotare la navicella.
rule-played_this_turn = Hai già giocato questa carta in questo turno.
rule-reputation_spent = La Reputazione si usa una volta per turno.
rule-row_is_empty = Tutti gli sviluppi di questa riga sono costruiti.
rule-scheduled_already = Hai già programmato una crociera.
rule-scheduled_by_another = Questa crociera è già programmata da un'altra azienda.
rule-silo_is_empty = Nel silo non ce n'è.
rule-silo_is_full = Il silo ne è pieno.
rule-token_is_flipped = Il suo segnalino è capovolto: questi Fondi aspettano il lancio.
rule-too_expensive = Monete, risorse, carte e Reputazione insieme non bastano.
rule-too_few_ads = Hai troppo poche pubblicità.
rule-unlocked_already = Hai già sbloccato questo potenziamento.
rule-wrong_moment = Questa carta è per un altro momento.

## Kinds of pieces

name-action_tile = azione
name-technology = tecnologia
name-upgrade = potenziamento
name-upgrade_token = segnalino Potenziamento
name-expert_tile = esperto
name-cockpit = cabina di pilotaggio
name-engine = motore
name-blueprint = progetto
name-company_goal_tile = obiettivo aziendale
name-guest_bonus = bonus Ospiti
name-location_bonus = bonus Edificio
name-starting_upgrade_card = carta Potenziamento iniziale
name-cruise = crociera

## What pieces do: amounts

amount-money =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }
amount-ads = { $number } pubblicità
amount-vp = { $number } PV
amount-reputation = { $number ->
    [one] 1 punto Reputazione
   *[other] { $number } punti Reputazione
}
amount-resources =
    { $number ->
        [one] 1 risorsa
       *[other] { $number } risorse
    }
amount-food = { $number } unità di Cibo
amount-oxygen = { $number } unità di Ossigeno
amount-fuel = { $number } unità di Carburante
amount-agenda =
    { $number ->
        [one] 1 carta Agenda
       *[other] { $number } carte Agenda
    }
amount-blueprints =
    { $number ->
        [one] 1 progetto
       *[other] { $number } progetti
    }
amount-funding = { $number } bonus Fondi
amount-supplies =
    { $number ->
        [one] 1 moneta, pubblicità o risorsa
       *[other] { $number } monete, pubblicità o risorse
    }

## What pieces do: what is counted

count-segments_built =
    { $each ->
        [one] segmento costruito
       *[other] { $each } segmenti costruiti
    }
count-segments_of_type =
    { $each ->
        [one] icona di tipo { $type } sui tuoi segmenti
       *[other] { $each } icone di tipo { $type } sui tuoi segmenti
    }
count-segments_of_type_best =
    { $each ->
        [one] icona del tuo tipo più frequente
       *[other] { $each } icone dello stesso tipo sui tuoi segmenti
    }
count-and = { $one } e per ogni { $other }
count-sum = { $number } in tutto, 1 per ogni { $counted }
count-segments_of_type_shuttle = icona di tipo { $type } sui segmenti di questa navicella
count-segments_built_shuttle = segmento di questa navicella
count-segments_double =
    { $each ->
        [one] segmento con due icone
       *[other] { $each } segmenti con due icone
    }
count-segment_vp =
    { $each ->
        [one] PV sui tuoi segmenti
       *[other] { $each } PV sui tuoi segmenti
    }
count-icon_sets =
    { $each ->
        [one] serie di tutte e tre le icone sui tuoi segmenti
       *[other] { $each } serie di tutte e tre le icone sui tuoi segmenti
    }
count-full_shuttles =
    { $each ->
        [one] navicella completa
       *[other] { $each } navicelle complete
    }
count-cabin_positions =
    { $each ->
        [one] posizione diversa di una cabina nella tua flotta
       *[other] { $each } posizioni diverse di cabine nella tua flotta
    }
count-shuttles_launched_distinct =
    { $each ->
        [one] navicella diversa lanciata
       *[other] { $each } navicelle diverse lanciate
    }
count-launches_total =
    { $each ->
        [one] lancio
       *[other] { $each } lanci
    }
count-guests_carried =
    { $each ->
        [one] ospite trasportato
       *[other] { $each } ospiti trasportati
    }
count-destinations_visited =
    { $each ->
        [one] destinazione visitata
       *[other] { $each } destinazioni visitate
    }
count-upgrades_unlocked =
    { $each ->
        [one] potenziamento sbloccato
       *[other] { $each } potenziamenti sbloccati
    }
count-upgrade_destinations =
    { $each ->
        [one] destinazione con un potenziamento
       *[other] { $each } destinazioni con un potenziamento
    }
count-experts_hired =
    { $each ->
        [one] esperto assunto
       *[other] { $each } esperti assunti
    }
count-developments_built =
    { $each ->
        [one] sviluppo costruito
       *[other] { $each } sviluppi costruiti
    }
count-developments_network =
    { $each ->
        [one] sviluppo nella Rete
       *[other] { $each } sviluppi nella Rete
    }
count-developments_technology =
    { $each ->
        [one] sviluppo su una tecnologia
       *[other] { $each } sviluppi sulle tecnologie
    }
count-development_pairs =
    { $each ->
        [one] coppia di sviluppi della Rete e di una tecnologia
       *[other] { $each } coppie di sviluppi della Rete e di una tecnologia
    }
count-developments_adjacent =
    { $each ->
        [one] tuo sviluppo accanto a questo edificio
       *[other] { $each } tuoi sviluppi accanto a questo edificio
    }
count-reputation =
    { $each ->
        [one] punto Reputazione
       *[other] { $each } punti Reputazione
    }
count-wings =
    { $each ->
        [one] ala
       *[other] { $each } ali
    }
count-agenda_in_hand =
    { $each ->
        [one] carta Agenda in mano
       *[other] { $each } carte Agenda in mano
    }
count-blueprints_held =
    { $each ->
        [one] progetto posseduto
       *[other] { $each } progetti posseduti
    }
count-guests_aboard =
    { $each ->
        [one] ospite a bordo
       *[other] { $each } ospiti a bordo
    }
count-guests_scored =
    { $each ->
        [one] ospite che dà PV qui
       *[other] { $each } ospiti che danno PV qui
    }
count-guests_scored_of_type = ospite di tipo { $type } che dà PV qui
count-guests_placed =
    { $each ->
        [one] ospite scelto
       *[other] { $each } ospiti scelti
    }
count-workers_recalled =
    { $each ->
        [one] lavoratore richiamato
       *[other] { $each } lavoratori richiamati
    }
count-workers_bumped =
    { $each ->
        [one] lavoratore rimosso
       *[other] { $each } lavoratori rimossi
    }
count-cruise_stops =
    { $each ->
        [one] tappa della crociera
       *[other] { $each } tappe della crociera
    }

## What pieces do: when

when-action = Quando svolgi l'azione { $action }:
when-actions = Quando svolgi un'azione:
when-launch_board = Quando gli ospiti si imbarcano:
when-launch_pay = Quando paghi un lancio:
when-launch_cockpit = Quando la cabina di pilotaggio dà PV a un lancio:
when-advance = Quando la tua navicella avanza:
when-destination = A una destinazione:
when-day_in_space = In una giornata nello spazio:
when-return = Quando la tua navicella torna sulla Terra:
when-bumped = Quando un tuo lavoratore viene rimosso:
when-recall = Quando richiami i tuoi lavoratori:
when-any_time = In qualsiasi momento del tuo turno:
when-end_of_turn = Alla fine del tuo turno:
when-placing = Quando assegni un lavoratore:
when-gained = Una volta, quando lo prendi:
when-always = Da allora in poi:
when-comes_home = Quando un esperto entra nell'Area break:

## What pieces do: effects

effect-for = in cambio di { $cost }, { $effect }
effect-gain = ottieni { $amounts }.
effect-gain_per = ottieni { $amounts } per ogni { $counted }.
effect-discount = costa { $amounts } in meno.
effect-discount_segment = ogni segmento costa { $amounts } in meno.
effect-discount_surcharge = il costo aggiuntivo di ogni spazio dell'area scende di { $amounts }.
effect-discount_guest = ogni ospite costa { $amounts } in meno.
effect-discount_off_type_guest = ogni ospite di un altro tipo costa { $amounts } in meno.
effect-discount_owner = prendere in prestito costa { $amounts } in meno per ogni proprietario.
effect-extra_build_segments =
    { $number ->
        [one] se vuoi, costruisci un altro segmento.
       *[other] costruisci fino a { $number } segmenti in più.
    }
effect-extra_acquire_blueprints =
    { $number ->
        [one] se vuoi, prendi un altro progetto.
       *[other] prendi fino a { $number } progetti in più.
    }
effect-extra_draw_agenda =
    { $number ->
        [one] se vuoi, prendi un'altra carta.
       *[other] prendi fino a { $number } carte in più.
    }
effect-extra_gain_resources =
    { $number ->
        [one] se vuoi, prendi un'altra risorsa.
       *[other] prendi fino a { $number } risorse in più.
    }
effect-extra_gain_supplies = ogni metà si può acquistare un'altra volta.
effect-extra_refill_silo = rifornisci anche un'altra risorsa.
effect-extra_meeting =
    { $number ->
        [one] la riunione porta un'azione in più.
       *[other] la riunione porta { $number } azioni in più.
    }
effect-take_action_list = svolgi in più questa azione: { $actions }.
effect-take_action_any = svolgi in più un'azione qualsiasi del tabellone.
effect-take_action_location = svolgi un'altra azione dell'edificio dove sta il tuo lavoratore.
effect-take_action_connected = svolgi un'azione di un edificio accanto ai tuoi sviluppi.
effect-take_action_discount =
    { $number ->
        [one] Costa { $number } moneta in meno.
       *[other] Costa { $number } monete in meno.
    }
effect-take_action_max =
    { $number ->
        [one] Al massimo una.
       *[other] Al massimo { $number }.
    }
effect-limit_storage = puoi conservare { $number } in più di ogni risorsa.
effect-limit_shuttles =
    { $number ->
        [one] la tua flotta può avere { $number } navicella in più.
       *[other] la tua flotta può avere { $number } navicelle in più.
    }
effect-limit_segments_per_shuttle =
    { $number ->
        [one] ogni tua navicella ha posto per { $number } segmento in più.
       *[other] ogni tua navicella ha posto per { $number } segmenti in più.
    }
effect-cabin_capacity =
    { $cabins ->
        [one] in questo lancio una cabina ospita { $capacity } ospiti.
       *[other] in questo lancio { $cabins } cabine ospitano { $capacity } ospiti ciascuna.
    }
effect-move_guests =
    { $steps ->
        [one] fai avanzare di una sezione fino a { $count } ospiti in Fila.
       *[other] fai avanzare fino a { $count } ospiti in Fila, fino a { $steps } sezioni ciascuno.
    }
effect-advance_skip =
    { $number ->
        [one] la tua navicella può saltare una tappa.
       *[other] la tua navicella può saltare fino a { $number } tappe.
    }
effect-advance_again = la tua navicella avanza un'altra volta.
effect-bump_own = puoi rimuovere i tuoi lavoratori.
effect-recall =
    { $number ->
        [one] richiama un tuo lavoratore.
       *[other] richiama { $number } tuoi lavoratori.
    }
effect-no_pilot = lancia senza pilota.
effect-reach = in questo turno il tuo lavoratore arriva anche alle azioni degli edifici adiacenti.
effect-exchange = dai { $give } e ricevi { $get }, fino a { $times } volte.
effect-extra_icons =
    { $number ->
        [one] ogni ospite conta un'icona in più.
       *[other] ogni ospite conta { $number } icone in più.
    }
effect-repeat_day = i bonus Ospiti di questa giornata si ottengono di nuovo.
effect-use_segment = usa un segmento della tua flotta come se un ospite lo visitasse.
effect-token_bonus = ottieni il bonus di un altro segnalino scoperto sulla tua Rampa.
effect-unlock_upgrade = sblocca un potenziamento di questa destinazione senza un segnalino a bordo.
effect-reset_blueprints = sostituisci i progetti esposti senza pagare.
effect-tech_marker =
    { $number ->
        [one] fai avanzare l'indicatore di una tecnologia di { $number } casella.
       *[other] fai avanzare l'indicatore di una tecnologia fino a { $number } caselle.
    }
effect-join_any = costruisci un segmento dove vuoi; la giunzione forma una cabina.
effect-none = Non porta nessun bonus.

## What pieces are, for whoever asks

about-agenda_card = Oppure usala per la sua risorsa: { $resource }.
about-cockpit = A ogni lancio e alla fine: { $vp } PV per ogni { $counted }.
about-cockpit_max = Al massimo { $number } PV.
about-cockpit_unlaunched = Alla fine una navicella mai lanciata perde { $number } PV.
about-goal = { $low }, poi { $middle }, infine { $high }.
about-expert_tile = Lo ha ogni esperto assunto in questa partita.
about-guest_bonus = In una giornata nello spazio ogni ospite di questo tipo porta { $amounts } per ogni icona corrispondente a bordo.
about-blueprint = Costruirlo costa { $cost } monete, più il costo aggiuntivo dello spazio. Alla fine vale { $vp } PV. Icone: { $icons }.
about-half_cabins = Mezze cabine: sopra { $top }, sotto { $bottom }; solo metà che si incontrano formano una cabina.
about-visit = Un ospite che lo visita in una giornata nello spazio:
about-cruise = Tappe: { $stops }. Carburante richiesto: { $fuel }.
about-cruise_starred = Una delle prime tre crociere del tabellone Marketing.
about-starting_upgrade = Prima del primo turno sposta il segnalino { $token } dalla Rampa su: { $upgrade }.
about-technology_improved = Sulla sua ultima casella:
about-upgrade_immediate = Una volta, quando lo sblocchi:
about-funding = Come bonus Fondi: { $before }; quando il segnalino ha lasciato la Rampa: { $after }.
about-build_development = Prendi lo sviluppo più a sinistra di una riga, paga la sua colonna in monete o con la risorsa della riga, e mettilo su un collegamento o sotto a una tecnologia dove non ne hai.
about-hire_expert = Paga per l'esperto di sinistra o di destra; entra nella tua Area break, il che porta un bonus Fondi.
about-gain_supplies = Paga 1 moneta per 2 risorse, 1 moneta per 2 pubblicità, o entrambe le cose.
about-acquire_blueprints = Prendi fino a 2 progetti tra quelli esposti.
about-build_segments = Costruisci fino a 2 segmenti in navicelle a terra: dai tuoi progetti, o da quelli esposti con il costo aggiuntivo dello spazio.
about-acquire_shuttle = Prendi una cabina di pilotaggio con il motore accanto e ottieni il bonus del motore.
about-gain_resources = Prendi fino a 3 risorse dal silo, per quante ne puoi conservare.
about-refill_silo = Scarta una carta Agenda e riempi una risorsa del silo: 1 moneta per ogni passo, e 1 punto Reputazione.
about-schedule_cruise = Riserva una crociera libera e capovolgi un segnalino della tua Rampa di lancio per il suo bonus.
about-advertise_cruise = Paga pubblicità per conquistare 1 o 2 ospiti in Fila per una crociera: ognuno porta 1 moneta per destinazione, e 1 punto Reputazione se visita il suo tipo preferito.
about-draw_agenda = Prendi fino a 2 carte Agenda tra quelle esposte, o dalla pila degli scarti per 1 punto Reputazione ciascuna.
about-refill_agenda = Ottieni il bonus di ogni spazio Agenda vuoto, scarta le altre carte e distribuiscine quattro nuove.

## Options of a table

option-players-help = In quanti si gioca; in solitario giochi contro Rachel.
option-content-help = Una cartella con un pacchetto di contenuti; vuoto: l'edizione della casa.
option-board = Tabellone
option-board-help = Dove si trovano gli edifici e le loro azioni.
option-board-standard = Mischiato
option-board-intro = Come stampato, per una prima partita
option-rachel = Rachel
option-rachel-help = Quanto è forte la tua avversaria quando giochi in solitario.
option-rachel-easy = Facile
option-rachel-medium = Normale
option-rachel-hard = Difficile
option-rachel_goals = Obiettivi di Rachel
option-rachel_goals-help = Quanto presto raggiunge un obiettivo, in solitario.
option-rachel_goals-as_level = Secondo la sua forza
option-rachel_goals-easy = Facile
option-rachel_goals-medium = Normale
option-rachel_goals-hard = Difficile
option-rachel_second_action = Seconda azione di Rachel
option-rachel_second_action-help = Quanto spesso agisce due volte in un turno, in solitario.
option-rachel_second_action-as_level = Secondo la sua forza
option-rachel_second_action-easy = Facile
option-rachel_second_action-medium = Normale
option-rachel_second_action-hard = Difficile
option-rachel_meeting = Riunioni di Rachel
option-rachel_meeting-help = Se una riunione le porta anche un'azione, in solitario.
option-rachel_meeting-as_level = Secondo la sua forza
option-rachel_meeting-easy = Facile
option-rachel_meeting-medium = Normale
option-rachel_meeting-hard = Difficile
option-rachel_experts = Esperti di Rachel
option-rachel_experts-help = Se i suoi esperti le portano più dei lavoratori, in solitario.
option-rachel_experts-as_level = Secondo la sua forza
option-rachel_experts-easy = Facile
option-rachel_experts-medium = Normale
option-rachel_experts-hard = Difficile
option-variants = Varianti
option-variants-help = Piccole modifiche alle regole. Si possono combinare tutte.
option-variants-start_with_technology = Inizio con tecnologia: lo sviluppo gratuito può andare sotto a una
option-variants-short = Breve: ogni sezione del tracciato Progressi comincia con un cubo
option-variants-epic = Epica: i cubi degli obiettivi non riempiono il tracciato Progressi
option-variants-mean_board = Consiglio severo: una navicella mai lanciata non dà PV
option-variants-npc_three_players = Un lavoratore CNG in tre giocatori
option-modules = Espansioni
option-modules-help = Parti delle scatole Advancements e Accommodations.
option-modules-cabin_matching = Cabine combinabili
option-modules-advanced_technologies = Tecnologie avanzate
option-modules-location_bonuses = Bonus Edificio
option-modules-specialized_blueprints = Progetti specializzati
option-modules-starting_upgrades = Potenziamenti iniziali
option-modules-advancements_parts = Altri componenti di Advancements
option-modules-accommodations_parts = Altri componenti di Accommodations
option-parts = Altri componenti
option-parts-help = Che cosa si prende dalle scatole i cui altri componenti sono in gioco.
option-parts-agenda = Carte Agenda
option-parts-experts = Tessere Lavoratore esperto
option-parts-tokens = Segnalini grigi
option-parts-shuttles = Cabine di pilotaggio e motori
option-parts-technologies = Tecnologie
option-technologies_improved = Tecnologie migliorate dall'inizio
option-technologies_improved-help = Con il modulo delle tecnologie avanzate: tutti gli indicatori partono dall'ultima casella.
option-location_bonuses_active = Bonus Edificio attivi dall'inizio
option-location_bonuses_active-help = Con il modulo dei bonus Edificio: nessuno deve prima sbloccarli.
option-starting_upgrades = Carte Potenziamento iniziale
option-starting_upgrades-help = Come trovano i loro proprietari, con il modulo dei potenziamenti iniziali.
option-starting_upgrades-deal = Due a testa, se ne tiene una
option-starting_upgrades-auction = All'asta
option-starting_upgrades-balanced = Solo per principianti
option-newcomers = Principianti
option-newcomers-help = I posti che ricevono un potenziamento iniziale quando tocca solo ai principianti.
option-newcomers-1 = Posto 1
option-newcomers-2 = Posto 2
option-newcomers-3 = Posto 3
option-newcomers-4 = Posto 4
option-grey_tokens = Segnalini grigi
option-grey_tokens-help = Esattamente quattro per ogni Rampa di lancio; non sceglierne per usare quelli delle scatole in gioco.
option-grey_tokens-money_4 = 4 monete
option-grey_tokens-ads_4 = 4 pubblicità
option-grey_tokens-resources_4 = 4 risorse
option-grey_tokens-development_discount = Sviluppo scontato
option-grey_tokens-replace_worker = Richiamo di un lavoratore
option-grey_tokens-action = Un'azione
option-grey_tokens-activate_segment = Visita a un segmento
option-grey_tokens-reputation_3 = 3 punti Reputazione

field-agenda = carte Agenda
field-funding = bonus Fondi
field-storage = scorte
field-money_or_fuel = monete o Carburante
field-money_or_oxygen = monete o Ossigeno
field-money_or_food = monete o Cibo

# Ciò che un numero conta, accanto al numero stesso.

unit-money = { $number ->
    [one] moneta
   *[other] monete
}
unit-ad = { $number ->
   *[other] pubblicità
}
unit-ads = { $number ->
   *[other] pubblicità
}
unit-vp = { $number ->
   *[other] PV
}
unit-reputation = { $number ->
    [one] punto Reputazione
   *[other] punti Reputazione
}
unit-resource = { $number ->
    [one] risorsa
   *[other] risorse
}
unit-resources = { $number ->
    [one] risorsa
   *[other] risorse
}
unit-food = { $number ->
   *[other] unità di Cibo
}
unit-oxygen = { $number ->
   *[other] unità di Ossigeno
}
unit-fuel = { $number ->
   *[other] unità di Carburante
}
unit-money_or_food = { $number ->
    [one] moneta o Cibo
   *[other] monete o Cibo
}
unit-money_or_oxygen = { $number ->
    [one] moneta o Ossigeno
   *[other] monete o Ossigeno
}
unit-money_or_fuel = { $number ->
    [one] moneta o Carburante
   *[other] monete o Carburante
}
unit-agenda = { $number ->
    [one] carta Agenda
   *[other] carte Agenda
}
unit-agenda_card = { $number ->
    [one] carta Agenda
   *[other] carte Agenda
}
unit-funding = { $number ->
   *[other] bonus Fondi
}
unit-storage = { $number ->
    [one] posto
   *[other] posti
}

## Elenchi alla fine delle regole

reference-expert_tile = Elenco degli esperti
reference-upgrade_token = Elenco dei segnalini
reference-upgrade = Elenco dei potenziamenti
reference-blueprint = Elenco dei segmenti
reference-cockpit = Elenco delle cabine di pilotaggio
reference-engine = Elenco dei motori
reference-company_goal_tile = Elenco degli obiettivi aziendali
reference-technology = Elenco delle tecnologie
reference-agenda_card = Elenco delle carte Agenda
