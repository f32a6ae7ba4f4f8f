"""The closed words of the game: resources, actions, timings, verbs, counters. Their order fixes their numbers."""

from __future__ import annotations

RESOURCES = ("food", "oxygen", "fuel")
FOOD, OXYGEN, FUEL = range(3)

GUEST_TYPES = ("adventurous", "relaxing", "family")
ADVENTUROUS, RELAXING, FAMILY = range(3)
#: In counters only: the type of which the company has most segments.
BEST = 3

#: What waits at a stop of a cruise: one of the three destinations, a day in space, or earth.
STOPS = (*GUEST_TYPES, "day_in_space", "earth")
DAY_IN_SPACE = 3
EARTH = 4

#: The six locations of the network, clockwise from the top centre. Connection i joins location i and the next one.
LOCATIONS = ("tc", "tr", "br", "bc", "bl", "tl")
CONNECTIONS = ("tc_tr", "tr_br", "br_bc", "bc_bl", "bl_tl", "tl_tc")

ACTIONS = (
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
)
(
    BUILD_DEVELOPMENT,
    HIRE_EXPERT,
    GAIN_SUPPLIES,
    ACQUIRE_BLUEPRINTS,
    BUILD_SEGMENTS,
    ACQUIRE_SHUTTLE,
    GAIN_RESOURCES,
    REFILL_SILO,
    SCHEDULE_CRUISE,
    ADVERTISE_CRUISE,
    DRAW_AGENDA,
    REFILL_AGENDA,
) = range(12)

#: When an effect may be used or happens. The twelve actions come first, under their own numbers.
TIMINGS = (
    *ACTIONS,
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
    "gained",
    "always",
)
(
    LAUNCH_BOARD,
    LAUNCH_PAY,
    LAUNCH_COCKPIT,
    ADVANCE,
    AT_DESTINATION,
    AT_DAY_IN_SPACE,
    AT_RETURN,
    BUMPED,
    RECALLED,
    ANY_TIME,
    END_OF_TURN,
    PLACING,
    GAINED,
    ALWAYS,
) = range(12, 26)

VERBS = (
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
(
    DO_GAIN,
    DO_DISCOUNT,
    DO_EXTRA,
    DO_TAKE_ACTION,
    DO_LIMIT,
    DO_CABIN_CAPACITY,
    DO_MOVE_GUESTS,
    DO_ADVANCE,
    DO_BUMP_OWN,
    DO_RECALL,
    DO_NO_PILOT,
    DO_REACH,
    DO_EXCHANGE,
    DO_EXTRA_ICONS,
    DO_REPEAT_DAY,
    DO_USE_SEGMENT,
    DO_TOKEN_BONUS,
    DO_UNLOCK_UPGRADE,
    DO_RESET_BLUEPRINTS,
    DO_TECH_MARKER,
    DO_JOIN_ANY,
) = range(21)

#: What can be gained, paid or discounted. `resources` is any mix of the three, `supplies` money, ads or resources.
UNITS = (
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
(
    U_MONEY,
    U_ADS,
    U_VP,
    U_REPUTATION,
    U_RESOURCES,
    U_FOOD,
    U_OXYGEN,
    U_FUEL,
    U_AGENDA,
    U_BLUEPRINTS,
    U_FUNDING,
    U_SUPPLIES,
) = range(12)

#: What a discount lowers, and by what it is counted.
TARGETS = (*ACTIONS, "any_action", "launch.pay", "destination", "borrow", "meeting")
(ANY_ACTION, T_LAUNCH_PAY, T_DESTINATION, T_BORROW, T_MEETING) = range(12, 17)
DISCOUNT_PER = ("action", "segment", "surcharge", "guest", "off_type_guest", "owner")
(PER_ACTION, PER_SEGMENT, PER_SURCHARGE, PER_GUEST, PER_OFF_TYPE_GUEST, PER_OWNER) = range(6)

COUNTERS = (
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
)
(
    C_SEGMENTS_BUILT,
    C_SEGMENTS_OF_TYPE,
    C_SEGMENTS_DOUBLE,
    C_SEGMENT_VP,
    C_ICON_SETS,
    C_FULL_SHUTTLES,
    C_CABIN_POSITIONS,
    C_SHUTTLES_LAUNCHED_DISTINCT,
    C_LAUNCHES_TOTAL,
    C_GUESTS_CARRIED,
    C_DESTINATIONS_VISITED,
    C_UPGRADES_UNLOCKED,
    C_UPGRADE_DESTINATIONS,
    C_EXPERTS_HIRED,
    C_DEVELOPMENTS_BUILT,
    C_DEVELOPMENTS_NETWORK,
    C_DEVELOPMENTS_TECHNOLOGY,
    C_DEVELOPMENT_PAIRS,
    C_DEVELOPMENTS_ADJACENT,
    C_REPUTATION,
    C_WINGS,
    C_AGENDA_IN_HAND,
    C_BLUEPRINTS_HELD,
    C_GUESTS_ABOARD,
    C_GUESTS_SCORED,
    C_GUESTS_PLACED,
    C_WORKERS_RECALLED,
    C_WORKERS_BUMPED,
    C_CRUISE_STOPS,
) = range(29)

#: Where `take_action` may look for its action.
FROM_LIST, FROM_ANY, FROM_LOCATION, FROM_CONNECTED = range(4)

#: The two experts a company can hire.
LEFT, RIGHT = range(2)
HALF_CABINS = ("left", "centre", "right")
LEVELS = ("easy", "medium", "hard")
MODULES = (
    "cabin_matching",
    "advanced_technologies",
    "location_bonuses",
    "specialized_blueprints",
    "starting_upgrades",
    "advancements_parts",
    "accommodations_parts",
)
REPUTATION_ICONS = ("ad", "money", "resource")
ICON_AD, ICON_MONEY, ICON_RESOURCE = range(3)
#: The four funding bonuses, in the order of the brown tokens on the launch tower.
FUNDING = ("money", "ad", "vp", "resource")
F_MONEY, F_AD, F_VP, F_RESOURCE = range(4)
#: Money, ads and the resources: what an exchange trades.
SUPPLIES = ("money", "ad", *RESOURCES)
MAX_REPUTATION = 18
