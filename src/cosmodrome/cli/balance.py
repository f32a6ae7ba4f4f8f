"""`cosmodrome balance GAME`: a report on what wins, from many matches between good bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import cosmodrome
from cosmodrome.arena import balance as studies
from cosmodrome.cli.common import Jobs, Positive, console, progress_bar
from cosmodrome.cli.speech import speech
from cosmodrome.text import Words


def balance(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(validator=Positive)] = 100,
    seed: int = 0,
    bot: str | None = None,
    jobs: Jobs = 1,
    cluster: str | None = None,
    to: Annotated[Path | None, Parameter(name=["--to", "-o"], allow_leading_hyphen=True)] = None,
) -> int:
    """Play many matches between good bots and write a report: how long, who wins, what is worth having.

    Parameters
    ----------
    games
        How many matches of each kind.
    seed
        The same seed writes the same report.
    bot
        Who plays in every seat; the bot the game's study was made for if left out.
    to
        Where the report goes; `docs/balance/GAME.md` if left out, `-` prints it.
    """
    words = Words(cosmodrome.find(game))
    with progress_bar(words.title()) as bar:
        task = bar.add_task("", total=studies.count(game, games))
        text = studies.balance(game, games, seed, jobs, bot, lambda: bar.advance(task), cluster)
    if to == Path("-"):
        console().out(text, highlight=False)
        return 0
    target = to or Path("docs", "balance", f"{game}.md")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    console().print(speech()("written-to", file=str(target)))
    return 0
