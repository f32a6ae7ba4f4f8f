"""The table, and a position as one seat sees it."""

from typing import Any

from cosmodrome.server.contract.basic import Body, Pace, SeatKind, Status, UndoPolicy


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
    """Everything about a match that is the same for everybody. `gate` lists the seats not yet ready for a race."""

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
    #: Whether the people here may ask for hints.
    hints: bool = False
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

    `turn` is where its latest uninterrupted series of answers began; `redo`: what was taken back can be played again.
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
    """One moment of a match as one seat sees it. `view` is null if the match's edition of the rules is gone.

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
