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
from typing import Any

from cosmodrome.arena.seeds import derive
from cosmodrome.arena.simulate import evidence
from cosmodrome.bots import make
from cosmodrome.conformance import check_offers_here, sample_options
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

#: How many matches a process plays at a stretch, and how many answers the spiteful look at before giving one.
CHUNK = 20
LOOKS = 30
#: At one in this many positions the oracle looks at what is offered.
ORACLE = 10


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
    """How much is done in each match: at which safe points positions are checked, and how far matches are played.

    A match left after `cut` moves (0: never) costs a bounded time, but tells nothing about how it would have ended.
    With `oracle` bots play well instead, and at many positions what is offered and what is withheld is tried.
    """

    every: int = 1
    cut: int = 0
    oracle: bool = False


@dataclass
class Stretch:
    """What a few matches brought: findings, and how many were left before their end."""

    findings: list[Finding]
    left: int = 0


class Wrong(Exception):
    """The rules broke a promise; the kind says which."""

    def __init__(self, kind: str, note: str, match: Match | None = None) -> None:
        super().__init__(f"{kind}: {note}")
        self.kind = kind
        #: The match that shows it, where it is not the one being played.
        self.match = match


# --- tempers: how a seat chooses. Each gets the legal moves, a picker and a count of the verbs played so far.

Temper = Callable[[list[Move], Callable[[int], int], Counter[str]], Move]


def blind(moves: list[Move], pick: Callable[[int], int], seen: Counter[str]) -> Move:
    """Anything."""
    return moves[pick(len(moves))]


def first(moves: list[Move], pick: Callable[[int], int], seen: Counter[str]) -> Move:
    """Nearly always the first of the list: stays where it is for as long as the rules allow."""
    return moves[0] if pick(12) else blind(moves, pick, seen)


def last(moves: list[Move], pick: Callable[[int], int], seen: Counter[str]) -> Move:
    """Nearly always the last of the list."""
    return moves[-1] if pick(12) else blind(moves, pick, seen)


def curious(moves: list[Move], pick: Callable[[int], int], seen: Counter[str]) -> Move:
    """What was done least often so far: reaches the rare rules."""
    rarest = min(seen[move.verb.name] for move in moves)
    return blind([move for move in moves if seen[move.verb.name] == rarest], pick, seen)


def stubborn(moves: list[Move], pick: Callable[[int], int], seen: Counter[str]) -> Move:
    """What was done most often so far: goes round in circles where circles exist."""
    most = max(seen[move.verb.name] for move in moves)
    return blind([move for move in moves if seen[move.verb.name] == most], pick, seen)


def choosy(moves: list[Move], pick: Callable[[int], int], seen: Counter[str]) -> Move:
    """First a verb, then its argument: a verb with one move is as likely as one with fifty."""
    verbs = list(dict.fromkeys(move.verb for move in moves))
    verb = verbs[pick(len(verbs))]
    return blind([move for move in moves if move.verb is verb], pick, seen)


TEMPERS: dict[str, Temper] = {
    "blind": blind,
    "first": first,
    "last": last,
    "curious": curious,
    "stubborn": stubborn,
    "choosy": choosy,
}


#: The temper that looks ahead on copies. It is slow, so that few matches have one and it thinks now and then only.
SPITEFUL = "spiteful"


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
    names = [list(TEMPERS)[pick(len(TEMPERS))] for _ in range(options["players"])]
    if not pick(10):
        names[pick(len(names))] = SPITEFUL
    # A clock may be hasty, slow, or heard only when nobody else is asked.
    patience = (2, 50, 0)[pick(3)]
    match: Match | None = None
    try:
        match = Match(game, options, SeededDealer(seed), listen=bool(pick(2)))
        _play(match, names, patience, pick, effort)
        if not match.over:
            return None, False
        _check_end(match)
    except Wrong as wrong:
        kind, note = wrong.kind, str(wrong)
        match = wrong.match or match
    except Exception:
        kind, note = "crash", traceback.format_exc()
    else:
        return None, True
    return Finding(kind, number, options, names, note, evidence(match)), True


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


def _play(match: Match, names: list[str], patience: int, pick: Callable[[int], int], effort: Effort) -> None:
    seen: Counter[str] = Counter()
    safe: State | None = None
    points = 0
    while not match.over:
        if effort.cut and match.ply >= effort.cut:
            _check_position(match, match.safe_state)
            return
        if match.ply > match.game.max_plies:
            raise Wrong("endless", f"no end after {match.ply} moves")
        if match.safe_state is not safe:
            safe = match.safe_state
            if points % effort.every == 0:
                _check_position(match, safe)
            points += 1
        ask = _whom(match, patience, pick)
        moves = ask.moves
        if not moves:
            raise Wrong("dead_end", f"seat {ask.seat} is asked {ask.question!r} and has no legal move")
        if len(set(moves)) != len(moves):
            raise Wrong("repeated_move", f"{ask.question!r} lists a move twice")
        if not pick(200):
            _try_something_illegal(match, ask, pick)
        if ask.seat < 0:
            move = blind(moves, pick, seen)
        elif names[ask.seat] == SPITEFUL:
            move = _spiteful(match, ask, pick)
        else:
            move = TEMPERS[names[ask.seat]](moves, pick, seen)
        seen[move.verb.name] += 1
        match.play(move, ask.seat)


def _spiteful(match: Match, ask: Ask, pick: Callable[[int], int]) -> Move:
    """Try every answer on a copy and give the one that leaves the next seat the fewest choices.

    A question without an answer that comes into sight is reported, though nobody walked into it.
    """
    if pick(6):
        return ask.moves[pick(len(ask.moves))]
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


def _check_position(match: Match, state: State | None) -> None:
    if state is not None and (wrong := match.game.check(state)):
        raise Wrong("broken_position", wrong)


def _whom(match: Match, patience: int, pick: Callable[[int], int]) -> Ask:
    asks = match.asks
    if not asks:
        raise Wrong("dead_end", "the match is not over, but nobody is asked")
    people = [ask for ask in asks if ask.seat != CLOCK]
    clocks = [ask for ask in asks if ask.seat == CLOCK]
    if clocks and (not people or (patience and not pick(patience))):
        return clocks[pick(len(clocks))]
    return people[pick(len(people))]


def _try_something_illegal(match: Match, ask: Ask, pick: Callable[[int], int]) -> None:
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


def _check_end(match: Match) -> None:
    _check_position(match, match.state)
    result = match.result
    for seat, score in enumerate(result.scores):
        if sum(result.breakdown[seat].values()) != score:
            raise Wrong("wrong_sum", f"seat {seat} has {score}, which is not the sum of {result.breakdown[seat]}")
    record = match.record()
    again = Record.from_json(record.to_json()).verify()
    if plain(again.state) != plain(match.state):
        raise Wrong("replay_differs", "replaying the record leads to another state")
