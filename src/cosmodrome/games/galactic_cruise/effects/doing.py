"""Effects that happen at once and ask: further actions, recalls, exchanges, visits, tokens, upgrades."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import FACE_UP, GONE, TOWER, Company, Shuttle
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF, icons
from cosmodrome.games.galactic_cruise.effects import performing
from cosmodrome.games.galactic_cruise.frame import NO_TRADES, Frame
from cosmodrome.games.galactic_cruise.moves import (
    ACT,
    CHOOSE_SHUTTLE,
    COPY_TOKEN,
    FLIP,
    GET,
    GIVE,
    ICONS_OF,
    MOVE_GUEST,
    MOVE_MARKER,
    RECALL,
    TO_SECTION,
    UNLOCK,
    VISIT,
)
from cosmodrome.games.galactic_cruise.pieces import Amounts, Effect
from cosmodrome.games.galactic_cruise.rows import own, replaced
from cosmodrome.games.galactic_cruise.rules import (
    actions,
    asking,
    flight,
    gains,
    network,
    payment,
    preflight,
    prospects,
    resources,
    workers,
)
from cosmodrome.games.galactic_cruise.state import BOARDING, EMPTY, GalacticCruise, is_expert, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    AT_DAY_IN_SPACE,
    DO_EXCHANGE,
    DO_MOVE_GUESTS,
    DO_NO_PILOT,
    DO_RECALL,
    DO_RESET_BLUEPRINTS,
    DO_TAKE_ACTION,
    DO_TECH_MARKER,
    DO_TOKEN_BONUS,
    DO_UNLOCK_UPGRADE,
    DO_USE_SEGMENT,
    FROM_ANY,
    FROM_CONNECTED,
    FROM_LIST,
    RECALLED,
    RING,
    S_AD,
    S_FOOD,
    S_MONEY,
    SECTIONS,
    SUPPLIES,
    TECH_SPACES,
    TYPES,
    U_MONEY,
    U_RESOURCES,
    U_SUPPLIES,
    UPGRADE_SPACES,
)
from cosmodrome.kernel import Move, Rules

# --- take_action


def action_moves(s: GalacticCruise, p: Company, e: Effect) -> list[Move]:
    """The actions a further action may be, once its own cost is paid."""
    if not gains.can_pay(p, e.cost):
        return []
    if e.source == FROM_LIST:
        wanted = list(e.actions)
    elif e.source == FROM_ANY:
        wanted = list(range(len(ACTIONS)))
    else:
        places = network.connected(p) if e.source == FROM_CONNECTED else BIT[s.placed] if s.placed >= 0 else 0
        wanted = [action for here in range(RING) if places & BIT[here] for action in s.actions_at[here]]
    before = p.money, p.ads, p.vp, p.reputation, p.resources[:], p.earned
    gains.pay(p, e.cost)
    mask = 0
    for action in wanted:
        mask |= 1 << action
    able = prospects.startable(s, p, mask, e.discount_money)
    p.money, p.ads, p.vp, p.reputation, p.resources, p.earned = before
    return [ACT[action] for action in wanted if able >> action & 1]


def take_action(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """A further action at normal cost and limits, without placing a worker."""
    for _ in range(e.count):
        move = yield asking.choose(p, "take_action", lambda: action_moves(s, p, e), firm=p.hides_card)
        if move.verb is not ACT or not gains.pay(p, e.cost):
            return
        yield from actions.take(s, p, move.arg, discount=e.discount_money, items=e.items)


# --- queue, workers, supplies


def move_guests(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Move queue guests towards the first section; nobody moves twice."""
    moved = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]

    def options() -> list[Move]:
        return [
            MOVE_GUEST[section * TYPES + guest]
            for section in range(1, SECTIONS)
            for guest in range(TYPES)
            if s.queue[section][guest] > moved[section][guest]
        ]

    def near_enough(section: int) -> bool:
        """Whether the launch could be finished with a guest in this section, by whatever brings the ads for it."""
        m = payment.Means(s, p)
        m.nearest = min(m.nearest, s.content.prices.queue_ads[section])
        return preflight.can_finish_boarding(s, p, m)

    for _ in range(e.count):
        needed = s.phase == BOARDING and not preflight.can_finish_boarding(s, p, payment.Means(s, p))
        if needed:
            # The launch depends on it: the guest must come near enough.
            near = [move for move in options() if near_enough(max(0, move.arg // TYPES - e.steps))]
            move = yield asking.ask_plainly(p, "move_guest", near)
        else:
            move = yield asking.choose_plainly(p, "move_guest", options())
        if move.verb is not MOVE_GUEST:
            return
        section, guest = divmod(move.arg, TYPES)
        target = max(0, section - e.steps)
        if section - target > 1:
            ways = [to for to in TO_SECTION.all() if not needed or near_enough(to.arg - 1)]
            target = (yield asking.ask_plainly(p, "to_section", ways)).arg - 1
        own(s.queue, section)[guest] -= 1
        own(s.queue, target)[guest] += 1
        moved[target][guest] += 1


def recall(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Bring own workers home from the network, with their funding. The turn goes on even from under a placed one."""

    def options() -> list[Move]:
        return [RECALL[here] for here in range(RING) if owner_of(s.workers[here]) == p.seat]

    for _ in range(e.count):
        move = yield asking.choose(p, "recall", options)
        if move.verb is not RECALL:
            return
        piece = s.workers[move.arg]
        s.workers[move.arg] = EMPTY
        yield from workers.come_home(s, p, is_expert(piece), RECALLED)


def exchange(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Trade, up to this many times. While a launch is being paid, never so that the payment fails."""
    due = s.payment
    _, price, gain, supplies = payment.trade_terms(e)
    for left in range(e.times - 1, -1, -1):
        if due is not None:
            due.trades = left, price, gain, supplies
        moves = [GIVE[kind] for kind in range(len(SUPPLIES)) if _can_give(s, p, e, kind)]
        if due is not None:
            due.trades = left + 1, price, gain, supplies
        if not moves:
            break
        move = yield _give_or_done(s, p, moves)
        if move.verb is not GIVE:
            break
        _give(p, move.arg, _amount(e.give))
        if due is not None:
            due.trades = left, price, gain, supplies
        for unit, amount in e.get:
            if unit == U_SUPPLIES and due is not None:
                yield from resources.choose_incoming(s, p, amount)
            elif unit == U_SUPPLIES:
                yield from _get(s, p, amount)
            else:
                yield from gains.gain(s, p, ((unit, amount),))
    if due is not None:
        due.trades = NO_TRADES


def _give_or_done(s: GalacticCruise, p: Company, moves: list[Move]) -> asking.Question:
    """What to trade; stopping is no answer where a payment still depends on the trade."""
    due = s.payment
    if due is None:
        return asking.choose_plainly(p, "exchange_give", moves)
    without = due.copy()
    without.trades = NO_TRADES
    if payment.possible(s, without, payment.Means(s, p)):
        return asking.choose_plainly(p, "exchange_give", moves)
    return asking.ask_plainly(p, "exchange_give", moves)


def _amount(give: Amounts) -> int:
    return sum(amount for _, amount in give)


def _resources(e: Effect) -> int:
    return sum(n for unit, n in e.get if unit in (U_RESOURCES, U_SUPPLIES))


def _can_give(s: GalacticCruise, p: Company, e: Effect, kind: int) -> bool:
    units = [unit for unit, _ in e.give]
    if U_SUPPLIES not in units and not (U_MONEY in units and kind == S_MONEY):
        return False
    amount = _amount(e.give)
    if (p.money, p.ads, *p.resources)[kind] < amount:
        return False
    if s.payment is None:
        return True
    after = payment.Means(s, p)
    _give(after, kind, amount)
    due = s.payment.copy()
    due.incoming += _resources(e)
    return payment.possible(s, due, after)


def _give(p: Company | payment.Means, kind: int, amount: int) -> None:
    if kind == S_MONEY:
        p.money -= amount
    elif kind == S_AD:
        p.ads -= amount
    else:
        p.resources[kind - S_FOOD] -= amount


def _get(s: GalacticCruise, p: Company, number: int) -> Rules[None]:
    """Supplies of choice, one by one."""

    def options() -> list[Move]:
        return [
            GET[kind]
            for kind in range(len(SUPPLIES))
            if kind < S_FOOD or p.resources[kind - S_FOOD] < p.storage[kind - S_FOOD]
        ]

    for _ in range(number):
        kind = (yield asking.ask_plainly(p, "exchange_get", options())).arg
        if kind == S_MONEY:
            p.money += 1
        elif kind == S_AD:
            p.ads += 1
        else:
            p.resources[kind - S_FOOD] += 1


# --- segments


def segment_moves(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> list[Move]:
    """The segments whose visit may be performed, or without specialized ones the shuttles with icons."""
    fleet = p.shuttles if e.what == "fleet" else [f.shuttle] if f is not None and f.shuttle is not None else []
    if s.specialized:
        return [
            VISIT[segment]
            for shuttle in fleet
            for segment in shuttle.segments
            if e.guest < 0 or s.content.icons[segment][e.guest]
        ]
    return [CHOOSE_SHUTTLE[p.shuttles.index(shuttle)] for shuttle in fleet if shuttle.segments]


def use_segment(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Perform the visit of a specialized segment; without those, one type's guest bonus for each of its icons."""
    day = next((one for one in s.frames if one.timing == AT_DAY_IN_SPACE and one.owner == p.seat), None)
    used: list[int] = []

    def options() -> list[Move]:
        """Each segment once a day in space, however it is visited."""
        gone = used if day is None else [*used, *day.used]
        return [move for move in segment_moves(s, p, e, f) if not s.specialized or move.arg not in gone]

    for _ in range(e.count):
        move = yield asking.choose(p, "use_segment", options)
        if move.verb is VISIT:
            used.append(move.arg)
            if day is not None and day.shuttle is not None and move.arg in day.shuttle.segments:
                day.used += (move.arg,)
            yield from flight.visit(s, p, move.arg)
        elif move.verb is CHOOSE_SHUTTLE:
            yield from _icon_bonus(s, p, p.shuttles[move.arg])
        else:
            return


def _icon_bonus(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    def options() -> list[Move]:
        return [ICONS_OF[guest] for guest in range(TYPES) if icons(s, [shuttle], guest)]

    guest = (yield asking.ask(p, "guest_bonus", options)).arg
    yield from gains.gain(s, p, s.content.guest_bonuses[s.guest_bonus[guest]], icons(s, [shuttle], guest))


# --- the launch tower and the upgrades


def face_up(s: GalacticCruise, p: Company, colour: str = "any") -> list[int]:
    """Tower places with a face-up token of a colour."""
    return [
        place
        for place in range(TOWER)
        if p.tokens[place] == FACE_UP
        and colour in ("any", "brown" if s.content.tokens[p.tower[place]].brown else "grey")
    ]


def token_bonus(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Gain the bonus of other face-up tokens; they stay as they are."""
    used: list[int] = []

    def options() -> list[Move]:
        return [COPY_TOKEN[p.tower[place]] for place in face_up(s, p, e.what) if p.tower[place] not in used]

    for _ in range(e.count):
        move = yield asking.choose(p, "token_bonus", options)
        if move.verb is not COPY_TOKEN:
            return
        used.append(move.arg)
        yield from performing.perform(s, p, s.content.tokens[move.arg].effects, f)


def unlock_upgrade(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Move a face-up token from the tower straight to a free upgrade; its own bonus is not gained."""
    mask = BIT[UPGRADE_SPACES] - 1
    if e.what == "here" and f is not None and f.shuttle is not None:
        mask = UPGRADES_OF[s.content.cruises[f.shuttle.cruise].stops[f.shuttle.stop]]

    def options() -> list[Move]:
        return [UNLOCK[i] for i in range(UPGRADE_SPACES) if mask & BIT[i] and not p.upgrades & BIT[i]]

    if not options() or not face_up(s, p):
        return
    move = yield asking.choose_plainly(p, "unlock", options())
    if move.verb is not UNLOCK:
        return
    places = face_up(s, p)
    chosen = yield asking.ask_plainly(p, "flip", [FLIP[p.tower[place]] for place in places])
    p.tokens = replaced(p.tokens, p.tower.index(chosen.arg), GONE)
    yield from flight.unlock(s, p, move.arg)


def reset_blueprints(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Reset displayed blueprints without paying reputation."""
    for _ in range(e.times):
        yield from gains.refresh_blueprints(s, p, paid=False)


def tech_marker(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """Advanced Technologies: move the marker of one invented technology; this is no use of it."""
    if not s.tech_advanced:
        return
    wanted = range(TECH_SPACES)

    def options() -> list[Move]:
        table = s.content.technologies
        return [
            MOVE_MARKER[s.technologies[i]]
            for i in wanted
            if s.tech_owners[i] and s.markers[i] < table[s.technologies[i]].spaces
        ]

    for _ in range(e.steps):
        move = yield asking.choose_plainly(p, "move_marker", options())
        if move.verb is not MOVE_MARKER:
            return
        i = s.technologies.index(move.arg)
        network.move_marker(s, i, 1)
        wanted = range(i, i + 1)


def nothing(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> Rules[None]:
    """A launch without a pilot is decided when the launch begins, not here."""
    yield from ()


performing.handles(DO_TAKE_ACTION, take_action)
performing.handles(DO_MOVE_GUESTS, move_guests)
performing.handles(DO_RECALL, recall)
performing.handles(DO_NO_PILOT, nothing)
performing.handles(DO_EXCHANGE, exchange)
performing.handles(DO_USE_SEGMENT, use_segment)
performing.handles(DO_TOKEN_BONUS, token_bonus)
performing.handles(DO_UNLOCK_UPGRADE, unlock_upgrade)
performing.handles(DO_RESET_BLUEPRINTS, reset_blueprints)
performing.handles(DO_TECH_MARKER, tech_marker)
