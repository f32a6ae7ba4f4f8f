"""Many tables at once, writing everything into buffers that others may use as arrays. No numpy in here."""

from __future__ import annotations

from typing import Any

from cosmodrome.arena.seeds import derive
from cosmodrome.lab.table import Table


class Batch:
    """Tables that start the next match by themselves.

    `observations` and `masks` are flat writable buffers of bytes, a row for each table. After each step `rewards` holds
    for every table what each seat earned, `seats` who is asked now, `done` whether a match has just ended.
    """

    def __init__(self, tables: list[Table], observations: Any, masks: Any, first: int = 0) -> None:
        self.tables = tables
        self.observations = observations
        self.masks = masks
        #: The number of the first table among all of a larger batch: seeds are counted from it.
        self.first = first
        self.width = tables[0].encoding.size
        self.moves = tables[0].game.moves.size
        self.rewards = [[0.0] * table.players for table in tables]
        self.seats = [0] * len(tables)
        self.done = [False] * len(tables)
        self.truncated = [False] * len(tables)
        self.illegal = 0
        self._shown: list[list[int]] = [[] for _ in tables]
        self._seed = 0
        self._matches = [0] * len(tables)

    def reset(self, seed: int) -> None:
        """Begin all matches."""
        self._seed = seed
        self._matches = [0] * len(self.tables)
        for row in range(len(self.tables)):
            self.done[row] = self.truncated[row] = False
            self.rewards[row] = [0.0] * self.tables[row].players
            self._begin(row)
            self._show(row)

    def step(self, actions: list[int]) -> None:
        """One answer at every table; an illegal one is replaced by the first legal move, and counted."""
        for row, table in enumerate(self.tables):
            ask, wanted = table.ask, actions[row]
            move = ask.moves[0]
            if wanted != move.id:
                if table.is_legal(wanted):
                    move = table.game.moves.by_id(wanted)
                else:
                    self.illegal += 1
            table.answer(ask, move)
            self.rewards[row] = table.earned
            table.earned = [0.0] * table.players
            self.done[row] = table.over
            self.truncated[row] = table.truncated
            if table.over:
                self._begin(row)
            self._show(row)

    def _begin(self, row: int) -> None:
        number = self._matches[row]
        self._matches[row] = number + 1
        table = self.tables[row]
        table.begin(derive(self._seed, "table", self.first + row, number))
        attempt = 0
        while table.over:
            # Opponents ended it before a learner was asked anything.
            attempt += 1
            table.begin(derive(self._seed, "table", self.first + row, number, attempt))

    def _show(self, row: int) -> None:
        table = self.tables[row]
        self.seats[row] = table.seat
        begin = row * self.width
        self.observations[begin : begin + self.width] = table.observe(table.seat)
        masks = self.masks
        begin = row * self.moves
        for shown in self._shown[row]:
            masks[begin + shown] = 0
        legal = table.legal_ids()
        for shown in legal:
            masks[begin + shown] = 1
        self._shown[row] = legal
