"""`cosmodrome rate GAME --bots a,b,c`: how strong bots are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

import cosmodrome
from cosmodrome.arena import rate as arena
from cosmodrome.cli.common import (
    AsJson,
    Jobs,
    OptionList,
    Positive,
    allow_own_bots,
    console,
    in_words_of,
    progress_bar,
    read_options,
)
from cosmodrome.cli.rate_page import interval, page
from cosmodrome.cli.speech import speech
from cosmodrome.kernel import BadOptionValue
from cosmodrome.text import Words


def rate(
    game: str,
    /,
    *,
    bots: str,
    games: Annotated[int, Parameter(validator=Positive)] = 20,
    players: int | None = None,
    seed: int = 0,
    option: OptionList = None,
    jobs: Jobs = 1,
    cluster: str | None = None,
    keep: Path | None = None,
    html: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Let every bot play every other with swapped seats, and rate them.

    Parameters
    ----------
    bots
        Who is rated, divided by commas; a model by its file: greedy,random,model.onnx
    games
        How many matches each pair plays.
    players
        How many seats; the two bots take them in turn. In a game for one each plays alone and scores are compared.
    seed
        The same seed gives the same ratings, wherever the matches are played.
    keep
        A file that keeps what was played, so that an interrupted rating goes on where it was.
    html
        Write a report with pictures here.
    """
    allow_own_bots()
    names = [name.strip() for name in bots.split(",") if name.strip()]
    say = speech()
    words = Words(cosmodrome.find(game), say.language)
    if html is not None and not html.absolute().parent.is_dir():
        raise BadOptionValue(f"there is no folder {html.absolute().parent} for the report")
    bar = progress_bar(words.title())
    with in_words_of(game), bar:
        task = bar.add_task("", total=games * len(names) * (len(names) - 1) // 2)
        found = arena.rate(
            game,
            names,
            games,
            seed=seed,
            jobs=jobs,
            cluster=cluster,
            options=read_options(option, players),
            keep=keep,
            progress=lambda outcome: bar.advance(task),
        )
    if html is not None:
        html.write_text(page(found, f"{words.title()}: {', '.join(names)}", say), encoding="utf-8")
    if as_json:
        console().out(json.dumps(found.describe(), indent=2), highlight=False)
        return 0
    table = Table(say("head-bot"), title=say("rate-title", game=words.title(), matches=games), title_justify="left")
    for heading in ("rating", "interval", "games", "wins"):
        table.add_column(say(f"head-{heading}"), justify="right")
    for one in found.bots:
        table.add_row(one.name, f"{one.rating:.0f}", interval(one, say), str(one.games), say.figure(one.wins, None))
    console().print(table)
    return 0
