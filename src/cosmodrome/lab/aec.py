"""PettingZoo: all seats learn, one question after another (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from cosmodrome.arena.seeds import derive
from cosmodrome.lab.seats import chosen, is_dense
from cosmodrome.lab.table import Table

Observation = dict[str, Any]

#: What an illegal move costs whoever made it.
ILLEGAL = -1.0


def aec_env(
    game: str, *, reward: str = "sparse", horizon: int = 0, short: bool = False, **options: Any
) -> AECEnv[str, Observation, int]:
    """A game as a PettingZoo environment. An illegal move ends the match, with a penalty for whoever made it."""
    return raw_env(game, reward=reward, horizon=horizon, short=short, **options)


class raw_env(AECEnv[str, Observation, int]):  # PettingZoo's own name for it
    """The environment itself: agents are `seat_0`, `seat_1`, ...; an action is a move's stable id.

    It keeps by itself what PettingZoo's usual wrappers promise (nothing before a reset, nothing illegal), since three
    of them around each other take longer for a step than the game does.
    """

    def __init__(
        self, game: str, *, reward: str = "sparse", horizon: int = 0, short: bool = False, **options: Any
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._table = Table(game, chosen(game, options, short), {}, is_dense(reward), horizon)
        self.metadata = {"name": f"{game}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._moves = self._table.game.moves.size
        size = self._table.encoding.size
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._moves,), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(self._moves) for agent in self.possible_agents}
        self._observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self._seed = 0
        self._episode = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed, self._episode = seed, 0
        self._table.begin(derive(self._seed, "episode", self._episode))
        self._episode += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> Observation:
        if self._table.match is None:
            EnvLogger.error_observe_before_reset()
        seat = self._seats[agent]
        mask = np.zeros(self._moves, np.int8)
        if not self._table.over and seat == self._table.seat:
            mask[self._table.legal_ids()] = 1
        return {"observation": np.frombuffer(self._table.observe(seat), np.uint8).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        table = self._table
        if table.match is None:
            EnvLogger.error_step_before_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not table.is_legal(int(action)):
            EnvLogger.warn_on_illegal_move()
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.rewards[agent] = ILLEGAL
            self._accumulate_rewards()
            return
        table.act(int(action))
        for each in self.agents:
            self.rewards[each] = table.pay(self._seats[each])
        if table.over:
            self.terminations = dict.fromkeys(self.agents, not table.truncated)
            self.truncations = dict.fromkeys(self.agents, table.truncated)
        else:
            self.agent_selection = self.possible_agents[table.seat]
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing to see: `cosmodrome replay` shows matches."""

    def close(self) -> None:
        """Nothing is held."""
