"""Where the time goes: a sampling profile of random playouts, which costs the playouts almost nothing."""

from __future__ import annotations

import signal
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from benchmarks.cosmodrome_worker import Cosmodrome

#: Processor time between two looks, in seconds, as far as the system's timer is that fine.
INTERVAL = 0.001


@dataclass
class Profile:
    """How often each function was seen at work itself, and anywhere on the stack."""

    samples: int = 0
    own: Counter[str] = field(default_factory=Counter)
    within: Counter[str] = field(default_factory=Counter)
    modules: Counter[str] = field(default_factory=Counter)


def profile(game: str, seconds: float) -> Profile:
    """Play random matches for this many seconds of processor time and look again and again at what is running."""
    contender = Cosmodrome(game)
    contender.playout(0)
    found = Profile()

    def look(number: int, frame: FrameType | None) -> None:
        if frame is None:
            return
        found.samples += 1
        found.own[_name(frame)] += 1
        found.modules[_module(frame)] += 1
        seen = set()
        while frame is not None:
            seen.add(_name(frame))
            frame = frame.f_back
        found.within.update(seen)

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)
    try:
        began, number = time.process_time(), 1
        while time.process_time() - began < seconds:
            contender.playout(number)
            number += 1
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return found


def _module(frame: FrameType) -> str:
    path = Path(frame.f_code.co_filename)
    parts = path.with_suffix("").parts
    if "cosmodrome" in parts:
        return ".".join(parts[len(parts) - parts[::-1].index("cosmodrome") :])
    return path.stem


def _name(frame: FrameType) -> str:
    return f"{_module(frame)}:{frame.f_code.co_qualname}"
