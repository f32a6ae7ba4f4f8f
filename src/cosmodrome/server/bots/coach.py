"""The coach's process: reads one job from its input, writes frames with progress and the report to its output."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

import msgspec

from cosmodrome.coach import BUDGETS, report_on
from cosmodrome.kernel import Record
from cosmodrome.server.bots.worker import frame, read_frame
from cosmodrome.server.settings import Settings

#: A coach gives way to everybody who plays.
_NICE = 10
#: Progress is reported in steps of this size.
_STEP = 0.02


class CoachJob(msgspec.Struct):
    """Look back at this match, as closely as `Settings.coach` says."""

    game: str
    edition: str
    options: dict[str, object]
    lines: list[str]
    seat: int
    effort: str


class CoachNews(msgspec.Struct):
    """How far the coach is, and in the end the report or what went wrong."""

    progress: float
    report: dict[str, Any] | None = None
    error: str | None = None


def main() -> None:
    """Do one job."""
    with contextlib.suppress(OSError):
        os.nice(_NICE)
    Settings.imported().register_games()
    out, sys.stdout = sys.stdout.buffer, sys.stderr

    def tell(news: CoachNews) -> None:
        out.write(frame(msgspec.msgpack.encode(news)))
        out.flush()

    told = 0.0

    def progress(done: float) -> None:
        nonlocal told
        if done >= told + _STEP:
            told = done
            tell(CoachNews(min(done, 0.999)))

    data = read_frame(sys.stdin.buffer)
    if data is None:
        return
    try:
        job = msgspec.msgpack.decode(data, type=CoachJob)
        record = Record(game=job.game, edition=job.edition, options=job.options, dealer={}, moves=job.lines)
        report = report_on(record, job.seat, budget=BUDGETS[job.effort], progress=progress)
        tell(CoachNews(1.0, report.describe()))
    except Exception as error:
        tell(CoachNews(1.0, error=f"{type(error).__name__}: {error}"[:500]))


if __name__ == "__main__":
    main()
