"""Everything Leaving Earth can say has a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.conformance import random_match
from cosmodrome.games.leaving_earth import moves, pieces
from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.text import Words, find_rules, rules_text
from tests.games.leaving_earth.table import Table

WORDS = Words(GAME)


def _source(file: str) -> str:
    return resources.files("cosmodrome.games.leaving_earth").joinpath(file).read_text(encoding="utf-8")


def _calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function of this name in the rules."""
    folder = resources.files("cosmodrome.games.leaving_earth")
    files = [*folder.joinpath("rules").iterdir(), folder.joinpath("setup.py")]
    for file in files:
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and name == getattr(node.func, "attr", getattr(node.func, "id", "")):
                    yield node


def _strings(node: ast.AST) -> set[str]:
    return {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}


def test_every_question_has_a_sentence() -> None:
    questions = set().union(*(_strings(call.args[1]) for call in _calls("Ask")))
    dealt = {str(getattr(call.args[0], "id", "")).lower() for call in _calls("Chance")}
    assert len(questions) > 15
    assert WORDS.missing([f"question-{question}" for question in sorted(questions | dealt)]) == []


def test_every_event_has_a_sentence() -> None:
    kinds = set().union(*(_strings(call.args[0]) for call in _calls("tell")))
    assert len(kinds) > 35
    assert WORDS.missing([f"event-{kind}" for kind in sorted(kinds)]) == []


def test_every_refusal_has_a_sentence() -> None:
    tree = ast.parse(_source("refusals.py"))
    codes = set().union(*(_strings(node) for node in ast.walk(tree) if isinstance(node, ast.Return)))
    assert len(codes) > 30
    assert WORDS.missing([f"rule-{code}" for code in sorted(codes)]) == []


def test_every_verb_and_thing_has_a_name() -> None:
    things = {
        *pieces.ADVANCEMENT_NAMES,
        *pieces.BUYABLE_NAMES,
        *pieces.PART_NAMES,
        *pieces.DESTINATION_NAMES,
        *pieces.EXPLORABLE,
        *pieces.HIDDEN_CARD_NAMES,
        *pieces.MISSION_NAMES,
        *pieces.OUTCOME_NAMES,
        *pieces.LEVELS,
        *moves.AGENCIES,
        "lost_astronauts",
    }
    keys = [f"move-{verb}" for verb in GAME.moves.verbs] + [f"name-{thing}" for thing in sorted(things)]
    assert WORDS.missing(["game-title", *keys]) == []


def test_no_sentence_is_left_over() -> None:
    """A key whose move, question, event or refusal is gone would only mislead translators."""
    source = resources.files("cosmodrome.games.leaving_earth").joinpath("text", "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" =")[0] for line in source.splitlines() if " = " in line and line[0].isalpha()}
    codes = _strings(ast.parse(_source("refusals.py")))
    stale = {key for key in keys if key.startswith("rule-") and key.removeprefix("rule-") not in codes}
    # Changes of figures are told by the kernel.
    kinds = {"figures"}.union(*(_strings(call.args[0]) for call in _calls("tell")))
    # What stands under a seat's heading may have shorter words.
    told = {key: key.removeprefix("event-").removesuffix("-own") for key in keys if key.startswith("event-")}
    stale |= {key for key, kind in told.items() if kind not in kinds}
    stale |= {key for key in keys if key.startswith("move-") and key.removeprefix("move-") not in GAME.moves.verbs}
    assert stale == set()


def test_the_log_of_a_match_reads_well() -> None:
    match = random_match(GAME, {"players": 3, "level": "hard"}, 4, listen=True)
    lines = [WORDS.event(event, ["Ada", "Ben", "Cleo"]) for event in match.events_since(0, 0)]
    assert len(lines) > 200
    assert not [line for line in lines if "{" in line]
    assert "The year 1956 begins. Every agency has $25." in lines


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("research re_entry", "Research Re-entry"),
        ("maneuver earth_orbit", "Go to Earth Orbit"),
        ("maneuver lost", "Go to the void, never to return"),
        ("years 0", "At once"),
        ("years 1", "One year"),
        ("years 3", "3 years"),
        ("spacecraft 12", "Spacecraft 12"),
        ("money 5", "$5"),
    ],
)
def test_moves_are_said_in_words(move: str, words: str) -> None:
    assert WORDS.move(GAME.moves.parse(move)) == words


def test_the_rules_text_covers_every_chapter() -> None:
    sections = rules_text(GAME)
    topics = {section.topic for section in sections}
    assert {"The year", "Research", "Maneuvers", "Hazards", "Rendezvous", "Surveying", "Missions"} <= topics
    assert find_rules(sections, "ion thruster")
    assert cosmodrome.find("leaving_earth") is GAME


def test_every_ruling_names_tests_that_exist() -> None:
    rulings = resources.files("cosmodrome.games.leaving_earth").joinpath("rulings.md").read_text(encoding="utf-8")
    lines = [line for line in rulings.splitlines() if line.startswith("|")]
    rows = [line for line in lines if "---" not in line and "| question" not in line]
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, f"no test: {row}"
        assert [name for name in named if f"def {name}(" not in tests] == []


@pytest.mark.parametrize(
    ("language", "told"), [("en", "$16, Juno for $5"), ("it", "16 $, Juno in cambio di 5 $"), ("pl", "16 $")]
)
def test_the_money_of_an_offer_is_written_as_each_language_writes_it(language: str, told: str) -> None:
    t = Table(agencies=2).store("juno")
    t.play("cooperate", "money 10", "money 5", "money 1", "part juno", "in_return", "money 5", "propose")
    offered = [event for event in t.match.events_since(0, 0) if event["kind"] == "offered"]
    assert told in Words(GAME, language).event(offered[-1], ["Ada", "Ben"])
