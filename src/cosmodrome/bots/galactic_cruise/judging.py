"""The judge of Galactic Cruise: a few rounds of turns by the policy, then the learned value."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.features import left_of
from cosmodrome.bots.galactic_cruise.outlook import remaining
from cosmodrome.bots.galactic_cruise.searching import ENDGAME, SEARCHED, CruiseGuide
from cosmodrome.bots.galactic_cruise.value import expected_score
from cosmodrome.bots.galactic_cruise.weights import TABLE, TABLE_SOLO
from cosmodrome.bots.judge import Judge, Option
from cosmodrome.bots.search.answers import TO_THE_END, Worlds
from cosmodrome.bots.search.guide import Guide
from cosmodrome.games.galactic_cruise.company import EARNINGS
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Ask, Match

#: How many rounds of turns a playout goes on.
ROUNDS: Final = 3
#: By how much the points of a company still change from the start of a match, beside what the value foresees.
SPREAD: Final = 26.0
#: What is drawn, as the ledger sums it up.
CARDS: Final[tuple[str, ...]] = ("deal_agenda", "deal_starting_upgrade", "deal_solo_card")
GUESTS: Final[tuple[str, ...]] = ("deal_cruise", "deal_guest", "deal_guest_bonus", "leave_behind")


class CruiseJudge(Judge):
    """Hardly anything is hidden and the value is good: playouts are short."""

    def __init__(self) -> None:
        self._solo = CruiseGuide(TABLE_SOLO, ROUNDS)
        self._table = CruiseGuide(TABLE, ROUNDS)
        self._alone = False

    def guide(self) -> Guide:
        return self._solo if self._alone else self._table

    def until(self, world: Match) -> int:
        s = _state(world)
        self._alone = s.rachel is not None
        return TO_THE_END if remaining(s) < ENDGAME / 2 else s.turn + ROUNDS * len(s.companies)

    def points(self, world: Match) -> list[float]:
        s = _state(world)
        return [expected_score(s, p) for p in s.companies]

    def spread(self, world: Match) -> float:
        return 4.0 + SPREAD * left_of(_state(world))

    def sources(self, world: Match, seat: int) -> dict[str, float]:
        p = _state(world).companies[seat]
        found = {name: float(points) for name, points in zip(EARNINGS, p.earned, strict=True)}
        return found | {name: float(points) for name, points in p.final.items()}

    def options(self, worlds: Worlds, most: int) -> list[Option]:
        world = worlds.world(0)
        s = _state(world)
        ask = world.ask_of(worlds.seat.number)
        assert ask is not None
        self._alone = s.rachel is not None
        guide = self._solo if self._alone else self._table
        if ask.question in SEARCHED:
            moves = guide.candidates(world, ask, most)
        else:
            own = policy.answer(s, ask, guide.weights)
            moves = [own, *[move for move in policy.plain(ask.moves) if move is not own][: most - 1]]
        return [Option(move) for move in moves]

    def weighty(self, ask: Ask) -> bool:
        return ask.question in SEARCHED

    def source(self, question: str) -> str:
        if question in CARDS:
            return "cards"
        return "guests" if question in GUESTS else "parts"

    def stage(self, world: Match) -> tuple[str, int]:
        s = _state(world)
        return "turn", s.turn // max(1, len(s.companies)) + 1

    def step(self, world: Match) -> int:
        return _state(world).turn


def _state(world: Match) -> GalacticCruise:
    s = world.state
    assert isinstance(s, GalacticCruise)
    return s
