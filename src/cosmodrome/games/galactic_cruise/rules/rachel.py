"""Solo: Rachel's turn. She is run by her cards and their number system; every choice is told with its reason."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.galactic_cruise import effects
from cosmodrome.games.galactic_cruise.counters import adjacent_developments
from cosmodrome.games.galactic_cruise.moves import CONNECT, DEAL_SOLO_CARD
from cosmodrome.games.galactic_cruise.options import Options
from cosmodrome.games.galactic_cruise.pieces import Content
from cosmodrome.games.galactic_cruise.rules import flight, gains, headquarters, network, progress, rachels_actions
from cosmodrome.games.galactic_cruise.state import (
    BIT,
    E_GUESTS,
    EMPTY,
    EXPERT,
    GONE,
    NO_PILOT,
    Company,
    GalacticCruise,
    Rachel,
    Shuttle,
)
from cosmodrome.games.galactic_cruise.vocabulary import (
    AT_RETURN,
    DAY_IN_SPACE,
    EARTH,
    F_VP,
    LOCATIONS,
    MAX_REPUTATION,
    RECALLED,
    STOPS,
    U_AGENDA,
    U_REPUTATION,
)
from cosmodrome.kernel import Chance, Rules

# --- setup


def new(content: Content, options: Options) -> Rachel:
    """Her settings; each element may come from another level."""
    solo = content.solo
    her = Rachel(
        solo.goals[options.rachel_goals],
        solo.second_when_connected[options.rachel_second_action],
        solo.meeting_action[options.rachel_meeting],
        solo.expert_funding[options.rachel_experts],
    )
    her.deck = list(range(len(content.solo_cards)))
    return her


def deal_top(s: GalacticCruise) -> Rules[None]:
    """The next card comes to lie on top of her deck; its back shows which one it is."""
    her = _her(s)
    her.top = -1
    if her.deck:
        her.top = (yield Chance(DEAL_SOLO_CARD, [card + 1 for card in her.deck])).arg - 1
        her.deck.remove(her.top)


def _her(s: GalacticCruise) -> Rachel:
    assert s.rachel is not None
    return s.rachel


def draft(s: GalacticCruise) -> Rules[None]:
    """Solo setup: her first development goes to a connection without any, by number; so a blueprint is discarded."""
    p = s.companies[1]
    connection = pick(s, "network", 6, lambda i: not s.connections[i])
    if connection >= 0:
        headquarters.place_development(s, p, 0, CONNECT[connection])
    slot = pick(s, "blueprint", 5, lambda i: s.blueprint_display[i] >= 0)
    if slot >= 0:
        s.blueprint_discard.append(s.blueprint_display[slot])
        s.blueprint_display[slot] = -1
    yield from ()


# --- the number system


def guide(s: GalacticCruise) -> int:
    """The card whose back counts: the top of the deck, or of the turned-over pile once the deck is used up."""
    her = _her(s)
    return her.top if her.top >= 0 else her.revealed[0]


def number(s: GalacticCruise, limit: int) -> int:
    """The number system: the first number on the back, or the second where the first is too high."""
    first, second = s.content.solo_cards[guide(s)].numbers
    return first if first <= limit else second


def pick(s: GalacticCruise, what: str, limit: int, fits: Callable[[int], bool]) -> int:
    """From the number on, downwards, rightwards or clockwise, to the first that fits; -1 if none does."""
    start = number(s, limit) - 1
    for step in range(limit):
        index = (start + step) % limit
        if fits(index):
            if s.log is not None:
                s.log.tell("rachel_number", what=what, number=start + 1, place=index + 1)
            return index
    return -1


# --- her turn


def take_turn(s: GalacticCruise, p: Company) -> Rules[None]:
    """Rachel's turn: advance, act, accomplish goals."""
    if p.starting_cards:
        starting_upgrade(s, p)
    for shuttle in p.shuttles:
        if shuttle.cruise >= 0:
            yield from advance(s, p, shuttle)
    if p.workers_home or p.experts_home:
        yield from act(s, p)
    else:
        yield from meeting(s, p)
    accomplish_goals(s, p)


def starting_upgrade(s: GalacticCruise, p: Company) -> None:
    """Starting upgrades: the card you left her moves her VP token, or any grey one, without bonuses."""
    card = s.content.starting_upgrades[p.starting_cards.pop()]
    place = F_VP if 0 <= card.token < 4 else 4
    p.tokens[place] = GONE
    p.upgrades |= BIT[card.upgrade]
    if s.log is not None:
        s.log.tell("starting_upgrade", company=p.label, token=s.content.tokens[p.tower[place]].id)


def reveal(s: GalacticCruise) -> Rules[int]:
    """Turn her top card; after the last one all are shuffled again once it is resolved."""
    her = _her(s)
    if her.top < 0:
        her.deck, her.revealed = sorted(her.revealed), []
        yield from deal_top(s)
    card = her.top
    her.revealed.append(card)
    yield from deal_top(s)
    if s.log is not None:
        piece = s.content.solo_cards[card]
        back = s.content.solo_cards[guide(s)]
        s.log.tell("rachel_card", card=piece.id, first=back.numbers[0], second=back.numbers[1])
    return card


def act(s: GalacticCruise, p: Company) -> Rules[None]:
    """Rachel's actions: one card, and a second one where her worker stands on or next to what she did."""
    s.placed = -1
    for n in range(s.content.solo.max_actions):
        action = yield from resolve_card(s, p, place_first=n == 0)
        if n == 0 and not second_action(s, p, action):
            return


def resolve_card(s: GalacticCruise, p: Company, place_first: bool) -> Rules[str]:
    """Reveal cards until one has an action she can take, and take it; a launch needs her worker in the elevator."""
    while True:
        card = yield from reveal(s)
        chosen = first_possible(s, p, card)
        if place_first and s.placed < 0 and not chosen.startswith("launch"):
            # What placing brings may change what she can do.
            yield from place_worker(s, p)
            chosen = first_possible(s, p, card)
        if s.log is not None:
            for name in s.content.solo_cards[card].actions:
                if name == chosen:
                    break
                s.log.tell("rachel_cannot", action=name)
        if chosen:
            if s.log is not None:
                s.log.tell("rachel_action", action=chosen)
            yield from rachels_actions.take(s, p, chosen)
            return chosen


def first_possible(s: GalacticCruise, p: Company, card: int) -> str:
    """The first action of a card that she can take, or nothing."""
    return next((name for name in s.content.solo_cards[card].actions if rachels_actions.possible(s, p, name)), "")


def place_worker(s: GalacticCruise, p: Company) -> Rules[None]:
    """Her worker, an expert if she has one home, goes where the back shows, or clockwise to where she has none."""
    start = s.content.solo_cards[guide(s)].worker
    here = next((start + step) % 6 for step in range(6) if s.workers[(start + step) % 6] >> 1 != p.seat)
    if s.log is not None:
        s.log.tell("rachel_place", shown=LOCATIONS[start], location=LOCATIONS[here])
    yield from network.place(s, p, here, p.experts_home > 0)
    if s.location_active & BIT[here]:
        location_bonus(s, p, here)


def location_bonus(s: GalacticCruise, p: Company, here: int) -> None:
    """Location bonuses for Rachel: points, reputation and cards as usual, anything else as points."""
    if not adjacent_developments(s, p, here):
        return
    for e in s.content.location_bonuses[s.location_bonus[here]].effects:
        times = effects.multiplier(s, p, e, None)
        for unit, amount in e.amounts:
            if unit == U_REPUTATION:
                gains.gain_reputation(p, amount * times)
            elif unit == U_AGENDA:
                for _ in range(amount * times):
                    rachels_actions.discard_agenda(s)
            else:
                gains.gain_vp(p, amount * times)


def second_action(s: GalacticCruise, p: Company, action: str) -> bool:
    """Whether she reveals another card: her worker stands on the action's location, or next to it and connected.

    Without a development of her own on the connection she pays you for yours, from the supply.
    """
    tile = rachels_actions.TILE.get(action)
    if tile is None or s.placed < 0:
        return False
    there = next(here for here in range(6) if tile in s.actions_at[here])
    if there == s.placed:
        return _tell_second(s, "same_location")
    if not _her(s).connected or (there - s.placed) % 6 not in (1, 5):
        return False
    connection = s.placed if (there - s.placed) % 6 == 1 else there
    owners = s.connections[connection]
    if not owners:
        return False
    if not owners & BIT[p.seat] and owners & BIT[0]:
        price = s.content.prices.borrow[p.reputation]
        s.companies[0].money += price
        if s.log is not None:
            s.log.tell("rachel_pays", company=0, price=price)
    return _tell_second(s, "connected")


def _tell_second(s: GalacticCruise, why: str) -> bool:
    if s.log is not None:
        s.log.tell("rachel_again", why=why)
    return True


def meeting(s: GalacticCruise, p: Company) -> Rules[None]:
    """Without workers at home she calls a meeting; on hard she resolves a card too."""
    if s.log is not None:
        s.log.tell("meeting", company=p.label)
    yield from recall(s, p)
    s.placed = -1
    if _her(s).meeting_action:
        yield from resolve_card(s, p, place_first=False)


def recall(s: GalacticCruise, p: Company) -> Rules[None]:
    """Her workers come home from the network, for points."""
    for here in range(6):
        piece = s.workers[here]
        if piece >> 1 == p.seat:
            s.workers[here] = EMPTY
            yield from network.come_home(s, p, bool(piece & 1), RECALLED)


def accomplish_goals(s: GalacticCruise, p: Company) -> None:
    """Her own thresholds for developments, segments and different shuttles launched; your goals never change them."""
    reached = (
        p.developments,
        sum(len(shuttle.segments) for shuttle in p.shuttles),
        sum(shuttle.launched for shuttle in p.shuttles),
    )
    for side, wanted in enumerate(_her(s).goals):
        if reached[side] >= wanted and not p.goals_met & BIT[side]:
            progress.meet_goal(s, p, side)


# --- her shuttles


def advance(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Rachel's shuttles: reputation on a day in space, points for all guests at a destination, no ads."""
    shuttle.stop += 1
    stop = s.content.cruises[shuttle.cruise].stops[shuttle.stop]
    if s.log is not None:
        s.log.tell("stop_reached", company=p.label, shuttle=p.shuttles.index(shuttle), stop=STOPS[stop])
    if stop == EARTH:
        yield from return_to_earth(s, p, shuttle)
    elif stop == DAY_IN_SPACE:
        gains.gain_reputation(p, sum(shuttle.guests) * s.content.solo.day_reputation)
    else:
        visit(s, p, shuttle, stop)


def free_upgrade(p: Company, here: int) -> int:
    """The first free upgrade of a destination, or -1."""
    return next((i for i in range(here * 3, here * 3 + 3) if not p.upgrades & BIT[i]), -1)


def visit(s: GalacticCruise, p: Company, shuttle: Shuttle, here: int) -> None:
    """Destination: her token goes to the first free upgrade, without effect; then every guest scores."""
    p.destinations_visited += 1
    if shuttle.token:
        upgrade = free_upgrade(p, here)
        if upgrade >= 0:
            p.upgrades |= BIT[upgrade]
            shuttle.token = False
    points = sum(shuttle.guests) * flight.destination_points(s, p, here)
    gains.gain_vp(p, points, E_GUESTS)
    if s.log is not None:
        s.log.tell("rachel_scores", points=points)


def return_to_earth(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Returning to Earth, as everybody."""
    s.cruise_discard.append(shuttle.cruise)
    for guest in range(3):
        s.supply[guest] += shuttle.guests[guest]
    pilot = shuttle.pilot
    shuttle.cruise, shuttle.stop, shuttle.guests, shuttle.token = -1, -1, [0, 0, 0], False
    shuttle.pilot = NO_PILOT
    yield from network.come_home(s, p, pilot == EXPERT, AT_RETURN)


def stop_value(s: GalacticCruise, p: Company, shuttle: Shuttle, stop: int) -> int:
    """The points a stop would bring her."""
    if stop == EARTH:
        worth = 2 if p.tokens[F_VP] == GONE else 1
        return worth * (2 if shuttle.pilot == EXPERT and _her(s).experts_paid else 1)
    guests = sum(shuttle.guests)
    if stop == DAY_IN_SPACE:
        return max(0, p.reputation + guests * s.content.solo.day_reputation - MAX_REPUTATION)
    gained = s.content.prices.score_vp_per_token if shuttle.token and free_upgrade(p, stop) >= 0 else 0
    return guests * (flight.destination_points(s, p, stop) + gained)


def last_flight(s: GalacticCruise, p: Company, shuttle: Shuttle) -> Rules[None]:
    """Final round: she flies to the stop left that brings her most points; of equals the first."""
    stops = s.content.cruises[shuttle.cruise].stops
    left = range(shuttle.stop + 1, len(stops))
    best = max(left, key=lambda n: (stop_value(s, p, shuttle, stops[n]), -n))
    shuttle.stop = best - 1
    yield from advance(s, p, shuttle)
