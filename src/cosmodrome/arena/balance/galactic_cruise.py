"""The balance of Galactic Cruise: how long matches take, when the meetings fall, and what is worth having."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from cosmodrome.arena.balance import Notes, Scenario, intervals
from cosmodrome.arena.balance.telling import chapter, introduction, mean, seats, table
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.vocabulary import LEVELS, MODULES
from cosmodrome.kernel import Match
from cosmodrome.text import Words

BOT = "greedy"
BASE = tuple(Scenario(f"{players} players", {"players": players}) for players in (4, 3, 2))
SOLO = tuple(Scenario(f"Rachel, {level}", {"players": 1, "rachel": level}) for level in LEVELS)
SINGLE = tuple(Scenario(module, {"players": 3, "modules": [module]}, 0.5) for module in MODULES)
ALL_BUT = [module for module in MODULES if module != "cabin_matching"]
EVERYTHING = Scenario("everything but cabin_matching", {"players": 3, "modules": ALL_BUT}, 0.5)
SCENARIOS: Sequence[Scenario] = (*BASE, *SOLO, *SINGLE, EVERYTHING)

#: What a company can come to have, by the kind of event that tells of it and the field that names it.
HAD = {
    "shuttle_taken": (("cockpit", "cockpit"), ("engine", "engine")),
    "upgrade": (("upgrade", "upgrade"),),
    "card_played": (("card", "card played"),),
    "card_spent": (("card", "card spent"),),
    "flipped": (("token", "token"),),
    "hired": (("side", "expert"),),
    "goal": (("goal", "goal"),),
}
#: Too few to say anything about.
FEW = 12
#: What was learnt from these reports so far.
CHANGES = (
    "| value | was | is | reason |",
    "|---|---|---|---|",
    "| Signature Fleet, left goal (technology developments and upgrades) | 4, 5, 6 | 6, 7, 8 | Every launch unlocks an "
    "upgrade, so 62 % of the companies met it, against 12 to 38 % for the left goals of the other tiles. |",
    "| Signature Fleet, right goal (destinations with an upgrade) | 2, 2, 3 | 2, 3, 3 | With both goals so near, "
    "matches ended two turns sooner and scores lay 12 to 18 points below those of every other tile, far outside "
    "the intervals. With these levels scores and length are those of the others. |",
    "| Cockpit icon sets | 4 a set | 3 a set | Experts had 4.0 points more with it than with cockpits on average. |",
    "| Cockpit network | 2 a development | 3 a development, at most 12 | Experts had 3.2 points less with it. |",
    "| Cockpit plans, now travel plans | 1 for every card in hand and blueprint | 1 for every destination visited, at "
    "most 12 | Experts had 7.8 points less with it, and 4 to 8 less at 2 or 3 points each: cards and blueprints kept "
    "for its sake are missing elsewhere. |",
    "",
    "Cockpits in the hands of `expert` companies, in matches of two to four: points more or less than with",
    "cockpits on average, before (287 matches) and with these values (622).",
    "",
    "|  | had by | before | had by | now |",
    "|---|---:|---:|---:|---:|",
    "| launches | 12% | -1.6 ± 3.1 | 11% | +2.2 ± 2.1 |",
    "| family segments | 15% | +1.1 ± 2.5 | 16% | +1.7 ± 1.7 |",
    "| full shuttles | 18% | +3.2 ± 2.6 | 18% | +1.3 ± 1.7 |",
    "| network | 17% | -3.2 ± 2.3 | 19% | +1.2 ± 1.6 |",
    "| icon sets | 17% | +4.0 ± 2.5 | 15% | +0.8 ± 1.8 |",
    "| relaxing segments | 16% | +1.4 ± 2.7 | 17% | +0.4 ± 1.7 |",
    "| travel plans | 9% | -7.8 ± 3.3 | 9% | +0.3 ± 2.2 |",
    "| wings | 18% | +3.2 ± 2.5 | 17% | +0.1 ± 1.9 |",
    "| upgrades | 10% | -3.2 ± 3.1 | 11% | -0.7 ± 2.1 |",
    "| reputation | 12% | -0.2 ± 3.4 | 7% | -0.8 ± 2.7 |",
    "| developments | 13% | -0.9 ± 3.2 | 14% | -1.0 ± 2.0 |",
    "| technologies | 7% | -1.3 ± 3.9 | 7% | -1.7 ± 2.6 |",
    "| guests carried | 7% | -1.0 ± 4.0 | 7% | -2.3 ± 2.9 |",
    "| adventurous segments | 17% | +0.3 ± 2.3 | 18% | -2.8 ± 1.7 |",
    "| experts | 3% | -5.2 ± 6.4 | 5% | -3.0 ± 3.2 |",
    "",
    "The cockpit for experts has a printed value, and hardly anybody takes it: in 601 matches under two sets of",
    "values tried in between it came to -7.9 ± 3.2. Travel plans at 3 points for 2 destinations were 4.8 ± 2.2",
    "ahead in the same matches. More for reputation (a point each, or 3 for 2) makes it worth 7 more than the",
    "others to experts, who save it up; less skilled companies spend it and have 3 to 4 less. Nobody clearly loses",
    "by an upgrade: the weakest, Grand Hangar, brings experts -0.7 ± 1.7 against their table and is taken by a fifth",
    "of them. Whoever meets a goal, whichever it is, is ahead.",
    "",
    "Left as they are, too: the cards for hiring, drafting and building double, which are rarely played; the",
    "cards Reserve Audit, Whisper Network, Showroom Sale and Executive Override, some points below the other",
    "cards, perhaps because it is companies short of something that play them; the upgrades Long Lunches and",
    "Debrief Lounge, often taken, but companies with them do not score clearly more. Rachel on hard is beyond",
    "greedy and regular companies; masters hold her to 180 to 193 points, about what the printed example ends",
    "with, so she is not fed too well.",
)


@dataclass
class Note:
    """What one match was like."""

    scores: list[int]
    winners: list[int]
    turns: list[int]
    launches: list[int]
    first_launch: list[int]
    goals: list[int]
    sources: list[dict[str, int]]
    meetings: dict[str, float] = field(default_factory=dict)
    had: list[set[tuple[str, str]]] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)
    rachel: int | None = None
    expert_tile: str = ""
    goal_tile: str = ""


def observe(match: Match) -> Note:
    """Read the log of a match that is over."""
    players = match.players
    events = match.events_since(0, None)
    technologies = {one["technology"] for one in match.view(None)["board"]["technologies"]}
    note = Note(
        scores=list(match.result.scores),
        winners=list(match.result.winners),
        turns=[0] * (players + 1),
        launches=[0] * (players + 1),
        first_launch=[0] * (players + 1),
        goals=[0] * (players + 1),
        sources=[dict(one) for one in match.result.breakdown],
        had=[set() for _ in range(players + 1)],
    )
    for event in events:
        kind, company = event["kind"], event.get("company")
        # Rachel, who has no seat, is noted behind the players.
        seat = company if isinstance(company, int) else players
        if kind == "turn":
            note.turns[seat] += 1
        elif kind == "launch":
            note.launches[seat] += 1
            note.first_launch[seat] = note.first_launch[seat] or note.turns[seat]
        elif kind == "agm":
            note.meetings.setdefault(event["meeting"], sum(note.turns[:players]) / players)
        elif kind == "action":
            note.actions[event["action"]] += 1
        elif kind == "development":
            area = event["area"]
            note.had[seat].add(("technology" if area in technologies else "connection", area))
        elif kind == "final_score" and seat >= players:
            note.rachel = event["score"]
        if kind == "goal":
            note.goals[seat] += 1
        for name, group in HAD.get(kind, ()):
            note.had[seat].add((group, event[name]))
    view = match.view(None)
    note.expert_tile = view["board"]["expert_tile"]
    note.goal_tile = view["progress"]["goal_tile"]
    return note


# --- the report


def report(notes: Notes, bot: str, games: int, seed: int) -> str:
    """All that was noted, as Markdown."""
    by_title = {scenario.title: found for scenario, found in notes}
    lines = [
        *introduction("Galactic Cruise", "galactic_cruise", bot, games, seed),
        *chapter("Length and score", _length([(one.title, by_title[one.title]) for one in BASE])),
        *chapter("Seats", seats([(one.title, by_title[one.title]) for one in BASE])),
        *chapter("Where points come from", _sources([(one.title, by_title[one.title]) for one in BASE])),
        *chapter("Alone against Rachel", _solo([(one.title, by_title[one.title]) for one in SOLO])),
        *chapter("Modules", _modules(by_title)),
    ]
    base = [note for one in BASE for note in by_title[one.title]]
    lines += chapter("Actions", _actions(base))
    for group, title in (
        ("cockpit", "Cockpits"),
        ("engine", "Engines"),
        ("technology", "Technologies"),
        ("upgrade", "Upgrades"),
        ("token", "Tokens flipped"),
        ("expert", "Experts hired"),
        ("goal", "Company goals"),
        ("card played", "Agenda cards played for their ability"),
        ("card spent", "Agenda cards spent for their resource"),
    ):
        lines += chapter(title, _worth(base, group))
    lines += chapter("Expert and goal tiles", _tiles(base))
    everything = [note for one in (*SINGLE, EVERYTHING) for note in by_title[one.title]]
    worth = [*_worth(everything, "upgrade"), "", *_worth(everything, "card played")]
    lines += chapter("Upgrades and cards with modules", worth)
    lines += chapter("House values changed", CHANGES)
    return "\n".join(lines) + "\n"


Row = tuple[str, list[Note]]


def _players(note: Note) -> range:
    return range(len(note.scores))


def _each(notes: list[Note], value: Callable[[Note, int], float]) -> list[float]:
    return [value(note, seat) for note in notes for seat in _players(note)]


def _length(rows: list[Row]) -> list[str]:
    heads = ("", "turns each", "AGM A", "AGM B", "first launch", "launches", "goals", "score", "winner", "range")
    return table(heads, (_length_row(title, notes) for title, notes in rows))


def _length_row(title: str, notes: list[Note]) -> list[str]:
    scores = _each(notes, lambda note, seat: note.scores[seat])
    return [
        title,
        mean(_each(notes, lambda note, seat: note.turns[seat])),
        mean(note.meetings["a"] for note in notes if "a" in note.meetings),
        mean(note.meetings["b"] for note in notes if "b" in note.meetings),
        mean(note.first_launch[seat] for note in notes for seat in _players(note) if note.first_launch[seat]),
        mean(_each(notes, lambda note, seat: note.launches[seat])),
        mean(_each(notes, lambda note, seat: note.goals[seat])),
        intervals.mean(scores),
        mean(max(note.scores) for note in notes),
        f"{min(scores):.0f}–{max(scores):.0f}",
    ]


def _sources(rows: list[Row]) -> list[str]:
    names = list(rows[0][1][0].sources[0])
    found = [
        [
            title,
            *(mean(note.sources[seat].get(name, 0) for note in notes for seat in _players(note)) for name in names),
        ]
        for title, notes in rows
    ]
    return table(("", *names), found)


def _solo(rows: list[Row]) -> list[str]:
    found = []
    for title, notes in rows:
        wins = intervals.share(sum(bool(note.winners) for note in notes), len(notes))
        hers = [note.rachel for note in notes if note.rachel is not None]
        found.append(
            [
                title,
                wins,
                intervals.mean([note.scores[0] for note in notes]),
                intervals.mean(hers),
                mean(note.turns[0] for note in notes),
                mean(note.launches[0] for note in notes),
                mean(note.launches[1] for note in notes),
            ]
        )
    return table(("", "wins", "score", "Rachel", "turns", "launches", "hers"), found)


def _modules(by_title: Mapping[str, list[Note]]) -> list[str]:
    rows = [("3 players, base game", by_title["3 players"])]
    rows += [(one.title, by_title[one.title]) for one in (*SINGLE, EVERYTHING)]
    lines = _length(rows)
    games = len(by_title[SINGLE[0].title])
    return [f"Three players; {games} matches of each kind with modules.", "", *lines]


def _actions(notes: list[Note]) -> list[str]:
    words = Words(GAME)
    total: Counter[str] = Counter()
    for note in notes:
        total += note.actions
    companies = sum(len(note.scores) for note in notes)
    rows = [[words.name(action), f"{number / companies:.1f}"] for action, number in total.most_common()]
    return table(("", "times per company"), rows)


def _worth(notes: list[Note], group: str) -> list[str]:
    """Everything of a group: how many companies had it, how often they won, how they scored beside the table's mean.

    A win counts for as many companies as sat at the table, so that 1.00 is what chance gives.
    """
    words = Words(GAME)
    wins: dict[str, list[float]] = defaultdict(list)
    lead: dict[str, list[float]] = defaultdict(list)
    for note in notes:
        mean = statistics.fmean(note.scores)
        for seat in _players(note):
            for kind, name in note.had[seat]:
                if kind == group:
                    wins[name].append(len(note.scores) * (seat in note.winners) / len(note.winners or [0]))
                    lead[name].append(note.scores[seat] - mean)
    companies = sum(len(note.scores) for note in notes)
    if not lead:
        return ["Nobody had any."]
    usual = statistics.fmean(value for values in lead.values() for value in values)
    chance = statistics.fmean(value for values in wins.values() for value in values)
    rows = [
        [
            words.name(name),
            f"{len(wins[name]) / companies:.0%}",
            intervals.mean(wins[name], 2) if len(wins[name]) >= FEW else "few",
            f"{intervals.mean(lead[name], sign='+')} {intervals.verdict(lead[name], usual)}".rstrip()
            if len(wins[name]) >= FEW
            else "few",
        ]
        for name in sorted(wins, key=lambda name: -statistics.fmean(lead[name]))
    ]
    rows.append(["*any of these*", "", f"{chance:.2f}", f"{usual:+.1f}"])
    return table(("", "had by", "wins × chance", "score against the table"), rows)


def _tiles(notes: list[Note]) -> list[str]:
    words = Words(GAME)
    rows: list[list[str]] = []
    for tile in ("expert_tile", "goal_tile"):
        groups: dict[str, list[Note]] = defaultdict(list)
        for note in notes:
            groups[getattr(note, tile)].append(note)
        for name, found in sorted(groups.items()):
            scores = _each(found, lambda note, seat: note.scores[seat])
            turns = mean(_each(found, lambda note, seat: note.turns[seat]))
            goals = [
                f"{statistics.fmean(('goal', side) in note.had[seat] for note in found for seat in _players(note)):.0%}"
                for side in ("left", "middle", "right")
            ]
            rows.append([words.name(name), str(len(found)), intervals.mean(scores), turns, *goals])
    return table(("", "matches", "score", "turns each", "left goal", "middle", "right"), rows)
