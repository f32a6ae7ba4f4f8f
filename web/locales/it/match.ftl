board = Tabellone
side = Le tue mosse e le chiacchiere al tavolo
players = Giocatori
recent = Che cosa è appena successo
tab-log = Registro
tab-chat = Chat
tab-rules = Regole
tab-moves = Mosse
tab-table = Tavolo
moves-none = Non tocca a te: adesso non c'è nulla da scegliere.
menu-open = Registro, chat e regole
rail-fold = Chiudi la colonna
rail-open = Mostra la colonna

playback = Riproduzione
playback-back = Indietro di un passo
playback-pause = Metti in pausa la riproduzione
playback-go-on = Continua
playback-forward = Avanti di un passo
playback-turns = Gli ultimi turni
playback-speed = Velocità
playback-instant = subito
playback-live = in diretta
playback-paused = in pausa
playback-behind =
    { $count ->
        [one] 1 passo indietro: mostra adesso
       *[other] { $count } passi indietro: mostra adesso
    }

dock = La domanda e le risposte
seats = Posti
dock-also = Anche possibile ({ $count })
dock-side = Anche possibile adesso
dock-more = Altro
# Before the price of the cheapest of several answers: from −2.
dock-from = da
dock-list = Tutte le mosse
dock-not-that = Non questo
dock-do-it = Conferma
dock-sure = Non si annulla facilmente. Confermi?
dock-second-click = Un altro clic, oppure Invio.
dock-last-chance = Qui non resta niente da scegliere. Una mossa libera prima di andare avanti?
take-back = Ritira
plan-ahead = Pianifica…
plan-drop = Togli dal piano

zone-grow = Guarda da vicino: { $zone }
zone-shrink = Rimetti a posto: { $zone }
title-turn = ● Tocca a te: { $game }

match-closed = Questo tavolo è chiuso per te
match-unreachable = Il server non è raggiungibile. Nuovo tentativo…
board-broken = Il disegno di questo tabellone non è riuscito, ecco quello semplice. Nulla di ciò che hai giocato è perduto.
board-gone = L'edizione delle regole di questa partita non c'è più; il registro racconta che cosa è successo.

status-gate = Preparati
status-yours = Tocca a te
status-theirs = In attesa di: { $who }
status-watching = Stai guardando. Tocca a: { $who }
status-waiting = In attesa di giocatori
status-dealing = Il mazziere è al lavoro
status-looking = Rivedere la partita
status-last-steps = Gli ultimi passi
status-pass = Passa il dispositivo. Tocca a: { $who }

line-connecting = Connessione…
line-offline = Connessione persa. Nuovo tentativo…
clock-held = aspetta tutti

ask-search = Cerca tra le tue mosse
ask-search-hint = Cerca tra { $count } mosse
ask-none = Nessuna mossa così. Svuota la ricerca per vederle tutte.
ask-not-now =
    { $count ->
        [one] Una mossa non è possibile adesso
       *[other] { $count } mosse non sono possibili adesso
    }
ask-why = Perché no?
ask-legal = Questa mossa è possibile ora.

undo = Annulla mossa
undo-ask = Proponi di ritirare la mossa
undo-turn = Ritira tutto il turno
redo = Rigioca

absence =
    { $count ->
        [one] Dalla tua ultima visita c'è stato un passo.
       *[other] Dalla tua ultima visita ci sono stati { $count } passi.
    }
absence-show = Mostra
absence-skip = Salta

standing-always = Rispondi sempre così
standing-hint = La prossima risposta resta fissa: in questa partita la domanda avrà sempre questa risposta.
standing-kept = Sempre: { $move }
standing-drop = Chiedimelo di nuovo
standing-last-off = Non chiederlo più
standing-last-hint = In questa partita: dove restano solo mosse libere, si va avanti da soli.
standing-last = Senza domanda: mosse libere alla fine di un'azione

player-you = tu
player-winner = Vittoria
player-resigned = Abbandono
player-your-turn = tocca a te
player-to-move = di turno
player-waited = { $turn } · { $time }
player-sit = Siediti
player-pass = Passa il dispositivo
player-leave = Lascia il tavolo
player-replace = Fai continuare un bot
presence-bot = Bot
presence-here = Online
presence-away = Offline
presence-unclaimed = Non ancora al tavolo

log-empty = Non è ancora successo nulla.
log-more = Mostra i turni precedenti ({ $count })
log-all = Tutti
log-filter = Turni di chi
log-table = Il tavolo
log-times = { $said } × { $times }
log-position = Posizione { $ply }
note-somebody = Qualcuno
note-joined = { $who } si siede.
note-left = { $who } lascia il tavolo.
note-resigned = { $who } abbandona la partita.
note-replaced = Un bot continua al posto di: { $who }.
note-undone = { $who } ritira delle mosse.
note-undo_refused = { $who } rifiuta di ritirare la mossa.
note-abandoned = La partita è interrotta di comune accordo.
note-ready = Tutto pronto: { $who }.

chat-say = Scrivi un messaggio
chat-send = Invia
chat-empty = Nessuno ha ancora scritto.
chat-spectator = Qui può scrivere chi siede al tavolo.

curtain-title = Tocca a: { $who }
curtain-text = Passa il dispositivo. Il tavolo resta coperto finché chi gioca dopo non guarda.
curtain-lift = { $who } è qui: mostra il tavolo

timeline = Rivedere la partita
timeline-first = All'inizio
timeline-back = Indietro di un passo
timeline-forward = Avanti di un passo
timeline-last = Alla posizione attuale
timeline-play = Riproduci
timeline-pause = Pausa
timeline-position = Posizione
timeline-at = { $ply } di { $last }
timeline-eyes = Con gli occhi di chi
timeline-spectator = Dal pubblico
timeline-as = Come { $who }
timeline-now = Torna al presente

result-winner =
    { $count ->
        [one] Vince { $who }
       *[other] Vittoria condivisa: { $who }
    }
result-nobody = Nessuno vince
result-why = In vantaggio di { $by }, soprattutto grazie a: { $line } (+{ $more }).
result-table = Punteggi finali
graph = Come è andata la partita
graph-table = In una tabella
result-player = Giocatore
result-total = Totale
result-again = Gioca ancora
result-again-note = stesso tavolo, stessi giocatori
result-replay = Rivedi la partita
result-replay-note = mossa per mossa, con gli occhi di tutti
result-leave = Lascia il tavolo
result-board = Guarda il tabellone
result-show = Mostra il risultato

banner-edition = Questa partita seguiva un'edizione delle regole più vecchia. Viene mostrata dal suo registro.
banner-abandoned = Questa partita è stata interrotta di comune accordo.
banner-opening = Ci siete tutti. Ora ogni posto aggiunge la sua parte al sorteggio, poi la partita comincia.
banner-deal = Cominciare senza chi non è venuto
banner-waiting = La partita comincia quando tutti si sono seduti.
banner-gate = Si aspetta che tutti siano pronti: { $who }.
banner-ready = Tutto pronto
banner-ready-as = Tutto pronto: { $who }
banner-undo = { $who } vorrebbe ritirare delle mosse. Devono ancora rispondere: { $missing }.
banner-undo-look = Guarda la posizione { $ply }
banner-agree = Accetto
banner-refuse = Rifiuto
banner-abandon = { $who } vorrebbe interrompere questa partita senza un risultato.
banner-withdraw = Continua a giocare
invite-text = Manda un link a ogni persona. Chi ce l'ha può prendere il posto.
invite-link = Link per il posto { $seat }
invite-copy = Copia
invite-send = Manda
invite-copied = Link copiato.
invite-by-hand = Qui non si può copiare; seleziona il link e copialo a mano.

generic-none = nessuno

settings = Come giochi
settings-theme = Colori
theme-name-system = Come il dispositivo
theme-name-light = Chiari
theme-name-dark = Scuri
settings-confirm = Un secondo clic
confirm-always = per ogni mossa
confirm-matters = per ciò che costa qualcosa o non si annulla
confirm-never = solo per ciò che è pericoloso
settings-sound = Suoni
settings-volume = Volume
table-options = Questo tavolo
table-notices = Avvisami quando tocca a me
table-edition = Edizione delle regole
table-spectators = Spettatori
table-record = Scarica la registrazione
table-resign = Abbandona
table-resign-sure = Lasci la partita per sempre; gli altri continuano senza di te.
table-abandon = Proponi di interrompere la partita
table-abandon-sure = Se tutti accettano, la partita finisce senza un risultato.
fair-title = Distribuzione verificabile
fair-shares = Chi ha contribuito al sorteggio
fair-share-sealed = { $who }: parte sigillata, non ancora aperta
fair-share-opened = { $who }: ha aggiunto una parte che nessun altro conosceva
fair-share-silent = { $who }: ha sigillato una parte ma non l'ha aperta in tempo, perciò è rimasta fuori
fair-share-none = { $who }: nessuna parte; non era al tavolo all'inizio, o gioca con un programma che non ne aggiunge
fair-own-holds = Ciò che questo browser ha aggiunto è compreso
fair-before = Il segreto del mazziere è stato fissato all'apertura del tavolo e ognuno aggiunge una parte propria, così nessuno può scegliere le pescate. Questa è l'impronta del segreto; il segreto segue alla fine, così ogni pescata si può controllare.
fair-after = La partita è finita e il segreto del mazziere è pubblico. Controlla che corrisponda all'impronta e che ogni pescata ne derivi.
fair-commitment = Impronta
fair-seed = Segreto
fair-verify = Verifica il mazziere
fair-commitment-holds = Il segreto corrisponde all'impronta
fair-here-holds = Ricalcolato in questo browser
fair-replay-holds = La registrazione porta a questo risultato

# Boards: the button that makes every piece explain itself
board-explain = Spiega invece di giocare
