"""Evolution: many slightly different sets of figures play the same matches, and the next step follows the better ones.

Pairs of opposite steps meet the same seeds, so that what luck gives to one it gives to the other. Results are ranked
before they are weighed: one lucky match cannot drag the figures away.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

#: Name, start and size of one step.
Figure = tuple[str, float, float]
#: A set of figures, and the numbers of the matches it plays; the mean result.
Judge = Callable[[dict[str, float], Sequence[int]], float]


class Evolution:
    """A run: where it stands, and how it goes on."""

    def __init__(self, figures: Sequence[Figure], seed: int, pairs: int, matches: int, rate: float = 0.35) -> None:
        self.figures = list(figures)
        self.random = random.Random(seed)
        self.pairs = pairs
        self.matches = matches
        self.rate = rate
        self.place = [0.0] * len(self.figures)
        self.drift = [0.0] * len(self.figures)
        self.generation = 0
        self.played = 0
        self.history: list[float] = []

    def values(self, place: Sequence[float]) -> dict[str, float]:
        """A place in steps as figures."""
        return {name: start + step * x for (name, start, step), x in zip(self.figures, place, strict=True)}

    def advance(self, pool: Executor, judge: Judge) -> None:
        """One generation."""
        seeds = [self.random.getrandbits(31) for _ in range(self.matches)]
        noises = [[self.random.gauss(0, 1) for _ in self.figures] for _ in range(self.pairs)]
        trials = []
        for noise in noises:
            for sign in (1.0, -1.0):
                place = [x + sign * e for x, e in zip(self.place, noise, strict=True)]
                trials.append(self.values(place))
        results = list(pool.map(judge, trials, [seeds] * len(trials)))
        self.played += len(trials) * len(seeds)
        order = sorted(range(len(results)), key=results.__getitem__)
        share = [0.0] * len(results)
        for rank, trial in enumerate(order):
            share[trial] = rank / (len(results) - 1) - 0.5
        for i in range(len(self.figures)):
            pull = sum((share[2 * n] - share[2 * n + 1]) * noise[i] for n, noise in enumerate(noises)) / self.pairs
            self.drift[i] = 0.6 * self.drift[i] + pull
            self.place[i] += self.rate * self.drift[i]
        self.generation += 1
        self.history.append(sum(results) / len(results))

    def describe(self) -> dict[str, Any]:
        """Where the run stands, as plain data."""
        return {
            "generation": self.generation,
            "played": self.played,
            "mean": [round(value, 4) for value in self.history],
            "figures": {name: round(value, 4) for name, value in self.values(self.place).items()},
        }


def run(evolution: Evolution, pool: Executor, judge: Judge, seconds: float, to: Path) -> None:
    """Go on for this long; what was found is written after every generation."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        evolution.advance(pool, judge)
        to.write_text(json.dumps(evolution.describe(), indent=1), encoding="utf-8")
        last = evolution.history[-1]
        print(f"{to.name}: generation {evolution.generation}, {evolution.played} matches, mean {last:.3f}", flush=True)
