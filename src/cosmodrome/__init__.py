"""Cosmodrome: three great space board games, complete, as a fast and deterministic engine.

match = cosmodrome.new("leaving_earth", players=3, seed=7, level="medium")
while not match.over:
    ask = match.asks[0]
    match.play(random.choice(ask.moves))
print(match.result)
"""

from __future__ import annotations

import secrets
from typing import Any

from cosmodrome._version import __version__
from cosmodrome.games import TABLE
from cosmodrome.kernel import Ask, CosmodromeError, Dealer, Game, Match, Move, Record, Result, Seat, SeededDealer
from cosmodrome.kernel.registry import find, list_games, names, register

list_games(TABLE)

__all__ = [
    "Ask",
    "CosmodromeError",
    "Game",
    "Match",
    "Move",
    "Record",
    "Result",
    "Seat",
    "__version__",
    "find",
    "games",
    "new",
    "register",
]


def games() -> list[str]:
    """The names of the games that can be played."""
    return names()


def new(
    game: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    dealer: Dealer | None = None,
    listen: bool = True,
    **options: Any,
) -> Match:
    """Start a match.

    `seed` makes it repeatable; without one a fresh seed comes from the system. `dealer` replaces the seeded dealer.
    `listen=False` tells no events, which is faster. Further options are the game's own: see `find(game).options`.
    """
    boxed = find(game)
    if players is not None:
        options["players"] = players
    if dealer is None:
        dealer = SeededDealer(secrets.randbits(64) if seed is None else seed)
    return Match(boxed, boxed.check_options(options), dealer, listen=listen)
