"""Training goes on where it stopped, is exported and then plays; tuning finds figures. PyTorch is not in the locks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cosmodrome import bots
from cosmodrome.cli.app import run
from cosmodrome.kernel import UnknownGame
from cosmodrome.lab import tune


def test_a_run_goes_on_and_becomes_a_player(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    folder, model = tmp_path / "run", tmp_path / "model.onnx"
    command = [
        "train",
        "leaving_earth",
        "--players",
        "1",
        "--option",
        "level=easy",
        "--minutes",
        "0.01",
        "--tables",
        "2",
    ]
    assert run([*command, "--run", str(folder)]) == 0
    first = (folder / "curve.csv").read_text(encoding="utf-8").splitlines()
    assert run([*command, "--run", str(folder)]) == 0
    assert (folder / "curve.csv").read_text(encoding="utf-8").splitlines()[: len(first)] == first
    assert (folder / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run(["train", "leaving_earth", "--minutes", "0.01", "--run", str(folder)]) == 2
    assert run(["export", str(folder), str(model)]) == 0
    assert bots.make(str(model), "leaving_earth", 0).name == str(model)
    assert run(["export", str(tmp_path), str(model)]) == 2


def test_a_game_that_is_none_is_named_before_anything_is_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["train", "leaving_erth", "--run", str(tmp_path / "run")]) == 2
    assert "unknown_game" in capsys.readouterr().err


def test_tuning_finds_figures_the_same_on_more_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    tune.tune("galactic_cruise", "greedy", one, what="solo", generations=1, matches=1)
    tune.tune("galactic_cruise", "greedy", two, what="solo", generations=1, matches=1, jobs=2)
    assert json.loads(one.read_text()) == json.loads(two.read_text())
    assert json.loads(one.read_text())["figures"]


@pytest.mark.parametrize(("game", "what"), [("galaxy_trucker", "table"), ("leaving_earth", "table")])
def test_every_game_has_figures_to_tune(game: str, what: str) -> None:
    module = tune.training(game, "greedy", what)
    start = {name: value for name, value, _ in module.figures(module.START[what])}
    assert -1 <= tune.judge((game, what, start, (1,))) <= 1


def test_what_cannot_be_tuned_is_refused(tmp_path: Path, toy: str) -> None:
    with pytest.raises(tune.NothingToTune):
        tune.training(toy, "greedy", "table")
    with pytest.raises(UnknownGame):
        tune.training("value", "greedy", "table")
    assert run(["tune", "galactic_cruise", "--bot", "random", "--to", str(tmp_path / "x.json")]) == 2
