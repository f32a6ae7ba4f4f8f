"""What server tests share: a real server in a thread or a process, real databases, and small clients."""

from __future__ import annotations

import contextlib
import http.server
import os
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from cosmodrome.server.app import create_door
from cosmodrome.server.live.http import HttpProtocol
from cosmodrome.server.live.protocol import LiveProtocol
from cosmodrome.server.settings import Settings

ROOT = Path(__file__).parents[2]

#: Nothing here speaks TLS; by default every new client would read all the certificates of the world.
_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


GAMES = ("tests.server.toys:STEPS", "tests.server.toys:HASTY")


def free_port() -> int:
    """A port below those the system gives to clients: one of them, calling a dead server again, could get its port."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


class Served:
    """A server at an address."""

    def __init__(self, port: int, settings: Settings) -> None:
        self.port = port
        self.settings = settings
        self.url = f"http://127.0.0.1:{port}"

    def client(self, token: str | None = None, **more: Any) -> httpx.Client:
        """A browser of its own (its cookies), or a program with a seat's token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.url, headers=headers, timeout=20, verify=_NO_CERTIFICATES, **more)

    def live(self, match: str, *tokens: str, since: int | None = None, cookie: str | None = None) -> Live:
        """A live connection at a match, greeted and welcomed."""
        headers = {"cookie": cookie} if cookie else None
        one = Live(f"ws://127.0.0.1:{self.port}/api/matches/{match}/live", headers)
        one.send(type="hello", tokens=list(tokens), since=since)
        one.welcome = one.wait("welcome")
        return one


class Receiver:
    """Somebody else's server that takes messages."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answers: int = 204
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(receiver.answers)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook/secret"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self) -> Receiver:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class Live:
    """A live connection: sends messages, remembers every byte it got."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self._open = contextlib.ExitStack()
        self.connection: ClientConnection = self._open.enter_context(connect(url, additional_headers=headers))
        self.raw: list[str] = []
        #: The newest position of each seat this connection sees through.
        self.latest: dict[int | None, dict[str, Any]] = {}
        self.welcome: dict[str, Any] = {}
        self._ref = 0

    def send(self, **message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def read(self, timeout: float = 20) -> dict[str, Any]:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        for one in message.get("positions", [message["position"]] if "position" in message else []):
            self.latest[one["seat"]] = one
        return message

    def wait(self, *kinds: str, timeout: float = 20) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        while (message := self.read(timeout))["type"] not in kinds:
            pass
        return message

    def act(self, **message: Any) -> dict[str, Any]:
        """Send an act and wait for its acknowledgement or refusal."""
        self._ref += 1
        self.send(ref=self._ref, **message)
        while (answer := self.wait("ack", "refusal")).get("ref") != self._ref:
            pass
        return answer

    def close(self) -> None:
        self._open.close()


@contextlib.contextmanager
def in_thread(settings: Settings, host: str = "127.0.0.1") -> Iterator[Served]:
    """A server in a thread of this process."""
    port = free_port()
    config = uvicorn.Config(
        create_door(settings),
        host=host,
        port=port,
        log_level="error",
        ws=LiveProtocol,
        http=HttpProtocol,
        ws_max_size=settings.max_body,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    wait_for(lambda: server.started or not thread.is_alive())
    try:
        yield Served(port, settings)
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server does not end"


def start_process(
    settings: Settings, port: int, workers: int = 1, stderr: Any = None, before: str = ""
) -> subprocess.Popen[bytes]:
    """A server in a process group of its own, to be killed; `before` is run in it first."""
    code = (
        "import msgspec, sys; from cosmodrome.server.serve import serve; "
        "from cosmodrome.server.settings import Settings; "
        "serve(msgspec.json.decode(sys.argv[1], type=Settings), host='127.0.0.1', port=int(sys.argv[2]), "
        "workers=int(sys.argv[3]))"
    )
    return subprocess.Popen(
        [sys.executable, "-c", before + code, msgspec.json.encode(settings).decode(), str(port), str(workers)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
        stderr=stderr,
    )


def kill(process: subprocess.Popen[bytes]) -> None:
    """kill -9, the bots' processes too."""
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def is_up(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=2, verify=_NO_CERTIFICATES).status_code == 200
    except httpx.HTTPError:
        return False


def wait_for(condition: Any, seconds: float = 90) -> None:
    """Wait until something holds; fail when it does not within reason."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def quiet(database: str, **more: Any) -> Settings:
    """Settings for tests: no rate limits, no chatter, the toy game known."""
    chosen: dict[str, Any] = {
        "limits": False,
        "log_level": "critical",
        "bot_pace": "instant",
        "metrics": "open",
        "coach": "quick",
        "games": GAMES,
        "static": "/nonexistent",
        **more,
    }
    return Settings(database=database, **chosen)


def new_name() -> str:
    """A fresh name for a database."""
    return f"t{secrets.token_hex(6)}"


def open_table(client: httpx.Client, *kinds: str, **more: Any) -> dict[str, Any]:
    """Open a table for the toy (or `game=`): `human`, `open`, or a bot's name for each seat."""
    seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    body = {"game": "steps", "seats": seats, "options": {"timer": False}, **more}
    answer = client.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def position(client: httpx.Client, match: str, seat: int | None = None) -> dict[str, Any]:
    """The present position."""
    answer = client.get(f"/api/matches/{match}", params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["position"]
    return found


def play(client: httpx.Client, match: str, seat: int, version: int, move: str) -> httpx.Response:
    """Send a move."""
    return client.post(f"/api/matches/{match}/moves", json={"version": version, "seat": seat, "move": move})
