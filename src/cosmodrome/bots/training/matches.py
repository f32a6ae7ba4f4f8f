"""Matches that trials are judged by: bots with figures of their own, seat by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmodrome.bots import Bot
from cosmodrome.kernel import CLOCK, Game, Match, Result, SeededDealer


def play(game: Game[Any], options: Mapping[str, object], seats: Sequence[Bot], seed: int) -> Result:
    """What comes of one match between these bots."""
    match = Match(game, game.check_options(options), SeededDealer(seed), listen=False)
    while not match.over:
        asks = match.asks
        ask = asks[match.ply % len(asks)]
        if ask.seat == CLOCK:
            match.play_trusted(ask, ask.moves[0])
        else:
            match.play(seats[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    return match.result


def lead(result: Result, seat: int, most: float) -> float:
    """How far this seat is ahead of the best of the others, from -1 to 1 at `most` points."""
    best = max(score for other, score in enumerate(result.scores) if other != seat)
    return max(-1.0, min(1.0, (result.scores[seat] - best) / most))
