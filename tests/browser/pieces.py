"""What the tests of all boards do with pieces: find them, play them, and see that none is missing."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest


def offered(guest: Guest) -> list[str]:
    """The moves of the list beside the board, once it may be used."""
    with guest.listing():
        moves: list[str] = guest.page.eval_on_selector_all("button.move", "all => all.map((one) => one.dataset.move)")
    return moves


def missing(guest: Guest) -> list[str]:
    """The offered moves that nothing on the board stands for."""
    plays: list[str] = guest.page.eval_on_selector_all(
        ".stage [data-plays]", "all => all.flatMap((one) => one.dataset.plays.split(';'))"
    )
    return [move for move in offered(guest) if move not in plays]


def focus_piece(guest: Guest, piece: Locator) -> None:
    """Go to a piece with Tab alone."""
    for _ in range(150):
        if piece.evaluate("one => one === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{piece} cannot be reached by keyboard")


def goes_on(guest: Guest, before: str) -> None:
    """Something was played since this ply."""
    expect(guest.page.locator(".match")).not_to_have_attribute("data-ply", before)


def ply_of(guest: Guest) -> str:
    return guest.page.locator(".match").get_attribute("data-ply") or ""
