"""A server under a path of its own: the page, its pictures, its way around, live play and invitations stay there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, site_settings
from tests.browser.guest import HUMAN
from tests.server.harness import Served, in_thread


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server under /games."""
    settings = msgspec.structs.replace(site_settings(tmp_path_factory.mktemp("club")), root_path="/games")
    with in_thread(settings) as served:
        yield served


def test_everything_stays_under_the_prefix(arrive: Arrive, club: Served) -> None:
    asked: list[str] = []
    one, two = arrive(url=club.url), arrive(url=club.url)
    one.page.on("request", lambda request: asked.append(request.url.removeprefix(club.url)))
    page = one.go("/games/")
    page.get_by_role("link", name="You", exact=True).click()
    expect(page).to_have_url(f"{club.url}/games/account")
    page.reload()
    page.get_by_role("link", name="Cosmodrome").first.click()
    expect(page).to_have_url(f"{club.url}/games/")
    body = {"game": "tic_tac_toe", "seats": [HUMAN, HUMAN], "claim": [0]}
    created = one.context.request.post("/games/api/matches", data=body).json()
    one.go(f"/games/match/{created['id']}")
    two.go(created["seats"][1]["link"])
    two.page.get_by_role("button", name="Sit down").click()
    one.sees_turn()
    one.move("place 5").or_(one.page.locator("button[data-move]").first).first.click()
    two.sees_turn()
    wrong = [path for path in asked if path.startswith("/") and not path.startswith("/games")]
    assert wrong == []
