"""What comes after a match, and what a few minutes are good for: the coach's report, and puzzles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cosmodrome.coach import puzzles
from tests.browser.conftest import Arrive
from tests.browser.guest import middle
from tests.browser.scenes import Scene
from tests.server.harness import Served

FLIGHT = Scene("galaxy_trucker", lambda match: match.over, {"rounds": ["1"], "tempo": "calm"})


def test_the_coach_looks_back_from_every_seat_and_leads_into_the_replay(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    match = FLIGHT.perform(site, guest)
    page = guest.page
    page.locator(".dock").get_by_role("link", name="The coach's report").click()
    expect(page.locator(".coach-verdict h2")).to_be_visible(timeout=120_000)
    expect(page.locator(".coach-chances svg")).to_be_visible()
    luck = page.locator(".coach-ledger tbody tr")
    expect(luck).to_have_count(2)
    guest.check_access()
    # Every column of the ledger is in sight.
    for width in (1024, 1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        hidden = page.locator(".coach-ledger").evaluate("one => one.scrollWidth - one.parentElement.clientWidth")
        assert hidden <= 0, width
    guest.check_access()
    # On a phone the verdict is read before the graph.
    assert middle(page.locator(".coach-verdict"))[1] < middle(page.locator(".coach-chances"))[1]
    page.set_viewport_size({"width": 1280, "height": 800})
    # The other seat's report has its own address, and the report is there at once when it is asked for again.
    page.locator(".coach-scores").get_by_role("link", name="Ben").click()
    expect(page).to_have_url(re.compile("seat=1"))
    page.go_back()
    expect(page.locator(".coach-verdict h2")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(f"/match/{match}.*ply=1"))


@pytest.mark.parametrize("phone", [False, True], ids=["1280", "390"])
def test_a_puzzle_is_solved_on_the_board_and_refuses_what_is_worse(arrive: Arrive, phone: bool) -> None:
    puzzle = puzzles.find_puzzle("galaxy_trucker", 1)
    ask = puzzle.position().ask_of(puzzle.seat)
    assert ask is not None
    wrong = next(move.text for move in ask.answers if move.text != puzzle.solution)
    guest = arrive(phone=phone)
    page = guest.go("/puzzles/galaxy_trucker/1")
    note = page.locator(".puzzle-note")
    expect(note).to_contain_text("Find the best move")
    # A puzzle is no lesson: it has no steps, no plan and no next lesson.
    expect(page.locator("body")).not_to_contain_text(re.compile("lesson|Step 1", re.IGNORECASE))
    guest.check_access()
    answer = ".dock [data-answer='{0}'], .dock [data-move='{0}']"
    page.locator(answer.format(wrong)).first.click()
    expect(note).to_contain_text("There is something better")
    page.locator(answer.format(puzzle.solution)).first.click()
    expect(page.locator(".lesson-done")).to_contain_text("Solved")
    guest.check_access()
    page.locator(".lesson-done").get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile("/puzzles/galaxy_trucker/2$"))
    expect(note).to_contain_text("Find the best move")
    expect(page.locator(".turn")).to_have_text("Puzzle 2")
