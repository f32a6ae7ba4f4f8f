# What the server itself says, in notices and letters to people who are not looking.

notice-title = Cosmodrome
notice-quick = It is your turn. { $question } (a quick answer)
notice-think = It is your turn. { $question } (something to think about)
notice-test = Notices reach you here.

mail-reset-subject = A new password for Cosmodrome
mail-reset =
    Hello { $name },

    somebody, most likely you, asked for a new password at Cosmodrome. Choose one here within two days:

    { $link }

    If it was not you, do nothing: your password stays as it is.
mail-address-subject = Your address at Cosmodrome
mail-address =
    Hello { $name },

    open this link within two days, and Cosmodrome will send you a new password here should you ever lose yours:

    { $link }

    If you did not ask for this, do nothing and you will not hear from us again.
mail-changed-subject = Your Cosmodrome account was changed
mail-changed =
    Hello { $name },

    { $what ->
        [password] your account has a new password. Everyone who was signed in to it was signed out.
        [app] signing in to your account now asks for a code from an authenticator app.
        [no-app] signing in to your account no longer asks for a code from an authenticator app.
        [codes] your account has new recovery codes. The old ones no longer work.
        [passkey] your account has a new passkey.
        [no-passkey] a passkey was removed from your account.
       *[mail] letters about your account no longer go to this address.
    }

    If this was you, there is nothing to do. If it was not, choose a new password here, or turn to the host of the server:

    { $link }
