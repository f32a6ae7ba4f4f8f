"""Playback: what the table has done is shown step by step at the reader's speed, and nobody has to wait for it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, HUMAN, Guest
from tests.browser.test_together import two_at_a_table

#: A step of tic-tac-toe takes most of a second: long enough to see the queue.
SLOW = {"speed": 0.5}


def marks(guest: Guest, seat: int) -> Locator:
    """The squares the stage shows with this seat's mark."""
    squares = guest.page.locator(".area", has_text="Squares").locator(".chips li")
    return squares.filter(has_text=re.compile(f"^{seat}$"))


def behind(guest: Guest) -> Locator:
    return guest.page.locator(".playback .behind")


def test_a_spectator_pauses_steps_on_and_back_and_catches_up(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    watcher = arrive(settings=SLOW)
    watcher.go(host.page.url)
    bar = watcher.page.get_by_role("region", name="Playback")
    bar.get_by_role("button", name="Pause the playback").click()
    for turn, square in enumerate(("a1", "b1", "a2")):
        (host, friend)[turn % 2].play(f"mark {square}")
    expect(behind(watcher)).to_have_text("3 steps behind: show now")
    expect(marks(watcher, 0)).to_have_count(0)
    # One after the other, in the order they were played.
    bar.get_by_role("button", name="One step on").click()
    expect(marks(watcher, 0)).to_have_count(1)
    expect(marks(watcher, 1)).to_have_count(0)
    bar.get_by_role("button", name="One step on").click()
    expect(marks(watcher, 1)).to_have_count(1)
    bar.get_by_role("button", name="One step back").click()
    expect(marks(watcher, 1)).to_have_count(0)
    watcher.check_access()
    # What the stage has not reached the log does not tell.
    watcher.open_panel("Log")
    expect(watcher.page.locator(".log li.cause")).to_have_count(1)
    bar.get_by_role("button", name="Go on").click()
    expect(marks(watcher, 0)).to_have_count(2)
    expect(behind(watcher)).to_have_count(0)
    expect(watcher.page.locator(".log li.cause")).to_have_count(3)


def test_whoever_is_asked_acts_at_once_and_the_rest_is_skipped(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    friend.page.get_by_role("button", name="Pause the playback").click()
    friend.page.get_by_label("Speed").select_option("0.5")
    host.play("mark b2")
    expect(behind(friend)).to_be_visible()
    friend.play("mark a1")
    host.sees_turn()
    expect(behind(friend)).to_have_count(0)
    expect(marks(friend, 0)).to_have_count(1)
    expect(marks(friend, 1)).to_have_count(1)


def test_a_reload_in_mid_queue_goes_on_where_it_was(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive)
    watcher = arrive(settings=SLOW)
    watcher.go(host.page.url)
    watcher.page.get_by_role("button", name="Pause the playback").click()
    for turn, square in enumerate(("a1", "b1", "a2")):
        (host, friend)[turn % 2].play(f"mark {square}")
    expect(behind(watcher)).to_have_text("3 steps behind: show now")
    watcher.page.reload()
    expect(behind(watcher)).to_be_visible()
    expect(marks(watcher, 0)).to_have_count(2)
    expect(behind(watcher)).to_have_count(0)


def test_after_an_absence_what_happened_is_offered(arrive: Arrive) -> None:
    host, friend = two_at_a_table(arrive, listed=False)
    table = host.page.url
    host.play("mark b2")
    host.sees_waiting()
    host.go("/")
    host.page.evaluate(
        """() => {
          const seen = JSON.parse(localStorage.seen);
          for (const one of Object.values(seen)) one.at = 0;
          localStorage.seen = JSON.stringify(seen);
        }"""
    )
    friend.play("mark a1")
    friend.sees_waiting()
    host.go(table)
    expect(host.page.get_by_text("One step was played since you were last here.")).to_be_visible()
    host.check_access()
    host.page.get_by_role("button", name="Show me").click()
    expect(host.page.get_by_text("since you were last here")).to_have_count(0)
    expect(marks(host, 1)).to_have_count(1)


def test_a_finished_match_plays_itself_once_more(arrive: Arrive) -> None:
    guest = arrive(settings={"speed": 4})
    guest.open_table("tic_tac_toe", [HUMAN, HUMAN])
    for turn, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
        guest.page.get_by_role("button", name=f"I am Player {turn % 2 + 1}").click()
        guest.play(f"mark {square}")
    expect(guest.page.locator(".result")).to_be_visible()
    guest.page.get_by_role("button", name="To the start").click()
    guest.page.get_by_role("button", name="Play on by itself").click()
    expect(guest.page).to_have_url(re.compile("ply=6"))
    expect(marks(guest, 0)).to_have_count(3)


def test_a_bots_turn_is_seen_before_it_is_my_turn_on_the_stage(arrive: Arrive) -> None:
    guest = arrive(settings=SLOW)
    guest.open_table("tic_tac_toe", [HUMAN, BOT])
    guest.play("mark b2")
    expect(marks(guest, 1)).to_have_count(1)
    expect(behind(guest)).to_have_count(0)
    guest.sees_turn()
