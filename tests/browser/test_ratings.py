"""My page rates me: numbers, plots with their tables, and the history, for an account and for a guest."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import OPEN, Guest
from tests.browser.test_accounts import join


def play_tic_tac_toe(host: Guest, friend: Guest) -> None:
    """The host wins."""
    match = host.open_table("tic_tac_toe", [{"kind": "human", "name": "Ada"}, OPEN], claim=[0])
    friend.go(f"/match/{match}")
    friend.page.get_by_role("button", name="Sit down").click()
    host.sees_turn()
    for turn, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
        (host, friend)[turn % 2].play(f"mark {square}")
    expect(host.page.locator("#result")).to_be_visible()


def test_an_account_is_rated_and_sees_by_what(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(phone=True)
    join(host)
    for _ in range(2):
        play_tic_tac_toe(host, friend)
    page = host.go("/account")
    card = page.locator('.record-game[data-game="tic_tac_toe"]')
    expect(card.locator(".record-rating")).to_contain_text(re.compile(r"1[67]\d\d.*± \d+.*\+\d+"))
    expect(card).to_contain_text("2 matches count · 2 of 2 won")
    # Every plot is a table for whoever asks, by mouse and by keyboard.
    plots = page.locator(".plot:has(.plot-switch)")
    assert plots.count() >= 3
    for plot in plots.all():
        switch = plot.get_by_role("button")
        switch.focus()
        page.keyboard.press("Enter")
        expect(plot.get_by_role("table")).to_be_visible()
        expect(switch).to_have_attribute("aria-pressed", "true")
    places = page.locator(".plot-places")
    expect(places.get_by_role("row", name="Tic-tac-toe")).to_contain_text("2")
    expect(places.get_by_role("columnheader", name="1st")).to_be_visible()
    host.check_access()
    # The latest match moved the rating less than the first one did.
    changes = [int(one) for one in page.locator(".record-change em").all_inner_texts()]
    assert len(changes) == 2
    assert 0 < changes[0] < changes[1]
    page.locator(".record-history").get_by_role("link", name="Report").first.click()
    expect(page).to_have_url(re.compile("/coach$"))


def test_a_guest_reads_that_a_rating_asks_for_a_name(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(phone=True)
    play_tic_tac_toe(host, friend)
    page = friend.go("/account")
    expect(page.locator(".record-note")).to_contain_text("A rating asks for a name")
    expect(page.locator(".record-rating, .record-change em")).to_have_count(0)
    expect(page.locator(".record-lines")).to_contain_text("Place 2 of 2")
    friend.check_access()
    page.locator(".record-note").get_by_role("link", name="Make an account").click()
    expect(page.get_by_role("heading", name="Make an account")).to_be_in_viewport()
