"""Answers within launches and flights: which shuttle, how to pay, what to unlock, whom to score, where to stop."""

from __future__ import annotations

from cosmodrome.bots.galactic_cruise import cards
from cosmodrome.bots.galactic_cruise.choosing import NO_MORE
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.games.galactic_cruise.bits import COUNT
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF, icons
from cosmodrome.games.galactic_cruise.moves import (
    BORROW_TECHNOLOGY,
    CHOOSE_SHUTTLE,
    FILL,
    FLY,
    PAY,
    PAY_BY_CARDS,
    PAY_BY_REPUTATION,
    PLAY_CARD,
    SCORE,
    SCORE_ALL,
    SPEND_CARD,
    SPEND_REPUTATION,
    UNLOCK,
    USE_TECHNOLOGY,
)
from cosmodrome.games.galactic_cruise.rules.flight import score_price
from cosmodrome.games.galactic_cruise.rules.preflight import cabins, cockpit_value
from cosmodrome.games.galactic_cruise.vocabulary import (
    ALWAYS,
    AT_DAY_IN_SPACE,
    AT_DESTINATION,
    DAY_IN_SPACE,
    DO_BUMP_OWN,
    DO_LIMIT,
    EARTH,
    ICON_RESOURCE,
    LAUNCH_PAY,
    RECALLED,
)
from cosmodrome.kernel import Move


def shuttle(o: Outlook, moves: list[Move]) -> Move:
    """The shuttle that scores most and carries most, best one that never flew."""
    s, p = o.s, o.p
    waiting = sum(s.presold[p.scheduled]) + p.ads // 2

    def worth(move: Move) -> float:
        one = p.shuttles[move.arg]
        fresh = 0 if one.launched else 3.0 + 2.0 * (1 - o.left)
        return cockpit_value(s, p, one) + 4.0 * min(cabins(s, one), max(1, waiting)) + fresh

    chosen = max([move for move in moves if move.verb is CHOOSE_SHUTTLE], key=worth)
    full = sum(s.presold[p.scheduled]) >= cabins(s, p.shuttles[chosen.arg])
    return next((move for move in moves if full and move.verb is FILL and move.arg == chosen.arg), chosen)


def pay_launch(o: Outlook, moves: list[Move]) -> Move:
    """Pay from the board as soon as that suffices."""
    return next((move for move in moves if move.verb is PAY), None) or raise_means(o, moves)


def raise_means(o: Outlook, moves: list[Move]) -> Move:
    """What is short comes from a card's ability, a card's resource, a technology, or the reputation track."""
    s, p = o.s, o.p
    due = s.payment
    assert due is not None
    short = [max(0, due.due[r] - p.resources[r]) for r in range(3)]
    if due.row >= 0:
        short[due.row] = max(0, due.sum - p.money - p.resources[due.row])

    def worth(move: Move) -> float:
        if move.verb is PAY_BY_CARDS or move.verb is PAY_BY_REPUTATION:
            return -5.0
        if move.verb is SPEND_CARD:
            if not short[s.content.card_resource[move.arg]]:
                return -9.0
            return 2.0 - cards.holding(o, move.arg)
        if move.verb is PLAY_CARD:
            return cards.playing(o, move.arg, s.frames[-1] if s.frames else None) - 1.0
        if move.verb is USE_TECHNOLOGY:
            return 5.0
        if move.verb is BORROW_TECHNOLOGY:
            return 0.8
        if move.verb is SPEND_REPUTATION:
            return 0.3 if move.arg == ICON_RESOURCE else 0.1
        return -5.0

    return _at_once(moves, max(moves, key=worth))


def _at_once(moves: list[Move], step: Move) -> Move:
    """The whole payment in one answer, where the step chosen is the way it would go on."""
    if step.verb is SPEND_CARD:
        return next((move for move in moves if move.verb is PAY_BY_CARDS), step)
    if step.verb is SPEND_REPUTATION and step.arg == ICON_RESOURCE:
        return next((move for move in moves if move.verb is PAY_BY_REPUTATION), step)
    return step


def icon_count(o: Outlook, moves: list[Move]) -> Move:
    """As few steps down the reputation track as the payment wants."""
    due = o.s.payment
    if due is None:
        return moves[0]
    short = sum(max(0, due.due[r] - o.p.resources[r]) for r in range(3))
    return next((move for move in moves if move.arg >= short), moves[-1])


def upgrade_worth(o: Outlook, upgrade: int) -> float:
    """What an upgrade brings: at once, and for the rest of the match."""
    piece = o.s.content.upgrades[upgrade]
    worth = cards.standing(o, piece.immediate, 1.0)
    uses = {LAUNCH_PAY: 3.0, AT_DESTINATION: 4.0, AT_DAY_IN_SPACE: 2.0, RECALLED: 3.0, ALWAYS: 0.0}.get(
        piece.timing, 2.5
    )
    for e in piece.effects:
        if e.verb == DO_LIMIT:
            worth += 2.0 * o.left
        elif e.verb == DO_BUMP_OWN:
            worth += 2.5 * o.left
    return worth + cards.standing(o, piece.effects, uses * o.left * o.w.upgrade)


def destination(o: Outlook, moves: list[Move]) -> Move:
    """First the upgrade, which raises the score here; then guests, those of this destination first."""
    s = o.s
    unlocks = [move for move in moves if move.verb is UNLOCK]
    if unlocks:
        return max(unlocks, key=lambda move: upgrade_worth(o, move.arg))
    f = s.frames[-1]
    one = f.shuttle
    scores = [move for move in moves if move.verb is SCORE]
    if not scores or one is None:
        return NO_MORE
    stops = s.content.cruises[one.cruise].stops
    here = stops[one.stop]
    ahead = sum(one.guests[stop] for stop in stops[one.stop + 1 :] if stop < DAY_IN_SPACE)
    if SCORE_ALL() in moves:
        left = [one.guests[guest] - f.scored[guest] for guest in range(3)]
        cost = sum(left[guest] * score_price(s, f, guest, here) for guest in range(3)) - f.action_ads
        if left[here] == sum(left) or o.p.ads - cost >= min(ahead, 2) or o.left <= 0:
            return SCORE_ALL()
    for move in scores:
        if move.arg == here:
            return move
    # Elsewhere a guest costs more; ads for a better stop soon to come are kept, while there is time to earn more.
    price = max(0, s.content.prices.score_other_ads - f.off_type_ads - f.guest_ads)
    return scores[0] if o.p.ads - price >= min(ahead, 2) or o.left <= 0 or price == 0 else NO_MORE


def advance(o: Outlook, moves: list[Move]) -> Move:
    """The next stop, unless it brings nothing and may be flown past."""
    s, p = o.s, o.p

    def worth(move: Move) -> float:
        one = p.shuttles[move.arg]
        if move.verb is FLY:
            past = 0
        else:
            past = 1 if move.verb.name == "fly_past" else 2
        stops = s.content.cruises[one.cruise].stops
        lost = sum(stop_worth(o, move.arg, one.stop + 1 + n) for n in range(past))
        return past * 1.2 * o.left - lost + 0.01 * (stops[one.stop + 1 + past] == EARTH)

    flights = [move for move in moves if move.verb.name.startswith("fly")]
    return max(flights, key=worth)


def stop_worth(o: Outlook, shuttle: int, number: int) -> float:
    """What a stop of a shuttle's cruise would bring."""
    s, p = o.s, o.p
    one = p.shuttles[shuttle]
    stop = s.content.cruises[one.cruise].stops[number]
    if stop == EARTH:
        return o.best_funding()
    if stop == DAY_IN_SPACE:
        return 0.8 * sum(one.guests[g] * icons(s, [one], g) for g in range(3))
    points = s.content.prices.score_vp + COUNT[p.upgrades & UPGRADES_OF[stop]] + one.token
    worth, ads = 0.0, p.ads
    for guest in (stop, *(g for g in range(3) if g != stop)):
        price = 1 if guest == stop else 2
        for _ in range(one.guests[guest]):
            if ads >= price:
                ads -= price
                worth += points - 0.34 * price
    return worth


def last_stop(o: Outlook, moves: list[Move]) -> Move:
    """The stop worth most."""
    p = o.p
    flying = [i for i, one in enumerate(p.shuttles) if one.cruise >= 0]
    return max(moves, key=lambda move: max(_at(o, i, move.arg - 1) for i in flying))


def _at(o: Outlook, shuttle: int, number: int) -> float:
    """What a stop is worth to a shuttle that can still reach it."""
    stops = o.s.content.cruises[o.p.shuttles[shuttle].cruise].stops
    return stop_worth(o, shuttle, number) if o.p.shuttles[shuttle].stop < number < len(stops) else -1.0


def visit(o: Outlook, moves: list[Move]) -> Move:
    """The segment worth most to visit."""
    f = o.s.frames[-1] if o.s.frames else None
    worth = {
        move: sum(cards.effect_now(o, e, f) for e in o.s.content.blueprints[move.arg].visit)
        for move in moves
        if move.verb.name == "visit"
    }
    return max(worth, key=lambda move: worth[move]) if worth else moves[0]
