"""How bots behave at the table: nobody pesters, nobody stalls, and no two need be alike."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cosmodrome import bots
from cosmodrome.arena import derive
from cosmodrome.bots.galaxy_trucker.player import LEANINGS, Player
from cosmodrome.bots.leaving_earth.player import MOST_OFFERS
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.kernel.registry import find


def test_nobody_makes_more_than_two_offers_a_year_and_every_turn_ends() -> None:
    """A turn of Leaving Earth could go on for ever: offers, assembling and taking back cost nothing."""
    game = find("leaving_earth")
    match = Match(game, game.check_options({"players": 3, "level": "medium"}), SeededDealer(12), listen=False)
    seats = [
        bots.make(name, "leaving_earth", derive(4, seat)) for seat, name in enumerate(("regular", "expert", "regular"))
    ]
    offers: Counter[tuple[int, int]] = Counter()
    answers: Counter[tuple[int, int]] = Counter()
    while not match.over:
        s = match.state
        assert isinstance(s, LeavingEarth)
        ask = match.asks[0]
        move = seats[ask.seat].choose(match.seat(ask.seat))
        offers[s.year, ask.seat] += move.verb.name == "propose"
        answers[s.year, ask.seat] += 1
        match.play(move, ask.seat)
    assert {seat for (_, seat), number in offers.items() if number} == {0, 1, 2}
    assert max(offers.values()) <= MOST_OFFERS
    assert max(answers.values()) < 200


def _trucker(level: str, seed: int) -> Player:
    bot: Any = bots.make(level, "galaxy_trucker", seed)
    while not isinstance(bot, Player):
        bot = bot.bot
    return bot


@pytest.mark.parametrize("level", bots.LEVELS)
def test_builders_of_every_level_lean_differently_by_their_seed(level: str) -> None:
    found = {_trucker(level, seed).leaning for seed in range(40)}
    assert found == set(LEANINGS)
    assert _trucker(level, 1).leaning == _trucker(level, 1).leaning


@pytest.mark.parametrize("leaning", [one for one in LEANINGS if one])
def test_a_leaning_asked_for_by_name_is_kept(leaning: str) -> None:
    assert {_trucker(f"master:{leaning}", seed).leaning for seed in range(5)} == {leaning}
