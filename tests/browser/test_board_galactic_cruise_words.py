"""Galactic Cruise, measured: in its main situations no word is too small, cut off or over another, on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cosmodrome.kernel import Match
from tests.browser.boxes import boxes, check_words, touching
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.scenes import Scene, asked
from tests.browser.screenshots import SITUATIONS, later
from tests.browser.words import speak
from tests.golden.cases import EVERYTHING
from tests.server.harness import Served

SCENES = {name: SITUATIONS[f"galactic_cruise-{name}"].scene for name in ("start", "turn", "middle", "launch", "end")}
SCENES["everything"] = Scene("galactic_cruise", later(400, "turn"), {"modules": EVERYTHING}, players=4)
SCREENS = ((1280, 800), (1920, 1080), (1024, 768), (820, 1180))
#: A phone is held nearer.
SMALLEST_ON_A_PHONE = 11
#: Down to which part of its height a zone has something to look at.
FILLED = """(zone) => {
  const frame = zone.getBoundingClientRect();
  const lowest = [...zone.querySelectorAll('.piece, figure, li')].map((one) => one.getBoundingClientRect().bottom);
  return (Math.max(...lowest) - frame.top) / frame.height;
}"""
#: Guests who wait across the edge of their lane.
OUT_OF_LANE = """() => [...document.querySelectorAll('.gc-lane')].flatMap((lane) => {
  const edge = lane.getBoundingClientRect().right;
  const waiting = [...lane.querySelectorAll('.gc-waiting')];
  return waiting.filter((one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.textContent);
})"""

#: Tickets and those who have them that reach over the edge of their row.
OUT_OF_ROW = """(rows) => rows.flatMap((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  const inside = [...row.querySelectorAll('.gc-ticket, .gc-person, .gc-itinerary svg')];
  return inside.map((one) => one.getBoundingClientRect()).filter((box) => box.top < top || box.bottom > bottom);
})"""


def dear(match: Match) -> bool:
    """Until Ada has a turn while every technology has somebody's building and costs more."""
    technologies = match.view(0)["board"]["technologies"]
    return asked(0, "turn")(match) and all(one["owners"] and one["surcharge"] for one in technologies)


def judge(guest: Guest, least: float = 13) -> None:
    """Every part of the table, one tab after the other where it has some."""
    check_words(guest.page, least=least)
    for tab in guest.page.locator(".gc-table > .tabs [role=tab]").all():
        tab.click()
        check_words(guest.page, least=least)


@pytest.mark.parametrize("name", SCENES)
def test_every_word_has_its_place_on_every_screen(arrive: Arrive, site: Served, name: str) -> None:
    guest = arrive()
    SCENES[name].perform(site, guest)
    guest.page.locator(".stage.gc").wait_for()
    for width, height in SCREENS:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(300)
        judge(guest)


@pytest.mark.parametrize("name", ["turn", "launch", "end"])
def test_every_word_has_its_place_on_a_phone(arrive: Arrive, site: Served, name: str) -> None:
    guest = arrive(phone=True, dark=False)
    SCENES[name].perform(site, guest)
    guest.page.locator(".stage.gc").wait_for()
    judge(guest, SMALLEST_ON_A_PHONE)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (820, 1180), (390, 844)])
def test_a_zone_that_grows_has_room_for_its_words(arrive: Arrive, site: Served, width: int, height: int) -> None:
    phone = width < 600
    guest = arrive(phone=phone)
    guest.page.set_viewport_size({"width": width, "height": height})
    SCENES["everything" if width == 820 else "turn"].perform(site, guest)
    if width < 1180:
        guest.page.locator(".stage").get_by_role("tab", name="Market").click()
    for zone in ("Departures", "Guests waiting", "Blueprints", "Agenda cards", "Shuttles", "Silo"):
        guest.page.get_by_role("button", name=f"Look closely: {zone}").click()
        check_words(guest.page, ".zone.grown", SMALLEST_ON_A_PHONE if phone else 13)
        guest.check_access()
        guest.page.keyboard.press("Escape")


def test_a_zone_that_grows_is_filled(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    SCENES["turn"].perform(site, guest)
    for zone in ("Departures", "Guests waiting", "Blueprints", "Agenda cards", "Shuttles", "Silo"):
        guest.page.get_by_role("button", name=f"Look closely: {zone}").click()
        guest.page.wait_for_timeout(300)
        filled = guest.page.locator(".zone.grown").evaluate(FILLED)
        assert filled > 0.6, (zone, filled)
        guest.page.keyboard.press("Escape")


def test_nothing_lies_on_a_blueprint_or_the_name_of_a_technology(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galactic_cruise", dear, {"modules": EVERYTHING, "technologies_improved": True}, players=4).perform(
        site, guest
    )
    expect(guest.page.locator(".gc-coin")).not_to_have_count(0)
    covered = touching(guest, ".gc-technology text[x='35']", ".gc-coin rect")
    assert [one for one in covered if "gc-coin" in one] == []
    expect(guest.page.locator(".gc-blueprints .gc-half")).to_have_count(10)
    assert touching(guest, ".gc-blueprints .gc-half", ".gc-surcharge", ".gc-offer-facts > span", ".gc-visit") == []


def test_starting_upgrades_lie_in_one_row_above_the_company(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    options = {"modules": EVERYTHING, "starting_upgrades": "auction"}
    Scene("galactic_cruise", asked(0, "bid"), options, players=4).perform(site, guest)
    guest.page.locator(".gc-starting").first.wait_for()
    tops = {round(one["y"]) for one in boxes(guest, ".gc-starting", whole=True)}
    assert len(tops) == 1
    below = guest.page.locator(".gc-reputation").bounding_box()
    [bids] = boxes(guest, ".gc-bids", whole=True)
    assert below is not None
    assert bids["y"] + bids["height"] <= below["y"]


@pytest.mark.parametrize("language", ["it", "pl"])
def test_what_is_to_be_paid_keeps_to_the_pad(arrive: Arrive, site: Served, language: str) -> None:
    guest = arrive()
    Scene("galactic_cruise", asked(0, "pay_development"), {"modules": EVERYTHING}, players=4).perform(site, guest)
    speak(guest.page, language)
    expect(guest.page.locator(".gc-to-pay")).to_be_visible()
    check_words(guest.page)
    pad = touching(guest, ".gc-status", ".gc-technology .face", ".gc-tile > .face", ".gc-place-name")
    assert [one for one in pad if "gc-status" in one] == []


def test_a_phone_on_its_side_shows_the_whole_ring(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True)
    guest.page.set_viewport_size({"width": 844, "height": 390})
    SCENES["everything"].perform(site, guest)
    guest.page.locator(".gc-campus").wait_for()
    check_words(guest.page, ".gc-campus", least=SMALLEST_ON_A_PHONE)
    purse = guest.page.locator(".gc-purse").bounding_box()
    assert purse is not None
    for tile in guest.page.locator(".gc-tile > .face").all():
        box = tile.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= purse["y"]


def test_whoever_has_a_ticket_stays_in_the_row_of_the_cruise(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    SCENES["turn"].perform(site, guest)
    rows = guest.page.locator(".gc-cruise")
    expect(rows).to_have_count(6)
    assert rows.locator(".gc-person").count() > 0
    assert rows.evaluate_all(OUT_OF_ROW) == []


def test_everybody_who_queues_stands_in_their_lane(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    SCENES["turn"].perform(site, guest)
    guest.page.locator(".gc-lane").first.wait_for()
    assert guest.page.evaluate(OUT_OF_LANE) == []


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (810, 1080), (820, 1180)])
def test_a_tablet_held_upright_has_the_company_under_the_campus(
    arrive: Arrive, site: Served, width: int, height: int
) -> None:
    guest = arrive()
    page = guest.page
    page.set_viewport_size({"width": width, "height": height})
    SCENES["everything"].perform(site, guest)
    expect(page.locator(".gc-campus")).to_be_visible()
    below = page.locator(".dock").bounding_box()
    mine = page.locator(".gc-mine").bounding_box()
    assert below is not None
    assert mine is not None
    assert mine["y"] + mine["height"] <= below["y"] + 1
    # The fleets in the strip of the seats: three shuttles in one line.
    fleets = page.locator(".seats-strip .gc-mini-fleet").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert len(fleets) == 4
    assert max(fleets) < 2 * 17
    judge(guest)


def test_looking_back_on_a_phone_on_its_side_the_stage_reaches_the_foot_of_the_screen(
    arrive: Arrive, site: Served
) -> None:
    guest = arrive(phone=True)
    guest.page.set_viewport_size({"width": 844, "height": 390})
    match = SCENES["end"].perform(site, guest)
    guest.go(f"/match/{match}?ply=134&eyes=0")
    stage = guest.page.locator(".stage")
    expect(guest.page.locator(".gc-campus")).to_be_visible()
    box = stage.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] >= 389
