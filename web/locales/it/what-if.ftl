## E se

what-if = E se…?
what-if-title = Continua da qui in privato
what-if-text = Continui in privato, in un mondo che puoi immaginare, contro i bot. Niente di tutto questo conta.
what-if-from = La posizione di partenza
what-if-return = Torna alla partita
what-if-again = Altra fortuna
what-if-again-title = Di nuovo dall'inizio, con altre pescate
what-if-over = Sarebbe potuta finire così.
what-if-since = Da allora
