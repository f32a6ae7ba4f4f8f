"""Rivals: which missions other agencies are after, and when they may be expected to complete them.

Everything is read off the table: spacecraft under way, what lies in stores and what was researched are open to all.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.leaving_earth.course import STAY, Navigator
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.projects import best_project
from cosmodrome.games.leaving_earth.pieces import ADVANCEMENTS, EARTH, POINTS, points_of
from cosmodrome.games.leaving_earth.state import LeavingEarth, mission_bits

#: How often a spacecraft in flight gets where it is going.
ARRIVES: Final = 0.8


class Race:
    """Who else is after which mission: when he would have it, and how likely that is."""

    def __init__(self) -> None:
        self.when: dict[int, list[tuple[int, float]]] = {}
        self.research: dict[int, int] = {}
        self._known: dict[tuple[int, int, float], float] = {}

    def enter(self, missions: int, year: int, chance: float) -> None:
        """Somebody will have these missions in that year with this chance."""
        for mission in mission_bits(missions):
            self.when.setdefault(mission, []).append((year, chance))

    def worth(self, missions: int, year: int, gift: float = 0.0) -> float:
        """The points of missions completed in a year: little where others are there first."""
        key = (missions, year, gift)
        if key not in self._known:
            total = 0.0
            for mission in mission_bits(missions):
                ours = 1.0
                for other, chance in self.when.get(mission, ()):
                    if other < year:
                        ours *= 1 - chance
                    elif other == year:
                        ours *= 1 - chance / 2
                total += max(0.0, POINTS[mission] - gift) * ours
            self._known[key] = total
        return self._known[key]


def in_flight(race: Race, s: LeavingEarth, seat: int) -> int:
    """Enter what the spacecraft of an agency are after; gives back those missions."""
    outlook = Outlook(s, seat, [0] * len(ADVANCEMENTS))
    claimed = 0
    for craft in outlook.agency.fleet:
        if craft.location == EARTH:
            continue
        navigator = Navigator(outlook, craft)
        _, course = navigator.best()
        year = s.year + craft.tokens
        done = 0
        for number, leg in enumerate(course, 1):
            year += 1 if leg.trip == STAY.trip else leg.years
            new = navigator.claims(course[:number]) & ~done
            race.enter(new, year, ARRIVES)
            done |= new
        claimed |= done
    return claimed


def look_at_rivals(outlook: Outlook) -> Race:
    """What the others have in flight, and what each would build now."""
    s = outlook.s
    race = Race()
    for seat in range(len(s.agencies)):
        if seat != outlook.seat:
            flying = in_flight(race, s, seat)
            other = Outlook(s, seat, [0] * len(ADVANCEMENTS))
            project = best_project(other, s.open & ~flying, 0.0)
            if project is not None:
                chance = min(0.9, max(0.1, project.points / points_of(project.missions)))
                race.enter(project.missions, s.year + project.years, chance)
                race.research[seat] = project.design.advancements & ~other.agency.owned
    return race
