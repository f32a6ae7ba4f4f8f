"""The terminal in the reader's language: asked for, taken from the system, or English."""

from __future__ import annotations

import io
import re

import pytest

from cosmodrome.cli.app import app, run
from cosmodrome.cli.manual import everything, keys, missing, silent
from cosmodrome.cli.speech import FOLDER, reader_language, speech, wished_in
from cosmodrome.cli.table import seat_names
from cosmodrome.text import Catalogue


@pytest.mark.parametrize(
    ("wished", "environment", "language"),
    [
        ("it", {"LANG": "pl_PL.UTF-8"}, "it"),
        ("pl-PL", {}, "pl"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "it_IT.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_wished_one_or_the_systems(
    wished: str | None, environment: dict[str, str], language: str
) -> None:
    assert reader_language(wished, environment) == language


def test_the_wish_is_found_before_the_command_line_is_understood() -> None:
    assert wished_in(["rules", "nothing", "--language", "pl"]) == "pl"
    assert wished_in(["rules", "nothing", "-l=it"]) == "it"
    assert wished_in(["rules", "--language"]) is None
    assert wished_in(["rules"]) is None


def test_a_refusal_is_told_in_the_readers_language_with_the_programs_own_words_behind(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["rules", "chess", "--language", "it"]) == 2
    told = capsys.readouterr().err
    assert "unknown_game: Non c'è un gioco con questo nome." in told
    assert "chess" in told
    assert run(["rules", "chess", "--language", "en"]) == 2
    assert "Non c'è" not in capsys.readouterr().err


def test_a_lone_player_has_a_name_that_fits_a_third_person() -> None:
    assert seat_names(["human", "greedy"], speech("pl"))[0] == "Gracz"
    assert seat_names(["human", "greedy:hasty", "random"], speech("pl"))[1:] == ["Zachłanny pospieszny", "Losowy"]
    assert seat_names(["human", "human"], speech("it")) == ["Giocatore 1", "Giocatore 2"]


@pytest.mark.parametrize("language", ["it", "pl"])
def test_the_manual_explains_every_command_and_every_parameter(language: str) -> None:
    manual = Catalogue([(language, (FOLDER / f"manual.{language}.ftl").read_text(encoding="utf-8"))])
    assert manual.unreadable == []
    assert missing(app, manual) == []
    assert manual.keys <= keys(app)
    assert len(everything(app)) > 25


def test_no_parameter_is_left_without_an_explanation() -> None:
    assert silent(app) == []


def test_help_is_told_in_the_readers_language_and_in_english_again(capsys: pytest.CaptureFixture[str]) -> None:
    run(["play", "--help", "--language", "pl"])
    told = capsys.readouterr().out
    assert "Gra w terminalu" in told
    assert "Opcja gry w postaci" in told
    assert "Parametry" in told
    run(["play", "--help", "--language", "en"])
    told = capsys.readouterr().out
    assert "Play in the terminal" in told
    assert "An option of the game as" in told
    assert "Parameters" in told
    run(["admin", "--help", "--language=it"])
    told = capsys.readouterr().out
    assert "Per chi ospita" in told
    assert "Elenca gli account" in told


def test_a_lesson_is_taught_in_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run(["learn", "leaving_earth", "--list"]) == 0
    assert "Il tuo primo razzo" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(["learn", "leaving_earth"]) == 0
    assert "Invio per andare avanti" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["it", "pl"])
def test_nothing_of_the_library_is_left_in_english(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["serve"], ["simulate"], ["replay"], ["admin", "ban"]):
        run([*command, "--help", "--language", language])
        told = capsys.readouterr().out
        assert not re.search(r"Usage|Arguments|Parameters|\[(required|default|choices|env var)\b", told)
    run(["simulate", "--help", "--language", "en"])
    assert "[required]" in capsys.readouterr().out
