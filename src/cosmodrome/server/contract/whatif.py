"""What if: playing on in private from one of my positions."""

from typing import Annotated, Any

from msgspec import Meta

from cosmodrome.server.contract.basic import Body, MoveText, Seat, Version
from cosmodrome.server.contract.happened import Beat, EventPage
from cosmodrome.server.contract.lessons import Acts
from cosmodrome.server.contract.playing import WhyNot
from cosmodrome.server.contract.table import Position, Table


class WhatIfAct(Body):
    """Body of `POST /api/matches/{id}/what_if`: from `seat`'s position at `version`, what was done so far (`acts`), and
    what is done now, if anything.

    The server keeps nothing but this list, and the same `luck` gives the same world. `why_not` and `about` ask what
    forbids a move there and what the game says about a thing.
    """

    seat: Seat
    version: Version
    luck: Annotated[int, Meta(ge=0, le=2**31)] = 0
    acts: Acts = []
    act: MoveText | None = None
    why_not: MoveText | None = None
    about: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class WhatIf(Body):
    """A branch at one moment, as I see it. What I cannot know was dealt again, and bots play the others."""

    table: Table
    position: Position
    events: EventPage
    beats: list[Beat]
    why_not: WhyNot | None = None
    facts: dict[str, Any] | None = None
