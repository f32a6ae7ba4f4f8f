"""`cosmodrome strength`: how strong the bots are, with intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import cosmodrome
from cosmodrome.arena import strength as study
from cosmodrome.build import compiled
from cosmodrome.cli.common import Jobs, Positive, console
from cosmodrome.cli.speech import speech


def strength(
    game: str | None = None,
    /,
    *,
    matches: Annotated[int, Parameter(validator=Positive)] = 20,
    minutes: float = 60.0,
    seed: int = 1,
    jobs: Jobs = 1,
    raw: Path | None = None,
    to: Annotated[Path | None, Parameter(name=["--to", "-o"], allow_leading_hyphen=True)] = None,
) -> int:
    """Play the bots of the ladder against each other, greedy and Rachel, and write how strong they are.

    Parameters
    ----------
    game
        Only this game, see `cosmodrome games`.
    matches
        How many matches of each figure; some are played more often.
    minutes
        When to begin no further match, finished or not.
    seed
        The same seed plays the same matches.
    raw
        A file for the single matches. Those it holds already are not played again.
    to
        Where the report goes; `docs/bots-strength.md` if left out, `-` prints it. What is written there below the
        figures, from the first heading on, is kept.
    """
    chosen = [one.name for one in study.figures() if game is None or one.game == cosmodrome.find(game).name]
    found = _known(raw)
    for row in study.measure(chosen, matches, seed, jobs, minutes, tuple(found)):
        found.append(row)
        if raw is not None:
            with raw.open("a", encoding="utf-8") as kept:
                print(json.dumps(row), file=kept)
    text = study.report(found, f"Played {'compiled' if compiled() else 'interpreted'}, seed {seed}.")
    if to == Path("-"):
        console().out(text, highlight=False)
        return 0
    target = to or Path("docs", "bots-strength.md")
    if target.exists():
        text = study.beside(text, target.read_text(encoding="utf-8"))
    target.write_text(text, encoding="utf-8")
    console().print(speech()("written-to", file=str(target)))
    return 0


def _known(raw: Path | None) -> list[study.Row]:
    """The matches played before, one a line."""
    if raw is None or not raw.exists():
        return []
    return [json.loads(line) for line in raw.read_text(encoding="utf-8").splitlines()]
