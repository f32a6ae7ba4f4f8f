"""Why a move is not possible now: the rule that forbids it, as a code the catalogues put into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import FACE_UP, FLIPPED, Company
from cosmodrome.games.galactic_cruise.moves import LOADS
from cosmodrome.games.galactic_cruise.rules import (
    headquarters,
    ledger,
    manufacturing,
    network,
    preflight,
    queue,
    reputation,
    unmanned,
)
from cosmodrome.games.galactic_cruise.state import GalacticCruise, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    ANY_TIME,
    F_RESOURCE,
    GAIN_RESOURCES,
    KINDS,
    LAST_SECTION,
    LEAST_SEGMENTS,
    RING,
    ROW_LENGTH,
    TYPES,
)
from cosmodrome.kernel import Ask, Move

#: The questions a verb can answer. Free moves, which go with nearly every question, are not among them.
ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "assign_worker": ("turn",),
    "assign_expert": ("turn",),
    "send_worker": ("turn",),
    "send_expert": ("turn",),
    "launch": ("turn",),
    "launch_now": ("turn",),
    "launch_now_expert": ("turn",),
    "act": ("action", "take_action"),
    "develop": ("build_development", "free_development"),
    "connect": ("place_development", "place_free_development"),
    "invent": ("place_development", "place_free_development"),
    "hire": ("hire_expert",),
    "buy": ("gain_supplies",),
    "take_blueprint": ("take_blueprint", "free_blueprint"),
    "build": ("build_segments",),
    "take_shuttle": ("take_shuttle",),
    "draw_silo": ("gain_resources",),
    "refill": ("refill_silo",),
    "schedule": ("schedule_cruise",),
    "flip": ("flip",),
    "advertise": ("advertise_cruise",),
    "invite": ("invite", "board"),
    "board": ("board",),
    "draw_card": ("draw_card",),
    "unlock": ("destination", "unlock"),
    "score": ("destination",),
    "score_all": ("destination",),
    "gain": ("gain_resource",),
    "gain_several": ("gain_resource", "gain_resources"),
    "fund": ("funding",),
    "fund_all": ("funding",),
    "board_all": ("board",),
    "fill": ("choose_shuttle",),
    "pay": ("pay_launch",),
    "pay_by_cards": ("pay_launch",),
    "pay_by_reputation": ("pay_launch",),
    "pay_resources": ("pay_development",),
    "visit": ("visit_segment", "use_segment"),
}


def why_not(s: GalacticCruise, ask: Ask, move: Move) -> str:
    """The code of the rule that forbids this move as an answer to this ask."""
    if ask.seat < 0 or ask.seat >= len(s.companies):
        return "not_offered"
    verb = move.verb.name
    if verb in ANSWERS and ask.question not in ANSWERS[verb]:
        return "other_question"
    p = s.companies[ask.seat]
    reason = REASONS.get(verb)
    return reason(s, p, move.arg) if reason is not None else ONLY_REASONS.get(verb, "not_offered")


def _home_of(s: GalacticCruise, action: int) -> int:
    """The location where an action is taken."""
    return next(here for here in range(RING) if action in s.actions_at[here])


def _limit_reached(s: GalacticCruise) -> bool:
    return bool(s.frames) and 0 < s.frames[-1].limit <= s.frames[-1].count


def _worker(s: GalacticCruise, p: Company, here: int) -> str:
    return "own_worker_there" if owner_of(s.workers[here]) == p.seat else "no_worker_home"


def _send(s: GalacticCruise, p: Company, errand: int) -> str:
    here, action = divmod(errand, len(ACTIONS))
    if owner_of(s.workers[here]) == p.seat:
        return "own_worker_there"
    there = _home_of(s, action)
    if there not in network.reach_from(p.network, here):
        return "out_of_reach"
    return "nothing_to_do_there" if p.workers_home or p.experts_home else "no_worker_home"


def _launch_now(s: GalacticCruise, p: Company, number: int) -> str:
    if p.scheduled < 0:
        return "nothing_scheduled"
    if number >= len(p.shuttles) or p.shuttles[number].cruise >= 0 or len(p.shuttles[number].segments) < LEAST_SEGMENTS:
        return "no_shuttle_ready"
    if not 0 < sum(s.presold[p.scheduled]) <= preflight.cabins(s, p.shuttles[number]):
        return "no_cabin_or_food" if any(s.presold[p.scheduled]) else "no_guest"
    if not p.workers_home and not p.experts_home:
        return "no_worker_home"
    return "board_does_not_suffice"


def _launch(s: GalacticCruise, p: Company, pilot: int) -> str:
    if p.scheduled < 0:
        return "nothing_scheduled"
    if not any(one.cruise < 0 and len(one.segments) > 1 for one in p.shuttles):
        return "no_shuttle_ready"
    if not any(s.presold[p.scheduled]) and not queue.guest_sources(s, p.ads, 0):
        return "no_guest"
    if (not p.workers_home, not p.experts_home)[pilot - 1] if pilot else not unmanned.ways(s, p):
        return "no_worker_home" if pilot else "pilot_needed"
    return "too_expensive"


def _act(s: GalacticCruise, p: Company, action: int) -> str:
    if not s.frames:
        if not s.actions_left:
            return "no_actions_left"
        here = _home_of(s, action)
        if s.meeting:
            if not network.connected(p) & BIT[here]:
                return "not_connected"
        elif s.placed < 0 or not network.reachable(s, p) & BIT[here]:
            return "out_of_reach"
    return "nothing_to_do_there"


def _develop(s: GalacticCruise, p: Company, row: int) -> str:
    return "row_is_empty" if p.built[row] >= ROW_LENGTH else "too_expensive"


def _connect(s: GalacticCruise, p: Company, connection: int) -> str:
    return "own_development_there" if p.network & BIT[connection] else "developed_already"


def _invent(s: GalacticCruise, p: Company, technology: int) -> str:
    if technology not in s.technologies:
        return "not_on_the_board"
    if p.technologies & BIT[s.technologies.index(technology)]:
        return "own_development_there"
    return "too_expensive" if s.frames else "network_only"


def _hire(s: GalacticCruise, p: Company, side: int) -> str:
    return "already_hired" if p.experts_hired & BIT[side] else "too_expensive"


def _buy(s: GalacticCruise, p: Company, half: int) -> str:
    if s.frames and p.money + s.frames[-1].action_money < headquarters.PRICE:
        return "too_expensive"
    return "bought_already" if half or ledger.has_room(p) else "no_room"


def _take_blueprint(s: GalacticCruise, p: Company, blueprint: int) -> str:
    return "not_on_display" if blueprint not in s.blueprint_display else "limit_reached"


def _build(s: GalacticCruise, p: Company, blueprint: int) -> str:
    if blueprint not in p.blueprints and blueprint not in s.blueprint_display:
        return "not_on_display"
    if _limit_reached(s):
        return "limit_reached"
    ready = manufacturing.open_shuttles(p)
    if not ready:
        return "no_shuttle_with_room"
    if not any(manufacturing.places(s, p.shuttles[i], blueprint, False) for i in ready):
        return "cabins_do_not_match"
    return "too_expensive"


def _take_shuttle(s: GalacticCruise, p: Company, cockpit: int) -> str:
    if cockpit not in s.cockpit_display:
        return "not_on_display"
    return "fleet_is_full" if len(p.shuttles) >= p.shuttle_limit else "limit_reached"


def _draw_silo(s: GalacticCruise, p: Company, resource: int) -> str:
    if not s.silo[resource]:
        return "silo_is_empty"
    return "no_room" if p.resources[resource] >= p.storage[resource] else "limit_reached"


def _schedule(s: GalacticCruise, p: Company, cruise: int) -> str:
    if p.scheduled >= 0:
        return "scheduled_already"
    return "scheduled_by_another" if cruise in s.market else "not_on_display"


def _flip(s: GalacticCruise, p: Company, token: int) -> str:
    if token not in p.tower:
        return "not_in_the_tower"
    return "not_face_up" if p.tokens[p.tower.index(token)] != FACE_UP else "not_offered"


def _advertise(s: GalacticCruise, p: Company, cruise: int) -> str:
    if cruise not in s.market:
        return "not_on_display"
    place = s.market.index(cruise)
    if s.scheduled_by[place] not in (-1, p.seat):
        return "scheduled_by_another"
    return "cruise_is_full" if sum(s.presold[place]) >= s.content.prices.presold else "too_few_ads"


def _invite(s: GalacticCruise, p: Company, source: int) -> str:
    section, guest = divmod(source, TYPES)
    waiting = s.supply if section > LAST_SECTION else s.queue[section]
    if not waiting[guest]:
        return "nobody_waits_there"
    saved = s.frames[-1].guest_ads if s.frames else 0
    return "too_few_ads" if p.ads < s.content.prices.queue_ads[section] - saved else "no_cabin_or_food"


def _board(s: GalacticCruise, p: Company, guest: int) -> str:
    return "no_cabin_or_food" if p.scheduled >= 0 and s.presold[p.scheduled][guest] else "nobody_waits_there"


def _draw_card(s: GalacticCruise, p: Company, card: int) -> str:
    if card in s.agenda_display:
        return "limit_reached"
    if card in s.cards_played:
        return "played_this_turn"
    return "no_reputation" if s.agenda_discard[-1:] == [card] else "not_on_display"


def _play_card(s: GalacticCruise, p: Company, card: int) -> str:
    if card not in p.hand:
        return "not_in_hand"
    return "finish_first" if s.content.card_timing[card] == ANY_TIME else "wrong_moment"


def _spend_card(s: GalacticCruise, p: Company, card: int) -> str:
    if card not in p.hand:
        return "not_in_hand"
    resource = s.content.card_resource[card]
    if p.seat != s.active:
        return "not_your_turn"
    return "no_room" if p.resources[resource] >= p.storage[resource] else "finish_first"


def _spend_reputation(s: GalacticCruise, p: Company, icon: int) -> str:
    if s.spent_reputation:
        return "reputation_spent"
    return "no_icon" if not s.content.icons_below[p.reputation][icon] else "finish_first"


def _refresh(s: GalacticCruise, p: Company, _: int) -> str:
    return "finish_first" if reputation.can_lose(p, 1) else "no_reputation"


def _borrow(owners: int, mine: int, borrowed: int, bit: int) -> str:
    if not owners:
        return "nobody_built_there"
    if mine & bit:
        return "own_development_there"
    return "borrowed_already" if borrowed & bit else "too_expensive"


def _borrow_connection(s: GalacticCruise, p: Company, connection: int) -> str:
    if s.placed < 0 or connection not in (s.placed, (s.placed - 1) % RING):
        return "out_of_reach"
    return _borrow(s.connections[connection], p.network, s.borrowed_connections, BIT[connection])


def _borrow_technology(s: GalacticCruise, p: Company, technology: int) -> str:
    if technology not in s.technologies:
        return "not_on_the_board"
    i = s.technologies.index(technology)
    return _borrow(s.tech_owners[i], p.technologies, s.borrowed_technologies, BIT[i])


def _unlock(s: GalacticCruise, p: Company, upgrade: int) -> str:
    if p.upgrades & BIT[upgrade]:
        return "unlocked_already"
    shuttle = s.frames[-1].shuttle if s.frames else None
    if shuttle is not None and not shuttle.token:
        return "no_token_aboard"
    return "other_destination"


def _score(s: GalacticCruise, p: Company, guest: int) -> str:
    f = s.frames[-1] if s.frames else None
    if f is None or f.shuttle is None or f.shuttle.guests[guest] <= f.scored[guest]:
        return "no_such_guest"
    return "too_few_ads"


def _fund(s: GalacticCruise, p: Company, arg: int) -> str:
    return "token_is_flipped" if p.tokens[min(arg, F_RESOURCE)] == FLIPPED else "no_room"


def _gain_several(s: GalacticCruise, p: Company, load: int) -> str:
    if any(p.resources[r] + LOADS[load][r] > p.storage[r] for r in range(KINDS)):
        return "no_room"
    f = s.frames[-1] if s.frames else None
    if f is not None and f.timing == GAIN_RESOURCES and any(s.silo[r] < LOADS[load][r] for r in range(KINDS)):
        return "silo_is_empty"
    return "limit_reached"


def _pay_by_reputation(s: GalacticCruise, p: Company, _: int) -> str:
    return "reputation_spent" if s.spent_reputation else "no_icon"


REASONS: Final[dict[str, Callable[[GalacticCruise, Company, int], str]]] = {
    "assign_worker": _worker,
    "assign_expert": _worker,
    "send_worker": _send,
    "send_expert": _send,
    "launch": _launch,
    "launch_now": _launch_now,
    "launch_now_expert": _launch_now,
    "act": _act,
    "develop": _develop,
    "connect": _connect,
    "invent": _invent,
    "hire": _hire,
    "buy": _buy,
    "take_blueprint": _take_blueprint,
    "build": _build,
    "take_shuttle": _take_shuttle,
    "draw_silo": _draw_silo,
    "schedule": _schedule,
    "flip": _flip,
    "advertise": _advertise,
    "invite": _invite,
    "board": _board,
    "draw_card": _draw_card,
    "play_card": _play_card,
    "spend_card": _spend_card,
    "spend_reputation": _spend_reputation,
    "refresh_blueprints": _refresh,
    "borrow_connection": _borrow_connection,
    "borrow_technology": _borrow_technology,
    "unlock": _unlock,
    "score": _score,
    "gain_several": _gain_several,
    "fund": _fund,
    "fund_all": _fund,
    "pay_by_reputation": _pay_by_reputation,
}
#: Verbs that only one rule forbids.
ONLY_REASONS: Final[dict[str, str]] = {
    "refill": "silo_is_full",
    "gain": "no_room",
    "score_all": "too_few_ads",
    "fill": "no_cabin_or_food",
    "board_all": "no_cabin_or_food",
    "pay_by_cards": "cards_do_not_suffice",
    "pay": "board_does_not_suffice",
    "pay_resources": "board_does_not_suffice",
}
