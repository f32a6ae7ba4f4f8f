"""The judge of Galaxy Trucker: everybody builds on and flies sensibly to the end of the round; credits count.

The worth of a tile comes from the builder's own measure: one tile among thirty is lost in the luck of a flight.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cosmodrome.bots.galaxy_trucker.builder import Wishes, adjusted_plan, best_placement, placement_worth
from cosmodrome.bots.galaxy_trucker.greedy import BUILDING, GreedyBot
from cosmodrome.bots.galaxy_trucker.searching import SEARCHED, FlightGuide
from cosmodrome.bots.judge import Judge, Option
from cosmodrome.bots.search.answers import Worlds
from cosmodrome.bots.search.guide import Guide
from cosmodrome.games.galaxy_trucker.moves import DEAL_TILE, FINISH, LAY
from cosmodrome.games.galaxy_trucker.state import ACCOUNTS, ADVENTURE, COURSE, SETUP, GalaxyTrucker
from cosmodrome.kernel import Ask, Match, Move

#: By how much a ship's credits of one round differ from what one could expect.
SPREAD: Final = 14.0


class RoundGuide(FlightGuide):
    """Builds on and flies; every seat has a builder with a memory of its own, for one playout."""

    def __init__(self) -> None:
        self._builders: dict[int, GreedyBot] = {}

    def policy(self, world: Match, ask: Ask) -> Move:
        if ask.question not in BUILDING:
            return super().policy(world, ask)
        s = world.state
        assert isinstance(s, GalaxyTrucker)
        builder = self._builders.get(ask.seat)
        if builder is None:
            builder = self._builders[ask.seat] = GreedyBot(ask.seat)
        return builder.build(s, ask.seat, ask)


class TruckerJudge(Judge):
    """A round at a time: what is built for the next one is nobody's luck yet."""

    unit = "credits"

    def guide(self) -> Guide:
        return RoundGuide()

    def until(self, world: Match) -> int:
        return _state(world).round_index + 1

    def points(self, world: Match) -> list[float]:
        s = _state(world)
        return [float(s.credits(seat)) for seat in range(s.players)]

    def sides(self, world: Match) -> list[int]:
        s = _state(world)
        return [s.purse(seat) for seat in range(s.players)]

    def spread(self, world: Match) -> float:
        s = _state(world)
        return SPREAD * sqrt(max(0, len(s.rounds) - s.round_index))

    def sources(self, world: Match, seat: int) -> dict[str, float]:
        s = _state(world)
        return {name: float(sum_) for name, sum_ in zip(ACCOUNTS, s.ledger[s.purse(seat)], strict=True)}

    def options(self, worlds: Worlds, most: int) -> list[Option]:
        seat = worlds.seat.number
        world = worlds.world(0)
        s = _state(world)
        ask = world.ask_of(seat)
        assert ask is not None
        if ask.question not in BUILDING:
            return [Option(move) for move in FlightGuide().candidates(world, ask, most)]
        own = GreedyBot(seat).build(s, seat, ask)
        moves = [own]
        if own.verb is LAY:
            moves += [move for move in _by_worth(s, seat, ask) if move is not own]
        elif own.verb is not FINISH:
            moves += [move for move in ask.answers if move.verb is FINISH][:1]
        return [Option(move) for move in moves[:most]]

    def weighty(self, ask: Ask) -> bool:
        return ask.question in SEARCHED or ask.question == "holding"

    def puzzling(self, ask: Ask) -> bool:
        # A single tile is lost in the luck of the flight, and nobody gives the larger piece away.
        return ask.question in SEARCHED and ask.question != "keep_piece"

    def source(self, question: str) -> str:
        return {"deal_tile": "tiles", "roll": "dice"}.get(question, "cards")

    def stage(self, world: Match) -> tuple[str, int]:
        return "round", _state(world).round_index + 1

    def step(self, world: Match) -> int:
        s = _state(world)
        flown = s.phase in (COURSE, ADVENTURE)
        left = sum(len(pile) for pile in s.piles)
        return s.round_index * 1000 + (
            500 - left if flown else sum(ship.occupied.bit_count() for ship in s.ships) // 12
        )

    def settled(self, world: Match) -> bool:
        # Nobody has built anything yet when the cards of a round are dealt.
        return _state(world).phase == SETUP

    def at_once(self, world: Match, drawn: list[Move], mover: int) -> list[list[float]] | None:
        s = _state(world)
        if not drawn or drawn[0].verb is not DEAL_TILE:
            return None
        ship = s.ships[mover]
        wishes = Wishes(ship, adjusted_plan(GreedyBot(0).dials.plan, []))
        worth: dict[int, float] = {}
        for move in drawn:
            if move.arg not in worth:
                # What fits nowhere or harms goes back to the table.
                worth[move.arg] = max(0.0, best_placement(wishes, move.arg)[0])
        return [[worth[move.arg] if seat == mover else 0.0 for seat in range(s.players)] for move in drawn]


def _by_worth(s: GalaxyTrucker, seat: int, ask: Ask) -> list[Move]:
    """All places for the tile in hand, the best by the builder's own measure first."""
    ship = s.ships[seat]
    wishes = Wishes(ship, adjusted_plan(GreedyBot(0).dials.plan, []))
    fill = ship.occupied.bit_count() / ship.board.size
    found = [
        (
            placement_worth(wishes, ship.board.square[move.arg >> 2], ship.hand * 4 + (move.arg & 3), fill),
            -move.arg,
            move,
        )
        for move in ask.moves
        if move.verb is LAY
    ]
    found.sort(reverse=True)
    return [move for _, _, move in found]


def _state(world: Match) -> GalaxyTrucker:
    s = world.state
    assert isinstance(s, GalaxyTrucker)
    return s
