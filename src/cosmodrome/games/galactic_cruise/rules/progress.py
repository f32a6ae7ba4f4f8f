"""Progress track and end of the game: cubes, company goals, general meetings A and B, and the NPC's part in them."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import E_MEETINGS, Company, Rachel
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.moves import DEAL_LAYOUT
from cosmodrome.games.galactic_cruise.rows import put, without
from cosmodrome.games.galactic_cruise.rules import ledger, network
from cosmodrome.games.galactic_cruise.rules.rachel import numbers
from cosmodrome.games.galactic_cruise.state import NPC, GalacticCruise, piece_of
from cosmodrome.games.galactic_cruise.vocabulary import LAST_SECTION, LOCATIONS, RING, SECTIONS, TECH_SPACES
from cosmodrome.kernel import Chance, Rules

GOAL_SIDES: Final[tuple[str, ...]] = ("left", "middle", "right")
TOP: Final = 2
#: Up to this many players an NPC takes part.
WITH_NPC: Final = 2
#: How many turns each company may take while the progress track gains no cube.
PATIENCE: Final = 25


def current_section(s: GalacticCruise) -> int:
    """The section that is being filled; the last one once all are full."""
    for section in range(SECTIONS):
        if s.filled[section] < s.sections[section]:
            return section
    return LAST_SECTION


def lay_cube(s: GalacticCruise, p: Company) -> None:
    """A company has one more cube in the current section, or beside it."""
    section = current_section(s)
    p.cubes = put(p.cubes, section, p.cubes[section] + 1)


def place_cube(s: GalacticCruise, p: Company) -> None:
    """Put a cube on the next free space of the progress track, beside section 3 once it is full."""
    lay_cube(s, p)
    fill_space(s)
    if isinstance(p, Rachel) and s.tech_advanced:
        advance_least(s)


def fill_space(s: GalacticCruise) -> None:
    """The next free space of the progress track is taken, by any cube."""
    section = current_section(s)
    if s.filled[section] < s.sections[section]:
        s.filled = put(s.filled, section, s.filled[section] + 1)
    else:
        s.overflow += 1
    s.last_cube_turn = s.turn


def place_launch_cube(s: GalacticCruise, p: Company) -> None:
    """4 to launch: a cube from the company's own supply, as long as there is one."""
    if p.launch_cubes:
        p.launch_cubes -= 1
        place_cube(s, p)


def place_goal_cube(s: GalacticCruise, p: Company) -> None:
    """A goal's cube; in an epic game it lies beside the current section and does not fill it."""
    if s.epic:
        lay_cube(s, p)
    else:
        place_cube(s, p)


def advance_least(s: GalacticCruise) -> None:
    """Solo with advanced technologies: a cube of hers moves the least advanced invented technology on.

    Ties go by the number system.
    """
    invented = [i for i in range(TECH_SPACES) if s.tech_owners[i]]
    moving = [i for i in invented if s.markers[i] < s.content.technologies[s.technologies[i]].spaces]
    if moving:
        least = min(s.markers[i] for i in moving)
        fits = [i in moving and s.markers[i] == least for i in range(TECH_SPACES)]
        network.move_marker(s, numbers.choose(s, "technologies", fits), 1)


# --- Accomplish a Company Goal


def accomplish_goals(s: GalacticCruise, p: Company) -> None:
    """Accomplish a Company Goal: each goal once a match, any number in a turn; the demand may rise for the others."""
    tile = s.content.goal_tiles[s.goal_tile]
    for side, goal in enumerate(tile.goals):
        if not p.goals_met & BIT[side]:
            if total(s, p, goal.counters, goal.guest) >= goal.levels[s.goal_levels[side]]:
                meet_goal(s, p, side)


def meet_goal(s: GalacticCruise, p: Company, side: int) -> None:
    """The cube goes to the progress track and uncovers wings; the tracker moves up while it can."""
    p.goals_met |= BIT[side]
    s.goal_levels = put(s.goal_levels, side, min(TOP, s.goal_levels[side] + 1))
    place_goal_cube(s, p)
    if s.log is not None:
        s.log.tell("goal", company=p.label, goal=GOAL_SIDES[side], wings=p.wings)


# --- A track without new cubes


def turns_to_neutral_cube(s: GalacticCruise) -> int | None:
    """How many more turns of all companies together bring a neutral cube; None once the track is full."""
    if s.filled[LAST_SECTION] >= s.sections[LAST_SECTION]:
        return None
    return s.last_cube_turn + PATIENCE * len(s.companies) - s.turn


def maybe_place_neutral_cube(s: GalacticCruise) -> None:
    """Ruling: a track without a new cube for 25 turns of each company gains a neutral one, so that every match ends."""
    if turns_to_neutral_cube(s) == 0:
        fill_space(s)
        if s.log is not None:
            s.log.tell("neutral_cube", turns=PATIENCE)


# --- AGM A and B


def meeting_points(s: GalacticCruise, p: Company, section: int) -> int:
    """Progress points: own cubes of the section, one more for the most reputation (ties too), times the wings."""
    most = max(company.reputation for company in s.companies)
    return (p.cubes[section] + (p.reputation == most)) * p.wings


def hold_meetings(s: GalacticCruise) -> Rules[None]:
    """AGM A and B: at the end of the turn in which section 1 or 2 was filled."""
    while s.agms_held < LAST_SECTION and s.filled[s.agms_held] >= s.sections[s.agms_held]:
        section = s.agms_held
        s.agms_held += 1
        for p in s.companies:
            points = meeting_points(s, p, section)
            ledger.gain_vp(p, points, E_MEETINGS)
            if s.log is not None:
                s.log.tell("agm", company=p.label, meeting="ab"[section], points=points)
        if s.players <= WITH_NPC:
            yield from build_npc_developments(s)
        hire_npc_expert(s)


def build_npc_developments(s: GalacticCruise) -> Rules[None]:
    """2-player rules: the back of an unused technology shows where the NPC builds."""
    if not s.layouts:
        return
    layout = (yield Chance(DEAL_LAYOUT, s.layouts)).arg
    s.layouts = without(s.layouts, layout)
    first, second, space = s.content.technologies[layout].back
    network.develop(s, NPC, connection=first)
    network.develop(s, NPC, connection=second)
    network.develop(s, NPC, technology=space)
    if s.log is not None:
        s.log.tell("npc_developments", layout=s.content.technologies[layout].id)


def hire_npc_expert(s: GalacticCruise) -> None:
    """2-player rules: the NPC worker nearest to the top centre, going clockwise, becomes an expert."""
    for here in range(RING):
        if s.workers[here] == piece_of(NPC, False):
            s.workers[here] = piece_of(NPC, True)
            s.npc_experts += 1
            if s.log is not None:
                s.log.tell("npc_expert", location=LOCATIONS[here])
            return
