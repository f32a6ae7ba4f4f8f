"""`cosmodrome simulate GAME`: many matches between bots."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

import cosmodrome
from cosmodrome import arena
from cosmodrome.arena.simulate import Played, Simulation
from cosmodrome.cli.common import (
    AsJson,
    ContentFolder,
    Jobs,
    OptionList,
    Positive,
    allow_own_bots,
    console,
    error_console,
    in_words_of,
    progress_bar,
    read_options,
)
from cosmodrome.cli.speech import Speech, speech
from cosmodrome.text import Words


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: Annotated[int, Parameter(validator=Positive)] = 100,
    seed: int = 0,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    option: OptionList = None,
    content: ContentFolder = None,
    jobs: Jobs = 1,
    cluster: str | None = None,
    as_json: AsJson = False,
) -> int:
    """Play many matches between bots and count what came of them.

    Parameters
    ----------
    players
        How many seats; the game's usual number if left out.
    games
        How many matches.
    seed
        The same seed plays the same matches, whatever the number of jobs.
    bot
        Who plays: once for all seats, or repeated once for every seat.
    """
    allow_own_bots()
    bots = bot or ["random"]
    if players is None and len(bots) > 1:
        players = len(bots)
    options = read_options(option, players, content)
    say = speech()
    words = Words(cosmodrome.find(game), say.language)
    progress = progress_bar(words.title())
    with in_words_of(game), progress as bar:
        task = bar.add_task("", total=games)

        def advance(played: Played) -> None:
            bar.advance(task)

        done = arena.simulate(
            game, names=bots, games=games, seed=seed, jobs=jobs, cluster=cluster, options=options, progress=advance
        )
    if as_json:
        console().out(json.dumps(done.describe(), indent=2), highlight=False)
    else:
        report(done, words, say)
    for played in done.errors[:3]:
        error_console().print(f"[bold red]{say('simulate-match', match=played.number)}[/]", played.error, markup=True)
    return 1 if done.errors or done.unfinished else 0


def report(done: Simulation, words: Words, say: Speech) -> None:
    """The simulation for people."""
    data = done.describe()
    table = Table(title=say("simulate-title", game=words.title(), matches=data["games"]), title_justify="left")
    table.add_column(say("head-seat"), justify="right")
    table.add_column(say("head-bot"))
    for heading in ("wins", "share", "mean", "deviation", "least", "most"):
        table.add_column(say(f"head-{heading}"), justify="right")
    for seat, name in enumerate(data["bots"]):
        scores = data["scores"][seat]
        wins = data["wins"][seat]
        figures = (
            [say.figure(scores[key], None) for key in ("mean", "deviation", "min", "max")] if scores else ["–"] * 4
        )
        table.add_row(str(seat + 1), name, str(wins), f"{wins / max(1, len(done.finished)):.0%}", *figures)
    out = console()
    out.print(table)
    out.print(
        say(
            "simulate-pace",
            decisions=say.figure(data["decisions"]),
            seconds=say.figure(data["seconds"], 2),
            pace=say.figure(data["decisions_per_second"]),
            matches=say.figure(data["games_per_second"], 2),
        )
    )
    if data["errors"] or data["unfinished"]:
        out.print(f"[bold red]{say('simulate-wrong', errors=data['errors'], unfinished=data['unfinished'])}[/]")
