# Szczegóły odmów: te same zdania co w pliku angielskim, rozpoznawane po treści.

## Gry, opcje, wydania

detail-no-game = nie ma gry { $name }; są: { $names }
detail-no-game-at = w { $place } nie ma gry: { $error }
detail-no-option = nie ma opcji { $name }; są: { $names }
detail-option-value = { $name } nie może mieć wartości { $value }: { $why }
detail-option-one = jedno z: { $values }
detail-option-any = dowolne z: { $values }
detail-option-whole = liczba całkowita od { $low } do { $high }
detail-option-flag = tak albo nie (yes, no)
detail-option-text = tekst
detail-option-form = opcję zapisuje się nazwa=wartość, a nie { $text }
detail-no-edition = { $game } nie ma wydania zasad { $name }; ma: { $names }
detail-no-packs = { $game } nie przyjmuje pakietów zawartości
detail-no-flights = rounds nie może być puste: potrzebny jest co najmniej jeden lot
detail-grey-tokens = grey_tokens musi wymieniać dokładnie cztery żetony albo żadnego
detail-grey-token = grey_tokens: { $name } nie należy do użytych pudełek
detail-no-lesson = { $game } nie ma lekcji { $name }; ma: { $names }
detail-no-puzzle = { $game } nie ma zagadki { $name }; łącznie: { $count }
detail-no-topic = { $game } nie objaśnia niczego o: { $name }
detail-game-name = { $name } nie jest nazwą gry: małe litery, cyfry i pojedyncze podkreślenia
detail-there-already = { $place } już istnieje

## Miejsca i boty

detail-seats-match = rozgrywka ma miejsca od 1 do { $last }
detail-no-seat = rozgrywka nie ma miejsca { $seat }
detail-seats-named = wymienione miejsca: { $named }, miejsca w rozgrywce: { $players }
detail-bots-named = wymienione boty: { $named }, miejsca: { $seats }
detail-opponents-named = wymienieni przeciwnicy: { $named }, miejsca: { $seats }
detail-nobody-answers = nikt przy tym stole nie może odpowiedzieć
detail-no-bot = żaden bot { $name } nie gra w { $game }; są: { $names }
detail-bot-unloaded = bota { $name } nie da się wczytać: { $error }
detail-bot-variants = { $bot } nie ma odmiany { $name }; są: { $names }
detail-bot-variant = { $bot } nie ma odmiany { $name }
detail-model-name = model nie może się nazywać { $name }: potrzebne zwykłe słowo, którego nie nosi żaden bot
detail-own-bot-form = własnego bota podaje się jako NAZWA=model.onnx, a nie { $text }
detail-two-bots = ranking wymaga co najmniej dwóch botów, każdy wymieniony raz
detail-other-rating = { $file } zawiera inny ranking; podaj inny plik
detail-no-report-folder = nie ma folderu { $folder } na raport
detail-no-study = nie ma badania równowagi gry { $game }; jest dla: { $names }
detail-no-scheduler = żaden planista Dask nie odpowiada pod { $address }: { $error }
detail-cluster-extra = klaster wymaga dodatku { $extra }
detail-fuzz-no-report = { $file } nie jest raportem polecenia `fuzz`
detail-fuzz-other = { $file } dotyczy { $game } z ziarnem { $seed }

## Zapisy

detail-saved-other = zapisana rozgrywka to { $game }, a nie { $other }
detail-names-unread = nazw miejsc nie da się odczytać
detail-no-seat-called = żadne miejsce nie nazywa się { $name }
detail-no-json = to nie jest JSON: { $error }
detail-no-record = to nie jest zapis w formacie { $format }
detail-record-field = w zapisie brakuje pola albo jedno jest złego rodzaju
detail-record-setup = zapisu nie da się przygotować: { $why }
detail-record-dealer = ruch { $number }: rozdający miał podać { $due }, zapis ma { $line }
detail-record-move = ruch { $number }, { $line }: { $why }
detail-record-result = zapisany wynik nie jest wynikiem zapisanych ruchów
detail-record-share = to, co miejsce { $seat } dodało do losowań rozdającego, nie zgadza się z pieczęcią
detail-record-order = udziały w losowaniach rozdającego nie są w kolejności miejsc
detail-record-secret = sekret rozdającego nie zgadza się z opublikowanym skrótem
detail-record-dealer-unread = rozdającego z zapisu nie da się odczytać: { $error }
detail-no-move = nie ma takiego ruchu: { $text }
detail-no-argument = { $move } nie ma argumentu { $name }
detail-no-move-id = żaden ruch nie ma numeru { $id }
detail-match-over = rozgrywka jest skończona
detail-match-not-over = rozgrywka nie jest skończona, więc nie ma jeszcze wyniku
detail-coach-waits = rozgrywka nie jest skończona: trener czeka na koniec
detail-not-asked = miejsce { $seat } nie jest pytane; pytane: { $seats }
detail-nothing-asked = to miejsce nie jest o nic pytane
detail-say-who = pytanych jest kilka miejsc: podaj, kto odpowiada

## Laboratorium i modele

detail-missing-part = brakuje { $name }: { $command }
detail-no-run = { $run } nie zawiera treningu: brakuje { $file }
detail-other-run = { $folder } zawiera inny trening; podaj inny folder
detail-shared-out = rozgrywek ({ $matches }) nie da się rozdzielić między procesy ({ $processes })
detail-no-device = nie ma tu urządzenia { $name } do uczenia; cpu jest zawsze
detail-no-figures = żaden bot gry { $game } nie ma wartości do strojenia
detail-no-figures-of = { $bot } gry { $game } nie ma wartości { $what } do strojenia; greedy ma: { $names }
detail-no-encoding = { $game } nie ma kodowania; mają je: { $names }
detail-other-encoding = potrzebne jest kodowanie { $name }, ta wersja gry { $game } używa { $other }
detail-reward-value = reward nie może mieć wartości { $value }: jedno z: { $values }
detail-model-game = { $file } gra w { $game }, a nie w { $other }
detail-model-silent = { $file } nie mówi, w którą grę gra
detail-model-extra = model wymaga dodatku { $extra }
detail-no-model = nie ma modelu { $file }
detail-bad-model = { $file } nie jest modelem: { $error }

## Serwery i bazy danych

detail-database-form = bazę danych zapisuje się sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA
detail-port-form = port to liczba od 0 do { $last }, a nie { $port }
detail-workers = więcej niż jeden proces wymaga PostgreSQL: SQLite obsługuje jeden
detail-not-started = serwer nie mógł wystartować
detail-database-folder = w folderze pliku { $file } nie da się zapisywać: { $error }
detail-database-taken = inny serwer używa { $file }; SQLite obsługuje jeden naraz
detail-database-unusable = bazy danych nie da się użyć: { $error }
detail-database-no-folder = nie ma folderu { $folder } na bazę danych
detail-database-mode = w { $file } nie da się zapisywać: sprawdź właściciela i uprawnienia
detail-database-damaged = { $file } jest uszkodzony ({ $error }): przywróć kopię zapasową
detail-file-damaged = { $file } jest uszkodzony ({ $error })
detail-archive-damaged = { $file } jest uszkodzony: { $error }
detail-file-unusable = { $file } nie da się użyć: { $error }
detail-not-here = w { $file } nie ma Cosmodrome
detail-older-schema = ma starszy schemat { $found }: uruchom raz serwer tej wersji, a zmieni go na { $wanted }
detail-newer-schema = pochodzi z nowszej wersji Cosmodrome (schemat { $found }; ta zna do { $known }): użyj tamtej wersji albo przywróć kopię zapasową sprzed aktualizacji
detail-mail-form = serwer poczty zapisuje się smtp://UŻYTKOWNIK:HASŁO@HOST:PORT albo smtps://
detail-mail-from = poczta wymaga adresu nadawcy (--mail-from)
detail-mail-site = poczta wymaga adresu, pod którym znany jest ten serwer (--site), dla linków
detail-file-unread = pliku nie da się odczytać: { $error }
detail-orphan-row = { $table }: wiersz { $row } do niczego nie należy w { $other }
detail-no-file = nie ma pliku { $file }
detail-not-copied = { $file } nie da się skopiować: { $error }
detail-same-database = źródło i cel to ta sama baza danych
detail-source-used = serwer używa źródła: najpierw go zatrzymaj, bo ruchy wykonane w tym czasie by przepadły
detail-no-backup = { $file } nie jest kopią zapasową Cosmodrome
detail-database-used = serwer używa tej bazy danych: najpierw go zatrzymaj
detail-file-exists = { $file } już istnieje: wybierz inny plik albo dodaj --replace
detail-not-empty = ta baza danych nie jest pusta: wybierz inną albo dodaj --replace
detail-nobody-called = nikt nie ma nazwy użytkownika ani kodu { $who }
detail-guest-admin = { $who } nie ma konta, a do administrowania jest potrzebne
detail-guest-password = { $who } nie ma konta, więc i hasła
detail-no-table = żaden trwający ani czekający stół nie ma kodu { $id }
detail-no-archive = { $file } nie jest archiwum Cosmodrome
detail-archive-rows = wiersze w { $file }: { $found }, powinno być { $wanted }
detail-archive-short = { $file } kończy się za wcześnie
detail-announce-what = podaj, co ogłosić, albo --clear
detail-pack-form = pakiet zawartości zapisuje się NAZWA=FOLDER, a nie { $text }
detail-pack-of-host = pakiet zawartości { $name }: { $why }
detail-pack-house = każda wartość jest wciąż z wydania domowego

## Błędy w pakietach zawartości: plik, wpis, pole, powód

detail-pack-place = { $file }: { $entry }, pole { $field }: { $why }
detail-pack-about = pack.toml: pole { $field }: { $why }
detail-pack-entry = { $file }: { $entry }: { $why }
detail-pack-file = { $file }: { $why }
detail-pack-not = { $why }, a nie { $value }
detail-pack-no-folder = nie ma takiego folderu
detail-pack-not-empty = nie jest pusty; pakiet zapisuje się w nowym folderze
detail-pack-neither = to ani folder, ani zachowany pakiet zawartości
detail-pack-changed = pakiet zawartości { $name } zmienił się po rozpoczęciu rozgrywki: nie jest tym zachowanym
detail-pack-no-table = nie zawiera tabel; pakiet zawartości może zawierać: { $names }
detail-pack-files = pakiet zawartości może zawierać: { $names }
detail-pack-encoding = nie da się odczytać: nie jest zapisany w UTF-8
detail-pack-unread = nie da się odczytać: { $error }
detail-pack-wrong-file = tabela { $table } tu nie należy
detail-pack-only-title = nie ma takiego pola, jest tylko title
detail-pack-title = musi być niepustym tekstem, najwyżej { $most } znaków, a nie { $value }
detail-pack-must-list = { $table } musi być listą tabel
detail-pack-must-table = { $table } musi być tabelą
detail-pack-no-thing = gra nie ma takiej rzeczy
detail-pack-twice = występuje dwa razy
detail-pack-no-entry = brakuje wpisu { $name }
detail-pack-no-field = nie ma takiego pola
detail-pack-missing = brakuje go
detail-pack-field-missing = brakuje pola { $name }
detail-pack-field-unknown = nie ma pola { $name }
detail-pack-word = nie zna słowa { $word }
detail-pack-least = musi wynosić co najmniej { $least }
detail-pack-most = musi wynosić najwyżej { $most }
detail-pack-list-least = musi wymieniać co najmniej { $least }
detail-pack-list-most = musi wymieniać najwyżej { $most }
detail-pack-empty = nie może być puste
detail-pack-letters = może mieć najwyżej { $most } znaków
detail-pack-whole = musi być liczbą całkowitą
detail-pack-text = musi być tekstem
detail-pack-flag = musi być true albo false
detail-pack-list = musi być listą
detail-pack-table = musi być tabelą
detail-pack-kind = musi być rodzaju { $kind }, a nie { $other }
detail-pack-one-of = musi być jednym z: { $names }
detail-pack-bring = musi coś przynosić
detail-pack-gain = musi coś dawać
detail-pack-give = musi oddawać albo money, albo supplies
detail-pack-get = musi coś otrzymywać
detail-pack-timing = może się zdarzyć tylko przy timing = { $moment }
detail-pack-never = dotyczy { $action }, a to nigdy nie zdarza się przy { $moments }
detail-pack-lower = musi coś obniżać
detail-pack-cannot-lower = zniżka za { $per } nie może obniżać { $unit }
detail-pack-discount-for = zniżka za { $per } jest dla { $actions }
detail-pack-discount-action = zniżki dla { $action } nie da się liczyć za akcję
detail-pack-here = 'here' jest znane tylko przy timing = 'destination'
detail-pack-cover = musi objąć raz każdą Reputację od 0 do { $most }
detail-pack-of-a-kind = może mieć najwyżej { $most } jednego rodzaju
detail-pack-fall = nie może maleć
detail-pack-players-once = musi mieć po jednym razie 1, 2, 3 i 4 graczy
detail-pack-max = nie może przekraczać max
detail-pack-fixed = jest ustalone zasadami i nie można tego zmienić
detail-pack-layout = musi umieścić każdą z dwunastu akcji w jednej lokacji, po dwie w każdej
detail-pack-four-technologies = musi wymieniać cztery różne technologie
detail-pack-no-goal = nie ma płytki celu { $name }
detail-pack-no-expert = nie ma płytki doświadczonego pracownika { $name }
detail-pack-space-twice = wymienia pole dwa razy
detail-pack-other-connection = musi być innym połączeniem niż network_first
detail-pack-no-connection = nie ma takiego połączenia
detail-pack-for-players = musi mieć wpis dla 1, 2, 3 i 4 graczy
detail-pack-hand = nie może przekraczać agenda_hand_limit z player_board
detail-pack-storage = więcej { $name }, niż mieści storage_base z player_board
detail-pack-experts = musi mieć lewego i prawego doświadczonego pracownika
detail-pack-colours = kolory żetonów są ustalone zasadami
detail-pack-upgrade-id = id ulepszenia nazywa cel podróży i pozycję
detail-pack-guest-twice = wymienia typ pasażera dwa razy
detail-pack-stops = musi mieć od jednego do czterech przystanków, a potem earth
detail-pack-destination = musi mieć cel podróży
detail-pack-no-technology = nie ma technologii { $name }
detail-pack-backs = { $name } ma więcej niż jeden rewers
detail-pack-no-space = wymienia pole, którego tor nie ma
detail-pack-no-token = nie ma żetonu { $name }
detail-pack-no-upgrade = nie ma ulepszenia { $name }
detail-pack-levels = musi mieć wpis dla easy, medium i hard

## Co mówią system i biblioteki

library-errno-file = { $error }: { $file } (errno { $number })
library-errno = { $error } (errno { $number })
library-os-no-file = nie ma takiego pliku ani folderu
library-os-folder = to folder, a nie plik
library-os-no-folder = to nie folder
library-os-forbidden = brak uprawnień
library-os-not-permitted = operacja jest niedozwolona
library-os-exists = taki plik lub folder już istnieje
library-os-full = na dysku nie ma już miejsca
library-os-read-only = dysk jest tylko do odczytu
library-os-not-empty = folder nie jest pusty
library-os-name-long = nazwa pliku jest za długa
library-os-port-taken = ten adres z portem jest już zajęty
library-os-no-address = ta maszyna nie ma takiego adresu
library-os-no-name = nie ma maszyny o takiej nazwie
library-os-refused = połączenie odrzucone
library-no-module = nie ma modułu { $name }
library-json-place = { $error }: wiersz { $line }, kolumna { $column } (znak { $char })
library-json-value = tu potrzebna jest wartość
library-json-name = tu potrzebna jest nazwa w podwójnym cudzysłowie
library-json-colon = tu potrzebny jest znak „:”
library-json-comma = tu potrzebny jest znak „,”
library-json-more = po zakończeniu jest coś jeszcze
library-json-string = tekst w cudzysłowie się nie kończy
library-json-control = tekst zawiera znak sterujący
library-json-escape = ten znak jest niedozwolony po „\”
library-toml-place = { $error } (wiersz { $line }, kolumna { $column })
library-toml-end = { $error } (na końcu pliku)
library-toml-value = wartość jest niepoprawna
library-toml-statement = wiersz jest niepoprawny
library-toml-line = wiersz powinien się tu skończyć
library-toml-expected = tu potrzebny jest znak { $sign }
library-toml-bad-sign = znak { $sign } jest tu niedozwolony
library-toml-illegal-sign = znak { $sign } jest niedozwolony
library-toml-table-twice = { $name } występuje dwa razy
library-toml-again = to pole ma już wartość
library-toml-table-end = brakuje „]” na końcu nagłówka tabeli
library-toml-list-end = brakuje „]]” na końcu nagłówka wpisu
library-toml-equals = po nazwie pola potrzebny jest znak „=”
library-toml-name = nazwa pola nie może się tak zaczynać
library-toml-array = lista się nie kończy: brakuje „]”
library-toml-inline = tabela się nie kończy: brakuje nawiasu klamrowego
library-toml-duplicate = pole { $name } występuje dwa razy
library-toml-string = tekst w cudzysłowie się nie kończy
library-toml-backslash = w tekście znak „\” trzeba zapisać dwa razy
library-toml-date = data jest niepoprawna

# To, co wpisano, w cudzysłowie.
quoted = „{ $text }”
