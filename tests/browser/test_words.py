"""Measured: in the fullest situations of every game, no word of the longer languages is small, cut off or covered."""

from __future__ import annotations

import pytest

from tests.browser.boxes import SMALLEST, words_of
from tests.browser.conftest import Arrive
from tests.browser.screenshots import SITUATIONS
from tests.browser.words import LANGUAGES, dock_faults, faults, speak
from tests.server.harness import Served

FULLEST = ("galactic_cruise-turn", "galaxy_trucker-loading", "leaving_earth-late", "leaving_earth-maneuver")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", FULLEST)
def test_the_longer_words_have_room(arrive: Arrive, site: Served, name: str, phone: bool) -> None:
    guest = arrive(phone=phone)
    SITUATIONS[name].scene.perform(site, guest)
    found = [one for language in ("it", "pl") for one in faults(guest.page, language, phone=phone)]
    assert not found, "\n".join(found)


#: Where the dock has most to say; a newcomer is invited to the lessons there too.
DOCKS = ((1280, 800), (1024, 768), (820, 1180))
FULL_DOCKS = ("galactic_cruise-turn", "galaxy_trucker-enemy", "leaving_earth-start")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", FULL_DOCKS)
def test_the_dock_holds_every_answer_whole_on_every_screen(
    arrive: Arrive, site: Served, name: str, phone: bool
) -> None:
    guest = arrive(phone=phone, settings={"panel": "log"})
    SITUATIONS[name].scene.perform(site, guest)
    found = []
    for language in LANGUAGES:
        speak(guest.page, language)
        for width, height in ((390, 844),) if phone else DOCKS:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.wait_for_timeout(200)
            found += [f"{language} {width}: {one}" for one in dock_faults(guest)]
    assert not found, "\n".join(found)


def test_the_bar_is_whole_beside_the_timeline_on_every_screen(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    SITUATIONS["galaxy_trucker-end"].scene.perform(site, guest)
    found = []
    for language in LANGUAGES:
        speak(guest.page, language)
        for width, height in DOCKS:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.wait_for_timeout(200)
            found += [f"{language} {width}: {one}" for one in words_of(guest.page, SMALLEST, ".top-bar")]
    assert not found, "\n".join(found)
