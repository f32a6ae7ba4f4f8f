"""`make bench-help`: how long hints, forecasts and the coach's reports take, asked for as the page asks.

A server of its own, as installed, on one core: somebody plays against bots and asks for a hint in the first positions
and in later ones, with two seats and with four. Bots play whole matches for the coach. The goals: a hint within 2 s, a
forecast within 1 s, a report within 2 minutes.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from typing import Any

import httpx

from benchmarks.server.__main__ import our_server
from cosmodrome.build import describe

GAMES = ("galactic_cruise", "galaxy_trucker", "leaving_earth")
OPTIONS: dict[str, dict[str, Any]] = {"galaxy_trucker": {"tempo": "turns", "rounds": ["2"]}}
SEATS = (2, 4)
#: Hints asked for in a row, at the beginning and again after so many answers by lot.
ASKED, BETWEEN = 6, 30
PATIENCE = 300.0


class Table:
    """A table with somebody in the first seat and bots in the others; or bots alone."""

    def __init__(self, client: httpx.Client, game: str, seats: int, *, bots_alone: bool = False) -> None:
        self.client = client
        bot = {"kind": "bot", "bot": "greedy"}
        plan = [bot if bots_alone else {"kind": "human"}, *[bot] * (seats - 1)]
        options = OPTIONS.get(game, {})
        body = {"game": game, "seats": plan, "claim": [] if bots_alone else [0], "options": options}
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


def timed(ask: Any) -> tuple[float, httpx.Response]:
    began = time.perf_counter()
    answer: httpx.Response = ask()
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


def coach(client: httpx.Client, game: str, seats: int) -> None:
    table = Table(client, game, seats, bots_alone=True)
    end = time.monotonic() + PATIENCE
    while not table.get("").json()["position"]["over"] and time.monotonic() < end:
        time.sleep(0.2)
    began = time.perf_counter()
    while (answer := table.get("/coach", seat=0)).status_code == 202 and time.monotonic() < end:
        time.sleep(0.1)
    if answer.status_code == 200:
        row(f"coach, {game}, {seats} seats", [time.perf_counter() - began])
    else:
        print(f"coach, {game}, {seats} seats: {answer.status_code} {answer.text[:200]}")


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
                with httpx.Client(base_url=server.url, timeout=60) as client:
                    coach(client, game, seats)


if __name__ == "__main__":
    main()
