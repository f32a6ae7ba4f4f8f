"""The terminal in the reader's language: asked for, taken from the system, or English."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from cosmodrome.cli.admin import admin
from cosmodrome.cli.app import app, run
from cosmodrome.cli.manual import everything, keys, missing, silent
from cosmodrome.cli.speech import (
    FOLDER,
    known_language,
    languages,
    reader_language,
    reading_in,
    speech,
    system_language,
    wished_in,
)
from cosmodrome.cli.table import seat_names
from cosmodrome.coach.puzzles import find_puzzle
from cosmodrome.text import Catalogue

#: Not commands.
HIDDEN = {"admin", "--help", "-h", "--version"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_systems_language_is_spoken_where_there_is_one(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_wish_comes_before_the_system_and_ends_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert reader_language() == "pl"
    with reading_in(known_language("it-IT")) as say:
        assert (say.language, reader_language(), speech().language) == ("it", "it", "it")
    assert reader_language() == "pl"


def test_a_language_nobody_speaks_is_refused_and_the_others_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["games", "--language", "xx"]) == 2
    assert f"bad_option_value: language cannot be 'xx': one of {', '.join(languages())}" in capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run(["games", "--language=xx"]) == 2
    assert f"language non può essere «xx»: uno fra {', '.join(languages())}" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["it", "pl"])
def test_every_command_can_be_told_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = {"it": "La lingua in cui leggere", "pl": "Język czytania"}[language]
    named = [
        *([name] for name in app if name not in HIDDEN),
        *(["admin", name] for name in admin if name not in HIDDEN),
    ]
    assert len(named) > 25
    for command in named:
        assert run([*command, "--help", "--language", language]) == 0
        assert told in (shown := capsys.readouterr().out), command
        assert shown.count("--language") == 1


def test_commands_without_a_language_of_their_own_speak_the_wished_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", "galaxy_trucker", "--games", "2", "--language", "it"]) == 0
    assert "vittorie" in capsys.readouterr().out
    assert run(["rate", "leaving_earth", "--bots", "random,greedy", "--games", "1", "-l", "pl"]) == 0
    assert "rozgrywka na parę" in capsys.readouterr().out
    fuzzed = ["fuzz", "galaxy_trucker", "--matches", "1", "--cut", "20", "--out", str(tmp_path / "found")]
    assert run([*fuzzed, "--language=it"]) == 0
    assert "Partite di galaxy_trucker: 1" in capsys.readouterr().out


def test_plain_data_for_programs_has_no_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = []
    for language in ("en_GB.UTF-8", "pl_PL.UTF-8"):
        monkeypatch.setenv("LC_ALL", language)
        for command in (["games"], ["content", "galaxy_trucker"]):
            assert run([*command, "--json"]) == 0
            plain.append(capsys.readouterr().out)
    assert plain[:2] == plain[2:]


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


@pytest.mark.parametrize(
    ("command", "italian", "polish"),
    [
        (["simulat"], "Forse intendevi «simulate»?", "Może chodzi o „simulate”?"),
        (["games", "--jsn"], "Forse intendevi «--json»?", "Może chodzi o „--json”?"),
        (["admin", "xyz"], "Non c'è un comando «xyz»", "Nie ma polecenia „xyz”"),
        (["rate", "galaxy_trucker"], "Manca «--bots»", "Brakuje „--bots”"),
        (["fuzz", "x", "--minutes"], "A «--minutes» manca il valore", "Opcja „--minutes” nie ma wartości"),
        (["fuzz", "x", "--minutes", "0"], "un numero maggiore di 0, non 0", "liczby większej niż 0, a nie 0"),
        (["fuzz", "x", "--minutes", "y"], "vuole un numero, non «y»", "wymaga liczby, a nie „y”"),
        (["simulate", "x", "--games", "0"], "un numero da 1 in su, non 0", "nie mniejszej niż 1, a nie 0"),
        (["simulate", "x", "--games", "y"], "vuole un numero intero, non «y»", "liczby całkowitej, a nie „y”"),
        (["simulate", "x", "y"], "Questo è di troppo: «y»", "Tego jest za dużo: „y”"),
        (["play", "--seed", "1", "--seed", "2"], "«--seed» compare più di una volta", "„--seed” występuje więcej niż"),
        (["serve", "--notices", "x"], "Valori possibili: public", "Możliwe wartości: public"),
        (["games", "--json=5"], "«--json» non può essere «5»", "„--json” nie może mieć wartości „5”"),
    ],
)
def test_a_wrong_command_line_is_explained_in_the_readers_language(
    command: list[str], italian: str, polish: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, told in (("it", italian), ("pl", polish)):
        assert run([*command, "-l", language] if command[-1] != "--minutes" else ["-l", language, *command]) == 2
        assert told in " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_puzzles_that_are_found_are_told_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = find_puzzle("galaxy_trucker", 1)
    monkeypatch.setattr("cosmodrome.coach.puzzles.search", lambda *_: iter([known]))
    assert run(["puzzles", "galaxy_trucker", "--language", "it"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert known.solution not in told
    assert "di probabilità di vincere in più della seconda risposta" in told
