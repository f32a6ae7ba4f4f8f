"""Gaining and paying: funding bonuses, agenda cards, blueprints, and amounts of any kind."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import FLIPPED, GONE, Company, Rachel
from cosmodrome.games.galactic_cruise.moves import (
    DEAL_AGENDA,
    DEAL_BLUEPRINT,
    DISCARD_BLUEPRINT,
    DONE,
    DRAW_CARD,
    FUND,
    FUND_ALL,
    RATIONS,
    TAKE_BLUEPRINT,
)
from cosmodrome.games.galactic_cruise.pieces import Amounts
from cosmodrome.games.galactic_cruise.rows import of_three
from cosmodrome.games.galactic_cruise.rules import asking, ledger, reputation, resources
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    F_RESOURCE,
    F_VP,
    FOOD,
    FUEL,
    FUNDING,
    FUNDING_UNITS,
    KINDS,
    OXYGEN,
    U_ADS,
    U_AGENDA,
    U_BLUEPRINTS,
    U_FOOD,
    U_FUEL,
    U_FUNDING,
    U_MONEY,
    U_REPUTATION,
    U_RESOURCES,
    U_VP,
)
from cosmodrome.kernel import Chance, Move, Rules, Verb

#: What a funding bonus is worth once its token has left.
DOUBLED: Final = 2
_DONE: Final = DONE()
_DISCARD_BLUEPRINT: Final = DISCARD_BLUEPRINT.all()
_DRAW_CARD: Final = DRAW_CARD.all()
_FUND: Final = FUND.all()
_FUND_ALL: Final = FUND_ALL.all()
_TAKE_BLUEPRINT: Final = TAKE_BLUEPRINT.all()


def fund(s: GalacticCruise, p: Company, number: int) -> Rules[None]:
    """Funding bonuses: each the choice of a visible one on the launch tower, worth 2 where the token has left."""
    if isinstance(p, Rachel):
        ledger.gain_vp(p, number * funding_worth(p, F_VP))
        return

    left = number

    def options() -> list[Move]:
        return funding_moves(s, p, left)

    while left:
        move = yield asking.ask(p, "funding", options)
        if move.verb is FUND_ALL and move.arg == F_RESOURCE:
            amount = left * funding_worth(p, F_RESOURCE)
            _tell_funding(s, p, F_RESOURCE, amount)
            yield from resources.gain(s, p, amount)
            return
        times = left if move.verb is FUND_ALL else 1
        left -= times
        take_funding(s, p, move, times)


def take_funding(s: GalacticCruise, p: Company, move: Move, times: int = 1) -> None:
    """Gain a funding bonus that was chosen, this many times."""
    kind = min(move.arg, F_RESOURCE)
    amount = funding_worth(p, kind) * times
    _tell_funding(s, p, kind, amount)
    if kind == F_RESOURCE:
        for r in range(KINDS):
            for _ in range(RATIONS[move.arg - F_RESOURCE][r]):
                ledger.store(s, p, r)
    else:
        _add(p, FUNDING_UNITS[kind], amount)


def _tell_funding(s: GalacticCruise, p: Company, kind: int, amount: int) -> None:
    if s.log is not None:
        s.log.tell("funding", company=p.label, bonus=FUNDING[kind], amount=amount)


def funding_worth(p: Company, kind: int) -> int:
    """What a funding bonus brings: twice as much where the token has left the tower."""
    return DOUBLED if p.tokens[kind] == GONE else 1


def funding_moves(s: GalacticCruise, p: Company, left: int) -> list[Move]:
    """The visible funding bonuses, one of them or for all that are left; resources as far as there is room."""
    tokens = p.tokens
    moves = [_FUND[kind] for kind in range(F_RESOURCE) if tokens[kind] != FLIPPED]
    most = 0
    worth = funding_worth(p, F_RESOURCE)
    if tokens[F_RESOURCE] != FLIPPED:
        room = ledger.room(s, p)
        most = of_three(room)
        number = min(worth, most)
        if number == 1:
            moves += [_FUND[F_RESOURCE + r] for r in range(KINDS) if room[r]]
        elif number:
            for i in range(KINDS, len(RATIONS)):
                load = RATIONS[i]
                if load[FOOD] <= room[FOOD] and load[OXYGEN] <= room[OXYGEN] and load[FUEL] <= room[FUEL]:
                    moves.append(_FUND[F_RESOURCE + i])
    if left > 1:
        moves += [_FUND_ALL[kind] for kind in range(F_RESOURCE) if tokens[kind] != FLIPPED]
        if most >= left * worth:
            moves.append(_FUND_ALL[F_RESOURCE])
    return moves


def gain(s: GalacticCruise, p: Company, amounts: Amounts, times: int = 1) -> Rules[None]:
    """Any mix of gains, from the supply, `times` over."""
    if times <= 0:
        return
    for unit, amount in amounts:
        amount *= times
        if unit <= U_VP:
            _add(p, unit, amount)
        elif unit == U_REPUTATION:
            reputation.gain(p, amount)
        elif U_FOOD <= unit <= U_FUEL:
            for _ in range(amount):
                ledger.store(s, p, unit - U_FOOD)
        elif unit == U_RESOURCES:
            yield from resources.gain(s, p, amount)
        elif unit == U_AGENDA:
            yield from draw_cards(s, p, amount)
        elif unit == U_BLUEPRINTS:
            yield from take_blueprints(s, p, amount)
        else:
            assert unit == U_FUNDING
            yield from fund(s, p, amount)


def _add(p: Company, unit: int, amount: int) -> None:
    """The first three units, money, ads and victory points: there is always room for them."""
    if unit == U_MONEY:
        p.money += amount
    elif unit == U_ADS:
        p.ads += amount
    else:
        ledger.gain_vp(p, amount)


# --- agenda cards


def drawable(s: GalacticCruise, p: Company) -> list[Move]:
    """Draw Agenda Cards: any card on display, or the top of the discard pile for 1 reputation.

    Not a card this company has played earlier in its turn.
    """
    moves = [_DRAW_CARD[card] for card in s.agenda_display if card >= 0]
    pile = s.agenda_discard
    if pile and p.reputation + p.vp >= 1 and pile[-1] not in s.cards_played:
        moves.append(DRAW_CARD[pile[-1]])
    return moves


def draw_card(s: GalacticCruise, p: Company, card: int) -> None:
    """Take one drawable card into hand."""
    if card in s.agenda_display:
        s.agenda_display[s.agenda_display.index(card)] = -1
    else:
        s.agenda_discard.pop()
        reputation.lose(p, 1)
    p.hand.append(card)
    if s.log is not None:
        s.log.tell("card_drawn", company=p.label, card=s.content.agenda[card].id)


def draw_cards(s: GalacticCruise, p: Company, number: int) -> Rules[None]:
    """Cards gained as a bonus: up to `number`, by the rules of drawing."""
    for _ in range(number):
        move = yield asking.choose(p, "draw_card", lambda: drawable(s, p))
        if move.verb is not DRAW_CARD:
            return
        draw_card(s, p, move.arg)


def deal_agenda(s: GalacticCruise) -> Rules[None]:
    """Fill the empty agenda slots from the bottom up; an empty deck is the reshuffled discard pile."""
    yield from _fill(s.agenda_display, DEAL_AGENDA, s.agenda_deck, s.agenda_discard)


def _fill(display: list[int], verb: Verb, stack: list[int], discard: list[int]) -> Rules[None]:
    """Fill the empty slots of a display from the bottom up, while there is anything left to deal."""
    for slot in range(len(display) - 1, -1, -1):
        if display[slot] >= 0:
            continue
        if not stack:
            stack += discard
            discard.clear()
            if not stack:
                return
        dealt = (yield Chance(verb, stack)).arg
        stack.remove(dealt)
        display[slot] = dealt


# --- blueprints


def take_blueprints(s: GalacticCruise, p: Company, number: int) -> Rules[None]:
    """Blueprints gained as a bonus: from the display, which then slides and is refilled."""
    for _ in range(number):
        move = yield asking.choose(p, "take_blueprint", lambda: displayed(s))
        if move.verb is not TAKE_BLUEPRINT:
            break
        take_blueprint(s, p, move.arg)
    yield from slide_blueprints(s)


def displayed(s: GalacticCruise) -> list[Move]:
    """The blueprints on display."""
    return [_TAKE_BLUEPRINT[b] for b in s.blueprint_display if b >= 0]


def take_blueprint(s: GalacticCruise, p: Company, blueprint: int) -> None:
    """Put a displayed blueprint beside the company board."""
    s.blueprint_display[s.blueprint_display.index(blueprint)] = -1
    p.blueprints.append(blueprint)
    if s.log is not None:
        s.log.tell("blueprint_taken", company=p.label, blueprint=s.content.blueprints[blueprint].id)


def slide_blueprints(s: GalacticCruise) -> Rules[None]:
    """The remaining blueprints slide down, new ones fill the display from the bottom up."""
    kept = [b for b in s.blueprint_display if b >= 0]
    empty = len(s.blueprint_display) - len(kept)
    if empty:
        s.blueprint_display[:] = [-1] * empty + kept
        yield from fill_blueprints(s)


def fill_blueprints(s: GalacticCruise) -> Rules[None]:
    """Fill empty blueprint slots from the bottom up; with too few tiles the upper slots stay empty."""
    yield from _fill(s.blueprint_display, DEAL_BLUEPRINT, s.blueprint_stack, s.blueprint_discard)


def refresh_blueprints(s: GalacticCruise, p: Company, paid: bool = True) -> Rules[None]:
    """Resetting the blueprints: discard any number of displayed ones; new ones take exactly their places."""

    def options() -> list[Move]:
        return [_DISCARD_BLUEPRINT[b] for b in s.blueprint_display if b >= 0]

    first = paid
    while True:
        if first:
            move = yield asking.ask_plainly(p, "refresh_blueprints", options())
        else:
            move = yield asking.choose_plainly(p, "refresh_blueprints", options())
        if move.verb is not DISCARD_BLUEPRINT:
            break
        first = False
        s.blueprint_display[s.blueprint_display.index(move.arg)] = -1
        s.blueprint_discard.append(move.arg)
    if s.log is not None:
        s.log.tell("blueprints_refreshed", company=p.label)
    yield from fill_blueprints(s)


# --- costs of effects


def can_pay(p: Company, cost: Amounts) -> bool:
    """Whether the cost of an effect can be paid."""
    for unit, amount in cost:
        if unit == U_MONEY:
            short = p.money < amount
        elif unit == U_ADS:
            short = p.ads < amount
        elif unit == U_REPUTATION:
            short = not reputation.can_lose(p, amount)
        else:
            short = p.resources[unit - U_FOOD] < amount
        if short:
            return False
    return True


def pay(p: Company, cost: Amounts) -> bool:
    """Pay the cost of an effect; False, and nothing paid, where it cannot be."""
    if not can_pay(p, cost):
        return False
    for unit, amount in cost:
        if unit == U_MONEY:
            p.money -= amount
        elif unit == U_ADS:
            p.ads -= amount
        elif unit == U_REPUTATION:
            reputation.lose(p, amount)
        else:
            p.resources[unit - U_FOOD] -= amount
    return True
