"""Contenders take turns on one core; medians over rounds; ratios between medians."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from benchmarks.cosmodrome_worker import LEAVING

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEER_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
RELEASE_PYTHON = ROOT / ".venv-release" / "bin" / "python"
#: Games of open_spiel that are neither toys nor dominated by a solver.
OPEN_SPIEL = ("backgammon", "gin_rummy", "hanabi")


@dataclass
class Figures:
    """What was measured of one contender."""

    name: str
    decisions_per_second: float
    unforced_per_second: float
    options_per_second: float
    games_per_second: float
    decisions_per_game: float
    options_per_decision: float
    forced_share: float
    copy_microseconds: float
    #: The slowest and the quickest round, in decisions a second: how far to trust the median.
    spread: tuple[float, float]
    #: Decisions a second in parts of a match that are measured apart.
    parts: dict[str, float]
    #: What else was timed, by its name and unit.
    times: dict[str, float]


class Worker:
    """A contender in a process of its own."""

    def __init__(self, name: str, command: Sequence[str], core: int | None) -> None:
        self.name = name
        # A checkout made fast still shows what it is interpreted; the compiled contender is a release.
        environment = dict(os.environ, COSMODROME_FAST="0")
        pinned = [*command, *([f"--core={core}"] if core is not None else [])]
        self._process = subprocess.Popen(
            pinned, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the worker of {self.name} died")
        reply: dict[str, Any] = json.loads(line)
        return reply

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(timeout=30)
        self._process.stdout.close()


@dataclass
class Rounds:
    """The rounds of one contender."""

    playouts: list[dict[str, Any]] = field(default_factory=list)
    copies: list[dict[str, Any]] = field(default_factory=list)
    counted: dict[str, Any] = field(default_factory=dict)
    parts: dict[str, Any] = field(default_factory=dict)
    times: list[dict[str, float]] = field(default_factory=list)

    def figures(self, name: str) -> Figures:
        speeds = [one["decisions"] / one["cpu"] for one in self.playouts]
        speed = statistics.median(speeds)
        decisions = self.counted["decisions"]
        length = sum(one["decisions"] for one in self.playouts) / sum(one["games"] for one in self.playouts)
        unforced, options = self.counted["unforced"] / decisions, self.counted["options"] / decisions
        return Figures(
            name=name,
            decisions_per_second=speed,
            unforced_per_second=speed * unforced,
            options_per_second=speed * options,
            games_per_second=speed / length,
            decisions_per_game=length,
            options_per_decision=options,
            forced_share=1 - unforced,
            copy_microseconds=statistics.median(one["cpu"] / one["copies"] for one in self.copies) * 1e6,
            spread=(min(speeds), max(speeds)),
            parts={part: decisions / cpu for part, (decisions, cpu) in self.parts.items() if cpu},
            times={name: statistics.median(one[name] for one in self.times) for name in (self.times or [{}])[0]},
        )


def ours(game: str) -> list[tuple[str, list[str]]]:
    """The workers of one of our games, interpreted and, where a release is installed, compiled.

    Blind players, and patient ones where blind ones leave too soon.
    """
    found = []
    for mode, python in (("interpreted", sys.executable), ("compiled", str(RELEASE_PYTHON))):
        if Path(python).exists():
            command = [python, "-m", "benchmarks.cosmodrome_worker", game]
            found.append((f"{game}, {mode}", command))
            if game in LEAVING:
                found.append((f"{game}, patient, {mode}", [*command, "--patient"]))
    return found


def peers() -> list[tuple[str, list[str]]]:
    """The workers of the peers that are installed, catanatron first."""
    packages = PEER_PYTHON.parents[1].glob("lib/python*/site-packages/*")
    installed = {path.name for path in packages}
    found = []
    if "catanatron" in installed:
        found.append(("catanatron", [str(PEER_PYTHON), str(HERE / "catanatron_worker.py")]))
    if "pyspiel.py" in installed or any(name.startswith(("pyspiel", "open_spiel")) for name in installed):
        found += [
            (f"open_spiel {game}", [str(PEER_PYTHON), str(HERE / "openspiel_worker.py"), game]) for game in OPEN_SPIEL
        ]
    return found


#: Environments that people compare with: PettingZoo's own games and RLCard's.
CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "texas_holdem_v4", "hanabi_v5")
RLCARD = ("limit-holdem", "uno", "gin-rummy")


def our_environments(game: str) -> list[tuple[str, list[str]]]:
    """The workers of one of our games through PettingZoo and as a vector, as it is installed, or as it is here."""
    python = str(RELEASE_PYTHON) if RELEASE_PYTHON.exists() else sys.executable
    worker = [python, "-W", "ignore", "-m", "benchmarks.environment_worker"]
    return [
        (f"{game}, PettingZoo", [*worker, "pettingzoo", game]),
        (f"{game}, VectorEnv", [*worker, "vector", game]),
    ]


def other_environments() -> list[tuple[str, list[str]]]:
    """The workers of the peers' environments, where they are installed."""
    installed = {path.name for path in PEER_PYTHON.parents[1].glob("lib/python*/site-packages/*")}
    worker = [str(PEER_PYTHON), "-W", "ignore", str(HERE / "environment_worker.py")]
    found = []
    if "pettingzoo" in installed:
        found += [(f"PettingZoo {game}", [*worker, "classic", game]) for game in CLASSIC]
    if "rlcard" in installed:
        found += [(f"RLCard {game}", [*worker, "rlcard", game]) for game in RLCARD]
    return found


def measure_steps(
    contenders: Sequence[tuple[str, list[str]]],
    *,
    rounds: int,
    seconds: float,
    tell: Callable[[str], None] = lambda text: None,
) -> dict[str, list[float]]:
    """Steps a second of every environment in each round, turn by turn; the first turn does not count."""
    core = some_core()
    workers = [Worker(name, command, core) for name, command in contenders]
    speeds: dict[str, list[float]] = {worker.name: [] for worker in workers}
    try:
        for turn in range(rounds + 1):
            for worker in workers:
                tell(f"{worker.name}: round {turn} of {rounds}")
                played = worker.ask(do="playouts", seconds=seconds, seed=1000 * turn)
                if turn:
                    speeds[worker.name].append(played["decisions"] / played["cpu"])
    finally:
        for worker in workers:
            worker.__exit__(None, None, None)
    return speeds


def some_core() -> int | None:
    """A core this process may use, the last one: the first is often the busiest."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def measure(
    contenders: Sequence[tuple[str, list[str]]],
    *,
    rounds: int,
    seconds: float,
    tell: Callable[[str], None] = lambda text: None,
) -> list[Figures]:
    """Measure all contenders, turn by turn; the first turn of each warms it up and does not count."""
    core = some_core()
    workers = [Worker(name, command, core) for name, command in contenders]
    measured = {worker.name: Rounds() for worker in workers}
    try:
        for turn in range(rounds + 1):
            for worker in workers:
                tell(f"{worker.name}: round {turn} of {rounds}")
                seed = 1000 * turn
                playouts = worker.ask(do="playouts", seconds=seconds, seed=seed)
                copies = worker.ask(do="copies", seconds=seconds / 4, seed=seed)
                if turn == 0:
                    wanted = max(5, min(100, playouts["games"]))
                    measured[worker.name].counted = worker.ask(do="count", games=wanted, seed=seed)
                    measured[worker.name].parts = worker.ask(do="parts", games=wanted, seed=seed)
                else:
                    measured[worker.name].playouts.append(playouts)
                    measured[worker.name].copies.append(copies)
                    times = worker.ask(do="times", seconds=seconds / 2, seed=seed)
                    measured[worker.name].times.append(times)
    finally:
        for worker in workers:
            worker.__exit__(None, None, None)
    return [rounds_of.figures(name) for name, rounds_of in measured.items()]
