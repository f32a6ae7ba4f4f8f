home-title = Trzy światy, wszystkie zasady, jeden kosmodrom
home-lead = Ze znajomymi dziś wieczorem, po ruchu dziennie albo od razu z botem. Bez zakładania konta.
home-mine = Czekają na ciebie
home-turns =
    { $count ->
        [one] 1 tura
        [few] { $count } tury
       *[many] { $count } tur
    }
home-all = Wszystkie moje rozgrywki ({ $count })
home-games = Zajmij miejsce
home-open = Stoły w grze i otwarte
home-tables-open = { $count } z wolnym miejscem
home-tables-live = { $count } do oglądania
home-open-none = W tej chwili żaden stół nie jest otwarty i żadnego nie można oglądać. Otwórz własny i zostaw wolne miejsce: pojawi się tutaj.
table-of = Stół gracza: { $who }
table-open = otwarty
table-free =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
table-live = w grze
table-watch = Oglądaj
home-players = { $low }–{ $high } graczy
home-players-exactly = { $low } graczy
home-quick = Zagraj teraz
home-versus = kontra { $bot }
edition-galactic_cruise = wydanie domowe
edition-galactic_cruise-about = Większość wartości z pudełka nie jest publiczna, więc liczby, nazwy i zdolności wielu elementów są nasze; zasady są takie jak w druku. Gospodarz może udostępnić wartości z pudełka, które posiada.
home-setup = Przygotuj stół
home-quick-which = : { $game }
home-rules = Jak grać
home-rules-short = Zasady
home-rules-which = { $game }
about-galactic_cruise = Buduj statki, zdobywaj pasażerów, zabierz ich za pierścienie.
about-galaxy_trucker = Zespawaj statek ze złomu i patrz, co odpada.
about-leaving_earth = Prowadź agencję kosmiczną od 1956 roku. Rakiety mogą wybuchnąć.

match-over = Zakończona
match-abandoned = Przerwana za zgodą graczy
match-running = W toku
match-waiting = Oczekiwanie na graczy, { $when }
match-their-turn = Ruch: { $who }
match-since-time = od { $time }
match-since-day = od { $day }
match-left = jeszcze { $time }
match-left-about = Potem pozostali mogą pozwolić botowi grać za nieobecną osobę.
match-late = czas minął
match-go = Zagraj swoją turę
match-look = Zajrzyj
match-see = Zobacz wynik
match-short-go = Graj
match-short-look = Zajrzyj
match-short-see = Wynik
home-reports =
    { $count ->
        [one] 1 raport
        [few] { $count } raporty
       *[many] { $count } raportów
    }
match-ahead = Planuj dalej
match-report = Zobacz raport
match-short-ahead = Planuj
match-short-report = Raport
match-you = ty
match-scores = Moje punkty, potem innych
match-sit = Usiądź

setup-title = Przygotuj stół: { $game }
setup-seats = Kto gra?
setup-presets = W co grasz?
preset-first = Pierwsza gra
preset-first-text = Najłagodniejszy początek: krótka gra z najprostszymi wyborami.
preset-standard = Standard
preset-standard-text = Pełna gra podstawowa.
preset-everything = Wszystko
preset-everything-text = Wszystkie moduły, najdłuższa gra.
setup-rest = Zasady, opcje i stół
setup-players = Liczba graczy
setup-sitter = Miejsce { $seat }: kto siada
setup-bot = Miejsce { $seat }: który bot
setup-panel = Miejsce { $seat }: kto gra?
setup-panel-text = Od A do E: im dalsza litera, tym trudniej.
setup-name = Miejsce { $seat }: imię
setup-options = Gra
setup-components = Elementy
setup-pack = Wartości na elementach
setup-pack-none = Takie, jakie ma Cosmodrome
setup-table = Stół
setup-undo = Cofanie
setup-pace = Tempo botów
pace-instant = Od razu
pace-brisk = Żwawo
pace-calm = Spokojnie, żeby wszyscy nadążali
setup-patience = Bot może zastąpić nieobecną osobę po
setup-listed = Pokaż ten stół w lobby
setup-watchable = Widzowie mogą oglądać
setup-nobody-here = Na tym urządzeniu nikt nie gra: będziesz oglądać.
setup-open = Otwórz stół
setup-summary = { $preset } · { $who }
setup-own = Własny wybór
setup-changed = { $preset }, zmienione ({ $count })
setup-changed-text = Tak, jak zmieniono.
setup-back = Wróć do: { $preset }
setup-fill = Dodaj bota i zacznij
setup-visible = Widoczność
setup-counts = liczy się do rankingu
setup-counts-not = nie liczy się do rankingu
undo-free-short = swobodne
undo-consent-short = za zgodą
undo-off-short = brak
pace-instant-short = od razu
pace-brisk-short = żwawo
pace-calm-short = spokojnie
setup-lead = Dwa wybory i gramy.
setup-others = Inne gry
setup-seats-note = { $count }, najwyżej { $most }
setup-add = Dodaj miejsce
setup-remove = Usuń miejsce { $seat }
setup-change = Zmień
setup-other-bots = Inne boty
setup-pick = Wybierz
setup-about = około { $time }
setup-hints-on = z podpowiedziami
setup-hints-off = bez podpowiedzi
setup-in-lobby = widoczny w lobby
setup-by-link = tylko z linkiem
seat-bot = bot: { $level }
seat-invite = Zaproszona osoba
seat-open = Wolne miejsce
seat-bot-text = gra samodzielnie
seat-me-text = gra na tym urządzeniu
seat-here-text = gra na tym urządzeniu, które podajecie sobie
seat-invite-text = dostanie link po otwarciu stołu
seat-open-text = może usiąść ktokolwiek z lobby
setup-with-me = ty
setup-with-here = osoba tutaj
setup-with-invite = zaproszona osoba
setup-with-open = wolne miejsce
sitter-me = Ja
sitter-here = Inna osoba na tym urządzeniu
sitter-invite = Osoba zaproszona linkiem
sitter-open = Ktokolwiek z lobby
undo-free = Dowolne, dopóki nic nowego nie wyszło na jaw, potem za zgodą
undo-consent = Zawsze za zgodą
undo-off = Wcale

join-title = Miejsce czeka na ciebie
join-taken = To miejsce jest zajęte
join-taken-text = Siedzi tu już { $who }. Jeśli to ty na innym urządzeniu, zajmij miejsce także tutaj; w przeciwnym razie możesz oglądać.
join-invitation = Zaproszenie do gry { $game }. Zaprasza: { $host }.
join-invitation-nobody = To zaproszenie do gry { $game }.
bot-novice = Alfie
bot-casual = Bella
bot-regular = Conrad
bot-expert = Dalia
bot-master = Emil
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-greedy-hasty = Bot zachłanny: pospieszny
bot-greedy-careful = Bot zachłanny: ostrożny
bot-greedy-hauler = Bot zachłanny: wozak
bot-greedy-gunner = Bot zachłanny: kanonier
level-novice = nowicjusz
level-casual = amator
level-regular = bywalec
level-expert = ekspert
level-master = mistrz
plays-novice = Gra pierwsze, co mu się spodoba.
plays-casual = Gra dla zabawy, wybacza błędy.
plays-regular = Zna zasady, planuje jedną turę.
plays-expert = Liczy szanse, rzadko marnuje turę.
plays-master = Patrzy dalej, niż chcesz.
join-text = Podaj, jak mają cię nazywać inni, i zajmij miejsce. Konto nie jest potrzebne.
join-pace = Bez pośpiechu: kogo nie ma przez { $time }, tego może zastąpić bot.
join-name = Twoje imię
join-sit = Zajmij miejsce
join-watch = Tylko oglądaj

account-title = Ty
account-settings = Konto i ustawienia
account-name-title = Twoje imię przy stole
account-name = Imię
account-guest = Na tym urządzeniu masz status gościa. Twoje miejsca są twoje, dopóki ta przeglądarka trzyma swoje ciasteczka.
account-login = Konto: { $login }.
account-saved = Zapisano.
account-welcome = Witamy. Twoje miejsca są teraz twoje na każdym urządzeniu.
account-left = Wylogowano.
account-register = Zarejestruj się
account-register-text = Nieobowiązkowe. Konto łączy twoje rozgrywki na wszystkich urządzeniach; wystarczy nazwa i hasło.
account-enter = Zaloguj się
account-enter-text = Miejsca, które zajmujesz tu jako gość, przechodzą na twoje konto.
account-which = Pierwszy raz czy powrót
account-login-name = Nazwa użytkownika
account-login-hint = od 3 do 30 liter, cyfr, kropek, myślników lub podkreśleń
account-password = Hasło
account-password-title = Hasło
account-show = Pokaż
account-password-show = Pokaż hasło
account-password-old = Stare hasło
account-password-new = Nowe hasło
account-strength = Jak trudno zgadnąć hasło
account-strength-short = Co najmniej 12 znaków; kilka słów łatwo zapamiętać.
account-strength-weak = Łatwe do zgadnięcia
account-strength-good = Dobre
account-strength-strong = Bardzo dobre
account-leave = Wyloguj się
notices-title = Gdy jest twoja tura
notices-text = Otrzymuj powiadomienia, gdy inni na ciebie czekają, także bez otwartej strony: jedno na turę, po minucie.
notices-off = Gospodarz tego serwera wyłączył powiadomienia.
notices-channels = Gdzie przychodzą powiadomienia
notices-channel-push = Przeglądarka, przez { $host }
notices-channel-webhook = Webhook: { $host }
notices-failing = { $failures ->
    [one] ostatnie powiadomienie nie dotarło
    [few] ostatnie { $failures } powiadomienia nie dotarły
   *[many] ostatnie { $failures } powiadomień nie dotarło
}
notices-this-device = Powiadamiaj na tym urządzeniu
notices-no-push = Ta przeglądarka nie odbiera powiadomień przy zamkniętej stronie; strona musi być otwarta przez https.
notices-refused = Przeglądarka na to nie pozwala. Sprawdź jej ustawienia dla tej strony.
notices-webhook = Adres webhooka
notices-webhook-hint = Dla Discorda, Slacka i podobnych albo dla własnego programu.
notices-add-webhook = Powiadamiaj ten webhook
notices-test = Wypróbuj
notices-remove = Usuń
notices-added = Od teraz powiadomienia przychodzą tam.
notices-sent = Wysłano. Powinno już dotrzeć.
notices-removed = Usunięto.
account-data = Twoje dane
account-data-text = Wszystko, co jest o tobie przechowywane: imię, sesje, zajmowane miejsca, ruchy i wpisy na czacie. Możesz to pobrać jako plik albo usunąć. Rozgrywki z innymi toczą się dalej bez twojego imienia.
account-export = Pobierz moje dane
account-delete = Usuń moje dane
account-delete-password = Hasło, aby usunąć dane
account-delete-sure = Konto, imię, sesje i wpisy na czacie zostaną usunięte na zawsze, a ty tracisz swoje miejsca.
account-deleted = Usunięto. Nic o tobie tu nie zostało.
