"""The balance of Leaving Earth: how hard each level is alone, which missions get done, when, and with what."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cosmodrome.arena.balance import Notes, Scenario, intervals
from cosmodrome.arena.balance.telling import chapter, introduction, mean, seats, table
from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.games.leaving_earth.pieces import MISSION_NAMES, POINTS
from cosmodrome.kernel import Match
from cosmodrome.text import Words

BOT = "regular"
LEVELS = ("easy", "medium", "hard", "very_hard")
ALONE = tuple(Scenario(f"alone, {level.replace('_', ' ')}", {"players": 1, "level": level}) for level in LEVELS)
TOGETHER = tuple(
    Scenario(f"{players} agencies, medium", {"players": players, "level": "medium"}, share)
    for players, share in ((2, 1.0), (3, 0.5), (4, 0.25))
)
SCENARIOS: Sequence[Scenario] = (*ALONE, *TOGETHER)
WORTH = dict(zip(MISSION_NAMES, POINTS, strict=True))


@dataclass
class Note:
    """What one match was like; missions by the year they were done in, and whether they proved impossible."""

    scores: list[int]
    winners: list[int]
    last_year: int = 0
    dealt: list[str] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=dict)
    impossible: set[str] = field(default_factory=set)
    researched: list[set[str]] = field(default_factory=list)
    spent: Counter[str] = field(default_factory=Counter)
    destroyed: int = 0


#: The events that cost money, and what it is called in the report.
EXPENSES = {"researched": "research", "bought": "components", "removed_outcome": "outcomes removed"}


def observe(match: Match) -> Note:
    """Read the log of a match that is over."""
    note = Note(list(match.result.scores), list(match.result.winners))
    note.researched = [set() for _ in range(match.players)]
    for event in match.events_since(0, None):
        kind = event["kind"]
        if kind == "year_began":
            note.last_year = event["year"]
        elif kind == "mission_dealt":
            note.dealt.append(event["mission"])
        elif kind == "mission_completed":
            note.done[event["mission"]] = note.last_year
        elif kind == "mission_removed":
            note.impossible.add(event["mission"])
        elif kind == "destroyed":
            note.destroyed += 1
        if kind in EXPENSES:
            note.spent[EXPENSES[kind]] += event["cost"]
        if kind == "researched":
            note.researched[event["agency"]].add(event["advancement"])
    return note


SEATS = "Seats are numbered; who goes first changes from year to year, so no seat should be better than another."
MISSIONS = (
    "Of the matches that dealt it: how often it was done, in which year as a rule, how often it proved impossible."
)


def report(notes: Notes, bot: str, games: int, seed: int) -> str:
    """All that was noted, as Markdown."""
    rows = [(scenario.title, found) for scenario, found in notes]
    alone, together = rows[: len(ALONE)], rows[len(ALONE) :]
    everything = [note for _, found in rows for note in found]
    lines = [
        *introduction("Leaving Earth", "leaving_earth", bot, games, seed),
        *chapter("Alone", _alone(alone)),
        *chapter("Seats", seats(together), SEATS),
        *chapter("Length and money", _money(rows)),
        *chapter("Missions", _missions(everything), MISSIONS),
        *chapter("Advancements", _advancements(rows), "How many of the agencies researched it."),
    ]
    return "\n".join(lines) + "\n"


Rows = Sequence[tuple[str, list[Note]]]


def _alone(rows: Rows) -> list[str]:
    heads = ("", "wins", "score", "missions done", "proved impossible", "points left")
    found = []
    for title, notes in rows:
        left = [
            sum(WORTH[one] for one in note.dealt if one not in note.done and one not in note.impossible)
            for note in notes
        ]
        found.append(
            [
                title,
                intervals.share(sum(bool(note.winners) for note in notes), len(notes)),
                intervals.mean([note.scores[0] for note in notes]),
                f"{mean(len(note.done) for note in notes)} of {mean(len(note.dealt) for note in notes)}",
                mean(len(note.impossible) for note in notes),
                mean(left),
            ]
        )
    return table(heads, found)


def _money(rows: Rows) -> list[str]:
    names = list(EXPENSES.values())
    heads = ("", "last year", *(f"{name} ($ an agency)" for name in names), "spacecraft destroyed")
    found = []
    for title, notes in rows:
        agencies = sum(len(note.scores) for note in notes)
        found.append(
            [
                title,
                mean(note.last_year for note in notes),
                *(f"{sum(note.spent[name] for note in notes) / agencies:.0f}" for name in names),
                f"{sum(note.destroyed for note in notes) / agencies:.1f}",
            ]
        )
    return table(heads, found)


def _missions(notes: Iterable[Note]) -> list[str]:
    words = Words(GAME)
    found = list(notes)
    rows = []
    for mission in sorted(WORTH, key=lambda name: WORTH[name]):
        dealt = [note for note in found if mission in note.dealt]
        if not dealt:
            continue
        years = [note.done[mission] for note in dealt if mission in note.done]
        rows.append(
            [
                words.name(mission),
                str(WORTH[mission]),
                str(len(dealt)),
                intervals.share(len(years), len(dealt)),
                mean(years),
                f"{statistics.fmean(mission in note.impossible for note in dealt):.0%}",
            ]
        )
    return table(("", "points", "dealt", "done", "year", "impossible"), rows)


def _advancements(rows: Rows) -> list[str]:
    words = Words(GAME)
    names = sorted({one for _, notes in rows for note in notes for own in note.researched for one in own})
    found = [
        [words.name(name), *(f"{_researched(name, notes):.0%}" for _, notes in rows)]
        for name in sorted(names, key=lambda name: -_researched(name, [note for _, notes in rows for note in notes]))
    ]
    return table(("", *(title for title, _ in rows)), found)


def _researched(name: str, notes: Iterable[Note]) -> float:
    return statistics.fmean(name in own for note in notes for own in note.researched)
