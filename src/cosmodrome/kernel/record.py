"""Record: the saved game. Its moves are the truth; everything else can be computed from them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from cosmodrome.kernel.ask import CLOCK, DEALER, Chance
from cosmodrome.kernel.dealer import Dealer, dealer_from
from cosmodrome.kernel.errors import BrokenRecord, CosmodromeError
from cosmodrome.kernel.registry import find

if TYPE_CHECKING:
    from cosmodrome.kernel.match import Match

#: Raised when the shape of the JSON changes; older shapes stay readable.
FORMAT: Final = 1

_SEAT_NAMES: Final = {DEALER: "dealer", CLOCK: "clock"}
_SEAT_NUMBERS: Final = {name: number for number, name in _SEAT_NAMES.items()}


def seat_name(seat: int) -> str:
    """How a seat is written in a record: its number, `dealer` or `clock`."""
    return _SEAT_NAMES.get(seat) or str(seat)


def parse_seat(name: str) -> int:
    """The seat that is written so in a record."""
    if name in _SEAT_NUMBERS:
        return _SEAT_NUMBERS[name]
    if name.isdecimal() and len(name) < 4:
        return int(name)
    raise BrokenRecord(f"no seat is called {name!r}")


class Record:
    """A game, its rules edition, the options and every move in order, the dealer's and the clock's too."""

    def __init__(
        self,
        *,
        game: str,
        edition: str,
        options: dict[str, Any],
        dealer: dict[str, Any],
        moves: list[str],
        result: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.dealer = dealer
        self.moves = moves
        self.result = result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Record(game={self.game!r}, edition={self.edition!r}, moves={len(self.moves)})"

    def to_json(self) -> str:
        """The record as JSON, one move a line."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "options": self.options,
            "dealer": self.dealer,
            "result": self.result,
        }
        lines = ",\n  ".join(json.dumps(move) for move in self.moves)
        return json.dumps(head)[:-1] + f', "moves": [\n  {lines}\n]}}\n'

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; refuses what is not one."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BrokenRecord(f"this is not JSON: {error}") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BrokenRecord(f"this is not a record of format {FORMAT}")
        game, edition, options = data.get("game"), data.get("edition"), data.get("options")
        dealer, moves, result = data.get("dealer"), data.get("moves"), data.get("result")
        if not (
            isinstance(game, str)
            and isinstance(edition, str)
            and isinstance(options, dict)
            and isinstance(dealer, dict)
            and isinstance(moves, list)
            and all(isinstance(move, str) for move in moves)
            and (result is None or isinstance(result, dict))
        ):
            raise BrokenRecord("the record lacks a field or has one of the wrong kind")
        return cls(game=game, edition=edition, options=options, dealer=dealer, moves=moves, result=result)

    def replay(self, *, listen: bool = True, upto: int | None = None, dealer: Dealer | None = None) -> Match:
        """Play all moves (or the first `upto`) again; the match can then go on.

        The recorded draws are played, not drawn anew; from there the given dealer goes on, or the recorded one.
        """
        match = self._start(listen)
        moves = self.moves if upto is None else self.moves[:upto]
        for number, line in enumerate(moves):
            self._play_line(match, number, line)
        draws = sum(1 for line in moves if line.startswith("dealer "))
        match.resume(dealer.after(draws) if dealer is not None else self._dealer_after(draws))
        return match

    def verify(self) -> Match:
        """Replay strictly and prove what the record claims: every move legal, every draw as its dealer had to make it,
        the result as recorded. The replayed match; a `BrokenRecord` says what does not hold.
        """
        match = self._start(listen=False)
        prover = dealer_from(self.dealer)
        for number, line in enumerate(self.moves):
            asks = match.asks
            if prover is not None and asks and isinstance(asks[0], Chance):
                due = prover.deal(asks[0])
                if line != f"dealer {due}":
                    raise BrokenRecord(f"move {number + 1}: the dealer had to say {due}, the record has {line!r}")
            self._play_line(match, number, line)
        if self.result is not None and (not match.over or match.result.describe() != self.result):
            raise BrokenRecord("the recorded result is not the result of the recorded moves")
        return match

    def _start(self, listen: bool) -> Match:
        from cosmodrome.kernel.match import Match

        try:
            game = find(self.game)
            options = game.check_options(self.options)
            game.edition_number(self.edition)
        except CosmodromeError as error:
            raise BrokenRecord(f"the record cannot be set up: {error}") from None
        return Match(game, options, None, listen=listen, edition=self.edition)

    def _play_line(self, match: Match, number: int, line: str) -> None:
        who, _, text = line.partition(" ")
        try:
            match.play(text, parse_seat(who))
        except CosmodromeError as error:
            raise BrokenRecord(f"move {number + 1}, {line[:80]!r}: {error}") from None

    def _dealer_after(self, draws: int) -> Dealer | None:
        dealer = dealer_from(self.dealer)
        return dealer.after(draws) if dealer is not None else None
