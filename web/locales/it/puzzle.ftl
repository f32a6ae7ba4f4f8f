## Rompicapi

puzzle-daily = Rompicapo del giorno
puzzle-week = I rompicapi degli ultimi sette giorni
puzzle-of-day =
    { $solved ->
    [true] { $day }: risolto
   *[other] { $day }: ancora da risolvere
}
puzzle-solve = Risolvilo
puzzle-done = Risolto
puzzle-row = { $count } di fila
puzzle-title = Rompicapo { $number }
puzzle-find = Trova la mossa migliore
puzzle-text = Una risposta è di gran lunga migliore di tutte le altre. Tutto ciò che puoi sapere è sul tavolo.
puzzle-else = C'è di meglio. Riprova.
puzzle-skip = Lascia il rompicapo
puzzle-skip-text = Puoi tornarci quando vuoi.
puzzle-legal = Puoi farlo, ma non è la risposta migliore.
puzzle-all-of = Rompicapi di { $game }
puzzle-next = Prossimo rompicapo
puzzle-over = Risolto
puzzle-all = Alla pagina iniziale
