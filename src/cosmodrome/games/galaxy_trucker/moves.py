"""The verbs of Galaxy Trucker and what their arguments mean. Ids follow the order of declaration: append only."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.pieces import BOARDS, CARD_NAMES, GOODS, SQUARES, TILE_NAMES, TURNS
from cosmodrome.kernel import Move, MoveTable

MOVES = MoveTable()

#: A square and a turn: the argument is `square * 4 + turn`. `lay c7r6_e` lays the tile with its front to the right.
LAYINGS = tuple(f"{square}_{turn}" for square in SQUARES for turn in TURNS)
#: A colour and a square: `colour * len(SQUARES) + square`.
BLOCKS = tuple(f"{colour}_{square}" for colour in GOODS for square in SQUARES)

# Building
DRAW = MOVES.verb("draw")
TAKE = MOVES.verb("take", TILE_NAMES)
LAY = MOVES.verb("lay", LAYINGS)
GIVE_BACK = MOVES.verb("give_back")
SET_ASIDE = MOVES.verb("set_aside")
PICK_UP = MOVES.verb("pick_up")
LOOK = MOVES.verb("look", range(1, 4))
PUT_DOWN = MOVES.verb("put_down")
FLIP_TIMER = MOVES.verb("flip_timer")
FINISH = MOVES.verb("finish", range(1, 5))
END_TURN = MOVES.verb("end_turn")

# Spot check and breaking apart
REMOVE = MOVES.verb("remove", SQUARES)
KEEP = MOVES.verb("keep", SQUARES)

# Crew
BOARD_ORANGE = MOVES.verb("board_orange", SQUARES)
BOARD_PURPLE = MOVES.verb("board_purple", SQUARES)
BOARD_HUMANS = MOVES.verb("board_humans")

# Flight
FLY_ON = MOVES.verb("fly_on")
GIVE_UP = MOVES.verb("give_up")
POWER = MOVES.verb("power", range(9))
SPEND_CELL = MOVES.verb("spend_cell", SQUARES)
SHIELD_UP = MOVES.verb("shield_up")
SHOOT = MOVES.verb("shoot")
TAKE_HIT = MOVES.verb("take_hit")
LAND = MOVES.verb("land", range(1, 5))
CLAIM = MOVES.verb("claim")
DECLINE = MOVES.verb("decline")
GIVE_CREW = MOVES.verb("give_crew", SQUARES)
GIVE_GOODS = MOVES.verb("give_goods", SQUARES)
LOAD = MOVES.verb("load", BLOCKS)
UNLOAD = MOVES.verb("unload", BLOCKS)
CLOSE_HOLDS = MOVES.verb("close_holds")

# The dealer and the clock
DEAL_TILE = MOVES.verb("deal_tile", TILE_NAMES)
DEAL_CARD = MOVES.verb("deal_card", CARD_NAMES)
DEAL_DECK = MOVES.verb("deal_deck", range(1, 4))
ROLL = MOVES.verb("roll", range(2, 13))
TIME_UP = MOVES.verb("time_up")

#: Two dice: every sum as often as the dice show it.
TWO_DICE = tuple(first + second for first in range(1, 7) for second in range(1, 7))

#: By board and turn, then square: the move that lays a tile there.
LAY_AT: tuple[tuple[tuple[Move, ...], ...], ...] = tuple(
    tuple(tuple(LAY[index * 4 + turn] for index in board.index) for turn in range(4)) for board in BOARDS
)
TAKE_TILE: tuple[Move, ...] = tuple(TAKE.all())
