"""Balance: many matches between good bots, looked at for what wins and how long things take.

What is worth looking at differs from game to game: each game has a module here that says which matches to play
(`SCENARIOS`), what to note in one (`observe`), and how to report it (`report`). The same seed gives the same report.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from cosmodrome import bots
from cosmodrome.arena.pool import spread
from cosmodrome.arena.schedule import play_match
from cosmodrome.arena.seeds import derive
from cosmodrome.kernel import CosmodromeError, Match, SeededDealer
from cosmodrome.kernel.registry import find

TABLE = {game: f"{__name__}.{game}" for game in ("galactic_cruise", "galaxy_trucker", "leaving_earth")}


@dataclass(frozen=True)
class Scenario:
    """Matches of one kind: a heading, the options, and the share of the wanted number to play."""

    title: str
    options: Mapping[str, Any]
    share: float = 1.0


#: What was noted in each match of each scenario.
Notes = list[tuple[Scenario, list[Any]]]


class Study(Protocol):
    """What a module of this package offers."""

    BOT: str
    SCENARIOS: Sequence[Scenario]

    def observe(self, match: Match) -> Any: ...

    def report(self, notes: Notes, bot: str, games: int, seed: int) -> str: ...


class NoStudy(CosmodromeError):
    """Nobody has written yet what to look at in this game."""

    code = "no_balance_study"


def study_of(game: str) -> Study:
    """The module that knows what to look at."""
    if game not in TABLE:
        raise NoStudy(f"there is no balance study of {game}; there is one of: {', '.join(sorted(TABLE))}")
    return cast(Study, importlib.import_module(TABLE[game]))


def balance(
    game: str,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    bot: str | None = None,
    progress: Callable[[], None] | None = None,
    cluster: str | None = None,
) -> str:
    """Play `games` matches of every scenario and report on them, as Markdown.

    `bot` sits in every seat; left out, it is the one the game's study was made for.
    """
    study = study_of(game)
    player = bot or study.BOT
    bots.make(player, game, 0)
    notes: Notes = []
    for scenario in study.SCENARIOS:
        numbers = range(max(1, round(games * scenario.share)))
        tasks = [(game, player, scenario, derive(seed, scenario.title, number)) for number in numbers]
        found: list[tuple[int, Any]] = []
        for numbered in spread(_play, tasks, jobs=jobs, cluster=cluster):
            found.append(numbered)
            if progress is not None:
                progress()
        notes.append((scenario, [note for _, note in sorted(found, key=lambda one: one[0])]))
    return study.report(notes, player, games, seed)


def count(game: str, games: int) -> int:
    """How many matches a report takes."""
    return sum(max(1, round(games * scenario.share)) for scenario in study_of(game).SCENARIOS)


def _play(task: tuple[str, str, Scenario, int]) -> Any:
    name, bot, scenario, seed = task
    study, game = study_of(name), find(name)
    match = Match(game, game.check_options(scenario.options), SeededDealer(seed))
    seats = {seat: bots.make(bot, name, derive(seed, "bot", seat)) for seat in range(match.players)}
    play_match(match, seats, game.max_plies)
    return study.observe(match)
