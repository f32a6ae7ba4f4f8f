"""Galaxy Trucker on its board: building and loading by drag, by touch and by keyboard alone, and a whole flight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cosmodrome.kernel import Match
from tests.browser.boxes import SLACK, boxes, check_words, outside
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest, middle
from tests.browser.scenes import Scene, asked
from tests.browser.screenshots import laid
from tests.server.harness import Served

OPTIONS = {"rounds": ["1"], "tempo": "calm"}


def sit_down(arrive: Arrive, *, phone: bool = False, dark: bool = True) -> Guest:
    guest = arrive(phone=phone, dark=dark)
    guest.open_table("galaxy_trucker", [HUMAN, BOT], options=OPTIONS)
    expect(guest.page.locator(".gt-ship")).to_be_visible()
    return guest


def tap(piece: Locator) -> None:
    piece.tap()


def press(piece: Locator) -> None:
    piece.focus()
    piece.press("Enter")


def draw_a_fitting_tile(page: Page, act: Callable[[Locator], None]) -> Locator:
    """Draw until a tile fits somewhere, giving the others back; the first square that takes it as it is turned."""
    for _ in range(30):
        act(page.locator(".gt-heap.legal"))
        expect(page.locator(".gt-hand-tile")).to_be_visible()
        expect(page.locator(".dock.asks:not(.busy)")).to_be_visible()
        if page.locator(".gt-free.fits").count():
            return page.locator(".gt-free.fits").first
        act(page.locator(".gt-hand .act"))
        expect(page.locator(".gt-hand-tile")).to_have_count(0)
    raise AssertionError("no tile fits")


# --- building


def test_a_tile_is_dragged_from_the_hand_onto_the_ship(arrive: Arrive) -> None:
    guest = sit_down(arrive)
    page = guest.page
    guest.check_access()
    square = draw_a_fitting_tile(page, Locator.click)
    guest.check_access()
    x, y = middle(square)
    page.locator(".gt-hand-tile").hover()
    page.mouse.down()
    page.mouse.move(x, y, steps=6)
    expect(page.locator(".drag-ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".gt-laid")).to_have_count(2)
    expect(page.locator(".gt-hand-tile")).to_have_count(0)


def test_a_ship_is_built_and_finished_by_keyboard_alone(arrive: Arrive) -> None:
    page = sit_down(arrive, dark=False).page
    press(draw_a_fitting_tile(page, press))
    expect(page.locator(".gt-laid")).to_have_count(2)
    press(page.locator(".gt-number-tile.legal").first)
    expect(page.locator(".gt-number-tile.legal")).to_have_count(0)


def holding(match: Match) -> bool:
    """Until Ada holds a tile with four different looks."""
    hand = str(match.view(0)["ships"][0]["hand"])
    return "engine" in hand or "cannon" in hand or "shield" in hand


@pytest.mark.parametrize("way", ["key", "wheel", "tap"])
def test_the_tile_in_hand_is_turned(arrive: Arrive, site: Served, way: str) -> None:
    guest = arrive(phone=way == "tap")
    page = guest.page
    Scene("galaxy_trucker", holding, OPTIONS).perform(site, guest)
    hand = page.locator(".gt-hand-tile")
    hand.wait_for()
    seen = [hand.text_content()]
    for _ in range(4):
        if way == "key":
            page.keyboard.press("r")
        elif way == "wheel":
            hand.hover()
            page.mouse.wheel(0, 100)
        else:
            hand.tap()
        expect(hand).not_to_have_text(seen[-1] or "")
        seen.append(hand.text_content())
    assert len(set(seen)) == 4
    assert seen[0] == seen[4]


def test_a_phone_builds_by_touch_with_its_ship_first(arrive: Arrive) -> None:
    guest = sit_down(arrive, phone=True)
    page = guest.page
    tap(draw_a_fitting_tile(page, tap))
    expect(page.locator(".gt-laid")).to_have_count(2)
    guest.check_access()
    # The others' ships stand in the strip of seats; one opens large.
    page.get_by_role("button", name="Look at this ship").tap()
    expect(page.locator(".gt-laid")).to_have_count(1)
    page.get_by_role("button", name="Back to my ship").tap()
    expect(page.locator(".gt-laid")).to_have_count(2)


@pytest.mark.parametrize("round_name", ["1", "2", "3", "3a"])
def test_a_thumb_finds_every_square_of_every_ship(arrive: Arrive, site: Served, round_name: str) -> None:
    guest = arrive(phone=True)
    Scene("galaxy_trucker", holding, {"rounds": [round_name], "tempo": "calm"}).perform(site, guest)
    squares = guest.page.locator(".gt-free")
    squares.first.wait_for()
    for square in squares.all():
        box = square.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44 * 0.94, "a square is 94 % of its cell"
        # The ship scrolls within its own area, so that every one of them can be brought into sight.
        square.scroll_into_view_if_needed()
        x, _ = middle(square)
        assert 0 < x < 390
    guest.check_access()


def aloft(match: Match) -> bool:
    """Until Ada is asked something on a flight."""
    return any(ask.seat == 0 for ask in match.asks) and match.view(0)["ships"][0]["position"] is not None


@pytest.mark.parametrize(
    ("until", "round_name"),
    [
        pytest.param(aloft, "3", id="widest"),
        pytest.param(asked(0, "shoot"), "3a", id="longest"),
        pytest.param(asked(0, "crew"), "3a", id="longest before the launch"),
        # Where there is much to answer, the sheet is high.
        pytest.param(asked(0, "planet"), "2", id="planets"),
        pytest.param(asked(0, "power_engines"), "2", id="engines"),
        pytest.param(asked(0, "keep_piece"), "2", id="come apart"),
    ],
)
def test_even_the_widest_ship_is_seen_whole_on_a_flight_with_its_gauges(
    arrive: Arrive, site: Served, until: Callable[[Match], bool], round_name: str
) -> None:
    guest = arrive(phone=True)
    Scene("galaxy_trucker", until, {"rounds": [round_name], "tempo": "calm"}, players=4).perform(site, guest)
    guest.page.locator(".gt-zone .gt-laid").first.wait_for()
    assert outside(guest, ".gt-zone", ".gt-laid .hit") == []
    [sheet] = boxes(guest, ".dock")
    shown = boxes(guest, ".gt-laid .hit", ".gt-gauge", whole=True)
    assert [one["name"] for one in shown if one["y"] + one["height"] > sheet["y"] + SLACK] == []


# --- hits

ROCK_SEEN = """() => {
  const rock = document.querySelector('.gt-missile .gt-rock').getBoundingClientRect();
  const zone = document.querySelector('.gt-zone').getBoundingClientRect();
  const target = document.querySelector('.gt-laid.aimed .hit').getBoundingClientRect();
  const wide = Math.min(rock.right, zone.right, innerWidth) - Math.max(rock.left, zone.left, 0);
  const high = Math.min(rock.bottom, zone.bottom) - Math.max(rock.top, 0);
  const apart = Math.max(
    rock.left - target.right, target.left - rock.right, rock.top - target.bottom, target.top - rock.bottom
  );
  const seen = Math.max(0, wide) * Math.max(0, high) / (rock.width * rock.height);
  return { seen, gap: apart / target.width };
}"""


@pytest.mark.parametrize("round_name", ["2", "3", "3a"])
def test_what_is_about_to_hit_is_seen_close_before_the_part_it_will_hit(
    arrive: Arrive, site: Served, round_name: str
) -> None:
    """From whichever side it comes: the ship steps back, and neither the card nor the edge of a phone hides it."""
    guest = arrive()
    Scene("galaxy_trucker", asked(0, "shoot"), {"rounds": [round_name], "tempo": "calm"}, players=4).perform(
        site, guest
    )
    guest.page.locator(".gt-missile .gt-rock").wait_for()
    for width, height in (*SIZES, (844, 390)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(600)
        rock = guest.page.evaluate(ROCK_SEEN)
        assert rock["seen"] > 0.5, f"{width}: {rock}"
        assert -0.4 < rock["gap"] < 1.2, f"{width}: {rock}"


def test_any_part_stands_for_the_piece_of_the_ship_it_belongs_to(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("galaxy_trucker", asked(0, "keep_piece"), {"rounds": ["2"], "tempo": "calm"}, players=4).perform(site, guest)
    pieces = page.locator(".gt-island")
    expect(pieces.nth(1)).to_be_visible()
    kept = page.locator(".gt-island").first.locator(".line rect").count()
    laid = page.locator(".gt-laid")
    plays = [one.get_attribute("data-plays") for one in laid.all()]
    assert None not in plays
    largest = max(set(plays), key=plays.count)
    assert plays.count(largest) == kept
    # One that the dock does not name.
    other = next(n for n, move in enumerate(plays) if move == largest and n > plays.index(largest))
    laid.nth(other).click()
    if page.locator(".dock .confirm").count():
        page.locator(".dock .confirm").click()
    expect(laid).to_have_count(kept)


# --- words


def in_combat(match: Match) -> bool:
    """Until Ada is asked something in a combat zone."""
    return any(ask.seat == 0 for ask in match.asks) and "combat_zone" in (match.view(0)["card"] or "")


SIZES = ((1280, 800), (1920, 1080), (1024, 768), (820, 1180), (390, 844))


@pytest.mark.parametrize(
    ("until", "options", "players"),
    [
        pytest.param(holding, {"rounds": ["2"], "tempo": "calm"}, 3, id="building"),
        pytest.param(holding, {"rounds": ["3a"], "tempo": "calm"}, 2, id="long ship"),
        pytest.param(asked(0, "building"), {"rounds": ["3"], "tempo": "turns"}, 4, id="in turns"),
        pytest.param(asked(0, "shoot"), {"rounds": ["2"], "tempo": "calm"}, 4, id="meteor"),
        pytest.param(asked(0, "planet"), {"rounds": ["2"], "tempo": "calm"}, 4, id="planets"),
        pytest.param(in_combat, {"rounds": ["2"], "tempo": "calm"}, 4, id="combat zone"),
        pytest.param(asked(0, "keep_piece"), {"rounds": ["2"], "tempo": "calm"}, 4, id="come apart"),
        pytest.param(asked(0, "abandoned_ship"), {"rounds": ["2"], "tempo": "calm"}, 4, id="abandoned ship"),
    ],
)
def test_no_word_is_small_cut_or_covered(
    arrive: Arrive, site: Served, until: Callable[[Match], bool], options: dict[str, Any], players: int
) -> None:
    guest = arrive()
    Scene("galaxy_trucker", until, options, players=players).perform(site, guest)
    guest.page.locator(".gt-ship").wait_for()
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(600)
        check_words(guest.page)


# --- goods


def loading(match: Match) -> bool:
    """Until Ada has a block to load and one aboard that could lie in another hold as well."""
    now = [ask for ask in match.asks if ask.seat == 0 and ask.question == "load"]
    moves = [str(move) for ask in now for move in ask.moves]
    loads = {move.split("_")[1] for move in moves if move.startswith("load ")}
    unloads = {move.split("_")[1] for move in moves if move.startswith("unload ") and "red" not in move}
    return len(loads - unloads) > 0 and len(unloads) > 0


def aboard(page: Page) -> Locator:
    return page.locator('.gt-ship [data-drag^="aboard"]')


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_goods_are_dragged_aboard_from_hold_to_hold_and_back_to_the_dock(
    arrive: Arrive, site: Served, touch: bool
) -> None:
    guest = arrive(phone=touch)
    page = guest.page
    Scene("galaxy_trucker", loading, {"rounds": ["1"], "tempo": "calm"}).perform(site, guest)
    dock = page.locator(".gt-dock")
    dock.wait_for()
    dock.evaluate("one => scrollTo(0, one.getBoundingClientRect().top + scrollY - 70)")
    match = page.locator(".match")
    blocks = page.locator(".gt-ship .gt-block")
    before = blocks.count()

    # From hold to hold: unloaded, then loaded again, two moves of one drag.
    block = aboard(page).first
    colour, origin = (block.get_attribute("data-drag") or "").split(" ")[1:]
    ply = int(match.get_attribute("data-ply") or 0)
    room = page.locator(f'.gt-laid.load:not([data-drop="square {origin}"])').first
    target = (room.get_attribute("data-drop") or "").split(" ")[1]
    guest.drag(block, room, touch=touch)
    expect(match).to_have_attribute("data-ply", str(ply + 2))
    expect(page.locator(f'[data-drag="aboard {colour} {target}"]').first).to_be_visible()
    expect(blocks).to_have_count(before)

    # Back to the dock, and into a hold again.
    on_dock = page.locator(".gt-good").count()
    guest.drag(page.locator(f'[data-drag="aboard {colour} {target}"]').first, dock, touch=touch)
    expect(page.locator(".gt-good")).to_have_count(on_dock + 1)
    expect(page.locator(".dock.asks:not(.busy)")).to_be_visible()
    guest.drag(page.locator(f'[data-drag="good {colour}"]').first, page.locator(".gt-laid.load").first, touch=touch)
    expect(page.locator(".gt-good")).to_have_count(on_dock)
    expect(blocks).to_have_count(before)
    guest.check_access()


def test_the_rest_is_loaded_by_one_click(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("galaxy_trucker", asked(0, "load"), {"rounds": ["1"], "tempo": "calm"}).perform(site, guest)
    # The dock is filled a moment after the question is there.
    expect(page.locator(".gt-good").first).to_be_visible()
    waiting = page.locator(".gt-good").count()
    aboard_before = aboard(page).count()
    page.get_by_role("button", name="Load the rest for me").click()
    expect(page.locator(".gt-good")).to_have_count(0)
    assert waiting > 1, "one block is no rest"
    expect(aboard(page)).to_have_count(aboard_before + waiting)


def giving(match: Match) -> bool:
    """Until somebody wants Ada's goods."""
    return any(ask.seat == 0 and ask.question.startswith("give_") and ask.question != "give_crew" for ask in match.asks)


def test_a_block_that_must_go_is_thrown_overboard(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    page = guest.page
    Scene("galaxy_trucker", giving, {"rounds": ["2"], "tempo": "calm"}, players=4).perform(site, guest)
    expect(page.locator(".gt-dock.overboard")).to_be_visible()
    guest.check_access()
    match = page.locator(".match")
    ply = match.get_attribute("data-ply") or ""
    guest.drag(aboard(page).first, page.locator(".gt-dock.overboard"))
    expect(match).not_to_have_attribute("data-ply", ply)


# --- a whole match


def offered_elsewhere(page: Page) -> list[str]:
    """Offered moves that nothing on the board stands for. A laying in another turn is one turn of the tile away."""
    found: list[str] = page.evaluate(
        """() => {
          const pieces = [...document.querySelectorAll('.stage [data-plays]')];
          const plays = pieces.flatMap((one) => one.dataset.plays.split(';'));
          const free = [...document.querySelectorAll('.gt-free.fits, .gt-free.turned')];
          const squares = free.map((one) => one.dataset.drop);
          const offered = [...document.querySelectorAll('button.move')].map((one) => one.dataset.move);
          const shown = (move) => move.startsWith('lay ')
            ? squares.includes('square ' + move.slice(4, -2))
            : plays.includes(move);
          return offered.filter((move) => !shown(move));
        }"""
    )
    return found


def act_on_the_board(page: Page, chance: Random, wanted: int) -> None:
    """One move by mouse, on the board only: a sensible one while building, any other afterwards."""
    fits = page.locator(".gt-free.fits")
    if page.locator(".gt-hand-tile").count():
        (fits.first if fits.count() else page.locator('[data-plays="give_back"]')).click()
    elif page.locator(".gt-heap.legal").count() and page.locator(".gt-laid").count() < wanted:
        page.locator(".gt-heap").click()
    elif page.locator(".gt-number-tile.legal").count():
        page.locator(".gt-number-tile.legal").first.click()
    else:
        pieces = page.locator(".stage [data-plays]")
        piece = pieces.nth(chance.randrange(pieces.count()))
        several = ";" in (piece.get_attribute("data-plays") or "")
        piece.click()
        if several:
            page.locator(".bubble .act").first.click()
    # What costs something or is dangerous waits for a second click.
    if page.locator(".dock .confirm").count():
        page.locator(".dock .confirm").click()


def test_a_whole_flight_is_played_on_the_board_by_mouse(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    guest.open_table("galaxy_trucker", [HUMAN, BOT], options={"rounds": [], "test_flight": True, "tempo": "calm"})
    page.locator(".gt-ship").wait_for()
    match, chance = page.locator(".match"), Random(3)
    for _ in range(300):
        page.locator("button.move:enabled, [data-over]").first.wait_for()
        if page.locator("[data-over]").count():
            break
        assert offered_elsewhere(page) == []
        ply = match.get_attribute("data-ply") or ""
        act_on_the_board(page, chance, wanted=7)
        expect(match).not_to_have_attribute("data-ply", ply)
    expect(page.locator(".gt-end")).to_be_visible()
    expect(page.locator(".gt-settlement").first).to_be_visible()
    guest.check_access()


# --- a race


def test_restless_hands_in_a_race_of_four_break_nothing(arrive: Arrive) -> None:
    """Clicks, hovering, focus and keys at random while three bots build; the guest's page may not complain."""
    guest = arrive()
    page = guest.page
    bot = {"kind": "bot", "bot": "greedy"}
    guest.open_table("galaxy_trucker", [HUMAN, bot, bot, bot], options={"rounds": ["2"], "tempo": "race"})
    page.get_by_role("button", name="Ready").click()
    page.locator(".gt-heap").wait_for()
    box = page.locator(".stage").bounding_box()
    assert box is not None
    chance = Random(5)
    for _ in range(150):
        x, y = box["x"] + chance.random() * box["width"], box["y"] + chance.random() * min(box["height"], 560)
        match chance.randrange(5):
            case 0 | 1:
                page.mouse.click(x, y)
            case 2:
                page.mouse.move(x, y, steps=3)
            case 3:
                page.mouse.wheel(0, chance.choice((-100, 100)))
            case _:
                page.keyboard.press(chance.choice(("Tab", "Enter", "r", "?", "Escape", "ArrowLeft", "ArrowDown")))
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
    expect(page.locator(".gt-ship")).to_be_visible()
    expect(page.locator(".warning")).to_have_count(0)


# --- in turns, where there is most to do at once

HOLDING = Scene("galaxy_trucker", laid(8, "holding"), {"rounds": ["2"], "tempo": "turns"}, players=3)
LOOKING = Scene("galaxy_trucker", laid(9, "building"), {"rounds": ["2"], "tempo": "turns"}, players=3)


@pytest.mark.parametrize("sideways", [False, True], ids=["upright", "sideways"])
def test_the_tile_in_the_hand_is_whole_on_a_phone(arrive: Arrive, site: Served, sideways: bool) -> None:
    guest = arrive(phone=True)
    if sideways:
        guest.page.set_viewport_size({"width": 844, "height": 390})
    HOLDING.perform(site, guest)
    page = guest.page
    tile, stage = page.locator(".gt-hand-tile").bounding_box(), page.locator(".stage").bounding_box()
    assert tile is not None
    assert stage is not None
    assert min(tile["width"], tile["height"]) >= 60
    assert tile["y"] + tile["height"] <= stage["y"] + stage["height"]
    for turn in page.locator(".gt-turn").all():
        expect(turn).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_first_cards_of_a_pile_are_read_without_scrolling(arrive: Arrive, site: Served, phone: bool) -> None:
    guest = arrive(phone=phone, settings={"panel": "log"})
    LOOKING.perform(site, guest)
    page = guest.page
    page.locator(".dock.asks:not(.busy)").wait_for()
    guest.context.request.post(
        page.url.replace("/match/", "/api/matches/") + "/moves",
        data={"seat": 0, "version": int(page.locator(".match").get_attribute("data-ply") or 0), "move": "look 2"},
    )
    first = page.locator(".gt-fan .gt-card").first
    expect(first).to_be_in_viewport(ratio=0.98)


def looking_at_combat(match: Match) -> bool:
    """Until Ada looks through a pile with a combat zone in it, whose lines are the widest."""
    view = match.view(0)
    pile = view["ships"][0]["looking"] if asked(0, "building")(match) else None
    return pile is not None and any("combat_zone" in card for card in view["piles"][pile - 1]["cards"])


def test_no_card_of_a_pile_is_wider_than_it_is_shown(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    Scene("galaxy_trucker", looking_at_combat, {"rounds": ["3"], "tempo": "turns"}, players=4).perform(site, guest)
    page = guest.page
    page.locator(".gt-fan .gt-lines").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        wider = page.locator(".gt-fan :is(.gt-card-body, .gt-card header)").evaluate_all(
            "all => all.map((one) => one.scrollWidth - one.clientWidth)"
        )
        assert max(wider) <= 0, (width, wider)
