"""Greedy plays Galactic Cruise: it launches, it wins against chance, it copes with every module, it repeats."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from cosmodrome.arena import derive, play_match, simulate
from cosmodrome.bots import make
from cosmodrome.bots.galactic_cruise.outlook import remaining
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import MODULES
from cosmodrome.kernel import Match, SeededDealer

WITHOUT_MATCHING = [module for module in MODULES if module != "cabin_matching"]


def played(seed: int, **options: Any) -> tuple[Match, GalacticCruise]:
    """A match between greedy bots, played to its end."""
    match = Match(GAME, GAME.check_options(options), SeededDealer(seed))
    seats = {seat: make("greedy", "galactic_cruise", derive(seed, seat)) for seat in range(match.players)}
    play_match(match, seats, 6_000)
    assert isinstance(match.state, GalacticCruise)
    return match, match.state


def test_four_greedy_companies_launch_and_score() -> None:
    scores: list[int] = []
    launches: list[int] = []
    for seed in range(4):
        match, s = played(seed, players=4)
        scores += match.result.scores
        launches += [company.launches for company in s.companies]
    assert statistics.fmean(scores) >= 90
    assert statistics.fmean(launches) >= 3


def test_greedy_beats_chance() -> None:
    for bots in (["greedy", "random"], ["random", "greedy"]):
        done = simulate("galactic_cruise", names=bots, games=4, seed=5, options={"players": 2})
        assert done.wins()[bots.index("greedy")] == 4


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_greedy_plays_alone_against_rachel(level: str) -> None:
    match, s = played(1, players=1, rachel=level)
    assert match.over
    assert s.companies[0].launches >= 2


@pytest.mark.parametrize("modules", [*([module] for module in MODULES), WITHOUT_MATCHING])
def test_greedy_stays_sensible_with_modules(modules: list[str]) -> None:
    match, s = played(2, players=2, modules=modules)
    assert match.over
    assert statistics.fmean(match.result.scores) >= 70
    assert sum(company.launches for company in s.companies) >= 4


@pytest.mark.parametrize("variant", ["start_with_technology", "short", "epic", "mean_board"])
def test_greedy_plays_every_variant_to_the_end(variant: str) -> None:
    match, _ = played(3, players=2, variants=[variant])
    assert match.over


def test_the_same_seed_plays_the_same_match() -> None:
    assert played(8, players=3)[0].record().moves == played(8, players=3)[0].record().moves


def test_the_share_that_is_left_falls_from_all_to_nothing() -> None:
    match, s = played(1, players=2)
    assert match.over
    assert remaining(s) == 0
    fresh = GAME.new_state(GAME.check_options({"players": 2}))
    assert remaining(fresh) == 1
