"""The network of the trainer: what a seat sees in; a value for each legal move and for the position out."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

#: Fills up a list of legal moves that is shorter than the longest one.
NO_MOVE = -1


class Network(nn.Module):
    """Two hidden layers shared by policy and value. Counts are squeezed by a logarithm.

    A game has thousands of moves and an ask a dozen: only the legal ones are evaluated.
    """

    def __init__(self, size: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.first = nn.Linear(size, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        # Begin without opinions: every legal move is equally likely.
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Any, moves: Any) -> tuple[Any, Any]:
        """Logits of these moves (a row a position, filled up with `NO_MOVE`) and the value of the positions."""
        hidden = torch.relu(self.first(torch.log1p(seen.float())))
        hidden = torch.relu(self.second(hidden))
        known = moves.clamp(min=0)
        logits = (functional.embedding(known, self.policy.weight) @ hidden.unsqueeze(-1)).squeeze(-1)
        logits = logits + self.policy.bias[known]
        return logits.masked_fill(moves == NO_MOVE, -1e9), self.value(hidden).squeeze(-1)


def rows_of(lists: list[Any]) -> Any:
    """Lists of moves as rows of one array, filled up with `NO_MOVE`."""
    rows = np.full((len(lists), max(map(len, lists))), NO_MOVE, np.int64)
    for row, moves in zip(rows, lists, strict=True):
        row[: len(moves)] = moves
    return rows
