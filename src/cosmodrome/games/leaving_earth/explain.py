"""Explain: what the rules say about one thing on the table, by the game's own functions.

payload                    what each rocket carries over each difficulty
way:earth-earth_orbit      a maneuver: difficulty by years, hazards, what it takes
spacecraft:3               where a spacecraft can go now, and with what thrust
reach:juno,juno,probe      how far these parts would get, assembled on Earth; `@place` at the end: from there
plan:man_in_orbit          the cheapest and the safest spacecraft for a mission; `+landing`: with it researched if it
                           pays, `+any`: with whatever research pays
advancement:landing        how likely the outcomes of the next draw are
hidden                     once the match is over: every card and every outcome that lay face down
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from cosmodrome.games.leaving_earth.briefing import brief
from cosmodrome.games.leaving_earth.moves import NUMBERS
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    DESTINATION_NAMES,
    EARTH,
    EXPLORABLE,
    HAZARD_ATMOSPHERE,
    HAZARD_CARD,
    HAZARD_LANDING,
    HIDDEN_CARD_NAMES,
    LOCATION_NAMES,
    LOST,
    MANEUVERS,
    MANEUVERS_FROM,
    MASS,
    MISSION_NAMES,
    NEW_OUTCOMES,
    OUTCOME_NAMES,
    PART_NAMES,
    PARTS,
    ROCKETS,
    ROLES,
    SEATS,
    THRUST,
    Maneuver,
    hazard_name,
)
from cosmodrome.games.leaving_earth.quotes import chances
from cosmodrome.games.leaving_earth.reach import reach
from cosmodrome.games.leaving_earth.rules.maneuver import difficulty_in, faster, thrust_aboard
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT
from cosmodrome.games.leaving_earth.state import LeavingEarth, craft_of, mission_bits, owner_of
from cosmodrome.kernel import Facts, UnknownTopic

#: The difficulties of the payload chart.
DIFFICULTIES: Final = range(1, 10)
#: No more parts than this are worked out at once.
MOST_PARTS: Final = 60
#: In place of an advancement: all of them.
ANY: Final = "any"


def explain(s: LeavingEarth, seat: int | None, about: str) -> Facts:
    """What is known about `topic` or `topic:piece`, from what the seat may know."""
    topic, _, piece = about.partition(":")
    teller = _TELLERS.get(topic)
    if teller is None:
        raise UnknownTopic(f"Leaving Earth explains nothing about {about!r}")
    return teller(s, seat, piece)


# --- the payload chart


def payload(slot: int, difficulty: int) -> Fraction:
    """The mass one rocket carries over a difficulty, beside its own; 0 where it does not even carry itself."""
    return max(Fraction(0), Fraction(THRUST[slot], difficulty) - MASS[slot])


def payload_text(mass: Fraction) -> str:
    """A payload as it is printed: whole and fraction, or a dash."""
    whole, rest = divmod(mass, 1)
    parts = [str(whole)] if whole else []
    if rest:
        parts.append(str(rest))
    return " ".join(parts) or "–"


def payload_chart() -> Facts:
    """The chart of every agency card: by rocket, what it carries over difficulties 1 to 9."""
    return {
        "difficulties": list(DIFFICULTIES),
        "rockets": {
            PART_NAMES[slot]: [payload_text(payload(slot, difficulty)) for difficulty in DIFFICULTIES]
            for slot in ROCKETS
        },
    }


def _payload(s: LeavingEarth, seat: int | None, piece: str) -> Facts:
    return payload_chart()


# --- ways


def way_id(way: Maneuver) -> str:
    """A maneuver's name: where it leads from and to."""
    return f"{LOCATION_NAMES[way.origin]}-{DESTINATION_NAMES[way.destination]}"


_TRIPS: Final[dict[str, int]] = {way_id(way): trip for trip, way in enumerate(MANEUVERS)}


def _way(s: LeavingEarth, seat: int | None, piece: str) -> Facts:
    """A maneuver: difficulty by years, hazards, and which advancement or piece of equipment it asks for."""
    trip = _TRIPS.get(piece)
    if trip is None:
        raise UnknownTopic(f"there is no way {piece!r}")
    way = MANEUVERS[trip]
    needs = []
    if HAZARD_ATMOSPHERE in way.hazards:
        needs.append("heat_shield")
    if HAZARD_LANDING in way.hazards:
        needs.append("landing")
    return {
        "id": piece,
        "from": LOCATION_NAMES[way.origin],
        "to": DESTINATION_NAMES[way.destination],
        "difficulty": way.difficulty,
        "automatic": way.automatic,
        "years": way.years,
        "optional": way.optional,
        "faster": {str(years): difficulty_in(trip, years) for years in faster(way.years)},
        "hazards": [_hazard(s, seat, hazard) for hazard in way.hazards],
        "needs": needs,
        "lost": way.destination == LOST,
    }


def _hazard(s: LeavingEarth, seat: int | None, hazard: int) -> Facts:
    told: Facts = {"hazard": hazard_name(hazard)}
    if hazard >= HAZARD_CARD:
        told["revealed"] = bool(s.revealed & BIT[hazard - HAZARD_CARD])
    return told


# --- spacecraft, and parts that might become one


def _spacecraft(s: LeavingEarth, seat: int | None, piece: str) -> Facts:
    """Where a spacecraft can go, and with what thrust."""
    number = int(piece) if piece.isdecimal() and int(piece) in NUMBERS else 0
    owner = owner_of(s, number)
    if owner < 0:
        raise UnknownTopic(f"there is no spacecraft {piece!r}")
    craft = craft_of(s.agencies[owner], number)
    return {
        **_outlook(craft.parts, len(craft.crew), craft.location),
        "spacecraft": number,
        "time_tokens": craft.tokens,
    }


def _reach(s: LeavingEarth, seat: int | None, piece: str) -> Facts:
    """How far a list of parts and astronauts would get, from Earth or another place."""
    listed, _, place = piece.partition("@")
    if place and place not in LOCATION_NAMES:
        raise UnknownTopic(f"there is no place {place!r}")
    parts = [0] * PARTS
    crew = 0
    names = [name for name in listed.split(",") if name]
    if len(names) > MOST_PARTS:
        raise UnknownTopic(f"more than {MOST_PARTS} parts are not worked out")
    for name in names:
        if name in ROLES:
            crew += 1
        elif name in PART_NAMES:
            parts[PART_NAMES.index(name)] += 1
        else:
            raise UnknownTopic(f"there is no part {name!r}")
    return _outlook(parts, crew, LOCATION_NAMES.index(place) if place else EARTH)


def _outlook(parts: list[int], crew: int, place: int) -> Facts:
    """Mass, seats, the ways that lead on with the thrust they need, and everything within reach if all goes well.

    `later`: the maneuvers that can follow, with the thrust they need and the thrust that is left by then."""
    mass = sum(MASS[slot] * number for slot, number in enumerate(parts))
    within = reach(parts, place)
    return {
        "mass": mass,
        "seats": sum(SEATS[slot] * number for slot, number in enumerate(parts)),
        "astronauts": crew,
        "location": LOCATION_NAMES[place],
        "ways": [_leg(parts, mass, trip) for trip in MANEUVERS_FROM[place] if MANEUVERS[trip].destination != LOST],
        "reach": {LOCATION_NAMES[where]: years for where, years in sorted(within.years.items())},
        "later": [
            {"id": way_id(MANEUVERS[trip]), "required": required, "ready": ready}
            for trip, (required, ready) in sorted(within.legs.items())
            if MANEUVERS[trip].origin != place
        ],
        "complete": within.complete,
    }


def _leg(parts: list[int], mass: int, trip: int) -> Facts:
    """What a way needs in the printed time, what is there, and how short it falls."""
    way = MANEUVERS[trip]
    required, ready = mass * way.difficulty, thrust_aboard(parts, way.years)
    return {
        "id": way_id(way),
        "to": DESTINATION_NAMES[way.destination],
        "years": way.years,
        "required": required,
        "ready": ready,
        "enough": ready >= required,
        "missing": max(0, required - ready),
    }


# --- advancements


def _advancement(s: LeavingEarth, seat: int | None, piece: str) -> Facts:
    """How many outcomes lie on an advancement, and how likely each is to be drawn next."""
    if piece not in ADVANCEMENT_NAMES:
        raise UnknownTopic(f"there is no advancement {piece!r}")
    advancement = ADVANCEMENT_NAMES.index(piece)
    who = s.active if seat is None else seat
    agency = s.agencies[who]
    owned = bool(agency.owned & BIT[advancement])
    outcomes = SIZE[agency.outcomes[advancement]] if owned else NEW_OUTCOMES[advancement]
    return {"agency": who, "owned": owned, "outcomes": outcomes, "chance": chances(s, who, advancement)}


# --- plans


def _plan(s: LeavingEarth, seat: int | None, piece: str) -> Facts:
    """The cheapest and the safest spacecraft for a mission, with what the agency has and what it might research."""
    mission, *assumed = piece.split("+")
    if mission not in MISSION_NAMES:
        raise UnknownTopic(f"there is no mission {mission!r}")
    more = 0
    for name in assumed:
        if name == ANY:
            more |= BIT[len(ADVANCEMENT_NAMES)] - 1
            continue
        if name not in ADVANCEMENT_NAMES:
            raise UnknownTopic(f"there is no advancement {name!r}")
        more |= BIT[ADVANCEMENT_NAMES.index(name)]
    who = s.active if seat is None else seat
    # A spectator knows only the cards that lie face up.
    return {"mission": mission, "agency": who, **brief(s, who, MISSION_NAMES.index(mission), more, seat is not None)}


# --- the end


def _hidden(s: LeavingEarth, seat: int | None, piece: str) -> Facts:
    """What nobody can use any more: the card of every place, and the outcomes left on every advancement, by agency."""
    if not s.finished:
        raise UnknownTopic("what lies face down is told once the match is over")
    return {
        "cards": {
            place: HIDDEN_CARD_NAMES[s.cards[card]] for card, place in enumerate(EXPLORABLE) if s.cards[card] >= 0
        },
        "outcomes": [
            {
                ADVANCEMENT_NAMES[i]: {
                    OUTCOME_NAMES[value]: number for value, number in enumerate(SPLIT[pile]) if number
                }
                for i, pile in enumerate(agency.outcomes)
                if agency.owned & BIT[i] and SIZE[pile]
            }
            for agency in s.agencies
        ],
    }


_TELLERS: Final[dict[str, Callable[[LeavingEarth, int | None, str], Facts]]] = {
    "payload": _payload,
    "way": _way,
    "spacecraft": _spacecraft,
    "reach": _reach,
    "plan": _plan,
    "advancement": _advancement,
    "hidden": _hidden,
}


def topics(s: LeavingEarth) -> list[str]:
    """What there is to explain now: every way and advancement, every spacecraft, and the first mission on the table."""
    found = [
        *(["hidden"] if s.finished else []),
        "payload",
        *(f"way:{way}" for way in _TRIPS),
        *(f"advancement:{name}" for name in ADVANCEMENT_NAMES),
    ]
    found += [f"spacecraft:{craft.number}" for agency in s.agencies for craft in agency.fleet]
    return found + [f"plan:{MISSION_NAMES[mission]}+{ANY}" for mission in mission_bits(s.open)[:1]]
