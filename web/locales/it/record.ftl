record = I miei risultati
record-summary =
    { $matches ->
        [one] 1 partita finita
       *[other] { $matches } partite finite
    }, vinte: { $won }
record-none = Nessuna partita è ancora finita. Qui staranno i tuoi risultati, gioco per gioco.
record-won = vinte: { $won } su { $count }
record-best = Miglior risultato: { $points }
record-place = Posto { $place } di { $of }
record-solo = In solitario
record-bots = Contro i bot
record-bots-text = quota di partite vinte
record-bot = { $bot }: vinte { $won } su { $count }
record-places = Piazzamenti
record-places-text = come sono finite le mie partite
record-count = Posto { $place }: { $count }
record-history = Cronologia
record-all = Tutte: { $count }
record-learnt = Imparato
record-learnt-text = lezioni e rompicapi, conservati in questo browser
record-lessons = lezioni: { $done } su { $count }
record-puzzles = rompicapi: { $done } su { $count }
record-puzzle-row = Rompicapi del giorno: { $count } di fila
record-when = Quando gioco
record-when-text = partite cominciate in { $weeks } settimane: { $count }; più chiaro, più partite
record-company = Con chi giochi
record-company-text = Con i nomi che avevano al tavolo. Giocare ancora apre lo stesso tavolo con il loro posto libero.
record-company-count =
    { $count ->
        [one] 1 partita, { $game }
       *[other] { $count } partite, l'ultima { $game }
    }
ratings = I miei punteggi di forza
rating-none = Ancora nessun punteggio di forza: conta un tavolo standard con altri.
rating-spread = La forza vera è entro questo margine 95 volte su 100.
rating-matches =
    { $count ->
        [one] 1 partita conta
       *[other] { $count } partite contano
    }
rating-days = { $count } giorni
rating-how = Il punteggio di forza nasce dalle partite finite con persone e bot. Le prime partite e i tavoli passati di mano non contano mai.
rating-needs-name = Ecco ciò che qui si sa di te. Un punteggio di forza richiede un nome tutto tuo:
record-gave-up = Abbandonata
record-nth = { $place }º
record-game = Gioco
record-day = Giorno
record-now = ora
record-statistics = Statistiche
record-statistics-text = tutte le partite, persone e bot
record-statistics-game = Punti, decisioni e fortuna di
record-bots-bot = Bot
record-bots-won = Vinte
record-bots-of = Giocate
record-decisions = Decisioni
record-decisions-text = { $game }: vantaggio senza fortuna
record-luck = Fortuna
record-luck-text = { $game }: la somma; fascia: il consueto
record-luck-sum = Somma
record-luck-usual = Consueto
record-matches-ago =
    { $count ->
        [one] 1 partita fa
       *[other] { $count } partite fa
    }
record-points = Punti, { $game }
record-points-text = i miei; tratteggiati: gli altri
record-points-alone = delle mie partite
record-points-from = Da
record-points-mine = Io
record-points-others = Altri
record-when-count = Partite
record-none-told = Fortuna o bravura?
record-reports-none = L'allenatore le distingue: apri il resoconto di una partita di { $game } e qui le vedrai entrambe.
record-ask-coach = Apri l'ultimo resoconto
uncounted-first_match = Una prima partita non conta mai per il punteggio di forza.
uncounted-first_match-short = prima partita
uncounted-hot_seat = Un tavolo passato di mano non conta mai per il punteggio di forza.
uncounted-hot_seat-short = passato di mano
uncounted-nobody_rated = Non c'era nessuno con cui confrontarsi: non conta per il punteggio di forza.
uncounted-nobody_rated-short = non conta
record-report = Resoconto
setup-expected = vinceresti { $won } su 10
setup-ratings = I numeri sono punteggi di forza, da vere partite dei bot; il tuo è { $rating }.
