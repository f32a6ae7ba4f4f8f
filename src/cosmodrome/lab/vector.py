"""VectorEnv: many matches stepped together, for trainers that think in batches.

    env = VectorEnv("leaving_earth", 64, players=1, level="easy")
    env.reset(seed=1)
    while training:
        actions = policy(env.observations, env.masks)   # arrays that every step overwrites in place
        env.step(actions)                               # then: env.rewards, env.dones, env.truncated, env.seats

A match that ends starts again at once: the observation is then that of the new match. Rewards have one column a seat,
since in self-play every seat learns; `seats` says whose question the row holds.
"""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from cosmodrome.kernel import BadOptionValue
from cosmodrome.lab.batch import Batch
from cosmodrome.lab.seats import chosen, is_dense, seated
from cosmodrome.lab.table import Table

Reward = Literal["sparse", "dense"]


class VectorEnv:
    """`n` matches of a game, in this process or shared among several."""

    def __init__(
        self,
        game: str,
        n: int,
        *,
        opponents: Sequence[str] = (),
        reward: Reward = "sparse",
        horizon: int = 0,
        short: bool = False,
        processes: int = 1,
        **options: Any,
    ) -> None:
        if n < processes or processes < 1:
            raise BadOptionValue(f"{n} matches cannot be shared out among {processes} processes")
        options = chosen(game, options, short)
        one = _table(game, options, opponents, reward, horizon)
        self.game, self.n, self.players, self.encoding = game, n, one.players, one.encoding
        size, moves = one.encoding.size, one.game.moves.size
        self.rewards: npt.NDArray[np.float32] = np.zeros((n, self.players), np.float32)
        self.dones: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.truncated: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.seats: npt.NDArray[np.int64] = np.zeros(n, np.int64)
        self._memory: list[SharedMemory] = []
        self._workers: list[tuple[Any, Connection, slice]] = []
        self._batch: Batch | None = None
        plan = (game, options, tuple(opponents), reward, horizon)
        if processes == 1:
            seen, legal = bytearray(n * size), bytearray(n * moves)
            self._batch = Batch([_table(*plan) for _ in range(n)], seen, legal)
            self.observations = np.frombuffer(seen, np.uint8).reshape(n, size)
            self.masks = np.frombuffer(legal, np.uint8).reshape(n, moves)
            return
        self._memory = [SharedMemory(create=True, size=n * size), SharedMemory(create=True, size=n * moves)]
        self.observations = np.frombuffer(_buffer(self._memory[0]), np.uint8, n * size).reshape(n, size)
        self.masks = np.frombuffer(_buffer(self._memory[1]), np.uint8, n * moves).reshape(n, moves)
        context = multiprocessing.get_context("spawn")
        bounds = [n * k // processes for k in range(processes + 1)]
        names = [memory.name for memory in self._memory]
        for first, last in itertools.pairwise(bounds):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, plan, names, first, last), daemon=True)
            process.start()
            self._workers.append((process, ours, slice(first, last)))

    def reset(self, seed: int = 0) -> npt.NDArray[np.uint8]:
        """Begin all matches; the same seed, the same matches, however many processes share them."""
        if self._batch is not None:
            self._batch.reset(seed)
            self._take(self._batch, slice(0, self.n))
        else:
            self._ask_all([("reset", seed)] * len(self._workers))
        return self.observations

    def step(self, actions: npt.ArrayLike) -> npt.NDArray[np.uint8]:
        """One answer at every table, by move id. An illegal one is replaced by the first legal move."""
        chosen: list[int] = np.asarray(actions, np.int64).tolist()
        if len(chosen) != self.n:
            raise ValueError(f"{len(chosen)} answers were given at {self.n} tables")
        if self._batch is not None:
            self._batch.step(chosen)
            self._take(self._batch, slice(0, self.n))
        else:
            self._ask_all([("step", chosen[rows]) for _, _, rows in self._workers])
        return self.observations

    def _take(self, batch: Batch, rows: slice) -> None:
        self.rewards[rows] = batch.rewards
        self.dones[rows] = batch.done
        self.truncated[rows] = batch.truncated
        self.seats[rows] = batch.seats

    def _ask_all(self, messages: list[tuple[str, Any]]) -> None:
        for (_, pipe, _), message in zip(self._workers, messages, strict=True):
            pipe.send(message)
        for _, pipe, rows in self._workers:
            self.rewards[rows], self.dones[rows], self.truncated[rows], self.seats[rows] = pipe.recv()

    def close(self) -> None:
        """End the processes."""
        for process, pipe, _ in self._workers:
            pipe.close()
            process.join(10)
        self._workers = []
        if self._memory:
            self.observations, self.masks = self.observations.copy(), self.masks.copy()
        for memory in self._memory:
            memory.close()
            memory.unlink()
        self._memory = []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


def _table(game: str, options: dict[str, Any], opponents: Sequence[str], reward: Reward, horizon: int) -> Table:
    return Table(game, options, seated(game, options, opponents), is_dense(reward), horizon)


def _buffer(memory: SharedMemory) -> memoryview[int]:
    assert memory.buf is not None
    return memory.buf


def _work(pipe: Connection, plan: tuple[Any, ...], names: list[str], first: int, last: int) -> None:
    """A process's share: rows `first` to `last` of the shared arrays."""
    memory = [SharedMemory(name) for name in names]
    tables = [_table(*plan) for _ in range(first, last)]
    size, moves = tables[0].encoding.size, tables[0].game.moves.size
    seen = _buffer(memory[0])[first * size : last * size]
    legal = _buffer(memory[1])[first * moves : last * moves]
    batch = Batch(tables, seen, legal, first)
    try:
        while True:
            what, given = pipe.recv()
            if what == "reset":
                batch.reset(given)
            else:
                batch.step(given)
            pipe.send((batch.rewards, batch.done, batch.truncated, batch.seats))
    except EOFError:
        pass
    finally:
        seen.release()
        legal.release()
        batch.observations = batch.masks = None
        for one in memory:
            one.close()
