"""Playing in the browser: whole matches by clicking, by keyboard, by touch."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import cosmodrome
from cosmodrome.kernel.registry import find
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest


class Hurry(NamedTuple):
    """How to come to an end soon: options of a short match, the verbs of a player in a hurry, and those that dawdle."""

    options: dict[str, Any]
    preferred: str
    avoided: str = ""


SHORT = {
    "galactic_cruise": Hurry(
        {"board": "intro", "variants": ["short"]},
        "launch fly fly_past board schedule invite choose_shuttle take_shuttle into build develop advertise score "
        "invent connect hire unlock gain buy pay pay_resources flip",
        "fund refresh_blueprints discard_blueprint borrow_technology borrow_connection spend_card spend_reputation "
        "call_meeting discard_card draw_card done end_turn",
    ),
    "galaxy_trucker": Hurry({"rounds": ["1"], "tempo": "calm"}, "finish done skip pass decline give_up"),
    "leaving_earth": Hurry({"level": "easy"}, "end_turn done decline pass"),
}
BY_MOUSE = 12
LONGEST_MATCH = 3000

# Clicks on in the page itself, since a driver's mouse would take minutes for a long match. Gives the number of clicks,
# or what went wrong.
CLICK_ON = """async ({preferred, avoided, longest}) => {
  const root = () => document.querySelector('.match').dataset.ply;
  const tick = () => new Promise((done) => setTimeout(done, 3));
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const until = async (condition) => {
    for (let i = 0; i < 10000; i++) { const found = condition(); if (found) return found; await tick(); }
    throw new Error('nothing happens any more');
  };
  for (let clicks = 0; clicks < longest; clicks++) {
    const buttons = await until(() => {
      const offered = [...document.querySelectorAll('button.move:enabled')];
      return (offered.length || document.querySelector('.match[data-over]')) && [...offered, null];
    });
    buttons.pop();
    if (document.querySelector('.match[data-over]')) return clicks;
    const verb = (button) => button.dataset.move.split(' ')[0];
    const wanted = preferred.find((name) => buttons.some((button) => verb(button) === name));
    const others = buttons.filter((button) => !avoided.includes(verb(button)));
    const pool = wanted ? buttons.filter((button) => verb(button) === wanted) : others.length ? others : buttons;
    const before = root();
    any(Math.random() < 0.1 ? buttons : pool).click();
    await until(() => { document.querySelector('.proposal .confirm')?.click(); return root() !== before; });
    if (document.querySelector('.dock .warning')) throw new Error(document.querySelector('.dock .warning').textContent);
  }
  throw new Error('the match does not end');
}"""


@pytest.mark.parametrize("game", sorted(cosmodrome.games()))
def test_a_guest_plays_a_whole_match_against_a_bot_by_clicking(arrive: Arrive, game: str) -> None:
    guest = arrive()
    page = guest.page
    hurry = SHORT.get(game, Hurry({}, "pass end_turn done"))
    guest.open_table(game, [HUMAN, BOT], options=hurry.options)
    for _ in range(BY_MOUSE):
        expect(page.locator("button.move:enabled, .match[data-over]").first).to_be_visible()
        if page.locator(".match[data-over]").count():
            break
        before = page.locator(".match").get_attribute("data-ply") or ""
        page.locator("button.move:enabled").first.click()
        # What costs something asks again.
        again = page.locator(".proposal .confirm")
        expect(again.or_(page.locator(f'.match:not([data-ply="{before}"])')).first).to_be_visible()
        if again.is_visible():
            again.click()
        expect(page.locator(".match")).not_to_have_attribute("data-ply", before)
    words = {"preferred": hurry.preferred.split(), "avoided": hurry.avoided.split(), "longest": LONGEST_MATCH}
    assert page.evaluate(CLICK_ON, words) > 0
    # Each game says it in words of its own.
    over = re.compile("win|takes over|share the space race|richest")
    expect(page.get_by_role("main").get_by_role("heading", name=over)).to_be_visible()
    # With how the match went, each game in its own picture, and the next one a click away.
    expect(page.locator(".graph-line, .gt-towers, .le-timeline").first).to_be_attached()
    guest.check_access()
    played = page.url
    page.locator(".dock").get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(played)
    expect(page.locator(".match:not([data-over]) .dock.asks")).to_be_visible()


@pytest.mark.parametrize("game", sorted(cosmodrome.games()))
def test_a_newcomer_needs_one_click_to_sit_opposite_a_bot(arrive: Arrive, game: str) -> None:
    guest = arrive()
    guest.go("/")
    door = guest.page.locator(f'.door[data-game="{game}"]')
    expect(door.get_by_role("heading")).to_have_text(find(game).title)
    door.get_by_role("button", name="Play now").click()
    guest.page.locator("button.move:enabled").first.wait_for()
    expect(guest.page.locator(".player", has_text="Bot")).to_have_count(1)


def test_a_table_is_set_up_with_the_games_own_options(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/new/steps")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 3: which bot").select_option("random")
    page.get_by_label("Mood").select_option("wild")
    page.get_by_label("Timer").uncheck()
    expect(page.get_by_role("alert")).to_have_text("A wild game needs its timer")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    page.get_by_label("Mood").select_option("calm")
    page.get_by_label("Seat 1: name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".player")).to_have_count(3)
    expect(page.locator(".player").first).to_contain_text("Ada")
    guest.open_panel("Table")
    expect(page.locator(".table-panel dl").first).to_contain_text("Calm")


def focus_by_tab(guest: Guest, label: str) -> None:
    """Press Tab until the thing with this label has the focus."""
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if label in guest.page.evaluate("document.activeElement.textContent"):
            return
    raise AssertionError(f"{label} cannot be reached by keyboard")


def test_a_match_is_played_by_keyboard_alone(arrive: Arrive) -> None:
    guest = arrive()
    page, press = guest.page, guest.page.keyboard.press
    guest.go("/new/tic_tac_toe")
    page.get_by_role("button", name="Open the table").wait_for()
    focus_by_tab(guest, "Open the table")
    press("Enter")
    for _ in range(5):
        page.locator("button.move:enabled, .match[data-over]").first.wait_for()
        if page.locator(".match[data-over]").count():
            break
        wanted = page.locator("button.move").last.get_attribute("data-move") or ""
        if page.locator(".search input").count():
            press("/")
            page.keyboard.type(wanted.split()[1])
            expect(page.locator("button.move")).to_have_count(1)
            press("Enter")
        else:
            press("/")
            while page.evaluate("document.activeElement.dataset.move") != wanted:
                press("ArrowRight")
            press("Enter")
        expect(guest.move(wanted)).to_have_count(0)
    expect(page.locator(".match[data-over]")).to_be_visible()


def test_a_move_that_was_possible_before_says_why_it_is_not_now(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("tic_tac_toe", [HUMAN, BOT])
    guest.play("mark b2")
    gone = guest.page.locator(".not-now")
    gone.locator("summary").click()
    gone.get_by_role("button", name="b2").click()
    expect(gone.get_by_role("status")).to_have_text("Not offered")


def test_a_match_is_played_by_touch_on_a_phone(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    guest.go("/")
    guest.page.locator(".door", has_text="Tic-tac-toe").get_by_role("button", name="Play now").tap()
    for square in ("b2", "a1", "c1", "a3", "b1", "b3", "a2", "c2", "c3"):
        guest.page.locator(".answer[data-answer]:enabled, .match[data-over]").first.wait_for()
        button = guest.page.locator(f'.dock [data-answer="mark {square}"]')
        if button.count():
            button.tap()
            expect(button).to_have_count(0)
    expect(guest.page.locator(".match[data-over]")).to_be_visible()
    guest.check_access()


def test_the_rules_can_be_read_beside_the_match(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("leaving_earth", [HUMAN, BOT])
    guest.open_panel("Rules")
    panel = guest.page.get_by_role("tabpanel", name="Rules")
    expect(panel).not_to_contain_text("Just a moment")
    expect(panel).not_to_be_empty()
