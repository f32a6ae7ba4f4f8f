## Podpowiedzi

hint = Podpowiedź
hint-title = Co zrobiłby silny gracz? (H)
hint-best = Podpowiedź: { $move }
hint-heading = Moja rada
hint-thinking = Zastanawiam się…
hint-none = Tutaj nie mam nic do podpowiedzenia.
hint-again = Spróbuj ponownie
hint-knows = Znaleziona tylko na podstawie tego, co widzisz, i niczego więcej.
hint-always = Podpowiadaj mi bez pytania
table-hints = Podpowiedzi
setup-hints = Każdy może prosić o podpowiedzi
error-hints_off = Przy tym stole gra się bez podpowiedzi.
error-no_hint = Teraz nie udało się znaleźć podpowiedzi.
explain-late = Serwer ma teraz dużo do policzenia. Pytanie ponowi się samo.
