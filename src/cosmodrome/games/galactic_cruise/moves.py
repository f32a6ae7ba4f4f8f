"""The verbs of Galactic Cruise and what their argument means. Append only: their order fixes the move ids."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from cosmodrome.games.galactic_cruise.reading import load
from cosmodrome.games.galactic_cruise.rows import Row
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    CONNECTIONS,
    FOOD,
    FUEL,
    FUNDING,
    GUEST_TYPES,
    KINDS,
    LOCATIONS,
    OXYGEN,
    REPUTATION_ICONS,
    RESOURCES,
    SUPPLIES,
)
from cosmodrome.kernel import MoveTable

_HOUSE: Final = load()
AGENDA: Final = tuple(card.id for card in _HOUSE.agenda)
BLUEPRINTS: Final = tuple(blueprint.id for blueprint in _HOUSE.blueprints)
COCKPITS: Final = tuple(cockpit.id for cockpit in _HOUSE.cockpits)
ENGINES: Final = tuple(engine.id for engine in _HOUSE.engines)
CRUISES: Final = tuple(cruise.id for cruise in _HOUSE.cruises)
TECHNOLOGIES: Final = tuple(technology.id for technology in _HOUSE.technologies)
EXPERT_TILES: Final = tuple(tile.id for tile in _HOUSE.expert_tiles)
GOAL_TILES: Final = tuple(tile.id for tile in _HOUSE.goal_tiles)
UPGRADES: Final = tuple(upgrade.id for upgrade in _HOUSE.upgrades)
TOKENS: Final = tuple(token.id for token in _HOUSE.tokens)
GUEST_BONUSES: Final = _HOUSE.guest_bonus_ids
LOCATION_BONUSES: Final = tuple(bonus.id for bonus in _HOUSE.location_bonuses)
STARTING_UPGRADES: Final = tuple(card.id for card in _HOUSE.starting_upgrades)
#: Where a guest comes from: `section * 3 + type`; the fourth section is the supply.
WAITING: Final = tuple(f"{guest}_{place}" for place in ("1", "2", "3", "supply") for guest in GUEST_TYPES)
#: The four shuttles a company can own at most.
FLEET: Final[tuple[str, ...]] = ("first", "second", "third", "fourth")
#: Where a worker goes and what it does there: `location * 12 + action`.
ERRANDS: Final = tuple(f"{location}+{action}" for location in LOCATIONS for action in ACTIONS)
#: How many resources are taken with one answer.
AT_ONCE: Final = range(2, 5)
#: That many resources at once, as numbers of food, oxygen and fuel; and how they print.
LOADS: Final = tuple(
    (kinds.count(FOOD), kinds.count(OXYGEN), kinds.count(FUEL))
    for number in AT_ONCE
    for kinds in combinations_with_replacement(range(KINDS), number)
)
_LOADS: Final = tuple(
    "+".join(name for name, number in zip(RESOURCES, load, strict=True) for _ in range(number)) for load in LOADS
)
#: What a funding bonus of resources may be: one, or where the token has left two.
RATIONS: Final[tuple[Row, ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1), *LOADS[:6])

MOVES: Final = MoveTable()

# The dealer.
DEAL_ACTION: Final = MOVES.verb("deal_action", ACTIONS)
DEAL_EXPERT_TILE: Final = MOVES.verb("deal_expert_tile", EXPERT_TILES)
DEAL_GOAL_TILE: Final = MOVES.verb("deal_goal_tile", GOAL_TILES)
DEAL_TECHNOLOGY: Final = MOVES.verb("deal_technology", TECHNOLOGIES)
DEAL_LAYOUT: Final = MOVES.verb("deal_layout", TECHNOLOGIES)
DEAL_AGENDA: Final = MOVES.verb("deal_agenda", AGENDA)
DEAL_BLUEPRINT: Final = MOVES.verb("deal_blueprint", BLUEPRINTS)
DEAL_COCKPIT: Final = MOVES.verb("deal_cockpit", COCKPITS)
DEAL_ENGINE: Final = MOVES.verb("deal_engine", ENGINES)
DEAL_GUEST_BONUS: Final = MOVES.verb("deal_guest_bonus", GUEST_BONUSES)
DEAL_CRUISE: Final = MOVES.verb("deal_cruise", CRUISES)
DEAL_GUEST: Final = MOVES.verb("deal_guest", GUEST_TYPES)
DEAL_LOCATION_BONUS: Final = MOVES.verb("deal_location_bonus", LOCATION_BONUSES)
DEAL_STARTING_UPGRADE: Final = MOVES.verb("deal_starting_upgrade", STARTING_UPGRADES)
DEAL_SOLO_CARD: Final = MOVES.verb("deal_solo_card", range(1, 13))
LEAVE_BEHIND: Final = MOVES.verb("leave_behind", GUEST_TYPES)

# Setup.
BID: Final = MOVES.verb("bid", range(14))
CHOOSE_STARTING_UPGRADE: Final = MOVES.verb("choose_starting_upgrade", STARTING_UPGRADES)

# The turn.
FLY: Final = MOVES.verb("fly", FLEET)
FLY_PAST: Final = MOVES.verb("fly_past", FLEET)
FLY_PAST_TWO: Final = MOVES.verb("fly_past_two", FLEET)
STOP_AT: Final = MOVES.verb("stop_at", range(1, 6))
ASSIGN_WORKER: Final = MOVES.verb("assign_worker", LOCATIONS)
ASSIGN_EXPERT: Final = MOVES.verb("assign_expert", LOCATIONS)
LAUNCH: Final = MOVES.verb("launch", ("nobody", "worker", "expert"))
CALL_MEETING: Final = MOVES.verb("call_meeting")
ACT: Final = MOVES.verb("act", ACTIONS)
DONE: Final = MOVES.verb("done")
END_TURN: Final = MOVES.verb("end_turn")

# Bonuses.
FUND: Final = MOVES.verb("fund", (*FUNDING[:3], *RESOURCES, *_LOADS[:6]))
GAIN: Final = MOVES.verb("gain", RESOURCES)
GIVE: Final = MOVES.verb("give", SUPPLIES)
GET: Final = MOVES.verb("get", SUPPLIES)

# Actions.
DEVELOP: Final = MOVES.verb("develop", RESOURCES)
CONNECT: Final = MOVES.verb("connect", CONNECTIONS)
INVENT: Final = MOVES.verb("invent", TECHNOLOGIES)
PAY_RESOURCES: Final = MOVES.verb("pay_resources", range(13))
HIRE: Final = MOVES.verb("hire", ("left", "right"))
BUY: Final = MOVES.verb("buy", ("resources", "ads", "both"))
TAKE_BLUEPRINT: Final = MOVES.verb("take_blueprint", BLUEPRINTS)
BUILD: Final = MOVES.verb("build", BLUEPRINTS)
INTO: Final = MOVES.verb("into", FLEET)
BELOW: Final = MOVES.verb("below", range(4))
TAKE_SHUTTLE: Final = MOVES.verb("take_shuttle", COCKPITS)
DRAW_SILO: Final = MOVES.verb("draw_silo", RESOURCES)
REFILL: Final = MOVES.verb("refill", RESOURCES)
SCHEDULE: Final = MOVES.verb("schedule", CRUISES)
FLIP: Final = MOVES.verb("flip", TOKENS)
ADVERTISE: Final = MOVES.verb("advertise", CRUISES)
INVITE: Final = MOVES.verb("invite", WAITING)
DRAW_CARD: Final = MOVES.verb("draw_card", AGENDA)
DISCARD_CARD: Final = MOVES.verb("discard_card", AGENDA)
DISCARD_BLUEPRINT: Final = MOVES.verb("discard_blueprint", BLUEPRINTS)

# Launch and flight.
CHOOSE_SHUTTLE: Final = MOVES.verb("choose_shuttle", FLEET)
BOARD: Final = MOVES.verb("board", GUEST_TYPES)
PAY: Final = MOVES.verb("pay")
ADD_GUEST: Final = MOVES.verb("add_guest", GUEST_TYPES)
UNLOCK: Final = MOVES.verb("unlock", UPGRADES)
SCORE: Final = MOVES.verb("score", GUEST_TYPES)
VISIT: Final = MOVES.verb("visit", BLUEPRINTS)
MOVE_GUEST: Final = MOVES.verb("move_guest", WAITING)
RECALL: Final = MOVES.verb("recall", LOCATIONS)
COPY_TOKEN: Final = MOVES.verb("copy_token", TOKENS)
ICONS_OF: Final = MOVES.verb("icons_of", GUEST_TYPES)

# At any time of one's own turn.
PLAY_CARD: Final = MOVES.verb("play_card", AGENDA)
SPEND_CARD: Final = MOVES.verb("spend_card", AGENDA)
SPEND_REPUTATION: Final = MOVES.verb("spend_reputation", REPUTATION_ICONS)
ICONS: Final = MOVES.verb("icons", range(1, 8))
REFRESH_BLUEPRINTS: Final = MOVES.verb("refresh_blueprints")
BORROW_CONNECTION: Final = MOVES.verb("borrow_connection", CONNECTIONS)
BORROW_TECHNOLOGY: Final = MOVES.verb("borrow_technology", TECHNOLOGIES)
USE_TECHNOLOGY: Final = MOVES.verb("use_technology", TECHNOLOGIES)
MOVE_MARKER: Final = MOVES.verb("move_marker", TECHNOLOGIES)
TO_SECTION: Final = MOVES.verb("to_section", range(1, 3))

# Several steps in one answer.
SEND_WORKER: Final = MOVES.verb("send_worker", ERRANDS)
SEND_EXPERT: Final = MOVES.verb("send_expert", ERRANDS)
GAIN_SEVERAL: Final = MOVES.verb("gain_several", _LOADS)
FUND_ALL: Final = MOVES.verb("fund_all", FUNDING)
SCORE_ALL: Final = MOVES.verb("score_all")
LAUNCH_NOW: Final = MOVES.verb("launch_now", FLEET)
LAUNCH_NOW_EXPERT: Final = MOVES.verb("launch_now_expert", FLEET)
BOARD_ALL: Final = MOVES.verb("board_all")
FILL: Final = MOVES.verb("fill", FLEET)
PAY_BY_CARDS: Final = MOVES.verb("pay_by_cards")
PAY_BY_REPUTATION: Final = MOVES.verb("pay_by_reputation")
