"""A person at a browser: opens pages, clicks moves, and notices what is wrong with a page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect

from examples.tic_tac_toe import TicTacToeGame

TIC_TAC_TOE = TicTacToeGame()
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

#: Somebody who knows the table: no playback to wait for, no second click, the whole list of moves in the rail.
SETTINGS: dict[str, Any] = {"speed": 0, "confirm": "never", "panel": "moves"}


@cache
def axe_source() -> str:
    assert AXE.is_file(), "axe-core is missing: run `make -C web test`"
    return AXE.read_text(encoding="utf-8")


# Buttons and fields that stick out of the screen, and the page itself if it does. Regions made to slide sideways may
# be wide; they are named, for whatever scrolls only downwards has `overflow-x: auto` too and must not be wide.
CUT_OFF = """() => {
  const width = document.documentElement.clientWidth;
  const sliding = '.scroll, .table-cards, .skip';
  const outside = (one) => one.getBoundingClientRect().right > width + 1 && !one.closest(sliding);
  const found = [...document.querySelectorAll('button, input, select, a, p, h1, h2, h3')].filter(outside);
  if (document.documentElement.scrollWidth > width) found.push(document.documentElement);
  return found.slice(0, 5).map((one) => one.outerHTML.slice(0, 100));
}"""


#: What the server may refuse anybody: somebody else was quicker, a bot is busy, a piece that was asked about is gone
#: since, the small games of tests have no words.
REFUSED = (
    "409 POST /api/matches/[^/]+/(moves|undo|redo)$",
    "503 GET /api/matches/",
    "404 GET /api/matches/[^/]+/explain$",
    "404 GET /api/games/(?!(galactic_cruise|galaxy_trucker|leaving_earth)/)[^/]+/text/",
)

Point = tuple[float, float]


def middle(thing: Locator) -> Point:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box is not None, f"{thing} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Guest:
    """Somebody with a browser, its cookies, and one page open."""

    def __init__(
        self, browser: Browser, url: str, *, phone: bool, dark: bool, settings: dict[str, Any] | None = None
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.refusals: list[str] = list(REFUSED)
        size = PHONE if phone else DESKTOP
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(30_000)
        self.phone = phone
        wanted = {**SETTINGS, **(settings or {})}
        self.context.add_init_script(
            f"localStorage.getItem('settings') ?? localStorage.setItem('settings', {json.dumps(json.dumps(wanted))})"
        )
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.on("response", self._receive)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        # A lost connection is told by the browser itself; that the page copes is tested where it happens. What the
        # server refuses is heard with its answer.
        if message.type == "error" and not re.search(r"WebSocket|ERR_|status of [45]", message.text):
            self.complaints.append(message.text)

    def _receive(self, response: Response) -> None:
        # Whatever path the server stands under.
        path = re.sub(".*?(?=/api/)", "", urlsplit(response.url).path)
        answer = f"{response.status} {response.request.method} {path}"
        if response.status >= 400 and not any(re.match(one, answer) for one in self.refusals):
            self.complaints.append(answer)

    def expect_refusal(self, answer: str) -> None:
        """From now on the server may answer so, as in `401 POST /api/login`; all else it refuses is a complaint."""
        self.refusals.append(f"{answer}$")

    # --- going places

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def open_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """Open a table the short way and go there; every human seat is taken by this browser unless `claim` says so."""
        claim = [number for number, seat in enumerate(seats) if seat["kind"] == "human"]
        body = {"game": game, "seats": seats, "claim": claim, **more}
        answer = self.context.request.post("/api/matches", data=body)
        assert answer.status == 201, answer.text()
        match = str(answer.json()["id"])
        self.go(f"/match/{match}")
        return match

    # --- playing

    def pull_up(self) -> None:
        """Have every move as a list: beside the board it stands, on a phone the sheet is pulled up for it."""
        self.page.locator("button.move:enabled, .dock.asks:not(.busy) .dock-list").first.wait_for()
        if self.phone and not self.page.locator("button.move").count():
            self.page.locator(".dock-list").tap()
        self.page.locator("button.move:enabled").first.wait_for()

    @contextmanager
    def listing(self) -> Iterator[None]:
        """Look at the list of every move; a sheet that was pulled up for it gives the board back."""
        self.pull_up()
        yield
        if self.phone:
            self.page.locator(".dock-list").tap()

    def move(self, move: str) -> Locator:
        """The button of a move, named as the wire names it."""
        return self.page.locator(f'button[data-move="{move}"]')

    def play(self, move: str) -> None:
        """Click a move of the list, once it is offered."""
        if self.phone:
            self.pull_up()
        self.move(move).click()

    def open_panel(self, name: str) -> None:
        """Turn the rail to one of its tabs; on a phone it is in a drawer."""
        if self.phone and not self.page.locator("dialog.drawer").count():
            self.page.get_by_role("button", name="Log, chat and rules").click()
        self.page.get_by_role("tab", name=name, exact=True).click()

    def close_panel(self) -> None:
        """Put the drawer of a phone away."""
        if self.page.locator("dialog.drawer").count():
            self.page.locator(".drawer-close").click()

    def sees_turn(self) -> None:
        expect(self.page.locator(".turn.mine")).to_be_visible()

    def sees_waiting(self) -> None:
        expect(self.page.locator(".turn.mine")).to_have_count(0)

    def drag(self, piece: Locator, place: Locator, *, touch: bool = False) -> None:
        """Carry a piece from its middle to the middle of a place, by mouse or with a finger."""
        start, end = middle(piece), middle(place)
        if touch:
            self.swipe(start, end)
            return
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=8)
        mouse.up()

    def swipe(self, start: Point, end: Point) -> None:
        """A finger on the screen, as the browser's own touches come: it may be a drag, or scroll the page."""
        finger = self.context.new_cdp_session(self.page)
        steps = 12
        for step in range(steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            kind = "touchMove" if step else "touchStart"
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        # A finger that rests before it leaves gives the page no swing to go on scrolling with.
        self.page.wait_for_timeout(150)
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": end[0], "y": end[1] + 1}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()

    # --- judging a page

    def check_access(self) -> None:
        """No violation of the accessibility rules, and nothing wider than the screen."""
        self.page.evaluate(axe_source())
        result: dict[str, Any] = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        found = [
            f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for violation in result["violations"]
            for node in violation["nodes"]
        ]
        assert not found, "\n".join(found)
        cut = self.page.evaluate(CUT_OFF)
        assert not cut, f"wider than the screen: {cut}"


def fill_seat(page: Page, seat: int, by: str) -> None:
    """On the setup page, say who is to sit there."""
    change = page.get_by_role("button", name=f"Seat {seat}: who sits there")
    if change.get_attribute("aria-expanded") == "false":
        change.click()
    page.locator(".seat-panel").get_by_role("button", name=by).click()


BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}
