"""Several people: live play, invitations, undo by consent, one device for two, tabs that agree."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, OPEN, Guest, fill_seat


def two_at_a_table(
    arrive: Arrive, game: str = "tic_tac_toe", *, phone: bool = False, **more: object
) -> tuple[Guest, Guest]:
    """Two people with a browser each, sitting opposite each other."""
    host, friend = arrive(phone=phone), arrive()
    host.open_table(game, [HUMAN, OPEN], **more)
    friend.go(host.page.url)
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".turn")).to_have_text(re.compile("Your turn|Get ready"))
    return host, friend


def test_whoever_comes_by_is_offered_the_free_seat_where_questions_are_answered(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(phone=True)
    match = host.open_table("tic_tac_toe", [HUMAN, OPEN], claim=[0])
    expect(host.page.get_by_text("The match starts when everybody has sat down.")).to_be_visible()
    expect(host.page.locator(".dock").get_by_role("button", name="Take a seat")).to_have_count(0)
    friend.go(f"/match/{match}")
    friend.page.locator(".dock").get_by_role("button", name="Take a seat").tap()
    for guest in (host, friend):
        expect(guest.page.get_by_text("The match starts when everybody has sat down.")).to_have_count(0)


def test_two_browsers_play_each_other_live(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    page = host.go("/new/tic_tac_toe")
    fill_seat(page, 2, "Anybody from the lobby")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("The match starts when everybody has sat down.")).to_be_visible()

    friend.go("/")
    friend.page.get_by_role("link", name=re.compile("Take a seat")).first.click()
    friend.page.get_by_role("button", name="Sit down").click()
    host.sees_turn()
    friend.sees_waiting()
    for turn, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
        (host, friend)[turn % 2].play(f"mark {square}")
    for guest in (host, friend):
        expect(guest.page.locator("#result")).to_have_text("Player 1 wins")
    # Both added to the draws, and each browser finds its own part among it.
    friend.open_panel("Table")
    expect(friend.page.get_by_text("added a part that nobody else knew")).to_have_count(2)
    expect(friend.page.get_by_text("What this browser added is part of it: Yes")).to_be_visible()


def test_a_friend_takes_the_seat_kept_by_a_link_and_nobody_else_can(arrive: Arrive) -> None:
    host, friend, stranger = arrive(phone=True), arrive(), arrive()
    page = host.go("/new/tic_tac_toe")
    fill_seat(page, 2, "A friend, by link")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to seat 2").input_value()
    host.check_access()

    friend.go(link)
    friend.page.get_by_label("Your name").fill("Grace <b>")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.locator(".player.own")).to_contain_text("Grace <b>")
    assert "token" not in friend.page.url
    expect(page.locator(".player").nth(1)).to_contain_text("Grace <b>")
    expect(page.get_by_label("Link to seat 2")).to_have_count(0)

    stranger.expect_refusal("403 POST /api/matches/[^/]+/seats/1/claim")
    stranger.go(link)
    # It does not invite to what somebody else has; Grace herself could come with another device.
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(re.compile("This seat is taken"))
    expect(stranger.page.locator(".join")).to_contain_text("Grace <b> sits there already.")
    expect(stranger.page.locator(".join")).not_to_contain_text("invites you")
    stranger.check_access()
    stranger.page.get_by_role("button", name="Sit down").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("not valid")
    stranger.page.get_by_role("button", name="Only watch").click()
    expect(stranger.page.get_by_text("You are watching.").first).to_be_visible()


def test_people_talk_and_scripts_stay_words(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    for guest in (host, friend):
        guest.open_panel("Chat")
    host.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    host.page.get_by_role("button", name="Send").click()
    expect(friend.page.get_by_role("tabpanel")).to_contain_text("<img src=x onerror=alert(1)> hello")
    expect(friend.page.locator(".chat img")).to_have_count(0)


def test_undo_is_free_while_nothing_was_revealed(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    host.play("mark b2")
    friend.sees_turn()
    host.page.get_by_role("button", name="Undo").click()
    host.sees_turn()
    expect(host.move("mark b2")).to_be_visible()
    friend.open_panel("Log")
    expect(friend.page.get_by_role("tabpanel")).to_contain_text("Player 1 took moves back.")


def test_undo_beyond_that_needs_consent_and_can_be_refused(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive, undo="consent", phone=True)
    host.play("mark b2")
    friend.sees_turn()
    host.check_access()
    host.page.get_by_role("button", name="Ask to undo").click()
    friend.page.get_by_role("button", name="Refuse").click()
    host.open_panel("Log")
    expect(host.page.get_by_role("tabpanel")).to_contain_text("refused the undo")
    host.close_panel()
    friend.sees_turn()

    host.page.get_by_role("button", name="Ask to undo").click()
    friend.check_access()
    friend.page.get_by_role("button", name="Agree").click()
    host.sees_turn()
    friend.sees_waiting()
    expect(host.page.locator('.dock [data-answer="mark b2"]')).to_be_visible()


def test_one_device_for_two_covers_the_table_between_them(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/new/steps")
    page.get_by_label("Seat 1: name").fill("Ada")
    fill_seat(page, 2, "Somebody else on this device")
    page.get_by_label("Seat 2: name").fill("Grace")
    page.get_by_label("Timer").uncheck()
    page.get_by_role("button", name="Open the table").click()

    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".board")).to_contain_text("Hand")
    # Both are asked at once, so either may go first.
    page.get_by_role("button", name="Pass the device").click()
    expect(page.get_by_role("heading", name="Grace is next")).to_be_visible()
    page.get_by_role("button", name="I am Grace").click()
    page.get_by_role("button", name="Pass the device").click()
    page.get_by_role("button", name="I am Ada").click()
    guest.play("bid 0")
    expect(page.get_by_role("heading", name="Grace is next")).to_be_visible()
    expect(page.locator(".board, .ask")).to_have_count(0)
    page.get_by_role("button", name="I am Grace").click()
    guest.play("bid 1")
    page.get_by_role("button", name="I am Ada").click()
    guest.play("keep")
    page.get_by_role("button", name="I am Grace").click()
    expect(guest.move("peek")).to_be_visible()


def test_two_tabs_of_one_person_agree(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("tic_tac_toe", [HUMAN, HUMAN])
    first, second = guest.page, guest.new_tab()
    second.goto(first.url)
    for tab in (first, second):
        tab.get_by_role("button", name="I am Player 1").click()
    guest.play("mark b2")
    for tab in (first, second):
        tab.get_by_role("button", name="I am Player 2").click()
        expect(tab.locator('button[data-move="mark b2"]')).to_have_count(0)
        expect(tab.locator('button[data-move="mark a1"]')).to_be_visible()


def test_a_double_click_plays_once(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    host.move("mark b2").dblclick()
    friend.sees_turn()
    expect(host.page.locator(".match")).to_have_attribute("data-ply", "2")


def test_the_race_begins_when_everybody_is_ready(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive, "steps", options={"timer": True})
    expect(host.page.get_by_text("waits for everybody")).to_be_visible()
    host.check_access()
    # Nothing is offered that would still be refused.
    expect(host.page.locator(".turn")).to_have_text("Get ready")
    expect(host.page.locator("button.move")).to_have_count(0)
    host.page.get_by_role("button", name="I am ready").click()
    expect(host.page.get_by_text("Waiting until everybody is ready: Player 2.")).to_be_visible()
    friend.page.get_by_role("button", name="I am ready").click()
    expect(host.page.get_by_role("timer")).to_have_text(re.compile(r"0:2\d"))


def test_a_match_is_given_up_by_agreement_only(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    host.open_panel("Table")
    host.page.get_by_role("button", name="Propose to stop").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Propose to stop").click()
    friend.sees_waiting()
    friend.page.get_by_role("button", name="Agree").click()
    expect(host.page.get_by_text("The players agreed to stop this match.")).to_be_visible()


def test_whoever_resigns_leaves_the_seat_to_a_bot(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    friend.open_panel("Table")
    resign = friend.page.get_by_role("button", name="Resign")
    resign.press("Enter")
    # Whoever thinks better of it is where they were.
    friend.page.get_by_role("dialog").press("Escape")
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    expect(resign).to_be_focused()
    resign.press("Enter")
    friend.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(host.page.locator(".player").nth(1)).to_contain_text("Resigned")
    host.play("mark a1")
    host.sees_turn()


def test_my_matches_say_whose_turn_it_is(arrive: Arrive) -> None:
    guest = arrive()
    match = guest.open_table("tic_tac_toe", [HUMAN, BOT])
    guest.sees_turn()
    guest.go("/")
    row = guest.page.locator(f'a[href="/match/{match}"]')
    expect(row).to_contain_text("Mark a square?")
    expect(row).to_contain_text("Take your turn")
    row.click()
    guest.sees_turn()
