"""`cosmodrome fuzz GAME`: look for crashes, dead ends and endless matches."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from cosmodrome import arena
from cosmodrome.arena.fuzz import Effort, Finding, Stretch
from cosmodrome.cli.common import Jobs, console, error_console
from cosmodrome.cli.saves import write_whole
from cosmodrome.cli.speech import speech
from cosmodrome.kernel import BadOptionValue


def fuzz(
    game: str,
    /,
    *,
    minutes: Annotated[float | None, Parameter(validator=validators.Number(gt=0))] = None,
    matches: Annotated[int | None, Parameter(validator=validators.Number(gte=1))] = None,
    seed: int = 0,
    jobs: Jobs = 1,
    check_every: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 300,
    cut: Annotated[int, Parameter(validator=validators.Number(gte=0))] = 0,
    finish: Annotated[bool, Parameter(negative="")] = False,
    oracle: Annotated[bool, Parameter(negative="")] = False,
    report: Path | None = None,
    out: Path = Path("fuzz-findings"),
) -> int:
    """Play random and spiteful moves over all options, and keep the record of everything that breaks.

    Parameters
    ----------
    minutes
        How long to look; one minute if neither minutes nor matches are given.
    matches
        How many matches to play in all.
    seed
        The same seed plays the same matches.
    check_every
        Look closely at one position in this many: views, copies, what seats imagine, an answer that is not offered.
        What must always be true of a position is checked after every step.
    cut
        Leave a match after this many moves, so that a long run is not spent on a few endless quarrels; 0: never.
    finish
        Let bots bring most long matches to their end: in Galactic Cruise much quicker.
    oracle
        Let bots play well instead, and try whether what is offered can do something and what is withheld cannot.
    report
        A file that keeps the score: a run that was interrupted goes on where it says, and `matches` counts from there.
    out
        The folder for what is found: a record to replay, and beside it a note of what happened.
    """
    if minutes is None and matches is None:
        minutes = 1.0
    say = speech()
    score = Score.read(report, game, seed)
    if score.done:
        error_console().print(say("fuzz-goes-on", matches=score.done))
    with error_console().status(say("fuzz-going", matches=score.done)) as status:

        def tell(done: int, stretch: Stretch) -> None:
            score.done = done
            score.left += stretch.left
            for finding in stretch.findings:
                kept = save(finding, game, out)
                score.findings.append(str(kept))
                found = say("fuzz-found", kind=f"[bold red]{finding.kind}[/]", match=finding.match, file=str(kept))
                error_console().print(found)
            score.write(report)
            status.update(say("fuzz-going", matches=done))

        arena.fuzz(
            game,
            minutes=minutes,
            matches=matches,
            seed=seed,
            first=score.done,
            jobs=jobs,
            effort=Effort(check_every, cut, finish, oracle),
            progress=tell,
        )
    findings = len(score.findings)
    console().print(say("fuzz-done", matches=score.done, game=game, left=score.left, findings=findings))
    return 1 if score.findings else 0


@dataclass
class Score:
    """How far a run has come, kept in a file so that another run can go on."""

    game: str
    seed: int
    done: int = 0
    left: int = 0
    findings: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path | None, game: str, seed: int) -> Score:
        """The score in this file; a fresh one where there is none. A file about something else is refused."""
        if file is None or not file.exists():
            return cls(game, seed)
        try:
            score = cls(**json.loads(file.read_text(encoding="utf-8")))
        except (ValueError, TypeError):
            raise BadOptionValue(f"{file} is no report of a fuzzer") from None
        if (score.game, score.seed) != (game, seed):
            raise BadOptionValue(f"{file} reports on {score.game} with seed {score.seed}")
        return score

    def write(self, file: Path | None) -> None:
        """Keep the score."""
        if file is not None:
            write_whole(file, json.dumps(asdict(self)) + "\n")


def save(finding: Finding, game: str, folder: Path) -> Path:
    """Keep a finding: the record, and a note of what happened."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{finding.kind}-{finding.match}"
    note = f"{finding.kind}\noptions: {json.dumps(finding.options)}\nseats: {finding.tempers}\n\n{finding.note}\n"
    (folder / f"{stem}.txt").write_text(note, encoding="utf-8")
    record = folder / f"{stem}.json"
    record.write_text(finding.record, encoding="utf-8")
    return record
