"""Simulations repeat, add up and keep the evidence of what went wrong."""

from __future__ import annotations

from typing import Any

import pytest

import cosmodrome
from cosmodrome.arena import derive, simulate
from cosmodrome.arena.simulate import Played, plan, play_one
from cosmodrome.bots import UnknownBot
from cosmodrome.kernel import BadOptionValue, Record, Rules, UnknownGame, UnknownOption
from tests.kernel.toys import Toy, ToyState


class Fragile(Toy):
    """A toy that breaks in its second round."""

    name = "fragile"

    def step(self, s: ToyState) -> Rules[None]:
        if s.round == 1:
            raise RuntimeError("the table collapsed")
        yield from super().step(s)


class Endless(Toy):
    """A toy that never ends."""

    name = "endless"
    max_plies = 100

    def over(self, s: ToyState) -> bool:
        return False


def test_the_figures_add_up(toy: str) -> None:
    done = simulate(toy, games=20, seed=3)
    data = done.describe()
    assert (data["game"], data["players"], data["games"], data["bots"]) == (toy, 2, 20, ["random", "random"])
    assert (data["errors"], data["unfinished"]) == (0, 0)
    assert data["decisions"] == sum(one.decisions for one in done.played) > 20 * 6
    assert sum(data["wins"]) >= 20
    for seat in (0, 1):
        scores = [one.scores[seat] for one in done.played]
        assert data["scores"][seat]["max"] == max(scores)
        assert data["scores"][seat]["mean"] == pytest.approx(sum(scores) / 20, abs=0.001)


def test_the_same_seed_plays_the_same_matches(toy: str) -> None:
    assert simulate(toy, games=5, seed=3).played == simulate(toy, games=5, seed=3).played
    assert simulate(toy, games=5, seed=3).played != simulate(toy, games=5, seed=4).played


def test_several_processes_play_the_same_matches_as_one() -> None:
    alone = simulate("leaving_earth", games=4, seed=3)
    shared = simulate("leaving_earth", games=4, seed=3, jobs=2)
    assert shared.played == alone.played
    assert len(alone.finished) == 4


def test_a_cluster_plays_the_same_matches_as_one_process() -> None:
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1,
        threads_per_worker=1,
        processes=False,
        dashboard_address="127.0.0.1:0",
        protocol="tcp://",
        host="127.0.0.1",
    ) as cluster:
        shared = simulate("leaving_earth", games=4, seed=3, cluster=cluster.scheduler_address)
    assert shared.played == simulate("leaving_earth", games=4, seed=3).played


def test_a_match_can_be_played_alone(toy: str) -> None:
    done = simulate(toy, games=5, seed=3, options={"players": 3})
    assert play_one(plan(toy, [], 3, {"players": 3}), 4) == done.played[4]


def test_thinking_bots_go_through_virtual_time(toy: str) -> None:
    done = simulate(toy, games=3, names=["random", "tests.bots.test_bots.Patient"])
    assert done.unfinished == 0
    assert done.errors == []


def test_progress_is_told_match_by_match(toy: str) -> None:
    told: list[Played] = []
    simulate(toy, games=4, progress=told.append)
    assert [one.number for one in told] == [0, 1, 2, 3]


def test_an_error_is_counted_and_its_record_kept() -> None:
    cosmodrome.register(Fragile())
    done = simulate("fragile", games=3)
    assert len(done.errors) == 3
    assert done.describe()["errors"] == 3
    assert "the table collapsed" in done.errors[0].error
    assert Record.from_json(done.errors[0].record).moves


def test_a_match_without_end_is_unfinished() -> None:
    cosmodrome.register(Endless())
    done = simulate("endless", games=2)
    assert (done.unfinished, len(done.errors)) == (2, 0)
    assert done.describe()["scores"] == [None, None]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"game": "nothing"}, UnknownGame),
        ({"names": ["grandmaster"]}, UnknownBot),
        ({"names": ["random"] * 3}, BadOptionValue),
        ({"options": {"players": 9}}, BadOptionValue),
        ({"options": {"colour": "red"}}, UnknownOption),
    ],
)
def test_a_wrong_plan_is_refused_before_the_first_match(
    arguments: dict[str, Any], error: type[Exception], toy: str
) -> None:
    with pytest.raises(error):
        simulate(**{"game": toy, **arguments})


def test_derived_seeds_depend_on_the_whole_path() -> None:
    seeds = {
        derive(1),
        derive(2),
        derive(1, "match", 1),
        derive(1, "match", 11),
        derive(1, "bot", 1),
        derive(11, "match", 1),
    }
    assert len(seeds) == 6
    assert derive(7, "match", 3) == 7297902487889849386
