"""Hostile input: always the right error, never a fault, nothing lost."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Live, Served, in_thread, open_table, play, position, quiet

SCRIPT = "<script>alert(document.cookie)</script>"


@pytest.fixture
def seat(sqlite_server: Served) -> tuple[Served, str, str]:
    """A server, a running match and the token of its first seat."""
    with sqlite_server.client() as host:
        created = open_table(host, "human", "human")
    return sqlite_server, created["id"], created["seats"][0]["token"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/matches/nosuchmatch1", 404, "unknown_match"),
        ("GET", "/api/nothing", 404, "unknown_route"),
        ("GET", "/api/matches/..%2f..%2fetc%2fpasswd", 404, "unknown_route"),
        ("GET", "/api/games/chess/content", 404, "unknown_game"),
        ("GET", "/api/games/steps/text/..%2fgame.py", 404, None),
        ("DELETE", "/api/games", 405, "wrong_method"),
        ("GET", "/../../etc/passwd", 404, "unknown_route"),
        ("GET", "/missing.js", 404, "unknown_route"),
        ("GET", "/api/me/export", 401, "no_session"),
    ],
)
def test_unknown_things_are_unknown(
    sqlite_server: Served, method: str, path: str, status: int, code: str | None
) -> None:
    with sqlite_server.client() as client:
        answer = client.request(method, path)
        assert answer.status_code == status
        assert code in (None, answer.json()["code"])


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"move"',
        b"\xff\xfe\x00",
        b'{"version": 1, "seat": 0}',
        b'{"version": 1e99, "seat": 0, "move": "bid 0"}',
        b'{"version": -1, "seat": 0, "move": "bid 0"}',
        b'{"version": 1, "seat": "0", "move": "bid 0"}',
        b'{"version": 1, "seat": 0, "move": "bid 0", "admin": true}',
        b'{"version": 1, "seat": 0, "move": ""}',
        b"[" * 20000,
        b'{"version": ' + b"[" * 20000,
    ],
    ids=range(14),
)
def test_malformed_bodies_are_refused(seat: tuple[Served, str, str], body: bytes) -> None:
    served, match, token = seat
    with served.client(token) as client:
        answer = client.post(f"/api/matches/{match}/moves", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert position(client, match)["version"] == 1


def test_oversized_bodies_are_refused(seat: tuple[Served, str, str]) -> None:
    served, match, token = seat
    with served.client(token) as client:
        big = json.dumps({"seat": 0, "text": "x" * 100_000})
        answer = client.post(f"/api/matches/{match}/chat", content=big, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        long = client.post(f"/api/matches/{match}/chat", json={"seat": 0, "text": "x" * 1001})
        assert long.status_code == 400


@pytest.mark.parametrize("header", ["Bearer x", "Bearer", "Basic abc", "Bearer " + "y" * 5000, "\u00e9"])
def test_wrong_tokens_open_nothing(seat: tuple[Served, str, str], header: str) -> None:
    served, match, _ = seat
    with served.client() as client:
        headers = {b"authorization": header.encode("latin-1")}
        body = {"version": 1, "seat": 0, "move": "bid 0"}
        answer = client.post(f"/api/matches/{match}/moves", json=body, headers=headers)
        assert answer.status_code == 403
        forged = httpx.get(f"{served.url}/api/me", cookies={"cosmodrome_session": "forged"})
        assert forged.json()["guest"] is True


def test_a_visitor_cannot_make_the_server_read_a_folder(sqlite_server: Served) -> None:
    with sqlite_server.client() as guest:
        body = {"game": "galactic_cruise", "seats": [{"kind": "human"}] * 2, "options": {"content": "/etc"}}
        refused = guest.post("/api/matches", json=body)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_option_value")
        assert "/etc" not in refused.text
        games = {game["name"]: game for game in guest.get("/api/games").json()["games"]}
        assert "content" not in [option["name"] for option in games["galactic_cruise"]["options"]]


def test_script_in_names_is_only_ever_data(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        seats = [{"kind": "human", "name": SCRIPT[:40]}, {"kind": "human"}]
        created = client.post("/api/matches", json={"game": "steps", "seats": seats, "claim": [0]}).json()
        answer = client.get(f"/api/matches/{created['id']}")
        assert answer.json()["table"]["players"][0]["name"] == SCRIPT[:40]
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy
        assert "frame-ancestors 'none'" in policy


def test_another_sites_page_cannot_act_for_me(seat: tuple[Served, str, str]) -> None:
    served, match, token = seat
    with served.client(token) as client:
        foreign = {"origin": "https://evil.example"}
        body = {"version": 1, "seat": 0, "move": "bid 0"}
        answer = client.post(f"/api/matches/{match}/moves", json=body, headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        own = client.post(f"/api/matches/{match}/moves", json=body, headers={"origin": served.url})
        assert own.status_code == 200
    from websockets.exceptions import InvalidStatus

    with pytest.raises(InvalidStatus) as refused:
        Live(f"ws://127.0.0.1:{served.port}/api/matches/{match}/live", foreign)
    assert refused.value.response.status_code == 403


def fuzzed(rng: random.Random) -> str | bytes:
    """Something like a message."""
    good = {"type": "move", "ref": 1, "version": 1, "seat": 0, "move": "bid 0"}
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        text = list(json.dumps(good))
        for _ in range(rng.randrange(1, 5)):
            text[rng.randrange(len(text))] = chr(rng.randrange(32, 0x2FF))
        return "".join(text)
    if kind == 2:
        odd: list[Any] = [None, -1, 99, "x", [], {}, 1e308, True, "\x00", SCRIPT]
        return json.dumps({**good, rng.choice([*good, "more"]): rng.choice(odd)})
    if kind == 3:
        return json.dumps(rng.choice([[], {}, None, 0, "", [[[[]]]], {"type": []}, {"type": "welcome"}]))
    if kind == 4:
        return json.dumps(good)[: rng.randrange(40)]
    return json.dumps({"type": rng.choice(["hello", "ping", "ready", "nothing"]), "ref": rng.choice([0, 1, None])})


def ends_well(live: Live, rng: random.Random) -> bool:
    """After fifteen odd frames the server still answers, or has hung up with a code that says why."""
    try:
        for _ in range(15):
            live.connection.send(fuzzed(rng))
        live.send(type="ping", ref=424242)
        while live.wait("pong", "refusal").get("ref") != 424242:
            pass
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code in (4400, 1007, 1008)
    return True


@pytest.mark.parametrize("seed", range(12))
def test_fuzzed_frames_are_answered_or_end_only_that_connection(seat: tuple[Served, str, str], seed: int) -> None:
    served, match, token = seat
    rng = random.Random(seed)
    with served.client(token) as client:
        for _ in range(6):
            live = served.live(match, token)
            assert ends_well(live, rng)
            live.close()
        # Nothing was lost, and nobody but this seat can have moved.
        log = client.get(f"/api/matches/{match}/record").json()["log"]
        assert [entry["seat"] for entry in log] in ([None], [None, 0])
    fresh = served.live(match, token)
    assert fresh.welcome["mine"] == [0]
    assert '"internal"' not in "".join(fresh.raw)
    fresh.close()


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, 4400),
        ({"type": "hello", "tokens": ["wrong"]}, 4403),
        ({"type": "hello", "tokens": ["x" * 300]}, 4400),
        ({"type": "hello", "tokens": ["x"] * 17}, 4400),
    ],
)
def test_a_live_client_that_does_not_greet_properly_is_told_and_closed(
    seat: tuple[Served, str, str], first: dict[str, Any], code: int
) -> None:
    served, match, _ = seat
    live = Live(f"ws://127.0.0.1:{served.port}/api/matches/{match}/live")
    live.send(**first)
    assert live.wait("refusal")["problem"]["code"]
    with pytest.raises(ConnectionClosed) as closed:
        live.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    live.close()


def test_a_live_connection_to_nothing_is_told_so(sqlite_server: Served) -> None:
    live = Live(f"ws://127.0.0.1:{sqlite_server.port}/api/matches/nosuchmatch/live")
    assert live.wait("refusal")["problem"]["code"] == "unknown_match"
    live.close()


def test_an_oversized_frame_ends_only_that_connection(seat: tuple[Served, str, str]) -> None:
    served, match, token = seat
    live = served.live(match, token)
    live.connection.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        live.wait("nothing of this kind")
    live.close()
    with served.client(token) as client:
        assert play(client, match, 0, 1, "bid 0").status_code == 200


def test_floods_are_slowed_down(new_database: Callable[[str], str]) -> None:
    with in_thread(quiet(new_database("sqlite"), limits=True)) as served, served.client() as client:
        answers = [client.post("/api/sessions", json={"login": "nobody", "password": "guess"}) for _ in range(12)]
        assert [answer.status_code for answer in answers].count(429) >= 1
        assert answers[-1].json()["code"] == "too_many"
        assert answers[-1].headers["retry-after"]
        # Others acts have budgets of their own.
        assert client.get("/api/games").status_code == 200


def test_a_seat_the_table_does_not_have_is_no_missing_table(seat: tuple[Served, str, str]) -> None:
    served, match, token = seat
    with served.client(token) as client:
        left = client.post(f"/api/matches/{match}/leave", json={"seat": 9})
        seen = client.get(f"/api/matches/{match}", params={"seat": 9})
        claimed = client.post(f"/api/matches/{match}/seats/9/claim", json={})
        missing = client.get("/api/matches/nonesuch0000")
    assert [(r.status_code, r.json()["code"]) for r in (left, seen, claimed)] == [(409, "unknown_seat")] * 3
    assert (missing.status_code, missing.json()["code"]) == (404, "unknown_match")


@pytest.mark.slow
def test_schemathesis_finds_nothing(sqlite_server: Served, tmp_path: Path) -> None:
    with sqlite_server.client() as host:
        created = open_table(host, "human", "human")
    # A match and a game that exist: requests get past the first 404.
    known = tmp_path / "schemathesis.toml"
    # Whether options fit their game is no matter of a schema: such a table may be refused.
    known.write_text(
        f'[parameters]\n"path.match_id" = "{created["id"]}"\n"path.game" = "steps"\n'
        '[[operations]]\ninclude-name = "POST /api/matches"\nchecks.positive_data_acceptance.enabled = false\n'
    )
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        f"--config-file={known}",
        "run",
        f"{sqlite_server.url}/api/schema/openapi.json",
        "--max-examples=15",
        "--seed=1",
        "--no-color",
        "--suppress-health-check=all",
        f"--header=Authorization: Bearer {created['seats'][0]['token']}",
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=240, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
