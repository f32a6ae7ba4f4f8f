## A gdyby

what-if = A gdyby?
what-if-title = Graj stąd dalej prywatnie
what-if-text = Grasz dalej prywatnie, w świecie, który możesz sobie wyobrazić, przeciw botom. Nic z tego się nie liczy.
what-if-from = Pozycja wyjściowa
what-if-return = Wróć do rozgrywki
what-if-again = Inny los
what-if-again-title = Jeszcze raz od początku, z innym losowaniem
what-if-over = Tak mogło się to skończyć.
what-if-since = Od tamtej chwili
