"""A game that does nothing but speak: it has a catalogue beside it, as real games do."""

from __future__ import annotations

from cosmodrome.kernel import Game, MoveTable, Option, State

MOVES = MoveTable()
LAUNCH = MOVES.verb("launch", ["big_rocket", "probe"])
PAY = MOVES.verb("pay", range(1, 9))
CRAFT = MOVES.verb("choose_craft", range(1, 9))
END_TURN = MOVES.verb("end_turn")
WAIT = MOVES.verb("wait_here", ["one_year"])


class Speaker(Game[State]):
    name, title, edition = "speaker", "Speaker", "1"
    moves = MOVES
    options = (Option.integer("players", 1, 1, 1, "alone"),)
    max_plies = 1


SPEAKER = Speaker()
