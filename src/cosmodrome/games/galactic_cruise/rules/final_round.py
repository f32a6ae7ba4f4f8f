"""The final round: everybody comes home, one more turn each, and then every shuttle flies to its last stop."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise import scoring
from cosmodrome.games.galactic_cruise.company import Rachel
from cosmodrome.games.galactic_cruise.moves import FLY
from cosmodrome.games.galactic_cruise.rules import asking, flight, meeting, progress
from cosmodrome.games.galactic_cruise.rules.rachel import flight as her_flight
from cosmodrome.games.galactic_cruise.rules.rachel import turn as her_turn
from cosmodrome.games.galactic_cruise.state import OVER, TURN, GalacticCruise
from cosmodrome.kernel import Rules


def final_recall(s: GalacticCruise) -> Rules[None]:
    """Final Round: all workers come home from the network with funding bonuses. This is no meeting: no action."""
    p = s.companies[s.cursor]
    s.active = s.cursor
    if isinstance(p, Rachel):
        yield from her_turn.recall(s)
    else:
        yield from meeting.recall_all(s, p)
    s.cursor += 1
    if s.cursor == len(s.companies):
        s.active = 0
        s.final_round = True
        s.phase = TURN
        if s.log is not None:
            s.log.tell("final_round")


def last_advance(s: GalacticCruise) -> Rules[None]:
    """Final Round: in turn order every shuttle in space goes to any stop left; goals met by that still count."""
    p = s.companies[s.cursor]
    s.active = s.cursor
    flying = [i for i, shuttle in enumerate(p.shuttles) if shuttle.cruise >= 0]
    for n in range(len(flying)):
        left = [i for i in flying if i >= 0]
        i = left[0]
        if isinstance(p, Rachel):
            yield from her_flight.last_flight(s, p.shuttles[i])
        else:
            if len(left) > 1:
                i = (yield asking.ask(p, "advance", lambda: [FLY[k] for k in flying if k >= 0])).arg
            yield from flight.last_flight(s, p, p.shuttles[i])
        flying[flying.index(i)] = -1 - n
    if isinstance(p, Rachel):
        her_turn.accomplish_goals(s)
    else:
        progress.accomplish_goals(s, p)
    s.cursor += 1
    if s.cursor == len(s.companies):
        scoring.final_meeting(s)
        s.phase = OVER
