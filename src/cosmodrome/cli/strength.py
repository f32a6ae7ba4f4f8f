"""`cosmodrome strength`: how strong the bots are, with intervals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

import cosmodrome
from cosmodrome.arena import strength as study
from cosmodrome.cli.common import console

Positive = validators.Number(gte=1)


def strength(
    game: str | None = None,
    /,
    *,
    matches: Annotated[int, Parameter(validator=Positive)] = 20,
    minutes: float = 60.0,
    seed: int = 1,
    jobs: Annotated[int, Parameter(validator=Positive)] = 1,
    to: Annotated[Path | None, Parameter(name=["--to", "-o"])] = None,
) -> int:
    """Play the bots of the ladder against each other, greedy and Rachel, and write how strong they are.

    Parameters
    ----------
    game
        Only this game, see `cosmodrome games`.
    matches
        How many matches of each figure; some are played more often.
    minutes
        When to stop, finished or not.
    seed
        The same seed plays the same matches.
    jobs
        How many processes share the work.
    to
        Where the report goes; `docs/bots-strength.md` if left out, `-` prints it.
    """
    chosen = [one.name for one in study.figures() if game is None or one.game == cosmodrome.find(game).name]
    text = study.report(study.measure(chosen, matches, seed, jobs, minutes), "")
    if to == Path("-"):
        console().out(text, highlight=False)
        return 0
    target = to or Path("docs", "bots-strength.md")
    target.write_text(text, encoding="utf-8")
    console().print(f"Written to {target}.")
    return 0
