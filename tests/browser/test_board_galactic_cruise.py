"""Galactic Cruise on its board: by mouse and drag, by touch, by keyboard alone, and a whole match on the table."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from cosmodrome.kernel import Match
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest, middle
from tests.browser.pieces import focus_piece, goes_on, missing, offered, ply_of
from tests.browser.scenes import Scene, asked
from tests.browser.test_playing import SHORT
from tests.golden.cases import EVERYTHING as ALL_MODULES
from tests.server.harness import Served

#: The verbs that belong to no piece. All others must be played where they are on the table.
IN_WORDS = {"done", "end_turn"}
#: Answers that take several things at once: there is no one piece they lie on.
AT_ONCE = {"fund_all", "gain_several", "score_all", "board_all", "fill", "pay_by_cards", "pay_by_reputation"}
#: All modules that go together.
EVERYTHING = {"modules": ALL_MODULES}


def piece(guest: Guest, move: str) -> Locator:
    """What on the table plays just this move."""
    return guest.page.locator(f'.gc-table [data-plays="{move}"]').first


def play(guest: Guest, move: str, *, touch: bool = False) -> None:
    """Play a move by its piece and see that the match went on."""
    before = ply_of(guest)
    if touch:
        piece(guest, move).tap()
    else:
        piece(guest, move).click()
    goes_on(guest, before)


def open_tab(guest: Guest, name: str) -> None:
    guest.page.locator(".gc").get_by_role("tab", name=name).tap()


def test_setup_and_a_first_turn_are_played_by_mouse(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    guest.open_table("galactic_cruise", [HUMAN, BOT], options={"board": "intro"})
    assert offered(guest)[0].startswith("develop ")
    guest.check_access()
    play(guest, "develop fuel")
    connection = offered(guest)[0]
    play(guest, connection)
    expect(page.locator(".gc-house.seat-0")).to_have_count(1)
    play(guest, offered(guest)[0])
    assert "assign_worker tc" in offered(guest)
    before = ply_of(guest)
    guest.drag(page.locator('[data-drag="worker"]'), page.locator('.gc-tile[data-drop="location tc"]').first)
    goes_on(guest, before)
    expect(page.get_by_role("button", name="Location Saucer Tower: Worker of Player 1")).to_be_visible()
    assert offered(guest)
    guest.check_access()
    play(guest, "end_turn")


def drawing(match: Match) -> bool:
    """Until Ada may draw agenda cards and there is one to draw."""
    return asked(0, "action")(match) and any(str(move) == "act draw_agenda" for move in match.asks[0].moves)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_card_carried_to_the_hand_takes_the_action_first(arrive: Arrive, site: Served, touch: bool) -> None:
    guest = arrive(phone=touch)
    page = guest.page
    Scene("galactic_cruise", drawing).perform(site, guest)
    offered(guest)
    if touch:
        open_tab(guest, "Market")
    card = page.locator('.gc-agenda [data-drag^="card "]').first
    name = (card.get_attribute("data-drag") or "").split(" ")[1]
    if touch:
        # The hand is on another tab, which opens under the finger.
        tab = page.locator(".gc").get_by_role("tab", name="Company")
        carry_over_tab(guest, card, tab, page.locator('.gc-mine [data-drop="hand"]'))
    else:
        guest.drag(card, page.locator('.gc-mine [data-drop="hand"]'))
    expect(page.locator(f'[data-plays*="spend_card {name}"], [data-plays*="play_card {name}"]').first).to_be_attached()
    expect(page.locator(f'.gc-agenda [data-drag="card {name}"]')).to_have_count(0)


def carry_over_tab(guest: Guest, card: Locator, tab: Locator, place: Locator) -> None:
    """With a finger: up to a tab, which opens, and down to a place in it."""
    finger = guest.context.new_cdp_session(guest.page)

    def touch(kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    card.scroll_into_view_if_needed()
    start, over = middle(card), middle(tab)
    touch("touchStart", *start)
    for part in (0.3, 0.6, 1):
        touch("touchMove", start[0] + (over[0] - start[0]) * part, start[1] + (over[1] - start[1]) * part)
    place.wait_for(state="visible")
    touch("touchMove", *middle(place))
    guest.page.wait_for_timeout(100)
    touch("touchEnd", *middle(place))
    finger.detach()


def test_a_guest_is_carried_from_the_queue_to_a_cruise(arrive: Arrive, site: Served) -> None:
    guest = arrive(dark=False)
    page = guest.page
    Scene("galactic_cruise", asked(0, "advertise_cruise"), players=3).perform(site, guest)
    cruise = next(move for move in offered(guest) if move.startswith("advertise ")).split(" ")[1]
    tickets = page.locator(f'.gc-cruise[data-drop="cruise {cruise}"] .gc-ticket.sold')
    sold = tickets.count()
    guest.drag(page.locator('.gc-waiting[data-drag^="guest "]').first, page.locator(f'[data-drop="cruise {cruise}"]'))
    expect(tickets).to_have_count(sold + 1)
    guest.check_access()


def building(match: Match) -> bool:
    """Until Ada may build a blueprint of hers."""
    plans = [f"build {plan}" for plan in match.view(0)["companies"][0]["blueprints"]]
    return asked(0, "build_segments")(match) and any(str(move) in plans for move in match.asks[0].moves)


def test_a_blueprint_is_carried_into_a_shuttle(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("galactic_cruise", building).perform(site, guest)
    offered(guest)
    segments = page.locator(".gc-mine .gc-segment")
    before = segments.count()
    plan = page.locator('.gc-plans [data-drag^="blueprint "]').first
    guest.drag(plan, page.locator('.gc-mine [data-drop^="shuttle first"]').first)
    expect(segments).to_have_count(before + 1)


@pytest.mark.parametrize(("options", "seed"), [({}, 1), (EVERYTHING, 2)], ids=["standard", "everything"])
def test_whatever_is_offered_is_played_where_it_lies(arrive: Arrive, options: dict[str, list[str]], seed: int) -> None:
    guest = arrive()
    guest.open_table("galactic_cruise", [HUMAN, BOT], options=options)
    guest.page.locator(".gc-campus").wait_for()
    chance = Random(seed)
    for _ in range(30):
        moves = offered(guest)
        expect(guest.page.locator(".gc-table [data-plays]").first).to_be_attached()
        assert missing(guest) == []
        words = guest.page.eval_on_selector_all(".gc-acts [data-plays]", "all => all.map((one) => one.dataset.plays)")
        # Where starting upgrades are chosen, they lie on the reputation track.
        allowed = IN_WORDS if not moves[0].startswith(("bid", "choose_starting")) else {*IN_WORDS, "spend_reputation"}
        assert {move.split(" ")[0] for move in words if move != "buy both"} <= allowed | AT_ONCE
        before = ply_of(guest)
        guest.play(chance.choice([move for move in moves if move != "refresh_blueprints"]))
        goes_on(guest, before)


def test_a_turn_is_played_by_keyboard_alone(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page, press = guest.page, guest.page.keyboard.press
    Scene("galactic_cruise", asked(0, "turn"), {"board": "intro"}).perform(site, guest)
    move = next(move for move in offered(guest) if move.startswith("assign_worker "))
    focus_piece(guest, page.locator(f'.gc-pad[data-plays="{move}"]'))
    expect(page.locator(".bubble")).to_contain_text(re.compile("worker", re.IGNORECASE))
    before = ply_of(guest)
    press("Enter")
    goes_on(guest, before)
    while not any(one.startswith("act ") for one in offered(guest)):
        before = ply_of(guest)
        focus_piece(guest, page.locator(".gc-table [data-plays]:visible").first)
        press("Enter")
        if page.locator(".bubble button.act").count():
            press("Enter")
        goes_on(guest, before)
    tile = page.locator(".gc-tile.legal").first
    focus_piece(guest, tile)
    press("?")
    expect(page.locator(".bubble")).to_be_visible()
    press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    before = ply_of(guest)
    focus_piece(guest, piece(guest, "end_turn"))
    press("Enter")
    goes_on(guest, before)


def test_a_phone_has_the_campus_first_and_the_rest_by_tabs(arrive: Arrive, site: Served) -> None:
    guest = arrive(phone=True)
    page = guest.page
    Scene("galactic_cruise", asked(0, "turn"), players=3).perform(site, guest)
    offered(guest)
    expect(page.locator(".gc-campus")).to_be_visible()
    expect(page.locator(".gc-mine")).not_to_be_visible()
    guest.check_access()
    tabs = (("Market", ".gc-hangar"), ("Company", ".gc-tower"), ("Tracks", ".gc-reputation"), ("Campus", ".gc-campus"))
    for tab, place in tabs:
        open_tab(guest, tab)
        expect(page.locator(place)).to_be_visible()
        guest.check_access()
    move = next(move for move in offered(guest) if move.startswith("assign_worker "))
    before = ply_of(guest)
    pad = page.locator(f'.gc-pad[data-plays*="{move}"]')
    pad.tap()
    choice = page.locator(f'.bubble [data-plays="{move}"]')
    if choice.count():
        choice.tap()
    goes_on(guest, before)


@pytest.mark.parametrize("look", ["dark", "light", "phone"])
def test_another_company_opens_large(arrive: Arrive, site: Served, look: str) -> None:
    guest = arrive(dark=look != "light", phone=look == "phone")
    Scene("galactic_cruise", asked(0, "flip"), players=4).perform(site, guest)
    if look == "phone":
        open_tab(guest, "Tracks")
    guest.page.locator(".gc-company-chip.seat-1").click()
    dialog = guest.page.get_by_role("dialog", name="Ben")
    expect(dialog.locator(".gc-tower")).to_be_visible()
    expect(dialog.locator("[data-plays]")).to_have_count(0)
    guest.check_access()


def test_a_spectator_sees_the_table_and_can_play_nothing(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galactic_cruise", asked(0, "turn"), seat=None, options={"board": "intro"}).perform(site, guest)
    page = guest.page
    page.get_by_role("button", name="Hire an Expert").click()
    expect(page.locator(".bubble")).to_contain_text("expert")
    assert page.locator("[data-plays], [data-drag]").count() == 0
    guest.check_access()


def late(match: Match) -> bool:
    """Until Ada has a worker to assign, when the match is well on its way."""
    return int(match.view(0)["turn"]) > 40 and any(
        str(move).startswith("assign_worker") for ask in match.asks if ask.seat == 0 for move in ask.moves
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_everything_is_on_one_screen_and_as_large_as_fits(
    arrive: Arrive, site: Served, width: int, height: int
) -> None:
    guest = arrive()
    page = guest.page
    page.set_viewport_size({"width": width, "height": height})
    Scene("galactic_cruise", late, players=4).perform(site, guest)
    place = next(move for move in offered(guest) if move.startswith("assign_worker ")).split(" ")[1]
    for part in (".gc-companies", ".gc-campus", ".gc-silo-zone", ".gc-market", ".gc-reputation", ".gc-mine"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, part
    mine = page.locator(".gc-mine").bounding_box()
    assert mine is not None
    assert mine["y"] + mine["height"] > 0.85 * height
    # Drawn larger, pieces are still dropped where the pointer is.
    before = ply_of(guest)
    guest.drag(page.locator('[data-drag="worker"]'), page.locator(f'.gc-pad[data-drop="location {place}"]'))
    goes_on(guest, before)


# Plays on by clicking pieces in the page itself, a player in a hurry; gives the number of clicks, or what went wrong.
PLAY_ON = """async ({preferred, avoided, longest}) => {
  const tick = () => new Promise((done) => setTimeout(done, 3));
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const until = async (condition) => {
    for (let i = 0; i < 10000; i++) { const found = condition(); if (found) return found; await tick(); }
    throw new Error('nothing happens any more');
  };
  const click = (one) => one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const verb = (move) => move.split(' ')[0];
  const ply = () => document.querySelector('.match').dataset.ply;
  const over = () => document.querySelector('.gc-finish');
  for (let clicks = 0; clicks < longest; clicks++) {
    await until(() => over() || document.querySelector('.gc-table [data-plays]'));
    if (over()) return clicks;
    const pieces = [...document.querySelectorAll('.gc-table [data-plays]')];
    const homes = pieces.map((one) => [one, one.dataset.plays.split(';')]);
    const moves = homes.flatMap(([, plays]) => plays);
    const wanted = preferred.find((name) => moves.some((move) => verb(move) === name));
    const others = moves.filter((move) => !avoided.includes(verb(move)));
    const pool = wanted ? moves.filter((move) => verb(move) === wanted) : others.length ? others : moves;
    const move = any(Math.random() < 0.1 ? moves : pool);
    const [piece, plays] = homes.find(([, plays]) => plays.includes(move));
    const before = ply();
    click(piece);
    if (plays.length > 1) click(await until(() => document.querySelector(`.bubble [data-plays="${move}"]`)));
    await until(() => over() || ply() !== before);
  }
  throw new Error('the match does not end');
}"""


def test_a_whole_match_is_played_on_the_table_alone(arrive: Arrive) -> None:
    guest = arrive()
    hurry = SHORT["galactic_cruise"]
    guest.open_table("galactic_cruise", [HUMAN, BOT], options=hurry.options)
    guest.page.locator(".gc-campus").wait_for()
    settings = {"preferred": hurry.preferred.split(), "avoided": hurry.avoided.split(), "longest": 3000}
    clicks = guest.page.evaluate(PLAY_ON, settings)
    assert clicks > 20
    expect(guest.page.get_by_role("region", name="Final scoring")).to_be_visible()
    guest.check_access()
    guest.page.get_by_role("button", name="Show the table").click()
    expect(guest.page.locator(".gc-campus")).to_be_visible()
