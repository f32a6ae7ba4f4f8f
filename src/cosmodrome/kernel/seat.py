"""Seat: what a bot is given. It shows what the seat may know and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmodrome.kernel.ask import Ask
from cosmodrome.kernel.dealer import Dealer
from cosmodrome.kernel.errors import NotYourTurn
from cosmodrome.kernel.state import State

if TYPE_CHECKING:
    from cosmodrome.kernel.match import Match


class Seat:
    """A place at the table of a running match, as the one sitting there knows it."""

    __slots__ = ("_match", "number")

    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self.number = number

    @property
    def game(self) -> str:
        """The name of the game being played."""
        return self._match.game.name

    @property
    def players(self) -> int:
        """How many seats are taken."""
        return self._match.players

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return self._match.ply

    @property
    def ask(self) -> Ask:
        """What is asked of this seat."""
        ask = self._match.ask_of(self.number)
        if ask is None:
            raise NotYourTurn("nothing is asked of this seat", seat=self.number)
        return ask

    def view(self) -> dict[str, Any]:
        """What this seat may know, as plain data."""
        return self._match.view(self.number)

    def events_since(self, n: int) -> list[dict[str, Any]]:
        """What happened from the n-th event on, as this seat may know it."""
        return self._match.events_since(n, self.number)

    def picture(self, dealer: Dealer) -> State:
        """A state that could be this match's, to be read and never changed: imagined only where something is hidden."""
        match = self._match
        if match.game.sees_all(match.state, self.number):
            return match.state
        return match.imagine(self.number, dealer).state

    def imagine(self, dealer: Dealer) -> Match:
        """A match that could be this one: all that is unknown to the seat dealt anew by this dealer.

        Its state may be read freely: what is in it is either known to the seat or made up.
        """
        return self._match.imagine(self.number, dealer)
