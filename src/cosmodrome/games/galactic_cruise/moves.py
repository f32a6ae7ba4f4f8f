"""The verbs of Galactic Cruise and what their argument means. Append only: their order fixes the move ids."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.reading import load
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    CONNECTIONS,
    FUNDING,
    GUEST_TYPES,
    LOCATIONS,
    REPUTATION_ICONS,
    RESOURCES,
    SUPPLIES,
)
from cosmodrome.kernel import MoveTable

_HOUSE = load()
AGENDA = tuple(card.id for card in _HOUSE.agenda)
BLUEPRINTS = tuple(blueprint.id for blueprint in _HOUSE.blueprints)
COCKPITS = tuple(cockpit.id for cockpit in _HOUSE.cockpits)
ENGINES = tuple(engine.id for engine in _HOUSE.engines)
CRUISES = tuple(cruise.id for cruise in _HOUSE.cruises)
TECHNOLOGIES = tuple(technology.id for technology in _HOUSE.technologies)
EXPERT_TILES = tuple(tile.id for tile in _HOUSE.expert_tiles)
GOAL_TILES = tuple(tile.id for tile in _HOUSE.goal_tiles)
UPGRADES = tuple(upgrade.id for upgrade in _HOUSE.upgrades)
TOKENS = tuple(token.id for token in _HOUSE.tokens)
GUEST_BONUSES = _HOUSE.guest_bonus_ids
LOCATION_BONUSES = tuple(bonus.id for bonus in _HOUSE.location_bonuses)
STARTING_UPGRADES = tuple(card.id for card in _HOUSE.starting_upgrades)
#: Where a guest comes from: `section * 3 + type`; the fourth section is the supply.
WAITING = tuple(f"{guest}_{place}" for place in ("1", "2", "3", "supply") for guest in GUEST_TYPES)
#: The four shuttles a company can own at most.
FLEET = ("first", "second", "third", "fourth")

MOVES = MoveTable()

# The dealer.
DEAL_ACTION = MOVES.verb("deal_action", ACTIONS)
DEAL_EXPERT_TILE = MOVES.verb("deal_expert_tile", EXPERT_TILES)
DEAL_GOAL_TILE = MOVES.verb("deal_goal_tile", GOAL_TILES)
DEAL_TECHNOLOGY = MOVES.verb("deal_technology", TECHNOLOGIES)
DEAL_LAYOUT = MOVES.verb("deal_layout", TECHNOLOGIES)
DEAL_AGENDA = MOVES.verb("deal_agenda", AGENDA)
DEAL_BLUEPRINT = MOVES.verb("deal_blueprint", BLUEPRINTS)
DEAL_COCKPIT = MOVES.verb("deal_cockpit", COCKPITS)
DEAL_ENGINE = MOVES.verb("deal_engine", ENGINES)
DEAL_GUEST_BONUS = MOVES.verb("deal_guest_bonus", GUEST_BONUSES)
DEAL_CRUISE = MOVES.verb("deal_cruise", CRUISES)
DEAL_GUEST = MOVES.verb("deal_guest", GUEST_TYPES)
DEAL_LOCATION_BONUS = MOVES.verb("deal_location_bonus", LOCATION_BONUSES)
DEAL_STARTING_UPGRADE = MOVES.verb("deal_starting_upgrade", STARTING_UPGRADES)
DEAL_SOLO_CARD = MOVES.verb("deal_solo_card", range(1, 13))
LEAVE_BEHIND = MOVES.verb("leave_behind", GUEST_TYPES)

# Setup.
BID = MOVES.verb("bid", range(14))
CHOOSE_STARTING_UPGRADE = MOVES.verb("choose_starting_upgrade", STARTING_UPGRADES)

# The turn.
FLY = MOVES.verb("fly", FLEET)
FLY_PAST = MOVES.verb("fly_past", FLEET)
FLY_PAST_TWO = MOVES.verb("fly_past_two", FLEET)
STOP_AT = MOVES.verb("stop_at", range(1, 6))
ASSIGN_WORKER = MOVES.verb("assign_worker", LOCATIONS)
ASSIGN_EXPERT = MOVES.verb("assign_expert", LOCATIONS)
LAUNCH = MOVES.verb("launch", ("nobody", "worker", "expert"))
CALL_MEETING = MOVES.verb("call_meeting")
ACT = MOVES.verb("act", ACTIONS)
DONE = MOVES.verb("done")
END_TURN = MOVES.verb("end_turn")

# Bonuses.
FUND = MOVES.verb("fund", FUNDING)
GAIN = MOVES.verb("gain", RESOURCES)
GIVE = MOVES.verb("give", SUPPLIES)
GET = MOVES.verb("get", SUPPLIES)

# Actions.
DEVELOP = MOVES.verb("develop", RESOURCES)
CONNECT = MOVES.verb("connect", CONNECTIONS)
INVENT = MOVES.verb("invent", TECHNOLOGIES)
PAY_RESOURCES = MOVES.verb("pay_resources", range(13))
HIRE = MOVES.verb("hire", ("left", "right"))
BUY = MOVES.verb("buy", ("resources", "ads"))
TAKE_BLUEPRINT = MOVES.verb("take_blueprint", BLUEPRINTS)
BUILD = MOVES.verb("build", BLUEPRINTS)
INTO = MOVES.verb("into", FLEET)
BELOW = MOVES.verb("below", range(4))
TAKE_SHUTTLE = MOVES.verb("take_shuttle", COCKPITS)
DRAW_SILO = MOVES.verb("draw_silo", RESOURCES)
REFILL = MOVES.verb("refill", RESOURCES)
SCHEDULE = MOVES.verb("schedule", CRUISES)
FLIP = MOVES.verb("flip", TOKENS)
ADVERTISE = MOVES.verb("advertise", CRUISES)
INVITE = MOVES.verb("invite", WAITING)
DRAW_CARD = MOVES.verb("draw_card", AGENDA)
DISCARD_CARD = MOVES.verb("discard_card", AGENDA)
DISCARD_BLUEPRINT = MOVES.verb("discard_blueprint", BLUEPRINTS)

# Launch and flight.
CHOOSE_SHUTTLE = MOVES.verb("choose_shuttle", FLEET)
BOARD = MOVES.verb("board", GUEST_TYPES)
PAY = MOVES.verb("pay")
ADD_GUEST = MOVES.verb("add_guest", GUEST_TYPES)
UNLOCK = MOVES.verb("unlock", UPGRADES)
SCORE = MOVES.verb("score", GUEST_TYPES)
VISIT = MOVES.verb("visit", BLUEPRINTS)
MOVE_GUEST = MOVES.verb("move_guest", WAITING)
RECALL = MOVES.verb("recall", LOCATIONS)
COPY_TOKEN = MOVES.verb("copy_token", TOKENS)
ICONS_OF = MOVES.verb("icons_of", GUEST_TYPES)

# At any time of the own turn.
PLAY_CARD = MOVES.verb("play_card", AGENDA)
SPEND_CARD = MOVES.verb("spend_card", AGENDA)
SPEND_REPUTATION = MOVES.verb("spend_reputation", REPUTATION_ICONS)
ICONS = MOVES.verb("icons", range(1, 8))
REFRESH_BLUEPRINTS = MOVES.verb("refresh_blueprints")
BORROW_CONNECTION = MOVES.verb("borrow_connection", CONNECTIONS)
BORROW_TECHNOLOGY = MOVES.verb("borrow_technology", TECHNOLOGIES)
USE_TECHNOLOGY = MOVES.verb("use_technology", TECHNOLOGIES)
MOVE_MARKER = MOVES.verb("move_marker", TECHNOLOGIES)
TO_SECTION = MOVES.verb("to_section", range(1, 3))
