"""A table set by hand: tests say what lies where, what is played and what the dealer deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.games.leaving_earth.game import LeavingEarthGame
from cosmodrome.games.leaving_earth.moves import BACK
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    EXPLORABLE,
    HIDDEN_CARD_NAMES,
    LOCATION_NAMES,
    MANEUVERS,
    MISSION_NAMES,
    PART_NAMES,
    ROLES,
    STACKS,
)
from cosmodrome.games.leaving_earth.rules.components import hire
from cosmodrome.games.leaving_earth.rules.outcomes import SPLIT, UNIT
from cosmodrome.games.leaving_earth.setup import new_table
from cosmodrome.games.leaving_earth.state import HURT, TURN, Agency, Craft, LeavingEarth, craft_of, is_hurt, new_craft
from cosmodrome.kernel import Chance, Dealer, Match, Move

#: How piles of outcomes are written in tests: s success, f minor failure, F major failure.
LETTERS = "sfF"


class Stack(Dealer):
    """Deals what a test has put on top; where there is no choice it needs no telling."""

    def __init__(self, script: list[str]) -> None:
        self.script = script

    def deal(self, chance: Chance) -> Move:
        if not self.script and len(set(chance.bag)) == 1:
            return chance.verb[chance.bag[0]]
        assert self.script, f"nobody said what to {chance.question}; the bag holds {[str(m) for m in chance.moves]}"
        move = chance.verb.named(self.script.pop(0))
        assert chance.allows(move), f"{move} is not in the bag"
        return move

    def pick(self, bag: Sequence[int]) -> int:
        return bag[0]

    def copy(self) -> Stack:
        return Stack(self.script[:])

    def after(self, draws: int) -> Stack:
        return self.copy()


class Prepared(LeavingEarthGame):
    """Leaving Earth that starts from a given state."""

    def __init__(self, start: LeavingEarth) -> None:
        self.start = start

    def new_state(self, options: Any) -> LeavingEarth:
        return self.start.copy()


class Table:
    """A match of Leaving Earth in the middle of a turn of agency 0, as bare as can be."""

    def __init__(self, agencies: int = 1, missions: Sequence[str] = ("man_on_venus",), year: int = 1960) -> None:
        s = new_table(agencies, "medium")
        s.phase = TURN
        s.year = year
        for mission in missions:
            s.open |= BIT[MISSION_NAMES.index(mission)]
        s.cards = [stack[0] for stack in STACKS]
        for agency in s.agencies:
            agency.money = 25
        self._start = s
        self._match: Match | None = None
        self.script: list[str] = []

    # --- setting the table

    @property
    def s(self) -> LeavingEarth:
        """The state: the one being prepared, or once the match runs its own."""
        state = self._start if self._match is None else self._match.state
        assert isinstance(state, LeavingEarth)
        return state

    def agency(self, seat: int = 0) -> Agency:
        return self.s.agencies[seat]

    def knows(self, seat: int = 0, **piles: str) -> Table:
        """Give an agency advancements with these outcomes upon them."""
        for name, pile in piles.items():
            i = ADVANCEMENT_NAMES.index(name)
            self.agency(seat).owned |= BIT[i]
            self.agency(seat).outcomes[i] = sum(UNIT[LETTERS.index(letter)] for letter in pile)
        return self

    def card(self, card: str, revealed: bool = True) -> Table:
        """Put a hidden card in its place."""
        number = HIDDEN_CARD_NAMES.index(card)
        place = next(i for i, stack in enumerate(STACKS) if number in stack)
        self.s.cards[place] = number
        if revealed:
            self.s.revealed |= BIT[place]
        return self

    def store(self, *parts: str, seat: int = 0) -> Table:
        """Lay components and astronauts on Earth."""
        for part in parts:
            if part in ROLES:
                hire(self.s, self.agency(seat), ROLES.index(part))
            else:
                self.agency(seat).store[PART_NAMES.index(part)] += 1
        return self

    def craft(self, at: str, *parts: str, seat: int = 0, tokens: int = 0, origin: str = "") -> Craft:
        """A spacecraft somewhere; with tokens it is under way from `origin`."""
        agency = self.agency(seat)
        craft = new_craft(self.s, agency, LOCATION_NAMES.index(at))
        craft.tokens = tokens
        if tokens:
            craft.trip = next(
                i
                for i, way in enumerate(MANEUVERS)
                if way.destination == craft.location and (not origin or LOCATION_NAMES[way.origin] == origin)
            )
        for part in parts:
            role = part.removeprefix("hurt_")
            if role in ROLES:
                number = hire(self.s, agency, ROLES.index(role))
                agency.astronauts.remove(number)
                craft.crew.append(number)
                if role != part:
                    self.s.people[number] += HURT
            else:
                craft.add(PART_NAMES.index(part), 1)
        return craft

    # --- playing

    @property
    def match(self) -> Match:
        """The running match; from here on the table is no longer set but played."""
        if self._match is None:
            options = {"players": len(self._start.agencies), "level": "medium"}
            self._match = Match(Prepared(self._start), options, Stack(self.script))
        return self._match

    def deals(self, *draws: str) -> Table:
        """What the dealer will deal next."""
        self.script.extend(draws)
        return self

    def play(self, *moves: str) -> Table:
        """Answer the asks one after the other, whoever is asked."""
        for move in moves:
            self.match.play(move)
        return self

    @property
    def question(self) -> str:
        return self.match.asks[0].question if self.match.asks else "over"

    @property
    def asked(self) -> int:
        """Who is asked."""
        return self.match.asks[0].seat

    @property
    def offered(self) -> list[str]:
        """The moves on offer, but for the one that takes a choice back."""
        return [str(move) for move in self.match.asks[0].moves if move.verb is not BACK]

    @property
    def can_go_back(self) -> bool:
        """Whether the choice that led here can be taken back."""
        return any(move.verb is BACK for move in self.match.asks[0].moves)

    # --- looking

    def fleet(self, seat: int = 0) -> list[int]:
        return [craft.number for craft in self.agency(seat).fleet]

    def ship(self, number: int = 1, seat: int = 0) -> Craft:
        return craft_of(self.agency(seat), number)

    def place(self, number: int = 1, seat: int = 0) -> str:
        return LOCATION_NAMES[self.ship(number, seat).location]

    def parts(self, number: int = 1, seat: int = 0) -> dict[str, int]:
        return counted(self.ship(number, seat).parts)

    def stored(self, seat: int = 0) -> dict[str, int]:
        return counted(self.agency(seat).store)

    def pile(self, advancement: str, seat: int = 0) -> str | None:
        """The outcomes on an advancement, or None where it is not owned."""
        pile = self.agency(seat).outcomes[ADVANCEMENT_NAMES.index(advancement)]
        return None if pile < 0 else "".join(LETTERS[i] * number for i, number in enumerate(SPLIT[pile]))

    def missions(self, seat: int = 0) -> list[str]:
        return [name for i, name in enumerate(MISSION_NAMES) if self.agency(seat).missions & BIT[i]]

    def open_missions(self) -> list[str]:
        return [name for i, name in enumerate(MISSION_NAMES) if self.s.open & BIT[i]]

    def hurt(self, number: int) -> bool:
        """Whether this astronaut is incapacitated."""
        return is_hurt(self.s.people[number])

    def is_revealed(self, place: str) -> bool:
        return bool(self.s.revealed & BIT[EXPLORABLE.index(place)])


def counted(parts: Sequence[int]) -> dict[str, int]:
    return {PART_NAMES[slot]: number for slot, number in enumerate(parts) if number}
