"""Sizes: on a phone a thumb hits whatever can be pressed, and nowhere is a word too small to be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import outside
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, OPEN
from tests.browser.scenes import Rehearsal
from tests.browser.screenshots import SITUATIONS
from tests.server.harness import Served

#: Every kind of piece is in one of these.
SCENES = (
    "galaxy_trucker-race",
    "galaxy_trucker-loading",
    "galaxy_trucker-end",
    "leaving_earth-late",
    "leaving_earth-bench",
    "leaving_earth-end",
    "galactic_cruise-turn",
    "galactic_cruise-middle",
    "galactic_cruise-launch",
    "galactic_cruise-rachel",
)

#: What may be smaller than a thumb, and why.
SMALLER_THAN_A_THUMB = {
    ".skip": "it comes into sight only for a keyboard",
    ".term": "a word of a sentence is as large as the sentence; the rules explain it too",
    ".moment": "many launches share the width of a phone; the table below leads to missions, the log to all else",
    ".gc-stop": "up to five stops share the width of a shuttle; what they offer the cockpit above offers too",
}

#: What may be smaller than eleven pixels, and why.
SMALLER_THAN_A_WORD = {
    ".emblem": "an emblem is known by its shape and colour; the number in it says the same once more",
    ".gt-other, .gt-seat": "the other truckers' ships are drawn in small; each opens large",
}

#: Things to press of less than 44 by 44 pixels, or with less than 24 of them free of whatever lies on them.
TOO_SMALL = """(exceptions) => {
  // What lies under an open drawer cannot be pressed anyway.
  const top = document.querySelector('dialog[open]') ?? document;
  const all = top.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button], [role=tab]');
  const found = [];
  for (const one of all) {
    if (one.closest(exceptions) || one.disabled) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const label = one.closest('label') ?? one;
    // A drawn piece has a spoken label at the origin of its sheet; its face is what is pressed.
    const face = one instanceof SVGElement ? one.lastElementChild : label;
    if (face.getBoundingClientRect().right <= 0) continue;
    face.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = face.getBoundingClientRect();
    const hits = (px, py) => label.contains(document.elementFromPoint(px, py));
    const free = (px, py) => [[0, 0], [-11, 0], [11, 0], [0, -11], [0, 11]].every(([dx, dy]) => hits(px + dx, py + dy));
    const parts = [0.5, 0.3, 0.7, 0.13, 0.87];
    const reached = parts.some((u) => parts.some((v) => free(x + u * width, y + v * height)));
    if (width >= 43.5 && height >= 43.5 && reached) continue;
    const name = one.textContent.trim().slice(0, 40);
    const size = `${Math.round(width)} x ${Math.round(height)}${reached ? '' : ' and covered'}`;
    found.push(`${size}: ${one.getAttribute('class')} ${name}`);
  }
  return found;
}"""

#: Words and figures drawn with less than 11 pixels; what only a screen reader hears has no size.
TOO_FINE = """(exceptions) => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.match'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(`.hidden, .piece-label, ${exceptions}`)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(parent).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : 1);
    if (size < 10.99) found.push(`${size.toFixed(1)} px in ${parent.getAttribute('class')}: ${node.data.slice(0, 40)}`);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def rehearsals() -> dict[str, Rehearsal]:
    return {name: SITUATIONS[name].scene.rehearse() for name in SCENES}


def judge(page: Page, *, phone: bool) -> None:
    """Nothing shown now is too small."""
    found: list[str] = page.evaluate(TOO_FINE, ", ".join(SMALLER_THAN_A_WORD))
    if phone:
        found += page.evaluate(TOO_SMALL, ", ".join(SMALLER_THAN_A_THUMB))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", SCENES)
def test_everything_on_a_board_can_be_hit_and_read(
    arrive: Arrive,
    site: Served,
    rehearsals: dict[str, Rehearsal],
    name: str,
    phone: bool,
) -> None:
    guest = arrive(phone=phone)
    SITUATIONS[name].scene.perform(site, guest, rehearsals[name])
    guest.page.locator(".stage").wait_for()
    judge(guest.page, phone=phone)
    for tab in guest.page.locator(".stage [role=tab]").all():
        tab.click()
        judge(guest.page, phone=phone)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_everything_around_a_board_can_be_hit_and_read(arrive: Arrive, phone: bool) -> None:
    guest = arrive(phone=phone)
    guest.open_table("leaving_earth", [HUMAN, BOT])
    guest.sees_turn()
    for tab in ("Log", "Chat", "Rules", "Table"):
        guest.open_panel(tab)
        judge(guest.page, phone=phone)
        guest.close_panel()


def test_an_explanation_can_be_closed_by_a_thumb(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    guest.open_table("galactic_cruise", [HUMAN, BOT])
    guest.sees_turn()
    guest.page.locator(".gc").get_by_role("tab", name="Campus").tap()
    guest.page.locator(".gc-tile").first.tap()
    close = guest.page.locator(".bubble header button").bounding_box()
    assert close is not None
    assert min(close["width"], close["height"]) >= 44


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (844, 390)])
def test_beside_a_clock_the_bar_still_says_whose_turn_it_is(
    arrive: Arrive, site: Served, rehearsals: dict[str, Rehearsal], width: int, height: int
) -> None:
    guest = arrive(phone=height < 500)
    guest.page.set_viewport_size({"width": width, "height": height})
    name = "galaxy_trucker-race"
    SITUATIONS[name].scene.perform(site, guest, rehearsals[name])
    turn = guest.page.locator(".top-bar .turn")
    expect(turn).to_have_text("Your turn")
    assert turn.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    expect(guest.page.locator(".top-bar .clock")).to_be_visible()


def test_on_a_phone_held_sideways_what_ends_the_turn_stays_in_sight(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    guest.page.set_viewport_size({"width": 844, "height": 390})
    # A bot that proposes nothing, whoever begins.
    guest.open_table("leaving_earth", [HUMAN, {"kind": "bot", "bot": "greedy"}])
    dock = guest.page.locator(".dock.asks")
    expect(dock.locator(".dock-answers .answer").nth(3)).to_be_visible()
    end = dock.get_by_role("button", name="End the turn")
    assert dock.evaluate("(one) => one.scrollHeight > one.clientHeight"), "all answers have room: nothing to try"
    for down in (0, 1_000):
        dock.evaluate("(one, down) => one.scrollTo(0, down)", down)
        box = end.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 390, box
    last = dock.locator(".dock-answers .answer").last.bounding_box()
    assert box is not None
    assert last is not None
    assert last["y"] + last["height"] <= box["y"], "scrolled to the end, it covers an answer"


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_the_signs_stand_beside_a_long_question(arrive: Arrive, width: int) -> None:
    guest = arrive(phone=True)
    guest.page.set_viewport_size({"width": width, "height": 800})
    # A first match, with an invitation to learn; a purse; and an answer that can be given always.
    guest.open_table("leaving_earth", [HUMAN], options={"players": 1, "level": "easy"})
    line = guest.page.locator(".dock.asks .dock-line")
    expect(line.locator(".new-here-chip")).to_be_visible()
    tops = line.locator(":scope > :is(h2, .new-here-chip, .standing, .dock-list)").evaluate_all(
        "all => all.map((one) => { const box = one.getBoundingClientRect(); return [box.top, box.bottom]; })"
    )
    assert max(top for top, _ in tops) < min(bottom for _, bottom in tops), tops


def test_tables_of_the_rules_are_whole_in_the_rail(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("galactic_cruise", [HUMAN, BOT])
    guest.sees_turn()
    guest.open_panel("Rules")
    rules = guest.page.locator(".rail .rules details")
    for number in range(rules.count()):
        rules.nth(number).evaluate("(one) => { one.open = true; }")
    cut = guest.page.locator(".rail .rules .scroll").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    )
    assert guest.page.locator(".rail .rules .scroll").count() > 1
    assert cut == []


def test_on_a_phone_held_sideways_what_was_opened_is_seen_and_fits(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    page = guest.page
    page.set_viewport_size({"width": 844, "height": 390})
    guest.open_table("leaving_earth", [HUMAN], options={"players": 1})
    dock = page.locator(".dock.asks")
    dock.locator(".group").first.tap()
    first = dock.locator(".tray .answer").first
    expect(first).to_be_in_viewport(ratio=1)
    dock.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Hint").tap()
    expect(first).to_be_in_viewport(ratio=1)
    assert outside(guest, ".tray", ".tray .answer, .tray p, .tray li") == []


@pytest.mark.parametrize("game", ["galactic_cruise", "galaxy_trucker", "leaving_earth"])
def test_beside_what_is_asked_of_the_table_the_whole_scene_is_seen(arrive: Arrive, game: str) -> None:
    guest, friend = arrive(), arrive()
    match = guest.open_table(game, [HUMAN, OPEN], claim=[0])
    friend.go(f"/match/{match}")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.locator(".player.own").wait_for()
    said = friend.context.request.post(f"/api/matches/{match}/abandon", data={"seat": 1, "agree": True})
    assert said.ok, said.text()
    banner = guest.page.locator(".banner")
    expect(banner.get_by_role("button", name="Agree")).to_be_visible()
    stage = guest.page.locator(".stage-area")
    assert stage.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    seen = banner.bounding_box()
    board = guest.page.locator(".board").bounding_box()
    assert seen is not None
    assert board is not None
    assert seen["y"] + seen["height"] <= board["y"]
    assert seen["height"] < 60
