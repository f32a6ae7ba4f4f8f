"""What scheduling and advertising a cruise are worth to a company now, and the tokens of its tower."""

from __future__ import annotations

from cosmodrome.bots.galactic_cruise.outlook import NOTHING, Estimate, Outlook
from cosmodrome.bots.galactic_cruise.plan import cheapest_guests, open_places
from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import FACE_UP, GONE
from cosmodrome.games.galactic_cruise.vocabulary import DO_GAIN, F_AD, F_MONEY, F_RESOURCE, F_VP


def token_worth(o: Outlook, place: int) -> float:
    """What flipping a token of the tower is worth: its bonus, and later a doubled funding or a cheaper expert."""
    s, p = o.s, o.p
    token = s.content.tokens[p.tower[place]]
    worth = 0.0
    for e in token.effects:
        worth += o.gain(e, None) if e.verb == DO_GAIN else 2.6
    if place < 4:
        doubled = any(p.tokens[kind] == GONE for kind in (F_MONEY, F_AD, F_VP, F_RESOURCE))
        share = o.w.doubled_again if doubled else o.w.doubled
        worth += share * o.w.fundings * max(0.0, o.left - 0.15) * (1.0, 0.85, 1.1, 0.9)[place]
    elif not p.experts_hired & BIT[0]:
        worth += s.content.company.left_expert * o.money * 0.5 * o.left
    return worth


def best_token(o: Outlook) -> float:
    """The best token still face up."""
    return max((token_worth(o, place) for place in range(8) if o.p.tokens[place] == FACE_UP), default=0.0)


def schedule_cruise(o: Outlook) -> Estimate:
    """A cruise and a token, best when the shuttle is nearly ready."""
    s, p = o.s, o.p
    if p.scheduled >= 0 or not open_places(s):
        return NOTHING
    ready = max((len(one.segments) for one in p.shuttles), default=0)
    near = 1.0 if ready >= 2 else o.w.unready * (0.6 if ready else 0.3)
    if o.left < 0.15 and ready < 2:
        return NOTHING
    return 1.0 + near * (o.w.schedule + o.w.cruise * max(0.0, o.plan.worth)) + best_token(o) * (0.4 + 0.5 * near), 0


def advertise_cruise(o: Outlook) -> Estimate:
    """Guests with tickets: money, reputation, and seats taken before the launch."""
    s, p = o.s, o.p
    plan = o.plan
    if plan.place < 0:
        return NOTHING
    room = s.content.prices.presold - sum(s.presold[plan.place])
    number = min(2, room, max(0, plan.guests - plan.presold))
    prices = cheapest_guests(s, 2)
    cruise = s.content.cruises[s.market[plan.place]]
    worth, ads = 0.0, p.ads
    for n in range(number):
        if prices[n] > ads:
            break
        ads -= prices[n]
        fans = any(s.queue[prices[n] - 1][g] for g in cruise.destinations) if prices[n] <= 3 else True
        mine = 1.0 if p.scheduled == plan.place else 0.45
        worth += len(cruise.destinations) * o.money + (o.reputation(1) if fans else 0.0) + o.w.ticket * mine
        worth -= prices[n] * o.ad * (0.35 if p.scheduled == plan.place else 0.7)
    return max(0.0, worth), 0
