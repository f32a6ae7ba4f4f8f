"""Risks: how likely a flight is to go well, from what a seat knows of outcomes and hidden cards."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.flights import Core
from cosmodrome.games.leaving_earth.odds import Belief, all_work, belief, belief_of, unseen
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    DIE,
    DOCTOR,
    HIDDEN_CARDS,
    LANDING,
    LIFE_SUPPORT,
    MECHANIC,
    NEW_OUTCOMES,
    PILOT,
    RADIATION_CARD,
    SHIELDING,
    STACKS,
    SUBORBITAL_CARD,
)
from cosmodrome.games.leaving_earth.state import LeavingEarth


class Risks:
    """What may lie on each advancement and under each hidden card."""

    __slots__ = ("_cards", "_known", "_works")

    def __init__(self, piles: list[Belief], cards: list[list[int]]) -> None:
        self._known = piles
        #: The faces each hidden card may have, as often as they are likely.
        self._cards = cards
        self._works: dict[tuple[int, int, bool], float] = {}

    def works(self, advancement: int, draws: int, softened: bool = False) -> float:
        """The chance that this many draws all work."""
        key = (advancement, draws, softened)
        chance = self._works.get(key)
        if chance is None:
            chance = self._works[key] = all_work(self._known[advancement], draws, softened)
        return chance

    def chance(self, core: Core, draws: tuple[int, ...], radiation: tuple[int, ...], years: int) -> float:
        """The chance that every draw works and everybody needed stays healthy.

        A failure that a flight might survive counts as the end of it: this is the chance that all goes to plan.
        """
        chance = 1.0
        for advancement, number in enumerate(draws):
            if number:
                softened = (advancement == LANDING and PILOT in core.crew) or (
                    advancement == LIFE_SUPPORT and MECHANIC in core.crew
                )
                chance *= self.works(advancement, number, softened)
        if core.target_card >= 0 and not core.faces and not core.survey:
            chance *= self._survives(core)
        if core.crew and DOCTOR not in core.crew:
            if radiation:
                chance *= self._unharmed(core, radiation)
            if years:
                chance *= self._no_sickness(len(core.crew))
        return chance

    def _survives(self, core: Core) -> float:
        faces = [HIDDEN_CARDS[face] for face in self._cards[core.target_card]]
        if core.life_card >= 0:
            return sum(face.life and not face.destroys for face in faces) / len(faces)
        return sum(not face.destroys for face in faces) / len(faces)

    def _unharmed(self, core: Core, radiation: tuple[int, ...]) -> float:
        """The chance that radiation leaves the whole crew unharmed on every leg."""
        total = 0.0
        for face in self._cards[RADIATION_CARD]:
            level = max(0, HIDDEN_CARDS[face].radiation - SHIELDING[core.explorer])
            chance = 1.0
            for years in radiation:
                chance *= max(0.0, 1 - level * years / len(DIE)) ** len(core.crew)
            total += chance
        return total / len(self._cards[RADIATION_CARD])

    def _no_sickness(self, people: int) -> float:
        """The chance that nobody is sick after the launch."""
        faces = self._cards[SUBORBITAL_CARD]
        return sum((1 - HIDDEN_CARDS[face].sickness / len(DIE)) ** people for face in faces) / len(faces)


def risks_of(s: LeavingEarth, seat: int, own: bool = True) -> Risks:
    """What a seat knows: its own advancements, new ones where it only might have them, the cards it has seen.

    Not `own`: only the cards everybody has seen.
    """
    agency = s.agencies[seat]
    pool = unseen(s)
    piles = [
        belief_of(s, seat, i) if agency.owned & BIT[i] else belief(pool, NEW_OUTCOMES[i])
        for i in range(len(ADVANCEMENT_NAMES))
    ]
    cards = [
        [s.cards[card]] if s.revealed & BIT[card] or (own and s.looked[card] & BIT[seat]) else list(stack)
        for card, stack in enumerate(STACKS)
    ]
    return Risks(piles, cards)
