"""Frames: what upgrades, technologies, experts and the turn change from the start in what is going on."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.effects.modifiers import MODIFIERS, modify
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.pieces import Effects
from cosmodrome.games.galactic_cruise.rules import network
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import DO_DISCOUNT, LAUNCH_PAY, TECH_SPACES, U_FOOD, U_FUEL


def open_frame(s: GalacticCruise, p: Company, timing: int, limit: int = 0, expert: bool = False) -> Frame:
    """Begin an action, launch step or stop, with everything that changes it from the start."""
    f = Frame(timing, p.seat, limit)
    s.frames.append(f)
    mine = p.upgrades & s.content.upgrades_at[timing]
    if mine:
        for i, upgrade in enumerate(s.content.upgrades):
            if mine & BIT[i]:
                _modify_all(s, p, upgrade.effects, f)
    usable = network.usable_technologies(s, p)
    if usable and not s.tech_advanced:
        for i in range(TECH_SPACES):
            if usable & BIT[i]:
                apply_technology(s, p, i, f)
    if expert:
        tile = s.content.expert_tiles[s.expert_tile]
        if tile.timings & BIT[timing]:
            _modify_all(s, p, tile.effects, f)
    if s.turn_effects and p.seat == s.active:
        _modify_all(s, p, tuple(s.turn_effects), f)
    return f


def apply_upgrade(s: GalacticCruise, p: Company, upgrade: int) -> None:
    """An upgrade unlocked just now changes what is going on."""
    for f in s.frames:
        if f.owner == p.seat and s.content.upgrades_at[f.timing] & BIT[upgrade]:
            _modify_all(s, p, s.content.upgrades[upgrade].effects, f)


def apply_technology(s: GalacticCruise, p: Company, i: int, f: Frame) -> None:
    """A technology that is usable changes what is going on, if it is about that."""
    technology = s.content.technologies[s.technologies[i]]
    if technology.timing == f.timing:
        _modify_all(s, p, technology.effects, f)


def _modify_all(s: GalacticCruise, p: Company, effects: Effects, f: Frame) -> None:
    for e in effects:
        if e.verb in MODIFIERS:
            modify(s, p, e, f)


def standing_spare(s: GalacticCruise, p: Company, expert: bool) -> list[int]:
    """Food, oxygen and fuel that upgrades, usable technologies and an expert save at a launch."""
    spare = [0, 0, 0]
    sources: list[Effects] = []
    mine = p.upgrades & s.content.upgrades_at[LAUNCH_PAY]
    if mine:
        sources = [upgrade.effects for i, upgrade in enumerate(s.content.upgrades) if mine & BIT[i]]
    usable = network.usable_technologies(s, p)
    if usable and not s.tech_advanced:
        for i in range(TECH_SPACES):
            if usable & BIT[i] and s.content.technologies[s.technologies[i]].timing == LAUNCH_PAY:
                sources.append(network.technology_effects(s, i))
    if expert and s.content.expert_tiles[s.expert_tile].timings & BIT[LAUNCH_PAY]:
        sources.append(s.content.expert_tiles[s.expert_tile].effects)
    for effects in sources:
        for e in effects:
            if e.verb == DO_DISCOUNT:
                for unit, amount in e.amounts:
                    if U_FOOD <= unit <= U_FUEL:
                        spare[unit - U_FOOD] += amount
    return spare
