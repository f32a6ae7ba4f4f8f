"""The environments are what PettingZoo and Gymnasium call one, judged by their own checkers, in all games."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import cosmodrome
from cosmodrome.conformance import sample_options
from cosmodrome.games import TABLE
from cosmodrome.kernel import BadOptionValue, IllegalMove
from cosmodrome.lab import SHORT, SoloEnv, Table, VectorEnv, aec_env
from cosmodrome.lab.solo import IDS
from cosmodrome.lab.table import final_rewards

GAMES = sorted(TABLE)
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    *((game, {"short": True}) for game in GAMES),
    ("galactic_cruise", {"players": 1}),
    ("galaxy_trucker", {"players": 4, "tempo": "race"}),
    ("galaxy_trucker", {"players": 4, "teams": "switch"}),
    ("leaving_earth", {"players": 5, "level": "very_hard"}),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_pettingzoo_accepts_every_game(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # The checker remarks that a mask and an observation have different types, which is their nature.
        warnings.simplefilter("ignore")
        api_test(aec_env(game, horizon=150, **options), num_cycles=120)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_match(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: aec_env(game, horizon=60), num_cycles=60)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_every_game(game: str) -> None:
    env = gymnasium.make(IDS[game], opponents=["random"], disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_the_list_of_legal_moves(game: str) -> None:
    boxed = cosmodrome.find(game)
    for seed in range(4):
        table = Table(game, sample_options(boxed, seed))
        rng = random.Random(seed)
        table.begin(seed)
        for _ in range(40):
            if table.over:
                break
            assert table.match is not None
            ask = table.match.ask_of(table.seat)
            assert ask is not None
            assert table.legal_ids() == [move.id for move in ask.moves]
            wrong = rng.randrange(boxed.moves.size)
            assert table.is_legal(wrong) == (wrong in table.legal_ids())
            table.act(rng.choice(table.legal_ids()))


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = Table("leaving_earth", {})
    table.begin(1)
    before = table.observe(0), table.legal_ids()
    wrong = next(move for move in range(table.game.moves.size) if not table.is_legal(move))
    with pytest.raises(IllegalMove):
        table.act(wrong)
    assert (table.observe(0), table.legal_ids()) == before
    env = SoloEnv("leaving_earth")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(wrong))
    assert (reward, ended, info["illegal"]) == (-1.0, False, True)


def test_an_illegal_move_ends_a_match_in_pettingzoo_and_costs_its_agent() -> None:
    env = aec_env("leaving_earth")
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    agent, other = env.agent_selection, next(one for one in env.agents if one != env.agent_selection)
    seen = env.observe(agent)
    assert seen is not None
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert (env.rewards[agent], env.rewards[other]) == (-1.0, 0.0)
    for _ in env.agent_iter():
        env.step(None)  # type: ignore[arg-type]
    assert env.agents == []


def test_a_match_against_bots_ends_with_a_result() -> None:
    env = SoloEnv("galaxy_trucker", opponents=["greedy"], short=True)
    _, info = env.reset(seed=3)
    ended, reward, rng = False, 0.0, random.Random(1)
    while not ended:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, ended, _, info = env.step(np.int64(rng.choice(legal.tolist())))
    assert len(info["scores"]) == 2
    assert reward == (1.0 if info["won"] and len(info["scores"]) > 1 else -1.0) or info["won"]


def test_opponents_must_fit_the_seats() -> None:
    with pytest.raises(BadOptionValue):
        SoloEnv("leaving_earth", opponents=["random", "random"], players=2)


def test_dense_rewards_add_up_to_the_sparse_one_and_the_score() -> None:
    table = Table("galaxy_trucker", SHORT["galaxy_trucker"], dense=True)
    rng = random.Random(5)
    table.begin(5)
    earned = [0.0] * table.players
    while not table.over:
        table.act(rng.choice(table.legal_ids()))
        for seat in range(table.players):
            earned[seat] += table.pay(seat)
    assert table.match is not None
    final = final_rewards(table.match)
    credits = [score / 50 for score in table.match.result.scores]
    assert earned == pytest.approx([a + b for a, b in zip(final, credits, strict=True)])


def test_the_horizon_truncates() -> None:
    table = Table("leaving_earth", {}, horizon=7)
    table.begin(1)
    while not table.over:
        table.act(table.legal_ids()[0])
    assert table.truncated
    assert table.answers == 7


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_begins_anew_by_itself(game: str) -> None:
    env = VectorEnv(game, 3, horizon=20, reward="dense")
    env.reset(seed=4)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(50):
        assert env.masks.any(axis=1).all()
        env.step([int(rng.choice(np.flatnonzero(mask))) for mask in env.masks])
        ended += int(env.dones.sum())
    assert ended >= 6
    assert env.rewards.shape == (3, env.players)
    with pytest.raises(ValueError, match="tables"):
        env.step([0])


def test_processes_play_the_same_matches_as_one() -> None:
    def play(processes: int) -> list[bytes]:
        with VectorEnv("leaving_earth", 4, processes=processes, players=2, reward="dense", horizon=30) as env:
            env.reset(seed=9)
            seen = []
            for _ in range(40):
                env.step(env.masks.argmax(axis=1))
                seen.append(env.observations.tobytes() + env.rewards.tobytes() + env.seats.tobytes())
            return seen

    assert play(1) == play(2)


def test_more_processes_than_tables_are_refused() -> None:
    with pytest.raises(BadOptionValue, match="shared out"):
        VectorEnv("leaving_earth", 1, processes=2)


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptionValue, match="one of sparse, dense"):
        aec_env("leaving_earth", reward="plenty")
