"""Free moves: what may be done at any time of one's own turn, and the cards for what is just happening.

Play an agenda card, spend one for its resource, spend reputation (once a turn), reset the blueprints, borrow
developments and technologies. While a launch is boarded or something is paid in resources, only what leaves that
possible is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.counters import multiplier
from cosmodrome.games.galactic_cruise.effects import doing, performing
from cosmodrome.games.galactic_cruise.frame import Frame, Payment
from cosmodrome.games.galactic_cruise.moves import (
    BORROW_CONNECTION,
    BORROW_TECHNOLOGY,
    PLAY_CARD,
    REFRESH_BLUEPRINTS,
    SPEND_CARD,
    SPEND_REPUTATION,
    USE_TECHNOLOGY,
)
from cosmodrome.games.galactic_cruise.pieces import Effect, Effects
from cosmodrome.games.galactic_cruise.rows import holds_any
from cosmodrome.games.galactic_cruise.rules import gains, ledger, network, payment, preflight, reputation
from cosmodrome.games.galactic_cruise.state import GalacticCruise, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import (
    ANY_TIME,
    DO_DISCOUNT,
    DO_EXCHANGE,
    DO_GAIN,
    DO_MOVE_GUESTS,
    DO_NO_PILOT,
    DO_RECALL,
    DO_TAKE_ACTION,
    DO_TOKEN_BONUS,
    DO_UNLOCK_UPGRADE,
    DO_USE_SEGMENT,
    END_OF_TURN,
    ICON_AD,
    ICON_MONEY,
    ICON_RESOURCE,
    LAUNCH_BOARD,
    LAUNCH_PAY,
    RING,
    SECTIONS,
    TECH_SPACES,
    U_FOOD,
    U_FUEL,
)
from cosmodrome.kernel import Move, Rules

VERBS: Final = frozenset(
    (
        PLAY_CARD,
        SPEND_CARD,
        SPEND_REPUTATION,
        REFRESH_BLUEPRINTS,
        BORROW_CONNECTION,
        BORROW_TECHNOLOGY,
        USE_TECHNOLOGY,
    )
)
_PLAY: Final = PLAY_CARD.all()
_SPEND: Final = SPEND_CARD.all()
_SPEND_REPUTATION: Final = SPEND_REPUTATION.all()
_BORROW_CONNECTION: Final = BORROW_CONNECTION.all()
_BORROW_TECHNOLOGY: Final = BORROW_TECHNOLOGY.all()
_REFRESH: Final = REFRESH_BLUEPRINTS()


def timely(s: GalacticCruise, f: Frame, card: int) -> bool:
    """Whether a card is for what is going on, and for how far it has come."""
    if s.content.card_timing[card] != f.timing:
        return False
    piece = s.content.agenda[card]
    if not (f.count > 0 or piece.early) or any(e.verb == DO_NO_PILOT for e in piece.effects):
        return False
    return useful(s, s.companies[f.owner], piece.effects, f)


def timely_cards(s: GalacticCruise, p: Company) -> list[Move]:
    """The cards in hand for what is just happening to this company, and technologies it could use in it."""
    if not s.frames:
        return []
    f = s.frames[-1]
    if f.owner != p.seat:
        return []
    moves = [_PLAY[card] for card in p.hand if timely(s, f, card)]
    if s.tech_advanced:
        moves += usable_advanced(s, p, f)
    # A card whose resource the launch cannot do without is none that could be played.
    return [move for move in moves if _harmless(s, p, move)] if f.timing == LAUNCH_BOARD else moves


def worth_asking(s: GalacticCruise, p: Company) -> bool:
    """Whether to ask a company that has nothing to choose but perhaps a card for the moment.

    Being asked must not give away a hidden card: it counts as any card that looks back on what was done.
    """
    if not s.frames:
        return False
    f = s.frames[-1]
    if f.owner != p.seat:
        return False
    if p.hides_card and f.count and s.late_timings & BIT[f.timing]:
        return True
    if any(card != p.secret and timely(s, f, card) for card in p.hand):
        return True
    return s.tech_advanced and bool(usable_advanced(s, p, f))


def usable_advanced(s: GalacticCruise, p: Company, f: Frame) -> list[Move]:
    """Advanced Technologies: using one is a choice, since it moves its marker."""
    found = []
    usable = network.usable_technologies(s, p)
    for i in range(TECH_SPACES):
        if usable & BIT[i] and not f.techs & BIT[i]:
            technology = s.content.technologies[s.technologies[i]]
            # Flying past stops and without a pilot are moves of their own.
            if technology.timing == f.timing and technology.effects[0].verb not in performing.OWN_MOVE:
                found.append(USE_TECHNOLOGY[s.technologies[i]])
    return found


def moves(s: GalacticCruise, p: Company) -> list[Move]:
    """Every free move this company has now."""
    f = s.frames[-1] if s.frames else None
    if s.payment is not None or (f is not None and f.timing == LAUNCH_BOARD):
        return [move for move in _candidates(s, p, f) if _harmless(s, p, move)]
    return _candidates(s, p, f)


def _candidates(s: GalacticCruise, p: Company, f: Frame | None) -> list[Move]:
    c = s.content
    found: list[Move] = []
    have, room = p.resources, p.storage
    due = s.payment
    for card in p.hand:
        resource = c.card_resource[card]
        if have[resource] < room[resource] or (due is not None and payment.wants(due, resource)):
            found.append(_SPEND[card])
        timing = c.card_timing[card]
        if timing == ANY_TIME:
            if due is None:
                if playable_any_time(s, p, f, card):
                    found.append(_PLAY[card])
            elif due.row < 0 and payment.trades_any_time(s, card):
                found.append(_PLAY[card])
        elif f is not None and timing == f.timing and f.owner == p.seat and timely(s, f, card):
            if due is None or due.row < 0:
                found.append(_PLAY[card])
    if s.tech_advanced and f is not None and f.owner == p.seat and (due is None or due.row < 0):
        found += usable_advanced(s, p, f)
    if p.reputation and not s.spent_reputation:
        icons = c.icons_below[p.reputation]
        if icons[ICON_AD] and due is None:
            found.append(_SPEND_REPUTATION[ICON_AD])
        if icons[ICON_MONEY]:
            found.append(_SPEND_REPUTATION[ICON_MONEY])
        if icons[ICON_RESOURCE] and (due is not None or ledger.has_room(p)):
            found.append(_SPEND_REPUTATION[ICON_RESOURCE])
    if due is None and (p.reputation or p.vp > 0) and holds_any(s.blueprint_display):
        found.append(_REFRESH)
    # A meeting has to make do with what the company owns, and so has one that could not pay a single owner.
    if s.meeting or reputation.fee(s, p) > p.money:
        return found
    mine = p.technologies | s.borrowed_technologies
    if s.placed >= 0 and due is None:
        before = (s.placed - 1) % RING
        if 0 <= reputation.connection_price(s, p, s.placed) <= p.money:
            found.append(_BORROW_CONNECTION[s.placed])
        if 0 <= reputation.connection_price(s, p, before) <= p.money:
            found.append(_BORROW_CONNECTION[before])
    for i, owners in enumerate(s.tech_owners):
        if owners and not mine >> i & 1 and reputation.technology_price(s, p, i) <= p.money:
            technology = s.technologies[i]
            if due is None or (due.row < 0 and c.technologies[technology].timing == LAUNCH_PAY):
                found.append(_BORROW_TECHNOLOGY[technology])
    return found


def holds_card_for_any_time(s: GalacticCruise, p: Company) -> bool:
    """Whether a card everybody knows of could be played now, whatever is going on."""
    f = s.frames[-1] if s.frames else None
    timings = s.content.card_timing
    return any(timings[card] == ANY_TIME and playable_any_time(s, p, f, card) for card in p.hand if card != p.secret)


def playable_any_time(s: GalacticCruise, p: Company, f: Frame | None, card: int) -> bool:
    """A card that grants an action waits until no other action is going on, since one is finished before the next."""
    abilities = s.content.agenda[card].effects
    if f is not None and f.timing != END_OF_TURN:
        if performing.nests(abilities):
            return False
        if f.timing == LAUNCH_BOARD and any(e.verb == DO_EXCHANGE for e in abilities):
            return False
    return useful(s, p, abilities, None)


# --- what must stay possible


def _harmless(s: GalacticCruise, p: Company, move: Move) -> bool:
    """Whether the launch or payment that is going on can still be finished after this free move."""
    m = payment.Means(s, p)
    due = s.payment
    after = due.copy() if due is not None else None
    verb = move.verb
    if verb is SPEND_CARD:
        resource = s.content.card_resource[move.arg]
        m.hand.remove(move.arg)
        if after is not None and payment.wants(after, resource):
            payment.put(after, resource)
        else:
            m.resources[resource] += 1
    elif verb is PLAY_CARD:
        m.hand.remove(move.arg)
        if after is not None:
            _with_card(s, move.arg, after, m)
        else:
            preflight.with_card(s, p, move.arg, m)
    elif verb is SPEND_REPUTATION:
        return any(reputation.harmless_icons(s, p, move.arg, n) for n in reputation.icon_counts(s, p, move.arg))
    elif verb is REFRESH_BLUEPRINTS:
        m.lose_reputation(1)
    elif verb is BORROW_CONNECTION:
        m.money -= reputation.connection_price(s, p, move.arg)
    elif verb is BORROW_TECHNOLOGY:
        i = s.technologies.index(move.arg)
        m.money -= reputation.technology_price(s, p, i)
        if after is not None and not s.tech_advanced:
            for e in network.technology_effects(s, i):
                _lower(after, e.amounts)
            m.techs = [pair for pair in m.techs if pair[0] != i]
        else:
            m.techs = [(k, 0 if k == i else owners, extra) for k, owners, extra in m.techs]
    elif after is not None:
        i = s.technologies.index(move.arg)
        for e in network.technology_effects(s, i):
            _lower(after, e.amounts)
        m.techs = [pair for pair in m.techs if pair[0] != i]
    return reputation.still_possible(s, p, after, m)


def _with_card(s: GalacticCruise, card: int, after: Payment, m: payment.Means) -> None:
    for e in s.content.agenda[card].effects:
        if e.verb == DO_DISCOUNT:
            _lower(after, e.amounts)
        elif e.verb == DO_EXCHANGE:
            after.trades = payment.trade_terms(e)


def _lower(due: Payment, amounts: tuple[tuple[int, int], ...]) -> None:
    for unit, amount in amounts:
        if U_FOOD <= unit <= U_FUEL:
            due.due[unit - U_FOOD] = max(0, due.due[unit - U_FOOD] - amount)


# --- doing it


def take(s: GalacticCruise, p: Company, move: Move) -> Rules[None]:
    """Carry out a free move."""
    return _HANDLERS[move.verb.name](s, p, move.arg)


def play_card(s: GalacticCruise, p: Company, card: int) -> Rules[None]:
    """Playing Agenda Cards: for the ability, at its moment."""
    ledger.discard_card(s, p, card)
    if p.seat == s.active:
        s.cards_played.append(card)
    piece = s.content.agenda[card]
    if s.log is not None:
        s.log.tell("card_played", company=p.label, card=piece.id)
    if piece.timing == ANY_TIME:
        yield from performing.perform(s, p, piece.effects)
        return
    f = s.frames[-1]
    if piece.early:
        # Played before the end, it also counts what is still to come.
        f.later += tuple(e for e in piece.effects if performing.looks_back(e))
        yield from performing.perform(s, p, tuple(e for e in piece.effects if not performing.looks_back(e)), f)
    else:
        yield from performing.perform(s, p, piece.effects, f)


def spend_card(s: GalacticCruise, p: Company, card: int) -> Rules[None]:
    """Playing Agenda Cards: for the resource, at any time of one's own turn."""
    ledger.spend_card(s, p, card)
    yield from ()


def refresh(s: GalacticCruise, p: Company, _: int) -> Rules[None]:
    """Resetting the blueprints: 1 reputation each time."""
    reputation.lose(p, 1)
    yield from gains.refresh_blueprints(s, p)


def borrow_connection(s: GalacticCruise, p: Company, connection: int) -> Rules[None]:
    """Reputation: pay for the developments of others on a connection."""
    reputation.borrow_connection(s, p, connection)
    yield from ()


def borrow_technology(s: GalacticCruise, p: Company, technology: int) -> Rules[None]:
    """Reputation: pay for the developments of others under a technology."""
    reputation.borrow_technology(s, p, s.technologies.index(technology))
    yield from ()


def use_technology(s: GalacticCruise, p: Company, technology: int) -> Rules[None]:
    """Advanced Technologies: use one in what is going on."""
    yield from performing.use_technology(s, p, s.technologies.index(technology), s.frames[-1])


_HANDLERS: Final[dict[str, Callable[[GalacticCruise, Company, int], Rules[None]]]] = {
    "play_card": play_card,
    "spend_card": spend_card,
    "spend_reputation": reputation.spend,
    "refresh_blueprints": refresh,
    "borrow_connection": borrow_connection,
    "borrow_technology": borrow_technology,
    "use_technology": use_technology,
}


def useful(s: GalacticCruise, p: Company, effects: Effects, f: Frame | None) -> bool:
    """Whether playing these effects now could do anything at all."""
    return any(_does_something(s, p, e, f) for e in effects)


def _does_something(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> bool:
    verb = e.verb
    if verb == DO_GAIN:
        return gains.can_pay(p, e.cost) and (performing.looks_back(e) or multiplier(s, p, e, f) > 0)
    if verb == DO_TAKE_ACTION:
        return bool(doing.action_moves(s, p, e))
    if verb == DO_USE_SEGMENT:
        return bool(doing.segment_moves(s, p, e, f))
    if verb == DO_EXCHANGE:
        return p.money + p.ads + sum(p.resources) > 0
    if verb == DO_MOVE_GUESTS:
        return any(any(s.queue[section]) for section in range(1, SECTIONS))
    if verb == DO_RECALL:
        return any(owner_of(piece) == p.seat for piece in s.workers)
    if verb in (DO_TOKEN_BONUS, DO_UNLOCK_UPGRADE):
        return bool(doing.face_up(s, p, e.what if verb == DO_TOKEN_BONUS else "any"))
    return True
