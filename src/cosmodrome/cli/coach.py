"""`cosmodrome coach FILE`: what luck and decisions made of a recorded match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.panel import Panel
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table
from rich.text import Text

from cosmodrome.cli import saves
from cosmodrome.cli.common import AsJson, console, error_console
from cosmodrome.cli.speech import reader_language, speech
from cosmodrome.cli.table import HUMAN, seat_names
from cosmodrome.coach import report_on
from cosmodrome.coach.earlier import Compared, Earlier, compare
from cosmodrome.coach.page import page
from cosmodrome.coach.words import Told
from cosmodrome.kernel import BadOptionValue

#: The marks of the terminal's graph, from nothing to certainty.
BARS = "▁▂▃▄▅▆▇█"


def coach(
    file: Path,
    /,
    *,
    seat: int | None = None,
    html: Path | None = None,
    as_json: AsJson = False,
    earlier: Annotated[list[Path] | None, Parameter(negative="", consume_multiple=True)] = None,
    seed: int = 1,
) -> None:
    """Look back at a finished match: how it went, what luck did, and which decisions mattered.

    Parameters
    ----------
    file
        The record of the match.
    seat
        Whose match it is, counted from 1; the person's if left out, or the first.
    html
        Write the report into this file, as one page that needs nothing else.
    earlier
        Records of earlier matches to compare with.
    seed
        The same seed gives the same report.
    """
    record, sat = saves.load(file)
    spoken = reader_language()
    if seat is None:
        seat = next((n for n, who in enumerate(sat, 1) if who.partition(":")[0] == HUMAN), 1)
    if not 1 <= seat <= record.options.get("players", 1):
        raise BadOptionValue(f"the match has seats 1 to {record.options.get('players', 1)}")
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), console=error_console(),
                   transient=True)  # fmt: skip
    with bar:
        task = bar.add_task(speech(spoken)("coach-works"), total=1.0)
        report = report_on(record, seat - 1, seed=seed, progress=lambda done: bar.update(task, completed=done)).data
    names = seat_names(sat, speech(spoken)) if len(sat) == report["players"] else []
    told = Told(report, spoken, names)
    compared = compare(report["result"]["scores"][seat - 1], _earlier(earlier or [], record.game))
    if html is not None:
        html.write_text(page(told, compared), encoding="utf-8")
    if as_json:
        console().out(json.dumps({**report, "words": told.describe(compared)}, ensure_ascii=False), highlight=False)
    elif html is None:
        tell(console(), told, compared)


def _earlier(files: list[Path], game: str) -> list[Earlier]:
    """The scores of the person, or of the first seat, in finished matches of the same game."""
    found = []
    for file in files:
        record, sat = saves.load(file)
        if record.game == game and record.result is not None:
            mine = next((n for n, who in enumerate(sat) if who.partition(":")[0] == HUMAN), 0)
            found.append(Earlier(record.result["scores"][mine]))
    return found


def tell(out: Console, told: Told, compared: Compared | None) -> None:
    """The report as plain text."""
    report, words = told.report, told.describe(compared)
    scores = zip(words["seats"], report["result"]["scores"], strict=True)
    out.print(Text(words["title"], style="bold"))
    out.print(Text(" · ".join(f"{name} {score}" for name, score in scores)))
    out.print(Panel(Text(words["verdict"]["text"]), title=Text(words["verdict"]["title"]), title_align="left"))
    out.print(Text(told.say("chance"), style="bold"))
    wide = max(len(name) for name in words["seats"])
    for seat, name in enumerate(words["seats"]):
        line = "".join(_bar(step["chances"][seat]) for step in report["graph"])
        out.print(Text(f"{name:<{wide}} {line} {report['graph'][-1]['chances'][seat]:4.0%}"), soft_wrap=True)
    out.print()
    out.print(Text(told.say("decisions"), style="bold"))
    if not report["decisions"]:
        out.print(Text(told.say("decisions-none")))
    for number, (one, said) in enumerate(zip(report["decisions"], words["decisions"], strict=True), 1):
        other = told.say("better" if one["kind"] == "lost" else "instead")
        out.print(
            Text(f"{number}. {said['stage']}  {said['worth']}", style="red" if one["kind"] == "lost" else "green")
        )
        out.print(Text(f"   {told.say('played')}: {said['played']}\n   {other}: {said['better']}\n   {said['why']}"))
    out.print()
    out.print(Text(f"{told.say('luck')} ({told.say('luck-note', unit=words['unit'])})", style="bold"))
    out.print(_ledger(told, words))
    for line in words["earlier"]:
        out.print(Text(line))
    out.print(Text(told.say("made"), style="dim"))


def _bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def _ledger(told: Told, words: dict[str, Any]) -> Table:
    table = Table(box=None)
    table.add_column("")
    for name in (*words["sources"].values(), told.say("total"), told.say("play")):
        table.add_column(Text(name), justify="right")
    for seat, one in enumerate(told.report["luck"]["seats"]):
        cells = [told.signed(one["sources"][source]) for source in words["sources"]]
        row = [words["seats"][seat], *cells, told.signed(one["total"]), told.signed(told.report["play"][seat])]
        table.add_row(*[Text(cell) for cell in row])
    return table
