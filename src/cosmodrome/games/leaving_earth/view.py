"""Views: what a seat may know, field by field. Nothing that is not named here is ever shown."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.moves import AGENCIES
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    AGENCY_NAMES,
    BIT,
    DESTINATION_NAMES,
    EXPLORABLE,
    HIDDEN_CARD_NAMES,
    LOCATION_NAMES,
    MANEUVERS,
    MEMORABLE,
    MISSIONS,
    OUTCOME_NAMES,
    PART_NAMES,
    ROLES,
    names_of,
)
from cosmodrome.games.leaving_earth.rules.cooperate import item_names
from cosmodrome.games.leaving_earth.rules.free import free_actions_a_year
from cosmodrome.games.leaving_earth.rules.maneuver import difficulty_in, durations
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT, removal_cost
from cosmodrome.games.leaving_earth.scoring import mission_points, score
from cosmodrome.games.leaving_earth.seen import (
    Advancement,
    AgencyView,
    Astronaut,
    Card,
    Drawn,
    Durations,
    ManeuverView,
    Now,
    Seating,
    Spacecraft,
    View,
)
from cosmodrome.games.leaving_earth.state import (
    FIRING,
    OFFER,
    PHASE_NAMES,
    Agency,
    Craft,
    LeavingEarth,
    craft_of,
    is_hurt,
    mission_bits,
    role_of,
    turn_order,
    visited_by,
)


def view(s: LeavingEarth, seat: int | None) -> View:
    """What this seat may know; None is a spectator. Only the cards it has looked at make one seat's view differ."""
    return {
        "year": s.year,
        "level": s.level,
        "phase": PHASE_NAMES[s.phase],
        "active": s.active,
        "order": turn_order(s),
        "declined": s.declined,
        "agencies": [_agency(s, number) for number in range(len(s.agencies))],
        "missions": [
            {"mission": m.id, "points": m.points, "class": m.level, "type": m.type, "target": m.target}
            for m in (MISSIONS[i] for i in mission_bits(s.open))
        ],
        "removed_missions": names_of(s.removed),
        "cards": {place: _card(s, card, seat) for card, place in enumerate(EXPLORABLE)},
        "deck": sum(s.deck),
        "discard": dict(zip(OUTCOME_NAMES, s.discard, strict=True)),
        "now": _now(s),
    }


def _card(s: LeavingEarth, card: int, seat: int | None) -> Card:
    """A hidden card: its face only if it lies face up or the seat has looked at it."""
    revealed = bool(s.revealed & BIT[card])
    knows = revealed or (seat is not None and bool(s.looked[card] & BIT[seat]))
    return {
        "revealed": revealed,
        "card": HIDDEN_CARD_NAMES[s.cards[card]] if knows else None,
        "looked": [number for number in range(len(s.agencies)) if s.looked[card] & BIT[number]],
    }


def _agency(s: LeavingEarth, number: int) -> AgencyView:
    agency = s.agencies[number]
    return {
        "agency": AGENCIES[number],
        "name": AGENCY_NAMES[number],
        "money": agency.money,
        "score": score(agency),
        "mission_points": mission_points(agency),
        "missions": names_of(agency.missions),
        "lost_astronauts": agency.lost_astronauts,
        "advancements": {
            name: _advancement(agency, i) for i, name in enumerate(ADVANCEMENT_NAMES) if agency.owned & BIT[i]
        },
        "parts": _parts(agency.store),
        "astronauts": [_astronaut(s, who) for who in agency.astronauts],
        "spacecraft": [_craft(s, craft) for craft in agency.fleet],
        "free_actions_left": free_actions_a_year(s) - agency.free_actions,
    }


def _advancement(agency: Agency, advancement: int) -> Advancement:
    """How many outcomes lie on it, and which of them everybody has seen."""
    known = SPLIT[agency.known[advancement]]
    return {
        "outcomes": SIZE[agency.outcomes[advancement]],
        "known": {name: known[value] for value, name in enumerate(OUTCOME_NAMES) if known[value]},
    }


def _parts(parts: list[int]) -> dict[str, int]:
    return {PART_NAMES[slot]: number for slot, number in enumerate(parts) if number}


def _astronaut(s: LeavingEarth, number: int) -> Astronaut:
    code = s.people[number]
    visited = visited_by(code)
    return {
        "astronaut": number,
        "role": ROLES[role_of(code)],
        "incapacitated": is_hurt(code),
        "visited": [place for i, place in enumerate(MEMORABLE) if visited & BIT[i]],
    }


def _craft(s: LeavingEarth, craft: Craft) -> Spacecraft:
    return {
        "spacecraft": craft.number,
        "location": LOCATION_NAMES[craft.location],
        "time_tokens": craft.tokens,
        "coming_from": LOCATION_NAMES[MANEUVERS[craft.trip].origin] if craft.tokens else None,
        "mass": craft.mass,
        "seats": craft.seats(),
        "parts": _parts(craft.parts),
        "astronauts": [_astronaut(s, who) for who in craft.crew],
        "being_built": craft.number == s.built,
    }


def _now(s: LeavingEarth) -> Now:
    """What is going on in the middle of an action."""
    now: Now = {}
    if s.craft:
        now["spacecraft"] = s.craft
    if s.built:
        now["building"] = s.built
    if s.phase == FIRING:
        now["maneuver"] = _maneuver(s)
    elif s.trip >= 0:
        now["durations"] = _durations(s)
    if s.phase == OFFER:
        now["offer"] = {
            "by": s.writer,
            "to": s.partner,
            "give": item_names(s.give),
            "want": item_names(s.want),
            "in_return": s.in_return,
        }
    if s.drawn >= 0:
        now["drawn"] = _drawn(s)
    if s.looking >= 0:
        now["looking"] = EXPLORABLE[s.looking]
    if s.seating:
        now["seating"] = _seating(s)
    return now


def _maneuver(s: LeavingEarth) -> ManeuverView:
    way = MANEUVERS[s.trip]
    return {
        "from": LOCATION_NAMES[way.origin],
        "to": DESTINATION_NAMES[way.destination],
        "years": s.years,
        "required": s.required,
        "thrust": s.thrust,
    }


def _durations(s: LeavingEarth) -> Durations:
    """The thrust that each duration up to the printed one needs; longer ones, up to the longest, need no more."""
    way = MANEUVERS[s.trip]
    craft = craft_of(s.agencies[s.active], s.craft)
    years = durations(s, craft, s.trip)
    printed = max(way.years, years[0])
    return {
        "from": LOCATION_NAMES[way.origin],
        "to": DESTINATION_NAMES[way.destination],
        "required": {str(number): craft.mass * difficulty_in(s.trip, number) for number in years if number <= printed},
        "longest": years[-1],
    }


def _drawn(s: LeavingEarth) -> Drawn:
    """The outcome just drawn, what removing it would cost, and those laid aside in a full test."""
    return {
        "advancement": ADVANCEMENT_NAMES[s.drawn_from],
        "outcome": OUTCOME_NAMES[s.drawn],
        "cost": removal_cost(s, s.drawer, s.drawn_from, s.drawn),
        "aside": [OUTCOME_NAMES[value] for value in s.aside],
    }


def _seating(s: LeavingEarth) -> list[Seating]:
    """The capsules being filled, in the order in which they are asked for."""
    return [
        {"part": PART_NAMES[slot], "astronauts": seats[:]} for slot, seats in zip(s.capsules, s.seating, strict=True)
    ]
