"""The page in the reader's language: by the link, by the switch, kept for the next visit; the layout holds it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cosmodrome.games import TABLE
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest
from tests.browser.scenes import Scene, asked
from tests.browser.test_accounts import admins_link, join
from tests.browser.test_pages import PAGES
from tests.browser.words import english
from tests.server.harness import Served

#: Names of people, companies and licences.
NAMES = ("/credits",)

TURN = {"it": "Tocca a te", "pl": "Twoja tura"}


def test_a_link_carries_its_language_and_the_switch_changes_it(arrive: Arrive) -> None:
    guest = arrive()
    guest.go("/?lang=pl")
    page = guest.page
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("heading", level=1)).to_contain_text("jeden kosmodrom")
    page.get_by_label("Język").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_contain_text("una base di lancio")
    guest.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "it")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", sorted(TURN))
def test_every_page_holds_the_longer_words(arrive: Arrive, language: str, phone: bool) -> None:
    guest = arrive(phone=phone)
    guest.expect_refusal("404 GET /api/matches/no_such_match")
    for path in PAGES:
        guest.go(f"{path}?lang={language}")
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        guest.check_access()
        assert path in NAMES or english(guest.page) == []


@pytest.mark.parametrize("game", sorted(TABLE))
def test_polish_letters_come_from_the_fonts_of_the_page(arrive: Arrive, game: str) -> None:
    guest = arrive()
    guest.go(f"/new/{game}?lang=pl")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("stół")
    guest.page.evaluate("document.fonts.ready")
    assert drawn_in_own_fonts(guest, "h1")
    assert drawn_in_own_fonts(guest, "main p")


def drawn_in_own_fonts(guest: Guest, selector: str) -> bool:
    """Whether every letter of an element is drawn in a font the page brings along."""
    browser = guest.context.new_cdp_session(guest.page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument")["root"]["nodeId"]
    node = browser.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = browser.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return bool(fonts) and all(font["isCustomFont"] for font in fonts)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", sorted(TURN))
def test_every_board_holds_the_longer_words(arrive: Arrive, language: str, phone: bool) -> None:
    guest = arrive(phone=phone)
    for game in sorted(TABLE):
        options = {"tempo": "calm"} if game == "galaxy_trucker" else {}
        guest.open_table(game, [HUMAN, BOT], options=options)
        guest.go(f"{guest.page.url}?lang={language}")
        expect(guest.page.locator(".turn")).to_contain_text(TURN[language])
        guest.page.locator(".stage-area button").first.wait_for()
        guest.check_access()


def test_the_admin_page_can_be_linked_in_a_language(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    join(guest, admins_link(site))
    for address in ("/account?admin&lang=pl", "/account?lang=pl&admin"):
        guest.go(address)
        expect(guest.page.get_by_role("heading", level=1)).to_have_text("Administracja")
        assert english(guest.page) == []


@pytest.mark.parametrize("language", sorted(TURN))
def test_the_end_of_a_race_counts_money_as_the_language_does(arrive: Arrive, site: Served, language: str) -> None:
    guest = arrive()
    match = Scene("leaving_earth", lambda match: match.over, {"level": "easy"}).perform(site, guest)
    guest.go(f"/match/{match}?lang={language}")
    expect(guest.page.locator(".le-figures dd").last).to_have_text(re.compile(r"\d+\s\$"))
    assert english(guest.page) == []


# The words of an element that are broken off in their midst.
_BROKEN = """(one) => {
  const text = one.firstChild;
  const range = document.createRange();
  return [...text.textContent.matchAll(/\\S+/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map((word) => word[0]);
}"""


@pytest.mark.parametrize("language", sorted(TURN))
def test_on_a_phone_the_name_of_a_seat_is_not_broken_off(arrive: Arrive, language: str) -> None:
    guest = arrive(phone=True)
    guest.go(f"/puzzles/galaxy_trucker/1?lang={language}")
    names = guest.page.locator(".player-name")
    expect(names).to_have_count(3)
    guest.page.evaluate("document.fonts.ready")
    assert [names.nth(seat).evaluate(_BROKEN) for seat in range(3)] == [[], [], []]


def test_long_titles_of_cards_stand_whole_on_their_buttons(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    turn = asked(0, "turn")
    match = Scene("galactic_cruise", lambda match: match.ply > 150 and turn(match)).perform(site, guest)
    guest.go(f"/match/{match}?lang=pl")
    titles = guest.page.locator(".gc-agenda .gc-offer-name")
    expect(titles).to_have_count(4)
    guest.page.evaluate("document.fonts.ready")
    for title in titles.all():
        lines, room = title.evaluate(
            "(one) => [one.getBoundingClientRect().height, one.closest('button').clientHeight]"
        )
        assert lines <= room, title.inner_text()
