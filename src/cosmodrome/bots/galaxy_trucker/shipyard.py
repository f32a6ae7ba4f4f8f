"""The shipyard: a ship as it stands, flown through imagined decks to say what it is worth, part by part.

One flight is mostly luck, so different placements of a tile fly through the same decks. This is for hints alone: a
builder that let such flights choose its last placements was no better for it.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.bots.galaxy_trucker.builder import Wishes, adjusted_plan, best_placement, cut_off, placement_worth
from cosmodrome.bots.galaxy_trucker.forecast import PARTS
from cosmodrome.bots.galaxy_trucker.greedy import GreedyBot
from cosmodrome.bots.galaxy_trucker.searching import FlightGuide
from cosmodrome.bots.search import Hint, Reason, play_on
from cosmodrome.games.galaxy_trucker.moves import LAY
from cosmodrome.games.galaxy_trucker.rules.building import drop_hand, finish
from cosmodrome.games.galaxy_trucker.rules.tempo import end_building
from cosmodrome.games.galaxy_trucker.ship import squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import FACE_ROLE, TILE_TURNS
from cosmodrome.kernel import Match, Seat, SeededDealer

#: How many placements are compared.
MOST: Final = 4
#: A placement the plan thinks this much worse is not tried.
MUCH_WORSE: Final = 1.2
LIMIT: Final = 3_000


class Placements:
    """Several places for the tile in hand, the builder's own first, and flights by number."""

    def __init__(self, world: Match, seat: int, places: list[tuple[int, int]], seed: int) -> None:
        self.world = world
        self.seat = seat
        self.places = places
        self.seed = seed
        self.guide = FlightGuide()

    def fly(self, option: int, future: int) -> Match | None:
        """The world after a flight with the tile laid there: everybody stops building now."""
        s = self.world.state.copy()
        assert isinstance(s, GalaxyTrucker)
        sq, turn = self.places[option]
        ship = s.ships[self.seat]
        if sq >= 0:
            ship.lay(sq, ship.hand * 4 + turn)
            ship.hand = -1
        for other in range(s.players):
            drop_hand(s, other)
        for other in range(s.players):
            if not s.ships[other].number:
                finish(s, other, s.free_numbers()[0])
        end_building(s)
        flown = Match(self.world.game, self.world.options, None, checkpoints=False, state=s)
        flown.resume(SeededDealer(self.seed * 1013 + future))
        until = self.guide.clock(self.world) + 1
        return flown if play_on(flown, self.guide, until, LIMIT) else None


class Shipyard:
    """Tells by imagined flights what a ship would earn."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def _places(self, s: GalaxyTrucker, seat: int, own: tuple[int, int]) -> list[tuple[int, int]]:
        """The builder's own place for the tile in hand, and the next best that spoil nothing."""
        ship = s.ships[seat]
        wishes = Wishes(ship, adjusted_plan(GreedyBot(0).dials.plan, []))
        fill = ship.occupied.bit_count() / ship.board.size
        tile = ship.hand
        found = [
            (placement_worth(wishes, sq, tile * 4 + turn, fill), sq, turn)
            for turn in TILE_TURNS[tile]
            for sq in squares_of(ship.fits(tile * 4 + turn))
        ]
        found.sort(reverse=True)
        spoilt = cut_off(wishes, own[0], tile * 4 + own[1])
        least = found[0][0] - MUCH_WORSE
        places = [own]
        for worth, sq, turn in found:
            if len(places) == MOST or worth < least:
                break
            if (sq, turn) != own and cut_off(wishes, sq, tile * 4 + turn) <= spoilt:
                places.append((sq, turn))
        return places

    def explain(self, world: Match, seat: Seat, builder: GreedyBot) -> list[Hint]:
        """What the builder would do, what the ship would earn as it stands, and which part it lacks most."""
        s = world.state
        assert isinstance(s, GalaxyTrucker)
        ship = s.ships[seat.number]
        own = builder.build(s, seat.number, seat.ask)
        plan = adjusted_plan(builder.dials.plan, [])
        wishes = Wishes(ship, plan)
        lacks = max(PARTS, key=lambda part: max(wishes.worth[role] for role in PARTS[part]))
        reasons = [Reason("bot-lacks", {"part": lacks})]
        places = [(-1, 0)]
        if own.verb is LAY:
            place = (ship.board.square[own.arg >> 2], own.arg & 3)
            places = self._places(s, seat.number, place)
            worth, _, _ = best_placement(wishes, ship.hand)
            role = FACE_ROLE[ship.hand * 4 + place[1]]
            reasons = [Reason("bot-part-worth", {"points": round(worth, 1)})]
            reasons += [Reason("bot-lacks", {"part": part}) for part in PARTS if role in PARTS[part] and part == lacks]
        problem = Placements(world, seat.number, places, self.seed)
        hints = []
        for option, (sq, turn) in enumerate(places):
            flown = [problem.fly(option, future) for future in range(12)]
            credits = [self._earned(one, s, seat.number) for one in flown if one is not None]
            mean = sum(credits) / max(1, len(credits))
            move = own if option == 0 else LAY[ship.board.index[sq] * 4 + turn]
            told = [Reason("bot-flights", {"points": round(mean, 1), "futures": len(credits)}), *reasons]
            hints.append(Hint(move, mean, told + ([Reason("bot-habit", {})] if option == 0 else [])))
        return sorted(hints, key=lambda hint: hint.value, reverse=True)

    def _earned(self, flown: Match, s: GalaxyTrucker, seat: int) -> float:
        after = flown.state
        assert isinstance(after, GalaxyTrucker)
        return float(after.credits(seat) - s.credits(seat))
