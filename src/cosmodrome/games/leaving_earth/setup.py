"""Setup: missions by level, one hidden card for every explorable place, the outcome deck."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.moves import DEAL_CARD, DEAL_MISSION
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    EXPLORABLE,
    FULL_DECK,
    MISSION_NAMES,
    MISSIONS,
    MISSIONS_DEALT,
    STACKS,
)
from cosmodrome.games.leaving_earth.state import YEAR_START, Agency, LeavingEarth
from cosmodrome.kernel import NOBODY, Chance, Rules


def new_table(players: int, level: str) -> LeavingEarth:
    """The table before anything is dealt: identical agencies that own nothing, and a full outcome deck."""
    s = LeavingEarth(level, [Agency() for _ in range(players)])
    s.deck = list(FULL_DECK)
    return s


def setup_step(s: LeavingEarth) -> Rules[None]:
    """Deal missions face up by level, then a hidden card to every explorable place; what is left leaves the game."""
    for mission_class, number in MISSIONS_DEALT[s.level].items():
        for _ in range(number):
            left = [i for i, m in enumerate(MISSIONS) if m.level == mission_class and not s.open & BIT[i]]
            mission = (yield Chance(DEAL_MISSION, left)).arg
            s.open |= BIT[mission]
            if s.log is not None:
                s.log.tell("mission_dealt", mission=MISSION_NAMES[mission])
    for card in range(len(EXPLORABLE)):
        s.cards[card] = (yield Chance(DEAL_CARD, STACKS[card], NOBODY)).arg
    s.phase = YEAR_START
