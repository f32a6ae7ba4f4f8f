home-title = Tre mondi, tutte le regole, una base di lancio
home-lead = Con gli amici stasera, una mossa al giorno, o subito contro un bot. Non serve un account.
home-mine = Aspettano te
home-turns =
    { $count ->
        [one] 1 turno
       *[other] { $count } turni
    }
home-all = Tutte le mie { $count } partite
home-games = Siediti al tavolo
home-open = Tavoli in corso e aperti
home-tables-open = { $count } con un posto libero
home-tables-live = { $count } da guardare
home-open-none = In questo momento nessun tavolo è aperto e nessuno si può guardare. Aprine uno e lascia un posto libero: comparirà qui.
table-of = Tavolo di { $who }
table-open = aperto
table-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
table-live = in corso
table-watch = Guarda
home-players = { $low }–{ $high } giocatori
home-players-exactly = { $low } giocatori
home-quick = Gioca subito
home-versus = contro { $bot }
edition-galactic_cruise = edizione della casa
edition-galactic_cruise-about = Molti valori della scatola non sono pubblici: numeri, titoli e abilità di molti pezzi sono nostri; le regole sono quelle stampate. Chi ospita può offrire i valori di una scatola che possiede.
home-setup = Crea un tavolo
home-quick-which = : { $game }
home-rules = Come si gioca
home-rules-short = Regole
home-rules-which = { $game }
about-galactic_cruise = Costruisci navicelle, conquista ospiti, portali oltre gli anelli.
about-galaxy_trucker = Salda una nave con i rottami e guarda che cosa si stacca.
about-leaving_earth = Guida un'agenzia spaziale dal 1956. I razzi possono esplodere.

match-over = Terminata
match-abandoned = Interrotta di comune accordo
match-running = In corso
match-waiting = In attesa di giocatori, { $when }
match-their-turn = Tocca a: { $who }
match-since-time = dalle { $time }
match-since-day =
    { $date ->
        [8] dall'{ $day }
        [11] dall'{ $day }
       *[other] dal { $day }
    }
match-left = ancora { $time }
match-left-about = Dopo, gli altri possono far giocare un bot al posto di chi è assente.
match-late = tempo scaduto
match-go = Gioca il tuo turno
match-look = Dai un'occhiata
match-see = Vedi il risultato
match-short-go = Gioca
match-short-look = Guarda
match-short-see = Esito
home-reports =
    { $count ->
        [one] 1 resoconto
       *[other] { $count } resoconti
    }
match-ahead = Pianifica
match-report = Il resoconto
match-short-ahead = Piani
match-short-report = Resoconto
match-you = tu
match-scores = I miei punti, poi quelli degli altri
match-sit = Siediti

setup-title = Crea un tavolo: { $game }
setup-seats = Chi gioca?
setup-presets = A che cosa giochi?
preset-first = Prima partita
preset-first-text = Il modo più semplice per cominciare: una partita breve con le scelte più facili.
preset-standard = Normale
preset-standard-text = Il gioco base completo.
preset-everything = Tutto
preset-everything-text = Tutti i moduli, la partita più lunga.
setup-rest = Regole, opzioni e tavolo
setup-players = Numero di giocatori
setup-sitter = Posto { $seat }: chi si siede
setup-bot = Posto { $seat }: quale bot
setup-panel = Posto { $seat }: chi gioca?
setup-panel-text = Dalla A alla E: più avanti è la lettera, più è forte.
setup-name = Posto { $seat }: nome
setup-options = Il gioco
setup-components = I componenti
setup-pack = Valori stampati sui pezzi
setup-pack-none = Quelli di Cosmodrome
setup-table = Il tavolo
setup-undo = Annullare le mosse
setup-pace = Ritmo dei bot
pace-instant = Immediato
pace-brisk = Spedito
pace-calm = Calmo, così tutti riescono a seguire
setup-patience = Un bot può sostituire chi è assente dopo
setup-listed = Mostra questo tavolo nella lobby
setup-watchable = Gli spettatori possono guardare
setup-nobody-here = Su questo dispositivo non gioca nessuno: potrai guardare.
setup-open = Apri il tavolo
setup-summary = { $preset } · { $who }
setup-own = Scelta propria
setup-changed = { $preset }, modificata ({ $count })
setup-changed-text = Come l'hai cambiata tu.
setup-back = Torna a { $preset }
setup-fill = Completa con un bot e inizia
setup-visible = Visibile
setup-counts = conta per il punteggio di forza
setup-counts-not = non conta per il punteggio di forza
undo-free-short = libero
undo-consent-short = col consenso
undo-off-short = nessuno
pace-instant-short = subito
pace-brisk-short = svelti
pace-calm-short = con calma
setup-lead = Due scelte, poi si gioca.
setup-others = Altri giochi
setup-seats-note = { $count }, al massimo { $most }
setup-add = Aggiungi un posto
setup-remove = Togli il posto { $seat }
setup-change = Cambia
setup-other-bots = Altri bot
setup-pick = Scegline uno
setup-about = circa { $time }
setup-hints-on = con suggerimenti
setup-hints-off = senza suggerimenti
setup-in-lobby = visibile nella lobby
setup-by-link = solo con il link
seat-bot = bot { $level }
seat-invite = Una persona invitata
seat-open = Posto libero
seat-bot-text = gioca da sé
seat-me-text = gioca su questo dispositivo
seat-here-text = gioca su questo dispositivo, che passa di mano
seat-invite-text = riceve un link quando il tavolo è aperto
seat-open-text = può sedersi chiunque dalla lobby
setup-with-me = tu
setup-with-here = una persona qui
setup-with-invite = una persona invitata
setup-with-open = un posto libero
sitter-me = Io
sitter-here = Un'altra persona su questo dispositivo
sitter-invite = Una persona invitata con un link
sitter-open = Chiunque dalla lobby
undo-free = Libero finché non si rivela qualcosa, poi con il consenso
undo-consent = Sempre con il consenso
undo-off = Mai

join-title = Un posto è riservato a te
join-taken = Questo posto è occupato
join-taken-text = Qui siede già { $who }. Se sei tu, da un altro dispositivo, siediti anche qui; altrimenti puoi guardare.
join-invitation = Invito a giocare a { $game } da parte di { $host }.
join-invitation-nobody = Hai ricevuto un invito a { $game }.
bot-novice = Alfie
bot-casual = Bella
bot-regular = Conrad
bot-expert = Dalia
bot-master = Emil
bot-random = Bot casuale
bot-greedy = Bot goloso
bot-greedy-hasty = Bot goloso: frettoloso
bot-greedy-careful = Bot goloso: prudente
bot-greedy-hauler = Bot goloso: trasportatore
bot-greedy-gunner = Bot goloso: cannoniere
level-novice = principiante
level-casual = occasionale
level-regular = abituale
level-expert = competente
level-master = maestro
plays-novice = Gioca la prima cosa che gli piace.
plays-casual = Gioca per divertirsi e perdona gli errori.
plays-regular = Conosce le regole e pianifica un turno.
plays-expert = Calcola le probabilità, spreca pochi turni.
plays-master = Guarda più avanti di quanto vorresti.
join-text = Scrivi come vuoi farti chiamare e siediti. Non serve un account.
join-pace = Con calma: chi manca per { $time } può essere sostituito da un bot.
join-name = Il tuo nome
join-sit = Siediti
join-watch = Guarda soltanto

account-title = Tu
account-settings = Account e impostazioni
account-name-title = Il tuo nome al tavolo
account-name = Nome
account-guest = Su questo dispositivo giochi come ospite. I tuoi posti restano tuoi finché questo browser conserva i suoi cookie.
account-login = Account: { $login }.
account-saved = Salvato.
account-welcome = Eccoti. Ora i tuoi posti sono tuoi su ogni dispositivo.
account-left = Accesso terminato.
account-register = Registrati
account-register-text = Facoltativo. Un account tiene insieme le tue partite su ogni dispositivo; bastano un nome e una password.
account-enter = Accedi
account-enter-text = I posti che occupi qui come ospite passano al tuo account.
account-which = Prima volta o ritorno
account-login-name = Nome utente
account-login-hint = da 3 a 30 lettere, cifre, punti, trattini o trattini bassi
account-password = Password
account-password-title = Password
account-show = Mostra
account-password-show = Mostra password
account-password-old = Vecchia password
account-password-new = Nuova password
account-strength = Quanto è difficile indovinare la password
account-strength-short = Almeno 12 caratteri; più parole si ricordano facilmente.
account-strength-weak = Facile da indovinare
account-strength-good = Buona
account-strength-strong = Ottima
account-leave = Esci
notices-title = Quando tocca a te
notices-text = Ricevi un avviso quando gli altri ti aspettano, anche senza pagine aperte: uno per ogni turno, dopo un minuto.
notices-off = Chi gestisce questo server ha disattivato gli avvisi.
notices-channels = Dove ricevi gli avvisi
notices-channel-push = Un browser, tramite { $host }
notices-channel-webhook = Un webhook presso { $host }
notices-failing = { $failures ->
    [one] l'ultimo avviso non è arrivato
   *[other] gli ultimi { $failures } avvisi non sono arrivati
}
notices-this-device = Avvisami su questo dispositivo
notices-no-push = Questo browser non può ricevere avvisi a pagina chiusa; serve una pagina aperta con https.
notices-refused = Il browser non lo permette. Controlla le sue impostazioni per questo sito.
notices-webhook = Indirizzo di un webhook
notices-webhook-hint = Per Discord, Slack e simili, o per un tuo programma.
notices-add-webhook = Avvisa questo webhook
notices-test = Prova
notices-remove = Rimuovi
notices-added = Da ora gli avvisi arrivano lì.
notices-sent = Inviato. Dovrebbe essere già arrivato.
notices-removed = Rimosso.
account-data = I tuoi dati
account-data-text = Tutto ciò che è memorizzato su di te: il nome, le sessioni, i posti che occupi, le mosse e i messaggi in chat. Puoi scaricarlo come file o eliminarlo. Le partite giocate con altri continuano senza il tuo nome.
account-export = Scarica i miei dati
account-delete = Elimina i miei dati
account-delete-password = Password, per eliminare i dati
account-delete-sure = Account, nome, sessioni e messaggi in chat vengono cancellati per sempre e perdi i tuoi posti.
account-deleted = Eliminato. Qui non resta nulla su di te.
