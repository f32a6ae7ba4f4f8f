"""The figures greedy judges by. They were found by playing many matches against slightly different ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth in points. `…_early` is what is added while the whole match is still ahead."""

    #: Goods: what they score at the end, and more early on.
    money_early: float = 0.6
    money_short: float = 0.25
    ad_early: float = 0.4
    ad_needed: float = 1.2
    ad_urgent: float = 2.6
    card_early: float = 1.0
    blueprint_early: float = 0.3
    reputation: float = 0.85
    most_reputation: float = 0.0
    resource_needed: float = 0.75
    resource_spare: float = 0.15
    blueprint: float = 1.0
    draw: float = 0.95
    card_margin: float = 0.25
    #: A goal: its cube, and wings for the meetings to come.
    goal: float = 11.0
    goal_late: float = 0.35
    goal_far: float = 1.0
    #: Developments and experts.
    development: float = 3.0
    column: float = 1.0
    technology: float = 2.2
    connection: float = 0.12
    fresh_end: float = 0.7
    network: float = 1.6
    storage: float = 2.5
    expert: float = 11.0
    development_price: float = 0.9
    expert_price: float = 0.8
    #: Shuttles.
    first_segments: float = 7.0
    next_segments: float = 4.0
    cabin: float = 5.0
    segment_goal: float = 0.8
    segment_points: float = 1.0
    cockpit: float = 0.6
    late_shuttle: float = 8.0
    unready: float = 1.0
    third_until: float = 0.25
    shuttle: float = 1.0
    #: Tokens: what a doubled funding bonus is worth for each one still to come.
    doubled: float = 0.42
    doubled_again: float = 0.12
    fundings: float = 22.0
    #: Cruises.
    schedule: float = 1.5
    cruise: float = 0.25
    ticket: float = 0.6
    stop: float = 1.0
    fuel: float = 0.7
    ad_flight: float = 0.7
    presold: float = 1.5
    upgrade: float = 0.8
    #: Guests worth waiting for, and the share of the match after which nobody waits.
    full: float = 2.0
    launch_late: float = 0.25
    #: Meetings and bumping.
    meeting_home: float = -1.5
    meeting_away: float = 0.8
    meeting_action: float = 1.0
    bump: float = 0.6
    #: An action worth less is not worth taking; what the second one of a turn counts; what borrowing costs.
    least: float = 0.15
    second: float = 1.0
    borrow: float = 1.2
    #: Turns after which a match should be over.
    patience: float = 40.0


DEFAULT: Final = Weights()
#: Alone: Rachel hurries the match along, so what works at once counts for more, and only she contests the reputation.
SOLO: Final = Weights(reputation=1.5, card_early=1.3, ad_early=0.6)
#: Found by evolution (`bots/training`): 120,000 matches at tables of two to four against a league of the figures above,
#: and 320,000 alone against Rachel, hard two times of three.
TABLE: Final = Weights(
    money_early=0.997,
    money_short=0.24,
    ad_early=0.415,
    ad_needed=1.17,
    ad_urgent=3.12,
    card_early=1.65,
    blueprint_early=0.344,
    reputation=0.938,
    most_reputation=0.33,
    resource_needed=0.513,
    resource_spare=0.169,
    blueprint=0.282,
    draw=1.62,
    card_margin=0.262,
    goal=6.42,
    goal_late=0.404,
    goal_far=0.993,
    development=3.25,
    column=1,
    technology=-0.0405,
    connection=0.165,
    fresh_end=0.824,
    network=1.63,
    storage=2.65,
    expert=8.76,
    development_price=1.09,
    expert_price=0.805,
    first_segments=6.48,
    next_segments=4.03,
    cabin=4.26,
    segment_goal=0.65,
    segment_points=0.811,
    cockpit=0.638,
    late_shuttle=7.45,
    unready=1.06,
    third_until=0.259,
    shuttle=0.943,
    doubled=0.5,
    doubled_again=0.136,
    fundings=23.8,
    schedule=1.46,
    cruise=0.206,
    ticket=0.636,
    stop=1.01,
    fuel=0.539,
    ad_flight=0.763,
    presold=1.47,
    upgrade=1.1,
    full=1.71,
    launch_late=0.197,
    meeting_home=-1.76,
    meeting_away=0.76,
    meeting_action=0.862,
    bump=0.674,
    least=0.141,
    second=1.11,
    borrow=1.28,
    patience=37.4,
)
TABLE_SOLO: Final = Weights(
    money_early=0.827,
    money_short=0.229,
    ad_early=0.889,
    ad_needed=1.21,
    ad_urgent=2.42,
    card_early=1.45,
    blueprint_early=0.313,
    reputation=1.95,
    most_reputation=0.334,
    resource_needed=0.917,
    resource_spare=0.134,
    blueprint=0.77,
    draw=1.41,
    card_margin=0.243,
    goal=5.49,
    goal_late=0.235,
    goal_far=1.05,
    development=2.83,
    column=0.707,
    technology=-1.14,
    connection=0.177,
    fresh_end=0.967,
    network=2.19,
    storage=2.57,
    expert=5.08,
    development_price=0.985,
    expert_price=0.86,
    first_segments=4.82,
    next_segments=1.85,
    cabin=3.19,
    segment_goal=0.522,
    segment_points=0.598,
    cockpit=0.832,
    late_shuttle=9.31,
    unready=0.862,
    third_until=0.239,
    shuttle=0.865,
    doubled=0.452,
    doubled_again=0.121,
    fundings=23.5,
    schedule=0.789,
    cruise=0.181,
    ticket=0.648,
    stop=1.16,
    fuel=0.725,
    ad_flight=0.724,
    presold=1.54,
    upgrade=0.976,
    full=2.18,
    launch_late=0.253,
    meeting_home=-1.23,
    meeting_away=0.735,
    meeting_action=0.963,
    bump=0.774,
    least=0.158,
    second=1.25,
    borrow=1.57,
    patience=42.3,
)
