# Galaxy Trucker in Italian.

game-title = Galaxy Trucker

## Questions

question-building = La tua mano è vuota. E adesso?
question-holding = Che cosa fai con la tessera che hai in mano?
question-finished = La tua nave è finita. C'è altro prima del lancio?
question-grabbing = Tempo scaduto. Afferra un numero!
question-timer = La sabbia scorre.
question-spot_check = L'ispezione ha trovato un errore. Quale componente si toglie?
question-keep_piece = La tua nave si è spezzata. Quale pezzo tieni?
question-crew = Chi sale a bordo?
question-course = Sta per essere rivelata la prossima carta. Resti in corsa?
question-power_engines = Quanti motori doppi alimenti?
question-power_cannons = Quanti cannoni doppi alimenti?
question-power_forward = Quanti dei cannoni doppi rivolti in avanti alimenti?
question-power_sideways = Quanti degli altri cannoni doppi alimenti?
question-spend_cell = Quale batteria scarichi?
question-give_crew = Quale cabina perde un membro dell'equipaggio?
question-give_red = Quale stiva cede un cubetto rosso?
question-give_yellow = Quale stiva cede un cubetto giallo?
question-give_green = Quale stiva cede un cubetto verde?
question-give_blue = Quale stiva cede un cubetto blu?
question-shield = Qualcosa sta per colpirti. Attivi lo scudo?
question-shoot = Un meteorite grande punta dritto su di te. Spari con il cannone doppio?
question-planet = Dove atterri?
question-abandoned_ship = Mandi l'equipaggio sulla nave abbandonata?
question-abandoned_station = Perquisisci la stazione abbandonata?
question-reward = Hai vinto tu. Prendi la ricompensa e perdi i giorni?
question-load = Carica le merci. Ciò che resta sul molo finisce fuori bordo.

## Titoli sopra mosse dello stesso tipo

verb-take = Prendi una tessera
verb-lay = Posa la tessera
verb-look = Guarda un mazzetto
verb-finish = Finisci e prendi un numero
verb-remove = Togli un componente
verb-keep = Tieni un pezzo
verb-board_orange = Alieno arancione a bordo
verb-board_purple = Alieno viola a bordo
verb-spend_cell = Scarica una batteria
verb-land = Atterra su un pianeta
verb-give_crew = Cedi un membro dell'equipaggio
verb-give_goods = Cedi un cubetto
verb-load = Carica un cubetto
verb-unload = Scarica un cubetto
verb-power = Alimenta

## Moves

move-draw = Pesca una tessera coperta
move-take = Prendi: { $arg }
move-lay = Posala: { $arg }
move-give_back = Restituisci la tessera, scoperta
move-set_aside = Metti da parte la tessera
move-pick_up = Riprendi l'ultima tessera
move-look = Guarda il mazzetto { $arg }
move-put_down = Posa il mazzetto
move-flip_timer = Gira la clessidra
move-finish = Finisci e prendi il numero { $arg }
move-end_turn = Termina il turno
move-remove = Togli il componente: { $arg }
move-keep = Tieni il pezzo attorno a: { $arg }
move-board_orange = Alieno arancione: { $arg }
move-board_purple = Alieno viola: { $arg }
move-board_humans = Astronauti in tutte le altre cabine
move-fly_on = Continua il volo
move-give_up = Abbandona la corsa
move-power = { $arg ->
    [0] Non alimentarne nessuno
    [one] Alimentane uno, con un segnalino batteria
   *[other] Alimentane { $arg }, con { $arg } segnalini batteria
}
move-spend_cell = Scarica la batteria: { $arg }
move-shield_up = Attiva lo scudo con un segnalino batteria
move-shoot = Spara con un segnalino batteria
move-take_hit = Subisci il colpo
move-land = Atterra sul pianeta { $arg }
move-claim = Sì, e perdi i giorni
move-decline = No, passa oltre
move-give_crew = Un membro dell'equipaggio da: { $arg }
move-give_goods = Un cubetto da: { $arg }
move-load = Carica: { $arg }
move-unload = Scarica: { $arg }
move-close_holds = Chiudi le stive
move-deal_tile = La tessera è: { $arg }
move-deal_card = La carta è: { $arg }
move-deal_deck = La carta viene dal mazzo { $arg }
move-roll = I dadi segnano { $arg }
move-time_up = La sabbia è finita
move-wait = Aspetta gli altri
move-fly_on_until_hurt = Continua, e chiedimelo quando una carta mi ha fatto danni
move-ask_again = Chiedimelo di nuovo prima di ogni carta

## What an answer costs and brings

quote-strength = potenza { $value }
quote-strength_at_most = fino a { $value } con più batterie
quote-enemy = contro { $value }
quote-outcome = { $value }
quote-outcome_at_best = al meglio: { $value }
quote-place = { $value ->
    [1] poi in testa
   *[other] poi { $value }º posto
}
quote-worth = valore { $value }
quote-space = dalla casella { $value }
quote-empty_squares = caselle vuote: { $value }
quote-exposed = esposti: { $value }
quote-components_left = componenti che restano: { $value }
quote-humans = astronauti che restano: { $value }
confirm-empty_ship = Volerebbe solo la cabina di partenza. Confermi?
confirm-aside_lost = Ciò che hai messo da parte conta come perso. Confermi?
confirm-give_up = Lasceresti questo volo per sempre. Confermi?
confirm-no_engines = Senza motori esci dalla corsa. Confermi?
confirm-no_humans = A bordo non resterebbe nessun astronauta e la nave sarebbe fuori. Confermi?
confirm-breaks_apart = La nave si spezzerebbe. Confermi?
confirm-goods_dumped = C'è ancora posto per ciò che getteresti. Confermi?

## Events

# What heads the log from there on.
chapter-round_started =
    { $round_id ->
        [test] Volo di prova
       *[other] Round { $round }
    }
chapter-card = Carta { $number }
event-figures = { $seat }
event-round_started =
    { $round_id ->
        [test] Comincia il volo di prova: { $seat } dice «Via!»
       *[other] Comincia il round { $round }: { $seat } dice «Via!»
    }
event-drew = { $seat } pesca: { $tile }.
event-took = { $seat } prende: { $tile }.
event-laid = { $seat } posa la tessera: { $tile }, { $square }.
event-gave_back = { $seat } restituisce: { $tile }.
event-set_aside = { $seat } mette da parte: { $tile }.
event-picked_up = { $seat } riprende: { $tile }.
event-looked = { $seat } guarda il mazzetto { $pile }.
event-flipped_timer = { $circle ->
    [0] { $seat } gira la clessidra: scorre l'ultima sabbia!
   *[other] { $seat } gira la clessidra: cerchio { $circle }.
}
event-sand_turned = { $circle ->
    [0] La sabbia è finita e la clessidra si gira: cominciano gli ultimi turni!
   *[other] La sabbia è finita e la clessidra si gira: cerchio { $circle }.
}
event-time_up = La sabbia è finita.
event-finished = { $seat } finisce e prende il numero { $number }.
event-switched_ships = Tutti passano alla nave del proprio partner.
event-removed = L'ispezione toglie a { $seat }: { $squares }.
event-boarded = { $orange ->
    [true] { $purple ->
        [true] Equipaggio di { $seat }, astronauti: { $humans }, più un alieno arancione e uno viola.
       *[other] Equipaggio di { $seat }, astronauti: { $humans }, più un alieno arancione.
    }
   *[other] { $purple ->
        [true] Equipaggio di { $seat }, astronauti: { $humans }, più un alieno viola.
       *[other] Equipaggio di { $seat }, astronauti: { $humans }.
    }
}
event-launched = Lancio! Nell'ordine: { $seats }.
event-card = { $seat } rivela: { $card }.
event-gained_days = { $days ->
    [one] { $seat } guadagna un giorno di volo.
   *[other] { $seat } guadagna { $days } giorni di volo.
}
event-lost_days = { $days ->
    [one] { $seat } perde un giorno di volo.
   *[other] { $seat } perde { $days } giorni di volo.
}
event-gave_up = { $seat } abbandona la corsa: { $reason }.
event-engines = { $seat } vola con potenza motrice { $strength }.
event-engines-own = Potenza motrice { $strength }
event-cannons = { $seat } combatte con potenza di fuoco { $strength }.
event-cannons-own = Potenza di fuoco { $strength }
event-won = { $seat } batte il nemico.
event-tied = { $seat } respinge il nemico, che passa oltre.
event-lost = { $seat } perde lo scontro.
event-took_reward = { $credits ->
    [0] { $seat } prende la ricompensa.
    [one] { $seat } prende la ricompensa: { $credits } credito.
   *[other] { $seat } prende la ricompensa: { $credits } crediti.
}
event-left_reward = { $seat } lascia la ricompensa e tiene i giorni.
event-weakest = Ultimo posto ({ $criterion }): { $seat }.
event-meteor = Meteorite { $size }, lato: { $side }, { $line } { $dice }.
event-shot = Cannonata { $size }, lato: { $side }, { $line } { $dice }.
event-saboteurs = I sabotatori sulla nave di { $seat } provano colonna { $column }, riga { $row }.
event-destroyed = { $seat } perde il componente: { $square }.
event-broke_apart = La nave di { $seat } si spezza. Si perdono anche: { $squares }.
event-alien_left = Un alieno lascia la nave di { $seat }: il suo supporto vitale non c'è più.
event-shielded = Uno scudo di { $seat } regge. Lato: { $side }.
event-shot_meteor = Il cannone di { $seat } ({ $square }) fa a pezzi il meteorite.
event-missed = La nave di { $seat } non viene colpita.
event-bounced = Rimbalza sulla nave di { $seat }: { $square }.
event-saboteurs_failed = I sabotatori sulla nave di { $seat } non trovano nulla e se ne vanno.
event-spent_cells = { $tokens ->
    [one] { $seat } usa un segnalino batteria.
   *[other] { $seat } usa { $tokens } segnalini batteria.
}
event-spent_cells-own = Segnalini batteria
event-lost_crew = { $figures ->
    [one] { $seat } perde un membro dell'equipaggio.
   *[other] { $seat } perde { $figures } membri dell'equipaggio.
}
event-lost_goods = Merci tolte a { $seat }: { $goods }.
event-epidemic = { $figures ->
    [0] L'epidemia risparmia { $seat }.
    [one] L'epidemia toglie a { $seat } un membro dell'equipaggio.
   *[other] L'epidemia toglie a { $seat } { $figures } membri dell'equipaggio.
}
event-landed = { $seat } atterra sul pianeta { $planet }.
event-docked = { $seat } perquisisce la stazione.
event-claimed = { $credits ->
    [one] { $seat } manda l'equipaggio sulla nave abbandonata per { $credits } credito.
   *[other] { $seat } manda l'equipaggio sulla nave abbandonata per { $credits } crediti.
}
event-loaded = { $aboard ->
    [one] { $seat } chiude le stive con un cubetto.
   *[other] { $seat } chiude le stive con { $aboard } cubetti.
}
event-settled = { $landed ->
    [true] { $seat } arriva a destinazione. Crediti di questo volo: { $credits }. Componenti persi: { $lost }.
   *[other] { $seat } non arriva a destinazione. Crediti di questo volo: { $credits }. Componenti persi: { $lost }.
}
event-settled-own =
    { $landed ->
        [true] Arrivo a destinazione
       *[other] Nessun arrivo
    }{ $lost ->
        [0] { "" }
        [one] , un componente perso
       *[other] , componenti persi: { $lost }
    }

## Options that exclude each other

rule-teams_need_four_players = Per giocare a squadre servono quattro giocatori.
rule-switching_needs_a_timer = Le squadre scambiano le navi quando si gira la clessidra; con calma non ce n'è.

## Refusals

rule-after_first_component = Puoi guardare le carte quando hai aggiunto un componente alla nave.
rule-already_loaded = A ogni carico un cubetto può uscire una volta sola; chiudi le stive.
rule-already_seen = Hai già guardato questo mazzetto; le sue carte restano visibili per te.
rule-before_a_cannon = Davanti alla canna di un cannone non può stare nulla.
rule-behind_an_engine = Dietro a un motore non può stare nulla.
rule-cannot_go_back = Una tessera messa da parte non torna mai in magazzino.
rule-connector_meets_smooth = Un connettore non può stare contro un lato liscio.
rule-engine_not_to_the_rear = I motori devono puntare all'indietro.
rule-finish_first = Solo chi ha finito può girare la clessidra per l'ultima volta.
rule-finished_building = Hai finito di costruire.
rule-hand_empty = Non hai tessere in mano.
rule-hand_full = Prima sistema la tessera che hai in mano.
rule-hazardous_goods = Le merci rosse vogliono uno scomparto rinforzato.
rule-hold_full = Questa stiva è piena.
rule-life_support_missing = Questa cabina non ha accanto un supporto vitale di quel colore.
rule-looks_the_same = Girata così la tessera è uguale; è proposta un'altra rotazione.
rule-no_timer = Non c'è una clessidra da girare.
rule-no_turns = Qui non si costruisce a turni.
rule-not_a_hold = Lì non c'è una stiva.
rule-not_face_up = Questa tessera non è scoperta.
rule-not_in_test_flight = Nel volo di prova non c'è.
rule-not_joined = La tessera deve unirsi alla nave con almeno un connettore.
rule-not_next_to_the_ship = Una tessera deve stare accanto a una già posata.
rule-not_offered = Questo non risponde alla domanda.
rule-not_on_the_dock = Non c'è un cubetto così da spostare.
rule-not_the_phase = Non è il momento.
rule-nothing_to_pick_up = La tua ultima tessera è fissa da quando ne hai presa un'altra.
rule-number_taken = Questo numero non è disponibile.
rule-one_alien_of_each_colour = Al massimo un alieno per colore.
rule-outside_the_zone = Questa casella non fa parte della tua plancia nave.
rule-pile_in_a_hand = Questo mazzetto è in mano a qualcuno.
rule-pilot_cabin_takes_humans = La cabina di partenza accoglie solo astronauti.
rule-place_taken = Lì c'è già un'altra nave, o il posto non esiste.
rule-sand_still_running = La sabbia scorre ancora.
rule-single_meets_double = Un connettore singolo non si unisce a uno doppio.
rule-square_taken = Questa casella è occupata.
rule-too_few_cells = Mancano i motori o i cannoni, oppure i segnalini batteria.
rule-too_few_points = In questo turno non restano abbastanza punti.
rule-two_set_aside = Puoi avere al massimo due tessere da parte.
rule-warehouse_empty = Non ci sono più tessere coperte.
rule-warehouse_closed = Hai maneggiato più tessere di quante ne servano a chiunque; finisci la nave.

## Names

name-red = rosso
name-yellow = giallo
name-green = verde
name-blue = blu
name-win = vinci
name-tie = pareggio
name-lose = perdi
name-orange = arancione
name-purple = viola
name-crew = equipaggio
field-days = giorni
field-points = punti
field-credits = crediti
field-cells = segnalini batteria
field-lost = componenti persi
field-humans = astronauti

# Ciò che un numero conta, accanto al numero stesso.

unit-days = { $number ->
    [one] giorno
   *[other] giorni
}
unit-points = { $number ->
    [one] punto
   *[other] punti
}
unit-credits = { $number ->
    [one] credito
   *[other] crediti
}
unit-cells = { $number ->
    [one] segnalino batteria
   *[other] segnalini batteria
}
unit-lost = { $number ->
    [one] componente perso
   *[other] componenti persi
}
unit-lost_components = { $number ->
    [one] componente perso
   *[other] componenti persi
}
unit-crew = { $number ->
    [one] membro dell'equipaggio
   *[other] membri dell'equipaggio
}
unit-humans = { $number ->
    [one] astronauta
   *[other] astronauti
}
unit-engines = { $number ->
   *[other] di potenza motrice
}
unit-cannons = { $number ->
   *[other] di potenza di fuoco
}
unit-red = { $number ->
    [one] rosso
   *[other] rossi
}
unit-yellow = { $number ->
    [one] giallo
   *[other] gialli
}
unit-green = { $number ->
    [one] verde
   *[other] verdi
}
unit-blue = { $number ->
   *[other] blu
}

name-engines = motori
name-cannons = cannoni
name-front = davanti
name-right = destra
name-rear = dietro
name-left = sinistra
name-small = piccolo
name-large = grande
name-light = leggera
name-heavy = pesante
name-column = colonna
name-row = riga
name-n = senza rotazione
name-e = rotazione a destra
name-s = mezzo giro
name-w = rotazione a sinistra
name-test = volo di prova
name-chosen = per scelta
name-no_humans = nessun astronauta a bordo
name-no_engines = nessuna spinta nello spazio aperto
name-lapped = doppiaggio
name-race = corsa contro il tempo
name-turns = a turni
name-calm = con calma
name-strict = rigoroso
name-lenient = tollerante
name-starting_cabin = cabina di partenza
name-cabin = cabina
name-battery = batteria
name-cargo_hold = stiva
name-special_hold = stiva speciale
name-structural = modulo strutturale
name-life_support = supporto vitale
name-shield = scudo
name-engine = motore
name-double_engine = motore doppio
name-cannon = cannone
name-double_cannon = cannone doppio
name-open_space = spazio aperto
name-planets = pianeti
name-abandoned_ship = nave abbandonata
name-abandoned_station = stazione abbandonata
name-meteoric_swarm = pioggia di meteoriti
name-smugglers = contrabbandieri
name-slavers = schiavisti
name-pirates = pirati
name-combat_zone = zona di guerra
name-stardust = polvere stellare
name-epidemic = epidemia
name-sabotage = sabotaggio
name-arrival = Ordine di arrivo
name-best_ship = Nave più bella
name-goods = merci
name-adventures = Avventure
name-lost_components = Componenti persi
name-forgiven = Debiti condonati
name-setup = preparazione
name-building = costruzione
name-grabbing = corsa ai numeri
name-spot_check = ispezione
name-course = tra una carta e l'altra
name-adventure = avventura
name-settlement = resoconto
name-over = fine

# Cards, by deck.

name-d1_open_space_1 = Spazio aperto I n. 1
name-d1_open_space_2 = Spazio aperto I n. 2
name-d1_open_space_3 = Spazio aperto I n. 3
name-d1_open_space_4 = Spazio aperto I n. 4
name-d1_planets_1 = Pianeti I n. 1
name-d1_planets_2 = Pianeti I n. 2
name-d1_planets_3 = Pianeti I n. 3
name-d1_planets_4 = Pianeti I n. 4
name-d1_abandoned_ship_1 = Nave abbandonata I n. 1
name-d1_abandoned_ship_2 = Nave abbandonata I n. 2
name-d1_abandoned_station_1 = Stazione abbandonata I n. 1
name-d1_abandoned_station_2 = Stazione abbandonata I n. 2
name-d1_meteoric_swarm_1 = Pioggia di meteoriti I n. 1
name-d1_meteoric_swarm_2 = Pioggia di meteoriti I n. 2
name-d1_meteoric_swarm_3 = Pioggia di meteoriti I n. 3
name-d1_smugglers = Contrabbandieri I
name-d1_slavers = Schiavisti I
name-d1_pirates = Pirati I
name-d1_combat_zone = Zona di guerra I
name-d1_stardust = Polvere stellare I
name-d2_open_space_1 = Spazio aperto II n. 1
name-d2_open_space_2 = Spazio aperto II n. 2
name-d2_open_space_3 = Spazio aperto II n. 3
name-d2_planets_1 = Pianeti II n. 1
name-d2_planets_2 = Pianeti II n. 2
name-d2_planets_3 = Pianeti II n. 3
name-d2_planets_4 = Pianeti II n. 4
name-d2_abandoned_ship_1 = Nave abbandonata II n. 1
name-d2_abandoned_ship_2 = Nave abbandonata II n. 2
name-d2_abandoned_station_1 = Stazione abbandonata II n. 1
name-d2_abandoned_station_2 = Stazione abbandonata II n. 2
name-d2_meteoric_swarm_1 = Pioggia di meteoriti II n. 1
name-d2_meteoric_swarm_2 = Pioggia di meteoriti II n. 2
name-d2_meteoric_swarm_3 = Pioggia di meteoriti II n. 3
name-d2_smugglers = Contrabbandieri II
name-d2_slavers = Schiavisti II
name-d2_pirates = Pirati II
name-d2_combat_zone = Zona di guerra II
name-d2_stardust = Polvere stellare II
name-d2_epidemic = Epidemia II
name-d3_open_space_1 = Spazio aperto III n. 1
name-d3_open_space_2 = Spazio aperto III n. 2
name-d3_open_space_3 = Spazio aperto III n. 3
name-d3_planets_1 = Pianeti III n. 1
name-d3_planets_2 = Pianeti III n. 2
name-d3_planets_3 = Pianeti III n. 3
name-d3_planets_4 = Pianeti III n. 4
name-d3_abandoned_ship_1 = Nave abbandonata III n. 1
name-d3_abandoned_ship_2 = Nave abbandonata III n. 2
name-d3_abandoned_station_1 = Stazione abbandonata III n. 1
name-d3_abandoned_station_2 = Stazione abbandonata III n. 2
name-d3_meteoric_swarm_1 = Pioggia di meteoriti III n. 1
name-d3_meteoric_swarm_2 = Pioggia di meteoriti III n. 2
name-d3_meteoric_swarm_3 = Pioggia di meteoriti III n. 3
name-d3_smugglers = Contrabbandieri III
name-d3_slavers = Schiavisti III
name-d3_pirates = Pirati III
name-d3_combat_zone = Zona di guerra III
name-d3_epidemic = Epidemia III
name-d3_sabotage = Sabotaggio III

# Tiles. The code tells them apart where no picture does: in brackets the sides front, right, rear, left, U universal,
# 2 double, 1 single, – smooth.

name-start_blue = cabina di partenza (blu)
name-start_green = cabina di partenza (verde)
name-start_yellow = cabina di partenza (gialla)
name-start_red = cabina di partenza (rossa)
name-cabin_01 = cabina
    .code = #1 [U 2 2 –]
name-cabin_02 = cabina
    .code = #2 [U 2 – 2]
name-cabin_03 = cabina
    .code = #3 [U 2 – –]
name-cabin_04 = cabina
    .code = #4 [U 1 – 2]
name-cabin_05 = cabina
    .code = #5 [U 1 – 1]
name-cabin_06 = cabina
    .code = #6 [U – 2 –]
name-cabin_07 = cabina
    .code = #7 [U – 1 2]
name-cabin_08 = cabina
    .code = #8 [U – 1 1]
name-cabin_09 = cabina
    .code = #9 [U – 1 –]
name-cabin_10 = cabina
    .code = #10 [U – – 1]
name-cabin_11 = cabina
    .code = #11 [2 2 2 1]
name-cabin_12 = cabina
    .code = #12 [2 1 2 1]
name-cabin_13 = cabina
    .code = #13 [2 1 2 1]
name-cabin_14 = cabina
    .code = #14 [2 1 2 –]
name-cabin_15 = cabina
    .code = #15 [2 1 1 1]
name-cabin_16 = cabina
    .code = #16 [2 1 – 1]
name-battery_2_01 = batteria da 2
    .code = #1 [U 2 2 2]
name-battery_2_02 = batteria da 2
    .code = #2 [U 2 1 –]
name-battery_2_03 = batteria da 2
    .code = #3 [U 2 – –]
name-battery_2_04 = batteria da 2
    .code = #4 [U 1 2 –]
name-battery_2_05 = batteria da 2
    .code = #5 [U 1 1 1]
name-battery_2_06 = batteria da 2
    .code = #6 [U – U –]
name-battery_2_07 = batteria da 2
    .code = #7 [U – – 1]
name-battery_2_08 = batteria da 2
    .code = #8 [U – – –]
name-battery_2_09 = batteria da 2
    .code = #9 [U – – –]
name-battery_3_01 = batteria da 3
    .code = #1 [2 2 1 –]
name-battery_3_02 = batteria da 3
    .code = #2 [2 1 – –]
name-battery_3_03 = batteria da 3
    .code = #3 [2 – 1 –]
name-battery_3_04 = batteria da 3
    .code = #4 [2 – – 1]
name-battery_3_05 = batteria da 3
    .code = #5 [2 – – –]
name-battery_3_06 = batteria da 3
    .code = #6 [1 1 – –]
name-cargo_2_01 = stiva da 2
    .code = #1 [U U – –]
name-cargo_2_02 = stiva da 2
    .code = #2 [U 2 1 2]
name-cargo_2_03 = stiva da 2
    .code = #3 [U 1 2 1]
name-cargo_2_04 = stiva da 2
    .code = #4 [U – 2 1]
name-cargo_2_05 = stiva da 2
    .code = #5 [U – 2 –]
name-cargo_2_06 = stiva da 2
    .code = #6 [U – 1 2]
name-cargo_2_07 = stiva da 2
    .code = #7 [U – 1 –]
name-cargo_2_08 = stiva da 2
    .code = #8 [U – – –]
name-cargo_2_09 = stiva da 2
    .code = #9 [U – – –]
name-cargo_3_01 = stiva da 3
    .code = #1 [2 – 2 –]
name-cargo_3_02 = stiva da 3
    .code = #2 [2 – 1 –]
name-cargo_3_03 = stiva da 3
    .code = #3 [2 – 1 –]
name-cargo_3_04 = stiva da 3
    .code = #4 [2 – – –]
name-cargo_3_05 = stiva da 3
    .code = #5 [1 – 1 –]
name-cargo_3_06 = stiva da 3
    .code = #6 [1 – – –]
name-special_1_01 = stiva speciale da 1
    .code = #1 [U U – –]
name-special_1_02 = stiva speciale da 1
    .code = #2 [U 2 2 2]
name-special_1_03 = stiva speciale da 1
    .code = #3 [U 2 1 –]
name-special_1_04 = stiva speciale da 1
    .code = #4 [U 1 1 1]
name-special_1_05 = stiva speciale da 1
    .code = #5 [U – U –]
name-special_1_06 = stiva speciale da 1
    .code = #6 [U – 2 1]
name-special_2_01 = stiva speciale da 2
    .code = #1 [2 – 1 –]
name-special_2_02 = stiva speciale da 2
    .code = #2 [2 – – –]
name-special_2_03 = stiva speciale da 2
    .code = #3 [1 – – –]
name-structural_01 = modulo strutturale
    .code = #1 [U U 2 2]
name-structural_02 = modulo strutturale
    .code = #2 [U U 2 –]
name-structural_03 = modulo strutturale
    .code = #3 [U U 1 2]
name-structural_04 = modulo strutturale
    .code = #4 [U U – 1]
name-structural_05 = modulo strutturale
    .code = #5 [U 2 U 1]
name-structural_06 = modulo strutturale
    .code = #6 [U 2 U –]
name-structural_07 = modulo strutturale
    .code = #7 [U 1 U 1]
name-structural_08 = modulo strutturale
    .code = #8 [U 1 U –]
name-orange_01 = supporto vitale arancione
    .code = #1 [U 1 – –]
name-orange_02 = supporto vitale arancione
    .code = #2 [U – 2 –]
name-orange_03 = supporto vitale arancione
    .code = #3 [U – – 1]
name-orange_04 = supporto vitale arancione
    .code = #4 [U – – –]
name-orange_05 = supporto vitale arancione
    .code = #5 [2 1 – 1]
name-orange_06 = supporto vitale arancione
    .code = #6 [1 1 1 –]
name-purple_01 = supporto vitale viola
    .code = #1 [U 2 – –]
name-purple_02 = supporto vitale viola
    .code = #2 [U – 1 –]
name-purple_03 = supporto vitale viola
    .code = #3 [U – – 2]
name-purple_04 = supporto vitale viola
    .code = #4 [U – – –]
name-purple_05 = supporto vitale viola
    .code = #5 [2 2 2 –]
name-purple_06 = supporto vitale viola
    .code = #6 [2 1 2 –]
name-shield_01 = scudo
    .code = #1 [2 1 2 1]
name-shield_02 = scudo
    .code = #2 [1 2 1 2]
name-shield_03 = scudo
    .code = #3 [1 – 1 1]
name-shield_04 = scudo
    .code = #4 [– 2 2 U]
name-shield_05 = scudo
    .code = #5 [– 2 2 2]
name-shield_06 = scudo
    .code = #6 [– 1 U 1]
name-shield_07 = scudo
    .code = #7 [– – U 2]
name-shield_08 = scudo
    .code = #8 [– – 1 U]
name-engine_01 = motore
    .code = #1 [U 2 – –]
name-engine_02 = motore
    .code = #2 [U 1 – 2]
name-engine_03 = motore
    .code = #3 [U – – 1]
name-engine_04 = motore
    .code = #4 [2 U – –]
name-engine_05 = motore
    .code = #5 [2 1 – 1]
name-engine_06 = motore
    .code = #6 [2 – – 2]
name-engine_07 = motore
    .code = #7 [2 – – –]
name-engine_08 = motore
    .code = #8 [2 – – –]
name-engine_09 = motore
    .code = #9 [1 2 – 2]
name-engine_10 = motore
    .code = #10 [1 1 – –]
name-engine_11 = motore
    .code = #11 [1 – – U]
name-engine_12 = motore
    .code = #12 [1 – – –]
name-engine_13 = motore
    .code = #13 [1 – – –]
name-engine_14 = motore
    .code = #14 [– U – 1]
name-engine_15 = motore
    .code = #15 [– U – –]
name-engine_16 = motore
    .code = #16 [– U – –]
name-engine_17 = motore
    .code = #17 [– 2 – U]
name-engine_18 = motore
    .code = #18 [– – – U]
name-engine_19 = motore
    .code = #19 [– – – U]
name-double_engine_01 = motore doppio
    .code = #1 [2 2 – 2]
name-double_engine_02 = motore doppio
    .code = #2 [2 – – U]
name-double_engine_03 = motore doppio
    .code = #3 [2 – – –]
name-double_engine_04 = motore doppio
    .code = #4 [1 U – –]
name-double_engine_05 = motore doppio
    .code = #5 [1 1 – 1]
name-double_engine_06 = motore doppio
    .code = #6 [1 – – –]
name-double_engine_07 = motore doppio
    .code = #7 [– U – U]
name-cannon_01 = cannone
    .code = #1 [– U 1 –]
name-cannon_02 = cannone
    .code = #2 [– U – 2]
name-cannon_03 = cannone
    .code = #3 [– U – –]
name-cannon_04 = cannone
    .code = #4 [– U – –]
name-cannon_05 = cannone
    .code = #5 [– 2 U 1]
name-cannon_06 = cannone
    .code = #6 [– 2 U –]
name-cannon_07 = cannone
    .code = #7 [– 2 2 2]
name-cannon_08 = cannone
    .code = #8 [– 2 1 –]
name-cannon_09 = cannone
    .code = #9 [– 2 – 1]
name-cannon_10 = cannone
    .code = #10 [– 1 U 2]
name-cannon_11 = cannone
    .code = #11 [– 1 2 –]
name-cannon_12 = cannone
    .code = #12 [– 1 1 1]
name-cannon_13 = cannone
    .code = #13 [– 1 – U]
name-cannon_14 = cannone
    .code = #14 [– – U 1]
name-cannon_15 = cannone
    .code = #15 [– – 2 U]
name-cannon_16 = cannone
    .code = #16 [– – 2 1]
name-cannon_17 = cannone
    .code = #17 [– – 2 –]
name-cannon_18 = cannone
    .code = #18 [– – 2 –]
name-cannon_19 = cannone
    .code = #19 [– – 1 2]
name-cannon_20 = cannone
    .code = #20 [– – 1 –]
name-cannon_21 = cannone
    .code = #21 [– – 1 –]
name-cannon_22 = cannone
    .code = #22 [– – – U]
name-cannon_23 = cannone
    .code = #23 [– – – U]
name-double_cannon_01 = cannone doppio
    .code = #1 [– U 2 –]
name-double_cannon_02 = cannone doppio
    .code = #2 [– 2 1 2]
name-double_cannon_03 = cannone doppio
    .code = #3 [– 1 U –]
name-double_cannon_04 = cannone doppio
    .code = #4 [– 1 2 1]
name-double_cannon_05 = cannone doppio
    .code = #5 [– – U 2]
name-double_cannon_06 = cannone doppio
    .code = #6 [– – 2 –]
name-double_cannon_07 = cannone doppio
    .code = #7 [– – 1 U]
name-double_cannon_08 = cannone doppio
    .code = #8 [– – 1 –]

# Squares, alone, with a turn, and with a block.

name-c5r3 = colonna 5 riga 3
name-c7r3 = colonna 7 riga 3
name-c9r3 = colonna 9 riga 3
name-c5r4 = colonna 5 riga 4
name-c6r4 = colonna 6 riga 4
name-c7r4 = colonna 7 riga 4
name-c8r4 = colonna 8 riga 4
name-c9r4 = colonna 9 riga 4
name-c5r5 = colonna 5 riga 5
name-c6r5 = colonna 6 riga 5
name-c7r5 = colonna 7 riga 5
name-c8r5 = colonna 8 riga 5
name-c9r5 = colonna 9 riga 5
name-c3r6 = colonna 3 riga 6
name-c5r6 = colonna 5 riga 6
name-c6r6 = colonna 6 riga 6
name-c7r6 = colonna 7 riga 6
name-c8r6 = colonna 8 riga 6
name-c9r6 = colonna 9 riga 6
name-c11r6 = colonna 11 riga 6
name-c3r7 = colonna 3 riga 7
name-c4r7 = colonna 4 riga 7
name-c5r7 = colonna 5 riga 7
name-c6r7 = colonna 6 riga 7
name-c7r7 = colonna 7 riga 7
name-c8r7 = colonna 8 riga 7
name-c9r7 = colonna 9 riga 7
name-c10r7 = colonna 10 riga 7
name-c11r7 = colonna 11 riga 7
name-c3r8 = colonna 3 riga 8
name-c4r8 = colonna 4 riga 8
name-c5r8 = colonna 5 riga 8
name-c6r8 = colonna 6 riga 8
name-c7r8 = colonna 7 riga 8
name-c8r8 = colonna 8 riga 8
name-c9r8 = colonna 9 riga 8
name-c10r8 = colonna 10 riga 8
name-c11r8 = colonna 11 riga 8
name-c3r9 = colonna 3 riga 9
name-c4r9 = colonna 4 riga 9
name-c5r9 = colonna 5 riga 9
name-c6r9 = colonna 6 riga 9
name-c7r9 = colonna 7 riga 9
name-c8r9 = colonna 8 riga 9
name-c9r9 = colonna 9 riga 9
name-c10r9 = colonna 10 riga 9
name-c11r9 = colonna 11 riga 9
name-c5r10 = colonna 5 riga 10
name-c6r10 = colonna 6 riga 10
name-c7r10 = colonna 7 riga 10
name-c8r10 = colonna 8 riga 10
name-c9r10 = colonna 9 riga 10
name-c6r11 = colonna 6 riga 11
name-c7r11 = colonna 7 riga 11
name-c8r11 = colonna 8 riga 11
name-c5r3_n = colonna 5 riga 3, senza rotazione
name-c5r3_e = colonna 5 riga 3, rotazione a destra
name-c5r3_s = colonna 5 riga 3, mezzo giro
name-c5r3_w = colonna 5 riga 3, rotazione a sinistra
name-c7r3_n = colonna 7 riga 3, senza rotazione
name-c7r3_e = colonna 7 riga 3, rotazione a destra
name-c7r3_s = colonna 7 riga 3, mezzo giro
name-c7r3_w = colonna 7 riga 3, rotazione a sinistra
name-c9r3_n = colonna 9 riga 3, senza rotazione
name-c9r3_e = colonna 9 riga 3, rotazione a destra
name-c9r3_s = colonna 9 riga 3, mezzo giro
name-c9r3_w = colonna 9 riga 3, rotazione a sinistra
name-c5r4_n = colonna 5 riga 4, senza rotazione
name-c5r4_e = colonna 5 riga 4, rotazione a destra
name-c5r4_s = colonna 5 riga 4, mezzo giro
name-c5r4_w = colonna 5 riga 4, rotazione a sinistra
name-c6r4_n = colonna 6 riga 4, senza rotazione
name-c6r4_e = colonna 6 riga 4, rotazione a destra
name-c6r4_s = colonna 6 riga 4, mezzo giro
name-c6r4_w = colonna 6 riga 4, rotazione a sinistra
name-c7r4_n = colonna 7 riga 4, senza rotazione
name-c7r4_e = colonna 7 riga 4, rotazione a destra
name-c7r4_s = colonna 7 riga 4, mezzo giro
name-c7r4_w = colonna 7 riga 4, rotazione a sinistra
name-c8r4_n = colonna 8 riga 4, senza rotazione
name-c8r4_e = colonna 8 riga 4, rotazione a destra
name-c8r4_s = colonna 8 riga 4, mezzo giro
name-c8r4_w = colonna 8 riga 4, rotazione a sinistra
name-c9r4_n = colonna 9 riga 4, senza rotazione
name-c9r4_e = colonna 9 riga 4, rotazione a destra
name-c9r4_s = colonna 9 riga 4, mezzo giro
name-c9r4_w = colonna 9 riga 4, rotazione a sinistra
name-c5r5_n = colonna 5 riga 5, senza rotazione
name-c5r5_e = colonna 5 riga 5, rotazione a destra
name-c5r5_s = colonna 5 riga 5, mezzo giro
name-c5r5_w = colonna 5 riga 5, rotazione a sinistra
name-c6r5_n = colonna 6 riga 5, senza rotazione
name-c6r5_e = colonna 6 riga 5, rotazione a destra
name-c6r5_s = colonna 6 riga 5, mezzo giro
name-c6r5_w = colonna 6 riga 5, rotazione a sinistra
name-c7r5_n = colonna 7 riga 5, senza rotazione
name-c7r5_e = colonna 7 riga 5, rotazione a destra
name-c7r5_s = colonna 7 riga 5, mezzo giro
name-c7r5_w = colonna 7 riga 5, rotazione a sinistra
name-c8r5_n = colonna 8 riga 5, senza rotazione
name-c8r5_e = colonna 8 riga 5, rotazione a destra
name-c8r5_s = colonna 8 riga 5, mezzo giro
name-c8r5_w = colonna 8 riga 5, rotazione a sinistra
name-c9r5_n = colonna 9 riga 5, senza rotazione
name-c9r5_e = colonna 9 riga 5, rotazione a destra
name-c9r5_s = colonna 9 riga 5, mezzo giro
name-c9r5_w = colonna 9 riga 5, rotazione a sinistra
name-c3r6_n = colonna 3 riga 6, senza rotazione
name-c3r6_e = colonna 3 riga 6, rotazione a destra
name-c3r6_s = colonna 3 riga 6, mezzo giro
name-c3r6_w = colonna 3 riga 6, rotazione a sinistra
name-c5r6_n = colonna 5 riga 6, senza rotazione
name-c5r6_e = colonna 5 riga 6, rotazione a destra
name-c5r6_s = colonna 5 riga 6, mezzo giro
name-c5r6_w = colonna 5 riga 6, rotazione a sinistra
name-c6r6_n = colonna 6 riga 6, senza rotazione
name-c6r6_e = colonna 6 riga 6, rotazione a destra
name-c6r6_s = colonna 6 riga 6, mezzo giro
name-c6r6_w = colonna 6 riga 6, rotazione a sinistra
name-c7r6_n = colonna 7 riga 6, senza rotazione
name-c7r6_e = colonna 7 riga 6, rotazione a destra
name-c7r6_s = colonna 7 riga 6, mezzo giro
name-c7r6_w = colonna 7 riga 6, rotazione a sinistra
name-c8r6_n = colonna 8 riga 6, senza rotazione
name-c8r6_e = colonna 8 riga 6, rotazione a destra
name-c8r6_s = colonna 8 riga 6, mezzo giro
name-c8r6_w = colonna 8 riga 6, rotazione a sinistra
name-c9r6_n = colonna 9 riga 6, senza rotazione
name-c9r6_e = colonna 9 riga 6, rotazione a destra
name-c9r6_s = colonna 9 riga 6, mezzo giro
name-c9r6_w = colonna 9 riga 6, rotazione a sinistra
name-c11r6_n = colonna 11 riga 6, senza rotazione
name-c11r6_e = colonna 11 riga 6, rotazione a destra
name-c11r6_s = colonna 11 riga 6, mezzo giro
name-c11r6_w = colonna 11 riga 6, rotazione a sinistra
name-c3r7_n = colonna 3 riga 7, senza rotazione
name-c3r7_e = colonna 3 riga 7, rotazione a destra
name-c3r7_s = colonna 3 riga 7, mezzo giro
name-c3r7_w = colonna 3 riga 7, rotazione a sinistra
name-c4r7_n = colonna 4 riga 7, senza rotazione
name-c4r7_e = colonna 4 riga 7, rotazione a destra
name-c4r7_s = colonna 4 riga 7, mezzo giro
name-c4r7_w = colonna 4 riga 7, rotazione a sinistra
name-c5r7_n = colonna 5 riga 7, senza rotazione
name-c5r7_e = colonna 5 riga 7, rotazione a destra
name-c5r7_s = colonna 5 riga 7, mezzo giro
name-c5r7_w = colonna 5 riga 7, rotazione a sinistra
name-c6r7_n = colonna 6 riga 7, senza rotazione
name-c6r7_e = colonna 6 riga 7, rotazione a destra
name-c6r7_s = colonna 6 riga 7, mezzo giro
name-c6r7_w = colonna 6 riga 7, rotazione a sinistra
name-c7r7_n = colonna 7 riga 7, senza rotazione
name-c7r7_e = colonna 7 riga 7, rotazione a destra
name-c7r7_s = colonna 7 riga 7, mezzo giro
name-c7r7_w = colonna 7 riga 7, rotazione a sinistra
name-c8r7_n = colonna 8 riga 7, senza rotazione
name-c8r7_e = colonna 8 riga 7, rotazione a destra
name-c8r7_s = colonna 8 riga 7, mezzo giro
name-c8r7_w = colonna 8 riga 7, rotazione a sinistra
name-c9r7_n = colonna 9 riga 7, senza rotazione
name-c9r7_e = colonna 9 riga 7, rotazione a destra
name-c9r7_s = colonna 9 riga 7, mezzo giro
name-c9r7_w = colonna 9 riga 7, rotazione a sinistra
name-c10r7_n = colonna 10 riga 7, senza rotazione
name-c10r7_e = colonna 10 riga 7, rotazione a destra
name-c10r7_s = colonna 10 riga 7, mezzo giro
name-c10r7_w = colonna 10 riga 7, rotazione a sinistra
name-c11r7_n = colonna 11 riga 7, senza rotazione
name-c11r7_e = colonna 11 riga 7, rotazione a destra
name-c11r7_s = colonna 11 riga 7, mezzo giro
name-c11r7_w = colonna 11 riga 7, rotazione a sinistra
name-c3r8_n = colonna 3 riga 8, senza rotazione
name-c3r8_e = colonna 3 riga 8, rotazione a destra
name-c3r8_s = colonna 3 riga 8, mezzo giro
name-c3r8_w = colonna 3 riga 8, rotazione a sinistra
name-c4r8_n = colonna 4 riga 8, senza rotazione
name-c4r8_e = colonna 4 riga 8, rotazione a destra
name-c4r8_s = colonna 4 riga 8, mezzo giro
name-c4r8_w = colonna 4 riga 8, rotazione a sinistra
name-c5r8_n = colonna 5 riga 8, senza rotazione
name-c5r8_e = colonna 5 riga 8, rotazione a destra
name-c5r8_s = colonna 5 riga 8, mezzo giro
name-c5r8_w = colonna 5 riga 8, rotazione a sinistra
name-c6r8_n = colonna 6 riga 8, senza rotazione
name-c6r8_e = colonna 6 riga 8, rotazione a destra
name-c6r8_s = colonna 6 riga 8, mezzo giro
name-c6r8_w = colonna 6 riga 8, rotazione a sinistra
name-c7r8_n = colonna 7 riga 8, senza rotazione
name-c7r8_e = colonna 7 riga 8, rotazione a destra
name-c7r8_s = colonna 7 riga 8, mezzo giro
name-c7r8_w = colonna 7 riga 8, rotazione a sinistra
name-c8r8_n = colonna 8 riga 8, senza rotazione
name-c8r8_e = colonna 8 riga 8, rotazione a destra
name-c8r8_s = colonna 8 riga 8, mezzo giro
name-c8r8_w = colonna 8 riga 8, rotazione a sinistra
name-c9r8_n = colonna 9 riga 8, senza rotazione
name-c9r8_e = colonna 9 riga 8, rotazione a destra
name-c9r8_s = colonna 9 riga 8, mezzo giro
name-c9r8_w = colonna 9 riga 8, rotazione a sinistra
name-c10r8_n = colonna 10 riga 8, senza rotazione
name-c10r8_e = colonna 10 riga 8, rotazione a destra
name-c10r8_s = colonna 10 riga 8, mezzo giro
name-c10r8_w = colonna 10 riga 8, rotazione a sinistra
name-c11r8_n = colonna 11 riga 8, senza rotazione
name-c11r8_e = colonna 11 riga 8, rotazione a destra
name-c11r8_s = colonna 11 riga 8, mezzo giro
name-c11r8_w = colonna 11 riga 8, rotazione a sinistra
name-c3r9_n = colonna 3 riga 9, senza rotazione
name-c3r9_e = colonna 3 riga 9, rotazione a destra
name-c3r9_s = colonna 3 riga 9, mezzo giro
name-c3r9_w = colonna 3 riga 9, rotazione a sinistra
name-c4r9_n = colonna 4 riga 9, senza rotazione
name-c4r9_e = colonna 4 riga 9, rotazione a destra
name-c4r9_s = colonna 4 riga 9, mezzo giro
name-c4r9_w = colonna 4 riga 9, rotazione a sinistra
name-c5r9_n = colonna 5 riga 9, senza rotazione
name-c5r9_e = colonna 5 riga 9, rotazione a destra
name-c5r9_s = colonna 5 riga 9, mezzo giro
name-c5r9_w = colonna 5 riga 9, rotazione a sinistra
name-c6r9_n = colonna 6 riga 9, senza rotazione
name-c6r9_e = colonna 6 riga 9, rotazione a destra
name-c6r9_s = colonna 6 riga 9, mezzo giro
name-c6r9_w = colonna 6 riga 9, rotazione a sinistra
name-c7r9_n = colonna 7 riga 9, senza rotazione
name-c7r9_e = colonna 7 riga 9, rotazione a destra
name-c7r9_s = colonna 7 riga 9, mezzo giro
name-c7r9_w = colonna 7 riga 9, rotazione a sinistra
name-c8r9_n = colonna 8 riga 9, senza rotazione
name-c8r9_e = colonna 8 riga 9, rotazione a destra
name-c8r9_s = colonna 8 riga 9, mezzo giro
name-c8r9_w = colonna 8 riga 9, rotazione a sinistra
name-c9r9_n = colonna 9 riga 9, senza rotazione
name-c9r9_e = colonna 9 riga 9, rotazione a destra
name-c9r9_s = colonna 9 riga 9, mezzo giro
name-c9r9_w = colonna 9 riga 9, rotazione a sinistra
name-c10r9_n = colonna 10 riga 9, senza rotazione
name-c10r9_e = colonna 10 riga 9, rotazione a destra
name-c10r9_s = colonna 10 riga 9, mezzo giro
name-c10r9_w = colonna 10 riga 9, rotazione a sinistra
name-c11r9_n = colonna 11 riga 9, senza rotazione
name-c11r9_e = colonna 11 riga 9, rotazione a destra
name-c11r9_s = colonna 11 riga 9, mezzo giro
name-c11r9_w = colonna 11 riga 9, rotazione a sinistra
name-c5r10_n = colonna 5 riga 10, senza rotazione
name-c5r10_e = colonna 5 riga 10, rotazione a destra
name-c5r10_s = colonna 5 riga 10, mezzo giro
name-c5r10_w = colonna 5 riga 10, rotazione a sinistra
name-c6r10_n = colonna 6 riga 10, senza rotazione
name-c6r10_e = colonna 6 riga 10, rotazione a destra
name-c6r10_s = colonna 6 riga 10, mezzo giro
name-c6r10_w = colonna 6 riga 10, rotazione a sinistra
name-c7r10_n = colonna 7 riga 10, senza rotazione
name-c7r10_e = colonna 7 riga 10, rotazione a destra
name-c7r10_s = colonna 7 riga 10, mezzo giro
name-c7r10_w = colonna 7 riga 10, rotazione a sinistra
name-c8r10_n = colonna 8 riga 10, senza rotazione
name-c8r10_e = colonna 8 riga 10, rotazione a destra
name-c8r10_s = colonna 8 riga 10, mezzo giro
name-c8r10_w = colonna 8 riga 10, rotazione a sinistra
name-c9r10_n = colonna 9 riga 10, senza rotazione
name-c9r10_e = colonna 9 riga 10, rotazione a destra
name-c9r10_s = colonna 9 riga 10, mezzo giro
name-c9r10_w = colonna 9 riga 10, rotazione a sinistra
name-c6r11_n = colonna 6 riga 11, senza rotazione
name-c6r11_e = colonna 6 riga 11, rotazione a destra
name-c6r11_s = colonna 6 riga 11, mezzo giro
name-c6r11_w = colonna 6 riga 11, rotazione a sinistra
name-c7r11_n = colonna 7 riga 11, senza rotazione
name-c7r11_e = colonna 7 riga 11, rotazione a destra
name-c7r11_s = colonna 7 riga 11, mezzo giro
name-c7r11_w = colonna 7 riga 11, rotazione a sinistra
name-c8r11_n = colonna 8 riga 11, senza rotazione
name-c8r11_e = colonna 8 riga 11, rotazione a destra
name-c8r11_s = colonna 8 riga 11, mezzo giro
name-c8r11_w = colonna 8 riga 11, rotazione a sinistra
name-red_c5r3 = rosso, colonna 5 riga 3
name-red_c7r3 = rosso, colonna 7 riga 3
name-red_c9r3 = rosso, colonna 9 riga 3
name-red_c5r4 = rosso, colonna 5 riga 4
name-red_c6r4 = rosso, colonna 6 riga 4
name-red_c7r4 = rosso, colonna 7 riga 4
name-red_c8r4 = rosso, colonna 8 riga 4
name-red_c9r4 = rosso, colonna 9 riga 4
name-red_c5r5 = rosso, colonna 5 riga 5
name-red_c6r5 = rosso, colonna 6 riga 5
name-red_c7r5 = rosso, colonna 7 riga 5
name-red_c8r5 = rosso, colonna 8 riga 5
name-red_c9r5 = rosso, colonna 9 riga 5
name-red_c3r6 = rosso, colonna 3 riga 6
name-red_c5r6 = rosso, colonna 5 riga 6
name-red_c6r6 = rosso, colonna 6 riga 6
name-red_c7r6 = rosso, colonna 7 riga 6
name-red_c8r6 = rosso, colonna 8 riga 6
name-red_c9r6 = rosso, colonna 9 riga 6
name-red_c11r6 = rosso, colonna 11 riga 6
name-red_c3r7 = rosso, colonna 3 riga 7
name-red_c4r7 = rosso, colonna 4 riga 7
name-red_c5r7 = rosso, colonna 5 riga 7
name-red_c6r7 = rosso, colonna 6 riga 7
name-red_c7r7 = rosso, colonna 7 riga 7
name-red_c8r7 = rosso, colonna 8 riga 7
name-red_c9r7 = rosso, colonna 9 riga 7
name-red_c10r7 = rosso, colonna 10 riga 7
name-red_c11r7 = rosso, colonna 11 riga 7
name-red_c3r8 = rosso, colonna 3 riga 8
name-red_c4r8 = rosso, colonna 4 riga 8
name-red_c5r8 = rosso, colonna 5 riga 8
name-red_c6r8 = rosso, colonna 6 riga 8
name-red_c7r8 = rosso, colonna 7 riga 8
name-red_c8r8 = rosso, colonna 8 riga 8
name-red_c9r8 = rosso, colonna 9 riga 8
name-red_c10r8 = rosso, colonna 10 riga 8
name-red_c11r8 = rosso, colonna 11 riga 8
name-red_c3r9 = rosso, colonna 3 riga 9
name-red_c4r9 = rosso, colonna 4 riga 9
name-red_c5r9 = rosso, colonna 5 riga 9
name-red_c6r9 = rosso, colonna 6 riga 9
name-red_c7r9 = rosso, colonna 7 riga 9
name-red_c8r9 = rosso, colonna 8 riga 9
name-red_c9r9 = rosso, colonna 9 riga 9
name-red_c10r9 = rosso, colonna 10 riga 9
name-red_c11r9 = rosso, colonna 11 riga 9
name-red_c5r10 = rosso, colonna 5 riga 10
name-red_c6r10 = rosso, colonna 6 riga 10
name-red_c7r10 = rosso, colonna 7 riga 10
name-red_c8r10 = rosso, colonna 8 riga 10
name-red_c9r10 = rosso, colonna 9 riga 10
name-red_c6r11 = rosso, colonna 6 riga 11
name-red_c7r11 = rosso, colonna 7 riga 11
name-red_c8r11 = rosso, colonna 8 riga 11
name-yellow_c5r3 = giallo, colonna 5 riga 3
name-yellow_c7r3 = giallo, colonna 7 riga 3
name-yellow_c9r3 = giallo, colonna 9 riga 3
name-yellow_c5r4 = giallo, colonna 5 riga 4
name-yellow_c6r4 = giallo, colonna 6 riga 4
name-yellow_c7r4 = giallo, colonna 7 riga 4
name-yellow_c8r4 = giallo, colonna 8 riga 4
name-yellow_c9r4 = giallo, colonna 9 riga 4
name-yellow_c5r5 = giallo, colonna 5 riga 5
name-yellow_c6r5 = giallo, colonna 6 riga 5
name-yellow_c7r5 = giallo, colonna 7 riga 5
name-yellow_c8r5 = giallo, colonna 8 riga 5
name-yellow_c9r5 = giallo, colonna 9 riga 5
name-yellow_c3r6 = giallo, colonna 3 riga 6
name-yellow_c5r6 = giallo, colonna 5 riga 6
name-yellow_c6r6 = giallo, colonna 6 riga 6
name-yellow_c7r6 = giallo, colonna 7 riga 6
name-yellow_c8r6 = giallo, colonna 8 riga 6
name-yellow_c9r6 = giallo, colonna 9 riga 6
name-yellow_c11r6 = giallo, colonna 11 riga 6
name-yellow_c3r7 = giallo, colonna 3 riga 7
name-yellow_c4r7 = giallo, colonna 4 riga 7
name-yellow_c5r7 = giallo, colonna 5 riga 7
name-yellow_c6r7 = giallo, colonna 6 riga 7
name-yellow_c7r7 = giallo, colonna 7 riga 7
name-yellow_c8r7 = giallo, colonna 8 riga 7
name-yellow_c9r7 = giallo, colonna 9 riga 7
name-yellow_c10r7 = giallo, colonna 10 riga 7
name-yellow_c11r7 = giallo, colonna 11 riga 7
name-yellow_c3r8 = giallo, colonna 3 riga 8
name-yellow_c4r8 = giallo, colonna 4 riga 8
name-yellow_c5r8 = giallo, colonna 5 riga 8
name-yellow_c6r8 = giallo, colonna 6 riga 8
name-yellow_c7r8 = giallo, colonna 7 riga 8
name-yellow_c8r8 = giallo, colonna 8 riga 8
name-yellow_c9r8 = giallo, colonna 9 riga 8
name-yellow_c10r8 = giallo, colonna 10 riga 8
name-yellow_c11r8 = giallo, colonna 11 riga 8
name-yellow_c3r9 = giallo, colonna 3 riga 9
name-yellow_c4r9 = giallo, colonna 4 riga 9
name-yellow_c5r9 = giallo, colonna 5 riga 9
name-yellow_c6r9 = giallo, colonna 6 riga 9
name-yellow_c7r9 = giallo, colonna 7 riga 9
name-yellow_c8r9 = giallo, colonna 8 riga 9
name-yellow_c9r9 = giallo, colonna 9 riga 9
name-yellow_c10r9 = giallo, colonna 10 riga 9
name-yellow_c11r9 = giallo, colonna 11 riga 9
name-yellow_c5r10 = giallo, colonna 5 riga 10
name-yellow_c6r10 = giallo, colonna 6 riga 10
name-yellow_c7r10 = giallo, colonna 7 riga 10
name-yellow_c8r10 = giallo, colonna 8 riga 10
name-yellow_c9r10 = giallo, colonna 9 riga 10
name-yellow_c6r11 = giallo, colonna 6 riga 11
name-yellow_c7r11 = giallo, colonna 7 riga 11
name-yellow_c8r11 = giallo, colonna 8 riga 11
name-green_c5r3 = verde, colonna 5 riga 3
name-green_c7r3 = verde, colonna 7 riga 3
name-green_c9r3 = verde, colonna 9 riga 3
name-green_c5r4 = verde, colonna 5 riga 4
name-green_c6r4 = verde, colonna 6 riga 4
name-green_c7r4 = verde, colonna 7 riga 4
name-green_c8r4 = verde, colonna 8 riga 4
name-green_c9r4 = verde, colonna 9 riga 4
name-green_c5r5 = verde, colonna 5 riga 5
name-green_c6r5 = verde, colonna 6 riga 5
name-green_c7r5 = verde, colonna 7 riga 5
name-green_c8r5 = verde, colonna 8 riga 5
name-green_c9r5 = verde, colonna 9 riga 5
name-green_c3r6 = verde, colonna 3 riga 6
name-green_c5r6 = verde, colonna 5 riga 6
name-green_c6r6 = verde, colonna 6 riga 6
name-green_c7r6 = verde, colonna 7 riga 6
name-green_c8r6 = verde, colonna 8 riga 6
name-green_c9r6 = verde, colonna 9 riga 6
name-green_c11r6 = verde, colonna 11 riga 6
name-green_c3r7 = verde, colonna 3 riga 7
name-green_c4r7 = verde, colonna 4 riga 7
name-green_c5r7 = verde, colonna 5 riga 7
name-green_c6r7 = verde, colonna 6 riga 7
name-green_c7r7 = verde, colonna 7 riga 7
name-green_c8r7 = verde, colonna 8 riga 7
name-green_c9r7 = verde, colonna 9 riga 7
name-green_c10r7 = verde, colonna 10 riga 7
name-green_c11r7 = verde, colonna 11 riga 7
name-green_c3r8 = verde, colonna 3 riga 8
name-green_c4r8 = verde, colonna 4 riga 8
name-green_c5r8 = verde, colonna 5 riga 8
name-green_c6r8 = verde, colonna 6 riga 8
name-green_c7r8 = verde, colonna 7 riga 8
name-green_c8r8 = verde, colonna 8 riga 8
name-green_c9r8 = verde, colonna 9 riga 8
name-green_c10r8 = verde, colonna 10 riga 8
name-green_c11r8 = verde, colonna 11 riga 8
name-green_c3r9 = verde, colonna 3 riga 9
name-green_c4r9 = verde, colonna 4 riga 9
name-green_c5r9 = verde, colonna 5 riga 9
name-green_c6r9 = verde, colonna 6 riga 9
name-green_c7r9 = verde, colonna 7 riga 9
name-green_c8r9 = verde, colonna 8 riga 9
name-green_c9r9 = verde, colonna 9 riga 9
name-green_c10r9 = verde, colonna 10 riga 9
name-green_c11r9 = verde, colonna 11 riga 9
name-green_c5r10 = verde, colonna 5 riga 10
name-green_c6r10 = verde, colonna 6 riga 10
name-green_c7r10 = verde, colonna 7 riga 10
name-green_c8r10 = verde, colonna 8 riga 10
name-green_c9r10 = verde, colonna 9 riga 10
name-green_c6r11 = verde, colonna 6 riga 11
name-green_c7r11 = verde, colonna 7 riga 11
name-green_c8r11 = verde, colonna 8 riga 11
name-blue_c5r3 = blu, colonna 5 riga 3
name-blue_c7r3 = blu, colonna 7 riga 3
name-blue_c9r3 = blu, colonna 9 riga 3
name-blue_c5r4 = blu, colonna 5 riga 4
name-blue_c6r4 = blu, colonna 6 riga 4
name-blue_c7r4 = blu, colonna 7 riga 4
name-blue_c8r4 = blu, colonna 8 riga 4
name-blue_c9r4 = blu, colonna 9 riga 4
name-blue_c5r5 = blu, colonna 5 riga 5
name-blue_c6r5 = blu, colonna 6 riga 5
name-blue_c7r5 = blu, colonna 7 riga 5
name-blue_c8r5 = blu, colonna 8 riga 5
name-blue_c9r5 = blu, colonna 9 riga 5
name-blue_c3r6 = blu, colonna 3 riga 6
name-blue_c5r6 = blu, colonna 5 riga 6
name-blue_c6r6 = blu, colonna 6 riga 6
name-blue_c7r6 = blu, colonna 7 riga 6
name-blue_c8r6 = blu, colonna 8 riga 6
name-blue_c9r6 = blu, colonna 9 riga 6
name-blue_c11r6 = blu, colonna 11 riga 6
name-blue_c3r7 = blu, colonna 3 riga 7
name-blue_c4r7 = blu, colonna 4 riga 7
name-blue_c5r7 = blu, colonna 5 riga 7
name-blue_c6r7 = blu, colonna 6 riga 7
name-blue_c7r7 = blu, colonna 7 riga 7
name-blue_c8r7 = blu, colonna 8 riga 7
name-blue_c9r7 = blu, colonna 9 riga 7
name-blue_c10r7 = blu, colonna 10 riga 7
name-blue_c11r7 = blu, colonna 11 riga 7
name-blue_c3r8 = blu, colonna 3 riga 8
name-blue_c4r8 = blu, colonna 4 riga 8
name-blue_c5r8 = blu, colonna 5 riga 8
name-blue_c6r8 = blu, colonna 6 riga 8
name-blue_c7r8 = blu, colonna 7 riga 8
name-blue_c8r8 = blu, colonna 8 riga 8
name-blue_c9r8 = blu, colonna 9 riga 8
name-blue_c10r8 = blu, colonna 10 riga 8
name-blue_c11r8 = blu, colonna 11 riga 8
name-blue_c3r9 = blu, colonna 3 riga 9
name-blue_c4r9 = blu, colonna 4 riga 9
name-blue_c5r9 = blu, colonna 5 riga 9
name-blue_c6r9 = blu, colonna 6 riga 9
name-blue_c7r9 = blu, colonna 7 riga 9
name-blue_c8r9 = blu, colonna 8 riga 9
name-blue_c9r9 = blu, colonna 9 riga 9
name-blue_c10r9 = blu, colonna 10 riga 9
name-blue_c11r9 = blu, colonna 11 riga 9
name-blue_c5r10 = blu, colonna 5 riga 10
name-blue_c6r10 = blu, colonna 6 riga 10
name-blue_c7r10 = blu, colonna 7 riga 10
name-blue_c8r10 = blu, colonna 8 riga 10
name-blue_c9r10 = blu, colonna 9 riga 10
name-blue_c6r11 = blu, colonna 6 riga 11
name-blue_c7r11 = blu, colonna 7 riga 11
name-blue_c8r11 = blu, colonna 8 riga 11

## Options of a table

option-players-help = Quante navi partono; una da sola vola per il proprio risultato migliore.
option-rounds = Voli
option-rounds-help = Quali voli si fanno, in questo ordine. I successivi vogliono navi più grandi e pagano di più.
option-rounds-1 = Primo, classe I
option-rounds-2 = Secondo, classe II
option-rounds-3 = Terzo, classe III
option-rounds-3a = Terzo, la lunga classe IIIa
option-test_flight = Volo per principianti
option-test_flight-help = Comincia con un volo facile al posto del primo: carte note, niente clessidra, niente alieni.
option-tempo = Costruzione
option-tempo-help = Tutti insieme contro la sabbia, a turni con punti da spendere, o tutti insieme senza fretta.
option-tempo-race = Una corsa contro la sabbia
option-tempo-turns = A turni
option-tempo-calm = Con calma
option-building = Errori
option-building-help = Che cosa succede a una tessera che non può stare dove viene posata.
option-building-strict = Non si possono fare
option-building-lenient = Si pagano all'ispezione
option-foresight = Più preveggenza
option-foresight-help = I mazzetti di carte non si mescolano insieme: arrivano in ordine, quello segreto per ultimo.
option-notes = Appunti
option-notes-help = Le carte che hai guardato restano visibili per te. Senza appunti devi ricordarle, o guardarle di nuovo.
option-teams = Squadre
option-teams-help = In quattro, i partner hanno una cassa comune e volano l'uno con la nave dell'altro.
option-teams-none = Ognuno per sé
option-teams-partners = Partner
option-teams-switch = Partner che si scambiano le navi durante la costruzione
option-timer_seconds = Secondi di sabbia
option-timer_seconds-help = Quanto dura la clessidra in una corsa prima di poter essere girata.
