"""Limits, clocks and other people's secrets: what a host relies on, one by one."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cosmodrome.kernel.registry import register
from cosmodrome.server.bots import studies
from cosmodrome.server.bots.driver import Driver
from cosmodrome.server.contract.opening import NewMatch, SeatPlan
from cosmodrome.server.hosting.tidying import tidy
from cosmodrome.server.live import http
from cosmodrome.server.people.limits import RATES
from cosmodrome.server.storage import Write, guard, open_store, people_queries, queries
from cosmodrome.server.storage.tables import PEOPLE, SESSIONS
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.seating import open_table as open_room
from cosmodrome.server.tables.viewer import Viewer
from tests.server.harness import Served, in_thread, new_name, open_table, play, position, quiet, wait_for
from tests.server.toys import STEPS

PASSWORD = "correct horse battery"


@pytest.fixture
def limited(new_database: Callable[[str], str]) -> Iterator[Served]:
    """A server with its limits."""
    with in_thread(quiet(new_database("sqlite"), limits=True)) as served:
        yield served


# --- editions


def test_nobody_sits_down_at_a_table_whose_rules_are_gone(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quiet(new_database("sqlite"))
    with in_thread(settings) as served, served.client() as host:
        created = open_table(host, "human", "open")
    monkeypatch.setattr(type(STEPS), "edition", "2")
    with in_thread(settings) as served, served.client() as guest:
        url = f"/api/matches/{created['id']}"
        refused = guest.post(f"{url}/seats/1/claim", json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "edition_gone")
        table = guest.get(url).json()["table"]
        assert (table["status"], table["players"][1]["kind"]) == ("waiting", "open")


# --- clocks


def test_a_clock_that_is_set_back_or_forward_changes_nothing(
    sqlite_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    for jump in (-3600.0, 7200.0):
        with sqlite_server.client() as host:
            created = open_table(host, "human", "human", game="hasty", options={})
            match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
            live = sqlite_server.live(match, *tokens)
            before = MatchHost.now()
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            assert 0 <= MatchHost.now() - before < 60
            for seat in (0, 1):
                assert live.act(type="ready", seat=seat)["type"] == "ack"
            # More messages than a second allows, within what may come at once: nobody is hung up on.
            for number in range(100):
                live.send(type="ping", ref=number)
            version = live.latest[0]["version"]
            assert live.act(type="move", seat=0, version=version, move="bid 0")["type"] == "ack"
            # The timer rings after its own 0.4 seconds, not after an hour.
            wait_for(lambda host=host, match=match: position(host, match)["view"]["late"] == 1, 60)
            live.close()
            monkeypatch.setattr(time, "time", real)


# --- the database


def test_a_file_that_cannot_be_written_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.sqlite3"
    sqlite3.connect(path).close()
    path.touch()
    monkeypatch.setattr("os.access", lambda path, mode: False)
    with pytest.raises(guard.BadDatabase, match="cannot be written: look at its owner and mode"):
        guard.check(f"sqlite:///{path}")


def test_play_resumes_by_itself_once_a_read_only_database_can_be_written_again(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stores: list[Any] = []

    async def remembered(url: str, name: str = "") -> Any:
        stores.append(await open_store(url, name))
        return stores[0]

    monkeypatch.setattr("cosmodrome.server.app.open_store", remembered)
    with in_thread(quiet(new_database("sqlite"))) as served, served.client() as client:
        created = open_table(client, "human", "human")
        match, token = created["id"], created["seats"][0]["token"]
        stores[0]._connection.execute("PRAGMA query_only=ON")
        with served.client(token) as one:
            version = position(one, match)["version"]
            refused = play(one, match, 0, version, "bid 0")
            assert (refused.status_code, refused.json()["code"]) == (503, "database_away")
            ill = one.get("/healthz")
            assert (ill.status_code, ill.json()["ill"]) == (503, ["database"])
            stores[0]._connection.execute("PRAGMA query_only=OFF")
            wait_for(lambda: one.get("/healthz").status_code == 200)
            played = play(one, match, 0, version, "bid 0")
            assert (played.status_code, played.json()["version"]) == (200, version + 1)


# --- limits


def test_there_is_an_end_to_connections_in_all(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with limited.client() as known:
        assert known.get("/healthz").status_code == 200
        monkeypatch.setattr(http.PLACES, "most", 1)
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{limited.url}/healthz", timeout=5)
        assert known.get("/healthz").status_code == 200


def test_guests_without_a_session_or_a_seat_are_forgotten(new_database: Callable[[str], str]) -> None:
    async def work() -> None:
        register(STEPS)
        database = new_database("sqlite")
        store = await open_store(database)
        host = MatchHost(store, quiet(database))
        adding = {"login": None, "name": None, "password": None, "created": 1.0}
        for name in ("gone", "here", "seated"):
            values = {**dict.fromkeys(column.name for column in PEOPLE.columns), **adding, "id": name}
            await store.write([Write(people_queries.ADD_PERSON, values)])
        session = dict.fromkeys(column.name for column in SESSIONS.columns)
        for name, expires in (("gone", 2.0), ("here", host.now() + 1000)):
            values = {**session, "hash": name, "person": name, "created": 1.0, "expires": expires}
            await store.write([Write(people_queries.ADD_SESSION, values)])
        new = NewMatch(game="steps", seats=[SeatPlan("human"), SeatPlan("human")], options={"timer": False}, claim=[0])
        person = (await store.rows(people_queries.PERSON, person="seated"))[0]
        from cosmodrome.server.people.callers import person_from

        await open_room(host, new, person_from(person))
        await tidy(host)
        left = {row["id"] for row in await store.rows(queries.PEOPLE_LIST)}
        assert left == {"here", "seated"}
        await host.stop()
        await store.close()

    asyncio.run(work())


def test_guesses_at_one_account_are_counted_from_wherever_they_come(limited: Served) -> None:
    login = new_name()
    with limited.client() as client:
        assert client.post("/api/accounts", json={"login": login, "password": PASSWORD}).status_code == 201
        codes = [
            client.post(
                "/api/sessions",
                json={"login": login, "password": "wrong wrong wrong"},
                headers={"x-forwarded-for": f"2001:db8:{number:x}::1"},
            ).status_code
            for number in range(1, 41)
        ]
    assert 429 in codes
    assert codes[0] == 403


def test_taking_back_has_its_limit(limited: Served) -> None:
    with limited.client() as client:
        created = open_table(client, "human", "human")
    match = created["id"]
    with limited.client(created["seats"][0]["token"]) as one:
        codes = []
        for _ in range(60):
            version = position(one, match)["version"]
            play(one, match, 0, version, "bid 0")
            body = {"seat": 0, "version": version + 1, "to": version}
            codes.append(one.post(f"/api/matches/{match}/undo", json=body).status_code)
            if codes[-1] == 429:
                break
    assert codes[0] == 200
    assert codes[-1] == 429


def test_bots_take_their_time_only_where_somebody_watches(new_database: Callable[[str], str]) -> None:
    async def work() -> None:
        register(STEPS)
        database = new_database("sqlite")
        store = await open_store(database)
        host = MatchHost(store, quiet(database, bot_pace="calm"))
        driver = Driver(host)
        paces = {}
        for pace in (None, "instant", "brisk"):
            seats = [SeatPlan("human"), SeatPlan("human")]
            new = NewMatch(game="steps", seats=seats, options={"timer": False}, pace=pace)
            room = await host.room((await open_room(host, new, None)).id)
            alone = driver._pace(room, 1, timed=True)
            room.viewers.add(Viewer())
            with_people = driver._pace(room, 1, timed=True)
            assert driver._pace(room, 1, timed=False) * 6 == with_people
            room.seats[0].kind, room.seats[0].bot = "bot", "random"
            paces[pace] = (alone, driver._pace(room, 1, timed=True), with_people)
        # Where people build at the same time, bots are not done before they have begun; a question that holds nobody up
        # does not make them wait.
        assert paces == {None: (0.0, 1.5, 9.0), "instant": (0.0, 0.0, 0.0), "brisk": (0.0, 0.5, 3.0)}
        await driver.close()
        await host.stop()
        await store.close()

    asyncio.run(work())


# --- what takes long


def test_an_explanation_that_is_not_there_in_time_says_when_to_ask_again(
    limited: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(STEPS), "slow_topics", frozenset({"anything"}))
    monkeypatch.setattr(studies, "_PATIENCE_SECONDS", 0.01)
    with limited.client() as client:
        url = f"/api/matches/{open_table(client, 'human', 'human')['id']}/explain"
        late = client.get(url, params={"about": "anything"})
        assert (late.status_code, late.json()["code"], late.headers["retry-after"]) == (503, "too_busy", "5")
        monkeypatch.setitem(RATES, "study", (0.0, 30.0))
        many = client.get(url, params={"about": "anything:else"})
        assert (many.status_code, many.json()["code"], many.headers["retry-after"]) == (429, "too_many", "2")


# --- other people's secrets


def test_an_explanation_cannot_be_asked_for_through_another_seats_eyes(sqlite_server: Served) -> None:
    with sqlite_server.client() as host, sqlite_server.client() as stranger:
        seats = [{"kind": "human"}, {"kind": "human"}]
        created = host.post("/api/matches", json={"game": "galactic_cruise", "seats": seats}).json()
        url = f"/api/matches/{created['id']}/explain"
        with sqlite_server.client(created["seats"][0]["token"]) as one:
            for about in ("launch:0", "launch:1", "launch", "anything"):
                refused = one.get(url, params={"seat": 1, "about": about})
                assert (refused.status_code, refused.json()["code"]) == (403, "not_your_seat")
                assert stranger.get(url, params={"seat": 1, "about": about}).status_code == 403
            own = [one.get(url, params={"seat": 0, "about": about}).status_code for about in ("launch:0", "launch:1")]
            assert 403 not in own
