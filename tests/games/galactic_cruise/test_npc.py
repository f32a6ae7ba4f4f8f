"""Two-player rules: the NPC's workers, experts and developments; the three-player variant."""

from __future__ import annotations

from contextlib import suppress

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.moves import TECHNOLOGIES
from cosmodrome.games.galactic_cruise.rules import progress, workers
from cosmodrome.games.galactic_cruise.state import EMPTY, NPC, TURN_END
from cosmodrome.games.galactic_cruise.vocabulary import CONNECTIONS, LOCATIONS
from cosmodrome.kernel import Ask
from tests.games.galactic_cruise.table import Table


def at(t: Table, location: str) -> int:
    return t.s.workers[LOCATIONS.index(location)]


def test_we_080_a_pushed_npc_worker_passes_its_pusher_and_bumps_the_opponent() -> None:
    t = Table(2)
    t.station("npc", "tc")
    t.station(0, "tr")
    t.station(1, "br")
    t.go().play("assign_worker tc")
    assert (t.asked, t.question) == (1, "funding")
    t.play("fund vp")
    assert (at(t, "br"), at(t, "tr")) == (NPC * 2, 0)
    assert (t[1].workers_home, t[1].vp) == (2, 6)


def test_we_081_a_pushed_npc_expert_passes_empty_locations() -> None:
    t = Table(2)
    t.station("npc", "tc", expert=True)
    t.station(1, "bc")
    t.go().play("assign_worker tc", "fund vp")
    assert at(t, "bc") == NPC * 2 + 1
    assert (t[1].workers_home, t[1].vp) == (2, 6)
    plain = Table(2)
    plain.station("npc", "tc")
    plain.station(1, "bc")
    plain.go().play("assign_worker tc")
    assert (at(plain, "tr"), at(plain, "bc")) == (NPC * 2, 2)


def test_an_npc_expert_without_anyone_to_bump_takes_the_first_empty_location() -> None:
    t = Table(2)
    t.station("npc", "tc", expert=True)
    t.go().play("assign_worker tc")
    assert at(t, "tr") == NPC * 2 + 1


def test_we_082_npc_pieces_pass_each_other() -> None:
    t = Table(2)
    t.station("npc", "tc")
    t.station("npc", "tr")
    t.go().play("assign_worker tc")
    assert (at(t, "tr"), at(t, "br")) == (NPC * 2, NPC * 2)


def test_who_may_bump_itself_is_not_passed_by_the_npc() -> None:
    t = Table(2)
    t.upgrade(0, "r1")
    t.station("npc", "tc")
    t.station(0, "tr")
    t.go().play("assign_worker tc")
    assert (t.asked, t.question) == (0, "funding")
    t.play("fund money")
    assert at(t, "tr") == NPC * 2


def test_an_expert_whose_npc_bumps_a_worker_counts_as_having_bumped_it() -> None:
    t = Table(2)
    t.expert_tile("bump_funding")
    t[0].experts_home = 1
    t.station("npc", "tc")
    t.station(1, "tr")
    t.go().play("assign_expert tc", "fund vp")
    assert (t.asked, t.question) == (0, "funding")


def test_we_083_after_a_meeting_the_npc_builds_by_the_back_of_a_technology() -> None:
    t = Table(2)
    t.own("npc", "bc_bl")
    t.s.layouts = (TECHNOLOGIES.index("space_elevator"), TECHNOLOGIES.index("autopilot_core"))
    rules = progress.build_npc_developments(t.s)
    ask = next(rules)
    assert isinstance(ask, Ask)
    with suppress(StopIteration):
        rules.send(next(move for move in ask.moves if move.arg == TECHNOLOGIES.index("space_elevator")))
    built = [CONNECTIONS[i] for i in range(6) if t.s.connections[i] & BIT[NPC]]
    assert built == ["tc_tr", "bc_bl"]
    assert [bool(owners & BIT[NPC]) for owners in t.s.tech_owners] == [False, False, False, True]
    assert list(t.s.layouts) == [TECHNOLOGIES.index("autopilot_core")]


def test_an_npc_development_covers_the_reputation_and_is_borrowed_from_the_supply() -> None:
    t = Table(2)
    t.own("npc", "tc_tr")
    t.go().play("assign_worker tc", "borrow_connection tc_tr")
    assert (t[0].money, t[1].money) == (8, 10)
    t.play("act build_development", "develop food", "connect tc_tr", "pay_resources 0")
    assert t[0].reputation == 0


def test_we_084_after_each_meeting_the_npc_worker_nearest_to_the_top_centre_becomes_an_expert() -> None:
    t = Table(2)
    t.station("npc", "bc")
    t.station("npc", "tr")
    t.s.filled = (3, 0, 0)
    t.go(TURN_END)
    assert (at(t, "tr"), at(t, "bc")) == (NPC * 2 + 1, NPC * 2)
    t.s.filled = (3, 4, 0)
    t.go(TURN_END, active=1)
    assert at(t, "bc") == NPC * 2 + 1


def test_the_three_player_npc_becomes_an_expert_after_the_first_meeting_and_builds_nothing() -> None:
    t = Table(3, variants=("npc_three_players",))
    t.station("npc", "bc")
    t.s.filled = (4, 0, 0)
    t.go(TURN_END)
    assert at(t, "bc") == NPC * 2 + 1
    assert not any(owners & BIT[NPC] for owners in t.s.connections)


def test_npc_workers_are_bumped_without_funding_for_anybody() -> None:
    t = Table(2)
    t.station("npc", "tc")
    t.go().play("assign_worker tc")
    assert t.question == "action"
    assert t.happened("funding") == []


def test_a_piece_always_finds_a_place() -> None:
    t = Table(2)
    for location in ("tr", "br", "bc"):
        t.s.workers[LOCATIONS.index(location)] = 0
    t.station("npc", "bl")
    t.station("npc", "tc")
    t.go().play("assign_worker tc")
    assert at(t, "tl") == NPC * 2
    assert EMPTY not in t.s.workers
    assert workers.free_locations(t.s, t[1]) == list(range(6))
