"""A session watched as a film, to be judged by eye: `python -m tests.browser.film GAME --out FOLDER`.

Somebody with the page's usual settings plays against bots and does what the hint says. The page is photographed all the
while, and the pictures are laid in rows, each with its number and the second it was taken. Needs Pillow.
"""

from __future__ import annotations

import argparse
import io
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.clicks import Hand
from tests.browser.guest import Guest
from tests.browser.screenshots import studio

USUAL: dict[str, Any] = {"speed": 1, "confirm": "matters", "panel": "log"}
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "galactic_cruise": ({}, 2),
    "galaxy_trucker": ({"tempo": "turns", "rounds": ["1"]}, 3),
    "leaving_earth": ({"level": "easy"}, 2),
}
#: So often a picture is taken; and as long as it may take until somebody is asked again.
EVERY_MS = 350
PATIENCE = 90.0
#: A hand that has not found a move by then plays it without the page.
HAND_MS = 8_000
#: The screens it may be watched on; those with a touch are phones.
SIZES = {"1280x800": False, "820x1180": False, "390x844": True, "844x390": True}
#: How the pictures are laid out: so wide in all, each so high at most.
SHEET, HIGH, ROWS = 1920, 540, 4


class Camera:
    """Takes pictures of a page, and leaves out those that show nothing new."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.began = time.monotonic()
        self.shots: list[tuple[float, bytes]] = []

    def shoot(self) -> None:
        shot = self.page.screenshot(type="jpeg", quality=80)
        if not self.shots or shot != self.shots[-1][1]:
            self.shots.append((time.monotonic() - self.began, shot))

    def until_asked(self) -> bool:
        """Film until the question can be answered; False when the match is over or nothing happens any more."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.shoot()
            if self.page.locator(".match[data-over]").count():
                return False
            if self.page.locator(".dock.asks:not(.busy)").count() and not self.page.locator(".behind").count():
                return True
            self.page.wait_for_timeout(EVERY_MS)
        return False

    def write(self, folder: Path, name: str) -> None:
        """The sheets; and each picture as it was taken, numbered, for a closer look."""
        image: Any = import_module("PIL.Image")
        draw: Any = import_module("PIL.ImageDraw")
        closer = folder / name
        closer.mkdir(parents=True, exist_ok=True)
        for number, (_, shot) in enumerate(self.shots):
            (closer / f"{number:04}.jpg").write_bytes(shot)
        width, height = image.open(io.BytesIO(self.shots[0][1])).size
        columns = round(SHEET / min(640, HIGH * width / height))
        wide = SHEET // columns
        high = wide * height // width
        per_sheet = columns * ROWS
        for first in range(0, len(self.shots), per_sheet):
            some = self.shots[first : first + per_sheet]
            sheet = image.new("RGB", (columns * wide, -(-len(some) // columns) * high))
            for at, (second, shot) in enumerate(some):
                tile = image.open(io.BytesIO(shot)).convert("RGB").resize((wide, high), image.Resampling.LANCZOS)
                draw.Draw(tile).text((4, high - 14), f"{first + at:04} · {second:.1f} s", fill="#f0f")
                sheet.paste(tile, (at % columns * wide, at // columns * high))
            sheet.save(folder / f"{name}-{first // per_sheet:02}.png")


class Player:
    """Somebody who does what the hint says."""

    def __init__(self, guest: Guest, match: str) -> None:
        self.request = guest.context.request
        self.address = f"/api/matches/{match}"

    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = self.request.get(f"{self.address}?seat=0").json()["position"]
        return found

    def move(self) -> str:
        hint = self.request.get(f"{self.address}/hint?seat=0", timeout=60_000)
        moves = hint.json().get("moves") if hint.ok else None
        return str(moves[0]["move"] if moves else self.position()["asks"][0]["moves"][0]["move"])

    def play(self, move: str) -> None:
        """Play without the page."""
        answer = {"seat": 0, "version": self.position()["version"], "move": move}
        self.request.post(f"{self.address}/moves", data=answer)

    def hurry_on(self, question: str) -> None:
        """Play without the page until this is asked."""
        end = time.monotonic() + 5 * PATIENCE
        while time.monotonic() < end:
            now = self.position()
            if any(ask["question"] == question for ask in now["asks"]):
                return
            if now["asks"]:
                self.play(self.move())
            else:
                time.sleep(0.1)


def film(guest: Guest, game: str, turns: int, begin: str | None) -> Camera:
    """Play so many answers as the hint says, and film them; from a question on where one is named."""
    page = guest.page
    page.emulate_media(reduced_motion="no-preference")
    options, players = TABLES[game]
    seats: list[dict[str, Any]] = [{"kind": "human", "name": "Ada"}]
    seats += [{"kind": "bot", "bot": "regular"} for _ in range(players - 1)]
    player = Player(guest, guest.open_table(game, seats, options=options))
    if begin is not None:
        player.hurry_on(begin)
        page.reload()
        page.locator(".behind").click()
    hand = Hand(guest)
    camera = Camera(page)
    page.set_default_timeout(HAND_MS)
    for _ in range(turns):
        if not camera.until_asked():
            break
        move = player.move()
        try:
            hand.play(move)
        except (AssertionError, Error):
            # A piece that asks how many, or a move that only the whole list has.
            player.play(move)
    camera.until_asked()
    return camera


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--size", choices=SIZES, default="1280x800")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--from", dest="begin", metavar="QUESTION")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with studio() as (site, browser):
        guest = Guest(browser, site.url, phone=SIZES[given.size], dark=not given.light, settings=USUAL)
        width, height = map(int, given.size.split("x"))
        guest.page.set_viewport_size({"width": width, "height": height})
        camera = film(guest, given.game, given.turns, given.begin)
        name = f"{given.game}-{given.size}"
        camera.write(given.out, name)
        print(f"{name}: {len(camera.shots)} pictures", *guest.complaints, sep="\n")
        guest.context.close()


if __name__ == "__main__":
    main()
