"""A bots' process. It reads jobs from its input and writes choices to its output.

A job carries the record's lines, never the dealer's secret; the bot in it sees its seat and nothing else.
"""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from cosmodrome import bots
from cosmodrome.bots import studies
from cosmodrome.bots.search import Hint
from cosmodrome.kernel import CosmodromeError, Match, parse_seat
from cosmodrome.kernel.registry import find
from cosmodrome.server.contract.playing import HintMove, HintReason
from cosmodrome.server.settings import Settings

#: How many matches stay rebuilt between two moves.
_KEPT = 64
#: Even a hint that waited for long is thought about for as long as this.
_LEAST_SECONDS = 0.2


class Job(msgspec.Struct):
    """Choose for this seat."""

    match: str
    game: str
    edition: str
    options: dict[str, object]
    lines: list[str]
    seat: int
    bot: str
    seed: int
    #: Not a choice but an explanation of this, for the seat or for a spectator.
    about: str = ""
    spectator: bool = False
    #: Not a choice but a hint for whoever sits there, found within this many seconds of the moment it was asked for.
    hint_seconds: float | None = None
    asked: float = 0.0

    @property
    def is_study(self) -> bool:
        """Whether somebody wants to know something, and no move."""
        return bool(self.about) or self.hint_seconds is not None or not self.game

    @property
    def seconds_left(self) -> float:
        """How much of its time a hint still has; a little in any case."""
        seconds = self.hint_seconds or 0.0
        return min(seconds, max(_LEAST_SECONDS, seconds - (time.monotonic() - self.asked)))


#: No choice at all: whoever gets this has the games and their advisers ready before the first question.
PREPARE: Final = Job("", "", "", {}, [], 0, "", 0)


class Choice(msgspec.Struct):
    """What the bot chose, and after how many seconds it would answer where time matters."""

    move: str | None
    delay: float = 0.0
    error: str | None = None
    #: An explanation, or the code of why there is none.
    told: dict[str, Any] | None = None
    code: str | None = None
    hints: list[HintMove] = []


class _Kept:
    """A match rebuilt from its lines, and the bots that sit at it."""

    def __init__(self, job: Job) -> None:
        game = find(job.game)
        self.match = Match(game, game.check_options(job.options), None, edition=job.edition)
        self.lines: list[str] = []
        self.bots: dict[tuple[int, str], bots.Bot] = {}

    def follow(self, lines: list[str]) -> bool:
        """Play on to where these lines end; False when they are another line of play."""
        known = len(self.lines)
        if lines[:known] != self.lines:
            return False
        for line in lines[known:]:
            who, _, move = line.partition(" ")
            self.match.play(move, parse_seat(who))
        self.lines = lines
        return True


class Worker:
    """Thinks about one job after the other."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    def think(self, job: Job) -> Choice:
        """The bot's answer, or what went wrong."""
        try:
            if not job.game:
                bots.prepare()
                return Choice(None)
            kept = self._matching(job)
            if job.about:
                return _study(kept.match, None if job.spectator else job.seat, job.about)
            if job.hint_seconds is not None:
                return Choice(None, hints=_hints(bots.advise(job.game, kept.match.seat(job.seat), job.seconds_left)))
            key = (job.seat, job.bot)
            if key not in kept.bots:
                kept.bots[key] = bots.make(job.bot, job.game, job.seed)
            bot, seat = kept.bots[key], kept.match.seat(job.seat)
            delay = bot.delay(seat) if isinstance(bot, bots.TimedBot) else 0.0
            return Choice(str(bot.choose(seat)), delay)
        except Exception as error:
            self._kept.pop(job.match, None)
            return Choice(None, error=f"{type(error).__name__}: {error}"[:500])

    def _matching(self, job: Job) -> _Kept:
        kept = self._kept.pop(job.match, None)
        if kept is None or not kept.follow(job.lines):
            players = kept.bots if kept is not None else {}
            kept = _Kept(job)
            kept.bots = players
            kept.follow(job.lines)
        self._kept[job.match] = kept
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return kept


def _study(match: Match, seat: int | None, about: str) -> Choice:
    try:
        return Choice(None, told=studies.explain(match, seat, about))
    except CosmodromeError as error:
        return Choice(None, code=error.code, error=str(error))


def _hints(found: list[Hint]) -> list[HintMove]:
    return [
        HintMove(str(one.move), one.value, [HintReason(reason.key, reason.given) for reason in one.reasons])
        for one in found
    ]


def read_frame(stream: BinaryIO) -> bytes | None:
    """One frame: four bytes of length, then this many bytes; None at the end of the stream."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def frame(data: bytes) -> bytes:
    """A frame around these bytes."""
    return len(data).to_bytes(4, "big") + data


def main() -> None:
    """Serve until the input ends."""
    Settings.imported().register_games()
    # Whatever a bot prints must not get into the frames.
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    worker = Worker()
    decode = msgspec.msgpack.Decoder(Job).decode
    while (data := read_frame(sys.stdin.buffer)) is not None:
        out.write(frame(msgspec.msgpack.encode(worker.think(decode(data)))))
        out.flush()


if __name__ == "__main__":
    main()
