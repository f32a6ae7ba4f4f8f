# What the server itself says, in notices to people who are not looking.

notice-title = Cosmodrome
notice-turn = Twoja tura.
notice-quick = (szybka odpowiedź)
notice-think = (jest nad czym pomyśleć)
notice-test = Powiadomienia docierają tutaj.
