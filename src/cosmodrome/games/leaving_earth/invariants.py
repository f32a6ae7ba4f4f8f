"""What is true at every safe point of every match. Checked by the fuzzer and the tests, never while playing."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.leaving_earth.pieces import BIT, FULL_DECK, MASS, PARTS
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT
from cosmodrome.games.leaving_earth.state import Agency, LeavingEarth


def check(s: LeavingEarth) -> str:
    """The first thing that is wrong, in words, or nothing."""
    return next(_wrong(s), "")


def _wrong(s: LeavingEarth) -> Iterator[str]:
    for seat, agency in enumerate(s.agencies):
        yield from (f"agency {seat}: {wrong}" for wrong in _agency(s, agency))
    numbers = [craft.number for agency in s.agencies for craft in agency.fleet]
    if len(set(numbers)) != len(numbers) or s.numbers != 1 | sum(1 << number for number in numbers):
        yield "two spacecraft have one number, or a number is lost"
    people = [one for agency in s.agencies for one in agency.astronauts]
    people += [one for agency in s.agencies for craft in agency.fleet for one in craft.crew]
    if sorted(people) != [number for number, code in enumerate(s.people) if code]:
        yield "an astronaut is missing or in two places"
    yield from _outcomes(s)
    if s.open & s.removed:
        yield "a mission is both open and removed"
    if s.seating or s.drawn != -1 or s.looking != -1:
        yield "something is half done"


def _agency(s: LeavingEarth, agency: Agency) -> Iterator[str]:
    if agency.money < 0 or min(agency.store) < 0:
        yield "it has less than nothing"
    for advancement, pile in enumerate(agency.outcomes):
        if (pile >= 0) != bool(agency.owned & BIT[advancement]):
            yield "outcomes lie on an advancement it does not have"
        elif pile >= 0:
            known = SPLIT[agency.known[advancement]]
            if SIZE[pile] > 3 or any(seen > there for seen, there in zip(known, SPLIT[pile], strict=True)):
                yield "it knows outcomes that are not there, or has too many"
    for craft in agency.fleet:
        if min(craft.parts) < 0 or craft.mass != sum(MASS[slot] * craft.parts[slot] for slot in range(PARTS)):
            yield f"spacecraft {craft.number} does not weigh what it carries"
        if (craft.tokens > 0) != (craft.trip >= 0):
            yield f"spacecraft {craft.number} is under way without time tokens, or has tokens without a way"
        if not s.built and (not craft.mass or len(craft.crew) > craft.seats()):
            yield f"spacecraft {craft.number} is empty or has no seat for somebody"
    if agency.missions & (s.open | s.removed):
        yield "it holds a mission that is still open"


def _outcomes(s: LeavingEarth) -> Iterator[str]:
    """Outcome cards only ever come by whole decks."""
    found = [s.deck[value] + s.discard[value] for value in range(3)]
    for agency in s.agencies:
        for pile in agency.outcomes:
            if pile >= 0:
                found = [found[value] + SPLIT[pile][value] for value in range(3)]
    decks = sum(found) // sum(FULL_DECK)
    if found != [decks * cards for cards in FULL_DECK]:
        yield "an outcome card is missing or there is one too many"
