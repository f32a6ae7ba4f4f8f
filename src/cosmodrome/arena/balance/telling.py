"""What the reports of all games have in common: tables of Markdown, means, and how the seats fare."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from typing import Protocol

from cosmodrome.arena.balance import intervals


class Scored(Protocol):
    """A match that is over: who made how many points, and who won."""

    scores: list[int]
    winners: list[int]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table whose first column is text and whose others are figures."""
    return [
        "| " + " | ".join(heads) + " |",
        "|---" + "|---:" * (len(heads) - 1) + "|",
        *("| " + " | ".join(row) + " |" for row in rows),
    ]


def mean(values: Iterable[float], digits: int = 1) -> str:
    """A mean without its interval, a dash for none."""
    found = list(values)
    return f"{statistics.fmean(found):.{digits}f}" if found else "–"


def chapter(title: str, told: Sequence[str], about: str = "") -> list[str]:
    """A heading, perhaps a sentence of what follows, and what is told under it."""
    return ["", f"## {title}", "", *([about, ""] if about else []), *told]


def introduction(title: str, game: str, bot: str, games: int, seed: int) -> list[str]:
    """How a report came about, and how to read its figures."""
    return [
        f"# {title}: balance",
        "",
        f"Matches between `{bot}` bots, {games} of each kind unless noted, seed {seed}. The same command writes",
        f"the same report: `cosmodrome balance {game} --bot {bot} --games {games} --seed {seed}`.",
        "The bots play soundly, not perfectly: what they neglect looks weaker here than it is, and what comes only to",
        "those who are ahead looks stronger. Compare things of one kind.",
        "",
        "Behind ± is half a 95 % confidence interval, in brackets a whole one: figures whose intervals overlap may be",
        f"equal. ▲ and ▼ mark scores more than {intervals.CLEAR:.0f} standard errors from what things of their kind",
        "bring, where chance is hardly the reason.",
    ]


def seats(rows: Sequence[tuple[str, Sequence[Scored]]]) -> list[str]:
    """For each seat of each kind of match: how often it won, what it scored, and that against the table's mean."""
    found = []
    for title, notes in rows:
        for seat in range(len(notes[0].scores)):
            lead = [note.scores[seat] - statistics.fmean(note.scores) for note in notes]
            found.append(
                [
                    f"{title}, seat {seat + 1}",
                    intervals.share(sum(seat in note.winners for note in notes), len(notes)),
                    intervals.mean([note.scores[seat] for note in notes]),
                    f"{intervals.mean(lead, sign='+')} {intervals.verdict(lead)}".rstrip(),
                ]
            )
    return table(("", "wins", "score", "against the table"), found)
