"""`python -m tests.mutants GAME`: change a game's rules in random places and print the changes that no test notices."""

from __future__ import annotations

import argparse
import importlib
import os
import random
import sys
import tomllib
from pathlib import Path

import pytest

import cosmodrome
from tests.mutants import coverage
from tests.mutants.changes import Mutant, mutants
from tests.mutants.trial import Trials, Verdict

ROOT = Path(__file__).resolve().parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
#: The packages of a game that hold its rules.
RULES = ("rules", "effects")
#: Tests of content that play many matches: as long as all others together, and none looks at what a rule does.
BESIDE = ("--ignore-glob=*/test_packs.py",)


def folder_of(game: str) -> Path:
    return ROOT / "src" / "cosmodrome" / "games" / game


def all_mutants(game: str) -> list[Mutant]:
    """Every change of a game's rules."""
    folder = folder_of(game)
    files = sorted(file for room in RULES for file in (folder / room).rglob("*.py"))
    return [
        mutant
        for file in files
        for mutant in mutants(file.relative_to(folder).as_posix(), file.read_text(encoding="utf-8"))
    ]


def equivalents(game: str) -> dict[str, str]:
    """The changes that change nothing anybody could notice, each with the reason."""
    return dict(tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game, {}))


def tests_of(game: str) -> list[str]:
    """The tests that concern a game's rules."""
    folders = [f"tests/games/{game}", "tests/golden", "tests/corpus"]
    return [folder for folder in folders if (ROOT / folder).is_dir()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", choices=cosmodrome.games())
    parser.add_argument("--sample", type=int, default=150, help="how many changes to try (150); 0: all")
    parser.add_argument("--minutes", type=float, default=600.0, help="begin no further change after this time")
    parser.add_argument("--seed", type=int, default=0, help="the same seed tries the same changes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    parser.add_argument("--only", default="", help="only changes whose name contains this, e.g. rules/turn.py")
    parser.add_argument("--at-least", type=float, default=0.0, help="fail when a smaller percentage is noticed")
    parser.add_argument("--coverage", action="store_true", help="change nothing; say which lines no test runs")
    given = parser.parse_args()
    os.chdir(ROOT)
    known = equivalents(given.game)
    pool = [mutant for mutant in all_mutants(given.game) if given.only in mutant.name]
    chosen = pool if not given.sample else random.Random(given.seed).sample(pool, min(given.sample, len(pool)))
    if given.coverage:
        chosen = []
    print(f"{len(chosen)} of {len(pool)} changes of {given.game}", flush=True)
    # Content and tables are read once, before the children are forked.
    importlib.import_module(f"cosmodrome.games.{given.game}.game")
    trials = Trials(
        given.game,
        f"cosmodrome.games.{given.game}",
        folder_of(given.game),
        [mutant for mutant in chosen if mutant.name not in known],
        given.jobs,
        given.minutes,
        ROOT / ".mutants" / given.game,
        tell,
        given.coverage,
    )
    arguments = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *tests_of(given.game)]
    if not given.coverage:
        arguments += BESIDE
    if pytest.main(arguments, plugins=[trials]) in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        return 3
    if trials.broken:
        print("these tests fail without any change:", *trials.broken, sep="\n  ")
        return 2
    if given.coverage:
        coverage.report(folder_of(given.game), trials.covered)
        return 0
    return report(trials.verdicts, sum(mutant.name in known for mutant in chosen), given.at_least)


def tell(verdict: Verdict) -> None:
    """A sign of life for every mutant; a survivor at once, since a long run may be broken off."""
    if verdict.survived:
        said = f"\n{described(verdict)}"
    elif verdict.slowly:
        said = f"\nnoticed by a slow test: {verdict.mutant.name}\n"
    else:
        said = "."
    print(said, end="", flush=True)


def described(verdict: Verdict) -> str:
    """Where a change is, the line before and after, and its name."""
    mutant = verdict.mutant
    return (
        f"{mutant.file}:{mutant.line} in {mutant.function}, run by {verdict.tests} tests\n"
        f"  - {mutant.diff[0].strip()}\n  + {mutant.diff[1].strip()}\n  {mutant.name}\n"
    )


def report(verdicts: list[Verdict], equal: int, at_least: float) -> int:
    """Print the figure; 1 where too few were noticed."""
    killed = sum(not verdict.survived for verdict in verdicts)
    share = 100 * killed / len(verdicts) if verdicts else 100.0
    print(f"\n{killed} of {len(verdicts)} changes were noticed ({share:.1f} %); {equal} more change nothing")
    return 1 if share < at_least else 0


if __name__ == "__main__":
    sys.exit(main())
