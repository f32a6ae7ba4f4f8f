"""What can go wrong with a disk, a database, a clock and other people's servers, one after the other, under load.

Each time the host must have been told in a sentence, and play must go on by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from tests.reliability.players import Player, finish, more_than, start, verify, wait_until
from tests.reliability.servers import PATIENCE, Server, database, execute
from tests.server.harness import is_up, new_name, open_table, quiet

AGAIN = "the database works again"
CLIENTS = 4
PASSWORD = "correct horse battery"


class Load:
    """People who play at a server, and what its host reads meanwhile."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server, self._log = server, log
        self._stop = threading.Event()
        self._players = [Player([server.served], seed, self._stop) for seed in range(CLIENTS)]
        self._read = 0
        start(self._players)
        self.goes_on("nobody plays")

    def goes_on(self, otherwise: str) -> None:
        """Wait until people have moved a good deal more, and the server says that it is well."""
        moved = sum(player.moves for player in self._players) + 5 * CLIENTS
        wait_until(partial(more_than, self._players, moved), PATIENCE, otherwise)
        wait_until(partial(is_up, self.server.port), PATIENCE, f"{otherwise}; it says that it is ill")

    def told(self) -> list[str]:
        """What the log has got since one last looked."""
        text = self._log.read_text()
        new, self._read = text[self._read :], len(text)
        lines = [json.loads(line) for line in new.splitlines() if line.startswith("{")]
        return [str(line["event"]) + _where(line) for line in lines]

    def survive(self, name: str, fault: Callable[[], None], *sentences: str) -> None:
        """Let something go wrong: the host reads these sentences, and then it goes on by itself."""
        self.told()
        fault()
        self.goes_on(f"{name}: play does not resume")
        told = self.told()
        for sentence in sentences:
            assert any(sentence in one for one in told), (name, sentence, told)
        print(f"{name}: service resumed by itself; the host read: {'; '.join(dict.fromkeys(told)) or 'nothing'}")

    def end(self) -> None:
        finish(self._players, self._stop)
        print(f"{verify(self.server.served, self._players)} acknowledged acts stand", flush=True)


def _where(line: dict[str, Any]) -> str:
    """The last line of a traceback: a fault the host was not told of in a sentence."""
    return f" ({str(line['exception']).splitlines()[-1]})" if "exception" in line else ""


@contextlib.contextmanager
def loaded(url: str, before: str = "", **settings: Any) -> Iterator[Load]:
    """A server with people who play, and its log."""
    with tempfile.TemporaryDirectory(prefix="cosmodrome-log-") as folder:
        log = Path(folder) / "log"
        chosen = quiet(url, log_level="warning", **settings)
        with log.open("wb") as out, Server(chosen, stderr=out, before=before) as server:
            load = Load(server, log)
            yield load
            load.end()
            server.end()


def on_sqlite() -> None:
    with database("sqlite") as url:
        path = url.removeprefix("sqlite:///")
        with loaded(url) as load:
            load.survive("locked for 12 s", partial(_lock, path), "keeps the database file locked", AGAIN)
            full = partial(_fill_disk, load.server.process.pid)
            load.survive("no byte more on the disk for 8 s", full, "is full", AGAIN)
        _write_protect(path, url)
        data = bytearray(Path(path).read_bytes())
        for place in range(4096, len(data) - 300, 4096):
            data[place : place + 300] = b"\xff" * 300
        Path(path).write_bytes(data)
        print(f"damaged file: {_refusal(url)}")


def _lock(path: str) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as blocker:
        blocker.execute("PRAGMA busy_timeout=10000")
        blocker.execute("BEGIN IMMEDIATE")
        time.sleep(12)
        blocker.execute("ROLLBACK")


def _fill_disk(process: int) -> None:
    """No file may grow any further, as on a full disk."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    time.sleep(8)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (-1, resource.RLIM_INFINITY))


def _write_protect(path: str, url: str) -> None:
    os.chmod(path, 0o444)
    # Root may write what nobody may, unless it gives that right away.
    plainly = [] if os.geteuid() else ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    print(f"read-only file: {_refusal(url, plainly)}")
    os.chmod(path, 0o600)


def _refusal(url: str, by: list[str] | None = None) -> str:
    """The sentence a server says that cannot be started."""
    command = [*(by or []), sys.executable, "-m", "cosmodrome", "serve", "--port", "0", "--database", url]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr, done
    return done.stderr.strip()[:160]


def on_postgres() -> None:
    with database("postgres") as url, loaded(url) as load:
        load.survive("connections lost 5 times", partial(_cut, url), "PostgreSQL cannot be used", AGAIN)


def _cut(url: str) -> None:
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    for _ in range(5):
        asyncio.run(execute(url, f"{others} AND datname = current_database()"))
        time.sleep(1)


def other_peoples_servers() -> None:
    """Webhooks: one that takes a call and never answers, and one where nobody is."""
    with (
        database("sqlite") as url,
        socket.create_server(("127.0.0.1", 0), backlog=100) as slow,
        socket.create_server(("127.0.0.1", 0)) as once,
        loaded(url, notices="anywhere", notice_seconds=0.3) as load,
    ):
        dead = once.getsockname()[1]
        once.close()
        for port, name, why in ((slow.getsockname()[1], "slow", "too long"), (dead, "dead", "refused")):
            call = partial(_wait_for_a_turn, load, port, why)
            load.survive(f"{name} webhooks of 12 people", call, "notice not delivered")


def _wait_for_a_turn(load: Load, port: int, why: str) -> None:
    """People who want to be told of their turn there; meanwhile somebody logs in."""
    served, login = load.server.served, new_name()
    for _ in range(12):
        with served.client() as client:
            made = client.post("/api/me/notices/webhook", json={"url": f"http://127.0.0.1:{port}/hook"})
            assert made.status_code == 201, made.text
            open_table(client, "human", "human", claim=[0])
    with served.client() as client:
        assert client.post("/api/accounts", json={"login": login, "password": PASSWORD}).status_code == 201
        time.sleep(12)
        assert client.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201


def clocks() -> None:
    """The time of day is set back an hour, forward three and back two, for the server alone."""
    with tempfile.TemporaryDirectory(prefix="cosmodrome-clock-") as folder, database("sqlite") as url:
        file = Path(folder) / "offset"
        wrong = (
            f"import time; from pathlib import Path; real, file = time.time, Path({str(file)!r}); "
            "time.time = lambda: real() + float(file.read_text()); "
        )
        _set(file, 0)
        with loaded(url, before=wrong) as load:
            for offset in (-3600, 7200, 0):
                load.survive(f"clock wrong by {offset} s", partial(_set, file, offset))


def _set(file: Path, offset: int) -> None:
    new = file.with_suffix(".new")
    new.write_text(str(offset))
    new.replace(file)


def faults() -> None:
    """What can go wrong with a disk, a database, a clock and others' servers, one after the other, under load."""
    on_sqlite()
    on_postgres()
    other_peoples_servers()
    clocks()
