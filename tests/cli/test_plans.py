"""The `plan` command at the terminal, in every language."""

from __future__ import annotations

from typing import Any

import pytest

import cosmodrome
from cosmodrome.cli.choosing import Command, understand
from cosmodrome.cli.plans import plan
from cosmodrome.cli.speech import speech
from cosmodrome.text import Words


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize(
    ("game", "options", "text"),
    [
        ("leaving_earth", {"players": 1}, ""),
        ("leaving_earth", {"players": 1, "level": "easy"}, "r"),
        ("galaxy_trucker", {"players": 1, "tempo": "calm"}, ""),
        ("galaxy_trucker", {"players": 1, "tempo": "race"}, ""),
        ("galactic_cruise", {"players": 2}, ""),
    ],
)
def test_every_planner_speaks_every_language(game: str, options: dict[str, Any], text: str, language: str) -> None:
    match = cosmodrome.new(game, seed=2, **options)
    lines = plan(match, 0, text, Words(match.game, language), speech(language))
    assert lines
    assert not any("plan-" in line for line in lines)


def test_a_plan_is_a_command_and_may_have_words_behind_it() -> None:
    assert understand("plan lunar lander", []) == Command("plan", "lunar lander")


def test_a_mission_is_planned_by_part_of_its_name() -> None:
    match = cosmodrome.new("leaving_earth", seed=2, players=1, level="easy")
    words, say = Words(match.game), speech("en")
    missions = plan(match, 0, "", words, say)[0]
    name = missions.partition("? ")[2].split(", ")[0]
    lines = plan(match, 0, name, words, say)
    assert lines[0] == name
    assert lines[1].startswith("Cheapest: $")
    assert any("Research" in line for line in lines)
