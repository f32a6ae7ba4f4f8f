"""The coach: repeatable reports, a fair ledger, decisions by what the seat could know, words in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome import arena, bots
from cosmodrome.bots.judge import Judge, Valued, chances_of, judge_of
from cosmodrome.cli.app import run
from cosmodrome.coach import BUDGETS, Budget, NotFinished, report_on
from cosmodrome.coach.check import ledger_of
from cosmodrome.coach.decisions import Moment
from cosmodrome.coach.earlier import Earlier, compare
from cosmodrome.coach.luck import against_the_table, trust
from cosmodrome.coach.page import page
from cosmodrome.coach.report import expected_chances, verdict
from cosmodrome.coach.words import Told
from cosmodrome.kernel import Match, Record, SeededDealer

QUICK = Budget(
    steps=4, graph=1, opening=2, luck=2, draws=12, moments=4, scan=1, narrowed=3, closer=1, last=2, deep=1, confirm=3
)
OPTIONS: dict[str, dict[str, Any]] = {
    "galactic_cruise": {"players": 2},
    "galaxy_trucker": {"players": 2, "rounds": "1"},
    "leaving_earth": {"players": 2, "level": "easy"},
}


def played(game: str, seed: int = 3, bot: str = "casual") -> Record:
    """A match between bots; the corpus keeps none that is short enough."""
    match = cosmodrome.new(game, seed=seed, **OPTIONS[game])
    seats = {seat: bots.make(bot, game, seed + seat) for seat in range(match.players)}
    arena.play_match(match, seats, limit=match.game.max_plies)
    return match.record()


@pytest.fixture(scope="module")
def cruise() -> Record:
    return played("galactic_cruise")


@pytest.fixture(scope="module")
def trip() -> Record:
    return played("galaxy_trucker")


@pytest.fixture(scope="module")
def report(trip: Record) -> dict[str, Any]:
    return report_on(trip, 1, budget=QUICK).describe()


def test_a_report_repeats_itself(trip: Record, report: dict[str, Any]) -> None:
    assert report_on(trip, 1, budget=QUICK).describe() == report


def test_a_report_tells_chances_luck_and_play(report: dict[str, Any]) -> None:
    for step in report["graph"]:
        assert sum(step["chances"]) == pytest.approx(1, abs=0.01)
    assert sorted(report["graph"][-1]["chances"]) in ([0.0, 1.0], [0.5, 0.5])
    seats = report["luck"]["seats"]
    # Against the table: what one is lucky the others are unlucky.
    assert sum(one["total"] for one in seats) == pytest.approx(0, abs=0.2)
    lead = report["result"]["scores"][1] - sum(report["result"]["scores"]) / 2
    assert report["play"][1] + seats[1]["total"] == pytest.approx(lead, abs=0.2)


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_over_all_that_could_come_a_draw_is_worth_nothing(game: str) -> None:
    worth, residue = ledger_of(played(game), seed=2, futures=2, most=3)
    assert worth
    assert residue < 1e-9
    assert all(sum(one) == pytest.approx(0, abs=1e-6) for one in worth)


def test_noise_is_no_luck() -> None:
    clear = [[[5.0], [5.5]], [[1.0], [1.5]]]
    assert trust(clear) == pytest.approx(1)
    noise = [[[5.0], [1.0]], [[1.0], [5.0]]]
    assert trust(noise) == 0


def test_a_decision_is_judged_in_worlds_the_seat_imagines(cruise: Record) -> None:
    """Whatever is exchanged behind the seat's back, the judgement stays the same."""
    plain = Record(
        game=cruise.game, edition=cruise.edition, options=cruise.options, dealer={"kind": "unknown"}, moves=cruise.moves
    )
    ply = next(n for n, line in enumerate(cruise.moves) if n > 150 and line.startswith("0 send_worker"))
    real = plain.replay(upto=ply)
    other = real.imagine(0, SeededDealer(99))
    assert isinstance(other, Match)
    told = []
    for match in (real, other):
        match.dealer = None
        ask = match.ask_of(0)
        assert ask is not None
        judge = judge_of(cruise.game)
        moment = Moment(match, 0, ask, match.game.moves.parse(cruise.moves[ply][2:]), judge, 5)
        moment.look(2, lambda: None)
        told.append(moment.values)
    assert told[0] == told[1]


def test_only_a_finished_match_has_a_report(cruise: Record) -> None:
    cut = Record(
        game=cruise.game, edition=cruise.edition, options=cruise.options, dealer=cruise.dealer, moves=cruise.moves[:200]
    )
    with pytest.raises(NotFinished):
        report_on(cut, 0)


def test_every_verdict_has_a_sentence_in_every_language(report: dict[str, Any]) -> None:
    seen = set()
    for players in (1, 2):
        for won in (True, False):
            for luck in (-60.0, 0.0, 60.0):
                scores = [100] if players == 1 else [100, 99] if won else [90, 150]
                given = {
                    "players": players,
                    "seat": 0,
                    "result": {"scores": scores, "winners": [0] if won else [1]},
                    "luck": {"seats": [{"total": luck}, {"total": -luck}][:players]},
                }
                seen.add(verdict(given))
    assert len(seen) == 11 or len(seen) == 12
    for language in ("en", "it", "pl"):
        for key in seen:
            heading, text = Told({**report, "verdict": key}, language).verdict()
            assert not heading.startswith("verdict-")
            assert "verdict" not in text


def test_leads_and_chances() -> None:
    assert against_the_table([10, 20, 30], 3) == [-10, 0, 10]
    assert against_the_table([10, 4], 1) == [6]
    assert sum(chances_of([10, 20, 15], [0, 1, 2], 8)) == pytest.approx(1)
    # Partners win together.
    first, second, third, fourth = chances_of([10, 20, 10, 20], [0, 1, 0, 1], 8)
    assert (first, second) == (third, fourth)
    assert first + second == pytest.approx(1)


def test_a_match_is_compared_with_earlier_ones() -> None:
    found = compare(30, [Earlier(10), Earlier(20, luck=4.0), Earlier(40)])
    assert (found.matches, round(found.usual, 1), round(found.better, 2), found.usual_luck) == (3, 23.3, 0.67, 4.0)
    assert compare(30, []).matches == 0


def test_a_game_without_a_judge_gets_one_that_plays_blindly() -> None:
    assert type(judge_of("a_game_of_your_own")) is Judge


def test_the_page_holds_everything_it_needs(report: dict[str, Any]) -> None:
    text = page(Told(report, "it", ["<Ada>", "Ben"]))
    assert "&lt;Ada&gt;" in text
    assert "<Ada>" not in text
    assert "Registro della fortuna" in text
    assert "http" not in text.replace("http-equiv", "")


def test_the_command_writes_a_page_and_prints_data(
    tmp_path: Path, trip: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cosmodrome.coach.report.Budget.__new__.__defaults__", tuple(QUICK))
    file = tmp_path / "match.json"
    file.write_text(trip.to_json())
    assert run(["coach", str(file), "--html", str(tmp_path / "out.html"), "--seat", "2", "--language", "pl"]) == 0
    assert "Bilans szczęścia" in (tmp_path / "out.html").read_text(encoding="utf-8")
    assert run(["coach", str(file), "--earlier", str(file)]) == 0
    assert "Luck ledger" in capsys.readouterr().out
    assert run(["coach", str(file), "--seat", "3"]) == 2


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_the_graph_begins_with_an_honest_estimate_of_the_opening(game: str) -> None:
    """Nobody has done anything yet, so nobody is certain to win, however few futures are imagined later on."""
    opening = report_on(played(game), 0, budget=BUDGETS["quick"]).describe()["graph"][0]
    assert all(0.2 < chance < 0.8 for chance in opening["chances"]), opening


def test_a_few_futures_that_end_alike_are_not_yet_certainty() -> None:
    found = [future([10.0, 4.0], [1.0, 0.0]), future([12.0, 4.0], [1.0, 0.0])]
    few = expected_chances(found, 2)
    many = expected_chances(found * 20, 2)
    assert few[0] < 0.93
    assert few[0] < many[0]
    assert sum(few) == pytest.approx(1)


def future(points: list[float], chances: list[float]) -> Valued:
    valued = Valued(points, chances, [{}, {}])
    valued.sides = [0, 1]
    return valued
