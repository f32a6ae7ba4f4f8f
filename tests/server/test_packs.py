"""A host offers content packs; visitors choose them by name, and a match keeps and shows what it is played with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.cli.serve import _packs
from cosmodrome.games.galactic_cruise.tables import HOUSE
from cosmodrome.kernel import BadOptionValue
from tests.server.harness import in_thread, quiet

SEATS = [{"kind": "human"}, {"kind": "human"}]


def our_box(folder: Path) -> str:
    text = (HOUSE / "blueprints.toml").read_text(encoding="utf-8")
    (folder / "blueprints.toml").write_text(text.replace('"Climbing Net"', '"Rope Garden"'), encoding="utf-8")
    (folder / "pack.toml").write_text('title = "Our box"', encoding="utf-8")
    return str(folder)


def test_a_table_is_played_with_the_pack_its_host_offers(new_database: Callable[[str], str], tmp_path: Path) -> None:
    packs = _packs([f"Club box={our_box(tmp_path)}"])
    with in_thread(quiet(new_database("sqlite"), packs=packs)) as server, server.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
        assert games["galactic_cruise"]["packs"] == ["Club box"]
        assert games["leaving_earth"]["packs"] == []
        body = {"game": "galactic_cruise", "seats": SEATS, "claim": [0, 1], "options": {"content": "Club box"}}
        match = client.post("/api/matches", json=body).json()["id"]
        table = client.get(f"/api/matches/{match}").json()["table"]
        assert table["pack"] == {"title": "Our box", "titles": {"climbing_net": "Rope Garden"}}
        tables = client.get(f"/api/matches/{match}/content").json()
        assert tables["blueprint"][0]["title"] == "Rope Garden"
        # The same table once more, as a rematch asks for it.
        again = client.post("/api/matches", json={**body, "options": table["options"]})
        assert again.status_code == 201
        plain = client.post("/api/matches", json={**body, "options": {}}).json()["id"]
        assert client.get(f"/api/matches/{plain}").json()["table"]["pack"] is None


def test_a_pack_nobody_offers_is_refused(new_database: Callable[[str], str], tmp_path: Path) -> None:
    ours = our_box(tmp_path)
    with in_thread(quiet(new_database("sqlite"))) as server, server.client() as client:
        for wanted in ("Club box", ours, _packs([f"x={ours}"])["x"]):
            body = {"game": "galactic_cruise", "seats": SEATS, "options": {"content": wanted}}
            refused = client.post("/api/matches", json=body)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_option_value")


@pytest.mark.parametrize("text", ["club", "=folder", "club=", "club=nowhere-at-all"])
def test_a_host_is_told_what_is_wrong_with_a_pack_before_the_server_starts(text: str) -> None:
    with pytest.raises(BadOptionValue):
        _packs([text])


def test_a_pack_that_is_still_the_house_edition_is_not_offered(tmp_path: Path) -> None:
    untouched = tmp_path / "untouched"
    cosmodrome.find("galactic_cruise").export_pack(str(untouched))
    with pytest.raises(BadOptionValue, match="still the house edition"):
        _packs([f"club={untouched}"])
