# Le parole del terminale. Quelle dei giochi stanno nei loro cataloghi.

## Ovunque

none = nessuno
nothing = niente
yes = sì
no = no
details = Dettagli: { $text }

## Chi siede al tavolo

you = Giocatore
person = Giocatore
seat-of = { $name } { $number }

## Il tavolo

commands = numero · parole da cercare · undo annulla · hint suggerimento · plan piano · if e se · why perché · about · rules regole · log registro · save · quit · ? aiuto
what-if = E se? Continui in privato, in un mondo che puoi immaginare. Nulla conta; con quit si torna.
what-if-back = Di nuovo al tavolo: nulla di tutto ciò contava.
too-late = Troppo tardi: nel frattempo la partita è andata avanti.
kept = La partita è salvata in { $path }
go-on-with = Per continuare: { $command }
no-move-with = Nessuna mossa contiene «{ $text }». Scrivi ? per l'aiuto.
no-such-move = Nessuna mossa contiene «{ $text }».
no-move-number = La mossa { $number } non c'è: i numeri vanno da 1 a { $last }.
found-moves = Mosse che contengono «{ $text }»: { $found } su { $all }; / le mostra tutte
confirm = { $move }? Invio per giocarla, qualsiasi altra cosa per tornare indietro:{" "}
nothing-to-undo = Non c'è nulla da annullare: dopo la tua ultima mossa è emerso qualcosa di nuovo.
why-how = Scrivi la mossa dopo la parola: why research juno
may-now = { $move }: è possibile adesso.
hint-thinking = Ci sto pensando…
hint-none = Qui nessuno ha un suggerimento per te.
about-how = Scrivi il nome, o una parte del nome, dopo la parola.
more-pieces = … e altri { $number }: scrivi una parte più lunga del nome
topics = Argomenti: { $topics }
no-rules = Per questo gioco non c'è ancora un testo delle regole: { $game }.
nothing-about = Niente su «{ $text }». Argomenti: { $topics }
curtain = Tocca a: { $who }. Gli altri guardano altrove.
curtain-enter = Premi Invio quando sei davanti allo schermo.{" "}
more-events = … altri { $number }, vedi «log»
more-moves = … e altre { $number }: scrivi parole da cercare, oppure «more»

## Aiuto al tavolo

help-choose = Scegli una mossa con il suo numero. Scrivi parole per cercare nell'elenco (/ da solo lo mostra di nuovo tutto), oppure una mossa come nelle registrazioni.
help-short = Basta la prima lettera di un comando. Per cercare una parola che è anche un comando, scrivi /save.
help-arg-piece = PEZZO
help-arg-mission = [MISSIONE]
help-arg-move = MOSSA
help-arg-topic = ARGOMENTO
help-arg-file = FILE
help-more = tutte le mosse di un elenco lungo
help-about = che cosa fa una carta, una tessera o un segnalino
help-hint = che cosa farebbe ora un giocatore forte, e perché
help-plan = ciò che calcola un pianificatore: una missione in Leaving Earth, la tua nave in Galaxy Trucker, il prossimo lancio in Galactic Cruise
help-if = e se: continua da qui in privato, in un mondo che puoi immaginare, contro i bot; con quit si torna
help-why = perché una mossa non è possibile adesso
help-undo = annulla la tua ultima mossa, finché non è emerso nulla di nuovo
help-log = tutto ciò che è successo finora
help-rules = cerca una regola; senza argomento, il capitolo della domanda attuale
help-board = disegna di nuovo il tavolo
help-save = salva la partita; si riprende con cosmodrome play --resume FILE
help-quit = salva la partita ed esci

## Planners

plan-none = Questo gioco non ha un pianificatore.
plan-not-now = In questo momento non c'è niente da pianificare.
plan-count = { $number } × { $what }
plan-missions = Quale missione? { $missions }
plan-no-craft = { $mission }: nessun veicolo spaziale può farcela negli anni rimasti.
plan-craft = { $kind ->
    [safest] Più sicuro
   *[cheapest] Più economico
}: { $money } $ da pagare, compiuta nel { $year }, { $chance } % senza intoppi
plan-leg = { $from } → { $to } ({ $year }): accendere { $fired }; spinta { $thrust }, necessaria { $needed }
plan-year = { $year }, { $spent } $: { $moves }
plan-forecast = Crediti in media: { $mean } (± { $error }), voli: { $flights }; tra { $low } e { $high } in quattro su cinque; arrivi: { $share } %.
plan-earned = Crediti che ti ha portato: { $credits }.
plan-losses = Perdite medie: { $parts }
plan-lost = { $part ->
    [cabins] cabine
    [batteries] batterie
    [holds] stive
    [engines] motori
    [cannons] cannoni
   *[shields] scudi
} { $mean } su { $all }
plan-one-more = Un pezzo in più porterebbe: { $parts }
plan-more = { $part ->
    [cabins] cabina
    [batteries] batteria
    [holds] stiva
    [engines] motore
    [cannons] cannone
   *[shields] scudo
} { $credits }
plan-known = { $whole ->
    [true] Carte viste: tutte e { $cards }.
   *[other] Carte viste: { $known } su { $cards }; le altre si distribuiscono di nuovo a ogni volo.
}
plan-launch = { $turns ->
    [one] Un lancio in questo turno; { $cruise }; monete { $money }
   *[other] Un lancio in { $turns } turni; { $cruise }; monete { $money }
}
plan-no-launch = Nessun lancio è in vista entro otto turni.
plan-turn = { $number }. { $do ->
    [worker] un lavoratore ({ $place }): { $actions }
    [meeting] una riunione: { $actions }
    [wait] aspetta la navicella
   *[launch] lancio
}
plan-cockpits = Cabine di pilotaggio ora: { $cockpits }

## La fine

over = La partita è finita
total = Totale
nobody-wins = Nessuno vince.
you-win = Hai vinto!
wins = Vince { $who }.
share = Vittoria condivisa: { $who }.

## Regole

rules-topics = Argomenti
rules-how = Per leggerne uno: { $one }; per leggere tutto: --all.

## Un comando sbagliato

which-game = Quale gioco?
wrong-title = Comando sbagliato
wrong-command = Non c'è un comando «{ $name }». Eccoli tutti: { $command }
wrong-option = Qui non c'è un'opzione «{ $name }». Quelle che ci sono: { $command }
wrong-missing = Manca «{ $name }». Come si scrive: { $command }
wrong-empty = A «{ $name }» manca il valore. Come si scrive: { $command }
wrong-unused = Questo è di troppo: «{ $text }». Come si scrive: { $command }
wrong-repeated = «{ $name }» compare più di una volta.
wrong-choice = «{ $name }» non può essere «{ $value }». Valori possibili: { $values }
wrong-whole = «{ $name }» vuole un numero intero, non «{ $value }».
wrong-number = «{ $name }» vuole un numero, non «{ $value }».
wrong-value = «{ $name }» non può essere «{ $value }».
wrong-least = «{ $name }» vuole un numero da { $least } in su, non { $value }.
wrong-above = «{ $name }» vuole un numero maggiore di { $least }, non { $value }.
wrong-guess = Forse intendevi «{ $name }»?

## Lezioni

no-lessons = Questo gioco non ha lezioni: { $game }. Leggi le regole: { $command }
lesson-prompt = Invio per andare avanti, u per tornare indietro, q per uscire:{" "}
lesson-not-now = Non adesso: questo passo chiede un'altra mossa.
lesson-beginning = Questo è l'inizio.
puzzle-question = Quale risposta è la migliore per te?
puzzle-you = Tu
puzzle-other = Giocatore { $number }
puzzle-prompt = La tua risposta (numero, q per uscire):{" "}
puzzle-right = Giusto: { $margin } % di probabilità di vincere in più della seconda risposta.
puzzle-wrong = C'è di meglio. Riprova.
puzzle-none = Qui non c'è nessun rompicapo.
puzzles-found = { $number }: { $question } → { $move } ({ $margin } % di probabilità di vincere in più della seconda risposta)
coach-works = L'allenatore ripensa alla partita
lesson-done = Ben fatto. Continua con: { $command }
lesson-all-done = Ben fatto, ora sai giocare. Una prima partita facile, con «hint» quando vuoi un suggerimento: { $command }

## Replay

edition-newest = { $game }, edizione { $edition } delle regole, la più recente.
edition-older = { $game }, edizione { $edition } delle regole. Ciò che è cambiato da allora non vale per questa partita:
record-over = La registrazione è valida: { $game }, mosse: { $moves }, partita finita.
record-running = La registrazione è valida: { $game }, mosse: { $moves }, partita non ancora finita.
draws-later = Le pescate si possono dimostrare quando la partita è finita.
draws-shared = Posti che hanno contribuito alle pescate prima della prima: { $seats }. Nessuno poteva sceglierle da solo.
draws-alone = Nessun posto ha contribuito alle pescate: chi gestiva il mazziere poteva provare prima più segreti.
draws-silent = Posti che hanno sigillato un contributo ma non l'hanno aperto in tempo: { $seats }.
move-of = { $game } · mossa { $ply } di { $all }
replay-prompt = Invio avanti · b indietro · un numero: quella mossa · q esci >{" "}
chose-in-secret = Scelta segreta: { $who }
dealer = Mazziere
clock = Orologio

## Elenco dei giochi

games-edition = edizione { $edition }
games-bots = bot
games-begin = Per cominciare: { $play }. Per le regole: { $rules }.
allowed-integer = { $low }–{ $high }, di solito { $default }
allowed-flag = yes o no, di solito { $default }
allowed-subset = a scelta tra { $values }; di solito { $default }
allowed-choice = { $values }, di solito { $default }
allowed-text = testo, di solito { $default }

## Il tabellone di Leaving Earth

le-legend =
    via: difficoltà, ⧗ anni, (⧗) tempo a scelta, ☢ radiazione, ≈ atmosfera, ↓ atterraggio, ? carta nascosta, ! automatica
    esiti: ▪ non visto, ✓ successo, ! fallimento minore, ✗ fallimento grave
le-level = partita { $level }
le-turn = turno:{" "}
le-order = ordine: { $order }
le-deck = mazzo degli esiti: { $number }
le-missions = Missioni
le-no-missions = nessuna rimasta
le-impossible = impossibili: { $missions }
le-place = Luogo
le-ways = Vie
le-there = Presenti
le-lost = !perso
le-only-you = solo tu lo sai: { $card }
le-seen-by = ? (vista da { $who })
le-money = { $money } $
le-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
le-free-actions = azioni libere rimaste: { $number }
le-astronauts-lost = † persi: { $number }
le-knows = conosce
le-earth = Terra
le-incapacitated = { $astronaut } (inabile)
le-arrives = { $years ->
        [one] tra un anno
       *[other] tra { $years } anni
    }
le-being-built = in assemblaggio
le-mass = massa { $mass }
le-seats = posti { $taken }/{ $seats }
le-maneuver = Veicolo { $craft }, destinazione { $place }: spinta { $thrust } di { $required }
le-durations = Veicolo { $craft }, destinazione { $place }, spinta richiesta: { $needs } o più a lungo
le-drawn = { $advancement }: { $outcome }; rimuoverlo costa { $cost } $
le-looking = Carta che stai guardando: { $place }
le-offer = Offerta di { $by } a { $to }: { $give } in cambio di { $want }
le-aboard = A bordo ({ $part }): { $aboard }
le-nobody = ancora nessuno

## Il tabellone di Galaxy Trucker

gt-legend = I tratti sono i connettori: ┴ singolo, ╨ doppio, ╫ universale. { $gun }↑ spara in quella direzione, 2{ $gun } e 2{ $engine } consumano un segnalino batteria, { $shield }↗ copre davanti e a destra, { $battery } 3 contiene tre segnalini, […] merci, {"{"}…{"}"} merci speciali, { $life } supporto vitale, + struttura.
gt-short-pilot = Pil
gt-short-cabin = Cab
gt-short-battery = Bat
gt-short-life = Sv
gt-short-engine = Mot
gt-short-cannon = Can
gt-short-shield = Scu
gt-engines = motori { $strength }
gt-cannons = cannoni { $strength }
gt-crew = equipaggio { $number }
gt-tiles = { $number ->
        [one] { $number } tessera
       *[other] { $number } tessere
    }
gt-shields = scudi { $sides }
gt-exposed = esposti { $number }
gt-lost = persi { $number }
gt-tokens = segnalini batteria { $number }
gt-number = numero { $number }
gt-round =
    { $id ->
        [test] Volo di prova
       *[other] Round { $round } di { $rounds }
    }
gt-credits = { $number ->
        [one] { $number } credito
       *[other] { $number } crediti
    }
gt-sand-running = la sabbia scorre: { $circle }
gt-sand-through = la sabbia è finita: { $circle }
gt-circle = { $number ->
        [0] cerchio di partenza
       *[other] cerchio { $number }
    }
gt-to-build = costruisce { $who }, { $points ->
        [one] resta { $points } punto
       *[other] restano { $points } punti
    }
gt-turns-left = turni di sabbia rimasti: { $turns } ({ $circle })
gt-warehouse = Magazzino: coperte { $down }, scoperte { $up }
gt-and = e { $names }
gt-pile = Mazzetto { $pile }: { $cards }
gt-aside = Messe da parte
gt-hand = In mano: { $tile }
gt-order = Ordine di volo: { $places }
gt-at = { $who } in { $place }
gt-out = Fuori corsa: { $who }
gt-card = Carta: { $card }
gt-cards-left = Carte ancora da venire: { $number }
gt-dice = I dadi segnano { $dice }.
gt-dock = Sul molo di { $who }: { $goods }
gt-strength = potenza { $number }
gt-planets = pianeti { $planets }
gt-gain = guadagni: { $goods }
gt-gain-credits = { $number ->
        [one] guadagni { $number } credito
       *[other] guadagni { $number } crediti
    }
gt-needs-crew = serve equipaggio: { $number }
gt-costs-crew = costa equipaggio: { $number }
gt-lose-crew = equipaggio perso: { $number }
gt-lose-goods = merci perse: { $number }
gt-fewest = meno di tutti ({ $what }): { $penalty }
gt-days = { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
gt-hit = { $weight } ({ $side })

## Il tabellone di Galactic Cruise

gc-legend =
    A Avventura, R Relax, F Famiglia, ☾ giornata nello spazio, ⊕ Terra   rampa: ▣ scoperto, □ capovolto, · tolto
    segmenti: costo/PV e icone   ! mai lanciata
gc-neutral = neutrale
gc-npc = CNG
gc-turn = Turno { $number }
gc-phase-setup = preparazione
gc-phase-draft = scelta iniziale
gc-phase-bidding = offerte
gc-phase-turn = turno
gc-phase-advancing = avanzano le navicelle
gc-phase-choosing = scelta di un'azione
gc-phase-acting = azione in corso
gc-phase-boarding = imbarco
gc-phase-paying = pagamento
gc-phase-lifting_off = decollo
gc-phase-turn_end = fine del turno
gc-phase-final_recall = i lavoratori tornano
gc-phase-last_advance = ultimo avanzamento
gc-phase-rachel = turno di Rachel
gc-phase-over = fine
gc-actions-left = azioni rimaste: { $number }
gc-due = da pagare: { $what }
gc-final-round = ROUND FINALE
gc-expert = esperto
gc-technology = Tecnologia
gc-agenda = Agenda
gc-discard = scarti: { $card }
gc-blueprints = Progetti
gc-shuttles = Navicelle
gc-silo = Silo
gc-experts = esperti: { $tile }
gc-cruises = Crociere
gc-fuel = Carburante { $number }
gc-queue = Fila
gc-queue-section = { $ads } pubblicità: { $guests }
gc-day-in-space = giornata nello spazio: { $bonus }
gc-progress = Progressi
gc-meetings = riunioni tenute: { $number }
gc-neutral-cube = { $turns ->
        [one] cubo neutrale tra { $turns } turno
       *[other] cubo neutrale tra { $turns } turni
    }
gc-goals = Obiettivi
gc-goal-left = a sinistra: { $goal }
gc-goal-middle = al centro: { $goal }
gc-goal-right = a destra: { $goal }
gc-rachel = Rachel
gc-rachel-next = prossimo retro: { $back }
gc-rachel-cards = carte rimaste: { $number }
gc-rachel-goals = suoi obiettivi: { $goals }
gc-vp = { $number } PV
gc-money = { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }
gc-ads = { $number } pubblicità
gc-reputation = Reputazione { $number }
gc-home = a casa: { $workers ->
        [one] { $workers } lavoratore
       *[other] { $workers } lavoratori
    }
gc-home-experts = { $number ->
        [one] { $number } esperto
       *[other] { $number } esperti
    }
gc-wings = ali { $number }
gc-tower = rampa
gc-state = sviluppi { $built }   obiettivi { $goals }   costo degli esperti { $cost }
gc-upgrades = potenziamenti: { $upgrades }
gc-holds = ha
gc-hidden-card = carta nascosta
gc-shuttle = navicella
gc-cruise = crociera
gc-scheduled = { $cruise } in programma
gc-no-segments = nessun segmento
gc-in-space = nello spazio: { $way }
gc-token = segnalino

## Per chi ospita

admin-head-login = nome utente
admin-head-name = nome
admin-head-id = codice
admin-head-since = dal
admin-head-session = sessione dal
admin-head-seats = posti
admin-head-game = gioco
admin-head-status = stato
admin-head-opened = aperto
admin-head-moved = ultima mossa
admin-head-moves = mosse
admin-guest = (ospite)
admin-mark-admin = amministra
admin-mark-banned = fuori
admin-status-waiting = in attesa
admin-status-running = in corso
admin-status-over = finita
admin-status-abandoned = interrotta
admin-lifted = Di nuovo accesso per: { $who }.
admin-shut-out = Accesso chiuso per: { $who }; { $seats ->
        [one] { $seats } posto passa a un bot o è di nuovo libero
       *[other] { $seats } posti passano ai bot o sono di nuovo liberi
    }.
admin-promoted = Ora { $who } amministra.
admin-demoted = { $who } non amministra più.
admin-closed = { $match }: chiuso.
admin-announced = Tutti lo leggono fino al { $until }.
admin-silenced = Non c'è più nessun annuncio.
admin-not-stopped = Un server non si è fermato entro { $seconds } secondi.
admin-drained = Nessun server usa più il database.
admin-restored = { $rows ->
        [one] { $rows } riga ripristinata
       *[other] { $rows } righe ripristinate
    }.
admin-moved = { $rows ->
        [one] { $rows } riga copiata
       *[other] { $rows } righe copiate
    }. Avvia il server con il nuovo database.
admin-damaged = danno
admin-database = database
admin-unknown = { $number ->
        [one] { $number } partita è di un gioco o di un'edizione
       *[other] { $number } partite sono di giochi o di edizioni
    } che questa versione non ha.
admin-checked = Partite: { $matches }, voci: { $moves }, danni: { $damaged }.

## Errori, secondo i loro codici

error-bad_archive = Questo file non è un archivio del server, o non è completo.
error-bad_database = Il database non si può usare.
error-bad_lesson = Una lezione non si può leggere.
error-bad_model = Questo file non è un modello che possa giocare qui a questo gioco.
error-bad_option_value = Un'opzione non può avere questo valore.
error-broken_record = La registrazione non si può leggere o non dimostra ciò che afferma.
error-cannot_serve = Con queste impostazioni il server non può funzionare.
error-illegal_move = Le regole non permettono questa mossa adesso.
error-io_error = Un file non si può leggere o scrivere.
error-lab_not_installed = Il laboratorio non è installato.
error-match_over = La partita è finita.
error-no_balance_study = Non c'è uno studio sull'equilibrio di questo gioco.
error-no_content_packs = I componenti di questo gioco sono fissi: non accetta pacchetti di contenuti.
error-no_encoding = Non c'è una codifica di questo gioco con questo nome.
error-no_run = In questa cartella non c'è un addestramento.
error-no_such_thing = Qui niente e nessuno ha questo nome.
error-not_over = La partita non è ancora finita.
error-not_your_turn = A questo posto non viene chiesto nulla adesso.
error-nothing_to_tune = Questo bot non ha valori da regolare.
error-server_not_installed = Il server non è installato.
error-stale = La risposta riguarda una posizione precedente.
error-unknown_bot = Non c'è un bot con questo nome.
error-unknown_edition = Questo gioco non ha un'edizione delle regole con questo nome.
error-unknown_game = Non c'è un gioco con questo nome.
error-unknown_lesson = Questo gioco non ha una lezione o un rompicapo così.
error-unknown_move = Questo gioco non ha una mossa così.
error-unknown_option = Il gioco non ha un'opzione con questo nome.
error-unknown_topic = Non c'è nulla da spiegare con questo nome.
error-wrong_command = Il comando non è corretto.

## Pacchetti, server, rapporti

content-exported = { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } file
}. Cambia i valori, lascia gli identificatori, poi controllalo:
content-playable = { $folder }: con questo pacchetto si può giocare: --content { $folder }
content-unchanged = { $folder }: nessun errore, ma ogni valore è ancora quello dell'edizione della casa
content-mend = Da correggere: { $number }.
serve-at = Cosmodrome è qui: { $addresses } (Ctrl+C lo ferma; le partite sono in { $database })
serve-no-admin = Nessuno lo amministra ancora. Per amministrarlo apri questo link: { $link }
fuzz-goes-on = si continua dopo { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}
fuzz-going = { $matches ->
    [0] ricerca di errori …
    [one] ricerca di errori … { $matches } partita
   *[other] ricerca di errori … { $matches } partite
}
fuzz-found = { $kind } nella partita { $match }: { $file }
fuzz-done = { $left ->
    [0] Partite di { $game }: { $matches }, problemi trovati: { $findings }
   *[other] Partite di { $game }: { $matches } (lasciate prima della fine: { $left }), problemi trovati: { $findings }
}
scaffold-done = { $folder }: { $files } file. { $test } lo prova,
    { $play } lo gioca; { $guide } accompagna da qui in poi.
written-to = Scritto in { $file }.

## Laboratorio, simulazioni, valutazioni

train-going = imparate { $taught }, passi { $steps }, partite { $matches }, ricompensa { $reward }
train-at = { $seconds } s: { $learned }
train-done = Passi: { $steps }, partite: { $matches }, ricompensa { $reward }. L'addestramento è in { $folder }; { $command } ne fa un giocatore.
tune-begins = Valori: { $figures }; prove per generazione: { $trials }, partite per prova: { $matches }
tune-going = generazione { $generation }: { $mean }
dataset-done = Decisioni scritte in { $file }: { $decisions }.
simulate-match = partita { $match }
simulate-title = { $game }, { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}
simulate-pace = Decisioni: { $decisions } in { $seconds } s; { $pace } decisioni/s, { $matches } partite/s
simulate-wrong = errori: { $errors }, non finite: { $unfinished }
rate-title = { $game }, { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
} per coppia
rate-interval = da { $low } a { $high }
rate-ratings = Valutazioni
rate-picture = Valutazioni con i loro intervalli
rate-matrix = Vittorie della riga sulla colonna
rate-scores = Punteggi
rate-lengths = Decisioni per partita
rate-all = tutte
rate-spread = { $name }: da { $low } a { $high }
head-seat = posto
head-bot = bot
head-wins = vittorie
head-share = quota
head-mean = punti medi
head-deviation = ±
head-least = minimo
head-most = massimo
head-rating = valutazione
head-interval = 95 su 100
head-games = partite
