"""Lessons by real clicks: `python -m tests.browser.lessons [GAME [LESSON]] [--out FOLDER]` plays them at both sizes.

Each asked-for move is clicked where a person would: on the lit piece of the board, else in the dock. With `--out` a
picture of every step is kept, to be looked at.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Locator, expect, sync_playwright
from playwright.sync_api import TimeoutError as Late

from cosmodrome.lessons import Course, Lesson
from tests.browser.guest import Guest
from tests.lessons.paths import LESSONS, usual

SOON = 4_000

# What the bubble lies over: something lit, or an answer the step asks for.
COVERED = """() => {
  const bubble = document.querySelector('.lesson-bubble').getBoundingClientRect();
  const share = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  return [...document.querySelectorAll('.veil-ring, .dock [data-asked]')].some((one) => {
    const box = one.getBoundingClientRect();
    return share(bubble, box) > 0.1 * box.width * box.height;
  });
}"""


class Pupil:
    """Somebody who does what the lesson asks for."""

    def __init__(self, guest: Guest, lesson: Lesson, shots: Path | None = None) -> None:
        self.guest = guest
        self.page = guest.page
        self.lesson = lesson
        self.shots = shots
        #: Where the moves were made, and the steps that pointed at nothing on the board.
        self.on_board = 0
        self.in_dock = 0
        self.unlit: list[str] = []
        #: The steps whose bubble lay over what they were about.
        self.covering: list[str] = []

    def open(self) -> None:
        self.guest.go(f"/learn/{self.lesson.game}/{self.lesson.id}")

    def acts(self) -> list[str]:
        kept = json.loads(self.page.evaluate("localStorage.getItem('lessons')") or "{}")
        return list(kept.get(f"{self.lesson.game}/{self.lesson.id}", {}).get("acts", []))

    def learn(self) -> None:
        """The whole lesson, from where it stands."""
        self.open()
        while self.one_step():
            pass
        expect(self.page.locator(".lesson-done")).to_be_visible()
        self._shoot("over")

    def one_step(self) -> bool:
        """Do what is asked once; False when the lesson is over."""
        self.page.locator(".lesson-bubble, .lesson-done").first.wait_for()
        if self.page.locator(".lesson-done").count():
            return False
        before = self.acts()
        course = Course(self.lesson, before)
        step = course.step
        assert step is not None
        expect(self.page.locator(f'.lesson-bubble[data-step="{step.id}"]')).to_be_visible()
        self._shoot(step.id)
        if (step.point or (step.asks and not course.free)) and not self._lit():
            self.unlit.append(step.id)
        if self.page.evaluate(COVERED):
            self.covering.append(step.id)
        if not step.asks:
            self.page.locator(".lesson-next").click()
        else:
            self._click(usual(course), len(before))
        self._goes_on(len(before), 30_000)
        expect(self.page.locator(".match:not(:has(.dock.busy))")).to_have_count(1)
        return True

    def _lit(self) -> bool:
        """Whether something on the board is pointed at; on a phone it may lie behind a tab, which is turned."""
        try:
            self.page.locator(".veil-ring").first.wait_for(state="attached", timeout=SOON)
        except Late:
            return False
        return True

    def _goes_on(self, before: int, within: float) -> bool:
        """Whether something was done since there were this many acts."""
        key = f"{self.lesson.game}/{self.lesson.id}"
        try:
            self.page.wait_for_function(
                """([key, before]) => {
                  const kept = JSON.parse(localStorage.getItem('lessons') ?? '{}')[key];
                  return kept && (kept.acts.length !== before || document.querySelector('.lesson-done'));
                }""",
                arg=[key, before],
                timeout=within,
            )
        except Late:
            if within > SOON:
                raise
            return False
        return True

    def _click(self, move: str, before: int) -> None:
        # What has scrolled away or lies behind a tab is clicked in the dock.
        for piece in self.page.locator(f'.stage-area [data-plays="{move}"]:visible').all():
            if piece.evaluate("one => one.tagName") != "OPTION" and self._try(piece, move, before):
                self.on_board += 1
                return
        # On a busy machine the piece may have played it after all.
        if self._goes_on(before, 500):
            self.on_board += 1
            return
        self.in_dock += 1
        answer = self.page.locator(f'.dock [data-answer="{move}"], .dock [data-move="{move}"]').first
        for group in self.page.locator(".dock .group, .dock .also").all():
            if answer.count():
                break
            # On a phone what was opened takes the place of the groups.
            if not group.is_visible():
                self.page.locator(".dock .tray header button").click()
            group.click()
        answer.click()

    def _try(self, piece: Locator, move: str, before: int) -> bool:
        """Click a piece; where it lets one choose, choose."""
        end = time.monotonic() + 2 * SOON / 1000
        try:
            piece.click(timeout=SOON)
            choices = self.page.locator(f'.bubble [data-plays="{move}"], .bubble .act')
            while not choices.count():
                if self._goes_on(before, 500):
                    return True
                if time.monotonic() > end:
                    return False
            choices.first.click(timeout=SOON)
        except Late:
            return False
        return True

    def _shoot(self, name: str) -> None:
        if self.shots is not None:
            self.page.wait_for_timeout(450)
            number = len(list(self.shots.glob("*.png")))
            self.page.screenshot(path=self.shots / f"{number:02}-{name}.png")


def main() -> int:
    """Play lessons at both sizes and say how it went."""
    from tests.browser.conftest import CHROMIUM, site_settings
    from tests.server.harness import in_thread

    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--size", choices=["1280", "390"])
    given = parser.parse_args()
    lessons = [one for one in LESSONS if given.game in (None, one.game) and given.lesson in (None, one.id)]
    failures = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(site_settings(Path(folder))) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        for lesson in lessons:
            for size in [given.size] if given.size else ["1280", "390"]:
                shots = given.out / f"{lesson.game}-{lesson.id}-{size}" if given.out else None
                if shots is not None:
                    shutil.rmtree(shots, ignore_errors=True)
                    shots.mkdir(parents=True)
                guest = Guest(browser, site.url, phone=size == "390", dark=not given.light)
                pupil = Pupil(guest, lesson, shots)
                try:
                    pupil.learn()
                    verdict = "learned"
                except Exception as error:
                    failures += 1
                    verdict = f"FAILED at {pupil.acts()[-3:]}: {str(error).splitlines()[0]}"
                    pupil._shoot("failed")
                print(
                    f"{lesson.game} {lesson.id} {size}: {verdict}; {pupil.on_board} moves on the board, "
                    f"{pupil.in_dock} in the dock; unlit: {', '.join(pupil.unlit) or 'none'}; "
                    f"covered: {', '.join(pupil.covering) or 'none'}"
                    + "".join(f"\n  page: {one}" for one in guest.complaints),
                    flush=True,
                )
                failures += len(guest.complaints)
                guest.context.close()
        browser.close()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
