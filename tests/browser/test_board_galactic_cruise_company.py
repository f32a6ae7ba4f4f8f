"""Galactic Cruise, a company's own board in a match: the countdown, Rachel's turns, the final sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from cosmodrome.kernel import Match
from tests.browser.boxes import touching
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.pieces import goes_on, offered, ply_of
from tests.browser.scenes import Scene, asked
from tests.browser.screenshots import later
from tests.golden.cases import EVERYTHING
from tests.server.harness import Served

SOLO = {"board": "intro", "rachel": "hard"}
NUMBERS = re.compile(r"^Numbers \d and \d; her worker goes to ")
#: The number at which the countdown stands while something is asked.
COUNT = {
    "choose_shuttle": "5",
    "board": "5",
    "spend_reputation": "3",
    "gain_resource": "3",
    "pay_launch": "3",
    "exchange_give": "3",
    "exchange_get": "3",
}
#: How high a fleet is that has four shuttles.
FOURTH = """(fleet) => {
  while (fleet.children.length < 4) fleet.append(fleet.children[0].cloneNode(true));
  return fleet.scrollWidth > fleet.clientWidth + 4 ? 1000 : fleet.offsetHeight;
}"""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 820, "height": 1180}
#: How to get on with a launch, the best first.
ANSWERS = (
    "choose_shuttle",
    "board",
    "pay",
    "gain",
    "icons",
    "spend_card",
    "spend_reputation",
    "give",
    "get",
    "done",
    "invite",
)


def may_launch(match: Match) -> bool:
    return any(str(move).startswith("launch") for ask in match.asks if ask.seat == 0 for move in ask.moves)


def play_piece(guest: Guest, move: str, by: str) -> None:
    """Play a move by the piece that stands for it alone, else by one that lets choose; see the match go on."""
    before = ply_of(guest)
    pieces = guest.page.locator(".stage [data-plays]")
    standing = [(one.get_attribute("data-plays") or "").split(";") for one in pieces.all()]
    homes = [n for n, moves in enumerate(standing) if move in moves]
    assert homes, f"nothing on the board plays {move}"
    # On a phone it may be on another tab; the list of moves is at hand on all of them.
    home = min(homes, key=lambda n: (not pieces.nth(n).is_visible(), len(standing[n])))
    if pieces.nth(home).is_visible():
        activate(guest, pieces.nth(home), by)
        if len(standing[home]) > 1:
            activate(guest, guest.page.locator(".bubble button.act").nth(standing[home].index(move)), by)
    else:
        guest.play(move)
    goes_on(guest, before)


def activate(guest: Guest, piece: Locator, by: str) -> None:
    if by == "key":
        piece.focus()
        guest.page.keyboard.press("Enter")
    elif by == "touch":
        piece.tap()
    else:
        piece.click()


def board_by_drag(guest: Guest, move: str) -> None:
    """Carry a guest with a ticket into the shuttle, by mouse or, on a phone, with a finger."""
    before = ply_of(guest)
    passenger = guest.page.locator(f'[data-drag="passenger {move.split(" ")[1]}"]')
    touch = bool(guest.page.evaluate("navigator.maxTouchPoints > 0"))
    cockpit = guest.page.locator(".gc-company .gc-shuttle.in-question .gc-cockpit .window")
    cockpit.scroll_into_view_if_needed()
    guest.drag(passenger, cockpit, touch=touch)
    goes_on(guest, before)


@pytest.mark.parametrize("by", ["click", "touch", "key"])
def test_a_launch_is_counted_down_on_the_board(arrive: Arrive, site: Served, by: str) -> None:
    guest = arrive(phone=by == "touch", dark=by != "click")
    page = guest.page
    match = Scene("galactic_cruise", may_launch, SOLO, players=1).perform(site, guest)
    if by == "touch":
        page.locator(".gc").get_by_role("tab", name="Company").tap()
    # So near to a launch the checklist is open by itself, and nothing on it is missing.
    expect(page.get_by_role("button", name="Preflight")).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".gc-checks").get_by_role("button")).to_have_count(7)
    expect(page.locator(".gc-checks li.missing")).to_have_count(0)
    guest.check_access()
    play_piece(guest, next(move for move in offered(guest) if move.startswith("launch")), by)
    seen = []
    while (question := question_of(guest, match)) in COUNT:
        expect(page.locator(".gc-countdown [aria-current=step]")).to_contain_text(COUNT[question])
        if question not in seen:
            seen.append(question)
            guest.check_access()
            if by != "touch":
                see_poster(guest, question)
        moves = offered(guest)
        move = next(move for verb in ANSWERS for move in moves if move.split(" ")[0] == verb)
        if move.startswith("board ") and by != "key":
            board_by_drag(guest, move)
        else:
            play_piece(guest, move, by)
    assert "board" in seen
    expect(page.locator(".gc-countdown")).to_have_count(0)
    expect(page.locator(".gc-launch.poster")).to_have_count(0)
    expect(page.locator(".gc-company .gc-shuttle.flying")).to_have_count(1)
    if by == "touch":
        page.locator(".gc").get_by_role("tab", name="Company").tap()
    expect(page.get_by_role("button", name="Stop 1:").first).to_be_visible()


def see_poster(guest: Guest, question: str) -> None:
    """Where there is room, a launch has a poster, whatever is asked: the shuttle on its pad, six steps, what is due."""
    poster = guest.page.locator(".gc-launch.poster")
    # On a tablet it hangs over the campus.
    guest.page.set_viewport_size(TABLET)
    guest.page.locator(".gc").get_by_role("tab", name="Campus").click()
    expect(poster).to_be_visible()
    guest.page.set_viewport_size(DESKTOP)
    expect(poster).to_be_visible()
    expect(poster.locator(".gc-countdown li")).to_have_count(6)
    # Every step behind us is ticked, none before us.
    done = 5 - int(COUNT[question])
    expect(poster.locator(".gc-countdown li.done")).to_have_count(done)
    expect(poster.locator(".gc-countdown li.done b").filter(has_text="✓")).to_have_count(done)
    if question != "choose_shuttle":
        expect(poster.locator(".gc-poster .gc-rocket")).to_have_count(1)
    if question == "board":
        # Who may come aboard stands beside the shuttle, not before it.
        hull, choice = (poster.locator(one).bounding_box() for one in (".gc-rocket .hull", ".gc-doing"))
        assert hull is not None
        assert choice is not None
        assert hull["x"] + hull["width"] <= choice["x"]
    if question == "pay_launch":
        due = poster.get_by_role("list", name="Still to pay").get_by_role("listitem")
        expect(due.first).to_contain_text("to pay")
        assert due.count() >= 1


def question_of(guest: Guest, match: str) -> str:
    """What the seat is asked now."""
    asks = guest.context.request.get(f"/api/matches/{match}").json()["position"]["asks"]
    return str(asks[0]["question"]) if asks else ""


def test_the_checklist_says_what_is_missing_and_why(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("galactic_cruise", asked(0, "turn"), SOLO, players=1).perform(site, guest)
    page.get_by_role("button", name="Preflight").click()
    missing = page.get_by_role("button", name="No cruise is scheduled. Missing.")
    expect(missing).to_be_visible()
    # The red line says it; a screen reader hears the reason as a sentence besides.
    expect(page.get_by_role("status").filter(has_text="You have not scheduled a cruise.")).to_be_attached()
    missing.click()
    expect(page.locator(".bubble")).to_contain_text("it is yours until you launch")
    guest.check_access()


def may_choose(match: Match) -> bool:
    return any(
        ask.seat == 0 and sum(str(move).startswith("choose_shuttle") for move in ask.moves) > 1 for ask in match.asks
    )


@pytest.mark.parametrize("phone", [False, True])
def test_all_shuttles_that_may_fly_are_seen_at_once(arrive: Arrive, site: Served, phone: bool) -> None:
    guest = arrive(phone=phone)
    Scene("galactic_cruise", may_choose, players=3, seed=4).perform(site, guest)
    candidates = guest.page.locator(".gc-shuttle:not(.flying, .gc-berth)" if phone else ".gc-candidate")
    expect(candidates.nth(1)).to_be_visible()
    below = guest.page.locator(".gc-purse" if phone else ".dock").bounding_box()
    assert below is not None
    for one in candidates.all():
        expect(one).to_be_visible()
        box = one.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= below["y"]
    guest.check_access()
    play_piece(guest, "choose_shuttle first", "touch" if phone else "click")


def full_hands(match: Match) -> bool:
    """Until Ada has seven cards and blueprints, of both a few."""
    mine = match.view(0)["companies"][0]
    return asked(0, "turn", "into_shuttle")(match) and len(mine["hand"]) + len(mine["blueprints"]) == 7


def borrowing(match: Match) -> bool:
    """Until Ada pays for a launch and has a technology on the campus to use for it."""
    return asked(0, "pay_launch")(match) and any(str(move).startswith("use_technology") for move in match.asks[0].moves)


def test_on_a_phone_a_launch_is_shown_though_something_else_may_be_used(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True)
    Scene("galactic_cruise", borrowing, {"modules": EVERYTHING}, players=4).perform(site, guest)
    tabs = guest.page.locator(".gc").get_by_role("tab", name="Company")
    expect(tabs).to_have_attribute("aria-selected", "true")
    expect(guest.page.locator(".gc-countdown [aria-current=step]")).to_be_visible()


def test_on_a_phone_the_purse_of_another_company_is_seen(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True)
    Scene("galactic_cruise", later(100, "turn"), players=3).perform(site, guest)
    guest.page.locator(".gc").get_by_role("tab", name="Tracks").tap()
    guest.page.locator(".gc-company-chip:not(.mine)").first.tap()
    for good in ("money", "ads", "food", "reputation"):
        expect(guest.page.get_by_role("dialog").locator(f".gc-good.{good}")).to_be_visible()


def test_what_others_have_stands_clear_of_each_other_on_a_tablet(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    Scene("galactic_cruise", later(100, "turn"), players=3).perform(site, guest)
    guest.page.locator(".gc").get_by_role("tab", name="Company").click()
    guest.page.locator(".gc-company-chip:not(.mine)").first.click()
    goals, held = (guest.page.get_by_role("dialog").locator(one).bounding_box() for one in (".gc-goals", ".gc-held"))
    assert goals is not None
    assert held is not None
    assert goals["y"] + goals["height"] <= held["y"]


def test_four_shuttles_lie_in_one_line_on_the_card_of_their_seat(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galactic_cruise", later(100, "turn"), players=4).perform(site, guest)
    fleet = guest.page.locator(".player-picture .gc-mini-fleet").first
    for width, height in ((1280, 800), (820, 1180)):
        guest.page.set_viewport_size({"width": width, "height": height})
        assert fleet.evaluate(FOURTH) < 2 * 17


def test_what_is_offered_in_a_shuttle_is_lit_by_bulbs(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galactic_cruise", asked(0, "use_segment"), {"modules": EVERYTHING}, players=4).perform(site, guest)
    segments = guest.page.locator(".gc-mine .gc-segment.legal")
    expect(segments).not_to_have_count(0)
    expect(segments.first.locator(".bulbs.rim")).to_be_visible()
    expect(guest.page.locator(".gc-mine .gc-cockpit:not(.legal) .bulbs.rim").first).to_be_hidden()


def test_all_that_is_held_can_be_read(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galactic_cruise", full_hands, {"modules": EVERYTHING}, players=3, seed=2).perform(site, guest)
    guest.page.locator(".gc-mine .gc-card").first.wait_for()
    assert touching(guest, ".gc-mine .gc-card") == []
    names = guest.page.locator(".gc-mine .gc-card-name")
    assert names.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_on_a_phone_the_zone_that_is_asked_about_comes_first(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True)
    Scene("galactic_cruise", asked(0, "take_shuttle")).perform(site, guest)
    page = guest.page
    expect(page.locator(".gc-pair.legal").first).to_be_in_viewport(ratio=1)
    tops = [page.locator(zone).evaluate("one => one.offsetTop") for zone in (".gc-hangar-zone", ".gc-market")]
    assert tops[0] < tops[1]


@pytest.mark.parametrize(
    ("look", "way"), [("dark", "What Rachel did"), ("light", "Rachel: "), ("phone", "What Rachel did")]
)
def test_rachels_last_turn_is_told_step_by_step(arrive: Arrive, site: Served, look: str, way: str) -> None:
    guest = arrive(phone=look == "phone", dark=look != "light")
    Scene("galactic_cruise", may_launch, SOLO, players=1).perform(site, guest)
    if look == "phone":
        guest.page.locator(".gc").get_by_role("tab", name="Tracks").tap()
    guest.page.get_by_role("button", name=way).click()
    told = guest.page.get_by_role("dialog").get_by_role("region", name="Rachel", exact=True)
    expect(told.get_by_role("img")).to_have_accessible_name(NUMBERS)
    expect(told.get_by_role("heading", name="Her last turn")).to_be_visible()
    expect(told.locator("ol > li")).not_to_have_count(0)
    guest.check_access()


def test_the_final_sheet_of_four_companies_and_its_graph_are_seen_at_once(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galactic_cruise", lambda match: match.over, players=4).perform(site, guest)
    expect(guest.page.locator(".graph-line")).to_have_count(4)
    expect(guest.page.get_by_text("As a table")).to_be_in_viewport()
    assert guest.page.locator(".gc-finish-main").evaluate("one => one.scrollHeight <= one.clientHeight")
    # On a low tablet at least every line and the totals.
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    expect(guest.page.locator(".gc-score tfoot td").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("look", ["dark", "light", "phone"])
def test_the_final_sheet_adds_up(arrive: Arrive, site: Served, look: str) -> None:
    guest = arrive(phone=look == "phone", dark=look != "light")
    Scene("galactic_cruise", lambda match: match.over, SOLO, players=1).perform(site, guest)
    sheet = guest.page.locator(".gc-score")
    expect(sheet.get_by_role("heading", name="Final scoring")).to_be_visible()
    rows = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in sheet.locator("tbody tr").all()]
    totals = [int(text.split()[0]) for text in sheet.locator("tfoot td").all_inner_texts()]
    assert len(rows) == 11
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    # The end is the board's own: nothing of the shell lies over it.
    expect(guest.page.locator(".result")).to_have_count(0)
    expect(guest.page.locator(".gc-finish h2")).to_contain_text("takes over the company")
    # Every launch is on the graph, and at a desk all of it is seen without scrolling.
    expect(guest.page.locator(".graph-deed")).not_to_have_count(0)
    expect(guest.page.locator(".graph-name").last).to_have_text("AGM C")
    if look != "phone":
        expect(guest.page.get_by_text("As a table")).to_be_in_viewport()
        assert guest.page.locator(".gc-finish-main").evaluate("one => one.scrollHeight <= one.clientHeight")
    guest.check_access()
