"""Search in Galactic Cruise: the answers to `turn` and `action`, each played on for some turns by the policy."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.outlook import Outlook, remaining
from cosmodrome.bots.galactic_cruise.turns import first_step, rank
from cosmodrome.bots.galactic_cruise.value import lead
from cosmodrome.bots.galactic_cruise.weights import Weights
from cosmodrome.bots.search.answers import TO_THE_END
from cosmodrome.bots.search.guide import Guide
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Ask, Match, Move

#: The questions worth a search. All others are answered by the policy.
SEARCHED: Final[tuple[str, ...]] = ("turn", "action")
#: Below this share of the match every playout goes to its end.
ENDGAME: Final = 0.3


class CruiseGuide(Guide):
    """Everybody plays by the same figures; a playout looks this many turns ahead.

    `tempo` is what a turn costs that a match takes longer.
    """

    def __init__(self, weights: Weights, turns: int, tempo: float = 0.0) -> None:
        self.weights = weights
        self.turns = turns
        self.tempo = tempo

    def policy(self, world: Match, ask: Ask) -> Move:
        s = world.state
        assert isinstance(s, GalacticCruise)
        return policy.answer(s, ask, self.weights)

    def candidates(self, world: Match, ask: Ask, most: int) -> list[Move]:
        s = world.state
        assert isinstance(s, GalacticCruise)
        own = policy.answer(s, ask, self.weights)
        ranked = rank(Outlook(s, s.companies[ask.seat], self.weights), policy.plain(ask.moves))
        begun = first_step(own)
        rest = [move for move in ranked if move is not own and move is not begun]
        return [own, *rest[: most - 1]]

    def value(self, world: Match, seat: int) -> float:
        s = world.state
        assert isinstance(s, GalacticCruise)
        return lead(s, seat) - self.tempo * s.turn / len(s.companies)

    def horizon(self, world: Match) -> int:
        s = world.state
        assert isinstance(s, GalacticCruise)
        return TO_THE_END if remaining(s) < ENDGAME else s.turn + self.turns * len(s.companies)

    def clock(self, world: Match) -> int:
        s = world.state
        assert isinstance(s, GalacticCruise)
        return s.turn
