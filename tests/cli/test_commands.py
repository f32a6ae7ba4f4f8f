"""Every command: what it prints, its exit code, and its errors without tracebacks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome._version import __version__
from cosmodrome.cli import replay, saves
from cosmodrome.cli.app import run
from cosmodrome.cli.common import console
from cosmodrome.text import Words
from tests.arena.test_simulate import Fragile
from tests.text.toy_game.game import SPEAKER

Captured = pytest.CaptureFixture[str]
COMMANDS = [
    "games",
    "serve",
    "play",
    "simulate",
    "replay",
    "content",
    "rules",
    "fuzz",
    "balance",
    "rate",
    "scaffold",
    "strength",
    "train",
    "export",
    "tune",
    "dataset",
]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def record(toy: str, tmp_path: Path) -> Path:
    """A whole match, played and kept."""
    match = cosmodrome.new(toy, seed=4)
    match.play_out(lambda n: 0, 100)
    path = tmp_path / "match.json"
    saves.save(path, match, ["human:Ada", "random"])
    return path


def test_help_lists_every_command(capsys: Captured) -> None:
    assert run(["--help"]) == 0
    text = capsys.readouterr().out
    assert [command for command in COMMANDS if command not in text] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: Captured) -> None:
    assert run([command, "--help"]) == 0
    assert f"cosmodrome {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_nothing_of_defaults_that_are_nothing(command: str, capsys: Captured) -> None:
    assert run([command, "--help", "--language", "en"]) == 0
    told = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert 'default: ""' not in told
    assert "default: False" not in told


def test_a_file_that_is_not_there_is_named_without_the_systems_number(capsys: Captured) -> None:
    assert run(["replay", "no_such_file", "--language", "en"]) == 2
    assert "io_error: no such file or directory: no_such_file" in " ".join(capsys.readouterr().err.split())


def test_the_version_is_told(capsys: Captured) -> None:
    assert run(["--version"]) == 0
    told = capsys.readouterr().out.strip()
    assert told in (f"{__version__} (interpreted)", f"{__version__} (compiled)")


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cosmodrome", "games", "--json"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert isinstance(json.loads(done.stdout), list)


def test_games_are_listed_with_options_and_bots(toy: str, capsys: Captured) -> None:
    assert run(["games"]) == 0
    text = capsys.readouterr().out
    assert "Toy" in text
    assert "whether the clock takes part (yes or no, usually yes)" in text
    assert "how many (2–3, usually 2)" in text


def test_games_as_data(toy: str, capsys: Captured) -> None:
    assert run(["games", "--json"]) == 0
    games = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert games["toy"]["bots"] == ["random"]
    assert [option["name"] for option in games["toy"]["options"]] == ["players", "timer", "mood"]


def test_simulate_prints_a_table(toy: str, capsys: Captured) -> None:
    assert run(["simulate", "toy", "--games", "3", "--players", "3"]) == 0
    text = capsys.readouterr().out
    assert "3 matches" in text
    assert "decisions/s" in text


def test_simulate_as_data_has_the_promised_keys(toy: str, capsys: Captured) -> None:
    line = "simulate toy --players 2 --games 5 --seed 7 --bot random --bot random --option timer=no --jobs 1 --json"
    assert run(line.split()) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    promised = (
        "game players games decisions seconds decisions_per_second games_per_second unfinished errors wins scores"
    )
    assert set(promised.split()) <= set(data)
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("toy", 2, 5, 7)
    assert data["options"]["timer"] is False


def test_simulate_takes_the_number_of_seats_from_the_bots(toy: str, capsys: Captured) -> None:
    assert run(["simulate", "toy", "--games", "1", *["--bot", "random"] * 3, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 3


def test_simulate_with_errors_ends_with_one_and_shows_them(capsys: Captured) -> None:
    cosmodrome.register(Fragile())
    assert run(["simulate", "fragile", "--games", "2"]) == 1
    captured = capsys.readouterr()
    assert "2 errors, 0 unfinished" in captured.out
    assert "the table collapsed" in captured.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("simulate nothing", "unknown_game"),
        ("simulate toy --option colour=red", "unknown_option"),
        ("simulate toy --option players=9", "bad_option_value"),
        ("simulate toy --option players", "name=value"),
        ("simulate toy --option mood=wild --option timer=no", ": A wild game needs its timer\n"),
        ("play galaxy_trucker -o teams=partners -o players=3", ": Team play needs four players.\n"),
        ("simulate toy --bot grandmaster", "unknown_bot"),
        ("simulate toy --players 3 --bot random --bot random", "2 bots were named for 3 seats"),
        ("simulate toy --games 0", "--games"),
        ("simulate toy --games many", "--games"),
        ("simulate", "GAME"),
        ("dance", "dance"),
        ("play", "cosmodrome play galaxy_trucker"),
        ("learn", "cosmodrome learn leaving_earth"),
        ("rules", "cosmodrome rules galactic_cruise"),
        ("dance -l pl", "Nie ma polecenia „dance”"),
        ("rules galaxy_trucker --loud -l it", "Qui non c'è un'opzione «--loud»"),
        ("coach -l it", "Manca «FILE»"),
        ("learn galaxy_trucker nothing -l pl", "Ta gra nie ma takiej lekcji ani zagadki."),
        ("play nothing", "unknown_game"),
        ("play toy --seats human", "bad_option_value"),
        ("play toy --seats human,grandmaster", "unknown_bot"),
        ("play toy --seats human,random -o players=3", "2 seats were named for a match of 3"),
        ("play --resume missing.json", "missing.json"),
        ("replay missing.json", "missing.json"),
        ("content nothing", "unknown_game"),
        ("rules nothing", "unknown_game"),
        ("fuzz nothing", "unknown_game"),
        ("fuzz toy --minutes 0", "--minutes"),
    ],
)
def test_a_wrong_command_is_one_message_and_exit_code_two(line: str, words: str, toy: str, capsys: Captured) -> None:
    assert run(line.split()) == 2
    error = capsys.readouterr().err
    assert words in error
    assert "Traceback" not in error


def test_verify_proves_a_record(record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record), "--verify"]) == 0
    assert "The record holds: toy" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [("dealer roll", "dealer roll 6"), ('"format": 1', '"format": 0'), ('"1 bid 0"', '"1 bid 9"'), ("{", "")],
)
def test_a_broken_record_ends_with_one(record: Path, old: str, new: str, capsys: Captured) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert run(["replay", str(record), "--verify"]) == 1
    error = capsys.readouterr().err
    assert error.startswith("broken_record")
    assert "Traceback" not in error


def test_a_record_with_unreadable_seats_is_broken(record: Path, capsys: Captured) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('["human:Ada"', "[17"), encoding="utf-8")
    assert run(["replay", str(record)]) == 1
    assert "seats" in capsys.readouterr().err


def test_replay_tells_the_story_with_names(record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record), "--story", "--seat", "1"]) == 0
    text = capsys.readouterr().out
    assert "Dealt: seat Ada, card" in text
    assert "Dealt: seat Random\n" in text
    assert "The match is over" in text


def test_replay_refuses_a_seat_that_is_not_there(record: Path, capsys: Captured) -> None:
    assert run(["replay", str(record), "--story", "--seat", "3"]) == 2
    assert "seats 1 to 2" in capsys.readouterr().err


def test_replay_steps_forth_and_back(record: Path, capsys: Captured) -> None:
    kept, _ = saves.load(record)
    typed = iter(["", "", "b", "999", "", "0", "q"])
    screens: list[str] = []

    def read(prompt: str) -> str:
        screens.append(capsys.readouterr().out)
        return next(typed)

    replay.step_through(console(), kept, 0, ["Ada", "Ben"], Words(cosmodrome.find("toy")), read)
    at = [int(screen.split(" of ")[0].rpartition(" ")[2]) for screen in screens]
    people = [ply for ply, line in enumerate(kept.moves) if not line.startswith("dealer")]
    assert at == [people[0], people[1], people[2], people[1], len(kept.moves), len(kept.moves), people[0]]
    assert "The match is over" in screens[4]


def test_replay_does_not_show_what_the_seat_did_not_see(record: Path, capsys: Captured) -> None:
    kept, _ = saves.load(record)
    typed = iter(["", "", "", "q"])
    words = Words(cosmodrome.find("toy"))
    replay.step_through(console(), kept, 0, ["Ada", "Ben"], words, lambda prompt: next(typed))
    text = capsys.readouterr().out
    assert "Ada: Bid: 0" in text
    assert "Ben chose in secret" in text


def test_a_saved_match_is_resumed_with_its_seats(
    toy: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "open.json"
    saves.save(path, cosmodrome.new(toy, seed=4), ["human:Ada", "random"])
    typed = iter(["1"] * 100)
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    assert run(["play", "--resume", str(path)]) == 0
    assert "Ada" in capsys.readouterr().out
    assert saves.load(path)[0].verify().over


def test_resuming_another_game_is_refused(record: Path, capsys: Captured) -> None:
    assert run(["play", "tic_tac_toe", "--resume", str(record)]) == 2
    assert "is one of toy" in capsys.readouterr().err


def test_play_seats_you_against_a_bot_by_default(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    assert run(["play", "toy", "--seed", "1"]) == 0
    assert saves.load(Path("saves/toy-1.json"))[1] == ["human", "random"]


def test_content_is_data(toy: str, capsys: Captured) -> None:
    assert run(["content", "toy", "--json"]) == 0
    assert isinstance(json.loads(capsys.readouterr().out), dict)
    assert run(["content", "toy"]) == 0


def test_rules_are_listed_and_searched(capsys: Captured) -> None:
    cosmodrome.register(SPEAKER)
    assert run(["rules", "speaker"]) == 0
    text = capsys.readouterr().out
    assert "A game of words." in text
    assert "Launching" in text
    assert "Everybody gets 25" not in text
    assert run(["rules", "speaker", "money"]) == 0
    assert "Everybody gets 25 a year." in capsys.readouterr().out
    assert run(["rules", "speaker", "--all"]) == 0
    assert "A failed rocket is lost." in capsys.readouterr().out


def test_an_unknown_topic_names_the_known_ones(capsys: Captured) -> None:
    cosmodrome.register(SPEAKER)
    assert run(["rules", "speaker", "dragons"]) == 1
    assert "Launching, Failure, Money" in capsys.readouterr().err


def test_a_game_without_rules_text_says_so(toy: str, capsys: Captured) -> None:
    assert run(["rules", "toy"]) == 1
    assert "no rules text" in capsys.readouterr().err


def test_fuzz_counts_its_matches(toy: str, capsys: Captured) -> None:
    assert run(["fuzz", "toy", "--matches", "5"]) == 0
    assert "5 matches of toy, 0 findings" in capsys.readouterr().out


def test_fuzz_keeps_what_it_finds(tmp_path: Path, capsys: Captured) -> None:
    cosmodrome.register(Fragile())
    assert run(["fuzz", "fragile", "--matches", "1", "--out", "found"]) == 1
    assert json.loads((tmp_path / "found" / "fragile-crash-0.json").read_text(encoding="utf-8"))["game"] == "fragile"
    assert "the table collapsed" in (tmp_path / "found" / "fragile-crash-0.txt").read_text(encoding="utf-8")
    assert "fragile-crash-0.json" in capsys.readouterr().err.replace("\n", "")


def test_components_stand_under_their_ids_with_what_they_do(capsys: Captured) -> None:
    assert run(["content", "galactic_cruise", "--language", "en"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "last_minute_purchase Last-Minute Purchase number 4" in shown
    assert "timing launch.pay" in shown
    assert "When you pay for a launch: give 1 money and get 2 resources, up to 2 times." in shown
    assert "Per further action" not in shown


def test_a_content_pack_can_be_named_and_is_refused_with_its_fault(tmp_path: Path, capsys: Captured) -> None:
    line = "simulate galactic_cruise --games 1 --players 1 --json --content"
    good, faulty = tmp_path / "my-box", tmp_path / "not-my-box"
    good.mkdir()
    faulty.mkdir()
    (faulty / "agenda.toml").write_text("agenda_card = 3\n", encoding="utf-8")
    assert run(["content", "galactic_cruise", "--export", str(good)]) == 0
    assert run(["content", "galactic_cruise", "--check", str(good)]) == 0
    assert "still the house edition's" in " ".join(capsys.readouterr().out.split())
    silo = (good / "board.toml").read_text(encoding="utf-8").replace("max = 5", "max = 6")
    (good / "board.toml").write_text(silo, encoding="utf-8")
    assert run(["content", "galactic_cruise", "--check", str(good)]) == 0
    assert "can be played" in " ".join(capsys.readouterr().out.split())
    assert run([*line.split(), str(good)]) == 0
    kept = json.loads(json.loads(capsys.readouterr().out)["options"]["content"])
    assert kept["differences"] == {"silo": {"max": 6}}
    with pytest.raises(SystemExit) as ended:
        run(["content", "galactic_cruise", "--check", str(faulty)])
    assert ended.value.code == 1
    assert "agenda.toml: agenda_card must be a list of tables" in capsys.readouterr().err
    assert run([*line.split(), str(faulty)]) == 2
    assert "agenda.toml" in capsys.readouterr().err
    assert run(["simulate", "leaving_earth", "--content", str(good)]) == 2
    assert "content" in capsys.readouterr().err


def test_a_fuzzing_goes_on_where_its_report_says(tmp_path: Path, capsys: Captured, tic_tac_toe: str) -> None:
    report = tmp_path / "report.json"
    assert run(["fuzz", tic_tac_toe, "--matches", "3", "--report", str(report)]) == 0
    assert json.loads(report.read_text())["done"] == 3
    assert run(["fuzz", tic_tac_toe, "--matches", "5", "--report", str(report)]) == 0
    assert "5 matches of tic_tac_toe" in capsys.readouterr().out
    assert run(["fuzz", tic_tac_toe, "--matches", "5", "--seed", "1", "--report", str(report)]) == 2
