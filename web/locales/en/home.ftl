home-title = Three worlds, every rule, one launch site
home-lead = With friends tonight, a move a day, or right now against a bot. No account needed.
home-mine = Waiting for you
home-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
home-all = All { $count } of my matches
home-games = Take a seat
home-open = Open tables
home-open-none = Nobody is waiting for players just now. Open a table and leave a seat free: it appears here.
home-players = { $low } to { $high } players
home-players-exactly = { $low } players
home-quick = Play now
home-versus = vs { $bot }
edition-galactic_cruise = house edition
home-setup = Set up a table
home-quick-which = : { $game }
home-rules = How to play
home-rules-short = Rules
home-rules-which = { $game }
about-galactic_cruise = Build a fleet of luxury shuttles, court your guests, and launch them past the rings before the board meets.
about-galaxy_trucker = Weld a ship together from whatever the warehouse yields, then find out in flight what falls off first.
about-leaving_earth = Run a space agency in 1956. Research rockets that may explode, and plan the long arithmetic of getting there and back.

match-over = Finished
match-abandoned = Abandoned by agreement
match-running = Under way
match-waiting = Waiting for players since { $when }
match-my-turn = Your turn, { $when }
match-their-turn = { $who } to move, { $when }
match-join = A seat is free: join
match-go = Take your turn
match-look = Look in
match-see = See the result
match-sit = Take a seat

setup-title = Set up { $game }
setup-seats = Who plays?
setup-presets = What do you play?
preset-first = First game
preset-first-text = The gentlest way in: a short game with the simplest choices.
preset-standard = Standard
preset-standard-text = The full base game.
preset-everything = Everything
preset-everything-text = Every module and the most players.
setup-rest = Rules, options and table
setup-players = Number of players
setup-count =
    { $count ->
        [one] Solo
       *[other] { $count } players
    }
setup-sitter = Seat { $seat }: who sits there
setup-bot = Seat { $seat }: which bot
setup-name = Seat { $seat }: name
setup-name-hint = Name
setup-options = The game
setup-components = The components
setup-pack = Values printed on the pieces
setup-pack-none = As they come with Cosmodrome
setup-table = The table
setup-undo = Undo
setup-pace = How fast bots play
pace-instant = At once
pace-brisk = Briskly
pace-calm = Calmly, so that everybody can follow
setup-patience = A bot may take over for somebody absent after
setup-listed = Show this table in the lobby
setup-watchable = Spectators may watch
setup-nobody-here = Nobody sits on this device: you will watch.
setup-open = Open the table
sitter-me = Me
sitter-here = Somebody else on this device
sitter-invite = A friend, by link
sitter-open = Anybody from the lobby
sitter-bot = A bot
undo-free = Free until something new was revealed, then by consent
undo-consent = Always by consent
undo-off = None

join-title = A seat is kept for you
join-invitation = { $host } invites you to { $game }.
join-invitation-nobody = You are invited to { $game }.
bot-novice = Alfie
bot-casual = Bella
bot-regular = Conrad
bot-expert = Dalia
bot-master = Emil
level-novice = novice
level-casual = casual
level-regular = regular
level-expert = expert
level-master = master
plays-novice = Plays the first thing he likes.
plays-casual = Plays for fun, forgives mistakes.
plays-regular = Knows the rules, plans one turn.
plays-expert = Counts chances, rarely wastes a turn.
plays-master = Looks further ahead than you like.
bot-with-level = { $bot }, { $level }
join-text = Say how the others should call you and sit down. You need no account.
join-name = Your name
join-sit = Sit down
join-watch = Only watch

account-title = You
account-name-title = Your name at the table
account-name = Name
account-guest = You are a guest on this device. Your seats stay yours as long as this browser keeps its cookies.
account-login = Signed in as { $login }.
account-saved = Saved.
account-welcome = Welcome. Your seats are yours on every device now.
account-left = Signed out.
account-register = Make an account
account-register-text = Optional. An account keeps your matches together on every device; all it takes is a name and a password.
account-enter = Sign in
account-enter-text = The seats you hold here as a guest move to your account.
account-which = New here, or back again
account-login-name = Login name
account-login-hint = 3 to 30 letters, digits, dots, dashes or underscores
account-password = Password
account-password-title = Password
account-password-old = Old password
account-password-new = New password
account-leave = Sign out
notices-title = When it is your turn
notices-text = Be told when others wait for you, also when no page is open: one notice for each turn, after a minute.
notices-off = The host of this server has switched notices off.
notices-channels = Where you are told
notices-channel-push = A browser, through { $host }
notices-channel-webhook = A webhook at { $host }
notices-failing = { $failures ->
    [one] the last notice did not arrive
   *[other] the last { $failures } notices did not arrive
}
notices-this-device = Tell me on this device
notices-no-push = This browser cannot be told while the page is closed; it needs a page opened over https.
notices-refused = The browser does not allow it. Look at its settings for this site.
notices-webhook = Address of a webhook
notices-webhook-hint = For Discord, Slack and their kin, or a program of your own.
notices-add-webhook = Tell this webhook
notices-test = Try it
notices-remove = Remove
notices-added = From now on you are told there.
notices-sent = Sent. It should be there now.
notices-removed = Removed.
account-data = Your data
account-data-text = Everything stored about you: your name, your sessions, the seats you hold, your moves and your chat lines. Take it along as a file, or delete it. Matches others played with you go on without your name.
account-export = Download my data
account-delete = Delete my data
account-delete-password = Password, to delete your data
account-delete-sure = Your account, name, sessions and chat lines are erased for good, and you lose your seats.
account-deleted = Deleted. Nothing about you is left here.
