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
