"""The ladder: five levels in every game, in their order, legal everywhere, repeatable, and able to say why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmodrome import bots
from cosmodrome.arena import derive, play_match, strength
from cosmodrome.bots.people import FACES, in_words, person, sources
from cosmodrome.bots.search import Hint
from cosmodrome.cli.app import run
from cosmodrome.kernel import CLOCK, Match, SeededDealer
from cosmodrome.kernel.registry import find
from cosmodrome.text import Catalogue, Words

GAMES = ("galactic_cruise", "galaxy_trucker", "leaving_earth")


def _played(game: str, names: list[str], seed: int, **options: Any) -> Match:
    rules = find(game)
    match = Match(rules, rules.check_options({"players": len(names), **options}), SeededDealer(seed), listen=False)
    play_match(match, {seat: bots.make(name, game, derive(seed, seat)) for seat, name in enumerate(names)}, 30_000)
    assert match.over
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_five_levels_and_a_usual_one(game: str) -> None:
    assert [name for name in bots.names(game) if name in bots.LEVELS] == list(bots.LEVELS)
    assert bots.best(game) == "regular"


@pytest.mark.parametrize("game", GAMES)
def test_a_level_repeats_itself_for_its_seed(game: str) -> None:
    options: dict[str, Any] = {"rounds": ["1"]} if game == "galaxy_trucker" else {}
    names = ["casual", "expert" if game == "galaxy_trucker" else "regular"]
    first, second = (_played(game, names, 3, **options).plies_since(0) for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("galactic_cruise", {"variants": ["mean_board"], "modules": ["cabin_matching"]}),
        ("galactic_cruise", {"modules": ["starting_upgrades"], "starting_upgrades": "auction"}),
        ("galaxy_trucker", {"tempo": "race", "rounds": ["2"], "building": "lenient"}),
        ("galaxy_trucker", {"tempo": "calm", "rounds": ["1"], "foresight": True}),
        ("leaving_earth", {"level": "hard"}),
    ],
)
def test_levels_play_options_to_the_end(game: str, options: dict[str, Any]) -> None:
    _played(game, ["novice", "regular"], 5, **options)


def test_partners_of_galaxy_trucker_play_a_team_match() -> None:
    _played("galaxy_trucker", ["novice", "casual", "regular", "expert"], 2, teams="switch", tempo="race", rounds=["1"])


@pytest.mark.parametrize("level", ["hard"])
def test_an_expert_plays_alone_against_rachel(level: str) -> None:
    match = _played("galactic_cruise", ["expert"], 4, rachel=level)
    assert match.result.scores[0] >= 100


@pytest.mark.parametrize("game", GAMES)
def test_levels_keep_their_order_in_a_small_tournament(game: str) -> None:
    """The ends of the ladder, and of its cheap half: the report has the rest."""
    pairs = {
        "galactic_cruise": (("regular", "novice", 8, 7), ("expert", "novice", 1, 1)),
        "galaxy_trucker": (("regular", "novice", 10, 6),),
        "leaving_earth": (("regular", "novice", 8, 5),),
    }
    for upper, lower, matches, least in pairs[game]:
        figure = strength.Figure("small", game, "", upper, lower, {"players": 2})
        won = sum(strength.play(figure, number, 11)["won"] for number in range(matches))
        assert won >= least, (upper, lower, won)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_says_what_it_would_do_and_why(game: str) -> None:
    rules = find(game)
    match = Match(rules, rules.check_options({"players": 2}), SeededDealer(2), listen=False)
    seats = {seat: bots.make("regular", game, seat) for seat in range(2)}
    asked: set[str] = set()
    for _ in range(200):
        ask = next(one for one in match.asks if one.seat != CLOCK)
        bot: Any = seats[ask.seat]
        if ask.question not in asked and len(asked) < 4:
            asked.add(ask.question)
            hints: list[Hint] = bot.explain(match.seat(ask.seat))
            assert hints
            for hint in hints:
                assert ask.allows(hint.move)
                for reason in hint.reasons:
                    sentence = in_words(reason, Catalogue(sources()).find, Words(rules).name)
                    assert sentence != reason.key
                    assert "{" not in sentence
        match.play(bot.choose(match.seat(ask.seat)), ask.seat)
        if match.over:
            break


def test_everybody_has_a_name_and_a_face() -> None:
    words = Catalogue(sources("it"))
    for level in (*bots.LEVELS, "random", "greedy"):
        people = {person(level, seat) for seat in range(3)}
        assert all(words.has(one.name) and one.face in FACES.values() for one in people)
        assert len(people) == (3 if level in bots.LEVELS else 1)
    assert not words.unreadable


def test_the_report_on_strength_names_the_interval_and_the_longest_answer() -> None:
    figure = strength.Figure("galactic_cruise-casual", "galactic_cruise", "", "casual", "novice", {"players": 2})
    rows = [strength.play(figure, number, 1) for number in range(2)]
    text = strength.report(rows, "")
    assert "casual against novice" in text
    assert "[" in text
    low, high = strength.interval(9, 10)
    assert 0.55 < low < 0.9 < high < 1


def test_a_study_of_strength_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figure = strength.Figure("small", "galactic_cruise", "casual against novice", "casual", "novice", {"players": 2})
    monkeypatch.setattr(strength, "figures", lambda: [figure])
    raw, target = tmp_path / "matches.jsonl", tmp_path / "strength.md"
    target.write_text("# Old\n\n## In words\n\nAs ever.\n", encoding="utf-8")
    for matches in (1, 2, 2):
        assert run(["strength", "--matches", str(matches), "--raw", str(raw), "--to", str(target)]) == 0
        assert len(raw.read_text(encoding="utf-8").splitlines()) == matches
    text = target.read_text(encoding="utf-8")
    assert "| 2 |" in text
    assert text.endswith("\n## In words\n\nAs ever.\n")
