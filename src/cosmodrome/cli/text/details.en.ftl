# What refusals say in detail. The program words them as the English file has them: by that wording the terminal
# knows them, and tells the same sentence in another language (see cli/details.py).

## Games, options, editions

detail-no-game = there is no game { $name }; there are: { $names }
detail-no-game-at = there is no game at { $place }: { $error }
detail-no-option = there is no option { $name }; there are: { $names }
detail-option-value = { $name } cannot be { $value }: { $why }
detail-option-one = one of { $values }
detail-option-any = any of { $values }
detail-option-whole = a whole number from { $low } to { $high }
detail-option-flag = yes or no
detail-option-text = text
detail-option-form = an option is written name=value, not { $text }
detail-no-edition = { $game } knows no edition { $name } of its rules; it knows: { $names }
detail-no-packs = { $game } takes no content packs
detail-no-flights = rounds cannot be empty: at least one flight must be flown
detail-grey-tokens = grey_tokens must name exactly four tokens, or none
detail-grey-token = grey_tokens: { $name } is not in the boxes in play
detail-no-lesson = { $game } has no lesson { $name }; it has: { $names }
detail-no-puzzle = { $game } has no puzzle { $name }; it has { $count }
detail-no-topic = { $game } explains nothing about { $name }
detail-game-name = { $name } is no name for a game: small letters, digits and single underscores
detail-there-already = { $place } is there already

## Seats and bots

detail-seats-match = the match has seats 1 to { $last }
detail-no-seat = the match has no seat { $seat }
detail-seats-named = { $named } seats were named for a match of { $players }
detail-bots-named = { $named } bots were named for { $seats } seats
detail-opponents-named = { $named } opponents were named for { $seats } seats
detail-nobody-answers = nobody at this table can answer
detail-no-bot = no bot { $name } plays { $game }; there are: { $names }
detail-bot-unloaded = the bot { $name } cannot be loaded: { $error }
detail-bot-variants = { $bot } has no variant { $name }; there are: { $names }
detail-bot-variant = { $bot } has no variant { $name }
detail-model-name = a model cannot be called { $name }: take a plain word that no bot bears
detail-own-bot-form = a bot of your own is given as NAME=model.onnx, not as { $text }
detail-two-bots = a rating needs two or more bots, each named once
detail-other-rating = { $file } holds another rating; name another file
detail-no-report-folder = there is no folder { $folder } for the report
detail-no-study = there is no balance study of { $game }; there is one of: { $names }
detail-no-scheduler = no Dask scheduler answers at { $address }: { $error }
detail-cluster-extra = a cluster needs the extra { $extra }
detail-fuzz-no-report = { $file } is no report of a fuzzer
detail-fuzz-other = { $file } reports on { $game } with seed { $seed }

## Records

detail-saved-other = the saved match is one of { $game }, not of { $other }
detail-names-unread = the names of the seats cannot be read
detail-no-seat-called = no seat is called { $name }
detail-no-json = this is not JSON: { $error }
detail-no-record = this is not a record of format { $format }
detail-record-field = the record lacks a field or has one of the wrong kind
detail-record-setup = the record cannot be set up: { $why }
detail-record-dealer = move { $number }: the dealer had to say { $due }, the record has { $line }
detail-record-move = move { $number }, { $line }: { $why }
detail-record-result = the recorded result is not the result of the recorded moves
detail-record-share = what seat { $seat } added to the dealer's draws does not match its seal
detail-record-order = the shares in the dealer's draws are not in the order of the seats
detail-record-secret = the dealer's secret does not match the hash it published
detail-record-dealer-unread = the record's dealer cannot be read: { $error }
detail-no-move = no such move: { $text }
detail-no-argument = { $move } has no argument { $name }
detail-no-move-id = no move has the id { $id }
detail-match-over = the match is over
detail-match-not-over = the match is not over, so it has no result yet
detail-coach-waits = the match is not over: the coach waits for its end
detail-not-asked = seat { $seat } is not asked; asked: { $seats }
detail-nothing-asked = nothing is asked of this seat
detail-say-who = several seats are asked: say who answers

## The laboratory and models

detail-missing-part = { $name } is missing: { $command }
detail-no-run = { $run } holds no run: { $file } is missing
detail-other-run = { $folder } holds a run of something else; name another folder
detail-shared-out = { $matches } matches cannot be shared out among { $processes } processes
detail-no-device = there is no device { $name } to learn on here; cpu is always there
detail-no-figures = no bot of { $game } has figures to tune
detail-no-figures-of = { $bot } of { $game } has no figures { $what } to tune; greedy has: { $names }
detail-no-encoding = { $game } has no encoding; there is one of: { $names }
detail-other-encoding = the encoding { $name } is wanted, this version of { $game } speaks { $other }
detail-reward-value = reward cannot be { $value }: one of { $values }
detail-model-game = { $file } plays { $game }, not { $other }
detail-model-silent = { $file } does not say which game it plays
detail-model-extra = a model needs the extra { $extra }
detail-no-model = there is no model { $file }
detail-bad-model = { $file } is no model: { $error }

## Servers and databases

detail-database-form = the database must be sqlite:///FILE or postgresql://USER@HOST/NAME
detail-port-form = a port is a number from 0 to { $last }, not { $port }
detail-workers = more than one worker needs PostgreSQL: SQLite serves one process
detail-not-started = the server could not start
detail-database-folder = the folder of { $file } cannot be written: { $error }
detail-database-taken = another server is using { $file }; SQLite serves one at a time
detail-database-unusable = the database cannot be used: { $error }
detail-database-no-folder = there is no folder { $folder } for the database
detail-database-mode = { $file } cannot be written: look at its owner and mode
detail-database-damaged = { $file } is damaged ({ $error }): restore a backup
detail-file-damaged = { $file } is damaged ({ $error })
detail-archive-damaged = { $file } is damaged: { $error }
detail-file-unusable = { $file } cannot be used: { $error }
detail-not-here = there is no Cosmodrome in { $file }
detail-older-schema = it has the older schema { $found }: start this release's server once, which makes it { $wanted }
detail-newer-schema = it was written by a newer release of Cosmodrome (schema { $found }; this one knows up to { $known }): use that release, or restore a backup made before the upgrade
detail-mail-form = the mail server is written smtp://USER:PASSWORD@HOST:PORT, or smtps://
detail-mail-from = mail needs the address it comes from (--mail-from)
detail-mail-site = mail needs the address people know this server by (--site), for the links in it
detail-file-unread = the file cannot be read: { $error }
detail-orphan-row = { $table }: row { $row } belongs to nothing in { $other }
detail-no-file = there is no file { $file }
detail-not-copied = { $file } cannot be copied: { $error }
detail-same-database = source and target are the same database
detail-source-used = a server is using the source: stop it first, or moves made meanwhile would be lost
detail-no-backup = { $file } is no backup of Cosmodrome
detail-database-used = a server is using this database: stop it first
detail-file-exists = { $file } exists already: choose another file, or say --replace
detail-not-empty = this database is not empty: choose another, or say --replace
detail-nobody-called = nobody has the login or id { $who }
detail-guest-admin = { $who } is a guest: an admin needs an account
detail-guest-password = { $who } is a guest and has no password
detail-no-table = no running or waiting table has the id { $id }
detail-no-archive = { $file } is no archive of Cosmodrome
detail-archive-rows = { $file } has { $found } rows and should have { $wanted }
detail-archive-short = { $file } ends too early
detail-announce-what = say what to announce, or --clear
detail-pack-form = a content pack is written NAME=FOLDER, not { $text }
detail-pack-of-host = the content pack { $name }: { $why }
detail-pack-house = every value is still the house edition's

## Mistakes in content packs: file, entry, field, reason

detail-pack-place = { $file }: { $entry }, field { $field }: { $why }
detail-pack-about = pack.toml: field { $field }: { $why }
detail-pack-entry = { $file }: { $entry }: { $why }
detail-pack-file = { $file }: { $why }
detail-pack-not = { $why }, not { $value }
detail-pack-no-folder = there is no such directory
detail-pack-not-empty = is not empty; a pack is written into a new directory
detail-pack-neither = this is neither a directory nor a kept content pack
detail-pack-changed = the content pack { $name } was changed after the match began: it is not the one kept
detail-pack-no-table = holds no table; a content pack may hold { $names }
detail-pack-files = a content pack may hold { $names }
detail-pack-encoding = cannot be read: it is not written in UTF-8
detail-pack-unread = cannot be read: { $error }
detail-pack-wrong-file = table { $table } does not belong here
detail-pack-only-title = there is no such field, only a title
detail-pack-title = must be text of 1 to { $most } letters, not { $value }
detail-pack-must-list = { $table } must be a list of tables
detail-pack-must-table = { $table } must be a table
detail-pack-no-thing = there is no such thing in the game
detail-pack-twice = stands there twice
detail-pack-no-entry = the entry { $name } is missing
detail-pack-no-field = there is no such field
detail-pack-missing = is missing
detail-pack-field-missing = the field { $name } is missing
detail-pack-field-unknown = there is no field { $name }
detail-pack-word = does not know the word { $word }
detail-pack-least = must be at least { $least }
detail-pack-most = must be at most { $most }
detail-pack-list-least = must list at least { $least }
detail-pack-list-most = must list at most { $most }
detail-pack-empty = must not be empty
detail-pack-letters = must be at most { $most } letters long
detail-pack-whole = must be a whole number
detail-pack-text = must be text
detail-pack-flag = must be true or false
detail-pack-list = must be a list
detail-pack-table = must be a table
detail-pack-kind = must be of the kind { $kind }, not { $other }
detail-pack-one-of = must be one of { $names }
detail-pack-bring = must bring something
detail-pack-gain = must gain something
detail-pack-give = must give either money or supplies
detail-pack-get = must get something
detail-pack-timing = can happen only with timing = { $moment }
detail-pack-never = is about { $action }, which never happens at { $moments }
detail-pack-lower = must lower something
detail-pack-cannot-lower = a discount per { $per } cannot lower { $unit }
detail-pack-discount-for = a discount per { $per } is for { $actions }
detail-pack-discount-action = a discount for { $action } cannot be counted per action
detail-pack-here = 'here' is known only with timing = 'destination'
detail-pack-cover = must cover every reputation from 0 to { $most } once
detail-pack-of-a-kind = may have at most { $most } of a kind
detail-pack-fall = must not fall
detail-pack-players-once = must have each of 1, 2, 3 and 4 players once
detail-pack-max = must not be more than max
detail-pack-fixed = is fixed by the rules and cannot be changed
detail-pack-layout = must put each of the twelve actions on one location, two on each
detail-pack-four-technologies = must name four different technologies
detail-pack-no-goal = there is no goal tile { $name }
detail-pack-no-expert = there is no expert tile { $name }
detail-pack-space-twice = names a space twice
detail-pack-other-connection = must be another connection than network_first
detail-pack-no-connection = there is no such connection
detail-pack-for-players = must have an entry for 1, 2, 3 and 4 players
detail-pack-hand = must not be more than agenda_hand_limit of player_board
detail-pack-storage = more { $name } than storage_base of player_board holds
detail-pack-experts = must have a left and a right expert
detail-pack-colours = the colours of the tokens are fixed by the rules
detail-pack-upgrade-id = an upgrade's id names its destination and position
detail-pack-guest-twice = names a guest type twice
detail-pack-stops = must be one to four stops and then earth
detail-pack-destination = must have a destination
detail-pack-no-technology = there is no technology { $name }
detail-pack-backs = { $name } has more than one back
detail-pack-no-space = names a space the track does not have
detail-pack-no-token = there is no token { $name }
detail-pack-no-upgrade = there is no upgrade { $name }
detail-pack-levels = must have an entry for easy, medium and hard

## What the system and the libraries say

library-errno-file = {"["}Errno { $number }] { $error }: { $file }
library-errno = {"["}Errno { $number }] { $error }
library-os-no-file = No such file or directory
library-os-folder = Is a directory
library-os-no-folder = Not a directory
library-os-forbidden = Permission denied
library-os-not-permitted = Operation not permitted
library-os-exists = File exists
library-os-full = No space left on device
library-os-read-only = Read-only file system
library-os-not-empty = Directory not empty
library-os-name-long = File name too long
library-os-port-taken = Address already in use
library-os-no-address = Cannot assign requested address
library-os-no-name = Name or service not known
library-os-refused = Connection refused
library-no-module = No module named { $name }
library-json-place = { $error }: line { $line } column { $column } (char { $char })
library-json-value = Expecting value
library-json-name = Expecting property name enclosed in double quotes
library-json-colon = Expecting ':' delimiter
library-json-comma = Expecting ',' delimiter
library-json-more = Extra data
library-json-string = Unterminated string starting at
library-json-control = Invalid control character at
library-json-escape = Invalid \escape
library-toml-place = { $error } (at line { $line }, column { $column })
library-toml-end = { $error } (at end of document)
library-toml-value = Invalid value
library-toml-statement = Invalid statement
library-toml-line = Expected newline or end of document after a statement
library-toml-expected = Expected { $sign }
library-toml-bad-sign = Found invalid character { $sign }
library-toml-illegal-sign = Illegal character { $sign }
library-toml-table-twice = Cannot declare { $name } twice
library-toml-again = Cannot overwrite a value
library-toml-table-end = Expected ']' at the end of a table declaration
library-toml-list-end = Expected ']]' at the end of an array declaration
library-toml-equals = Expected '=' after a key in a key/value pair
library-toml-name = Invalid initial character for a key part
library-toml-array = Unclosed array
library-toml-inline = Unclosed inline table
library-toml-duplicate = Duplicate inline table key { $name }
library-toml-string = Unterminated string
library-toml-backslash = Unescaped '\' in a string
library-toml-date = Invalid date or datetime

# What was typed, between quotation marks.
quoted = “{ $text }”
