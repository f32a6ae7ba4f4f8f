## Il resoconto dell'allenatore su una partita finita

coach-works = L'allenatore ripensa alla partita: { $percent } %
coach-works-note = Si calcola in secondo piano e resta salvato: puoi lasciare questa pagina e tornare.
coach-note = numeri: decisioni · dadi: fortuna, non tu
coach-look = Riguarda il momento
coach-replay = Rivedi la partita
coach-try = Prova da qui
coach-practise = Dalia consiglia
coach-practise-text = i rompicapi: posizioni in cui una mossa è di gran lunga migliore
coach-practise-go = Esercitati
coach-back = Torna alla partita
result-coach = Il resoconto dell'allenatore
result-coach-note = le mosse che hanno deciso
