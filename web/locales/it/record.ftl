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
record-bots-none = Ancora nessuno incontrato.
record-bot = { $bot }: vinte { $won } su { $count }
record-places = Piazzamenti
record-places-text = come sono finite le mie partite
record-count = Posto { $place }: { $count }
record-history = Cronologia
