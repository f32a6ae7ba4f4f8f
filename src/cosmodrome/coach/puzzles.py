"""Puzzles: positions in which one answer is far better than all others, found in matches and checked by search.

A puzzle is data beside its game, `puzzles/<number>.json`: a record cut off before the decision, the seat, and the
solution. All answers are compared, by what the seat could know, in the same imagined futures.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from math import sqrt
from typing import Any, Final, NamedTuple

import cosmodrome
from cosmodrome import arena, bots
from cosmodrome.bots.judge import Option, judge_of
from cosmodrome.coach.decisions import Moment
from cosmodrome.coach.report import evenly
from cosmodrome.kernel import Chance, Match, Record
from cosmodrome.kernel.record import parse_seat
from cosmodrome.kernel.registry import find
from cosmodrome.lessons import Lesson, Step, UnknownLesson
from cosmodrome.text import folder_of

#: With fewer answers the solution is easily guessed; with more they cannot all be compared.
FEWEST: Final = 4
ANSWERS: Final = 6
#: Answers that make no good solution: doing nothing, or going back to the question before.
DULL: Final[tuple[str, ...]] = ("back", "done", "end_turn", "pass")
#: By how much the solution must be better than the next best, in percent of a win; and in standard errors.
MARGIN: Final = 10.0
DOUBT: Final = 3.0
#: How many futures a first look and a proof take, and a quick check.
LOOK: Final = 2
PROOF: Final = 24
CHECK: Final = 8
#: How many positions of a match are looked at.
LOOKED_AT: Final = 30
#: The games that have puzzles, in the order of the days.
GAMES: Final[tuple[str, ...]] = ("leaving_earth", "galaxy_trucker", "galactic_cruise")


class Puzzle(NamedTuple):
    """A position, whose it is, what is best there, and by how much (percent of a win, a little for points)."""

    game: str
    number: int
    record: Record
    seat: int
    solution: str
    margin: float

    def position(self) -> Match:
        """The match as it stood; nobody goes on dealing."""
        return self.record.replay()

    def describe(self) -> dict[str, Any]:
        """The puzzle as its file holds it."""
        record = json.loads(self.record.to_json())
        return {"seat": self.seat, "solution": self.solution, "margin": round(self.margin, 1), "record": record}


class Compared(NamedTuple):
    """All answers by worth: the best first, how far ahead it is of the next, and the standard error of that."""

    order: list[str]
    margin: float
    error: float


def compare(match: Match, seat: int, futures: int, seed: int = 1) -> Compared | None:
    """Compare every answer to what a seat is asked; None where there are too few or too many."""
    ask = match.ask_of(seat)
    if ask is None or not FEWEST <= len(ask.answers) <= ANSWERS or len(ask.moves) > 3 * ANSWERS:
        return None
    judge = judge_of(match.game.name)
    moment = Moment(match, seat, ask, ask.answers[0], judge, seed)
    moment.options = [Option(move) for move in ask.answers]
    moment.values = [[] for _ in moment.options]
    moment.look(futures, lambda: None)
    order = sorted(range(len(moment.options)), key=lambda option: (-moment.mean(option), option))
    best, second = order[0], order[1]
    differences = [a - b for a, b in zip(moment.values[best], moment.values[second], strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum((one - mean) ** 2 for one in differences) / max(1, len(differences) - 1)
    return Compared(
        [moment.options[option].move.text for option in order], mean, sqrt(spread / max(1, len(differences)))
    )


def search(
    game: str,
    matches: int,
    seed: int,
    told: Callable[[], None] | None = None,
    options: dict[str, Any] | None = None,
) -> Iterator[Puzzle]:
    """Play matches between bots and look for puzzles in them, one a match at most."""
    for number in range(matches):
        match = cosmodrome.new(game, seed=seed + number, **{"players": 2 + number % 2, **(options or {})})
        seats = {seat: bots.make("regular", game, seed + number * 10 + seat) for seat in range(match.players)}
        arena.play_match(match, seats, limit=match.game.max_plies)
        found = _best_of(match.record(), seed + number)
        if told is not None:
            told()
        if found is not None:
            yield found


def _best_of(record: Record, seed: int) -> Puzzle | None:
    """The clearest decision of a match, if any is clear enough."""
    whole = _without_dealer(record, len(record.moves)).replay()
    candidates = []
    for ply in evenly(_decisions(record), LOOKED_AT):
        match = whole.rewind(ply)
        seat = parse_seat(record.moves[ply].partition(" ")[0])
        look = compare(match, seat, LOOK, seed)
        if look is not None and look.margin >= MARGIN and look.order[0] not in DULL:
            candidates.append((look.margin, ply, seat))
    for _, ply, seat in sorted(candidates, reverse=True)[:3]:
        proof = compare(whole.rewind(ply), seat, PROOF, seed + 1)
        if proof is None or proof.order[0] in DULL:
            continue
        if proof.margin >= MARGIN and proof.margin > DOUBT * proof.error:
            return Puzzle(record.game, 0, _without_dealer(record, ply), seat, proof.order[0], proof.margin)
    return None


def _decisions(record: Record) -> list[int]:
    """The plies at which few answers weigh, past the first third of the match."""
    judge = judge_of(record.game)
    walk = _without_dealer(record, 0).replay(listen=False)
    found = []
    for line in record.moves:
        who, _, text = line.partition(" ")
        seat = parse_seat(who)
        ask = walk.ask_of(seat)
        if seat >= 0 and ask is not None and not isinstance(ask, Chance) and walk.ply > len(record.moves) // 3:
            if judge.puzzling(ask) and FEWEST <= len(ask.answers) <= ANSWERS and len(walk.asks) == 1:
                found.append(walk.ply)
        walk.play(text, seat)
    return found


def _without_dealer(record: Record, upto: int) -> Record:
    return Record(
        game=record.game,
        edition=record.edition,
        options=record.options,
        dealer={"kind": "unknown"},
        moves=record.moves[:upto],
    )


# --- the puzzles that come with a game


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game by number; none where it has none."""
    folder = folder_of(type(find(name)).__module__, "puzzles")
    files = [file for file in folder.iterdir() if file.name.endswith(".json")] if folder is not None else []
    found = [read(name, int(file.name.removesuffix(".json")), file.read_text(encoding="utf-8")) for file in files]
    return tuple(sorted(found, key=lambda puzzle: puzzle.number))


def read(game: str, number: int, text: str) -> Puzzle:
    """A puzzle from the text of its file."""
    data = json.loads(text)
    record = Record.from_json(json.dumps(data["record"]))
    return Puzzle(game, number, record, data["seat"], data["solution"], data["margin"])


def find_puzzle(game: str, number: int) -> Puzzle:
    """The puzzle of this number."""
    for puzzle in puzzles_of(game):
        if puzzle.number == number:
            return puzzle
    raise UnknownLesson(f"{game} has no puzzle {number}; it has {len(puzzles_of(game))}")


def of_the_day(day: date) -> Puzzle | None:
    """The same puzzle for everybody: the games in turn, and each game's puzzles in turn."""
    count = day.toordinal()
    games = [game for game in GAMES if puzzles_of(game)]
    if not games:
        return None
    puzzles = puzzles_of(games[count % len(games)])
    return puzzles[count // len(games) % len(puzzles)]


# --- played the way of a lesson: the server remembers nothing

#: What a puzzle is called where a lesson is expected.
LESSON: Final = "puzzle_"


def lesson_of(puzzle: Puzzle) -> Lesson:
    """A lesson of one step: find the solution. Anything else is refused, and may be tried again."""
    step = Step(id="solve", asks=(puzzle.solution,), others="refuse")
    return Lesson(
        number=puzzle.number,
        minutes=1,
        step=(step,),
        options=dict(puzzle.record.options),
        seat=puzzle.seat,
        opening=tuple(puzzle.record.moves),
        game=puzzle.game,
        id=f"{LESSON}{puzzle.number}",
    )
