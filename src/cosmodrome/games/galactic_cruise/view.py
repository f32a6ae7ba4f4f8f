"""What a seat may know of a match. Nearly everything is open; only cards dealt face down at the start are hidden."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import EARNINGS, GONE, Company, Rachel, Shuttle
from cosmodrome.games.galactic_cruise.counters import total
from cosmodrome.games.galactic_cruise.effects import frames
from cosmodrome.games.galactic_cruise.moves import (
    AGENDA,
    BLUEPRINTS,
    COCKPITS,
    CRUISES,
    ENGINES,
    EXPERT_TILES,
    GOAL_TILES,
    GUEST_BONUSES,
    LOCATION_BONUSES,
    STARTING_UPGRADES,
    TECHNOLOGIES,
    TOKENS,
    UPGRADES,
)
from cosmodrome.games.galactic_cruise.rules import headquarters, network, preflight, progress
from cosmodrome.games.galactic_cruise.rules.rachel.turn import goal_counts
from cosmodrome.games.galactic_cruise.scoring import score
from cosmodrome.games.galactic_cruise.seen import View
from cosmodrome.games.galactic_cruise.state import EMPTY, NEUTRAL, NPC, PHASES, GalacticCruise, is_expert, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, CONNECTIONS, GUEST_TYPES, LOCATIONS, RESOURCES
from cosmodrome.kernel import Figures

__all__ = ["View", "figures", "view"]

LYING: Final[tuple[str, ...]] = ("face_up", "flipped", "gone")
PILOTS: Final[tuple[str, ...]] = ("nobody", "worker", "expert")


def view(s: GalacticCruise, seat: int | None) -> dict[str, Any]:
    """The match as this seat may know it; None is a spectator."""
    return {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "active": s.active,
        "final_round": s.final_round,
        "ended_by": None if s.ended_by < 0 else s.ended_by,
        "board": _board(s),
        "market": _market(s),
        "progress": _progress(s),
        "this_turn": _this_turn(s),
        "companies": [_company(s, p, p.seat == seat) for p in s.companies],
        "rachel": _rachel(s),
    }


def figures(s: GalacticCruise) -> Figures:
    """What every company has; all of it is open."""
    return {
        p.label: {
            "vp": score(p),
            "money": p.money,
            "ads": p.ads,
            "reputation": p.reputation,
            **dict(zip(RESOURCES, p.resources, strict=True)),
            "agenda_card": len(p.hand),
        }
        for p in s.companies
    }


def _name(names: tuple[str, ...], index: int) -> str | None:
    return None if index < 0 else names[index]


def _names(names: tuple[str, ...], indices: list[int]) -> list[str | None]:
    return [_name(names, index) for index in indices]


def _mask(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if mask & BIT[i]]


def _owners(owners: int) -> list[int | str]:
    found: list[int | str] = [seat for seat in range(4) if owners & BIT[seat]]
    return found + [name for owner, name in ((NEUTRAL, "neutral"), (NPC, "npc")) if owners & BIT[owner]]


def _worker(piece: int) -> dict[str, Any] | None:
    if piece == EMPTY:
        return None
    return {"company": "npc" if owner_of(piece) == NPC else owner_of(piece), "expert": is_expert(piece)}


def _by_type(guests: list[int]) -> dict[str, int]:
    return dict(zip(GUEST_TYPES, guests, strict=True))


def _board(s: GalacticCruise) -> dict[str, Any]:
    locations = []
    for here, pair in enumerate(s.actions_at):
        locations.append(
            {
                "location": LOCATIONS[here],
                "actions": [ACTIONS[action] for action in pair],
                "worker": _worker(s.workers[here]),
                "bonus": LOCATION_BONUSES[s.location_bonus[here]] if s.location_bonus else None,
                "bonus_active": bool(s.location_active & BIT[here]),
            }
        )
    technologies = []
    for i, technology in enumerate(s.technologies):
        technologies.append(
            {
                "technology": TECHNOLOGIES[technology],
                "owners": _owners(s.tech_owners[i]),
                "surcharge": network.surcharge(s, i),
                "marker": s.markers[i] if s.tech_advanced else None,
                "spaces": s.content.technologies[technology].spaces if s.tech_advanced else None,
            }
        )
    return {
        "locations": locations,
        "connections": [
            {"connection": name, "owners": _owners(s.connections[i])} for i, name in enumerate(CONNECTIONS)
        ],
        "technologies": technologies,
        "agenda": _names(AGENDA, s.agenda_display),
        "agenda_deck": len(s.agenda_deck),
        "agenda_discard": _names(AGENDA, s.agenda_discard),
        "blueprints": [
            None if blueprint < 0 else {"blueprint": BLUEPRINTS[blueprint], "money": money, "reputation": reputation}
            for blueprint, money, reputation in zip(
                s.blueprint_display,
                s.content.prices.surcharge_money,
                s.content.prices.surcharge_reputation,
                strict=True,
            )
        ],
        "blueprint_stack": len(s.blueprint_stack),
        "blueprint_discard": _names(BLUEPRINTS, s.blueprint_discard),
        "shuttles": [
            {"cockpit": _name(COCKPITS, cockpit), "engine": _name(ENGINES, engine)}
            for cockpit, engine in zip(s.cockpit_display, s.engine_display, strict=True)
        ],
        "silo": dict(zip(RESOURCES, s.silo, strict=True)),
        "expert_tile": _name(EXPERT_TILES, s.expert_tile),
    }


def _market(s: GalacticCruise) -> dict[str, Any]:
    return {
        "cruises": [
            None
            if cruise < 0
            else {
                "cruise": CRUISES[cruise],
                "presold": _by_type(s.presold[i]),
                "scheduled_by": None if s.scheduled_by[i] < 0 else s.scheduled_by[i],
            }
            for i, cruise in enumerate(s.market)
        ],
        "queue": [_by_type(section) for section in s.queue],
        "supply": _by_type(s.supply),
        "guest_bonus": _names(GUEST_BONUSES, s.guest_bonus),
        "cruise_stack": len(s.cruise_stack),
        "auction": _names(STARTING_UPGRADES, s.auction),
    }


def _progress(s: GalacticCruise) -> dict[str, Any]:
    tile = s.content.goal_tiles[s.goal_tile] if s.goal_tile >= 0 else None
    return {
        "sections": list(s.sections),
        "filled": list(s.filled),
        "beside": s.overflow,
        "meetings_held": s.agms_held,
        "turns_to_neutral_cube": progress.turns_to_neutral_cube(s),
        "goal_tile": _name(GOAL_TILES, s.goal_tile),
        "goals": [
            {"level": s.goal_levels[side], "wanted": goal.levels[s.goal_levels[side]]}
            for side, goal in enumerate(tile.goals if tile is not None else ())
        ],
    }


def _this_turn(s: GalacticCruise) -> dict[str, Any]:
    due = s.payment
    frame = s.frames[-1] if s.frames else None
    return {
        "placed": _name(LOCATIONS, s.placed),
        "expert": s.placed_expert,
        "actions_left": s.actions_left,
        "meeting": s.meeting,
        "reputation_spent": s.spent_reputation,
        "borrowed_connections": _mask(CONNECTIONS, s.borrowed_connections),
        "borrowed_technologies": [
            TECHNOLOGIES[t] for i, t in enumerate(s.technologies) if s.borrowed_technologies & BIT[i]
        ],
        "launching": None if s.launch_shuttle < 0 else s.launch_shuttle,
        "shuttle": _shuttle_in_question(s),
        "due": None
        if due is None
        else {**dict(zip(RESOURCES, due.due, strict=True)), "sum": due.sum, "row": _name(RESOURCES, due.row)},
        "done": None if frame is None else frame.count,
        "allowed": None if frame is None else frame.limit,
    }


def _shuttle_in_question(s: GalacticCruise) -> int | None:
    """The active company's shuttle that is being built, boarded or visited now."""
    shuttles = s.companies[s.active].shuttles
    for frame in reversed(s.frames):
        if frame.shuttle in shuttles:
            return shuttles.index(frame.shuttle)
    return None if s.launch_shuttle < 0 else s.launch_shuttle


def _shuttle(s: GalacticCruise, p: Company, shuttle: Shuttle) -> dict[str, Any]:
    launching = p.seat == s.active and s.launch_shuttle >= 0 and p.shuttles[s.launch_shuttle] is shuttle
    return {
        "cockpit": COCKPITS[shuttle.cockpit],
        "engine": ENGINES[shuttle.engine],
        "launched": shuttle.launched,
        "segments": _names(BLUEPRINTS, shuttle.segments),
        "cabins": preflight.boarding_limit(s, shuttle) if launching else preflight.cabins(s, shuttle),
        "cockpit_vp": preflight.cockpit_value(s, p, shuttle),
        "cruise": _name(CRUISES, shuttle.cruise),
        "stop": shuttle.stop + 1,
        "guests": _by_type(shuttle.guests),
        "pilot": PILOTS[shuttle.pilot],
        "token": shuttle.token,
    }


def _company(s: GalacticCruise, p: Company, own: bool) -> dict[str, Any]:
    return {
        "seat": p.seat,
        "money": p.money,
        "ads": p.ads,
        "vp": p.vp,
        "earned": dict(zip(EARNINGS, p.earned, strict=True)),
        "score": score(p),
        "reputation": p.reputation,
        "resources": dict(zip(RESOURCES, p.resources, strict=True)),
        "storage": dict(zip(RESOURCES, p.storage, strict=True)),
        "developments_built": dict(zip(RESOURCES, p.built, strict=True)),
        "network": _mask(CONNECTIONS, p.network),
        "technologies": [TECHNOLOGIES[t] for i, t in enumerate(s.technologies) if p.technologies & BIT[i]],
        # Others took their cards from the open display; only a card dealt face down is unknown.
        "hand": [AGENDA[card] for card in p.hand if own or card != p.secret],
        "hidden_cards": 0 if own or not p.hides_card else 1,
        "blueprints": _names(BLUEPRINTS, p.blueprints),
        "shuttles": [_shuttle(s, p, shuttle) for shuttle in p.shuttles],
        "shuttle_limit": p.shuttle_limit,
        "segment_limit": p.segment_limit,
        "workers_home": p.workers_home,
        "experts_home": p.experts_home,
        "experts_hired": _mask(("left", "right"), p.experts_hired),
        "expert_cost": [headquarters.expert_cost(s, p, side) for side in (0, 1)],
        "tower": [{"token": TOKENS[token], "lies": LYING[p.tokens[place]]} for place, token in enumerate(p.tower)],
        "funding": [2 if p.tokens[k] == GONE else 1 - p.tokens[k] for k in range(4)],
        "upgrades": _mask(UPGRADES, p.upgrades),
        "launch_savings": dict(zip(RESOURCES, frames.standing_spare(s, p, False), strict=True)),
        "scheduled": None if p.scheduled < 0 else _name(CRUISES, s.market[p.scheduled]),
        "cubes": list(p.cubes),
        "launch_cubes": p.launch_cubes,
        "goals_met": _mask(("left", "middle", "right"), p.goals_met),
        "goal_progress": _goal_progress(s, p),
        "wings": p.wings,
        "launches": p.launches,
        "guests_carried": p.guests_carried,
        "starting_upgrades": _names(STARTING_UPGRADES, p.starting_cards) if own or _open(s) else len(p.starting_cards),
        "final": dict(p.final),
    }


def _goal_progress(s: GalacticCruise, p: Company) -> list[int]:
    """How far the company is with each goal; Rachel has goals of her own."""
    if isinstance(p, Rachel):
        return list(goal_counts(s))
    if s.goal_tile < 0:
        return []
    return [total(s, p, goal.counters, goal.guest) for goal in s.content.goal_tiles[s.goal_tile].goals]


def _open(s: GalacticCruise) -> bool:
    """Auctioned starting upgrade cards are face up."""
    return s.options.starting_upgrades == "auction"


def _rachel(s: GalacticCruise) -> dict[str, Any] | None:
    r = s.rachel
    if r is None:
        return None
    top = s.content.solo_cards[r.top - 1] if r.top else None
    return {
        "goals": list(r.goals),
        "next_numbers": list(top.numbers) if top is not None else None,
        "next_location": LOCATIONS[top.worker] if top is not None else None,
        "cards_left": len(r.deck) + (top is not None),
        "revealed": r.revealed[:],
        "second_action_when_connected": r.connected,
        "action_after_meeting": r.meeting_action,
        "experts_bring_two": r.experts_paid,
    }
