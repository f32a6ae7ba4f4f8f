board = Plansza
side = Twoje ruchy i rozmowa przy stole
players = Gracze
recent = Co się właśnie stało
tab-log = Dziennik
tab-chat = Czat
tab-rules = Zasady
tab-moves = Ruchy
tab-table = Stół
moves-none = To nie twoja tura: nie ma teraz nic do wyboru.
menu-open = Dziennik, czat i zasady
rail-fold = Zwiń kolumnę
rail-open = Pokaż kolumnę

playback = Odtwarzanie
playback-back = Krok wstecz
playback-pause = Wstrzymaj odtwarzanie
playback-go-on = Dalej
playback-forward = Krok naprzód
playback-turns = Ostatnie tury
playback-speed = Prędkość
playback-instant = od razu
playback-live = na żywo
playback-paused = pauza
playback-behind =
    { $count ->
        [one] 1 krok w tyle: pokaż teraz
        [few] { $count } kroki w tyle: pokaż teraz
       *[many] { $count } kroków w tyle: pokaż teraz
    }

dock = Pytanie i odpowiedzi
seats = Miejsca
dock-also = Możliwe także ({ $count })
dock-side = Teraz możliwe także
dock-more = Więcej
# Before the price of the cheapest of several answers: from −2.
dock-from = od
dock-list = Lista ruchów
dock-not-that = Jednak nie
dock-do-it = Zrób to
dock-sure = Tego nie da się łatwo cofnąć. Czy na pewno?
dock-second-click = Kliknij jeszcze raz albo naciśnij Enter.
dock-last-chance = Nie ma już nic do wyboru. Darmowy ruch, zanim gra pójdzie dalej?
take-back = Cofnij
plan-ahead = Zaplanuj…
plan-drop = Usuń z planu

zone-grow = Przyjrzyj się: { $zone }
zone-shrink = Odłóż na miejsce: { $zone }
title-turn = ● Twoja tura: { $game }

match-closed = Ten stół jest dla ciebie zamknięty
match-unreachable = Serwer jest nieosiągalny. Kolejna próba…
board-broken = Rysunek tej planszy się nie udał, oto prosty. Nic z gry nie przepadło.
board-gone = Wydania zasad tej rozgrywki już nie ma; dziennik mówi, co się działo.

status-gate = Przygotuj się
status-yours = Twoja tura
status-theirs = Oczekiwanie: { $who }
status-watching = Oglądasz. Ruch: { $who }
status-waiting = Oczekiwanie na graczy
status-dealing = Trwa losowanie
status-looking = Przegląd rozgrywki
status-last-steps = Ostatnie kroki
status-pass = Przekaż urządzenie. Teraz: { $who }

line-connecting = Łączenie…
line-offline = Utracono połączenie. Kolejna próba…
clock-held = czeka na wszystkich

ask-search = Szukaj wśród swoich ruchów
ask-search-hint = Szukaj wśród ruchów ({ $count })
ask-none = Nie ma takiego ruchu. Wyczyść wyszukiwanie, aby zobaczyć wszystkie.
ask-not-now =
    { $count ->
        [one] Jeden ruch jest teraz niemożliwy
        [few] { $count } ruchy są teraz niemożliwe
       *[many] { $count } ruchów jest teraz niemożliwych
    }
ask-why = Dlaczego nie?
ask-legal = Ten ruch jest teraz możliwy.

undo = Cofnij
undo-ask = Poproś o cofnięcie ruchu
undo-turn = Cofnij całą turę
redo = Zagraj ponownie

absence =
    { $count ->
        [one] Od twojej ostatniej wizyty zrobiono jeden krok.
        [few] Od twojej ostatniej wizyty zrobiono { $count } kroki.
       *[many] Od twojej ostatniej wizyty zrobiono { $count } kroków.
    }
absence-show = Pokaż
absence-skip = Pomiń

standing-always = Zawsze odpowiadaj tak
standing-hint = Następna odpowiedź zostaje zapamiętana: w tej rozgrywce to pytanie będzie miało zawsze tę odpowiedź.
standing-kept = Zawsze: { $move }
standing-drop = Pytaj mnie znowu
standing-last-off = Nie pytaj o to więcej
standing-last-hint = W tej rozgrywce: gdy zostają tylko darmowe ruchy, gra idzie dalej sama.
standing-last = Bez pytania: darmowe ruchy na końcu akcji

player-you = ty
player-winner = Zwycięstwo
player-resigned = Rezygnacja
player-your-turn = twój ruch
player-to-move = na ruchu
player-waited = { $turn } · { $time }
player-sit = Zajmij miejsce
player-pass = Przekaż urządzenie
player-leave = Odejdź od stołu
player-replace = Niech gra bot
presence-bot = Bot
presence-here = Online
presence-away = Offline
presence-unclaimed = Jeszcze nie przy stole

log-empty = Jeszcze nic się nie wydarzyło.
log-more = Pokaż starsze tury ({ $count })
log-all = Wszystkie
log-filter = Czyje tury
log-table = Stół
log-times = { $said } × { $times }
log-position = Pozycja { $ply }
note-somebody = Ktoś
note-joined = { $who } siada do stołu.
note-left = { $who } odchodzi od stołu.
note-resigned = { $who } rezygnuje.
note-replaced = Dalej gra bot. Miejsce: { $who }.
note-undone = { $who } cofa ruchy.
note-undo_refused = { $who } nie zgadza się na cofnięcie.
note-abandoned = Rozgrywka przerwana za zgodą graczy.
note-ready = Gotowe: { $who }.

chat-say = Napisz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
chat-spectator = Tu mogą pisać osoby siedzące przy stole.

curtain-title = Teraz: { $who }
curtain-text = Przekaż urządzenie. Stół jest zakryty, dopóki nie spojrzy następna osoba.
curtain-lift = Tu { $who }: pokaż stół

timeline = Przegląd rozgrywki
timeline-first = Na początek
timeline-back = Krok wstecz
timeline-forward = Krok naprzód
timeline-last = Do bieżącej pozycji
timeline-play = Odtwarzaj
timeline-pause = Pauza
timeline-position = Pozycja
timeline-at = { $ply } z { $last }
timeline-eyes = Czyimi oczami
timeline-spectator = Jako widz
timeline-as = Jako { $who }
timeline-now = Wróć do teraz

result-winner =
    { $count ->
        [one] Wygrywa { $who }
        [few] Wspólna wygrana: { $who }
       *[many] Wspólna wygrana: { $who }
    }
result-nobody = Nikt nie wygrywa
result-why = Przewaga: { $by }, najwięcej daje: { $line } (+{ $more }).
result-table = Wyniki końcowe
graph = Przebieg rozgrywki
graph-table = Jako tabela
result-player = Gracz
result-total = Suma
result-again = Zagraj ponownie
result-again-note = ten sam stół, ci sami gracze
result-replay = Obejrzyj jeszcze raz
result-replay-note = ruch po ruchu, oczami każdego
result-leave = Odejdź od stołu
result-board = Obejrzyj planszę
result-show = Pokaż wynik

banner-edition = Ta rozgrywka toczyła się według starszego wydania zasad. Jest pokazywana z dziennika.
banner-abandoned = Gracze zgodzili się przerwać tę rozgrywkę.
banner-opening = Wszyscy są na miejscu. Każde miejsce dodaje teraz swoją część do losowań, a potem zaczyna się rozgrywka.
banner-deal = Zacznij bez nieobecnych
banner-waiting = Rozgrywka zacznie się, gdy wszyscy usiądą.
banner-gate = Czekamy, aż wszyscy będą gotowi: { $who }.
banner-ready = Gotowe
banner-ready-as = Gotowe: { $who }
banner-undo = { $who } chce cofnąć ruchy. Jeszcze bez odpowiedzi: { $missing }.
banner-undo-look = Zobacz pozycję { $ply }
banner-agree = Zgadzam się
banner-refuse = Nie zgadzam się
banner-abandon = { $who } chce przerwać tę rozgrywkę bez wyniku.
banner-withdraw = Grajmy jednak dalej
invite-text = Wyślij każdej osobie link. Kto go ma, może zająć miejsce.
invite-link = Link do miejsca { $seat }
invite-copy = Kopiuj
invite-send = Wyślij
invite-copied = Link skopiowany.
invite-by-hand = Kopiowanie jest tu niedozwolone; zaznacz link i skopiuj go ręcznie.

generic-none = brak

settings = Jak grasz
settings-theme = Kolory
theme-name-system = Jak w urządzeniu
theme-name-light = Jasne
theme-name-dark = Ciemne
settings-confirm = Drugie kliknięcie
confirm-always = przy każdym ruchu
confirm-matters = przy tym, co kosztuje albo czego nie da się cofnąć
confirm-never = tylko przy tym, co niebezpieczne
settings-sound = Dźwięki
settings-volume = Głośność
table-options = Ten stół
table-notices = Powiadamiaj, gdy jest moja tura
table-edition = Wydanie zasad
table-spectators = Widzowie
table-record = Pobierz zapis rozgrywki
table-resign = Poddaj się
table-resign-sure = Opuszczasz rozgrywkę na dobre; inni grają dalej bez ciebie.
table-abandon = Zaproponuj przerwanie rozgrywki
table-abandon-sure = Jeśli wszyscy się zgodzą, rozgrywka skończy się bez wyniku.
fair-title = Sprawdzalne losowanie
fair-shares = Kto dołożył się do losowań
fair-share-sealed = { $who }: część zapieczętowana, jeszcze nieotwarta
fair-share-opened = { $who }: dodana część, której nie znał nikt inny
fair-share-silent = { $who }: część zapieczętowana, ale nieotwarta na czas, więc pominięta
fair-share-none = { $who }: brak części; miejsce było puste przy rozdaniu albo gra za nie program, który nic nie dodaje
fair-own-holds = Część dodana przez tę przeglądarkę jest w losowaniach
fair-before = Sekret losowania został ustalony przy otwarciu stołu, a każdy przy stole dodaje własną część, więc nikt nie może wybrać losowań. To jest odcisk sekretu; sam sekret pojawi się na końcu, by każde losowanie dało się sprawdzić.
fair-after = Rozgrywka jest zakończona, a sekret losowania jawny. Sprawdź, czy pasuje do odcisku i czy każde losowanie z niego wynika.
fair-commitment = Odcisk
fair-seed = Sekret
fair-verify = Sprawdź losowanie
fair-commitment-holds = Sekret pasuje do odcisku
fair-here-holds = Przeliczone w tej przeglądarce
fair-replay-holds = Zapis odtwarza ten wynik

# Boards: the button that makes every piece explain itself
board-explain = Objaśniaj zamiast grać
