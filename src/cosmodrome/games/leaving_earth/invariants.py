"""What is true at every safe point of every match. Checked by the fuzzer and the tests, never while playing."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.pieces import BIT, FULL_DECK, MASS
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT
from cosmodrome.games.leaving_earth.state import Agency, Craft, LeavingEarth


def check(s: LeavingEarth) -> str:
    """The first thing that is wrong, in words, or nothing."""
    for seat, agency in enumerate(s.agencies):
        if wrong := _agency(s, agency):
            return f"agency {seat}: {wrong}"
    if s.open & s.removed:
        return "a mission is both open and removed"
    if s.seating or s.drawn != -1 or s.looking != -1:
        return "something is half done"
    return _craft_and_people(s) or _outcomes(s)


def _craft_and_people(s: LeavingEarth) -> str:
    """Every number of a spacecraft is taken once, and everybody is somewhere once."""
    numbers = [craft.number for agency in s.agencies for craft in agency.fleet]
    taken = 1
    for number in numbers:
        taken |= 1 << number
    if len(set(numbers)) != len(numbers) or s.numbers != taken:
        return "two spacecraft have one number, or a number is lost"
    people = [one for agency in s.agencies for one in agency.astronauts]
    people += [one for agency in s.agencies for craft in agency.fleet for one in craft.crew]
    if sorted(people) != [number for number, code in enumerate(s.people) if code]:
        return "an astronaut is missing or in two places"
    return ""


def _agency(s: LeavingEarth, agency: Agency) -> str:
    if agency.money < 0 or min(agency.store) < 0:
        return "it has less than nothing"
    if agency.missions & (s.open | s.removed):
        return "it holds a mission that is still open"
    for advancement, pile in enumerate(agency.outcomes):
        if (pile >= 0) != bool(agency.owned & BIT[advancement]):
            return "outcomes lie on an advancement it does not have"
        if pile >= 0:
            known, there = SPLIT[agency.known[advancement]], SPLIT[pile]
            if SIZE[pile] > 3 or known[0] > there[0] or known[1] > there[1] or known[2] > there[2]:
                return "it knows outcomes that are not there, or has too many"
    for craft in agency.fleet:
        if wrong := _craft(s, craft):
            return f"spacecraft {craft.number} {wrong}"
    return ""


def _craft(s: LeavingEarth, craft: Craft) -> str:
    mass = 0
    for slot, number in enumerate(craft.parts):
        if number < 0:
            return "has less than none of a part"
        if number:
            mass += MASS[slot] * number
    if craft.mass != mass:
        return "does not weigh what it carries"
    if (craft.tokens > 0) != (craft.trip >= 0):
        return "is under way without time tokens, or has tokens without a way"
    if not s.built and (not mass or len(craft.crew) > craft.seats()):
        return "is empty or has no seat for somebody"
    return ""


def _outcomes(s: LeavingEarth) -> str:
    """Outcome cards are only ever added as whole decks."""
    successes, minors, majors = (s.deck[value] + s.discard[value] for value in range(3))
    for agency in s.agencies:
        for pile in agency.outcomes:
            if pile > 0:
                some = SPLIT[pile]
                successes, minors, majors = successes + some[0], minors + some[1], majors + some[2]
    decks = (successes + minors + majors) // sum(FULL_DECK)
    if min(s.deck) < 0 or min(s.discard) < 0 or [successes, minors, majors] != [decks * cards for cards in FULL_DECK]:
        return "an outcome card is missing or there is one too many"
    return ""
