"""Bots are named in one word, know their game and repeat themselves for the same seed."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome import bots
from cosmodrome.bots import Bot, UnknownBot
from cosmodrome.kernel import Move, Seat


class Patient:
    """A bot from outside: takes the last move of every list."""

    name = "patient"

    def __init__(self, seed: int, variant: str) -> None:
        self.variant = variant

    def choose(self, seat: Seat) -> Move:
        return seat.ask.moves[-1]


def test_random_plays_every_game() -> None:
    for game in cosmodrome.games():
        assert bots.names(game)[0] == "random"


def test_every_listed_bot_can_be_made() -> None:
    for game in cosmodrome.games():
        for name in bots.names(game):
            assert isinstance(bots.make(name, game, 1), Bot)


def test_variants_are_listed_behind_their_bot() -> None:
    known = bots.names("galaxy_trucker")
    assert known[:3] == ["random", "greedy", "greedy:hasty"]
    assert "greedy:careful" in known


def test_the_best_bot_is_the_last_of_the_table(toy: str) -> None:
    assert bots.best("galaxy_trucker") == "regular"
    assert bots.best(toy) == "random"


def test_a_bot_carries_the_name_it_was_asked_for_by(toy: str) -> None:
    assert bots.make("random", toy, 1).name == "random"


def test_the_same_seed_gives_the_same_choices(toy: str) -> None:
    def played(seed: int) -> list[str]:
        match, bot = cosmodrome.new(toy, seed=5, timer=False), bots.make("random", toy, seed)
        while not match.over:
            seat = match.asks[0].seat
            match.play(bot.choose(match.seat(seat)), seat)
        return match.record().moves

    assert played(3) == played(3)
    assert len({tuple(played(seed)) for seed in range(5)}) > 1


def test_an_unknown_bot_is_refused_with_the_names_of_the_known(toy: str) -> None:
    with pytest.raises(UnknownBot, match="random") as refusal:
        bots.make("grandmaster", toy, 1)
    assert refusal.value.code == "unknown_bot"


def test_the_random_bot_has_no_variants(toy: str) -> None:
    with pytest.raises(UnknownBot, match="wild"):
        bots.make("random:wild", toy, 1)


def test_a_bot_of_ones_own_is_found_by_where_it_lives(toy: str) -> None:
    bot = bots.make("tests.bots.test_bots.Patient:slow", toy, 1)
    assert bot.name == "tests.bots.test_bots.Patient:slow"
    assert getattr(bot, "variant", None) == "slow"
    match = cosmodrome.new(toy, seed=1)
    assert bot.choose(match.seat(0)) is match.asks[0].moves[-1]


@pytest.mark.parametrize("name", ["tests.bots.test_bots.Nobody", "no.such.module.Bot"])
def test_a_bot_that_cannot_be_loaded_is_refused(name: str, toy: str) -> None:
    with pytest.raises(UnknownBot, match="cannot be loaded"):
        bots.make(name, toy, 1)
