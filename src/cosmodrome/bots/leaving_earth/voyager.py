"""An agency that may be on a voyage: whatever concerns it is answered by it, everything else as by any agency."""

from __future__ import annotations

from cosmodrome.bots.leaving_earth.expedition import (
    ASCENDER,
    CREWED,
    MARS,
    MARS_ORBIT,
    THRUSTERS,
    WAITING,
    landed,
)
from cosmodrome.bots.leaving_earth.greedy import FOLLOWED, GreedyBot
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.voyage import RESERVE, Voyage
from cosmodrome.games.leaving_earth.moves import LONGER
from cosmodrome.games.leaving_earth.pieces import ATLAS
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Ask, Move, Seat

#: Questions whose answer may lie with any spacecraft, so that none is hidden.
OPEN_QUESTIONS = ("damage_which", "dock_with", "who_dies", "seat", "seat_shielded", "remove_outcome")


class Voyager(GreedyBot):
    """Greedy's workshop and mission control, beside a voyage to Mars."""

    def __init__(self, seed: int, variant: str = "") -> None:
        super().__init__(seed, variant)
        self.voyage: Voyage | None = None

    def fork(self) -> GreedyBot:
        if self.voyage is None:
            return super().fork()
        twin = Voyager(0)
        self.teach(twin)
        twin.voyage = self.voyage.copy()
        return twin

    def _catch_up(self, seat: Seat) -> None:
        super()._catch_up(seat)
        s = seat.picture(self._dealer)
        assert isinstance(s, LeavingEarth)
        if len(s.agencies) == 1 and self.voyage is None:
            self.voyage = recalled(self.outlook(s, seat.number))

    def answer(self, s: LeavingEarth, ask: Ask) -> Move:
        voyage = self.voyage
        moves = ask.moves
        if voyage is None or (len(moves) == 1 and ask.question not in FOLLOWED):
            return super().answer(s, ask)
        outlook = self.outlook(s, ask.seat)
        self._observe(outlook)
        move = voyage.answer(outlook, self._wins, ask)
        if move is not None:
            if move in moves:
                return move
            if ask.question == "years" and LONGER() in moves:
                return LONGER()
        if voyage.over and not voyage.roles:
            self.voyage = None
        if s.craft in voyage.roles or ask.question in OPEN_QUESTIONS:
            return super().answer(s, ask)
        return self._beside(s, ask, voyage)

    def _beside(self, s: LeavingEarth, ask: Ask, voyage: Voyage) -> Move:
        """Everything else is planned as if the voyage, what it is after and what it may need were not there."""
        agency = s.agencies[ask.seat]
        fleet, money, missions = agency.fleet, agency.money, s.open
        agency.fleet = [craft for craft in fleet if craft.number not in voyage.roles]
        agency.money = max(0, money - RESERVE) if voyage.away and not voyage.over else money
        s.open = missions & ~voyage.claims()
        try:
            return super().answer(s, ask)
        finally:
            agency.fleet, agency.money, s.open = fleet, money, missions


def recalled(outlook: Outlook) -> Voyage | None:
    """The voyage that these spacecraft are on, for whoever sits down in the middle of a match, if there is one."""
    voyage = Voyage()
    for craft in outlook.agency.fleet:
        thrusters = sum(craft.parts[slot] for slot in THRUSTERS)
        if craft.crew and (craft.location in (MARS, MARS_ORBIT) or landed(outlook, craft)):
            voyage.roles[craft.number] = CREWED
            voyage.away = True
        elif craft.location == MARS_ORBIT and not craft.crew and thrusters:
            voyage.roles[craft.number] = ASCENDER if craft.parts[ATLAS] else WAITING
    return voyage if voyage.roles else None


def bound_for_mars(bot: GreedyBot) -> GreedyBot:
    """A bot with the same memory that sets out for Mars, to play imagined worlds on."""
    twin = Voyager(0)
    bot.teach(twin)
    twin.voyage = Voyage()
    return twin
