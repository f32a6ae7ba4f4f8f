## Raport trenera po zakończonej rozgrywce

coach-works = Trener przegląda rozgrywkę: { $percent } %
coach-note = liczby: decyzje · kości: szczęście, nie ty
coach-look = Zobacz tę chwilę
coach-replay = Powtórka
coach-back = Wróć do rozgrywki
result-coach = Raport trenera
