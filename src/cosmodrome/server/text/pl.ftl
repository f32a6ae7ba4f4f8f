# What the server itself says, in notices and letters to people who are not looking.

notice-title = Cosmodrome
notice-quick = Twoja tura. { $question } (szybka odpowiedź)
notice-think = Twoja tura. { $question } (jest nad czym pomyśleć)
notice-test = Powiadomienia docierają tutaj.

mail-reset-subject = Nowe hasło do Cosmodrome
mail-reset =
    Cześć { $name },

    ktoś, najpewniej ty, prosi o nowe hasło do Cosmodrome. Ustaw je tutaj w ciągu dwóch dni:

    { $link }

    Jeśli to nie ty, nic nie rób: hasło zostanie takie, jakie jest.
mail-address-subject = Twój adres w Cosmodrome
mail-address =
    Cześć { $name },

    otwórz ten link w ciągu dwóch dni, a Cosmodrome wyśle tu nowe hasło, gdyby stare kiedyś przepadło:

    { $link }

    Jeśli to nie twoja prośba, nic nie rób, a więcej nie napiszemy.
mail-changed-subject = Zmiana na twoim koncie Cosmodrome
mail-changed =
    Cześć { $name },

    { $what ->
        [password] twoje konto ma nowe hasło. Wszystkie otwarte sesje zostały zakończone.
        [app] logowanie na twoje konto wymaga teraz kodu z aplikacji uwierzytelniającej.
        [no-app] logowanie na twoje konto nie wymaga już kodu z aplikacji uwierzytelniającej.
        [codes] twoje konto ma nowe kody zapasowe. Stare już nie działają.
        [passkey] twoje konto ma nowy klucz dostępu.
        [no-passkey] z twojego konta usunięto klucz dostępu.
       *[mail] wiadomości dotyczące twojego konta nie przychodzą już na ten adres.
    }

    Jeśli to twoja zmiana, nie musisz nic robić. Jeśli nie, ustaw tutaj nowe hasło albo zwróć się do gospodarza serwera:

    { $link }
