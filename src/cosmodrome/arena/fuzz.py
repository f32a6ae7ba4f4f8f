"""Fuzz: look for crashes, dead ends and endless matches, with players nobody would want at the table.

Every match draws its options, its dealer and a temper for every seat. What is found is kept as a record that shows it.
"""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cosmodrome.arena.seeds import derive
from cosmodrome.arena.simulate import evidence
from cosmodrome.conformance import sample_options
from cosmodrome.kernel import CLOCK, Ask, CosmodromeError, Game, IllegalMove, Match, Move, Record, SeededDealer, plain
from cosmodrome.kernel.registry import find


@dataclass(frozen=True)
class Finding:
    """Something wrong: its kind, what happened, and the record that leads there."""

    kind: str
    match: int
    options: dict[str, Any]
    tempers: list[str]
    note: str
    record: str


class Wrong(Exception):
    """The rules broke a promise; the kind says which."""

    def __init__(self, kind: str, note: str) -> None:
        super().__init__(f"{kind}: {note}")
        self.kind = kind


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


def fuzz(
    game: str,
    *,
    minutes: float | None = None,
    matches: int | None = None,
    seed: int = 0,
    progress: Callable[[int, Finding | None], None] | None = None,
) -> list[Finding]:
    """Play badly for so many minutes or matches, and return what was found."""
    boxed = find(game)
    until = time.monotonic() + minutes * 60 if minutes is not None else None
    findings = []
    number = 0
    while (until is None or time.monotonic() < until) and (matches is None or number < matches):
        finding = fuzz_one(boxed, derive(seed, "fuzz", number), number)
        if finding is not None:
            findings.append(finding)
        number += 1
        if progress is not None:
            progress(number, finding)
    return findings


def fuzz_one(game: Game[Any], seed: int, number: int = 0) -> Finding | None:
    """One match between bad players, checked at every move."""
    source = random.Random(seed)
    pick = source.randrange
    options = sample_options(game, seed)
    names = [list(TEMPERS)[pick(len(TEMPERS))] for _ in range(options["players"])]
    # A clock may be hasty, slow, or heard only when nobody else is asked.
    patience = (2, 50, 0)[pick(3)]
    match: Match | None = None
    try:
        match = Match(game, options, SeededDealer(seed), listen=bool(pick(2)), checkpoints=False)
        _play(match, names, patience, pick)
        _check_end(match)
    except Wrong as wrong:
        kind, note = wrong.kind, str(wrong)
    except Exception:
        kind, note = "crash", traceback.format_exc()
    else:
        return None
    return Finding(kind, number, options, names, note, evidence(match))


def _play(match: Match, names: list[str], patience: int, pick: Callable[[int], int]) -> None:
    seen: Counter[str] = Counter()
    while not match.over:
        if match.ply > match.game.max_plies:
            raise Wrong("endless", f"no end after {match.ply} moves")
        ask = _whom(match, patience, pick)
        moves = ask.moves
        if not moves:
            raise Wrong("dead_end", f"seat {ask.seat} is asked {ask.question!r} and has no legal move")
        if len(set(moves)) != len(moves):
            raise Wrong("repeated_move", f"{ask.question!r} lists a move twice")
        if not pick(200):
            _try_something_illegal(match, ask, pick)
        move = blind(moves, pick, seen) if ask.seat < 0 else TEMPERS[names[ask.seat]](moves, pick, seen)
        seen[move.verb.name] += 1
        match.play(move, ask.seat)


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
    result = match.result
    for seat, score in enumerate(result.scores):
        if sum(result.breakdown[seat].values()) != score:
            raise Wrong("wrong_sum", f"seat {seat} has {score}, which is not the sum of {result.breakdown[seat]}")
    record = match.record()
    again = Record.from_json(record.to_json()).verify()
    if plain(again.state) != plain(match.state):
        raise Wrong("replay_differs", "replaying the record leads to another state")
