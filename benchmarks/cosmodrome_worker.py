"""Our side: random playouts of one registered game with its usual options."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks.worker import Contender, serve
from cosmodrome import bots, find
from cosmodrome.arena.schedule import play_match
from cosmodrome.kernel import CLOCK, Ask, Match, Move, SeededDealer

Pick = Callable[[int], int]
#: Plays on until the match is over or this many decisions were made; how many were made.
Drive = Callable[[int], int]

#: Where blind players leave before the game has begun to cost anything: what a patient player does only rarely.
LEAVING = {"galaxy_trucker": frozenset({"finish", "give_up", "end_turn"})}
#: How a patient player's choice to leave compares with its other choices.
RARELY = 200

#: Parts of a match that are measured apart: the part a state is in.
PARTS: dict[str, Callable[[Any], str]] = {
    "galaxy_trucker": lambda s: "building" if s.phase < 3 else "flight",
}
#: A decision that ends a part also sets up the next one (four piles of cards and a warehouse): it counts apart.
BETWEEN = "between"


class Cosmodrome(Contender):
    """Blind players; their playouts run in the kernel's own loop."""

    def __init__(self, game: str, options: dict[str, Any] | None = None) -> None:
        self.game = find(game)
        self.options = self.game.check_options(options or {})

    def new(self, seed: int, *, checkpoints: bool) -> tuple[Match, Pick]:
        source = random.Random(seed).random
        match = Match(self.game, self.options, SeededDealer(seed), listen=False, checkpoints=checkpoints)
        return match, lambda n: int(source() * n)

    def play_on(self, match: Match, pick: Pick, limit: int) -> int:
        return match.play_out(pick, limit)

    def choose(self, ask: Ask, pick: Pick) -> Move:
        return ask.moves[pick(len(ask.moves))]

    def start(self, seed: int) -> tuple[Match, Drive]:
        """A new match, and what plays this many decisions of it: the quickest loop there is."""
        match = Match(self.game, self.options, SeededDealer(seed), listen=False, checkpoints=False)
        lots = SeededDealer(seed)
        return match, lambda limit: match.play_blindly(lots, limit)

    def again(self, seed: int) -> Drive:
        """What plays the match that `start` has just played once more, by the engine's own loop."""
        return self.start(seed)[1]

    def playout(self, seed: int) -> int:
        return self.start(seed)[1](self.game.max_plies)

    def count(self, seed: int) -> tuple[int, int, int]:
        match, pick = self.new(seed, checkpoints=False)
        decisions = unforced = options = 0
        while not match.over:
            ask = whom(match, pick)
            decisions += 1
            unforced += len(ask.moves) > 1
            options += len(ask.moves)
            match.play_trusted(ask, self.choose(ask, pick))
        return decisions, unforced, options

    def positions(self, seed: int) -> list[Match]:
        """Ten matches, stopped after a twentieth to a half of a usual match, mostly in the middle of a step."""
        length = self.playout(seed)
        found = []
        for number in range(10):
            match, pick = self.new(seed + number, checkpoints=True)
            self.play_on(match, pick, max(1, length * (number + 1) // 20))
            found.append(match)
        return found

    def copy(self, position: Match) -> Match:
        return position.copy()

    def parts(self, seed: int) -> dict[str, tuple[int, float]]:
        """For each part of a match that is measured apart: decisions and processor time.

        Where the parts begin is found first, decision by decision. Then the same match is played again, a whole part at
        a time, by the engine's own loop, so that the loop of this harness is not in the figure.
        """
        part_of = PARTS.get(self.game.name)
        if part_of is None:
            return {}
        stretches: list[tuple[str, int]] = []
        match, drive = self.start(seed)
        while not match.over:
            part = part_of(match.state)
            made = drive(1)
            if part_of(match.state) != part:
                part = BETWEEN
            if not stretches or stretches[-1][0] != part:
                stretches.append((part, 0))
            stretches[-1] = part, stretches[-1][1] + made
        spent: dict[str, tuple[int, float]] = {}
        drive = self.again(seed)
        for part, decisions in stretches:
            began = time.process_time()
            drive(decisions)
            before = spent.get(part, (0, 0.0))
            spent[part] = before[0] + decisions, before[1] + time.process_time() - began
        return spent

    def times(self, seconds: float, seed: int) -> dict[str, float]:
        """Copies in the middle of long steps, imagined worlds, views, replays, and what the best quick bot makes."""
        match, pick = self.new(seed, checkpoints=True)
        every = max(1, self.playout(seed) // 100)
        copies, imagined, views = [], [], []
        dealer = SeededDealer(seed)
        while not match.over:
            ask = whom(match, pick)
            if match.ply % every == 0:
                copies.append(timed(match.copy))
                imagined.append(timed(lambda: match.imagine(0, dealer)))
                views.append(timed(lambda: match.view(0)))
            match.play_trusted(ask, self.choose(ask, pick))
        short, pick = self.new(seed, checkpoints=True)
        self.play_on(short, pick, 500)
        record = short.record()
        record.moves[500:] = []
        found = {
            "copy at any point, µs": statistics.median(copies) * 1e6,
            "copy p95, µs": quantile(copies, 0.95) * 1e6,
            "imagine, µs": statistics.median(imagined) * 1e6,
            "view of a seat, µs": statistics.median(views) * 1e6,
            # Of a match that is shorter, as if it went on like that.
            "replay of 500 moves, ms": min(timed(record.replay) for _ in range(5)) * 1e3 * 500 / len(record.moves),
        }
        if "greedy" in bots.names(self.game.name):
            found["greedy bot, decisions/s"] = self.bot_speed("greedy", seconds, seed)
        return found

    def bot_speed(self, name: str, seconds: float, seed: int) -> float:
        """Decisions a second of processor time in matches among this bot alone; the first one warms up."""
        self.bot_match(name, seed)
        decisions, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            seed += 1
            decisions += self.bot_match(name, seed)
        return decisions / (time.process_time() - began)

    def bot_match(self, name: str, seed: int) -> int:
        """Play a match among this bot alone; how many decisions it took."""
        match, _ = self.new(seed, checkpoints=True)
        seats = {seat: bots.make(name, self.game.name, seat) for seat in range(match.players)}
        return play_match(match, seats, self.game.max_plies)


def timed(act: Callable[[], object]) -> float:
    """Seconds of the quicker of two times this is done."""
    spent = []
    for _ in range(2):
        began = time.perf_counter()
        act()
        spent.append(time.perf_counter() - began)
    return min(spent)


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


class Patient(Cosmodrome):
    """Players who choose blindly too, but seldom leave: their matches go all the way."""

    def __init__(self, game: str, options: dict[str, Any] | None = None) -> None:
        super().__init__(game, options)
        self._leaving = LEAVING[game]

    def start(self, seed: int) -> tuple[Match, Drive]:
        match, pick = self.new(seed, checkpoints=False)
        return match, lambda limit: self.play_on(match, pick, limit)

    def again(self, seed: int) -> Drive:
        """All choices are made beforehand, so that the engine's own loop only has to be told them."""
        known = iter(self._choices(seed))
        match, _ = self.new(seed, checkpoints=False)
        return lambda limit: match.play_out(lambda _: next(known), limit)

    def _choices(self, seed: int) -> list[int]:
        """What `play_out` has to pick to play the match of this seed."""
        match, pick = self.new(seed, checkpoints=False)
        choices: list[int] = []
        while not match.over:
            asks, ask = match.asks, whom(match, pick)
            move = self.choose(ask, pick)
            if len(asks) > 1:
                # Whose turn it is, and that it really is the clock's where it is picked.
                choices += [asks.index(ask), 0] if ask.seat == CLOCK else [asks.index(ask)]
            if len(ask.moves) > 1:
                choices.append(ask.moves.index(move))
            match.play_trusted(ask, move)
        return choices

    def choose(self, ask: Ask, pick: Pick) -> Move:
        moves = ask.moves
        move = moves[pick(len(moves))]
        while move.verb.name in self._leaving and len(moves) > 1 and pick(RARELY):
            move = moves[pick(len(moves))]
        return move

    def play_on(self, match: Match, pick: Pick, limit: int) -> int:
        decisions = 0
        while not match.over and decisions < limit:
            ask = whom(match, pick)
            match.play_trusted(ask, self.choose(ask, pick))
            decisions += 1
        return decisions


def whom(match: Match, pick: Pick) -> Ask:
    """One of those asked; the clock is heard once in about fifty times, as in the kernel's own playouts."""
    while True:
        asks = match.asks
        ask = asks[pick(len(asks))]
        if ask.seat != CLOCK or len(asks) == 1 or not pick(50):
            return ask


if __name__ == "__main__":
    serve(Patient(sys.argv[1]) if "--patient" in sys.argv else Cosmodrome(sys.argv[1]))
