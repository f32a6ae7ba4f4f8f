## Raport trenera po zakończonej rozgrywce

coach-works = Trener przegląda rozgrywkę: { $percent } %
coach-works-note = Powstaje w tle i zostaje zapisany: można opuścić tę stronę i wrócić.
coach-note = liczby: decyzje · kości: szczęście, nie ty
coach-look = Zobacz tę chwilę
coach-replay = Powtórka
coach-try = Spróbuj stąd
coach-practise = Dalia poleca
coach-practise-text = zagadki: pozycje, w których jeden ruch jest zdecydowanie lepszy
coach-practise-go = Poćwicz
coach-back = Wróć do rozgrywki
result-coach = Raport trenera
result-coach-note = ruchy, które przesądziły
