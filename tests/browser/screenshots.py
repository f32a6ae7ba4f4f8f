"""Photographs of every board in its main situations: `make screenshots`, or of some: `ARGS="leaving_earth"`.

Each situation is played by bots on a real server and photographed in six looks: a desktop and a phone, dark and light,
a large screen and a tablet. The pictures go to `docs/screenshots`, where the README and the gallery show them.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from cosmodrome.kernel import Match
from tests.browser.conftest import CHROMIUM, site_settings
from tests.browser.guest import Guest
from tests.browser.scenes import Scene, asked
from tests.server.harness import Served, in_thread

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
LARGEST = 200_000


@dataclass(frozen=True)
class Look:
    """A screen, and what is held in front of it."""

    width: int
    height: int
    dark: bool
    phone: bool = False


LOOKS: dict[str, Look] = {
    "1280-dark": Look(1280, 800, dark=True),
    "1280-light": Look(1280, 800, dark=False),
    "390-dark": Look(390, 844, dark=True, phone=True),
    "390-light": Look(390, 844, dark=False, phone=True),
    "1920-dark": Look(1920, 1080, dark=True),
    "820-light": Look(820, 1180, dark=False),
}


@dataclass(frozen=True)
class Situation:
    """What to play, and what to do on the page before it is photographed."""

    scene: Scene
    then: Callable[[Page, bool], None] = lambda page, phone: None


# --- until when


def laid(count: int, question: str) -> Callable[[Match], bool]:
    """Until Ada's ship has this many components and she is asked this."""
    now = asked(0, question)
    return lambda match: now(match) and len(match.view(0)["ships"][0]["components"]) >= count


def year(number: int) -> Callable[[Match], bool]:
    """Until Ada's turn in this year, or in a later one."""
    turn = asked(0, "turn")
    return lambda match: turn(match) and match.view(0)["year"] >= number


def firing(match: Match) -> bool:
    """Until Ada is in the middle of a burn that one engine alone cannot do."""
    return asked(0, "fire")(match) and match.view(0)["now"]["maneuver"]["thrust"] > 0


def ply(number: int) -> Callable[[Match], bool]:
    """Until Ada is asked something after this many plies."""
    return lambda match: match.ply >= number and any(ask.seat == 0 for ask in match.asks)


def later(number: int, question: str) -> Callable[[Match], bool]:
    """Until Ada is asked this after this many plies."""
    now = asked(0, question)
    return lambda match: match.ply >= number and now(match)


def over(match: Match) -> bool:
    return match.over


# --- on the page


def tab(name: str) -> Callable[[Page, bool], None]:
    """Choose a tab of the board where it has some: on a phone."""

    def choose(page: Page, phone: bool) -> None:
        if phone:
            page.locator(".stage").get_by_role("tab", name=name).tap()

    return choose


def look_at_my_spacecraft(page: Page, phone: bool) -> None:
    tab("Map")(page, phone)
    page.locator(".le-craft[data-plays]").first.click()


def what_rachel_did(page: Page, phone: bool) -> None:
    tab("Tracks")(page, phone)
    page.get_by_role("button", name="What Rachel did").click()


def the_graph(page: Page, phone: bool) -> None:
    page.locator(".graph-line").first.wait_for()


def galaxy_trucker(until: Callable[[Match], bool], round_name: str, players: int, tempo: str = "calm") -> Situation:
    options = {"rounds": [round_name], "tempo": tempo, **({"timer_seconds": 900} if tempo == "race" else {})}
    return Situation(Scene("galaxy_trucker", until, options, players=players))


SITUATIONS: dict[str, Situation] = {
    "galaxy_trucker-building": galaxy_trucker(laid(12, "holding"), "2", 3),
    "galaxy_trucker-race": galaxy_trucker(laid(10, "holding"), "2", 4, "race"),
    "galaxy_trucker-long_ship": galaxy_trucker(laid(16, "holding"), "3a", 4),
    "galaxy_trucker-loading": galaxy_trucker(asked(0, "load"), "3", 4),
    "galaxy_trucker-flight": galaxy_trucker(asked(0, "shoot", "shield"), "2", 4),
    "galaxy_trucker-enemy": galaxy_trucker(asked(0, "power_cannons"), "2", 4),
    "galaxy_trucker-end": galaxy_trucker(over, "1", 4),
    "leaving_earth-start": Situation(Scene("leaving_earth", year(1956), {"level": "medium"}, players=3)),
    "leaving_earth-maneuver": Situation(Scene("leaving_earth", firing, {"level": "medium"}, players=2)),
    "leaving_earth-late": Situation(Scene("leaving_earth", year(1966), {"level": "hard"}, players=5), tab("Map")),
    "leaving_earth-bench": Situation(
        Scene(
            "leaving_earth",
            lambda match: year(1962)(match) and bool(match.view(0)["agencies"][0]["spacecraft"]),
            {"level": "medium"},
            players=2,
        ),
        look_at_my_spacecraft,
    ),
    "leaving_earth-end": Situation(Scene("leaving_earth", over, {"level": "medium"}, players=3), tab("Race")),
    "galactic_cruise-start": Situation(Scene("galactic_cruise", ply(1), players=2)),
    "galactic_cruise-turn": Situation(Scene("galactic_cruise", later(340, "turn"), players=4, seed=3), tab("Campus")),
    "galactic_cruise-middle": Situation(Scene("galactic_cruise", later(400, "pay_launch"), players=3)),
    "galactic_cruise-launch": Situation(Scene("galactic_cruise", later(250, "board"), players=2)),
    "galactic_cruise-rachel": Situation(
        Scene("galactic_cruise", later(100, "turn"), {"rachel": "hard"}, players=1),
        what_rachel_did,
    ),
    "galactic_cruise-end": Situation(Scene("galactic_cruise", over, players=2), the_graph),
}


def photograph(guest: Guest, situation: Situation, path: Path, phone: bool) -> None:
    page = guest.page
    page.locator(".stage").wait_for()
    situation.then(page, phone)
    page.wait_for_timeout(1_200)
    image: Any = import_module("PIL.Image")
    image.open(io.BytesIO(page.screenshot())).convert("RGB").save(path, quality=45, method=5)
    assert guest.complaints == [], guest.complaints
    assert path.stat().st_size < LARGEST, f"{path.name} has {path.stat().st_size} bytes"


@contextmanager
def studio() -> Iterator[tuple[Served, Browser]]:
    """A server of its own and a browser to look at it."""
    chromium = which("chromium")
    assert chromium is not None, "chromium is missing: run `make chromium`"
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(site_settings(Path(folder))) as site,
        sync_playwright() as playwright,
    ):
        yield site, playwright.chromium.launch(executable_path=chromium, args=CHROMIUM)


def main(wanted: list[str]) -> None:
    names = [name for name in SITUATIONS if not wanted or any(name.startswith(start) for start in wanted)]
    with studio() as (site, browser):
        for name in names:
            situation = SITUATIONS[name]
            seated: tuple[str, list[Any]] | None = None
            for title, look in LOOKS.items():
                path = FOLDER / f"{name}-{title}.webp"
                guest = Guest(browser, site.url, phone=look.phone, dark=look.dark, settings={"panel": "log"})
                guest.page.set_viewport_size({"width": look.width, "height": look.height})
                guest.context.add_init_script("localStorage.setItem('new-here-dismissed', 'yes')")
                if seated is None:
                    match = situation.scene.perform(site, guest, undo="free")
                    seated = match, guest.context.cookies()
                else:
                    # The same match, looked at by the same person.
                    match, cookies = seated
                    guest.context.add_cookies(cookies)
                    guest.go(f"/match/{match}")
                photograph(guest, situation, path, look.phone)
                guest.context.close()
                print(f"{path.name}: {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
