"""Free moves: offered with every question about what to do next, on the own turn and nowhere else."""

from __future__ import annotations

import random

import cosmodrome
from cosmodrome.games.galactic_cruise.rules import free
from cosmodrome.kernel import Ask

#: Questions that only complete a choice just made.
PARTS = {"place_development", "into_shuttle", "segment_place"}


def asked(seed: int) -> list[tuple[Ask, int]]:
    """Every ask of the first thousand answers of a random match, with the company whose turn it is."""
    rng = random.Random(seed)
    match = cosmodrome.new("galactic_cruise", players=3, seed=seed)
    found = []
    for _ in range(1000):
        ask = match.asks[0]
        found.append((ask, match.view(None)["active"]))
        match.play(rng.choice(ask.moves), ask.seat)
    return found


def offers_free_moves(ask: Ask) -> bool:
    return any(move.verb in free.VERBS for move in ask.moves)


def test_the_parts_of_one_choice_are_not_interrupted() -> None:
    asks = [ask for seed in range(3) for ask, _ in asked(seed)]
    parts = [ask for ask in asks if ask.question in PARTS]
    assert len({ask.question for ask in parts}) >= 2
    assert not any(offers_free_moves(ask) for ask in parts)
    assert any(offers_free_moves(ask) for ask in asks if ask.question == "turn")
    assert any(offers_free_moves(ask) for ask in asks if ask.question == "action")


def test_nobody_but_the_active_company_is_offered_to_spend_reputation() -> None:
    spends = [
        (ask.seat, active)
        for seed in range(3)
        for ask, active in asked(seed)
        if any(move.verb.name == "spend_reputation" for move in ask.moves) and ask.question != "spend_reputation"
    ]
    assert spends
    assert all(seat == active for seat, active in spends)
