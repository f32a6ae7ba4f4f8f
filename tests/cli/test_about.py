"""What pieces do can be asked at the terminal."""

from __future__ import annotations

import re

import pytest

from cosmodrome.cli.about import asked_about, pieces
from cosmodrome.kernel.registry import find
from cosmodrome.text import Words

EVERYTHING = ("advanced_technologies", "specialized_blueprints")
MORE = ("location_bonuses", "starting_upgrades")


@pytest.fixture(scope="module")
def words() -> Words:
    return Words(find("galactic_cruise"))


@pytest.mark.parametrize("modules", [(), EVERYTHING])
def test_every_piece_of_galactic_cruise_says_what_it_does(words: Words, modules: tuple[str, ...]) -> None:
    known = pieces("galactic_cruise", {"content": "", "modules": modules}, words)
    assert len(known) == 12 + 48 + 10 + 9 + 12 + 10 + 17 + 17 + 48 + 18 + 6 + 5
    for piece in known:
        assert re.fullmatch(r"[A-Z0-9].*\.", piece.text), piece
        # A sentence that is missing shows its key in plain letters, a variable that is missing its name in braces.
        assert not re.search(r"[{}$]|Effect-|Count-|Amount-|When-|About-", piece.text), piece


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (
            "hiring bonus",
            "When you take the action Hire an Expert: it costs 4 money less. Or spend it for its resource: oxygen.",
        ),
        ("autopilot core", "When guests board: for 2 money, launch without a pilot."),
        (
            "family vacation",
            "At a destination: every guest costs 2 ads less. Gain 1 VP for every family guest scored here. "
            "Or spend it for its resource: food.",
        ),
    ],
)
def test_a_piece_says_when_and_what(words: Words, asked: str, answer: str) -> None:
    (piece,) = asked_about(asked, pieces("galactic_cruise", {"content": ""}, words))
    assert piece.text == answer


def test_a_part_of_the_name_finds_all_that_have_it(words: Words) -> None:
    known = pieces("galactic_cruise", {"content": ""}, words)
    assert [piece.name for piece in asked_about("market", known)] == ["Marketing Blitz", "Night Market"]
    assert asked_about("no such thing", known) == []


def test_pieces_that_only_a_module_brings_explain_themselves_with_it(words: Words) -> None:
    plain = {piece.kind for piece in pieces("galactic_cruise", {"content": ""}, words)}
    known = pieces("galactic_cruise", {"content": "", "modules": MORE}, words)
    assert {piece.kind for piece in known} - plain == {"location bonus", "starting upgrade"}
    (piece,) = asked_about("any lower token for Slipstream Charts", known)
    assert piece.text == "Moves the token (any lower one) from the tower onto Slipstream Charts before the first turn."


def test_a_game_without_pieces_has_its_rules() -> None:
    assert pieces("leaving_earth", {}, Words(find("leaving_earth"))) == []
