"""What became of my matches, and the ratings that follow from them."""

from typing import Literal

from cosmodrome.server.contract.basic import Body

#: Why a match counts for no rating: a beginner's table, one person at several seats, nobody there to be compared with.
Uncounted = Literal["first_match", "hot_seat", "nobody_rated"]


class RecordLine(Body):
    """A finished match of mine. `rating` and `change`: mine after it and by it; null where it does not count.

    `gave_up`: a bot played on for me, so I count as last. `luck` and `play` (the lead that luck does not explain) are
    the coach's, against the others at the table; null where nobody has asked for the report.
    """

    match: str
    game: str
    finished: float
    seat: int
    place: int
    won: bool
    gave_up: bool
    scores: list[float]
    winners: list[int]
    uncounted: Uncounted | None
    rating: float | None
    change: float | None
    luck: float | None
    play: float | None


class GameRating(Body):
    """How strong I am in a game. The true strength is within `spread` of `rating` 95 times of 100.

    Null before the first match that counts, and for guests. `bots` are the ratings of the ladder's bots, as measured.
    """

    game: str
    rating: float | None
    spread: float | None
    matches: int
    bots: dict[str, float]


class MyRecord(Body):
    """Answer of `GET /api/me/record`: games with measured bots or a rating, and my matches, the latest first.

    Only finished matches with one seat of mine are listed. `rated`: whether I have an account; a rating asks for one.
    """

    now: float
    rated: bool
    games: list[GameRating]
    matches: list[RecordLine]
