"""Rewards and Penalties, The End of the Round, The Winners."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.cards import COLOURS, GOODS, PRICES
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import (
    ACCOUNTS,
    ARRIVAL,
    BEST_SHIP,
    FORGIVEN,
    LOSSES,
    OVER,
    SALES,
    SETUP,
    GalaxyTrucker,
)
from cosmodrome.games.galaxy_trucker.tiles import HOLD, SPECIAL
from cosmodrome.kernel import Figures, Result, Rules


def figures(s: GalaxyTrucker) -> Figures:
    """What every ship carries, from the beginning of a round to its end, and the purses: everybody sees who is paid."""
    found: Figures = {}
    for seat, ship in enumerate(s.ships):
        found[seat] = {"credits": s.credits(seat)}
        if s.phase != SETUP:
            found[seat]["crew"] = ship.crew_size()
            found[seat]["cells"] = ship.cell_count()
            found[seat]["lost"] = ship.lost
            for number, colour in enumerate(GOODS):
                found[seat][colour] = ship.goods_count(number)
    return found


def settle(s: GalaxyTrucker) -> Rules[None]:
    """Journey's End: bonuses, then the goods, then the penalties; nobody goes into debt."""
    rules = s.round_rules
    landed = s.flight_order()
    arrival, best_ship, sales = [0] * s.players, [0] * s.players, [0] * s.players
    penalties, forgiven = [0] * s.players, [0] * s.players

    for place, seat in enumerate(landed):
        arrival[seat] = rules.arrival[place]
        s.earn(seat, ARRIVAL, arrival[seat])
    exposed = [s.ships[seat].exposed() for seat in landed]
    for place, seat in enumerate(landed):
        if exposed[place] == min(exposed):
            best_ship[seat] = rules.best_ship
            s.earn(seat, BEST_SHIP, best_ship[seat])
    for seat, ship in enumerate(s.ships):
        sales[seat] = half_price(ship) if s.out[seat] else goods_value(ship)
        s.earn(seat, SALES, sales[seat])
    for seat, ship in enumerate(s.ships):
        penalties[seat] = penalty(ship)
        s.earn(seat, LOSSES, -penalties[seat])
        forgiven[seat] = max(0, -s.credits(seat))
        s.earn(seat, FORGIVEN, forgiven[seat])
    if s.log is not None:
        for seat, ship in enumerate(s.ships):
            s.log.tell(
                "settled",
                units=("credits",),
                seat=seat,
                credits=arrival[seat]
                + best_ship[seat]
                + sales[seat]
                + s.earned[seat]
                + forgiven[seat]
                - penalties[seat],
                lost=ship.lost,
                landed=not s.out[seat],
                arrival=arrival[seat],
                best_ship=best_ship[seat],
                goods=sales[seat],
                sold=[colour for number, colour in enumerate(GOODS) for _ in range(ship.goods_count(number))],
                exposed=ship.exposed(),
                adventures=s.earned[seat],
                penalty=penalties[seat],
                forgiven=forgiven[seat],
            )
    if landed:
        s.starter = landed[0]
    next_round(s)
    yield from ()


def goods_value(ship: Ship) -> int:
    """What the goods aboard sell for."""
    if not ship.masks[HOLD] | ship.masks[SPECIAL]:
        return 0
    return sum(PRICES[colour] * ship.goods_count(colour) for colour in range(COLOURS))


def half_price(ship: Ship) -> int:
    """What a ship that gave up sells its goods for: half of the whole load, rounded up."""
    return (goods_value(ship) + 1) // 2


def penalty(ship: Ship) -> int:
    """What the lost components cost; insured classes pay no more than their cap."""
    return ship.lost if ship.board.cap < 0 else min(ship.lost, ship.board.cap)


def next_round(s: GalaxyTrucker) -> None:
    """The End of the Round: cards played stay out, credits stay, everything else goes back."""
    s.round_index += 1
    if s.round_index == len(s.rounds):
        s.phase = OVER
        return
    s.round = s.rounds[s.round_index]
    s.piles = []
    s.phase = SETUP


def result(s: GalaxyTrucker) -> Result:
    """The Winners: everybody with a credit to their name; the ranking goes by credits."""
    scores = [s.credits(seat) for seat in range(s.players)]
    breakdown = [dict(zip(ACCOUNTS, s.ledger[s.purse(seat)], strict=True)) for seat in range(s.players)]
    best = max(scores)
    return Result(scores, [seat for seat in range(s.players) if scores[seat] == best and best > 0], breakdown)
