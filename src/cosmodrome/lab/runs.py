"""A training run on disk: what is trained, how far it is, and how it went."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from cosmodrome.kernel import BadOptionValue


@dataclass(frozen=True)
class Plan:
    """What is trained: everything that must stay the same when a run goes on."""

    game: str
    options: dict[str, Any]
    opponents: list[str]
    teacher: str | None
    encoding: str
    size: int
    moves: int
    hidden: int = 128


@dataclass
class Progress:
    """Where a run stands. `taught` are answers of the teacher that were learned, `steps` answers of its own."""

    steps: int = 0
    matches: int = 0
    taught: int = 0
    seconds: float = 0.0
    reward: float = 0.0
    curve: list[tuple[float, int, int, float]] = field(default_factory=list)


def resume(folder: Path, plan: Plan, network: Any, optimizer: Any, device: str) -> Progress:
    """Where the run in this folder stands, or the beginning of a new one; a run of something else is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    described = json.loads(json.dumps(asdict(plan)))
    known = folder / "run.json"
    if not known.exists():
        known.write_text(json.dumps(described, indent=1), encoding="utf-8")
    elif json.loads(known.read_text(encoding="utf-8")) != described:
        raise BadOptionValue(f"{folder} holds a run of something else; name another folder")
    checkpoint = folder / "checkpoint.pt"
    if not checkpoint.exists():
        return Progress()
    kept = torch.load(checkpoint, map_location=device, weights_only=True)
    network.load_state_dict(kept["network"])
    optimizer.load_state_dict(kept["optimizer"])
    kept["progress"]["curve"] = [tuple(point) for point in kept["progress"]["curve"]]
    return Progress(**kept["progress"])


def save(folder: Path, network: Any, optimizer: Any, done: Progress) -> None:
    """Write a new checkpoint beside the old one, then replace that, so that there is always a complete one."""
    fresh = folder / "checkpoint.new"
    kept = {"network": network.state_dict(), "optimizer": optimizer.state_dict(), "progress": asdict(done)}
    torch.save(kept, fresh)
    fresh.replace(folder / "checkpoint.pt")
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("seconds", "steps", "matches", "reward"))
        writer.writerows(done.curve)
    (folder / "curve.svg").write_text(picture(done.curve), encoding="utf-8")


def picture(curve: Sequence[tuple[float, int, int, float]]) -> str:
    """The reward over time as a line."""
    points = [(seconds, reward) for seconds, _, matches, reward in curve if matches] or [(0.0, 0.0)]
    last = max(x for x, _ in points) or 1.0
    low, high = min(y for _, y in points), max(y for _, y in points)
    span = (high - low) or 1.0
    line = " ".join(f"{40 + 560 * x / last:.1f},{220 - 200 * (y - low) / span:.1f}" for x, y in points)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 250" font-family="sans-serif" font-size="12">'
        f'<polyline points="{line}" fill="none" stroke="#3b82f6" stroke-width="2"/>'
        f'<text x="4" y="24">{high:.2f}</text><text x="4" y="224">{low:.2f}</text>'
        f'<text x="600" y="244" text-anchor="end">mean reward of the last 200 matches, over {last:.0f} s</text></svg>'
    )
