board = Board
side = Your moves and the talk at the table
players = Players
recent = What just happened
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-moves = Moves
tab-table = Table
moves-none = It is not your turn: nothing to choose from just now.
menu-open = Log, chat and rules
rail-fold = Fold the rail away
rail-open = Show the rail

playback = Playback
playback-back = One step back
playback-pause = Pause the playback
playback-go-on = Go on
playback-forward = One step on
playback-turns = The latest turns
playback-speed = Speed
playback-instant = instant
playback-live = live
playback-paused = paused
playback-behind =
    { $count ->
        [one] 1 step behind: show now
       *[other] { $count } steps behind: show now
    }

dock = The question and its answers
seats = Seats
dock-also = Also possible ({ $count })
dock-side = Also possible now
dock-more = More
# Before the price of the cheapest of several answers: from −2.
dock-from = from
dock-list = All moves
dock-not-that = Not that
dock-do-it = Do it
dock-sure = This cannot be undone easily. Are you sure?
dock-second-click = Click once more, or press Enter.
dock-last-chance = Nothing left to choose here. A free move before you go on?
take-back = Take back
plan-ahead = Plan ahead…
plan-drop = Take it out of the plan

zone-grow = Look closely: { $zone }
zone-shrink = Put back: { $zone }
title-turn = ● Your turn: { $game }

match-closed = This table is closed to you
match-unreachable = The server cannot be reached. Trying again…
board-broken = This board could not be drawn, so here is the plain one. Nothing you played is lost.
board-gone = The rules edition of this match is gone; the log tells what happened.

status-gate = Get ready
status-yours = Your turn
status-theirs = Waiting for { $who }
status-watching = You are watching. To move: { $who }
status-waiting = Waiting for players
status-dealing = The dealer is at work
status-looking = Looking back
status-last-steps = The last steps
status-pass = Pass the device to { $who }

line-connecting = Connecting…
line-offline = Connection lost. Trying again…
clock-held = waits for everybody

ask-search = Search your moves
ask-search-hint = Search { $count } moves
ask-none = No move like that. Clear the search to see all.
ask-not-now =
    { $count ->
        [one] One move is not possible now
       *[other] { $count } moves are not possible now
    }
ask-why = Why not?
ask-legal = This move is allowed now.

undo = Undo
undo-ask = Ask to undo
undo-turn = Take the whole turn back
redo = Play it again

absence =
    { $count ->
        [one] One step was played since you were last here.
       *[other] { $count } steps were played since you were last here.
    }
absence-show = Show me
absence-skip = Skip

standing-always = Always answer like this
standing-hint = The next answer is kept: this question is then answered for you in this match.
standing-kept = Always: { $move }
standing-drop = Ask me again
standing-last-off = Don't ask this again
standing-last-hint = In this match: where only free moves are left, play goes on by itself.
standing-last = Not asked: free moves at the end of an action

player-you = you
player-winner = Winner
player-resigned = Resigned
player-your-turn = your turn
player-to-move = to move
player-waited = { $turn } · { $time }
player-sit = Sit down
player-pass = Pass the device
player-leave = Leave
player-replace = Let a bot go on
presence-bot = Bot
presence-here = Here
presence-away = Away
presence-unclaimed = Not here yet

log-empty = Nothing has happened yet.
log-more = Show { $count } earlier turns
log-all = All
log-filter = Whose turns
log-table = The table
log-times = { $said } × { $times }
log-position = Position { $ply }
note-somebody = Somebody
note-joined = { $who } sat down.
note-left = { $who } left.
note-resigned = { $who } resigned.
note-replaced = A bot plays on for { $who }.
note-undone = { $who } took moves back.
note-undo_refused = { $who } refused the undo.
note-abandoned = The match was abandoned by agreement.
note-ready = { $who } is ready.

chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-spectator = Those who sit at the table can talk here.

curtain-title = { $who } is next
curtain-text = Pass the device on. The table stays covered until the next player looks.
curtain-lift = I am { $who }: show the table

timeline = Looking back
timeline-first = To the start
timeline-back = One step back
timeline-forward = One step on
timeline-last = To the latest position
timeline-play = Play on by itself
timeline-pause = Pause
timeline-position = Position
timeline-at = { $ply } of { $last }
timeline-eyes = Through whose eyes
timeline-spectator = As a spectator
timeline-as = As { $who }
timeline-now = Back to now

result-winner =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
result-nobody = Nobody wins
result-why = Ahead by { $by }, most of it from { $line } (+{ $more }).
result-table = Final scores
graph = How the match went
graph-table = As a table
result-player = Player
result-total = Total
result-again = Play again
result-again-note = same table, same players
result-replay = Watch it again
result-replay-note = move by move, through any eyes
result-leave = Leave the table
result-board = Look at the board
result-show = Show the result

banner-edition = This match was played under an older edition of the rules. It is shown from its log.
banner-abandoned = The players agreed to stop this match.
banner-waiting = The match starts when everybody has sat down.
banner-opening = Everybody is here. Each seat now adds its part to the draws; then the match is dealt.
banner-deal = Start without those who have not come
banner-gate = Waiting until everybody is ready: { $who }.
banner-ready = I am ready
banner-ready-as = { $who } is ready
banner-undo = { $who } would like to take moves back. Still to answer: { $missing }.
banner-undo-look = Look at position { $ply }
banner-agree = Agree
banner-refuse = Refuse
banner-abandon = { $who } would like to stop this match without a result.
banner-withdraw = Play on after all
invite-text = Send each friend a link. Whoever has it may take the seat.
invite-link = Link to seat { $seat }
invite-copy = Copy
invite-send = Send
invite-copied = Link copied.
invite-by-hand = Copying is not allowed here; select the link and copy it by hand.

generic-none = none

settings = How you play
settings-theme = Colours
theme-name-system = As the device
theme-name-light = Light
theme-name-dark = Dark
settings-confirm = A second click
confirm-always = for every move
confirm-matters = for what costs something or cannot be taken back
confirm-never = only for what is dangerous
settings-sound = Sounds
settings-volume = Volume
table-options = This table
table-notices = Be told when it is your turn
table-edition = Rules edition
table-spectators = Spectators
table-record = Download the record
table-resign = Resign
table-resign-sure = You leave the match for good; the others play on without you.
table-abandon = Propose to stop
table-abandon-sure = If everybody agrees, the match ends without a result.
fair-title = Fair dealing
fair-shares = Who added to the draws
fair-share-sealed = { $who }: sealed, not opened yet
fair-share-opened = { $who } added a part that nobody else knew
fair-share-silent = { $who } sealed a part but did not open it in time: it was left out
fair-share-none = { $who } added nothing: not here when the match was dealt, or playing with a program that adds nothing
fair-own-holds = What this browser added is part of it
fair-before = The dealer's secret was fixed when the table was opened, and everybody at the table adds a part of their own, so nobody can choose the draws. This is the secret's fingerprint; the secret itself follows at the end, so that every draw can be checked.
fair-after = The match is over and the dealer's secret is open. Check that it fits the fingerprint and that every draw follows from it.
fair-commitment = Fingerprint
fair-seed = Secret
fair-verify = Check the dealer
fair-commitment-holds = The secret fits its fingerprint
fair-here-holds = Worked out again in this browser
fair-replay-holds = The record replays to this result

# Boards: the button that makes every piece explain itself
board-explain = Explain instead of playing
