# What the server itself says, in notices and letters to people who are not looking.

notice-title = Cosmodrome
notice-quick = Tocca a te. { $question } (una risposta veloce)
notice-think = Tocca a te. { $question } (c'è da pensare)
notice-test = Gli avvisi arrivano qui.

mail-reset-subject = Una nuova password per Cosmodrome
mail-reset =
    Ciao { $name },

    qualcuno, molto probabilmente tu, ha chiesto una nuova password per Cosmodrome. Sceglila qui entro due giorni:

    { $link }

    Se la richiesta non è tua, non fare nulla: la password resta com'è.
mail-address-subject = Il tuo indirizzo presso Cosmodrome
mail-address =
    Ciao { $name },

    apri questo link entro due giorni, e Cosmodrome ti manderà qui una nuova password se mai perdessi la tua:

    { $link }

    Se la richiesta non è tua, non fare nulla e non ti scriveremo più.
