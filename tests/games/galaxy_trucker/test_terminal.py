"""The board in the terminal: every tile can be read, every view can be drawn."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console, RenderableType

from cosmodrome.cli.boards import board
from cosmodrome.cli.boards.galaxy_trucker import draw
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.ship import empty_ship
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.text import Words
from tests.games.galaxy_trucker.patience import patient_answer
from tests.games.galaxy_trucker.table import build, lay, man, meet, play, stow, workshop

NAMES = ("Ada", "Ben", "Cyd", "Dee")


def shown(what: RenderableType, width: int = 110) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(what)
    return out.getvalue()


def test_the_game_has_its_own_board() -> None:
    assert board(GAME.name, {}) is draw


def test_stubs_show_the_connectors_of_a_tile() -> None:
    match = workshop(1, script=["cabin_04"], tempo="calm")  # universal, single, smooth, double
    play(match, "draw")
    text = shown(draw(match.view(0), Words(GAME), NAMES))
    assert "┌──╫──┐" in text
    assert "╡ Cab ├" in text
    assert "turned round" in text


def test_passengers_and_freight_are_seen_in_flight() -> None:
    ship = man(build("I", "battery_2 c6r7", "cargo_3 c8r7", "engine c7r8"), cells=1)
    stow(ship, "c8r7", "yellow", "blue")
    match = meet("d1_planets_2", [ship, man(empty_ship(0, 1))])
    text = shown(draw(match.view(0), Words(GAME), NAMES))
    for label in ("Pil 2", "Bat 1", "[yb.]", "Eng↓", "Planets I", "1 rr, 2 rbb, 3 y", "Order of flight: Ada on 0"):
        assert label in text


def test_a_hidden_hand_is_not_drawn_for_others() -> None:
    match = workshop(2, script=["cabin_04"], tempo="calm")
    play(match, "0: draw")
    assert "In your hand" in shown(draw(match.view(0), Words(GAME), NAMES))
    assert "In your hand" not in shown(draw(match.view(1), Words(GAME), NAMES))


def test_a_turned_cannon_shows_where_it_points() -> None:
    match = workshop(1, tempo="calm")
    ship = empty_ship(0, 0)
    lay(ship, "cannon_07", "c8r7", "e")
    match.state.ships[0] = ship  # type: ignore[attr-defined]
    assert "Gun→" in shown(draw(match.view(0), Words(GAME), NAMES))


@pytest.mark.parametrize("width", [80, 120])
def test_every_view_of_a_match_can_be_drawn(width: int) -> None:
    rng = random.Random(width)
    options = GAME.check_options({"players": 3, "rounds": ["1", "3", "3a"], "tempo": "race", "building": "lenient"})
    match = Match(GAME, options, SeededDealer(2))
    words = Words(GAME)
    while not match.over:
        if rng.random() < 0.02:
            for seat in (None, 0):
                assert shown(draw(match.view(seat), words, NAMES), width)
        match.play_trusted(*patient_answer(match, rng))
    assert shown(draw(match.view(None), words, NAMES), width)
