"""OpenSpiel's own random-simulation test accepts every game; draws are chance nodes with their probabilities."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import random
from typing import Any

import pytest

from cosmodrome.games import TABLE
from cosmodrome.kernel import BadOptionValue

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
importlib.import_module("cosmodrome.lab.openspiel")

SHORT: list[tuple[str, dict[str, Any]]] = [
    ("galactic_cruise", {"players": 1, "variants": "short"}),
    ("galaxy_trucker", {"players": 3, "rounds": "1+2"}),
    ("galaxy_trucker", {"players": 4, "rounds": "1", "tempo": "race", "teams": "partners"}),
    ("leaving_earth", {"players": 1, "level": "easy"}),
]


@pytest.mark.parametrize(("game", "options"), SHORT)
def test_openspiel_accepts_every_game(game: str, options: dict[str, Any]) -> None:
    """It plays a match at random and holds every state, copy, observation and serialised form against the promises."""
    loaded = pyspiel.load_game(f"cosmodrome_{game}", options)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", sorted(TABLE))
def test_draws_are_chance_and_copies_go_their_own_way(game: str) -> None:
    rng = random.Random(1)
    state = pyspiel.load_game(f"cosmodrome_{game}").new_initial_state()
    chances = 0
    for _ in range(60):
        if state.is_chance_node():
            chances += 1
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [move for move, _ in outcomes] == state.legal_actions()
        action = rng.choice(state.legal_actions())
        twin = state.clone()
        state.apply_action(action)
        assert str(twin) != str(state)
        twin.apply_action(action)
        assert str(twin) == str(state)
    assert chances > 0
    assert str(pickle.loads(pickle.dumps(state.play)).table.match.lines_since(0)) == str(
        copy.deepcopy(state.play).table.match.lines_since(0)
    )


def test_an_observation_is_the_encoding_and_the_view_of_its_seat() -> None:
    game = pyspiel.load_game("cosmodrome_leaving_earth(players=2,level=easy)")
    state = game.new_initial_state()
    rng = random.Random(2)
    for _ in range(50):
        state.apply_action(rng.choice(state.legal_actions()))
    for seat in range(2):
        assert state.observation_tensor(seat) == list(map(float, state.play.table.observe(seat)))
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(state.play.table.match.view(seat)))


def test_wrong_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptionValue, match="players cannot be 9"):
        pyspiel.load_game("cosmodrome_leaving_earth(players=9)")
