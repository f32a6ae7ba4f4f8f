"""The decisions about a cruise: which to schedule and advertise, who comes aboard, and what an arrival unlocks."""

from __future__ import annotations

from cosmodrome.bots.galactic_cruise import flights, marketing
from cosmodrome.bots.galactic_cruise.choosing import NO_MORE, best
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.bots.galactic_cruise.plan import cruise_worth
from cosmodrome.games.galactic_cruise.bits import COUNT
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF
from cosmodrome.games.galactic_cruise.moves import (
    ADVERTISE,
    BOARD,
    BOARD_ALL,
    FILL,
    INVITE,
    PLAY_CARD,
    SPEND_REPUTATION,
)
from cosmodrome.games.galactic_cruise.rules.preflight import cabins
from cosmodrome.kernel import Move


def schedule(o: Outlook, moves: list[Move]) -> Move:
    """The cruise that promises most."""
    s, p, plan = o.s, o.p, o.plan
    shuttle = p.shuttles[plan.shuttle] if plan.shuttle >= 0 else None
    return best(moves, lambda move: cruise_worth(s, p, s.market.index(move.arg), plan.size - 1, shuttle, o.w) + 50)


def flip(o: Outlook, moves: list[Move]) -> Move:
    """The token worth most."""
    return best(moves, lambda move: marketing.token_worth(o, o.p.tower.index(move.arg)))


def advertise(o: Outlook, moves: list[Move]) -> Move:
    """The cruise of the plan."""
    s = o.s
    place = o.plan.place
    for move in moves:
        if move.verb is ADVERTISE and s.market.index(move.arg) == place:
            return move
    return NO_MORE


def invite(o: Outlook, moves: list[Move]) -> Move:
    """A guest while the plan has a cabin for it."""
    s, p = o.s, o.p
    f = s.frames[-1]
    cruise = s.content.cruises[s.market[f.slot]]
    spare = o.plan.guests - sum(s.presold[f.slot])

    def worth(move: Move) -> float:
        section, guest = divmod(move.arg, 3)
        price = max(0, s.content.prices.queue_ads[section] - f.guest_ads)
        found = len(cruise.destinations) * o.money + (0.8 if spare > 0 else -2.0)
        if guest in cruise.destinations:
            found += o.reputation(1) + 0.7
        return found - price * o.ad * (0.6 if p.ads > 3 else 0.8)

    return best([move for move in moves if move.verb is INVITE or move is NO_MORE], worth)


def board(o: Outlook, moves: list[Move]) -> Move:
    """Fill the cabins: guests with tickets, then last-minute ones that will be worth their ads."""
    s, p = o.s, o.p
    cruise = s.content.cruises[s.market[p.scheduled]]
    shuttle = p.shuttles[s.launch_shuttle]
    room = cabins(s, shuttle) + s.cabin_extra - sum(shuttle.guests)
    waiting = sum(s.presold[p.scheduled])

    def worth(move: Move) -> float:
        if move.verb is BOARD:
            return 9.0 + (move.arg in cruise.destinations)
        section, guest = divmod(move.arg, 3)
        price = s.content.prices.queue_ads[section]
        left = p.ads - price
        found = 0.0
        for here in cruise.destinations:
            need = 1 if guest == here else 2
            points = s.content.prices.score_vp + COUNT[p.upgrades & UPGRADES_OF[here]]
            if left >= need or o.left > 0.1:
                found += max(0.0, points - need * o.ad)
        if room <= waiting:
            found -= 4.0
        return found - price * o.ad - o.resource(0, p.resources[0])

    if not any(move.verb in (BOARD, INVITE, BOARD_ALL, FILL) or move is NO_MORE for move in moves):
        # Nobody can board yet: a card or reputation brings somebody near enough.
        return next((move for move in moves if move.verb in (PLAY_CARD, SPEND_REPUTATION)), moves[0])
    if BOARD_ALL() in moves:
        # Last-minute guests first: whoever holds a ticket boards when the doors close.
        guests = [move for move in moves if move.verb is INVITE and worth(move) > 0]
        return max(guests, key=worth) if guests else BOARD_ALL()
    return best([move for move in moves if move.verb in (BOARD, INVITE) or move is NO_MORE], worth)


def unlock(o: Outlook, moves: list[Move]) -> Move:
    """The upgrade worth most."""
    return best(moves, lambda move: flights.upgrade_worth(o, move.arg))


def token_bonus(o: Outlook, moves: list[Move]) -> Move:
    """The token worth most."""
    return best(moves, lambda move: marketing.token_worth(o, o.p.tower.index(move.arg)) + 1)
