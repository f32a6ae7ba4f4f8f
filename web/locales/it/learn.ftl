learn-title = Impara giocando
learn-puzzles = Rompicapi
learn-lead = Brevi lezioni sul tabellone vero: pochi minuti ciascuna, e nulla può andare storto.
learn-minutes = { $minutes } min
learn-under-way = Passo { $at } di { $count }
learn-done = Completata
learn-begin = Comincia la prima lezione
learn-go-on = Continua a imparare
learn-new = È la prima volta?
learn-new-text = Brevi lezioni sul tabellone vero ti mostrano il gioco mossa per mossa.
learn-in-minutes = Impara giocando
learn-short = Continua a imparare
learn-at = Lezione { $number } di { $count }
learn-again = Ripassa
learn-all-done = Tutte le lezioni completate
learn-not-now = Non adesso

lesson-says = La lezione
lesson-plan = Piano della lezione
lesson-step = Passo { $at } di { $count }
lesson-number = Lezione { $number } di { $count }
lesson-left =
    { $minutes ->
        [one] circa 1 minuto rimasto
       *[other] circa { $minutes } minuti rimasti
    }
lesson-your-move = La tua mossa
lesson-next = Avanti
lesson-back = Indietro
lesson-fold = Riduci
lesson-skip = Lascia la lezione
lesson-skip-text = Il tuo punto nella lezione resta salvato: puoi continuare quando vuoi.
lesson-skip-yes = Lascia
lesson-restart = Ricomincia questa lezione
lesson-play = Passa a una prima partita
lesson-else = Le regole lo permettono, ma questa lezione vuole prima mostrarti un'altra cosa.
lesson-legal = Adesso puoi farlo; la lezione chiede un'altra cosa.
lesson-tutor = Ti guida Conrad
lesson-tutor-text = Questo è un tabellone vero. Qui nulla di ciò che fai può andare storto.
lesson-over = Lezione completata
lesson-following = Prossima: { $lesson }
lesson-first-match = Gioca una prima partita
lesson-all = Tutte le lezioni
