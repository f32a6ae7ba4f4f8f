"""The pieces of Leaving Earth: typed, frozen content, read from the tables and checked once.

Everything has a small integer for the engine and a name for people. The tables at the end are what the rules read in
their hot path.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Component:
    """Something an agency can own."""

    id: str
    kind: str
    mass: int
    cost: int = 0
    thrust: int = 0
    thrust_per_year: int = 0
    seats: int = 0
    heat_shield: bool = False
    shielding: int = 0
    needs: str = ""
    units: int = 1
    origin: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Advancement:
    """A technology, how many outcomes lie on it when it is new, and the astronaut who improves its draws."""

    id: str
    outcomes: int
    skill: str = ""
    minor_becomes: str = "minor_failure"
    major_becomes: str = "major_failure"


@dataclass(frozen=True, slots=True)
class Location:
    """A place a spacecraft can be, or the Solar Radiation marker."""

    id: str
    kind: str
    solid: bool = False
    docking: bool = True
    repairs: bool = True


@dataclass(frozen=True, slots=True)
class Maneuver:
    """A printed way from one location to another. Places and hazards are numbers here, see the constants below."""

    origin: int
    destination: int
    difficulty: int
    automatic: bool
    years: int
    optional: bool
    hazards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HiddenCard:
    """One face of an explorable card."""

    id: str
    location: str
    copies: int
    sickness: int = 0
    radiation: int = 0
    minerals: int = 0
    supplies: bool = False
    life: bool = False
    alien: bool = False
    destroys: bool = False


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card."""

    id: str
    level: str
    points: int
    type: str
    target: str


def _read(name: str) -> dict[str, Any]:
    text = resources.files(__package__).joinpath("content", name).read_text(encoding="utf-8")
    return tomllib.loads(text)


# --- figures of the game as a whole

_game = _read("game.toml")
FIRST_YEAR: Final[int] = _game["first_year"]
LAST_YEAR: Final[int] = _game["last_year"]
FUNDING: Final[int] = _game["funding"]
RESEARCH_COST: Final[int] = _game["research_cost"]
OTHERS_GAIN: Final[int] = _game["other_agencies_gain"]
REMOVE_FAILURE_COST: Final[int] = _game["remove_failure_cost"]
REMOVE_SUCCESS_COST: Final[int] = _game["remove_success_cost"]
LOST_ASTRONAUT_POINTS: Final[int] = _game["lost_astronaut_points"]
FED_BY_ONE_SUPPLY: Final[int] = _game["fed_by_one_supply"]
DIE: Final = range(1, _game["die_sides"] + 1)
AGENCY_NAMES: Final[tuple[str, ...]] = tuple(_game["agencies"])

# --- outcomes

SUCCESS: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
OUTCOME_NAMES: Final[tuple[str, ...]] = ("success", "minor_failure", "major_failure")
OUTCOMES: Final = (SUCCESS, MINOR, MAJOR)
#: What a draw gives when no outcome lies on the advancement: it works, and there is nothing to remove.
SURE: Final = 3
FULL_DECK: Final[tuple[int, ...]] = tuple(_game["outcome_deck"][name] for name in OUTCOME_NAMES)

# --- advancements

ADVANCEMENTS: Final[tuple[Advancement, ...]] = tuple(
    Advancement(**entry) for entry in _read("advancements.toml")["advancement"]
)
ADVANCEMENT_NAMES: Final = tuple(a.id for a in ADVANCEMENTS)
NEW_OUTCOMES: Final = tuple(a.outcomes for a in ADVANCEMENTS)
ION_THRUSTERS: Final = ADVANCEMENT_NAMES.index("ion_thrusters")
RENDEZVOUS: Final = ADVANCEMENT_NAMES.index("rendezvous")
RE_ENTRY: Final = ADVANCEMENT_NAMES.index("re_entry")
LANDING: Final = ADVANCEMENT_NAMES.index("landing")
LIFE_SUPPORT: Final = ADVANCEMENT_NAMES.index("life_support")
SURVEYING: Final = ADVANCEMENT_NAMES.index("surveying")


def _skilled(advancement: Advancement) -> tuple[int, ...]:
    """What each drawn outcome acts as when the right astronaut is aboard."""
    return (
        SUCCESS,
        OUTCOME_NAMES.index(advancement.minor_becomes),
        OUTCOME_NAMES.index(advancement.major_becomes),
        SUCCESS,
    )


#: What a drawn outcome acts as, without and with the skill that helps this advancement.
UNSKILLED: Final[tuple[int, ...]] = (SUCCESS, MINOR, MAJOR, SUCCESS)
SKILLED: Final = tuple(_skilled(a) for a in ADVANCEMENTS)

# --- components, and the parts of a spacecraft

COMPONENTS: Final[tuple[Component, ...]] = tuple(Component(**entry) for entry in _read("components.toml")["component"])
_component = {c.id: c for c in COMPONENTS}

ROLES: Final = tuple(c.id for c in COMPONENTS if c.kind == "astronaut")
PILOT, MECHANIC, DOCTOR = (ROLES.index(role) for role in ("pilot", "mechanic", "doctor"))

#: Parts that can be damaged. A thruster that has fired this year is counted apart from fresh ones.
_sturdy = [c.id for c in COMPONENTS if c.kind in ("rocket", "thruster", "capsule", "probe")] + ["spent_ion_thruster"]
DAMAGEABLE: Final = len(_sturdy)
#: The parts of a spacecraft or a store, each counted in one slot: undamaged, damaged, then what cannot be damaged.
PART_NAMES: Final = (
    *_sturdy,
    *(f"damaged_{name}" for name in _sturdy),
    "supplies",
    *(c.id for c in COMPONENTS if c.kind == "sample"),
)
PARTS: Final = len(PART_NAMES)


def part_component(slot: int) -> Component:
    """The component behind a slot."""
    return _component[PART_NAMES[slot].removeprefix("damaged_").removeprefix("spent_")]


JUNO: Final = 0
ATLAS: Final = 1
SOYUZ: Final = 2
SATURN: Final = 3
ROCKETS: Final = (JUNO, ATLAS, SOYUZ, SATURN)
ION: Final = PART_NAMES.index("ion_thruster")
#: What can be fired: the rockets, then the thruster.
ENGINES: Final = (*ROCKETS, ION)
ENGINE_NAMES: Final = tuple(PART_NAMES[slot] for slot in ENGINES)
CAPSULES: Final = tuple(slot for slot in range(DAMAGEABLE) if part_component(slot).kind == "capsule")
PROBE: Final = PART_NAMES.index("probe")
SPENT_ION: Final = PART_NAMES.index("spent_ion_thruster")
DAMAGED_SPENT_ION: Final = SPENT_ION + DAMAGEABLE
SUPPLIES: Final = PART_NAMES.index("supplies")
SAMPLES: Final = tuple(range(SUPPLIES + 1, PARTS))
MASS: Final = tuple(part_component(slot).mass for slot in range(PARTS))
SEATS: Final = tuple(part_component(slot).seats for slot in range(PARTS))
THRUST: Final = tuple(part_component(slot).thrust for slot in range(DAMAGEABLE))
ION_THRUST: Final = part_component(ION).thrust_per_year
HEAT_SHIELD: Final = tuple(part_component(slot).heat_shield for slot in range(DAMAGEABLE))
SHIELDING: Final = tuple(part_component(slot).shielding for slot in range(DAMAGEABLE))
#: The slots with seats: undamaged and damaged capsules alike.
SEATED: Final = tuple(slot for slot in range(PARTS) if SEATS[slot])
#: The advancement that a part draws from or is bought with; -1 for none.
PART_NEEDS: Final = tuple(
    ADVANCEMENT_NAMES.index(needs) if (needs := part_component(slot).needs) else -1 for slot in range(PARTS)
)

BUYABLE: Final[tuple[Component, ...]] = tuple(c for c in COMPONENTS if c.cost)
BUYABLE_NAMES: Final = tuple(c.id for c in BUYABLE)

# --- locations and hidden cards

_locations = _read("locations.toml")
_places = [place for place in _locations["location"] if place["kind"] != "marker"]
LOCATIONS: Final[tuple[Location, ...]] = tuple(Location(**place) for place in _places)
LOCATION_NAMES: Final = tuple(place.id for place in LOCATIONS)
EARTH: Final = LOCATION_NAMES.index("earth")
SUBORBITAL: Final = LOCATION_NAMES.index("suborbital_flight")
#: No place: a spacecraft sent here is gone.
LOST: Final = len(LOCATIONS)
DESTINATION_NAMES: Final = (*LOCATION_NAMES, "lost")
DOCKING: Final = tuple(place.docking for place in LOCATIONS)
REPAIRS: Final = tuple(place.repairs for place in LOCATIONS)
#: The slot of the sample that lies at a location, or 0.
SAMPLE_AT: Final = tuple(PART_NAMES.index(f"{place.id}_sample") if place.solid else 0 for place in LOCATIONS)


def _hidden_card(entry: dict[str, Any]) -> HiddenCard:
    return HiddenCard(**{**entry, "id": f"{entry['location']}_{entry['id']}"})


HIDDEN_CARDS: Final[tuple[HiddenCard, ...]] = tuple(_hidden_card(entry) for entry in _read("hidden_cards.toml")["card"])
HIDDEN_CARD_NAMES: Final = tuple(card.id for card in HIDDEN_CARDS)
#: The explorable places, each with a stack of hidden cards.
EXPLORABLE: Final = tuple(dict.fromkeys(card.location for card in HIDDEN_CARDS))
SUBORBITAL_CARD: Final = EXPLORABLE.index("suborbital_flight")
RADIATION_CARD: Final = EXPLORABLE.index("solar_radiation")
#: The stacks as bags of hidden cards, a card with two copies standing twice.
STACKS: Final = tuple(
    tuple(i for i, card in enumerate(HIDDEN_CARDS) if card.location == place for _ in range(card.copies))
    for place in EXPLORABLE
)
#: Where the cards lie: the explorable card of a location, or -1.
CARD_AT: Final = tuple(EXPLORABLE.index(place) if place in EXPLORABLE else -1 for place in LOCATION_NAMES)

# --- maneuvers

HAZARD_NAMES: Final[tuple[str, ...]] = ("radiation", "atmosphere", "landing", "landing_optional")
HAZARD_RADIATION: Final = 0
HAZARD_ATMOSPHERE: Final = 1
HAZARD_LANDING: Final = 2
HAZARD_LANDING_OPTIONAL: Final = 3
#: Hazards from here on are hidden cards: HAZARD_CARD + index into EXPLORABLE.
HAZARD_CARD: Final = 4


def _hazard(name: str) -> int:
    return HAZARD_NAMES.index(name) if name in HAZARD_NAMES else HAZARD_CARD + EXPLORABLE.index(name)


def hazard_name(hazard: int) -> str:
    """A hazard's printed name; a hidden card is named by its place."""
    return HAZARD_NAMES[hazard] if hazard < HAZARD_CARD else EXPLORABLE[hazard - HAZARD_CARD]


def _maneuver(entry: dict[str, Any]) -> Maneuver:
    return Maneuver(
        origin=LOCATION_NAMES.index(entry["from"]),
        destination=DESTINATION_NAMES.index(entry["to"]),
        difficulty=entry.get("difficulty", 0),
        automatic=entry.get("automatic", False),
        years=entry.get("years", 0),
        optional=entry.get("optional", False),
        hazards=tuple(_hazard(name) for name in entry.get("hazards", ())),
    )


MANEUVERS: Final[tuple[Maneuver, ...]] = tuple(_maneuver(m) for m in _locations["maneuver"] if "expansion" not in m)
#: The numbers of the maneuvers that leave a location.
MANEUVERS_FROM: Final = tuple(
    tuple(i for i, m in enumerate(MANEUVERS) if m.origin == place) for place in range(len(LOCATIONS))
)
#: The maneuver a spacecraft left alone at a location performs at the end of its agency's turn, or -1.
AUTOMATIC_FROM: Final = tuple(next((i for i in ways if MANEUVERS[i].automatic), -1) for ways in MANEUVERS_FROM)


def _surveyable(place: str) -> tuple[int, ...]:
    """The cards whose symbol stands on a way that leaves the place, even a way this box does not reach."""
    symbols = [h for m in _locations["maneuver"] if m["from"] == place for h in m.get("hazards", ())]
    cards = {"solar_radiation" if symbol == "radiation" else symbol for symbol in symbols}
    return tuple(i for i, name in enumerate(EXPLORABLE) if name in cards and i != SUBORBITAL_CARD)


SURVEYABLE: Final = tuple(_surveyable(place) for place in LOCATION_NAMES)

# --- missions

MISSION_TYPES: Final[tuple[str, ...]] = ("probe", "survey", "manned", "station", "sample_return", "life")
_missions = _read("missions.toml")
MISSIONS: Final[tuple[Mission, ...]] = tuple(
    Mission(entry["id"], entry["class"], entry["points"], entry["type"], entry["target"])
    for entry in _missions["mission"]
)
MISSION_NAMES: Final = tuple(m.id for m in MISSIONS)
POINTS: Final = tuple(m.points for m in MISSIONS)
LEVELS: Final[tuple[str, ...]] = tuple(_missions["deal"])
#: How many missions of each class are dealt, by level.
MISSIONS_DEALT: Final[dict[str, dict[str, int]]] = _missions["deal"]
BIT: Final = tuple(1 << n for n in range(64))


def _missions_where(kind: str, *targets: str) -> int:
    """The set of missions of one type and any of these targets, as a bitmask."""
    return sum(BIT[i] for i, m in enumerate(MISSIONS) if m.type == kind and m.target in targets)


#: What an undamaged probe or capsule completes by being at a location.
PROBE_MISSIONS: Final = tuple(
    0 if place == EARTH else _missions_where("probe", "space", name) for place, name in enumerate(LOCATION_NAMES)
)
#: What turning a hidden card face up completes.
SURVEY_MISSIONS: Final = tuple(_missions_where("survey", place) for place in EXPLORABLE)
#: What bringing a sample to Earth completes, by slot; a sample with life completes LIFE_MISSION as well.
SAMPLE_MISSIONS: Final = tuple(
    _missions_where("sample_return", part_component(slot).origin or "-") for slot in range(PARTS)
)
LIFE_MISSION: Final = _missions_where("life", "life")
#: The card a sample comes from.
SAMPLE_CARD: Final = tuple(
    EXPLORABLE.index(origin) if (origin := part_component(slot).origin) else -1 for slot in range(PARTS)
)
#: The station missions by ascending value, and where the astronaut must be (-1: anywhere in space).
STATION_MISSIONS: Final = tuple(
    (i, -1 if m.target == "space" else LOCATION_NAMES.index(m.target))
    for i, m in sorted(enumerate(MISSIONS), key=lambda pair: pair[1].points)
    if m.type == "station"
)
#: Places an astronaut remembers having been to, since some mission asks for it.
MEMORABLE: Final[tuple[str, ...]] = ("space", "earth_orbit", "moon", "mars", "venus")
#: What arriving at a location adds to an astronaut's memory, as a bitmask over MEMORABLE.
VISIT: Final = tuple(
    0 if name == "earth" else sum(BIT[i] for i, place in enumerate(MEMORABLE) if place in ("space", name))
    for name in LOCATION_NAMES
)
#: What an astronaut with such memories completes by being back on Earth.
MANNED_MISSIONS: Final = tuple(
    sum(_missions_where("manned", place) for i, place in enumerate(MEMORABLE) if visited & BIT[i])
    for visited in range(BIT[len(MEMORABLE)])
)
#: What can no longer be done once the card shows that nothing survives there.
RUINED_MISSIONS: Final = tuple(
    sum(_missions_where(kind, place) for kind in ("probe", "manned", "station", "sample_return"))
    for place in EXPLORABLE
)
#: The cards that may show life; without it on any of them the search for life is in vain.
LIFE_CARDS: Final = tuple(i for i, stack in enumerate(STACKS) if any(HIDDEN_CARDS[card].life for card in stack))


def points_of(missions: int) -> int:
    """The points of a set of missions."""
    return sum(points for i, points in enumerate(POINTS) if missions & BIT[i])


def names_of(missions: int) -> list[str]:
    """The names of a set of missions."""
    return [name for i, name in enumerate(MISSION_NAMES) if missions & BIT[i]]


def _demand(fits: bool, otherwise: str) -> None:
    if not fits:
        raise ValueError(f"the tables of Leaving Earth do not fit together: {otherwise}")


def _check() -> None:
    """Refuse to start with tables that do not fit together."""
    for component in COMPONENTS:
        known = not component.needs or component.needs in ADVANCEMENT_NAMES
        _demand(known, f"{component.id} needs {component.needs}, which is no advancement")
    rockets = tuple(c.id for c in COMPONENTS if c.kind == "rocket")
    _demand(rockets == ("juno", "atlas", "soyuz", "saturn"), "the rockets are not the four the rules know")
    _demand(PART_NAMES[: len(ROCKETS)] == rockets, "the rockets must come first")
    _demand(tuple(range(len(ENGINES))) == ENGINES, "the thruster must follow the rockets")
    _demand(len(set(HIDDEN_CARD_NAMES)) == len(HIDDEN_CARDS), "two hidden cards have one name")
    targets = {*LOCATION_NAMES, "space", "life"}
    for mission in MISSIONS:
        _demand(mission.type in MISSION_TYPES, f"{mission.id} is a {mission.type}, which is no type of mission")
        _demand(mission.target in targets, f"{mission.id} leads to {mission.target}, which is no place")
        memorable = mission.type != "manned" or mission.target in MEMORABLE
        _demand(memorable, f"no astronaut remembers {mission.target}, which {mission.id} asks for")
    for level, mix in MISSIONS_DEALT.items():
        for mission_class, number in mix.items():
            enough = number <= sum(m.level == mission_class for m in MISSIONS)
            _demand(enough, f"{level} deals more {mission_class} missions than there are")


_check()
