"""The bar around the site: the bell, the search, and the places of a phone; and what the front page offers next."""

from __future__ import annotations

import re
import sqlite3
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN
from tests.server.harness import Served


def test_the_bell_counts_what_waits_and_leads_there(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/")
    page.get_by_role("button", name="Nothing waits for you").click()
    expect(page.locator(".bell-box")).to_contain_text("Nobody waits for you just now.")
    match = guest.open_table("tic_tac_toe", [HUMAN, BOT])
    page = guest.go("/credits")
    bell = page.get_by_role("button", name="1 table waits for you")
    bell.click()
    expect(bell).to_have_attribute("aria-expanded", "true")
    guest.check_access()
    page.keyboard.press("Escape")
    expect(page.locator(".bell-box")).to_have_count(0)
    expect(bell).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".bell-box").get_by_role("link", name=re.compile("tic.tac.toe", re.IGNORECASE)).click()
    expect(page).to_have_url(re.compile(f"/match/{match}$"))


def test_the_search_finds_rules_lessons_and_matches_by_keyboard_alone(arrive: Arrive) -> None:
    guest = arrive()
    match = guest.open_table("tic_tac_toe", [HUMAN, BOT])
    page = guest.go("/learn")
    search(page, "first rocket")
    expect(page.get_by_role("listbox", name="Found").get_by_role("option").first).to_contain_text("Leaving Earth")
    guest.check_access()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/learn/leaving_earth/"))
    page = guest.go("/")
    search(page, "galaxy how to")
    expect(page.get_by_role("listbox", name="Found").get_by_role("option").first).to_contain_text("How to play")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/galaxy_trucker$"))
    search(page, "tic under way")
    expect(page.get_by_role("listbox", name="Found").get_by_role("option").first).to_contain_text("under way")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/match/{match}$"))


def test_the_search_steps_through_what_it_found_and_says_when_there_is_nothing(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/")
    search(page, "leaving earth")
    options = page.get_by_role("listbox", name="Found").get_by_role("option")
    expect(options.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    page.keyboard.type(" nowhere")
    expect(page.get_by_text("Nothing here is called that.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def search(page: Page, words: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Search")).to_be_focused()
    page.keyboard.type(words)


def test_on_a_phone_the_places_stand_at_the_bottom_and_cover_nothing(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    page = guest.go("/learn")
    # What stands around a page is there anew once the page itself has been fetched.
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    places = page.get_by_role("navigation", name="Around the site")
    expect(places).to_be_visible()
    box, height = places.bounding_box(), page.viewport_size
    assert box is not None
    assert height is not None
    assert box["y"] + box["height"] == height["height"]
    for link in places.get_by_role("link").all():
        spot = link.bounding_box()
        assert spot is not None
        assert min(spot["width"], spot["height"]) >= 44
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    last = page.locator("footer.site").bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= box["y"] + 1
    places.get_by_role("link", name="You", exact=True).tap()
    expect(page).to_have_url(re.compile("/account$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    guest.check_access()


def test_whoever_is_new_is_led_to_a_lesson_and_whoever_has_won_meets_the_next_bot(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.go("/")
    door = page.locator('.door[data-game="leaving_earth"]')
    expect(door.locator(".primary")).to_contain_text("New here?")
    expect(door.get_by_role("button", name="Play now")).to_contain_text("vs Alfie")
    for number in range(3):
        match = guest.open_table("leaving_earth", [HUMAN, {"kind": "bot", "bot": "novice"}])
        win(site, match, number)
    guest.go("/")
    expect(door.locator(".primary")).to_contain_text("Play now")
    expect(door.get_by_role("button", name="Play now")).to_contain_text("vs Bella")
    # What is over says how it ended, and leads to the report.
    row = page.locator(".match-row").first
    expect(row).to_contain_text("Place 1 of 2")
    expect(row).to_contain_text("12 : 3")
    expect(row).to_have_attribute("href", re.compile("/coach$"))
    guest.check_access()


def win(site: Served, match: str, number: int) -> None:
    """The match is over, as a server would find it in its database."""
    database = sqlite3.connect(site.settings.database.removeprefix("sqlite:///"), timeout=20)
    with database:
        now = time.time() - 10 + number
        database.execute("update matches set status = 'over', finished = ? where id = ?", (now, match))
        database.execute("insert into results values (?, '[12, 3]', '[0]')", (match,))
    database.close()


def test_a_door_widens_and_plays_its_scene_once_unless_motion_is_unwelcome(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    page.emulate_media(reduced_motion="no-preference")
    guest.go("/")
    door = page.locator('.door[data-game="leaving_earth"]')
    scene = door.locator('img[src$="#play"]')
    narrow = door.bounding_box()
    # By keyboard as well as by mouse.
    door.get_by_role("link", name="Set up a table").focus()
    expect(scene).to_have_count(1)
    expect(scene).to_have_count(0)
    wide = door.bounding_box()
    assert narrow is not None
    assert wide is not None
    assert wide["width"] > 1.04 * narrow["width"]
    page.emulate_media(reduced_motion="reduce")
    page.locator('.door[data-game="galaxy_trucker"]').hover()
    page.mouse.move(5, 5)
    expect(page.locator('.door img[src$="#play"]')).to_have_count(0)


def test_learn_leads_to_the_rules_and_the_puzzles_and_the_rules_to_the_next_lesson(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    page = guest.go("/learn")
    game = page.locator('.learn-game[data-game="galaxy_trucker"]')
    game.get_by_role("navigation", name="Puzzles of Galaxy Trucker").get_by_role("link", name="Puzzle 2").tap()
    expect(page).to_have_url(re.compile("/puzzles/galaxy_trucker/2$"))
    page.go_back()
    game.get_by_role("link", name="Rules").tap()
    expect(page).to_have_url(re.compile("/rules/galaxy_trucker$"))
    page.get_by_role("link", name="Begin the first lesson").tap()
    expect(page).to_have_url(re.compile("/learn/galaxy_trucker/"))
