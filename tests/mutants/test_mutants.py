"""The mutants are the changes they claim to be."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games import TABLE
from tests.mutants.__main__ import all_mutants, equivalents
from tests.mutants.changes import Mutant, mutants
from tests.mutants.coverage import lines_of
from tests.mutants.trial import KILLED, SURVIVED, Ran, Trials, Verdict, _pairs, swap

SOURCE = '''
def pays(money, price, member):
    """A rule."""
    assert price > 0
    if money >= price and not member:
        return money - price
    return money


def counts(numbers):
    total = 0
    for number in numbers:
        if number == 3:
            continue
        total += number
        yield min(total, 10)


class Purse:
    def spend(self, money):
        self.money -= money
        self.spent = True
'''


@pytest.fixture
def module() -> Iterator[types.ModuleType]:
    module = types.ModuleType("mutated.rules")
    sys.modules["mutated.rules"] = module
    exec(SOURCE, vars(module))
    yield module
    del sys.modules["mutated.rules"]


def change(name: str) -> Mutant:
    return next(mutant for mutant in mutants("rules.py", SOURCE) if mutant.name == f"rules.py:{name}")


def test_every_kind_of_change_is_made() -> None:
    names = {mutant.name.removeprefix("rules.py:") for mutant in mutants("rules.py", SOURCE)}
    assert {
        "pays: money >= price -> money > price",
        "pays: money >= price -> money < price",
        "pays: money >= price and (not member) -> money >= price or not member",
        "pays: money >= price and (not member) -> money >= price",
        "pays: if money >= price and (not member) -> if not (money >= price and (not member))",
        "pays: money - price -> money + price",
        "counts: 3 -> 4",
        "counts: 3 -> 2",
        "counts: continue -> pass",
        "counts: total += number -> pass",
        "counts: min(total, 10) -> max(total, 10)",
        "Purse.spend: self.money -= money -> self.money += money",
        "Purse.spend: self.spent = True -> pass",
        "Purse.spend: True -> False",
    } <= names


def test_assertions_words_and_the_only_yield_stay() -> None:
    names = [mutant.name for mutant in mutants("rules.py", SOURCE)]
    assert not [name for name in names if "price > 0" in name or "A rule" in name or "yield" in name]


def test_a_changed_function_plays_differently_wherever_it_was_imported(module: types.ModuleType) -> None:
    pays = module.pays
    assert pays(5, 5, False) == 0
    mutant = change("pays: money >= price -> money > price")
    swap("mutated", mutant, mutant.make("rules.py"))
    assert pays(5, 5, False) == 5


def test_generators_and_methods_can_be_changed(module: types.ModuleType) -> None:
    assert list(module.counts([1, 3, 2])) == [1, 3]
    mutant = change("counts: number == 3 -> number != 3")
    swap("mutated", mutant, mutant.make("rules.py"))
    assert list(module.counts([1, 3, 2])) == [3]
    purse = module.Purse()
    purse.money = 4
    mutant = change("Purse.spend: self.money -= money -> pass")
    swap("mutated", mutant, mutant.make("rules.py"))
    purse.spend(3)
    assert purse.money == 4


def test_a_mutant_shows_the_line_it_changes() -> None:
    mutant = change("pays: money >= price -> money > price")
    assert SOURCE.splitlines()[mutant.line - 1] == mutant.diff[0]
    assert mutant.diff[1] == "    if money > price and not member:"
    assert mutant.line in mutant.lines


def test_each_test_is_followed_by_the_next_one_of_its_run() -> None:
    assert list(_pairs([3, 5, 8])) == [(3, 5), (5, 8), (8, None)]
    assert list(_pairs([])) == []


class Pretended(Trials):
    """Trials in which the number of a test says whether it notices a change."""

    def _try(self, session: Any, mutant: Mutant, near: list[int], ran: dict[int, Ran]) -> int:
        return KILLED if any(ran[number].failed for number in near) else SURVIVED


@pytest.mark.parametrize(
    ("noticing", "minutes", "told"),
    [
        ((0,), 1.0, [(False, False)]),
        ((2,), 1.0, [(False, False)]),
        ((1,), 1.0, [(True, False), (False, True)]),
        ((), 1.0, [(True, False)]),
        ((0,), 0.0, []),
    ],
    ids=["by a quick test", "by a recorded match", "by a slow test", "by none", "no time"],
)
def test_a_survivor_of_the_quick_tests_and_recorded_matches_meets_the_slow_tests(
    noticing: tuple[int, ...], minutes: float, told: list[tuple[bool, bool]], tmp_path: Path
) -> None:
    said: list[tuple[bool, bool]] = []

    def tell(verdict: Verdict) -> None:
        said.append((verdict.survived, verdict.slowly))

    mutant = change("counts: 3 -> 4")
    trials = Pretended("game", "mutated", tmp_path, [mutant], 1, minutes, tmp_path / "kept", tell)
    nodes = ("tests/games/test_quick.py::a", "tests/games/test_slow.py::b", "tests/corpus/test_corpus.py::c")
    trials.items = [types.SimpleNamespace(nodeid=node) for node in nodes]  # type: ignore[misc]
    lines = {mutant.file: set(mutant.lines)}
    ran = {n: Ran(seconds, n in noticing, lines) for n, seconds in enumerate((0.1, 2.0, 2.0))}
    trials._try_all(None, ran)  # type: ignore[arg-type]
    assert said == told
    assert [verdict.tests for verdict in trials.verdicts] == [3] * bool(told)


def test_lines_that_can_be_run_are_those_inside_functions() -> None:
    numbers = {line: number for number, line in enumerate(SOURCE.splitlines(), 1)}
    lines = lines_of(SOURCE)
    for inside in ("    return money", "        yield min(total, 10)", "        self.spent = True"):
        assert numbers[inside] in lines
    for outside in ("def pays(money, price, member):", "class Purse:"):
        assert numbers[outside] not in lines


@pytest.mark.parametrize("game", sorted(TABLE))
def test_changes_called_equivalent_exist_and_have_a_reason(game: str) -> None:
    names = {mutant.name for mutant in all_mutants(game)}
    assert len(names) > 500
    assert set(equivalents(game)) - names == set()
    assert all(len(reason) > 10 for reason in equivalents(game).values())
