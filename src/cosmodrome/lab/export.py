"""From a run to a file that plays."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import torch

from cosmodrome.kernel import CosmodromeError
from cosmodrome.lab.model import write
from cosmodrome.lab.network import Network


class NoRun(CosmodromeError):
    """There is no run in this folder."""

    code = "no_run"


def export(run: Path, target: Path) -> None:
    """Write the policy of the run's checkpoint."""
    try:
        plan = json.loads((run / "run.json").read_text(encoding="utf-8"))
        kept = torch.load(run / "checkpoint.pt", map_location="cpu", weights_only=True)
    except FileNotFoundError as error:
        raise NoRun(f"{run} holds no run: {Path(str(error.filename)).name} is missing") from None
    network = Network(plan["size"], plan["moves"], plan["hidden"])
    network.load_state_dict(kept["network"])
    weights = {name: value.numpy().astype(np.float32) for name, value in network.state_dict().items()}
    write(target, weights, plan["game"], plan["encoding"])
