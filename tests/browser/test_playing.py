"""Playing in the browser: whole matches by clicking, by keyboard, by touch."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

import cosmodrome
from cosmodrome.kernel.registry import find
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest

# How to come to an end soon: options of a short match, and verbs a player in a hurry prefers.
SHORT: dict[str, tuple[dict[str, object], Sequence[str]]] = {
    "galaxy_trucker": ({"rounds": ["1"], "tempo": "calm"}, ("finish", "done", "skip", "pass", "decline", "give_up")),
    "leaving_earth": ({"level": "easy"}, ("end_turn", "done", "decline", "pass")),
}
LONGEST_MATCH = 400


def play_to_the_end(guest: Guest, preferred: Sequence[str]) -> int:
    """Click through a match: one of the preferred verbs where offered, else the first move. The number of clicks."""
    page = guest.page
    ready = page.locator("button.move:enabled").first
    for clicks in range(LONGEST_MATCH):
        expect(ready.or_(page.locator(".result"))).to_be_visible()
        if page.locator(".result").count():
            return clicks
        offered = page.eval_on_selector_all("button.move", "all => all.map(one => one.dataset.move)")
        if not offered:
            continue
        verbs = [move.split()[0] for move in offered]
        wanted = next((verbs.index(verb) for verb in preferred if verb in verbs), 0)
        before = page.locator(".match").get_attribute("data-ply")
        guest.play(offered[wanted])
        expect(page.locator(".match")).not_to_have_attribute("data-ply", before or "")
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", sorted(cosmodrome.games()))
def test_a_guest_plays_a_whole_match_against_a_bot_by_clicking(arrive: Arrive, game: str) -> None:
    guest = arrive()
    options, preferred = SHORT.get(game, ({}, ("pass", "end_turn", "done")))
    guest.open_table(game, [HUMAN, BOT], options=options)
    assert play_to_the_end(guest, preferred) > 0
    expect(guest.page.get_by_role("heading", name="win")).to_be_visible()


@pytest.mark.parametrize("game", sorted(cosmodrome.games()))
def test_a_newcomer_needs_one_click_to_sit_opposite_a_bot(arrive: Arrive, game: str) -> None:
    guest = arrive()
    guest.go("/")
    guest.page.get_by_role("button", name=f"Play against a bot : {find(game).title}").click()
    guest.page.locator("button.move:enabled").first.wait_for()
    expect(guest.page.locator(".player", has_text="bot")).to_have_count(1)


def test_a_table_is_set_up_with_the_games_own_options(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/new/steps")
    page.get_by_label("3 players").check()
    page.get_by_label("Seat 3: which bot").select_option("random")
    page.get_by_label("Mood").select_option("wild")
    page.get_by_label("Timer").uncheck()
    expect(page.get_by_role("alert")).to_have_text("a wild game needs its timer")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    page.get_by_label("Mood").select_option("calm")
    page.get_by_label("Seat 1: name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".player")).to_have_count(3)
    expect(page.locator(".player").first).to_contain_text("Ada")
    page.get_by_role("tab", name="Table").click()
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
        page.locator("button.move:enabled, .result").first.wait_for()
        if page.locator(".result").count():
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
    expect(page.locator(".result")).to_be_visible()


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
    guest.page.locator(".game", has_text="Tic-tac-toe").get_by_role("button").tap()
    for square in ("b2", "a1", "c1", "a3", "b1", "b3", "a2", "c2", "c3"):
        guest.page.locator("button.move:enabled, .result").first.wait_for()
        button = guest.move(f"mark {square}")
        if button.count():
            button.tap()
            expect(button).to_have_count(0)
    expect(guest.page.locator(".result")).to_be_visible()
    guest.check_access()


def test_the_rules_can_be_read_beside_the_match(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("leaving_earth", [HUMAN, BOT])
    guest.page.get_by_role("tab", name="Rules").click()
    panel = guest.page.get_by_role("tabpanel")
    expect(panel).not_to_contain_text("Just a moment")
    expect(panel).not_to_be_empty()
