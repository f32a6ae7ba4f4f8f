"""Astronauts: what mechanics and doctors do, and surviving a year in space."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    CAPSULES,
    DAMAGEABLE,
    DOCTOR,
    EARTH,
    FED_BY_ONE_SUPPLY,
    LIFE_SUPPORT,
    MECHANIC,
    REPAIRS,
    SEATS,
    SKILLED,
    SUCCESS,
    SUPPLIES,
    UNSKILLED,
)
from cosmodrome.games.leaving_earth.rules.damage import different, kill, skilled_aboard
from cosmodrome.games.leaving_earth.rules.missions import claim_probe_missions
from cosmodrome.games.leaving_earth.rules.outcomes import draw, maybe_remove
from cosmodrome.games.leaving_earth.state import HURT, Agency, Craft, LeavingEarth, is_hurt
from cosmodrome.kernel import Ask, Rules

# --- skills


def has_damage(parts: list[int]) -> bool:
    """Whether any part is damaged."""
    return any(parts[DAMAGEABLE : 2 * DAMAGEABLE])


def mend(parts: list[int]) -> None:
    """Every damaged part becomes whole; masses are the same on both sides."""
    for slot in range(DAMAGEABLE):
        parts[slot] += parts[slot + DAMAGEABLE]
        parts[slot + DAMAGEABLE] = 0


def can_repair(s: LeavingEarth, craft: Craft) -> bool:
    """A healthy mechanic, a supply and something damaged aboard; not where the card forbids repairs."""
    return (
        craft.parts[SUPPLIES] > 0
        and REPAIRS[craft.location]
        and has_damage(craft.parts)
        and skilled_aboard(s, craft.crew, MECHANIC)
    )


def repair(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """Repair: one supply mends everything on the mechanic's spacecraft but astronauts."""
    craft.add(SUPPLIES, -1)
    mend(craft.parts)
    if s.log is not None:
        s.log.tell("repaired", agency=seat, spacecraft=craft.number)
    claim_probe_missions(s, seat, craft)


def can_heal(s: LeavingEarth, craft: Craft) -> bool:
    """A healthy doctor, and somebody who needs one."""
    return skilled_aboard(s, craft.crew, DOCTOR) and any(is_hurt(s.people[number]) for number in craft.crew)


def heal(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """Heal: every incapacitated astronaut on the doctor's spacecraft recovers, for nothing."""
    recover(s, craft.crew)
    if s.log is not None:
        s.log.tell("healed", agency=seat, spacecraft=craft.number)


def recover(s: LeavingEarth, crew: list[int]) -> None:
    """Whoever is incapacitated is healthy again."""
    for number in crew:
        if is_hurt(s.people[number]):
            s.people[number] -= HURT


# --- the end of the year


def recover_on_earth(s: LeavingEarth, agency: Agency) -> None:
    """End of year on Earth: all components are repaired, assembled or not, and astronauts recover."""
    mend(agency.store)
    recover(s, agency.astronauts)
    for craft in agency.fleet:
        if craft.location == EARTH:
            mend(craft.parts)
            recover(s, craft.crew)


def bury_incapacitated(s: LeavingEarth, seat: int) -> None:
    """End of year in space: incapacitated astronauts die."""
    for craft in s.agencies[seat].fleet:
        if craft.location != EARTH:
            for number in craft.crew[:]:
                if is_hurt(s.people[number]):
                    kill(s, seat, craft, number)


def needs_survival(craft: Craft) -> bool:
    """Whether the end of the year asks anything of this spacecraft."""
    if craft.location == EARTH:
        return False
    return bool(craft.crew) or any(craft.parts[slot] for slot in CAPSULES)


def survive(s: LeavingEarth, seat: int, craft: Craft) -> Rules[None]:
    """End of year in space: a Life Support draw for each undamaged capsule, manned or not, then food."""
    seats = 0
    if s.agencies[seat].owned & BIT[LIFE_SUPPORT]:
        acts = SKILLED[LIFE_SUPPORT] if skilled_aboard(s, craft.crew, MECHANIC) else UNSKILLED
        for slot in CAPSULES:
            for _ in range(craft.parts[slot]):
                outcome = yield from draw(s, seat, LIFE_SUPPORT)
                if acts[outcome] == SUCCESS:
                    seats += SEATS[slot]
                yield from maybe_remove(s, seat, LIFE_SUPPORT, outcome)
    yield from _spare(s, seat, craft, seats)
    if craft.crew:
        fed = min(craft.parts[SUPPLIES], -(-len(craft.crew) // FED_BY_ONE_SUPPLY))
        craft.add(SUPPLIES, -fed)
        yield from _spare(s, seat, craft, fed * FED_BY_ONE_SUPPLY)


def _spare(s: LeavingEarth, seat: int, craft: Craft, places: int) -> Rules[None]:
    """Only this many astronauts survive; the owner says who does not."""
    s.craft = craft.number
    while len(craft.crew) > places:
        moves = different(s, craft.crew) if places else []
        number = craft.crew[0] if len(moves) < 2 else (yield Ask(seat, "who_dies", moves)).arg
        kill(s, seat, craft, number)
