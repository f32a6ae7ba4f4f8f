"""`make bench`: random playouts of every game and of its peers, interleaved on one core.

make bench                                   every game, interpreted and compiled, against catanatron and open_spiel
make bench ARGS="leaving_earth --rounds 11"  one game, more rounds
make bench ARGS="--profile leaving_earth"    where the time goes
make bench ARGS="--no-environments"          the engine alone, without the environments for learners
"""

from __future__ import annotations

import dataclasses
import json
import platform
import statistics
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

import cosmodrome
from benchmarks.harness import Figures, measure, measure_steps, other_environments, our_environments, ours, peers
from benchmarks.profile import profile

app = App(name="make bench", help=(__doc__ or "").splitlines()[0])
#: What is measured, and whether more of it is better.
MEASURED = [
    ("decisions/s", "decisions_per_second", True),
    ("unforced/s", "unforced_per_second", True),
    ("options/s", "options_per_second", True),
    ("games/s", "games_per_second", True),
    ("copy, µs", "copy_microseconds", False),
]


@app.default
def bench(
    *games: str,
    rounds: int = 5,
    seconds: float = 2.0,
    environments: bool = True,
    without_peer: Annotated[bool, Parameter(negative="")] = False,
    profile_game: Annotated[str | None, Parameter(name="--profile")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Measure the engine.

    Parameters
    ----------
    games
        Which games; all registered ones if left out.
    rounds
        How many rounds each contender plays, after one that does not count.
    seconds
        Processor time of a round.
    environments
        Measure the environments for learners too; with --no-environments the engine alone.
    without_peer
        Leave the peers out.
    profile_game
        Show where the time of this game's playouts goes instead.
    as_json
        Print plain data for programs.
    """
    out = Console(highlight=False)
    if profile_game is not None:
        show_profile(out, profile_game, seconds * rounds)
        return
    contenders = [worker for game in games or cosmodrome.games() for worker in ours(game)]
    rivals = [] if without_peer else peers()
    contenders += rivals
    learners = [worker for game in games or cosmodrome.games() for worker in our_environments(game)]
    learners += [] if without_peer else other_environments()
    steps: dict[str, list[float]] = {}
    with Console(stderr=True).status("measuring …") as status:
        figures = measure(contenders, rounds=rounds, seconds=seconds, tell=status.update)
        if environments:
            steps = measure_steps(learners, rounds=rounds, seconds=seconds, tell=status.update)
    if as_json:
        told = [dataclasses.asdict(one) for one in figures]
        told += [{"name": name, "steps_per_second": statistics.median(speeds)} for name, speeds in steps.items()]
        out.out(json.dumps(told, indent=2))
        return
    show(out, figures, rivals=len(rivals))
    if steps:
        show_steps(out, steps)
    out.print(
        f"[dim]{platform.python_implementation()} {platform.python_version()}; process time on one pinned "
        f"core, contenders in turn, median of {rounds} rounds of {seconds:g} s.[/]"
    )
    if not rivals and not without_peer:
        out.print("[yellow]No peer is installed here: `make bench` installs them.[/]")


def show(out: Console, figures: list[Figures], *, rivals: int) -> None:
    """All contenders below each other; how many times better than the first rival, and than interpreted, ours are."""
    rival = figures[-rivals] if rivals else None
    ours = figures[: len(figures) - rivals]
    by_name = {one.name: one for one in figures}
    speed = Table(title="Random playouts", title_justify="left")
    facts = Table(title="To read them with", title_justify="left", style="dim")
    speed.add_column("")
    for label, _, _ in MEASURED:
        speed.add_column(label, justify="right")
    facts.add_column("")
    for label in ("decisions\n/game", "options\n/decision", "forced\nmoves", "slowest\nround", "quickest\nround"):
        facts.add_column(label, justify="right")
    for one in figures:
        cells = []
        for _, attribute, more_is_better in MEASURED:
            value: float = getattr(one, attribute)
            cell = f"{value:,.0f}" if value >= 100 else f"{value:.1f}"
            if rival is not None and one in ours:
                cell += f"\n[cyan]×{better(value, getattr(rival, attribute), more_is_better):.1f}[/]"
            slower = by_name.get(one.name.replace(", compiled", ", interpreted"))
            if slower is not None and slower is not one:
                cell += f" [green]({better(value, getattr(slower, attribute), more_is_better):.1f})[/]"
            cells.append(cell)
        speed.add_row(one.name, *cells)
        facts.add_row(
            one.name,
            f"{one.decisions_per_game:,.0f}",
            f"{one.options_per_decision:.1f}",
            f"{one.forced_share:.0%}",
            *(f"{value:,.0f}/s" for value in one.spread),
        )
    out.print(speed)
    out.print(facts)
    if rival is not None:
        out.print(f"[cyan]×[/] times {rival.name}; [green]()[/] times the same interpreted.")
    for one in ours:
        for name, value in one.times.items():
            out.print(f"{one.name}: {name} {value:,.1f}" if value < 1000 else f"{one.name}: {name} {value:,.0f}")
    for one in figures:
        if one.parts:
            parts = ", ".join(f"{part} {value:,.0f}/s" for part, value in one.parts.items())
            out.print(f"{one.name}, decisions in: {parts}")


def show_steps(out: Console, steps: dict[str, list[float]]) -> None:
    """Environments below each other; how many times as fast as each peer ours are through PettingZoo."""
    table = Table(title="Environments: random legal steps, observation and mask included", title_justify="left")
    for heading in ("", "steps/s", "slowest round", "quickest round"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, speeds in steps.items():
        table.add_row(name, *(f"{value:,.0f}" for value in (statistics.median(speeds), min(speeds), max(speeds))))
    out.print(table)
    ours = [name for name in steps if name.endswith((", PettingZoo", ", VectorEnv"))]
    ratios = Table("times", *ours, title="How many times as fast as a peer", title_justify="left")
    for name in steps:
        if name not in ours:
            peer = statistics.median(steps[name])
            ratios.add_row(name, *(f"{statistics.median(steps[one]) / peer:.1f}" for one in ours))
    if ratios.row_count:
        out.print(ratios)


def better(value: float, other: float, more_is_better: bool) -> float:
    """How many times better the first value is."""
    return value / other if more_is_better else other / value


def show_profile(out: Console, game: str, seconds: float) -> None:
    """The modules and functions that take most of the time."""
    found = profile(game, seconds)
    modules = Table(
        "share", "module", title=f"{game}: {found.samples:,} samples of random playouts", title_justify="left"
    )
    for name, count in found.modules.most_common(15):
        modules.add_row(f"{count / found.samples:.1%}", name)
    functions = Table("itself", "with callees", "function")
    for name, count in found.own.most_common(30):
        functions.add_row(f"{count / found.samples:.1%}", f"{found.within[name] / found.samples:.1%}", name)
    out.print(modules)
    out.print(functions)


if __name__ == "__main__":
    app()
