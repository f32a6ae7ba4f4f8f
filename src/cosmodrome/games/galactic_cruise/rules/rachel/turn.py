"""Rachel's Turn: her shuttles advance, her cards act, her goals are checked.

A turn is played in short steps; `Rachel.stage` says which comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import R_ACTING, R_ADVANCING, R_GOALS, R_SECOND, Company
from cosmodrome.games.galactic_cruise.counters import FULL
from cosmodrome.games.galactic_cruise.pieces import SoloCard
from cosmodrome.games.galactic_cruise.rules import progress, workers
from cosmodrome.games.galactic_cruise.rules.rachel import building, flight, launch, planning
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import back, put_away, rachel_of, turn_card
from cosmodrome.games.galactic_cruise.rules.rachel.setup import use_starting_upgrade
from cosmodrome.games.galactic_cruise.rules.rachel.supplies import gain_bonus
from cosmodrome.games.galactic_cruise.state import EMPTY, GalacticCruise, is_expert, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import (
    ADVERTISE_CRUISE,
    BUILD_DEVELOPMENT,
    BUILD_SEGMENTS,
    DRAW_AGENDA,
    GAIN_RESOURCES,
    HIRE_EXPERT,
    LEAST_SEGMENTS,
    LOCATIONS,
    RECALLED,
    REFILL_AGENDA,
    REFILL_SILO,
    RING,
)
from cosmodrome.kernel import Rules

#: The seat of the one person at the table.
YOU: Final = 0
NO_LOCATION: Final = -1

#: Each action of her cards: the action tile it belongs to, whether she can do it, how she does it.
ACTIONS: Final[dict[str, tuple[int, Callable[[GalacticCruise], bool], Callable[[GalacticCruise], Rules[None]]]]] = {
    "build_segments": (BUILD_SEGMENTS, building.can_build_segments, building.build_segments),
    "refresh_blueprints": (NO_LOCATION, building.can_refresh_blueprints, building.refresh_blueprints),
    "hire_expert": (HIRE_EXPERT, building.can_hire_expert, building.hire_expert),
    "build_development_network": (BUILD_DEVELOPMENT, building.can_develop_network, building.develop_network),
    "build_development_technology": (
        BUILD_DEVELOPMENT,
        building.can_develop_technology,
        building.develop_technology,
    ),
    "draw_agenda": (DRAW_AGENDA, planning.can_draw_agenda, planning.draw_agenda),
    "refill_agenda": (REFILL_AGENDA, planning.can_refill_agenda, planning.refill_agenda),
    "gain_resources": (GAIN_RESOURCES, planning.can_gain_resources, planning.gain_resources),
    "refill_silo": (REFILL_SILO, planning.can_refill_silo, planning.refill_silo),
    "advertise_cruise": (ADVERTISE_CRUISE, planning.can_advertise, planning.advertise),
    "launch_2plus": (
        NO_LOCATION,
        partial(launch.can_launch, segments=LEAST_SEGMENTS),
        partial(launch.lift_off, segments=LEAST_SEGMENTS),
    ),
    "launch_3plus": (NO_LOCATION, partial(launch.can_launch, segments=FULL), partial(launch.lift_off, segments=FULL)),
}
LAUNCHES: Final[tuple[str, ...]] = ("launch_2plus", "launch_3plus")


# --- the turn


def play(s: GalacticCruise) -> Rules[bool]:
    """The next part of her turn; whether the turn is over."""
    p = rachel_of(s)
    if p.stage == R_ADVANCING:
        if p.starting_cards:
            use_starting_upgrade(s)
        if s.to_advance:
            first = next(i for i in range(len(p.shuttles)) if s.to_advance & BIT[i])
            s.to_advance &= ~BIT[first]
            yield from flight.next_stop(s, p.shuttles[first])
        else:
            p.stage = R_ACTING
    elif p.stage == R_ACTING:
        again = False
        if p.workers_home + p.experts_home:
            again = yield from _act(s, p, with_worker=True)
        else:
            yield from _meet(s, p)
            if p.meeting_action:
                yield from _act(s, p, with_worker=False)
        p.stage = R_SECOND if again else R_GOALS
    elif p.stage == R_SECOND:
        yield from _act(s, p, with_worker=False)
        p.stage = R_GOALS
    else:
        accomplish_goals(s)
        return True
    return False


def recall(s: GalacticCruise) -> Rules[None]:
    """Her workers come home from the network, each with a funding bonus."""
    p = rachel_of(s)
    for here in range(RING):
        if owner_of(s.workers[here]) == p.seat:
            expert = is_expert(s.workers[here])
            s.workers[here] = EMPTY
            yield from workers.come_home(s, p, expert, RECALLED)


def _meet(s: GalacticCruise, p: Company) -> Rules[None]:
    if s.log is not None:
        s.log.tell("meeting", company=p.label)
    yield from recall(s)


def _act(s: GalacticCruise, p: Company, with_worker: bool) -> Rules[bool]:
    """Turn cards until one can be resolved; whether a second action follows."""
    while True:
        card = yield from turn_card(s)
        if with_worker and _first_possible(s, card, told=False) not in LAUNCHES:
            yield from _place_worker(s, p)
            with_worker = False
        action = _first_possible(s, card, told=True)
        if action:
            break
        yield from put_away(s)
    if s.log is not None:
        s.log.tell("rachel_acts", action=action)
    tile, _, do = ACTIONS[action]
    yield from do(s)
    again = s.placed >= 0 and rachel_of(s).stage == R_ACTING and _second_action(s, p, tile)
    yield from put_away(s)
    return again


def _first_possible(s: GalacticCruise, card: SoloCard, told: bool) -> str:
    """The first of the card's actions that she can take; empty for neither."""
    for action in card.actions:
        if ACTIONS[action][1](s):
            return action
        if told and s.log is not None:
            s.log.tell("rachel_cannot", action=action)
    return ""


def _place_worker(s: GalacticCruise, p: Company) -> Rules[None]:
    """Her worker, an expert if she can, goes to the location on the next back, or on to one where she has none yet."""
    shown = back(s).worker
    clockwise = [(shown + step) % RING for step in range(RING)]
    location = next(here for here in clockwise if owner_of(s.workers[here]) != p.seat)
    if s.log is not None:
        s.log.tell("rachel_places", shown=LOCATIONS[shown], location=LOCATIONS[location], moved=location != shown)
    yield from workers.place(s, p, location, expert=p.experts_home > 0)
    if s.location_active & BIT[location]:
        bonus = s.content.location_bonuses[s.location_bonus[location]]
        yield from gain_bonus(s, bonus.effects, goods_are_points=True)


def _second_action(s: GalacticCruise, p: Company, tile: int) -> bool:
    """Second action: her location offers the action, or on harder levels a neighbour over any development does.

    If none of the developments there is hers, you receive her price for borrowing yours.
    """
    here = s.placed
    if tile == NO_LOCATION:
        return False
    if tile in s.actions_at[here]:
        if s.log is not None:
            s.log.tell("rachel_second", location=LOCATIONS[here], paid=0)
        return True
    if not rachel_of(s).connected:
        return False
    for connection, there in ((here, (here + 1) % RING), ((here - 1) % RING, (here - 1) % RING)):
        owners = s.connections[connection]
        if owners and tile in s.actions_at[there]:
            yours = not owners & BIT[p.seat] and owners & BIT[YOU]
            paid = s.content.prices.borrow[p.reputation] if yours else 0
            s.companies[YOU].money += paid
            if s.log is not None:
                s.log.tell("rachel_second", location=LOCATIONS[there], paid=paid)
            return True
    return False


def goal_counts(s: GalacticCruise) -> tuple[int, int, int]:
    """What her three goals count: developments, segments, different shuttles launched."""
    p = rachel_of(s)
    segments = sum(len(shuttle.segments) for shuttle in p.shuttles)
    return p.developments, segments, sum(shuttle.launched for shuttle in p.shuttles)


def accomplish_goals(s: GalacticCruise) -> None:
    """Accomplish a Company Goal: her own fixed thresholds; your trackers rise."""
    p = rachel_of(s)
    for side, count in enumerate(goal_counts(s)):
        if not p.goals_met & BIT[side] and count >= p.goals[side]:
            progress.meet_goal(s, p, side)
