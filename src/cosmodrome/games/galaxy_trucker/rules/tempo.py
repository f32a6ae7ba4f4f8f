"""The Timer: who may build when.

One engine, three tempos. In a *race* all builders are asked at once, first come first served, and the sand timer is a
seat like them. *Calm* is a race without the timer. In *turns* the builders act one after the other, each with a budget
of points (a house rule: see rulings.md).
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.moves import DEAL_TILE, DRAW, END_TURN, FINISH, TIME_UP
from cosmodrome.games.galaxy_trucker.pieces import GRAB_SECONDS, TURN_COSTS
from cosmodrome.games.galaxy_trucker.rules.building import (
    act,
    building_moves,
    draw,
    drop_hand,
    finish,
    idle,
    start_draw,
    switch_ships,
    wake,
)
from cosmodrome.games.galaxy_trucker.rules.launch import begin_spot_check, board_crew
from cosmodrome.games.galaxy_trucker.state import BUILDING, GRABBING, SWITCH, TURNS, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import FACES
from cosmodrome.kernel import CLOCK, Ask, Chance, Move, Rules, ask_any
from cosmodrome.kernel.native import mypyc_attr

_TIME_UP: Final = TIME_UP()

_POINTS: Final = TURN_COSTS["points"]
_TURNS_OF_SAND: Final = TURN_COSTS["sand"]


def build(s: GalaxyTrucker) -> Rules[None]:
    """One act of one builder, in whichever tempo is played."""
    return _turn(s) if s.tempo == TURNS else _race(s)


@mypyc_attr(acyclic=True)
class _BuildersAsk(Ask):
    """What a builder is asked; the moves are found when they are looked at."""

    __slots__ = ("_state",)

    def __init__(self, s: GalaxyTrucker, seat: int) -> None:
        ship = s.ships[seat]
        super().__init__(seat, "holding" if ship.hand >= 0 else "finished" if ship.number else "building", None)
        self._state = s

    @property
    def subject(self) -> int:
        """Which ship is built: partners who switch ships find new questions."""
        ship = self._state.ships[self.seat]
        return ship.faces[ship.board.start] // FACES

    @property
    def optional(self) -> bool:
        """Nobody waits for a builder who has finished."""
        return self._state.ships[self.seat].number > 0

    def _list(self) -> list[Move]:
        return building_moves(self._state, self.seat)

    def forget(self) -> None:
        self._moves = None


# ---------------------------------------------------------------- race and calm


def _race(s: GalaxyTrucker) -> Rules[None]:
    """Everybody builds at once; who answers first acts first."""
    asks: list[Ask] = [_BuildersAsk(s, seat) for seat in range(s.players) if not idle(s, seat)]
    if s.sand:
        asks.append(Ask(CLOCK, "timer", [_TIME_UP], after=s.timer_seconds))
    seat, move = yield from ask_any(asks)
    if move.verb is DRAW:
        start_draw(s, seat)
        draw(s, seat, (yield Chance(DEAL_TILE, s.warehouse)).arg)
    elif move.verb is TIME_UP:
        time_up(s)
    else:
        act(s, seat, move)
        if move.verb is FINISH and not s.free_numbers():
            end_building(s)


def time_up(s: GalaxyTrucker) -> None:
    """The sand has run through; on the start circle that is the end of all building."""
    s.sand = False
    wake(s)
    if s.log is not None:
        s.log.tell("time_up", circle=s.circle)
    if s.circle == 0:
        for seat in range(s.players):
            drop_hand(s, seat)
        s.phase = GRABBING


def grab_numbers(s: GalaxyTrucker) -> Rules[None]:
    """The Last Flip: those caught building grab for the lowest number left, for a while."""
    late = [seat for seat in range(s.players) if not s.ships[seat].number]
    lowest = FINISH[s.free_numbers()[0]]
    if len(late) > 1:
        asks = [Ask(seat, "grabbing", [lowest]) for seat in late]
        asks.append(Ask(CLOCK, "grabbing", [_TIME_UP], after=GRAB_SECONDS))
        seat, move = yield from ask_any(asks)
        if move.verb is TIME_UP:
            deal_out_numbers(s)
            return
    else:
        seat = late[0]
    finish(s, seat, lowest.arg)
    if not s.free_numbers():
        end_building(s)


def deal_out_numbers(s: GalaxyTrucker) -> None:
    """Those without a number take the lowest left, one after the other from the starter on."""
    for place in range(s.players):
        seat = (s.starter + place) % s.players
        if not s.ships[seat].number:
            drop_hand(s, seat)
            finish(s, seat, s.free_numbers()[0])
    end_building(s)


# ---------------------------------------------------------------- turns


def _turn(s: GalaxyTrucker) -> Rules[None]:
    """One builder after the other, a few points of work each."""
    seat = s.builder
    move = yield _BuildersAsk(s, seat)
    if move.verb is DRAW:
        start_draw(s, seat)
        draw(s, seat, (yield Chance(DEAL_TILE, s.warehouse)).arg)
    elif move.verb is END_TURN:
        # A turn passed counts as handling, so that building ends even if everybody passes.
        s.ships[seat].handled += 1
        s.ships[seat].looking = -1
        end_turn(s)
    else:
        act(s, seat, move)
        if move.verb is FINISH:
            end_turn(s)


def end_turn(s: GalaxyTrucker) -> None:
    """Pass on to the next builder at the table."""
    if not s.free_numbers():
        end_building(s)
        return
    s.points = _POINTS
    s.laid_this_turn = False
    while s.phase == BUILDING:
        s.builder = (s.builder + 1) % s.players
        if s.builder == s.starter:
            _table_round_over(s)
        if not s.ships[s.builder].number:
            return


def _table_round_over(s: GalaxyTrucker) -> None:
    """House rule: a few turns of everybody are one run of the sand, and the timer is turned as soon as it may be."""
    s.table_rounds += 1
    if turns_of_sand_left(s) != 0:
        return
    if s.circle > 1 or (s.circle == 1 and any(ship.number for ship in s.ships)):
        s.circle -= 1
        s.table_rounds = 0
        if s.log is not None:
            s.log.tell("sand_turned", circle=s.circle)
        if s.circle > 0 and s.teams == SWITCH:
            switch_ships(s)
    elif s.circle == 0:
        # The last sand has run.
        deal_out_numbers(s)


def turns_of_sand_left(s: GalaxyTrucker) -> int | None:
    """How many turns each builder has until the sand has run; None without a timer."""
    return max(0, _TURNS_OF_SAND - s.table_rounds) if s.round_rules.circle else None


# ---------------------------------------------------------------- the end of building


def end_building(s: GalaxyTrucker) -> None:
    """Everybody has a number: the ships are looked over; strict building leaves nothing to find."""
    for ship in s.ships:
        ship.looking = -1
        ship.newest = -1
        ship.resting = False
    s.sand = False
    if s.strict:
        board_crew(s)
    else:
        begin_spot_check(s)
