"""Flights: what must fly where to complete a mission, apart from rockets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    CAPSULES,
    CARD_AT,
    COMPONENTS,
    DOCTOR,
    EARTH,
    EXPLORABLE,
    FED_BY_ONE_SUPPLY,
    HAZARD_CARD,
    LIFE_CARDS,
    LIFE_SUPPORT,
    LOCATION_NAMES,
    LOCATIONS,
    MANEUVERS,
    MECHANIC,
    MISSIONS,
    PART_NEEDS,
    PILOT,
    PROBE,
    SEATS,
    SUBORBITAL,
    SURVEYABLE,
    SURVEYING,
    part_component,
)

ASTRONAUT_COST: Final = next(c.cost for c in COMPONENTS if c.kind == "astronaut")
#: The crews worth sending, by size: those who soften failures first.
CREWS: Final[tuple[tuple[int, ...], ...]] = ((PILOT,), (MECHANIC,), (PILOT, MECHANIC), (PILOT, MECHANIC, DOCTOR))


@dataclass(frozen=True, slots=True)
class Core:
    """What flies besides rockets and food, where to, and what it does there."""

    target: int
    explorer: int = PROBE
    crew: tuple[int, ...] = ()
    returns: bool = False
    sample: int = 0
    survey: bool = False
    #: Whether it is enough to turn the card up, whatever becomes of the spacecraft.
    faces: bool = False
    #: Years spent at the target.
    wait: int = 0
    #: The hidden card it must turn out to be good for, or -1: only a place with life brings back life.
    life_card: int = -1

    @property
    def capsule(self) -> bool:
        return self.explorer != PROBE

    @property
    def target_card(self) -> int:
        """The hidden card a lander meets at the target, or -1."""
        return CARD_AT[self.target] if LOCATIONS[self.target].solid else -1

    @property
    def eaten(self) -> int:
        """Supplies a year."""
        return -(-len(self.crew) // FED_BY_ONE_SUPPLY)

    @property
    def cost(self) -> int:
        """The price of capsule or probe and crew."""
        return part_component(self.explorer).cost + ASTRONAUT_COST * len(self.crew)

    @property
    def needs(self) -> int:
        """The advancements without which it cannot be bought or do its work, as a bitmask."""
        needed = 0
        if PART_NEEDS[self.explorer] >= 0:
            needed |= BIT[PART_NEEDS[self.explorer]]
        if self.survey:
            needed |= BIT[SURVEYING]
        if self.wait:
            needed |= BIT[LIFE_SUPPORT]
        return needed


@cache
def cores(mission: int) -> tuple[Core, ...]:
    """Every kind of spacecraft that could complete the mission."""
    card = MISSIONS[mission]
    if card.type == "probe":
        return tuple(Core(place) for place in _targets(card.target))
    if card.type == "survey":
        return _surveys(EXPLORABLE.index(card.target))
    if card.type == "sample_return":
        return (Core(LOCATION_NAMES.index(card.target), returns=True, sample=1),)
    if card.type == "life":
        return tuple(Core(CARD_AT.index(hidden), returns=True, sample=1, life_card=hidden) for hidden in LIFE_CARDS)
    stays = card.type == "station"
    places = [place for place in _targets(card.target) if not (stays and place == SUBORBITAL)]
    return tuple(
        Core(place, capsule, crew, returns=not stays, wait=1 if stays else 0)
        for place in places
        for capsule in CAPSULES
        for crew in CREWS
        if len(crew) <= SEATS[capsule]
    )


def _targets(target: str) -> list[int]:
    """The places that will do. In space the nearest ones are as good as any other."""
    return [SUBORBITAL, LOCATION_NAMES.index("earth_orbit")] if target == "space" else [LOCATION_NAMES.index(target)]


def _surveys(card: int) -> tuple[Core, ...]:
    """A hidden card is surveyed from where its symbol can be seen, or turned up by whoever faces it."""
    seen = [Core(place, survey=True) for place in range(len(LOCATIONS)) if place != EARTH and card in SURVEYABLE[place]]
    faced = {way.destination for way in MANEUVERS if HAZARD_CARD + card in way.hazards}
    return (*seen, *(Core(place, faces=True) for place in sorted(faced)))
