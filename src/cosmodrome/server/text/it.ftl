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
mail-changed-subject = Il tuo account Cosmodrome è cambiato
mail-changed =
    Ciao { $name },

    { $what ->
        [password] il tuo account ha una nuova password. Tutti gli accessi aperti sono stati chiusi.
        [app] da ora l'accesso al tuo account chiede un codice di un'app di autenticazione.
        [no-app] l'accesso al tuo account non chiede più un codice di un'app di autenticazione.
        [codes] il tuo account ha nuovi codici di recupero. Quelli vecchi non valgono più.
        [passkey] il tuo account ha una nuova passkey.
        [no-passkey] una passkey è stata tolta dal tuo account.
       *[mail] le e-mail sul tuo account non arrivano più a questo indirizzo.
    }

    Se è opera tua, non c'è nulla da fare. Altrimenti scegli qui una nuova password, o rivolgiti a chi gestisce il server:

    { $link }
