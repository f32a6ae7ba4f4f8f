"""What a host relies on: nothing a visitor or a failure does stalls, starves or locks out the others."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cosmodrome.kernel.registry import register
from cosmodrome.server.contract.opening import NewMatch, SeatPlan
from cosmodrome.server.live import connection, http
from cosmodrome.server.live.connection import Connection
from cosmodrome.server.live.protocol import LiveProtocol
from cosmodrome.server.people.network import is_public, network_of
from cosmodrome.server.people.passwords import check_password_strength
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import guard, open_store
from cosmodrome.server.supervisor import Supervisor
from cosmodrome.server.tables.entries import Asked
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play_move
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.seating import open_table as open_room
from cosmodrome.server.tables.undo import undo
from tests.server.harness import Live, Served, in_thread, new_name, open_table, play, position, quiet, wait_for
from tests.server.toys import STEPS

PASSWORD = "correct horse battery"


@pytest.fixture
def limited(new_database: Callable[[str], str]) -> Any:
    """A server with its limits."""
    with in_thread(quiet(new_database("sqlite"), limits=True)) as served:
        yield served


# --- work in the background


def test_work_that_fails_is_logged_counted_tried_again_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.server.supervisor._GRACE_SECONDS", 0.05)
    tries = []

    async def fails_twice() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise sqlite3.OperationalError("database is locked")

    async def work() -> None:
        supervisor = Supervisor()
        supervisor.repeat("answers", 0.1, fails_twice)
        await asyncio.sleep(0.18)
        assert supervisor.ill == ["answers"]
        while len(tries) < 3:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        assert supervisor.ill == []
        await supervisor.stop()

    asyncio.run(work())


def test_bots_play_on_by_themselves_after_the_database_could_not_be_written(sqlite_server: Served) -> None:
    path = sqlite_server.settings.database.removeprefix("sqlite:///")
    with sqlite_server.client() as client:
        created = open_table(client, "human", "random")
        match = created["id"]
    with sqlite_server.client(created["seats"][0]["token"]) as one:
        # The bot has bid: a write of its own that failed would take the match away from whoever reads it meanwhile.
        wait_for(lambda: asked(one, match) == [0])
        version = position(one, match)["version"]
        blocker = sqlite3.connect(path, isolation_level=None)
        blocker.execute("PRAGMA busy_timeout=10000")
        blocker.execute("BEGIN IMMEDIATE")
        # Longer than the writer waits for the file.
        refused = play(one, match, 0, version, "bid 0")
        assert (refused.status_code, refused.json()["code"]) == (503, "database_away")
        blocker.execute("ROLLBACK")
        blocker.close()
        while not position(one, match)["over"]:
            wait_for(lambda: 0 in asked(one, match) or position(one, match)["over"])
            now = position(one, match)
            if now["asks"]:
                play(one, match, 0, now["version"], now["asks"][0]["moves"][0]["move"])
        wait_for(lambda: one.get("/healthz").json()["ill"] == [])


def asked(client: httpx.Client, match: str) -> list[int]:
    return [one["seat"] for one in position(client, match)["waiting"]]


# --- what takes long


class Tarpit:
    """A server that takes a connection and never answers."""

    def __init__(self) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}/hook"
        self._held: list[socket.socket] = []
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                self._held.append(self.socket.accept()[0])

    def close(self) -> None:
        self.socket.close()
        for one in self._held:
            one.close()


def test_hanging_webhooks_keep_nobody_from_logging_in_nor_the_server_from_ending(
    new_database: Callable[[str], str],
) -> None:
    tarpit = Tarpit()
    with contextlib.closing(tarpit), in_thread(quiet(new_database("sqlite"), notices="anywhere")) as served:
        login = new_name()
        with served.client() as client, served.client() as other:
            client.post("/api/accounts", json={"login": login, "password": PASSWORD})
            channel = client.post("/api/me/notices/webhook", json={"url": tarpit.url}).json()["id"]

            def test_notice() -> None:
                with contextlib.suppress(httpx.HTTPError):
                    client.post(f"/api/me/notices/{channel}/test")

            hanging = [threading.Thread(target=test_notice, daemon=True) for _ in range(9)]
            for one in hanging:
                one.start()
            time.sleep(0.3)
            assert other.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201
            assert any(one.is_alive() for one in hanging)
        # And the server ends while they still hang.


def _asked(some: Iterable[Asked]) -> list[tuple[object, ...]]:
    return [(one.seat, one.question, one.version, one.at, one.subject, one.optional) for one in some]


def _line(room: Room) -> list[tuple[object, ...]]:
    return [(link.index, link.ply, link.events, _asked(link.asked), link.gate) for link in room.line]


def test_loading_plays_nothing_that_was_taken_back(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        register(STEPS)
        store = await open_store(new_database("sqlite"))
        host = MatchHost(store, quiet(""))
        new = NewMatch(game="steps", seats=[SeatPlan("human"), SeatPlan("human")], options={"timer": False})
        room = await host.room((await open_room(host, new, None)).id)
        for _ in range(30):
            await play_move(host, room, 0, room.version, "bid 0")
            assert await undo(host, room, 0, room.version, room.version - 1)
        await play_move(host, room, 0, room.version, "bid 0")
        played: list[list[str]] = []
        play_lines = Room._play_lines

        def counted(self: Room, lines: list[str]) -> None:
            # Beside the event loop: whoever plays elsewhere does not wait.
            assert threading.current_thread() is not threading.main_thread()
            played.append(lines)
            play_lines(self, lines)

        monkeypatch.setattr(Room, "_play_lines", counted)
        again = await MatchHost(store, quiet("")).room(room.row.id)
        assert (again.version, again.lines, _line(again)) == (room.version, room.lines, _line(room))
        assert (_asked(again.asked.values()), again.answers, again.undone) == (
            _asked(room.asked.values()),
            room.answers,
            room.undone,
        )
        assert again.match is not None
        assert room.match is not None
        assert again.match.view(0) == room.match.view(0)
        # The deal and the one answer that stands.
        assert len(played) == 2
        await host.stop()
        await store.close()

    asyncio.run(work())


# --- claims and votes


def test_a_claim_whose_reply_was_lost_can_be_made_again_until_the_seat_is_used(served: Served) -> None:
    with served.client() as host, served.client() as lost, served.client() as again, served.client() as late:
        created = open_table(host, "human", "human")
        url = f"/api/matches/{created['id']}/seats/1/claim"
        link = {"token": created["seats"][1]["token"]}
        assert lost.post(url, json=link).status_code == 200
        key = again.post(url, json=link)
        assert key.status_code == 200
        with served.client(key.json()["token"]) as seated:
            assert position(seated, created["id"])["seat"] == 1
        assert late.post(url, json=link).json()["code"] == "wrong_token"
        assert lost.get(f"/api/matches/{created['id']}").json()["mine"] == []


def test_the_claim_that_completes_a_table_and_the_deal_are_one_commit(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database("sqlite")
    with in_thread(quiet(database)) as served, served.client() as host, served.client() as guest:
        created = open_table(host, "human", "open")
        written: list[int] = []
        write = served_store().write

        async def counted(self: Any, writes: Any) -> Any:
            written.append(len(writes))
            return await write(self, writes)

        monkeypatch.setattr(served_store(), "write", counted)
        assert guest.post(f"/api/matches/{created['id']}/seats/1/claim", json={}).status_code == 200
        # A guest, the claim with the deal in one, the note.
        assert 3 in written
        assert guest.get(f"/api/matches/{created['id']}").json()["table"]["status"] == "running"


def served_store() -> Any:
    from cosmodrome.server.storage.sqlite import SqliteStore

    return SqliteStore


def test_who_leaves_takes_the_vote_along_and_a_stranger_alone_cannot_give_a_table_up(served: Served) -> None:
    with served.client() as host, served.client() as stranger:
        created = open_table(host, "human", "open", "open", options={"timer": False, "players": 3})
        match = f"/api/matches/{created['id']}"
        assert stranger.post(f"{match}/seats/1/claim", json={}).status_code == 200
        assert stranger.post(f"{match}/abandon", json={"seat": 1, "agree": True}).status_code == 204
        table = host.get(match).json()["table"]
        assert (table["status"], table["abandon"]) == ("waiting", [1])
        assert stranger.post(f"{match}/leave", json={"seat": 1}).status_code == 204
        assert host.get(match).json()["table"]["abandon"] == []


# --- limits


def test_one_network_gets_so_many_connections_and_no_more(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http.PLACES, "most_of_one", 5)
    open_ones = [socket.create_connection(("127.0.0.1", limited.port)) for _ in range(5)]
    time.sleep(0.2)
    with pytest.raises(httpx.HTTPError):
        httpx.get(f"{limited.url}/healthz", timeout=5)
    for one in open_ones:
        one.close()
    wait_for(lambda: is_answered(limited))


def is_answered(served: Served) -> bool:
    try:
        return httpx.get(f"{served.url}/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def test_an_endless_head_and_a_head_that_never_ends_are_hung_up_on(
    limited: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "_SECONDS", 0.5)
    with socket.create_connection(("127.0.0.1", limited.port), timeout=10) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        with contextlib.suppress(OSError):
            for _ in range(200):
                endless.sendall(b"a" * 1000)
                time.sleep(0.002)
        assert ended(endless)
    with socket.create_connection(("127.0.0.1", limited.port), timeout=10) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert ended(slow)
    with limited.client() as client:
        assert client.post("/api/matches", content=b" " * 60_000).json()["code"] == "malformed"


def ended(one: socket.socket) -> bool:
    try:
        return one.recv(100) == b""
    except ConnectionResetError:
        return True


def test_guests_guesses_and_undos_are_counted(limited: Served) -> None:
    made = []
    for _ in range(60):
        with limited.client() as fresh:
            made.append(fresh.patch("/api/me", json={"name": "x"}).status_code)
    assert 429 in made
    with limited.client() as client:
        login = new_name()
        guesses = [
            client.post("/api/sessions", json={"login": login, "password": "wrong"}).status_code for _ in range(30)
        ]
    assert guesses[-1] == 429


def test_an_ipv6_customer_counts_once() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b::a00:1",
        "2002:a00:1::1",
        "::10.0.0.1",
        "fec0::1",
        "ff02::1",
        "224.0.0.1",
        "127.0.0.1",
        "10.0.0.1",
        "::1",
    ],
)
def test_notices_do_not_go_to_addresses_that_lead_into_a_network(address: str) -> None:
    assert not is_public(address)


def test_notices_go_to_the_open_internet() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:4700:4700::1111")


# --- sessions and passwords


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("password", "short_password"),
        ("eleven char", "short_password"),
        (" " * 20, "short_password"),
        ("two    words   ", "short_password"),
        ("aaaaaaaaaaaaaaa", "weak_password"),
        ("1234567890123456", "weak_password"),
        ("Password2024!", "weak_password"),
        ("passwordPASSWORD", "weak_password"),
        ("qwertyuiop[]1234", "weak_password"),
        ("1990Christopher!", "weak_password"),
        ("abc123abc123abc123", "weak_password"),
    ],
)
def test_passwords_that_are_short_or_guessed_first_are_refused(password: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        check_password_strength(password, "somebody")


def test_a_new_password_is_judged_wherever_one_is_given(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        for password, code in (
            ("password", "short_password"),
            ("Password2024!", "weak_password"),
            ("x" * 129, "malformed"),
        ):
            answer = client.post("/api/accounts", json={"login": new_name(), "password": password})
            assert answer.json()["code"] == code
        assert client.post("/api/accounts", json={"login": new_name(), "password": PASSWORD}).status_code == 201
        change = {"password": "Password2024!", "old_password": PASSWORD}
        assert client.patch("/api/me", json=change).json()["code"] == "weak_password"


def test_a_login_with_hardly_anything_added_is_no_password() -> None:
    with pytest.raises(Refused, match="weak_password"):
        check_password_strength("Marjorie-Marjorie1", "marjorie")
    check_password_strength("Marjorie-Marjorie1", "someone")


def test_long_passwords_and_any_characters_are_welcome() -> None:
    for password in ("moon landing", "ключ на старт!", "🚀 bis zum Mond 🌙", "correct horse battery " * 6):
        check_password_strength(password[:128], "somebody")


def test_a_login_is_one_line(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        body = {"login": "bob\n", "password": PASSWORD}
        assert client.post("/api/accounts", json=body).json()["code"] == "malformed"


def test_registering_changes_the_session_and_logging_out_ends_its_sockets(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        created = open_table(client, "human", "human", claim=[0])
        guest = client.cookies["cosmodrome_session"]
        body = {"login": new_name(), "password": PASSWORD}
        assert client.post("/api/accounts", json=body).status_code == 201
        session = client.cookies["cosmodrome_session"]
        assert session != guest
        with sqlite_server.client() as thief:
            assert thief.get("/api/me", headers={"cookie": f"cosmodrome_session={guest}"}).json()["guest"] is True
        live = sqlite_server.live(created["id"], cookie=f"cosmodrome_session={session}")
        assert live.welcome["mine"] == [0]
        assert client.delete("/api/sessions").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            read_on(live)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == connection.LOGGED_OUT
        live.close()


def read_on(live: Live) -> None:
    while True:
        live.read(10)


# --- odd requests


def test_odd_hosts_and_nul_characters_are_refused_not_faults(served: Served) -> None:
    with served.client() as client:
        odd = client.get("/api/me/notices", headers={"host": "127.0.0.1:99999999"})
        assert (odd.status_code, odd.json()["code"]) == (400, "malformed")
        created = open_table(client, "human", "human", claim=[0])
        said = client.post(f"/api/matches/{created['id']}/chat", json={"seat": 0, "text": "a\0b"})
        assert (said.status_code, said.json()["code"]) == (409, "unprintable")
        assert client.patch("/api/me", json={"name": "\0"}).status_code == 409
        assert client.get("/api/matches/%00").status_code in (400, 404)


def test_every_answer_has_the_protective_headers(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        for method, path in (("GET", "/api/nowhere"), ("POST", "/api/nowhere"), ("DELETE", "/api/games"), ("GET", "/")):
            answer = client.request(method, path)
            assert answer.headers["x-content-type-options"] == "nosniff", (method, path)
            assert "content-security-policy" in answer.headers
            assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api"), (method, path)


# --- the database


def test_a_second_server_on_one_file_is_refused(sqlite_server: Served) -> None:
    with (
        pytest.raises(guard.BadDatabase, match="another server is using"),
        guard.alone(sqlite_server.settings.database),
    ):
        pass


def test_a_damaged_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite3"
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 4000)
    command = [sys.executable, "-m", "cosmodrome", "serve", "--database", f"sqlite:///{path}", "--port", "0"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr + done.stdout
    assert str(path.name) in (done.stderr + done.stdout).replace("\n", "")


def test_there_must_be_a_folder_for_the_database(tmp_path: Path) -> None:
    with pytest.raises(guard.BadDatabase, match="no folder"):
        guard.check(f"sqlite:///{tmp_path}/none/matches.sqlite3")


# --- memory


def test_rooms_nobody_looks_at_leave_memory_and_come_back(new_database: Callable[[str], str]) -> None:
    async def work() -> None:
        register(STEPS)
        store = await open_store(new_database("sqlite"))
        host = MatchHost(store, quiet("", room_seconds=0.0))
        new = NewMatch(game="steps", seats=[SeatPlan("human"), SeatPlan("human")], options={"timer": False})
        match = (await open_room(host, new, None)).id
        assert host.size == 1
        await host.forget_idle()
        assert host.size == 0
        assert (await host.room(match)).version == 1
        await host.stop()
        await store.close()

    asyncio.run(work())


def test_who_has_left_keeps_no_match_in_memory(sqlite_server: Served) -> None:
    """The garbage collector comes so rarely that whatever waits for it counts as lost."""

    def connections() -> int:
        return sum(isinstance(one, Connection | LiveProtocol) for one in gc.get_objects())

    with sqlite_server.client() as client:
        match = open_table(client, "human", "human")["id"]
    gc.collect()
    gc.disable()
    try:
        before = connections()
        live = sqlite_server.live(match)
        assert connections() == before + 2
        live.close()
        wait_for(lambda: connections() == before)
    finally:
        gc.enable()


def test_spectators_who_come_together_are_told_of_together(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        created = open_table(client, "human", "human")
    first = sqlite_server.live(created["id"])
    others = [sqlite_server.live(created["id"]) for _ in range(12)]
    tables = 0
    while first.wait("table")["table"]["spectators"] < 13:
        tables += 1
    assert tables < 10
    for one in [first, *others]:
        one.close()
