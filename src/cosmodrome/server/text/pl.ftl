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
