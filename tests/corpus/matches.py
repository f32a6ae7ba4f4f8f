"""The corpus: one compressed file a game, one match a line."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cosmodrome.kernel import Match, Record

FOLDER = Path(__file__).parent


class Kept(NamedTuple):
    """A recorded match and what it must come to."""

    record: Record
    #: The result; of a match that was cut short, what is asked at its end.
    end: Any

    def line(self) -> str:
        """As it stands in the file."""
        one = self.record
        data = [one.edition, one.options, one.dealer, "\n".join(one.moves), self.end]
        return json.dumps(data, separators=(",", ":"))


def end_of(match: Match) -> Any:
    """What a match has come to, as plain data."""
    if match.over:
        return match.result.describe()
    return [[ask.seat, ask.question, len(ask.moves)] for ask in match.asks]


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl.xz"


def read(game: str) -> Iterator[Kept]:
    """The kept matches of a game."""
    for line in lzma.decompress(file_of(game).read_bytes()).decode().splitlines():
        edition, options, dealer, moves, end = json.loads(line)
        yield Kept(
            Record(game=game, edition=edition, options=options, dealer=dealer, moves=moves.split("\n")),
            end,
        )


def write(game: str, kept: list[Kept]) -> None:
    """Replace the kept matches of a game."""
    text = "".join(f"{one.line()}\n" for one in kept)
    file_of(game).write_bytes(lzma.compress(text.encode(), preset=9))
