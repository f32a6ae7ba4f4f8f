# What the server itself says, in notices to people who are not looking.

notice-title = Cosmodrome
notice-turn = Tocca a te.
notice-quick = (una risposta veloce)
notice-think = (c'è da pensare)
notice-test = Gli avvisi arrivano qui.
