"""The verbs of Leaving Earth and what their arguments mean.

Their order fixes the ids of moves: once the game is released, verbs are only appended.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    AGENCY_NAMES,
    BUYABLE_NAMES,
    DESTINATION_NAMES,
    DIE,
    ENGINE_NAMES,
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

#: How many of a component can be bought with one move, and how long an offer may be to strike a line off it.
SEVERAL_AT_ONCE: Final = range(2, 11)
LINES: Final = range(1, 100)

MOVES: Final = MoveTable()

# A turn
RESEARCH: Final = MOVES.verb("research", ADVANCEMENT_NAMES)
BUY: Final = MOVES.verb("buy", BUYABLE_NAMES)
SEVERAL: Final = MOVES.verb("several", SEVERAL_AT_ONCE)
ASSEMBLE: Final = MOVES.verb("assemble")
SPACECRAFT: Final = MOVES.verb("spacecraft", NUMBERS)
COOPERATE: Final = MOVES.verb("cooperate")
END_TURN: Final = MOVES.verb("end_turn")
#: Takes back a choice that has changed nothing yet.
BACK: Final = MOVES.verb("back")

# Choosing pieces: what to load, split off, damage, give or save
PART: Final = MOVES.verb("part", PART_NAMES)
LOAD_ALL: Final = MOVES.verb("load_all")
ASTRONAUT: Final = MOVES.verb("astronaut", NUMBERS)
DONE: Final = MOVES.verb("done")

# What a spacecraft can do
MANEUVER: Final = MOVES.verb("maneuver", DESTINATION_NAMES)
DISASSEMBLE: Final = MOVES.verb("disassemble")
DOCK: Final = MOVES.verb("dock")
SEPARATE: Final = MOVES.verb("separate")
TEST_RENDEZVOUS: Final = MOVES.verb("test_rendezvous")
ALONE: Final = MOVES.verb("alone")
SURVEY: Final = MOVES.verb("survey", EXPLORABLE)
COLLECT: Final = MOVES.verb("collect", PART_NAMES)
REPAIR: Final = MOVES.verb("repair")
HEAL: Final = MOVES.verb("heal")
SCRAP: Final = MOVES.verb("scrap")

# A maneuver
YEARS: Final = MOVES.verb("years", range(LAST_YEAR - FIRST_YEAR + 1))
LONGER: Final = MOVES.verb("longer")
FIRE: Final = MOVES.verb("fire", ENGINE_NAMES)
FIRE_ON: Final = MOVES.verb("fire_on", ENGINE_NAMES)
STOP: Final = MOVES.verb("stop")
TEST_LANDING: Final = MOVES.verb("test_landing")
LAND_SAFELY: Final = MOVES.verb("land_safely")
REVEAL: Final = MOVES.verb("reveal")
CONCEAL: Final = MOVES.verb("conceal")
SACRIFICE_CRAFT: Final = MOVES.verb("sacrifice_craft")
SACRIFICE_CREW: Final = MOVES.verb("sacrifice_crew")
AMOUNT: Final = MOVES.verb("amount", range(1, 11))

# A drawn outcome
REMOVE: Final = MOVES.verb("remove")
KEEP: Final = MOVES.verb("keep")

# Co-operation
AGENCY: Final = MOVES.verb("agency", AGENCIES)
MONEY: Final = MOVES.verb("money", range(1, 26))
SHARE: Final = MOVES.verb("share", ADVANCEMENT_NAMES)
IN_RETURN: Final = MOVES.verb("in_return")
TO_GIVE: Final = MOVES.verb("to_give")
STRIKE: Final = MOVES.verb("strike", LINES)
PROPOSE: Final = MOVES.verb("propose")
CANCEL: Final = MOVES.verb("cancel")
ACCEPT: Final = MOVES.verb("accept")
DECLINE: Final = MOVES.verb("decline")
COUNTER: Final = MOVES.verb("counter")

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
