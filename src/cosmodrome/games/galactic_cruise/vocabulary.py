"""The closed words of the game: resources, actions, timings, verbs, counters. Their order fixes their numbers.

Each kind of words is a type, for the content tables; a tuple, to find a word by its number; and a name for each number.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Resource = Literal["food", "oxygen", "fuel"]
RESOURCES: Final[tuple[str, ...]] = get_args(Resource)
FOOD: Final = 0
OXYGEN: Final = 1
FUEL: Final = 2
#: How many kinds of resources there are, and rows of developments: one for each.
KINDS: Final = 3
#: Developments in a row of the company board.
ROW_LENGTH: Final = 3

Guest = Literal["adventurous", "relaxing", "family"]
GUEST_TYPES: Final[tuple[str, ...]] = get_args(Guest)
ADVENTUROUS: Final = 0
RELAXING: Final = 1
FAMILY: Final = 2
#: How many types of guests there are.
TYPES: Final = 3
#: In counters only: the type of which the company has most segments.
BEST: Final = 3

#: What waits at a stop of a cruise: one of the three destinations, a day in space, or earth.
Stop = Literal[Guest, "day_in_space", "earth"]
STOPS: Final[tuple[str, ...]] = get_args(Stop)
DAY_IN_SPACE: Final = 3
EARTH: Final = 4

#: The six locations of the network, clockwise from the top centre. Connection i joins location i and the next one.
Place = Literal["tc", "tr", "br", "bc", "bl", "tl"]
LOCATIONS: Final[tuple[str, ...]] = get_args(Place)
Connection = Literal["tc_tr", "tr_br", "br_bc", "bc_bl", "bl_tl", "tl_tc"]
CONNECTIONS: Final[tuple[str, ...]] = get_args(Connection)
#: The locations lie in a ring; connection n leads from location n to the next one.
RING: Final = 6
#: The sections of the queue, and of the progress track.
SECTIONS: Final = 3
LAST_SECTION: Final = 2
#: Spaces for technologies, and for the upgrades of all destinations and of each.
TECH_SPACES: Final = 4
UPGRADE_SPACES: Final = 9
UPGRADES_EACH: Final = 3
#: A cabin lies between two segments, and no shuttle flies without one.
LEAST_SEGMENTS: Final = 2

Action = Literal[
    "build_development",
    "hire_expert",
    "gain_supplies",
    "acquire_blueprints",
    "build_segments",
    "acquire_shuttle",
    "gain_resources",
    "refill_silo",
    "schedule_cruise",
    "advertise_cruise",
    "draw_agenda",
    "refill_agenda",
]
ACTIONS: Final[tuple[str, ...]] = get_args(Action)
BUILD_DEVELOPMENT: Final = 0
HIRE_EXPERT: Final = 1
GAIN_SUPPLIES: Final = 2
ACQUIRE_BLUEPRINTS: Final = 3
BUILD_SEGMENTS: Final = 4
ACQUIRE_SHUTTLE: Final = 5
GAIN_RESOURCES: Final = 6
REFILL_SILO: Final = 7
SCHEDULE_CRUISE: Final = 8
ADVERTISE_CRUISE: Final = 9
DRAW_AGENDA: Final = 10
REFILL_AGENDA: Final = 11

#: When an effect may be used or happens. The twelve actions come first, under their own numbers.
Timing = Literal[
    Action,
    "launch.board",
    "launch.pay",
    "launch.cockpit",
    "advance",
    "destination",
    "day_in_space",
    "return",
    "bumped",
    "recall",
    "any_time",
    "end_of_turn",
    "placing",
    "always",
]
TIMINGS: Final[tuple[str, ...]] = get_args(Timing)
LAUNCH_BOARD: Final = 12
LAUNCH_PAY: Final = 13
LAUNCH_COCKPIT: Final = 14
ADVANCE: Final = 15
AT_DESTINATION: Final = 16
AT_DAY_IN_SPACE: Final = 17
AT_RETURN: Final = 18
BUMPED: Final = 19
RECALLED: Final = 20
ANY_TIME: Final = 21
END_OF_TURN: Final = 22
PLACING: Final = 23
ALWAYS: Final = 24

VERBS: Final[tuple[str, ...]] = (
    "gain",
    "discount",
    "extra",
    "take_action",
    "limit",
    "cabin_capacity",
    "move_guests",
    "advance",
    "bump_own",
    "recall",
    "no_pilot",
    "reach",
    "exchange",
    "extra_icons",
    "repeat_day",
    "use_segment",
    "token_bonus",
    "unlock_upgrade",
    "reset_blueprints",
    "tech_marker",
    "join_any",
)
DO_GAIN: Final = 0
DO_DISCOUNT: Final = 1
DO_EXTRA: Final = 2
DO_TAKE_ACTION: Final = 3
DO_LIMIT: Final = 4
DO_CABIN_CAPACITY: Final = 5
DO_MOVE_GUESTS: Final = 6
DO_ADVANCE: Final = 7
DO_BUMP_OWN: Final = 8
DO_RECALL: Final = 9
DO_NO_PILOT: Final = 10
DO_REACH: Final = 11
DO_EXCHANGE: Final = 12
DO_EXTRA_ICONS: Final = 13
DO_REPEAT_DAY: Final = 14
DO_USE_SEGMENT: Final = 15
DO_TOKEN_BONUS: Final = 16
DO_UNLOCK_UPGRADE: Final = 17
DO_RESET_BLUEPRINTS: Final = 18
DO_TECH_MARKER: Final = 19
DO_JOIN_ANY: Final = 20

#: What can be gained, paid or discounted. `resources` is any mix of the three, `supplies` money, ads or resources.
UNITS: Final[tuple[str, ...]] = (
    "money",
    "ads",
    "vp",
    "reputation",
    "resources",
    "food",
    "oxygen",
    "fuel",
    "agenda",
    "blueprints",
    "funding",
    "supplies",
)
U_MONEY: Final = 0
U_ADS: Final = 1
U_VP: Final = 2
U_REPUTATION: Final = 3
U_RESOURCES: Final = 4
U_FOOD: Final = 5
U_OXYGEN: Final = 6
U_FUEL: Final = 7
U_AGENDA: Final = 8
U_BLUEPRINTS: Final = 9
U_FUNDING: Final = 10
U_SUPPLIES: Final = 11

#: What a discount lowers, and by what it is counted.
Target = Literal[Action, "any_action", "launch.pay", "destination", "borrow", "meeting"]
TARGETS: Final[tuple[str, ...]] = get_args(Target)
ANY_ACTION: Final = 12
T_LAUNCH_PAY: Final = 13
T_DESTINATION: Final = 14
T_BORROW: Final = 15
T_MEETING: Final = 16
DiscountPer = Literal["action", "segment", "surcharge", "guest", "off_type_guest", "owner"]
DISCOUNT_PER: Final[tuple[str, ...]] = get_args(DiscountPer)
PER_ACTION: Final = 0
PER_SEGMENT: Final = 1
PER_SURCHARGE: Final = 2
PER_GUEST: Final = 3
PER_OFF_TYPE_GUEST: Final = 4
PER_OWNER: Final = 5

Counter = Literal[
    "segments_built",
    "segments_of_type",
    "segments_double",
    "segment_vp",
    "icon_sets",
    "full_shuttles",
    "cabin_positions",
    "shuttles_launched_distinct",
    "launches_total",
    "guests_carried",
    "destinations_visited",
    "upgrades_unlocked",
    "upgrade_destinations",
    "experts_hired",
    "developments_built",
    "developments_network",
    "developments_technology",
    "development_pairs",
    "developments_adjacent",
    "reputation",
    "wings",
    "agenda_in_hand",
    "blueprints_held",
    "guests_aboard",
    "guests_scored",
    "guests_placed",
    "workers_recalled",
    "workers_bumped",
    "cruise_stops",
]
COUNTERS: Final[tuple[str, ...]] = get_args(Counter)
C_SEGMENTS_BUILT: Final = 0
C_SEGMENTS_OF_TYPE: Final = 1
C_SEGMENTS_DOUBLE: Final = 2
C_SEGMENT_VP: Final = 3
C_ICON_SETS: Final = 4
C_FULL_SHUTTLES: Final = 5
C_CABIN_POSITIONS: Final = 6
C_SHUTTLES_LAUNCHED_DISTINCT: Final = 7
C_LAUNCHES_TOTAL: Final = 8
C_GUESTS_CARRIED: Final = 9
C_DESTINATIONS_VISITED: Final = 10
C_UPGRADES_UNLOCKED: Final = 11
C_UPGRADE_DESTINATIONS: Final = 12
C_EXPERTS_HIRED: Final = 13
C_DEVELOPMENTS_BUILT: Final = 14
C_DEVELOPMENTS_NETWORK: Final = 15
C_DEVELOPMENTS_TECHNOLOGY: Final = 16
C_DEVELOPMENT_PAIRS: Final = 17
C_DEVELOPMENTS_ADJACENT: Final = 18
C_REPUTATION: Final = 19
C_WINGS: Final = 20
C_AGENDA_IN_HAND: Final = 21
C_BLUEPRINTS_HELD: Final = 22
C_GUESTS_ABOARD: Final = 23
C_GUESTS_SCORED: Final = 24
C_GUESTS_PLACED: Final = 25
C_WORKERS_RECALLED: Final = 26
C_WORKERS_BUMPED: Final = 27
C_CRUISE_STOPS: Final = 28

#: Where `take_action` may look for its action.
FROM_LIST: Final = 0
FROM_ANY: Final = 1
FROM_LOCATION: Final = 2
FROM_CONNECTED: Final = 3

#: The two experts a company can hire.
LEFT: Final = 0
RIGHT: Final = 1
Half = Literal["left", "centre", "right"]
HALF_CABINS: Final[tuple[str, ...]] = get_args(Half)
Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[str, ...]] = get_args(Level)
Module = Literal[
    "cabin_matching",
    "advanced_technologies",
    "location_bonuses",
    "specialized_blueprints",
    "starting_upgrades",
    "advancements_parts",
    "accommodations_parts",
]
MODULES: Final[tuple[str, ...]] = get_args(Module)
Icon = Literal["ad", "money", "resource"]
REPUTATION_ICONS: Final[tuple[str, ...]] = get_args(Icon)
ICON_AD: Final = 0
ICON_MONEY: Final = 1
ICON_RESOURCE: Final = 2
#: The four funding bonuses, in the order of the brown tokens on the launch tower.
FUNDING: Final[tuple[str, ...]] = ("money", "ad", "vp", "resource")
F_MONEY: Final = 0
F_AD: Final = 1
F_VP: Final = 2
F_RESOURCE: Final = 3
#: What each of them is a gain of.
FUNDING_UNITS: Final[tuple[int, ...]] = (U_MONEY, U_ADS, U_VP, U_RESOURCES)
#: Money, ads and the resources: what an exchange trades.
SUPPLIES: Final[tuple[str, ...]] = ("money", "ad", *RESOURCES)
S_MONEY: Final = 0
S_AD: Final = 1
S_FOOD: Final = 2
MAX_REPUTATION: Final = 18
#: What Rachel's cards tell her to try.
SoloAction = Literal[
    "build_segments",
    "refresh_blueprints",
    "hire_expert",
    "build_development_network",
    "build_development_technology",
    "draw_agenda",
    "refill_agenda",
    "gain_resources",
    "refill_silo",
    "advertise_cruise",
    "launch_2plus",
    "launch_3plus",
]
