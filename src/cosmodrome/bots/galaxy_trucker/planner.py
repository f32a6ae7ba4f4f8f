"""The planner: the empty squares of a ship filled together, from all the tiles that lie open.

A greedy builder lays what is best now; the squares it leaves for last then want tiles that nobody has. The planner
looks for the best tiles for all empty squares at once: it fills them, tears a few out again, fills those anew, and
keeps what makes a better ship.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cosmodrome.bots.galaxy_trucker.appraisal import Sky, appraise
from cosmodrome.bots.galaxy_trucker.dials import Plan
from cosmodrome.bots.galaxy_trucker.threats import IN_THE_WAY, LARGE, Threats, bearing, newly_borne
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
    TILE_TURNS,
    TURNED_ENGINE,
    WAREHOUSE,
)


def _fill_up(have: float, want: float) -> float:
    """What this much of something is worth in all: each less than the one before, little beyond what is wanted."""
    if have < want:
        return have - 0.175 * have * have / want
    more = have - want
    return 0.825 * want + (0.55 * more - 0.125 * more * more if more < 1.8 else 0.405 + 0.1 * more)


class Needs:
    """What a ship has of everything, in the measure of a plan, and what that is worth."""

    __slots__ = (
        "cabins",
        "cells",
        "containers",
        "engines",
        "guns",
        "plan",
        "reinforced",
        "scale",
        "users",
        "wanted_guns",
    )

    def __init__(self, ship: Ship, plan: Plan, threats: Threats) -> None:
        self.plan = plan
        self.scale = scale = ship.board.size / 18
        wanted = plan.cannons * scale
        self.wanted_guns = wanted + plan.informed * (max(threats.enemy + 1.0, 0.6 * wanted) - wanted)
        masks = ship.masks
        self.cabins = float(masks[CABIN].bit_count() - 1)
        self.engines = masks[ENGINE].bit_count() + 1.5 * masks[DOUBLE_ENGINE].bit_count()
        doubles = [masks[DOUBLE_CANNON + side].bit_count() for side in range(4)]
        self.guns = masks[CANNON].bit_count() + 1.6 * doubles[0]
        aside = sum(masks[CANNON + side].bit_count() for side in (1, 2, 3)) + 1.6 * sum(doubles[1:])
        self.guns += plan.sideways * aside
        self.cells = self.containers = self.reinforced = 0.0
        for sq in squares_of(masks[BATTERY]):
            self.cells += CAPACITY[ship.faces[sq] >> 2]
        for sq in squares_of(masks[HOLD]):
            self.containers += CAPACITY[ship.faces[sq] >> 2]
        for sq in squares_of(masks[SPECIAL]):
            self.reinforced += CAPACITY[ship.faces[sq] >> 2]
        shields = sum(masks[SHIELD + turn].bit_count() for turn in range(4))
        self.users = masks[DOUBLE_ENGINE].bit_count() + sum(doubles) + shields

    def worth(self) -> float:
        """What all that is worth together."""
        plan = self.plan
        scale = self.scale
        total = 1.9 * plan.crew * _fill_up(self.cabins, plan.cabins * scale)
        total += 1.5 * plan.thrust * _fill_up(self.engines, plan.engines * scale) + (2.0 if self.engines else 0.0)
        total += 1.6 * plan.guns * _fill_up(self.guns, self.wanted_guns)
        total += 0.75 * plan.power * _fill_up(self.cells, min(plan.cells * scale, 1.0 + 2.0 * self.users))
        held = self.containers + self.reinforced
        if held:
            share = 1.0 + (plan.reinforced - 1.0) * self.reinforced / held
            total += 0.7 * plan.cargo * share * _fill_up(held, plan.containers * scale)
        return total

    def with_face(self, face: int) -> float:
        """What one more component would add."""
        role = FACE_ROLE[face]
        before = (self.cabins, self.engines, self.guns, self.cells, self.containers, self.reinforced, self.users)
        old = self.worth()
        self._add(role, face)
        new = self.worth()
        self.cabins, self.engines, self.guns, self.cells, self.containers, self.reinforced, self.users = before
        return new - old

    def _add(self, role: int, face: int) -> None:
        if role == CABIN:
            self.cabins += 1.0
        elif role == BATTERY:
            self.cells += CAPACITY[face >> 2]
        elif role == HOLD:
            self.containers += CAPACITY[face >> 2]
        elif role == SPECIAL:
            self.reinforced += CAPACITY[face >> 2]
        elif role == ENGINE:
            self.engines += 1.0
        elif role == DOUBLE_ENGINE:
            self.engines += 1.5
            self.users += 1
        elif role >= DOUBLE_CANNON:
            self.guns += 1.6 * (1.0 if role == DOUBLE_CANNON else self.plan.sideways)
            self.users += 1
        elif role >= CANNON:
            self.guns += 1.0 if role == CANNON else self.plan.sideways
        elif role >= SHIELD:
            self.users += 1


#: By what the neighbours show, to the base 5: the faces that could be laid there.
_FACES: Final[dict[int, list[int]]] = {}


def _faces_for(around: int) -> list[int]:
    found = _FACES.get(around)
    if found is None:
        facing = (around // 125, around // 25 % 5, around // 5 % 5, around % 5)
        found = _FACES[around] = [
            tile * 4 + turn for tile in WAREHOUSE for turn in TILE_TURNS[tile] if _fits(tile * 4 + turn, facing)
        ]
    return found


def _fits(face: int, facing: tuple[int, int, int, int]) -> bool:
    role = FACE_ROLE[face]
    if role == TURNED_ENGINE or (MOUTH[role] >= 0 and facing[MOUTH[role]] < 4):
        return False
    sides = FACE_SIDES[face]
    joined = False
    for side in range(4):
        there = facing[side]
        if there < 4:
            if CLASHES[sides[side]][there]:
                return False
            joined = joined or JOINS[sides[side]][there]
    return joined


def _facing(ship: Ship, sq: int) -> int:
    around = 0
    near = ship.board.near[sq]
    for side in range(4):
        other = near[side]
        shown = 4
        if other >= 0 and ship.faces[other] >= 0:
            shown = FACE_SIDES[ship.faces[other]][side ^ 2]
        around = around * 5 + shown
    return around


#: What a connector costs, while squares are filled, that nothing can cover or that something still may.
SHUT: Final = 1.3
OPEN: Final = 0.15


class Layout:
    """A way to go on with a ship: what to lay where, in an order that can be laid, and the worth of the whole."""

    __slots__ = ("ship", "steps", "tiles", "worth")

    def __init__(self, ship: Ship, steps: list[tuple[int, int]], worth: float) -> None:
        self.ship = ship
        self.steps = steps
        self.tiles = {face >> 2 for _, face in steps}
        self.worth = worth


class Planner:
    """Looks for the best way to fill what is empty."""

    __slots__ = ("_free", "_own", "_plan", "_random", "_sky", "_threats", "_weights")

    def __init__(
        self, ship: Ship, plan: Plan, sky: Sky, tiles: list[int], weights: tuple[float, ...], seed: int
    ) -> None:
        self._own = ship
        self._plan = plan
        self._sky = sky
        self._weights = weights
        self._threats = sky.threats
        self._random = Random(seed)
        self._free = [False] * 256
        for tile in tiles:
            self._free[tile] = True

    def best(self, tries: int, start: list[tuple[int, int]]) -> Layout:
        """The best layout found, beginning with these steps as far as they can still be taken."""
        rng = self._random
        ship = self._own.copy()
        steps: list[tuple[int, int]] = []
        for sq, face in start:
            if self._free[face >> 2] and ship.fits(face) & BIT[sq]:
                self._lay(ship, steps, sq, face)
        kept = self._worth(ship)
        first = Layout(ship.copy(), list(steps), kept)
        best = first
        self._fill(ship, steps, 0.3)
        worth = self._worth(ship)
        if worth > best.worth:
            best = Layout(ship.copy(), list(steps), worth)
        else:
            self._back(best, steps)
            ship, steps, worth = best.ship.copy(), list(best.steps), best.worth
        for number in range(tries):
            before, earlier = ship.copy(), list(steps)
            self._tear(ship, steps)
            self._fill(ship, steps, 0.8)
            now = self._worth(ship)
            heat = 0.6 * (1.0 - number / tries)
            if now >= worth - heat * rng.random():
                worth = now
                if now > best.worth:
                    best = Layout(ship.copy(), list(steps), now)
            else:
                for _, face in steps:
                    self._free[face >> 2] = True
                ship, steps = before, earlier
                for _, face in steps:
                    self._free[face >> 2] = False
        return best

    def _back(self, to: Layout, steps: list[tuple[int, int]]) -> None:
        for _, face in steps:
            self._free[face >> 2] = True
        for _, face in to.steps:
            self._free[face >> 2] = False

    def _worth(self, ship: Ship) -> float:
        return appraise(ship, self._sky, self._weights)

    def _lay(self, ship: Ship, steps: list[tuple[int, int]], sq: int, face: int) -> None:
        ship.lay(sq, face)
        steps.append((sq, face))
        self._free[face >> 2] = False

    def _tear(self, ship: Ship, steps: list[tuple[int, int]]) -> None:
        """Take out a planned component with some of those beside it, and what then hangs on nothing."""
        if not steps:
            return
        rng = self._random
        sq = steps[int(rng.random() * len(steps))][0]
        gone = BIT[sq]
        near = ship.board.around[sq]
        if rng.random() < 0.3:
            for other in squares_of(near):
                near |= ship.board.around[other]
        for other, _ in steps:
            if near & BIT[other] and rng.random() < 0.6:
                gone |= BIT[other]
        for other in squares_of(gone):
            self._free[ship.remove(other) >> 2] = True
        left = ship.piece_of(ship.board.start)
        for other in squares_of(ship.occupied & ~left):
            self._free[ship.remove(other) >> 2] = True
            gone |= BIT[other]
        kept = [step for step in steps if not gone & BIT[step[0]]]
        # What was laid over a piece that is gone now may have to be laid in another order.
        if kept:
            kept = _in_order(self._own, kept)
        steps[:] = kept

    def _fill(self, ship: Ship, steps: list[tuple[int, int]], noise: float) -> None:
        """Fill what can be filled, the most enclosed squares first, more or less."""
        rng = self._random
        plan = self._plan
        given_up = 0
        while True:
            squares = ship.frontier() & ~(ship.blocked | given_up)
            if not squares:
                return
            chosen, most = -1, -1.0
            for sq in squares_of(squares):
                key = (ship.board.around[sq] & ship.occupied).bit_count() + 2.0 * rng.random()
                if key > most:
                    chosen, most = sq, key
            sq = chosen
            found = -1
            best = 0.0
            needs = Needs(ship, plan, self._threats)
            by_kind: dict[int, float] = {}
            near = ship.board.near[sq]
            beside = ship.board.around[sq]
            shut = [other < 0 or ship.blocked & BIT[other] > 0 for other in near]
            for face in _faces_for(_facing(ship, sq)):
                tile = face >> 2
                if not self._free[tile]:
                    continue
                role = FACE_ROLE[face]
                kind = role * 8 + CAPACITY[tile]
                worth = by_kind.get(kind, -99.0)
                if worth == -99.0:
                    worth = by_kind[kind] = self._kind_worth(ship, needs, sq, face, beside)
                sides = FACE_SIDES[face]
                for side in range(4):
                    if sides[side]:
                        other = near[side]
                        if shut[side]:
                            worth -= SHUT
                        elif not ship.occupied & BIT[other]:
                            worth -= OPEN
                worth += noise * rng.random()
                if worth > best:
                    best, found = worth, face
            if found < 0:
                given_up |= BIT[sq]
            else:
                self._lay(ship, steps, sq, found)

    def _kind_worth(self, ship: Ship, needs: Needs, sq: int, face: int, beside: int) -> float:
        role = FACE_ROLE[face]
        plan = self._plan
        worth = 0.3 + needs.with_face(face)
        if role == PLAIN:
            worth += 0.35
        elif role in (ORANGE_SUPPORT, PURPLE_SUPPORT):
            worth += 0.25 + (plan.aliens if beside & ship.masks[CABIN] and not ship.masks[role] else 0.0)
        elif SHIELD <= role < CANNON:
            turn = role - SHIELD
            for side in (turn, (turn + 1) % 4):
                if not ship.shield_covers(side):
                    worth += 1.1 * plan.shields
        elif role >= CANNON:
            side = (role - CANNON) % 4
            borne = newly_borne(ship, bearing(ship, side), sq, side)
            worth += (plan.lanes + 1.0) * self._threats.hits[LARGE + side] * borne
            mouth = ship.board.near[sq][MOUTH[role]]
            if mouth >= 0 and not ship.blocked & BIT[mouth]:
                worth -= 1.0
        elif role in (ENGINE, DOUBLE_ENGINE):
            mouth = ship.board.near[sq][MOUTH[role]]
            if mouth >= 0 and not ship.blocked & BIT[mouth]:
                worth -= 1.0
        if role <= SPECIAL:
            worth -= plan.shelter * IN_THE_WAY[ship.board.number][sq]
        return worth


def _in_order(own: Ship, steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same steps, each beside what is there by then."""
    trial = own.copy()
    todo = list(steps)
    done: list[tuple[int, int]] = []
    while todo:
        for step in todo:
            if trial.fits(step[1]) & BIT[step[0]]:
                trial.lay(step[0], step[1])
                done.append(step)
                todo.remove(step)
                break
        else:
            break
    return done
