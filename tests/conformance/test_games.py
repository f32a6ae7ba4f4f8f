"""Every registered game keeps the kernel's promises, over sampled options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cosmodrome
from cosmodrome import conformance
from cosmodrome.kernel import Chance, Game, Match
from examples.tic_tac_toe import TicTacToeGame
from tests.kernel.toys import Toy

SEEDS = range(6)
GAMES: dict[str, Game[Any]] = {game.name: game for game in (TicTacToeGame(), Toy())}
for _toy in GAMES.values():
    # Records find their game by name.
    cosmodrome.register(_toy)
GAMES.update((name, cosmodrome.find(name)) for name in cosmodrome.games())

PLAYED: list[Callable[[Game[Any], dict[str, Any], int], Any]] = [
    conformance.check_offered_moves_are_accepted,
    conformance.check_other_moves_are_refused,
    conformance.check_copies_are_independent,
    conformance.check_replay_is_exact,
    conformance.check_matches_end_and_results_add_up,
    conformance.check_views_are_plain_data,
    conformance.check_views_are_of_their_type,
    conformance.check_side_moves,
    conformance.check_nothing_leaks,
    conformance.check_imagination,
    conformance.check_undo_horizon,
]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_options_describe_themselves(game: Game[Any]) -> None:
    conformance.check_options_described(game)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_moves_print_and_parse(game: Game[Any]) -> None:
    conformance.check_moves_print_and_parse(game)


@pytest.mark.parametrize("check", PLAYED, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_promise(game: Game[Any], seed: int, check: Callable[[Game[Any], dict[str, Any], int], Any]) -> None:
    check(game, conformance.sample_options(game, seed), seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_leak_test_and_imagination_have_something_to_exchange(game: Game[Any]) -> None:
    """A game that deals anything unseen must be tested with something really exchanged and re-dealt."""
    samples = [(conformance.sample_options(game, seed), seed) for seed in SEEDS]
    if any(_deals_unseen(game, options, seed) for options, seed in samples):
        assert sum(conformance.check_nothing_leaks(game, options, seed) for options, seed in samples) > 0
        assert any(conformance.check_imagination(game, options, seed) for options, seed in samples)


def _deals_unseen(game: Game[Any], options: dict[str, Any], seed: int) -> bool:
    done = conformance.random_match(game, options, seed)
    again = Match(game, options, None, listen=False)
    for mover, move, _ in done.plies_since(0):
        ask = again.ask_of(mover)
        if isinstance(ask, Chance) and not all(ask.is_seen_by(seat) for seat in range(again.players)):
            return True
        again.play(move, mover)
    return False
