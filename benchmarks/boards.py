"""Measure the boards: `python -m benchmarks.boards [--rounds 60] [GAME ...]`.

Bots play each game to a big position on a real server; Chromium opens it as a player would. Then the page is told
the whole position anew, with one more event each time, as the live line would tell it. *update* is the time from
the message's arrival until React has drawn everything and the browser has laid it out, *painted* until the next
frame is on the screen. *First paint* is the time from asking for the address, with nothing in the browser's cache,
until the board is on the screen; *frames* are those of ten seconds of playback at its usual speed, counted once the
steps to be shown have been read. The chunks are those a game's board adds to the page; they are loaded when its first
match is opened.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from cosmodrome.kernel import Match
from cosmodrome.server.settings import Settings
from tests.browser.conftest import CHROMIUM, site_settings
from tests.browser.guest import Guest
from tests.browser.scenes import Scene
from tests.server.harness import Served, in_thread

#: Remember the live line's listener and its greeting, which holds the whole position.
LISTEN = """() => {
  const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...own,
    set(listener) {
      window.tell = (data) => listener.call(this, { data });
      own.set.call(this, (event) => {
        const message = JSON.parse(event.data);
        if (message.type === 'welcome') window.greeting = message;
        listener.call(this, event);
      });
    },
  });
}"""

#: Remember when the board was first on the screen.
WATCH = """() => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.stage .piece')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
  });
  watch.observe(document, { childList: true, subtree: true });
}"""

#: Show the latest steps of the match once more, and take the time of every frame meanwhile.
PLAYBACK = """async ([seconds, steps]) => {
  const { positions: [position], events: [told] } = window.greeting;
  const match = location.pathname.split('/').at(-1);
  const last = position.version;
  const address = `/api/matches/${match}/beats?seat=0&after=${Math.max(1, last - steps)}&upto=${last}`;
  const { beats } = await (await fetch(address)).json();
  const events = beats.flatMap((beat) => beat.events);
  const more = { ...told, first: told.first + told.events.length, events };
  const now = { ...position, version: last + 1 };
  window.tell(JSON.stringify({ type: 'update', position: now, events: more, beats }));
  // Sixty steps in one message are only sent here: it begins once they have been read.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));
  const times = [];
  const start = performance.now();
  await new Promise((done) => {
    const frame = (now) => {
      times.push(now);
      if (now - start > seconds * 1000) done();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const behind = document.querySelector('.playback .behind');
  if (!behind) throw new Error('the playback was over before it was measured');
  return times.slice(1).map((time, index) => time - times[index]);
}"""

#: Tell the position anew this many times; for each the milliseconds until it is laid out, and until it is painted.
UPDATE = """async (rounds) => {
  const { positions: [position], events: [told] } = window.greeting;
  const match = document.querySelector('.match');
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const again = told.events.at(-1);
  const times = [];
  for (let round = 1; round <= rounds; round++) {
    const version = position.version + round;
    const first = told.first + told.events.length + round - 1;
    const events = { ...told, first, events: again ? [{ ...again, version }] : [] };
    const text = JSON.stringify({ type: 'update', position: { ...position, version }, events });
    await frame();
    const start = performance.now();
    window.tell(text);
    for (let turn = 0; match.dataset.ply !== String(version); turn++) {
      if (turn > 1e6) throw new Error('the page does not show what it is told');
      await Promise.resolve();
    }
    document.body.getBoundingClientRect();
    const laid = performance.now();
    await frame();
    times.push([laid - start, performance.now() - start]);
  }
  return times;
}"""


def late_in_the_yard(match: Match) -> bool:
    """Four big ships all but built, and tiles on the table."""
    if not any(ask.seat == 0 for ask in match.asks):
        return False
    view = match.view(0)
    return len(view["faceup"]) > 15 and all(len(ship["components"]) > 22 for ship in view["ships"])


def many_spacecraft(match: Match) -> bool:
    """Five agencies with everything they have after ten years."""
    return bool(match.view(0)["year"] >= 1967) and any(ask.seat == 0 for ask in match.asks)


def far_along(match: Match) -> bool:
    """Four companies in the last third of a match."""
    return match.ply > 700 and any(ask.seat == 0 for ask in match.asks)


SCENES = [
    Scene("galactic_cruise", far_along, players=4),
    Scene("galaxy_trucker", late_in_the_yard, {"rounds": ["3"], "tempo": "calm"}, players=4),
    Scene("leaving_earth", many_spacecraft, {"level": "very_hard"}, players=5),
]


@dataclass
class Figures:
    """What one board takes."""

    game: str
    elements: int
    update: float
    update_p95: float
    painted: float
    painted_p95: float
    first_paint: float
    frames_per_second: float
    frame_p95: float
    chunk_kb: float
    zipped_kb: float


def measure(browser: Browser, site: Served, scene: Scene, rounds: int) -> Figures:
    guest = Guest(browser, site.url, phone=False, dark=True)
    page = guest.page
    page.add_init_script(f"({LISTEN})();({WATCH})()")
    rehearsal = scene.rehearse()
    scene.perform(site, guest, rehearsal)
    page.locator(".stage").wait_for()
    page.locator("button.move:enabled").first.wait_for()
    times = page.evaluate(UPDATE, rounds)[3:]
    assert guest.complaints == [], guest.complaints
    page.wait_for_function("() => window.painted !== undefined")
    first_paint: float = page.evaluate("window.painted")
    frames = playback(page)
    assert guest.complaints == [], guest.complaints
    chunks = [path.read_bytes() for path in board_chunks(page, Path(Settings().static))]
    update, painted = [one for one, _ in times], [one for _, one in times]
    figures = Figures(
        game=scene.game,
        elements=page.locator(".stage *").count(),
        update=median(update),
        update_p95=quantiles(update, n=20)[-1],
        painted=median(painted),
        painted_p95=quantiles(painted, n=20)[-1],
        first_paint=first_paint,
        frames_per_second=1000 * len(frames) / sum(frames),
        frame_p95=quantiles(frames, n=20)[-1],
        chunk_kb=sum(map(len, chunks)) / 1000,
        zipped_kb=sum(len(gzip.compress(chunk)) for chunk in chunks) / 1000,
    )
    guest.context.close()
    return figures


def playback(page: Page) -> list[float]:
    """The milliseconds of every frame while the latest steps are shown as they are by default."""
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.locator("button.move:enabled").first.wait_for()
    page.locator(".playback select").select_option("1")
    frames: list[float] = page.evaluate(PLAYBACK, [SECONDS, STEPS])
    return frames


#: How long playback is watched, and how many of the latest entries of the log are shown for it.
SECONDS = 10
STEPS = 60


def board_chunks(page: Page, static: Path) -> list[Path]:
    """The files of the board that this page has loaded; the build names them after `board.tsx`."""
    loaded: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    names = {address.rsplit("/", 1)[-1] for address in loaded}
    return sorted(static / "assets" / name for name in names if name.startswith("board-"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.boards", description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", help="which games; all of them unless named")
    parser.add_argument("--rounds", type=int, default=60, help="how often each position is told anew")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    args = parser.parse_args()
    chromium = shutil.which("chromium")
    assert chromium is not None, "chromium is missing: run `make chromium`"
    found: list[Figures] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(site_settings(Path(folder))) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM)
        for scene in SCENES:
            if not args.games or scene.game in args.games:
                found.append(measure(browser, site, scene, args.rounds))
        browser.close()
    print(json.dumps([vars(one) for one in found], indent=1) if args.json else table(found))


def table(found: list[Figures]) -> str:
    """The figures for people, in Markdown."""
    rows: list[list[Any]] = [
        ["", "elements", "update p50", "p95", "painted p50", "p95", "first paint", "frames/s", "chunk", "gzip"],
        ["---"] * 10,
    ]
    for one in found:
        figures = (one.update, one.update_p95, one.painted, one.painted_p95, one.first_paint)
        times = [*(f"{ms:.0f} ms" for ms in figures), f"{one.frames_per_second:.0f}"]
        rows.append([one.game, f"{one.elements:,}", *times, f"{one.chunk_kb:.0f} kB", f"{one.zipped_kb:.0f} kB"])
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows)


if __name__ == "__main__":
    main()
