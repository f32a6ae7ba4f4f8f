"""The one interpreter of the effect vocabulary: adding a card, technology or tile is adding data.

Effects come in two kinds. Modifiers change how an action, launch step or stop is done (discounts, limits, icons); they
are applied to its frame when it opens, or when a card is played in it. All others happen at once and may ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.counters import multiplier
from cosmodrome.games.galactic_cruise.effects.modifiers import MODIFIERS, modify
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effect, Effects
from cosmodrome.games.galactic_cruise.rules import gains, network
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import (
    C_GUESTS_PLACED,
    C_GUESTS_SCORED,
    DO_ADVANCE,
    DO_GAIN,
    DO_LIMIT,
    DO_NO_PILOT,
    DO_TAKE_ACTION,
    DO_USE_SEGMENT,
    TECH_SPACES,
)
from cosmodrome.kernel import Rules

#: Effects of technologies that are moves of their own rather than something to switch on.
OWN_MOVE: Final[tuple[int, ...]] = (DO_ADVANCE, DO_NO_PILOT)


#: Effects that start an action of their own: their cards wait until no other action is going on.
NESTING: Final[tuple[int, ...]] = (DO_TAKE_ACTION, DO_USE_SEGMENT)


Handler = Callable[[GalacticCruise, Company, Effect, Frame | None], Rules[None]]
#: Who carries out each verb that asks. The modules that know how stand above this one and enter themselves.
HANDLERS: Final[dict[int, Handler]] = {}


def handles(verb: int, handler: Handler) -> None:
    """Enter who carries out a verb."""
    HANDLERS[verb] = handler


def perform(s: GalacticCruise, p: Company, effects: Effects, f: Frame | None = None) -> Rules[None]:
    """Carry out effects from left to right. An effect whose cost cannot be paid is skipped."""
    for e in effects:
        if e.verb in MODIFIERS:
            modify(s, p, e, f)
        elif e.verb == DO_GAIN:
            if gains.pay(p, e.cost):
                yield from gains.gain(s, p, e.amounts, multiplier(s, p, e, f))
        elif e.verb != DO_LIMIT:
            yield from HANDLERS[e.verb](s, p, e, f)


def looks_back(e: Effect) -> bool:
    """Whether an effect counts guests won or scored in what is going on."""
    return e.verb == DO_GAIN and any(counter in (C_GUESTS_PLACED, C_GUESTS_SCORED) for counter in e.counters)


def close_frame(s: GalacticCruise, p: Company, f: Frame, expert: bool = False) -> Rules[None]:
    """End it: first what upgrades, technologies and experts bring at that moment, then technology markers move."""
    done = 0
    # What is performed may put off something more.
    while done < len(f.later):
        yield from perform(s, p, (f.later[done],), f)
        done += 1
    mine = p.upgrades & s.content.upgrades_at[f.timing]
    if mine:
        for i, upgrade in enumerate(s.content.upgrades):
            if mine & BIT[i]:
                yield from _perform_rest(s, p, upgrade.effects, f)
    usable = network.usable_technologies(s, p)
    if usable and not s.tech_advanced:
        for i in range(TECH_SPACES):
            if usable & BIT[i] and s.content.technologies[s.technologies[i]].timing == f.timing:
                yield from _perform_rest(s, p, network.technology_effects(s, i), f)
    if expert:
        tile = s.content.expert_tiles[s.expert_tile]
        if tile.timings & BIT[f.timing]:
            yield from _perform_rest(s, p, tile.effects, f)
    s.frames.remove(f)
    if f.techs and f.count:
        network.move_markers(s, f.techs)


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
    if tile.timings & BIT[timing]:
        for e in tile.effects:
            if e.verb == DO_GAIN:
                yield from perform(s, p, (e,), s.frames[-1] if s.frames else None)


def nests(effects: Effects) -> bool:
    """Whether these effects would start an action of their own."""
    return any(e.verb in NESTING for e in effects)
