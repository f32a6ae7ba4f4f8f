"""Short moving pictures of every board for the README: `make moving`, or of some: `ARGS="leaving_earth"`.

A match is played by bots on a real server; then a stretch of it is played once more by the page, which is photographed
while it shows it. The pictures go to `docs/screenshots` as animated WebP.
"""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.guest import Guest
from tests.browser.scenes import Scene
from tests.browser.screenshots import FOLDER, over, studio

SIZE = (1280, 800)
#: How large and how long the picture is, and how much of a second each photograph stands.
WIDE = 800
FRAMES = 44
STEP_MS = 160
#: How often one is taken, so that the stretch is as long on a fast machine: it is shown at about twice its speed.
EVERY_S = 0.34
LARGEST = 1_500_000


@dataclass(frozen=True)
class Moving:
    """Which match, and what in it is shown: the stretch that ends with the first such event."""

    scene: Scene
    event: Callable[[str], bool]
    before: int


MOVING: dict[str, Moving] = {
    "galaxy_trucker": Moving(
        Scene("galaxy_trucker", over, {"rounds": ["2"], "tempo": "calm"}, players=4),
        lambda kind: kind in ("destroyed", "shot_meteor", "shielded"),
        3,
    ),
    "leaving_earth": Moving(
        Scene("leaving_earth", over, {"level": "medium"}, players=3), lambda kind: kind == "mission_completed", 8
    ),
    "galactic_cruise": Moving(Scene("galactic_cruise", over, players=2), lambda kind: "launch" in kind, 4),
}


def film(page: Page) -> list[bytes]:
    """Photographs of the page while it plays by itself."""
    shots = []
    began = time.monotonic()
    for number in range(1, FRAMES + 1):
        shots.append(page.screenshot(type="jpeg", quality=88))
        page.wait_for_timeout(max(1, 1_000 * (began + number * EVERY_S - time.monotonic())))
    return shots


def write(shots: list[bytes], path: Path) -> None:
    image: Any = import_module("PIL.Image")
    frames = [image.open(io.BytesIO(shot)).convert("RGB") for shot in shots]
    frames = [frame.resize((WIDE, WIDE * SIZE[1] // SIZE[0]), image.Resampling.LANCZOS) for frame in frames]
    for quality in (60, 45, 30):
        frames[0].save(
            path, save_all=True, append_images=frames[1:], duration=STEP_MS, loop=0, quality=quality, method=4
        )
        if path.stat().st_size <= LARGEST:
            return
    raise AssertionError(f"{path.name} has {path.stat().st_size} bytes")


def main(wanted: list[str]) -> None:
    with studio() as (site, browser):
        for game in wanted or list(MOVING):
            moving = MOVING[game]
            guest = Guest(browser, site.url, phone=False, dark=True, settings={"speed": 1, "panel": "log"})
            guest.page.emulate_media(reduced_motion="no-preference")
            match = moving.scene.perform(site, guest)
            at, eyes = first(guest, match, moving)
            guest.page.goto(f"{site.url}/match/{match}?ply={at}&eyes={eyes}")
            guest.page.locator(".stage").wait_for()
            guest.page.wait_for_timeout(1_500)
            guest.page.get_by_role("button", name="Play on by itself").click()
            path = FOLDER / f"{game}-moving.webp"
            write(film(guest.page), path)
            guest.context.close()
            print(f"{path.name}: {path.stat().st_size // 1000} kB")
        browser.close()


def first(guest: Guest, match: str, moving: Moving) -> tuple[int, int]:
    """The version some steps before the first event of the wanted kind, and whom it concerns."""
    told = guest.context.request.get(f"/api/matches/{match}/events?seat=0&since=0").json()
    found = [event for event in told["events"] if moving.event(str(event["kind"]))]
    assert found, "nothing of the kind happened"
    fields = found[0]["fields"]
    return max(1, int(found[0]["version"]) - moving.before), int(fields.get("seat", fields.get("agency", 0)))


if __name__ == "__main__":
    main(sys.argv[1:])
