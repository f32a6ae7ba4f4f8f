"""A real browser against a real server that serves the built page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, expect, sync_playwright

from cosmodrome.server.settings import Settings
from tests.browser.guest import Guest
from tests.server.harness import GAMES, Served, in_thread, quiet

CHROMIUM = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the page, all games, and two small ones to try things on."""
    folder: Path = tmp_path_factory.mktemp("site")
    with in_thread(site_settings(folder)) as served:
        yield served


def site_settings(folder: Path) -> Settings:
    """Settings of a server for the browser: the built page, tic-tac-toe and the toy beside the games."""
    static = Settings().static
    assert (Path(static) / "index.html").is_file(), "the page is not built: run `make page`"
    games = (*GAMES, "tests.browser.guest:TIC_TAC_TOE")
    return quiet(f"sqlite:///{folder / 'matches.sqlite3'}", static=static, games=games, notices="anywhere")


# Playwright keeps an event loop in this thread while it runs; it must be gone before other modules' tests start.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    path = shutil.which("chromium")
    assert path is not None, "chromium is missing: run `make chromium`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM)
        yield browser
        browser.close()


# What must come comes in a moment; on a machine busy with other tests it may take longer.
expect.set_options(timeout=30_000)

Arrive = Callable[..., Guest]


@pytest.fixture
def arrive(chromium: Browser, site: Served) -> Iterator[Arrive]:
    """Makes people with a browser of their own. In the end none of their pages may have complained."""
    guests: list[Guest] = []

    def make(
        *, phone: bool = False, dark: bool = True, url: str = site.url, settings: dict[str, Any] | None = None
    ) -> Guest:
        guest = Guest(chromium, url, phone=phone, dark=dark, settings=settings)
        guests.append(guest)
        return guest

    yield make
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A real browser on a busy machine misses a deadline now and then: what fails here is tried once more."""
    if Path(__file__).parent not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
