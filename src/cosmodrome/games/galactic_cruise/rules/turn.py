"""Turn structure: advance shuttles; assign a worker, launch or call a meeting. The end of a turn is in turn_end.py."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import (
    EXPERT,
    GONE,
    GREY_TOKENS,
    NO_PILOT,
    R_ADVANCING,
    WORKER,
    Company,
    Rachel,
)
from cosmodrome.games.galactic_cruise.counters import adjacent_developments
from cosmodrome.games.galactic_cruise.effects import frames, performing
from cosmodrome.games.galactic_cruise.moves import (
    ACT,
    ASSIGN_EXPERT,
    ASSIGN_WORKER,
    CALL_MEETING,
    CHOOSE_STARTING_UPGRADE,
    END_TURN,
    LAUNCH,
    LAUNCH_NOW,
    LAUNCH_NOW_EXPERT,
    SEND_EXPERT,
    SEND_WORKER,
)
from cosmodrome.games.galactic_cruise.rows import replaced
from cosmodrome.games.galactic_cruise.rules import (
    actions,
    asking,
    flight,
    free,
    launch,
    marketing,
    means,
    meeting,
    network,
    prospects,
    reputation,
    unmanned,
    workers,
)
from cosmodrome.games.galactic_cruise.state import ACTING, ADVANCING, CHOOSING, RACHEL, TURN_END, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, PLACING, RING, TECH_SPACES
from cosmodrome.kernel import Move, Rules

_CALL_MEETING: Final = CALL_MEETING()

#: Actions of an assigned worker.
WORKER_ACTIONS: Final = 2
_ACT: Final = ACT.all()
_ASSIGN_WORKER: Final = ASSIGN_WORKER.all()
_ASSIGN_EXPERT: Final = ASSIGN_EXPERT.all()
_SEND_WORKER: Final = SEND_WORKER.all()
_SEND_EXPERT: Final = SEND_EXPERT.all()
ACTION_COUNT: Final = len(ACTIONS)
ALL_ACTIONS: Final = (1 << ACTION_COUNT) - 1
_END_TURN: Final = END_TURN()


def start(s: GalacticCruise) -> Rules[None]:
    """A turn begins: shuttles in space are due to advance."""
    s.turn += 1
    p = s.companies[s.active]
    s.to_advance = sum(BIT[i] for i, shuttle in enumerate(p.shuttles) if shuttle.cruise >= 0)
    if s.log is not None:
        s.log.tell("turn", company=p.label, turn=s.turn)
    if isinstance(p, Rachel):
        s.phase = RACHEL
        p.stage = R_ADVANCING
        return
    s.phase = ADVANCING
    if p.starting_cards:
        yield from starting_upgrade(s, p)


def starting_upgrade(s: GalacticCruise, p: Company) -> Rules[None]:
    """Starting upgrades: on the first turn one card is used: a token's bonus, then its upgrade."""
    cards = p.starting_cards
    move = yield asking.ask(p, "starting_upgrade", lambda: [CHOOSE_STARTING_UPGRADE[card] for card in cards])
    card = s.content.starting_upgrades[move.arg]
    others = [one for one in cards if one != move.arg]
    p.starting_cards = []
    s.reveals += 1
    if s.rachel is not None and others:
        s.rachel.starting_cards = others
    token = card.token
    if token < 0:
        token = (yield asking.ask(p, "flip", lambda: marketing.face_up_tokens(p, GREY_TOKENS))).arg
    p.tokens = replaced(p.tokens, p.tower.index(token), GONE)
    if s.log is not None:
        s.log.tell("starting_upgrade", company=p.label, token=s.content.tokens[token].id)
    yield from performing.perform(s, p, s.content.tokens[token].effects)
    yield from flight.unlock(s, p, card.upgrade)


def advancing(s: GalacticCruise) -> Rules[None]:
    """1. Advance shuttles: every one in space, in any order, each resolved before the next."""
    if s.to_advance:
        yield from flight.advance(s, s.companies[s.active])
    if not s.to_advance:
        s.phase = CHOOSING


# --- 2. Assign a worker, launch a shuttle, or call a meeting


def _choices(s: GalacticCruise, p: Company) -> list[Move]:
    """What the turn may be. With nobody in the break room it must be a meeting, unless a shuttle can fly itself."""
    found: list[Move] = []
    if p.workers_home or p.experts_home:
        open_ = workers.free_locations(s, p)
        able = prospects.startable(s, p, ALL_ACTIONS)
        if p.workers_home:
            found += [_ASSIGN_WORKER[here] for here in open_]
            found += _errands(s, p, open_, able, _SEND_WORKER)
        if p.experts_home:
            found += [_ASSIGN_EXPERT[here] for here in open_]
            found += _errands(s, p, open_, prospects.startable_by_expert(s, p, able), _SEND_EXPERT)
    found += launch.launches(s, p)
    found.append(_CALL_MEETING)
    return found


def _errands(s: GalacticCruise, p: Company, open_: list[int], able: int, send: list[Move]) -> list[Move]:
    """A worker placed and an action in its reach taken, in one answer."""
    found: list[Move] = []
    for here in open_:
        first = here * ACTION_COUNT
        for there in network.reach_from(p.network, here):
            one, other = s.actions_at[there]
            if able >> one & 1:
                found.append(send[first + one])
            if able >> other & 1:
                found.append(send[first + other])
    return found


def _may_be_more(s: GalacticCruise, p: Company) -> bool:
    """Whether a turn could be more than a meeting: with somebody at home, or by a launch without a pilot."""
    if p.workers_home or p.experts_home:
        return True
    if p.scheduled < 0:
        return False
    return p.hides_card or any(s.tech_owners[i] and unmanned.flies_itself(s, i) for i in range(TECH_SPACES))


def choosing(s: GalacticCruise) -> Rules[None]:
    """2. Assign a worker, launch a shuttle, or call a meeting."""
    p = s.companies[s.active]
    firm = s.still_firm or _may_be_more(s, p)
    move = yield asking.ask_apart(p, "turn", lambda: _choices(s, p), firm)
    free_move = move.verb in free.VERBS
    s.still_firm = free_move and firm
    if free_move:
        return
    if move.verb is LAUNCH:
        yield from launch.begin(s, p, move.arg)
    elif move.verb is LAUNCH_NOW or move.verb is LAUNCH_NOW_EXPERT:
        s.launch_shuttle, s.express = move.arg, True
        yield from launch.begin(s, p, EXPERT if move.verb is LAUNCH_NOW_EXPERT else WORKER)
    elif move.verb is CALL_MEETING:
        yield from meeting.call_meeting(s, p)
    elif move.verb is SEND_WORKER or move.verb is SEND_EXPERT:
        location, s.errand = divmod(move.arg, ACTION_COUNT)
        yield from assign(s, p, location, move.verb is SEND_EXPERT)
    else:
        yield from assign(s, p, move.arg, move.verb is ASSIGN_EXPERT)


def assign(s: GalacticCruise, p: Company, location: int, expert: bool) -> Rules[None]:
    """Assign a Worker: place it, then gain what the place and an expert bring, before any action."""
    yield from workers.place(s, p, location, expert)
    f = frames.open_frame(s, p, PLACING, expert=expert)
    f.count = 1
    if s.location_active & BIT[location] and adjacent_developments(s, p, location):
        yield from performing.perform(s, p, s.content.location_bonuses[s.location_bonus[location]].effects, f)
    if free.worth_asking(s, p):
        yield asking.choose(p, "after_placing", list)
    yield from performing.close_frame(s, p, f, expert)
    s.actions_left = WORKER_ACTIONS
    s.phase = ACTING


def _places_in_reach(s: GalacticCruise, p: Company) -> int:
    """The locations in reach, or at a meeting those next to one's own development, as a mask."""
    return network.connected(p) if s.meeting else network.reachable(s, p)


def _actions_at(s: GalacticCruise, places: int) -> int:
    """The actions of these locations, as a mask."""
    mask = 0
    for here in range(RING):
        if places >> here & 1:
            one, other = s.actions_at[here]
            mask |= 1 << one | 1 << other
    return mask


def _acts(s: GalacticCruise, places: int, able: int) -> list[Move]:
    """Those of the actions of these locations that are in a mask, from location to location."""
    found: list[Move] = []
    for here in range(RING):
        if places >> here & 1:
            one, other = s.actions_at[here]
            if able >> one & 1:
                found.append(_ACT[one])
            if able >> other & 1:
                found.append(_ACT[other])
    return found


def action_choices(s: GalacticCruise, p: Company) -> list[Move]:
    """Action Selection: the actions in reach that could do something."""
    places = _places_in_reach(s, p)
    return _acts(s, places, prospects.startable(s, p, _actions_at(s, places)))


def _actions_or_end(s: GalacticCruise, p: Company) -> list[Move]:
    found = action_choices(s, p)
    found.append(_END_TURN)
    return found


def withheld_actions(s: GalacticCruise, p: Company) -> list[Move]:
    """The actions in reach that could do nothing."""
    places = _places_in_reach(s, p)
    return _acts(s, places, ~prospects.startable(s, p, _actions_at(s, places)))


def withheld_launches(s: GalacticCruise, p: Company) -> list[Move]:
    """The launches that are not possible, of a cruise that is scheduled, by somebody who is at home."""
    if p.scheduled < 0:
        return []
    crew = [pilot for pilot, home in ((WORKER, p.workers_home), (EXPERT, p.experts_home)) if home]
    offered = launch.launches(s, p)
    return [LAUNCH[pilot] for pilot in (*crew, NO_PILOT) if LAUNCH[pilot] not in offered]


def acting(s: GalacticCruise) -> Rules[None]:
    """Action Selection: one of the actions of the turn, or the end of them."""
    p = s.companies[s.active]

    if not s.actions_left:
        s.phase = TURN_END
        return

    action, s.errand = s.errand, -1
    if action < 0 or not prospects.can_start(s, p, action):
        if not p.hides_card and not s.still_firm and not _may_act(s, p):
            s.phase = TURN_END
            return
        move = yield asking.ask_apart(p, "action", lambda: _actions_or_end(s, p), True)
        s.still_firm = move.verb in free.VERBS
        if s.still_firm:
            return
        if move.verb is END_TURN:
            s.phase = TURN_END
            return
        action = move.arg
    s.actions_left -= 1
    if not s.meeting:
        network.use_location(s, p, _place_of(s, action))
    yield from actions.take(s, p, action)


def _place_of(s: GalacticCruise, action: int) -> int:
    """Where an action is taken."""
    for here, (one, other) in enumerate(s.actions_at):
        if action in (one, other):
            return here
    raise LookupError(action)


def _may_act(s: GalacticCruise, p: Company) -> bool:
    """Whether there is anything but the end of the turn to choose, now or after a free move."""
    return prospects.any_starts(s, p, _actions_at(s, _places_in_reach(s, p))) or _could_open(s, p)


def _could_open(s: GalacticCruise, p: Company) -> bool:
    """Whether a free move could bring an action into reach: a card for any time, or a connection to borrow."""
    if free.holds_card_for_any_time(s, p):
        return True
    if s.meeting:
        return False
    for connection in (s.placed, (s.placed - 1) % RING):
        if 0 <= reputation.connection_price(s, p, connection) <= p.money + means.more_money(s, p):
            there = (s.placed + 1) % RING if connection == s.placed else connection
            one, other = s.actions_at[there]
            if prospects.any_starts(s, p, BIT[one] | BIT[other]):
                return True
    return False
