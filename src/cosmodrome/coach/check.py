"""Whether the ledger is fair: over many matches nobody is lucky.

    python -m cosmodrome.coach.check leaving_earth --matches 200

Draws of bot matches are picked by lot and valued as the coach values them. The mean of what they were worth, over all
draws and seats, must be only noise: its distance from zero is printed in standard errors. For bags that were
valued completely the mean over all outcomes is also printed: only rounding.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import NamedTuple

import cosmodrome
from cosmodrome import arena, bots
from cosmodrome.bots.judge import judge_of
from cosmodrome.coach.luck import WHOLE, Ledger, trust
from cosmodrome.kernel import Chance, Record, SeededDealer
from cosmodrome.kernel.record import parse_seat


class Fairness(NamedTuple):
    """What was found: how many draws, the mean worth to the first seat, its standard error, the largest residue."""

    draws: int
    mean: float
    error: float
    size: float
    residue: float


def ledger_of(record: Record, seed: int, futures: int, most: int) -> tuple[list[list[float]], float]:
    """What up to `most` draws of a match were worth, picked by lot; and the largest mean over a whole bag."""
    plain = Record(
        game=record.game, edition=record.edition, options=record.options, dealer={"kind": "unknown"}, moves=record.moves
    )
    judge = judge_of(record.game)
    ledger = Ledger(judge, seed, futures)
    lots = SeededDealer(seed * 7 + 3)
    walk = plain.replay(upto=0, listen=False)
    begun, mover, worth, residue = False, 0, [], 0.0
    total = sum(line.startswith("dealer ") for line in record.moves)
    for line in record.moves:
        who, _, text = line.partition(" ")
        chance = walk.asks[0]
        if isinstance(chance, Chance):
            if begun and len(set(chance.bag)) > 1 and not judge.settled(walk) and lots.below(total) < most:
                draw = ledger.draw(walk, chance, walk.game.moves.parse(text), mover)
                if draw is not None:
                    worth.append(draw.worth)
                    row = ledger.row(walk, chance, mover)
                    if row is not None and len(set(chance.bag)) <= WHOLE:
                        residue = max(residue, _residue(row.weights, row.values))
        elif parse_seat(who) >= 0:
            begun, mover = True, parse_seat(who)
        walk.play(text, parse_seat(who))
    return worth, residue


def _residue(weights: list[float], values: list[list[list[float]]]) -> float:
    """The mean over a whole bag of what its outcomes are worth."""
    share = trust(values)
    seats = range(len(values[0][0]))
    means = [[sum(one[seat] for one in outcome) / len(outcome) for seat in seats] for outcome in values]
    worst = 0.0
    for seat in seats:
        usual = sum(weight * mean[seat] for weight, mean in zip(weights, means, strict=True))
        left = sum(weight * share * (mean[seat] - usual) for weight, mean in zip(weights, means, strict=True))
        worst = max(worst, abs(left))
    return worst


def fairness(game: str, matches: int, seed: int, *, futures: int = 2, most: int = 4, bot: str = "regular") -> Fairness:
    """Play this many matches and look at some draws of each."""
    worths: list[float] = []
    residue = 0.0
    for number in range(matches):
        match = cosmodrome.new(game, players=2 + number % 2, seed=seed + number)
        seats = {seat: bots.make(bot, game, seed + number * 10 + seat) for seat in range(match.players)}
        arena.play_match(match, seats, limit=match.game.max_plies)
        found, left = ledger_of(match.record(), seed + number, futures, most)
        residue = max(residue, left)
        # The seats of one draw sum to nothing by themselves: one seat, each in turn, tells about the draw.
        worths += [worth[(number + place) % match.players] for place, worth in enumerate(found)]
    if len(worths) < 2:
        return Fairness(len(worths), 0.0, 0.0, 0.0, residue)
    mean = sum(worths) / len(worths)
    spread = sqrt(sum((worth - mean) ** 2 for worth in worths) / (len(worths) - 1))
    return Fairness(len(worths), mean, spread / sqrt(len(worths)), spread, residue)


def main() -> None:
    """Print what was found."""
    reader = argparse.ArgumentParser(prog="python -m cosmodrome.coach.check", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--matches", type=int, default=200)
    reader.add_argument("--draws", type=int, default=4, help="draws of a match, about")
    reader.add_argument("--futures", type=int, default=2)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    found = fairness(given.game, given.matches, given.seed, futures=given.futures, most=given.draws)
    off = found.mean / max(found.error, 1e-9)
    print(
        f"{given.game}: {given.matches} matches, {found.draws} draws; a draw is worth {found.size:.2f} (spread), "
        f"{found.mean:+.3f} ± {found.error:.3f} on average ({off:+.2f} standard errors); "
        f"largest mean over a whole bag {found.residue:.1e}"
    )


if __name__ == "__main__":
    main()
