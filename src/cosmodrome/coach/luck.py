"""The luck ledger: what each draw was worth against its expectation.

Every outcome of a draw is valued in the same way in the same futures (or by the judge at once), the one that came and
those that could have come. What a draw was worth is its value less the mean over the bag, so that the mean over all
outcomes is zero. A few futures are noisy; the whole row is therefore shrunk by the share of
it that is noise. That share is found from the outcomes that could have come, whichever did, so it moves no mean. Where
only a sample of them is valued, each half is shrunk by what the other half shows: a sample with a rare prize in it has
both a high mean and clear differences, and would make everybody unlucky.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from cosmodrome.bots.judge import Judge
from cosmodrome.kernel import Chance, Match, Move, SeededDealer

#: A bag of at most this many different outcomes is valued whole; of a larger one a sample is.
WHOLE: Final = 5
SAMPLE: Final = 6
#: Where a value can be told at once, this many.
WHOLE_AT_ONCE: Final = 30


class Draw(NamedTuple):
    """One draw: what came, and what it was worth to each seat against the mean of what could have come."""

    ply: int
    source: str
    move: Move
    worth: list[float]


class Row(NamedTuple):
    """The outcomes of a draw as they were valued: `weights` sum to one, `values` is a list a future for each."""

    moves: list[Move]
    weights: list[float]
    values: list[list[list[float]]]
    sampled: bool


def against_the_table(points: Sequence[float], players: int) -> list[float]:
    """Points as a lead: over the mean of the seats in company, over the rival or nobody alone."""
    if players == 1:
        return [points[0] - (points[1] if len(points) > 1 else 0.0)]
    mean = sum(points[:players]) / players
    return [points[seat] - mean for seat in range(players)]


class Ledger:
    """Values draws by playouts of a judge."""

    def __init__(self, judge: Judge, seed: int, futures: int) -> None:
        self.judge = judge
        self.seed = seed
        self.futures = max(2, futures)
        self.playouts = 0

    def draw(self, match: Match, chance: Chance, came: Move, mover: int) -> Draw | None:
        """What a draw was worth; `match` stands before it. None where only one thing could come."""
        row = self.row(match, chance, mover)
        if row is None:
            return None
        if came in row.moves:
            values = row.values[row.moves.index(came)]
        else:
            found = self._valued(match, chance, [came], mover)
            if found is None:
                return None
            values = found[0]
        worth = [0.0] * match.players
        parts = halves(row) if row.sampled else [(trust(row.values), row)]
        for share, part in parts:
            for seat in range(match.players):
                usual = sum(weight * _mean(each, seat) for weight, each in zip(part.weights, part.values, strict=True))
                worth[seat] += share * (_mean(values, seat) - usual) / len(parts)
        return Draw(match.ply, self.judge.source(chance.question), came, worth)

    def row(self, match: Match, chance: Chance, mover: int) -> Row | None:
        """The outcomes a draw is measured against, each valued; None where only one thing could come."""
        bag = Counter(chance.bag)
        if len(bag) < 2:
            return None
        at_once = self.judge.at_once(match, [chance.verb[next(iter(bag))]], mover) is not None
        if len(bag) <= (WHOLE_AT_ONCE if at_once else WHOLE):
            moves = [chance.verb[arg] for arg in sorted(bag)]
            weights = [bag[move.arg] / len(chance.bag) for move in moves]
            sampled = False
        else:
            # The sample is drawn without looking at what came: the mean over what could have come does not move.
            lots = SeededDealer(self.seed * 31 + match.ply)
            drawn = [chance.verb[lots.pick(chance.bag)] for _ in range(WHOLE_AT_ONCE if at_once else SAMPLE)]
            moves = list(dict.fromkeys(drawn))
            weights = [1 / len(drawn)] * len(drawn)
            sampled = True
        values = self._valued(match, chance, moves, mover)
        if values is None:
            return None
        if sampled:
            # The sample in the order it was drawn, an outcome as often as it came up.
            values = [values[moves.index(move)] for move in drawn]
            moves = drawn
        return Row(moves, weights, values, sampled)

    def _valued(self, match: Match, chance: Chance, moves: list[Move], mover: int) -> list[list[list[float]]] | None:
        """For each outcome the leads of all seats in each future; None where the rules ran into a dead end."""
        told = self.judge.at_once(match, moves, mover)
        if told is not None:
            return [[against_the_table(points, match.players)] for points in told]
        until = self.judge.until(match)
        found = []
        for move in moves:
            values = []
            for future in range(self.futures):
                world = match.copy(checkpoints=False)
                world.play_trusted(world.asks[0], move)
                valued = self.judge.value(world, self.seed * 1009 + match.ply * 17 + future, until)
                self.playouts += 1
                if valued is None:
                    return None
                values.append(against_the_table(valued.points, match.players))
            found.append(values)
        return found


def halves(row: Row) -> list[tuple[float, Row]]:
    """Each half of a sample, with the trust that the other half earns."""
    middle = len(row.moves) // 2
    parts = []
    for part in (slice(0, middle), slice(middle, None)):
        moves = row.moves[part]
        parts.append(Row(moves, [1 / len(moves)] * len(moves), row.values[part], True))
    return [(trust(parts[1].values), parts[0]), (trust(parts[0].values), parts[1])]


def _mean(values: list[list[float]], seat: int) -> float:
    return sum(value[seat] for value in values) / len(values)


def trust(values: list[list[list[float]]]) -> float:
    """How much of the differences between outcomes is not noise, from 0 to 1: all seats and futures together."""
    outcomes, futures, seats = len(values), len(values[0]), len(values[0][0])
    if outcomes < 2:
        return 0.0
    if futures < 2:
        return 1.0
    between = noise = 0.0
    for seat in range(seats):
        rows = [_mean(one, seat) for one in values]
        columns = [sum(one[future][seat] for one in values) / outcomes for future in range(futures)]
        mean = sum(rows) / outcomes
        between += futures * sum((row - mean) ** 2 for row in rows)
        noise += sum(
            (values[outcome][future][seat] - rows[outcome] - columns[future] + mean) ** 2
            for outcome in range(outcomes)
            for future in range(futures)
        )
    noise /= futures - 1
    return max(0.0, 1.0 - noise / between) if between > 1e-12 else 0.0
