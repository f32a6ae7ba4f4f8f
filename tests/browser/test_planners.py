"""Planners on the boards: what a mission needs, and the buttons that do it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import HUMAN, Guest
from tests.browser.scenes import Scene, asked
from tests.server.harness import Served


def plan_first_rocket(guest: Guest) -> None:
    """A solitaire of Leaving Earth, its planner open at the cheapest mission there is."""
    guest.open_table("leaving_earth", [HUMAN], options={"players": 1, "level": "easy"})
    page = guest.page
    page.locator(".le-programme").wait_for()
    page.locator(".dock.asks:not(.busy)").wait_for()
    page.locator(".le").get_by_role("tab", name="Planner").click()
    cheapest = page.locator(".le-planner option:not([disabled])").first.get_attribute("value")
    page.locator(".le-planner select").first.select_option(cheapest)


def test_the_planner_of_leaving_earth_builds_what_it_proposes(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    plan_first_rocket(guest)
    sheet = page.locator(".le-plan-sheet")
    legs = sheet.locator(".le-legs tbody tr")
    expect(legs.first).to_contain_text("Earth")
    guest.check_access()
    # The chart beside the sheet shows the same ways with the same numbers.
    expect(page.locator(".le-map .le-leg-number")).to_have_text([str(1 + n) for n in range(legs.count())])
    # Without any research nothing flies; with it something does again.
    chips = sheet.locator(".le-plan-research button")
    rockets = [chips.filter(has_text=re.compile(name)) for name in ("Juno", "Atlas", "Soyuz", "Saturn")]
    for chip in rockets:
        chip.click()
    expect(sheet.locator(".le-plan-none")).to_be_visible()
    for chip in rockets:
        chip.click()
    button = sheet.get_by_role("button", name=re.compile("Build this for me|Buy for 1956"))
    price = button.locator("b").inner_text().removeprefix("$")
    button.click()
    # Bought one after the other, through the table like any other move.
    expect(page.locator(".stage, .match").get_by_text(f"${25 - int(price)}").first).to_be_visible()
    sheet.get_by_role("button", name="Close the planner").click()
    expect(page.locator(".le-map .le-leg-number")).to_have_count(0)


def test_on_a_phone_the_planner_is_a_sheet_of_its_own(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    plan_first_rocket(guest)
    expect(guest.page.locator(".le-legs tbody tr").first).to_contain_text("Earth")
    guest.check_access()


def test_a_forecast_of_the_ship_is_shown_while_there_is_time_and_not_in_a_race(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    guest.open_table("galaxy_trucker", [HUMAN], options={"players": 1, "rounds": ["1"], "tempo": "calm"})
    page.get_by_role("button", name="Forecast").click()
    expect(page.locator(".gt-forecast .gt-expected b")).to_have_text(re.compile(r"\d"))
    expect(page.locator(".gt-forecast")).to_contain_text("Engine")
    guest.check_access()
    guest.open_table("galaxy_trucker", [HUMAN], options={"players": 1, "rounds": ["1"], "tempo": "race"})
    page.locator(".gt-table.building").wait_for()
    expect(page.get_by_role("button", name="Forecast")).to_have_count(0)


def test_the_way_to_a_launch_is_told_turn_by_turn(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("galactic_cruise", asked(0, "turn")).perform(site, guest)
    page.locator(".gc-company").first.wait_for()
    if not page.get_by_role("button", name="Way there").count():
        page.locator(".gc-preflight").click()
    page.get_by_role("button", name="Way there").click()
    expect(page.locator(".gc-way li").last).to_have_text("Launch")
    expect(page.locator(".gc-way table")).to_contain_text("on display")
    guest.check_access()
