"""Leaving Earth on its own board: by mouse and drag, by touch, by keyboard alone; a whole solitaire."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from cosmodrome.kernel import Match
from tests.browser.boxes import outside, touching
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest
from tests.browser.pieces import focus_piece, missing
from tests.browser.scenes import Scene
from tests.server.harness import Served

WORKSHOP = ("research juno_rockets", "buy juno", "buy juno", "buy juno", "buy juno", "buy probe")


# The moves of single pieces in sight, where a click plays at once; what lies over the board hides what is under it.
IN_SIGHT = """() => [...(document.querySelector('.le-over') ?? document).querySelectorAll('.stage [data-plays]')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.dataset.plays)
  .filter((moves) => !moves.includes(';'))"""

OFFERED = f"""() => {{
  if (document.querySelector('[data-over]')) return ['over'];
  const found = ({IN_SIGHT})();
  return found.length > 0 && found;
}}"""


def sit_down(guest: Guest) -> None:
    """Open an easy table, alone so that nobody acts in between, and wait for the board and the first question."""
    guest.open_table("leaving_earth", [HUMAN], options={"players": 1, "level": "easy"})
    guest.page.locator(".le-programme").wait_for()
    guest.page.locator(".dock.asks:not(.busy)").wait_for()


def plays(guest: Guest, move: str) -> Locator:
    """What on the board itself plays a move; where something lies over the board, what plays it there."""
    over = guest.page.locator(f'.le-over [data-plays="{move}"]')
    if over.count():
        return over.first
    seen = guest.page.locator(f'.stage [data-plays="{move}"]:visible')
    return seen.first if seen.count() else guest.page.locator(f'.stage [data-plays="{move}"]').first


def play_piece(guest: Guest, move: str, *, touch: bool = False) -> None:
    """Play a move on the board, and see that the match went on. Of a purchase the board asks how many first."""
    page = guest.page
    match = page.locator(".match")
    before = match.get_attribute("data-ply") or ""
    piece = plays(guest, move)
    if touch:
        piece.tap()
    else:
        piece.click()
    if move.startswith("buy ") and page.locator(".le-quantity").count():
        page.locator(".le-quantity button").first.click()
    expect(match).not_to_have_attribute("data-ply", before)


def test_a_rocket_is_researched_built_and_flown_on_the_board(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    sit_down(guest)
    for move in WORKSHOP:
        play_piece(guest, move)
    page.get_by_role("button", name="Bench").click()
    guest.drag(page.locator('.le-yard [data-drag="tile juno"]'), page.locator(".le-bench"))
    expect(page.locator(".le-draft h3")).to_contain_text("being assembled")
    expect(page.locator(".le-bench .le-part").first).to_have_accessible_name("1 × Juno")
    for move in ("part juno", "part juno", "part juno", "part probe"):
        play_piece(guest, move)
    # Everything is aboard, so the spacecraft is finished by itself; it stays in hand and shows what it can do.
    expect(page.locator(".le-chip.to-suborbital_flight.from-earth")).to_have_accessible_name(
        "Earth to Suborbital Flight, Difficulty 3, Card of Suborbital Flight. Thrust 16 at hand, 15 needed."
    )
    expect(page.locator(".le-tag.ok")).to_have_text("16/15")
    guest.drag(page.locator(".le-craft"), page.locator(".le-place.suborbital_flight"))
    expect(page.locator(".le-gauge")).to_have_accessible_name("0 of 15 thrust, 16 more aboard")
    guest.check_access()
    play_piece(guest, "fire juno")
    expect(page.locator(".le-machine :is(.le-slot:not(.unknown), .lamp.lit)").first).to_be_visible()


def test_a_whole_year_is_played_by_touch_on_a_phone(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    page = guest.page
    sit_down(guest)
    play_piece(guest, "research surveying", touch=True)
    play_piece(guest, "buy probe", touch=True)
    play_piece(guest, "assemble", touch=True)
    play_piece(guest, "part probe", touch=True)
    page.locator(".le").get_by_role("tab", name="Map").tap()
    # The tape of years stays above the chart, which moves to what is mine.
    expect(page.locator(".le-calendar svg")).to_be_in_viewport(ratio=1)
    # What was assembled stays in hand.
    expect(page.locator(".le-craft")).to_have_attribute("aria-pressed", "true")
    guest.check_access()
    page.locator(".le").get_by_role("tab", name="Agency").tap()
    expect(page.locator(".le-bench h3")).to_contain_text("Spacecraft 1")
    page.locator(".le").get_by_role("tab", name="Missions").tap()
    page.locator(".le-mission").first.tap()
    expect(page.locator(".bubble")).to_contain_text("Worth")
    page.locator(".le").get_by_role("tab", name="Agency").tap()
    guest.check_access()
    play_piece(guest, "end_turn", touch=True)
    expect(page.locator(".le-year")).to_have_text("1957")


def test_a_spacecraft_is_dragged_with_a_finger(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    page = guest.page
    sit_down(guest)
    for move in ("research juno_rockets", "buy juno", "assemble", "part juno"):
        play_piece(guest, move, touch=True)
    page.locator(".le").get_by_role("tab", name="Map").tap()
    # Into the middle of the screen, away from the sheet over its lower part.
    page.locator(".le-place.suborbital_flight").evaluate("one => one.scrollIntoView({block: 'center'})")
    match = page.locator(".match")
    ply = int(match.get_attribute("data-ply") or 0)
    guest.drag(page.locator(".le-craft"), page.locator(".le-place.suborbital_flight"), touch=True)
    expect(match).to_have_attribute("data-ply", str(ply + 2))
    expect(page.locator(".le-gauge")).to_be_visible()


def crowded(match: Match) -> bool:
    """Until one place holds this many spacecraft that some agency's are shown as one counter."""
    fleet = [
        (craft["coming_from"], craft["location"], craft["time_tokens"], seat)
        for seat, agency in enumerate(match.view(0)["agencies"])
        for craft in agency["spacecraft"]
    ]
    there = Counter(one[:3] for one in fleet)
    return any(there[one[:3]] > 4 and count > 1 and one[3] != 0 for one, count in Counter(fleet).items())


def test_spacecraft_in_a_crowded_place_are_one_counter_that_opens(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("leaving_earth", crowded, {"level": "hard"}, players=5).perform(site, guest)
    stack = page.locator(".le-stack").first
    stack.wait_for()
    singles = page.locator(".le-craft:not(.le-stack)").count()
    stack.click()
    expect(page.locator(".le-fan .le-craft").first).to_be_visible()
    assert page.locator(".le-fan .le-craft").count() >= 2
    guest.check_access()
    page.locator(".le-fan .le-craft").last.click()
    expect(page.locator(".le-bench h3")).to_contain_text("Spacecraft")
    page.keyboard.press("Escape")
    expect(page.locator(".le-fan")).to_have_count(0)
    assert page.locator(".le-craft:not(.le-stack)").count() == singles


def test_whatever_is_offered_can_be_done_on_the_board(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    guest.open_table("leaving_earth", [HUMAN, BOT])
    page.locator(".le-programme").wait_for()
    chance = Random(4)
    match = page.locator(".match")
    for _ in range(40):
        page.locator("button.move:enabled").first.wait_for()
        offered = page.eval_on_selector_all("button.move", "all => all.map((one) => one.dataset.move)")
        assert missing(guest) == []
        before = match.get_attribute("data-ply") or ""
        guest.play(chance.choice(offered))
        expect(match).not_to_have_attribute("data-ply", before)


def test_a_whole_solitaire_is_played_on_the_board_by_mouse(arrive: Arrive) -> None:
    """The workshop and a first flight, then some work every year until the calendar ends."""
    guest = arrive()
    page = guest.page
    sit_down(guest)
    for move in (*WORKSHOP, "assemble", "part juno", "part juno", "part juno", "part juno", "part probe"):
        play_piece(guest, move)
    plays(guest, "end_turn").wait_for()
    guest.drag(page.locator(".le-craft"), page.locator(".le-place.suborbital_flight"))
    chance = Random(2)
    work = 0
    for _ in range(400):
        page.locator("button.move:enabled, [data-over]").first.wait_for()
        # The board offers what is asked, at the latest when it has shown what came before.
        plays_now: list[str] = page.wait_for_function(OFFERED).json_value()
        if "over" in plays_now:
            break
        quiet = [move for move in plays_now if not move.startswith(("spacecraft ", "assemble", "cooperate"))]
        work = 0 if "end_turn" not in plays_now else work + 1
        move = "end_turn" if "end_turn" in plays_now and work > 2 else chance.choice(quiet or plays_now)
        if move == "end_turn":
            work = 0
        play_piece(guest, move)
    expect(page.locator(".le-end")).to_be_visible()
    guest.check_access()


def test_purse_yard_and_payload_chart_are_read_whole(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    sit_down(guest)
    for move in (*WORKSHOP, "buy pilot", "end_turn", "buy mechanic", "buy doctor"):
        play_piece(guest, move)
    expect(page.locator(".le-note")).to_contain_text("NASA")
    expect(page.locator(".le-tile")).to_have_count(5)
    assert outside(guest, ".le-yard", ".le-tile", ".le-tile b") == []
    assert touching(guest, ".le-tile") == []
    page.get_by_role("tab", name="Payload").click()
    assert outside(guest, ".le-payload", ".le-payload thead div > *", ".le-payload tr") == []
    assert touching(guest, ".le-payload thead span:not(.hidden)", ".le-payload thead svg") == []


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1600, 900)])
def test_the_board_fits_other_windows_too(arrive: Arrive, width: int, height: int) -> None:
    guest = arrive()
    guest.page.set_viewport_size({"width": width, "height": height})
    sit_down(guest)
    for area in (".le-map", ".le-programme", ".le-yard"):
        box = guest.page.locator(area).bounding_box()
        assert box is not None
        assert box["width"] > 200, area
        assert box["x"] + box["width"] <= width
        if width > 1280:
            assert box["y"] + box["height"] <= height, f"{area} is below the window"
    guest.check_access()


def test_the_board_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    guest = arrive()
    page, press = guest.page, guest.page.keyboard.press
    sit_down(guest)
    focus_piece(guest, page.get_by_role("button", name="Juno Rockets: not researched"))
    expect(page.locator(".bubble")).to_contain_text("the smallest rockets")
    press("ArrowRight")
    expect(page.get_by_role("button", name="Atlas Rockets: not researched")).to_be_focused()
    press("ArrowLeft")
    press("Enter")
    expect(page.get_by_role("button", name="Juno Rockets: 3 outcomes on it")).to_be_visible()
    focus_piece(guest, plays(guest, "buy juno"))
    press("?")
    expect(page.locator(".bubble")).to_contain_text("4 thrust")
    press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    focus_piece(guest, plays(guest, "buy juno"))
    press("Enter")
    focus_piece(guest, page.locator(".le-quantity button").first)
    press("Enter")
    focus_piece(guest, plays(guest, "assemble"))
    press("Enter")
    focus_piece(guest, plays(guest, "part juno"))
    press("Enter")
    # The craft is in hand; a way says what it needs and sends it.
    way = page.locator(".le-chip.to-suborbital_flight.from-earth")
    focus_piece(guest, way)
    expect(page.locator(".bubble")).to_contain_text("Difficulty 3")
    press("Enter")
    expect(page.locator(".le-gauge")).to_be_visible()


@pytest.mark.parametrize("look", ["dark", "light", "phone"])
def test_another_agency_is_looked_at_and_has_nothing_to_play(arrive: Arrive, look: str) -> None:
    guest = arrive(dark=look != "light", phone=look == "phone")
    # A random agency might make an offer first, which lies over the board.
    guest.open_table("leaving_earth", [HUMAN, {"kind": "bot", "bot": "greedy"}])
    guest.page.get_by_role("button", name="OKB-1", exact=True).click()
    expect(guest.page.locator(".le-advancement")).to_have_count(10)
    expect(guest.page.locator(".le-programme [data-plays]")).to_have_count(0)
    guest.page.locator(".le-advancement").first.click()
    expect(guest.page.locator(".bubble")).to_contain_text("Juno")
    guest.check_access()


def test_five_seats_on_a_phone_are_reached_by_keyboard_too(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True, dark=False)
    Scene("leaving_earth", lambda match: match.ply > 20 and match.asks[0].seat == 0, players=5).perform(site, guest)
    strip = guest.page.get_by_role("region", name="Seats")
    expect(strip.get_by_role("listitem")).to_have_count(5)
    strip.focus()
    expect(strip).to_be_focused()
    guest.check_access()
