"""`make bench-costs`: what open matches cost a server's memory, how quickly they come back, what a spectator costs.

Some matches of every game are played by lot into their middle, and copied in the database until there are enough; then
all of them are opened in one process, left, and opened again. Spectators come to one match of a server of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import os
import random
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.__main__ import our_server
from cosmodrome.build import describe
from cosmodrome.kernel.registry import find
from cosmodrome.server.contract.opening import NewMatch, SeatPlan
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import open_store
from cosmodrome.server.storage.migrate import upgrade
from cosmodrome.server.tables.gate import ready
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play_move
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.seating import open_table

GAMES = ("galactic_cruise", "galaxy_trucker", "leaving_earth")
#: How many matches of each game are played, each so far.
PLAYED, ANSWERS = 5, 200
#: Spectators who come before anything is weighed.
_FIRST = 100


def memory(process: int | None = None) -> float:
    """Kilobytes a process has in memory."""
    text = Path(f"/proc/{process or os.getpid()}/status").read_text(encoding="utf-8")
    return float(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


async def play(host: MatchHost, game: str, lots: random.Random) -> str:
    """A match of two, played by lot into its middle."""
    new = NewMatch(game=game, seats=[SeatPlan("human"), SeatPlan("human")], options={})
    room: Room = await host.room((await open_table(host, new, None)).id)
    assert room.match is not None
    for _ in range(ANSWERS):
        if room.row.status != "running":
            break
        if room.is_gated:
            for seat in (0, 1):
                await ready(host, room, seat)
        seat = lots.choice([seat for seat in room.asked if seat >= 0])
        ask = room.ask_of(seat)
        assert ask is not None
        await play_move(host, room, seat, room.version, lots.choice(ask.moves).text)
    return room.row.id


def copy(path: str, originals: list[str], number: int) -> list[str]:
    """This many matches like these, in the database."""
    copies = []
    with contextlib.closing(sqlite3.connect(path)) as database:
        for at in range(number):
            original, new = originals[at % len(originals)], f"copy{at:08d}"
            for table, key in (("matches", "id"), ("seats", "match"), ("log", "match")):
                names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
                values = ", ".join("?" if name == key else f'"{name}"' for name in names)
                columns = ", ".join(f'"{name}"' for name in names)
                database.execute(
                    f'INSERT INTO {table} ({columns}) SELECT {values} FROM {table} WHERE "{key}" = ?', (new, original)
                )
            copies.append(new)
        database.commit()
    return copies


async def open_all(host: MatchHost, matches: list[str]) -> tuple[float, float]:
    """Open matches one by one: the median and the slowest of twenty, in milliseconds of processor time."""
    spent = []
    for match in matches:
        began = time.process_time()
        await host.room(match)
        spent.append((time.process_time() - began) * 1e3)
    return statistics.median(spent), statistics.quantiles(spent, n=20)[-1]


async def matches(folder: str, game: str, number: int) -> None:
    """What open matches of a game cost, in a process of their own."""
    settings = Settings(limits=False, log_level="critical", rooms_kept=1_000_000, room_seconds=0.0)
    lots = random.Random(1)
    find(game)
    path = f"{folder}/{game}.sqlite3"
    await upgrade(f"sqlite:///{path}")
    store = await open_store(f"sqlite:///{path}")
    host = MatchHost(store, settings)
    originals = [await play(host, game, lots) for _ in range(PLAYED)]
    await host.stop()
    await store.close()
    copies = copy(path, originals, number)
    store = await open_store(f"sqlite:///{path}")
    host = MatchHost(store, settings)
    await open_all(host, originals)
    gc.collect()
    before = memory()
    await open_all(host, copies)
    weight = (memory() - before) / number
    await host.forget_idle()
    left = host.size
    median, slow = await open_all(host, copies[:: max(1, number // 300)])
    print(
        f"{game:16} {number:>6,} open matches: {weight:6.1f} kB each; {left} stay when idle; "
        f"opened again: {median:.1f} ms, 19 of 20 within {slow:.1f} ms",
        flush=True,
    )
    await host.stop()
    await store.close()


def _matches(folder: str, game: str, number: int) -> None:
    asyncio.run(matches(folder, game, number))


async def spectators(folder: str, number: int) -> None:
    """What those who watch one match cost the server, each number of them beside those who were there already."""
    database = f"sqlite:///{folder}/watched.sqlite3"
    with our_server(database) as server:
        seats: list[dict[str, Any]] = [{"kind": "human"}] * 4
        created = httpx.post(f"{server.url}/api/matches", json={"game": "count", "seats": seats}).json()
        address = f"{server.url.replace('http', 'ws')}/api/matches/{created['id']}/live"
        watching: list[ClientConnection] = []
        # The first find room in memory that the process had anyway: they would seem cheaper than all the others.
        for most in (_FIRST, _FIRST + number // 4, _FIRST + number // 2, _FIRST + number):
            there, before = len(watching), memory(server.process)
            while len(watching) < most:
                one = await connect(address, compression=None, ping_interval=None, max_queue=None)
                await one.send('{"type":"hello","tokens":[]}')
                watching.append(one)
            await asyncio.sleep(3)
            if there:
                more = (memory(server.process) - before) / (most - there)
                print(f"{most - there:>6,} spectators beside {there}: {more:.1f} kB each", flush=True)
        for one in watching:
            await one.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-costs", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=2_000)
    parser.add_argument("--spectators", type=int, default=400)
    given = parser.parse_args()
    print(f"Cosmodrome {describe()}, load {os.getloadavg()[0]:.0f}")
    with tempfile.TemporaryDirectory(prefix="cosmodrome-costs-") as folder:
        for game in GAMES:
            # What one game leaves behind would be given to the next.
            process = multiprocessing.get_context("spawn").Process(target=_matches, args=(folder, game, given.matches))
            process.start()
            process.join()
        asyncio.run(spectators(folder, given.spectators))


if __name__ == "__main__":
    main()
