"""Opening a table and sitting down at it."""

from typing import Annotated, Any

from msgspec import Meta

from cosmodrome.server.contract.basic import Body, Pace, PlainName, Seat, SeatKind, Token, UndoPolicy


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
    Where `seals` were given, it is dealt once their nonces have come too. Without `pace` the host's is used. `hints`:
    whether the people at the table may ask a bot what it would do.
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
    hints: bool = True


class SeatKey(Body):
    """The secret of one seat: given out once, stored only as a hash. `link` opens the seat in a browser."""

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
