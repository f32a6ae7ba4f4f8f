"""The builder: what a tile would be worth on each square of a ship, and when the ship is good enough."""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galaxy_trucker.dials import Dials, Plan
from cosmodrome.bots.galaxy_trucker.threats import IN_THE_WAY, LARGE, Threats, bearing, expected_loss, newly_borne
from cosmodrome.games.galaxy_trucker.cards import (
    ABANDONED_SHIP,
    ABANDONED_STATION,
    CARDS,
    COMBAT_ZONE,
    HEAVY,
    METEORIC_SWARM,
    OPEN_SPACE,
    PIRATES,
    PLANETS,
    SLAVERS,
    SMUGGLERS,
)
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.tiles import (
    BATTERY,
    BIT,
    CABIN,
    CANNON,
    CAPACITY,
    CLASHES,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    FACE_ROLE,
    FACE_SIDES,
    HOLD,
    JOINS,
    MOUTH,
    ORANGE_SUPPORT,
    PLAIN,
    PURPLE_SUPPORT,
    SHIELD,
    SPECIAL,
    STARTING,
    TILE_TURNS,
    WAREHOUSE,
)


class Wishes:
    """What a ship still lacks: the worth of one more tile of each role, whatever its square."""

    __slots__ = ("bearing", "cabins", "growth", "loss", "outlook", "plan", "reached", "ship", "threats", "worth")

    def __init__(self, ship: Ship, plan: Plan, threats: Threats | None = None) -> None:
        self.ship = ship
        self.threats = threats
        self.plan = plan
        masks = ship.masks
        scale = ship.board.size / 18
        self.cabins = masks[CABIN].bit_count()
        engines = masks[ENGINE].bit_count() + 1.5 * masks[DOUBLE_ENGINE].bit_count()
        doubles = [masks[DOUBLE_CANNON + side].bit_count() for side in range(4)]
        guns = masks[CANNON].bit_count() + 1.6 * doubles[0]
        guns += 0.5 * sum(masks[CANNON + side].bit_count() for side in (1, 2, 3)) + 0.8 * sum(doubles[1:])
        cells = sum(CAPACITY[ship.faces[sq] >> 2] for sq in squares_of(masks[BATTERY]))
        shields = sum(masks[SHIELD + turn].bit_count() for turn in range(4))
        users = masks[DOUBLE_ENGINE].bit_count() + sum(doubles) + shields
        containers = sum(CAPACITY[ship.faces[sq] >> 2] for sq in squares_of(masks[HOLD] | masks[SPECIAL]))

        thrust = 1.5 * plan.thrust * _lack(engines, plan.engines * scale) + (2.0 if engines == 0 else 0.0)
        wanted = plan.cannons * scale
        if threats is not None:
            wanted += plan.informed * (max(threats.enemy + 1.0, 0.6 * wanted) - wanted)
        gun = 1.6 * plan.guns * _lack(guns, wanted)
        cargo = 0.7 * plan.cargo * _lack(containers, plan.containers * scale)
        # Batteries are worth what they can power, and whatever wants power is worth little without them.
        power = 0.75 * plan.power * _lack(cells, min(plan.cells * scale, 1.0 + 2.0 * users))
        powered = 1.0 if cells > 2 * users else 0.7 if cells else 0.5
        #: How likely each empty square is to be filled, and what that is worth.
        self.outlook = [outlook(ship, sq) if face < 0 else 0.0 for sq, face in enumerate(ship.faces)]
        self.reached = reach(ship).bit_count()
        self.growth = plan.growth
        #: By side the rolls at which a gun bears on what comes from there; and the components to be lost so far.
        self.bearing = [0] * 4 if threats is None else [bearing(ship, side) for side in range(4)]
        self.loss = 0.0 if threats is None else expected_loss(ship, threats)
        self.worth = [0.0] * 22
        self.worth[CABIN] = 1.9 * plan.crew * _lack(self.cabins - 1, plan.cabins * scale)
        self.worth[BATTERY] = power
        self.worth[HOLD] = cargo
        self.worth[SPECIAL] = plan.reinforced * cargo
        self.worth[PLAIN] = 0.35
        self.worth[ENGINE] = thrust
        self.worth[DOUBLE_ENGINE] = 1.5 * thrust * powered
        for side in range(4):
            share = 1.0 if side == 0 else plan.sideways
            self.worth[CANNON + side] = gun * share
            self.worth[DOUBLE_CANNON + side] = 1.6 * gun * share * powered
            covers = 0.0
            for covered in (side, (side + 1) % 4):
                if not ship.shield_covers(covered):
                    covers += 1.0
                    if threats is not None:
                        covers += plan.informed * (threats.shielded(covered) - 1.0)
            self.worth[SHIELD + side] = 0.2 + 1.1 * plan.shields * covers
        for support in (ORANGE_SUPPORT, PURPLE_SUPPORT):
            self.worth[support] = 0.25

    def tile_worth(self, face: int) -> float:
        """The worth of a tile in this turn before its square is known."""
        role = FACE_ROLE[face]
        worth = self.worth[role]
        return worth * CAPACITY[face >> 2] if role in (BATTERY, HOLD, SPECIAL) else worth

    def best_worth(self, tile: int) -> float:
        """The most a tile could be worth on a perfect square."""
        extra = 1.5 if FACE_ROLE[tile * 4] in (ORANGE_SUPPORT, PURPLE_SUPPORT) else 0.0
        return extra + max(self.tile_worth(tile * 4 + turn) for turn in TILE_TURNS[tile])


def _lack(have: float, want: float) -> float:
    """From 1 for something badly missing to a tenth for something there is plenty of."""
    if have < want:
        return 1.0 - 0.35 * have / want
    return max(0.1, 0.55 - 0.25 * (have - want))


def placement_worth(wishes: Wishes, sq: int, face: int, fill: float) -> float:
    """What laying this face here is worth: the tile, the connectors it covers, the squares it opens or spoils."""
    ship = wishes.ship
    role = FACE_ROLE[face]
    worth = wishes.tile_worth(face)
    sides = FACE_SIDES[face]
    exposed = rim = 0
    growth = -wishes.outlook[sq]
    for side, other in enumerate(ship.board.near[sq]):
        connector = sides[side]
        if other < 0:
            exposed += connector > 0
            rim += connector > 0
        elif ship.occupied & BIT[other]:
            exposed -= connector > 0
        else:
            exposed += connector > 0
            rim += connector > 0 and ship.blocked & BIT[other] > 0
            growth += outlook(ship, other, sq, connector) - wishes.outlook[other]
    worth -= wishes.plan.rim * rim
    worth += wishes.growth * growth - wishes.plan.tidiness * (0.05 + 0.3 * fill * fill) * exposed
    mouth = MOUTH[role]
    if mouth >= 0:
        before = ship.board.near[sq][mouth]
        # A mouth at the rim or over a square that is lost anyway costs nothing.
        worth += 0.2 if before < 0 or ship.blocked & BIT[before] else -0.3 - wishes.growth * wishes.outlook[before]
    if wishes.threats is not None:
        if role >= CANNON:
            side = (role - CANNON) % 4
            new = newly_borne(ship, wishes.bearing[side], sq, side)
            worth += wishes.plan.lanes * wishes.threats.hits[LARGE + side] * new
        elif role <= SPECIAL:
            worth -= wishes.plan.shelter * IN_THE_WAY[ship.board.number][sq]
    near = ship.board.around[sq]
    if role == CABIN:
        worth -= 0.35 * (near & ship.masks[CABIN]).bit_count()
        for support in (ORANGE_SUPPORT, PURPLE_SUPPORT):
            worth += 0.8 if near & ship.masks[support] else 0.0
    elif role in (ORANGE_SUPPORT, PURPLE_SUPPORT):
        worth += wishes.plan.aliens * _helps_alien(ship, near, role)
    elif role == CANNON:
        column = next(lane for lane in ship.board.lanes[0] if sq in lane)
        worth += 0.0 if any(ship.masks[CANNON] & BIT[other] for other in column) else 0.3
    return worth


#: The shares found so far, by the four connectors as one number.
_SHARES: Final = [-1.0] * 625


def _fitting(around: int) -> float:
    """The share of tiles that could be laid among neighbours that show these connectors, 4 for no neighbour.

    The connectors are the digits, to the base 5, of one number: front, right, rear, left.
    """
    share = _SHARES[around]
    if share < 0:
        share = _SHARES[around] = _count_fitting((around // 125, around // 25 % 5, around // 5 % 5, around % 5))
    return share


def _count_fitting(facing: tuple[int, int, int, int]) -> float:
    def fits(face: int) -> bool:
        pairs = [(mine, there) for mine, there in zip(FACE_SIDES[face], facing, strict=True) if there < 4]
        return not any(CLASHES[a][b] for a, b in pairs) and any(JOINS[a][b] for a, b in pairs)

    return sum(any(fits(tile * 4 + turn) for turn in TILE_TURNS[tile]) for tile in WAREHOUSE) / len(WAREHOUSE)


def outlook(ship: Ship, sq: int, beside: int = -1, connector: int = 0) -> float:
    """How likely an empty square is to be filled, from 0 to 1; `beside` may be thought of as showing a connector."""
    if ship.blocked & BIT[sq]:
        return 0.0
    facing = most = 0
    touching = False
    open_end = False
    occupied = ship.occupied
    for side, other in enumerate(ship.board.near[sq]):
        shown = 4
        if other >= 0:
            if other == beside:
                shown = connector
            elif occupied & BIT[other]:
                shown = FACE_SIDES[ship.faces[other]][side ^ 2]
            else:
                open_end = True
            if shown < 4:
                touching = True
                most = max(most, shown)
        facing = facing * 5 + shown
    if not touching:
        return 0.6
    share = _fitting(facing)
    if share == 0.0:
        return 0.25 if open_end and most == 0 else 0.0
    return share / (share + 0.08)


def _helps_alien(ship: Ship, near: int, support: int) -> bool:
    """Life support helps once, beside a cabin that is not the pilot's."""
    for sq in squares_of(ship.masks[support]):
        if ship.link[sq] & ship.masks[CABIN]:
            return False
    return any(ship.faces[sq] >> 2 >= STARTING for sq in squares_of(near & ship.masks[CABIN]))


def best_placement(wishes: Wishes, tile: int) -> tuple[float, int, int]:
    """The best worth of this tile, and the square and turn for it; the square is -1 where it fits nowhere."""
    ship = wishes.ship
    fill = ship.occupied.bit_count() / ship.board.size
    options = [
        (placement_worth(wishes, sq, tile * 4 + turn, fill), sq, turn)
        for turn in TILE_TURNS[tile]
        for sq in squares_of(ship.fits(tile * 4 + turn))
    ]
    if not options:
        return -9.0, -1, 0
    options.sort(reverse=True)
    best = (-9.0, -1, 0)
    # Only the best few are worth a look at what they would cut off, and none that even without that is worth less.
    # Where hits are reckoned with, a square further down may still be the safest.
    careful = wishes.threats is not None
    for number, (worth, sq, turn) in enumerate(options[: 6 if careful else 4]):
        if number and worth < best[0] and not careful:
            break
        found = (worth - _spoilt(wishes, sq, tile * 4 + turn, fill), sq, turn)
        if not number or found > best:
            best = found
    return best


def cut_off(wishes: Wishes, sq: int, face: int) -> int:
    """How many empty squares the ship could reach before this face is laid here, and not after."""
    ship = wishes.ship
    ship.lay(sq, face)
    reached = reach(ship).bit_count()
    ship.remove(sq)
    return max(0, wishes.reached - 1 - reached)


def _spoilt(wishes: Wishes, sq: int, face: int, fill: float) -> float:
    """What this face would cost here beside its square: by what it cuts off, and by what hits would break."""
    spoilt = wishes.growth * cut_off(wishes, sq, face)
    if wishes.threats is not None:
        ship = wishes.ship
        ship.lay(sq, face)
        spoilt += wishes.plan.safety * fill * (expected_loss(ship, wishes.threats) - wishes.loss)
        ship.remove(sq)
    return spoilt


def reach(ship: Ship) -> int:
    """The empty squares that could still be built on, one after the other, from some open connector."""
    free = ship.board.zone & ~(ship.occupied | ship.blocked)
    join = ship.join
    reached = todo = free & (join[3] | join[7] | join[11] | join[15])
    around = ship.board.around
    while todo:
        low = todo & -todo
        new = around[low.bit_length() - 1] & free & ~reached
        reached |= new
        todo = (todo ^ low) | new
    return reached


def adjusted_plan(plan: Plan, cards: list[int]) -> Plan:
    """The plan after a look at some of the cards of this flight."""
    if not cards:
        return plan
    weight = 1.0 / len(cards)
    crew = thrust = guns = cargo = shields = 0.0
    for number in cards:
        card = CARDS[number]
        kind = card.kind
        if kind == OPEN_SPACE:
            thrust += 0.5
        elif kind == PLANETS:
            cargo += 0.6
        elif kind == ABANDONED_STATION:
            crew += 0.4
            cargo += 0.4
        elif kind == ABANDONED_SHIP:
            crew += 0.6
        elif kind == METEORIC_SWARM:
            large = sum(size == HEAVY for size, _ in card.hits)
            guns += 0.25 * large
            shields += 0.15 * (len(card.hits) - large)
        elif kind in (SMUGGLERS, SLAVERS, PIRATES):
            guns += 0.7
        elif kind == COMBAT_ZONE:
            guns += 0.3
            thrust += 0.3
            crew += 0.3
            shields += 0.4
    return plan.adjusted(
        crew=1 + crew * weight,
        thrust=1 + thrust * weight,
        guns=1 + guns * weight,
        cargo=1 + cargo * weight,
        shields=1 + shields * weight,
    )


def good_enough(ship: Ship, dials: Dials, in_vain: int) -> bool:
    """Nerve: whether to stop, with this many tiles handled in vain since the last one was laid."""
    empty = (ship.board.zone & ~(ship.occupied | ship.blocked)).bit_count()
    if empty <= dials.room and in_vain >= 1:
        return True
    # The emptier the ship, the longer it is worth going on.
    return in_vain >= dials.nerve + empty
