"""The terminal board of Galactic Cruise shows the table and fits."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

import cosmodrome
from cosmodrome.cli.boards import board
from cosmodrome.kernel import Match
from cosmodrome.text import Words

NAMES = ("Ada", "Ben", "Cleo", "Dana")


def played(plies: int, **options: Any) -> Match:
    match = cosmodrome.new("galactic_cruise", seed=3, **options)
    rng = random.Random(3)
    while not match.over and match.ply < plies:
        match.play(rng.choice(match.asks[0].moves))
    return match


def drawn(match: Match, width: int = 120) -> str:
    out = io.StringIO()
    words = Words(match.game)
    Console(file=out, width=width).print(board("galactic_cruise")(match.view(0), words, NAMES[: match.players]))
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("plies", [0, 200, 60_000])
@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"players": 1, "rachel": "hard"},
        {"players": 2, "modules": ["location_bonuses", "advanced_technologies", "specialized_blueprints"]},
    ],
)
def test_the_board_fits_at_any_moment(options: dict[str, Any], plies: int, width: int) -> None:
    text = drawn(played(plies, **options), width)
    assert [line for line in text.splitlines() if len(line.rstrip()) > width] == []


def test_the_board_shows_actions_owners_cruises_and_companies() -> None:
    match = played(400, players=3)
    text = drawn(match)
    view = match.view(0)
    words = Words(match.game)
    wanted = [words.name(action) for place in view["board"]["locations"] for action in place["actions"]]
    wanted += [one["cruise"].upper() for one in view["market"]["cruises"] if one]
    wanted += [*NAMES[:3], "Silo", "Queue", "Progress", "Goals"]
    assert [word for word in wanted if word not in text] == []


def test_alone_the_board_names_rachel_and_shows_her_next_back() -> None:
    text = drawn(played(200, players=1, rachel="easy"))
    assert "next back" in text
    assert "Rachel  " in text
    assert "Seat" not in text


def test_a_place_without_a_cruise_or_blueprint_is_left_out() -> None:
    match = played(40, players=2)
    view = match.view(0)
    view["market"]["cruises"][0] = None
    view["board"]["blueprints"][0] = None
    out = io.StringIO()
    Console(file=out, width=120).print(board("galactic_cruise")(view, Words(match.game), NAMES[:2]))
    assert "Cruises" in out.getvalue()


def test_other_hands_stay_hidden() -> None:
    match = played(40, players=2)
    other = match.view(0)["companies"][1]
    assert other["hidden_cards"] == 1
    assert "hidden card" in drawn(match)
