"""`python -m cosmodrome.bots.training galactic_cruise solo --minutes 8 --jobs 8 --to solo.json`."""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from cosmodrome.bots.training.evolve import Evolution, run


def main() -> None:
    """Train one set of figures."""
    parser = argparse.ArgumentParser(prog="cosmodrome.bots.training", description="Find better figures by self-play.")
    parser.add_argument("game")
    parser.add_argument("what", help="which set of figures of the game")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--matches", type=int, default=24, help="matches of every trial in a generation")
    parser.add_argument("--rate", type=float, default=0.35)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    task = importlib.import_module(f"cosmodrome.bots.training.{given.game}")
    if given.what == "value":
        task.write(task.fit(given.matches, given.seed), given.to)
        return
    evolution = Evolution(task.figures(task.START[given.what]), given.seed, given.pairs, given.matches, rate=given.rate)
    with ProcessPoolExecutor(given.jobs, mp_context=multiprocessing.get_context("fork")) as pool:
        run(evolution, pool, task.JUDGES[given.what], given.minutes * 60, given.to)


if __name__ == "__main__":
    main()
