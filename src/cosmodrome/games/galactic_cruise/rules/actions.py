"""Assign a Worker: the twelve actions, by the department that offers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.effects import frames, performing
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.rules import headquarters, manufacturing, marketing, planning
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, HIRE_EXPERT
from cosmodrome.kernel import Rules

Action = Callable[[GalacticCruise, Company, Frame], Rules[None]]
Possible = Callable[[GalacticCruise, Company, int], bool]

#: How each action is taken, and whether taking it could do anything; in the order of their numbers.
TABLE: Final[tuple[tuple[Action, Possible], ...]] = (
    (headquarters.build_development, headquarters.can_build_development),
    (headquarters.hire_expert, headquarters.can_hire_expert),
    (headquarters.gain_supplies, headquarters.can_gain_supplies),
    (manufacturing.acquire_blueprints, manufacturing.can_acquire_blueprints),
    (manufacturing.build_segments, manufacturing.can_build_segments),
    (manufacturing.acquire_shuttle, manufacturing.can_acquire_shuttle),
    (manufacturing.gain_resources, manufacturing.can_gain_resources),
    (manufacturing.refill_silo, manufacturing.can_refill_silo),
    (marketing.schedule_cruise, marketing.can_schedule_cruise),
    (marketing.advertise_cruise, marketing.can_advertise_cruise),
    (planning.draw_agenda, planning.can_draw_agenda),
    (planning.refill_agenda, planning.can_refill_agenda),
)


def can_start(s: GalacticCruise, p: Company, action: int, discount: int = 0) -> bool:
    """Whether an action could do anything now. A card in hand that is for this action gives it the benefit of doubt."""
    timings = s.content.card_timing
    helped = 99 if any(timings[card] == action for card in p.hand) else 0
    return TABLE[action][1](s, p, discount + helped)


def take(s: GalacticCruise, p: Company, action: int, discount: int = 0, items: int = 0) -> Rules[None]:
    """Take one action from beginning to end."""
    if s.log is not None:
        s.log.tell("action", company=p.label, action=ACTIONS[action])
    expert = s.placed_expert and s.placed >= 0
    f = frames.open_frame(s, p, action, s.content.prices.items[action], expert)
    f.action_money += discount
    if items:
        f.limit = items
    yield from TABLE[action][0](s, p, f)
    # The tile of an expert who is hired is a matter of coming home, not of the expert who hires.
    yield from performing.close_frame(s, p, f, expert and action != HIRE_EXPERT)
