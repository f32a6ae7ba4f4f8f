## Suggerimenti

hint = Suggerimento
hint-title = Che cosa farebbe un giocatore forte? (H)
hint-best = Suggerimento: { $move }
hint-heading = Io farei così
hint-thinking = Ci sto pensando…
hint-none = Qui non ho nulla da suggerire.
hint-again = Riprova
hint-knows = Trovato solo con quello che vedi tu, nient'altro.
hint-always = Dammi suggerimenti senza che li chieda
table-hints = Suggerimenti
setup-hints = Tutti possono chiedere suggerimenti
error-hints_off = A questo tavolo si gioca senza suggerimenti.
error-no_hint = Al momento non è stato trovato alcun suggerimento.
explain-late = In questo momento il server ha molto da calcolare. La domanda si ripete da sola.
