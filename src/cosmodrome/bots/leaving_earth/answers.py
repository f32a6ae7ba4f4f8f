"""Answers to the small questions of the rules, by common sense."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.leaving_earth.appraisal import MONEY_PER_POINT, PRICE
from cosmodrome.bots.leaving_earth.course import Navigator
from cosmodrome.bots.leaving_earth.designs import ASTRONAUT_COST
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.games.leaving_earth.moves import (
    ACCEPT,
    ASTRONAUT,
    BACK,
    CONCEAL,
    DECLINE,
    KEEP,
    LAND_SAFELY,
    LEARN,
    MASTER,
    MONEY,
    MOVES,
    PART,
    REMOVE,
    REVEAL,
    SPACECRAFT,
    TEST_LANDING,
)
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    DAMAGEABLE,
    DOCTOR,
    EARTH,
    HAZARD_LANDING,
    HEAT_SHIELD,
    LANDING,
    LOCATION_NAMES,
    LOST_ASTRONAUT_POINTS,
    MANEUVERS,
    MISSIONS,
    REMOVE_FAILURE_COST,
    RESEARCH_COST,
    SAMPLES,
    SUCCESS,
    SURVEY_MISSIONS,
    SURVEYING,
)
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE
from cosmodrome.games.leaving_earth.state import Craft, craft_of, is_hurt, mission_bits, role_of, visited_by
from cosmodrome.kernel import Move

#: Handing research to a rival costs about this much of one's lead.
COST_OF_SHARING: Final = 8
#: An offer has to be a little better than even.
MARGIN: Final = 1.1


def remove_outcome(outlook: Outlook) -> Move:
    """Failures are paid off; a success only goes where that is free."""
    s = outlook.s
    if s.drawn != SUCCESS:
        return REMOVE()
    return REMOVE() if SIZE[outlook.agency.outcomes[s.drawn_from]] == 1 else KEEP()


def reveal(outlook: Outlook) -> Move:
    """What one faces must be shown or the spacecraft is lost; what one surveyed is shown if a mission rewards it."""
    s = outlook.s
    if s.drawn_from == SURVEYING and not SURVEY_MISSIONS[s.looking] & s.open:
        return CONCEAL()
    return REVEAL()


def landing(outlook: Outlook, craft: Craft) -> Move:
    """An empty spacecraft back on Earth is a cheap way to test landing, if somebody will want to land somewhere."""
    precious = craft.location != EARTH or craft.crew or any(craft.parts[slot] for slot in SAMPLES)
    risky = outlook.odds[LANDING].all_work(1) < 1
    if not precious and risky and outlook.agency.money >= REMOVE_FAILURE_COST and landings_wanted(outlook):
        return TEST_LANDING()
    return LAND_SAFELY()


def landings_wanted(outlook: Outlook) -> bool:
    """Whether an open mission asks for a landing that is not optional."""
    places = {LOCATION_NAMES[way.destination] for way in MANEUVERS if HAZARD_LANDING in way.hazards}
    return any(MISSIONS[mission].target in places for mission in mission_bits(outlook.open))


def damage(outlook: Outlook, craft: Craft, moves: list[Move]) -> Move:
    """Of everything that could break, what hurts the rest of the flight least; among equals the cheapest."""
    return max(moves, key=lambda move: _without(outlook, craft, move))


def _without(outlook: Outlook, craft: Craft, move: Move) -> tuple[float, bool, int]:
    """What is left of a flight after this damage, people before things, costly things before cheap ones."""
    twin = craft.copy()
    people = outlook.s.people
    if move.verb is ASTRONAUT:
        number = move.arg
        people[number] += 3
        value = _prospects(outlook, twin) + LOST_ASTRONAUT_POINTS * (craft.location != EARTH)
        people[number] -= 3
        return value, False, -ASTRONAUT_COST
    twin.move(move.arg, move.arg + DAMAGEABLE)
    # People come down in what has a heat shield, whatever it costs.
    needed = bool(craft.crew) and HEAT_SHIELD[move.arg]
    return _prospects(outlook, twin), not needed, -PRICE[move.arg]


def _prospects(outlook: Outlook, craft: Craft) -> float:
    return 0.0 if craft.location == EARTH else Navigator(outlook, craft).best()[0]


def damage_which(outlook: Outlook, moves: list[Move]) -> Move:
    """A spacecraft without people takes the blow."""
    return min(moves, key=lambda move: len(craft_of(outlook.agency, move.arg).crew))


def who_dies(outlook: Outlook, moves: list[Move]) -> Move:
    """Who has seen the least of space, and is hurt already."""
    people = outlook.s.people
    return min(moves, key=lambda move: (visited_by(people[move.arg]).bit_count(), not is_hurt(people[move.arg])))


def seat_first(outlook: Outlook, moves: list[Move]) -> Move:
    """The doctor sits safest: who can heal saves the others."""
    people = outlook.s.people
    seated = [move for move in moves if move.verb is ASTRONAUT]
    return max(seated, key=lambda move: role_of(people[move.arg]) == DOCTOR)


def alien_find(outlook: Outlook, wanted: int, moves: list[Move]) -> Move:
    """Learn what the project needs, or else clear what fails most often."""

    def gain(move: Move) -> float:
        if move.verb is LEARN:
            return 2.0 + move.arg / 10 if wanted & BIT[move.arg] else 0.5 + move.arg / 100
        assert move.verb is MASTER
        return 1 - outlook.odds[move.arg].all_work(2)

    return max([move for move in moves if move.verb is not BACK], key=gain)


# --- offers


def answer_offer(outlook: Outlook, wanted: int) -> Move:
    """Gifts are welcome, fair deals too; what the project needs is not for sale."""
    s = outlook.s
    gain = sum(_gain(outlook, item, wanted) for item in s.give)
    loss = sum(_loss(outlook, item) for item in s.want)
    return ACCEPT() if gain >= MARGIN * loss and gain >= 0 else DECLINE()


def _gain(outlook: Outlook, item: int, wanted: int) -> float:
    """What an offered thing is worth to its receiver, in money."""
    move = MOVES.by_id(item)
    if move.verb is MONEY:
        return float(move.arg)
    if move.verb is PART:
        return float(PRICE[move.arg % DAMAGEABLE if move.arg < 2 * DAMAGEABLE else move.arg]) / 2
    if move.verb is ASTRONAUT:
        return ASTRONAUT_COST / 2
    if move.verb is SPACECRAFT:
        craft = craft_of(outlook.s.agencies[outlook.s.writer], move.arg)
        parts = sum(PRICE[slot] * count for slot, count in enumerate(craft.parts)) / 2
        # People in space who cannot come home are a debt.
        if craft.location == EARTH:
            return parts
        return MONEY_PER_POINT * Navigator(outlook, craft).best()[0]
    return float(RESEARCH_COST if wanted & BIT[move.arg] else RESEARCH_COST / 2)


def _loss(outlook: Outlook, item: int) -> float:
    """What a thing asked for is worth to its owner, in money."""
    move = MOVES.by_id(item)
    if move.verb is MONEY:
        return float(move.arg)
    if move.verb is PART:
        return float(max(1, PRICE[move.arg % DAMAGEABLE if move.arg < 2 * DAMAGEABLE else move.arg])) * 1.5
    if move.verb is ASTRONAUT:
        return ASTRONAUT_COST * 1.5
    if move.verb is SPACECRAFT:
        return 1000.0
    return float(COST_OF_SHARING)
