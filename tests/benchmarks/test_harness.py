"""The benchmark runs and its figures fit together. How fast anything is, no test may judge."""

from __future__ import annotations

import json
import sys

import pytest
from rich.console import Console

from benchmarks import __main__ as bench
from benchmarks.cosmodrome_worker import Cosmodrome, Patient
from benchmarks.harness import Rounds, Worker, measure, measure_steps
from benchmarks.profile import profile
from benchmarks.worker import answer

TOY = ("toy", [sys.executable, "-m", "tests.benchmarks.toy_worker"])


def test_two_contenders_take_turns_in_processes_of_their_own() -> None:
    told: list[str] = []
    again = ("toy again", TOY[1])
    first, second = measure([TOY, again], rounds=2, seconds=0.02, tell=told.append)
    assert [text.split(":")[0] for text in told] == ["toy", "toy again"] * 3
    for one in (first, second):
        assert one.decisions_per_second > one.unforced_per_second > 0
        assert one.games_per_second == pytest.approx(one.decisions_per_second / one.decisions_per_game)
        assert one.copy_microseconds > 0
        assert one.spread[0] <= one.decisions_per_second <= one.spread[1]


def test_a_worker_that_dies_is_reported() -> None:
    with (
        Worker("ghost", [sys.executable, "-c", "input()"], None) as worker,
        pytest.raises(RuntimeError, match="ghost died"),
    ):
        worker.ask(do="copies", seconds=0, seed=1)


def test_forced_moves_and_options_are_counted(toy: str) -> None:
    counted = answer(Cosmodrome(toy), {"do": "count", "games": 5, "seed": 3})
    assert 0 < counted["unforced"] <= counted["decisions"] < counted["options"]


def test_a_counted_match_is_as_long_as_a_timed_one(tic_tac_toe: str) -> None:
    contender = Cosmodrome(tic_tac_toe)
    for seed in range(5):
        assert 5 <= contender.playout(seed) <= 9
        decisions, unforced, options = contender.count(seed)
        assert unforced == min(decisions, 8)
        assert options == sum(range(9, 9 - decisions, -1))


def test_positions_are_stopped_in_the_middle_and_copies_are_independent(toy: str) -> None:
    contender = Cosmodrome(toy)
    positions = contender.positions(7)
    assert any(not match.over for match in positions)
    match = next(match for match in positions if not match.over)
    ply = match.ply
    twin = contender.copy(match)
    twin.play_out(lambda n: 0, 1000)
    assert twin.over
    assert match.ply == ply


def test_patient_players_play_longer_and_their_parts_add_up() -> None:
    blind, patient = Cosmodrome("galaxy_trucker"), Patient("galaxy_trucker")
    assert sum(patient.playout(seed) for seed in range(3)) > 2 * sum(blind.playout(seed) for seed in range(3))
    decisions, _, _ = patient.count(1)
    parts = answer(patient, {"do": "parts", "games": 1, "seed": 1})
    assert set(parts) == {"building", "flight", "between"}
    assert sum(count for count, _ in parts.values()) == decisions


def test_everything_else_is_timed_by_name_and_unit(toy: str) -> None:
    times = answer(Cosmodrome(toy), {"do": "times", "seconds": 0.01, "seed": 1})
    assert [name for name in times if name.startswith("replay")]
    assert all(value > 0 for value in times.values())
    assert "greedy bot, decisions/s" not in times


def test_most_games_are_not_measured_in_parts(toy: str) -> None:
    assert answer(Cosmodrome(toy), {"do": "parts", "games": 2, "seed": 1}) == {}


def test_an_unknown_request_is_refused(toy: str) -> None:
    with pytest.raises(ValueError, match="unknown request"):
        answer(Cosmodrome(toy), {"do": "dance", "seed": 0})


def test_the_median_round_counts() -> None:
    rounds = Rounds(
        playouts=[{"games": 1, "decisions": speed, "cpu": 1.0} for speed in (100, 300, 200)],
        copies=[{"copies": 1000, "cpu": cpu} for cpu in (0.01, 0.02, 0.09)],
        counted={"decisions": 100, "unforced": 25, "options": 400},
    )
    figures = rounds.figures("x")
    assert figures.decisions_per_second == 200
    assert figures.unforced_per_second == 50
    assert figures.options_per_second == 800
    assert figures.forced_share == 0.75
    assert figures.copy_microseconds == pytest.approx(20)
    assert figures.spread == (100, 300)


def test_the_table_shows_ratios_to_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    def rounds(speed: int) -> Rounds:
        return Rounds(
            [{"games": 1, "decisions": speed, "cpu": 1.0}],
            [{"copies": speed, "cpu": 1.0}],
            {"decisions": 10, "unforced": 5, "options": 40},
        )

    ours = [rounds(60000).figures("game, interpreted"), rounds(240000).figures("game, compiled")]
    bench.show(Console(width=140), [*ours, rounds(20000).figures("theirs")], rivals=1)
    text = capsys.readouterr().out
    assert text.count("×3.0") == 4
    assert text.count("×12.0 (4.0)") == 4
    assert "60,000" in text


def test_a_profile_names_the_functions_at_work(toy: str) -> None:
    found = profile(toy, 0.3)
    assert found.samples > 0
    assert any("kernel.conversation" in name for name in found.within)
    assert sum(found.own.values()) == sum(found.modules.values()) == found.samples


def test_figures_are_data_for_programs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ours", lambda game: [TOY])
    bench.bench("toy", rounds=1, seconds=0.02, environments=False, without_peer=True, as_json=True)
    assert json.loads(capsys.readouterr().out)[0]["name"] == "toy"


def test_environments_take_turns_and_are_shown_beside_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "benchmarks.environment_worker"]
    contenders = [
        ("galaxy_trucker, PettingZoo", [*command, "pettingzoo", "galaxy_trucker"]),
        ("galaxy_trucker, VectorEnv", [*command, "vector", "galaxy_trucker"]),
        ("peer", TOY[1]),
    ]
    steps = measure_steps(contenders, rounds=1, seconds=0.02)
    assert all(speeds and speeds[0] > 0 for speeds in steps.values())
    bench.show_steps(Console(width=200), steps)
    shown = capsys.readouterr().out
    assert shown.count("peer ") >= 2
    assert "VectorEnv" in shown
