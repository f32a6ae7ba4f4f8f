"""The headquarters' actions: Build a Development, Hire an Expert, Gain Supplies."""

from __future__ import annotations

from functools import partial
from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import GONE, GREY_TOKENS, TOWER, Company
from cosmodrome.games.galactic_cruise.frame import Frame, Payment
from cosmodrome.games.galactic_cruise.moves import BUY, CONNECT, DEVELOP, HIRE, INVENT
from cosmodrome.games.galactic_cruise.rows import replaced
from cosmodrome.games.galactic_cruise.rules import (
    asking,
    ledger,
    means,
    network,
    paying,
    payment,
    reputation,
    resources,
    workers,
)
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    CONNECTIONS,
    FOOD,
    FUEL,
    HIRE_EXPERT,
    KINDS,
    LEFT,
    OXYGEN,
    RESOURCES,
    RIGHT,
    RING,
    ROW_LENGTH,
    TECH_SPACES,
)
from cosmodrome.kernel import Move, Rules

WHOLE_NETWORK: Final = (1 << RING) - 1
#: Each half of Gain Supplies: this much money for this many resources or ads.
PRICE: Final = 1
RESOURCES_BOUGHT: Final = 2
ADS_BOUGHT: Final = 2
#: The halves as answers.
BUY_RESOURCES: Final = 0
BUY_ADS: Final = 1
BOTH: Final = 2

# --- Build a Development


def development_cost(s: GalacticCruise, p: Company, row: int, saved: int) -> int:
    """The column cost of a row's leftmost development, lowered."""
    return max(0, s.content.company.column_cost[p.built[row]] - saved)


def _rows(s: GalacticCruise, p: Company, saved: int, surcharge: int = 0) -> list[int]:
    """The rows whose leftmost development could be paid for."""
    return [row for row in range(KINDS) if _payable(s, p, row, saved, surcharge)]


def _payable(s: GalacticCruise, p: Company, row: int, saved: int, surcharge: int = 0) -> bool:
    """Whether a row's leftmost development could be paid for."""
    if p.built[row] >= ROW_LENGTH:
        return False
    short = development_cost(s, p, row, saved) + surcharge - p.money - p.resources[row]
    return short <= 0 or short <= payment.beside(s, p, row)


def _areas(s: GalacticCruise, p: Company, row: int, saved: int) -> list[Move]:
    """The connections and technologies without one of the company's developments where this row's could be paid for."""
    found = [CONNECT[i] for i in range(RING) if not p.network & BIT[i]]
    for i in range(TECH_SPACES):
        if not p.technologies & BIT[i]:
            extra = network.surcharge(s, i)
            if not extra or _payable(s, p, row, saved, extra):
                found.append(INVENT[s.technologies[i]])
    return found


def _buildable(s: GalacticCruise, p: Company, saved: int) -> list[int]:
    """The rows that could be paid for and have somewhere to go."""
    return [row for row in _rows(s, p, saved) if _areas(s, p, row, saved)]


def can_build_development(s: GalacticCruise, p: Company, saved: int) -> bool:
    """Whether some development is left and could be paid for."""
    if p.network == WHOLE_NETWORK:
        return bool(_buildable(s, p, saved))
    return _payable(s, p, FOOD, saved) or _payable(s, p, OXYGEN, saved) or _payable(s, p, FUEL, saved)


def build_development(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Build a Development: the leftmost of a row, for its column's cost, into the network or under a technology."""
    while True:
        move = yield asking.choose(
            p,
            "build_development",
            lambda: [DEVELOP[row] for row in _buildable(s, p, f.action_money)] if f.count < f.limit else [],
            firm=not f.count,
        )
        if move.verb is not DEVELOP:
            return
        row = move.arg
        due = s.payment = Payment([0, 0, 0], development_cost(s, p, row, f.action_money), row)
        # Asked without free moves, which could make the row chosen just now unaffordable.
        area = yield asking.ask_guardedly(p, "place_development", partial(_areas, s, p, row, f.action_money))
        f.action_money = max(0, f.action_money - s.content.company.column_cost[p.built[row]])
        if area.verb is INVENT:
            due.sum += network.surcharge(s, s.technologies.index(area.arg))
        yield from paying.pay_sum(s, p, due)
        f.count += 1
        place_development(s, p, row, area)


def place_development(s: GalacticCruise, p: Company, row: int, area: Move) -> None:
    """Take the development off the board, which makes room for its resource, and put it down."""
    p.built = replaced(p.built, row, p.built[row] + 1)
    p.storage = replaced(p.storage, row, p.storage[row] + s.content.company.storage_step)
    if area.verb is CONNECT:
        p.network |= BIT[area.arg]
        first = network.develop(s, p.seat, connection=area.arg)
        name = CONNECTIONS[area.arg]
    else:
        i = s.technologies.index(area.arg)
        p.technologies |= BIT[i]
        first = network.develop(s, p.seat, technology=i)
        name = s.content.technologies[area.arg].id
    if s.log is not None:
        s.log.tell("development", company=p.label, row=RESOURCES[row], area=name, first=first)
    if first:
        reputation.gain(p, 1)


# --- Hire an Expert


def expert_cost(s: GalacticCruise, p: Company, side: int) -> int:
    """Left: by the tokens, flipped or not, in the lower tower. Right: by the food and oxygen developments left."""
    if side == LEFT:
        left = 0
        for place in range(GREY_TOKENS, TOWER):
            left += p.tokens[place] != GONE
        return s.content.company.left_expert * left
    return s.content.company.right_expert * (2 * ROW_LENGTH - p.built[FOOD] - p.built[OXYGEN])


def can_hire_expert(s: GalacticCruise, p: Company, saved: int) -> bool:
    """Whether an expert is left and could be paid for."""
    money, hired = p.money + saved, p.experts_hired
    if not hired & 1 << RIGHT and expert_cost(s, p, RIGHT) <= money:
        return True
    return not hired & 1 << LEFT and expert_cost(s, p, LEFT) <= money


def hire_expert(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Hire an Expert: pay its cost; it enters the break room, which brings a funding bonus."""

    def options() -> list[Move]:
        if f.count >= f.limit:
            return []
        return [
            HIRE[side]
            for side in (LEFT, RIGHT)
            if not p.experts_hired & BIT[side] and ledger.affordable(p, f, expert_cost(s, p, side))
        ]

    while True:
        move = yield asking.choose(p, "hire_expert", options, firm=not f.count)
        if move.verb is not HIRE:
            return
        ledger.charge(p, f, expert_cost(s, p, move.arg))
        p.experts_hired |= BIT[move.arg]
        f.count += 1
        if s.log is not None:
            s.log.tell("hired", company=p.label, side=("left", "right")[move.arg])
        yield from workers.come_home(s, p, True, HIRE_EXPERT)


# --- Gain Supplies


def can_gain_supplies(s: GalacticCruise, p: Company, saved: int) -> bool:
    """Whether one half could be paid for."""
    return p.money + saved >= PRICE


def gain_supplies(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Gain Supplies: 1 money for 2 resources, 1 money for 2 ads; each half once."""
    bought = [0, 0]

    def options() -> list[Move]:
        if not ledger.affordable(p, f, PRICE):
            return []
        halves = [bought[BUY_RESOURCES] < f.limit and ledger.has_room(p), bought[BUY_ADS] < f.limit]
        found = [BUY[half] for half in (BUY_RESOURCES, BUY_ADS) if halves[half]]
        if all(halves) and ledger.affordable(p, f, 2 * PRICE):
            found.append(BUY[BOTH])
        return found

    def more() -> bool:
        if not f.count:
            return True
        open_ = bought[BUY_ADS] < f.limit or (bought[BUY_RESOURCES] < f.limit and ledger.has_room(p))
        return open_ and means.more_money(s, p) > 0

    while True:
        move = yield asking.choose_while(p, "gain_supplies", options, more)
        if move.verb is not BUY:
            return
        for half in (BUY_ADS, BUY_RESOURCES) if move.arg == BOTH else (move.arg,):
            ledger.charge(p, f, PRICE)
            bought[half] += 1
            f.count += 1
            if half == BUY_ADS:
                p.ads += ADS_BOUGHT
            else:
                yield from resources.gain(s, p, RESOURCES_BOUGHT)
