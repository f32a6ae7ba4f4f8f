"""Setup: the boards, the queue of guests, the companies, the free development and blueprint."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cosmodrome.games.galactic_cruise import setup
from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import AGENDA
from cosmodrome.games.galactic_cruise.state import EMPTY, NEUTRAL, NPC, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, ADVENTUROUS, FAMILY, RELAXING
from cosmodrome.kernel import BadOptionValue, Match, SeededDealer
from tests.games.galactic_cruise.table import Table


def start(players: int, seed: int = 1, **options: Any) -> tuple[Match, GalacticCruise]:
    match = Match(GAME, GAME.check_options({"players": players, **options}), SeededDealer(seed))
    assert isinstance(match.state, GalacticCruise)
    return match, match.state


def after_draft(players: int, seed: int = 1, **options: Any) -> GalacticCruise:
    match, _ = start(players, seed, **options)
    rng = random.Random(seed)
    while isinstance(match.state, GalacticCruise) and match.state.turn == 0:
        match.play(rng.choice(match.asks[0].moves), match.asks[0].seat)
    assert isinstance(match.state, GalacticCruise)
    return match.state


def fill_queue(t: Table, *cruises: str) -> list[list[int]]:
    t.market(*cruises)
    t.queue((0, 0, 0), (0, 0, 0), (0, 0, 0))
    t.s.supply = [12, 12, 12]
    rules = setup.deal_guests(t.s)
    ask = next(rules)
    try:
        while True:
            ask = rules.send(ask.moves[0])  # type: ignore[union-attr]
    except StopIteration:
        return t.s.queue


def test_we_001_too_few_destinations_are_topped_up_with_one_guest_of_each_type() -> None:
    t = Table(3)
    queue = fill_queue(t, "s1", "s2", "s3", "b3", "b15")
    shown = [guest for cruise in t.s.market for guest in t.s.content.cruises[cruise].destinations]
    assert [shown.count(guest) for guest in (RELAXING, ADVENTUROUS, FAMILY)] == [3, 2, 2]
    assert len(shown) == 7 < t.s.content.setup.guest_threshold[3] == 9
    assert [sum(section) for section in queue] == [4, 3, 3]
    assert [sum(section[guest] for section in queue) for guest in (RELAXING, ADVENTUROUS, FAMILY)] == [4, 3, 3]
    assert t.s.supply == [9, 8, 9]
    for players in (1, 2, 4):
        assert all(any(section) for section in start(players)[1].queue)


def test_we_002_enough_destinations_need_no_top_up() -> None:
    queue = fill_queue(Table(3), "b1", "b2", "b3", "b4", "b5")
    assert [sum(section) for section in queue] == [4, 3, 3]
    assert [sum(section[guest] for section in queue) for guest in (RELAXING, ADVENTUROUS, FAMILY)] == [4, 4, 2]


def test_we_003_days_in_space_bring_no_guest() -> None:
    t = Table(3)
    t.market("b5", "b9", "b4")
    assert sorted(setup.first_guests(t.s)) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_we_004_later_companies_start_with_more_reputation() -> None:
    _, s = start(4)
    assert [p.reputation for p in s.companies] == [0, 1, 2, 3]


def test_we_005_what_a_company_starts_with() -> None:
    _, s = start(3)
    for p in s.companies:
        assert (p.money, p.ads, p.vp, len(p.hand)) == (10, 2, 5, 1)
        assert p.resources == [1, 1, 1]
        assert (p.workers_home, p.experts_home, p.developments, p.wings) == (2, 0, 0, 1)
        assert (p.launch_cubes, p.goals_met, p.built, p.storage) == (9, 0, [0, 0, 0], [2, 2, 2])
        assert len(p.shuttles) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_006_free_development_and_blueprint_in_reverse_order(players: int) -> None:
    match, s = start(players, seed=5)
    for seat in reversed(range(players)):
        p = s.companies[seat]
        before = p.reputation
        shown = [b for b in s.blueprint_display if b >= 0]
        assert match.asks[0].seat == seat
        match.play("develop oxygen")
        move = next(m for m in match.asks[0].moves if m.verb.name == "connect")
        assert not s.connections[move.arg]
        assert all(m.verb.name == "connect" for m in match.asks[0].moves)
        match.play(move)
        assert p.reputation == before + 1
        assert p.storage == [2, 3, 2]
        assert p.network == BIT[move.arg]
        match.play(match.asks[0].moves[0])
        assert len(p.blueprints) == 1
        assert p.money == 10
        if seat:
            assert [b for b in s.blueprint_display if b >= 0] == [b for b in shown if b not in p.blueprints]
    assert min(s.blueprint_display) >= 0


@pytest.mark.parametrize(
    ("players", "cruises", "threshold", "level", "neutral"),
    [(1, 4, 7, 1, [0, 1, 0]), (2, 4, 7, 1, [0, 1, 0]), (3, 5, 9, 0, [1, 1, 1]), (4, 6, 11, 0, [1, 1, 1])],
)
def test_we_007_sizes_by_number_of_players(
    players: int, cruises: int, threshold: int, level: int, neutral: list[int]
) -> None:
    _, s = start(players, board="intro")
    # An overlay covers a place of the marketing board, which has six.
    assert len(s.market) == cruises == 6 - {1: 2, 2: 2, 3: 1, 4: 0}[players]
    assert s.content.setup.guest_threshold[players] == threshold
    assert s.goal_levels == (level,) * 3
    assert s.filled == tuple(neutral)
    _, standard = start(players, board="standard")
    assert standard.filled == (0, 0, 0)


def test_the_introductory_board_is_printed() -> None:
    _, s = start(4, board="intro")
    named = [tuple(ACTIONS[action] for action in pair) for pair in s.actions_at]
    assert named[0] == ("build_development", "hire_expert")
    assert named[3] == ("schedule_cruise", "advertise_cruise")
    assert s.content.expert_tiles[s.expert_tile].id == "bump_funding"
    assert s.content.goal_tiles[s.goal_tile].goals[0].levels[0] == 5
    assert [s.content.cruises[c].starred for c in s.market] == [True, True, True, False, False, False]


def test_the_standard_board_is_shuffled() -> None:
    layouts = {tuple(start(3, seed)[1].actions_at) for seed in range(6)}
    assert len(layouts) == 6
    for layout in layouts:
        assert sorted(action for pair in layout for action in pair) == list(range(12))


@pytest.mark.parametrize(("players", "connections", "technologies"), [(2, 2, 1), (3, 1, 1), (4, 1, 0)])
def test_neutral_developments_by_number_of_players(players: int, connections: int, technologies: int) -> None:
    _, s = start(players)
    assert sum(bool(owners & BIT[NEUTRAL]) for owners in s.connections) == connections
    assert sum(bool(owners & BIT[NEUTRAL]) for owners in s.tech_owners) == technologies


def test_we_085_npc_workers_start_clockwise_of_the_neutral_connections() -> None:
    for seed in range(8):
        _, s = start(2, seed)
        beyond = [(i + 1) % 6 for i in range(6) if s.connections[i] & BIT[NEUTRAL]]
        assert [here for here in range(6) if s.workers[here] == NPC * 2] == sorted(beyond)


def test_three_players_meet_an_npc_only_in_the_variant() -> None:
    _, plain = start(3)
    assert plain.workers == [EMPTY] * 6
    _, s = start(3, variants=("npc_three_players",))
    beyond = next((i + 1) % 6 for i in range(6) if s.connections[i] & BIT[NEUTRAL])
    assert s.workers[beyond] == NPC * 2
    assert sum(worker != EMPTY for worker in s.workers) == 1
    with pytest.raises(BadOptionValue, match="three players"):
        start(4, variants=("npc_three_players",))


def test_the_free_development_may_go_under_a_technology_only_by_variant() -> None:
    match, _ = start(3, variants=("start_with_technology",))
    match.play("develop food")
    assert any(move.verb.name == "invent" for move in match.asks[0].moves)


def test_a_short_game_puts_a_neutral_cube_into_each_section() -> None:
    assert start(3, variants=("short",))[1].filled == (1, 1, 1)
    assert start(2, variants=("short",), board="intro")[1].filled == (1, 1, 1)


def test_the_first_card_is_dealt_from_the_deck_and_known_to_its_owner_alone() -> None:
    match, s = start(3)
    p = s.companies[1]
    assert p.secret == p.hand[0]
    assert match.view(1)["companies"][1]["hand"] == [AGENDA[p.secret]]
    assert match.view(0)["companies"][1]["hand"] == []
    assert match.view(0)["companies"][1]["hidden_cards"] == 1
    assert match.view(None)["companies"][1]["hidden_cards"] == 1


def test_cards_of_boxes_and_modules_not_in_play_are_left_out() -> None:
    _, base = start(3)
    everything = base.agenda_deck + list(base.agenda_display) + [c for p in base.companies for c in p.hand]
    assert sorted(everything) == list(range(36))
    _, parts = start(3, modules=("advancements_parts",))
    held = parts.agenda_deck + list(parts.agenda_display) + [c for p in parts.companies for c in p.hand]
    names = {AGENDA[card] for card in held}
    assert "neighbourhood_grant" in names
    assert not names & {"fast_track_patent", "universal_coupling", "golden_ticket"}
    assert len(names) == 40


def test_every_company_ends_the_draft_with_one_development_and_one_blueprint() -> None:
    s = after_draft(4, seed=9)
    for p in s.companies:
        assert (p.developments, len(p.blueprints), COUNT[p.network]) == (1, 1, 1)


def test_grey_tokens_can_be_chosen_and_must_be_four() -> None:
    four = ("money_4", "ads_4", "replace_worker", "action")
    _, s = start(3, modules=("advancements_parts",), grey_tokens=four)
    assert [s.content.tokens[t].id for t in s.companies[0].tower[4:]] == list(four)
    with pytest.raises(BadOptionValue, match="exactly four"):
        start(3, grey_tokens=("money_4",))
    with pytest.raises(BadOptionValue, match="not in the boxes"):
        start(3, grey_tokens=four)
