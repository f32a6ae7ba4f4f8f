"""The door: a path prefix behind a proxy, HEAD, closed metrics, and the addresses a host is told."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cosmodrome.cli import qr
from cosmodrome.server.door import clean_root
from cosmodrome.server.serve import addresses_of
from cosmodrome.server.settings import Settings
from tests.server.harness import Live, Served, in_thread, new_name, open_table, quiet

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def prefixed(new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that lives under /games."""
    static: Path = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text('<meta name="root" content="./" /><script src="./assets/app-1.js"></script>')
    (static / "assets" / "app-1.js").write_text("export {};")
    (static / "sw.js").write_text("// worker")
    with in_thread(quiet(new_database("sqlite"), root_path="/games", static=str(static))) as served:
        yield served


def test_page_api_and_worker_are_found_under_the_prefix(prefixed: Served) -> None:
    with prefixed.client() as client:
        for path in ("/games", "/games/", "/games/match/x", "/games/account"):
            page = client.get(path).text
            assert 'content="/games/"' in page
            assert 'src="/games/assets/app-1.js"' in page
        assert client.get("/games/assets/app-1.js").text == "export {};"
        assert client.get("/games/sw.js").status_code == 200
        # A path that has the prefix's name in it is no prefix.
        assert client.get("/games/api/games").status_code == 200
        assert client.get("/games/api/games/leaving_earth/content").status_code == 200
        assert client.get("/gamesters").status_code == 200
        # A proxy that takes the prefix off is as good.
        assert client.get("/api/games").status_code == 200


def test_cookies_links_and_sockets_stay_under_the_prefix(prefixed: Served) -> None:
    with prefixed.client() as client:
        answer = client.post("/games/api/accounts", json={"login": new_name(), "password": PASSWORD})
        assert answer.status_code == 201
        assert "Path=/games" in answer.headers["set-cookie"]
        body = {"game": "steps", "seats": [{"kind": "human"}, {"kind": "human"}], "claim": [0]}
        created = client.post("/games/api/matches", json={**body, "options": {"timer": False}}).json()
        assert created["seats"][1]["link"].startswith(f"/games/match/{created['id']}#")
        cookie = client.cookies["cosmodrome_session"]
        url = f"ws://127.0.0.1:{prefixed.port}/games/api/matches/{created['id']}/live"
        live = Live(url, {"cookie": f"cosmodrome_session={cookie}"})
        live.send(type="hello", tokens=[], since=None)
        assert live.wait("welcome")["mine"] == [0]
        live.close()
        gone = client.delete("/games/api/sessions")
        assert "Path=/games" in gone.headers["set-cookie"]
        assert client.get("/games/api/me").json()["guest"] is True


def test_over_tls_under_a_prefix_the_cookie_is_a_secure_one_of_that_path(prefixed: Served) -> None:
    with prefixed.client() as client:
        client.headers["x-forwarded-proto"] = "https"
        body = {"login": new_name(), "password": PASSWORD}
        cookie = client.post("/games/api/accounts", json=body).headers["set-cookie"]
        assert cookie.startswith("__Secure-cosmodrome_session=")
        assert {"Path=/games", "Secure"} <= set(cookie.split("; "))
        live = Live(
            f"ws://127.0.0.1:{prefixed.port}/games/api/matches/{_table(client)}/live",
            {"cookie": cookie.partition(";")[0], "x-forwarded-proto": "https"},
        )
        live.send(type="hello", tokens=[], since=None)
        assert live.wait("welcome")["mine"] == [0]
        live.close()


def _table(client: httpx.Client) -> str:
    body = {"game": "steps", "seats": [{"kind": "human"}, {"kind": "human"}], "claim": [0]}
    # httpx sends a Secure cookie by https only, and here the proxy is imagined.
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    answer = client.post("/games/api/matches", json={**body, "options": {"timer": False}}, headers={"cookie": cookie})
    match: str = answer.json()["id"]
    return match


def test_whatever_can_be_read_can_be_asked_for_by_head(served: Served) -> None:
    with served.client() as client:
        created = open_table(client, "human", "human")
        document = client.get("/api/schema/openapi.json").json()
        known = {"match_id": created["id"], "game": "leaving_earth", "name": "en.ftl", "lesson": "1", "version": "1"}
        paths = [path for path, acts in document["paths"].items() if "get" in acts]
        assert len(paths) > 15
        for path in ["/", "/healthz", "/assets/app-1a2b.js", *paths]:
            full = re.sub(r"{(\w+)}", lambda found: known.get(found[1], "x"), path)
            got, asked = client.get(full), client.head(full)
            assert (asked.status_code, asked.content) == (got.status_code, b""), path
        assert "HEAD" in client.options("/api/games").headers["allow"]
        assert client.head("/api/sessions").status_code == 405


@pytest.mark.parametrize(("setting", "status"), [("closed", 404), ("local", 200), ("open", 200)])
def test_metrics_are_closed_unless_the_host_opens_them(
    new_database: Callable[[str], str], setting: str, status: int
) -> None:
    assert Settings().metrics == "closed"
    with in_thread(quiet(new_database("sqlite"), metrics=setting)) as served, served.client() as client:
        assert client.get("/metrics").status_code == status
        # What a proxy passes on comes from elsewhere.
        away = client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code
        assert away == (200 if setting == "open" else 404)


def test_a_server_with_a_name_answers_to_no_other(new_database: Callable[[str], str]) -> None:
    """A name of somebody else's that leads here would make their page one of ours."""
    with in_thread(quiet(new_database("sqlite"), names=("games.example.org",))) as served, served.client() as client:
        match = open_table(client, "human", "human")["id"]
        status = {
            name: client.get("/api/lobby", headers={"host": name}).status_code
            for name in ("Games.Example.org", "games.example.org:8443", "[::1]:80", "localhost", "evil.example", "")
        }
        assert list(status.values()) == [200, 200, 200, 200, 403, 403]
        way = socket.create_connection(("127.0.0.1", served.port))
        with pytest.raises(InvalidStatus), connect(f"ws://evil.example/api/matches/{match}/live", sock=way):
            pass


def test_a_root_path_is_written_one_way() -> None:
    assert [clean_root(one) for one in ("", "/", "games", "/games/", " /a/b ")] == ["", "", "/games", "/games", "/a/b"]


def test_the_address_told_is_one_that_others_can_open() -> None:
    assert addresses_of("127.0.0.1", 8000, Settings()) == ["http://127.0.0.1:8000/"]
    assert addresses_of("::1", 8000, Settings(root_path="/games")) == ["http://[::1]:8000/games/"]
    known = Settings(site="https://games.example.org/club")
    assert addresses_of("0.0.0.0", 8000, known) == ["https://games.example.org/club/"]
    for everywhere in ("0.0.0.0", "::"):
        for one in addresses_of(everywhere, 8000, Settings()):
            assert httpx.URL(one).host not in ("0.0.0.0", "::")


def test_the_server_listens_on_ipv6(new_database: Callable[[str], str]) -> None:
    with socket.create_server(("::1", 0), family=socket.AF_INET6):
        pass
    with in_thread(quiet(new_database("sqlite")), host="::1") as served:
        assert httpx.get(f"http://[::1]:{served.port}/healthz").status_code == 200


def test_a_code_for_a_phone_is_drawn_for_every_address_of_usual_length() -> None:
    grid = qr.code("http://192.168.1.20:8000/")
    assert grid is not None
    # Read once with an independent decoder.
    assert ["".join("#" if one else "." for one in row) for row in grid[:9]] == EXPECTED
    assert [len(qr.code("x" * size) or []) for size in (1, 17, 18, 32, 53, 78, 106, 107)] == [
        21,
        21,
        25,
        25,
        29,
        33,
        37,
        0,
    ]
    text = list(qr.lines(grid))
    assert len({len(line) for line in text}) == 1
    assert len(text[0]) == len(grid) + 4


EXPECTED = [
    "#######....###..#.#######",
    "#.....#..##..#....#.....#",
    "#.###.#.....#...#.#.###.#",
    "#.###.#.#...#####.#.###.#",
    "#.###.#.##....#...#.###.#",
    "#.....#....##...#.#.....#",
    "#######.#.#.#.#.#.#######",
    "..........##.............",
    "##...###.#.#.#.##...##...",
]
