"""The balance report of a game: it repeats, covers what it promises, and says who has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmodrome.arena import balance as studies
from cosmodrome.arena.balance import galactic_cruise as study
from cosmodrome.arena.balance import galaxy_trucker, intervals
from cosmodrome.arena.schedule import play_match
from cosmodrome.bots import make
from cosmodrome.cli.app import run
from cosmodrome.games.galactic_cruise.vocabulary import LEVELS, MODULES
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.kernel.registry import find

SHORT: dict[str, dict[str, Any]] = {
    "galaxy_trucker": {"players": 2, "rounds": ["1"]},
    "leaving_earth": {"players": 1, "level": "easy"},
}


@pytest.fixture
def two_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small study: short matches of two people under every title, and alone where Rachel is studied."""
    cheap = [
        studies.Scenario(one.title, one.options if one in study.SOLO else {"players": 2, "variants": ["short"]}, 0.01)
        for one in study.SCENARIOS
    ]
    monkeypatch.setattr(study, "SCENARIOS", cheap)


@pytest.mark.usefixtures("two_kinds")
def test_the_report_repeats_and_has_every_chapter() -> None:
    ticks: list[int] = []
    text = studies.balance("galactic_cruise", 1, seed=3, progress=lambda: ticks.append(1))
    assert text == studies.balance("galactic_cruise", 1, seed=3)
    assert len(ticks) == studies.count("galactic_cruise", 1) == len(study.SCENARIOS)
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert {"## Length and score", "## Seats", "## Alone against Rachel", "## Modules", "## Cockpits"} <= set(headings)
    assert [name for name in (*MODULES, *(f"Rachel, {level}" for level in LEVELS)) if name not in text] == []


@pytest.mark.usefixtures("two_kinds")
def test_the_command_writes_the_report_where_it_is_told(tmp_path: Path) -> None:
    target = tmp_path / "deep" / "report.md"
    assert run(["balance", "galactic_cruise", "--games", "1", "--to", str(target)]) == 0
    assert target.read_text(encoding="utf-8").startswith("# Galactic Cruise: balance")


@pytest.mark.parametrize("game", ["galaxy_trucker", "leaving_earth"])
def test_every_game_has_a_study_that_repeats(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # One short match under every title, by the quickest bot there is.
    few = [studies.Scenario(one.title, SHORT[game], 0.01) for one in studies.study_of(game).SCENARIOS]
    monkeypatch.setattr(studies.study_of(game), "SCENARIOS", few)
    text = studies.balance(game, 1, seed=2, bot="random")
    assert text == studies.balance(game, 1, seed=2, bot="random")
    assert "between `random` bots" in text
    assert [one.title for one in few if one.title not in text] == []


def test_the_report_can_be_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    study = studies.study_of("galaxy_trucker")
    monkeypatch.setattr(study, "SCENARIOS", [studies.Scenario("short", {"players": 2, "rounds": ["1"]})])
    assert run(["balance", "galaxy_trucker", "--bot", "novice", "--games", "1", "--to", "-"]) == 0
    assert capsys.readouterr().out.startswith("# Galaxy Trucker: balance")


def test_a_flight_is_read_from_the_log() -> None:
    game = find("galaxy_trucker")
    match = Match(game, game.check_options({"players": 2, "rounds": ["1"]}), SeededDealer(4))
    play_match(match, {seat: make("regular", "galaxy_trucker", seat) for seat in (0, 1)}, game.max_plies)
    note = galaxy_trucker.observe(match)
    assert [flight.credits for flight in note.flights] == note.scores
    assert sorted(flight.number for flight in note.flights) == [1, 2]
    # Eight cards are flown in the first round, and each is met by both ships.
    assert sum(len(changes) for changes in note.cards.values()) == 2 * 8


def test_a_game_without_a_study_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(studies.TABLE, "leaving_earth")
    assert run(["balance", "leaving_earth"]) == 2
    assert "no_balance_study" in capsys.readouterr().err


def test_what_a_company_had_is_read_from_the_log() -> None:
    note = study.Note([10, 20], [1], [3, 3, 0], [1, 2, 0], [2, 1, 0], [0, 1, 0], [{}, {}])
    note.had = [{("upgrade", "a1")}, {("upgrade", "a3"), ("cockpit", "wings")}, set()]
    lines = study._worth([note] * study.FEW, "upgrade")
    assert lines[2] == "| Grand Hangar | 50% | 2.00 ± 0.00 | +5.0 ± 0.0 ▲ |"
    assert lines[3] == "| Slipstream Charts | 50% | 0.00 ± 0.00 | -5.0 ± 0.0 ▼ |"


def test_a_mean_tells_how_sure_it_is() -> None:
    values = [3.0, 7.0, 3.0, 7.0, 5.0, 5.0, 3.0, 7.0]
    assert intervals.standard_error(values) == pytest.approx((24 / 7) ** 0.5 / 8**0.5)
    assert intervals.mean(values) == "5.0 ± 1.3"
    assert intervals.mean(values, 2, "+") == "+5.00 ± 1.28"
    assert intervals.mean([4.0]) == "4.0"
    assert intervals.mean([]) == "–"


def test_a_share_keeps_between_nothing_and_all() -> None:
    # Wilson's interval: for none of 24 it reaches to about one in seven.
    assert intervals.share(0, 24) == "0% (0–14)"
    assert intervals.share(24, 24) == "100% (86–100)"
    assert intervals.share(50, 100) == "50% (40–60)"


def test_only_what_is_far_from_chance_is_marked() -> None:
    noisy = [-9.0, 11.0] * 20
    assert intervals.verdict(noisy) == ""
    assert intervals.verdict([one + 8 for one in noisy]) == "▲"
    assert intervals.verdict([one - 10 for one in noisy]) == "▼"
    assert intervals.verdict([5.0]) == ""
