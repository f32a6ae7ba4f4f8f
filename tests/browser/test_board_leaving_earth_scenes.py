"""What lies over the board of Leaving Earth: a maneuver with its reader and tape, and the end with what lay hidden."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cosmodrome.kernel import Match
from tests.browser.boxes import touching
from tests.browser.conftest import Arrive
from tests.browser.pieces import missing
from tests.browser.scenes import Scene, asked
from tests.server.harness import Served


def firing(match: Match) -> bool:
    """Until Ada is in the middle of a burn that one engine alone cannot do."""
    return asked(0, "fire")(match) and match.view(0)["now"]["maneuver"]["thrust"] > 0


def drew(advancement: str) -> Callable[[Match], bool]:
    """Until Ada may remove an outcome she has drawn for this."""

    def now(match: Match) -> bool:
        drawn = match.view(0)["now"].get("drawn")
        return drawn is not None and drawn["advancement"] == advancement and any(ask.seat == 0 for ask in match.asks)

    return now


def over(match: Match) -> bool:
    return match.over


@pytest.mark.parametrize("phone", [False, True])
def test_a_burn_names_its_engines_its_odds_and_what_has_happened(arrive: Arrive, site: Served, phone: bool) -> None:
    guest = arrive(phone=phone)
    page = guest.page
    Scene("leaving_earth", firing, {"level": "medium"}).perform(site, guest)
    gauge = page.locator(".le-gauge")
    expect(gauge.locator(".done").first).to_contain_text("200")
    expect(gauge.locator(".goal")).to_contain_text("needed")
    assert len(gauge.locator(".scale span").all()) > 2
    odds = page.locator(".lamp em")
    expect(odds).to_have_count(3)
    assert sum(int((text or "").split("%")[0]) for text in odds.all_text_contents()) == 100
    expect(odds.first).to_contain_text(" in ")
    expect(page.locator(".le-tape p")).to_have_count(3)
    assert touching(guest, ".le-scene .callout rect", ".le-scene .aboard text") == []
    assert missing(guest) == []
    guest.check_access()


def test_an_engine_is_fired_at_its_label_in_the_scene(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("leaving_earth", firing, {"level": "medium"}).perform(site, guest)
    before = page.locator(".match").get_attribute("data-ply") or ""
    page.locator('.le-scene [data-plays^="fire "]').first.click()
    expect(page.locator(".match")).not_to_have_attribute("data-ply", before)


# What is to be seen while the card comes out, in one look; the dock's answers take a moment to step back.
WHILE_READING = """() => document.querySelector('.dock.suspense') &&
  Number(getComputedStyle(document.querySelector('.dock-answers')).opacity) < 1 && {
  told: document.querySelector('.log')?.textContent ?? '',
  caption: document.querySelectorAll('.stage-caption').length,
  answers: [...document.querySelectorAll('.le-answers')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
  odds: document.querySelectorAll('.lamp em').length,
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_tells_an_outcome_before_its_card_is_out(arrive: Arrive, site: Served, phone: bool) -> None:
    guest = arrive(phone=phone, settings={"speed": 0.5, "panel": "log"})
    page = guest.page
    page.emulate_media(reduced_motion="no-preference")
    Scene("leaving_earth", firing, {"level": "medium"}).perform(site, guest)
    page.locator(".lamp em").first.wait_for()
    before = "" if phone else page.locator(".log").text_content() or ""
    page.locator('.le-launch [data-plays^="fire "]').first.click()
    seen = page.wait_for_function(WHILE_READING).json_value()
    assert seen["answers"] == 0
    assert seen["odds"] == 3
    assert seen["caption"] == 0
    assert len(seen["told"]) <= len(before)
    expect(page.locator(".dock.suspense")).to_have_count(0)
    expect(page.locator(".dock-answers")).to_have_css("opacity", "1")
    expect(page.locator(".lamp.lit.success")).to_have_count(1)
    # Then it counts: nothing is read any more, and what has fired is not offered beside its rocket.
    expect(page.locator(".reader .mouth")).to_have_text("Card reader")
    if not phone:
        expect(page.locator(".le-scene .callout.done")).to_have_count(2)
        expect(page.locator(".le-scene .callout.ready")).to_have_count(0)


@pytest.mark.parametrize("advancement", ["landing", "re_entry"])
def test_what_is_drawn_is_answered_under_its_card(arrive: Arrive, site: Served, advancement: str) -> None:
    guest = arrive(dark=advancement == "landing")
    page = guest.page
    Scene("leaving_earth", drew(advancement), {"level": "medium"}, players=3).perform(site, guest)
    expect(page.locator(".lamp.lit")).to_have_count(1)
    expect(page.locator('.reader [data-plays="remove"]')).to_be_visible()
    # One answer is put forward, the same as in the dock.
    usual = page.locator(".dock .answer.usual").get_attribute("data-answer")
    expect(page.locator(".le-answers .main")).to_have_attribute("data-plays", usual or "")
    guest.check_access()
    page.locator('.reader [data-plays="keep"]').click()
    expect(page.locator('.reader [data-plays="keep"]')).to_have_count(0)


@pytest.mark.parametrize("look", ["dark", "light", "phone"])
def test_the_end_turns_up_what_lay_hidden_and_leads_back_to_every_moment(
    arrive: Arrive, site: Served, look: str
) -> None:
    guest = arrive(dark=look != "light", phone=look == "phone")
    page = guest.page
    Scene("leaving_earth", over, {"level": "hard"}, players=5).perform(site, guest)
    page.locator(".le-timeline").wait_for()
    assert touching(guest, ".le-timeline .claim .le-patch", ".le-timeline .name:not(:empty)") == []
    open_missions = page.locator(".le-score tr.open")
    assert open_missions.count() > 0
    guest.check_access()
    page.get_by_role("button", name="What lay hidden").click()
    expect(page.locator(".le-faces li")).to_have_count(7)
    # In the end no outcome is a secret any more.
    expect(page.locator(".le-hidden .le-slot.unknown")).to_have_count(0)
    assert page.locator(".le-hidden .le-slot").count() > 10
    guest.check_access()
    page.get_by_role("button", name="The space race").click()
    page.locator(".le-timeline .moment").first.click()
    expect(page).to_have_url(re.compile(r"[?&]ply=\d+"))
    # What was yet to come is not on the tape of that year.
    page.locator(".le-calendar").wait_for()
    expect(page.locator(".le-calendar .ahead text").filter(has_text="+")).to_have_count(0)
