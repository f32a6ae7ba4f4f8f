"""Co-operation: gifts, and offers of this for that, between agencies.

What is offered is written down line by line; an item is the id of the move that named it. The other agency accepts or
declines the whole, or makes a counter-offer out of it.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import (
    ACCEPT,
    AGENCY,
    ASTRONAUT,
    BACK,
    CANCEL,
    COUNTER,
    DECLINE,
    IN_RETURN,
    MONEY,
    MOVES,
    PART,
    PROPOSE,
    SHARE,
    SPACECRAFT,
    STRIKE,
    TO_GIVE,
)
from cosmodrome.games.leaving_earth.pieces import ADVANCEMENT_NAMES, BIT, PARTS, ROLES
from cosmodrome.games.leaving_earth.rules.back import can_go_back, or_back
from cosmodrome.games.leaving_earth.rules.damage import different
from cosmodrome.games.leaving_earth.rules.free import count_free_action, free_actions_a_year
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE, deal_outcomes
from cosmodrome.games.leaving_earth.state import OFFER, TURN, Agency, LeavingEarth, craft_of, role_of
from cosmodrome.kernel import Ask, Move, Rules

_CANCEL: Final = CANCEL()
_COUNTER: Final = COUNTER()
_IN_RETURN: Final = IN_RETURN()
_PROPOSE: Final = PROPOSE()
_TO_GIVE: Final = TO_GIVE()

#: Money changes hands in these notes.
NOTES: Final[tuple[int, ...]] = (1, 5, 10, 25)
#: By the sum that is left: the notes it holds.
_WITHIN: Final[tuple[list[Move], ...]] = tuple(
    [MONEY[note] for note in NOTES if note <= money] for money in range(NOTES[-1] + 1)
)
_PART: Final[list[Move]] = PART.all()
_SHARE: Final[list[Move]] = SHARE.all()
_STRIKE: Final[list[Move]] = STRIKE.all()
_ANSWERS: Final[list[Move]] = [ACCEPT(), DECLINE()]


def begin_offer(s: LeavingEarth, seat: int) -> Rules[None]:
    """Co-operate: choose the other agency, then write the offer."""
    agency = s.agencies[seat]
    partners = [other for other in range(len(s.agencies)) if other != seat]
    partner = partners[0]
    if len(partners) > 1:
        move = yield Ask(seat, "partner", or_back(agency, [AGENCY[other] for other in partners]))
        if move.verb is BACK:
            agency.backs += 1
            return
        partner = move.arg
    s.writer, s.partner = seat, partner
    s.give, s.want, s.in_return = [], [], False
    s.phase = OFFER


def item_moves(s: LeavingEarth, giver: int, taker: int, items: list[int]) -> list[Move]:
    """What the giver still has to give: money, unassembled components, astronauts, spacecraft, shared research."""
    agency = s.agencies[giver]
    money, left, people = agency.money, agency.store, agency.astronauts
    # What is written down already, as masks: numbers of astronauts and spacecraft, advancements.
    named = assigned = shared = 0
    if items:
        left = left[:]
        for item in items:
            move = MOVES.by_id(item)
            verb = move.verb
            if verb is MONEY:
                money -= move.arg
            elif verb is PART:
                left[move.arg] -= 1
            elif verb is ASTRONAUT:
                named |= 1 << move.arg
            elif verb is SPACECRAFT:
                assigned |= 1 << move.arg
            else:
                shared |= BIT[move.arg]
    moves = _WITHIN[max(0, min(money, NOTES[-1]))][:]
    for slot in range(PARTS):
        if left[slot] > 0:
            moves.append(_PART[slot])
    if named:
        people = [number for number in people if not named >> number & 1]
    if people:
        moves += different(s, people)
    for craft in agency.fleet:
        if not assigned or not assigned >> craft.number & 1:
            moves.append(SPACECRAFT[craft.number])
    # Sharing with somebody who has the advancement already would change nothing.
    news = agency.owned & ~s.agencies[taker].owned & ~shared
    if news:
        for advancement in range(len(_SHARE)):
            if news & BIT[advancement]:
                moves.append(_SHARE[advancement])
    return moves


def offer_moves(s: LeavingEarth) -> list[Move]:
    """What can be written or struck off next, and proposing or dropping the offer."""
    writer, other = s.writer, s.partner
    lines = s.want if s.in_return else s.give
    if s.in_return:
        moves = item_moves(s, other, writer, lines)
    else:
        moves = item_moves(s, writer, other, lines)
        moves.append(_IN_RETURN)
    if can_go_back(s.agencies[writer]):
        if s.in_return:
            moves.append(_TO_GIVE)
        if lines:
            moves += _STRIKE[: len(lines)]
    if s.give or s.want:
        moves.append(_PROPOSE)
    moves.append(_CANCEL)
    return moves


def offer_step(s: LeavingEarth) -> Rules[None]:
    """Write the next line of the offer, given or wanted; strike one off; propose the offer or drop it."""
    agency = s.agencies[s.writer]
    move = yield Ask(s.writer, "offer", lambda: offer_moves(s))
    verb = move.verb
    if verb is IN_RETURN or verb is TO_GIVE:
        s.in_return = verb is IN_RETURN
        agency.backs += verb is TO_GIVE
    elif verb is STRIKE:
        agency.backs += 1
        (s.want if s.in_return else s.give).pop(move.arg - 1)
    elif verb is PROPOSE:
        yield from propose(s)
    elif verb is CANCEL:
        agency.backs += 1
        if s.writer != s.active and s.log is not None:
            s.log.tell("offer_declined", agency=s.writer, by=s.partner)
        end_offer(s)
    else:
        (s.want if s.in_return else s.give).append(move.id)


def end_offer(s: LeavingEarth) -> None:
    """The offer is off the table."""
    s.writer = s.partner = -1
    s.give, s.want, s.in_return = [], [], False
    s.phase = TURN


def answers_to_offer(s: LeavingEarth, agency: Agency) -> list[Move]:
    """Accept or decline the whole, or change it and offer it back."""
    moves = _ANSWERS[:]
    if agency.free_actions < free_actions_a_year(s) and can_go_back(agency):
        moves.append(_COUNTER)
    return moves


def propose(s: LeavingEarth) -> Rules[None]:
    """The other agency accepts the whole offer, declines it, or makes a counter-offer out of it."""
    writer, other = s.writer, s.partner
    count_free_action(s, writer)
    if s.log is not None:
        s.log.tell("offered", agency=writer, to=other, give=item_labels(s, s.give), want=item_labels(s, s.want))
    answer = yield Ask(other, "answer_offer", answers_to_offer(s, s.agencies[other]))
    if answer.verb is COUNTER:
        s.writer, s.partner = other, writer
        s.give, s.want, s.in_return = s.want, s.give, False
        return
    if answer.verb is DECLINE:
        if s.log is not None:
            s.log.tell("offer_declined", agency=other, by=writer)
    else:
        if s.log is not None:
            s.log.tell("offer_accepted", agency=other, by=writer)
        s.acted = True
        yield from hand_over(s, writer, other, s.give)
        yield from hand_over(s, other, writer, s.want)
    end_offer(s)


def item_names(items: list[int]) -> list[str]:
    """The items of an offer as printed moves."""
    return [str(MOVES.by_id(item)) for item in items]


def item_labels(s: LeavingEarth, items: list[int]) -> list[str]:
    """The items of an offer as short labels: ids of things; sums of money and spacecraft as moves."""
    labels = []
    money = 0
    for item in items:
        move = MOVES.by_id(item)
        if move.verb is MONEY:
            money += move.arg
        elif move.verb is SPACECRAFT:
            labels.append(str(move))
        elif move.verb is ASTRONAUT:
            labels.append(ROLES[role_of(s.people[move.arg])])
        else:
            labels.append(move.verb.name_of(move.arg))
    sums = [NOTES[-1]] * (money // NOTES[-1]) + [money % NOTES[-1]]
    return [*[str(MONEY[amount]) for amount in sums if amount], *labels]


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
