"""`make bench-growth`: what a move, an undo and opening a match cost early and late, and what an open match weighs.

The move and the undo should not grow with the match; opening one reads its whole record, so it grows with that alone.
A move in the kernel is one thing, a move stored and told by a server another: both are measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Callable

from benchmarks.server.count import GAME as COUNT
from benchmarks.server.count import SEATS
from cosmodrome.build import describe
from cosmodrome.kernel import Match, Record, SeededDealer
from cosmodrome.kernel.registry import find, register
from cosmodrome.server.contract.opening import NewMatch, SeatPlan
from cosmodrome.server.live.connection import Connection
from cosmodrome.server.live.wire import Wire
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import open_store
from cosmodrome.server.storage.migrate import upgrade
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play_move
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.seating import open_table

#: Five agencies play long matches; where none reaches the ply, the longest is measured near its end.
GAME, OPTIONS = "leaving_earth", {"players": 5, "level": "very_hard"}


def played(plies: int, seed: int = 3) -> Match:
    """A match at this ply, or at the end of the longest one found."""
    game = find(GAME)
    longest: Match | None = None
    for attempt in range(8):
        match = Match(game, game.check_options(OPTIONS), SeededDealer(seed + attempt), listen=True)
        lots = SeededDealer(seed + attempt)
        while not match.over and match.ply < plies:
            match.play_blindly(lots, 1)
        if match.ply >= plies and not match.over:
            return match
        if longest is None or match.ply > longest.ply:
            longest = match
    assert longest is not None
    return longest.rewind(longest.ply - 50)


def timed(act: Callable[[], object], rounds: int) -> float:
    """Microseconds of processor time, the median."""
    spent = []
    for _ in range(rounds):
        began = time.process_time()
        act()
        spent.append(time.process_time() - began)
    return statistics.median(spent) * 1e6


def measure(plies: int) -> dict[str, float]:
    """Everything at one ply."""
    match = played(plies)
    record = match.record().to_json()
    lots = SeededDealer(1)
    moving = match.rewind(match.ply)
    began, count = time.process_time(), 0
    while not moving.over and count < 200:
        count += moving.play_blindly(lots, 1)
    move = (time.process_time() - began) / max(1, count) * 1e6
    return {
        "ply": match.ply,
        "move, µs": move,
        "undo of the last move, µs": timed(lambda: match.rewind(match.ply - 1), 3),
        "opening, µs": timed(lambda: Record.from_json(record).replay(), 3),
        "opening, µs a ply": timed(lambda: Record.from_json(record).replay(), 3) / match.ply,
        "record, bytes a ply": len(record) / match.ply,
    }


class Nowhere(asyncio.Transport):
    """A transport to nobody."""

    def write(self, data: object) -> None:
        """Sent."""

    def is_closing(self) -> bool:
        return False


class NoLibrary:
    """What stands behind a wire, where everything goes the short way."""

    close_sent = False

    def take(self, data: bytes) -> None: ...
    def pass_on(self, text: bytes) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...


def listener(host: MatchHost, room: Room) -> Connection:
    """Somebody who sits in every seat and is told everything."""
    wire = Wire(asyncio.get_running_loop(), Nowhere(), NoLibrary(), 1 << 16)
    everywhere = Connection(host, room, frozenset(), None, None, wire)
    everywhere.seats, everywhere.viewpoints = frozenset(range(SEATS)), tuple(range(SEATS))
    return everywhere


async def told(plies: list[int], moves: int = 200) -> list[float]:
    """Microseconds of processor time for a move of the simplest game that is stored and told, from each of these on."""
    register(COUNT)
    with tempfile.TemporaryDirectory(prefix="cosmodrome-growth-") as folder:
        database = f"sqlite:///{folder}/growth.sqlite3"
        await upgrade(database)
        store = await open_store(database)
        host = MatchHost(store, Settings(limits=False, log_level="critical"))
        room = await host.room((await open_table(host, NewMatch(COUNT.name, [SeatPlan("human")] * SEATS), None)).id)
        room.viewers.add(listener(host, room))
        spent = []
        for ply in plies:
            while room.version < ply:
                await play_move(host, room, (room.version - 1) % SEATS, room.version, "add")
            began = time.process_time()
            for _ in range(moves):
                await play_move(host, room, (room.version - 1) % SEATS, room.version, "add")
            spent.append((time.process_time() - began) / moves * 1e6)
        await host.stop()
        await store.close()
    return spent


def memory(number: int, plies: int = 200) -> float:
    """Kilobytes of one of this many open matches in the middle of play, without a server around them."""
    game = find(GAME)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = []
    for seed in range(number):
        match = Match(game, game.check_options({}), SeededDealer(seed))
        match.play_blindly(SeededDealer(seed), plies)
        matches.append(match)
    weight = (tracemalloc.get_traced_memory()[0] - before) / len(matches) / 1000
    tracemalloc.stop()
    return weight


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-growth", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--plies", type=int, nargs="*", default=[100, 1_000, 10_000])
    parser.add_argument("--matches", type=int, default=2_000, help="how many matches are open when memory is measured")
    parser.add_argument("--json", action="store_true", help="figures for programs")
    given = parser.parse_args()
    found = [measure(plies) for plies in given.plies]
    for one, spent in zip(found, asyncio.run(told(given.plies)), strict=True):
        one["move stored and told, µs"] = spent
    weight = memory(given.matches)
    if given.json:
        print(json.dumps({"build": describe(), "growth": found, "kilobytes_a_match": weight}, indent=1))
        return
    print(f"Cosmodrome {describe()}, {GAME}")
    for name in found[0]:
        print(f"{name:28}" + "".join(f"{one[name]:>14,.1f}" for one in found))
    print(f"{'memory of an open match, kB':28}{weight:>14,.1f}   ({given.matches:,} open matches, 200 answers each)")


if __name__ == "__main__":
    main()
