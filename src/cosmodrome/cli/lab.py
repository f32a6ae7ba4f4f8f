"""The laboratory's commands: `train`, `export`, `tune` and `dataset`."""

from __future__ import annotations

import importlib
import time
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

from cyclopts import Parameter, validators
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import cosmodrome
from cosmodrome.cli.common import (
    Jobs,
    OptionList,
    Positive,
    allow_own_bots,
    console,
    error_console,
    in_words_of,
    read_options,
)
from cosmodrome.cli.speech import Speech, speech
from cosmodrome.kernel import CosmodromeError
from cosmodrome.text import Words

More = validators.Number(gt=0)
#: How often a run that nobody watches says how it goes, in seconds.
REMARK_EVERY = 20.0
#: What is not in the extra `rl`, and how it is got.
APART = {"torch": "pip install torch==2.13.0"}


class LabNotInstalled(CosmodromeError):
    """The parts that only the laboratory needs are missing."""

    code = "lab_not_installed"


def room(name: str) -> ModuleType:
    """A module of the laboratory, or a sentence that says what is missing."""
    try:
        return importlib.import_module(f"cosmodrome.lab.{name}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("cosmodrome"):
            raise
        cure = APART.get(error.name, "pip install 'cosmodrome[rl]'")
        raise LabNotInstalled(f"{error.name} is missing: {cure}") from None


def train(
    game: str,
    /,
    *,
    minutes: Annotated[float, Parameter(validator=More)] = 10.0,
    device: str = "cpu",
    run: Path | None = None,
    players: int | None = None,
    opponent: Annotated[list[str] | None, Parameter(negative="")] = None,
    teacher: str | None = None,
    short: Annotated[bool, Parameter(negative="")] = False,
    option: OptionList = None,
    tables: Annotated[int, Parameter(validator=Positive)] = 32,
    processes: Annotated[int, Parameter(validator=Positive)] = 1,
    seed: int = 0,
) -> int:
    """Train a network by self-play, or against bots. The same command goes on where it stopped.

    Parameters
    ----------
    minutes
        How long.
    device
        Where the network learns: cpu, cuda.
    run
        The folder of the run; `runs/GAME` if left out. It holds the checkpoint and the curve.
    opponent
        A bot in every other seat, or repeated once for every other seat; left out, all seats learn.
    teacher
        A bot whose answers the network learns first, for a fifth of the time.
    short
        A short and simple game to begin with.
    tables
        How many matches are played at once.
    processes
        How many processes play them.
    """
    allow_own_bots()
    folder = run or Path("runs", game)
    say = speech()
    title = Words(cosmodrome.find(game), say.language).title()
    trainer = room("train")
    out = error_console()
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=out, transient=True)
    task = bar.add_task(title, total=minutes * 60)
    began = said = time.monotonic()

    def tell(done: Any) -> None:
        nonlocal said
        learned = say("train-going", taught=say.figure(done.taught), **_learned(done, say))
        bar.update(task, completed=time.monotonic() - began, description=learned)
        if not out.is_terminal and time.monotonic() - said > REMARK_EVERY:
            said = time.monotonic()
            out.print(say("train-at", seconds=f"{done.seconds:6.0f}", learned=learned))

    with in_words_of(game), bar:
        done = trainer.train(
            game,
            folder,
            minutes=minutes,
            device=device,
            tables=tables,
            processes=processes,
            opponents=opponent or (),
            teacher=teacher,
            short=short,
            options=read_options(option, players),
            seed=seed,
            tell=tell,
        )
    command = f"`cosmodrome export {folder} model.onnx`"
    console().print(say("train-done", folder=str(folder), command=command, **_learned(done, say)))
    return 0


def _learned(done: Any, say: Speech) -> dict[str, str]:
    """How far a training has come, in figures."""
    return {
        "steps": say.figure(done.steps),
        "matches": say.figure(done.matches),
        "reward": ("+" if done.reward >= 0 else "-") + say.figure(abs(done.reward), 2),
    }


def export(run: Path, model: Path, /) -> int:
    """Make a player of a training run: a file that plays wherever a bot does, as `--bot model.onnx`.

    Parameters
    ----------
    run
        The folder of the run.
    model
        The file to write.
    """
    room("export").export(run, model)
    console().print(speech()("written-to", file=str(model)))
    return 0


def tune(
    game: str,
    /,
    *,
    bot: str = "greedy",
    what: str = "table",
    generations: Annotated[int, Parameter(validator=Positive)] = 20,
    minutes: Annotated[float | None, Parameter(validator=More)] = None,
    matches: Annotated[int, Parameter(validator=Positive)] = 16,
    seed: int = 1,
    jobs: Jobs = 1,
    cluster: str | None = None,
    to: Path | None = None,
) -> int:
    """Tune a bot's figures by simulation.

    Parameters
    ----------
    bot
        Whose figures.
    what
        Which set of them.
    generations
        How many generations at most.
    minutes
        How long at most.
    matches
        How many matches each trial plays.
    seed
        The same seed finds the same figures.
    to
        Where the figures go; `GAME-BOT.json` if left out.
    """
    target = to or Path(f"{game}-{bot}.json")
    out, say = error_console(), speech()
    room("tune").tune(
        game,
        bot,
        target,
        what=what,
        generations=generations,
        minutes=minutes,
        matches=matches,
        seed=seed,
        jobs=jobs,
        cluster=cluster,
        begin=lambda figures, trials: out.print(say("tune-begins", figures=figures, trials=trials, matches=matches)),
        tell=lambda generation, mean: out.print(say("tune-going", generation=generation, mean=say.figure(mean, 4))),
    )
    console().print(say("written-to", file=str(target)))
    return 0


def dataset(
    game: str,
    out: Path,
    /,
    *,
    games: Annotated[int, Parameter(validator=Positive)] = 100,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    players: int | None = None,
    option: OptionList = None,
    seed: int = 0,
    jobs: Jobs = 1,
    cluster: str | None = None,
) -> int:
    """Write every decision of many matches, with what was seen, chosen and scored, as Parquet.

    Parameters
    ----------
    out
        The file to write.
    games
        How many matches.
    bot
        Who plays: once for all seats, or repeated once for every seat.
    seed
        The same seed writes the same decisions.
    """
    allow_own_bots()
    if players is None and bot is not None and len(bot) > 1:
        players = len(bot)
    with in_words_of(game):
        rows = room("dataset").dataset(
            game,
            out,
            games,
            names=bot or ["random"],
            seed=seed,
            jobs=jobs,
            cluster=cluster,
            options=read_options(option, players),
        )
    say = speech()
    console().print(say("dataset-done", decisions=say.figure(rows), file=str(out)))
    return 0
