record = I miei risultati
record-summary =
    { $matches ->
        [one] 1 partita finita
       *[other] { $matches } partite finite
    }, vinte: { $won }
record-none = Nessuna partita è ancora finita. Qui staranno i tuoi risultati, gioco per gioco.
record-counting = Conto i risultati…
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
record-form = I miei ultimi piazzamenti
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
