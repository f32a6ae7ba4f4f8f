"""`make bench-help`: how long hints, forecasts and the coach's reports take, asked for as the page asks.

A server of its own, as installed, on one core: somebody plays against bots and asks for a hint in the first positions
and in later ones, with two seats and with four. The coach looks back at whole matches of bots. The goals: a
hint within 2 s, a forecast within 1 s, a report within 2 minutes.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any, TypeVar

import httpx

from benchmarks.server.__main__ import our_server
from cosmodrome.bots import make
from cosmodrome.build import describe
from cosmodrome.coach import report_on
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.kernel.registry import find

GAMES = ("galactic_cruise", "galaxy_trucker", "leaving_earth")
OPTIONS: dict[str, dict[str, Any]] = {"galaxy_trucker": {"tempo": "turns", "rounds": ["2"]}}
SEATS = (2, 4)
#: Hints asked for in a row, at the beginning and again after so many answers by lot.
ASKED, BETWEEN = 6, 30
PATIENCE = 300.0

T = TypeVar("T")


class Table:
    """A table with somebody in the first seat and bots in the others."""

    def __init__(self, client: httpx.Client, game: str, seats: int) -> None:
        self.client = client
        plan = [{"kind": "human"}, *[{"kind": "bot", "bot": "greedy"}] * (seats - 1)]
        body = {"game": game, "seats": plan, "claim": [0], "options": OPTIONS.get(game, {})}
        created = client.post("/api/matches", json=body)
        created.raise_for_status()
        self.address = f"/api/matches/{created.json()['id']}"

    def get(self, what: str, **query: Any) -> httpx.Response:
        return self.client.get(f"{self.address}{what}", params=query)

    def asked(self) -> dict[str, Any] | None:
        """The position once the first seat is asked; None when the match is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            position: dict[str, Any] = self.get("", seat=0).json()["position"]
            if position["asks"] or position["over"]:
                return None if position["over"] else position
            time.sleep(0.05)
        raise TimeoutError(f"{self.address} does not go on")

    def play(self, position: dict[str, Any], move: str) -> None:
        self.client.post(f"{self.address}/moves", json={"seat": 0, "version": position["version"], "move": move})


def timed(ask: Callable[[], T]) -> tuple[float, T]:
    began = time.perf_counter()
    answer = ask()
    return time.perf_counter() - began, answer


def row(what: str, seconds: list[float]) -> None:
    """A line of the table: how often, the first, the median, the longest."""
    if seconds:
        print(f"| {what} | {len(seconds)} | {seconds[0]:.2f} | {statistics.median(seconds):.2f} | {max(seconds):.2f} |")


def hints(client: httpx.Client, game: str, seats: int) -> None:
    table, lots = Table(client, game, seats), random.Random(seats)
    spent: list[float] = []
    forecasts: list[float] = []
    for answer in range(2 * ASKED + BETWEEN):
        position = table.asked()
        if position is None:
            break
        moves = [one["move"] for one in position["asks"][0]["moves"]]
        if ASKED <= answer < ASKED + BETWEEN:
            # Not by lot out of the match.
            table.play(
                position, lots.choice([move for move in moves if not move.startswith(("finish", "give_up"))] or moves)
            )
            continue
        seconds, hint = timed(lambda: table.get("/hint", seat=0))
        if hint.status_code == 200:
            spent.append(seconds)
            moves = [one["move"] for one in hint.json()["moves"]] or moves
        if game == "galaxy_trucker":
            seconds, told = timed(lambda: table.get("/explain", seat=0, about="forecast"))
            forecasts += [seconds] if told.status_code == 200 else []
        table.play(position, moves[0])
    row(f"hint, {game}, {seats} seats", spent)
    row(f"forecast, {seats} seats", forecasts)


def coach(game: str, seats: int) -> None:
    """A whole match of greedy bots, and the report of it, made as the server makes it."""
    rules = find(game)
    match = Match(rules, rules.check_options({**OPTIONS.get(game, {}), "players": seats}), SeededDealer(1))
    cast = [make("greedy", game, seat) for seat in range(seats)]
    while not match.over:
        seat = match.asks[0].seat
        match.play(cast[seat].choose(match.seat(seat)), seat)
    seconds, _ = timed(lambda: report_on(match.record(), 0))
    row(f"coach, {game}, {seats} seats", [seconds])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--coach-seats", type=int, nargs="*", default=[2])
    given = parser.parse_args()
    print(describe(), "| what | times | first s | median s | longest s |", "|---|---|---|---|---|", sep="\n")
    with tempfile.TemporaryDirectory() as folder, our_server(f"sqlite:///{folder}/matches.sqlite3") as server:
        for game in given.games:
            for seats in SEATS:
                with httpx.Client(base_url=server.url, timeout=60) as client:
                    hints(client, game, seats)
            for seats in given.coach_seats:
                coach(game, seats)


if __name__ == "__main__":
    main()
