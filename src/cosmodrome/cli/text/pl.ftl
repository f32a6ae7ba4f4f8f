# Słowa terminala. Słowa gier są w ich własnych katalogach.

## Wszędzie

none = brak
nothing = nic
yes = tak
no = nie
details = Szczegóły: { $text }

## Kto siedzi przy stole

you = Gracz
person = Gracz
seat-of = { $name } { $number }

## Stół

commands = numer · szukane słowa · undo cofnij · hint podpowiedź · plan · if a gdyby · why dlaczego · about · rules zasady · log dziennik · save · quit · ? pomoc
what-if = A gdyby? Grasz dalej na próbę, w świecie, jaki możesz sobie wyobrazić. Nic z tego się nie liczy; quit wraca.
what-if-back = Z powrotem przy stole: nic z tego się nie liczyło.
too-late = Za późno: w tym czasie gra poszła dalej.
kept = Rozgrywka zapisana w pliku { $path }
go-on-with = Dalszy ciąg: { $command }
no-move-with = Żaden ruch nie zawiera „{ $text }”. Wpisz ?, aby zobaczyć pomoc.
no-such-move = Żaden ruch nie zawiera „{ $text }”.
no-move-number = Nie ma ruchu nr { $number }: numery są od 1 do { $last }.
found-moves = Ruchy zawierające „{ $text }”: { $found } z { $all }; / pokazuje wszystkie
confirm = { $move }? Enter wykonuje ruch, cokolwiek innego wraca:{" "}
nothing-to-undo = Nie ma czego cofać: po twoim ostatnim ruchu wyszło na jaw coś nowego.
why-how = Wpisz ruch za tym słowem: why research juno
may-now = { $move }: to jest teraz możliwe.
hint-thinking = Zastanawiam się…
hint-none = Nikt nie ma tu dla ciebie podpowiedzi.
about-how = Wpisz nazwę lub jej część za tym słowem.
more-pieces = … i jeszcze { $number }: wpisz dłuższą część nazwy
topics = Tematy: { $topics }
no-rules = Ta gra nie ma jeszcze tekstu zasad: { $game }.
nothing-about = Nic o „{ $text }”. Tematy: { $topics }
curtain = Teraz: { $who }. Pozostali nie patrzą.
curtain-enter = Naciśnij Enter, gdy siedzisz przed ekranem.{" "}
more-events = … jeszcze { $number }, zobacz „log”
more-moves = … i jeszcze { $number }: wpisz szukane słowa albo „more”

## Pomoc przy stole

help-choose = Wybierz ruch, podając jego numer. Wpisz słowa, aby przeszukać listę (samo / pokazuje znów całą), albo zapisz ruch tak, jak w zapisach rozgrywek.
help-short = Wystarczy pierwsza litera polecenia. Aby szukać słowa, które jest też poleceniem, wpisz /save.
help-arg-piece = ELEMENT
help-arg-mission = [MISJA]
help-arg-move = RUCH
help-arg-topic = TEMAT
help-arg-file = PLIK
help-more = wszystkie ruchy z długiej listy
help-about = co robi karta, kafel albo żeton
help-hint = co zrobiłby teraz silny gracz i dlaczego
help-plan = co wyliczy planer: misję w Leaving Earth, twój statek w Galaxy Trucker, następny start w Galactic Cruise
help-if = a gdyby: graj stąd dalej na próbę, w świecie, jaki możesz sobie wyobrazić, przeciw botom; quit wraca
help-why = dlaczego ruch nie jest teraz możliwy
help-undo = cofa twój ostatni ruch, o ile nie wyszło na jaw nic nowego
help-log = wszystko, co się dotąd wydarzyło
help-rules = wyszukaj zasadę; bez tematu rozdział obecnego pytania
help-board = rysuje stół od nowa
help-save = zapisuje rozgrywkę; dalszy ciąg: cosmodrome play --resume PLIK
help-quit = zapisuje rozgrywkę i kończy

## Planners

plan-none = Ta gra nie ma planera.
plan-not-now = W tej chwili nie ma czego planować.
plan-count = { $number } × { $what }
plan-missions = Która misja? { $missions }
plan-no-craft = { $mission }: w pozostałych latach żaden statek nie zdąży.
plan-craft = { $kind ->
    [safest] Najpewniej
   *[cheapest] Najtaniej
}: do zapłaty { $money } $, koniec w roku { $year }, { $chance } % bez usterek
plan-leg = { $from } → { $to } ({ $year }): odpalić { $fired }; ciąg { $thrust }, potrzebny { $needed }
plan-year = { $year }, { $spent } $: { $moves }
plan-forecast = Średnio kredytów: { $mean } (± { $error }), loty: { $flights }; od { $low } do { $high } w czterech na pięć; dolatuje w { $share } %.
plan-earned = Przyniósł ci kredyty: { $credits }.
plan-losses = Średnie straty: { $parts }
plan-lost = { $part ->
    [cabins] kabiny
    [batteries] baterie
    [holds] ładownie
    [engines] silniki
    [cannons] działa
   *[shields] osłony
} { $mean } z { $all }
plan-one-more = O jeden więcej dałoby: { $parts }
plan-more = { $part ->
    [cabins] kabina
    [batteries] bateria
    [holds] ładownia
    [engines] silnik
    [cannons] działo
   *[shields] osłona
} { $credits }
plan-known = { $whole ->
    [true] Widziane karty: wszystkie { $cards }.
   *[other] Widziane karty: { $known } z { $cards }; pozostałe rozdaje się od nowa w każdym locie.
}
plan-launch = { $turns ->
    [one] Start w tej turze; { $cruise }; pieniądze: { $money }
    [few] Start za { $turns } tury; { $cruise }; pieniądze: { $money }
    [many] Start za { $turns } tur; { $cruise }; pieniądze: { $money }
   *[other] Start za { $turns } tury; { $cruise }; pieniądze: { $money }
}
plan-no-launch = W ciągu ośmiu tur nie widać żadnego startu.
plan-turn = { $number }. { $do ->
    [worker] pracownik do lokacji: { $place }; { $actions }
    [meeting] spotkanie: { $actions }
    [wait] czekaj na statek
   *[launch] start
}
plan-cockpits = Kokpity teraz: { $cockpits }

## Koniec

over = Koniec rozgrywki
total = Suma
nobody-wins = Nikt nie wygrywa.
you-win = Wygrywasz!
wins = Wygrywa { $who }.
share = Wspólna wygrana: { $who }.

## Zasady

rules-topics = Tematy
rules-how = Jeden temat: { $one }; całość: --all.

## Błędne polecenie

which-game = Która gra?
wrong-title = Błędne polecenie
wrong-command = Nie ma polecenia „{ $name }”. Wszystkie: { $command }
wrong-option = Nie ma tu opcji „{ $name }”. Dostępne opcje: { $command }
wrong-missing = Brakuje „{ $name }”. Jak to zapisać: { $command }
wrong-empty = Opcja „{ $name }” nie ma wartości. Jak to zapisać: { $command }
wrong-unused = Tego jest za dużo: „{ $text }”. Jak to zapisać: { $command }
wrong-repeated = „{ $name }” występuje więcej niż raz.
wrong-choice = „{ $name }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $values }
wrong-whole = „{ $name }” wymaga liczby całkowitej, a nie „{ $value }”.
wrong-number = „{ $name }” wymaga liczby, a nie „{ $value }”.
wrong-value = „{ $name }” nie może mieć wartości „{ $value }”.
wrong-least = „{ $name }” wymaga liczby nie mniejszej niż { $least }, a nie { $value }.
wrong-above = „{ $name }” wymaga liczby większej niż { $least }, a nie { $value }.
wrong-guess = Może chodzi o „{ $name }”?

## Lekcje

no-lessons = Ta gra nie ma lekcji: { $game }. Przeczytaj zasady: { $command }
lesson-prompt = Enter dalej, u wstecz, q koniec:{" "}
lesson-not-now = Nie teraz: ten krok prosi o inny ruch.
lesson-beginning = To jest początek.
puzzle-question = Która odpowiedź jest dla ciebie najlepsza?
puzzle-you = Ty
puzzle-other = Gracz { $number }
puzzle-prompt = Twoja odpowiedź (numer, q kończy):{" "}
puzzle-right = Dobrze: { $margin } % szansy na wygraną więcej niż przy następnej odpowiedzi.
puzzle-wrong = Jest coś lepszego. Spróbuj jeszcze raz.
puzzle-none = Nie ma tu żadnej zagadki.
puzzles-found = { $number }: { $question } → { $move } ({ $margin } % szansy na wygraną więcej niż przy następnej odpowiedzi)
coach-works = Trener przegląda rozgrywkę
lesson-done = Brawo. Dalej: { $command }
lesson-all-done = Brawo, umiesz już grać. Łatwa pierwsza rozgrywka, z „hint”, gdy zechcesz podpowiedzi: { $command }

## Powtórka

edition-newest = { $game }, wydanie zasad { $edition }, najnowsze.
edition-older = { $game }, wydanie zasad { $edition }. Późniejsze zmiany nie dotyczą tej rozgrywki:
record-over = Zapis jest poprawny: { $game }, ruchy: { $moves }, rozgrywka zakończona.
record-running = Zapis jest poprawny: { $game }, ruchy: { $moves }, rozgrywka jeszcze trwa.
draws-later = Losowania można sprawdzić po zakończeniu rozgrywki.
draws-shared = Miejsca, które dołożyły się do losowań przed pierwszym z nich: { $seats }. Nikt nie mógł wybrać ich w pojedynkę.
draws-alone = Żadne miejsce nie dołożyło się do losowań: prowadzący mógł wcześniej wypróbować kilka sekretów.
draws-silent = Miejsca, które zapieczętowały udział, lecz nie otworzyły go na czas: { $seats }.
move-of = { $game } · ruch { $ply } z { $all }
replay-prompt = Enter dalej · b wstecz · numer: ten ruch · q koniec >{" "}
chose-in-secret = Tajny wybór: { $who }
dealer = Rozdający
clock = Zegar

## Lista gier

games-edition = wydanie { $edition }
games-bots = boty
games-begin = Początek: { $play }. Zasady: { $rules }.
allowed-integer = { $low }–{ $high }, zwykle { $default }
allowed-flag = yes albo no, zwykle { $default }
allowed-subset = dowolne z { $values }; zwykle { $default }
allowed-choice = { $values }, zwykle { $default }
allowed-text = tekst, zwykle { $default }

## Plansza Leaving Earth

le-legend =
    droga: trudność, ⧗ lata, (⧗) czas do wyboru, ☢ promieniowanie, ≈ atmosfera, ↓ lądowanie, ? zakryta karta, ! automatycznie
    wyniki: ▪ nieznany, ✓ sukces, ! drobna awaria, ✗ poważna awaria
le-level = gra { $level }
le-turn = tura:{" "}
le-order = kolejność: { $order }
le-deck = talia wyników: { $number }
le-missions = Misje
le-no-missions = nie ma już żadnej
le-impossible = niemożliwe: { $missions }
le-place = Miejsce
le-ways = Drogi
le-there = Na miejscu
le-lost = !strata
le-only-you = wiesz tylko ty: { $card }
le-seen-by = ? (zna ją: { $who })
le-money = { $money } $
le-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
le-free-actions = pozostałe wolne akcje: { $number }
le-astronauts-lost = † utraceni: { $number }
le-knows = zna
le-earth = Ziemia
le-incapacitated = { $astronaut } (niezdolność do służby)
le-arrives = { $years ->
        [one] za rok
        [few] za { $years } lata
       *[many] za { $years } lat
    }
le-being-built = w montażu
le-mass = masa { $mass }
le-seats = miejsca { $taken }/{ $seats }
le-maneuver = Statek { $craft }, cel { $place }: ciąg { $thrust } z { $required }
le-durations = Statek { $craft }, cel { $place }, potrzebny ciąg: { $needs } albo dłużej
le-drawn = { $advancement }: { $outcome }; usunięcie kosztuje { $cost } $
le-looking = Oglądana karta: { $place }
le-offer = Oferta: { $by } → { $to }: { $give } za { $want }
le-aboard = Na pokładzie ({ $part }): { $aboard }
le-nobody = jeszcze nikt

## Plansza Galaxy Truckera

gt-legend = Kreski to połączenia: ┴ pojedyncze, ╨ podwójne, ╫ uniwersalne. { $gun }↑ strzela w tę stronę, 2{ $gun } i 2{ $engine } zużywają ogniwo, { $shield }↗ osłania przód i prawą stronę, { $battery } 3 mieści trzy ogniwa, […] towary, {"{"}…{"}"} towary specjalne, { $life } podtrzymywanie życia, + konstrukcja.
gt-short-pilot = Pil
gt-short-cabin = Kab
gt-short-battery = Bat
gt-short-life = Pż
gt-short-engine = Sil
gt-short-cannon = Dzi
gt-short-shield = Osł
gt-engines = silniki { $strength }
gt-cannons = działa { $strength }
gt-crew = załoga { $number }
gt-tiles = { $number ->
        [one] { $number } część
        [few] { $number } części
       *[many] { $number } części
    }
gt-shields = osłony { $sides }
gt-exposed = odsłonięte { $number }
gt-lost = stracone { $number }
gt-tokens = ogniwa { $number }
gt-number = numer { $number }
gt-round =
    { $id ->
        [test] Lot próbny
       *[other] Runda { $round } z { $rounds }
    }
gt-credits = { $number ->
        [one] { $number } kredyt
        [few] { $number } kredyty
       *[many] { $number } kredytów
    }
gt-sand-running = piasek się sypie: { $circle }
gt-sand-through = piasek się przesypał: { $circle }
gt-circle = { $number ->
        [0] krąg startowy
       *[other] krąg { $number }
    }
gt-to-build = buduje { $who }, pozostałe punkty: { $points }
gt-turns-left = pozostałe tury piasku: { $turns } ({ $circle })
gt-warehouse = Magazyn: zakryte { $down }, odkryte { $up }
gt-and = oraz { $names }
gt-pile = Stos { $pile }: { $cards }
gt-aside = Odłożone
gt-hand = W ręce: { $tile }
gt-order = Kolejność lotu: { $places }
gt-at = { $who } na polu { $place }
gt-out = Rezygnacja: { $who }
gt-card = Karta: { $card }
gt-cards-left = Karty, które jeszcze przyjdą: { $number }
gt-dice = Kości pokazują { $dice }.
gt-dock = Dok ({ $who }): { $goods }
gt-strength = siła { $number }
gt-planets = planety { $planets }
gt-gain = zysk: { $goods }
gt-gain-credits = { $number ->
        [one] zysk: { $number } kredyt
        [few] zysk: { $number } kredyty
       *[many] zysk: { $number } kredytów
    }
gt-needs-crew = potrzebna załoga: { $number }
gt-costs-crew = kosztuje załogę: { $number }
gt-lose-crew = utrata załogi: { $number }
gt-lose-goods = utrata towarów: { $number }
gt-fewest = najmniej ({ $what }): { $penalty }
gt-days = { $number ->
        [one] { $number } dzień
        [few] { $number } dni
       *[many] { $number } dni
    }
gt-hit = { $weight } ({ $side })

## Plansza Galactic Cruise

gc-legend =
    A Przygoda, R Odpoczynek, F Rodzina, ☾ dzień w kosmosie, ⊕ Ziemia   wieża: ▣ odkryty, □ odwrócony, · zabrany
    segmenty: koszt/PZ i ikony   ! jeszcze nie wystartował
gc-neutral = neutralne
gc-npc = Bezstronny
gc-turn = Tura { $number }
gc-phase-setup = przygotowanie
gc-phase-draft = wybór początkowy
gc-phase-bidding = licytacja
gc-phase-turn = tura
gc-phase-advancing = podróż statków
gc-phase-choosing = wybór akcji
gc-phase-acting = wykonanie akcji
gc-phase-boarding = wejście na pokład
gc-phase-paying = płatność
gc-phase-lifting_off = start
gc-phase-turn_end = koniec tury
gc-phase-final_recall = powrót pracowników
gc-phase-last_advance = ostatnia podróż
gc-phase-rachel = tura Rachel
gc-phase-over = koniec
gc-actions-left = pozostałe akcje: { $number }
gc-due = do zapłaty: { $what }
gc-final-round = OSTATNIA RUNDA
gc-expert = doświadczony
gc-technology = Technologie
gc-agenda = Karty planu
gc-discard = odrzucone: { $card }
gc-blueprints = Projekty
gc-shuttles = Statki
gc-silo = Magazyn
gc-experts = doświadczeni: { $tile }
gc-cruises = Rejsy
gc-fuel = Paliwo { $number }
gc-queue = Kolejka
gc-queue-section = { $ads ->
        [one] { $ads } reklama
        [few] { $ads } reklamy
       *[many] { $ads } reklam
    }: { $guests }
gc-day-in-space = dzień w kosmosie: { $bonus }
gc-progress = Postęp
gc-meetings = odbyte zgromadzenia: { $number }
gc-neutral-cube = { $turns ->
        [one] kostka neutralna za { $turns } turę
        [few] kostka neutralna za { $turns } tury
       *[many] kostka neutralna za { $turns } tur
    }
gc-goals = Cele
gc-goal-left = z lewej: { $goal }
gc-goal-middle = w środku: { $goal }
gc-goal-right = z prawej: { $goal }
gc-rachel = Rachel
gc-rachel-next = następny rewers: { $back }
gc-rachel-cards = pozostałe karty: { $number }
gc-rachel-goals = jej cele: { $goals }
gc-vp = { $number } PZ
gc-money = { $number } szt. pieniędzy
gc-ads = { $number ->
        [one] { $number } reklama
        [few] { $number } reklamy
       *[many] { $number } reklam
    }
gc-reputation = Reputacja { $number }
gc-home = w domu: { $workers ->
        [one] { $workers } pracownik
        [few] { $workers } pracowników
       *[many] { $workers } pracowników
    }
gc-home-experts = { $number ->
        [one] { $number } doświadczony
        [few] { $number } doświadczonych
       *[many] { $number } doświadczonych
    }
gc-wings = skrzydła { $number }
gc-tower = wieża
gc-state = rozwinięcia { $built }   cele { $goals }   koszt doświadczonych { $cost }
gc-upgrades = ulepszenia: { $upgrades }
gc-holds = ma
gc-hidden-card = zakryta karta
gc-shuttle = statek
gc-cruise = rejs
gc-scheduled = { $cruise } zaplanowany
gc-no-segments = bez segmentów
gc-in-space = w kosmosie: { $way }
gc-token = żeton

## Dla gospodarzy

admin-head-login = nazwa użytkownika
admin-head-name = nazwa
admin-head-id = kod
admin-head-since = od
admin-head-session = sesja od
admin-head-seats = miejsca
admin-head-game = gra
admin-head-status = stan
admin-head-opened = otwarcie
admin-head-moved = ostatni ruch
admin-head-moves = ruchy
admin-guest = (gość)
admin-mark-admin = administruje
admin-mark-banned = bez wstępu
admin-status-waiting = czeka
admin-status-running = w toku
admin-status-over = koniec
admin-status-abandoned = przerwana
admin-lifted = Wstęp znów otwarty: { $who }.
admin-shut-out = Wstęp zamknięty: { $who }; { $seats ->
        [one] { $seats } miejsce przejmuje bot albo jest znów wolne
        [few] { $seats } miejsca przejmują boty albo są znów wolne
       *[many] { $seats } miejsc przejmują boty albo jest znów wolnych
    }.
admin-promoted = { $who } od teraz administruje.
admin-demoted = { $who } już nie administruje.
admin-closed = { $match }: zamknięte.
admin-announced = Wszyscy widzą to do { $until }.
admin-silenced = Nie ma już żadnych ogłoszeń.
admin-not-stopped = Serwer nie zatrzymał się w ciągu { $seconds } s.
admin-drained = Żaden serwer nie używa już bazy danych.
admin-restored = { $rows ->
        [one] Przywrócono { $rows } wiersz
        [few] Przywrócono { $rows } wiersze
       *[many] Przywrócono { $rows } wierszy
    }.
admin-moved = { $rows ->
        [one] Skopiowano { $rows } wiersz
        [few] Skopiowano { $rows } wiersze
       *[many] Skopiowano { $rows } wierszy
    }. Uruchom serwer z nową bazą danych.
admin-damaged = uszkodzenie
admin-database = baza danych
admin-unknown = { $number ->
        [one] { $number } rozgrywka należy
        [few] { $number } rozgrywki należą
       *[many] { $number } rozgrywek należy
    } do gier lub wydań zasad, których ta wersja nie zna.
admin-checked = Rozgrywki: { $matches }, wpisy: { $moves }, uszkodzenia: { $damaged }.

## Błędy według kodów

error-bad_archive = Ten plik nie jest archiwum serwera albo jest niepełny.
error-bad_database = Tej bazy danych nie da się użyć.
error-bad_lesson = Lekcji nie da się odczytać.
error-bad_model = Ten plik nie jest modelem, który może tu grać w tę grę.
error-bad_option_value = Opcja nie może mieć tej wartości.
error-broken_record = Zapisu nie da się odczytać albo nie dowodzi tego, co podaje.
error-cannot_serve = Z tymi ustawieniami serwer nie może działać.
error-illegal_move = Zasady nie pozwalają teraz na ten ruch.
error-io_error = Pliku nie da się odczytać lub zapisać.
error-lab_not_installed = Laboratorium nie jest zainstalowane.
error-match_over = Rozgrywka jest zakończona.
error-no_balance_study = Nie ma badania balansu tej gry.
error-no_content_packs = Elementy tej gry są stałe: nie przyjmuje ona pakietów zawartości.
error-no_encoding = Nie ma kodowania tej gry o tej nazwie.
error-no_run = W tym folderze nie ma treningu.
error-no_such_thing = Nic ani nikt się tu tak nie nazywa.
error-not_over = Rozgrywka jeszcze trwa.
error-not_your_turn = To miejsce nie jest teraz o nic pytane.
error-nothing_to_tune = Ten bot nie ma wartości do dostrojenia.
error-server_not_installed = Serwer nie jest zainstalowany.
error-stale = Odpowiedź dotyczy wcześniejszej pozycji.
error-unknown_bot = Nie ma bota o tej nazwie.
error-unknown_edition = Ta gra nie ma wydania zasad o tej nazwie.
error-unknown_game = Nie ma gry o tej nazwie.
error-unknown_lesson = Ta gra nie ma takiej lekcji ani zagadki.
error-unknown_move = Ta gra nie ma takiego ruchu.
error-unknown_option = Gra nie ma opcji o tej nazwie.
error-unknown_topic = Pod tą nazwą nie ma nic do objaśnienia.
error-wrong_command = Polecenie jest niepoprawne.

## Pakiety zawartości, serwer, raporty

content-exported = { $folder }: { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
}. Zmień wartości, zostaw identyfikatory, a potem sprawdź:
content-playable = { $folder }: tym pakietem można grać: --content { $folder }
content-unchanged = { $folder }: bez błędów, ale każda wartość jest wciąż z wydania domowego
content-mend = Do poprawienia: { $number }.
serve-at = Cosmodrome jest tutaj: { $addresses } (Ctrl+C kończy; rozgrywki są w { $database })
serve-no-admin = Nikt jeszcze nim nie administruje. Aby administrować, otwórz ten link: { $link }
fuzz-goes-on = dalszy ciąg po { $matches ->
    [one] { $matches } rozgrywce
    [few] { $matches } rozgrywkach
   *[many] { $matches } rozgrywkach
}
fuzz-going = { $matches ->
    [0] szukanie błędów …
    [one] szukanie błędów … { $matches } rozgrywka
    [few] szukanie błędów … { $matches } rozgrywki
   *[many] szukanie błędów … { $matches } rozgrywek
}
fuzz-found = { $kind } w rozgrywce { $match }: { $file }
fuzz-done = { $left ->
    [0] Rozgrywki { $game }: { $matches }, znaleziska: { $findings }
   *[other] Rozgrywki { $game }: { $matches } (porzucone przed końcem: { $left }), znaleziska: { $findings }
}
scaffold-done = { $folder }: { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
}. { $test } to sprawdza,
    { $play } pozwala w to grać; { $guide } prowadzi dalej.
written-to = Zapisano w pliku { $file }.

## Laboratorium, symulacje, rankingi

train-going = wyuczone { $taught }, kroki { $steps }, rozgrywki { $matches }, nagroda { $reward }
train-at = { $seconds } s: { $learned }
train-done = Kroki: { $steps }, rozgrywki: { $matches }, nagroda { $reward }. Trening jest w { $folder }; { $command } robi z niego gracza.
tune-begins = Wartości: { $figures }; próby w pokoleniu: { $trials }, rozgrywki w próbie: { $matches }
tune-going = pokolenie { $generation }: { $mean }
dataset-done = Decyzje zapisane w pliku { $file }: { $decisions }.
simulate-match = rozgrywka { $match }
simulate-title = { $game }, { $matches ->
    [one] { $matches } rozgrywka
    [few] { $matches } rozgrywki
   *[many] { $matches } rozgrywek
}
simulate-pace = Decyzje: { $decisions } w { $seconds } s; { $pace } decyzji/s, { $matches } rozgrywek/s
simulate-wrong = błędy: { $errors }, niedokończone: { $unfinished }
rate-title = { $game }, { $matches ->
    [one] { $matches } rozgrywka
    [few] { $matches } rozgrywki
   *[many] { $matches } rozgrywek
} na parę
rate-interval = od { $low } do { $high }
rate-ratings = Ranking
rate-picture = Ranking z przedziałami
rate-matrix = Wygrane wiersza z kolumną
rate-scores = Wyniki
rate-lengths = Decyzje w rozgrywce
rate-all = wszystkie
rate-spread = { $name }: od { $low } do { $high }
head-seat = miejsce
head-bot = bot
head-wins = wygrane
head-share = udział
head-mean = średnia
head-deviation = ±
head-least = min.
head-most = maks.
head-rating = ranking
head-interval = 95 na 100
head-games = rozgrywki
