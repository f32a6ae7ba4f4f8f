"""Every refusal names its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.galactic_cruise.state import TURN
from cosmodrome.kernel import IllegalMove
from tests.games.galactic_cruise.table import Table, flying, shuttle


def refusal(t: Table, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        t.play(move)
    return caught.value.rule or ""


def plain() -> Table:
    return Table(3).go()


def stationed() -> Table:
    t = Table(3)
    t.station(0, "tl")
    return t.go()


def building() -> Table:
    t = Table(3)
    t.own(0, "tc_tr")
    return t.act("build_development")


def flight() -> Table:
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b1", (1, 0, 0)))
    t[0].ads = 1
    return t.go(TURN)


CASES: list[tuple[Callable[[], Table], str, str]] = [
    (plain, "develop food", "other_question"),
    (plain, "launch worker", "nothing_scheduled"),
    (plain, "assign_expert tc", "no_worker_home"),
    (stationed, "assign_worker tl", "own_worker_there"),
    (plain, "play_card hiring_bonus", "not_in_hand"),
    (plain, "spend_reputation ad", "no_icon"),
    (plain, "borrow_connection tc_tr", "out_of_reach"),
    (plain, "borrow_technology space_elevator", "nobody_built_there"),
    (plain, "borrow_technology timeshare_ledger", "not_on_the_board"),
    (lambda: plain().play("assign_worker tc"), "act draw_agenda", "out_of_reach"),
    (lambda: plain().play("assign_worker tc"), "act hire_expert", "nothing_to_do_there"),
    (lambda: building().play("develop food"), "connect tc_tr", "own_development_there"),
    (flight, "score relaxing", "no_such_guest"),
    (flight, "unlock a1", "no_token_aboard"),
    (lambda: Table(3).act("schedule_cruise").play("schedule s1"), "flip reputation_3", "not_in_the_tower"),
    (lambda: Table(3).act("advertise_cruise").play("advertise s1"), "invite family_supply", "too_few_ads"),
]


@pytest.mark.parametrize(("arrange", "move", "rule"), CASES)
def test_a_refusal_names_its_rule(arrange: Callable[[], Table], move: str, rule: str) -> None:
    assert refusal(arrange(), move) == rule
