"""What an answer costs and brings, as plain data: `{"cost": {"money": 2}, "gain": {"reputation": 1}, "to": [1]}`.

Computed by the functions the rules themselves use, so a quote is always what will happen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import EXPERT, WORKER, Company, Rachel
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.moves import LOADS, RATIONS
from cosmodrome.games.galactic_cruise.pieces import Amounts
from cosmodrome.games.galactic_cruise.rows import Row
from cosmodrome.games.galactic_cruise.rules import (
    flight,
    gains,
    headquarters,
    manufacturing,
    payment,
    preflight,
    reputation,
)
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    DAY_IN_SPACE,
    DO_GAIN,
    F_RESOURCE,
    FUNDING,
    ICON_RESOURCE,
    KINDS,
    REPUTATION_ICONS,
    RESOURCES,
    TYPES,
    UNITS,
)
from cosmodrome.kernel import Ask, Move

Quote = dict[str, Any]

#: The usual answers of bots and people to these questions.
USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    "action": ("act",),
    "advance": ("fly",),
    "advertise_cruise": ("advertise",),
    "board": ("board",),
    "build_development": ("develop",),
    "build_segments": ("build",),
    "destination": ("unlock",),
    "discard_for_silo": ("discard_card",),
    "draw_card": ("draw_card",),
    "flip": ("flip",),
    "funding": ("fund_all", "fund"),
    "gain_resources": ("gain_several",),
    "hire_expert": ("hire",),
    "invite": ("invite",),
    "pay_development": ("pay_resources",),
    "pay_launch": ("pay",),
    "refill_silo": ("refill",),
    "schedule_cruise": ("schedule",),
    "take_blueprint": ("take_blueprint",),
    "take_shuttle": ("take_shuttle",),
    "turn": ("launch_now", "send_worker", "assign_worker"),
}


def quote(s: GalacticCruise, ask: Ask, move: Move) -> Quote:
    """What this answer costs and brings; empty where there is nothing to say."""
    find = QUOTES.get(move.verb.name)
    if find is None or not 0 <= ask.seat < len(s.companies):
        return {}
    return find(s, s.companies[ask.seat], move.arg)


def _frame(s: GalacticCruise, p: Company) -> Frame:
    """What is going on for this company, or nothing."""
    return next((f for f in reversed(s.frames) if f.owner == p.seat), Frame(0, p.seat))


def _amounts(amounts: Amounts) -> dict[str, int]:
    return {UNITS[unit]: amount for unit, amount in amounts}


def _positive(**amounts: int) -> dict[str, int]:
    return {name: amount for name, amount in amounts.items() if amount > 0}


def _lost(p: Company, steps: int) -> dict[str, int]:
    """Reputation, and points for the steps below its start."""
    return _positive(reputation=min(steps, p.reputation), vp=max(0, steps - p.reputation))


# --- free moves


def _owners(s: GalacticCruise, owners: int) -> list[int | str]:
    return [q.label for q in s.companies if owners & BIT[q.seat] and not isinstance(q, Rachel)]


def _borrow_connection(s: GalacticCruise, p: Company, connection: int) -> Quote:
    price = reputation.connection_price(s, p, connection)
    return {"cost": _positive(money=price), "to": _owners(s, s.connections[connection])}


def _borrow_technology(s: GalacticCruise, p: Company, technology: int) -> Quote:
    i = s.technologies.index(technology)
    return {"cost": _positive(money=reputation.technology_price(s, p, i)), "to": _owners(s, s.tech_owners[i])}


def _refresh(s: GalacticCruise, p: Company, _: int) -> Quote:
    return {"cost": _lost(p, 1)}


def _spend_reputation(s: GalacticCruise, p: Company, icon: int) -> Quote:
    """The most it could bring, and the reputation for that."""
    number = s.content.icons_below[p.reputation][icon]
    after = payment.position_after(s, p.reputation, icon, number)
    return {"cost": {"reputation": p.reputation - after}, "gain": {REPUTATION_ICONS[icon]: number}, "up_to": True}


def _spend_card(s: GalacticCruise, p: Company, card: int) -> Quote:
    resource = RESOURCES[s.content.card_resource[card]]
    return {"cost": {"agenda": 1}, "gain": {resource: 1}}


# --- bonuses and actions


def _fund(s: GalacticCruise, p: Company, arg: int) -> Quote:
    if arg < F_RESOURCE:
        return {"gain": {FUNDING[arg]: gains.funding_worth(p, arg)}}
    return {"gain": _load(RATIONS[arg - F_RESOURCE])}


def _fund_all(s: GalacticCruise, p: Company, kind: int) -> Quote:
    """What each of the bonuses brings: how many there are is said by the question."""
    return {"gain": {FUNDING[kind]: gains.funding_worth(p, kind)}, "each": True}


def _load(load: Row) -> dict[str, int]:
    return _positive(**dict(zip(RESOURCES, load, strict=True)))


def _gain_several(s: GalacticCruise, p: Company, load: int) -> Quote:
    return {"gain": _load(LOADS[load])}


def _develop(s: GalacticCruise, p: Company, row: int) -> Quote:
    cost = headquarters.development_cost(s, p, row, _frame(s, p).action_money)
    return {"cost": {"money_or_" + RESOURCES[row]: cost}, "gain": {"storage": s.content.company.storage_step}}


def _connect(s: GalacticCruise, p: Company, connection: int) -> Quote:
    return {"gain": _positive(reputation=int(not s.connections[connection]))}


def _invent(s: GalacticCruise, p: Company, technology: int) -> Quote:
    from_ = s.technologies.index(technology)
    return {"gain": _positive(reputation=int(not s.tech_owners[from_]))}


def _hire(s: GalacticCruise, p: Company, side: int) -> Quote:
    cost = max(0, headquarters.expert_cost(s, p, side) - _frame(s, p).action_money)
    return {"cost": _positive(money=cost), "gain": {"funding": 1}}


def _buy(s: GalacticCruise, p: Company, half: int) -> Quote:
    price = headquarters.PRICE * (2 if half == headquarters.BOTH else 1)
    cost = max(0, price - _frame(s, p).action_money)
    gain = _positive(
        resources=headquarters.RESOURCES_BOUGHT if half != headquarters.BUY_ADS else 0,
        ads=headquarters.ADS_BOUGHT if half != headquarters.BUY_RESOURCES else 0,
    )
    return {"cost": _positive(money=cost), "gain": gain}


def _build(s: GalacticCruise, p: Company, blueprint: int) -> Quote:
    f = _frame(s, p)
    money, steps = manufacturing.segment_cost(s, p, f, blueprint)
    return {"cost": {**_positive(money=max(0, money - f.action_money)), **_lost(p, steps)}}


def _draw_card(s: GalacticCruise, p: Company, card: int) -> Quote:
    return {} if card in s.agenda_display else {"cost": _lost(p, 1)}


def _take_shuttle(s: GalacticCruise, p: Company, cockpit: int) -> Quote:
    engine = s.engine_display[s.cockpit_display.index(cockpit)]
    found: dict[str, int] = {}
    for e in s.content.engines[engine].effects:
        if e.verb == DO_GAIN and not e.counters:
            found |= _amounts(e.amounts)
    return {"gain": found}


def _refill(s: GalacticCruise, p: Company, resource: int) -> Quote:
    money = s.content.prices.silo_max - s.silo[resource]
    return {"gain": _positive(money=money, reputation=int(not _frame(s, p).count))}


def _flip(s: GalacticCruise, p: Company, token: int) -> Quote:
    found: dict[str, int] = {}
    for e in s.content.tokens[token].effects:
        if e.verb == DO_GAIN and not e.counters:
            found |= _amounts(e.amounts)
    return {"gain": found} if found else {}


def _invite(s: GalacticCruise, p: Company, source: int) -> Quote:
    f = _frame(s, p)
    section, guest = divmod(source, TYPES)
    cost = _positive(ads=max(0, s.content.prices.queue_ads[section] - f.guest_ads))
    if f.slot < 0:
        return {"cost": cost}
    destinations = s.content.cruises[s.market[f.slot]].destinations
    return {"cost": cost, "gain": _positive(money=len(destinations), reputation=int(guest in destinations))}


def _score(s: GalacticCruise, p: Company, guest: int) -> Quote:
    f = _frame(s, p)
    if f.shuttle is None or f.shuttle.cruise < 0:
        return {}
    here = s.content.cruises[f.shuttle.cruise].stops[f.shuttle.stop]
    if here >= DAY_IN_SPACE:
        return {}
    price = max(0, flight.score_price(s, f, guest, here) - f.action_ads)
    return {"cost": _positive(ads=price), "gain": {"vp": flight.destination_points(s, p, here)}}


def _score_all(s: GalacticCruise, p: Company, _: int) -> Quote:
    """The same for all guests not yet scored here."""
    f = _frame(s, p)
    if f.shuttle is None or f.shuttle.cruise < 0:
        return {}
    here = s.content.cruises[f.shuttle.cruise].stops[f.shuttle.stop]
    left = [f.shuttle.guests[guest] - f.scored[guest] for guest in range(TYPES)]
    price = sum(left[guest] * flight.score_price(s, f, guest, here) for guest in range(TYPES))
    points = sum(left) * flight.destination_points(s, p, here)
    return {"cost": _positive(ads=max(0, price - f.action_ads)), "gain": {"vp": points}}


def _launch_now(pilot: int, s: GalacticCruise, p: Company, number: int) -> Quote:
    """What the board pays, and what the cockpit scores as things stand."""
    shuttle = p.shuttles[number]
    guests = sum(s.presold[p.scheduled])
    fuel = s.content.cruises[s.market[p.scheduled]].fuel
    due = payment.launch_due(s, p, guests, len(shuttle.segments), fuel, pilot).due
    cost = _positive(**dict(zip(RESOURCES, due, strict=True)))
    return {"cost": cost, "gain": _positive(vp=preflight.cockpit_value(s, p, shuttle))}


def _short(s: GalacticCruise, p: Company) -> list[int]:
    due = s.payment.due if s.payment is not None else [0, 0, 0]
    return [max(0, due[r] - p.resources[r]) for r in range(KINDS)]


def _pay_by_cards(s: GalacticCruise, p: Company, _: int) -> Quote:
    due = s.payment.due if s.payment is not None else [0, 0, 0]
    short = _short(s, p)
    own = {name: due[r] - short[r] for r, name in enumerate(RESOURCES)}
    return {"cost": {**_positive(**own), "agenda": sum(short)}}


def _pay_by_reputation(s: GalacticCruise, p: Company, _: int) -> Quote:
    due = s.payment.due if s.payment is not None else [0, 0, 0]
    short = _short(s, p)
    own = {name: due[r] - short[r] for r, name in enumerate(RESOURCES)}
    after = payment.position_after(s, p.reputation, ICON_RESOURCE, sum(short))
    return {"cost": {**_positive(**own), "reputation": p.reputation - after}}


def _pay(s: GalacticCruise, p: Company, _: int) -> Quote:
    return {"cost": _positive(**dict(zip(RESOURCES, s.payment.due, strict=True)))} if s.payment is not None else {}


def _pay_resources(s: GalacticCruise, p: Company, number: int) -> Quote:
    due = s.payment
    if due is None or due.row < 0:
        return {}
    return {"cost": _positive(**{RESOURCES[due.row]: number, "money": due.sum - number})}


QUOTES: Final[dict[str, Callable[[GalacticCruise, Company, int], Quote]]] = {
    "borrow_connection": _borrow_connection,
    "borrow_technology": _borrow_technology,
    "refresh_blueprints": _refresh,
    "spend_reputation": _spend_reputation,
    "spend_card": _spend_card,
    "fund": _fund,
    "fund_all": _fund_all,
    "gain_several": _gain_several,
    "develop": _develop,
    "connect": _connect,
    "invent": _invent,
    "hire": _hire,
    "buy": _buy,
    "build": _build,
    "draw_card": _draw_card,
    "take_shuttle": _take_shuttle,
    "refill": _refill,
    "flip": _flip,
    "invite": _invite,
    "score": _score,
    "score_all": _score_all,
    "launch_now": partial(_launch_now, WORKER),
    "launch_now_expert": partial(_launch_now, EXPERT),
    "pay": _pay,
    "pay_by_cards": _pay_by_cards,
    "pay_by_reputation": _pay_by_reputation,
    "pay_resources": _pay_resources,
}
