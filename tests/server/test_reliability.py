"""kill -9 during play: every acknowledged move is there, none twice, all matches go on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest

from tests.server.harness import Served, free_port, is_up, kill, open_table, play, quiet, start_process, wait_for

KILLS = 20
CLIENTS = 6


class Player(threading.Thread):
    """Plays match after match, resends what got no reply, and writes down every acknowledgement."""

    def __init__(self, served: Served, seed: int, stop: threading.Event) -> None:
        super().__init__()
        self.served = served
        self.random = random.Random(seed)
        self.stop = stop
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
        self.finished = 0
        self.resent = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.play_match()
        except BaseException as error:
            self.failure = error

    def patiently(self, act: Callable[[], httpx.Response]) -> httpx.Response:
        """Until there is an answer: the server may be dead just now."""
        end = time.monotonic() + 60
        while True:
            try:
                answer = act()
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                self.resent += 1
            assert time.monotonic() < end, "the server does not come back"
            time.sleep(0.02)

    def play_match(self) -> None:
        bot = self.random.random() < 0.3
        with self.served.client() as client:
            body = {
                "game": "steps",
                "seats": [{"kind": "human"}, {"kind": "bot"} if bot else {"kind": "human"}],
                "options": {"timer": False},
            }
            created = self.patiently(lambda: client.post("/api/matches", json=body)).json()
        match = created["id"]
        acknowledged = self.acknowledged.setdefault(match, {})
        clients = {seat["seat"]: self.served.client(seat["token"]) for seat in created["seats"] if seat["token"]}
        while self.play_round(match, clients, acknowledged):
            pass
        self.finished += 1
        for client in clients.values():
            client.close()

    def play_round(
        self, match: str, clients: dict[int, httpx.Client], acknowledged: dict[int, tuple[int, str]]
    ) -> bool:
        """Answer what each seat is asked; False once the match is over."""
        for seat, client in clients.items():
            look = partial(client.get, f"/api/matches/{match}", params={"seat": seat})
            now = self.patiently(look).json()["position"]
            if now["over"]:
                return False
            if now["asks"]:
                move = self.random.choice(now["asks"][0]["moves"])["move"]
                answer = self.patiently(partial(play, client, match, seat, now["version"], move))
                assert answer.status_code == 200, answer.text
                acknowledged[answer.json()["version"] - 1] = (seat, move)
        return True


def have_acknowledged(players: list[Player], moves: int) -> bool:
    """Whether the players have this many acknowledgements between them."""
    return sum(len(one) for player in players for one in list(player.acknowledged.values())) >= moves


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_killed_again_and_again_loses_nothing(new_database: Callable[[str], str], kind: str) -> None:
    settings = quiet(new_database(kind))
    port = free_port()
    process = start_process(settings, port)
    wait_for(lambda: is_up(port))
    stop = threading.Event()
    players = [Player(Served(port, settings), seed, stop) for seed in range(CLIENTS)]
    try:
        for player in players:
            player.start()
        for number in range(KILLS if kind == "sqlite" else KILLS // 2):
            # A slow machine kills later, not emptier: each server dies while it is answering, after some answers.
            wait_for(partial(have_acknowledged, players, 12 * (number + 1)))
            time.sleep(0.05 * (number % 5))
            kill(process)
            process = start_process(settings, port)
            wait_for(lambda: is_up(port))
        stop.set()
        for player in players:
            player.join(120)
        assert [player.failure for player in players if player.failure] == []
        with Served(port, settings).client() as client:
            checked = sum(
                check(client, match, moves) for player in players for match, moves in player.acknowledged.items()
            )
        assert checked > 100
        assert sum(player.resent for player in players) > 0, "no reply was ever lost, so nothing was proved"
        assert all(player.finished for player in players)
    finally:
        stop.set()
        kill(process)


def check(client: httpx.Client, match: str, acknowledged: dict[int, tuple[int, str]]) -> int:
    """Every acknowledged move stands in the log at its version, without a gap, and the record proves itself."""
    record: dict[str, Any] = client.get(f"/api/matches/{match}/record").json()
    log = record["log"]
    assert [entry["version"] for entry in log] == list(range(len(log)))
    for version, (seat, move) in acknowledged.items():
        assert (log[version]["seat"], log[version]["move"]) == (seat, move)
    by_people = [entry for entry in log if entry["seat"] is not None]
    assert len(by_people) >= len(acknowledged)
    assert client.get(f"/api/matches/{match}/verify").json()["replay_holds"]
    return len(acknowledged)


def test_a_match_is_where_it_was_after_a_restart_in_the_middle_of_a_turn(new_database: Callable[[str], str]) -> None:
    settings = quiet(new_database("sqlite"))
    port = free_port()
    process = start_process(settings, port)
    try:
        wait_for(lambda: is_up(port))
        served = Served(port, settings)
        with served.client() as host:
            created = open_table(host, "human", "human")
        match, token = created["id"], created["seats"][0]["token"]
        with served.client(token) as one:
            assert play(one, match, 0, 1, "bid 1").status_code == 200
            before = one.get(f"/api/matches/{match}").json()
        kill(process)
        process = start_process(settings, port)
        wait_for(lambda: is_up(port))
        with served.client(token) as one:
            after = one.get(f"/api/matches/{match}").json()
            before["position"]["now"] = after["position"]["now"]
            assert after == before
            assert play(one, match, 0, 1, "bid 1").json() == {"version": 2}
    finally:
        kill(process)
