"""The verbs of Leaving Earth and what their arguments mean. Order fixes the ids of moves: append only."""

from __future__ import annotations

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
NUMBERS = range(1, 1000)
AGENCIES = tuple(name.lower().replace("-", "_") for name in AGENCY_NAMES)

MOVES = MoveTable()

# A turn
RESEARCH = MOVES.verb("research", ADVANCEMENT_NAMES)
BUY = MOVES.verb("buy", BUYABLE_NAMES)
ASSEMBLE = MOVES.verb("assemble")
SPACECRAFT = MOVES.verb("spacecraft", NUMBERS)
COOPERATE = MOVES.verb("cooperate")
END_TURN = MOVES.verb("end_turn")

# Choosing pieces: what to load, split off, damage, give or save
PART = MOVES.verb("part", PART_NAMES)
ASTRONAUT = MOVES.verb("astronaut", NUMBERS)
DONE = MOVES.verb("done")

# What a spacecraft can do
MANEUVER = MOVES.verb("maneuver", DESTINATION_NAMES)
DISASSEMBLE = MOVES.verb("disassemble")
DOCK = MOVES.verb("dock")
SEPARATE = MOVES.verb("separate")
TEST_RENDEZVOUS = MOVES.verb("test_rendezvous")
SURVEY = MOVES.verb("survey", EXPLORABLE)
COLLECT = MOVES.verb("collect", PART_NAMES)
REPAIR = MOVES.verb("repair")
HEAL = MOVES.verb("heal")
SCRAP = MOVES.verb("scrap")

# A maneuver
YEARS = MOVES.verb("years", range(LAST_YEAR - FIRST_YEAR + 1))
FIRE = MOVES.verb("fire", PART_NAMES[:5])
STOP = MOVES.verb("stop")
TEST_LANDING = MOVES.verb("test_landing")
LAND_SAFELY = MOVES.verb("land_safely")
REVEAL = MOVES.verb("reveal")
CONCEAL = MOVES.verb("conceal")
AMOUNT = MOVES.verb("amount", range(1, 11))

# A drawn outcome
REMOVE = MOVES.verb("remove")
KEEP = MOVES.verb("keep")

# Co-operation
AGENCY = MOVES.verb("agency", AGENCIES)
MONEY = MOVES.verb("money", range(1, 26))
SHARE = MOVES.verb("share", ADVANCEMENT_NAMES)
IN_RETURN = MOVES.verb("in_return")
PROPOSE = MOVES.verb("propose")
CANCEL = MOVES.verb("cancel")
ACCEPT = MOVES.verb("accept")
DECLINE = MOVES.verb("decline")

# Samples at the start of a year
TURN_IN = MOVES.verb("turn_in", PART_NAMES)
LEARN = MOVES.verb("learn", ADVANCEMENT_NAMES)
MASTER = MOVES.verb("master", ADVANCEMENT_NAMES)

# The dealer
DEAL_MISSION = MOVES.verb("deal_mission", MISSION_NAMES)
DEAL_CARD = MOVES.verb("deal_card", HIDDEN_CARD_NAMES)
DEAL_OUTCOME = MOVES.verb("deal_outcome", OUTCOME_NAMES)
DRAW = MOVES.verb("draw", OUTCOME_NAMES)
ROLL = MOVES.verb("roll", DIE)
DRAW_LOTS = MOVES.verb("draw_lots", AGENCIES)
