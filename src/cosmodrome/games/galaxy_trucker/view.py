"""What a seat may know: the table as its eyes see it, and nothing else.

Hidden are the face-down tiles, the cards of piles the seat has not looked through, and the purses of the others.
"""

from __future__ import annotations

from typing import Any

from cosmodrome.games.galaxy_trucker.cards import CARD_NAMES, CARDS, FIRST_FLIGHT, GOODS
from cosmodrome.games.galaxy_trucker.pieces import ROUND_NAMES, SPACES, SQUARES
from cosmodrome.games.galaxy_trucker.rules.flying import lapped_after
from cosmodrome.games.galaxy_trucker.rules.parameters import POINT, double_cannons, engine_strength, strongest
from cosmodrome.games.galaxy_trucker.rules.tempo import turns_of_sand_left
from cosmodrome.games.galaxy_trucker.seen import View
from cosmodrome.games.galaxy_trucker.setup import SECRET_PILE
from cosmodrome.games.galaxy_trucker.ship import Ship, blocks_in, squares_of
from cosmodrome.games.galaxy_trucker.state import (
    ADVENTURE,
    BUILDING,
    COURSE,
    OVER,
    PHASES,
    RACE,
    SETUP,
    TEAMS,
    TEMPOS,
    GalaxyTrucker,
)
from cosmodrome.games.galaxy_trucker.state import TURNS as IN_TURNS
from cosmodrome.games.galaxy_trucker.tiles import (
    BIT,
    DOUBLE_ENGINE,
    EDGES,
    FACES,
    ORANGE,
    PURPLE,
    SIDES,
    TILE_NAMES,
    TURNS,
)

__all__ = ["View", "view"]


def view(s: GalaxyTrucker, seat: int | None) -> dict[str, Any]:
    """Everything this seat may know; None is a spectator."""
    return {
        "you": seat,
        "round": ROUND_NAMES[s.round],
        "rounds": [ROUND_NAMES[number] for number in s.rounds],
        "phase": PHASES[s.phase],
        "tempo": TEMPOS[s.tempo],
        "building": "strict" if s.strict else "lenient",
        "teams": TEAMS[s.teams],
        "foresight": s.foresight,
        "notes": s.notes,
        "starter": s.starter,
        "board": s.round_rules.board.name,
        "warehouse": len(s.warehouse),
        "faceup": [TILE_NAMES[tile] for tile in s.faceup],
        "timer": {"circle": s.circle, "running": s.sand, "seconds": s.timer_seconds} if s.tempo == RACE else None,
        "turn": {"seat": s.builder, "points": s.points, "circle": s.circle, "turns_left": turns_of_sand_left(s)}
        if s.tempo == IN_TURNS and s.phase <= BUILDING
        else None,
        "ships": [_ship(s, owner) for owner in range(s.players)],
        "piles": _piles(s, seat),
        "cards_left": sum(len(pile) for pile in s.piles),
        "card": CARD_NAMES[s.card] if s.card >= 0 else None,
        "adventure": _adventure(s) if s.phase == ADVENTURE else None,
        "order": s.flight_order() if s.phase >= COURSE else [],
        "lapped_after": lapped_after(s) if s.phase >= COURSE else None,
        "bank": dict(zip(GOODS, s.bank, strict=True)),
        "credits": [
            s.credits(owner) if s.phase == OVER or (seat is not None and s.purse(owner) == s.purse(seat)) else None
            for owner in range(s.players)
        ],
    }


def _ship(s: GalaxyTrucker, owner: int) -> dict[str, Any]:
    ship = s.ships[owner]
    flying = s.phase >= COURSE
    return {
        "seat": owner,
        "components": [_component(ship, sq) for sq in squares_of(ship.occupied)],
        "holding": ship.hand >= 0,
        "hand": TILE_NAMES[ship.hand] if ship.hand >= 0 else None,
        "hand_bound": ship.hand >= 0 and ship.hand_bound,
        "newest": SQUARES[ship.board.index[ship.newest]] if ship.newest >= 0 else None,
        "aside": [TILE_NAMES[tile] for tile in ship.aside],
        "looking": ship.looking + 1 if ship.looking >= 0 else None,
        "number": ship.number or None,
        "lost": ship.lost,
        "exposed": ship.exposed(),
        "engines": {
            "idle": engine_strength(ship, 0) / POINT,
            "full": engine_strength(ship, ship.masks[DOUBLE_ENGINE].bit_count()) / POINT,
        },
        "cannons": {
            "idle": strongest(ship, 0) / POINT,
            "full": strongest(ship, double_cannons(ship)) / POINT,
        },
        "crew": ship.crew_size(),
        "humans": ship.humans(),
        "aliens": [name for name, alien in (("orange", ORANGE), ("purple", PURPLE)) if alien in ship.crew],
        "cells": ship.cell_count(),
        "shields": [ship.shield_covers(side) for side in range(EDGES)],
        "goods": {colour: ship.goods_count(number) for number, colour in enumerate(GOODS)},
        "position": s.pos[owner] if flying else None,
        "space": s.pos[owner] % SPACES if flying and not s.out[owner] else None,
        "out": s.out[owner],
        "standing": s.standing[owner],
    }


def _component(ship: Ship, sq: int) -> dict[str, Any]:
    face = ship.faces[sq]
    data: dict[str, Any] = {
        "square": SQUARES[ship.board.index[sq]],
        "tile": TILE_NAMES[face // FACES],
        "turn": TURNS[face % FACES],
    }
    crew = ship.crew[sq]
    if crew:
        data["crew"] = "orange" if crew == ORANGE else "purple" if crew == PURPLE else crew
    if ship.cells[sq]:
        data["cells"] = ship.cells[sq]
    if ship.goods[sq]:
        packed = ship.goods[sq]
        data["goods"] = [colour for n, colour in enumerate(GOODS) for _ in range(blocks_in(packed, n))]
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
            if seat is not None and (s.seen[seat] & BIT[pile] if s.notes else s.ships[seat].looking == pile)
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
        "threat": {
            "seat": s.target_seat,
            "side": SIDES[s.side],
            "square": SQUARES[s.ships[s.target_seat].board.index[s.target]],
        }
        if s.target >= 0
        else None,
        "strength": [None if strength < 0 else strength / POINT for strength in s.strength],
        "victims": list(s.victims),
        "planets": [place + 1 if place >= 0 else None for place in s.planets] if card.planets and s.planets else [],
        "loader": s.loader if s.loader >= 0 else None,
        "dock": dict(zip(GOODS, s.dock, strict=True)),
    }
