"""Replays, links to positions, the fair dealer's proof, and coming back after a break."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive, site_settings
from tests.browser.guest import BOT, HUMAN, OPEN, Guest
from tests.browser.scenes import Scene
from tests.browser.screenshots import over
from tests.server.harness import Served, free_port, is_up, kill, start_process, wait_for


def play_steps(guest: Guest) -> None:
    """A whole match of the toy against a bot."""
    guest.open_table("steps", [HUMAN, BOT], options={"timer": False})
    for _ in range(3):
        guest.play("bid 0")
        guest.play("keep")
    expect(guest.page.locator(".result")).to_be_visible()


def test_a_finished_match_is_replayed_step_by_step_and_from_any_seats_eyes(arrive: Arrive) -> None:
    guest = arrive()
    play_steps(guest)
    page = guest.page
    timeline = page.get_by_role("region", name="Looking back")
    expect(page.locator(".player .winner")).not_to_have_count(0)
    expect(page.locator(".player-score")).to_have_count(2)
    timeline.get_by_role("button", name="To the start").click()
    # At the start nobody has won yet, and nobody has the points of the end.
    expect(page.locator(".player .winner")).to_have_count(0)
    expect(page.locator(".player-score")).to_have_count(0)
    expect(timeline).to_contain_text(re.compile(r"^1 of \d+|1 of \d+"))
    expect(page).to_have_url(re.compile("ply=1"))
    hand = page.locator(".facts div", has_text="Hand").locator("dd")
    mine = hand.inner_text()
    timeline.get_by_label("Through whose eyes").select_option("1")
    expect(page).to_have_url(re.compile("eyes=1"))
    expect(hand).not_to_have_text(mine)
    timeline.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("ply=2"))
    guest.check_access()
    timeline.get_by_role("slider", name="Position").press("ArrowRight")
    expect(page).to_have_url(re.compile("ply=3"))

    # The address is all a friend needs to see the same moment.
    friend = arrive()
    friend.go(page.url)
    expect(friend.page.locator(".facts div", has_text="Hand").locator("dd")).to_have_text(hand.inner_text())
    timeline.get_by_role("button", name="Back to now").click()
    expect(page.locator(".result")).to_be_visible()


def test_when_it_is_over_the_dock_says_who_won_plays_it_again_as_a_film_and_leads_out(arrive: Arrive) -> None:
    guest = arrive()
    play_steps(guest)
    page = guest.page
    dock = page.locator(".dock")
    expect(dock.get_by_role("heading")).to_have_text(re.compile("win"))
    guest.check_access()
    dock.get_by_role("button", name="Watch it again").click()
    # From the first position on by itself, to the last one and its result.
    expect(page).to_have_url(re.compile("ply=1$"))
    expect(page).to_have_url(re.compile("ply=3$"))
    expect(page.get_by_role("region", name="Looking back").get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    dock.get_by_role("link", name="Leave the table").click()
    expect(page).to_have_url(re.compile("/$"))


def test_every_line_of_the_log_leads_to_its_position(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("tic_tac_toe", [HUMAN, BOT])
    guest.play("mark b2")
    guest.sees_turn()
    guest.open_panel("Log")
    guest.page.locator(".log a[href$='ply=2']").click()
    expect(guest.page.locator(".turn")).to_have_text("Looking back")
    expect(guest.page.locator(".ask")).to_have_count(0)
    squares = guest.page.locator(".area", has_text="Squares").locator(".chips li")
    expect(squares.filter(has_text=re.compile("^0$"))).to_have_count(1)
    expect(squares.filter(has_text=re.compile("^1$"))).to_have_count(0)
    guest.page.get_by_role("button", name="Back to now").click()
    guest.sees_turn()


def test_whoever_looks_back_sees_on_the_stage_what_had_happened_by_then(arrive: Arrive, site: Served) -> None:
    """The receipt of the first flight, and nothing of those that came after it."""
    guest = arrive()
    scene = Scene("galaxy_trucker", over, {"rounds": ["1", "2"], "tempo": "calm"})
    match = scene.perform(site, guest)
    events = guest.context.request.get(f"/api/matches/{match}/events?seat=0").json()["events"]
    first = next(event["version"] for event in events if event["kind"] == "settled")
    guest.go(f"/match/{match}?ply={first}")
    receipts = guest.page.get_by_role("button", name="Settlements")
    receipts.first.click()
    expect(guest.page.get_by_role("dialog").locator(".gt-settlement")).to_have_count(1)


def test_the_dealer_proves_that_it_was_fair(arrive: Arrive) -> None:
    guest = arrive()
    play_steps(guest)
    guest.open_panel("Table")
    guest.page.get_by_role("button", name="Check the dealer").click()
    checks = guest.page.locator(".checks")
    expect(checks).to_contain_text("The secret fits its fingerprint: Yes")
    expect(checks).to_contain_text("Worked out again in this browser: Yes")
    expect(checks).to_contain_text("The record replays to this result: Yes")


def test_a_reload_in_mid_turn_changes_nothing(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("steps", [HUMAN, BOT], options={"timer": False})
    guest.play("bid 1")
    expect(guest.move("peek")).to_be_visible()
    board = guest.page.locator(".generic")
    before = board.inner_text()
    guest.page.reload()
    expect(guest.move("peek")).to_be_visible()
    board.wait_for()
    assert board.inner_text() == before
    guest.play("peek")
    guest.sees_turn()


def test_the_page_comes_back_by_itself_when_the_server_was_killed_in_mid_turn(arrive: Arrive, tmp_path: Path) -> None:
    settings, port = site_settings(tmp_path), free_port()
    process = start_process(settings, port)
    try:
        wait_for(lambda: is_up(port))
        guest = arrive(url=f"http://127.0.0.1:{port}")
        guest.open_table("steps", [HUMAN, BOT], options={"timer": False})
        guest.play("bid 1")
        expect(guest.move("keep")).to_be_visible()
        kill(process)
        expect(guest.page.get_by_text("Connection lost")).to_be_visible()
        # In a line of its own below the bar, which does not call itself live.
        said = guest.page.get_by_text("Connection lost").bounding_box()
        bar = guest.page.locator(".top-bar").bounding_box()
        assert said is not None
        assert bar is not None
        assert said["y"] >= bar["y"] + bar["height"]
        assert said["height"] < 40
        expect(guest.page.locator(".at-table")).to_be_hidden()
        guest.check_access()
        # A move chosen while the line is down is not lost: it goes out when the line is back.
        guest.play("keep")
        process = start_process(settings, port)
        wait_for(lambda: is_up(port))
        expect(guest.page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
        expect(guest.page.locator('button[data-move^="bid"]').first).to_be_visible()
    finally:
        kill(process)


def test_somebody_new_is_led_somewhere_from_their_own_page(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/account")
    none = page.locator(".record-none")
    expect(none).to_contain_text("No match is finished yet.")
    expect(page.locator(".record-bots, .company, .record-when, .record-lines")).to_have_count(0)
    none.get_by_role("link", name="Learn by playing").click()
    expect(page).to_have_url(re.compile("/learn$"))


def test_my_page_names_whom_i_play_with_and_opens_the_same_table_again(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    match = host.open_table("tic_tac_toe", [{"kind": "human", "name": "Ada"}, OPEN], claim=[0])
    assert friend.context.request.patch("/api/me", data={"name": "Grace"}).ok
    friend.go(f"/match/{match}")
    friend.page.get_by_role("button", name="Sit down").click()
    host.sees_turn()
    for turn, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
        (host, friend)[turn % 2].play(f"mark {square}")
    expect(host.page.locator("#result")).to_have_text("Ada wins")
    page = host.go("/account")
    company = page.locator(".company")
    expect(company).to_contain_text("Grace")
    expect(page.locator('.record-game[data-game="tic_tac_toe"]')).to_contain_text("1 of 1 won")
    expect(page.locator(".record-lines")).to_contain_text("Place 1 of 2")
    expect(page.locator(".record-bots")).to_have_count(0)
    host.check_access()
    company.get_by_role("button", name="Play again").click()
    expect(page.get_by_text("The match starts when everybody has sat down.")).to_be_visible()
    assert match not in page.url


def test_an_account_keeps_the_seats_and_all_data_can_be_taken_along_and_deleted(arrive: Arrive) -> None:
    guest = arrive()
    match = guest.open_table("tic_tac_toe", [HUMAN, BOT])
    page = guest.go("/account")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_label("Login name").fill("ada.l")
    page.get_by_label("Password", exact=True).fill("difference-engine")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Signed in as ada.l.")).to_be_visible()
    guest.check_access()

    other = arrive()
    other.expect_refusal("403 POST /api/sessions")
    there = other.go("/account")
    there.get_by_label("Sign in").check()
    there.get_by_label("Login name").fill("ada.l")
    there.get_by_label("Password", exact=True).fill("wrong-password")
    there.get_by_role("button", name="Sign in").click()
    expect(there.get_by_text("Name and password do not match.")).to_be_visible()
    there.get_by_label("Password", exact=True).fill("difference-engine")
    there.get_by_role("button", name="Sign in").click()
    expect(there.get_by_text("Signed in as ada.l.")).to_be_visible()
    other.go(f"/match/{match}")
    other.sees_turn()

    there = other.go("/account")
    with there.expect_download() as download:
        there.get_by_role("button", name="Download my data").click()
    assert match in Path(download.value.path()).read_text(encoding="utf-8")
    there.get_by_label("Password, to delete your data").fill("difference-engine")
    there.get_by_role("button", name="Delete my data").click()
    there.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(there.get_by_text("Nothing about you is left here.")).to_be_visible()
    expect(there.get_by_text("You are a guest on this device.")).to_be_visible()
