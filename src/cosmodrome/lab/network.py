"""The network of the trainer: what a seat sees in, a value for every move and for the position out."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn


class Network(nn.Module):
    """Two hidden layers shared by policy and value. Counts are squeezed by a logarithm."""

    def __init__(self, size: int, moves: int, hidden: int = 256) -> None:
        super().__init__()
        self.size, self.moves, self.hidden = size, moves, hidden
        self.first = nn.Linear(size, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        # Begin without opinions: every legal move is equally likely.
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Any) -> tuple[Any, Any]:
        """Logits of all moves and the value of the position, for a batch of observations."""
        hidden = torch.relu(self.first(torch.log1p(seen.float())))
        hidden = torch.relu(self.second(hidden))
        return self.policy(hidden), self.value(hidden).squeeze(-1)


def legal(logits: Any, masks: Any) -> Any:
    """The distribution over legal moves."""
    return torch.distributions.Categorical(logits=logits.masked_fill(masks == 0, -1e9))
