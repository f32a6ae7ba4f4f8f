"""Enemies and Combat Zone: fights with smugglers, slavers and pirates, and the lines that find the weakest ship."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import BY_CREW, BY_ENGINES, CARDS, CRITERIA
from cosmodrome.games.galaxy_trucker.moves import CLAIM, DECLINE
from cosmodrome.games.galaxy_trucker.rules.asking import ask
from cosmodrome.games.galaxy_trucker.rules.flying import end_card, move_ship, withdraw_unmanned
from cosmodrome.games.galaxy_trucker.rules.goods import gain_goods
from cosmodrome.games.galaxy_trucker.rules.hits import aim, cannon_fire
from cosmodrome.games.galaxy_trucker.rules.losses import hurt, lose_crew, lose_goods
from cosmodrome.games.galaxy_trucker.rules.parameters import POINT, declare_cannons, declare_engines
from cosmodrome.games.galaxy_trucker.state import ADVENTURES as ADVENTURE_MONEY
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.kernel import Move, Rules

_CLAIM_MOVES: Final[list[Move]] = [CLAIM(), DECLINE()]

#: Stages of an enemy card: fights in order of flight, the winner's days once the goods are loaded, the shooting.
_FIGHT: Final = 0
_LEAVE: Final = 1
_SHOTS: Final = 2


def smugglers(s: GalaxyTrucker) -> Rules[None]:
    """Smugglers: a loser gives up goods; the winner may load theirs."""
    card = CARDS[s.card]
    if s.stage == _LEAVE:
        _leave(s)
        return
    seat = s.order[s.turn]
    outcome = yield from _fight(s, seat)
    if outcome > 0:
        if (yield from _rewarded(s, seat)):
            s.stage = _LEAVE
            gain_goods(s, seat, card.goods)
        else:
            end_card(s)
        return
    if outcome < 0:
        yield from lose_goods(s, seat, card.goods_lost)
    _attack_next(s)


def slavers(s: GalaxyTrucker) -> Rules[None]:
    """Slavers: a loser surrenders crew; the winner may take the bounty."""
    card = CARDS[s.card]
    seat = s.order[s.turn]
    outcome = yield from _fight(s, seat)
    if outcome > 0:
        yield from _bounty(s, seat)
        end_card(s)
        return
    if outcome < 0:
        hurt(s, seat)
        yield from lose_crew(s, seat, card.crew)
        withdraw_unmanned(s, seat)
    _attack_next(s)


def pirates(s: GalaxyTrucker) -> Rules[None]:
    """Pirates: all who lost are shot at once the fights are over; one roll of the first loser serves for all."""
    card = CARDS[s.card]
    if s.stage >= _SHOTS:
        weight, side = card.hits[s.stage - _SHOTS]
        yield from aim(s, "shot", weight, side)
        for victim in s.victims:
            if not s.out[victim]:
                yield from cannon_fire(s, victim, weight, side)
        s.stage += 1
        if s.stage - _SHOTS == len(card.hits) or all(s.out[victim] for victim in s.victims):
            end_card(s)
        return
    seat = s.order[s.turn]
    outcome = yield from _fight(s, seat)
    if outcome > 0:
        yield from _bounty(s, seat)
    else:
        if outcome < 0:
            s.victims.append(seat)
        s.turn += 1
        if s.turn < len(s.order):
            return
    if s.victims:
        s.stage = _SHOTS
    else:
        end_card(s)


def _fight(s: GalaxyTrucker, seat: int) -> Rules[int]:
    """Above zero the ship wins, below it loses; a tie harms nobody and stops nobody."""
    strength = yield from declare_cannons(s, seat)
    enemy = POINT * CARDS[s.card].strength
    if s.log is not None:
        s.log.tell("won" if strength > enemy else "lost" if strength < enemy else "tied", seat=seat)
    return strength - enemy


def _bounty(s: GalaxyTrucker, seat: int) -> Rules[None]:
    """The winner may take the credits and lose the days."""
    if (yield from _rewarded(s, seat)):
        card = CARDS[s.card]
        s.earn(seat, ADVENTURE_MONEY, card.credits)
        move_ship(s, seat, -card.days)


def _rewarded(s: GalaxyTrucker, seat: int) -> Rules[bool]:
    """Advanced Enemies: the winner may leave the reward and keep the days; nobody else gets it."""
    move = yield from ask(s, seat, "reward", _CLAIM_MOVES)
    if s.log is not None:
        if move.verb is CLAIM:
            s.log.tell("took_reward", seat=seat, credits=CARDS[s.card].credits)
        else:
            s.log.tell("left_reward", seat=seat)
    return move.verb is CLAIM


def _leave(s: GalaxyTrucker) -> None:
    """The goods are loaded: lose the days."""
    move_ship(s, s.order[s.turn], -CARDS[s.card].days)
    end_card(s)


def _attack_next(s: GalaxyTrucker) -> None:
    """The undefeated enemy moves on."""
    s.turn += 1
    if s.turn == len(s.order):
        end_card(s)


# ---------------------------------------------------------------- combat zone


def weakest(order: list[int], values: list[int]) -> int:
    """The seat with the least; of several the one farthest ahead."""
    victim = order[0]
    for seat in order:
        if values[seat] < values[victim]:
            victim = seat
    return victim


def combat_zone(s: GalaxyTrucker) -> Rules[None]:
    """Combat Zone: line by line the weakest ship pays; ignored by a lone ship.

    `victims` holds who pays the present line once that is known; `turn` then counts the shots.
    """
    card = CARDS[s.card]
    if len(s.order) == 1:
        end_card(s)
        return
    line = card.lines[s.stage]
    if not s.victims:
        if line.criterion != BY_CREW and s.turn < len(s.order):
            seat = s.order[s.turn]
            declare = declare_engines if line.criterion == BY_ENGINES else declare_cannons
            s.strength[seat] = yield from declare(s, seat)
            s.turn += 1
            return
        values = [ship.crew_size() for ship in s.ships] if line.criterion == BY_CREW else s.strength
        victim = weakest(s.order, values)
        s.victims = [victim]
        s.turn = 0
        if s.log is not None:
            s.log.tell("weakest", seat=victim, criterion=CRITERIA[line.criterion])
        if line.days:
            move_ship(s, victim, -line.days)
        if line.crew:
            hurt(s, victim)
            yield from lose_crew(s, victim, line.crew)
        if line.goods_lost:
            yield from lose_goods(s, victim, line.goods_lost)
    if s.turn < len(line.hits):
        weight, side = line.hits[s.turn]
        yield from aim(s, "shot", weight, side)
        yield from cannon_fire(s, s.victims[0], weight, side)
        s.turn += 1
        if s.turn < len(line.hits):
            return
    s.stage += 1
    if s.stage == len(card.lines):
        end_card(s)
        return
    # The order of flight is read again for each line.
    s.order = s.flight_order()
    s.turn = 0
    s.victims = []
    s.strength = [-1] * s.players
