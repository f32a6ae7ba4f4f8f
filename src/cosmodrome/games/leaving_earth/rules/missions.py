"""Missions: claiming them, removing impossible ones, and the end of the game."""

from __future__ import annotations

from cosmodrome.games.leaving_earth.moves import DRAW_LOTS
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    CAPSULES,
    EARTH,
    HIDDEN_CARDS,
    LIFE_CARDS,
    LIFE_MISSION,
    MANNED_MISSIONS,
    MISSION_NAMES,
    OTHERS_GAIN,
    POINTS,
    PROBE,
    PROBE_MISSIONS,
    RUINED_MISSIONS,
    SAMPLE_CARD,
    SAMPLE_MISSIONS,
    SAMPLES,
    STATION_MISSIONS,
    VISIT,
)
from cosmodrome.games.leaving_earth.scoring import figures, mission_points, unbeatable
from cosmodrome.games.leaving_earth.state import (
    MEMORY,
    Agency,
    Craft,
    LeavingEarth,
    mission_bits,
    visited_by,
    without_memories,
)
from cosmodrome.kernel import Chance, Rules


def claim(s: LeavingEarth, seat: int, missions: int) -> None:
    """A mission whose condition is met is taken at once; every other agency gets money for each."""
    missions &= s.open
    for mission in mission_bits(missions):
        s.open &= ~BIT[mission]
        s.agencies[seat].missions |= BIT[mission]
        for other, agency in enumerate(s.agencies):
            if other != seat:
                agency.money += OTHERS_GAIN
        if s.log is not None:
            s.log.tell(
                "mission_completed",
                units=("points",),
                agency=seat,
                mission=MISSION_NAMES[mission],
                points=POINTS[mission],
                gift=OTHERS_GAIN if len(s.agencies) > 1 else 0,
            )
            # Each of several missions is told with what it alone brings.
            s.log.count(figures(s))


def check_end(s: LeavingEarth) -> None:
    """The game ends with the last mission, or when nobody can catch up with the leader any more.

    Asked when an action is over with everything it brought: the card that completes a mission may still cost lives.
    """
    if s.open == 0 or unbeatable(s):
        if s.log is not None and not s.finished:
            s.log.tell("missions_ran_out" if s.open == 0 else "leader_unbeatable")
        s.finished = True


def remove_impossible(s: LeavingEarth, card: int) -> None:
    """A mission that a face-up card makes impossible leaves the table."""
    gone = RUINED_MISSIONS[card] if HIDDEN_CARDS[s.cards[card]].destroys else 0
    if all(s.revealed & BIT[c] and not HIDDEN_CARDS[s.cards[c]].life for c in LIFE_CARDS):
        gone |= LIFE_MISSION
    gone &= s.open
    for mission in mission_bits(gone):
        s.open &= ~BIT[mission]
        s.removed |= BIT[mission]
        if s.log is not None:
            s.log.tell("mission_removed", mission=MISSION_NAMES[mission])


def has_working_explorer(craft: Craft) -> bool:
    """Whether an undamaged probe or capsule is aboard."""
    parts = craft.parts
    return parts[PROBE] > 0 or any(parts[slot] for slot in CAPSULES)


def claim_probe_missions(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """Probe missions: an undamaged probe or capsule has arrived and survived."""
    missions = PROBE_MISSIONS[craft.location] & s.open
    if missions and craft.tokens == 0 and has_working_explorer(craft):
        claim(s, seat, missions)


def arrived(s: LeavingEarth, seat: int, craft: Craft) -> None:
    """A spacecraft has arrived and survived: astronauts remember the place, missions are completed."""
    place = craft.location
    if place != EARTH:
        visit = VISIT[place]
        for number in craft.crew:
            code = s.people[number]
            s.people[number] = code + MEMORY * (visit & ~visited_by(code))
        claim_probe_missions(s, seat, craft)
        return
    missions = 0
    for number in craft.crew:
        code = s.people[number]
        missions |= MANNED_MISSIONS[visited_by(code)]
        s.people[number] = without_memories(code)
    for slot in SAMPLES:
        if craft.parts[slot]:
            missions |= SAMPLE_MISSIONS[slot]
            if HIDDEN_CARDS[s.cards[SAMPLE_CARD[slot]]].life:
                missions |= LIFE_MISSION
    claim(s, seat, missions)


def _mans(agency: Agency, place: int) -> bool:
    """Whether a living astronaut of the agency is at the place; anywhere in space will do for -1."""
    for craft in agency.fleet:
        if craft.crew and ((craft.location == place and craft.tokens == 0) or (place < 0 and craft.location != EARTH)):
            return True
    return False


def start_of_year_missions(s: LeavingEarth) -> Rules[None]:
    """Station missions by ascending value; among several agencies the one with the fewest points, then by lot."""
    for mission, place in STATION_MISSIONS:
        if not s.open & BIT[mission]:
            continue
        able = [seat for seat, agency in enumerate(s.agencies) if _mans(agency, place)]
        if able:
            fewest = min(mission_points(s.agencies[seat]) for seat in able)
            able = [seat for seat in able if mission_points(s.agencies[seat]) == fewest]
            seat = able[0] if len(able) == 1 else (yield Chance(DRAW_LOTS, able)).arg
            claim(s, seat, BIT[mission])
            check_end(s)
            if s.finished:
                return
