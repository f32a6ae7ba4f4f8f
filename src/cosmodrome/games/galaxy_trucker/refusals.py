"""Why not: the rule behind a move that is not offered."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import RED
from cosmodrome.games.galaxy_trucker.moves import (
    BOARD_ORANGE,
    BOARD_PURPLE,
    DRAW,
    END_TURN,
    FINISH,
    FLIP_TIMER,
    GIVE_BACK,
    LAND,
    LAY,
    LOAD,
    LOOK,
    PICK_UP,
    POWER,
    PUT_DOWN,
    SET_ASIDE,
    TAKE,
    UNLOAD,
    WAIT,
)
from cosmodrome.games.galaxy_trucker.pieces import HANDLING_LIMIT, SQUARES
from cosmodrome.games.galaxy_trucker.rules.building import ASIDE_SLOTS, purse_of_points, why_not_lay
from cosmodrome.games.galaxy_trucker.rules.launch import alien_cabins
from cosmodrome.games.galaxy_trucker.ship import blocks_in
from cosmodrome.games.galaxy_trucker.state import BUILDING, RACE, TURNS, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    BIT,
    FACES,
    HOLD,
    ORANGE,
    ORANGE_SUPPORT,
    PURPLE,
    PURPLE_SUPPORT,
    SPECIAL,
    STARTING,
)
from cosmodrome.kernel import Ask, Move, Verb

_BUILDING_VERBS: Final[tuple[Verb, ...]] = (
    DRAW,
    TAKE,
    LAY,
    GIVE_BACK,
    SET_ASIDE,
    PICK_UP,
    LOOK,
    PUT_DOWN,
    FLIP_TIMER,
    FINISH,
    END_TURN,
    WAIT,
)


def why_not(s: GalaxyTrucker, ask: Ask, move: Move) -> str:
    """The code of the rule that forbids this move to the asked seat now."""
    if ask.seat < 0:
        return "not_offered"
    building = move.verb in _BUILDING_VERBS
    if building != (s.phase == BUILDING):
        return "not_the_phase"
    if building:
        return _why_not_build(s, ask.seat, move)
    if move.verb is LAND and ask.question == "planet":
        return "place_taken"
    if move.verb is POWER and ask.question.startswith("power"):
        return "too_few_cells"
    if move.verb in (BOARD_ORANGE, BOARD_PURPLE) and ask.question == "crew":
        return _why_not_alien(s, ask.seat, move)
    if move.verb in (LOAD, UNLOAD) and ask.question == "load":
        return _why_not_load(s, ask.seat, move)
    return "not_offered"


def _why_not_build(s: GalaxyTrucker, seat: int, move: Move) -> str:
    ship = s.ships[seat]
    verb = move.verb
    if verb is FLIP_TIMER:
        if s.tempo != RACE or (s.circle == 0 and not s.sand):
            return "no_timer"
        return "sand_still_running" if s.sand else "finish_first"
    if verb is END_TURN:
        return "no_turns" if s.tempo != TURNS else "warehouse_closed"
    if verb is PUT_DOWN or verb is WAIT:
        return "not_offered"
    if verb is LOOK:
        return _why_not_look(s, seat, move.arg - 1)
    if ship.number:
        return "finished_building"
    if verb in (LAY, GIVE_BACK, SET_ASIDE):
        if ship.hand < 0:
            return "hand_empty"
        if verb is GIVE_BACK:
            return "cannot_go_back"
        if verb is SET_ASIDE and s.test_flight:
            return "not_in_test_flight"
        if verb is SET_ASIDE and len(ship.aside) >= ASIDE_SLOTS:
            return "two_set_aside"
        if purse_of_points(s) < 1:
            return "too_few_points"
        return why_not_lay(s, ship, ship.hand, move.arg)
    if ship.hand >= 0:
        return "hand_full"
    if verb is FINISH:
        return "number_taken"
    if verb is PICK_UP and ship.newest < 0:
        return "nothing_to_pick_up"
    if verb is TAKE and move.arg not in s.faceup:
        return "not_face_up"
    if verb is DRAW and not s.warehouse:
        return "warehouse_empty"
    return "warehouse_closed" if ship.handled >= HANDLING_LIMIT else "too_few_points"


def _why_not_look(s: GalaxyTrucker, seat: int, pile: int) -> str:
    ship = s.ships[seat]
    if s.test_flight:
        return "not_in_test_flight"
    if ship.hand >= 0:
        return "hand_full"
    if not ship.occupied & ~BIT[ship.board.start]:
        return "after_first_component"
    if s.notes and s.seen[seat] & BIT[pile]:
        return "already_seen"
    return "pile_in_a_hand" if any(other.looking == pile for other in s.ships) else "too_few_points"


def _why_not_alien(s: GalaxyTrucker, seat: int, move: Move) -> str:
    ship = s.ships[seat]
    alien, support = (ORANGE, ORANGE_SUPPORT) if move.verb is BOARD_ORANGE else (PURPLE, PURPLE_SUPPORT)
    sq = ship.board.square[move.arg]
    if alien in ship.crew:
        return "one_alien_of_each_colour"
    if sq >= 0 and 0 <= ship.faces[sq] // FACES < STARTING:
        return "pilot_cabin_takes_humans"
    if sq < 0 or not alien_cabins(ship, support) & BIT[sq]:
        return "life_support_missing"
    return "square_taken"


def _why_not_load(s: GalaxyTrucker, seat: int, move: Move) -> str:
    ship = s.ships[seat]
    colour, index = divmod(move.arg, len(SQUARES))
    sq = ship.board.square[index]
    if sq < 0 or not (ship.masks[HOLD] | ship.masks[SPECIAL]) & BIT[sq]:
        return "not_a_hold"
    if move.verb is UNLOAD:
        return "not_on_the_dock" if not blocks_in(ship.goods[sq], colour) else "already_loaded"
    if not s.dock[colour]:
        return "not_on_the_dock"
    if colour == RED and not ship.masks[SPECIAL] & BIT[sq]:
        return "hazardous_goods"
    return "hold_full"
