"""The verbs of Galaxy Trucker and what their arguments mean. Ids follow the order of declaration: append only."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import CARD_NAMES, GOODS
from cosmodrome.games.galaxy_trucker.pieces import BOARDS, SQUARES
from cosmodrome.games.galaxy_trucker.tiles import FACES, TILE_NAMES, TURNS
from cosmodrome.kernel import Move, MoveTable

MOVES: Final = MoveTable()

#: A square and a turn: the argument is `square * 4 + turn`. `lay c7r6_e` lays the tile with its front to the right.
LAYINGS: Final = tuple(f"{square}_{turn}" for square in SQUARES for turn in TURNS)
#: A colour and a square: `colour * len(SQUARES) + square`.
BLOCKS: Final = tuple(f"{colour}_{square}" for colour in GOODS for square in SQUARES)

# Building
DRAW: Final = MOVES.verb("draw")
TAKE: Final = MOVES.verb("take", TILE_NAMES)
LAY: Final = MOVES.verb("lay", LAYINGS)
GIVE_BACK: Final = MOVES.verb("give_back")
SET_ASIDE: Final = MOVES.verb("set_aside")
PICK_UP: Final = MOVES.verb("pick_up")
LOOK: Final = MOVES.verb("look", range(1, 4))
PUT_DOWN: Final = MOVES.verb("put_down")
FLIP_TIMER: Final = MOVES.verb("flip_timer")
FINISH: Final = MOVES.verb("finish", range(1, 5))
END_TURN: Final = MOVES.verb("end_turn")

# Spot check and breaking apart
REMOVE: Final = MOVES.verb("remove", SQUARES)
KEEP: Final = MOVES.verb("keep", SQUARES)

# Crew
BOARD_ORANGE: Final = MOVES.verb("board_orange", SQUARES)
BOARD_PURPLE: Final = MOVES.verb("board_purple", SQUARES)
BOARD_HUMANS: Final = MOVES.verb("board_humans")

# Flight
FLY_ON: Final = MOVES.verb("fly_on")
GIVE_UP: Final = MOVES.verb("give_up")
POWER: Final = MOVES.verb("power", range(9))
SPEND_CELL: Final = MOVES.verb("spend_cell", SQUARES)
SHIELD_UP: Final = MOVES.verb("shield_up")
SHOOT: Final = MOVES.verb("shoot")
TAKE_HIT: Final = MOVES.verb("take_hit")
LAND: Final = MOVES.verb("land", range(1, 5))
CLAIM: Final = MOVES.verb("claim")
DECLINE: Final = MOVES.verb("decline")
GIVE_CREW: Final = MOVES.verb("give_crew", SQUARES)
GIVE_GOODS: Final = MOVES.verb("give_goods", SQUARES)
LOAD: Final = MOVES.verb("load", BLOCKS)
UNLOAD: Final = MOVES.verb("unload", BLOCKS)
CLOSE_HOLDS: Final = MOVES.verb("close_holds")

# The dealer and the clock
DEAL_TILE: Final = MOVES.verb("deal_tile", TILE_NAMES)
DEAL_CARD: Final = MOVES.verb("deal_card", CARD_NAMES)
DEAL_DECK: Final = MOVES.verb("deal_deck", range(1, 4))
ROLL: Final = MOVES.verb("roll", range(2, 13))
TIME_UP: Final = MOVES.verb("time_up")

# Standing answers
WAIT: Final = MOVES.verb("wait")
FLY_ON_UNTIL_HURT: Final = MOVES.verb("fly_on_until_hurt")
ASK_AGAIN: Final = MOVES.verb("ask_again")

#: Two dice: every sum as often as the dice show it.
TWO_DICE: Final = tuple(first + second for first in range(1, 7) for second in range(1, 7))

#: By board and turn, then square: the move that lays a tile there.
LAY_AT: Final[tuple[tuple[tuple[Move, ...], ...], ...]] = tuple(
    tuple(tuple(LAY[index * FACES + turn] for index in board.index) for turn in range(FACES)) for board in BOARDS
)
TAKE_TILE: Final[tuple[Move, ...]] = tuple(TAKE.all())
