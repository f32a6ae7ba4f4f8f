"""Galactic Cruise, measured: in its main situations no word is too small, cut off or over another, on any screen."""

from __future__ import annotations

import pytest

from tests.browser.boxes import check_words
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.scenes import Scene
from tests.browser.screenshots import SITUATIONS, later
from tests.golden.cases import EVERYTHING
from tests.server.harness import Served

SCENES = {name: SITUATIONS[f"galactic_cruise-{name}"].scene for name in ("start", "turn", "middle", "launch", "end")}
SCENES["everything"] = Scene("galactic_cruise", later(400, "turn"), {"modules": EVERYTHING}, players=4)
SCREENS = ((1280, 800), (1920, 1080), (1024, 768), (820, 1180))
#: A phone is held nearer.
SMALLEST_ON_A_PHONE = 11


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


def test_a_zone_that_grows_has_room_for_its_words(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    SCENES["turn"].perform(site, guest)
    for zone in ("Departures", "Guests waiting", "Blueprints", "Agenda cards", "Shuttles"):
        guest.page.get_by_role("button", name=f"Look closely: {zone}").click()
        check_words(guest.page, ".zone.grown")
        guest.page.keyboard.press("Escape")
