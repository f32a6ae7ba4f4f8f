"""The encoding of Leaving Earth."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    BIT,
    EXPLORABLE,
    FIRST_YEAR,
    LOCATION_NAMES,
    MANEUVERS,
    MISSIONS,
    PARTS,
    STACKS,
)
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, SPLIT
from cosmodrome.games.leaving_earth.scoring import score
from cosmodrome.games.leaving_earth.state import PHASE_NAMES, Agency, Craft, LeavingEarth, is_hurt, role_of
from cosmodrome.lab.encodings.fields import Encoding, Field, Out

SEATS: Final = 5
OWN_CRAFT: Final = 6
THEIR_CRAFT: Final = 2
LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard", "very_hard")
#: Scores may be negative: they are told with this much added.
SCORE_OFFSET: Final = 64
FACES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(sorted(set(stack))) for stack in STACKS)
CARD_SIZE: Final = sum([len(faces) + 2 for faces in FACES])
AGENCY_SIZE: Final = 7 + 4 * len(ADVANCEMENTS) + PARTS + 6
CRAFT_SIZE: Final = 7 + len(LOCATION_NAMES) + PARTS + 6
NOW_SIZE: Final = 12


def _time(s: LeavingEarth, seat: int, out: Out) -> None:
    out.put(s.year - FIRST_YEAR)
    out.put(len(s.agencies))
    out.put(s.declined)
    out.one_hot((s.active - seat) % len(s.agencies), SEATS)
    out.one_hot((s.first - seat) % len(s.agencies), SEATS)
    out.one_hot(LEVELS.index(s.level), len(LEVELS))
    out.one_hot(s.phase, len(PHASE_NAMES))


def _missions(s: LeavingEarth, seat: int, out: Out) -> None:
    out.mask(s.open, len(MISSIONS))
    out.mask(s.removed, len(MISSIONS))


def _cards(s: LeavingEarth, seat: int, out: Out) -> None:
    for card in range(len(EXPLORABLE)):
        revealed = s.revealed & BIT[card] != 0
        known = revealed or s.looked[card] & BIT[seat] != 0
        out.flag(revealed)
        out.flag(known)
        for face in FACES[card]:
            out.flag(known and s.cards[card] == face)


def _outcomes(s: LeavingEarth, seat: int, out: Out) -> None:
    out.put(sum(s.deck))
    for number in s.discard:
        out.put(number)


def _crew(s: LeavingEarth, crew: list[int], out: Out) -> None:
    if not crew:
        out.zeros(6)
        return
    counts = [0, 0, 0, 0, 0, 0]
    for who in crew:
        code = s.people[who]
        counts[role_of(code) + (3 if is_hurt(code) else 0)] += 1
    for count in counts:
        out.put(count)


def _agency(s: LeavingEarth, agency: Agency, out: Out) -> None:
    out.put(1)
    out.put(agency.money)
    out.put(score(agency) + SCORE_OFFSET)
    out.put(agency.missions.bit_count())
    out.put(agency.lost_astronauts)
    out.put(agency.free_actions)
    out.put(len(agency.fleet))
    for advancement in range(len(ADVANCEMENTS)):
        if agency.owned & BIT[advancement]:
            known = SPLIT[agency.known[advancement]]
            out.put(1 + SIZE[agency.outcomes[advancement]])
            out.put(known[0])
            out.put(known[1])
            out.put(known[2])
        else:
            out.zeros(4)
    for number in agency.store:
        out.put(number)
    _crew(s, agency.astronauts, out)


def _around(s: LeavingEarth, seat: int) -> list[Agency | None]:
    """The agencies in turn from this seat on; None where nobody sits."""
    players = len(s.agencies)
    return [s.agencies[(seat + k) % players] if k < players else None for k in range(SEATS)]


def _agencies(s: LeavingEarth, seat: int, out: Out) -> None:
    for agency in _around(s, seat):
        if agency is not None:
            _agency(s, agency, out)
        else:
            out.zeros(AGENCY_SIZE)


def _craft(s: LeavingEarth, craft: Craft, out: Out) -> None:
    out.put(1)
    out.put(craft.number)
    out.put(craft.tokens)
    out.put(craft.mass)
    out.put(craft.trip + 1)
    out.flag(craft.number == s.craft)
    out.flag(craft.number == s.built)
    out.one_hot(craft.location, len(LOCATION_NAMES))
    for number in craft.parts:
        out.put(number)
    _crew(s, craft.crew, out)


def _fleets(s: LeavingEarth, seat: int, out: Out) -> None:
    for k, agency in enumerate(_around(s, seat)):
        fleet = agency.fleet if agency is not None else []
        for i in range(OWN_CRAFT if k == 0 else THEIR_CRAFT):
            if i < len(fleet):
                _craft(s, fleet[i], out)
            else:
                out.zeros(CRAFT_SIZE)


def _now(s: LeavingEarth, seat: int, out: Out) -> None:
    out.put(s.craft)
    out.put(s.built)
    out.put(s.years)
    out.put(s.required)
    out.put(s.thrust)
    out.put(s.drawn + 1)
    out.put(s.drawn_from + 1)
    out.put(len(s.aside))
    out.put(s.looking + 1)
    out.put(len(s.give))
    out.put(len(s.want))
    out.flag(s.in_return)


def _trip(s: LeavingEarth, seat: int, out: Out) -> None:
    out.one_hot(s.trip, len(MANEUVERS))


ENCODING: Final[Encoding[LeavingEarth]] = Encoding(
    "leaving_earth-v1",
    "leaving_earth",
    (
        Field(
            "time",
            3 + 2 * SEATS + len(LEVELS) + len(PHASE_NAMES),
            "years since 1956; agencies; how many in a row had nothing to add; one-hot: who is on turn, who went "
            "first this year, the level, the phase",
            _time,
        ),
        Field("missions", 2 * len(MISSIONS), "each mission: on the table; found impossible", _missions),
        Field(
            "cards",
            CARD_SIZE,
            "each unexplored place: its card lies face up; you know it; one-hot which card it is, if you know",
            _cards,
        ),
        Field("outcomes", 4, "outcomes left in the deck; successes, minor and major failures discarded", _outcomes),
        Field(
            "agencies",
            SEATS * AGENCY_SIZE,
            "each agency, yours first: present, money, score + 64, missions done, astronauts lost, free actions of "
            "this year, spacecraft; each advancement: 1 + outcomes on it if owned, and how many of them are known "
            "successes, minor and major failures; parts in store; astronauts on Earth by role, healthy then "
            "incapacitated",
            _agencies,
        ),
        Field(
            "fleets",
            (OWN_CRAFT + (SEATS - 1) * THEIR_CRAFT) * CRAFT_SIZE,
            "your first six spacecraft, then two of each other agency: present, number, years to go, mass, 1 + "
            "maneuver under way, it acts now, it is being built; one-hot location; parts; crew as above",
            _fleets,
        ),
        Field(
            "now",
            NOW_SIZE,
            "in the middle of an action: spacecraft acting, being built; years, thrust required and made; 1 + outcome "
            "drawn, 1 + advancement it is from, outcomes laid aside; 1 + card being looked at; things offered, things "
            "asked for, whether the second half of an offer is open",
            _now,
        ),
        Field("maneuver", len(MANEUVERS), "one-hot: the maneuver being prepared", _trip),
    ),
)
