"""Goods, and the adventure cards."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.galaxy_trucker.tables import PRINTED, table
from cosmodrome.games.galaxy_trucker.tiles import SIDES

GOODS: Final[tuple[str, ...]] = tuple(PRINTED["goods"]["colours"])
PRICES: Final[tuple[int, ...]] = tuple(PRINTED["goods"]["prices"])
BANK: Final[tuple[int, ...]] = tuple(PRINTED["goods"]["bank"])
COLOURS: Final = 4
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3

ADVENTURES: Final[tuple[str, ...]] = (
    "open_space",
    "planets",
    "abandoned_ship",
    "abandoned_station",
    "meteoric_swarm",
    "smugglers",
    "slavers",
    "pirates",
    "combat_zone",
    "stardust",
    "epidemic",
    "sabotage",
)
OPEN_SPACE: Final = 0
PLANETS: Final = 1
ABANDONED_SHIP: Final = 2
ABANDONED_STATION: Final = 3
METEORIC_SWARM: Final = 4
SMUGGLERS: Final = 5
SLAVERS: Final = 6
PIRATES: Final = 7
COMBAT_ZONE: Final = 8
STARDUST: Final = 9
EPIDEMIC: Final = 10
SABOTAGE: Final = 11

#: Small meteors and light fire are light; large meteors and heavy fire are heavy.
LIGHT: Final = 0
HEAVY: Final = 1
_WEIGHTS: Final = {"small": LIGHT, "light": LIGHT, "large": HEAVY, "heavy": HEAVY}
CRITERIA: Final[tuple[str, ...]] = ("crew", "engines", "cannons")
BY_CREW: Final = 0
BY_ENGINES: Final = 1
BY_CANNONS: Final = 2

Hits = tuple[tuple[int, int], ...]


def _hits(entry: dict[str, Any]) -> Hits:
    return tuple((_WEIGHTS[weight], SIDES.index(side)) for weight, side in entry.get("hits", ()))


def _goods(names: list[str]) -> tuple[int, ...]:
    return tuple(GOODS.index(name) for name in names)


class Line:
    """One line of a combat zone: the criterion, and what the weakest ship suffers."""

    __slots__ = ("crew", "criterion", "days", "goods_lost", "hits")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.criterion = CRITERIA.index(entry["weakest"])
        self.days: int = entry.get("days", 0)
        self.crew: int = entry.get("crew", 0)
        self.goods_lost: int = entry.get("goods_lost", 0)
        self.hits = _hits(entry)


class Card:
    """An adventure card; the fields a kind does not use are zero or empty."""

    __slots__ = (
        "credits",
        "crew",
        "days",
        "deck",
        "entry",
        "first_flight",
        "goods",
        "goods_lost",
        "hits",
        "kind",
        "lines",
        "name",
        "number",
        "planets",
        "strength",
    )

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        self.number = number
        self.entry = entry
        self.name: str = entry["name"]
        self.deck: int = entry["deck"]
        self.kind = ADVENTURES.index(entry["kind"])
        self.first_flight: bool = entry.get("first_flight", False)
        self.days: int = entry.get("days", 0)
        self.strength: int = entry.get("strength", 0)
        self.crew: int = entry.get("crew", 0)
        self.goods_lost: int = entry.get("goods_lost", 0)
        self.credits: int = entry.get("credits", 0)
        self.goods = _goods(entry.get("goods", []))
        self.planets = tuple(_goods(planet) for planet in entry.get("planets", []))
        self.hits = _hits(entry)
        self.lines = tuple(Line(line) for line in entry.get("lines", []))


CARDS: Final = tuple(Card(number, entry) for number, entry in enumerate(table("cards.toml")["card"]))
CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_DECK: Final = tuple(card.deck for card in CARDS)
DECKS: Final = tuple(tuple(card.number for card in CARDS if card.deck == deck) for deck in (1, 2, 3))
FIRST_FLIGHT: Final = tuple(card.number for card in CARDS if card.first_flight)
