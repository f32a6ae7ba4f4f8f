"""Nothing appears or vanishes: the pieces of the box are counted throughout random matches over all options."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cosmodrome.conformance import sample_options
from cosmodrome.games.galactic_cruise.bits import COUNT
from cosmodrome.games.galactic_cruise.company import EXPERT, WORKER
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.state import EMPTY, NPC, SETUP, GalacticCruise
from cosmodrome.kernel import Match, SeededDealer


def check(s: GalacticCruise) -> None:
    """Every piece is somewhere, and no store holds more than it can or less than nothing."""
    for guest in range(3):
        aboard = sum(one.guests[guest] for p in s.companies for one in p.shuttles)
        waiting = s.supply[guest] + sum(section[guest] for section in s.queue) + sum(x[guest] for x in s.presold)
        assert aboard + waiting == 12
    cards = [*s.agenda_deck, *s.agenda_discard, *(c for c in s.agenda_display if c >= 0)]
    once(cards + [card for p in s.companies for card in p.hand])
    built = [segment for p in s.companies for one in p.shuttles for segment in one.segments]
    held = [blueprint for p in s.companies for blueprint in p.blueprints]
    shown = [b for b in s.blueprint_display if b >= 0]
    assert sorted(s.blueprint_stack + s.blueprint_discard + shown + built + held) == list(range(48))
    cruising = [one.cruise for p in s.companies for one in p.shuttles if one.cruise >= 0]
    if s.launch_shuttle < 0:
        on_board = [c for c in s.market if c >= 0]
        assert sorted(s.cruise_stack + s.cruise_discard + on_board + cruising) == list(range(18))
    for p in s.companies:
        assert min(p.money, p.ads, p.vp, p.launch_cubes) >= 0
        assert 0 <= p.reputation <= 18
        assert all(0 <= have <= room for have, room in zip(p.resources, p.storage, strict=True))
        assert p.vp == sum(p.earned)
        assert COUNT[p.network] + COUNT[p.technologies] == p.developments <= 9
        assert len(p.shuttles) <= p.shuttle_limit
        assert all(len(one.segments) <= p.segment_limit for one in p.shuttles)
        workers(s, p.seat)
    assert all(0 <= filled <= size for filled, size in zip(s.filled, s.sections, strict=True))


def once(pieces: list[int]) -> None:
    twice = [piece for piece, number in Counter(pieces).items() if number > 1]
    assert not twice


def workers(s: GalacticCruise, seat: int) -> None:
    p = s.companies[seat]
    launching = s.launch_shuttle >= 0 and s.active == seat
    for kind, home, owned in ((WORKER, p.workers_home, 2), (EXPERT, p.experts_home, COUNT[p.experts_hired])):
        out = sum(1 for piece in s.workers if piece == seat * 2 + (kind == EXPERT))
        flying = sum(1 for one in p.shuttles if one.cruise >= 0 and one.pilot == kind)
        assert home >= 0
        assert home + out + flying + (launching and s.launcher == kind) == owned
    assert sum(1 for piece in s.workers if piece != EMPTY and piece >> 1 == NPC) <= 2


@pytest.mark.parametrize("seed", range(24))
def test_every_piece_is_accounted_for_throughout_a_match(seed: int) -> None:
    rng = random.Random(seed)
    match = Match(GAME, sample_options(GAME, seed), SeededDealer(seed), listen=False, checkpoints=False)
    s = match.state
    assert isinstance(s, GalacticCruise)
    while not match.over and match.ply < 4000:
        ask = rng.choice(match.asks)
        before = s.phase
        match.play_trusted(ask, rng.choice(ask.moves))
        if s.phase > SETUP and not s.frames and s.payment is None and before == s.phase:
            check(s)
