"""Setup."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.games.leaving_earth.pieces import HIDDEN_CARDS, MISSIONS
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import BadOptionValue, Match


@pytest.mark.parametrize(
    ("level", "mix"),
    [("easy", (5, 0, 0)), ("medium", (4, 2, 0)), ("hard", (3, 3, 2)), ("very_hard", (1, 4, 4))],
)
@pytest.mark.parametrize("players", [1, 5])
def test_missions_are_dealt_by_level_whatever_the_number_of_agencies(
    players: int, level: str, mix: tuple[int, ...]
) -> None:
    view = cosmodrome.new("leaving_earth", players=players, level=level, seed=3).view(None)
    classes = [mission["class"] for mission in view["missions"]]
    assert tuple(classes.count(name) for name in ("easy", "medium", "hard")) == mix
    assert len({mission["mission"] for mission in view["missions"]}) == sum(mix)


def test_one_card_lies_hidden_on_each_of_the_seven_explorable_places() -> None:
    match = cosmodrome.new("leaving_earth", players=2, seed=1)
    cards = match.view(0)["cards"]
    assert len(cards) == 7
    assert all(not card["revealed"] and card["card"] is None and not card["looked"] for card in cards.values())
    assert isinstance(match.state, LeavingEarth)
    assert [HIDDEN_CARDS[card].location for card in match.state.cards] == list(cards)


def test_agencies_start_alike_with_the_first_funding_and_nothing_else() -> None:
    view = cosmodrome.new("leaving_earth", players=5, seed=2).view(None)
    assert view["year"] == 1956
    for agency in view["agencies"]:
        assert agency["money"] == 25
        assert not agency["advancements"]
        assert not agency["parts"]
        assert not agency["spacecraft"]
        assert not agency["astronauts"]


def test_who_goes_first_in_the_first_year_is_drawn_by_lot() -> None:
    firsts = {cosmodrome.new("leaving_earth", players=3, seed=seed).asks[0].seat for seed in range(20)}
    assert firsts == {0, 1, 2}


def test_different_seeds_deal_different_missions() -> None:
    dealt = set()
    for seed in range(60):
        dealt |= {
            m["mission"] for m in cosmodrome.new("leaving_earth", level="very_hard", seed=seed).view(None)["missions"]
        }
    assert dealt == {mission.id for mission in MISSIONS}


def test_there_are_one_to_five_agencies_and_four_levels() -> None:
    for wrong in ({"players": 0}, {"players": 6}, {"level": "impossible"}):
        with pytest.raises(BadOptionValue):
            GAME.check_options(wrong)


def test_the_hidden_cards_are_dealt_unseen() -> None:
    match = Match(cosmodrome.find("leaving_earth"), {"players": 1, "level": "easy"}, None)
    questions = []
    while match.asks[0].question != "turn":
        questions.append(match.asks[0].question)
        match.play(match.asks[0].moves[0])
    assert questions == ["deal_mission"] * 5 + ["deal_card"] * 7
    assert [line for line in match.moves_known_to(0) if "deal_card" in line] == []
