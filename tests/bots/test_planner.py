"""A builder who sees all tiles first and plans the whole ship."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmodrome.bots.galaxy_trucker.appraisal import FEATURES, WEIGHTS, Sky, appraise, features
from cosmodrome.bots.galaxy_trucker.greedy import GreedyBot
from cosmodrome.bots.galaxy_trucker.planner import Planner
from cosmodrome.bots.galaxy_trucker.player import LEVELS
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.moves import LAY
from cosmodrome.games.galaxy_trucker.state import BUILDING, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT, WAREHOUSE
from cosmodrome.kernel import Match, SeededDealer

DIALS = replace(LEVELS["master"].dials, tries=3)


def table(players: int = 3, tempo: str = "turns") -> Match:
    """A first round of which nothing is built yet."""
    options = GAME.check_options({"players": players, "rounds": ["1"], "tempo": tempo})
    return Match(GAME, options, SeededDealer(4), listen=False)


def state(match: Match) -> GalaxyTrucker:
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    return s


def builder(seed: int, together: bool = True) -> GreedyBot:
    bot = GreedyBot(seed)
    bot.dials = replace(DIALS, together=together)
    return bot


def test_a_plan_can_be_laid_step_by_step_and_makes_a_sound_and_better_ship() -> None:
    s = state(table())
    sky = Sky(s, 0)
    tiles = list(WAREHOUSE)[::3]
    plan = Planner(s.ships[0], DIALS.plan, sky, tiles, WEIGHTS[0], 1).best(25, [])
    ship = s.ships[0].copy()
    for sq, face in plan.steps:
        assert ship.fits(face) & BIT[sq]
        ship.lay(sq, face)
    assert len(plan.steps) > 12
    assert len(plan.tiles) == len(plan.steps)
    assert plan.tiles <= set(tiles)
    assert not ship.faults()
    assert len(ship.pieces()) == 1
    assert plan.worth == appraise(ship, sky, WEIGHTS[0]) > appraise(s.ships[0], sky, WEIGHTS[0])


def test_a_plan_goes_on_without_a_tile_that_somebody_else_took() -> None:
    s = state(table())
    tiles = list(WAREHOUSE)[::3]
    first = Planner(s.ships[0], DIALS.plan, Sky(s, 0), tiles, WEIGHTS[0], 1).best(5, [])
    taken = first.steps[0][1] >> 2
    tiles.remove(taken)
    second = Planner(s.ships[0], DIALS.plan, Sky(s, 0), tiles, WEIGHTS[0], 1).best(5, first.steps)
    assert taken not in second.tiles
    assert len(second.steps) > 12


def test_every_feature_has_a_weight_in_every_round() -> None:
    s = state(table())
    assert len(features(s.ships[0], Sky(s, 0))) == len(FEATURES)
    assert all(len(weights) == len(FEATURES) for weights in WEIGHTS)


def test_masters_lay_one_tile_look_at_the_cards_and_see_all_tiles_before_they_build_on() -> None:
    match = table()
    bots = [builder(1), builder(2), builder(3)]
    while state(match).warehouse:
        ask = match.asks[0]
        match.play(bots[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    assert [ship.occupied.bit_count() for ship in state(match).ships] == [2, 2, 2]
    assert state(match).seen == [7, 7, 7]


def test_a_master_lays_in_time_beside_somebody_who_does_not_wait() -> None:
    match = table()
    bots = [builder(1), GreedyBot(2), GreedyBot(3)]
    while state(match).phase == BUILDING:
        ask = match.asks[0]
        match.play(bots[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    assert state(match).ships[0].occupied.bit_count() >= 14
    assert not state(match).ships[0].faults()


@pytest.mark.parametrize(("players", "tempo"), [(3, "race"), (2, "turns"), (2, "calm")])
def test_nobody_waits_for_tiles_in_a_race_or_with_two_at_the_table(players: int, tempo: str) -> None:
    match = table(players, tempo)
    bots = [builder(1), builder(1, together=False)]
    laid = 0
    while laid < 6:
        ask = match.asks[0]
        seat = match.seat(ask.seat)
        move = bots[0].choose(seat)
        assert move == bots[1].choose(seat)
        laid += move.verb is LAY
        match.play(move, ask.seat)
    assert state(match).warehouse
