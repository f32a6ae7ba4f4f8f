"""Galaxy Trucker where there is little room: what is read on a card, and where the dock with the goods lies."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import Match
from tests.browser.boxes import boxes, check_words, outside, touching, words_of
from tests.browser.conftest import Arrive
from tests.browser.scenes import Scene, asked
from tests.browser.screenshots import laid, over
from tests.browser.test_board_galaxy_trucker import SIZES, giving, in_combat
from tests.server.harness import Served

SECOND_ROUND = {"rounds": ["1", "2"], "tempo": "calm"}

# Figures that stand out of their ship's part of the row, and those of the line being played that are out of sight.
FIGURES_ASTRAY = """() => {
  const body = document.querySelector('.gt-card-body').getBoundingClientRect();
  return [...document.querySelectorAll('.gt-compared b')].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.lastChild);
    const [text, own] = [range.getBoundingClientRect(), one.closest('li').getBoundingClientRect()];
    const astray = text.right > own.right + 1 || text.left < own.left - 1;
    return astray || (one.closest('.gt-lines > .now') && text.bottom > body.bottom);
  }).map((one) => one.textContent);
}"""

# How the words of the line that is played stand out from what is behind them.
CONTRAST = """() => {
  const style = getComputedStyle(document.querySelector('.gt-banner .now'));
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number)
    .map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, n) => sum + one * [0.2126, 0.7152, 0.0722][n], 0);
  const [less, more] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}"""


def test_the_figures_of_a_combat_zone_keep_to_their_ships_and_in_sight(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galaxy_trucker", giving, {"rounds": ["2"], "tempo": "calm"}, players=4).perform(site, guest)
    for width, height in (*SIZES[:-1], (844, 390)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.reload()
        guest.page.locator(".gt-lines > .now .gt-compared").wait_for()
        assert guest.page.evaluate(FIGURES_ASTRAY) == [], width


def test_the_strip_of_a_card_is_read_in_light_colours(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True, dark=False)
    Scene("galaxy_trucker", in_combat, {"rounds": ["2"], "tempo": "calm"}, players=4).perform(site, guest)
    guest.page.locator(".gt-banner .now").wait_for()
    assert guest.page.evaluate(CONTRAST) > 4.5
    guest.check_access()


@pytest.mark.parametrize("round_name", ["3", "3a"], ids=["widest", "longest"])
def test_the_dock_lies_beside_the_ship_or_above_it(arrive: Arrive, site: Served, round_name: str) -> None:
    guest = arrive()
    page = guest.page
    Scene("galaxy_trucker", asked(0, "load"), {"rounds": [round_name], "tempo": "calm"}, players=4).perform(site, guest)
    page.locator(".gt-dock").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(600)
        covered = [one for one in touching(guest, ".gt-dock", ".gt-laid .hit", ".gt-gauge") if "gt-dock" in one]
        assert covered == [], f"{width}: {covered}"


def settled_once(match: Match) -> bool:
    """Until Ada builds, and a flight has been settled."""
    return asked(0, "building")(match) and match.view(0)["round"] == "2"


def test_a_receipt_that_is_looked_up_has_room_for_its_lines(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galaxy_trucker", settled_once, SECOND_ROUND, players=4).perform(site, guest)
    guest.page.locator(".gt-receipts", has_text="Settlements").click()
    lines = guest.page.locator(".dialog .gt-settlement tbody th")
    lines.first.wait_for()
    high = lines.evaluate_all("all => all.map((one) => one.firstElementChild ? one.scrollHeight : 0)")
    assert max(high) < 50, high


def test_even_the_widest_ship_is_seen_whole_while_it_is_built(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True)
    Scene("galaxy_trucker", laid(12, "building"), {"rounds": ["3"], "tempo": "turns"}, players=4).perform(site, guest)
    guest.page.locator(".gt-thumb .gt-laid").first.wait_for()
    assert outside(guest, ".gt-thumb", ".gt-laid .hit", ".gt-hullshape.rim rect") == []


def falling(match: Match) -> bool:
    """Until a small meteor may tear parts off the widest ship."""
    return asked(0, "shield")(match) and "meteoric" in (match.view(0)["card"] or "")


def test_what_would_fall_off_is_read_on_every_screen(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galaxy_trucker", falling, {"rounds": ["3"], "tempo": "calm"}, players=4).perform(site, guest)
    guest.page.locator(".gt-falls").wait_for()
    for width, height in SIZES[:-1]:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(600)
        check_words(guest.page)


def test_who_builds_with_whom_has_a_line_of_its_own(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    options = {"rounds": ["2"], "tempo": "turns", "teams": "partners"}
    Scene("galaxy_trucker", laid(6, "building"), options, players=4).perform(site, guest)
    guest.page.locator(".gt-partners").wait_for()
    for width, height in SIZES[:-1]:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(300)
        assert words_of(guest.page, root=".gt-tempo") == [], width


def test_a_phone_held_sideways_shows_the_strip_and_no_tiny_print(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True)
    guest.page.set_viewport_size({"width": 844, "height": 390})
    Scene("galaxy_trucker", laid(6, "building"), {"rounds": ["1"], "tempo": "turns"}).perform(site, guest)
    guest.page.locator(".gt-pile").first.wait_for()
    assert words_of(guest.page, 9.5) == []
    # Where one other ship has all the room for others, it is not drawn higher than the strip.
    assert outside(guest, ".gt-strip", ".gt-pile b", ".gt-number-tile b", ".gt-pips") == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_whoever_flew_alone_sees_the_receipt_below_the_tower(arrive: Arrive, site: Served, phone: bool) -> None:
    guest = arrive(phone=phone)
    Scene("galaxy_trucker", over, {"rounds": ["1"], "tempo": "calm"}, players=1).perform(site, guest)
    guest.page.locator(".gt-end .gt-settlement tbody tr").first.wait_for()
    [dock] = boxes(guest, ".dock")
    rows = boxes(guest, ".gt-end .gt-settlement tr", whole=True)
    assert rows[-1]["y"] + rows[-1]["height"] < dock["y"]
