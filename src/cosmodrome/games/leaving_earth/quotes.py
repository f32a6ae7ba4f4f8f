"""Quotes: what an answer costs and brings, as plain data for page, terminal and screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosmodrome.games.leaving_earth.moves import (
    ACCEPT,
    AMOUNT,
    BUY,
    DOCK,
    DONE,
    END_TURN,
    FIRE,
    FIRE_ON,
    LEARN,
    MANEUVER,
    MASTER,
    REMOVE,
    REPAIR,
    RESEARCH,
    REVEAL,
    SACRIFICE_CRAFT,
    SACRIFICE_CREW,
    SCRAP,
    SEVERAL,
    STOP,
    SURVEY,
    TEST_LANDING,
    TEST_RENDEZVOUS,
    TURN_IN,
    YEARS,
)
from cosmodrome.games.leaving_earth.odds import belief_of, next_draw
from cosmodrome.games.leaving_earth.pieces import (
    BUYABLE,
    DESTINATION_NAMES,
    HAZARD_LANDING_OPTIONAL,
    HIDDEN_CARDS,
    LANDING,
    LOST,
    LOST_ASTRONAUT_POINTS,
    MANEUVERS,
    MISSION_NAMES,
    NEW_OUTCOMES,
    OUTCOME_NAMES,
    PART_NAMES,
    PART_NEEDS,
    POINTS,
    RENDEZVOUS,
    RESEARCH_COST,
    SAMPLE_CARD,
    SURVEY_MISSIONS,
    SURVEYING,
)
from cosmodrome.games.leaving_earth.rules.cooperate import item_names
from cosmodrome.games.leaving_earth.rules.maneuver import difficulty_in, engine_thrust, thrust_aboard, trip_to
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, removal_cost
from cosmodrome.games.leaving_earth.state import Craft, LeavingEarth, craft_of, mission_bits
from cosmodrome.kernel import Ask, Move
from cosmodrome.kernel.move import Verb

Quote = dict[str, Any]

#: An offer of more things than this is not told again beside its answers.
MOST_ITEMS: Final = 4

#: The usual answers of bots and people to these questions.
USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    "assemble": ("load_all",),
    "fire": ("fire",),
    "offer": ("propose",),
    "remove_outcome": ("keep",),
    "reveal": ("reveal",),
    "reveal_or_lose_craft": ("reveal",),
    "reveal_or_lose_crew": ("reveal",),
    "spacecraft": ("maneuver",),
    "turn": ("assemble", "spacecraft", "research"),
    "years": ("years",),
}


def quote(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    """What the answer costs and brings, as far as the asked seat can know."""
    if ask.seat < 0:
        return {}
    teller = _TELLERS.get(move.verb)
    return {} if teller is None else teller(s, ask, move)


def chances(s: LeavingEarth, seat: int, advancement: int) -> dict[str, float]:
    """How likely each outcome of the next draw is, from what everybody has seen."""
    drawn = next_draw(belief_of(s, seat, advancement))
    return {name: round(chance, 4) for name, chance in zip(OUTCOME_NAMES, drawn, strict=True)}


def _acting(s: LeavingEarth, seat: int) -> Craft:
    return craft_of(s.agencies[seat], s.craft)


def _spend(s: LeavingEarth, seat: int, cost: int) -> Quote:
    return {"cost": {"money": cost}, "left": {"money": s.agencies[seat].money - cost}}


def _research(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return {**_spend(s, ask.seat, RESEARCH_COST), "gain": {"outcomes": NEW_OUTCOMES[move.arg]}}


def _buy(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    component = BUYABLE[move.arg]
    number = s.several if ask.question == "buy_several" else 1
    gained = "supplies" if component.kind == "supply" else component.id
    return {**_spend(s, ask.seat, component.cost * number), "gain": {gained: component.units * number}}


def _several(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return {"number": move.arg}


def _maneuver(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    craft = _acting(s, ask.seat)
    trip = trip_to(craft, move.arg)
    told: Quote = {"to": DESTINATION_NAMES[move.arg], **_thrust(craft, trip, MANEUVERS[trip].years)}
    if move.arg == LOST:
        told["cost"] = _all_aboard(craft)
    elif _at_once(trip):
        told["at_once"] = True
    return told


def _at_once(trip: int) -> bool:
    """Whether no engine is fired before the hazards at the end are faced, so that nothing can be taken back."""
    way = MANEUVERS[trip]
    return way.difficulty == 0 and any(hazard != HAZARD_LANDING_OPTIONAL for hazard in way.hazards)


def _years(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return _thrust(_acting(s, ask.seat), s.trip, move.arg)


def _thrust(craft: Craft, trip: int, years: int) -> Quote:
    """The thrust a maneuver needs, and what everything aboard gives if it works."""
    required = craft.mass * difficulty_in(trip, years)
    ready = thrust_aboard(craft.parts, years)
    return {"years": years, "ready": ready, "required": required, "enough": ready >= required}


def _fire(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    craft = _acting(s, ask.seat)
    each = engine_thrust(move.arg, s.years)
    number = 1
    if move.verb is FIRE_ON:
        number = min(craft.parts[move.arg], -(-(s.required - s.thrust) // each))
    thrust = s.thrust + each * number
    return {
        "number": number,
        "gain": {"thrust": each * number},
        "thrust": thrust,
        "required": s.required,
        "enough": thrust >= s.required,
        "chance": chances(s, ask.seat, PART_NEEDS[move.arg]),
    }


def _stop(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    reached = s.thrust >= s.required
    return {"reached": True, "usual": True} if reached else {"reached": False}


def _remove(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    pile = s.agencies[s.drawer].outcomes[s.drawn_from]
    cost = removal_cost(s, s.drawer, s.drawn_from, s.drawn)
    return {**_spend(s, ask.seat, cost), "outcomes": SIZE[pile] - 1}


def _rendezvous(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return {"chance": chances(s, ask.seat, RENDEZVOUS)}


def _done(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return _rendezvous(s, ask, move) if ask.question == "separate" else {}


def _survey(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return {"chance": chances(s, ask.seat, SURVEYING)}


def _test_landing(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return {"chance": chances(s, ask.seat, LANDING)}


def _reveal(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    """Turning the card up may complete a survey mission, and may destroy the spacecraft that faces it."""
    missions = SURVEY_MISSIONS[s.looking] & s.open
    told: Quote = {}
    if missions:
        told["gain"] = {"points": sum(POINTS[mission] for mission in mission_bits(missions))}
        told["missions"] = [MISSION_NAMES[mission] for mission in mission_bits(missions)]
    if ask.question != "reveal" and HIDDEN_CARDS[s.cards[s.looking]].destroys:
        told["cost"] = _all_aboard(_acting(s, ask.seat))
    return told


def _sacrifice(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    craft = _acting(s, ask.seat)
    if move.verb is SACRIFICE_CREW:
        return {"cost": {"astronauts": len(craft.crew), "points": -LOST_ASTRONAUT_POINTS * len(craft.crew)}}
    return {"cost": _all_aboard(craft)}


def _all_aboard(craft: Craft) -> dict[str, int]:
    """What is lost with a spacecraft."""
    lost = {"spacecraft": 1}
    if craft.crew:
        lost["astronauts"] = len(craft.crew)
        lost["points"] = -LOST_ASTRONAUT_POINTS * len(craft.crew)
    return lost


def _repair(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return {"cost": {"supplies": 1}}


def _amount(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    return {"gain": {"mass": move.arg}}


def _turn_in(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    face = HIDDEN_CARDS[s.cards[SAMPLE_CARD[move.arg]]]
    told: Quote = {"cost": {PART_NAMES[move.arg]: 1}}
    if face.minerals:
        told["gain"] = {"money": face.minerals}
    return told


def _master(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    pile = s.agencies[ask.seat].outcomes[move.arg]
    return {"cost": {"outcomes": SIZE[pile]}} if move.verb is MASTER else {"gain": {"advancements": 1}}


def _accept(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    """What changes hands, unless it is a long list: the offer itself tells that."""
    gains, gives = item_names(s.give), item_names(s.want)
    if len(gains) + len(gives) > MOST_ITEMS:
        return {"from": s.writer}
    return {"from": s.writer, "gains": gains, "gives": gives}


def _end_turn(s: LeavingEarth, ask: Ask, move: Move) -> Quote:
    """Whether the year ends with it, but for automatic maneuvers."""
    passed = not s.acted or len(s.agencies) == 1
    return {"ends_year": passed and s.declined + 1 >= len(s.agencies)}


_TELLERS: Final[dict[Verb, Callable[[LeavingEarth, Ask, Move], Quote]]] = {
    RESEARCH: _research,
    BUY: _buy,
    SEVERAL: _several,
    END_TURN: _end_turn,
    MANEUVER: _maneuver,
    YEARS: _years,
    FIRE: _fire,
    FIRE_ON: _fire,
    STOP: _stop,
    REMOVE: _remove,
    DOCK: _rendezvous,
    TEST_RENDEZVOUS: _rendezvous,
    DONE: _done,
    SURVEY: _survey,
    TEST_LANDING: _test_landing,
    REVEAL: _reveal,
    SACRIFICE_CRAFT: _sacrifice,
    SACRIFICE_CREW: _sacrifice,
    SCRAP: _sacrifice,
    REPAIR: _repair,
    AMOUNT: _amount,
    TURN_IN: _turn_in,
    LEARN: _master,
    MASTER: _master,
    ACCEPT: _accept,
}
