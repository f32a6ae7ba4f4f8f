"""Search in flight: every answer flown on to the end of the round in imagined decks, giving up among them."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galaxy_trucker import pilot
from cosmodrome.bots.search.guide import Guide
from cosmodrome.games.galaxy_trucker.moves import BOARD_HUMANS
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.kernel import Ask, Match, Move

#: Decisions in flight that are worth a search; loading, cells and faulty components are left to habit.
SEARCHED: Final[tuple[str, ...]] = (
    "course",
    "crew",
    "power_engines",
    "power_cannons",
    "power_forward",
    "power_sideways",
    "shield",
    "shoot",
    "planet",
    "abandoned_ship",
    "abandoned_station",
    "reward",
    "give_crew",
    "keep_piece",
)
#: How much a credit of a single rival counts against one's own. Among several it does not: who flies to spite one of
#: them gives to the others.
RIVALRY: Final = 0.8


class FlightGuide(Guide):
    """Everybody flies sensibly; a playout ends with the round."""

    def policy(self, world: Match, ask: Ask) -> Move:
        s = world.state
        assert isinstance(s, GalaxyTrucker)
        return pilot.fly(s, ask.seat, ask)

    def candidates(self, world: Match, ask: Ask, most: int) -> list[Move]:
        own = self.policy(world, ask)
        rest = [move for move in ask.answers if move is not own]
        if ask.question == "crew" and own.verb is not BOARD_HUMANS:
            rest.sort(key=lambda move: move.verb is not BOARD_HUMANS)
        return [own, *rest[: most - 1]]

    def value(self, world: Match, seat: int) -> float:
        s = world.state
        assert isinstance(s, GalaxyTrucker)
        own = s.purse(seat)
        others = [sum(ledger) for purse, ledger in enumerate(s.ledger) if purse != own]
        return s.credits(seat) - (RIVALRY * others[0] if len(others) == 1 else 0.0)

    def horizon(self, world: Match) -> int:
        return self.clock(world) + 1

    def clock(self, world: Match) -> int:
        s = world.state
        assert isinstance(s, GalaxyTrucker)
        return len(s.rounds) if world.over else s.round_index
