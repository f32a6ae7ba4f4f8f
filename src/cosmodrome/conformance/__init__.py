"""What every game must keep, checked by playing it.

Each check plays one random match of a game and raises `AssertionError` where the game breaks a promise of the kernel.
A game's author needs only these: `check_all(game, options, seed)`.
"""

from __future__ import annotations

from cosmodrome.conformance.basics import (
    check_copies_are_independent,
    check_matches_end_and_results_add_up,
    check_moves_print_and_parse,
    check_offered_moves_are_accepted,
    check_options_described,
    check_other_moves_are_refused,
    check_replay_is_exact,
    check_side_moves,
    check_views_are_of_their_type,
    check_views_are_plain_data,
)
from cosmodrome.conformance.offers import (
    check_offers,
    check_offers_here,
)
from cosmodrome.conformance.playing import (
    AnyGame,
    asks_of,
    positions,
    random_answer,
    random_match,
    sample_options,
    seen,
    snapshot,
)
from cosmodrome.conformance.secrets import (
    check_imagination,
    check_nothing_leaks,
    check_undo_horizon,
)
from cosmodrome.kernel import Options

__all__ = [
    "AnyGame",
    "asks_of",
    "check_all",
    "check_copies_are_independent",
    "check_imagination",
    "check_matches_end_and_results_add_up",
    "check_moves_print_and_parse",
    "check_nothing_leaks",
    "check_offered_moves_are_accepted",
    "check_offers",
    "check_offers_here",
    "check_options_described",
    "check_other_moves_are_refused",
    "check_replay_is_exact",
    "check_side_moves",
    "check_undo_horizon",
    "check_views_are_of_their_type",
    "check_views_are_plain_data",
    "positions",
    "random_answer",
    "random_match",
    "sample_options",
    "seen",
    "snapshot",
]


def check_all(game: AnyGame, options: Options, seed: int) -> None:
    """All promises that are checked by playing."""
    check_offered_moves_are_accepted(game, options, seed)
    check_other_moves_are_refused(game, options, seed)
    check_copies_are_independent(game, options, seed)
    check_replay_is_exact(game, options, seed)
    check_matches_end_and_results_add_up(game, options, seed)
    check_views_are_plain_data(game, options, seed)
    check_views_are_of_their_type(game, options, seed)
    check_side_moves(game, options, seed)
    check_nothing_leaks(game, options, seed)
    check_imagination(game, options, seed)
    check_undo_horizon(game, options, seed)
