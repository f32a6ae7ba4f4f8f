## Il resoconto dell'allenatore su una partita finita

coach-works = L'allenatore ripensa alla partita: { $percent } %
coach-note = numeri: decisioni · dadi: fortuna, non tu
coach-look = Riguarda il momento
coach-replay = Rivedi la partita
coach-back = Torna alla partita
result-coach = Il resoconto dell'allenatore
