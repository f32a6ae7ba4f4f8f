"""What happens is told, with what everybody at the table wants to know of it."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.galactic_cruise.rules import ledger, network
from cosmodrome.games.galactic_cruise.rules.rachel import launch
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from tests.games.galactic_cruise.solo_table import table
from tests.games.galactic_cruise.table import Table


def told(s: GalacticCruise, kind: str) -> list[dict[str, Any]]:
    """All events of one kind."""
    assert s.log is not None
    return [event.fields for event in s.log.events if event.kind == kind]


def test_what_rachel_pays_for_fuel_she_cannot_store() -> None:
    s = table()
    p = s.rachel
    assert p is not None
    p.built, p.reputation, p.vp = [1, 0, 0], 4, 20
    launch._pay_fuel(s, p, 5)
    assert told(s, "rachel_fuel") == [{"fuel": 5, "stored": 2, "reputation": 4, "points": 2}]
    launch._pay_fuel(s, p, 2)
    assert len(told(s, "rachel_fuel")) == 1, "what she stores costs nothing, and is no news"


def test_a_resource_without_room_is_lost() -> None:
    t = Table(2).go()
    p = t[0]
    p.resources[:] = p.storage
    ledger.store(t.s, p, 1)
    assert p.resources == p.storage
    assert told(t.s, "resource_lost") == [{"company": 0, "resource": "oxygen"}]


def test_a_location_whose_bonus_turns_active() -> None:
    t = Table(4, modules=("location_bonuses",)).go()
    t.s.location_active = 0
    for owner, connection in ((1, "tc_tr"), ("neutral", "tl_tc"), (0, "tl_tc"), (2, "tl_tc")):
        t.own(owner, connection)
    network.wake_locations(t.s)
    assert {"location": "tc"} in told(t.s, "location_active")
