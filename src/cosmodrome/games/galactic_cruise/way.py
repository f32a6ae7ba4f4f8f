"""The way to the next launch: the fewest turns a company needs for it if nobody gets in its way.

Exact for what is on the table now: workers on the campus and over own connections, meetings, the displays, the silo and
the market as they lie; and for the payment itself whatever cards in hand, reputation and technologies can make up for.
Before that cards, bonuses of places and tokens, and borrowing are left out: they can only make it shorter.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Any, Final, NamedTuple

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import FLIPPED, WORKER, Company, Shuttle
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.rules import headquarters, manufacturing, network, payment, preflight, queue
from cosmodrome.games.galactic_cruise.rules.turn import WORKER_ACTIONS
from cosmodrome.games.galactic_cruise.rules.workers import free_locations, may_bump_own
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACQUIRE_BLUEPRINTS,
    ACQUIRE_SHUTTLE,
    ACTIONS,
    BUILD_DEVELOPMENT,
    BUILD_SEGMENTS,
    F_AD,
    F_MONEY,
    F_RESOURCE,
    GAIN_RESOURCES,
    GAIN_SUPPLIES,
    LOCATIONS,
    RESOURCES,
    SCHEDULE_CRUISE,
)

#: Launches further away than this are not planned, and no more positions than this are looked at in one turn.
MOST_TURNS: Final = 8
MOST_POSITIONS: Final = 6_000
#: The fewest segments a shuttle flies with.
FEWEST: Final = 2
NEVER: Final = 999

Triple = tuple[int, int, int]


class Spot(NamedTuple):
    """How far a company has come on its way."""

    home: int
    #: Locations without a worker of its own, as a mask.
    free: int
    scheduled: bool
    shuttle: bool
    built: bool
    #: Whether the blueprints on display have been taken.
    drawn: bool
    resources: Triple
    silo: Triple
    #: Room for each resource.
    storage: Triple
    money: int
    ads: int


class Turn(NamedTuple):
    """What is done with one turn: where a worker goes (-1: a meeting, -2: nothing but waiting), and the actions."""

    location: int
    actions: tuple[int, ...]


MEETING: Final = -1
WAITING: Final = -2


class Goal:
    """A launch of one shuttle on one cruise: what it takes, and what each action does towards it."""

    def __init__(self, s: GalacticCruise, p: Company, place: int, shuttle: Shuttle | None) -> None:
        self.s, self.p, self.place = s, p, place
        self.shuttle = shuttle
        size = len(shuttle.segments) if shuttle is not None else 0
        self.size = max(FEWEST, size)
        self.missing = self.size - size
        cruise = s.content.cruises[s.market[place]]
        presold = sum(s.presold[place])
        cabins = (self.size - 1) * s.content.company.cabin_guests
        guests = max(1, min(presold, cabins))
        #: Reputation for those with a ticket who find no room.
        self.lost = max(0, presold - cabins) * s.content.prices.left_behind
        due = payment.launch_due(s, p, guests, self.size, cruise.fuel, WORKER).due
        self.due = (due[0], due[1], due[2])
        self._paid: dict[tuple[Triple, int, int], bool] = {}
        self.ads = 0 if presold else queue.nearest(s)
        blank = shuttle if shuttle is not None else Shuttle(-1, -1)
        self.price = _segments(s, p, blank, self.missing, False)
        self.price_drawn = min(self.price, _segments(s, p, blank, self.missing, True))
        self.bumps = may_bump_own(s, p)

    def start(self) -> Spot:
        """How far the company has come."""
        s, p = self.s, self.p
        free = sum(BIT[here] for here in free_locations(s, p))
        return Spot(
            p.workers_home + p.experts_home,
            free,
            p.scheduled >= 0,
            self.shuttle is not None,
            self.missing == 0,
            False,
            (p.resources[0], p.resources[1], p.resources[2]),
            (s.silo[0], s.silo[1], s.silo[2]),
            (p.storage[0], p.storage[1], p.storage[2]),
            p.money,
            p.ads,
        )

    def reached(self, spot: Spot) -> bool:
        """Whether the next turn can be the launch."""
        return (
            spot.home > 0
            and spot.scheduled
            and spot.shuttle
            and spot.built
            and spot.ads >= self.ads
            and self.lost <= self.p.reputation + self.p.vp
            and (not any(self.short(spot)) or self._helped(spot))
        )

    def short(self, spot: Spot) -> list[int]:
        """What is missing of each resource."""
        return [max(0, due - have) for due, have in zip(self.due, spot.resources, strict=True)]

    def _helped(self, spot: Spot) -> bool:
        """Whether cards, reputation or technologies make up for what is missing at the payment."""
        key = (spot.resources, spot.money, spot.ads)
        found = self._paid.get(key)
        if found is None:
            means = payment.Means(self.s, self.p)
            means.resources = list(spot.resources)
            means.money, means.ads = spot.money, spot.ads - self.ads
            means.lose_reputation(self.lost)
            found = self._paid[key] = payment.possible(self.s, Payment(list(self.due)), means)
        return found

    # --- what an action does

    def after(self, spot: Spot, action: int) -> list[Spot]:
        """Where an action leads, if it helps."""
        if action == SCHEDULE_CRUISE and not spot.scheduled:
            return [spot._replace(scheduled=True)]
        if action == ACQUIRE_SHUTTLE and not spot.shuttle:
            return [spot._replace(shuttle=True)]
        if action == ACQUIRE_BLUEPRINTS and not spot.drawn and not spot.built and self.price_drawn < self.price:
            return [spot._replace(drawn=True)]
        if action == BUILD_SEGMENTS and spot.shuttle and not spot.built:
            price = self.price_drawn if spot.drawn else self.price
            return [spot._replace(built=True, money=spot.money - price)] if price <= spot.money else []
        if action == BUILD_DEVELOPMENT:
            return self._developments(spot)
        if action == GAIN_RESOURCES:
            return self._loads(spot, self.s.content.prices.items[GAIN_RESOURCES], spot.silo)
        if action == GAIN_SUPPLIES:
            return self._supplies(spot)
        return []

    def _developments(self, spot: Spot) -> list[Spot]:
        """A development makes room for a resource of which more is due than can be stored. It is paid in money."""
        company, found = self.s.content.company, []
        if self.p.network == headquarters.WHOLE_NETWORK:
            return []
        for row in range(3):
            built = self.p.built[row] + (spot.storage[row] - self.p.storage[row]) // company.storage_step
            if self.due[row] > spot.storage[row] and built < len(company.column_cost):
                price = company.column_cost[built]
                if price <= spot.money:
                    room = [spot.storage[r] + (company.storage_step if r == row else 0) for r in range(3)]
                    found.append(spot._replace(storage=(room[0], room[1], room[2]), money=spot.money - price))
        return found

    def _lack(self, spot: Spot) -> list[int]:
        """What is missing of each resource and can be stored."""
        return [max(0, min(self.due[r], spot.storage[r]) - spot.resources[r]) for r in range(3)]

    def _loads(self, spot: Spot, number: int, stock: Triple | None) -> list[Spot]:
        """Every choice of this many of the resources still lacking."""
        lack = self._lack(spot)
        most = [min(lack[r], stock[r]) if stock is not None else lack[r] for r in range(3)]
        number = min(number, sum(most))
        if not number:
            return []
        found = []
        for some in product(*(range(count + 1) for count in most)):
            if sum(some) == number:
                have = spot.resources
                gained = spot._replace(resources=(have[0] + some[0], have[1] + some[1], have[2] + some[2]))
                if stock is not None:
                    gained = gained._replace(silo=(stock[0] - some[0], stock[1] - some[1], stock[2] - some[2]))
                found.append(gained)
        return found

    def _supplies(self, spot: Spot) -> list[Spot]:
        found = []
        price = headquarters.PRICE
        if spot.money >= price:
            found = [x._replace(money=x.money - price) for x in self._loads(spot, headquarters.RESOURCES_BOUGHT, None)]
        for one in [spot, *found]:
            if one.ads < self.ads and one.money >= price:
                found.append(one._replace(money=one.money - price, ads=one.ads + headquarters.ADS_BOUGHT))
        return found

    # --- what a turn does

    def turns(self, spot: Spot) -> list[tuple[Turn, Spot]]:
        """Everything a turn can be that helps."""
        found: list[tuple[Turn, Spot]] = []
        if spot.home:
            for here in range(6):
                if spot.free & BIT[here]:
                    placed = spot._replace(home=spot.home - 1, free=spot.free if self.bumps else spot.free & ~BIT[here])
                    # Whatever it does there, it brings a funding bonus home.
                    found.append((Turn(here, ()), placed))
                    reach = {a for there in network.reach_from(self.p.network, here) for a in self.s.actions_at[there]}
                    for chosen in permutations(sorted(reach), WORKER_ACTIONS):
                        found += [(Turn(here, done), one) for done, one in self._done(placed, chosen)]
        if spot.free != BIT[6] - 1:
            recalled = self._recalled(spot)
            found.append((Turn(MEETING, ()), recalled))
            touched = network.connected(self.p)
            reach = {a for there in range(6) if touched & BIT[there] for a in self.s.actions_at[there]}
            for action in sorted(reach):
                found += [(Turn(MEETING, (action,)), one) for one in self.after(recalled, action)]
        return found

    def _done(self, spot: Spot, chosen: tuple[int, ...]) -> list[tuple[tuple[int, ...], Spot]]:
        """The actions taken one after the other: the first alone, and both."""
        found = []
        for one in self.after(spot, chosen[0]):
            found.append((chosen[:1], one))
            found += [(chosen, both) for both in self.after(one, chosen[1])]
        return found

    def _recalled(self, spot: Spot) -> Spot:
        """A meeting: everybody comes home from the campus, each with a funding bonus where it is most needed."""
        away = sum(not spot.free & BIT[here] for here in range(6))
        tokens = self.p.tokens
        spot = spot._replace(home=spot.home + away, free=BIT[6] - 1)
        for _ in range(away):
            loads = self._loads(spot, 1, None) if tokens[F_RESOURCE] != FLIPPED else []
            if loads:
                spot = loads[0]
            elif spot.ads < self.ads and tokens[F_AD] != FLIPPED:
                spot = spot._replace(ads=spot.ads + 1)
            elif tokens[F_MONEY] != FLIPPED:
                spot = spot._replace(money=spot.money + 1)
        return spot


def _segments(s: GalacticCruise, p: Company, shuttle: Shuttle, number: int, drawn: bool) -> int:
    """The least money for this many more segments; `drawn`: those on display are taken up before."""
    known = [*p.blueprints, *(one for one in s.blueprint_display if one >= 0 and one not in p.blueprints)]
    best = 0 if number == 0 else NEVER
    for chosen in permutations(known, number):
        money = steps = 0
        stack = shuttle.copy()
        for blueprint in chosen:
            price = (s.content.cost[blueprint], 0) if drawn else manufacturing.segment_cost(s, p, None, blueprint)
            money, steps = money + price[0], steps + price[1]
            places = manufacturing.places(s, stack, blueprint, False)
            if not places:
                break
            stack.segments.insert(places[0], blueprint)
        else:
            if money < best and steps <= p.reputation + p.vp:
                best = money
    return best


# --- the search


def shortest(goal: Goal, wait: int) -> tuple[list[Turn], Spot] | None:
    """The fewest turns before the launch, at the least cost; `wait`: the shuttle is back after this many."""
    known: dict[Spot, list[Turn]] = {goal.start(): []}
    for turn in range(MOST_TURNS):
        arrived = [(spot, turns) for spot, turns in known.items() if turn >= wait and goal.reached(spot)]
        if arrived:
            spot, turns = max(arrived, key=_left)
            return turns, spot
        further: dict[Spot, list[Turn]] = {}
        for spot, turns in known.items():
            if goal.reached(spot):
                # All is ready but the shuttle.
                further.setdefault(spot, [*turns, Turn(WAITING, ())])
                continue
            for done, after in goal.turns(spot):
                further.setdefault(after, [*turns, done])
        known = dict(sorted(further.items(), key=_promise)[:MOST_POSITIONS])
    return None


def _left(arrived: tuple[Spot, list[Turn]]) -> tuple[int, int]:
    spot = arrived[0]
    return sum(spot.resources), spot.money + spot.ads + spot.home


def _promise(entry: tuple[Spot, list[Turn]]) -> tuple[int, int]:
    spot = entry[0]
    done = spot.scheduled + spot.shuttle + 2 * spot.built
    return -done * 4 - sum(spot.resources) - sum(spot.storage), -spot.money - spot.ads


def way_to_launch(s: GalacticCruise, p: Company) -> dict[str, Any] | None:
    """The shortest way to a launch, over all cruises that could be flown; None where there is none in sight."""
    grounded = [shuttle for shuttle in p.shuttles if shuttle.cruise < 0]
    shuttle = max(grounded, key=_length, default=None)
    wait = 0
    if shuttle is None and not manufacturing.can_acquire_shuttle(s, p):
        # The first that comes back.
        waits = [len(s.content.cruises[x.cruise].stops) - 1 - x.stop for x in p.shuttles]
        wait = min(waits, default=0)
        shuttle = p.shuttles[waits.index(wait)] if waits else None
        if shuttle is None:
            return None
    open_ = [i for i, cruise in enumerate(s.market) if cruise >= 0 and s.scheduled_by[i] < 0]
    best: tuple[tuple[int, int], dict[str, Any]] | None = None
    for place in [p.scheduled] if p.scheduled >= 0 else open_:
        goal = Goal(s, p, place, shuttle)
        found = shortest(goal, wait)
        if found is not None:
            turns, spot = found
            told = _told(goal, turns, spot)
            rank = (len(turns), told["money"] + told["ads"])
            if best is None or rank < best[0]:
                best = rank, told
    return None if best is None else best[1]


def _length(shuttle: Shuttle) -> int:
    return len(shuttle.segments)


def _told(goal: Goal, turns: list[Turn], spot: Spot) -> dict[str, Any]:
    """A way as plain data: turn by turn, the last of them the launch."""
    s, p = goal.s, goal.p
    steps: list[dict[str, Any]] = []
    for turn in turns:
        kind = "meeting" if turn.location == MEETING else "wait" if turn.location == WAITING else "worker"
        location = LOCATIONS[turn.location] if turn.location >= 0 else None
        steps.append({"do": kind, "location": location, "actions": [ACTIONS[action] for action in turn.actions]})
    steps.append({"do": "launch", "location": None, "actions": []})
    return {
        "turns": len(steps),
        "steps": steps,
        "cruise": s.content.cruises[s.market[goal.place]].id,
        "money": max(0, p.money - spot.money),
        "ads": goal.ads,
        #: What cards, reputation or technologies have to make up for at the payment.
        "short": {name: short for name, short in zip(RESOURCES, goal.short(spot), strict=True) if short},
    }


def cockpits(s: GalacticCruise, p: Company) -> list[dict[str, Any]]:
    """What every cockpit of the company and on display would score now, the best first."""
    known = [(x.cockpit, "launched" if x.launched else "own") for x in p.shuttles]
    known += [(cockpit, "display") for cockpit in s.cockpit_display if cockpit >= 0]
    told = [
        {
            "cockpit": s.content.cockpits[cockpit].id,
            "whose": whose,
            "points": preflight.cockpit_points(s, p, cockpit),
        }
        for cockpit, whose in known
    ]
    return sorted(told, key=_points, reverse=True)


def _points(told: dict[str, Any]) -> int:
    points: int = told["points"]
    return points
