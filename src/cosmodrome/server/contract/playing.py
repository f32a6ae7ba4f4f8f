"""Moves, undo, votes and chat."""

from typing import Annotated, Any

from msgspec import Meta

from cosmodrome.server.contract.basic import Body, MoveText, Seat, Version


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


class HintReason(Body):
    """Why a move is good: a key of the bots' catalogue (`bots.en.ftl` of any game), and the values to fill in."""

    key: str
    given: dict[str, Any]


class HintMove(Body):
    """A move somebody strong would consider, the result to expect of it, and why."""

    move: str
    value: float
    reasons: list[HintReason]


class Hint(Body):
    """Answer of `GET /api/matches/{id}/hint?seat=`: the best few answers to `question`, found by `bot`, best first.

    Found from what the seat may know. It holds as long as the question stands that was open at `version`.
    """

    seat: int
    version: int
    question: str
    bot: str
    moves: list[HintMove]


class Redo(Body):
    """Body of `POST /api/matches/{id}/redo`: play again what this seat took back last, asked at `version`."""

    version: Version
    seat: Seat


class Standing(Body):
    """Body of `PUT /api/matches/{id}/standing`: from now on answer `question` with `move`; null: ask me again.

    The question `*` stands for every one to which `move` is the only answer beside free moves.
    """

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
