"""The wire: frames as they really arrive, in pieces, in heaps, odd and hostile."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import struct
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from cosmodrome.server.live import connection, endpoint
from tests.server.harness import Served, in_thread, open_table, quiet, wait_for

TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(payload: bytes, kind: int = TEXT, *, final: bool = True, masked: bool = True, long: bool = False) -> bytes:
    """A client's frame; `long` writes the length in two bytes where one would do."""
    first = kind | (0x80 if final else 0)
    mask = 0x80 if masked else 0
    size = len(payload)
    if size < 126 and not long:
        head = struct.pack(">BB", first, mask | size)
    elif size < 65536:
        head = struct.pack(">BBH", first, mask | 126, size)
    else:
        head = struct.pack(">BBQ", first, mask | 127, size)
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(payload))


def message(**fields: Any) -> bytes:
    return msgspec.json.encode(fields)


def ping(ref: int) -> bytes:
    """A message that is answered by `pong` with the same number."""
    return frame(message(type="ping", ref=ref))


class Raw:
    """A live connection down to the bytes."""

    def __init__(self, served: Served, match: str, token: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", served.port), 20)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.stream = self._socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in self.stream.readline()
        while self.stream.readline() != b"\r\n":
            pass
        self.send(frame(message(type="hello", tokens=[token])))
        assert self.read("welcome")["mine"] == [0]
        # Everybody is told that this seat is there now.
        assert self.read("table")

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its kind and payload."""
        first, size = self.stream.read(2)
        if size == 126:
            (size,) = struct.unpack(">H", self.stream.read(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self.stream.read(8))
        return first & 15, self.stream.read(size)

    def read(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            kind, payload = self.frame()
            assert kind == TEXT, (kind, payload)
            found: dict[str, Any] = msgspec.json.decode(payload)
            if found["type"] in kinds:
                return found

    def closed(self) -> int:
        """The code with which the server hangs up; other frames are passed over."""
        while True:
            kind, payload = self.frame()
            if kind == CLOSE:
                code: int = struct.unpack(">H", payload[:2])[0]
                return code

    def close(self) -> None:
        self.stream.close()
        self._socket.close()


@pytest.fixture
def table(sqlite_server: Served) -> dict[str, Any]:
    with sqlite_server.client() as client:
        return open_table(client, "human", "human")


@pytest.fixture
def raw(sqlite_server: Served, table: dict[str, Any]) -> Iterator[Raw]:
    with contextlib.closing(Raw(sqlite_server, table["id"], table["seats"][0]["token"])) as one:
        yield one


def test_a_message_may_come_byte_by_byte(raw: Raw) -> None:
    for number in (1, 2):
        for byte in ping(number):
            raw.send(bytes([byte]))
        assert raw.read("pong")["ref"] == number


@pytest.mark.parametrize("cut", [1, 2, 3, 5, 6, 7, 20, -1])
def test_a_message_may_be_cut_anywhere_behind_another(raw: Raw, cut: int) -> None:
    first, second = ping(1), frame(message(type="ping", ref=2), long=True)
    raw.send(first + second[:cut])
    assert raw.read("pong")["ref"] == 1
    raw.send(second[cut:] + ping(3))
    assert [raw.read("pong")["ref"] for _ in range(2)] == [2, 3]


def test_many_messages_in_one_heap_are_answered_in_order(raw: Raw) -> None:
    raw.send(b"".join(ping(number) for number in range(300)))
    assert [raw.read("pong")["ref"] for _ in range(300)] == list(range(300))


def test_what_follows_a_move_waits_until_the_move_is_stored(raw: Raw) -> None:
    """More than the server reads ahead, refused and accepted moves mixed with pings: every answer in its turn."""
    sent = [
        frame(message(type="move", ref=1, seat=0, version=1, move="bid 1")),
        *(ping(number) for number in range(2, 60)),
        frame(message(type="move", ref=60, seat=0, version=1, move="bid 1")),
        frame(message(type="move", ref=61, seat=0, version=1, move="bid 2")),
        frame(message(type="move", ref=62, seat=1, version=1, move="bid 2")),
        ping(63),
    ]
    raw.send(b"".join(sent))
    answers = [raw.read("ack", "refusal", "pong") for _ in sent]
    assert [answer["ref"] for answer in answers] == list(range(1, 64))
    assert [answer.get("version") for answer in answers if answer["type"] == "ack"] == [2, 2]
    codes = [answer["problem"]["code"] for answer in answers if answer["type"] == "refusal"]
    assert codes == ["stale", "not_your_seat"]


def test_a_message_nested_too_deeply_is_malformed_also_behind_a_move(raw: Raw) -> None:
    deep = frame(b'{"deep":' + b"[" * 50_000 + b"]" * 2_000)
    raw.send(frame(message(type="move", ref=1, seat=0, version=1, move="bid 1")) + deep + ping(2) + deep)
    assert raw.read("ack")["ref"] == 1
    assert raw.read("refusal")["problem"]["code"] == "malformed"
    assert raw.read("pong")["ref"] == 2
    assert raw.read("refusal")["problem"]["code"] == "malformed"


def test_pings_in_between_are_answered(raw: Raw) -> None:
    raw.send(ping(1) + frame(b"", PING) + ping(2) + frame(b"are you there", PING))
    kinds = [raw.frame() for _ in range(4)]
    assert [payload for kind, payload in kinds if kind == PONG] == [b"", b"are you there"]
    assert [msgspec.json.decode(payload)["ref"] for kind, payload in kinds if kind == TEXT] == [1, 2]
    raw.send(frame(b"", PING))
    assert raw.frame() == (PONG, b"")
    whole = frame(b"in two pieces", PING)
    raw.send(whole[:3])
    raw.send(whole[3:] + frame(b"nobody asked", PONG) + ping(3))
    assert raw.frame() == (PONG, b"in two pieces")
    assert raw.read("pong")["ref"] == 3


def test_a_message_may_come_in_fragments_and_all_is_well_afterwards(raw: Raw) -> None:
    text = message(type="ping", ref=1)
    raw.send(frame(text[:9], final=False) + frame(b"", PING) + frame(text[9:], MORE))
    assert raw.frame() == (PONG, b"")
    assert raw.read("pong")["ref"] == 1
    raw.send(frame(message(type="move", ref=2, seat=0, version=1, move="bid 1")) + ping(3))
    assert raw.read("ack")["version"] == 2
    assert raw.read("pong")["ref"] == 3


def test_a_binary_message_is_as_good_as_text(raw: Raw) -> None:
    raw.send(frame(message(type="ping", ref=1), BINARY) + ping(2))
    assert [raw.read("pong")["ref"] for _ in range(2)] == [1, 2]


def test_a_message_of_some_length_is_read(raw: Raw) -> None:
    for ref, size in enumerate((60, 100, 126, 190)):
        raw.send(frame(message(type="move", ref=ref, seat=0, version=1, move="bid " + "1" * size)))
        assert raw.read("refusal")["ref"] == ref


def test_text_beyond_ascii_is_text(raw: Raw) -> None:
    raw.send(frame(message(type="move", ref=1, seat=0, version=1, move="wróć")) + ping(2))
    assert raw.read("refusal")["problem"]["code"] == "unknown_move"
    assert raw.read("pong")["ref"] == 2


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b'{"type":"ping","ref":"\xff"}'), 1007),
        (frame(message(type="ping", ref=1), masked=False), 1002),
        (bytes([0xC1]) + frame(b"{}")[1:], 1002),
        (bytes([0x83]) + frame(b"{}")[1:], 1002),
        (frame(b"out of the blue", MORE), 1002),
        (frame(b"x" * 126, PING), 1002),
        (struct.pack(">BBQ", 0x81, 0xFF, 1 << 40), 1009),
        (frame(b"x" * 100_000), 1009),
        (frame(struct.pack(">H", 1000), CLOSE), 1000),
    ],
    ids=["not utf-8", "unmasked", "reserved bit", "kind", "stray", "long ping", "huge", "oversized", "goodbye"],
)
@pytest.mark.parametrize("after", [b"", ping(1)], ids=["alone", "behind a message"])
def test_what_breaks_the_protocol_ends_that_connection(raw: Raw, data: bytes, code: int, after: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        raw.send(after + data)
    if after:
        assert raw.read("pong")["ref"] == 1
    assert raw.closed() == code


def test_a_client_that_leaves_in_the_middle_of_its_move_leaves_the_move(
    sqlite_server: Served, table: dict[str, Any]
) -> None:
    match, token = table["id"], table["seats"][0]["token"]
    raw = Raw(sqlite_server, match, token)
    move = frame(message(type="move", ref=1, seat=0, version=1, move="bid 1"))
    raw.send(move + frame(struct.pack(">H", 1000), CLOSE))
    assert raw.closed() == 1000
    raw.close()
    again = Raw(sqlite_server, match, token)
    again.send(move)
    assert again.read("ack")["version"] == 2
    again.close()


def fall_behind(raw: Raw) -> None:
    """Ask for more than any buffer holds, and read none of it."""
    heap = frame(message(type="move", ref=1, seat=0, version=1, move="x" * 190)) * 500
    with contextlib.suppress(ConnectionError):
        for _ in range(80):
            raw.send(heap)


def test_a_reader_that_falls_behind_is_told_and_hung_up_on(raw: Raw, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_UNSENT_BYTES", 100_000)
    fall_behind(raw)
    assert raw.closed() == connection.TOO_SLOW


def test_a_reader_that_never_reads_is_simply_dropped(
    sqlite_server: Served, table: dict[str, Any], raw: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "_UNSENT_BYTES", 100_000)
    monkeypatch.setattr(endpoint, "_GOODBYE_SECONDS", 0.1)
    fall_behind(raw)
    with sqlite_server.client() as client:
        path = f"/api/matches/{table['id']}"
        wait_for(lambda: not client.get(path).json()["table"]["players"][0]["connected"])
    with pytest.raises((ConnectionError, ValueError)):
        raw.closed()


def test_a_client_that_talks_without_end_is_hung_up_on(new_database: Callable[[str], str]) -> None:
    with in_thread(quiet(new_database("sqlite"), limits=True)) as served, served.client() as client:
        table = open_table(client, "human", "human")
        raw = Raw(served, table["id"], table["seats"][0]["token"])
        raw.send(b"".join(ping(number) for number in range(400)))
        assert raw.closed() == connection.TOO_MANY
        raw.close()
