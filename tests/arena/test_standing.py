"""Standing: Glicko's formulas, places, and the bots as anchors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmodrome.arena.anchors import MEASURED, anchors
from cosmodrome.arena.standing import SUREST, UNKNOWN, Standing, places, play, share
from cosmodrome.bots import LEVELS
from cosmodrome.kernel.registry import find

YEAR = 365 * 86_400.0
DOCUMENT = Path(__file__).parents[2] / "docs/bots-strength.md"


def test_the_printed_example_of_glicko_comes_out() -> None:
    """Glickman's own: 1500 ± 200 beats 1400 ± 30 and loses to 1550 ± 100 and 1700 ± 300, in one period."""
    table = {0: Standing(1500, 200, 0, 9), 1: Standing(1400, 30), 2: Standing(1550, 100), 3: Standing(1700, 300)}
    # What three duels of one period say adds up.
    certain = surprise = 0.0
    for other, result in ((1, 1), (2, 0), (3, 0)):
        pair = {0: table[0], 1: table[other]}
        after = play(pair, [1, 2] if result else [2, 1], 0.0)[0]
        certain += 1 / after.deviation**2 - 1 / 200**2
        surprise += (after.rating - 1500) / after.deviation**2
    deviation = (1 / 200**2 + certain) ** -0.5
    assert round(deviation, 1) == 151.4
    assert round(1500 + deviation**2 * surprise) == 1464


def test_a_place_among_four_says_as_much_as_one_and_a_half_duels() -> None:
    me, bot = Standing(1500, 100, 0, 5), Standing(1500, 0)
    among_four = play({0: me, 1: bot, 2: bot, 3: bot}, [1, 2, 2, 2], 0.0)[0]
    duel = play({0: me, 1: bot}, [1, 2], 0.0)[0]
    learnt = [1 / one.deviation**2 - 1 / 100**2 for one in (among_four, duel)]
    assert learnt[0] == pytest.approx(1.5 * learnt[1])
    assert 1500 < duel.rating < among_four.rating


def test_bots_do_not_change_and_a_draw_with_ones_equal_changes_nothing_but_certainty() -> None:
    after = play({0: Standing(1500, 100, 0, 5), 1: Standing(1500, 0)}, [1, 1], 7.0)
    assert list(after) == [0]
    assert after[0].rating == pytest.approx(1500)
    assert after[0].deviation < 100
    assert (after[0].at, after[0].matches) == (7.0, 6)


def test_what_one_wins_the_other_loses_where_both_are_known_equally_well() -> None:
    before = {0: Standing(1600, 80, 0, 5), 1: Standing(1500, 80, 0, 5)}
    after = play(before, [2, 1], 0.0)
    assert after[0].rating - 1600 == pytest.approx(1500 - after[1].rating)
    assert after[1].rating > 1500 + 80 * 0.2


def test_whoever_has_nobody_to_be_compared_with_keeps_their_standing() -> None:
    assert play({0: Standing()}, [1], 0.0) == {}
    assert play({0: Standing()}, [1, 2], 0.0) == {}


def test_who_wins_half_against_a_bot_ends_up_as_strong_and_ever_surer() -> None:
    me, bot = Standing(), Standing(1700, 0)
    spreads = []
    for number in range(200):
        me = play({0: me, 1: bot}, [1 + number % 2, 2 - number % 2], float(number))[0]
        spreads.append(me.spread)
    assert me.rating == pytest.approx(1700, abs=15)
    assert spreads == sorted(spreads, reverse=True)
    assert me.deviation == SUREST


def test_who_does_not_play_for_a_year_is_known_less_well() -> None:
    me = Standing(1500, 60, 0.0, 10)
    assert me.on(YEAR).deviation == pytest.approx(100)
    assert me.on(1000 * YEAR).deviation == UNKNOWN
    assert Standing().on(YEAR).deviation == UNKNOWN


@pytest.mark.parametrize(
    ("scores", "winners", "gave_up", "expected"),
    [
        ([5, 9, 7], [1], [], [3, 1, 2]),
        ([9, 9], [1], [], [2, 1]),
        ([4, 4], [0, 1], [], [1, 1]),
        ([4, 4, 8], [], [], [2, 2, 1]),
        ([9, 3, 2], [0], [0], [3, 1, 2]),
        ([9, 3, 2], [0], [0, 1], [2, 2, 1]),
    ],
)
def test_places(scores: list[float], winners: list[int], gave_up: list[int], expected: list[int]) -> None:
    assert places(scores, winners, gave_up) == expected


def test_anchors_are_those_of_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for game, steps in MEASURED.items():
        title = re.escape(find(game).title)
        for (percent, matches), upper, lower in zip(steps, LEVELS[1:], LEVELS, strict=False):
            row = re.search(rf"\| {title} \| {upper}: {upper} against {lower} .*\| (\d+) % .*\| (\d+) \|", text)
            assert row is not None
            assert (int(row[1]), int(row[2])) == (percent, matches)


@pytest.mark.parametrize("game", MEASURED)
def test_every_bot_is_stronger_than_the_one_below_it_by_about_what_it_won(game: str) -> None:
    found = anchors(game)
    assert list(found) == list(LEVELS)
    assert list(found.values()) == sorted(found.values())
    for (percent, _), upper, lower in zip(MEASURED[game], LEVELS[1:], LEVELS, strict=False):
        assert share(found[upper], found[lower]) == pytest.approx(percent / 100, abs=0.03)
    assert anchors("a game nobody has measured") == {}
