"""Try mutants: collect the tests once, then fork for every mutant, swap the code of one function, and run.

A forked child has everything imported and collected, so that a mutant costs little more than the tests it needs.
Swapping a function's code reaches it wherever it was imported to, generators included.
"""

from __future__ import annotations

import gc
import hashlib
import importlib
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.mutants.changes import Mutant
from tests.mutants.coverage import own_lines

SURVIVED, KILLED, FAULTY = 0, 1, 2
#: A child that needs more memory than this is lost in a loop.
MEMORY = 4 << 30
#: How often a function is watched without anything new before it is no longer watched in this test.
PATIENCE = 100
#: A test that takes no longer, in seconds, is tried before slower ones.
QUICK = 0.3
#: Recorded matches that must come to exactly the same: slower, but they notice most.
EXACT = ("tests/corpus", "tests/golden")


@dataclass
class Ran:
    """How a test went while nothing was changed: how long it took, and which lines of the rules it ran."""

    seconds: float
    failed: bool
    lines: dict[str, set[int]]
    #: The sources it depends on, in short: as long as they stay, so does the rest.
    sources: str = ""


@dataclass
class Verdict:
    """What became of a mutant. `tests` says how many tests run its line, `slowly` whether the slow ones were tried."""

    mutant: Mutant
    tests: int
    survived: bool = True
    slowly: bool = False


@dataclass
class Trials:
    """A pytest plugin that runs the collected tests once for every mutant instead of once."""

    game: str
    package: str
    folder: Path
    mutants: Sequence[Mutant]
    jobs: int
    minutes: float
    #: Where the first run is kept for the next time.
    kept: Path
    told: Callable[[Verdict], None]
    #: Whether only the lines of all tests together count: a function whose lines have all been run is left alone.
    together: bool = False
    verdicts: list[Verdict] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    items: list[pytest.Item] = field(default_factory=list)
    #: By module, relative to the folder: every line that some test runs.
    covered: dict[str, set[int]] = field(default_factory=dict)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the tests that go through all games, those of this game."""
        items[:] = [item for item in items if "tests/games/" in item.nodeid or self.game in item.nodeid]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        self.items = list(session.items)
        sys.stdout.flush()
        gc.collect()
        gc.freeze()
        with tempfile.TemporaryDirectory() as scratch:
            ran = self._first_run(session, Path(scratch))
            for one in ran.values():
                for file, lines in one.lines.items():
                    self.covered.setdefault(file, set()).update(lines)
            self.broken = [self.items[n].nodeid for n, one in ran.items() if one.failed]
            if not self.broken:
                self._try_all(session, ran)
        return True

    # --- the run without a change

    def _first_run(self, session: pytest.Session, scratch: Path) -> dict[int, Ran]:
        """Every test once, traced; those whose sources have not changed since the last time are known already."""
        kept = self.kept.exists() and not self.together
        known: dict[str, Ran] = pickle.loads(self.kept.read_bytes()) if kept else {}
        sources = {path: _digest(self.folder, path.parent) + _digest(path) for path in {i.path for i in self.items}}
        ran = {
            number: known[item.nodeid]
            for number, item in enumerate(self.items)
            if item.nodeid in known and known[item.nodeid].sources == sources[item.path]
        }
        unknown = [number for number in range(len(self.items)) if number not in ran]
        children = []
        for job in range(self.jobs):
            file = scratch / str(job)
            if (child := os.fork()) == 0:
                _in_child(partial(self._trace, session, file, unknown[job :: self.jobs]))
            children.append((child, file))
        for child, file in children:
            os.waitpid(child, 0)
            ran |= pickle.loads(file.read_bytes())
        for number, one in ran.items():
            one.sources = sources[self.items[number].path]
        if not self.together:
            self.kept.parent.mkdir(exist_ok=True)
            whole = {self.items[number].nodeid: one for number, one in ran.items() if not one.failed}
            self.kept.write_bytes(pickle.dumps(whole))
        return ran

    def _trace(self, session: pytest.Session, file: Path, numbers: list[int]) -> int:
        ran = {}
        root = f"{self.folder}{os.sep}"
        lines: dict[str, set[int]] = {}
        for number, following in _pairs(numbers):
            if not self.together:
                lines = {}
            began, failed = time.process_time(), session.testsfailed
            sys.settrace(_tracer(root, lines))
            try:
                self._run(number, following)
            finally:
                sys.settrace(None)
            ran[number] = Ran(time.process_time() - began, session.testsfailed > failed, lines)
        file.write_bytes(pickle.dumps(ran))
        return SURVIVED

    def _run(self, number: int, following: int | None) -> None:
        item = self.items[number]
        nextitem = None if following is None else self.items[following]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)

    # --- the mutants

    def _try_all(self, session: pytest.Session, ran: dict[int, Ran]) -> None:
        """Every mutant against the tests that tell most in the least time, then those left against the slow ones.

        A mutant for which no time is left then counts as unnoticed.
        """
        # The first run does not count: on a busy machine it alone may take minutes.
        deadline = time.monotonic() + self.minutes * 60
        first: list[tuple[Verdict, list[int]]] = []
        slow: dict[str, list[int]] = {}
        for mutant in self.mutants:
            near = [n for n, one in ran.items() if not one.lines.get(mutant.file, set()).isdisjoint(mutant.lines)]
            near.sort(key=lambda n: ran[n].seconds)
            quick = [n for n in near if ran[n].seconds <= QUICK]
            exact = [n for n in near if n not in quick and self.items[n].nodeid.startswith(EXACT)]
            first.append((Verdict(mutant, len(near)), [*quick, *exact]))
            slow[mutant.name] = [n for n in near if n not in quick and n not in exact]
        for verdict in self._round(session, ran, first, deadline):
            self.verdicts.append(verdict)
            self.told(verdict)
        left = [(verdict, slow[verdict.mutant.name]) for verdict in self.verdicts if verdict.survived]
        for verdict in self._round(session, ran, left, deadline):
            verdict.slowly = True
            if not verdict.survived:
                self.told(verdict)

    def _round(
        self, session: pytest.Session, ran: dict[int, Ran], trials: list[tuple[Verdict, list[int]]], deadline: float
    ) -> Iterator[Verdict]:
        """Try mutants, each with its tests, as far as the time allows."""
        waiting: dict[int, Verdict] = {}
        todo = list(reversed(trials))
        while todo or waiting:
            while todo and len(waiting) < self.jobs and time.monotonic() < deadline:
                verdict, tests = todo.pop()
                if not tests:
                    yield verdict
                elif (child := os.fork()) == 0:
                    _in_child(partial(self._try, session, verdict.mutant, tests, ran))
                else:
                    waiting[child] = verdict
            if not waiting:
                return
            child, status = os.wait()
            verdict = waiting.pop(child)
            code = os.waitstatus_to_exitcode(status)
            if code == FAULTY:
                raise RuntimeError(f"the mutant could not be tried: {verdict.mutant.name}")
            verdict.survived = code == SURVIVED
            yield verdict

    def _try(self, session: pytest.Session, mutant: Mutant, near: list[int], ran: dict[int, Ran]) -> int:
        try:
            path = self.folder / mutant.file
            swap(self.package, mutant, mutant.make(str(path)))
        except Exception:
            return FAULTY
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        for number, following in _pairs(near):
            # Time of this process, not of the clock: a busy machine kills no mutant. The signal ends the child.
            signal.setitimer(signal.ITIMER_PROF, 3 + 10 * ran[number].seconds)
            self._run(number, following)
            if session.testsfailed:
                return KILLED
        return SURVIVED


def swap(package: str, mutant: Mutant, code: CodeType) -> None:
    """Give the function of this mutant other code, in this process."""
    module = f"{package}.{mutant.file.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}"
    thing: Any = importlib.import_module(module)
    for part in mutant.function.split("."):
        thing = vars(thing)[part]
    thing = getattr(thing, "fget", None) or getattr(thing, "__func__", thing)
    if hasattr(thing, "cache_clear"):
        thing.cache_clear()
    while hasattr(thing, "__wrapped__"):
        thing = thing.__wrapped__
    thing.__code__ = code


def _digest(*places: Path) -> str:
    """The sources at these places in short: files, or all of a folder but its tests."""
    whole = hashlib.sha256()
    for place in places:
        files = [place] if place.is_file() else sorted(place.rglob("*"))
        for file in files:
            if file == place or (file.is_file() and file.suffix != ".pyc" and not file.name.startswith("test_")):
                whole.update(file.read_bytes())
    return whole.hexdigest()


def _tracer(root: str, lines: dict[str, set[int]]) -> Callable[[FrameType, str, Any], Any]:
    """Notes the lines that are run below this folder. A function that shows nothing new any more is left alone."""
    patience: dict[CodeType, int] = {}
    skip = len(root)

    def enter(frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        left = patience.get(code)
        if left is None:
            left = 0
            if code.co_filename.startswith(root):
                seen = lines.setdefault(code.co_filename[skip:], set())
                own = own_lines(code)
                left = 0 if own and own <= seen else PATIENCE
        patience[code] = left - 1 if left else 0
        return line if left else None

    def line(frame: FrameType, event: str, arg: Any) -> Any:
        seen = lines[frame.f_code.co_filename[skip:]]
        if frame.f_lineno not in seen:
            seen.add(frame.f_lineno)
            patience[frame.f_code] = PATIENCE
        return line

    return enter


def _in_child(work: Callable[[], int]) -> None:
    """Do the work in this forked process, quietly, and end it."""
    code = FAULTY
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        code = work()
    except BaseException:
        code = KILLED
    finally:
        os._exit(code)


def _pairs(numbers: Sequence[int]) -> Iterator[tuple[int, int | None]]:
    """Each number with the one after it."""
    yield from zip(numbers, [*numbers[1:], None][: len(numbers)], strict=True)
