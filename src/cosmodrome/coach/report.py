"""The report: a match is walked through once, then examined again where it was decided."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple, TypeVar

from cosmodrome.bots.judge import Judge, Valued, chances_of, judge_of
from cosmodrome.bots.search import Worlds
from cosmodrome.coach.decisions import Decision, Moment
from cosmodrome.coach.luck import Draw, Ledger, against_the_table
from cosmodrome.kernel import Chance, CosmodromeError, Match, Record
from cosmodrome.kernel.record import parse_seat

#: Increased when reports change their shape: older ones are made again.
FORMAT: Final = 1
#: A decision is worth naming from this cost on, in percent; and how many are named.
WORTH_NAMING: Final = 3.0
NAMED: Final = 3
#: Single draws that are named.
DRAWS: Final = 6
#: Luck within this share of the spread of results is not worth mentioning.
EVEN_LUCK: Final = 0.12


class NotFinished(CosmodromeError):
    """A report needs a match that is over."""

    code = "not_over"


class Budget(NamedTuple):
    """How many futures are imagined for what: steps of the graph, draws (and how many), decisions by stage.

    `opening`: for the first step, where everything is still to come and few futures say least.
    """

    steps: int = 32
    graph: int = 6
    opening: int = 24
    luck: int = 3
    draws: int = 400
    moments: int = 44
    scan: int = 2
    narrowed: int = 12
    closer: int = 4
    last: int = 6
    deep: int = 8
    confirm: int = 16


#: How closely the coach may look.
BUDGETS: Final[dict[str, Budget]] = {
    "usual": Budget(),
    "quick": Budget(
        steps=10,
        graph=2,
        opening=12,
        luck=2,
        draws=24,
        moments=8,
        scan=1,
        narrowed=4,
        closer=2,
        last=3,
        deep=2,
        confirm=6,
    ),
}
Progress = Callable[[float], None]
T = TypeVar("T")


class Report(NamedTuple):
    """What the coach has found, as plain data (`describe`)."""

    data: dict[str, Any]

    def describe(self) -> dict[str, Any]:
        """The report as plain JSON data."""
        return self.data


def report_on(
    record: Record, seat: int, *, seed: int = 1, budget: Budget | None = None, progress: Progress | None = None
) -> Report:
    """The coach's report of a finished match from a seat. The same record, seat and seed give the same report."""
    return Report(_Coach(record, seat, seed, budget or Budget(), progress).report())


class _Coach:
    def __init__(self, record: Record, seat: int, seed: int, budget: Budget, progress: Progress | None) -> None:
        # The draws are those of the record, and nobody goes on dealing.
        self.record = Record(
            game=record.game,
            edition=record.edition,
            options=record.options,
            dealer={"kind": "unknown"},
            moves=record.moves,
            result=record.result,
        )
        self.match = self.record.replay()
        if not self.match.over:
            raise NotFinished("the match is not over: the coach waits for its end")
        if not 0 <= seat < self.match.players:
            raise CosmodromeError(f"the match has no seat {seat + 1}")
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.judge: Judge = judge_of(record.game)
        self.ledger = Ledger(self.judge, seed, budget.luck)
        self._progress = progress
        self._done = 0
        self._part, self._share = 0.0, 0.0
        self._due = 1

    # --- progress: three parts, each by its own count

    def _begin(self, part: float, share: float, due: int) -> None:
        self._part, self._share, self._due, self._done = part, share, max(1, due), 0

    def _tick(self) -> None:
        self._done += 1
        if self._progress is not None:
            self._progress(self._part + self._share * min(1.0, self._done / self._due))

    # --- the whole

    def report(self) -> dict[str, Any]:
        steps, chances, moments = self._index()
        self._begin(0.0, 0.2, len(steps))
        graph = [self._step(ply, self.budget.graph if n else self.budget.opening) for n, ply in enumerate(steps)]
        graph.append(self._end())
        self._begin(0.2, 0.4, len(chances))
        draws = self._draws(chances)
        decisions = self._decisions(moments)
        match = self.match
        luck = self._luck(draws)
        result = match.result.describe()
        leads = against_the_table(self.judge.points(match), match.players)
        report = {
            "format": FORMAT,
            "game": match.game.name,
            "edition": match.edition,
            "options": dict(match.options),
            "players": match.players,
            "seat": self.seat,
            "seed": self.seed,
            "unit": self.judge.unit,
            "result": {"scores": result["scores"], "winners": result["winners"]},
            "plies": match.ply,
            "graph": graph,
            "decisions": decisions,
            "luck": luck,
            "play": [round(lead - one["total"], 1) for lead, one in zip(leads, luck["seats"], strict=True)],
        }
        report["verdict"] = verdict(report)
        if self._progress is not None:
            self._progress(1.0)
        return report

    def _index(self) -> tuple[list[int], set[int], list[int]]:
        """Where the steps of the graph, the draws and the seat's weighty decisions are."""
        walk = self._start()
        steps: list[int] = []
        chances: list[int] = []
        moments: list[int] = []
        last: int | None = None
        begun = False
        for line in self.record.moves:
            asks = walk.asks
            who, _, text = line.partition(" ")
            if isinstance(asks[0], Chance):
                # What is dealt before anybody has decided anything is the table, the same for all.
                if begun and len(set(asks[0].bag)) > 1 and not self.judge.settled(walk):
                    chances.append(walk.ply)
            else:
                step = self.judge.step(walk)
                if step != last:
                    steps.append(walk.ply)
                    last = step
                mover = parse_seat(who)
                if mover >= 0:
                    begun = True
                ask = walk.ask_of(mover)
                if mover == self.seat and ask is not None and len(ask.answers) > 1 and self.judge.weighty(ask):
                    if walk.game.moves.parse(text) in ask.answers:
                        moments.append(walk.ply)
            walk.play(text, parse_seat(who))
        return evenly(steps, self.budget.steps), set(evenly(chances, self.budget.draws)), moments

    def _start(self) -> Match:
        return self.record.replay(upto=0)

    # --- the graph

    def _step(self, ply: int, futures: int) -> dict[str, Any]:
        """What may be expected at a step, as the seat could know it."""
        match = self.match.rewind(ply)
        worlds = Worlds(match.seat(self.seat), self.seed + ply, futures)
        found = []
        for future in range(futures):
            world = worlds.world(future).copy(checkpoints=False)
            world.dealer = None
            valued = self.judge.value(world, self.seed * 1013 + ply * 7 + future, self.judge.until(world))
            if valued is not None:
                found.append(valued)
        self._tick()
        kind, number = self.judge.stage(match)
        return {
            "ply": ply,
            "stage": {"kind": kind, "number": number},
            "chances": [round(one, 3) for one in expected_chances(found, match.players)],
            "points": [round(_mean([one.points[seat] for one in found]), 1) for seat in range(match.players)],
        }

    def _end(self) -> dict[str, Any]:
        match = self.match
        valued = self.judge.read(match)
        kind, number = self.judge.stage(self.match.rewind(match.ply - 1))
        return {
            "ply": match.ply,
            "stage": {"kind": kind, "number": number},
            "chances": [round(one, 3) for one in valued.chances],
            "points": [float(one) for one in match.result.scores],
        }

    # --- luck

    def _draws(self, chances: set[int]) -> list[Draw]:
        walk = self._start()
        found = []
        mover = 0
        for line in self.record.moves:
            who, _, text = line.partition(" ")
            asked = parse_seat(who)
            if walk.ply in chances:
                chance = walk.asks[0]
                assert isinstance(chance, Chance)
                draw = self.ledger.draw(walk, chance, walk.game.moves.parse(text), mover)
                self._tick()
                if draw is not None:
                    found.append(draw)
            elif asked >= 0:
                mover = asked
            walk.play(text, asked)
        return found

    def _luck(self, draws: list[Draw]) -> dict[str, Any]:
        players = self.match.players
        sources = list(dict.fromkeys(draw.source for draw in draws))
        seats = []
        for seat in range(players):
            by_source = {source: sum(d.worth[seat] for d in draws if d.source == source) for source in sources}
            total = sum(by_source.values())
            seats.append(
                {"sources": {name: round(sum_, 1) for name, sum_ in by_source.items()}, "total": round(total, 1)}
            )
        loudest = sorted(draws, key=lambda draw: (-abs(draw.worth[self.seat]), draw.ply))[:DRAWS]
        return {
            "sources": sources,
            "seats": seats,
            "count": len(draws),
            "draws": [
                {"ply": d.ply, "source": d.source, "move": d.move.text, "worth": [round(one, 2) for one in d.worth]}
                for d in sorted(loudest, key=lambda draw: draw.ply)
                if abs(d.worth[self.seat]) >= 0.05
            ],
        }

    # --- decisions

    def _decisions(self, plies: list[int]) -> list[dict[str, Any]]:
        b = self.budget
        # Where habit would have done the same there is less to find, but not nothing.
        self._begin(0.6, 0.4, 3 * b.moments * b.scan + 3 * b.narrowed * b.closer + 6 * b.last * b.deep + 8 * b.confirm)
        candidates = [self._moment(ply) for ply in evenly(plies, 4 * b.moments)]
        candidates = [one for one in candidates if len(one.options) > 1]
        other = [one for one in candidates if one.differs]
        same = [one for one in candidates if not one.differs]
        looked = evenly(other, b.moments)
        looked += evenly(same, b.moments - len(looked))
        for moment in looked:
            moment.look(b.scan, self._tick)
        looked = _loudest(looked, b.narrowed)
        for moment in looked:
            moment.look(b.closer, self._tick)
        costly = sorted(looked, key=lambda one: (-one.cost, one.ply))[: b.last]
        # A find is an answer that habit would not have given; it is measured against habit's.
        gained = sorted(
            (one for one in looked if one.differs and one not in costly), key=lambda one: (one.cost, one.ply)
        )[:2]
        for moment in [*costly, *gained]:
            moment.look(b.deep, self._tick)
        costly.sort(key=lambda one: (-one.cost, one.ply))
        found = [Decision(one, one.best, b.confirm, self._tick) for one in costly[: NAMED + 1]]
        found += [Decision(one, 0, b.confirm, self._tick) for one in gained]
        lost = [one for one in found if one.clear and one.cost >= WORTH_NAMING]
        lost.sort(key=lambda one: -one.cost)
        won = sorted((one for one in found if one.clear and one.find), key=lambda one: one.cost)
        mild = sorted((one for one in found if one.clear and 0 < one.cost < WORTH_NAMING), key=lambda one: -one.cost)
        named = [*lost, *won, *mild][:NAMED]
        return [_described(one) for one in sorted(named, key=lambda one: one.ply)]

    def _moment(self, ply: int) -> Moment:
        match = self.match.rewind(ply)
        ask = match.ask_of(self.seat)
        assert ask is not None
        played = match.game.moves.parse(self.record.moves[ply].partition(" ")[2])
        return Moment(match, self.seat, ask, played, self.judge, self.seed)


def expected_chances(found: list[Valued], players: int) -> list[float]:
    """Chances to win from a few futures: half by who won them, half by the points in them and how far these differ.

    Counting alone would jump by a sixth from one step to the next. What happened in all of a few futures is not yet
    certain, so one more counts in which everybody's chances are even.
    """
    if not found:
        return [1.0 / players] * players
    futures = len(found)
    even = 1.0 / max(2, len(set(found[0].sides)))
    counted = [(sum(one.chances[seat] for one in found) + even) / (futures + 1) for seat in range(players)]
    if futures < 2:
        return counted
    contenders = range(len(found[0].points))
    means = [_mean([one.points[who] for one in found]) for who in contenders]
    # How far a next future may lie from the mean of these few.
    strayed = sum((one.points[who] - means[who]) ** 2 for one in found for who in contenders) / len(contenders)
    wide = _mean([one.spread**2 for one in found]) + strayed / (futures - 1) * (1 + 1 / futures)
    smooth = chances_of(means, found[0].sides, sqrt(wide))
    return [(counted[seat] + smooth[seat]) / 2 for seat in range(players)]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _loudest(moments: list[Moment], most: int) -> list[Moment]:
    """Those that seem to cost most, and a few that seem to gain most."""
    by_cost = sorted(moments, key=lambda one: (-one.cost, one.ply))
    gains = most // 4
    chosen = by_cost[: most - gains]
    return chosen + [one for one in by_cost[::-1][:gains] if one not in chosen]


def _described(one: Decision) -> dict[str, Any]:
    return {
        "ply": one.ply,
        "stage": {"kind": one.stage[0], "number": one.stage[1]},
        "question": one.question,
        "kind": "lost" if one.cost > 0 else "found",
        "played": one.played.text,
        "better": one.better.text,
        "chance": round(-one.chance, 3),
        "points": round(-one.points, 1),
        "worth": round(-one.cost, 1),
        "error": round(one.error, 1),
        "futures": one.futures,
        "reasons": [{"key": reason.key, "given": reason.given} for reason in one.reasons],
    }


def evenly(things: list[T], most: int) -> list[T]:
    """At most this many of them, spread evenly, the first among them."""
    if len(things) <= most:
        return list(things)
    return [things[index * len(things) // most] for index in range(most)] if most > 0 else []


def verdict(report: dict[str, Any]) -> str:
    """One of twelve sentences: how it ended, and what luck had to do with it."""
    seat, scores = report["seat"], report["result"]["scores"]
    luck = [one["total"] for one in report["luck"]["seats"]]
    won = seat in report["result"]["winners"]
    usual = EVEN_LUCK * max(10.0, *(abs(score) for score in scores))
    kind = "lucky" if luck[seat] > usual else "unlucky" if luck[seat] < -usual else "even"
    if report["players"] == 1:
        if won:
            return f"alone-won-{kind}"
        return "alone-unlucky" if kind == "unlucky" else "alone"
    fair = fair_scores(report)
    if not won and fair[seat] > max(score for other, score in enumerate(fair) if other != seat):
        return "deserved"
    return f"won-{kind}" if won else f"behind-{kind}"


def fair_scores(report: dict[str, Any]) -> list[float]:
    """The scores with the luck taken off."""
    luck = [one["total"] for one in report["luck"]["seats"]]
    return [score - one for score, one in zip(report["result"]["scores"], luck, strict=True)]
