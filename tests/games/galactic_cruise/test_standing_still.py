"""A progress track that stands still: the neutral cube that lets every match end."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.rules import progress
from cosmodrome.games.galactic_cruise.rules.progress import PATIENCE
from cosmodrome.games.galactic_cruise.state import TURN_END, GalacticCruise
from cosmodrome.kernel import Match, SeededDealer
from tests.games.galactic_cruise.table import Table


def idle(table: Table, turns: int) -> Table:
    """This many turns in which nobody does anything."""
    for _ in range(turns):
        table.play("call_meeting").end()
    return table


def test_a_track_that_stands_still_gains_a_neutral_cube() -> None:
    t = Table(3)
    t.s.turn = t.s.last_cube_turn = 7
    before = list(t.s.filled)
    t.go()
    idle(t, 3 * PATIENCE)
    assert t.happened("neutral_cube") == []
    idle(t, 1)
    assert t.happened("neutral_cube") == [{"turns": PATIENCE}]
    assert t.s.filled == (before[0] + 1, *before[1:])
    assert [p.cubes for p in t.s.companies] == [(0, 0, 0)] * 3
    idle(t, 3 * PATIENCE - 1)
    assert len(t.happened("neutral_cube")) == 1
    idle(t, 1)
    assert len(t.happened("neutral_cube")) == 2


def test_any_cube_on_the_track_starts_the_wait_anew() -> None:
    t = Table(3)
    t.s.turn = 3 * PATIENCE
    assert progress.turns_to_neutral_cube(t.s) == 0
    progress.place_cube(t.s, t[0])
    assert progress.turns_to_neutral_cube(t.s) == 3 * PATIENCE


def test_a_goal_cube_of_an_epic_game_lies_beside_the_track_and_changes_nothing() -> None:
    t = Table(3, variants=("epic",))
    t.s.turn = 5
    progress.place_goal_cube(t.s, t[0])
    assert progress.turns_to_neutral_cube(t.s) == 3 * PATIENCE - 5


def test_a_goal_met_in_the_very_turn_comes_before_the_neutral_cube() -> None:
    t = Table(3)
    t.s.turn = 3 * PATIENCE
    t[0].built = [3, 2, 0]
    t.go(TURN_END)
    assert t[0].goals_met == 0b001
    assert t.happened("neutral_cube") == []


def test_a_neutral_cube_that_fills_a_section_calls_its_general_meeting() -> None:
    t = Table(3)
    t.s.filled = put(t.s.filled, 0, t.s.sections[0] - 1)
    t.s.turn = 3 * PATIENCE
    t[1].reputation = 4
    t.go(TURN_END)
    assert t.s.agms_held == 1
    assert [event["points"] for event in t.happened("agm")] == [0, 1, 0]


def test_a_full_track_needs_no_neutral_cube() -> None:
    t = Table(3)
    t.s.filled, t.s.agms_held = t.s.sections, 2
    t.s.turn = 3 * PATIENCE
    t.go(TURN_END)
    assert progress.turns_to_neutral_cube(t.s) is None
    assert t.happened("neutral_cube") == []
    assert t.s.overflow == 0


def test_everybody_sees_how_near_the_neutral_cube_is() -> None:
    t = Table(4)
    t.s.turn, t.s.last_cube_turn = 90, 2
    for seat in (0, 3, None):
        assert GAME.view(t.s, seat)["progress"]["turns_to_neutral_cube"] == 4 * PATIENCE - 88


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3, "variants": ("short",)},
        {"players": 4, "variants": ("epic", "mean_board")},
        {"players": 3, "variants": ("npc_three_players",), "modules": ("advanced_technologies", "location_bonuses")},
        {"players": 1, "rachel": "easy"},
    ],
)
def test_a_match_in_which_the_companies_only_meet_comes_to_an_end(options: dict[str, Any]) -> None:
    match = Match(GAME, GAME.check_options(options), SeededDealer(3), checkpoints=False)
    while not match.over:
        ask = match.asks[0]
        meeting = next((move for move in ask.moves if move.verb.name in ("call_meeting", "end_turn")), None)
        match.play_trusted(ask, meeting or ask.moves[0])
        assert match.ply <= GAME.max_plies
    s = match.state
    assert isinstance(s, GalacticCruise)
    assert s.filled == s.sections
    people = s.companies[: s.players]
    assert all(p.launches == 0 for p in people)
    if s.rachel is None:
        assert s.turn == len(people) * (PATIENCE * sum(s.sections) - PATIENCE * 3 * s.options.short + 1)
