"""Environments for learners, ours and others': random legal steps. `environment_worker.py KIND GAME`.

Kinds: `pettingzoo` (ours), `vector` (ours), `classic` (PettingZoo's own games), `rlcard`. The peers run in an
environment of their own. PettingZoo's loop is the one from its documentation, the same for theirs and for ours, and
picking one of the legal moves counts as part of a step; of a vector only `step` is timed, since whoever picks for many
tables at once is the learner.
"""

import importlib
import os
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
# PettingZoo's games greet on import.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
from worker import Contender, serve

TABLES = 16


class PettingZoo(Contender):
    """One match after another through `agent_iter`, with observation and mask of every step."""

    def __init__(self, env):
        self.env = env

    def playout(self, seed):
        env, lots, steps = self.env, random.Random(seed).random, 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(lots() * len(legal))]))
            steps += 1
        return steps


class Vector(Contender):
    """Many tables in arrays. Only its own step is timed."""

    def __init__(self, game):
        from cosmodrome.lab import VectorEnv

        self.env = VectorEnv(game, TABLES)

    def playouts(self, seconds, seed):
        env, lots, spent, steps, matches = self.env, random.Random(seed).random, 0.0, 0, 0
        env.reset(seed)
        while spent < seconds:
            legal = [np.flatnonzero(mask) for mask in env.masks]
            moves = [row[int(lots() * len(row))] for row in legal]
            began = time.process_time()
            env.step(moves)
            spent += time.process_time() - began
            steps += env.n
            matches += int(env.dones.sum())
        return {"games": matches, "decisions": steps, "cpu": spent}


class RLCard(Contender):
    """RLCard's own loop: a state with its legal actions after every step."""

    def __init__(self, game):
        import rlcard

        self.env = rlcard.make(game)

    def playout(self, seed):
        env, lots, steps = self.env, random.Random(seed).random, 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(lots() * len(legal))])
            steps += 1
        return steps


def contender(kind, game):
    if kind == "vector":
        return Vector(game)
    if kind == "rlcard":
        return RLCard(game)
    if kind == "classic":
        return PettingZoo(importlib.import_module(f"pettingzoo.classic.{game}").env())
    from cosmodrome.lab import aec_env

    return PettingZoo(aec_env(game))


if __name__ == "__main__":
    serve(contender(sys.argv[1], sys.argv[2]))
