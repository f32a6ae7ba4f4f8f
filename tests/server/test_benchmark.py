"""The server benchmark's own game and harness work; no test asserts a speed."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from benchmarks.server.__main__ import our_server
from benchmarks.server.count import SEATS
from tests.server.harness import play, position


def test_the_benchmarked_server_plays_the_counting_game(new_database: Callable[[str], str]) -> None:
    with our_server(new_database("sqlite")) as server:
        body = {"game": "count", "seats": [{"kind": "human"}] * SEATS}
        created = httpx.post(f"{server.url}/api/matches", json=body, timeout=20).json()
        for turn in range(2 * SEATS):
            key = created["seats"][turn % SEATS]
            headers = {"authorization": f"Bearer {key['token']}"}
            with httpx.Client(base_url=server.url, headers=headers, timeout=20) as client:
                now = position(client, created["id"])
                assert now["view"] == {"number": turn, "turn": turn % SEATS, "me": turn % SEATS}
                assert play(client, created["id"], key["seat"], now["version"], "add").status_code == 200
        assert server.cpu_seconds() > 0
