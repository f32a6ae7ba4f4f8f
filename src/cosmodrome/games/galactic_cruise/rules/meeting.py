"""Call a Meeting, and the recall that opens the final round."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.effects import frames, performing
from cosmodrome.games.galactic_cruise.rules import workers
from cosmodrome.games.galactic_cruise.state import ACTING, EMPTY, GalacticCruise, is_expert, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import RECALLED, RING
from cosmodrome.kernel import Rules

#: Actions of a meeting, before anything adds to them.
MEETING_ACTIONS: Final = 1


def call_meeting(s: GalacticCruise, p: Company) -> Rules[None]:
    """Call a Meeting: recall every worker from the network, then take an action next to one's own development."""
    if s.log is not None:
        s.log.tell("meeting", company=p.label)
    s.meeting = True
    s.actions_left = yield from recall_all(s, p)
    s.phase = ACTING


def recall_all(s: GalacticCruise, p: Company) -> Rules[int]:
    """Bring all workers home from the network with their funding bonuses; pilots stay in space.

    Returns the number of actions a meeting allows.
    """
    f = frames.open_frame(s, p, RECALLED, MEETING_ACTIONS)
    mine = [here for here in range(RING) if owner_of(s.workers[here]) == p.seat]
    f.recalled = len(mine)
    f.count = 1
    experts = sum(is_expert(s.workers[here]) for here in mine)
    for here in mine:
        s.workers[here] = EMPTY
    yield from workers.all_come_home(s, p, len(mine) - experts, experts, RECALLED)
    yield from performing.close_frame(s, p, f)
    return f.limit
