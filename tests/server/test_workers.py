"""Several processes on one PostgreSQL: moves and news cross over, every version is won once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from cosmodrome.server.storage.postgres import PostgresStore
from tests.server.harness import Served, in_thread, open_table, play, position, quiet, wait_for
from tests.server.stores import entry


@pytest.fixture
def pair(new_database: Callable[[str], str]) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    settings = quiet(new_database("postgres"))
    with in_thread(settings) as one, in_thread(settings) as two:
        yield one, two


def test_two_people_on_two_processes_play_a_whole_match_live(pair: tuple[Served, Served]) -> None:
    with pair[0].client() as host:
        created = open_table(host, "human", "human")
    match = created["id"]
    lives = [served.live(match, seat["token"]) for served, seat in zip(pair, created["seats"], strict=True)]
    while not lives[0].latest[0]["over"]:
        for seat, live in enumerate(lives):
            now = live.latest[seat]
            if not now["asks"]:
                continue
            move = now["asks"][0]["moves"][0]["move"]
            answer = live.act(type="move", seat=seat, version=now["version"], move=move)
            assert answer["type"] == "ack", answer
            # Both processes reach that version, whichever of them played it.
            for other, reader in enumerate(lives):
                while reader.latest[other]["version"] < answer["version"]:
                    reader.wait("update")
    assert lives[0].latest[0]["result"] == lives[1].latest[1]["result"]
    for live in lives:
        live.close()


def test_the_same_move_sent_to_two_processes_is_one_row(pair: tuple[Served, Served]) -> None:
    with pair[0].client() as host:
        created = open_table(host, "human", "human")
    match, token = created["id"], created["seats"][0]["token"]
    clients = [served.client(token) for served in pair]
    for client in clients:
        position(client, match, 0)
    answers: list[httpx.Response] = []
    threads = [
        threading.Thread(target=lambda c=client: answers.append(play(c, match, 0, 1, "bid 1"))) for client in clients
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer.json() for answer in answers] == [{"version": 2}, {"version": 2}]
    for client in clients:
        assert len(client.get(f"/api/matches/{match}/record").json()["log"]) == 2
        client.close()


def test_one_seat_playing_live_on_two_processes_at_once_is_one_row_a_ply(pair: tuple[Served, Served]) -> None:
    with pair[0].client() as host:
        created = open_table(host, "human", "human")
    match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
    lives = [served.live(match, *tokens) for served in pair]
    version = 1
    while not lives[0].latest[0]["over"]:
        seat, moves = next(
            (seat, one["asks"][0]["moves"]) for seat, one in sorted(lives[0].latest.items()) if one["asks"]
        )
        for live in lives:
            live.send(type="move", ref=version, seat=seat, version=version, move=moves[0]["move"])
        for live in lives:
            assert live.wait("ack", "refusal") == {"type": "ack", "ref": version, "version": version + 1}
        version += 1
        for live in lives:
            while min(one["version"] for one in live.latest.values()) < version:
                live.wait("update")
    with pair[1].client(tokens[0]) as client:
        log = client.get(f"/api/matches/{match}/record").json()["log"]
    assert [said["version"] for said in log] == list(range(version))
    for live in lives:
        live.close()


def test_seats_chat_presence_and_undo_cross_over(pair: tuple[Served, Served]) -> None:
    here, there = pair
    with here.client() as host, there.client() as guest:
        match = open_table(host, "human", "open", claim=[0])["id"]
        watcher = here.live(match)
        key = guest.post(f"/api/matches/{match}/seats/1/claim", json={"name": "Ada"}).json()
        while watcher.wait("table")["table"]["status"] != "running":
            pass
        assert host.get(f"/api/matches/{match}").json()["table"]["players"][1]["name"] == "Ada"
        said = guest.post(f"/api/matches/{match}/chat", json={"seat": 1, "text": "over here"}).json()
        while watcher.wait("note")["note"] != said:
            pass
        live = there.live(match, key["token"])
        wait_for(lambda: host.get(f"/api/matches/{match}").json()["table"]["players"][1]["connected"])
        version = position(host, match, 0)["version"]
        assert play(host, match, 0, version, "bid 1").status_code == 200
        wait_for(lambda: position(guest, match, 1)["version"] == version + 1)
        assert play(guest, match, 1, version + 1, "bid 1").status_code == 200
        wait_for(lambda: position(host, match, 0)["version"] == version + 2)
        assert (
            host.post(f"/api/matches/{match}/undo", json={"seat": 0, "version": version + 2, "to": version}).json()[
                "done"
            ]
            is False
        )
        wait_for(lambda: guest.get(f"/api/matches/{match}").json()["table"]["undo_request"])
        request = guest.get(f"/api/matches/{match}").json()["table"]["undo_request"]
        vote = {"id": request["id"], "seat": 1, "agree": True}
        assert guest.post(f"/api/matches/{match}/undo/answer", json=vote).json()["done"] is True
        wait_for(lambda: position(host, match, 0)["asks"])
        watcher.close()
        live.close()


def test_another_process_answers_for_the_bots_of_one_that_cannot(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")
    with in_thread(quiet(url, bot_workers=0, bot_seconds=0.3)) as lame, lame.client() as host:
        created = open_table(host, "human", "random")
        match = created["id"]
        with in_thread(quiet(url, bot_seconds=0.3)), lame.client(created["seats"][0]["token"]) as one:
            wait_for(lambda: position(one, match, 0)["view"]["bids_made"][1])
            assert play(one, match, 0, position(one, match, 0)["version"], "bid 0").status_code == 200


#: Cuts every other connection to a database, as its restart would.
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def sever(database: str) -> None:
    """Cut the servers off from their database."""

    async def work() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(CUT)
        await connection.close()

    asyncio.run(work())


def test_a_database_that_went_away_and_came_back_costs_nobody_anything(new_database: Callable[[str], str]) -> None:
    database = new_database("postgres")
    with in_thread(quiet(database)) as one, in_thread(quiet(database)) as two:
        with one.client() as host:
            created = open_table(host, "human", "human")
        match = created["id"]
        reader = two.live(match, created["seats"][1]["token"])
        with one.client(created["seats"][0]["token"]) as player:
            sever(database)
            wait_for(lambda: play(player, match, 0, 1, "bid 1").status_code == 200)
        while reader.latest[1]["version"] < 2:
            reader.wait("update")
        reader.close()


def test_a_server_stops_also_while_its_database_is_away(new_database: Callable[[str], str]) -> None:
    database = new_database("postgres")

    async def work() -> None:
        store = await PostgresStore.open(database)
        outcomes: list[bool | Exception] = []
        connection = await asyncpg.connect(database)
        await connection.execute(CUT)
        await connection.close()
        store._url = "postgresql://nobody@127.0.0.1:1/nowhere"
        while not store._writer.is_closed():
            await asyncio.sleep(0.02)
        store.append(entry("m", 0), outcomes.append)
        await asyncio.sleep(0.1)
        assert outcomes == []
        await asyncio.wait_for(store.close(), 20)
        assert isinstance(outcomes[0], OSError)

    asyncio.run(work())
