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

#: How each action is taken, in the order of their numbers.
TABLE: Final[tuple[Action, ...]] = (
    headquarters.build_development,
    headquarters.hire_expert,
    headquarters.gain_supplies,
    manufacturing.acquire_blueprints,
    manufacturing.build_segments,
    manufacturing.acquire_shuttle,
    manufacturing.gain_resources,
    manufacturing.refill_silo,
    marketing.schedule_cruise,
    marketing.advertise_cruise,
    planning.draw_agenda,
    planning.refill_agenda,
)


def take(s: GalacticCruise, p: Company, action: int, discount: int = 0, items: int = 0) -> Rules[None]:
    """Take one action from beginning to end."""
    if s.log is not None:
        s.log.tell("action", company=p.label, action=ACTIONS[action])
    expert = s.placed_expert and s.placed >= 0
    f = frames.open_frame(s, p, action, s.content.prices.items[action], expert)
    f.action_money += discount
    if items:
        f.limit = items
    yield from TABLE[action](s, p, f)
    s.deeds += f.count > 0
    # The tile of an expert who is hired is a matter of coming home, not of the expert who hires.
    yield from performing.close_frame(s, p, f, expert and action != HIRE_EXPERT)
