"""How strong the bots are: matches between them, counted with 95 % intervals, and the report `docs/bots-strength.md`.

`cosmodrome strength` plays; the same seed plays the same matches, whatever the number of jobs. Budgets are counted in
playouts, so that the figures repeat; only the times depend on the machine.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from cosmodrome import bots
from cosmodrome.arena.schedule import play_match
from cosmodrome.arena.seeds import derive
from cosmodrome.kernel import Match, Move, Seat, SeededDealer
from cosmodrome.kernel.registry import find

#: One match, as plain data.
Row = dict[str, Any]
#: Missions people measure themselves by in Leaving Earth.
GREAT: Final[tuple[str, ...]] = ("man_on_mars", "man_on_venus", "mars_station", "venus_station")


@dataclass(frozen=True)
class Figure:
    """One line of the report: who plays whom at what, and what it must show."""

    name: str
    game: str
    title: str
    subject: str
    others: str
    options: dict[str, Any] = field(default_factory=dict)
    must: str = ""
    share: int = 1


def _ladder(game: str) -> list[Figure]:
    # Matches of the lower steps take next to no time.
    steps = zip(bots.LEVELS[1:], bots.LEVELS, (4, 4, 3, 2), strict=False)
    return [
        Figure(f"{game}-{upper}", game, f"{upper} against {lower}", upper, lower, {"players": 2}, "≥ 60 %", share)
        for upper, lower, share in steps
    ]


def figures() -> list[Figure]:
    """Every line of the report."""
    cruise, earth, trucker = "galactic_cruise", "leaving_earth", "galaxy_trucker"
    found = [
        Figure("gc-two", cruise, "two players, against greedy", "master", "greedy", {"players": 2}, "92 %", 2),
        Figure("gc-four", cruise, "four of them", "master", "master", {"players": 4}, "180 VP, ≤ 25 turns, ≤ 25 %"),
    ]
    for level, must in (("easy", "95 %"), ("medium", "50 %"), ("hard", "20 %")):
        options = {"players": 1, "rachel": level}
        found.append(Figure(f"gc-{level}", cruise, f"alone, Rachel {level}", "master", "", options, must, 2))
    for level in ("medium", "hard"):
        options = {"players": 2, "level": level}
        found.append(Figure(f"le-two-{level}", earth, f"two agencies, {level}", "master", "greedy", options, "75 %"))
    for level, must in (("hard", "90 %"), ("very_hard", "80 %")):
        options = {"players": 1, "level": level}
        found.append(Figure(f"le-{level}", earth, f"alone, {level.replace('_', ' ')}", "master", "", options, must))
    found += [
        Figure("gt-two", trucker, "two players, against greedy", "master", "greedy", {"players": 2}, "65 %", 3),
        Figure("gt-four", trucker, "four of them", "master", "master", {"players": 4}, "65 credits; gives up"),
    ]
    return found + _ladder(cruise) + _ladder(earth) + _ladder(trucker)


class _Timed:
    """A bot with a watch: processor time of its longest answer and of all."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.longest = 0.0
        self.total = 0.0
        self.gave_up = 0

    def choose(self, seat: Seat) -> Move:
        began = time.process_time()
        move = self.bot.choose(seat)
        taken = time.process_time() - began
        self.longest = max(self.longest, taken)
        self.total += taken
        self.gave_up += move.verb.name == "give_up"
        return move


def play(figure: Figure, number: int, seed: int) -> Row:
    """One match of a figure, by its number, as plain data. The subject takes every seat in turn."""
    game = find(figure.game)
    options = game.check_options(figure.options)
    players: int = options["players"]
    subject = number % players
    # The same deal in every seat, so that the deal favours nobody; where all are alike every seat is the same.
    luck = derive(seed, figure.name, number if figure.subject == figure.others else number // players)
    names = [figure.subject if seat == subject else figure.others for seat in range(players)]
    seats = {seat: _Timed(bots.make(name, figure.game, derive(luck, "bot", seat))) for seat, name in enumerate(names)}
    match = Match(game, options, SeededDealer(luck), listen=False)
    dealt = _great(match.state, "open")
    play_match(match, seats, game.max_plies)
    result = match.result
    told: Row = {
        "figure": figure.name,
        "number": number,
        "seed": seed,
        "seat": subject,
        "scores": list(result.scores),
        "won": (subject in result.winners) / max(1, len(result.winners)),
        "longest": round(seats[subject].longest, 3),
        "total": round(seats[subject].total, 2),
        "gave_up": sum(one.gave_up for one in seats.values()),
    }
    told.update(_extras(match.state, dealt))
    return told


def _great(state: Any, which: str) -> list[str]:
    """The great missions on the table, done by the first agency, or shown to be impossible."""
    from cosmodrome.games.leaving_earth.pieces import MISSION_NAMES
    from cosmodrome.games.leaving_earth.state import LeavingEarth, mission_bits

    if not isinstance(state, LeavingEarth):
        return []
    missions = {"open": state.open, "done": state.agencies[0].missions, "ruined": state.removed}[which]
    return [MISSION_NAMES[bit] for bit in mission_bits(missions) if MISSION_NAMES[bit] in GREAT]


def _extras(state: Any, dealt: list[str]) -> Row:
    if dealt:
        return {"dealt": dealt, "done": _great(state, "done"), "ruined": _great(state, "ruined")}
    from cosmodrome.games.galactic_cruise.scoring import score
    from cosmodrome.games.galactic_cruise.state import GalacticCruise

    if isinstance(state, GalacticCruise):
        shuttles = [shuttle for p in state.companies[: state.players] for shuttle in p.shuttles]
        return {
            "turns": round(state.turn / len(state.companies), 1),
            "unlaunched": [sum(not one.launched for one in shuttles), len(shuttles)],
            "all_scores": [score(p) for p in state.companies],
        }
    return {}


def interval(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    if not trials:
        return 0.0, 1.0
    z = 1.96
    p = successes / trials
    below = 1 + z * z / trials
    middle = p + z * z / 2 / trials
    spread = z * sqrt(p * (1 - p) / trials + z * z / 4 / trials / trials)
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def measure(
    names: Sequence[str], matches: int, seed: int, jobs: int, minutes: float, known: Sequence[Row] = ()
) -> Iterator[Row]:
    """This many matches of these figures, those known already not played again, or as many as are begun in time.

    What was begun is played to its end: else long matches, which end otherwise than short ones, would be missing.
    """
    chosen = [one for one in figures() if one.name in names]
    played = {(row["figure"], row["number"]) for row in known if row["seed"] == seed}
    tasks = [
        (figure, number)
        for start in range(matches)
        for figure in chosen
        for number in range(start * figure.share, (start + 1) * figure.share)
        if (figure.name, number) not in played
    ]
    began = time.monotonic()
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("fork")) as pool:
        waiting: set[Future[Row]] = set()
        queue = iter(tasks)
        while True:
            while len(waiting) < jobs and time.monotonic() - began < minutes * 60:
                task = next(queue, None)
                if task is None:
                    break
                waiting.add(pool.submit(play, task[0], task[1], seed))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def report(found: Sequence[Row], note: str) -> str:
    """The report as Markdown."""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `cosmodrome strength`. Intervals are 95 % (Wilson for shares, twice the standard error for means).",
        "Every bot's budget is counted in playouts, so the same seed gives the same matches on any machine.",
        note,
        "",
        "| game | figure | must | measured | matches | longest answer |",
        "|---|---|---|---|---|---|",
    ]
    for figure in figures():
        rows = [row for row in found if row["figure"] == figure.name]
        if rows:
            longest = max(row["longest"] for row in rows)
            title = find(figure.game).title
            lines.append(
                f"| {title} | {figure.subject}: {figure.title} | {figure.must} | {_measured(figure, rows)} "
                f"| {len(rows)} | {longest:.2f} s |"
            )
    great = [row for row in found if row.get("dealt")]
    if great:
        lines += ["", "Great missions of Leaving Earth where they were dealt, alone:", ""]
        for name in GREAT:
            rows = [row for row in great if len(row["scores"]) == 1 and name in row["dealt"]]
            done = sum(name in row["done"] for row in rows)
            ruined = sum(name in row.get("ruined", ()) for row in rows)
            if rows:
                lines.append(f"- {name.replace('_', ' ')}: {done} of {len(rows)}, {ruined} of them found impossible")
    return "\n".join(lines) + "\n"


def beside(text: str, before: str) -> str:
    """The report in place of an earlier one, what somebody has written below its figures kept."""
    _, heading, words = before.partition("\n## ")
    return text + heading + words


def _measured(figure: Figure, rows: Sequence[Row]) -> str:
    if figure.subject == figure.others:
        scores = [points for row in rows for points in row["scores"]]
        text = f"{_mean(scores)} points each"
        if "turns" in rows[0]:
            shuttles = sum(row["unlaunched"][1] for row in rows)
            share = 100 * sum(row["unlaunched"][0] for row in rows) / max(1, shuttles)
            text += f", {sum(row['turns'] for row in rows) / len(rows):.1f} turns each, {share:.0f} % unlaunched"
        if figure.game == "galaxy_trucker":
            text += f"; gave up {sum(row['gave_up'] for row in rows)} times in {len(rows)} matches"
        return text
    wins = sum(row["won"] for row in rows)
    low, high = interval(wins, len(rows))
    mine = [row["scores"][row["seat"]] for row in rows]
    theirs = [points for row in rows for seat, points in enumerate(row["scores"]) if seat != row["seat"]]
    theirs = theirs or [row["all_scores"][1] for row in rows if "all_scores" in row]
    points = f"{sum(mine) / len(mine):.0f}" + (f" : {sum(theirs) / len(theirs):.0f}" if theirs else "")
    return f"{100 * wins / len(rows):.0f} % [{100 * low:.0f}, {100 * high:.0f}], {points} points"


def _mean(values: list[int]) -> str:
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{mean:.0f} ± {2 * spread / sqrt(len(values)):.0f}"
