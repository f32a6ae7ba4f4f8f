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
#: Found by evolution against a league of the figures above, and against Rachel: see `bots/training`.
TABLE: Final = DEFAULT
TABLE_SOLO: Final = SOLO
