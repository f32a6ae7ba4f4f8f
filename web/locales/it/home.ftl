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
home-open = Tavoli aperti
home-open-none = Nessuno aspetta giocatori in questo momento. Apri un tavolo e lascia un posto libero: comparirà qui.
home-players = da { $low } a { $high } giocatori
home-players-exactly = { $low } giocatori
home-quick = Gioca subito
home-versus = contro { $bot }
edition-galactic_cruise = edizione della casa
home-setup = Crea un tavolo
home-quick-which = : { $game }
home-rules = Come si gioca
home-rules-short = Regole
home-rules-which = { $game }
about-galactic_cruise = Costruisci una flotta di navicelle di lusso, conquista i tuoi ospiti e portali oltre gli anelli prima della riunione.
about-galaxy_trucker = Salda insieme una nave con quello che offre il magazzino, poi scopri in volo che cosa si stacca per primo.
about-leaving_earth = Guida un'agenzia spaziale nel 1956. Ricerca razzi che possono esplodere e fai i lunghi conti per andare e tornare.

match-over = Terminata
match-abandoned = Interrotta di comune accordo
match-running = In corso
match-waiting = In attesa di giocatori, { $when }
match-my-turn = Tocca a te, { $when }
match-their-turn = Tocca a: { $who }, { $when }
match-join = C'è un posto libero: unisciti
match-go = Gioca il tuo turno
match-look = Dai un'occhiata
match-see = Vedi il risultato
match-sit = Siediti

setup-title = Crea un tavolo: { $game }
setup-seats = Chi gioca?
setup-presets = A che cosa giochi?
preset-first = Prima partita
preset-first-text = Il modo più semplice per cominciare: una partita breve con le scelte più facili.
preset-standard = Normale
preset-standard-text = Il gioco base completo.
preset-everything = Tutto
preset-everything-text = Tutti i moduli e il massimo dei giocatori.
setup-rest = Regole, opzioni e tavolo
setup-players = Numero di giocatori
setup-count =
    { $count ->
        [one] In solitario
       *[other] { $count } giocatori
    }
setup-sitter = Posto { $seat }: chi si siede
setup-bot = Posto { $seat }: quale bot
setup-name = Posto { $seat }: nome
setup-name-hint = Nome
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
sitter-me = Io
sitter-here = Un'altra persona su questo dispositivo
sitter-invite = Una persona invitata con un link
sitter-open = Chiunque dalla lobby
sitter-bot = Un bot
undo-free = Libero finché non si rivela qualcosa, poi con il consenso
undo-consent = Sempre con il consenso
undo-off = Mai

join-title = Un posto è riservato a te
join-invitation = Invito a giocare a { $game } da parte di { $host }.
join-invitation-nobody = Hai ricevuto un invito a { $game }.
bot-novice = Alfie
bot-casual = Bella
bot-regular = Conrad
bot-expert = Dalia
bot-master = Emil
level-novice = principiante
level-casual = occasionale
level-regular = abituale
level-expert = esperto
level-master = maestro
plays-novice = Gioca la prima cosa che gli piace.
plays-casual = Gioca per divertirsi e perdona gli errori.
plays-regular = Conosce le regole e pianifica un turno.
plays-expert = Calcola le probabilità, spreca pochi turni.
plays-master = Guarda più avanti di quanto vorresti.
bot-with-level = { $bot }, { $level }
join-text = Scrivi come vuoi farti chiamare e siediti. Non serve un account.
join-name = Il tuo nome
join-sit = Siediti
join-watch = Guarda soltanto

account-title = Tu
account-name-title = Il tuo nome al tavolo
account-name = Nome
account-guest = Su questo dispositivo sei un ospite. I tuoi posti restano tuoi finché questo browser conserva i suoi cookie.
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
account-password-old = Vecchia password
account-password-new = Nuova password
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
