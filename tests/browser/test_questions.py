"""Questions: a piece explains itself without playing, what matters wants a second click, plans and standing answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from cosmodrome.kernel import Match
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest, middle
from tests.browser.pieces import goes_on, offered, ply_of
from tests.browser.scenes import Scene
from tests.browser.screenshots import SITUATIONS
from tests.browser.test_together import two_at_a_table
from tests.server.harness import Served

CAREFUL = {"confirm": "always"}


def explained(guest: Guest) -> Locator:
    """A piece of the board that can be played and has something to say."""
    return guest.page.locator(".stage .piece.legal[data-plays*='research']").first


def test_a_mouse_that_rests_on_a_piece_is_told_what_it_is_and_plays_nothing(arrive: Arrive) -> None:
    guest = arrive()
    # Alone: nobody makes an offer first, which would be a question without pieces.
    guest.open_table("leaving_earth", [HUMAN])
    guest.sees_turn()
    before = ply_of(guest)
    explained(guest).hover()
    expect(guest.page.locator(".bubble")).to_be_visible()
    guest.page.mouse.move(2, 2)
    expect(guest.page.locator(".bubble")).to_have_count(0)
    assert ply_of(guest) == before


def test_a_finger_that_stays_on_a_piece_is_told_what_it_is_and_plays_nothing(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    # Alone: nobody makes an offer first, which would be a question without pieces.
    guest.open_table("leaving_earth", [HUMAN])
    guest.sees_turn()
    before = ply_of(guest)
    piece = explained(guest)
    piece.scroll_into_view_if_needed()
    x, y = middle(piece)
    finger = guest.context.new_cdp_session(guest.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(guest.page.locator(".bubble")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.page.wait_for_timeout(300)
    assert ply_of(guest) == before


def test_what_matters_waits_for_a_second_click_and_can_be_taken_back(arrive: Arrive) -> None:
    guest = arrive(settings=CAREFUL)
    guest.open_table("tic_tac_toe", [HUMAN, BOT])
    page = guest.page
    before = ply_of(guest)
    guest.play("mark b2")
    expect(page.locator(".proposal")).to_be_visible()
    guest.check_access()
    page.get_by_role("button", name="Not that").click()
    expect(page.locator(".proposal")).to_have_count(0)
    assert ply_of(guest) == before
    guest.play("mark a1")
    guest.play("mark a1")
    expect(guest.move("mark a1")).to_have_count(0)


def test_the_second_click_may_be_enter_and_escape_takes_it_back(arrive: Arrive) -> None:
    guest = arrive(settings=CAREFUL)
    guest.open_table("tic_tac_toe", [HUMAN, BOT])
    guest.play("mark b2")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".proposal")).to_have_count(0)
    guest.play("mark c3")
    expect(guest.page.locator(".proposal .confirm")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.move("mark c3")).to_have_count(0)


def test_answers_too_many_for_the_dock_are_gathered_by_what_they_do(arrive: Arrive) -> None:
    guest = arrive(settings={"panel": "log"})
    guest.open_table("tic_tac_toe", [HUMAN, BOT])
    dock = guest.page.get_by_role("region", name="The question and its answers")
    dock.get_by_role("button", name="9").click()
    guest.check_access()
    dock.locator('[data-answer="mark b2"]').click()
    expect(guest.page.locator(".log")).to_contain_text("Marked")


def test_a_move_planned_while_waiting_is_played_when_its_turn_comes(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    host.play("mark b2")
    host.sees_waiting()
    host.page.get_by_label("Plan ahead").select_option("mark c3")
    expect(host.page.locator(".planned")).to_contain_text(re.compile("c3", re.IGNORECASE))
    host.check_access()
    friend.play("mark a1")
    friend.sees_turn()
    expect(friend.move("mark c3")).to_have_count(0)
    expect(host.page.locator(".planned")).to_have_count(0)


def test_a_plan_that_is_no_longer_possible_is_dropped(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    host.play("mark b2")
    host.sees_waiting()
    host.page.get_by_label("Plan ahead").select_option("mark c3")
    friend.play("mark c3")
    host.sees_turn()
    expect(host.page.locator(".planned")).to_have_count(0)


def test_a_standing_answer_is_given_by_the_server_until_it_is_dropped(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("steps", [HUMAN, BOT], options={"timer": False})
    page = guest.page
    guest.play("bid 0")
    expect(guest.move("keep")).to_be_visible()
    page.get_by_role("button", name="Always answer like this").click()
    guest.play("keep")
    kept = page.get_by_role("button", name=re.compile("Always: Keep"))
    expect(kept).to_be_visible()
    guest.play("bid 0")
    # Nobody is asked whether to keep this time.
    expect(guest.move("bid 0")).to_be_visible()
    kept.click()
    expect(kept).to_have_count(0)
    guest.play("bid 0")
    expect(guest.move("keep")).to_be_visible()


def both_asked(match: Match) -> bool:
    """Until Ada's turn goes on while Ben, whose worker she bumped, chooses his funding."""
    questions = {ask.seat: ask.question for ask in match.asks}
    return questions.get(1) == "funding" and 0 in questions


@pytest.mark.parametrize("active_first", [True, False], ids=["active first", "bumped first"])
def test_a_bumped_worker_is_funded_while_the_turn_goes_on(arrive: Arrive, site: Served, active_first: bool) -> None:
    ada, ben = arrive(), arrive()
    Scene("galactic_cruise", both_asked).perform(site, ada, others={1: ben})
    for guest in (ada, ben):
        guest.sees_turn()
    funding = [move for move in offered(ben) if move.startswith("fund ")]
    acting = next(move for move in offered(ada) if not move.startswith("fund ") and ada.move(move).count())
    assert funding
    first, move, second = (ada, acting, ben) if active_first else (ben, funding[0], ada)
    left = offered(second)
    before = ply_of(first)
    first.play(move)
    goes_on(first, before)
    # Nobody has to wait for the other: what the other one is asked is still asked, and can be answered.
    expect(second.page.locator(".match")).to_have_attribute("data-ply", ply_of(first))
    second.sees_turn()
    assert offered(second) == left
    ben.check_access()
    before = ply_of(second)
    second.play(funding[0] if active_first else acting)
    goes_on(second, before)


def test_what_was_taken_back_can_be_played_again(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    host.play("mark b2")
    friend.sees_turn()
    host.page.get_by_role("button", name="Undo").click()
    host.sees_turn()
    host.page.get_by_role("button", name="Play it again").click()
    friend.sees_turn()
    expect(friend.move("mark b2")).to_have_count(0)


def test_a_whole_turn_is_taken_back_at_once(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("leaving_earth", [HUMAN, HUMAN])
    page = guest.page
    page.get_by_role("button", name=re.compile("show the table")).click()
    first = page.locator("button.move[data-move^='research ']").first.get_attribute("data-move") or ""
    guest.play(first)
    second = page.locator("button.move[data-move^='research ']").first.get_attribute("data-move") or ""
    guest.play(second)
    expect(guest.move(second)).to_have_count(0)
    page.get_by_role("button", name="Take the whole turn back").click()
    expect(guest.move(second)).to_be_visible()
    expect(guest.move(first)).to_be_visible()


def test_a_slash_leads_to_the_moves_from_wherever_the_rail_is(arrive: Arrive) -> None:
    guest = arrive(settings={"panel": "log"})
    guest.open_table("tic_tac_toe", [HUMAN, BOT])
    guest.sees_turn()
    guest.page.keyboard.press("/")
    expect(guest.page.get_by_label("Search your moves")).to_be_focused()
    guest.page.keyboard.type("b2")
    guest.page.keyboard.press("Enter")
    expect(guest.move("mark b2")).to_have_count(0)
    guest.sees_turn()


def sheet_share(guest: Guest) -> float:
    """How much of a phone's height the sheet takes."""
    box = guest.page.locator(".dock").bounding_box()
    size = guest.page.viewport_size
    assert box is not None
    assert size is not None
    return box["height"] / size["height"]


@pytest.mark.parametrize("name", ["galactic_cruise-turn", "leaving_earth-late", "galaxy_trucker-race"])
def test_a_big_question_leaves_the_board_of_a_phone_in_sight(arrive: Arrive, site: Served, name: str) -> None:
    guest = arrive(phone=True)
    page = guest.page
    SITUATIONS[name].scene.perform(site, guest)
    guest.sees_turn()
    # Question and first answers without scrolling; the long list stays away until it is asked for.
    assert sheet_share(guest) <= 0.4
    assert page.locator(".dock").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert 2 <= page.locator(".dock-answers .answer").count() <= 6
    expect(page.locator(".ask")).to_have_count(0)
    guest.check_access()
    # Every move is in it all the same: it is pulled up by its head, and pushed down again.
    handle = page.locator(".dock-handle")
    x, y = middle(handle)
    guest.swipe((x, y), (x, y - 120))
    expect(page.locator("button.move").first).to_be_visible()
    expect(page.get_by_label("Search your moves")).to_be_visible()
    guest.check_access()
    x, y = middle(handle)
    guest.swipe((x, y), (x, y + 120))
    expect(page.locator(".ask")).to_have_count(0)
    # So is a group: its moves take the place of the answers, and give it back.
    page.locator(".dock .answer.group").first.tap()
    expect(page.locator(".dock .tray [data-answer]").first).to_be_visible()
    guest.check_access()
    page.locator(".dock .tray header button").tap()
    assert sheet_share(guest) <= 0.4
    # The drawer has no second list of them, even for somebody who had it chosen beside the board.
    page.get_by_role("button", name="Log, chat and rules").click()
    expect(page.get_by_role("tab", name="Moves")).to_have_count(0)
    expect(page.get_by_role("tab", name="Log", exact=True)).to_have_attribute("aria-selected", "true")
    expect(page.locator("dialog.drawer .log")).to_be_visible()
