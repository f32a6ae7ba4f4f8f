"""Help in a match: hints on the board and in the dock."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import HUMAN

CALM = {"tempo": "turns", "rounds": ["1"]}
REGULAR = {"kind": "bot", "bot": "regular"}


@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_comes_on_a_key_marks_its_move_and_can_be_played(arrive: Arrive, phone: bool) -> None:
    guest = arrive(phone=phone)
    page = guest.page
    guest.open_table("galaxy_trucker", [HUMAN, REGULAR], options=CALM, pace="instant")
    guest.sees_turn()
    page.keyboard.press("h")
    hints = page.get_by_role("group", name="Hint")
    best = hints.locator("ol > li").first
    expect(best.locator("ul > li").first).to_be_visible()
    move = best.get_by_role("button")
    # The best one is marked over whatever says that it can be played, and the list leaves it free.
    mark = page.locator(".piece.hinted.best").first
    expect(mark).to_have_css("outline-style", "dashed")
    piece, tray = mark.bounding_box(), hints.bounding_box()
    assert piece is not None
    assert tray is not None
    assert piece["y"] + piece["height"] <= tray["y"] or tray["y"] + tray["height"] <= piece["y"]
    guest.check_access()
    before = page.locator(".match").get_attribute("data-ply") or ""
    move.click()
    expect(page.locator(".match")).not_to_have_attribute("data-ply", before)
    # With the question the hint is gone.
    expect(hints).to_have_count(0)


def test_a_hint_that_a_busy_server_did_not_find_says_so_and_can_be_asked_for_again(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    guest.open_table("galaxy_trucker", [HUMAN, REGULAR], options=CALM, pace="instant")
    guest.sees_turn()
    refused = {"status": 503, "json": {"code": "too_busy"}}
    page.route("**/hint?*", lambda route: route.fulfill(**refused), times=1)
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("group", name="Hint")
    expect(hints).to_contain_text("too much to think about")
    hints.get_by_role("button", name="Try again").click()
    expect(hints.locator("ol > li").first).to_be_visible()


def test_a_table_without_hints_offers_none(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("galaxy_trucker", [HUMAN, REGULAR], options=CALM, hints=False)
    guest.sees_turn()
    expect(guest.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_rules_open_at_the_question_and_a_term_explains_itself(arrive: Arrive) -> None:
    guest = arrive(settings={"panel": "rules"})
    page = guest.page
    guest.open_table("galaxy_trucker", [HUMAN, REGULAR], options=CALM, pace="instant")
    guest.sees_turn()
    chapter = page.locator(".rules details[open]")
    expect(chapter.locator("summary")).to_contain_text("Building")
    term = chapter.get_by_role("button", name="tiles", exact=True).first
    term.hover()
    expect(page.locator(".term-bubble")).to_contain_text("A square of your ship")
    page.mouse.move(5, 5)
    expect(page.locator(".term-bubble")).to_have_count(0)
    term.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".term-bubble")).to_be_visible()
    guest.check_access()


@pytest.mark.parametrize("phone", [False, True])
def test_what_if_plays_on_in_private_and_returns(arrive: Arrive, phone: bool) -> None:
    guest = arrive(phone=phone)
    page = guest.page
    match = guest.open_table("galaxy_trucker", [HUMAN, REGULAR], options=CALM, pace="instant")
    guest.sees_turn()
    before = page.locator(".match").get_attribute("data-ply") or ""
    page.keyboard.press("h")
    page.get_by_role("group", name="Hint").get_by_role("link", name="What if?").click()
    branch = page.locator(".match.what-if")
    expect(branch).to_be_visible()
    expect(page.get_by_text("Nothing of it counts.")).to_be_visible()
    guest.check_access()
    answer = page.locator('button[data-answer="draw"], button[data-move="draw"]').first
    answer.click()
    expect(branch).to_have_attribute("data-ply", "2")
    page.get_by_role("button", name="Take back").click()
    expect(branch).to_have_attribute("data-ply", "1")
    page.get_by_role("link", name="Back to the match").click()
    expect(page).to_have_url(f"{guest.url}/match/{match}")
    expect(page.locator(".match")).to_have_attribute("data-ply", before)


def test_the_legend_of_all_symbols_is_on_one_key(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    guest.open_table("galaxy_trucker", [HUMAN, REGULAR], options=CALM, pace="instant")
    guest.sees_turn()
    page.keyboard.press("l")
    expect(page.locator('.legend [data-symbol="exposed"]')).to_contain_text("Exposed connectors")
    guest.check_access()
    page.keyboard.press("Escape")
    expect(page.locator(".legend")).to_have_count(0)
