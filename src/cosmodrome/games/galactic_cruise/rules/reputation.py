"""The reputation track: gaining, losing and spending it, and borrowing what others have developed."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.company import Company, Rachel
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import ICONS
from cosmodrome.games.galactic_cruise.rules import asking, ledger, network, payment, preflight, resources
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ICON_AD,
    ICON_MONEY,
    ICON_RESOURCE,
    LAUNCH_BOARD,
    MAX_REPUTATION,
    REPUTATION_ICONS,
)
from cosmodrome.kernel import Move, Rules


def gain(p: Company, steps: int) -> None:
    """Reputation: every step beyond the end of the track is a point instead."""
    p.reputation += steps
    if p.reputation > MAX_REPUTATION:
        ledger.gain_vp(p, p.reputation - MAX_REPUTATION)
        p.reputation = MAX_REPUTATION


def can_lose(p: Company, steps: int) -> bool:
    """Reputation: with neither reputation nor points left, nothing may be done that costs reputation."""
    return p.reputation + p.vp >= steps


def lose(p: Company, steps: int) -> None:
    """Reputation: every step below the start of the track costs a point instead."""
    p.reputation -= steps
    if p.reputation < 0:
        ledger.gain_vp(p, p.reputation)
        p.reputation = 0


# --- borrowing


def fee(s: GalacticCruise, p: Company) -> int:
    """Reputation: what an owner is paid for lending."""
    return max(0, s.content.prices.borrow[p.reputation] - s.borrow_discount)


def connection_price(s: GalacticCruise, p: Company, connection: int) -> int:
    """Reputation: what borrowing a connection costs in all, paid to every owner; -1 where it cannot be borrowed."""
    owners = s.connections[connection]
    if not owners or (p.network | s.borrowed_connections) & BIT[connection]:
        return -1
    return COUNT[owners] * fee(s, p)


def technology_price(s: GalacticCruise, p: Company, i: int) -> int:
    """Reputation: what borrowing a technology costs in all; -1 where it cannot be borrowed.

    The surcharge of a technology is added for each owner after all discounts.
    """
    owners = s.tech_owners[i]
    if not owners or (p.technologies | s.borrowed_technologies) & BIT[i]:
        return -1
    return COUNT[owners] * (fee(s, p) + network.surcharge(s, i))


def borrow_connection(s: GalacticCruise, p: Company, connection: int) -> None:
    """Pay every owner of the connection; it is usable for the rest of the turn."""
    _pay_owners(s, p, s.connections[connection], connection_price(s, p, connection))
    s.borrowed_connections |= BIT[connection]


def borrow_technology(s: GalacticCruise, p: Company, i: int) -> None:
    """Pay every owner of the technology; it is usable for the rest of the turn, also in what is going on."""
    _pay_owners(s, p, s.tech_owners[i], technology_price(s, p, i))
    s.borrowed_technologies |= BIT[i]
    if s.frames and not s.tech_advanced and s.frames[-1].owner == p.seat:
        frames.apply_technology(s, p, i, s.frames[-1])


def _pay_owners(s: GalacticCruise, p: Company, owners: int, price: int) -> None:
    p.money -= price
    each = price // COUNT[owners]
    for q in s.companies:
        if owners & BIT[q.seat] and not isinstance(q, Rachel):
            q.money += each
    if s.log is not None:
        s.log.tell("borrowed", company=p.label, price=price, each=each)


# --- spending


def icon_counts(s: GalacticCruise, p: Company, icon: int) -> range:
    return range(1, s.content.icons_below[p.reputation][icon] + 1)


def harmless_icons(s: GalacticCruise, p: Company, icon: int, number: int) -> bool:
    m = payment.Means(s, p)
    m.reputation = payment.position_after(s, p.reputation, icon, number)
    m.spent = True
    due = s.payment
    after = None
    if due is not None:
        after = due.copy()
        after.incoming += number if icon == ICON_RESOURCE else 0
    if icon == ICON_MONEY:
        m.money += number
    elif icon == ICON_AD:
        m.ads += number
    elif after is None:
        return preflight.storable(s, p, m, number)
    return still_possible(s, p, after, m)


def still_possible(s: GalacticCruise, p: Company, due: Payment | None, m: payment.Means) -> bool:
    return payment.possible(s, due, m) if due is not None else preflight.can_finish_boarding(s, p, m)


def cross(s: GalacticCruise, p: Company, icon: int, number: int) -> None:
    """Move the marker down over just this many icons of a kind."""
    p.reputation = payment.position_after(s, p.reputation, icon, number)
    s.spent_reputation = True
    if s.log is not None:
        s.log.tell("reputation_spent", company=p.label, icon=REPUTATION_ICONS[icon], number=number)


def spend(s: GalacticCruise, p: Company, icon: int) -> Rules[None]:
    """Reputation: once a turn, move down the track and gain the icons of one kind that were crossed."""
    guarded = s.payment is not None or (bool(s.frames) and s.frames[-1].timing == LAUNCH_BOARD)

    def options() -> list[Move]:
        counts = icon_counts(s, p, icon)
        return [ICONS[n] for n in counts if not guarded or harmless_icons(s, p, icon, n)]

    if guarded:
        number = (yield asking.ask_guardedly(p, "spend_reputation", options)).arg
    else:
        number = (yield asking.ask_plainly(p, "spend_reputation", options())).arg
    cross(s, p, icon, number)
    if icon == ICON_AD:
        p.ads += number
    elif icon == ICON_MONEY:
        p.money += number
    else:
        yield from resources.gain(s, p, number)
