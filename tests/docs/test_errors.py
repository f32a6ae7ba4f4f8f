"""The reference of refusals is current."""

from __future__ import annotations

from tests.docs.errors import FILE, page


def test_the_reference_of_refusals_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "run `make errors`"


def test_the_reference_knows_refusals_of_every_kind() -> None:
    text = page()
    for code in ("illegal_move", "unknown_edition", "seat_taken", "too_expensive"):
        assert f"| `{code}` |" in text
