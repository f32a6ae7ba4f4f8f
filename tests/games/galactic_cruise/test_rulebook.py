"""The rules text: a turn aid, questions and answers, and lists of the pieces, made from the content in play."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.games.galactic_cruise import packs
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.reading import load
from cosmodrome.text import find_rules, rules_text


def body(topic: str, **options: object) -> str:
    found = find_rules(rules_text(GAME, options=GAME.check_options(options)), topic)
    assert len(found) == 1
    return found[0].body


@pytest.mark.parametrize(
    ("topic", "pieces"),
    [
        ("list of the experts", len(load().expert_tiles)),
        ("list of the tokens", len(load().tokens)),
        ("list of the upgrades", len(load().upgrades)),
        ("list of the segments", len(load().blueprints)),
        ("list of the cockpits", len(load().cockpits)),
        ("list of the engines", len(load().engines)),
        ("list of the company goals", len(load().goal_tiles)),
        ("list of the technologies", len(load().technologies)),
        ("list of the agenda cards", len(load().agenda)),
    ],
)
def test_every_piece_of_the_box_is_listed(topic: str, pieces: int) -> None:
    lines = body(topic).splitlines()
    assert len(lines) == pieces
    assert all(line.startswith("- **") and "{" not in line and "effect-" not in line for line in lines)


def test_a_goal_is_told_with_its_first_and_its_highest_demand() -> None:
    line = next(line for line in iter(body("list of the company goals").splitlines()))
    goal = load().goal_tiles[0].goals[0]
    assert str(goal.levels[0]) in line
    assert str(goal.levels[-1]) in line


def test_a_pack_shows_its_own_values(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    packs.export(folder)
    file = folder / "blueprints.toml"
    text = file.read_text(encoding="utf-8")
    cost = load().blueprints[0].cost
    assert f"cost = {cost}" in text
    file.write_text(text.replace(f"cost = {cost}", "cost = 9", 1), encoding="utf-8")
    own = body("list of the segments", content=str(folder)).splitlines()[0]
    assert "9" in own
    assert own != body("list of the segments").splitlines()[0]


def test_there_are_a_turn_aid_and_questions_with_answers() -> None:
    assert "funding bonus" in body("turn aid")
    assert body("questions and answers").count("?*") >= 8
