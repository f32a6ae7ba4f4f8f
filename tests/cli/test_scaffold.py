"""The skeleton of a new game plays, keeps every promise and has the shape of all games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.cli.app import run
from cosmodrome.kernel import UnknownGame
from cosmodrome.server.settings import Settings
from cosmodrome.text import Words
from tests.repository.shape import deviations


def test_a_fresh_skeleton_has_the_shape_and_the_words_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["scaffold", "moon_base", "--dir", str(tmp_path)]) == 0
    assert "cosmodrome serve --game moon_base.game:GAME" in capsys.readouterr().out
    monkeypatch.syspath_prepend(str(tmp_path))
    assert deviations("moon_base", boxed=False) == set()
    from importlib import import_module

    game = import_module("moon_base.game").GAME
    cosmodrome.register(game)
    match = cosmodrome.new("moon_base", seed=1, players=3)
    words = Words(game, "en")
    assert words.title() == "Moon base"
    assert words.move(match.asks[0].moves[0]) == "Take 1"


def test_the_tests_of_a_fresh_skeleton_pass(tmp_path: Path) -> None:
    assert run(["scaffold", "moon_base", "--dir", str(tmp_path)]) == 0
    arguments = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "moon_base"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(arguments, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "11 passed" in done.stdout


def test_a_server_finds_a_fresh_game_in_the_folder_it_was_called_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["scaffold", "moon_shed", "--dir", str(tmp_path)]) == 0
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    Settings(games=("moon_shed.game:GAME",)).register_games()
    assert "moon_shed" in cosmodrome.games()


@pytest.mark.parametrize("place", ["moon_shack.game:GAME", "cosmodrome:GAME", "moon"])
def test_a_server_says_in_a_sentence_that_a_game_is_not_there(place: str) -> None:
    with pytest.raises(UnknownGame, match=place):
        Settings(games=(place,)).register_games()


@pytest.mark.parametrize("name", ["Moon", "moon-base", "2moons", "moon__base", "../moon"])
def test_what_is_no_name_is_refused(name: str, tmp_path: Path) -> None:
    assert run(["scaffold", name, "--dir", str(tmp_path)]) == 2
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "moon").mkdir()
    assert run(["scaffold", "moon", "--dir", str(tmp_path)]) == 2
    assert list((tmp_path / "moon").iterdir()) == []
