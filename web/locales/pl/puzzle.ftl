## Zagadki

puzzle-daily = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-done = Rozwiązana
puzzle-title = Zagadka { $number }
puzzle-find = Znajdź najlepszy ruch
puzzle-text = Jedna odpowiedź jest zdecydowanie lepsza od wszystkich innych. Wszystko, co możesz wiedzieć, leży na stole.
puzzle-else = Jest coś lepszego. Spróbuj jeszcze raz.
puzzle-solved = Rozwiązane
puzzle-home = Na stronę główną
