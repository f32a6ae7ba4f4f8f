"""Nothing appears or vanishes: the pieces of the box are counted throughout random matches over all options."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cosmodrome.conformance import sample_options
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Match, SeededDealer


@pytest.mark.parametrize("seed", range(24))
def test_every_piece_is_accounted_for_throughout_a_match(seed: int) -> None:
    rng = random.Random(seed)
    match = Match(GAME, sample_options(GAME, seed), SeededDealer(seed), listen=False)
    safe = None
    while not match.over and match.ply < 4000:
        ask = rng.choice(match.asks)
        match.play_trusted(ask, rng.choice(ask.moves))
        if match.safe_state is not None and match.safe_state is not safe:
            safe = match.safe_state
            assert isinstance(safe, GalacticCruise)
            assert GAME.check(safe) == ""


def _lose_a_guest(s: GalacticCruise) -> None:
    s.supply[0] -= 1


def _double_a_card(s: GalacticCruise) -> None:
    s.agenda_discard.append(s.agenda_deck[0])


def _lose_a_card(s: GalacticCruise) -> None:
    s.agenda_deck.pop()


def _oversell(s: GalacticCruise) -> None:
    s.supply[0] -= 20
    s.queue[0][0] += 20


def _double_a_blueprint(s: GalacticCruise) -> None:
    s.blueprint_discard.append(s.blueprint_stack[0])


def _lose_a_cruise(s: GalacticCruise) -> None:
    s.cruise_stack.pop()


def _overspend(s: GalacticCruise) -> None:
    s.companies[0].money = -1


def _overstore(s: GalacticCruise) -> None:
    s.companies[1].resources[0] = s.companies[1].storage[0] + 1


def _score_unseen(s: GalacticCruise) -> None:
    s.companies[0].vp += 1


def _rise_too_high(s: GalacticCruise) -> None:
    s.companies[0].reputation = 19


def _send_a_worker_away(s: GalacticCruise) -> None:
    s.companies[0].workers_home -= 1


def _develop_unseen(s: GalacticCruise) -> None:
    s.companies[0].built[0] += 1


def _overfill_the_track(s: GalacticCruise) -> None:
    s.filled = put(s.filled, 0, s.sections[0] + 1)


@pytest.mark.parametrize(
    "spoil",
    [
        _lose_a_guest,
        _double_a_card,
        _lose_a_card,
        _oversell,
        _double_a_blueprint,
        _lose_a_cruise,
        _overspend,
        _overstore,
        _score_unseen,
        _rise_too_high,
        _send_a_worker_away,
        _develop_unseen,
        _overfill_the_track,
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[GalacticCruise], None]) -> None:
    match = Match(GAME, GAME.check_options({"players": 2}), SeededDealer(1), listen=False)
    match.play_out(random.Random(1).randrange, 60)
    assert isinstance(match.safe_state, GalacticCruise)
    s = match.safe_state.copy()
    assert GAME.check(s) == ""
    spoil(s)
    assert GAME.check(s)
