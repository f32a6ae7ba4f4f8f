"""Greedy: builds tile by tile what its plan lacks most, and flies sensibly. Personalities: see `dials`.

The bot reads a picture of the match: its own ship, the table and what it has seen are real there, the rest is blank.
"""

from __future__ import annotations

import random
from typing import ClassVar, Final

from cosmodrome.bots.deciding import Decider
from cosmodrome.bots.galaxy_trucker import pilot
from cosmodrome.bots.galaxy_trucker.appraisal import WEIGHTS, Sky
from cosmodrome.bots.galaxy_trucker.builder import Wishes, adjusted_plan, best_placement, good_enough
from cosmodrome.bots.galaxy_trucker.dials import PERSONALITIES, Plan, personality
from cosmodrome.bots.galaxy_trucker.planner import Layout, Needs, Planner
from cosmodrome.bots.galaxy_trucker.threats import Threats
from cosmodrome.games.galaxy_trucker.moves import (
    DRAW,
    END_TURN,
    FINISH,
    FLIP_TIMER,
    GIVE_BACK,
    LAY,
    LOOK,
    PUT_DOWN,
    SET_ASIDE,
    TAKE,
)
from cosmodrome.games.galaxy_trucker.pieces import TURN_COSTS
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import RACE, TURNS, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT
from cosmodrome.kernel import Ask, Move, Seat, SeededDealer

BUILDING: Final[tuple[str, ...]] = ("building", "holding", "finished")
#: By how many components the others may be ahead of somebody who waits for more tiles.
LAG: Final = 1


class GreedyBot(Decider):
    """A builder with an eye, a plan, a nerve and a hand, and a sensible pilot."""

    name = "greedy"
    variants: ClassVar[tuple[str, ...]] = tuple(name for name in PERSONALITIES if name)

    def __init__(self, seed: int, variant: str = "") -> None:
        self.dials = personality(variant)
        self._random = random.Random(seed)
        self._dealer = SeededDealer(seed)
        # Tiles handled since the last one was laid, and the round they were handled in.
        self._in_vain = 0
        self._round = -1
        # Tiles only looked at in this round, and the plan for the ship with what was known when it was made.
        self._waited = 0
        self._layout: Layout | None = None
        self._known: list[int] = []

    # ------------------------------------------------------------ answering

    def decide(self, seat: Seat) -> Move:
        """A builder in the yard, a pilot in flight."""
        ask = seat.ask
        s = seat.picture(self._dealer)
        assert isinstance(s, GalaxyTrucker)
        if ask.question not in BUILDING:
            return pilot.fly(s, seat.number, ask)
        return self.build(s, seat.number, ask)

    def build(self, s: GalaxyTrucker, seat: int, ask: Ask) -> Move:
        """The next act of building, from a state that is known or imagined."""
        if s.round_index != self._round:
            self._round, self._in_vain, self._waited = s.round_index, 0, 0
        waits = self._sees_all_first(s, seat)
        move = self._build(s, seat, ask)
        if move.verb is LAY:
            self._in_vain = 0
        elif move.verb is DRAW and waits:
            self._waited += 1
        elif move.verb is DRAW or move.verb is TAKE:
            self._in_vain += 1
        return move

    def delay(self, seat: Seat) -> float:
        """Hand: an act takes its time, a look through a pile twice that, grabbing and pushing hardly any."""
        question = seat.ask.question
        share = {"building": 0.8, "holding": 1.2, "finished": 1.0, "grabbing": 0.4}.get(question, 0.5)
        return self.dials.hand * share * self._random.uniform(0.6, 1.4)

    # ------------------------------------------------------------ building

    def _build(self, s: GalaxyTrucker, seat: int, ask: Ask) -> Move:
        ship = s.ships[seat]
        verbs = {move.verb for move in ask.moves}
        if FLIP_TIMER in verbs and (ship.number or self._ahead(ship)):
            return FLIP_TIMER()
        if ship.number:
            return ask.moves[0]
        plan = adjusted_plan(self.dials.plan, [card for n in range(3) if s.seen[seat] & BIT[n] for card in s.piles[n]])
        together = self._sees_all_first(s, seat)
        if together and ship.hand >= 0:
            return self._hold_planned(s, seat, plan, ask)
        wishes = Wishes(ship, plan, Threats(s, seat) if plan.safety else None)
        if ship.hand >= 0:
            return self._hold(s, wishes, ask)
        if PUT_DOWN in verbs:
            return PUT_DOWN()
        # Who plans the whole ship wants to know at once what for.
        early = 1 if together else 5
        if LOOK in verbs and s.seen[seat].bit_count() < self.dials.piles and ship.occupied.bit_count() > early:
            return next(move for move in ask.moves if move.verb is LOOK)
        if together:
            return self._reach_planned(s, seat, plan, ask)
        if good_enough(ship, self.dials, self._in_vain) and FINISH in verbs:
            return next(move for move in ask.moves if move.verb is FINISH)
        return self._reach(s, wishes, ask)

    def _ahead(self, ship: Ship) -> bool:
        """Whether this builder gains by hurrying the others."""
        return ship.occupied.bit_count() > 0.7 * ship.board.size

    def _hold(self, s: GalaxyTrucker, wishes: Wishes, ask: Ask) -> Move:
        """Lay the tile if it is worth its square by now; keep a good one for later; else give it back."""
        ship = wishes.ship
        worth, sq, turn = best_placement(wishes, ship.hand)
        asking = self._asking(ship) if s.warehouse else -0.4
        if sq >= 0 and (worth >= asking or ship.hand_bound):
            move = LAY[ship.board.index[sq] * 4 + turn]
            if move in ask.moves:
                return move
        can_wait = s.circle > 0 or s.table_rounds + 1 < TURN_COSTS["sand"]
        if END_TURN() in ask.moves and s.points < TURN_COSTS["lay"] and sq >= 0 and can_wait:
            # It will be laid next turn.
            if worth >= asking or ship.hand_bound:
                return END_TURN()
        if SET_ASIDE() in ask.moves and (ship.hand_bound or self._worth_keeping(wishes, ship, sq)):
            return SET_ASIDE()
        return GIVE_BACK() if GIVE_BACK() in ask.moves else ask.moves[-1]

    def _worth_keeping(self, wishes: Wishes, ship: Ship, sq: int) -> bool:
        """A tile that fits nowhere yet but would be most welcome, while the ship is still open enough."""
        fill = ship.occupied.bit_count() / ship.board.size
        return sq < 0 and not ship.aside and fill < 0.6 and wishes.best_worth(ship.hand) > 1.8

    def _asking(self, ship: Ship) -> float:
        """What a tile must be worth to be laid: less the longer building goes on."""
        patience = self.dials.plan.patience * ship.board.size
        return self.dials.plan.asking * max(0.0, 1.0 - (ship.handled - self._waited) / patience) - 0.04 * self._in_vain

    def _reach(self, s: GalaxyTrucker, wishes: Wishes, ask: Ask) -> Move:
        """Take the best of the tiles the eye falls on, if it is better than a draw is likely to be."""
        ship = wishes.ship
        offered = [move.arg for move in ask.moves if move.verb is TAKE]
        # Once nothing is left to draw there is time to look at everything, and whatever does little harm is welcome.
        eye = self.dials.eye if s.warehouse else len(offered)
        weighed = sorted(offered, key=lambda tile: -wishes.best_worth(tile))[:eye]
        best, choice = self._asking(ship) + 0.5 if s.warehouse else -0.4, -1
        for tile in weighed:
            worth, sq, _ = best_placement(wishes, tile)
            worth += 0.4 if tile in ship.aside else 0.0
            if sq >= 0 and worth > best:
                best, choice = worth, tile
        enough = s.tempo != TURNS or s.points >= TURN_COSTS["take"] + TURN_COSTS["lay"]
        if choice >= 0 and (enough or choice in ship.aside):
            return TAKE[choice]
        if s.warehouse:
            enough = s.tempo != TURNS or s.points >= TURN_COSTS["draw"] + TURN_COSTS["lay"]
            for move in (DRAW(), END_TURN()) if enough else (END_TURN(), DRAW()):
                if move in ask.moves:
                    return move
        elif choice >= 0 and END_TURN() in ask.moves:
            # Nothing is left to draw, but a welcome tile lies there for the next turn.
            return END_TURN()
        return next((move for move in ask.moves if move.verb is FINISH), ask.moves[0])

    # ------------------------------------------------------------ the whole ship, planned

    def _sees_all_first(self, s: GalaxyTrucker, seat: int) -> bool:
        """Whether this builder waits until no tile is face down, and then plans: while others build, it does too."""
        if not self.dials.together or s.tempo == RACE or s.players < 3:
            # In a race there is no time for it, and two see too few tiles.
            return False
        return not s.warehouse or not self._hurried(s, seat)

    def _plan_rest(self, s: GalaxyTrucker, seat: int, plan: Plan) -> Layout:
        """The best way found to fill the rest with the tiles in reach; thought over when something has changed."""
        ship = s.ships[seat]
        tiles = [*s.faceup, *ship.aside]
        if ship.hand >= 0:
            tiles.append(ship.hand)
        known = [*sorted(tiles), *ship.faces]
        if self._layout is None or known != self._known:
            old = [] if self._layout is None else self._layout.steps
            seed = ship.handled * 256 + len(tiles)
            planner = Planner(ship, plan, Sky(s, seat), tiles, WEIGHTS[s.round], seed)
            self._layout = planner.best(self.dials.tries, old)
            self._known = known
        return self._layout

    def _hold_planned(self, s: GalaxyTrucker, seat: int, plan: Plan, ask: Ask) -> Move:
        """Lay the tile in hand if the plan wants it and nothing better can turn up."""
        ship = s.ships[seat]
        if not s.warehouse:
            for sq, face in self._plan_rest(s, seat, plan).steps:
                if face >> 2 == ship.hand:
                    move = LAY[ship.board.index[sq] * 4 + (face & 3)]
                    if move in ask.moves:
                        return move
                    can_wait = s.circle > 0 or s.table_rounds + 1 < TURN_COSTS["sand"]
                    if ship.fits(face) & BIT[sq] and END_TURN() in ask.moves and can_wait:
                        return END_TURN()
        if GIVE_BACK() in ask.moves:
            return GIVE_BACK()
        return self._hold(s, Wishes(ship, plan, Threats(s, seat)), ask)

    def _reach_planned(self, s: GalaxyTrucker, seat: int, plan: Plan, ask: Ask) -> Move:
        """See what is face down while there is time, then take what the plan wants, the most useful first."""
        ship = s.ships[seat]
        for move in (DRAW(), END_TURN()):
            if s.warehouse and _empty(ship) and move in ask.moves:
                return move
        needs = Needs(ship, plan, Threats(s, seat))
        steps = [step for step in self._plan_rest(s, seat, plan).steps if ship.fits(step[1]) & BIT[step[0]]]
        order = sorted((-needs.with_face(face), number) for number, (_, face) in enumerate(steps))
        for _, number in order:
            tile = steps[number][1] >> 2
            cost = TURN_COSTS["lay"] + (0 if tile in ship.aside else TURN_COSTS["take"])
            if TAKE[tile] in ask.moves and (s.tempo != TURNS or s.points >= cost):
                return TAKE[tile]
            if END_TURN() in ask.moves:
                return END_TURN()
        return next((move for move in ask.moves if move.verb is FINISH), ask.moves[0])

    def _hurried(self, s: GalaxyTrucker, seat: int) -> bool:
        """Whether the others are so far ahead, or the end so near, that something must be laid now."""
        ship = s.ships[seat]
        if ship.occupied.bit_count() == 1:
            # The piles may be looked at once something is laid.
            return True
        if s.tempo != TURNS:
            return False
        if s.circle and not any(other.number for other in s.ships):
            # The last sand begins to run when somebody has finished: who keeps pace has time enough.
            others = [_empty(other) for other in s.ships if other is not ship]
            return _empty(ship) > min(others, default=_empty(ship)) + LAG
        sand = TURN_COSTS["sand"]
        turns = sand * s.circle + max(0, sand - s.table_rounds)
        return 2 * (turns - 1) <= _empty(ship)


def _empty(ship: Ship) -> int:
    """How many squares could still be built on."""
    return (ship.board.zone & ~(ship.occupied | ship.blocked)).bit_count()
