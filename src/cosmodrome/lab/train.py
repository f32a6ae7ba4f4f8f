"""Self-play by PPO in a few readable steps: play, look back, learn, and again.

A run is a folder: `run.json` (what is trained), `checkpoint.pt` (where it stands), `curve.csv` and `curve.svg` (how it
went). The same command in the same folder goes on where it stopped. With a teacher, a bot, the network first learns to
answer like it, for a fifth of the time or until it has seen enough of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from cosmodrome.arena.seeds import derive
from cosmodrome.arena.simulate import plan as seats_of
from cosmodrome.kernel import BadOptionValue
from cosmodrome.lab.dataset import Task, decisions
from cosmodrome.lab.network import Network, rows_of
from cosmodrome.lab.runs import Plan, Progress, resume, save
from cosmodrome.lab.seats import chosen
from cosmodrome.lab.vector import VectorEnv

LAMBDA, CLIP, ENTROPY, RATE, EPOCHS, MINIBATCH = 0.95, 0.2, 0.01, 7e-4, 2, 512
#: What an answer costs. Nothing else is discounted: a player that fears the end would never reach it.
ANSWER = 0.003
#: How much of the time belongs to the teacher, how many answers are enough of it, and how many are learned at a time.
TEACHING, TAUGHT, LESSON = 0.2, 200_000, 4_000


@dataclass
class Story:
    """One seat's answers in one match, as far as they have not been learned from."""

    seen: list[Any] = field(default_factory=list)
    legal: list[Any] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)


#: What was seen, the legal moves, the place of the chosen one among them, the logarithm of its chance at that time, how
#: much better than expected it turned out, and what all came to.
Taught = tuple[Any, Any, int, float, float, float]


def train(
    game: str,
    folder: Path,
    *,
    minutes: float = 10.0,
    device: str = "cpu",
    tables: int = 32,
    length: int = 64,
    processes: int = 1,
    opponents: Sequence[str] = (),
    teacher: str | None = None,
    short: bool = False,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    tell: Callable[[Progress], None] | None = None,
) -> Progress:
    """Train for this many minutes, from scratch or from where the folder stands."""
    torch.manual_seed(seed)
    given = chosen(game, options or {}, short)
    _check(game, teacher, given, device)
    with VectorEnv(game, tables, opponents=opponents, reward="dense", processes=processes, **given) as env:
        plan = Plan(game, given, list(opponents), teacher, env.encoding.name, env.encoding.size, env.masks.shape[1])
        network = Network(plan.size, plan.moves, plan.hidden).to(device)
        optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
        done = resume(folder, plan, network, optimizer, device)
        began, before = time.monotonic(), done.seconds

        def note() -> None:
            done.seconds = before + time.monotonic() - began
            done.curve.append((round(done.seconds, 1), done.steps, done.matches, round(done.reward, 4)))
            save(folder, network, optimizer, done)
            if tell is not None:
                tell(done)

        while teacher is not None and done.taught < TAUGHT and time.monotonic() - began < minutes * 60 * TEACHING:
            done.taught += _imitate(network, optimizer, plan, teacher, derive(seed, "teacher", done.taught), device)
            note()
        env.reset(seed + done.steps)
        stories = [[Story() for _ in range(env.players)] for _ in range(tables)]
        earned = np.zeros((tables, env.players))
        recent: list[float] = []
        while time.monotonic() - began < minutes * 60:
            told = _play(env, network, device, length, stories, earned, recent, done)
            if told:
                _learn(network, optimizer, told, device)
            done.reward = float(np.mean(recent[-200:])) if recent else done.reward
            note()
    return done


def _check(game: str, teacher: str | None, options: Mapping[str, Any], device: str) -> None:
    """Refuse in a sentence what would fail later."""
    if teacher is not None:
        seats_of(game, [teacher], 0, options)
    try:
        torch.empty(0, device=device)
    except (AssertionError, RuntimeError):
        raise BadOptionValue(f"there is no device {device!r} to learn on here; cpu is always there") from None


def _imitate(network: Any, optimizer: Any, plan: Plan, teacher: str, seed: int, device: str) -> int:
    """Watch the teacher play a while and learn to choose what it chose; how many of its answers were seen."""
    seats = seats_of(plan.game, [teacher], seed, plan.options)
    seen: list[Any] = []
    legal: list[Any] = []
    chosen: list[int] = []
    number = 0
    while len(seen) < LESSON:
        watched = decisions(Task(plan.game, seats.options, seats.bots, derive(seed, "match", number), number))
        seen += [np.frombuffer(one, np.uint8) for one in watched["observation"]]
        legal += watched["legal"]
        chosen += [moves.index(move) for moves, move in zip(watched["legal"], watched["move_id"], strict=True)]
        number += 1
    x, moves, a = _tensors(device, np.stack(seen), rows_of(legal), np.array(chosen))
    for part in torch.randperm(len(a), device=device).split(MINIBATCH // 2):
        logits, _ = network(x[part], moves[part])
        _step(network, optimizer, torch.nn.functional.cross_entropy(logits, a[part]))
    return len(seen)


def _play(
    env: VectorEnv,
    network: Any,
    device: str,
    length: int,
    stories: list[list[Story]],
    earned: Any,
    recent: list[float],
    done: Progress,
) -> list[Taught]:
    """Answer `length` times at every table; what can be learned from it."""
    told: list[Taught] = []
    for _ in range(length):
        seen, seats = env.observations.copy(), env.seats.copy()
        legal = [np.flatnonzero(mask) for mask in env.masks]
        with torch.no_grad():
            logits, worth = network(*_tensors(device, seen, rows_of(legal)))
            choice = torch.distributions.Categorical(logits=logits)
            places = choice.sample()
            chances = choice.log_prob(places).tolist()
        values, chosen = worth.tolist(), places.tolist()
        env.step([moves[place] for moves, place in zip(legal, chosen, strict=True)])
        earned += env.rewards
        for row, seat in enumerate(seats):
            story = stories[row][seat]
            story.seen.append(seen[row])
            story.legal.append(legal[row])
            story.chosen.append(chosen[row])
            story.chances.append(chances[row])
            story.values.append(values[row])
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
            if len(story.chosen) > 1:
                # The last answer's future is unknown yet: its own value stands for it, and it is told next time.
                rest = Story(*(part[-1:] for part in vars(story).values()))
                told += _look_back(Story(*(part[:-1] for part in vars(story).values())), story.values[-1])
                stories[row][seat] = rest
    return told


def _look_back(story: Story, after: float) -> list[Taught]:
    """Each answer with how much better than expected it turned out, by generalised advantages."""
    found: list[Taught] = []
    advantage = 0.0
    for i in reversed(range(len(story.chosen))):
        following = story.values[i + 1] if i + 1 < len(story.values) else after
        surprise = story.rewards[i] - ANSWER + following - story.values[i]
        advantage = surprise + LAMBDA * advantage
        found.append(
            (story.seen[i], story.legal[i], story.chosen[i], story.chances[i], advantage, advantage + story.values[i])
        )
    return found


def _learn(network: Any, optimizer: Any, told: list[Taught], device: str) -> None:
    """A few passes of PPO over what was told."""
    seen, legal, chosen, chances, advantages, returns = zip(*told, strict=True)
    x, moves, a = _tensors(device, np.stack(seen), rows_of(list(legal)), np.array(chosen))
    old, adv, ret = _tensors(device, *(np.array(one, np.float32) for one in (chances, advantages, returns)))
    adv = (adv - adv.mean()) / (adv.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(a), device=device).split(MINIBATCH):
            logits, values = network(x[part], moves[part])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = torch.exp(choice.log_prob(a[part]) - old[part])
            gain = torch.min(ratio * adv[part], ratio.clamp(1 - CLIP, 1 + CLIP) * adv[part]).mean()
            missed = (values - ret[part]).pow(2).mean()
            _step(network, optimizer, 0.5 * missed - gain - ENTROPY * choice.entropy().mean())


def _step(network: Any, optimizer: Any, loss: Any) -> None:
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    optimizer.step()


def _tensors(device: str, *arrays: Any) -> list[Any]:
    return [torch.from_numpy(array).to(device) for array in arrays]
