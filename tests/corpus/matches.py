"""The corpus: one compressed file a game, one match a line."""

from __future__ import annotations

import json
import lzma
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cosmodrome.kernel import Chance, Match, Record, parse_seat

FOLDER = Path(__file__).parent
#: For so many moves together one number says what was offered.
STRETCH = 50


class Kept(NamedTuple):
    """A recorded match and what it must come to."""

    record: Record
    #: The result; of a match that was cut short, what is asked at its end.
    end: Any
    #: By stretches of the match, a number that stands for all that was asked and offered in it.
    offers: list[int]

    def line(self) -> str:
        """As it stands in the file."""
        one = self.record
        data = [one.edition, one.options, one.dealer, "\n".join(one.moves), self.end, self.offers]
        return json.dumps(data, separators=(",", ":"))


def end_of(match: Match) -> Any:
    """What a match has come to, as plain data."""
    if match.over:
        return match.result.describe()
    return [[ask.seat, ask.question, len(ask.moves)] for ask in match.asks]


def keep(record: Record) -> Kept:
    """A recorded match with what it comes to and what it offers on the way, by today's rules."""
    match = Record(game=record.game, edition=record.edition, options=record.options, dealer={}, moves=[]).replay(
        listen=False
    )
    offers = [0] * (len(record.moves) // STRETCH + 1)
    for number, line in enumerate(record.moves):
        offers[number // STRETCH] = zlib.crc32(_offered(match).encode(), offers[number // STRETCH])
        who, _, move = line.partition(" ")
        match.play(move, parse_seat(who))
    return Kept(record, end_of(match), offers)


def _offered(match: Match) -> str:
    """Who is asked what, and what may be answered, in no order: that is none of the rules' business."""
    return "\n".join(
        f"{ask.seat} {ask.question}: {sorted(map(str, ask.moves))}" for ask in match.asks if not isinstance(ask, Chance)
    )


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl.xz"


def read(game: str) -> Iterator[Kept]:
    """The kept matches of a game."""
    for line in lzma.decompress(file_of(game).read_bytes()).decode().splitlines():
        edition, options, dealer, moves, end, offers = json.loads(line)
        yield Kept(
            Record(game=game, edition=edition, options=options, dealer=dealer, moves=moves.split("\n")),
            end,
            offers,
        )


def write(game: str, kept: list[Kept]) -> None:
    """Replace the kept matches of a game."""
    text = "".join(f"{one.line()}\n" for one in kept)
    file_of(game).write_bytes(lzma.compress(text.encode(), preset=9))
