"""A match that nobody holds is gone at once, without a search for things that hold each other.

Compiled classes of the kernel and the games are freed by counting references alone: whatever held itself would stay
in memory for good.
"""

from __future__ import annotations

import gc

import pytest

import cosmodrome
from cosmodrome.conformance import sample_options
from cosmodrome.kernel import Match, SeededDealer


def play(name: str) -> None:
    """Part of a match, with copies and imagined worlds of it."""
    game = cosmodrome.find(name)
    match = Match(game, sample_options(game, 1), SeededDealer(1))
    for _ in range(8):
        match.play_blindly(SeededDealer(match.ply), 40)
        match.copy().play_blindly(SeededDealer(2), 10)
        match.imagine(0, SeededDealer(3)).play_blindly(SeededDealer(4), 10)
        match.view(0)
    match.record().replay()


@pytest.mark.parametrize("name", cosmodrome.games())
def test_a_match_leaves_nothing_behind(name: str) -> None:
    play(name)
    gc.collect()
    gc.disable()
    try:
        play(name)
        assert gc.collect() == 0
    finally:
        gc.enable()
