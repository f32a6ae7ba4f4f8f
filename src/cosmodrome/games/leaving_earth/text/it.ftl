game-title = Leaving Earth

## Agencies and astronauts

name-nasa = NASA
name-okb_1 = OKB-1
name-cnes = CNES
name-isas = ISAS
name-sac = SAC
name-pilot = pilota
name-mechanic = meccanico
name-doctor = medico

## Advancements and outcomes

name-juno_rockets = Razzi Juno
name-atlas_rockets = Razzi Atlas
name-soyuz_rockets = Razzi Soyuz
name-saturn_rockets = Razzi Saturn
name-ion_thrusters = Propulsori ionici
name-rendezvous = Rendezvous
name-re_entry = Rientro
name-landing = Atterraggio
name-life_support = Supporto vitale
name-surveying = Ricognizione
name-success = successo
name-minor_failure = fallimento minore
name-major_failure = fallimento grave

## Components

name-juno = Juno
name-atlas = Atlas
name-soyuz = Soyuz
name-saturn = Saturn
name-ion_thruster = Propulsore ionico
name-spent_ion_thruster = Propulsore ionico (già acceso quest'anno)
name-vostok = Vostok
name-apollo = Apollo
name-eagle = Eagle
name-aldrin = Aldrin
name-probe = sonda
name-supplies = provviste
name-supplies_x5 = Provviste ×5
name-moon_sample = Campione dalla Luna
name-mars_sample = Campione da Marte
name-phobos_sample = Campione da Fobos
name-venus_sample = Campione da Venere
name-ceres_sample = Campione da Cerere
name-damaged_juno = Juno danneggiato
name-damaged_atlas = Atlas danneggiato
name-damaged_soyuz = Soyuz danneggiato
name-damaged_saturn = Saturn danneggiato
name-damaged_ion_thruster = propulsore ionico danneggiato
name-damaged_spent_ion_thruster = propulsore ionico danneggiato (già acceso quest'anno)
name-damaged_vostok = Vostok danneggiata
name-damaged_apollo = Apollo danneggiata
name-damaged_eagle = Eagle danneggiato
name-damaged_aldrin = Aldrin danneggiato
name-damaged_probe = sonda danneggiata

## Places

name-earth = Terra
name-suborbital_flight = Volo suborbitale
name-earth_orbit = Orbita terrestre
name-lunar_fly_by = Sorvolo lunare
name-lunar_orbit = Orbita lunare
name-moon = Luna
name-inner_planets_transfer = Trasferimento ai pianeti interni
name-venus_fly_by = Sorvolo di Venere
name-venus_orbit = Orbita di Venere
name-venus = Venere
name-mars_fly_by = Sorvolo di Marte
name-mars_orbit = Orbita di Marte
name-mars = Marte
name-phobos = Fobos
name-ceres = Cerere
name-solar_radiation = Radiazione solare
name-lost = il vuoto

## What the hidden cards show

name-suborbital_flight_harmless = l'assenza di peso è innocua
name-suborbital_flight_mild_sickness = lieve mal di spazio (1)
name-suborbital_flight_strong_sickness = forte mal di spazio (1–3)
name-solar_radiation_level_0 = radiazione trascurabile
name-solar_radiation_level_1 = radiazione di livello 1
name-solar_radiation_level_2 = radiazione di livello 2
name-moon_barren = Luna deserta
name-moon_minerals = minerali sulla Luna
name-moon_microbes = microbi sulla Luna
name-moon_dust_oceans = oceani di polvere che inghiottono ogni lander
name-mars_barren = Marte deserto
name-mars_minerals = minerali su Marte
name-mars_plant_life = piante su Marte
name-phobos_barren = Fobos deserto
name-phobos_hollow_metal = Fobos cavo e metallico
name-venus_heat_and_pressure = Venere schiaccia ogni lander
name-venus_oceans = oceani su Venere
name-venus_wetland_life = paludi viventi su Venere
name-ceres_barren = Cerere deserta
name-ceres_water_ice = ghiaccio d'acqua su Cerere
name-ceres_minerals = minerali su Cerere

## Missions

name-sounding_rocket = Razzo sonda
name-artificial_satellite = Satellite artificiale
name-man_in_space = Uomo nello spazio
name-man_in_orbit = Uomo in orbita
name-lunar_survey = Ricognizione lunare
name-mars_survey = Ricognizione di Marte
name-lunar_lander = Lander lunare
name-space_station = Stazione spaziale
name-venus_survey = Ricognizione di Venere
name-mars_lander = Lander marziano
name-ceres_lander = Lander su Cerere
name-lunar_sample_return = Campione dalla Luna
name-venus_lander = Lander su Venere
name-man_on_the_moon = Uomo sulla Luna
name-phobos_sample_return = Campione da Fobos
name-ceres_sample_return = Campione da Cerere
name-lunar_station = Stazione lunare
name-mars_sample_return = Campione da Marte
name-mars_station = Stazione marziana
name-man_on_mars = Uomo su Marte
name-venus_sample_return = Campione da Venere
name-venus_station = Stazione su Venere
name-man_on_venus = Uomo su Venere
name-extraterrestrial_life = Vita extraterrestre
name-space = spazio
name-life = vita
name-lost_astronauts = Astronauti persi
field-thrust = spinta
field-spacecraft = veicoli spaziali
field-astronauts = astronauti
field-outcomes = esiti
field-advancements = miglioramenti
field-money = denaro
field-mass = massa
field-points = punti
field-lost_astronauts = astronauti persi

# Ciò che un numero conta, accanto al numero stesso.

written-money = { $sign }{ $number } $
unit-money = { $number ->
   *[other] $
}
unit-points = { $number ->
    [one] punto
   *[other] punti
}
unit-thrust = { $number ->
   *[other] di spinta
}
unit-mass = { $number ->
   *[other] di massa
}
unit-supplies = { $number ->
   *[other] unità di provviste
}
unit-outcomes = { $number ->
    [one] esito
   *[other] esiti
}
unit-advancements = { $number ->
    [one] miglioramento
   *[other] miglioramenti
}
unit-spacecraft = { $number ->
    [one] veicolo spaziale
   *[other] veicoli spaziali
}
unit-astronauts = { $number ->
    [one] astronauta
   *[other] astronauti
}
unit-lost_astronauts = { $number ->
    [one] astronauta perso
   *[other] astronauti persi
}

name-easy = facile
name-medium = media
name-hard = difficile
name-very_hard = molto difficile

## What an answer costs and brings

quote-gains = ricevi { $value ->
    [none] nulla
   *[other] { $value }
}
quote-gives = cedi { $value ->
    [none] nulla
   *[other] { $value }
}
quote-at_once = subito, con tutti i suoi pericoli
quote-ready = spinta a bordo { $value }
quote-thrust = spinta { $value }
quote-required = necessaria { $value }
quote-reached = { $value ->
    [true] spinta sufficiente
   *[other] spinta insufficiente
}

## Questions

question-turn = Che cosa fa la tua agenzia?
question-spacecraft = Che cosa fa il veicolo spaziale?
question-assemble = Che cos'altro sale a bordo?
question-years = Quanti anni deve durare la manovra?
question-years_longer = Quanti anni, allora?
question-buy_several = Quale componente, in quel numero?
question-fire = Che cosa accendi adesso?
question-separate = Che cosa va nel secondo veicolo spaziale?
question-dock_with = Con quale veicolo spaziale attracchi?
question-damage = Quale componente resta danneggiato?
question-test_with = Con quale veicolo spaziale provi il Rendezvous?
question-damage_which = Quale dei due veicoli spaziali viene colpito?
question-remove_outcome = Vuoi rimuovere l'esito appena pescato?
question-reveal = Hai esplorato la carta a distanza. La mostri a tutti? Il tuo veicolo è comunque al sicuro.
question-reveal_or_lose_craft = Questa carta ti riguarda. La mostri a tutti o perdi il veicolo spaziale?
question-reveal_or_lose_crew = Questa carta ti riguarda. La mostri a tutti o perdi tutti gli astronauti a bordo?
question-landing = L'atterraggio è sicuro. Vuoi provare lo stesso la tua tecnica di atterraggio?
question-seat = Chi attraversa l'atmosfera in questa capsula?
question-seat_shielded = Chi siede dietro lo schermo dell'Aldrin?
question-who_dies = Non tutti possono sopravvivere. Chi muore?
question-how_many = Quanti ne raccogli?
question-partner = Con quale agenzia?
question-offer = Che cosa fa parte dell'offerta?
question-answer_offer = Accetti l'offerta?
question-turn_in = Vuoi consegnare un campione?
question-alien_find = Che cosa impari dal ritrovamento alieno?
question-deal_mission = Quale missione viene distribuita?
question-deal_card = Quale carta si trova lì?
question-deal_outcome = Quale esito viene assegnato?
question-draw = Quale esito viene pescato?
question-roll = Che cosa segna il dado?
question-draw_lots = Chi viene estratto a sorte?

## Moves

# Headings over all moves of a kind
verb-research = Ricerca
verb-buy = Acquista
verb-several = Acquista più componenti
verb-spacecraft = Veicolo spaziale
verb-maneuver = Destinazione
verb-part = Componente
verb-astronaut = Astronauta
verb-money = Denaro
verb-share = Condividi la ricerca
verb-years = Anni
verb-fire = Accendi
verb-fire_on = Accendi finché basta
verb-survey = Esplora a distanza
verb-strike = Cancella una riga
verb-agency = Agenzia
verb-amount = Quanti
verb-collect = Raccogli
verb-turn_in = Consegna
verb-learn = Impara subito, senza esiti
verb-master = Togli tutti gli esiti

move-research = Ricerca: { $arg }
move-buy = Acquista: { $arg }
move-several = Acquista { $arg } uguali…
arg-buy-probe = Sonda
arg-buy-supplies = Provviste
arg-buy-pilot = Pilota
arg-buy-mechanic = Meccanico
arg-buy-doctor = Medico
move-assemble = Assembla un veicolo spaziale
move-spacecraft = Veicolo spaziale { $arg }
move-cooperate = Coopera con un'altra agenzia
move-end_turn = Termina il turno
move-back = Indietro
move-part = { $arg }
move-load_all = Carica tutto
move-astronaut = Astronauta { $arg }
move-done = Fatto
move-maneuver = Destinazione: { $arg }
arg-maneuver-lost = il vuoto, senza ritorno
move-disassemble = Smontalo
move-dock = Attracca a un altro veicolo spaziale
move-separate = Separalo in due
move-test_rendezvous = Prova il Rendezvous fino in fondo
move-alone = Questo veicolo da solo, separandolo e riunendolo
move-survey = Esplora a distanza: { $arg }
move-collect = Raccogli: { $arg }
move-repair = Ripara tutto
move-heal = Cura gli inabili
move-scrap = Rottamalo
move-years = { $arg ->
    [0] Subito
    [one] Un anno
   *[other] { $arg } anni
}
move-longer = Più a lungo…
move-fire = Accendi: { $arg }
move-fire_on = Accendi finché la spinta basta: { $arg }
move-stop = Smetti di accendere
move-test_landing = Prova l'atterraggio
move-land_safely = Atterra in sicurezza
move-reveal = Mostrala a tutti
move-conceal = Tienila segreta
move-sacrifice_craft = Tienila segreta e perdi il veicolo
move-sacrifice_crew = Tienila segreta e perdi gli astronauti
move-amount = { $arg }
move-remove = Rimuovilo
move-keep = Rimescolalo nel mazzetto
move-agency = { $arg }
move-money = { $arg } $
move-share = { $arg } (ricerca)
move-in_return = Ora ciò che vuoi in cambio
move-to_give = Torna a ciò che offri
move-strike = Cancella la riga { $arg }
move-propose = Proponi
move-cancel = Ritira l'offerta
move-accept = Accetta
move-decline = Rifiuta
move-counter = Fai una controfferta
move-turn_in = Consegna: { $arg }
move-learn = Impara subito, senza esiti: { $arg }
move-master = Togli tutti gli esiti: { $arg }
move-deal_mission = Missione: { $arg }
move-deal_card = { $arg }
move-deal_outcome = { $arg }
move-draw = { $arg }
move-roll = { $arg }
move-draw_lots = { $arg }

## Events
# Told in the present, which knows no gender.

event-figures = { $seat }
event-mission_dealt = Sul tavolo: { $mission }.
# What heads the log from there on.
chapter-year_began = { $year }
event-year_began = Comincia l'anno { $year }. Ogni agenzia ha 25 $.
event-goes_first = Comincia: { $agency }.
event-researched = { $agency } ricerca: { $advancement }, costo { $cost } $.
event-researched-own = Ricerca: { $advancement }
event-gained = { $agency } impara a proprie spese: { $advancement }, con tutti gli esiti.
event-bought = { $number ->
    [1] { $agency } acquista: { $component }, costo { $cost } $.
   *[other] { $agency } acquista: { $number } × { $component }, costo { $cost } $.
}
event-bought-own = { $number ->
    [1] Acquista: { $component }
   *[other] Acquista: { $number } × { $component }
}
event-turn_ended = { $agency } termina il turno.
event-turn_ended-own = { "" }
event-declined = { $agency } non agisce.
event-free_actions_used_up = { $agency } ha usato tutte le { $number } azioni libere di quest'anno: fino al prossimo niente assemblaggi, attracchi, esplorazioni, raccolte o cooperazione.
event-assembled = { $agency } assembla il veicolo spaziale { $spacecraft }, massa { $mass }.
event-disassembled = { $agency } smonta il veicolo spaziale { $spacecraft }.
event-deck_shuffled = Gli esiti scartati vengono rimescolati: { $outcomes } nel mazzo.
event-deck_added = Gli esiti sono finiti, si aggiunge un secondo mazzo: { $outcomes } nel mazzo.
event-drew = { $agency } pesca un esito ({ $advancement }): { $outcome }.
event-drew-own = { $advancement }: { $outcome }
event-removed_outcome = { $cost ->
    [0] { $agency } rimuove un esito ({ $advancement }): { $outcome }; esiti rimasti: { $left }.
   *[other] { $agency } paga { $cost } $ e rimuove un esito ({ $advancement }): { $outcome }; esiti rimasti: { $left }.
}
event-removed_outcome-own = Rimuove un esito ({ $advancement }): { $outcome }; esiti rimasti: { $left }
event-fired = Il veicolo spaziale { $spacecraft } ({ $agency }) accende: { $part }, spinta { $thrust }.
event-stayed = Il veicolo spaziale { $spacecraft } ({ $agency }) resta dov'era: spinta { $thrust } su { $required } necessaria.
event-moved = { $years ->
    [0] Il veicolo spaziale { $spacecraft } ({ $agency }) raggiunge: { $destination }.
    [one] Il veicolo spaziale { $spacecraft } ({ $agency }) parte, un anno di viaggio. Destinazione: { $destination }.
   *[other] Il veicolo spaziale { $spacecraft } ({ $agency }) parte, { $years } anni di viaggio. Destinazione: { $destination }.
}
event-arrived = Il veicolo spaziale { $spacecraft } ({ $agency }) arriva: { $location }.
event-damaged = Veicolo spaziale { $spacecraft } ({ $agency }), danni: { $part }.
event-burned_up = Veicolo spaziale { $spacecraft } ({ $agency }), brucia nell'atmosfera: { $part }.
event-destroyed = Il veicolo spaziale { $spacecraft } ({ $agency }) è perduto: { $location }.
event-scrapped = { $agency } rottama il veicolo spaziale { $spacecraft }.
event-rolled = { $role } { $astronaut } ({ $agency }), radiazione: esce { $die }, nuoce fino a { $danger }.
event-incapacitated = { $role } { $astronaut } ({ $agency }): inabile.
event-died = Un astronauta muore: { $role } { $astronaut } ({ $agency }).
event-looked = { $agency } guarda la carta: { $location }.
event-revealed = { $agency } rivela la carta ({ $location }): { $card }.
event-surveyed = { $worked ->
    [true] { $agency } esplora di nuovo a distanza: { $location }.
   *[other] { $agency } non riesce a esplorare a distanza: { $location }.
}
event-collected = Il veicolo spaziale { $spacecraft } ({ $agency }) raccoglie: { $number } × { $part }.
event-repaired = Il veicolo spaziale { $spacecraft } ({ $agency }) è riparato.
event-healed = Sul veicolo spaziale { $spacecraft } ({ $agency }) tutti sono di nuovo in salute.
event-docked = Il veicolo spaziale { $joined } ({ $agency }) attracca al veicolo spaziale { $spacecraft }.
event-separated = Il veicolo spaziale { $parted } ({ $agency }) si separa dal veicolo spaziale { $spacecraft }.
event-testing_rendezvous = { $agency } prova il Rendezvous con il veicolo spaziale { $spacecraft }.
event-offered = Offerta di { $agency } a { $to }: { $give ->
    [none] niente
   *[other] { $give }
} in cambio di { $want ->
    [none] niente
   *[other] { $want }
}.
event-offer_declined = { $agency } rifiuta l'offerta di { $by }.
event-offer_accepted = { $agency } accetta l'offerta di { $by }.
event-shared = { $agency } condivide con { $to }: { $advancement }.
event-mission_completed = { $agency } completa { $mission }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.{ $gift ->
    [0] {""}
   *[other] {" "}Ogni altra agenzia riceve { $gift } $.
}
event-mission_removed = La missione è diventata impossibile ed è tolta dal gioco: { $mission }.
event-turned_in = { $money ->
    [0] { $agency } consegna: { $part }.
   *[other] { $agency } consegna: { $part }, e riceve { $money } $.
}
event-turned_in-own = Consegna: { $part }
event-mastered = { $agency } padroneggia: { $advancement }.
event-calendar_ran_out = Il calendario è finito: la partita termina.
event-leader_unbeatable = Nessuno può più raggiungere chi è in testa: la partita termina.
event-missions_ran_out = Non restano missioni: la partita termina.

## Why not

rule-not_in_the_bag = Questo non può essere distribuito.
rule-other_question = Questo risponde a un'altra domanda.
rule-already_researched = La tua agenzia ha già questo miglioramento.
rule-too_expensive = Il denaro non basta.
rule-needs_advancement = Manca il miglioramento necessario.
rule-no_number_left = Tutti i numeri sono in uso.
rule-not_your_spacecraft = La tua agenzia non ha un veicolo spaziale così.
rule-nothing_to_do = Questo veicolo spaziale non può fare nulla adesso.
rule-enough_for_a_year = La tua agenzia ha già usato tutte le azioni libere di quest'anno.
rule-enough_taken_back = La tua agenzia ha già ritirato tutte le scelte possibili quest'anno.
rule-nothing_to_take_back = Qui non c'è una scelta da ritirare.
rule-more_than_needed = Ne basta uno, oppure ce n'è uno solo.
rule-nothing_to_assemble = Sulla Terra non ci sono componenti da assemblare.
rule-nobody_to_cooperate_with = Non c'è un'altra agenzia.
rule-under_way = Un veicolo spaziale con segnalini tempo è in viaggio: non può manovrare, esplorare, attraccare o raccogliere.
rule-nothing_to_fire = A bordo non c'è nulla da accendere per questa manovra.
rule-no_such_way = Nessuna manovra porta lì da qui.
rule-not_that_long = La manovra non può durare così a lungo, o così poco.
rule-only_on_earth = Si fa soltanto sulla Terra.
rule-only_in_space = Sulla Terra un veicolo spaziale si smonta.
rule-no_repairs_here = Durante il volo suborbitale non si ripara.
rule-needs_mechanic = Serve un meccanico in salute a bordo.
rule-needs_supplies = Una riparazione consuma un'unità di provviste e a bordo non ce ne sono.
rule-nothing_to_repair = A bordo non c'è nulla di danneggiato.
rule-needs_doctor = Serve un medico in salute a bordo.
rule-nobody_to_heal = A bordo nessuno è inabile.
rule-no_docking_here = Qui non si attracca e non ci si separa.
rule-nothing_to_dock_with = Non c'è qui un altro tuo veicolo spaziale senza segnalini tempo.
rule-nothing_to_separate = Servono almeno due componenti da separare.
rule-nothing_to_test = Non c'è nulla da provare, o nulla con cui provarlo.
rule-out_of_sight = Da qui la carta non si può esplorare a distanza.
rule-needs_probe_or_capsule = Serve una sonda o una capsula intatta.
rule-nothing_to_survey = La carta è nota e non ci sono esiti da provare.
rule-nothing_to_collect = Qui non c'è nulla del genere da raccogliere.
rule-fire_something_first = Accendi prima almeno un razzo o un propulsore.
rule-thrusters_need_time = I propulsori ionici funzionano solo in manovre di almeno un anno.
rule-not_there = Non c'è una cosa del genere da scegliere.
rule-no_seat_or_not_there = Non c'è un astronauta così, o non c'è posto.
rule-not_enough_seats = A entrambi i veicoli servono almeno un componente e un posto per ogni astronauta.
rule-nothing_to_share = Questo miglioramento non si può condividere: ti manca, o l'altra agenzia lo ha già.
rule-nothing_to_damage = Scegli un componente intatto o un astronauta in salute di questo veicolo spaziale.

## What has changed between editions

change-more_free_actions_a_year = In un anno di molti accordi e attracchi quaranta azioni libere potevano non bastare; ora sono sessanta.

## Options of a table

option-players-help = Quante agenzie; una da sola gioca in solitario.
option-level = Missioni
option-level-help = Quali missioni vengono distribuite all'inizio.
option-level-easy = Facile: cinque facili
option-level-medium = Media: quattro facili, due medie
option-level-hard = Difficile: tre facili, tre medie, due difficili
option-level-very_hard = Molto difficile: una facile, quattro medie, quattro difficili
