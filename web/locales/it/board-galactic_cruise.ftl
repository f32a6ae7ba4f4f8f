# Words on the board of Galactic Cruise only.

gc-now = { $last ->
    [true] { gc-final-round }
   *[false] { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }
}
## A company: its board, its fleet, what it holds

gc-company-of = Azienda di { $who }
gc-good = { $what }: { $count }
gc-good-money = monete
gc-good-ads = pubblicità
gc-good-vp = punti vittoria
gc-good-reputation = Reputazione
gc-good-wings = ali
gc-good-cubes = cubi Progressi rimasti
gc-scheduled = Crociera programmata
gc-preflight = Preparazione { $ready }/{ $all }
gc-goals = Obiettivi aziendali
gc-own-goal = { $met ->
    [true] { $what }: raggiunto.
   *[other] { $what }: finora { $count }.
}
gc-own-goal-title = Obiettivo aziendale
gc-upgrades = Potenziamenti
gc-upgrade = { $unlocked ->
    [true] { $upgrade }, sbloccato
   *[other] { $upgrade }, bloccato
}
gc-tower = Rampa di lancio
gc-token = Segnalino { $token }, { $lies ->
    [face_up] scoperto
    [flipped] capovolto
   *[gone] tolto
}{ $funding ->
    [-1] {""}
    [0] , senza Fondi
   *[other] , Fondi { $funding }
}
gc-token-title = Segnalino { $token }
gc-stores = Scorte e sviluppi
gc-stores-all = Scorte e sviluppi, tutte le righe
gc-store = { $resource }: { $held } di { $room }
gc-development = Sviluppo della riga { $resource }, colonna { $column }: { $state ->
    [built] costruito, se ne conserva uno in più
    [next] il prossimo della riga, costa { $cost }
   *[later] costa { $cost }
}
gc-development-title = Sviluppo
gc-break = Area break
gc-workers = { $count ->
    [0] Nessun lavoratore a casa
    [one] 1 lavoratore a casa
   *[other] { $count } lavoratori a casa
}
gc-experts = { $count ->
    [0] Nessun esperto a casa
    [one] 1 esperto a casa
   *[other] { $count } esperti a casa
}
gc-hire = { $cost ->
    [one] Esperto da assumere per { $cost } moneta: { $side }
   *[other] Esperto da assumere per { $cost } monete: { $side }
}
gc-hire-title = Esperto: { $side }
gc-meeting = Tavolo delle riunioni
gc-hand = Carte Agenda
gc-own-hand = Le tue carte Agenda
gc-no-cards = Nessuna carta Agenda
gc-hidden-cards = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
gc-starting = Potenziamento iniziale: { $card }
gc-starting-title = Potenziamento iniziale
gc-plans = Progetti
gc-no-plans = Nessun progetto
gc-fleet = Navicelle
gc-berth = Posto libero per una navicella
gc-shuttle = Navicella { $which }, cabina di pilotaggio: { $cockpit }. { $segments ->
    [0] Nessun segmento
    [one] 1 segmento
   *[other] { $segments } segmenti
}, { $guests ->
    [0] nessuno a bordo
    [one] 1 ospite a bordo
   *[other] { $guests } ospiti a bordo
}, { $flying ->
    [true] nello spazio.
   *[other] a terra.
}
gc-cockpit = Cabina di pilotaggio: { $cockpit }
gc-cockpit-state = { $launched ->
    [true] Ha già volato. Adesso darebbe { $points } PV.
   *[other] Non ha mai volato. Adesso darebbe { $points } PV.
}
gc-slot = { $free ->
    [one] Navicella { $which }: posto per 1 altro segmento
   *[other] Navicella { $which }: posto per altri { $free } segmenti
}
gc-engine = { $token ->
    [true] Motore, con un segnalino Potenziamento a bordo
   *[other] Motore, senza segnalino
}
gc-engine-title = Motore
gc-guest-aboard = Ospite a bordo: { $guest }
gc-stop = Tappa { $number }: { $stop }, { $state ->
    [past] superata.
    [here] raggiunta.
   *[ahead] da raggiungere.
}

about-gc-good-money = Pagano quasi tutto. Non hanno limite; alla fine tre riserve di qualsiasi tipo valgono 1 PV.
about-gc-good-ads = Le pubblicità conquistano ospiti per una crociera e servono a raccogliere i loro PV a destinazione.
about-gc-good-vp = Tutti i punti vittoria finora.
about-gc-good-reputation = Rende meno caro il prestito, si può usare una volta per turno per pubblicità, monete o risorse, e dà punti alla fine.
about-gc-good-wings = In una riunione generale i cubi di una sezione si moltiplicano per le ali. Ogni obiettivo raggiunto ne mostra un paio in più.
about-gc-good-cubes = Ogni lancio mette un cubo sul tracciato Progressi; gli obiettivi ne hanno altri tre.
about-gc-own-goal = Raggiungerlo sposta un cubo sul tracciato Progressi, mostra un altro paio di ali e alza ciò che serve agli altri.
about-gc-upgrade = Si sblocca con un segnalino alla sua destinazione. Ogni segnalino lì fa valere 1 PV in più ogni ospite che vi dà PV.
about-gc-token = Programmare una crociera usa un segnalino scoperto e lo capovolge; il lancio lo sposta sul motore.
about-gc-stores = Ogni riga conserva una risorsa. Costruire uno sviluppo libera il suo posto per una in più; una colonna vuota dà punti alla fine.
about-gc-store = Che cosa è conservato e quanto ci sta. Una riga ha un posto in più per ogni suo sviluppo costruito.
about-gc-development = Costa { $cost }, in monete, { $resource } o entrambe. Si costruisce prima il più a sinistra della riga.
about-gc-worker = Assegnalo a un edificio per un massimo di due azioni, o fagli pilotare una navicella. Ogni volta che torna a casa porta un bonus Fondi.
about-gc-expert = Lavora come un lavoratore e ha in più un'abilità, uguale per tutti gli esperti della partita.
about-gc-hire-left = Costa 3 monete per ogni segnalino ancora nella metà bassa della Rampa di lancio.
about-gc-hire-right = Costa 2 monete per ogni sviluppo rimasto nelle righe Cibo e Ossigeno.
about-gc-meeting = Organizza una riunione: tutti i lavoratori tornano dalla Rete, poi un'azione accanto ai tuoi sviluppi. Se non c'è nessuno a casa, è obbligatorio.
about-gc-hidden-cards = Distribuita coperta: nessun altro sa che cos'è.
about-gc-slot = Due segmenti vicini formano una cabina per un ospite. I segmenti restano dove sono costruiti.
about-gc-engine = Porta il segnalino capovolto per questa crociera, per sbloccare un potenziamento a una destinazione.
about-gc-guest = A destinazione dà PV in cambio di pubblicità; in una giornata nello spazio porta il bonus del suo tipo per ogni icona corrispondente a bordo.
about-gc-stop-destination = Qui sblocchi un potenziamento con il segnalino del motore e raccogli PV dagli ospiti: 1 pubblicità per quelli di questo tipo, 2 per gli altri.
about-gc-stop-day = Ogni ospite porta il bonus del suo tipo una volta per ogni icona corrispondente sulla navicella.
about-gc-stop-earth = Il pilota torna a casa con un bonus Fondi, gli ospiti scendono e la navicella si può lanciare di nuovo.

## Launch

gc-launch = Lancio
gc-countdown = Conto alla rovescia
gc-count = { $number }, { $step }{ $state ->
    [done] : fatto
    [now] : adesso
   *[other] {""}
}
gc-count-5 = Imbarco
gc-count-4 = Progressi
gc-count-3 = Pagamento
gc-count-2 = Pilotaggio
gc-count-1 = Carico
gc-count-0 = Decollo
gc-step-choose = quale navicella vola?
gc-step-5 = { $guests ->
    [0] { $cabins ->
        [one] posto per 1 ospite
       *[other] posto per { $cabins } ospiti
    }
    [one] 1 ospite a bordo
   *[other] { $guests } ospiti a bordo
}
gc-step-4 = { $left ->
    [0] il tracciato è pieno
    [one] resta 1 spazio prima della RGA { $meeting }
   *[other] restano { $left } spazi prima della RGA { $meeting }
}
gc-step-3 = Cibo, Ossigeno e Carburante
gc-step-3-saved = risparmio: { $what }
gc-step-2 = { $what }: { $each ->
    [one] { $vp } ciascuno
   *[other] { $vp } ogni { $each }
}
gc-step-1-none = nessun segnalino da caricare
gc-step-0 = { $pilot ->
    [expert] il pilota è un lavoratore esperto
    [nobody] nessuno ai comandi
   *[worker] il pilota è un lavoratore
}
gc-way = Come arrivarci
gc-way-title = La via verso il prossimo lancio
gc-way-thinking = Cerco una via…
gc-way-missing = Manca: { $what }.
gc-way-turns = { $turns ->
    [one] Può decollare in questo turno: { $cruise }.
   *[other] { $turns } turni al decollo: { $cruise }.
}
gc-way-costs = Da spendere: monete { $money }, pubblicità { $ads }.
gc-way-none = Così come stanno le cose, nessun lancio è in vista entro otto turni: servirebbero più monete, più spazio o una crociera libera.
gc-way-short = Al pagamento carte, Reputazione o una tecnologia suppliscono a: { $what }.
gc-way-worker = { $number ->
    [0] Un lavoratore ({ $place }): ciò che rende di più
   *[other] Un lavoratore ({ $place }): { $actions }
}
gc-way-meeting = { $number ->
    [0] Organizza una riunione: tutti tornano con un bonus
   *[other] Organizza una riunione, poi { $actions }
}
gc-way-wait = Finché la navicella non torna: quello che vuoi
gc-way-cockpits = Quanto varrebbe ora ogni cabina di pilotaggio
gc-way-own = tua
gc-way-launched = tua, già lanciata
gc-way-display = in esposizione
gc-way-about = Se nessuno si mette in mezzo. Bonus e carte lungo la via possono solo accorciarla.
gc-check-title-cruise = Crociera programmata
gc-check-title-ground = A terra
gc-check-title-shuttle = Navicella
gc-check-title-guests = Ospiti
gc-check-title-ads = Ospiti
gc-check-title-stranded = Ospiti
gc-check-title-food = Cibo
gc-check-title-oxygen = Ossigeno
gc-check-title-fuel = Carburante
gc-check-title-pilot = Pilota
gc-check-cruise = { $have ->
    [0] Nessuna crociera è programmata.
   *[other] Una crociera è programmata.
}
gc-check-shuttle = { $have ->
    [0] A terra non c'è una navicella con due segmenti.
    [one] La navicella a terra ha un solo segmento.
   *[other] È pronta una navicella con { $have } segmenti.
}
gc-check-guests = { $have ->
    [one] 1 ospite ha il biglietto.
   *[other] { $have } ospiti hanno il biglietto.
}
gc-check-ground = Tutte le tue navicelle sono in crociera.
gc-check-ads = Nessuno ha il biglietto; il prossimo ospite costa { $need } delle tue { $have } pubblicità.
gc-check-stranded = Ci sono più biglietti che cabine; lasciare ospiti a terra costa { $need } punti Reputazione o PV, e ne hai { $have }.
gc-check-food = Cibo in scorta { $have }, necessario { $need }.
gc-check-oxygen = Ossigeno in scorta { $have }, necessario { $need }.
gc-check-fuel = Carburante in scorta { $have }, necessario { $need }.
gc-check-pilot = { $have ->
    [0] A casa non c'è nessuno che possa pilotare.
    [one] 1 pilota a casa.
   *[other] { $have } piloti a casa.
}
gc-check-state-ready = Pronto.
gc-check-state-help = Serve un aiuto.
gc-check-state-missing = Manca.
gc-check-help = Carte, Reputazione, una tecnologia o meno ospiti possono rimediare.
gc-launch-due = Ancora da pagare
gc-due-line = { $resource }: { $due } da pagare, { $have } in scorta
gc-board-hint = Gli ospiti in Fila possono salire in cambio delle loro pubblicità.
gc-lifting-off = La cabina di pilotaggio dà PV, il segnalino è caricato, il pilota prende posto.

about-gc-count-5 = Scegli la navicella, prendi la crociera, imbarca gli ospiti: con biglietto gratis, gli altri con le pubblicità. Almeno uno vola.
about-gc-count-4 = Un tuo cubo va sul tracciato Progressi.
about-gc-count-3 = Cibo per ogni ospite e per il pilota, Ossigeno per ogni segmento, Carburante per la crociera.
about-gc-count-2 = La cabina di pilotaggio dà PV per ciò che conta. I 5 PV per non aver mai volato non si perdono più.
about-gc-count-1 = Il segnalino capovolto della Rampa passa sul motore.
about-gc-count-0 = Il pilota prende posto; viene annunciata una nuova crociera e la Fila avanza.
about-gc-check-cruise = Programma una crociera all'edificio con quell'azione; è tua fino al lancio.
about-gc-check-ground = Una navicella vola di nuovo quando è tornata sulla Terra.
about-gc-check-shuttle = Due segmenti vicini formano una cabina, e per un lancio ne serve almeno una.
about-gc-check-guests = Sono stati conquistati con la pubblicità e si imbarcano gratis.
about-gc-check-ads = Gli ospiti con biglietto vengono dalla pubblicità. Altri si possono conquistare all'imbarco.
about-gc-check-stranded = Una navicella più grande li porta con sé.
about-gc-check-food = Uno per ogni ospite e uno per il pilota, meno ciò che risparmiano potenziamenti e tecnologie.
about-gc-check-oxygen = Uno per ogni segmento, meno ciò che risparmiano potenziamenti e tecnologie.
about-gc-check-fuel = Come stampato sulla crociera, meno ciò che risparmiano potenziamenti e tecnologie.
about-gc-check-pilot = Un lavoratore o un esperto dall'Area break.
about-gc-ticket = Gli ospiti in prevendita si imbarcano gratis. Ognuno lasciato a terra costa 2 punti Reputazione.
about-gc-last-minute = Conquista questo ospite per { $price } pubblicità; a differenza di uno pubblicizzato non porta nulla subito.

## Rachel

gc-rachel-open = Che cosa ha fatto Rachel
gc-rachel-next = Il suo prossimo retro
gc-rachel-cards = { $count ->
    [one] 1 carta rimasta nel suo mazzo
   *[other] { $count } carte rimaste nel suo mazzo
}
gc-rachel-back = Numeri { $first } e { $second }; il suo lavoratore va qui: { $place }.
gc-rachel-rail = Prossimo: { $place ->
    [tl] { name-tl }
    [tc] { name-tc }
    [tr] { name-tr }
    [bl] { name-bl }
    [bc] { name-bc }
   *[br] { name-br }
 } · { $first }, { $second }
gc-rachel-connected = Agisce due volte anche attraverso un collegamento.
gc-rachel-meeting = Agisce dopo una riunione.
gc-rachel-experts = I suoi esperti portano due bonus Fondi.
gc-rachel-turn = Il suo ultimo turno
gc-rachel-waits = Non ha ancora avuto un turno.
gc-rachel-card = Carta { $card }
gc-rachel-taken = fatto:
gc-rachel-impossible = non possibile:
gc-rachel-unused = non necessario:

## Scoring sheet

gc-score = Punteggio finale
gc-score-table = Punti per azienda
gc-score-line = Punti per
gc-score-total = Totale
gc-score-ties = A parità: cubi sul tracciato, Reputazione, cabine di pilotaggio, ultimi di turno
gc-line-start = Inizio
gc-line-bonuses = Bonus
gc-line-guests = Ospiti
gc-line-launches = Lanci
gc-line-meetings = Riunioni generali A e B
gc-line-supplies = Riserve
gc-line-progress = Progressi, sezione 3
gc-line-reputation = Reputazione
gc-line-segments = Segmenti
gc-line-developments = Sviluppi
gc-line-cockpits = Cabine di pilotaggio
about-gc-line-start = con che cosa cominciano tutti
about-gc-line-bonuses = Fondi, segnalini, carte, giornate nello spazio
about-gc-line-guests = raccolti alle destinazioni
about-gc-line-launches = cabine di pilotaggio a ogni lancio
about-gc-line-meetings = cubi per ali
about-gc-line-supplies = 1 ogni 3 riserve
about-gc-line-progress = cubi per ali
about-gc-line-reputation = la soglia raggiunta
about-gc-line-segments = stampati su di essi
about-gc-line-developments = la colonna vuota più a destra
about-gc-line-cockpits = secondo ciò che ognuna conta; 5 in meno se mai lanciata
gc-graph-meeting = RGA { $meeting }
gc-graph-turn = Turno { $turn }
gc-graph-last = Turno { $turn }
gc-graph-note = punti per turno, i razzi sono i lanci

## The table

gc-campus = Campus
gc-show-table = Mostra il tavolo
gc-purse = Che cosa hai
gc-show-score = Mostra il punteggio
gc-liftoff = Decollo!
gc-liftoff-who = { $who } · navicella: { $shuttle } · { $cruise }
gc-finish = { $who } prende il comando dell'azienda
gc-finish-ahead =
    { $by ->
        [0] { $score } punti, in parità con { $who }.
       *[other] { $score } punti, { $by } più di { $who }.
    }
gc-finish-deeds =
    { $launches ->
        [one] 1 lancio
       *[other] { $launches } lanci
    }, { $guests ->
        [one] 1 ospite trasportato
       *[other] { $guests } ospiti trasportati
    }, { $goals ->
        [0] nessun obiettivo raggiunto.
        [one] 1 obiettivo raggiunto.
       *[other] { $goals } obiettivi raggiunti.
    }
gc-focus-purse = Hai
gc-focus-with = Navicella: { $which }, con { $plan }
gc-focus-nowhere = Non entra in nessuna delle tue navicelle.
gc-focus-cabins = Cabine
gc-focus-sum = { $cost }{ $slot ->
    [0] {""}
   *[other] {" "}+{ $slot } spazio
}{ $saved ->
    [0] {""}
   *[other] {" "}−{ $saved } risparmio
}
gc-focus-segments = Segmenti
gc-focus-points = Punti sui segmenti
gc-focus-cockpit = Cabina di pilotaggio
gc-focus-needs = Al lancio
gc-days = In una giornata nello spazio
gc-focus-shuttle = Navicella: { $which }
gc-focus-own = I tuoi progetti, senza costo aggiuntivo
gc-focus-display = Dai progetti esposti, con il costo aggiuntivo dello spazio
gc-companies = Aziende
gc-acts = Anche possibile adesso
gc-company = { $who }: { $score } PV, monete { $money }, Reputazione { $reputation }, { $launches ->
    [one] { $launches } lancio
   *[other] { $launches } lanci
}
gc-final-round = Round finale
gc-done-of = { $done } di { $allowed }
gc-to-pay = Da pagare:
gc-due-row = { $sum } in monete o { $row }

about-gc-tab_mine = Azienda
about-gc-tab_campus = Campus
about-gc-tab_tracks = Tracciati
about-gc-tab_market = Marketing

about-gc-neutral = nessuno (neutrale)
about-gc-npc = il CNG
gc-worker-of = Lavoratore di { $who }
gc-expert-of = Esperto di { $who }
gc-no-worker = Nessun lavoratore qui
gc-borrow = prestito
gc-more = altri { $count }
gc-free = libero
gc-empty = vuoto
gc-departures = Partenze
gc-guests-waiting = Ospiti in Fila
gc-shuttles-title = Navicelle
gc-silo-title = Silo
gc-agenda-counts = mazzo { $deck } · scarti { $discard }
gc-goal-name =
    { $counter ->
        [segments_built] Segmenti
        [segments_of_type] Segmenti
        [segments_double] Segmenti doppi
        [segment_vp] PV segmenti
        [icon_sets] Serie di icone
        [full_shuttles] Navicelle complete
        [shuttles_launched_distinct] Navicelle lanciate
        [launches_total] Lanci
        [guests_carried] Ospiti
        [destinations_visited] Destinazioni
        [upgrades_unlocked] Potenziamenti
        [upgrade_destinations] Tipi di potenziamento
        [experts_hired] Esperti
        [developments_network] Nella Rete
        [developments_technology] Tecnologie
        [reputation] Reputazione
        [wings] Ali
        [cabin_positions] Posizioni delle cabine
       *[developments_built] Sviluppi
    }
gc-goal-both = { $first }, { $second }
gc-location = Edificio { $place }: { $who }
gc-bonus-active = Il bonus è attivo.
gc-bonus-asleep = Il bonus dorme finché abbastanza sviluppi non toccano l'edificio.
gc-built-by = Costruito da: { $owners }.
gc-borrowed = In prestito per questo turno.
gc-connection = Collegamento { $name }, sviluppi: { $owners }
about-gc-connection = Un lavoratore usa le azioni di un edificio adiacente attraverso un collegamento con uno sviluppo della sua azienda; quelli degli altri si prendono in prestito pagando.
about-gc-connection_empty = Qui nessuno ha costruito. Il primo sviluppo porta 1 punto Reputazione.
gc-technology = Tecnologia { $name }, sviluppi: { $owners }
about-gc-technology_new = Nessuno l'ha ancora inventata. Il primo sviluppo porta 1 punto Reputazione.
gc-technology-marker = L'indicatore è sulla casella { $marker } di { $spaces }.
gc-technology-surcharge = { $money ->
    [one] Prenderla in prestito costa { $money } moneta in più per ogni proprietario.
   *[other] Prenderla in prestito costa { $money } monete in più per ogni proprietario.
}

gc-agenda = Carte Agenda
gc-agenda-slot = Spazio vuoto
gc-agenda-empty = Spazio Agenda vuoto: { $bonus }
about-gc-agenda_slot = Chi rifornisce le carte Agenda ottiene: { $bonus }.
gc-agenda-card = Carta Agenda { $name }, vale { $resource }
gc-agenda-deck = Agenda: carte nel mazzo { $deck }, scartate { $discard }
gc-discarded = Scartate, dall'ultima: { $names }.
gc-blueprints = Progetti
gc-blueprint = Progetto { $name }; costruito da qui costa in più monete { $money } e Reputazione { $reputation }
about-gc-surcharge = Costruito direttamente da questo spazio costa in più monete { $money } e Reputazione { $reputation }.
gc-blueprint-stack = Altri progetti: { $stack }, scartati { $discard }
about-gc-reset = Per 1 punto Reputazione, in qualsiasi momento del tuo turno, i progetti esposti si possono sostituire con altri.
gc-hangar = Navicelle in vendita
gc-pair = Navicella: cabina di pilotaggio { $cockpit }, motore { $engine }
gc-pair-cockpit = Cabina di pilotaggio: { $name }
gc-pair-engine = Motore.
gc-silo = Silo di stoccaggio
gc-silo-row = Silo, { $resource }: { $number } di { $max }
about-gc-silo = L'azione Ottenere risorse ne prende qui fino a tre; Rifornire il silo riempie di nuovo una riga e viene pagata.

gc-cruises = Crociere; altre in arrivo: { $stack }
gc-cruise = { $name }: { $stops }; Carburante { $fuel }; biglietti venduti: { $tickets }; programmata da: { $by }
gc-tickets = Biglietti venduti: { $tickets }.
gc-no-tickets = Nessun biglietto venduto.
gc-free-cruise = Nessuno l'ha programmata.
gc-scheduled-by = Programmata da { $who }.
gc-queue = Ospiti in Fila
gc-section = { $section ->
    [supply] Riserva, { $price } pubblicità per ospite
   *[other] Sezione { $section }, { $price } pubblicità per ospite
}
about-gc-section = Scegliere un ospite da questa sezione della Fila costa { $price } pubblicità.
about-gc-supply = Scegliere un ospite che non è in Fila costa { $price } pubblicità.
gc-guest-type = Ospiti di tipo { $type }; bonus in una giornata nello spazio: { $bonus }
gc-waiting = { $number } × { $who }
about-gc-waiting = Ama destinazioni e segmenti di tipo { $type }. Un biglietto venduto porta 1 moneta per ogni destinazione della crociera, e 1 punto Reputazione se ne visita una di tipo { $type }.

gc-reputation = Reputazione: { $standings }
about-gc-reputation = Una volta per turno si può usare: scendi e ottieni ogni icona di un tipo che superi. Le fasce sono il prezzo del prestito: 2, 1 o nessuna moneta per ogni proprietario. Sotto ci sono i punti alla fine.
gc-progress-title = Tracciato Progressi
gc-progress = Tracciato Progressi, cubi nelle sezioni { $sections }; riunioni tenute: { $meetings }
about-gc-progress = Lanci e obiettivi mettono qui dei cubi. Quando una sezione è piena si riuniscono gli azionisti: ognuno conta i suoi cubi, e uno in più per la Reputazione più alta, per le sue ali. Una terza sezione piena finisce la partita.
gc-cubes = { $who }: cubi { $cubes }, ali { $wings }.
gc-neutral-cube = { $turns ->
    [one] Senza un nuovo cubo per un altro turno ne arriva da sé uno neutrale.
   *[other] Senza un nuovo cubo per altri { $turns } turni ne arriva da sé uno neutrale.
}
gc-beside = Cubi accanto al tracciato: { $cubes }.
gc-goal-tile = Obiettivi aziendali: { $name }
gc-goal = Obiettivo: { $what }; finora { $have } di { $wanted }
about-gc-goal = Raggiungi: { $what }. L'obiettivo sale ogni volta che qualcuno lo raggiunge: { $levels }. Porta un cubo sul tracciato Progressi e un paio di ali.
gc-expert-tile = Esperti: { $name }

gc-starting-upgrades = Potenziamenti iniziali
