"""What a seat may know: the table as its eyes see it, and nothing else.

Hidden are the face-down tiles, a tile somebody has drawn and not yet shown, the cards of piles the seat has not looked
through, and the purses of the others.
"""

from __future__ import annotations

from typing import Any

from cosmodrome.games.galaxy_trucker.pieces import (
    BIT,
    CARD_NAMES,
    CARDS,
    DOUBLE_ENGINE,
    FIRST_FLIGHT,
    GOODS,
    ORANGE,
    PURPLE,
    ROUND_NAMES,
    SPACES,
    SQUARES,
    TILE_NAMES,
    TURNS,
)
from cosmodrome.games.galaxy_trucker.rules.parameters import cannon_strength, double_cannons, engine_strength
from cosmodrome.games.galaxy_trucker.rules.tempo import turns_of_sand_left
from cosmodrome.games.galaxy_trucker.setup import SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship, squares_of
from cosmodrome.games.galaxy_trucker.state import (
    ADVENTURE,
    BUILDING,
    OVER,
    PHASES,
    RACE,
    SETUP,
    TEAMS,
    TEMPOS,
    GalaxyTrucker,
)
from cosmodrome.games.galaxy_trucker.state import TURNS as IN_TURNS


def view(s: GalaxyTrucker, seat: int | None) -> dict[str, Any]:
    """Everything this seat may know; None is a spectator."""
    building = s.phase <= BUILDING
    return {
        "you": seat,
        "round": ROUND_NAMES[s.round],
        "rounds": [ROUND_NAMES[number] for number in s.rounds],
        "phase": PHASES[s.phase],
        "tempo": TEMPOS[s.tempo],
        "building": "strict" if s.strict else "lenient",
        "teams": TEAMS[s.teams],
        "foresight": s.foresight,
        "starter": s.starter,
        "board": s.round_rules.board.name,
        "warehouse": len(s.warehouse),
        "faceup": [TILE_NAMES[tile] for tile in s.faceup],
        "timer": {"circle": s.circle, "running": s.sand, "seconds": s.timer_seconds} if s.tempo == RACE else None,
        "turn": {"seat": s.builder, "points": s.points, "circle": s.circle, "turns_left": turns_of_sand_left(s)}
        if s.tempo == IN_TURNS and building
        else None,
        "ships": [_ship(s, owner, seat) for owner in range(s.players)],
        "piles": _piles(s, seat),
        "cards_left": sum(len(pile) for pile in s.piles),
        "card": CARD_NAMES[s.card] if s.card >= 0 else None,
        "adventure": _adventure(s) if s.phase == ADVENTURE else None,
        "order": s.flight_order() if not building else [],
        "bank": dict(zip(GOODS, s.bank, strict=True)),
        "credits": [
            s.credits(owner) if s.phase == OVER or (seat is not None and s.purse(owner) == s.purse(seat)) else None
            for owner in range(s.players)
        ],
    }


def _ship(s: GalaxyTrucker, owner: int, seat: int | None) -> dict[str, Any]:
    ship = s.ships[owner]
    known = ship.hand_known or owner == seat
    flying = s.phase > BUILDING
    return {
        "seat": owner,
        "components": [_component(ship, sq) for sq in squares_of(ship.occupied)],
        "holding": ship.hand >= 0,
        "hand": TILE_NAMES[ship.hand] if ship.hand >= 0 and known else None,
        "hand_bound": ship.hand >= 0 and ship.hand_bound,
        "newest": SQUARES[ship.board.index[ship.newest]] if ship.newest >= 0 else None,
        "aside": [TILE_NAMES[tile] for tile in ship.aside],
        "looking": ship.looking + 1 if ship.looking >= 0 else None,
        "number": ship.number or None,
        "lost": ship.lost,
        "exposed": ship.exposed(),
        "engines": _strengths(engine_strength, ship, ship.masks[DOUBLE_ENGINE].bit_count()),
        "cannons": _strengths(cannon_strength, ship, double_cannons(ship)),
        "crew": ship.crew_size(),
        "humans": ship.humans(),
        "aliens": [name for name, alien in (("orange", ORANGE), ("purple", PURPLE)) if alien in ship.crew],
        "cells": ship.cell_count(),
        "shields": [ship.shield_covers(side) for side in range(4)],
        "goods": {colour: ship.goods_count(number) for number, colour in enumerate(GOODS)},
        "position": s.pos[owner] if flying else None,
        "space": s.pos[owner] % SPACES if flying and not s.out[owner] else None,
        "out": s.out[owner],
    }


def _strengths(strength: Any, ship: Ship, doubles: int) -> dict[str, float]:
    """The strength with nothing and with everything powered."""
    return {"idle": strength(ship, 0) / 2, "full": strength(ship, doubles) / 2}


def _component(ship: Ship, sq: int) -> dict[str, Any]:
    face = ship.faces[sq]
    data: dict[str, Any] = {
        "square": SQUARES[ship.board.index[sq]],
        "tile": TILE_NAMES[face >> 2],
        "turn": TURNS[face & 3],
    }
    crew = ship.crew[sq]
    if crew:
        data["crew"] = "orange" if crew == ORANGE else "purple" if crew == PURPLE else crew
    if ship.cells[sq]:
        data["cells"] = ship.cells[sq]
    if ship.goods[sq]:
        packed = ship.goods[sq]
        data["goods"] = [colour for n, colour in enumerate(GOODS) for _ in range(packed >> n * 2 & 3)]
    return data


def _piles(s: GalaxyTrucker, seat: int | None) -> list[dict[str, Any]]:
    """The open piles: who has looked through them, and for those who have, the cards not turned up yet."""
    if s.phase == SETUP:
        return []
    if s.test_flight:
        left = [CARD_NAMES[card] for card in FIRST_FLIGHT if card in s.piles[SECRET_PILE]]
        return [{"pile": SECRET_PILE + 1, "seen_by": list(range(s.players)), "cards": left}]
    return [
        {
            "pile": pile + 1,
            "seen_by": [other for other in range(s.players) if s.seen[other] & BIT[pile]],
            "cards": [CARD_NAMES[card] for card in s.piles[pile]]
            if seat is not None and s.seen[seat] & BIT[pile]
            else None,
        }
        for pile in range(SECRET_PILE)
    ]


def _adventure(s: GalaxyTrucker) -> dict[str, Any]:
    """How far the card has come."""
    card = CARDS[s.card]
    return {
        "stage": s.stage,
        "order": list(s.order),
        "turn": s.turn,
        "dice": s.dice or None,
        "strength": [None if strength < 0 else strength / 2 for strength in s.strength],
        "victims": list(s.victims),
        "planets": [place + 1 if place >= 0 else None for place in s.planets] if card.planets and s.planets else [],
        "loader": s.loader if s.loader >= 0 else None,
        "dock": dict(zip(GOODS, s.dock, strict=True)),
    }
