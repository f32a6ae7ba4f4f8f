"""The coach: a look back at a finished match from one seat."""

from cosmodrome.server.contract.basic import Body


class CoachStage(Body):
    """Where in a match: `coach-stage-<kind>` says it."""

    kind: str
    number: int


class CoachStep(Body):
    """A step of the graph: what each seat could expect, as the seat of the report could know it."""

    ply: int
    version: int
    stage: CoachStage
    chances: list[float]
    points: list[float]


class CoachReason(Body):
    """Where the other answer has more or less points from."""

    key: str
    points: float
    source: str


class CoachDecision(Body):
    """A decision that mattered. `kind`: `lost`, the other answer is better; `found`, the usual answer is worse.

    `chance` and `points`: what was played against the other answer, less than nothing where that is better.
    """

    ply: int
    version: int
    stage: CoachStage
    question: str
    kind: str
    played: str
    better: str
    chance: float
    points: float
    error: float
    futures: int
    reasons: list[CoachReason]


class CoachLuck(Body):
    """A seat's luck by source, and in all."""

    sources: dict[str, float]
    total: float


class CoachDraw(Body):
    """A draw that mattered: what it was worth to each seat against what could have come."""

    ply: int
    version: int
    source: str
    move: str
    worth: list[float]


class CoachReport(Body):
    """What the coach found. `play`: the lead that luck does not explain; `fair`: scores with average luck."""

    unit: str
    verdict: str
    scores: list[int]
    winners: list[int]
    fair: list[float]
    play: list[float]
    plies: int
    graph: list[CoachStep]
    decisions: list[CoachDecision]
    sources: list[str]
    luck: list[CoachLuck]
    draws: list[CoachDraw]


class CoachEarlier(Body):
    """This match beside the person's earlier ones of the same game."""

    matches: int
    usual: float
    now: float
    better: float
    usual_luck: float | None


class PuzzleInfo(Body):
    """A puzzle of a game; it is played as the game's lesson `puzzle_<number>`, whose only step is `solve`."""

    game: str
    number: int
    seat: int
    question: str


class Puzzles(Body):
    """Answer of `GET /api/puzzles`: the puzzle of this day (UTC), the same for all, a week of them, and all."""

    today: PuzzleInfo | None
    puzzles: list[PuzzleInfo]
    #: The last seven days', today's last; none where there are no puzzles.
    week: list[PuzzleInfo]


class Coaching(Body):
    """Answer of `GET /api/matches/{id}/coach`: the report, or (with status 202) how far it is, from 0 to 1."""

    seat: int
    progress: float
    report: CoachReport | None
    earlier: CoachEarlier | None
