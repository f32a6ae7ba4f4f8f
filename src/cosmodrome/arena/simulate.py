"""Simulate: many matches of one game with the same bots, spread over processes, and what came of them."""

from __future__ import annotations

import statistics
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cosmodrome import bots
from cosmodrome.arena.pool import spread
from cosmodrome.arena.schedule import play_match
from cosmodrome.arena.seeds import derive
from cosmodrome.bots.random import RandomBot
from cosmodrome.kernel import BadOptionValue, Match, SeededDealer
from cosmodrome.kernel.registry import find


@dataclass(frozen=True)
class Plan:
    """What to play: everything a process needs to play match number n on its own."""

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    seed: int


@dataclass(frozen=True)
class Played:
    """What came of one match. `error` is a traceback, and `record` then shows how it came to it."""

    number: int
    decisions: int
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    error: str = ""
    record: str = ""


@dataclass
class Simulation:
    """What came of all matches."""

    plan: Plan
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def finished(self) -> list[Played]:
        return [one for one in self.played if one.scores]

    @property
    def errors(self) -> list[Played]:
        return [one for one in self.played if one.error]

    @property
    def unfinished(self) -> int:
        """Matches that neither ended within the game's bound nor failed."""
        return len(self.played) - len(self.finished) - len(self.errors)

    @property
    def decisions(self) -> int:
        return sum(one.decisions for one in self.played)

    def wins(self) -> list[int]:
        """How many matches each seat won; a shared victory counts for all who share it."""
        return [sum(seat in one.winners for one in self.finished) for seat in range(len(self.plan.bots))]

    def describe(self) -> dict[str, Any]:
        """The whole as plain data."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.plan.game,
            "players": len(self.plan.bots),
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": len(self.played),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "games_per_second": round(len(self.played) / seconds, 3),
            "unfinished": self.unfinished,
            "errors": len(self.errors),
            "wins": self.wins(),
            "scores": [self._scores(seat) for seat in range(len(self.plan.bots))],
        }

    def _scores(self, seat: int) -> dict[str, float] | None:
        scores = [one.scores[seat] for one in self.finished]
        if not scores:
            return None
        spread = statistics.stdev(scores) if len(scores) > 1 else 0.0
        return {
            "mean": round(statistics.fmean(scores), 3),
            "deviation": round(spread, 3),
            "min": min(scores),
            "max": max(scores),
        }


def plan(game: str, names: Sequence[str], seed: int, options: Mapping[str, Any]) -> Plan:
    """Check everything before the first match: the game, its options, a bot for every seat.

    One bot for all seats may be named once.
    """
    checked = find(game).check_options(options)
    players: int = checked["players"]
    seats = list(names) or ["random"]
    if len(seats) == 1:
        seats *= players
    if len(seats) != players:
        raise BadOptionValue(f"{len(seats)} bots were named for {players} seats")
    for name in set(seats):
        bots.make(name, game, 0)
    return Plan(game, checked, seats, seed)


def simulate(
    game: str,
    *,
    names: Sequence[str] = (),
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    cluster: str | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[Played], None] | None = None,
) -> Simulation:
    """Play `games` matches. The same seed gives the same matches, wherever they are played.

    `jobs` processes share the work here; with the address of a Dask scheduler its `cluster` does.
    """
    simulation = Simulation(plan(game, names, seed, options or {}))
    began = time.perf_counter()
    for played in _play_all(simulation.plan, games, jobs, cluster):
        simulation.played.append(played)
        if progress is not None:
            progress(played)
    simulation.seconds = time.perf_counter() - began
    simulation.played.sort(key=lambda one: one.number)
    return simulation


def _play_all(plan: Plan, games: int, jobs: int, cluster: str | None) -> Iterator[Played]:
    # Small chunks keep the workers evenly busy, chunks at all keep the traffic between them low.
    size = max(1, min(20, games // (jobs * 4))) if jobs > 1 or cluster is not None else 1
    tasks = [(plan, range(first, min(first + size, games))) for first in range(0, games, size)]
    for _, some in spread(_play_some, tasks, jobs=jobs, cluster=cluster):
        yield from some


def _play_some(task: tuple[Plan, range]) -> list[Played]:
    plan, numbers = task
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Played:
    """Match number `number` of the plan."""
    game = find(plan.game)
    seed = derive(plan.seed, "match", number)
    seats = {seat: bots.make(name, plan.game, derive(seed, "bot", seat)) for seat, name in enumerate(plan.bots)}
    # Only bots that look ahead copy the match, and the random one does not.
    blind = [bot for bot in seats.values() if isinstance(bot, RandomBot)]
    all_blind = len(blind) == len(seats)
    match: Match | None = None
    decisions = 0
    try:
        match = Match(game, plan.options, SeededDealer(seed), listen=False, checkpoints=not all_blind)
        if all_blind:
            decisions = match.play_out(blind[0].pick, game.max_plies)
        else:
            decisions = play_match(match, seats, game.max_plies)
        result = match.result if match.over else None
    except Exception:
        return Played(number, decisions, error=traceback.format_exc(), record=evidence(match))
    if result is None:
        return Played(number, decisions, record=evidence(match))
    return Played(number, decisions, tuple(result.scores), tuple(result.winners))


def evidence(match: Match | None) -> str:
    """The record of a match that went wrong, as JSON; it ends with the move that broke it."""
    if match is None:
        return ""
    return match.evidence().to_json()
