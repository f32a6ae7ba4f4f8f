"""Ratings: a fit that finds who is stronger, the same wherever it is played, resumable, told as data and as a page."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from cosmodrome.arena import pool, rate
from cosmodrome.cli.app import run
from cosmodrome.cli.rate_page import page
from cosmodrome.cli.speech import speech
from cosmodrome.kernel import BadOptionValue


def test_ten_to_one_is_four_hundred_points() -> None:
    strong, weak = rate.fit([[0, 1000], [100, 0]])
    assert strong - weak == pytest.approx(400, abs=2)
    assert strong + weak == pytest.approx(3000)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    strong, weak = rate.fit([[0, 20], [0, 0]])
    assert 400 < strong - weak < 1200


def test_greedy_is_rated_above_random_and_the_matrix_adds_up() -> None:
    found = rate.rate("galaxy_trucker", ["random", "greedy"], 6, seed=1, options={"rounds": "1"})
    assert [one.name for one in found.bots] == ["greedy", "random"]
    assert found.bots[0].low <= found.bots[0].rating <= found.bots[0].high
    assert found.matrix[0][1] + found.matrix[1][0] == 6
    assert [one.games for one in found.bots] == [6, 6]
    told = page(found, "Ratings <of> bots", speech("en"))
    assert "Ratings &lt;of&gt; bots" in told
    assert told.count("<svg") == 4
    assert "<script" not in told
    italian = page(found, "Bot", speech("it"))
    assert '<html lang="it">' in italian
    assert "<h2>Decisioni per partita</h2>" in italian
    assert not re.search(r"Wins of row|Scores|>rating<|\d to \d|from \d|>all<", italian)


def test_alone_the_better_score_on_the_same_match_wins() -> None:
    found = rate.rate("galaxy_trucker", ["random", "greedy"], 4, options={"players": 1, "rounds": "1"})
    assert found.bots[0].name == "greedy"


def test_several_processes_rate_the_same() -> None:
    options = {"rounds": "1"}
    once = rate.rate("galaxy_trucker", ["random", "greedy"], 4, seed=3, options=options)
    again = rate.rate("galaxy_trucker", ["random", "greedy"], 4, seed=3, options=options, jobs=2)
    assert once.describe() == again.describe()


def test_an_interrupted_rating_goes_on(tmp_path: Path) -> None:
    keep, options = tmp_path / "rating.jsonl", {"rounds": "1"}
    played: list[rate.Outcome] = []
    whole = rate.rate("galaxy_trucker", ["random", "greedy"], 6, options=options, keep=keep)
    lines = keep.read_text(encoding="utf-8").splitlines()
    keep.write_text("\n".join(lines[:4]) + '\n{"key": "0-', encoding="utf-8")
    again = rate.rate("galaxy_trucker", ["random", "greedy"], 6, options=options, keep=keep, progress=played.append)
    assert len(played) == 3
    assert again.describe() == whole.describe()
    with pytest.raises(BadOptionValue, match="another rating"):
        rate.rate("galaxy_trucker", ["random", "greedy"], 6, seed=9, options=options, keep=keep)


def test_one_bot_cannot_be_rated() -> None:
    with pytest.raises(BadOptionValue, match="two or more"):
        rate.rate("galaxy_trucker", ["random"], 2)


def test_the_command_prints_data_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    html = tmp_path / "report.html"
    command = ["rate", "galaxy_trucker", "--bots", "random,greedy", "--games", "2", "--option", "rounds=1", "--json"]
    assert run([*command, "--html", str(html)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data["bots"][0]) == {"name", "rating", "low", "high", "games", "wins"}
    assert len(data["matrix"]) == 2
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert run(command[:-1]) == 0
    assert "rating" in capsys.readouterr().out


def _fragile(task: tuple[int, str]) -> int:
    """Kills its own process once."""
    number, marker = task
    if number == 1 and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return number * number


def test_a_process_that_dies_takes_nothing_along(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path / "died")) for number in range(6)]
    assert dict(pool.spread(_fragile, tasks, jobs=2)) == {number: number * number for number in range(6)}
    assert (tmp_path / "died").exists()


def test_a_cluster_that_loses_a_worker_rates_the_same(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    tasks = [(number, str(tmp_path / "died")) for number in range(6)]
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        assert dict(pool.spread(_fragile, tasks, cluster=address)) == {number: number * number for number in range(6)}
        there = rate.rate("galaxy_trucker", ["random", "greedy"], 4, options={"rounds": "1"}, cluster=address)
    assert (tmp_path / "died").exists()
    here = rate.rate("galaxy_trucker", ["random", "greedy"], 4, options={"rounds": "1"})
    assert there.describe() == here.describe()


def test_an_address_where_no_scheduler_is_is_refused_in_a_sentence() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(BadOptionValue, match="no Dask scheduler answers at 'rubbish'"):
        list(pool.spread(str, [1], cluster="rubbish"))
