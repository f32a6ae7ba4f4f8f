"""Lessons on the page: one of each game by clicks at both sizes; all of them by `python -m tests.browser.lessons`."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.lessons import Pupil
from tests.lessons.paths import LESSONS

FIRST = [lesson for lesson in LESSONS if lesson.number == 1]


@pytest.mark.parametrize("phone", [False, True], ids=["1280", "390"])
@pytest.mark.parametrize("lesson", FIRST, ids=[lesson.game for lesson in FIRST])
def test_the_first_lesson_of_a_game_is_learned_by_clicks(arrive: Arrive, lesson: object, phone: bool) -> None:
    chosen = next(one for one in FIRST if one is lesson)
    pupil = Pupil(arrive(phone=phone), chosen)
    pupil.learn()
    assert pupil.on_board > 0
    # A phone has no room beside everything that is lit at once.
    assert phone or (pupil.unlit, pupil.covering) == ([], [])


ROCKET = next(lesson for lesson in LESSONS if lesson.id == "first_rocket")


def test_something_else_is_answered_in_words_and_the_lesson_is_resumed_where_it_was_left(arrive: Arrive) -> None:
    guest = arrive()
    pupil = Pupil(guest, ROCKET)
    pupil.open()
    for _ in range(3):
        pupil.one_step()
    page = guest.page
    expect(page.locator('.lesson-bubble[data-step="cards"]')).to_be_visible()
    page.locator(".lesson-bubble").get_by_role("button", name="Next").click()
    expect(page.locator('.lesson-bubble[data-step="probe"]')).to_be_visible()
    page.locator(".dock .answer", has_text="End the turn").click()
    expect(page.locator(".lesson-remark")).to_contain_text("First buy a probe")
    # Leaving asks first, and keeps the place.
    page.keyboard.press("Escape")
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.locator(".learn-lesson", has_text="Step 5 of")).to_be_visible()
    pupil.open()
    expect(page.locator('.lesson-bubble[data-step="probe"]')).to_be_visible()
    # Back, step by step, down to what was only read.
    page.locator(".lesson-bubble").get_by_role("button", name="Back").click()
    expect(page.locator('.lesson-bubble[data-step="cards"]')).to_be_visible()
    page.locator(".lesson-bubble").get_by_role("button", name="Back").click()
    expect(page.locator('.lesson-bubble[data-step="research"]')).to_be_visible()


def test_the_list_of_lessons_and_a_lesson_can_be_used_by_everybody(arrive: Arrive) -> None:
    for phone in (False, True):
        guest = arrive(phone=phone)
        guest.go("/learn")
        expect(guest.page.get_by_role("heading", name="Learn by playing")).to_be_visible()
        expect(guest.page.locator(".learn-lesson")).to_have_count(len(LESSONS))
        guest.check_access()
        guest.go(f"/learn/{ROCKET.game}/{ROCKET.id}")
        guest.page.locator(".lesson-bubble").wait_for()
        guest.check_access()
    # A phone has no rail with the ways out of a lesson: they stand where one leaves it.
    guest.page.locator(".lesson-bubble").get_by_role("button", name="Leave the lesson").click()
    ways = guest.page.get_by_role("dialog")
    expect(ways.get_by_role("button", name="Start this lesson again")).to_be_visible()
    guest.check_access()
    ways.get_by_role("button", name="Skip to a first game").click()
    expect(guest.page).to_have_url(re.compile("/match/"))
    guest.sees_turn()
    # The lines of the log are sentences under a finger too: as boxes in a row their terms would lose the spaces.
    guest.open_panel("Log")
    expect(guest.page.locator(".log li > a").first).to_have_css("display", "inline-block")


def test_somebody_new_is_shown_the_way_to_the_lessons(arrive: Arrive) -> None:
    guest = arrive()
    guest.go("/")
    door = guest.page.locator('.door[data-game="leaving_earth"]')
    expect(door.get_by_role("link", name="New here?")).to_be_visible()
    guest.go("/new/leaving_earth")
    expect(guest.page.get_by_text("New here?")).to_be_visible()
    guest.open_table("leaving_earth", [{"kind": "human"}, {"kind": "bot", "bot": "novice"}])
    chip = guest.page.locator(".new-here-chip")
    expect(chip).to_be_visible()
    chip.get_by_role("button").click()
    expect(chip).to_have_count(0)


def test_the_first_match_after_a_lesson_is_the_beginners_with_hints_on(arrive: Arrive) -> None:
    guest = arrive(settings={"panel": "log"})
    page = guest.page
    guest.go("/learn/galaxy_trucker/build")
    page.get_by_role("button", name="Skip to a first game").click()
    expect(page).to_have_url(re.compile("/match/"))
    guest.sees_turn()
    # Nobody asked for it: what a strong player would do stands beside the question, and is marked.
    expect(page.locator(".dock .hint-best")).to_contain_text("Hint:")
    expect(page.locator(".hinted").first).to_be_visible()
    match = page.url.rpartition("/")[2]
    table = guest.context.request.get(f"/api/matches/{match}").json()["table"]
    assert (table["options"]["tempo"], table["options"]["rounds"], table["players"][1]["bot"]) == ("calm", [], "novice")


def test_an_unknown_lesson_leads_nowhere(arrive: Arrive) -> None:
    guest = arrive()
    guest.go("/learn/leaving_earth/alchemy")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.page.locator(".lesson-bubble")).to_have_count(0)


def test_on_a_phone_what_was_said_folds_away_where_anything_may_be_played(arrive: Arrive) -> None:
    pupil = Pupil(arrive(phone=True), next(lesson for lesson in LESSONS if lesson.id == "match"))
    pupil.open()
    bubble = pupil.page.locator(".lesson-bubble")
    title = bubble.locator("button[aria-expanded=false]")
    leave = bubble.get_by_role("button", name="Leave the lesson")
    expect(leave).to_be_visible()
    for _ in range(12):
        pupil.one_step()
        if title.count():
            break
    expect(leave).to_have_count(0)
    folded = bubble.bounding_box()
    assert folded is not None
    assert folded["height"] < 60
    title.click()
    expect(leave).to_be_visible()
    bubble.get_by_role("button", name="Fold away").click()
    expect(title).to_be_visible()
