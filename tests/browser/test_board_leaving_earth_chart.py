"""The star chart of Leaving Earth: no label touches another at any size, and every way explains itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cosmodrome.kernel import Match
from tests.browser.boxes import outside, smaller_than, touching
from tests.browser.conftest import Arrive
from tests.browser.guest import HUMAN, Guest
from tests.browser.scenes import Scene, asked
from tests.server.harness import Served

SIZES = [(1024, 768), (1280, 800), (1920, 1080), (390, 844)]
LABELS = (".le-chip .box", ".le-map .le-name", ".le-card .back")


def show_map(guest: Guest, width: int) -> None:
    if width < 700:
        guest.page.locator(".le").get_by_role("tab", name="Map").click()
    guest.page.locator(".le-map").wait_for()
    guest.page.evaluate("document.fonts.ready")


def take_in_hand(guest: Guest) -> None:
    """The spacecraft on Mars, out of its stack: ways lead from there, and others stand around."""
    crowd = guest.page.locator(".le-craft", has_text="×4")
    crowd.click()
    guest.page.locator(".le-fan .le-craft").first.click()
    guest.page.locator(".le-tag").first.wait_for()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".le-fan")).to_have_count(0)
    expect(guest.page.locator(".le-tag").first).to_be_visible()


def late(match: Match) -> bool:
    """Until Ada's turn in a year with spacecraft in many places."""
    return asked(0, "turn")(match) and match.view(0)["year"] >= 1966


def crossing(match: Match) -> bool:
    """Until two spacecraft are on different ways to Venus Orbit."""
    fleet = [craft for agency in match.view(0)["agencies"] for craft in agency["spacecraft"]]
    return (
        len({craft["coming_from"] for craft in fleet if craft["time_tokens"] and craft["location"] == "venus_orbit"})
        > 1
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_label_of_the_chart_touches_another_in_any_language(
    arrive: Arrive, site: Served, width: int, height: int
) -> None:
    guest = arrive(phone=width < 700)
    guest.page.set_viewport_size({"width": width, "height": height})
    Scene("leaving_earth", late, {"level": "hard"}, players=5).perform(site, guest)
    show_map(guest, width)
    assert smaller_than(guest, ".le-map .le-name", 12.9) == []
    table = guest.page.url
    for language in ("en", "it", "pl"):
        guest.go(f"{table}?lang={language}")
        guest.page.locator(f"html[lang={language}] .le-map").wait_for()
        guest.page.evaluate("document.fonts.ready")
        assert touching(guest, *LABELS) == []
        assert outside(guest, ".le-map", *LABELS, ".le-craft .hull") == []
        assert touching(guest, ".le-chip .box", ".le-craft .hull:not(.under)") == []
        assert touching(guest, ".le-map .le-name.sun", ".le-craft .hull:not(.under)") == []
        take_in_hand(guest)
        assert touching(guest, ".le-tag rect", ".le-craft .hull:not(.under)") == []
        assert outside(guest, ".le-map", ".le-tag rect") == []


@pytest.mark.parametrize("way", ["earth-earth_orbit", "earth_orbit-mars_orbit", "mars_orbit-mars"])
def test_every_way_explains_itself_on_focus_and_hover(arrive: Arrive, way: str) -> None:
    guest = arrive()
    page = guest.page
    guest.open_table("leaving_earth", [HUMAN], options={"players": 1, "level": "easy"})
    start, end = way.split("-")
    chip = page.locator(f".le-chip.from-{start}.to-{end}")
    expect(chip).to_have_accessible_name(chip.locator(".piece-label").text_content() or "?")
    chip.hover()
    expect(page.locator(".bubble .le-way-text li").first).to_be_visible()
    page.mouse.move(2, 2)
    chip.focus()
    page.keyboard.press("?")
    expect(page.locator(".bubble .le-way-text li").first).to_be_visible()


def test_a_sounding_rocket_flies_within_ten_clicks_of_a_fresh_agency(arrive: Arrive) -> None:
    """With the second click for what costs something, as a newcomer's settings have it."""
    guest = arrive(settings={"confirm": "matters"})
    page = guest.page
    guest.open_table("leaving_earth", [HUMAN], options={"players": 1, "level": "easy"})
    clicks = 0

    def click(what: str) -> None:
        nonlocal clicks
        page.locator(what).first.click()
        clicks += 1

    click('.le [data-plays="research juno_rockets"]')
    if page.locator(".dock .confirm").count():
        click(".dock .confirm")
    click('.le [data-plays="buy juno"]')
    click(".le-quantity button:nth-child(4)")
    click('.le [data-plays="buy probe"]')
    click(".le-quantity button:nth-child(1)")
    click('.le [data-plays="assemble"]')
    click('.le [data-plays="load_all"]')
    click(".le-chip.from-earth.to-suborbital_flight")
    click('.le [data-plays="fire_on juno"]')
    expect(page.locator(".lamp.lit").or_(page.locator(".le-craft")).first).to_be_visible()
    assert clicks <= 10


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_spacecraft_on_their_ways_stand_beside_each_other(
    arrive: Arrive, site: Served, width: int, height: int
) -> None:
    """In the busiest match: two agencies fly to one place by different ways."""
    guest = arrive(phone=width < 700)
    guest.page.set_viewport_size({"width": width, "height": height})
    crowded = Scene("leaving_earth", lambda match: late(match) and crossing(match), {"level": "very_hard"}, players=5)
    crowded.perform(site, guest)
    show_map(guest, width)
    assert touching(guest, ".le-craft .hull:not(.under)") == []
    assert outside(guest, ".le-map", ".le-craft .hull") == []
