"""Gymnasium: one learner and bots in the other seats: `gymnasium.make("Cosmodrome/LeavingEarth-v1")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from cosmodrome.lab.seats import chosen, is_dense, seated
from cosmodrome.lab.table import Table

Observation = npt.NDArray[np.uint8]

#: The ids under which the games are known to Gymnasium.
IDS = {
    "galactic_cruise": "Cosmodrome/GalacticCruise-v1",
    "galaxy_trucker": "Cosmodrome/GalaxyTrucker-v1",
    "leaving_earth": "Cosmodrome/LeavingEarth-v1",
}

#: What an illegal move costs; it changes nothing else.
ILLEGAL = -1.0


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One learner in a seat. The mask of legal moves is in `info["action_mask"]` and `action_masks()`."""

    metadata = {"render_modes": []}  # noqa: RUF012  # Gymnasium's own class attribute

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        reward: str = "sparse",
        horizon: int = 0,
        short: bool = False,
        **options: Any,
    ) -> None:
        given = chosen(game, options, short)
        self.seat = seat
        bots = seated(game, given, opponents, seat)
        self._table = Table(game, given, bots, is_dense(reward), horizon)
        moves = self._table.game.moves.size
        self.observation_space = spaces.Box(0, 255, (self._table.encoding.size,), np.uint8)
        self.action_space = spaces.Discrete(moves)
        self._mask = np.zeros(moves, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._table.begin(int(self.np_random.integers(2**62)))
        while self._table.over:
            self._table.begin(int(self.np_random.integers(2**62)))
        return self._look(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self._table
        if not table.is_legal(int(action)):
            return self._look(), ILLEGAL, False, False, self._info(illegal=True)
        table.act(int(action))
        reward = table.pay(self.seat)
        ended = table.over and not table.truncated
        return self._look(), reward, ended, table.truncated, self._info()

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Which moves are legal now: what sb3-contrib's MaskablePPO asks for."""
        mask = np.zeros_like(self._mask)
        if not self._table.over:
            mask[self._table.legal_ids()] = 1
        return mask

    def _look(self) -> Observation:
        return np.frombuffer(self._table.observe(self.seat), np.uint8).copy()

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "illegal": illegal}
        match = self._table.match
        if match is not None and match.over:
            info["scores"] = match.result.scores
            info["won"] = self.seat in match.result.winners
        return info


def register() -> None:
    """Register the games with Gymnasium; importing `cosmodrome.lab` does this."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "cosmodrome.lab.solo:SoloEnv", kwargs={"game": game})
