"""The fields of a state are declared once; slots and copying follow from them."""

from __future__ import annotations

import pytest

from tests.repository.fields import GAMES, stale, written

SOURCE = """
class Tower:
    __slots__ = ()

    def __init__(self, seat: int, floors: list[Floor], like: Tower | None = None) -> None:
        if like is None:
            self.seat = seat
            self.floors = floors
            self.tokens = [0] * 8
            self.guests = [[0, 0] for _ in range(3)]
            self.lift: dict[str, int] = {}  # copied as like.lift
            return

    def copy(self) -> Tower:
        return Tower(self.seat, self.floors, self)
"""
COPIES = """        self.seat = like.seat
        self.floors = [one.copy() for one in like.floors]
        self.tokens = like.tokens[:]
        self.guests = [one[:] for one in like.guests]
        self.lift = like.lift
"""


def test_slots_and_copies_of_every_game_are_as_their_fields_want_them() -> None:
    assert [str(path.relative_to(GAMES)) for path in stale()] == [], "run `make fields`"


def test_slots_and_copying_are_written_from_the_fields_and_a_second_time_changes_nothing() -> None:
    once = written(SOURCE, frozenset({"Floor"}))
    assert '__slots__ = ("floors", "guests", "lift", "seat", "tokens")' in once
    assert COPIES in once
    assert written(once, frozenset({"Floor"})) == once


def test_a_new_field_and_a_gone_one_are_noticed() -> None:
    once = written(SOURCE, frozenset({"Floor"}))
    more = once.replace("            return\n", "            self.height = 1\n            return\n")
    assert "self.height = like.height" in written(more, frozenset({"Floor"}))
    less = once.replace("            self.seat = seat\n", "")
    assert "like.seat" not in written(less, frozenset({"Floor"}))


def test_what_cannot_be_copied_by_its_type_has_to_be_said() -> None:
    with pytest.raises(ValueError, match="say how lift is copied"):
        written(SOURCE.replace("  # copied as like.lift", ""), frozenset({"Floor"}))
