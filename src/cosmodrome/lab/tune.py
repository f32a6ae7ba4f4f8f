"""Tuning: a bot's own figures moved by simulation (CMA-ES) until it plays better.

A game's training module (`cosmodrome.bots.training.<game>`) says which figures there are and judges a set of them on
numbered matches; a generation's trials all play the same matches. The same seed finds the same figures, wherever it is
played.
"""

from __future__ import annotations

import importlib
import json
import random
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

with warnings.catch_warnings():
    # It remarks that it cannot draw, which nobody asks of it.
    warnings.simplefilter("ignore")
    import cma

from cosmodrome.arena.pool import spread
from cosmodrome.kernel import CosmodromeError
from cosmodrome.kernel.registry import find

Trial = tuple[str, str, dict[str, float], tuple[int, ...]]


class NothingToTune(CosmodromeError):
    """This bot has no figures that can be tuned."""

    code = "nothing_to_tune"


def training(game: str, bot: str, what: str) -> Any:
    """The game's training module, if it can tune this bot."""
    find(game)
    try:
        module = importlib.import_module(f"cosmodrome.bots.training.{game}")
    except ModuleNotFoundError:
        raise NothingToTune(f"no bot of {game} has figures to tune") from None
    if bot != "greedy" or what not in module.START:
        raise NothingToTune(f"{bot} of {game} has no figures {what!r} to tune; greedy has: {', '.join(module.START)}")
    return module


def judge(trial: Trial) -> float:
    """How well a set of figures does."""
    game, what, values, seeds = trial
    result: float = importlib.import_module(f"cosmodrome.bots.training.{game}").JUDGES[what](values, seeds)
    return result


def tune(
    game: str,
    bot: str,
    target: Path,
    *,
    what: str = "table",
    generations: int = 20,
    minutes: float | None = None,
    matches: int = 16,
    seed: int = 1,
    jobs: int = 1,
    cluster: str | None = None,
    begin: Callable[[int, int], None] | None = None,
    tell: Callable[[int, float], None] | None = None,
) -> dict[str, float]:
    """The best figures found; they are written after every generation.

    `begin` hears how many figures there are and how many trials a generation has, `tell` how each generation did.
    """
    module = training(game, bot, what)
    figures: Sequence[tuple[str, float, float]] = module.figures(module.START[what])
    options = {"seed": seed, "verbose": -9}
    evolution = cma.CMAEvolutionStrategy([0.0] * len(figures), 1.0, options)
    if begin is not None:
        begin(len(figures), evolution.popsize)
    lots = random.Random(seed)
    began = time.monotonic()
    found: dict[str, float] = {}
    history: list[float] = []
    for generation in range(generations):
        seeds = tuple(lots.getrandbits(31) for _ in range(matches))
        places = evolution.ask()
        trials = [(game, what, _values(figures, place), seeds) for place in places]
        results = [0.0] * len(trials)
        for number, result in spread(judge, trials, jobs=jobs, cluster=cluster):
            results[number] = result
        evolution.tell(places, [-result for result in results])
        history.append(sum(results) / len(results))
        found = _values(figures, evolution.mean)
        described = {"game": game, "bot": bot, "what": what, "mean": history, "figures": found}
        target.write_text(json.dumps(described, indent=1), encoding="utf-8")
        if tell is not None:
            tell(generation + 1, history[-1])
        if minutes is not None and time.monotonic() - began > minutes * 60:
            break
    return found


def _values(figures: Sequence[tuple[str, float, float]], place: Sequence[float]) -> dict[str, float]:
    return {name: round(start + step * float(x), 5) for (name, start, step), x in zip(figures, place, strict=True)}
