# I dettagli dei rifiuti: le stesse frasi del file inglese, riconosciute dal loro testo.

## Giochi, opzioni, edizioni

detail-no-game = non c'è un gioco { $name }; ci sono: { $names }
detail-no-game-at = non c'è un gioco in { $place }: { $error }
detail-no-option = non c'è un'opzione { $name }; ci sono: { $names }
detail-option-value = { $name } non può essere { $value }: { $why }
detail-option-one = uno fra { $values }
detail-option-any = quanti si vuole fra { $values }
detail-option-whole = un numero intero da { $low } a { $high }
detail-option-flag = sì o no (yes, no)
detail-option-text = testo
detail-option-form = un'opzione si scrive nome=valore, non { $text }
detail-no-edition = { $game } non ha un'edizione { $name } delle regole; ha: { $names }
detail-no-packs = { $game } non prende pacchetti
detail-no-flights = rounds non può essere vuoto: serve almeno un volo
detail-grey-tokens = grey_tokens deve nominare esattamente quattro gettoni, o nessuno
detail-grey-token = grey_tokens: { $name } non è nelle scatole in gioco
detail-no-lesson = { $game } non ha una lezione { $name }; ha: { $names }
detail-no-puzzle = { $game } non ha un rompicapo { $name }; in tutto: { $count }
detail-no-topic = { $game } non spiega nulla su { $name }
detail-game-name = { $name } non è un nome per un gioco: lettere minuscole, cifre e singoli trattini bassi
detail-there-already = { $place } c'è già

## Posti e bot

detail-seats-match = la partita ha i posti da 1 a { $last }
detail-no-seat = la partita non ha un posto { $seat }
detail-seats-named = posti nominati: { $named }, posti della partita: { $players }
detail-bots-named = bot nominati: { $named }, posti: { $seats }
detail-opponents-named = avversari nominati: { $named }, posti: { $seats }
detail-nobody-answers = nessuno a questo tavolo può rispondere
detail-no-bot = nessun bot { $name } gioca a { $game }; ci sono: { $names }
detail-bot-unloaded = il bot { $name } non si può caricare: { $error }
detail-bot-variants = { $bot } non ha una variante { $name }; ci sono: { $names }
detail-bot-variant = { $bot } non ha una variante { $name }
detail-model-name = un modello non può chiamarsi { $name }: serve una parola semplice che nessun bot porta
detail-own-bot-form = un bot tuo si dà come NOME=model.onnx, non come { $text }
detail-two-bots = una valutazione vuole almeno due bot, ognuno nominato una volta
detail-other-rating = { $file } contiene un'altra valutazione; scegli un altro file
detail-no-report-folder = non c'è una cartella { $folder } per il rapporto
detail-no-study = non c'è uno studio dell'equilibrio di { $game }; c'è di: { $names }
detail-no-scheduler = nessuno scheduler Dask risponde a { $address }: { $error }
detail-cluster-extra = un cluster richiede il pacchetto aggiuntivo { $extra }
detail-fuzz-no-report = { $file } non è un rapporto di `fuzz`
detail-fuzz-other = { $file } riguarda { $game } con il seme { $seed }

## Registrazioni

detail-saved-other = la partita salvata è di { $game }, non di { $other }
detail-names-unread = i nomi dei posti non si possono leggere
detail-no-seat-called = nessun posto si chiama { $name }
detail-no-json = questo non è JSON: { $error }
detail-no-record = questa non è una registrazione del formato { $format }
detail-record-field = alla registrazione manca un campo, o uno è del tipo sbagliato
detail-record-setup = la registrazione non si può preparare: { $why }
detail-record-dealer = mossa { $number }: il mazziere doveva dire { $due }, la registrazione ha { $line }
detail-record-move = mossa { $number }, { $line }: { $why }
detail-record-result = il risultato registrato non è quello delle mosse registrate
detail-record-share = ciò che il posto { $seat } ha aggiunto alle pescate del mazziere non corrisponde al suo sigillo
detail-record-order = le parti nelle pescate del mazziere non sono nell'ordine dei posti
detail-record-secret = il segreto del mazziere non corrisponde all'hash pubblicato
detail-record-dealer-unread = il mazziere della registrazione non si può leggere: { $error }
detail-no-move = nessuna mossa simile: { $text }
detail-no-argument = { $move } non ha un argomento { $name }
detail-no-move-id = nessuna mossa ha il numero { $id }
detail-match-over = la partita è finita
detail-match-not-over = la partita non è finita, quindi non ha ancora un risultato
detail-coach-waits = la partita non è finita: l'allenatore aspetta la fine
detail-not-asked = al posto { $seat } non si chiede nulla; si chiede a: { $seats }
detail-nothing-asked = a questo posto non si chiede nulla
detail-say-who = si chiede a più posti: indica chi risponde

## Laboratorio e modelli

detail-missing-part = manca { $name }: { $command }
detail-no-run = { $run } non contiene un addestramento: manca { $file }
detail-other-run = { $folder } contiene un altro addestramento; scegli un'altra cartella
detail-shared-out = partite ({ $matches }) che non si possono dividere fra i processi ({ $processes })
detail-no-device = qui non c'è un dispositivo { $name } per imparare; cpu c'è sempre
detail-no-figures = nessun bot di { $game } ha valori da regolare
detail-no-figures-of = { $bot } di { $game } non ha valori { $what } da regolare; greedy ha: { $names }
detail-no-encoding = { $game } non ha una codifica; ce l'hanno: { $names }
detail-other-encoding = serve la codifica { $name }, questa versione di { $game } usa { $other }
detail-reward-value = reward non può essere { $value }: uno fra { $values }
detail-model-game = { $file } gioca a { $game }, non a { $other }
detail-model-silent = { $file } non dice a quale gioco gioca
detail-model-extra = un modello richiede il pacchetto aggiuntivo { $extra }
detail-no-model = non c'è un modello { $file }
detail-bad-model = { $file } non è un modello: { $error }

## Server e database

detail-database-form = il database si scrive sqlite:///FILE o postgresql://UTENTE@HOST/NOME
detail-port-form = una porta è un numero da 0 a { $last }, non { $port }
detail-workers = più di un processo richiede PostgreSQL: SQLite ne serve uno
detail-not-started = il server non è partito
detail-database-folder = nella cartella di { $file } non si può scrivere: { $error }
detail-database-taken = un altro server usa { $file }; SQLite ne serve uno alla volta
detail-database-unusable = il database non si può usare: { $error }
detail-database-no-folder = non c'è una cartella { $folder } per il database
detail-database-mode = in { $file } non si può scrivere: controlla proprietario e permessi
detail-database-damaged = { $file } è danneggiato ({ $error }): ripristina una copia di sicurezza
detail-file-damaged = { $file } è danneggiato ({ $error })
detail-archive-damaged = { $file } è danneggiato: { $error }
detail-file-unusable = { $file } non si può usare: { $error }
detail-not-here = non c'è Cosmodrome in { $file }
detail-older-schema = ha il vecchio schema { $found }: avvia una volta il server di questa versione, che lo porta a { $wanted }
detail-newer-schema = è di una versione più nuova di Cosmodrome (schema { $found }; questa conosce fino a { $known }): usa quella versione, o ripristina una copia di sicurezza fatta prima dell'aggiornamento
detail-mail-form = il server di posta si scrive smtp://UTENTE:PASSWORD@HOST:PORTA, o smtps://
detail-mail-from = la posta richiede l'indirizzo del mittente (--mail-from)
detail-mail-site = la posta richiede l'indirizzo con cui si conosce questo server (--site), per i link
detail-file-unread = il file non si può leggere: { $error }
detail-orphan-row = { $table }: la riga { $row } non appartiene a nulla in { $other }
detail-no-file = non c'è un file { $file }
detail-not-copied = { $file } non si può copiare: { $error }
detail-same-database = origine e destinazione sono lo stesso database
detail-source-used = un server usa l'origine: fermalo prima, o le mosse fatte intanto andrebbero perse
detail-no-backup = { $file } non è una copia di sicurezza di Cosmodrome
detail-database-used = un server usa questo database: fermalo prima
detail-file-exists = { $file } esiste già: scegli un altro file, o aggiungi --replace
detail-not-empty = questo database non è vuoto: scegline un altro, o aggiungi --replace
detail-nobody-called = nessuno ha il nome utente o il codice { $who }
detail-guest-admin = { $who } non ha un account: chi amministra ne ha bisogno
detail-guest-password = { $who } non ha un account, quindi nemmeno una password
detail-no-table = nessun tavolo in gioco o in attesa ha il codice { $id }
detail-no-archive = { $file } non è un archivio di Cosmodrome
detail-archive-rows = righe di { $file }: { $found }, dovrebbero essere { $wanted }
detail-archive-short = { $file } finisce troppo presto
detail-announce-what = di' che cosa annunciare, o --clear
detail-pack-form = un pacchetto si scrive NOME=CARTELLA, non { $text }
detail-pack-of-host = il pacchetto { $name }: { $why }
detail-pack-house = ogni valore è ancora quello dell'edizione della casa

## Errori nei pacchetti: file, voce, campo, motivo

detail-pack-place = { $file }: { $entry }, campo { $field }: { $why }
detail-pack-about = pack.toml: campo { $field }: { $why }
detail-pack-entry = { $file }: { $entry }: { $why }
detail-pack-file = { $file }: { $why }
detail-pack-not = { $why }, non { $value }
detail-pack-no-folder = non c'è una cartella simile
detail-pack-not-empty = non è vuota; un pacchetto si scrive in una cartella nuova
detail-pack-neither = non è né una cartella né un pacchetto conservato
detail-pack-changed = il pacchetto { $name } è cambiato dopo l'inizio della partita: non è quello conservato
detail-pack-no-table = non contiene tabelle; un pacchetto può contenere { $names }
detail-pack-files = un pacchetto può contenere { $names }
detail-pack-encoding = non si può leggere: non è scritto in UTF-8
detail-pack-unread = non si può leggere: { $error }
detail-pack-wrong-file = la tabella { $table } non sta qui
detail-pack-only-title = non c'è un campo simile, solo title
detail-pack-title = deve essere un testo non vuoto lungo al più { $most } lettere, non { $value }
detail-pack-must-list = { $table } deve essere una lista di tabelle
detail-pack-must-table = { $table } deve essere una tabella
detail-pack-no-thing = il gioco non ha una cosa simile
detail-pack-twice = c'è due volte
detail-pack-no-entry = manca la voce { $name }
detail-pack-no-field = non c'è un campo simile
detail-pack-missing = manca
detail-pack-field-missing = manca il campo { $name }
detail-pack-field-unknown = non c'è un campo { $name }
detail-pack-word = non conosce la parola { $word }
detail-pack-least = deve essere almeno { $least }
detail-pack-most = deve essere al più { $most }
detail-pack-list-least = deve elencarne almeno { $least }
detail-pack-list-most = deve elencarne al più { $most }
detail-pack-empty = non deve essere vuoto
detail-pack-letters = deve essere lungo al più { $most } lettere
detail-pack-whole = deve essere un numero intero
detail-pack-text = deve essere un testo
detail-pack-flag = deve essere true o false
detail-pack-list = deve essere una lista
detail-pack-table = deve essere una tabella
detail-pack-kind = deve essere del tipo { $kind }, non { $other }
detail-pack-one-of = deve essere uno fra { $names }
detail-pack-bring = deve portare qualcosa
detail-pack-gain = deve far ottenere qualcosa
detail-pack-give = deve dare o money o supplies
detail-pack-get = deve ricevere qualcosa
detail-pack-timing = può avvenire solo con timing = { $moment }
detail-pack-never = riguarda { $action }, che non avviene mai con { $moments }
detail-pack-lower = deve ridurre qualcosa
detail-pack-cannot-lower = uno sconto per { $per } non può ridurre { $unit }
detail-pack-discount-for = uno sconto per { $per } vale con { $actions }
detail-pack-discount-action = uno sconto con { $action } non si può contare per azione
detail-pack-here = 'here' si conosce solo con timing = 'destination'
detail-pack-cover = deve coprire una volta ogni Reputazione da 0 a { $most }
detail-pack-of-a-kind = può averne al più { $most } dello stesso tipo
detail-pack-fall = non deve diminuire
detail-pack-players-once = deve avere una volta ciascuno 1, 2, 3 e 4 giocatori
detail-pack-max = non deve superare max
detail-pack-fixed = è fissato dalle regole e non si può cambiare
detail-pack-layout = deve mettere ognuna delle dodici azioni su un luogo, due per luogo
detail-pack-four-technologies = deve nominare quattro tecnologie diverse
detail-pack-no-goal = non c'è una tessera obiettivo { $name }
detail-pack-no-expert = non c'è una tessera esperto { $name }
detail-pack-space-twice = nomina due volte uno spazio
detail-pack-other-connection = deve essere un collegamento diverso da network_first
detail-pack-no-connection = non c'è un collegamento simile
detail-pack-for-players = deve avere una voce per 1, 2, 3 e 4 giocatori
detail-pack-hand = non deve superare agenda_hand_limit di player_board
detail-pack-storage = più { $name } di quanto contenga storage_base di player_board
detail-pack-experts = deve avere un esperto sinistro e uno destro
detail-pack-colours = i colori dei gettoni sono fissati dalle regole
detail-pack-upgrade-id = l'id di un miglioramento nomina destinazione e posizione
detail-pack-guest-twice = nomina due volte un tipo di ospite
detail-pack-stops = deve avere da una a quattro tappe e poi earth
detail-pack-destination = deve avere una destinazione
detail-pack-no-technology = non c'è una tecnologia { $name }
detail-pack-backs = { $name } ha più di un retro
detail-pack-no-space = nomina uno spazio che il tracciato non ha
detail-pack-no-token = non c'è un gettone { $name }
detail-pack-no-upgrade = non c'è un miglioramento { $name }
detail-pack-levels = deve avere una voce per easy, medium e hard

## Ciò che dicono il sistema e le librerie

library-errno-file = { $error }: { $file } (errno { $number })
library-errno = { $error } (errno { $number })
library-os-no-file = questo file o questa cartella non c'è
library-os-folder = è una cartella, non un file
library-os-no-folder = non è una cartella
library-os-forbidden = non c'è il permesso
library-os-not-permitted = l'operazione non è permessa
library-os-exists = questo file o questa cartella c'è già
library-os-full = sul disco non c'è più spazio
library-os-read-only = il disco è di sola lettura
library-os-not-empty = la cartella non è vuota
library-os-name-long = il nome del file è troppo lungo
library-os-port-taken = indirizzo e porta sono già in uso
library-os-no-address = questa macchina non ha questo indirizzo
library-os-no-name = non c'è una macchina con questo nome
library-os-refused = il collegamento è rifiutato
library-no-module = non c'è un modulo { $name }
library-json-place = { $error }: riga { $line }, colonna { $column } (carattere { $char })
library-json-value = qui ci vuole un valore
library-json-name = qui ci vuole un nome tra virgolette doppie
library-json-colon = qui ci vuole «:»
library-json-comma = qui ci vuole «,»
library-json-more = dopo la fine c'è dell'altro
library-json-string = un testo tra virgolette non finisce
library-json-control = un testo contiene un carattere di controllo
library-json-escape = dopo «\» questo carattere non è ammesso
library-toml-place = { $error } (riga { $line }, colonna { $column })
library-toml-end = { $error } (alla fine del file)
library-toml-value = il valore non è valido
library-toml-statement = la riga non è scritta correttamente
library-toml-line = la riga doveva finire qui
library-toml-expected = qui ci vuole { $sign }
library-toml-bad-sign = qui non è ammesso il carattere { $sign }
library-toml-illegal-sign = il carattere { $sign } non è ammesso
library-toml-table-twice = { $name } compare due volte
library-toml-again = questo campo ha già un valore
library-toml-table-end = manca «]» alla fine del titolo di una tabella
library-toml-list-end = manca «]]» alla fine del titolo di una voce
library-toml-equals = dopo il nome di un campo ci vuole «=»
library-toml-name = il nome di un campo non può cominciare così
library-toml-array = una lista non finisce: manca «]»
library-toml-inline = una tabella non finisce: manca la graffa
library-toml-duplicate = il campo { $name } compare due volte
library-toml-string = un testo tra virgolette non finisce
library-toml-backslash = in un testo «\» va scritto due volte
library-toml-date = la data non è valida

# Ciò che si è scritto, tra virgolette.
quoted = «{ $text }»
