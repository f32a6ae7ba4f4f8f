# Words on the board of Galaxy Trucker only.

gt-now =
    { $id ->
        [test] Volo di prova
       *[other] Round { $ship }
    } · { $stage ->
        [building] costruzione
        [launch] prima del lancio
        [flight] volo
        [card] carta { $card } di { $cards }
       *[settlement] resoconto
    }
gt-ship-of = Nave di { $who }
gt-tab-ship = Nave
gt-tab-yard = Cantiere
gt-tab-flight = Volo
gt-others = Altre navi
gt-open-ship = Guarda la nave di { $who }
gt-look-ship = Guarda questa nave
gt-back-to-mine = Torna alla mia nave
gt-gauge = { $name }: { $value }
gt-stats = Che cosa sa fare la nave
gt-round =
    { $id ->
        [test] Volo di prova, classe { $ship }
       *[other] Round { $round }, classe { $ship }
    }
gt-circle = cerchio { $circle }
gt-timer = { $running ->
    [true] Clessidra sul cerchio { $circle }, in corso
   *[other] Clessidra sul cerchio { $circle }, finita
}
gt-partners = { $one } & { $two } · { $three } & { $four }
gt-settlements = Resoconti
gt-settlement = Resoconto del volo { $number }
gt-forecast = Previsione
gt-deserved = Quanto meritava la nave
gt-deserved-got = Crediti che ti ha portato: { $credits }.
gt-forecast-flying = La faccio volare 200 volte…
gt-forecast-mean = crediti in media, ± { $error }
gt-forecast-range = tra { $low } e { $high } in quattro voli su cinque
gt-forecast-arrives = arrivi: { $share } % dei voli
gt-forecast-credits = Da dove vengono
gt-forecast-losses = Che cosa va perso
gt-forecast-of = { $lost } su { $all }
gt-forecast-more = Un pezzo in più…
gt-forecast-about = Fatta volare { $flights } volte tra navi identiche. Hai visto { $known } delle { $cards } carte; le altre sono state distribuite di nuovo ogni volta.
gt-part-cabins = Cabine
gt-part-batteries = Batterie
gt-part-holds = Stive
gt-part-engines = Motori
gt-part-cannons = Cannoni
gt-part-shields = Scudi
gt-one-cabins = Cabina
gt-one-batteries = Batteria
gt-one-holds = Stiva
gt-one-engines = Motore
gt-one-cannons = Cannone
gt-one-shields = Scudo
gt-free-square = { $fits ->
    [yes] Casella libera, { $square }: la tessera ci sta
    [turned] Casella libera, { $square }: la tessera ci sta se la giri
   *[no] Casella libera, { $square }: così la tessera non ci sta
}
gt-aimed-here = Sta per essere colpito.
gt-class = Classe { $ship }
gt-squares = caselle: { $laid } su { $all }
gt-verdict = { $faults ->
    [0] volerebbe
    [one] 1 errore
   *[other] { $faults } errori
}
gt-weak-here = Se si perde, la nave si spezza.
gt-sides = Lati senza rotazione: davanti { $front }, destra { $right }, dietro { $rear }, sinistra { $left }.
gt-humans = { $count ->
    [one] un astronauta
   *[other] { $count } astronauti
}
gt-alien = alieno ({ $colour })
gt-cells = { $count ->
    [one] un segnalino batteria
   *[other] { $count } segnalini batteria
}
gt-out = fuori corsa
gt-holding = tessera in mano
gt-laid = { $count ->
    [one] 1 componente
   *[other] { $count } componenti
}
gt-finished = finita, numero { $number }
gt-lost = persi { $count }
gt-unhurt = intatta
gt-turns-left = { $count ->
    [one] resta 1 turno
   *[other] restano { $count } turni
}
gt-sand-runs = in corso
gt-sand-through = finita
gt-sand-next = { $circle ->
    [0] l’ultima sabbia
    [one] poi la girano le navi finite
   *[other] poi il cerchio { $next }
}
gt-sand-turn = { $circle ->
    [0] la costruzione è finita
    [one] possono girarla le navi finite
   *[other] può girarla chiunque
}
gt-circle-start = Via
gt-your-turn = Tocca a te
gt-points-left = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gt-pile-seen = visto
gt-pile-look = guarda
gt-pile-costs = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gt-pile-mine = in mano
gt-pile-held = guarda { $who }
gt-pile-secret = segreto
gt-finish = Fine
gt-finish-about = prendi un numero
gt-drop-back = Trascina qui la tessera per restituirla scoperta
gt-face-down = coperte
gt-face-up = Scoperte: { $count }
gt-secret-pile = Il mazzetto segreto
gt-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
gt-dice-sum = { $one } + { $two } = { $line } { $dice }
gt-lapped = doppiata tra
gt-lapped-about = { $days ->
    [one] L'ultima nave viene doppiata se perde ancora un giorno.
   *[other] L'ultima nave viene doppiata se perde ancora { $days } giorni.
}
gt-course = { $place ->
    [1] in testa
   *[other] { $place }º posto
}
gt-falls-off = si stacca
gt-sum = Potenza { $strength }: { $simple } senza batterie, { $alien } dall'alieno, { $powered } dalle batterie.
gt-fight-ends = { $cells ->
    [0] senza batterie: { $outcome }
    [one] con { $cells } batteria: { $outcome }
   *[other] con { $cells } batterie: { $outcome }
}
gt-seen = { $count ->
    [one] Una l'hai già vista
   *[other] Già viste: { $count }
}
gt-open-card = La carta intera: { $card }
gt-card-says = Che cosa dice la carta
gt-hit-by-hit = colpo per colpo
gt-fight = I tuoi cannoni: { $idle }, con le batterie { $full }. I loro: { $strength }.
gt-towers = I crediti di tutti come pile di monete
gt-arrived = { $place }º
gt-all-flights = Crediti
gt-before = { $credits } prima
gt-flight-of = Volo del round { $round }
gt-towed = AL TRAINO
gt-open-pipes = { $count } aperti
gt-lost-capped = persi { $count }, multa { $fine }
gt-at-half = a metà
gt-earlier = Conti precedenti
gt-graph = Crediti per round
gt-graph-about = Crediti dopo ogni round: { $who }
gt-richest = { $count ->
    [0] Nessuno vince
    [one] Più crediti di tutti: { $who }
   *[other] Più crediti di tutti: { $who }
}
gt-richest-about = { $count ->
    [0] Avrebbe vinto chiunque avesse almeno un credito. Nessuno ne ha.
    [one] Chi ha almeno un credito ha vinto. C'è chi ha vinto un po' di più.
   *[other] Chi ha almeno un credito ha vinto. C'è chi ha vinto un po' di più.
}
gt-richest-alone = Chi ha almeno un credito ha vinto. Non c'era nessuno che potesse vincere di più.
gt-awards = Premi che nessuno ha chiesto
gt-award-litter = { $count ->
    [one] Ha sporcato di più: 1 pezzo in orbita
   *[other] Ha sporcato di più: { $count } pezzi in orbita
}
gt-award-gunner = { $count ->
    [one] 1 meteorite abbattuto
   *[other] { $count } meteoriti abbattuti
}
gt-award-screams = { $count ->
    [one] L'equipaggio più rumoroso: 1 membro perduto
   *[other] L'equipaggio più rumoroso: { $count } membri perduti
}
gt-award-gifts = { $count ->
    [one] Gran generosità: 1 cubetto regalato
   *[other] Gran generosità: { $count } cubetti regalati
}
gt-show-ships = Guarda le navi
gt-looking = guarda il mazzetto { $pile }
gt-hand = La mia mano
gt-hand-tile = In mano: { $tile }, { $turn }
gt-hand-help = Clicca, premi R o usa la rotella per girarla; trascinala al suo posto.
gt-hand-empty = Mano vuota
gt-hand-hidden = Una tessera che nessun altro vede
gt-turn-left = Gira a sinistra
gt-turn-right = Gira a destra
gt-give-back = Restituisci
gt-aside = Da parte
gt-aside-tile = Da parte: { $tile }
gt-aside-free = Spazio { $slot } per mettere da parte, libero
gt-warehouse = Magazzino
gt-heap = una delle tessere coperte
gt-draw = Pesca
gt-draw-points = { $points ->
    [one] Pesca, 1 punto
   *[other] Pesca, { $points } punti
}
gt-piles = Mazzetti di carte
gt-pile = { $seen ->
    [none] Mazzetto { $pile }, nessuno l'ha guardato
   *[other] Mazzetto { $pile }, guardato da: { $seen }
}
gt-pile-title = Carte del mazzetto { $pile }
gt-numbers = Tessere numerate
gt-number = { $who ->
    [none] Numero { $number }, libero
   *[other] Numero { $number }, preso da { $who }
}
gt-compared = Chi ha cosa: { $criterion }
gt-weakest = Ultimo posto: { $criterion }
gt-circuit = { $order ->
    [none] Plancia di volo. Nessuno in volo
   *[other] Plancia di volo. Ordine di volo: { $order }
}
gt-cards-left = { $count ->
    [one] Ancora una carta
   *[other] Ancora { $count } carte
}
gt-flown = L'ultimo volo è finito.
gt-dock = Molo
gt-overboard = Fuori bordo
gt-dock-of = Sul molo di { $who }
gt-block = Cubetto merce ({ $colour })

about-gt-side-universal = universale
about-gt-side-double = doppio
about-gt-side-single = singolo
about-gt-side-smooth = liscio

about-gt-starting_cabin = La cabina di partenza: la tua nave cresce da qui. Posto per due astronauti, mai per alieni.
about-gt-cabin = Una cabina ha posto per due astronauti, o per un alieno se le è unito un supporto vitale del suo colore.
about-gt-battery = { $capacity ->
    [one] Una batteria con un segnalino.
   *[other] Una batteria con { $capacity } segnalini.
} Cannoni doppi, motori doppi e scudi ne usano uno ogni volta.
about-gt-cargo_hold = { $capacity ->
    [one] Una stiva per un cubetto
   *[other] Una stiva per { $capacity } cubetti
} di merce gialla, verde o blu. Quella rossa è troppo pericolosa.
about-gt-special_hold = { $capacity ->
    [one] Una stiva rinforzata per un cubetto
   *[other] Una stiva rinforzata per { $capacity } cubetti
} di qualsiasi colore, anche rosso.
about-gt-structural = Un modulo strutturale serve solo a tenere insieme la nave.
about-gt-life_support = Supporto vitale: in una cabina unita a esso può vivere un alieno del suo colore.
about-gt-shield = Uno scudo copre due lati vicini contro meteoriti piccoli e cannonate leggere, con un segnalino batteria per uso.
about-gt-engine = Un motore: una spinta in più. Punta all'indietro e dietro non può stare nulla.
about-gt-double_engine = Un motore doppio: due spinte in più con un segnalino batteria. Punta all'indietro, senza nulla dietro.
about-gt-cannon = Un cannone: potenza uno in avanti, metà verso ogni altro lato. Davanti alla canna non può stare nulla.
about-gt-double_cannon = Un cannone doppio: potenza due in avanti, una verso ogni altro lato, con un segnalino batteria ogni volta.

about-gt-square = Una casella libera della tua plancia. Una tessera deve unirsi alla nave con almeno un connettore.
about-gt-aside = Qui possono aspettarti due tessere. Non tornano mai indietro e costano un credito ciascuna se non le usi.
about-gt-heap = Le tessere coperte. Pescane una e vedi che cosa puoi farne.
about-gt-pile = Carte del prossimo volo. Puoi guardare un mazzetto aperto a mano vuota, quando la nave ha un componente.
about-gt-number = Prendendo una tessera numerata finisci la nave. Più basso è il numero, più avanti parti.
about-gt-points = Costruzione a turni: quasi ogni gesto costa punti, e quando sono finiti tocca al prossimo.
about-gt-timer = La clessidra. Quando la sabbia è finita, chiunque può girarla sul cerchio successivo; l'ultimo giro è per chi ha finito.
about-gt-teams = I partner siedono di fronte e hanno una cassa comune; ognuno vola con la nave costruita dall'altro.
about-gt-overboard = Qui finiscono i cubetti da cedere: trascinane uno, o clicca la stiva da cui viene. I più preziosi vanno per primi.
about-gt-block = Caricalo in una stiva con posto: trascinalo, o sceglilo e clicca la stiva. Ciò che resta sul molo è perso.

about-gt-name-engines = Spinta
about-gt-name-cannons = Cannoni
about-gt-name-crew = Equip.
about-gt-name-cells = Batterie
about-gt-name-goods = Merci
about-gt-name-holds = Stive
about-gt-name-shields = Scudi
about-gt-name-exposed = Esposti
about-gt-name-weak = Deboli
about-gt-name-lost = Persi
about-gt-stat-engines = Potenza motrice senza e con i segnalini batteria. Nello spazio aperto dice di quanti giorni avanzi.
about-gt-stat-cannons = Potenza di fuoco senza e con i segnalini batteria. I nemici la confrontano con la loro.
about-gt-stat-crew = Tutti gli astronauti e gli alieni a bordo.
about-gt-stat-cells = Segnalini batteria rimasti.
about-gt-stat-goods = Cubetti merce a bordo.
about-gt-stat-holds = Cubetti merce che la nave può portare: nelle stive normali, poi in quelle speciali, che accettano anche le merci rosse.
about-gt-stat-shields = I lati coperti dagli scudi.
about-gt-stat-exposed = Connettori senza nulla accanto. Lì i meteoriti piccoli fanno male, la polvere stellare ti rallenta, e chi ne ha meno vince un premio.
about-gt-stat-weak = Componenti da cui dipende la nave: se uno si perde, si spezza. Hanno un piccolo triangolo.
about-gt-stat-lost = Componenti persi in questo volo. Alla fine ognuno costa un credito, fino al limite assicurato.

about-gt-card-open_space = Dal leader in poi, tutti avanzano della potenza dei motori. Senza motori si esce dalla corsa.
about-gt-card-planets = Dal leader in poi, ognuno può atterrare su un pianeta libero e prenderne le merci.
about-gt-card-abandoned_ship = Il primo che la vuole cede equipaggio in cambio di crediti.
about-gt-card-abandoned_station = Il primo con abbastanza equipaggio che la vuole prende le merci; l'equipaggio resta a bordo.
about-gt-card-meteoric_swarm = Meteoriti: scudi e lati lisci fermano i piccoli, i cannoni i grandi.
about-gt-card-smugglers = Vogliono le tue merci più preziose, se i tuoi cannoni non sono più forti.
about-gt-card-slavers = Vogliono il tuo equipaggio, se i tuoi cannoni non sono più forti.
about-gt-card-pirates = Ti sparano, se i tuoi cannoni non sono più forti.
about-gt-card-combat_zone = Riga per riga, paga chi è più debole.
about-gt-card-stardust = Ogni connettore esposto costa un giorno di volo.
about-gt-card-epidemic = Ogni cabina occupata unita a un'altra occupata perde un membro dell'equipaggio.
about-gt-card-sabotage = La nave con meno equipaggio perde un componente, se i dadi lo trovano.

about-gt-fact-strength = Potenza { $count }
about-gt-fact-crew = Equipaggio { $count }
about-gt-fact-goods_lost = Merci −{ $count }
about-gt-fact-credits = { $count ->
    [one] +1 credito
   *[other] +{ $count } crediti
}
about-gt-fact-days = { $count ->
    [one] −1 giorno
   *[other] −{ $count } giorni
}

about-gt-line-arrival = Ordine di arrivo
about-gt-line-best_ship = Nave più bella
about-gt-line-goods = Merci vendute
about-gt-line-adventures = Guadagni lungo la via
about-gt-line-penalty = Componenti persi
about-gt-line-forgiven = Debito condonato
about-gt-line-credits = Questo volo

about-gt-fate-bounced = È rimbalzato.
about-gt-fate-missed = Ha mancato il bersaglio.
about-gt-fate-shielded = Uno scudo ha retto.
about-gt-fate-shot_meteor = È andato in pezzi.
about-gt-fate-lost = { $count ->
    [one] Un componente perso.
   *[other] { $count } componenti persi.
}
gt-fate-bounced = rimbalzato
gt-fate-shielded = scudo
gt-fate-shot_meteor = abbattuto
gt-fate-lost = pezzi persi
gt-planet-loaded = caricato
gt-planet-loading = carica
gt-planet-next = poi
gt-dock-mine = Sulla tua rampa
gt-load-rest = Carica tu il resto
gt-overboard-drop = trascina qui
gt-in-order = Chi decide, in ordine
gt-in-order-past = tira dritto
gt-in-order-now = decide
gt-in-order-next = poi
gt-in-order-then = dopo
gt-in-order-boards = sale a bordo
gt-in-order-spared = saltato
gt-in-order-won = ha vinto
gt-in-order-tied = pareggio
gt-in-order-lost = ha perso
gt-in-order-out = si è ritirato
