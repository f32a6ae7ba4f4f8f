"""Traces: everything a match says of itself, in one hash. `python -m tests.compiled.traces GAME FIRST COUNT`.

Each match follows other options. A line of the output is the number of a match, its plies and its hash.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from typing import Any

import cosmodrome
from benchmarks.cosmodrome_worker import LEAVING
from cosmodrome import bots, build
from cosmodrome.arena.schedule import play_match
from cosmodrome.conformance import asks_of, random_answer, sample_options
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.lab.encodings import encoding

#: How often the whole position is looked at, in plies, besides the first ones; every ply tells its move and its asks.
EVERY = 97
#: One in this many matches is played by the game's best bots.
PLANNED = 20


def trace(name: str, number: int) -> tuple[int, str]:
    """The plies and the hash of a match: its moves, asks, events, views, encodings, imagined worlds and result."""
    game = cosmodrome.find(name)
    match = Match(game, sample_options(game, number), SeededDealer(number))
    seen = hashlib.sha256()

    def note(data: Any) -> None:
        seen.update(json.dumps(data, sort_keys=True).encode())

    if number % PLANNED == 0:
        best = bots.best(name)
        play_match(match, {seat: bots.make(best, name, seat) for seat in range(match.players)}, game.max_plies)
    # Blind players of some games leave before much has happened: in every other match they seldom do.
    leaving = LEAVING.get(name, frozenset()) if number % 2 else frozenset()
    rng = random.Random(number)
    while not match.over:
        ask, move = random_answer(match, rng)
        if move.verb.name in leaving and rng.random() < 0.9:
            continue
        seen.update(f"{ask.seat} {ask.question} {move.text} {len(ask.moves)}\n".encode())
        match.play_trusted(ask, move)
        if match.ply % EVERY < 3:
            note([asks_of(match), [match.view(seat) for seat in (None, *range(match.players))]])
            for seat in range(match.players):
                seen.update(encoding(name).encode(match.state, seat))
            imagined = match.imagine(match.ply % match.players, SeededDealer(match.ply)).copy()
            worlds = [imagined.view(seat) for seat in range(match.players)]
            imagined.play_blindly(SeededDealer(match.ply), 20)
            note([asks_of(imagined), worlds, imagined.lines_since(match.ply), match.undo_horizon(0)])
    for seat in (None, *range(match.players)):
        note([match.events_since(0, seat), match.moves_known_to(seat), match.view(seat)])
    note([match.lines_since(0), match.result.describe()])
    return match.ply, seen.hexdigest()


if __name__ == "__main__":
    game, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print("compiled" if build.compiled() else "interpreted")
    for number in range(first, first + count):
        print(number, *trace(game, number), flush=True)
