"""The balance of Galaxy Trucker: what ships look like, what each launch number and each kind of card is worth."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cosmodrome.arena.balance import Notes, Scenario, intervals
from cosmodrome.arena.balance.telling import chapter, introduction, mean, seats, table
from cosmodrome.games.galaxy_trucker.cards import CARDS
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.kernel import Match
from cosmodrome.text import Words

BOT = "regular"
SCENARIOS: Sequence[Scenario] = (
    *(Scenario(f"{players} players, in turns", {"players": players}) for players in (4, 3, 2)),
    Scenario("3 players, race", {"players": 3, "tempo": "race"}, 0.5),
    Scenario("3 players, calm", {"players": 3, "tempo": "calm"}, 0.5),
)
KIND_OF = {card.name: str(card.entry["kind"]) for card in CARDS}


@dataclass
class Flight:
    """One ship in one round: when it was launched, what it had aboard, what came of it."""

    round: str
    number: int = 0
    tiles: int = 0
    crew: int = 0
    lost: int = 0
    credits: int = 0
    landed: bool = False


@dataclass
class Note:
    """What one match was like. `cards` holds the credits, figures and parts each card brought each seat that flew."""

    scores: list[int]
    winners: list[int]
    flights: list[Flight] = field(default_factory=list)
    cards: dict[str, list[tuple[int, int, int]]] = field(default_factory=lambda: defaultdict(list))


def observe(match: Match) -> Note:
    """Read the log of a match that is over."""
    note = Note(list(match.result.scores), list(match.result.winners))
    flights: dict[int, Flight] = {}
    card = ""
    # What the card on the table has changed so far; crew that boards before the first card is the crew at launch.
    changes: dict[int, Counter[str]] = {}
    for event in match.events_since(0, None):
        kind, seat = event["kind"], event.get("seat", -1)
        if kind in ("card", "settled") and card:
            note.cards[card] += [(one["credits"], one["crew"], one["lost"]) for one in changes.values()]
            card = ""
        if kind == "round_started":
            flights = {one: Flight(event["round"]) for one in range(match.players)}
            changes = {}
            note.flights += flights.values()
        elif kind == "laid":
            flights[seat].tiles += 1
        elif kind == "finished":
            flights[seat].number = event["number"]
        elif kind == "card":
            card, changes = KIND_OF[event["card"]], {one: Counter() for one in flights}
        elif kind == "settled":
            flight = flights[seat]
            flight.credits, flight.lost, flight.landed = event["credits"], event["lost"], event["landed"]
        change = event.get("change", {})
        if card and seat >= 0:
            changes[seat].update(change)
        elif not changes and seat >= 0:
            flights[seat].crew += change.get("crew", 0)
    return note


def report(notes: Notes, bot: str, games: int, seed: int) -> str:
    """All that was noted, as Markdown."""
    rows = [(scenario.title, found) for scenario, found in notes]
    everything = [note for _, found in rows for note in found]
    lines = [
        *introduction("Galaxy Trucker", "galaxy_trucker", bot, games, seed),
        "",
        "How the numbers of building in turns were found stands in [the turns tempo](turns-tempo.md).",
        *chapter("Seats", seats(rows)),
        *chapter("Ships and flights", _ships(rows)),
        *chapter("Launch numbers", _numbers(rows), "Credits of one flight, by the number the ship was launched with."),
        *chapter("Kinds of cards", _cards(everything), "What one card brought each ship, goods and days not counted."),
    ]
    return "\n".join(lines) + "\n"


Rows = list[tuple[str, list[Note]]]


def _by_round(notes: Iterable[Note]) -> dict[str, list[Flight]]:
    found: dict[str, list[Flight]] = defaultdict(list)
    for note in notes:
        for flight in note.flights:
            found[flight.round].append(flight)
    return dict(sorted(found.items()))


def _ships(rows: Rows) -> list[str]:
    heads = ("", "components", "crew at launch", "lost on the way", "landed", "credits")
    found = []
    for title, notes in rows:
        for number, flights in _by_round(notes).items():
            found.append(
                [
                    f"{title}, round {number}",
                    mean(one.tiles for one in flights),
                    mean(one.crew for one in flights),
                    mean(one.lost for one in flights),
                    f"{statistics.fmean(one.landed for one in flights):.0%}",
                    intervals.mean([one.credits for one in flights]),
                ]
            )
    return table(heads, found)


def _numbers(rows: Rows) -> list[str]:
    found = []
    for title, notes in rows:
        for number, flights in _by_round(notes).items():
            groups = [[one.credits for one in flights if one.number == place] for place in (1, 2, 3, 4)]
            found.append([f"{title}, round {number}", *(intervals.mean(group) for group in groups)])
    return table(("", "first", "second", "third", "fourth"), found)


def _cards(notes: Iterable[Note]) -> list[str]:
    words = Words(GAME)
    found: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
    for note in notes:
        for kind, changes in note.cards.items():
            found[kind] += changes
    rows = [
        [
            words.name(kind),
            str(len(changes)),
            intervals.mean([one[0] for one in changes], 2, "+"),
            intervals.mean([one[1] for one in changes], 2, "+"),
            intervals.mean([one[2] for one in changes], 2),
        ]
        for kind, changes in sorted(found.items(), key=lambda pair: -statistics.fmean(one[0] for one in pair[1]))
    ]
    return table(("", "met", "credits", "figures", "parts lost"), rows)
