"""Fuzz: look for crashes, dead ends and endless matches, with players nobody would want at the table.

Every match draws its options, its dealer and a temper for every seat. What is found is kept as a record that shows it.
"""

from __future__ import annotations

import itertools
import multiprocessing
import random
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from cosmodrome.arena.seeds import derive
from cosmodrome.arena.simulate import evidence
from cosmodrome.arena.tempers import TEMPERS, Pick, blind, weary
from cosmodrome.bots import Bot, make
from cosmodrome.conformance import asks_of, check_offers_here, sample_options, seen, snapshot
from cosmodrome.kernel import (
    CLOCK,
    Ask,
    CosmodromeError,
    Game,
    IllegalMove,
    Match,
    Move,
    Record,
    SeededDealer,
    State,
    plain,
)
from cosmodrome.kernel.registry import find

#: The temper that looks ahead on copies. It is slow, so that few matches have one and it thinks now and then only.
SPITEFUL: Final = "spiteful"
#: How many matches a process plays at a stretch, and how many answers the spiteful look at before giving one.
CHUNK: Final = 20
LOOKS: Final = 30
#: At one in this many positions the oracle looks at what is offered.
ORACLE: Final = 10
#: After how many moves a match's players may want to end it.
STAMINA: Final = (50, 150, 900)
#: Where bots bring long matches to their end: of how many one is still left to weary players, and of how many answers
#: one is still theirs.
LEFT_ALONE: Final = 40
MEDDLED: Final = 24
#: Of how many matches the record of one is replayed: that costs as much as playing it.
REPLAYED: Final = 5
#: In one match of this many somebody listens: reporting events costs as much as playing.
LISTENED: Final = 5


@dataclass(frozen=True)
class Finding:
    """Something wrong: its kind, what happened, and the record that leads there."""

    kind: str
    match: int
    options: dict[str, Any]
    tempers: list[str]
    note: str
    record: str


@dataclass(frozen=True)
class Effort:
    """How much is done in each match: how often it is looked at closely, and how far it is played.

    The invariants of the game are checked after every step. At about one in `every` positions there is a closer look,
    at views, copies, what seats can imagine, and an answer that is not offered.
    A match left after `cut` moves (0: never) costs a bounded time, but tells nothing about how it would have ended.
    With `finish` bots bring most long matches to their end, which is quicker where bots are quick.
    With `oracle` bots play well instead, and at many positions what is offered and what is withheld is tried.
    """

    every: int = 300
    cut: int = 0
    finish: bool = False
    oracle: bool = False


@dataclass
class Stretch:
    """What a few matches brought: findings, and how many were left before their end."""

    findings: list[Finding]
    left: int = 0


class Table:
    """Who sits there: a temper for every seat, and how much patience they and the clock have."""

    def __init__(self, pick: Pick, players: int, finishers: list[Bot]) -> None:
        self.tempers = [list(TEMPERS)[pick(len(TEMPERS))] for _ in range(players)]
        if not pick(10):
            self.tempers[pick(players)] = SPITEFUL
        # A clock may be hasty, slow, or heard only when nobody else is asked.
        self.patience = (2, 50, 0)[pick(3)]
        self.stamina = STAMINA[pick(len(STAMINA))]
        self.finishers = finishers if pick(LEFT_ALONE) else []

    def choose(self, match: Match, ask: Ask, pick: Pick, done: Counter[str]) -> Move:
        """The answer of the seat that is asked."""
        if ask.seat < 0:
            return blind(ask.moves, pick, done)
        temper = self.tempers[ask.seat]
        if temper == SPITEFUL and not pick(6):
            return _spiteful(match, ask, pick)
        if match.ply > self.stamina:
            if self.finishers and pick(MEDDLED):
                return self.finishers[ask.seat].choose(match.seat(ask.seat))
            return weary(ask, pick, done, match.ply - self.stamina)
        return TEMPERS.get(temper, blind)(ask.moves, pick, done)


class Wrong(Exception):
    """The rules broke a promise; the kind says which."""

    def __init__(self, kind: str, note: str, match: Match | None = None) -> None:
        super().__init__(f"{kind}: {note}")
        self.kind = kind
        #: The match that shows it, where it is not the one being played.
        self.match = match


def fuzz(
    game: str,
    *,
    minutes: float | None = None,
    matches: int | None = None,
    seed: int = 0,
    first: int = 0,
    jobs: int = 1,
    effort: Effort | None = None,
    progress: Callable[[int, Stretch], None] | None = None,
) -> list[Finding]:
    """Play badly for this many minutes or up to this match, and return what was found.

    Match number n is the same whenever it is played. `first` goes on where an earlier run stopped. `progress` is told,
    in order, how many matches are done and what the latest of them brought.
    """
    until = time.monotonic() + minutes * 60 if minutes is not None else None
    findings: list[Finding] = []
    some = partial(_some, game, seed, effort or Effort())
    for done, stretch in _in_order(some, first, matches, jobs, until):
        findings += stretch.findings
        if progress is not None:
            progress(done, stretch)
    return findings


def _in_order(
    some: Callable[[list[int]], Stretch], first: int, matches: int | None, jobs: int, until: float | None
) -> Iterator[tuple[int, Stretch]]:
    """How many matches are done, and what the latest brought."""
    numbers = itertools.count(first) if matches is None else iter(range(first, matches))
    if jobs == 1:
        for number in numbers:
            if until is not None and time.monotonic() >= until:
                return
            yield number + 1, some([number])
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        waiting: deque[tuple[list[int], Future[Stretch]]] = deque()
        while True:
            while len(waiting) < 2 * jobs and (until is None or time.monotonic() < until):
                chunk = list(itertools.islice(numbers, CHUNK))
                if not chunk:
                    break
                waiting.append((chunk, pool.submit(some, chunk)))
            if not waiting:
                return
            chunk, future = waiting.popleft()
            yield chunk[-1] + 1, future.result()


def _some(game: str, seed: int, effort: Effort, numbers: list[int]) -> Stretch:
    boxed = find(game)
    stretch = Stretch([])
    for number in numbers:
        finding, ended = fuzz_one(boxed, derive(seed, "fuzz", number), number, effort)
        if finding is not None:
            stretch.findings.append(finding)
        stretch.left += not ended
    return stretch


def fuzz_one(game: Game[Any], seed: int, number: int, effort: Effort) -> tuple[Finding | None, bool]:
    """One match between bad players: what was found, and whether it was played to its end."""
    if effort.oracle:
        return oracle_one(game, seed, number)
    pick = random.Random(seed).randrange
    options = sample_options(game, seed)
    finishers = _finishers(game.name, seed, options["players"]) if effort.finish else []
    table = Table(pick, options["players"], finishers)
    match: Match | None = None
    try:
        match = Match(game, options, SeededDealer(seed), listen=not pick(LISTENED))
        _play(match, table, pick, effort)
        if not match.over:
            return None, False
        _check_end(match, replayed=not pick(REPLAYED))
    except Wrong as wrong:
        kind, note = wrong.kind, str(wrong)
        match = wrong.match or match
    except Exception:
        kind, note = "crash", traceback.format_exc()
    else:
        return None, True
    return Finding(kind, number, options, table.tempers, note, evidence(match)), True


def _finishers(game: str, seed: int, players: int) -> list[Bot]:
    """Bots that bring a match to its end."""
    return [make("greedy", game, derive(seed, "finish", seat)) for seat in range(players)]


def oracle_one(game: Game[Any], seed: int, number: int) -> tuple[Finding | None, bool]:
    """One match between bots; now and then what is offered and what is withheld is tried to its end."""
    pick = random.Random(seed).randrange
    options = sample_options(game, seed)
    bots = [make("greedy", game.name, derive(seed, seat)) for seat in range(options["players"])]
    match = Match(game, options, SeededDealer(seed), listen=False)
    try:
        while not match.over:
            if not pick(ORACLE):
                check_offers_here(match)
            ask = match.asks[0]
            match.play(bots[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    except AssertionError as wrong:
        kind, note = "wrong_offer", str(wrong)
    except Exception:
        kind, note = "crash", traceback.format_exc()
    else:
        return None, True
    return Finding(kind, number, options, [bot.name for bot in bots], note, evidence(match)), True


def _play(match: Match, table: Table, pick: Pick, effort: Effort) -> None:
    done: Counter[str] = Counter()
    safe: State | None = None
    look = 1 + pick(effort.every)
    while not match.over:
        if effort.cut and match.ply >= effort.cut:
            return
        if match.ply > match.game.max_plies:
            raise Wrong("endless", f"no end after {match.ply} moves")
        if match.safe_state is not safe:
            safe = match.safe_state
            _check_position(match, safe)
        ask = _whom(match, table.patience, pick)
        moves = ask.moves
        if not moves:
            raise Wrong("dead_end", f"seat {ask.seat} is asked {ask.question!r} and has no legal move")
        if len(set(moves)) != len(moves):
            raise Wrong("repeated_move", f"{ask.question!r} lists a move twice")
        look -= 1
        if not look:
            look = 1 + pick(2 * effort.every)
            _look_closely(match, pick)
            _try_something_illegal(match, ask, pick)
        move = table.choose(match, ask, pick, done)
        done[move.verb.name] += 1
        match.play(move, ask.seat)


def _spiteful(match: Match, ask: Ask, pick: Pick) -> Move:
    """Try every answer on a copy and give the one that leaves the next seat the fewest choices.

    A question without an answer that comes into sight is reported, though nobody walked into it.
    """
    worst, best = ask.moves[0], -1
    for move in ask.moves if len(ask.moves) <= LOOKS else [ask.moves[pick(len(ask.moves))] for _ in range(LOOKS)]:
        twin = match.copy()
        try:
            twin.play(move, ask.seat)
            choices = [len(one.moves) for one in twin.asks]
        except Exception as error:
            raise Wrong("crash", f"looking ahead at {move}:\n{traceback.format_exc()}", twin) from error
        if not twin.over and (not choices or 0 in choices):
            raise Wrong("dead_end", f"{move} leads to a question without an answer", twin)
        if best < 0 or sum(choices) < best:
            worst, best = move, sum(choices)
    return worst


def _look_closely(match: Match, pick: Pick) -> None:
    """Views are plain data, a copy stands where the match stands, and what is imagined looks like the truth."""
    before = snapshot(match)
    if snapshot(match.copy()) != before:
        raise Wrong("copy_differs", "a copy differs from its original")
    for seat in range(match.players):
        seen(match, seat)
    if snapshot(match) != before:
        raise Wrong("looking_changed_state", "looking at the position changed it")
    seat = pick(match.players)
    dream = match.imagine(seat, SeededDealer(pick(1 << 30)))
    if dream.view(seat) != match.view(seat) or asks_of(dream, seat) != asks_of(match, seat):
        raise Wrong("imagined_otherwise", f"seat {seat} imagines something it can tell from the truth")


def _check_position(match: Match, state: State | None) -> None:
    if state is not None and (wrong := match.game.check(state)):
        raise Wrong("broken_position", wrong)


def _whom(match: Match, patience: int, pick: Pick) -> Ask:
    asks = match.asks
    if not asks:
        raise Wrong("dead_end", "the match is not over, but nobody is asked")
    if len(asks) == 1:
        return asks[0]
    people = [ask for ask in asks if ask.seat != CLOCK]
    clocks = [ask for ask in asks if ask.seat == CLOCK]
    if clocks and (not people or (patience and not pick(patience))):
        return clocks[pick(len(clocks))]
    return people[pick(len(people))]


def _try_something_illegal(match: Match, ask: Ask, pick: Pick) -> None:
    """A move that is not offered must be refused with a code, and nothing may change."""
    move = match.game.moves.by_id(pick(match.game.moves.size))
    if ask.allows(move):
        return
    before, ply = plain(match.state), match.ply
    try:
        match.play(move, ask.seat)
    except IllegalMove as refusal:
        if not refusal.rule:
            raise Wrong("nameless_refusal", f"{move} is refused without a rule") from None
    except CosmodromeError as refusal:
        raise Wrong("wrong_refusal", f"{move} is refused as {refusal.code}") from None
    else:
        raise Wrong("accepted_illegal_move", f"{move} was not offered and was accepted")
    if match.ply != ply or plain(match.state) != before:
        raise Wrong("refusal_changed_state", f"refusing {move} changed something")


def _check_end(match: Match, *, replayed: bool) -> None:
    _check_position(match, match.state)
    result = match.result
    for seat, score in enumerate(result.scores):
        if sum(result.breakdown[seat].values()) != score:
            raise Wrong("wrong_sum", f"seat {seat} has {score}, which is not the sum of {result.breakdown[seat]}")
    if not replayed:
        return
    record = match.record()
    again = Record.from_json(record.to_json()).verify()
    if plain(again.state) != plain(match.state):
        raise Wrong("replay_differs", "replaying the record leads to another state")
