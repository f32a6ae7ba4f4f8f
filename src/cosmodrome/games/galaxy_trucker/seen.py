"""The types of a view: what its readers can rely on."""

from __future__ import annotations

from typing import TypedDict


class Goods(TypedDict):
    """Blocks by colour."""

    red: int
    yellow: int
    green: int
    blue: int


class _Laid(TypedDict):
    square: str
    tile: str
    turn: str


class Component(_Laid, total=False):
    """A laid tile and what stands on it: `crew` is a number of humans, or the colour of an alien."""

    crew: int | str
    cells: int
    goods: list[str]


class Strength(TypedDict):
    """A strength with nothing and with everything powered."""

    idle: float
    full: float


class ShipView(TypedDict):
    """A ship, its figures, and the builder's hand above it."""

    seat: int
    components: list[Component]
    holding: bool
    hand: str | None
    hand_bound: bool
    newest: str | None
    aside: list[str]
    looking: int | None
    number: int | None
    lost: int
    exposed: int
    engines: Strength
    cannons: Strength
    crew: int
    humans: int
    aliens: list[str]
    cells: int
    shields: list[bool]
    goods: Goods
    position: int | None
    space: int | None
    out: bool
    #: Flies on unasked until a card has hurt it.
    standing: bool


class Pile(TypedDict):
    """An open pile of cards: who has looked through it, and the cards for those who may see them."""

    pile: int
    seen_by: list[int]
    cards: list[str] | None


class Threat(TypedDict):
    """What is coming at a ship: from which side, and the component it will strike."""

    seat: int
    side: str
    square: str


class Adventure(TypedDict):
    """How far the card has come."""

    stage: int
    order: list[int]
    turn: int
    dice: int | None
    threat: Threat | None
    strength: list[float | None]
    victims: list[int]
    planets: list[int | None]
    loader: int | None
    dock: Goods


class Timer(TypedDict):
    """The sand timer of a race."""

    circle: int
    running: bool
    seconds: int


class Turn(TypedDict):
    """Whose turn it is to build, and how many turns stand for the rest of the sand."""

    seat: int
    points: int
    circle: int
    turns_left: int | None


class View(TypedDict):
    """The whole table."""

    you: int | None
    round: str
    rounds: list[str]
    phase: str
    tempo: str
    building: str
    teams: str
    foresight: bool
    notes: bool
    starter: int
    board: str
    warehouse: int
    faceup: list[str]
    timer: Timer | None
    turn: Turn | None
    ships: list[ShipView]
    piles: list[Pile]
    cards_left: int
    card: str | None
    adventure: Adventure | None
    order: list[int]
    #: The days after which the last ship would be lapped; None where nobody can be.
    lapped_after: int | None
    bank: Goods
    credits: list[int | None]
