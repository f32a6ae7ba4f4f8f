# What the terminal itself says. What the games say is in their own catalogues.

## Everywhere

none = none
nothing = nothing
yes = yes
no = no
details = Details: { $text }

## Who sits there

you = You
person = Player
seat-of = { $name } { $number }

## The table

commands = number · words to search · undo · hint · plan · if · why · about · rules · log · save · quit · ? help
what-if = What if? You play on in private, in a world you can imagine. Nothing of it counts; quit comes back.
what-if-back = Back at the table: nothing of that counted.
too-late = Too late: while you were thinking, play went on.
kept = The match is saved in { $path }
go-on-with = Go on with: { $command }
no-move-with = No move has “{ $text }” in it. Type ? for help.
no-such-move = There is no move with “{ $text }” in it.
no-move-number = There is no move { $number }: they are numbered from 1 to { $last }.
found-moves = { $found } of { $all } moves have “{ $text }” in them; / shows all
confirm = { $move }? Enter plays it, anything else goes back:{" "}
nothing-to-undo = There is nothing to take back: since your last move something new has come to light.
why-how = Write the move after it: why research juno
may-now = { $move }: you can do that now.
hint-thinking = Thinking it over…
hint-none = Nobody has a hint for you here.
about-how = Write its name, or part of it, after the word.
more-pieces = … and { $number } more: write more of the name
topics = Topics: { $topics }
no-rules = There is no rules text for { $game } yet.
nothing-about = Nothing about “{ $text }”. Topics: { $topics }
curtain = { $who } is next. Everybody else looks away.
curtain-enter = Press Enter when you are at the screen.{" "}
more-events = … { $number } more, see “log”
more-moves = … and { $number } more: type words to search, or “more”

## Help at the table

help-choose = Choose a move by its number. Type words to search the list (/ alone shows everything again), or write a move the way records do.
help-short = The first letter of a command is enough. To search for a word that is also a command, write /save.
help-arg-piece = PIECE
help-arg-mission = [MISSION]
help-arg-move = MOVE
help-arg-topic = TOPIC
help-arg-file = FILE
help-more = every move of a long list
help-about = what a card, a tile or a token does
help-hint = what a strong player would do now, and why
help-plan = what a planner works out: a mission in Leaving Earth, your ship in Galaxy Trucker, the next launch in Galactic Cruise
help-if = what if: play on in private from here, in a world you can imagine, against bots; quit comes back
help-why = why a move is not offered now
help-undo = take your last move back, as long as nothing new has come to light
help-log = everything that has happened so far
help-rules = look up a rule; without a topic, the chapter of the present question
help-board = draw the table again
help-save = save the match; go on later with cosmodrome play --resume FILE
help-quit = save the match and leave

## Planners

plan-none = This game has no planner.
plan-not-now = There is nothing to plan just now.
plan-count = { $number } × { $what }
plan-missions = Which mission? { $missions }
plan-no-craft = { $mission }: no spacecraft can do it in the years that are left.
plan-craft = { $kind ->
    [safest] Safest
   *[cheapest] Cheapest
}: ${ $money } to pay, done in { $year }, { $chance } % flawless
plan-leg = { $from } → { $to } ({ $year }): fire { $fired }; thrust { $thrust }, needed { $needed }
plan-year = { $year }, ${ $spent }: { $moves }
plan-forecast = { $mean } credits on average (± { $error }) in { $flights } flights; between { $low } and { $high } in four of five; arrives in { $share } %.
plan-earned = It brought you { $credits } credits.
plan-losses = Lost on average: { $parts }
plan-lost = { $part ->
    [cabins] cabins
    [batteries] batteries
    [holds] cargo holds
    [engines] engines
    [cannons] cannons
   *[shields] shields
} { $mean } of { $all }
plan-one-more = One more would bring: { $parts }
plan-more = { $part ->
    [cabins] cabin
    [batteries] battery
    [holds] cargo hold
    [engines] engine
    [cannons] cannon
   *[shields] shield
} { $credits }
plan-known = { $whole ->
    [true] All { $cards } cards have been seen.
   *[other] Seen { $known } of { $cards } cards; the others are dealt anew for each flight.
}
plan-launch = { $turns ->
    [one] A launch this turn, on { $cruise }; money { $money }
   *[other] A launch in { $turns } turns, on { $cruise }; money { $money }
}
plan-no-launch = No launch is in sight within eight turns.
plan-turn = { $number }. { $do ->
    [worker] a worker to { $place }: { $actions }
    [meeting] a meeting: { $actions }
    [wait] wait for the shuttle
   *[launch] launch
}
plan-cockpits = Cockpits now: { $cockpits }

## The end

over = The match is over
total = Total
nobody-wins = Nobody wins.
you-win = You win!
wins = { $who } wins.
share = { $who } share the victory.

## Rules

rules-topics = Topics
rules-how = Read one with { $one }, everything with --all.

## A command that is not right

which-game = Which game?
wrong-title = Wrong command
wrong-command = There is no command “{ $name }”. All of them: { $command }
wrong-option = There is no option “{ $name }” here. Those there are: { $command }
wrong-missing = “{ $name }” is missing. How to write it: { $command }
wrong-empty = “{ $name }” needs a value. How to write it: { $command }
wrong-unused = This is too much: “{ $text }”. How to write it: { $command }
wrong-repeated = “{ $name }” stands there more than once.
wrong-choice = “{ $name }” cannot be “{ $value }”. It can be: { $values }
wrong-whole = “{ $name }” takes a whole number, not “{ $value }”.
wrong-number = “{ $name }” takes a number, not “{ $value }”.
wrong-value = “{ $name }” cannot be “{ $value }”.
wrong-least = “{ $name }” must be { $least } or more, not { $value }.
wrong-above = “{ $name }” must be more than { $least }, not { $value }.
wrong-guess = Did you mean “{ $name }”?

## Lessons

no-lessons = { $game } has no lessons. Read the rules: { $command }
lesson-prompt = Enter to go on, u to go back, q to leave:{" "}
lesson-not-now = Not now: this step asks for another move.
lesson-beginning = This is the beginning.
puzzle-question = Which answer is best for you?
puzzle-you = You
puzzle-other = Player { $number }
puzzle-prompt = Your answer (number, q to leave):{" "}
puzzle-right = Right: it is ahead of the next best by { $margin } % of a win.
puzzle-wrong = There is something better. Try again.
puzzle-none = There is no puzzle here.
puzzles-found = { $number }: { $question } → { $move } ({ $margin } % more wins than the next best)
coach-works = The coach looks back
lesson-done = Well done. Go on with: { $command }
lesson-all-done = Well done, you are ready. A gentle first match, with “hint” whenever you want one: { $command }

## Replay

edition-newest = { $game }, edition { $edition } of the rules, the newest.
edition-older = { $game }, edition { $edition } of the rules. What has changed since does not apply to this match:
record-over = The record holds: { $game }, { $moves } moves, finished.
record-running = The record holds: { $game }, { $moves } moves, not finished yet.
draws-later = The draws can be proved once the match is over.
draws-shared = Seats that added to the draws before the first one: { $seats }. Nobody could choose them alone.
draws-alone = No seat added to the draws: whoever ran the dealer could have tried several secrets first.
draws-silent = Seats that sealed a share but did not open it in time: { $seats }.
move-of = { $game } · move { $ply } of { $all }
replay-prompt = Enter next · b back · a number: that move · q quit >{" "}
chose-in-secret = { $who } chose in secret
dealer = Dealer
clock = Clock

## List of games

games-edition = edition { $edition }
games-bots = bots
games-begin = Start with { $play }, or look at { $rules }.
allowed-integer = { $low }–{ $high }, usually { $default }
allowed-flag = yes or no, usually { $default }
allowed-subset = any of { $values }; usually { $default }
allowed-choice = { $values }, usually { $default }
allowed-text = text, usually { $default }

## The board of Leaving Earth

le-legend =
    way: difficulty, ⧗ years, (⧗) time allowed, ☢ radiation, ≈ atmosphere, ↓ landing, ? hidden card, ! automatic
    outcomes: ▪ unseen, ✓ success, ! minor failure, ✗ major failure
le-level = { $level } game
le-turn = turn:{" "}
le-order = order: { $order }
le-deck = outcome deck: { $number }
le-missions = Missions
le-no-missions = none left
le-impossible = impossible: { $missions }
le-place = Place
le-ways = Ways
le-there = There
le-lost = !lost
le-only-you = only you know: { $card }
le-seen-by = ? (seen by { $who })
le-money = ${ $money }
le-points = { $points } { $points ->
        [one] point
       *[other] points
    }
le-free-actions = { $number } free { $number ->
        [one] action
       *[other] actions
    } left
le-astronauts-lost = † { $number } lost
le-knows = knows
le-earth = Earth
le-incapacitated = incapacitated { $astronaut }
le-arrives = { $years ->
        [one] in a year
       *[other] in { $years } years
    }
le-being-built = being put together
le-mass = mass { $mass }
le-seats = { $taken }/{ $seats } seats
le-maneuver = Spacecraft { $craft } to { $place }: { $thrust } of { $required } thrust
le-durations = Spacecraft { $craft } to { $place }, thrust needed: { $needs } or longer
le-drawn = { $advancement }: { $outcome }; removing it costs ${ $cost }
le-looking = Looking at the card of { $place }
le-offer = Offer by { $by } to { $to }: { $give } for { $want }
le-aboard = In { $part }: { $aboard }
le-nobody = nobody yet

## The board of Galaxy Trucker

gt-legend = Stubs are connectors: ┴ single, ╨ double, ╫ universal. { $gun }↑ fires that way, 2{ $gun } and 2{ $engine } need a battery token, { $shield }↗ covers front and right, { $battery } 3 holds three tokens, […] cargo, {"{"}…{"}"} special cargo, { $life } life support, + structure.
gt-short-pilot = Pil
gt-short-cabin = Cab
gt-short-battery = Bat
gt-short-life = Ls
gt-short-engine = Eng
gt-short-cannon = Gun
gt-short-shield = Shd
gt-engines = engines { $strength }
gt-cannons = cannons { $strength }
gt-crew = crew { $number }
gt-tiles = { $number } { $number ->
        [one] tile
       *[other] tiles
    }
gt-shields = shields { $sides }
gt-exposed = exposed { $number }
gt-lost = lost { $number }
gt-tokens = tokens { $number }
gt-number = number { $number }
gt-round =
    { $id ->
        [test] Test flight
       *[other] Round { $round } of { $rounds }
    }
gt-credits = { $number } { $number ->
        [one] credit
       *[other] credits
    }
gt-sand-running = the sand is running on { $circle }
gt-sand-through = the sand has run out on { $circle }
gt-circle = { $number ->
        [0] the start circle
       *[other] circle { $number }
    }
gt-to-build = { $who } to build, { $points } { $points ->
        [one] point
       *[other] points
    } left
gt-turns-left = { $turns } { $turns ->
        [one] turn
       *[other] turns
    } of sand left on { $circle }
gt-warehouse = Warehouse: { $down } face down, { $up } face up
gt-and = and { $names }
gt-pile = Pile { $pile }: { $cards }
gt-aside = Set aside
gt-hand = In your hand: { $tile }
gt-order = Order of flight: { $places }
gt-at = { $who } on { $place }
gt-out = Given up: { $who }
gt-card = Card: { $card }
gt-cards-left = { $number } { $number ->
        [one] card
       *[other] cards
    } to come
gt-dice = The dice show { $dice }.
gt-dock = On the dock of { $who }: { $goods }
gt-strength = strength { $number }
gt-planets = planets { $planets }
gt-gain = gain { $goods }
gt-gain-credits = gain { $number } { $number ->
        [one] credit
       *[other] credits
    }
gt-needs-crew = needs crew { $number }
gt-costs-crew = costs crew { $number }
gt-lose-crew = lose crew { $number }
gt-lose-goods = lose goods { $number }
gt-fewest = fewest { $what }: { $penalty }
gt-days = { $number } { $number ->
        [one] day
       *[other] days
    }
gt-hit = { $weight } { $side }

## The board of Galactic Cruise

gc-legend =
    A adventurous, R relaxing, F family, ☾ day in space, ⊕ Earth   tower: ▣ face up, □ flipped, · gone
    segments: cost/VP and icons   ! never launched
gc-neutral = neutral
gc-npc = NPC
gc-turn = Turn { $number }
gc-phase-setup = setup
gc-phase-draft = draft
gc-phase-bidding = bidding
gc-phase-turn = turn
gc-phase-advancing = advancing shuttles
gc-phase-choosing = choosing an action
gc-phase-acting = taking an action
gc-phase-boarding = boarding
gc-phase-paying = paying
gc-phase-lifting_off = lifting off
gc-phase-turn_end = end of turn
gc-phase-final_recall = workers come home
gc-phase-last_advance = last advance
gc-phase-rachel = Rachel's turn
gc-phase-over = over
gc-actions-left = actions left: { $number }
gc-due = due: { $what }
gc-final-round = FINAL ROUND
gc-expert = expert
gc-technology = Technology
gc-agenda = Agenda
gc-discard = discard: { $card }
gc-blueprints = Blueprints
gc-shuttles = Shuttles
gc-silo = Silo
gc-experts = experts: { $tile }
gc-cruises = Cruises
gc-fuel = fuel { $number }
gc-queue = Queue
gc-queue-section = { $ads } { $ads ->
        [one] ad
       *[other] ads
    }: { $guests }
gc-day-in-space = day in space: { $bonus }
gc-progress = Progress
gc-meetings = meetings held: { $number }
gc-neutral-cube = neutral cube in { $turns } { $turns ->
        [one] turn
       *[other] turns
    }
gc-goals = Goals
gc-goal-left = left: { $goal }
gc-goal-middle = middle: { $goal }
gc-goal-right = right: { $goal }
gc-rachel = Rachel
gc-rachel-next = next back: { $back }
gc-rachel-cards = cards left: { $number }
gc-rachel-goals = her goals: { $goals }
gc-vp = { $number } VP
gc-money = { $number } money
gc-ads = { $number } { $number ->
        [one] ad
       *[other] ads
    }
gc-reputation = reputation { $number }
gc-home = home: { $workers } { $workers ->
        [one] worker
       *[other] workers
    }
gc-home-experts = { $number } { $number ->
        [one] expert
       *[other] experts
    }
gc-wings = wings { $number }
gc-tower = tower
gc-state = developments { $built }   goals { $goals }   experts cost { $cost }
gc-upgrades = upgrades: { $upgrades }
gc-holds = holds
gc-hidden-card = hidden card
gc-shuttle = shuttle
gc-cruise = cruise
gc-scheduled = { $cruise } scheduled
gc-no-segments = no segments
gc-in-space = in space: { $way }
gc-token = token

## For hosts

admin-head-login = login
admin-head-name = name
admin-head-id = id
admin-head-since = since
admin-head-session = session since
admin-head-seats = seats
admin-head-game = game
admin-head-status = status
admin-head-opened = opened
admin-head-moved = last move
admin-head-moves = moves
admin-guest = (guest)
admin-mark-admin = admin
admin-mark-banned = banned
admin-status-waiting = waiting
admin-status-running = running
admin-status-over = over
admin-status-abandoned = abandoned
admin-lifted = { $who } may come in again.
admin-shut-out = { $who } is shut out; { $seats ->
        [one] { $seats } seat went to a bot or is open again.
       *[other] { $seats } seats went to bots or are open again.
    }
admin-promoted = { $who } is now an admin.
admin-demoted = { $who } is no longer an admin.
admin-closed = { $match } is closed.
admin-announced = Everybody reads it until { $until }.
admin-silenced = Nothing is announced any more.
admin-not-stopped = A server has not stopped within { $seconds } seconds.
admin-drained = No server is using the database now.
admin-restored = { $rows } { $rows ->
        [one] row
       *[other] rows
    } restored.
admin-moved = { $rows } { $rows ->
        [one] row
       *[other] rows
    } copied. Start the server with the new database.
admin-damaged = damaged
admin-database = database
admin-unknown = { $number } { $number ->
        [one] match is
       *[other] matches are
    } of games or editions this release does not have.
admin-checked = Matches: { $matches }, entries: { $moves }, damaged: { $damaged }.

## Errors, by their codes

error-bad_archive = This file is no archive of the server, or not a whole one.
error-bad_database = The database cannot be served.
error-bad_lesson = A lesson cannot be read.
error-bad_model = This file is no model that can play this game here.
error-bad_option_value = An option cannot have this value.
error-broken_record = The record cannot be read or does not prove what it claims.
error-cannot_serve = The server cannot run with these settings.
error-illegal_move = The rules do not allow this move now.
error-io_error = A file cannot be read or written.
error-lab_not_installed = The laboratory is not installed.
error-match_over = The match is over.
error-no_balance_study = There is no study of this game’s balance.
error-no_content_packs = The components of this game are fixed: it takes no content packs.
error-no_encoding = There is no encoding of this game with this name.
error-no_run = There is no run in this folder.
error-no_such_thing = Nobody and nothing here is called that.
error-not_over = The match is not over yet.
error-not_your_turn = Nothing is asked of this seat now.
error-nothing_to_tune = This bot has no figures that can be tuned.
error-server_not_installed = The server is not installed.
error-stale = The answer belongs to an earlier position.
error-unknown_bot = There is no bot with this name.
error-unknown_edition = This game has no edition of the rules with this name.
error-unknown_game = There is no game with this name.
error-unknown_lesson = This game has no such lesson or puzzle.
error-unknown_move = This game has no such move.
error-unknown_option = The game has no option with this name.
error-unknown_topic = There is nothing to explain under this name.
error-wrong_command = The command is not right.

## Content packs, servers, reports

content-exported = { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}. Change the values, keep the identifiers, then check it:
content-playable = { $folder }: this pack can be played with --content { $folder }
content-unchanged = { $folder }: no mistake, but every value is still the house edition's
content-mend = { $number } to mend.
serve-at = Cosmodrome is at { $addresses } (Ctrl+C ends it; games are kept in { $database })
serve-no-admin = It has no admin yet. Become one with this link: { $link }
fuzz-goes-on = { $matches ->
    [one] going on after { $matches } match
   *[other] going on after { $matches } matches
}
fuzz-going = { $matches ->
    [0] fuzzing …
    [one] fuzzing … { $matches } match
   *[other] fuzzing … { $matches } matches
}
fuzz-found = { $kind } in match { $match }: { $file }
fuzz-done = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $game }{ $left ->
    [0] { "" }
   *[other] { " " }({ $left } of them left before their end)
}, { $findings ->
    [one] { $findings } finding
   *[other] { $findings } findings
}
scaffold-done = { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}. { $test } tests it,
    { $play } plays it; { $guide } leads on from here.
written-to = Written to { $file }.

## The laboratory, simulations, ratings

train-going = { $taught } taught, { $steps } steps, { $matches } matches, reward { $reward }
train-at = { $seconds } s: { $learned }
train-done = { $steps } steps in { $matches } matches, reward { $reward }. The run is in { $folder }; { $command } makes a player of it.
tune-begins = { $figures } figures; a generation is { $trials } trials, { $matches } matches each
tune-going = generation { $generation }: { $mean }
dataset-done = { $decisions } decisions written to { $file }.
simulate-match = match { $match }
simulate-title = { $game }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
simulate-pace = { $decisions } decisions in { $seconds } s: { $pace } decisions/s, { $matches } matches/s
simulate-wrong = { $errors } errors, { $unfinished } unfinished
rate-title = { $game }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} a pair
rate-interval = { $low } to { $high }
rate-ratings = Ratings
rate-picture = Ratings with their intervals
rate-matrix = Wins of row over column
rate-scores = Scores
rate-lengths = Decisions a match
rate-all = all
rate-spread = { $name }: from { $low } to { $high }
head-seat = seat
head-bot = bot
head-wins = wins
head-share = share
head-mean = mean score
head-deviation = ±
head-least = least
head-most = most
head-rating = rating
head-interval = 95 of 100
head-games = games
