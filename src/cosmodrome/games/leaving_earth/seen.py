"""The types of a view: what its readers can rely on."""

from __future__ import annotations

from typing import TypedDict


class Astronaut(TypedDict):
    """Somebody on Earth or aboard a spacecraft, and the places this flight has led to."""

    astronaut: int
    role: str
    incapacitated: bool
    visited: list[str]


class Spacecraft(TypedDict):
    """A spacecraft; `coming_from` is where it set out, while it is under way."""

    spacecraft: int
    location: str
    time_tokens: int
    coming_from: str | None
    mass: int
    seats: int
    parts: dict[str, int]
    astronauts: list[Astronaut]
    being_built: bool


class Advancement(TypedDict):
    """How many outcomes lie on it, and which of them everybody has seen."""

    outcomes: int
    known: dict[str, int]


class AgencyView(TypedDict):
    """What an agency owns."""

    agency: str
    name: str
    money: int
    score: int
    mission_points: int
    missions: list[str]
    lost_astronauts: int
    advancements: dict[str, Advancement]
    parts: dict[str, int]
    astronauts: list[Astronaut]
    spacecraft: list[Spacecraft]
    free_actions_left: int


#: A mission on the table.
MissionView = TypedDict("MissionView", {"mission": str, "points": int, "class": str, "type": str, "target": str})


class Card(TypedDict):
    """A hidden card: its face only if it lies face up or the seat has looked at it."""

    revealed: bool
    card: str | None
    looked: list[int]


#: The maneuver being prepared.
ManeuverView = TypedDict("ManeuverView", {"from": str, "to": str, "years": int, "required": int, "thrust": int})
#: The thrust that each duration needs, up to the printed one; longer ones, up to the longest, need no more.
Durations = TypedDict("Durations", {"from": str, "to": str, "required": dict[str, int], "longest": int})


class OfferView(TypedDict):
    """An offer being written or answered: by whom, to whom, and its lines as printed moves."""

    by: int
    to: int
    give: list[str]
    want: list[str]
    in_return: bool


class Drawn(TypedDict):
    """The outcome just drawn, what removing it would cost, and those laid aside in a full test."""

    advancement: str
    outcome: str
    cost: int
    aside: list[str]


class Seating(TypedDict):
    """A capsule being filled, and who sits in it so far."""

    part: str
    astronauts: list[int]


class Now(TypedDict, total=False):
    """What is going on in the middle of an action."""

    spacecraft: int
    building: int
    maneuver: ManeuverView
    durations: Durations
    offer: OfferView
    drawn: Drawn
    looking: str
    seating: list[Seating]


class View(TypedDict):
    """What a seat may know of the table."""

    year: int
    level: str
    phase: str
    active: int
    order: list[int]
    #: How many agencies in succession have declined to act; with all of them the year ends.
    declined: int
    agencies: list[AgencyView]
    missions: list[MissionView]
    removed_missions: list[str]
    cards: dict[str, Card]
    deck: int
    discard: dict[str, int]
    now: Now
