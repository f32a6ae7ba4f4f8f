"""The page in the reader's language: by the link, by the switch, kept for the next visit; the layout holds it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cosmodrome.games import TABLE
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest
from tests.browser.test_pages import PAGES
from tests.browser.words import english

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
