"""Co-operation: gifts, and offers of this for that, between agencies.

What is offered is written down piece by piece; an item is the id of the move that named it. The other agency accepts or
declines the whole.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import (
    ACCEPT,
    AGENCY,
    ASTRONAUT,
    CANCEL,
    DECLINE,
    IN_RETURN,
    MONEY,
    MOVES,
    PART,
    PROPOSE,
    SHARE,
    SPACECRAFT,
)
from cosmodrome.games.leaving_earth.pieces import ADVANCEMENT_NAMES, BIT, PARTS, ROLES
from cosmodrome.games.leaving_earth.rules.damage import different
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, deal_outcomes
from cosmodrome.games.leaving_earth.state import DEAL, TURN, LeavingEarth, craft_of, role_of
from cosmodrome.kernel import Ask, Move, Rules

_CANCEL: Final = CANCEL()
_IN_RETURN: Final = IN_RETURN()
_PROPOSE: Final = PROPOSE()

#: Money changes hands in these notes.
NOTES: Final[tuple[int, ...]] = (1, 5, 10, 25)
_ANSWERS: Final = [ACCEPT(), DECLINE()]


def begin_deal(s: LeavingEarth, seat: int) -> Rules[None]:
    """Co-operate: choose the other agency, then write the offer."""
    partners = [other for other in range(len(s.agencies)) if other != seat]
    s.partner = partners[0]
    if len(partners) > 1:
        s.partner = (yield Ask(seat, "partner", [AGENCY[other] for other in partners])).arg
    s.give, s.want, s.in_return = [], [], False
    s.phase = DEAL


def item_moves(s: LeavingEarth, giver: int, taker: int, items: list[int]) -> list[Move]:
    """What the giver still has to give: money, unassembled components, astronauts, spacecraft, shared research."""
    agency = s.agencies[giver]
    chosen = [MOVES.by_id(item) for item in items]
    money = agency.money - sum([move.arg for move in chosen if move.verb is MONEY])
    moves = [MONEY[note] for note in NOTES if note <= money]
    left = agency.store[:]
    for move in chosen:
        if move.verb is PART:
            left[move.arg] -= 1
    moves += [PART[slot] for slot in range(PARTS) if left[slot] > 0]
    moves += different(s, [number for number in agency.astronauts if ASTRONAUT[number].id not in items])
    moves += [SPACECRAFT[craft.number] for craft in agency.fleet if SPACECRAFT[craft.number].id not in items]
    # Sharing with somebody who has the advancement already would change nothing.
    news = agency.owned & ~s.agencies[taker].owned
    if news:
        moves += [SHARE[i] for i in range(len(ADVANCEMENT_NAMES)) if news & BIT[i] and SHARE[i].id not in items]
    return moves


def offer_moves(s: LeavingEarth) -> list[Move]:
    """What can be written next, and proposing or dropping the offer."""
    seat, other = s.active, s.partner
    if s.in_return:
        moves = item_moves(s, other, seat, s.want)
    else:
        moves = item_moves(s, seat, other, s.give)
        moves.append(_IN_RETURN)
    if s.give or s.want:
        moves.append(_PROPOSE)
    moves.append(_CANCEL)
    return moves


def deal_step(s: LeavingEarth) -> Rules[None]:
    """Write the next item of the offer: first what is given, then what is wanted; propose it or drop it."""
    seat, other = s.active, s.partner
    move = yield Ask(seat, "offer", lambda: offer_moves(s))
    if move.verb is IN_RETURN:
        s.in_return = True
    elif move.verb is PROPOSE:
        yield from propose(s, seat, other)
        end_deal(s)
    elif move.verb is CANCEL:
        end_deal(s)
    else:
        (s.want if s.in_return else s.give).append(move.id)


def end_deal(s: LeavingEarth) -> None:
    """The offer is off the table."""
    s.partner = -1
    s.give, s.want, s.in_return = [], [], False
    s.phase = TURN


def propose(s: LeavingEarth, seat: int, other: int) -> Rules[None]:
    """The other agency accepts the whole offer or declines it."""
    if s.log is not None:
        s.log.tell("offered", agency=seat, to=other, give=item_labels(s, s.give), want=item_labels(s, s.want))
    answer = yield Ask(other, "answer_offer", _ANSWERS)
    if answer.verb is DECLINE:
        if s.log is not None:
            s.log.tell("offer_declined", agency=other, by=seat)
        return
    if s.log is not None:
        s.log.tell("offer_accepted", agency=other, by=seat)
    s.acted = True
    yield from hand_over(s, seat, other, s.give)
    yield from hand_over(s, other, seat, s.want)


def item_names(items: list[int]) -> list[str]:
    """The items of an offer as printed moves."""
    return [str(MOVES.by_id(item)) for item in items]


def item_labels(s: LeavingEarth, items: list[int]) -> list[str]:
    """The items of an offer as short labels: ids of things, sums of money, numbers of spacecraft."""
    labels = []
    money = 0
    for item in items:
        move = MOVES.by_id(item)
        if move.verb is MONEY:
            money += move.arg
        elif move.verb is SPACECRAFT:
            labels.append(f"#{move.arg}")
        elif move.verb is ASTRONAUT:
            labels.append(ROLES[role_of(s.people[move.arg])])
        else:
            labels.append(move.verb.name_of(move.arg))
    return [*([f"${money}"] if money else []), *labels]


def hand_over(s: LeavingEarth, seat: int, other: int, items: list[int]) -> Rules[None]:
    """Everything on the list goes from one agency to the other; research is shared, not lost."""
    giver, taker = s.agencies[seat], s.agencies[other]
    for item in items:
        move = MOVES.by_id(item)
        if move.verb is MONEY:
            giver.money -= move.arg
            taker.money += move.arg
        elif move.verb is PART:
            giver.store[move.arg] -= 1
            taker.store[move.arg] += 1
        elif move.verb is ASTRONAUT:
            giver.astronauts.remove(move.arg)
            taker.astronauts.append(move.arg)
        elif move.verb is SPACECRAFT:
            craft = craft_of(giver, move.arg)
            giver.fleet.remove(craft)
            taker.fleet.append(craft)
        else:
            # As many outcomes as the giver has, but new ones from the deck.
            yield from deal_outcomes(s, other, move.arg, SIZE[giver.outcomes[move.arg]])
            if s.log is not None:
                s.log.tell("shared", agency=seat, to=other, advancement=ADVANCEMENT_NAMES[move.arg])
