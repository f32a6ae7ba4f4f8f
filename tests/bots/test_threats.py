"""What a builder reckons with: the hits of the cards it has seen, and what they would break."""

from __future__ import annotations

import pytest

from cosmodrome.bots.galaxy_trucker.greedy import GreedyBot
from cosmodrome.bots.galaxy_trucker.threats import LARGE, SMALL, Threats, expected_loss
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.rules.hits import gun_lanes
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import BUILDING, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BIT
from cosmodrome.kernel import Match, SeededDealer

CHANCES = {roll: (6 - abs(7 - roll)) / 36 for roll in range(2, 13)}


def built(seed: int) -> GalaxyTrucker:
    """The table of round 3 once two greedy builders have launched."""
    match = Match(GAME, GAME.check_options({"players": 2, "rounds": ["3"]}), SeededDealer(seed), listen=False)
    seats = [GreedyBot(seed), GreedyBot(seed + 1)]
    while True:
        s = match.state
        assert isinstance(s, GalaxyTrucker)
        if s.phase > BUILDING:
            return s
        ask = match.asks[0]
        match.play(seats[ask.seat].choose(match.seat(ask.seat)), ask.seat)


def broken(ship: Ship, sq: int) -> int:
    """How many components go if this one does, by the rules' own pieces."""
    trial = ship.copy()
    trial.remove(sq)
    return ship.occupied.bit_count() - max(piece.bit_count() for piece in trial.pieces())


@pytest.mark.parametrize("sort", [LARGE, SMALL])
def test_the_expected_loss_is_what_every_roll_would_break_weighed_by_the_dice(sort: int) -> None:
    s = built(5)
    threats = Threats(s, 0)
    for ship in s.ships:
        for side in range(4):
            threats.hits = [float(n == sort + side) for n in range(16)]
            loss = 0.0
            for roll, chance in CHANCES.items():
                sq = ship.first_met(side, roll)
                guns = ship.guns_facing(side, double=False) | ship.guns_facing(side, double=True)
                stopped = guns & gun_lanes(ship, side, roll) if sort == LARGE else not ship.connectors[side] & BIT[sq]
                if sq >= 0 and not stopped:
                    loss += chance * broken(ship, sq)
            # A shield nearly always has its battery token.
            share = 0.2 if sort == SMALL and ship.shield_covers(side) else 1.0
            assert expected_loss(ship, threats) == pytest.approx(share * loss)


def test_a_builder_reckons_with_the_cards_it_has_seen_and_with_no_others() -> None:
    s = built(6)
    s.seen[0] = BIT[0] | BIT[2]
    hits = Threats(s, 0).hits
    s.piles[1], s.piles[3] = s.piles[3], s.piles[1]
    assert Threats(s, 0).hits == hits
    s.piles[0], s.piles[1] = s.piles[1], s.piles[0]
    assert Threats(s, 0).hits != hits
