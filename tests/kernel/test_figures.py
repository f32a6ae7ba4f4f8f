"""The log tells every change of what is counted, with what caused it."""

from __future__ import annotations

from cosmodrome.kernel import EventLog


def test_a_change_goes_to_the_first_thing_told_of_its_owner() -> None:
    log = EventLog()
    log.count({0: {"money": 5}, 1: {"money": 5}})
    log.tell("bought", seat=0, part="probe")
    log.tell("flew", seat=0)
    log.count({0: {"money": 3}, 1: {"money": 5}})
    assert [event.seen_from(None).get("change") for event in log.events] == [{"money": -2}, None]


def test_a_change_nothing_was_told_of_is_an_event_of_its_own() -> None:
    log = EventLog()
    log.count({0: {"money": 5}, "rachel": {"vp": 1}})
    log.tell("bought", seat=0, part="probe")
    log.count({0: {"money": 5}, "rachel": {"vp": 3}})
    assert [event.kind for event in log.events] == ["bought", "figures"]
    assert log.events[1].fields == {"seat": "rachel", "change": {"vp": 2}}


def test_what_was_told_before_is_no_cause_of_what_changes_now() -> None:
    log = EventLog()
    log.count({0: {"money": 5}})
    log.tell("bought", agency=0, part="probe")
    log.count({0: {"money": 5}})
    log.count({0: {"money": 6}})
    assert [event.kind for event in log.events] == ["bought", "figures"]
    assert "change" not in log.events[0].fields


def test_a_figure_that_comes_or_goes_is_no_change() -> None:
    log = EventLog()
    log.count({0: {"money": 5, "crew": 4}})
    log.count({0: {"money": 5}})
    log.count({0: {"money": 5, "crew": 1}, 1: {"money": 2}})
    assert log.events == []


def test_an_amount_goes_to_what_claims_it_though_something_was_told_before() -> None:
    log = EventLog()
    log.count({0: {"credits": 5, "cells": 4}})
    log.tell("engines", seat=0)
    log.tell("settled", seat=0, units=("credits",))
    log.count({0: {"credits": 9, "cells": 3}})
    assert [event.fields.get("change") for event in log.events] == [{"cells": -1}, {"credits": 4}]


def test_what_the_whole_table_is_told_of_is_nobody_elses_doing() -> None:
    log = EventLog()
    log.count({0: {"money": 5}})
    log.tell("declined", seat=0)
    log.tell("year_began", units=("money",))
    log.count({0: {"money": 25}})
    assert [(event.kind, event.fields.get("change")) for event in log.events] == [
        ("declined", None),
        ("year_began", None),
        ("figures", {"money": 20}),
    ]
