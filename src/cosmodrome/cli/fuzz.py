"""`cosmodrome fuzz GAME`: look for crashes, dead ends and endless matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from cosmodrome import arena
from cosmodrome.arena.fuzz import Finding
from cosmodrome.cli.common import console, error_console


def fuzz(
    game: str,
    /,
    *,
    minutes: Annotated[float | None, Parameter(validator=validators.Number(gt=0))] = None,
    matches: Annotated[int | None, Parameter(validator=validators.Number(gte=1))] = None,
    seed: int = 0,
    out: Path = Path("fuzz-findings"),
) -> int:
    """Play random and spiteful moves over all options, and keep the record of everything that breaks.

    Parameters
    ----------
    game
        The game's name, see `cosmodrome games`.
    minutes
        How long to look; one minute if neither minutes nor matches are given.
    matches
        How many matches to play.
    seed
        The same seed plays the same matches.
    out
        The folder for what is found: a record to replay, and beside it a note of what happened.
    """
    if minutes is None and matches is None:
        minutes = 1.0
    played = 0
    with error_console().status("fuzzing …") as status:

        def tell(number: int, finding: Finding | None) -> None:
            nonlocal played
            played = number
            if finding is not None:
                error_console().print(
                    f"[bold red]{finding.kind}[/] in match {finding.match}: {save(finding, game, out)}"
                )
            status.update(f"fuzzing … {number} matches")

        findings = arena.fuzz(game, minutes=minutes, matches=matches, seed=seed, progress=tell)
    console().print(f"{played} matches of {game}, {len(findings)} findings")
    return 1 if findings else 0


def save(finding: Finding, game: str, folder: Path) -> Path:
    """Keep a finding: the record, and a note of what happened."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{finding.kind}-{finding.match}"
    note = f"{finding.kind}\noptions: {json.dumps(finding.options)}\nseats: {finding.tempers}\n\n{finding.note}\n"
    (folder / f"{stem}.txt").write_text(note, encoding="utf-8")
    record = folder / f"{stem}.json"
    record.write_text(finding.record, encoding="utf-8")
    return record
