"""What an admin's commands do to a running server: bans, announcements, closed tables, draining, tidying up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.kernel.registry import register
from cosmodrome.server.contract.opening import NewMatch, SeatPlan
from cosmodrome.server.hosting.desk import Desk, NoSuchThing
from cosmodrome.server.hosting.tidying import tidy
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import guard, open_store
from cosmodrome.server.tables import seating
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play_move
from tests.server.harness import (
    Live,
    Served,
    free_port,
    is_up,
    kill,
    new_name,
    open_table,
    play,
    position,
    quiet,
    start_process,
    wait_for,
)
from tests.server.toys import STEPS

PASSWORD = "correct horse battery"


def at_desk(served: Served, work: Callable[[Desk], Any]) -> Any:
    async def run() -> Any:
        async with Desk.at(served.settings) as desk:
            return await work(desk)

    return asyncio.run(run())


def test_who_is_banned_loses_sockets_sessions_and_seats_at_once(served: Served) -> None:
    login = new_name()
    with served.client() as bad, served.client() as other:
        bad.post("/api/accounts", json={"login": login, "password": PASSWORD})
        created = open_table(bad, "human", "human", claim=[0])
        match, url = created["id"], f"/api/matches/{created['id']}"
        waiting = open_table(bad, "human", "open", claim=[0])["id"]
        session = bad.cookies["cosmodrome_session"]
        live = served.live(match, cookie=f"cosmodrome_session={session}")
        assert at_desk(served, lambda desk: desk.ban(login.upper())) == 2
        with pytest.raises(ConnectionClosed):
            read_on(live)
        live.close()
        assert bad.get("/api/me").json()["login"] is None
        wait_for(lambda: other.get(url).json()["table"]["players"][0]["resigned"])
        wait_for(lambda: other.get(f"/api/matches/{waiting}").json()["table"]["players"][0]["kind"] == "open")
        users = {user.login: user for user in at_desk(served, lambda desk: desk.users(False))}
        assert users[login].banned is not None
        at_desk(served, lambda desk: desk.lift_ban(login))
        assert bad.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201


def read_on(live: Live) -> None:
    while True:
        live.read(30)


def test_a_table_the_host_closes_is_closed_for_those_who_sit_there(served: Served) -> None:
    with served.client() as client:
        created = open_table(client, "human", "human")
        match = created["id"]
        live = served.live(match, created["seats"][0]["token"])
        at_desk(served, lambda desk: desk.close(match))
        wait_for(lambda: live.wait("table", timeout=30)["table"]["status"] == "abandoned")
        live.close()
        listed = {table.id: table.status for table in at_desk(served, lambda desk: desk.tables(None))}
        assert listed[match] == "abandoned"
        with pytest.raises(NoSuchThing):
            at_desk(served, lambda desk: desk.close(match))
        with pytest.raises(NoSuchThing):
            at_desk(served, lambda desk: desk.close("nowhere"))


def test_what_the_host_announces_is_there_until_its_time_is_over(served: Served) -> None:
    def told(client: httpx.Client) -> list[str]:
        return [one["text"] for one in client.get("/api/announcements").json()["announcements"]]

    with served.client() as client:
        at_desk(served, lambda desk: desk.announce("Club night on Friday", 1.0))
        at_desk(served, lambda desk: desk.announce("That was yesterday", -1.0))
        wait_for(lambda: told(client))
        assert told(client) == ["Club night on Friday"]
        at_desk(served, lambda desk: desk.silence())
        wait_for(lambda: not told(client))


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_drained_server_ends_by_itself_and_every_match_goes_on_afterwards(
    new_database: Callable[[str], str], workers: int
) -> None:
    settings = quiet(new_database("sqlite" if workers == 1 else "postgres"))
    port = free_port()
    served = Served(port, settings)
    process = start_process(settings, port, workers)
    try:
        wait_for(lambda: is_up(port), 150)
        assert asyncio.run(guard.is_served(settings.database))
        with served.client() as client:
            created = open_table(client, "human", "random")
        match, token = created["id"], created["seats"][0]["token"]
        with served.client(token) as one:
            wait_for(lambda: position(one, match)["asks"])
            now = position(one, match)
            played = play(one, match, 0, now["version"], now["asks"][0]["moves"][0]["move"])
            assert played.status_code == 200
        at_desk(served, lambda desk: desk.drain())
        assert process.wait(60) == 0
        assert not asyncio.run(guard.is_served(settings.database))
        process = start_process(settings, port, workers)
        wait_for(lambda: is_up(port), 150)
        time.sleep(2.5)
        assert process.poll() is None, "the order was for the servers of then"
        with served.client(token) as one:
            assert position(one, match)["version"] >= played.json()["version"]
    finally:
        if process.poll() is None:
            kill(process)


def test_a_draining_server_begins_nothing_new(new_database: Callable[[str], str]) -> None:
    async def work() -> None:
        register(STEPS)
        database = new_database("sqlite")
        store = await open_store(database)
        host = MatchHost(store, quiet(database))
        new = NewMatch(game="steps", seats=[SeatPlan("human"), SeatPlan("human")], options={"timer": False})
        room = await host.room((await seating.open_table(host, new, None)).id)
        host.draining = True
        for act in (
            lambda: play_move(host, room, 0, room.version, "bid 0"),
            lambda: seating.resign(host, room, 0),
            lambda: seating.open_table(host, new, None),
        ):
            with pytest.raises(Refused) as refused:
                await act()
            assert (refused.value.status, refused.value.problem.code) == (503, "draining")
        await host.stop()
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_old_tables_are_closed_and_old_matches_deleted_as_the_host_chose(
    new_database: Callable[[str], str], kind: str
) -> None:
    database = new_database(kind)

    async def work() -> None:
        register(STEPS)
        store = await open_store(database)
        host = MatchHost(store, quiet(database, keep_finished=10, keep_waiting=10))
        plans = {"running": ["human", "human"], "waiting": ["human", "open"]}
        tables = {}
        for name, kinds in plans.items():
            new = NewMatch(game="steps", seats=[SeatPlan(kind) for kind in kinds], options={"timer": False})  # type: ignore[arg-type]
            tables[name] = (await seating.open_table(host, new, None)).id

        async def stati() -> dict[str, str]:
            desk = Desk(store, host.settings)
            found = {table.id: table.status for table in await desk.tables(None)}
            await desk._host.stop()
            return {name: found.get(match, "gone") for name, match in tables.items()}

        await tidy(host)
        assert await stati() == {"running": "running", "waiting": "waiting"}
        in_days = host.now()
        host.now = lambda: in_days + 11 * 86400  # type: ignore[method-assign]
        await tidy(host)
        assert await stati() == {"running": "running", "waiting": "abandoned"}
        host.now = lambda: in_days + 22 * 86400  # type: ignore[method-assign]
        await tidy(host)
        assert await stati() == {"running": "running", "waiting": "gone"}
        await host.stop()
        await store.close()

    asyncio.run(work())
