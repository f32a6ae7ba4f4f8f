## Il resoconto dell'allenatore su una partita finita

coach-title = { $game }: resoconto
coach-seat = Visto dal posto di: { $seat }
coach-chance = Probabilità di vittoria
coach-chance-note = numeri: decisioni · punti: fortuna
coach-decisions = Le decisioni che hanno contato di più
coach-decisions-none = Nessuna decisione spicca: le altre risposte avrebbero reso altrettanto.
coach-luck = Registro della fortuna
coach-luck-note = in { $unit }, rispetto alla media
coach-total = fortuna
coach-play = gioco
coach-play-note = punti rispetto al tavolo che non sono fortuna di nessuno
coach-earlier = Le tue partite precedenti
coach-played = Giocata
coach-better = Meglio
coach-instead = Invece di
coach-draws = Le pescate che hanno contato di più
coach-made = Ogni cifra viene da futuri immaginati ed è una stima. Le decisioni sono giudicate in base a ciò che allora si poteva sapere.

coach-unit-points = punti
coach-unit-credits = crediti
coach-amount-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
coach-amount-credits = { $points ->
    [one] { $points } credito
   *[other] { $points } crediti
}

coach-stage-round = Round { $number }
coach-stage-turn = Turno { $number }
coach-stage-year = Anno { $number }
coach-stage-move = Mossa { $number }

coach-source-tiles = componenti
coach-source-dice = dadi
coach-source-cards = carte
coach-source-outcomes = esiti
coach-source-lots = sorteggi
coach-source-parts = pezzi
coach-source-guests = ospiti
coach-source-draws = pescate

## Perché: dai futuri in cui sono state provate entrambe le risposte

coach-why-lost = L'altra risposta vince più spesso (+{ $percent } %) e finisce meglio di { $amount }, su { $futures } futuri immaginati.
coach-why-points = L'altra risposta finisce meglio di { $amount }, su { $futures } futuri immaginati.
coach-why-found = Vince più spesso (+{ $percent } %) e finisce meglio di { $amount } rispetto alla risposta solita, su { $futures } futuri immaginati.
coach-why-found-points = Finisce meglio di { $amount } rispetto alla risposta solita, su { $futures } futuri immaginati.
coach-more = { $amount } in più da: { $source }.
coach-less = { $amount } in meno da: { $source }.

## Il verdetto: un titolo e una frase; mai un rimprovero

coach-verdict-won-lucky = Vittoria col vento in poppa
coach-verdict-won-lucky-text = Hai giocato abbastanza bene da sfruttare quel che la fortuna ti ha dato.
coach-verdict-won-even = Vinta giocando
coach-verdict-won-even-text = La fortuna ha contato poco: hanno deciso le mosse.
coach-verdict-won-unlucky = Vittoria controvento
coach-verdict-won-unlucky-text = Le pescate erano contro di te, e hai vinto lo stesso.
coach-verdict-deserved = Gioco migliore, fortuna peggiore
coach-verdict-deserved-text = Contando solo le mosse, questa partita era tua.
coach-verdict-behind-lucky = Non è mancata la fortuna
coach-verdict-behind-lucky-text = Le pescate sono state gentili. I punti stanno nelle decisioni qui sotto.
coach-verdict-behind-even = Hanno deciso le mosse
coach-verdict-behind-even-text = La fortuna è stata quasi in pari. Le decisioni qui sotto sono la via più breve per fare di più.
coach-verdict-behind-unlucky = Vento contrario fino alla fine
coach-verdict-behind-unlucky-text = Buona parte del distacco era sfortuna, e la fortuna torna.
coach-verdict-alone-won-lucky = Battuta, con un piccolo aiuto
coach-verdict-alone-won-lucky-text = Hai vinto, e le pescate erano dalla tua parte.
coach-verdict-alone-won-even = Battuta con merito
coach-verdict-alone-won-even-text = Hai vinto, e non è stata fortuna.
coach-verdict-alone-won-unlucky = Battuta col brutto tempo
coach-verdict-alone-won-unlucky-text = Hai vinto benché le pescate fossero contro di te.
coach-verdict-alone = Alla prossima
coach-verdict-alone-text = Le pescate lasciavano tutto aperto. Le decisioni qui sotto sono la via più breve per vincere.
coach-verdict-alone-unlucky = Il tempo era brutto
coach-verdict-alone-unlucky-text = Le pescate ti sono costate buona parte di quel che mancava.

coach-fair = Con una fortuna nella media finisce { $scores }.
coach-compared = { $count ->
    [one] Una partita precedente
   *[other] { $count } partite precedenti
}: di solito { $usual }, questa volta { $now }; meglio di { $share } su 100.
coach-compared-none = Non c'è ancora una partita precedente con cui fare il confronto.
coach-compared-luck = La fortuna finora: in media { $usual } a partita, questa volta { $now }.
