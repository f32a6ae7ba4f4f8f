"""Galactic Cruise's checklist before a launch, over whole matches: what the page calls ready the rules must offer."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome import bots
from cosmodrome.kernel import Ask, Match, SeededDealer
from cosmodrome.kernel.registry import find

WEB = Path(__file__).parents[2] / "web"
GAME = find("galactic_cruise")

#: Greedy bots launch for profit; random ones come to launch in odd ways, too late and with too few cabins.
MATCHES: list[tuple[str, dict[str, Any]]] = [
    ("greedy", {"players": 1}),
    ("greedy", {"players": 2, "modules": ["cabin_matching", "starting_upgrades", "location_bonuses"]}),
    ("greedy", {"players": 3}),
    ("greedy", {"players": 4, "modules": ["advanced_technologies", "specialized_blueprints"]}),
    ("random", {"players": 2}),
    ("random", {"players": 4, "modules": ["advanced_technologies", "advancements_parts"]}),
]


def offers_launch(ask: Ask) -> bool:
    return any(move.verb.name == "launch" for move in ask.moves)


def turns(bot: str, options: dict[str, Any], seed: int) -> Iterator[tuple[dict[str, Any], bool]]:
    """Every moment of a match at which somebody chooses what to do, and whether a launch is offered then."""
    match = Match(GAME, GAME.check_options(options), SeededDealer(seed))
    cast = [bots.make(bot, GAME.name, seed + seat) for seat in range(options["players"])]
    while not match.over:
        ask = match.asks[0]
        if ask.question == "turn":
            moves = [{"id": move.id, "move": str(move)} for move in ask.moves]
            asks = [{"question": ask.question, "secret": False, "moves": moves}]
            yield {"view": match.view(ask.seat), "seat": ask.seat, "asks": asks}, offers_launch(ask)
        match.play(cast[ask.seat].choose(match.seat(ask.seat)), ask.seat)


def checklists(positions: list[dict[str, Any]]) -> list[dict[str, dict[str, str]]]:
    """What the page's own code says of each position: `plain`, and `judged` after hearing what the rules offer."""
    node = shutil.which("node")
    assert node is not None, "Node is missing: run `make page`"
    command = [node, "src/testing/checklist.mjs"]
    asked = json.dumps({"content": GAME.content(), "positions": positions})
    done = subprocess.run(command, cwd=WEB, input=asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answers: list[dict[str, dict[str, str]]] = json.loads(done.stdout)
    return answers


def verdict(lines: dict[str, str]) -> str:
    """The worst state of any line."""
    return next(state for state in ("missing", "help", "ready") if state in lines.values())


Found = list[tuple[dict[str, dict[str, str]], bool]]


@pytest.fixture(scope="module")
def found() -> Found:
    moments = [turn for seed, (bot, options) in enumerate(MATCHES) for turn in turns(bot, options, seed)]
    return list(
        zip(checklists([position for position, _ in moments]), [offered for _, offered in moments], strict=True)
    )


def test_a_launch_is_offered_where_every_line_is_ready_and_nowhere_where_one_is_missing(found: Found) -> None:
    seen = Counter((verdict(lists["plain"]), offered) for lists, offered in found)
    assert (seen["ready", False], seen["missing", True]) == (0, 0), seen
    # Each kind of moment came up, or nothing was compared.
    for kind in (("ready", True), ("missing", False), ("help", True), ("help", False)):
        assert seen[kind] >= 10, seen


def test_once_the_rules_have_spoken_something_is_missing_exactly_where_no_launch_is_offered(found: Found) -> None:
    wrong = [(lists, offered) for lists, offered in found if offered == (verdict(lists["judged"]) == "missing")]
    assert wrong == []


def test_tickets_without_a_cabin_stand_in_the_way_of_a_company_that_cannot_pay_for_them(found: Found) -> None:
    stranded = [offered for lists, offered in found if lists["plain"].get("stranded") == "missing"]
    assert stranded
    assert not any(stranded)
