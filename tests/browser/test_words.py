"""Measured: in the fullest situations of every game, no word of the longer languages is small, cut off or covered."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.screenshots import SITUATIONS
from tests.browser.words import faults
from tests.server.harness import Served

FULLEST = ("galactic_cruise-turn", "galaxy_trucker-loading", "leaving_earth-late", "leaving_earth-maneuver")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", FULLEST)
def test_the_longer_words_have_room(arrive: Arrive, site: Served, name: str, phone: bool) -> None:
    guest = arrive(phone=phone)
    SITUATIONS[name].scene.perform(site, guest)
    found = [one for language in ("it", "pl") for one in faults(guest.page, language, phone=phone)]
    assert not found, "\n".join(found)
