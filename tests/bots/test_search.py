"""The search core: what it compares, what it spends, and when it leaves the policy's own choice."""

from __future__ import annotations

import random

import pytest

from cosmodrome.bots.search import TO_THE_END, Budget, Guide, Problem, Searcher, compare, play_on
from cosmodrome.kernel import Ask, Match, Move, Rules, SeededDealer
from cosmodrome.kernel.registry import find
from tests.kernel.toys import Toy, ToyState


class Urns(Problem):
    """Options with known means; every future adds the same luck to all of them, and a little to each."""

    def __init__(self, means: list[float], luck: float, own_luck: float) -> None:
        self.means = means
        self.luck = luck
        self.own_luck = own_luck
        self.asked: list[tuple[int, int]] = []

    def options(self) -> int:
        return len(self.means)

    def play(self, option: int, future: int) -> float:
        self.asked.append((option, future))
        shared = random.Random(future).gauss(0, self.luck)
        return self.means[option] + shared + random.Random(1000 * option + future).gauss(0, self.own_luck)


def test_a_clearly_better_option_is_found_through_luck_that_all_futures_share() -> None:
    found = compare(Urns([0, 1, 9, 2, 0, 1], luck=50, own_luck=2), Budget(60, bar=3))
    assert found.chosen == 2
    assert found.clear


def test_the_policys_own_choice_stays_when_nothing_is_better_by_the_bar() -> None:
    found = compare(Urns([0, 1, 2, 1.5], luck=10, own_luck=0.5), Budget(60, bar=3))
    assert found.chosen == 0
    assert not found.clear


def test_noise_alone_hardly_ever_beats_the_policys_own_choice() -> None:
    left = sum(compare(Urns([0.0] * 8, 0, 10 + seed / 100), Budget(48, bar=3)).chosen > 0 for seed in range(100))
    assert left <= 25


@pytest.mark.parametrize("playouts", [8, 24, 100])
def test_no_more_is_spent_than_the_budget_allows(playouts: int) -> None:
    urns = Urns([0, 1, 2, 3, 4, 5, 6, 7], luck=1, own_luck=20)
    found = compare(urns, Budget(playouts, bar=0))
    assert found.played == len(urns.asked) <= playouts


def test_a_clear_choice_stops_early() -> None:
    assert compare(Urns([0, 50], luck=5, own_luck=0.1), Budget(1000, bar=1)).played < 1000


def test_every_option_meets_the_same_futures() -> None:
    urns = Urns([0, 1, 2, 3], luck=1, own_luck=1)
    compare(urns, Budget(40, bar=0))
    for option in range(4):
        futures = [future for asked, future in urns.asked if asked == option]
        assert futures == list(range(len(futures)))


def test_the_same_numbers_give_the_same_choice() -> None:
    first, second = (compare(Urns([0, 2, 3, 1], 5, 8), Budget(40, bar=1)) for _ in range(2))
    assert first.chosen == second.chosen
    assert first.values == second.values


def test_the_brake_stops_a_search_that_takes_too_long_after_a_whole_future() -> None:
    urns = Urns([0, 1, 2], luck=0, own_luck=0)
    assert compare(urns, Budget(1000, bar=0, seconds=0.0)).played == 3


def test_one_option_needs_no_search() -> None:
    assert compare(Urns([3], 1, 1), Budget(100, bar=0)).played == 0


class Last(Guide):
    """Whoever is asked takes the last of the list; the clock counts plies."""

    def policy(self, world: Match, ask: Ask) -> Move:
        return ask.moves[-1]

    def candidates(self, world: Match, ask: Ask, most: int) -> list[Move]:
        return ask.moves[::-1][:most]

    def value(self, world: Match, seat: int) -> float:
        return float(world.result.scores[seat]) if world.over else 0.0

    def horizon(self, world: Match) -> int:
        return TO_THE_END

    def clock(self, world: Match) -> int:
        return world.ply


def _match(seed: int = 1) -> Match:
    game = find("leaving_earth")
    return Match(game, game.check_options({"players": 2}), SeededDealer(seed), listen=False)


class DeadEnd(Toy):
    """A game that asks and allows no answer."""

    def step(self, s: ToyState) -> Rules[None]:
        yield Ask(0, "nothing", [])


def test_a_playout_ends_with_the_match_and_survives_a_dead_end() -> None:
    world = _match()
    assert play_on(world, Last(), TO_THE_END, 20_000)
    assert world.over
    world = _match()
    assert play_on(world, Last(), 30, 20_000)
    assert not world.over
    assert not play_on(world, Last(), TO_THE_END, 3)
    stuck = DeadEnd()
    assert not play_on(Match(stuck, stuck.check_options({}), SeededDealer(1)), Last(), TO_THE_END, 100)


def test_a_searcher_reuses_what_it_found_while_nothing_new_has_come_in_between() -> None:
    match = _match()
    seat = match.asks[0].seat
    searcher = Searcher(5)
    searcher.answered()
    move = searcher.choose(searcher.worlds(match.seat(seat), 2), Last(), 3, Budget(12, 1.0))
    match.play(move, seat)
    if match.ask_of(seat) is not None:
        searcher.answered()
        assert searcher.choose(searcher.worlds(match.seat(seat), 2), Last(), 3, Budget(12, 1.0)) in match.asks[0].moves


def test_a_hint_says_what_to_expect_and_why() -> None:
    match = _match()
    seat = match.asks[0].seat
    searcher = Searcher(5)
    hints = searcher.explain(searcher.worlds(match.seat(seat), 2), Last(), 3, 6)
    assert [hint.value for hint in hints] == sorted((hint.value for hint in hints), reverse=True)
    assert all(hint.move in match.asks[0].moves for hint in hints)
    assert all(hint.reasons[0].key == "bot-expects" for hint in hints)
