"""The long proofs: `python -m tests.reliability kills --store sqlite --times 1000`, `faults`, `soak`, `growth`."""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from cosmodrome.kernel.registry import register
from cosmodrome.server.hosting.check import check
from tests.reliability.faults import faults
from tests.reliability.players import GAMES, KINDS, Player, finish, more_than, start, verify, wait_until
from tests.reliability.servers import PATIENCE, Forked, Server, cpu, database, family_cpu, postmaster
from tests.server.harness import Served, quiet
from tests.server.toys import HASTY, STEPS

#: A bot's process dies with the server: killed again and again it would hardly move. So one kill in this many meets
#: a match against a bot, which is then let come to its end.
BOT_EVERY = 25
PEOPLE = ("plain", "claim", "race")


def _against_a_bot(served: Served, seed: int) -> Player:
    """Somebody who has begun a match against a bot."""
    player = Player([served], seed, threading.Event(), ("bot",))
    start([player])
    wait_until(partial(more_than, [player], 0), PATIENCE, "the bot does not play")
    return player


def kills(store: str, times: int, clients: int) -> None:
    """kill -9 under load, again and again: nothing acknowledged is lost, nothing is there twice, all goes on."""
    with database(store) as url:
        server = Forked(quiet(url))
        stop = threading.Event()
        players = [Player([server.served], seed, stop, PEOPLE) for seed in range(clients)]
        began = time.monotonic()
        try:
            start(players)
            for number in range(times):
                against_bot = _against_a_bot(server.served, number) if number % BOT_EVERY == 0 else None
                moved = sum(player.moves for player in players) + clients // 2
                wait_until(partial(more_than, players, moved), PATIENCE, "nobody plays")
                time.sleep(0.03 * (number % 7))
                server.kill()
                server.start()
                if against_bot is not None:
                    finish([against_bot], against_bot.stop)
                    players.append(against_bot)
                if number % 50 == 49:
                    acts = sum(player.moves for player in players)
                    print(f"{number + 1} kills in {time.monotonic() - began:.0f} s, {acts} acts", flush=True)
            finish(players, stop)
            checked = verify(server.served, players)
        finally:
            stop.set()
            server.close()
        register(STEPS)
        register(HASTY)
        report = asyncio.run(check(url))
        assert report.damage == [], report.damage
        matches = {kind: sum(player.finished[kind] for player in players) for kind in players[0].finished}
        print(
            f"{store}: {times} kills in {time.monotonic() - began:.0f} s, {checked} acknowledged acts, "
            f"{sum(p.undone for p in players)} undos, {sum(p.resent for p in players)} replies lost; "
            f"finished {matches}; check: {report.matches} matches, {report.moves} entries, no damage"
        )


# --- soak and growth


def soak(store: str, minutes: float, clients: int, pause: float) -> None:
    """Play for a long time, at people's pace: memory, open files and the slowest answers stay where they are."""
    with database(store) as url, Server(quiet(url, room_seconds=60.0)) as server:
        stop = threading.Event()
        players = [Player([server.served], seed, stop, KINDS + GAMES, pause) for seed in range(clients)]
        ruler = Ruler(stop)
        ruler.start()
        start(players)
        began, pid = time.monotonic(), server.process.pid
        used = cpu(pid)
        while (passed := time.monotonic() - began) < minutes * 60:
            for player in players:
                player.seconds.clear()
            ruler.late.clear()
            time.sleep(min(60.0, minutes * 60 / 8))
            taken = sorted(second for player in players for second in list(player.seconds))
            assert taken, "nobody plays"
            span, before, used = time.monotonic() - began - passed, used, cpu(pid)
            files = len(os.listdir(f"/proc/{pid}/fd"))
            print(
                f"{(passed + span) / 60:5.1f} min {_memory(pid):7.1f} MB {files:4d} files, "
                f"{len(taken)} answers p50 {statistics.median(taken) * 1e3:.0f} ms, p99 {_p99(taken):.0f} ms; "
                f"server {(used - before) / span:.0%} of a core; a sleeper p99 {_p99(sorted(ruler.late)):.0f} ms late, "
                f"load {os.getloadavg()[0]:.1f}, {sum(player.is_alive() for player in players)} players",
                flush=True,
            )
        finish(players, stop)
        matches = {kind: sum(player.finished[kind] for player in players) for kind in players[0].finished}
        print(
            f"{verify(server.served, players)} acknowledged acts stand; matches {matches}, "
            f"{sum(player.reconnections for player in players)} live connections made"
        )
        server.end()


class Ruler(threading.Thread):
    """How late one who sleeps wakes up: what the machine's other work costs anybody, whatever the server does."""

    def __init__(self, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.stop, self.late = stop, [0.0]

    def run(self) -> None:
        while not self.stop.is_set():
            began = time.perf_counter()
            time.sleep(0.1)
            self.late.append(time.perf_counter() - began - 0.1)


def _p99(seconds: list[float]) -> float:
    """In milliseconds; of sorted ones."""
    return seconds[int(len(seconds) * 0.99)] * 1e3 if seconds else 0.0


def _memory(pid: int) -> float:
    text = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def growth(seconds: float, clients: int) -> None:
    """One, two and four workers on PostgreSQL; then two servers, restarted in turn while everybody plays."""
    for workers in (1, 2, 4):
        with database("postgres") as url, Server(quiet(url), workers) as server:
            stop = threading.Event()
            players = [Player([server.served], seed, stop, ("plain", "claim")) for seed in range(clients)]
            start(players)
            wait_until(partial(more_than, players, clients), PATIENCE, "nobody plays")
            began, moved = time.monotonic(), sum(player.moves for player in players)
            spent = family_cpu(server.process.pid), family_cpu(postmaster(url))
            time.sleep(seconds)
            acts, span = sum(player.moves for player in players) - moved, time.monotonic() - began
            own, database_s = (
                (family_cpu(pid) - before) / acts * 1e3
                for pid, before in zip((server.process.pid, postmaster(url)), spent, strict=True)
            )
            finish(players, stop)
            print(
                f"{workers} worker(s): {acts / span:.0f} acknowledged acts a second; each took {own:.1f} ms of a core "
                f"in the server and {database_s:.1f} ms in PostgreSQL; {verify(server.served, players)} acts checked, "
                f"load {os.getloadavg()[0]:.0f}",
                flush=True,
            )
            server.end()
    with database("postgres") as url:
        servers = [Server(quiet(url)), Server(quiet(url))]
        stop = threading.Event()
        players = [Player([server.served for server in servers], seed, stop) for seed in range(clients)]
        start(players)
        for server in servers * 2:
            moved = sum(p.moves for p in players)
            wait_until(partial(more_than, players, moved + 30), PATIENCE, "nobody plays")
            server.end()
            server.start()
        finish(players, stop)
        print(f"rolling restart, 4 times: {verify(servers[0].served, players)} acknowledged acts stand, none twice")
        for server in servers:
            server.end()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.reliability", description=__doc__)
    acts = parser.add_subparsers(dest="act", required=True)
    options: dict[str, tuple[Callable[..., None], dict[str, Any]]] = {
        "kills": (kills, {"store": "sqlite", "times": 1000, "clients": 6}),
        "faults": (faults, {}),
        "soak": (soak, {"store": "sqlite", "minutes": 120.0, "clients": 100, "pause": 12.0}),
        "growth": (growth, {"seconds": 60.0, "clients": 16}),
    }
    for name, (work, values) in options.items():
        one = acts.add_parser(name, help=(work.__doc__ or "").splitlines()[0])
        for option, value in values.items():
            one.add_argument(f"--{option}", type=type(value), default=value)
    given = vars(parser.parse_args())
    work, _ = options[given.pop("act")]
    work(**given)


if __name__ == "__main__":
    main()
