"""Galaxy Trucker on its board: building by drag, by touch and by keyboard alone, and the board's accessibility."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest

OPTIONS = {"rounds": ["1"], "tempo": "calm"}


def sit_down(arrive: Arrive, *, phone: bool = False, dark: bool = True) -> Guest:
    guest = arrive(phone=phone, dark=dark)
    guest.open_table("galaxy_trucker", [HUMAN, BOT], options=OPTIONS)
    expect(guest.page.locator(".gt-ship")).to_be_visible()
    return guest


def tap(piece: Locator) -> None:
    piece.tap()


def press(piece: Locator) -> None:
    piece.focus()
    piece.press("Enter")


def draw_a_fitting_tile(page: Page, act: Callable[[Locator], None]) -> Locator:
    """Draw until a tile fits somewhere, giving the others back; the first square that takes it as it is turned."""
    for _ in range(30):
        act(page.locator(".gt-heap.legal"))
        expect(page.locator(".gt-hand-tile")).to_be_visible()
        expect(page.locator(".ask .move").first).to_be_enabled()
        if page.locator(".gt-free.fits").count():
            return page.locator(".gt-free.fits").first
        act(page.locator(".gt-hand .act"))
        expect(page.locator(".gt-hand-tile")).to_have_count(0)
    raise AssertionError("no tile fits")


def test_a_tile_is_dragged_from_the_hand_onto_the_ship(arrive: Arrive) -> None:
    guest = sit_down(arrive)
    page = guest.page
    guest.check_access()
    square = draw_a_fitting_tile(page, Locator.click)
    guest.check_access()
    before = page.locator(".gt-hand-tile").text_content()
    page.locator(".gt-hand-tile").hover()
    page.mouse.wheel(0, 100)
    page.mouse.wheel(0, -100)
    expect(page.locator(".gt-hand-tile")).to_have_text(before or "")
    page.mouse.down()
    box = square.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    expect(page.locator(".drag-ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".gt-laid")).to_have_count(2)
    expect(page.locator(".gt-hand-tile")).to_have_count(0)


def test_a_ship_is_built_and_finished_by_keyboard_alone(arrive: Arrive) -> None:
    page = sit_down(arrive, dark=False).page
    press(draw_a_fitting_tile(page, press))
    expect(page.locator(".gt-laid")).to_have_count(2)
    press(page.locator(".gt-number-tile.legal").first)
    expect(page.locator(".gt-number-tile.legal")).to_have_count(0)


def test_r_turns_the_tile_in_hand(arrive: Arrive) -> None:
    page = sit_down(arrive).page
    draw_a_fitting_tile(page, Locator.click)
    hand = page.locator(".gt-hand-tile")
    seen = {hand.text_content()}
    for _ in range(4):
        page.keyboard.press("r")
        seen.add(hand.text_content())
    assert len(seen) >= 2


def test_a_phone_builds_by_touch_with_its_ship_first(arrive: Arrive) -> None:
    guest = sit_down(arrive, phone=True)
    page = guest.page
    tap(draw_a_fitting_tile(page, tap))
    expect(page.locator(".gt-laid")).to_have_count(2)
    guest.check_access()
    page.get_by_role("tab", name="Other ships").tap()
    expect(page.locator(".gt-other")).to_have_count(1)
