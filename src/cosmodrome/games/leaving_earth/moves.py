"""The verbs of Leaving Earth and what their arguments mean. Order fixes the ids of moves: append only."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    AGENCY_NAMES,
    BUYABLE_NAMES,
    DESTINATION_NAMES,
    DIE,
    EXPLORABLE,
    FIRST_YEAR,
    HIDDEN_CARD_NAMES,
    LAST_YEAR,
    MISSION_NAMES,
    OUTCOME_NAMES,
    PART_NAMES,
)
from cosmodrome.kernel import MoveTable

#: Spacecraft and astronauts have numbers; a number is free again when its bearer is gone.
NUMBERS: Final = range(1, 1000)
AGENCIES: Final = tuple(name.lower().replace("-", "_") for name in AGENCY_NAMES)

MOVES: Final = MoveTable()

# A turn
RESEARCH: Final = MOVES.verb("research", ADVANCEMENT_NAMES)
BUY: Final = MOVES.verb("buy", BUYABLE_NAMES)
ASSEMBLE: Final = MOVES.verb("assemble")
SPACECRAFT: Final = MOVES.verb("spacecraft", NUMBERS)
COOPERATE: Final = MOVES.verb("cooperate")
END_TURN: Final = MOVES.verb("end_turn")

# Choosing pieces: what to load, split off, damage, give or save
PART: Final = MOVES.verb("part", PART_NAMES)
ASTRONAUT: Final = MOVES.verb("astronaut", NUMBERS)
DONE: Final = MOVES.verb("done")

# What a spacecraft can do
MANEUVER: Final = MOVES.verb("maneuver", DESTINATION_NAMES)
DISASSEMBLE: Final = MOVES.verb("disassemble")
DOCK: Final = MOVES.verb("dock")
SEPARATE: Final = MOVES.verb("separate")
TEST_RENDEZVOUS: Final = MOVES.verb("test_rendezvous")
SURVEY: Final = MOVES.verb("survey", EXPLORABLE)
COLLECT: Final = MOVES.verb("collect", PART_NAMES)
REPAIR: Final = MOVES.verb("repair")
HEAL: Final = MOVES.verb("heal")
SCRAP: Final = MOVES.verb("scrap")

# A maneuver
YEARS: Final = MOVES.verb("years", range(LAST_YEAR - FIRST_YEAR + 1))
FIRE: Final = MOVES.verb("fire", PART_NAMES[:5])
STOP: Final = MOVES.verb("stop")
TEST_LANDING: Final = MOVES.verb("test_landing")
LAND_SAFELY: Final = MOVES.verb("land_safely")
REVEAL: Final = MOVES.verb("reveal")
CONCEAL: Final = MOVES.verb("conceal")
AMOUNT: Final = MOVES.verb("amount", range(1, 11))

# A drawn outcome
REMOVE: Final = MOVES.verb("remove")
KEEP: Final = MOVES.verb("keep")

# Co-operation
AGENCY: Final = MOVES.verb("agency", AGENCIES)
MONEY: Final = MOVES.verb("money", range(1, 26))
SHARE: Final = MOVES.verb("share", ADVANCEMENT_NAMES)
IN_RETURN: Final = MOVES.verb("in_return")
PROPOSE: Final = MOVES.verb("propose")
CANCEL: Final = MOVES.verb("cancel")
ACCEPT: Final = MOVES.verb("accept")
DECLINE: Final = MOVES.verb("decline")

# Samples at the start of a year
TURN_IN: Final = MOVES.verb("turn_in", PART_NAMES)
LEARN: Final = MOVES.verb("learn", ADVANCEMENT_NAMES)
MASTER: Final = MOVES.verb("master", ADVANCEMENT_NAMES)

# The dealer
DEAL_MISSION: Final = MOVES.verb("deal_mission", MISSION_NAMES)
DEAL_CARD: Final = MOVES.verb("deal_card", HIDDEN_CARD_NAMES)
DEAL_OUTCOME: Final = MOVES.verb("deal_outcome", OUTCOME_NAMES)
DRAW: Final = MOVES.verb("draw", OUTCOME_NAMES)
ROLL: Final = MOVES.verb("roll", DIE)
DRAW_LOTS: Final = MOVES.verb("draw_lots", AGENCIES)
