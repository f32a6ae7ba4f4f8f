"""The worker protocol: one line of JSON in, one line of JSON out, over stdin and stdout.

A worker is a process of its own, so that every contender has its own interpreter and packages. It is pinned to the core
it is told and does nothing until asked, so that contenders can take turns on that core. It imports nothing but the
standard library here, because a peer's environment holds nothing else of ours.

    {"do": "playouts", "seconds": 2.0, "seed": 5}  ->  {"games": 40, "decisions": 9000, "cpu": 2.01}
    {"do": "count", "games": 20, "seed": 5}        ->  {"decisions": 4500, "unforced": 2100, "options": 30000}
    {"do": "copies", "seconds": 0.5, "seed": 5}    ->  {"copies": 12000, "cpu": 0.5}
    {"do": "parts", "games": 20, "seed": 5}        ->  {"building": [9000, 0.2], "flight": [700, 0.02]}
    {"do": "times", "seconds": 0.5, "seed": 5}     ->  {"view, µs": 51.2, "replay of 500 moves, ms": 7.9}
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any, TextIO


class Contender:
    """What a worker measures. Seeds are for this contender alone: two games have no match in common."""

    def playout(self, seed: int) -> int:
        """Play one random match as fast as this engine can, and return the number of decisions made."""
        raise NotImplementedError

    def playouts(self, seconds: float, seed: int) -> dict[str, float]:
        """Random matches for this many seconds of processor time."""
        games = decisions = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            decisions += self.playout(seed + games)
            games += 1
        return {"games": games, "decisions": decisions, "cpu": time.process_time() - began}

    def count(self, seed: int) -> tuple[int, int, int]:
        """Play one random match and return (decisions, those with a choice, legal moves over all decisions)."""
        raise NotImplementedError

    def positions(self, seed: int) -> list[Any]:
        """Some matches stopped in the middle, ready to be copied."""
        raise NotImplementedError

    def copy(self, position: Any) -> Any:
        """One copy of such a match."""
        raise NotImplementedError

    def parts(self, seed: int) -> dict[str, tuple[int, float]]:
        """Decisions and processor time of the parts of one match that are measured apart; none by default."""
        return {}

    def times(self, seconds: float, seed: int) -> dict[str, float]:
        """What else is timed, by its name and unit, each for about this many seconds; nothing by default."""
        return {}


def serve(contender: Contender, source: TextIO = sys.stdin, sink: TextIO = sys.stdout) -> None:
    """Answer requests until the input ends."""
    if len(sys.argv) > 1 and sys.argv[-1].startswith("--core=") and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(sys.argv[-1].removeprefix("--core="))})
    for line in source:
        sink.write(json.dumps(answer(contender, json.loads(line))) + "\n")
        sink.flush()


def answer(contender: Contender, request: dict[str, Any]) -> dict[str, Any]:
    """What one request measures. Time is this process's own processor time, so neighbours count little."""
    seed = request["seed"]
    began = time.process_time()
    if request["do"] == "playouts":
        return contender.playouts(request["seconds"], seed)
    if request["do"] == "count":
        counts = [contender.count(seed + number) for number in range(request["games"])]
        return dict(zip(("decisions", "unforced", "options"), map(sum, zip(*counts, strict=True)), strict=True))
    if request["do"] == "parts":
        spent: dict[str, Any] = {}
        for number in range(request["games"]):
            for part, (decisions, cpu) in contender.parts(seed + number).items():
                before = spent.get(part, (0, 0.0))
                spent[part] = (before[0] + decisions, before[1] + cpu)
        return spent
    if request["do"] == "copies":
        positions = contender.positions(seed)
        copies = 0
        began = time.process_time()
        while time.process_time() - began < request["seconds"]:
            for position in positions:
                contender.copy(position)
            copies += len(positions)
        return {"copies": copies, "cpu": time.process_time() - began}
    if request["do"] == "times":
        return contender.times(request["seconds"], seed)
    raise ValueError(f"unknown request {request!r}")
