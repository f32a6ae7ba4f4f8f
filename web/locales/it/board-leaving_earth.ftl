# The board of Leaving Earth: what stands on it besides the names the game's own catalogue has.

le-now = { $year }
le-note = Hai { $amount } da spendere.
le-note-place = { $points }, { $place }º
le-map = Sistema solare
le-missions = Missioni
le-no-missions = Non restano missioni.
le-research = Miglioramenti
le-agencies = Agenzie
le-tab-mine = Agenzia
le-tab-map = Mappa
le-tab-missions = Missioni
le-tab-payload = Carico
le-tab-planner = Piani
le-folder = Missioni, tabella del carico utile e pianificatore
le-race-tab = Corsa
le-money = Denaro
le-dollars = { $money } $
le-score = Punti
le-lost = Astronauti persi
le-completed = Missioni completate:
le-calendar = Calendario: { $year }, anni ancora da giocare: { $left }
le-deck = Esiti nel mazzo: { $deck }
le-deck-about = Da qui si pescano gli esiti dei nuovi miglioramenti. Scartati finora:

le-needs = Richiede: { $advancement }.
le-damaged = Danni: non funziona finché non si ripara.
le-outcomes = Ogni uso pesca uno dei suoi esiti; paga per rimuoverlo, e alla fine funzionerà sempre.
le-not-researched = non ricercato
le-mastered = senza esiti, funziona sempre
le-outcomes-left = { $number ->
    [one] { $number } esito
   *[other] { $number } esiti
}
le-tile = { $name }: { $price ->
    [0] non in vendita
   *[other] { $price } $
}, massa { $mass }
le-on-earth = { $number } × { $name } sulla Terra
le-aboard = { $number } × { $name }
le-incapacitated = { $name }, inabile

le-card = Carta: { $place }
le-card-known = Mostra: { $card }.
le-card-hidden = Nessuno l'ha ancora mostrata. Può essere: { $possible }.
le-card-revealed = Tutti l'hanno vista.
le-card-looked = Vista da { $who }.
le-mission-worth = { $points ->
    [one] Vale { $points } punto
   *[other] Vale { $points } punti
} per la prima agenzia che ci riesce; ogni altra riceve allora 10 $.

le-way-difficulty = Difficoltà { $difficulty }
le-way-automatic = Automatica
le-way-years = { $years ->
    [one] un anno
   *[other] { $years } anni
}
le-way-optional = segnalini tempo permessi
le-ways = Manovre da qui
le-thrust-short = Spinta disponibile { $ready }, necessaria { $needed }.
le-under-way = In viaggio: { $years ->
    [one] arriva alla fine di quest'anno
   *[other] mancano { $years } anni
}.
le-craft-label = { $years ->
    [0] Veicolo spaziale { $number } ({ $who }), { $place }, massa { $mass }, equipaggio { $crew }
    [one] Veicolo spaziale { $number } ({ $who }), { $place }, massa { $mass }, equipaggio { $crew }, manca un anno
   *[other] Veicolo spaziale { $number } ({ $who }), { $place }, massa { $mass }, equipaggio { $crew }, mancano { $years } anni
}
le-stack = { $years ->
    [0] { $count } veicoli spaziali ({ $who }), { $place }
    [one] { $count } veicoli spaziali ({ $who }), { $place }, manca un anno
   *[other] { $count } veicoli spaziali ({ $who }), { $place }, mancano { $years } anni
}
le-craft-title = Veicolo spaziale { $number } · { $place }
le-mass = massa
le-thrust = spinta
le-crew = equipaggio
le-yard = Cantiere
le-yard-empty = Sulla Terra non c'è ancora nulla: fai ricerca, poi acquista componenti.
le-yard-about = sulla Terra, non assemblato
le-yard-drag = trascina un componente sul banco

le-flight = Manovra
le-engine = { $number } × { $name }, spinta { $thrust } ciascuno
le-gauge = Spinta { $thrust } di { $required }, a bordo ancora { $left }
le-go = Smetti di accendere e parti. Destinazione: { $place }
le-give-up = Smetti di accendere e resta
le-remove =
    { $cost ->
        [0] Toglilo gratis
       *[other] Paga { $cost } $ e rimuovilo
    }

le-trade = Offerta
le-gives = { $who } dà:
le-nothing = ancora niente
le-offer-to = Offerta a { $who }
le-offer-note = Nulla passa di mano finché { $who } non accetta
le-trade-money = denaro
le-trade-part = componenti nel cantiere
le-trade-astronaut = astronauti
le-trade-spacecraft = un veicolo spaziale intero
le-trade-share = ricerca condivisa: si pescano tanti esiti quanti ce ne sono
le-telegram-title = Telegramma
le-away = in viaggio
le-at = { $craft }, { $place }
le-telegram = Da { $from } a { $to } stop Offriamo: { $give } stop In cambio di: { $want } stop Le promesse non obbligano nessuno stop

# The star chart
le-way-from = { $from } → { $to }
le-way-between = { $from } ↔ { $to }
le-way-automatic-text = Automatica: vola da sé alla fine del tuo turno.
le-way-difficulty-text = Difficoltà { $difficulty }: spinta { $difficulty } per ogni unità di massa.
le-way-years-text = { $years ->
    [one] Un anno
   *[other] { $years } anni
}: andare più piano non costa nulla.
le-way-faster = { $years ->
    [one] In un anno
   *[other] In { $years } anni
} con difficoltà { $difficulty }.
le-way-optional-text = Può durare anni: per sfruttare i propulsori ionici.
le-way-radiation = Radiazione: ogni astronauta tira un dado a otto facce; livello per anni o meno rende inabili.
le-way-radiation-known = { $level ->
    [0] Radiazione, livello 0: non nuoce a nessuno.
   *[other] Radiazione, livello { $level }: ogni astronauta tira un dado a otto facce; { $level } per gli anni o meno rende inabili.
}
le-way-atmosphere = Atmosfera: alle capsule servono uno scudo termico e il Rientro.
le-way-landing = Atterraggio: si pesca un esito; senza Atterraggio il veicolo si schianta.
le-way-landing_optional = Atterraggio con i paracadute: sicuro, ma puoi provare l'Atterraggio.
le-way-card = Affronti la carta: { $place }.
le-way-card-known = { $place }, carta nota: { $card }.
le-in-reach = { $years ->
    [0] Raggiungibile subito.
    [one] Raggiungibile in un anno.
   *[other] Raggiungibile in { $years } anni.
}
le-word-lost = perso
le-word-alien = alieno
le-word-life = vita
le-word-food = cibo
le-word-safe = sicuro

# The workshop
le-programme = Programma
le-bench = Banco
le-assemble = Assembla
le-cooperate = Coopera
le-end-turn = Termina il turno
le-bench-empty = Il banco è vuoto. Assembla un veicolo spaziale dal cantiere, o scegline uno sulla mappa.
le-being-built = in assemblaggio
le-free = Senza ricerca
le-safe = SICURO
le-several = Acquista più pezzi
le-how-many = Quanti: { $name }?
le-a-year = { $thrust }/anno
le-then = Dopo, se tutto va bene:
le-then-of = Dopo, spinta necessaria su { $thrust }:
le-mission-in-reach = { $mission } è a portata, arrivo nel { $year }
le-plan-yard = In cantiere
le-plan-there = { $number } pronti
le-plan-of = { $there } su { $number }
le-damaged-stamp = danni
le-short-juno_rockets = Juno
le-short-atlas_rockets = Atlas
le-short-soyuz_rockets = Soyuz
le-short-saturn_rockets = Saturn
le-short-ion_thrusters = Ionico
le-short-rendezvous = Rendezvous
le-short-re_entry = Rientro
le-short-landing = Atterraggio
le-short-life_support = Supporto vitale
le-short-surveying = Ricognizione
le-foot-rendezvous = attracca, separa
le-foot-landing = scende sui mondi
le-foot-surveying = guarda le carte
le-foot-re_entry = torna a casa
le-foot-life_support = vive nello spazio
le-outcomes-word = { $number ->
    [one] esito
   *[other] esiti
}

# Payload chart and planner
le-payload = Tabella del carico utile
le-payload-about = Quanto solleva oltre a sé, per difficoltà
le-payload-aboard = razzi a bordo, per le manovre da qui
le-difficulty = difficoltà
le-needed = necessaria
le-at-hand = disponibile
le-planner = Pianificatore di missioni
le-planner-title = Che cosa mi serve per
le-planner-choose = Quale missione?
le-planner-close = Chiudi il pianificatore
le-planner-about = Scegli una missione: il pianificatore calcola che cosa ricercare, acquistare, caricare e accendere.
le-planner-thinking = Sto calcolando…
le-planner-none = Con questi miglioramenti nessun veicolo spaziale può farcela negli anni rimasti.
le-plan-this = Che cosa mi serve?
le-plan-cheapest = Più economico
le-plan-safest = Più sicuro
le-plan-both = Il più economico e sicuro
le-plan-points =
    { $points ->
        [one] punto
       *[other] punti
    }
le-plan-known = Che cosa ne sai
le-plan-to-pay = da pagare
le-plan-over = compiuta
le-plan-works = senza intoppi
le-plan-may-research = Si possono ricercare ({ $price } $ ciascuno):
le-plan-count = { $number } × { $part }
le-plan-spent = { $spent } $ su { $money } $
le-plan-save = ancora niente
le-plan-all-there = Tutto è già pronto sulla Terra.
le-plan-nothing = niente
le-plan-build = Costruiscilo per me
le-plan-buy = Acquista per il { $year }
le-plan-not-now = Si costruisce nel proprio turno.
le-plan-knows = Tiene conto di ciò che la tua agenzia sa.
le-plan-not-exact = La ricerca è stata interrotta: può esserci di meglio.
le-leg = Tratta
le-leg-thrust = Spinta necessaria
le-leg-fire = Accendere
le-leg-works = Fin qui riesce
le-leg-from-to = dal { $from } al { $to }
le-leg-spare = { $thrust }, avanza { $spare }

# The launch
le-reader = Lettore di schede
le-reading = Lettura
le-fire-on = { $number ->
    [one] Accendilo
   *[other] Accendine { $number } di fila
}
le-stock = { $unknown ->
    [0] Esiti sulla carta: { $count }, tutti già visti
   *[other] Esiti sulla carta: { $count }, non ancora visti: { $unknown }
}
le-scene = Il veicolo
le-odds = circa { $good } su { $all }
le-firing-now = in accensione…
le-gives-thrust = accendi: +{ $thrust }
le-spent = già acceso
le-mass-crew = massa { $mass }, { $crew ->
    [0] senza equipaggio
   *[other] equipaggio { $crew }
}
le-tape-reading = Lettura della carta esito
le-tape-deciding = In attesa di una decisione
le-tape-ready = Pronti all'accensione
le-tape-listening = In ascolto
le-effect-enough = { $thrust } di spinta su { $required }: si va a { $place }.
le-effect-more = { $thrust } di spinta su { $required }, ne mancano { $missing }.
le-effect-rocket-success = Il razzo dà la sua spinta.
le-effect-rocket-minor_failure = Nessuna spinta. Il razzo è danneggiato e resta a bordo.
le-effect-rocket-major_failure = Il veicolo è distrutto con tutto ciò che ha a bordo.
le-effect-thruster-success = Il propulsore dà la sua spinta e resta a bordo.
le-effect-thruster-minor_failure = Nessuna spinta. Il propulsore è danneggiato.
le-effect-thruster-major_failure = Nessuna spinta. Il propulsore è danneggiato.
le-effect-landing-success = Atterra intatto: { $place }.
le-effect-landing-minor_failure = Atterra, ma qualcosa a bordo si danneggia.
le-effect-landing-major_failure = Il veicolo è distrutto con tutto ciò che ha a bordo.
le-effect-re_entry-success = La capsula rientra intatta.
le-effect-re_entry-minor_failure = La capsula rientra danneggiata.
le-effect-re_entry-major_failure = La capsula brucia con chi è a bordo.
le-effect-life_support-success = Questa capsula tiene in vita l'equipaggio per l'anno.
le-effect-life_support-minor_failure = Questa capsula non tiene in vita nessuno, a meno che un meccanico in salute aiuti.
le-effect-life_support-major_failure = Questa capsula non tiene in vita nessuno.
le-effect-rendezvous-success = Riesce.
le-effect-rendezvous-minor_failure = Fallisce, e qualcosa a bordo si danneggia.
le-effect-rendezvous-major_failure = Fallisce, e qualcosa a bordo si danneggia.
le-effect-surveying-success = Vedi la carta.
le-effect-surveying-minor_failure = Non vedi nulla.
le-effect-surveying-major_failure = Non vedi nulla.

# The end
le-race = La corsa allo spazio
le-wins = { $count ->
    [0] Nessuno vince la corsa allo spazio
    [one] Vince la corsa allo spazio: { $who }
   *[other] Pari nella corsa allo spazio: { $who }
}
le-led = { $by ->
    [one] Un punto
   *[other] { $by } punti
} di vantaggio su { $who } dopo { $years ->
    [one] un anno
   *[other] { $years } anni
}.
le-raced = La corsa è durata { $years ->
    [one] un anno
   *[other] { $years } anni
}.
le-year = Anno
le-look-back = Torna a vedere questo momento
le-show-table = Mostra il tavolo
le-deed-launch = lancio
le-deed-lost = veicolo perduto
le-deed-died = astronauta perso
le-figures = La partita in cifre
le-figure-launches = Lanci, tutte le agenzie
le-figure-lost = Veicoli perduti
le-figure-price = Denaro per punto, { $who }
le-figure-longest = Volo più lungo, { $who }
le-undone = { $count ->
    [one] Nessuno è riuscito in { $mission }.
   *[other] { $count } missioni sono rimaste aperte, tra cui { $mission }.
}
le-won-by = { $who }, { $year }: { $total ->
    [one] un punto
   *[other] { $total } punti
} fino ad allora.
le-mission-open = aperta
le-mission-impossible = impossibile
le-deed-look = clicca un segno per rivedere quel momento
le-hidden = Che cosa era nascosto
le-hidden-cards = Le carte dei luoghi
le-hidden-outcomes = Che cosa restava sui miglioramenti
le-hidden-seen = l'hanno vista tutti
le-hidden-news = era coperta

# What the pieces are
about-le-rocket = Razzo, massa { $mass }, spinta { $thrust }. Si consuma quando funziona, un fallimento minore lo danneggia; uno grave distrugge il veicolo.
about-le-thruster = Propulsore, massa { $mass }, spinta { $thrust } per ogni anno della manovra. Resta a bordo dopo l'uso, si accende una volta l'anno e solo in manovre di almeno un anno.
about-le-vostok = Capsula per uno, massa { $mass }, con scudo termico.
about-le-apollo = Capsula per tre, massa { $mass }, con scudo termico.
about-le-eagle = Lander per due, massa { $mass }; brucia in un'atmosfera.
about-le-aldrin = Habitat per otto, massa { $mass }; lo schermo riduce la radiazione di uno. Brucia in un'atmosfera.
about-le-probe = Massa { $mass }. Esplora, guarda le carte e raccoglie senza nessuno a bordo.
about-le-supply = Massa { $mass }. Un'unità di provviste nutre cinque astronauti per un anno, o permette a un meccanico di riparare un veicolo.
about-le-sample = Massa { $mass }. Portato sulla Terra completa missioni, e alcuni si possono consegnare.
about-le-pilot = Un pilota in salute trasforma i fallimenti minori di Atterraggio e Rendezvous in successi, e quelli gravi in minori.
about-le-mechanic = Un meccanico in salute ripara un intero veicolo con un'unità di provviste e trasforma i fallimenti minori del Supporto vitale in successi.
about-le-doctor = Un medico in salute cura tutti gli altri a bordo.

about-le-juno_rockets = Permette di acquistare e accendere i Juno, i razzi più piccoli.
about-le-atlas_rockets = Permette di acquistare e accendere gli Atlas.
about-le-soyuz_rockets = Permette di acquistare e accendere i Soyuz.
about-le-saturn_rockets = Permette di acquistare e accendere i Saturn, i razzi più grandi.
about-le-ion_thrusters = Permette di acquistare e accendere propulsori che funzionano anno dopo anno.
about-le-rendezvous = Permette ai veicoli di attraccare e separarsi nello spazio.
about-le-re_entry = Permette alle capsule con scudo termico di scendere attraverso un'atmosfera.
about-le-landing = Permette ai veicoli di atterrare su Luna, Marte, Fobos e Cerere. Senza, vi si schiantano.
about-le-life_support = Tiene in vita gli astronauti nello spazio da un anno all'altro.
about-le-surveying = Permette a sonde e capsule di guardare la carta nascosta di un luogo da quello precedente.

about-le-home = Qui arrivano i componenti, si assemblano i veicoli e alla fine dell'anno si ripara tutto.

about-le-assemble = Metti insieme le parti del cantiere: non costa nulla, e quel che è assemblato si può smontare.
about-le-end-turn = Chi ha agito viene interpellato di nuovo: l'anno finisce quando nessuno ha più nulla da fare.
about-le-several = Acquista fino a dieci pezzi uguali con un clic.
about-le-cooperate = Offri denaro, parti, veicoli o ricerca, e chiedi qualcosa in cambio.
about-le-suborbital = Un breve salto. Ciò che è ancora qui alla fine del tuo turno ricade sulla Terra.
about-le-orbit = Un luogo sicuro: i veicoli possono restare, attraccare e separarsi.
about-le-surface = Un mondo su cui atterrare, da esplorare e da cui raccogliere.
about-le-fly_by = Si attraversa soltanto: ciò che alla fine del tuo turno è ancora qui senza segnalini tempo è perduto.
about-le-transfer = La lunga via tra i pianeti: ciò che alla fine del tuo turno è ancora qui senza segnalini tempo è perduto.
about-le-marker = Che cosa fa la radiazione del Sole agli astronauti nei lunghi viaggi.

about-le-hazard_radiation = radiazione solare
about-le-hazard_atmosphere = atmosfera
about-le-hazard_landing = atterraggio
about-le-hazard_landing_optional = atterraggio (sicuro)

about-le-mission_probe = Porta lì una sonda o una capsula funzionante: { $target }.
about-le-mission_survey = Mostra a tutti la carta prima di ogni altra agenzia: { $target }.
about-le-mission_manned = Un astronauta che è stato lì torna vivo sulla Terra: { $target }.
about-le-mission_station = Un astronauta è vivo lì quando comincia un anno: { $target }.
about-le-mission_sample_return = Porta sulla Terra un campione. Luogo: { $target }.
about-le-mission_life = Porta sulla Terra un campione da un luogo in cui si è trovata vita.
