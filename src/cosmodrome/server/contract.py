"""The wire contract: every body and every live message the server reads or writes.

One set of structs serves REST, the WebSocket, the OpenAPI document and the page's TypeScript types (`schema.py`).
Ids, names and numbers travel here, never sentences: readers phrase them from the Fluent catalogues.

Two words matter everywhere:

* `version` is the length of a match's log. Every accepted answer (with the draws it caused) is one entry, every undo is
  one too, so the version only ever grows and names one position for good. A move is sent with the version it was chosen
  at. (A ply is something else: one answer in the kernel, the dealer's included.)
* `seat` is a place at the table; `null` where a seat is expected in an answer means a spectator.

Times are seconds since 1970 as floating point numbers, by the server's clock.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 2
"""Raised when a client written for the older contract can no longer understand the server."""

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{6,40}$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
PlainName = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{3,30}(?!\n)$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]

SeatKind = Literal["human", "bot", "open"]
Status = Literal["waiting", "running", "over", "abandoned"]
UndoPolicy = Literal["free", "consent", "off"]
Pace = Literal["instant", "brisk", "calm"]
"""How long bots wait before they answer, so that people can follow."""


class Body(Struct, forbid_unknown_fields=True, gc=False):
    """What all bodies share: a field nobody knows is refused. Without cycles, they need no collector."""


# --- Games -----------------------------------------------------------------------------------------------------------


class OptionInfo(Body):
    """One option of a game, in its own description, from which a table form can be drawn."""

    name: str
    kind: Literal["choice", "integer", "flag", "subset", "text"]
    default: Any
    help: str
    values: list[str] | None = None
    low: int | None = None
    high: int | None = None


class ConflictSide(Body):
    """An option and those of its values that take part in a conflict."""

    option: str
    values: list[Any]


class ConflictInfo(Body):
    """Option values that exclude each other, and the code of the reason; its sentence is `rule-<code>` in the texts."""

    first: ConflictSide
    second: ConflictSide
    why: str


class GameInfo(Body):
    """A game the server can host: who can play it, with which options, against which bots."""

    name: str
    title: str
    edition: str
    players_low: int
    players_high: int
    options: list[OptionInfo]
    conflicts: list[ConflictInfo]
    bots: list[str]
    #: Content packs the host offers for the option `content`, by name.
    packs: list[str] = []
    #: Its lessons by name, in order.
    lessons: list[str] = []


class Games(Body):
    """Answer of `GET /api/games`."""

    protocol: int
    version: str
    games: list[GameInfo]


# --- Lessons ---------------------------------------------------------------------------------------------------------


class LessonStep(Body):
    """A step of a lesson; `reads`: nothing is asked for, `next` goes on. Its words: `lesson-<lesson>-<id>`."""

    id: str
    reads: bool


class LessonInfo(Body):
    """A lesson of a game. Its words stand in the game's text `lessons.<language>.ftl`, under `lesson-<id>`."""

    id: str
    minutes: int
    steps: list[LessonStep]


class Lessons(Body):
    """Answer of `GET /api/games/{game}/lessons`: in the order they are meant to be played."""

    game: str
    lessons: list[LessonInfo]


# --- Opening a table -------------------------------------------------------------------------------------------------


class SeatPlan(Body):
    """Who is meant to sit on one seat of a new table."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=80)] | None = None
    name: PlainName | None = None


Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]


class SeatSeal(Body):
    """The seal of a seat's share in the draws: SHA-256 of `cosmodrome seat N`, a line feed and its nonce."""

    seat: Seat
    seal: Seal


class NewMatch(Body):
    """Body of `POST /api/matches`.

    `claim` lists the human seats this browser takes at once (several for hot-seat); without it the tokens in the answer
    are the only keys. The match starts when no seat is `open` any more, with `gather` only when every person has come.
    Where `seals` were given, it is dealt once their nonces have come too. Without `pace` the host's is used.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    claim: Annotated[list[Seat], Meta(max_length=16)] = []
    undo: UndoPolicy = "free"
    listed: bool = True
    watchable: bool = True
    patience: Annotated[int, Meta(ge=60, le=30 * 86400)] = 86400
    pace: Pace | None = None
    seals: Annotated[list[SeatSeal], Meta(max_length=16)] = []
    gather: bool = False


class SeatKey(Body):
    """The secret of one seat: handed out once, stored only as a hash. `link` opens the seat in a browser."""

    seat: int
    kind: SeatKind
    link: str | None
    token: str | None


class MatchCreated(Body):
    """Answer of `POST /api/matches`."""

    id: str
    seats: list[SeatKey]


class ClaimSeat(Body):
    """Body of `POST /api/matches/{id}/seats/{seat}/claim`: a human seat needs its token, an open seat none."""

    token: Token | None = None
    name: PlainName | None = None
    seal: Seal | None = None


class OpenShare(Body):
    """Body of `POST /api/matches/{id}/shares`: the nonce whose seal this seat gave, once `fairness.opening` is true."""

    seat: Seat
    nonce: Nonce


# --- The table and the position --------------------------------------------------------------------------------------


class Player(Body):
    """One seat as everybody sees it. `replaceable`: absent for longer than the table's patience."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    claimed: bool
    connected: bool
    resigned: bool
    replaceable: bool


class ShareInfo(Body):
    """What a seat added to the draws; `nonce` is shown once the match is dealt, null if it never came."""

    seat: int
    seal: str
    nonce: str | None


class Fairness(Body):
    """The dealer's promise: `commitment` is published before the first draw, `seed` after the result.

    `shares` is what the seats add to the draws. `opening`: all seals stand, and nonces are waited for. `gathering`: the
    match is dealt only when every person has come.
    """

    commitment: str | None
    seed: str | None
    shares: list[ShareInfo] = []
    opening: bool = False
    gathering: bool = False


class UndoRequest(Body):
    """A wish to go back beyond the information horizon, waiting for the consent of `missing`."""

    id: int
    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class PackInfo(Body):
    """The content pack a match is played with: its title, and what it calls things, by id."""

    title: str
    titles: dict[str, str]


class Table(Body):
    """Everything about a match that is the same for all eyes. `gate` lists the seats not yet ready for a race."""

    id: str
    game: str
    edition: str
    edition_gone: bool
    options: dict[str, Any]
    status: Status
    created: float
    started: float | None
    finished: float | None
    undo: UndoPolicy
    listed: bool
    watchable: bool
    patience: int
    players: list[Player]
    spectators: int
    fairness: Fairness
    undo_request: UndoRequest | None
    abandon: list[int]
    gate: list[int] | None
    pace: Pace = "brisk"
    #: None: the components as they come with the game.
    pack: PackInfo | None = None


class MoveOption(Body):
    """One legal move: its stable id and its one-line text, `verb` or `verb argument`.

    `side`: a free move beside the question, after which it is asked again. `quote`: what the move costs and brings, as
    the game says it; null where it has nothing to say.
    """

    id: int
    move: str
    side: bool = False
    quote: dict[str, Any] | None = None


class AskInfo(Body):
    """A question to one of my seats with every legal answer."""

    question: str
    moves: list[MoveOption]
    secret: bool


class Waiting(Body):
    """A seat that is asked something, and since when."""

    seat: int
    since: float


class ClockInfo(Body):
    """A running timer; `due` is null while a ready gate still holds it."""

    question: str
    after: float
    due: float | None


class UndoInfo(Body):
    """What this seat may take back: `last` is the version before its latest move, `free_to` needs no consent.

    `turn` is where its latest uninterrupted row of answers began; `redo`: what was taken back can be played again.
    """

    last: int | None
    free_to: int | None
    turn: int | None = None
    redo: bool = False


class Outcome(Body):
    """The result of a finished match, by seat."""

    scores: list[float]
    winners: list[int]
    breakdown: list[dict[str, float]]


class Position(Body):
    """One moment of a match through one seat's eyes. `view` is null when the pinned rules edition is gone.

    `standing`: this seat's standing answers, by question; the server gives them as soon as the question is asked.
    """

    seat: int | None
    version: int
    now: float
    view: dict[str, Any] | None
    asks: list[AskInfo]
    waiting: list[Waiting]
    clock: list[ClockInfo]
    undo: UndoInfo
    over: bool
    result: Outcome | None
    standing: dict[str, str] = {}


class Snapshot(Body):
    """Answer of `GET /api/matches/{id}`: the table, my position, and which seats are mine."""

    table: Table
    position: Position
    mine: list[int]


# --- What happened ---------------------------------------------------------------------------------------------------


class EventInfo(Body):
    """Something that happened: its kind, its fields as this seat may know them, and the version after it."""

    version: int
    kind: str
    fields: dict[str, Any]


class EventPage(Body):
    """Events after a version. `first` is the index of the first of them in the whole log of this match: a reader keeps
    what it has before `first` and drops the rest, since an undo may have taken events back."""

    seat: int | None
    version: int
    first: int
    events: list[EventInfo]


class Beat(Body):
    """What one answer in the rules, the dealer's included, told, and the view after it.

    In an `Update` the last beat's view is null: it is the position's own.
    """

    version: int
    events: list[EventInfo]
    view: dict[str, Any] | None


class BeatPage(Body):
    """Answer of `GET /api/matches/{id}/beats?seat=&after=&upto=`: the beats between two versions, at most 200 entries'.

    `upto` says how far they go. An undo is a beat without events.
    """

    seat: int | None
    after: int
    upto: int
    beats: list[Beat]


NoteKind = Literal["chat", "joined", "left", "resigned", "replaced", "undone", "undo_refused", "abandoned", "ready"]


class Note(Body):
    """A line beside the rules: chat and what people did to the table. `fields` carries what the kind needs."""

    id: int
    at: float
    version: int
    kind: NoteKind
    seat: int | None
    text: str | None
    fields: dict[str, Any]


class Notes(Body):
    """Answer of `GET /api/matches/{id}/notes?since=`."""

    notes: list[Note]


class LogEntry(Body):
    """One entry of the log. `move` is null where this reader may not know it yet; an undo has `undo_to` instead."""

    version: int
    at: float
    seat: int | None
    move: str | None
    undo_to: int | None


class MatchRecord(Body):
    """Answer of `GET /api/matches/{id}/record`. `record` is the kernel's saved game, whole, once the match is over."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    over: bool
    log: list[LogEntry]
    record: Any | None


class Verification(Body):
    """Answer of `GET /api/matches/{id}/verify`: does the seed fit its hash, does the record replay to this result."""

    commitment_holds: bool
    replay_holds: bool
    seed: str | None


# --- Playing ---------------------------------------------------------------------------------------------------------


class MoveRequest(Body):
    """Body of `POST /api/matches/{id}/moves`: `move` by its text, chosen by `seat` at `version`."""

    version: Version
    seat: Seat
    move: MoveText


class MoveAccepted(Body):
    """The move is durable; `version` is the position it led to. Sending the same move again gets the same answer."""

    version: int


class WhyNot(Body):
    """Answer of `GET /api/matches/{id}/why_not`: legal, or the code of the rule that forbids the move now."""

    legal: bool
    rule: str | None


class Explanation(Body):
    """Answer of `GET /api/matches/{id}/explain?seat=&about=`: what the game says about one thing on the table."""

    about: str
    facts: dict[str, Any]


class Redo(Body):
    """Body of `POST /api/matches/{id}/redo`: play again what this seat took back last, asked at `version`."""

    version: Version
    seat: Seat


class Standing(Body):
    """Body of `PUT /api/matches/{id}/standing`: from now on answer `question` with `move`; null: ask me again."""

    seat: Seat
    question: Annotated[str, Meta(min_length=1, max_length=80)]
    move: MoveText | None


class UndoWish(Body):
    """Body of `POST /api/matches/{id}/undo`: go back to version `to`, asked at version `version`."""

    version: Version
    seat: Seat
    to: Version


class UndoAnswered(Body):
    """Done (`version` is the new position) or waiting for consent."""

    done: bool
    version: int


class UndoVote(Body):
    """Body of `POST /api/matches/{id}/undo/answer`."""

    id: int
    seat: Seat
    agree: bool


class SeatAct(Body):
    """Body of acts that need only to know which of my seats acts: `ready`, `resign`."""

    seat: Seat


class AbandonVote(Body):
    """Body of `POST /api/matches/{id}/abandon`: all remaining humans must agree."""

    seat: Seat
    agree: bool


class ReplaceSeat(Body):
    """Body of `POST /api/matches/{id}/seats/{seat}/replace`: `by` asks that a bot takes over an absent human's seat."""

    by: Seat
    bot: Annotated[str, Meta(max_length=80)] | None = None


class Say(Body):
    """Body of `POST /api/matches/{id}/chat`."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


# --- Playing a lesson ------------------------------------------------------------------------------------------------

Acts = Annotated[list[MoveText], Meta(max_length=500)]


class LessonAct(Body):
    """Body of `POST /api/games/{game}/lessons/{lesson}`: what was done so far, and what is done now, if anything.

    An act is a move by its text, or `next` where a step is only read. The server keeps nothing: the list is all.
    """

    acts: Acts = []
    act: MoveText | None = None


class LessonMoment(Body):
    """A lesson at one moment, through the player's eyes.

    `step`: the present one, past the last one when the lesson is over. `verdict`: what became of `act`; only a refused
    one is not to be kept. `starts`: with how many acts each step began. `asked_for`: the legal moves the step asks for;
    none where anything will do.
    """

    step: int
    verdict: Literal["right", "fine", "other", "refused"] | None
    starts: list[int]
    asked_for: list[str]
    point: list[str]
    table: Table
    position: Position
    events: EventPage
    beats: list[Beat]


class LessonWhyNot(Body):
    """Body of `POST /api/games/{game}/lessons/{lesson}/why_not`: what forbids a move after these acts."""

    acts: Acts
    move: MoveText


class LessonExplain(Body):
    """Body of `POST /api/games/{game}/lessons/{lesson}/explain`: what the game says about a thing after these acts."""

    acts: Acts
    about: Annotated[str, Meta(min_length=1, max_length=200)]


# --- Lists and accounts ----------------------------------------------------------------------------------------------


class MatchCard(Body):
    """A match in a list: the lobby and `my matches`. `my_turn` looks at my seats only."""

    id: str
    game: str
    status: Status
    created: float
    version: int
    players: list[Player]
    waiting: list[Waiting]
    mine: list[int]
    my_turn: bool
    options: dict[str, Any]


class MatchList(Body):
    """Answer of `GET /api/lobby` and `GET /api/me/matches`."""

    now: float
    matches: list[MatchCard]


class Me(Body):
    """Who the cookie says I am. A guest has no login; `name` is what others see."""

    guest: bool
    login: str | None
    name: str | None
    admin: bool = False
    language: str | None = None


#: A language as browsers name it: `it`, `pl-PL`.
LanguageTag = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$")]
LinkSecret = Annotated[str, Meta(min_length=1, max_length=200)]


class Register(Body):
    """Body of `POST /api/accounts`. A guest who registers keeps the seats held so far.

    `invite` is the secret of a link from an admin: needed where accounts are for the invited, and how an admin is made.
    """

    login: Login
    password: Password
    name: PlainName | None = None
    invite: LinkSecret | None = None


class ResetPassword(Body):
    """Body of `POST /api/passwords`: a new password by the secret of a link, which works once. It logs in."""

    link: LinkSecret
    password: Password


Code = Annotated[str, Meta(min_length=6, max_length=40)]
"""Of an authenticator app, or a recovery code."""


class LogIn(Body):
    """Body of `POST /api/sessions`. Seats held as a guest move to the account.

    Without `code` an account with an authenticator app answers `code_needed`; then the same is sent again with one.
    """

    login: Login
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Code | None = None


class ChangeMe(Body):
    """Body of `PATCH /api/me`: a new name, the language I read in, or a new password together with the old one."""

    name: PlainName | None = None
    language: LanguageTag | None = None
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None


class DeleteMe(Body):
    """Body of `POST /api/me/delete`; an account confirms with its password, a guest needs none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


# --- Accounts --------------------------------------------------------------------------------------------------------

# Visible ASCII: readers of patterns differ in what a space is, and a header is no place for control characters.
Mail = Annotated[str, Meta(pattern=r"^[!-?A-~]{1,64}@[!-?A-~]{1,180}(?!\n)$", max_length=250)]


class SessionInfo(Body):
    """A browser that is logged in as me: what it calls itself, since when, when it was last used (to the hour)."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class Sessions(Body):
    """Answer of `GET /api/me/sessions`."""

    sessions: list[SessionInfo]


class PasskeyInfo(Body):
    """A passkey of mine."""

    id: str
    name: str
    created: float
    used: float | None


class Security(Body):
    """Answer of `GET /api/me/security`: what keeps my account mine. `can_mail`: whether this server sends mail."""

    mail: str | None
    can_mail: bool
    app: bool
    codes_left: int
    passkeys: list[PasskeyInfo]


class Prove(Body):
    """Body of `POST /api/me/proof`: that it is me, by password (and code where one is asked for) or by passkey.

    What changes how an account is opened needs a proof that is not older than a quarter of an hour, or it answers
    `not_proven`. Logging in is one.
    """

    password: Annotated[str, Meta(max_length=200)] | None = None
    code: Code | None = None
    credential: dict[str, Any] | None = None


class AppOffer(Body):
    """Answer of `POST /api/me/app`: a new secret for an authenticator app, as text, address and picture (a QR code)."""

    secret: str
    address: str
    picture: str


class NewApp(Body):
    """Body of `PUT /api/me/app`: the offered secret, and a code that shows that the app has it."""

    secret: Annotated[str, Meta(min_length=16, max_length=200)]
    code: Code


class RecoveryCodes(Body):
    """Codes for who lost the app: each works once. Shown this once, stored only as hashes."""

    codes: list[str]


class PasskeyOffer(Body):
    """What a browser's `navigator.credentials` needs, in the JSON form of WebAuthn."""

    options: dict[str, Any]


class NewPasskey(Body):
    """Body of `POST /api/me/passkeys`: what the browser made, in the JSON form of WebAuthn."""

    name: PlainName
    credential: dict[str, Any]


class PasskeyLogIn(Body):
    """Body of `POST /api/sessions/passkey`: what the browser signed, in the JSON form of WebAuthn."""

    credential: dict[str, Any]


class NewMail(Body):
    """Body of `PUT /api/me/mail`: an address to confirm by the link that is sent there."""

    mail: Mail


class MailLink(Body):
    """Body of `POST /api/mail`: the secret of the link in a letter; the address it was sent to is confirmed."""

    link: LinkSecret


class AskReset(Body):
    """Body of `POST /api/passwords/ask`: a letter with a link to a new password, if the account has an address.

    The answer is the same whether there is such an account or not.
    """

    login: Login


class NoticeChannel(Body):
    """A channel on which I am told that it is my turn. Of its address only the host is shown; `failures`: in a row."""

    id: str
    kind: Literal["push", "webhook"]
    host: str
    created: float
    failures: int


class Notices(Body):
    """Answer of `GET /api/me/notices`. `key` is what a browser needs to accept pushes; null: the host allows none."""

    key: str | None
    channels: list[NoticeChannel]


class NewWebhook(Body):
    """Body of `POST /api/me/notices/webhook`: an address that takes messages, of Discord, Slack, or your own."""

    url: Annotated[str, Meta(min_length=8, max_length=1000)]


class NewPush(Body):
    """Body of `POST /api/me/notices/push`: what a browser's push subscription says."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class ExportedSeat(Body):
    """One seat I hold, with what I said there and every answer I gave."""

    match: str
    game: str
    seat: int
    chat: list[Note]
    moves: list[LogEntry]


class Export(Body):
    """Answer of `GET /api/me/export`: everything stored about me."""

    login: str | None
    name: str | None
    created: float
    sessions: list[SessionInfo]
    seats: list[ExportedSeat]
    notices: list[NoticeChannel]
    mail: str | None = None
    passkeys: list[PasskeyInfo] = []


# --- Refusals --------------------------------------------------------------------------------------------------------


class Problem(Body):
    """Body of every refusal: a stable `code`, for a forbidden move the `rule`, and `detail` for developers only."""

    code: str
    rule: str | None = None
    seat: int | None = None
    move: str | None = None
    version: int | None = None
    detail: str | None = None


class Announcement(Body):
    """Something the host tells everybody, until when (seconds since 1970)."""

    id: str
    at: float
    until: float
    text: str


class Announcements(Body):
    """Answer of `GET /api/announcements`."""

    announcements: list[Announcement]


class AdminLimits(Body):
    """What the host has set."""

    connections: int
    connections_of_one: int
    tables: int
    rooms: int
    session_days: int
    accounts: str
    rates: bool
    mail: bool


class AdminStatus(Body):
    """Answer of `GET /api/admin/status`. Connections, rooms and moves are those of the process that answers."""

    version: str
    ill: list[str]
    draining: bool
    connections: int
    rooms: int
    moves: int
    people: int
    waiting: int
    running: int
    finished: int
    limits: AdminLimits


class AdminPerson(Body):
    """Somebody with an account, as an admin sees them."""

    id: str
    login: str | None
    name: str | None
    created: float
    seen: float | None
    seats: int
    admin: bool
    banned: float | None


class AdminPeople(Body):
    """Answer of `GET /api/admin/people`: the first few hundred, and how many there are."""

    people: list[AdminPerson]
    total: int


class AdminTable(Body):
    """A table, as an admin sees it."""

    id: str
    game: str
    status: str
    created: float
    moved: float | None
    moves: int
    seats: list[str]


class AdminTables(Body):
    """Answer of `GET /api/admin/tables`: the first few hundred, and how many there are."""

    tables: list[AdminTable]
    total: int


class Ban(Body):
    """Body of `POST /api/admin/people/{person}/ban`."""

    banned: bool


class AdminLink(Body):
    """A link to hand to somebody; it works once."""

    link: str


class NewAnnouncement(Body):
    """Body of `POST /api/admin/announcements`."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    hours: Annotated[float, Meta(gt=0, le=24 * 365)] = 24.0


class Health(Body):
    """Answer of `GET /healthz`. `ill` names work in the background that has not succeeded for too long; then 503."""

    ok: bool
    version: str
    matches: int
    ill: list[str] = []


# --- Live ------------------------------------------------------------------------------------------------------------


class Hello(Body, tag_field="type", tag="hello"):
    """First message of a client: the tokens of its seats (a cookie counts too) and the last version it has seen."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    since: Version | None = None


class PlayMove(Body, tag_field="type", tag="move"):
    """A move, as in `MoveRequest`; `ref` comes back with the acknowledgement or the refusal."""

    ref: int
    version: Version
    seat: Seat
    move: MoveText


class Ready(Body, tag_field="type", tag="ready"):
    """This seat is ready for the race to begin."""

    ref: int
    seat: Seat


class Ping(Body, tag_field="type", tag="ping"):
    """Are you there? Answered by `pong`."""

    ref: int = 0


ClientMessage = Hello | PlayMove | Ready | Ping


class Welcome(Body, tag_field="type", tag="welcome"):
    """Answer to `hello`: the table, a position and the missed events for each of my seats (or the spectator's)."""

    protocol: int
    mine: list[int]
    table: Table
    positions: list[Position]
    events: list[EventPage]
    notes: list[Note]


class Update(Body, tag_field="type", tag="update"):
    """The match went on: the new position of one of my seats, the events that led there, and the same beat by beat."""

    position: Position
    events: EventPage
    beats: list[Beat] = []


class TableChanged(Body, tag_field="type", tag="table"):
    """Seats, presence, votes, gate or status changed."""

    table: Table


class Noted(Body, tag_field="type", tag="note"):
    """A new line of chat or of the table's own log."""

    note: Note


class Ack(Body, tag_field="type", tag="ack"):
    """The act `ref` is durable; `version` is the position it led to."""

    ref: int
    version: int


class Refusal(Body, tag_field="type", tag="refusal"):
    """The act `ref` was refused and nothing changed."""

    ref: int | None
    problem: Problem


class Pong(Body, tag_field="type", tag="pong"):
    """I am here."""

    ref: int
    now: float


ServerMessage = Welcome | Update | TableChanged | Noted | Ack | Refusal | Pong
