"""The one interpreter of the effect vocabulary: adding a card, technology or tile is adding data.

Effects come in two kinds. Modifiers change how an action, launch step or stop is done (discounts, limits, icons); they
are applied to its frame when it opens, or when a card is played in it. All others happen at once and may ask.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.counters import count
from cosmodrome.games.galactic_cruise.effects import doing
from cosmodrome.games.galactic_cruise.effects.modifiers import MODIFIERS, modify
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Amounts, Effect, Effects
from cosmodrome.games.galactic_cruise.rules import gains, network
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    DO_ADVANCE,
    DO_DISCOUNT,
    DO_GAIN,
    DO_LIMIT,
    DO_NO_PILOT,
    DO_TAKE_ACTION,
    DO_USE_SEGMENT,
    LAUNCH_PAY,
    U_ADS,
    U_FOOD,
    U_FUEL,
    U_MONEY,
    U_REPUTATION,
)
from cosmodrome.kernel import Rules

#: Effects of technologies that are moves of their own rather than something to switch on.
OWN_MOVE: Final[tuple[int, ...]] = (DO_ADVANCE, DO_NO_PILOT)
#: Effects that start an action of their own: their cards wait until no other action is going on.
NESTING: Final[tuple[int, ...]] = (DO_TAKE_ACTION, DO_USE_SEGMENT)


def perform(s: GalacticCruise, p: Company, effects: Effects, f: Frame | None = None) -> Rules[None]:
    """Carry out effects from left to right. An effect whose cost cannot be paid is skipped."""
    for e in effects:
        if e.verb in MODIFIERS:
            modify(s, p, e, f)
        elif e.verb == DO_GAIN:
            if pay(p, e.cost):
                yield from gains.gain(s, p, e.amounts, multiplier(s, p, e, f))
        elif e.verb != DO_LIMIT:
            yield from doing.HANDLERS[e.verb](s, p, e, f)


def multiplier(s: GalacticCruise, p: Company, e: Effect, f: Frame | None) -> int:
    """How many times a gain is gained."""
    if not e.counters:
        return 1
    times = sum(count(s, p, counter, e.guest, f, e.of_shuttle) for counter in e.counters) // e.each
    return min(times, e.most) if e.most else times


def can_pay(p: Company, cost: Amounts) -> bool:
    """Whether the cost of an effect can be paid."""
    for unit, amount in cost:
        if unit == U_MONEY:
            short = p.money < amount
        elif unit == U_ADS:
            short = p.ads < amount
        elif unit == U_REPUTATION:
            short = not gains.can_lose(p, amount)
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
            gains.lose_reputation(p, amount)
        else:
            p.resources[unit - U_FOOD] -= amount
    return True


# --- frames: standing effects of upgrades, technologies and experts


def open_frame(s: GalacticCruise, p: Company, timing: int, limit: int = 0, expert: bool = False) -> Frame:
    """Begin an action, launch step or stop, with everything that changes it from the start."""
    f = Frame(timing, p.seat, limit)
    s.frames.append(f)
    mine = p.upgrades & s.content.upgrades_at[timing]
    if mine:
        for i, upgrade in enumerate(s.content.upgrades):
            if mine & BIT[i]:
                _modify_all(s, p, upgrade.effects, f)
    if not s.tech_advanced:
        usable = network.usable_technologies(s, p)
        for i in range(4):
            if usable & BIT[i]:
                apply_technology(s, p, i, f)
    if expert:
        tile = s.content.expert_tiles[s.expert_tile]
        if tile.timings >> timing & 1:
            _modify_all(s, p, tile.effects, f)
    if s.turn_effects and p.seat == s.active:
        _modify_all(s, p, tuple(s.turn_effects), f)
    return f


def apply_technology(s: GalacticCruise, p: Company, i: int, f: Frame) -> None:
    """A technology that is usable changes what is going on, if it is about that."""
    technology = s.content.technologies[s.technologies[i]]
    if technology.timing == f.timing:
        _modify_all(s, p, technology.effects, f)


def _modify_all(s: GalacticCruise, p: Company, effects: Effects, f: Frame) -> None:
    for e in effects:
        if e.verb in MODIFIERS:
            modify(s, p, e, f)


def close_frame(s: GalacticCruise, p: Company, f: Frame, expert: bool = False) -> Rules[None]:
    """End it: first what upgrades, technologies and experts bring at that moment, then technology markers move."""
    mine = p.upgrades & s.content.upgrades_at[f.timing]
    if mine:
        for i, upgrade in enumerate(s.content.upgrades):
            if mine & BIT[i]:
                yield from _perform_rest(s, p, upgrade.effects, f)
    if not s.tech_advanced:
        usable = network.usable_technologies(s, p)
        for i in range(4):
            if usable & BIT[i] and s.content.technologies[s.technologies[i]].timing == f.timing:
                yield from _perform_rest(s, p, network.technology_effects(s, i), f)
    if expert:
        tile = s.content.expert_tiles[s.expert_tile]
        if tile.timings >> f.timing & 1:
            yield from _perform_rest(s, p, tile.effects, f)
    s.frames.remove(f)
    if f.techs:
        network.move_markers(s, f)


def _perform_rest(s: GalacticCruise, p: Company, effects: Effects, f: Frame) -> Rules[None]:
    for e in effects:
        if e.verb not in MODIFIERS and e.verb not in (DO_LIMIT, DO_NO_PILOT):
            yield from perform(s, p, (e,), f)


def use_technology(s: GalacticCruise, p: Company, i: int, f: Frame) -> Rules[None]:
    """Advanced Technologies: use one in what is going on; its marker moves afterwards."""
    f.techs |= BIT[i]
    yield from perform(s, p, network.technology_effects(s, i), f)


def expert_comes_home(s: GalacticCruise, p: Company, timing: int) -> Rules[None]:
    """An expert enters the break room: the tile may bring a bonus for that."""
    tile = s.content.expert_tiles[s.expert_tile]
    if tile.timings >> timing & 1:
        for e in tile.effects:
            if e.verb == DO_GAIN:
                yield from perform(s, p, (e,), s.frames[-1] if s.frames else None)


def standing_spare(s: GalacticCruise, p: Company, expert: bool) -> list[int]:
    """Food, oxygen and fuel that upgrades, usable technologies and an expert save at a launch."""
    spare = [0, 0, 0]
    sources = [u.effects for i, u in enumerate(s.content.upgrades) if p.upgrades & BIT[i] and u.timing == LAUNCH_PAY]
    if not s.tech_advanced:
        usable = network.usable_technologies(s, p)
        for i in range(4):
            if usable & BIT[i] and s.content.technologies[s.technologies[i]].timing == LAUNCH_PAY:
                sources.append(network.technology_effects(s, i))
    if expert and s.content.expert_tiles[s.expert_tile].timings >> LAUNCH_PAY & 1:
        sources.append(s.content.expert_tiles[s.expert_tile].effects)
    for effects in sources:
        for e in effects:
            if e.verb == DO_DISCOUNT:
                for unit, amount in e.amounts:
                    if U_FOOD <= unit <= U_FUEL:
                        spare[unit - U_FOOD] += amount
    return spare


def nests(effects: Effects) -> bool:
    """Whether these effects would start an action of their own."""
    return any(e.verb in NESTING for e in effects)


def useful(s: GalacticCruise, p: Company, effects: Effects) -> bool:
    """Whether playing these effects now could do anything at all."""
    for e in effects:
        if e.verb == DO_TAKE_ACTION:
            if not (can_pay(p, e.cost) and doing.action_moves(s, p, e)):
                return False
        elif e.verb == DO_USE_SEGMENT:
            if not doing.segment_moves(s, p, e, None):
                return False
    return True
