"""Self-play by PPO in a few readable steps: play, look back, learn, and again.

A run is a folder: `run.json` (what is trained), `checkpoint.pt` (where it stands), `curve.csv` and `curve.svg` (how it
went). The same command in the same folder goes on where it stopped.
"""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cosmodrome.kernel import BadOptionValue
from cosmodrome.lab.network import Network, legal
from cosmodrome.lab.vector import VectorEnv

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH = 0.999, 0.97, 0.2, 0.01, 3, 1024


@dataclass(frozen=True)
class Plan:
    """What is trained: everything that must stay the same when a run goes on."""

    game: str
    options: dict[str, Any]
    opponents: list[str]
    encoding: str
    size: int
    moves: int
    hidden: int = 256


@dataclass
class Progress:
    """Where a run stands."""

    steps: int = 0
    matches: int = 0
    seconds: float = 0.0
    reward: float = 0.0
    curve: list[tuple[float, int, int, float]] = field(default_factory=list)


@dataclass
class Story:
    """One seat's answers in one match, as far as they have not been learned from."""

    seen: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)


def train(
    game: str,
    folder: Path,
    *,
    minutes: float = 10.0,
    device: str = "cpu",
    tables: int = 32,
    length: int = 128,
    processes: int = 1,
    opponents: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    tell: Callable[[Progress], None] | None = None,
) -> Progress:
    """Train for this many minutes, from scratch or from where the folder stands."""
    torch.manual_seed(seed)
    with VectorEnv(game, tables, opponents=opponents, reward="dense", processes=processes, **(options or {})) as env:
        plan = Plan(
            game, dict(options or {}), list(opponents), env.encoding.name, env.encoding.size, env.masks.shape[1]
        )
        network = Network(plan.size, plan.moves, plan.hidden).to(device)
        optimizer = torch.optim.Adam(network.parameters(), lr=5e-4)
        done = _resume(folder, plan, network, optimizer, device)
        env.reset(seed + done.steps)
        stories = [[Story() for _ in range(env.players)] for _ in range(tables)]
        earned = np.zeros((tables, env.players))
        recent: list[float] = []
        began, before = time.monotonic(), done.seconds
        while time.monotonic() - began < minutes * 60:
            told = _play(env, network, device, length, stories, earned, recent, done)
            if told:
                _learn(network, optimizer, told, device)
            done.seconds = before + time.monotonic() - began
            done.reward = float(np.mean(recent[-200:])) if recent else 0.0
            done.curve.append((round(done.seconds, 1), done.steps, done.matches, round(done.reward, 4)))
            _save(folder, plan, network, optimizer, done)
            if tell is not None:
                tell(done)
    return done


def _play(
    env: VectorEnv,
    network: Any,
    device: str,
    length: int,
    stories: list[list[Story]],
    earned: Any,
    recent: list[float],
    done: Progress,
) -> list[tuple[Any, ...]]:
    """Answer `length` times at every table; what can be learned from it, with advantages."""
    told: list[tuple[Any, ...]] = []
    for _ in range(length):
        seen, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
        with torch.no_grad():
            logits, values = network(torch.from_numpy(seen).to(device))
            choice = legal(logits, torch.from_numpy(masks).to(device))
            moves = choice.sample()
            chances = choice.log_prob(moves).cpu().numpy()
        values, moves = values.cpu().numpy(), moves.cpu().numpy()
        env.step(moves)
        earned += env.rewards
        for row, seat in enumerate(seats):
            story = stories[row][seat]
            story.seen.append(seen[row])
            story.masks.append(masks[row])
            story.moves.append(int(moves[row]))
            story.chances.append(float(chances[row]))
            story.values.append(float(values[row]))
            story.rewards.append(0.0)
            for other, its in enumerate(stories[row]):
                if its.rewards:
                    its.rewards[-1] += float(env.rewards[row, other])
            if env.dones[row]:
                for other, its in enumerate(stories[row]):
                    told += _look_back(its, 0.0)
                    stories[row][other] = Story()
                recent.append(float(earned[row].mean()))
                earned[row] = 0.0
                done.matches += 1
        done.steps += env.n
    for row in range(env.n):
        for seat, story in enumerate(stories[row]):
            if len(story.moves) > 1:
                # The last answer's future is unknown yet: its own value stands for it, and it is told next time.
                rest = Story(*(part[-1:] for part in vars(story).values()))
                told += _look_back(Story(*(part[:-1] for part in vars(story).values())), story.values[-1])
                stories[row][seat] = rest
    return told


def _look_back(story: Story, after: float) -> list[tuple[Any, ...]]:
    """Each answer with how much better than expected it turned out, by generalised advantages."""
    found, advantage = [], 0.0
    for i in reversed(range(len(story.moves))):
        following = story.values[i + 1] if i + 1 < len(story.values) else after
        surprise = story.rewards[i] + GAMMA * following - story.values[i]
        advantage = surprise + GAMMA * LAMBDA * advantage
        found.append(
            (story.seen[i], story.masks[i], story.moves[i], story.chances[i], advantage, advantage + story.values[i])
        )
    return found


def _learn(network: Any, optimizer: Any, told: list[tuple[Any, ...]], device: str) -> None:
    """A few passes of PPO over what was told."""
    seen, masks, moves, chances, advantages, returns = zip(*told, strict=True)
    x = torch.from_numpy(np.stack(seen)).to(device)
    m = torch.from_numpy(np.stack(masks)).to(device)
    a = torch.tensor(moves, device=device)
    old = torch.tensor(chances, device=device, dtype=torch.float32)
    adv = torch.tensor(advantages, device=device, dtype=torch.float32)
    ret = torch.tensor(returns, device=device, dtype=torch.float32)
    adv = (adv - adv.mean()) / (adv.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(a), device=device).split(MINIBATCH):
            logits, values = network(x[part])
            choice = legal(logits, m[part])
            ratio = torch.exp(choice.log_prob(a[part]) - old[part])
            gain = torch.min(ratio * adv[part], ratio.clamp(1 - CLIP, 1 + CLIP) * adv[part]).mean()
            loss = -gain + 0.5 * (values - ret[part]).pow(2).mean() - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def _resume(folder: Path, plan: Plan, network: Any, optimizer: Any, device: str) -> Progress:
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


def _save(folder: Path, plan: Plan, network: Any, optimizer: Any, done: Progress) -> None:
    """Write a new checkpoint beside the old one and then put it in its place, so that there always is a whole one."""
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
