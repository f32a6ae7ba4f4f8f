"""Leaving Earth where it is narrow or low: beside the tall chart on a small laptop, and on a phone that lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from cosmodrome.kernel import Match
from tests.browser.boxes import SMALLEST, outside, words_of
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.scenes import Scene, asked
from tests.browser.screenshots import firing, over, year
from tests.server.harness import Served

DESK: ViewportSize = {"width": 1280, "height": 800}
LAPTOP: ViewportSize = {"width": 1024, "height": 768}
LYING: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}

FIVE = Scene("leaving_earth", year(1957), {"level": "easy"}, players=5)


def drawn_in_flight(match: Match) -> bool:
    """Until Ada may remove what she has drawn for an engine, with the thrust above it."""
    return asked(0, "remove_outcome")(match) and match.view(0)["now"].get("maneuver") is not None


def tab(guest: Guest, name: str) -> None:
    guest.page.locator(".stage").get_by_role("tab", name=name).click()


def test_beside_the_tall_chart_five_agencies_share_a_line_and_a_plan_its_column(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    page.set_viewport_size(LAPTOP)
    FIVE.perform(site, guest)
    expect(page.locator(".le-agency")).to_have_count(5)
    lines = {round((one.bounding_box() or {"y": 0})["y"]) for one in page.locator(".le-agency").all()}
    assert len(lines) == 1
    assert max((one.bounding_box() or {"height": 99})["height"] for one in page.locator(".le-agency span").all()) < 24
    tab(guest, "Planner")
    page.locator(".le-planner select").select_option(index=1)
    page.locator(".le-legs tbody tr").first.wait_for()
    column = ".le-table > .tabs > [role=tabpanel]"
    page.locator(".le-plan-notes").scroll_into_view_if_needed()
    page_width = page.locator(column).evaluate("one => one.scrollWidth - one.clientWidth")
    assert page_width <= 0
    assert outside(guest, ".stage", ".le-legs td", ".le-plan-notes li", ".le-planner select") == []
    guest.check_access()


def test_beside_the_tall_chart_an_outcome_says_what_it_would_do(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    guest.page.set_viewport_size(LAPTOP)
    Scene("leaving_earth", firing, {"level": "medium"}).perform(site, guest)
    expect(guest.page.locator(".lamp")).to_have_count(3)
    for lamp in guest.page.locator(".lamp").all():
        expect(lamp.locator("span > small")).to_be_visible()
        assert lamp.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert outside(guest, ".stage", ".le-equation span", ".lamp", ".le-thrust .act") == []


@pytest.mark.parametrize("size", [TABLET, DESK, LAPTOP])
def test_a_drawn_card_is_read_whole_above_its_answers(arrive: Arrive, site: Served, size: ViewportSize) -> None:
    guest = arrive(dark=False)
    guest.page.set_viewport_size(size)
    Scene("leaving_earth", drawn_in_flight, {"level": "medium"}).perform(site, guest)
    guest.page.locator(".le-answers").wait_for()
    assert words_of(guest.page, SMALLEST, ".stage") == []


def test_on_a_small_laptop_the_race_has_the_whole_stage_and_the_table_is_a_click_away(
    arrive: Arrive, site: Served
) -> None:
    guest = arrive()
    page = guest.page
    page.set_viewport_size(LAPTOP)
    Scene("leaving_earth", over, {"level": "medium"}, players=3).perform(site, guest)
    race = page.locator(".le-timeline")
    assert (race.bounding_box() or {"width": 0})["width"] > 640
    guest.check_access()
    page.get_by_role("button", name="Show the table").click()
    assert outside(guest, ".stage", ".stage [role=tab]") == []
    expect(page.locator(".le-cell").first).to_be_visible()
    tab(guest, "Race")
    expect(race).to_be_visible()


@pytest.mark.parametrize("name", ["Agency", "Missions"])
def test_a_tab_begins_at_its_head_however_far_the_chart_was_scrolled(arrive: Arrive, site: Served, name: str) -> None:
    guest = arrive(phone=True)
    page = guest.page
    page.set_viewport_size(LYING)
    FIVE.perform(site, guest)
    tab(guest, "Map")
    panel = page.locator(".le-table > .tabs > [role=tabpanel]")
    # The chart is no larger than on a phone that stands: more of its height is seen.
    assert (page.locator(".le-map").bounding_box() or {"width": 999})["width"] < 440
    panel.evaluate("one => (one.scrollTop = 200)")
    tab(guest, name)
    assert panel.evaluate("one => one.scrollTop") == 0
