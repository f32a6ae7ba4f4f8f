"""The terminal board of Galactic Cruise shows the table and fits."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import cosmodrome
from cosmodrome.cli.boards import board
from cosmodrome.games import galactic_cruise
from cosmodrome.kernel import Match
from cosmodrome.text import Words

HOUSE = Path(galactic_cruise.__path__[0], "content")
NAMES = ("Ada", "Ben", "Cleo", "Dana")


def played(plies: int, **options: Any) -> Match:
    match = cosmodrome.new("galactic_cruise", seed=3, **options)
    rng = random.Random(3)
    while not match.over and match.ply < plies:
        ask = match.asks[0]
        match.play(rng.choice(ask.moves), ask.seat)
    return match


def drawn(match: Match, width: int = 120) -> str:
    out = io.StringIO()
    words = Words(match.game)
    draw = board("galactic_cruise", match.options)
    Console(file=out, width=width).print(draw(match.view(0), words, NAMES[: match.players]))
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
    Console(file=out, width=120).print(board("galactic_cruise", {})(view, Words(match.game), NAMES[:2]))
    assert "Cruises" in out.getvalue()


def test_other_hands_stay_hidden() -> None:
    match = played(40, players=2)
    other = match.view(0)["companies"][1]
    assert other["hidden_cards"] == 1
    assert "hidden card" in drawn(match)


def test_a_content_pack_shows_its_own_numbers(tmp_path: Path) -> None:
    for name, pattern, number in (("blueprints", r"^(cost|vp) = .*", 7), ("cruises", r"^(fuel) = .*", 6)):
        house = (HOUSE / f"{name}.toml").read_text(encoding="utf-8")
        pack = re.sub(pattern, rf"\1 = {number}", house, flags=re.MULTILINE)
        (tmp_path / f"{name}.toml").write_text(pack, encoding="utf-8")
    text = drawn(played(40, players=2, content=str(tmp_path)))
    assert set(re.findall(r"\d/\d(?=[ARF])", text)) == {"7/7"}
    assert set(re.findall(r"⊕ fuel (\d)", text)) == {"6"}


def test_a_track_that_stands_still_is_announced_before_its_neutral_cube() -> None:
    match = cosmodrome.new("galactic_cruise", seed=3, players=2)
    shown = []
    while match.state.turn <= 50:  # type: ignore[attr-defined]
        moves = match.asks[0].moves
        idle = [move for move in moves if move.verb.name in ("call_meeting", "end_turn")]
        match.play(idle[0] if idle else moves[0])
        if "neutral cube in" in drawn(match):
            shown.append(match.state.turn)  # type: ignore[attr-defined]
    assert (min(shown), max(shown)) == (30, 50)
