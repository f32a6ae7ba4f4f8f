"""Everything Galactic Cruise can say has a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from cosmodrome.conformance import random_match
from cosmodrome.games.galactic_cruise import moves, vocabulary
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.rules.rachel.turn import ACTIONS as HER_ACTIONS
from cosmodrome.text import Words, find_rules, rules_text

WORDS = Words(GAME)
FOLDER = resources.files("cosmodrome.games.galactic_cruise")


def _files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        elif entry.name.endswith(".py"):
            yield entry


def _calls(*names: str) -> Iterator[ast.Call]:
    """Every call of a function of one of these names in the game."""
    for file in _files(FOLDER):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
                yield node


def _text(node: ast.AST) -> set[str]:
    return {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}


ASKING = (
    "Ask",
    "ask",
    "ask_apart",
    "choose",
    "choose_while",
    "ask_plainly",
    "ask_guardedly",
    "choose_plainly",
    "close",
    "pay",
)


def _questions() -> set[str]:
    asked: set[str] = set()
    for call in _calls(*ASKING):
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                asked.add(argument.value)
    # What Rachel chooses by number is no question.
    return asked - PURPOSES


PURPOSES = {"blueprints", "agenda", "shuttles", "cruises", "network", "technologies"}


def test_every_question_has_a_sentence() -> None:
    assert len(_questions()) > 50
    assert WORDS.missing([f"question-{question}" for question in sorted(_questions())]) == []


def _kinds() -> set[str]:
    return set().union(*(_text(call.args[0]) for call in _calls("tell")))


def test_every_event_has_a_sentence() -> None:
    assert len(_kinds()) > 60
    assert WORDS.missing([f"event-{kind}" for kind in sorted(_kinds())]) == []


def test_every_verb_and_thing_has_a_name() -> None:
    things = {
        *(
            part
            for verb in GAME.moves.verbs.values()
            for name in (verb.names if verb.domain is not None else ())
            for part in name.split("+")
        ),
        *moves.EXPERT_TILES,
        *moves.GOAL_TILES,
        *moves.ENGINES,
        *moves.LOCATION_BONUSES,
        *vocabulary.STOPS,
        *HER_ACTIONS,
        *PURPOSES,
        "rachel",
    }
    things = {thing for thing in things if not thing.isdigit()}
    keys = [f"move-{verb}" for verb in GAME.moves.verbs] + [f"name-{thing}" for thing in sorted(things)]
    assert WORDS.missing(["game-title", *keys]) == []


def test_no_sentence_is_left_over() -> None:
    """A key whose move, question or event is gone would only mislead translators."""
    source = FOLDER.joinpath("text", "en.ftl").read_text(encoding="utf-8")
    keys = {line.split(" =")[0] for line in source.splitlines() if " =" in line and line[0].isalpha()}
    known = {f"event-{kind}" for kind in _kinds()} | {f"question-{question}" for question in _questions()}
    # Changes of figures are told by the kernel.
    known |= {"event-figures", *(f"move-{verb}" for verb in GAME.moves.verbs)}
    # Under the heading of a seat some events are told otherwise.
    told = {key.removesuffix("-own") for key in keys if key.startswith(("event-", "question-", "move-"))}
    assert told - known == set()


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 1, "rachel": "hard"}])
def test_the_log_of_a_match_reads_well(options: dict[str, object]) -> None:
    match = random_match(GAME, GAME.check_options(options), 4, listen=True)
    lines = [WORDS.event(event, ["Ada", "Ben", "Cleo"][: match.players]) for event in match.events_since(0, 0)]
    assert len(lines) > 200
    assert [line for line in lines if "{" in line or "Seat" in line] == []
    assert "Ada called a meeting." in lines


def test_turns_are_numbered_from_the_first_to_the_one_on_the_bar() -> None:
    match = random_match(GAME, GAME.check_options({"players": 3}), 4, listen=True)
    turns = [event["turn"] for event in match.events_since(0, 0) if event["kind"] == "turn"]
    assert turns == list(range(1, match.view(0)["turn"] + 1))


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("assign_worker tc", "Assign a worker: top centre"),
        ("act hire_expert", "Hire an Expert"),
        ("invite family_2", "Invite: family guest from section 2"),
        ("invite relaxing_supply", "Invite: relaxing guest from the supply"),
        ("pay_resources 0", "Money only"),
        ("pay_resources 1", "1 resource"),
        ("pay_resources 2", "2 resources"),
        ("below 0", "At the top"),
        ("connect tl_tc", "Connect top left – top centre"),
        ("choose_starting_upgrade any_grey_to_f3", "Choose: any lower token for Deep Pantry"),
        ("flip money_4", "Flip the token: 4 money"),
    ],
)
def test_moves_are_said_in_words(move: str, words: str) -> None:
    assert WORDS.move(GAME.moves.parse(move)) == words


def test_the_rules_text_covers_every_chapter() -> None:
    sections = rules_text(GAME)
    topics = {section.topic for section in sections}
    wanted = {
        "Turn",
        "Launch a shuttle",
        "Call a meeting",
        "Two players",
        "Variants",
        "Solo: Rachel",
        "Rachel's launch",
    }
    assert wanted - topics == set()
    assert {topic.removeprefix("Module: ").replace(" ", "_") for topic in topics} >= {
        module for module in vocabulary.MODULES if not module.endswith("_parts")
    }
    assert find_rules(sections, "location bonus")
