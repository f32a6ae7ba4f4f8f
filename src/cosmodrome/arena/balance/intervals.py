"""How sure a figure is: means and shares with the interval that holds the true value 95 times in 100."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

#: Standard errors on each side of a figure.
WIDTH = 1.96
#: A row gets a mark from this many standard errors on: in forty rows chance alone rarely goes that far.
CLEAR = 3.0


def standard_error(values: Sequence[float]) -> float:
    """How far the mean of such values is from the true one, as a rule."""
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def mean(values: Sequence[float], digits: int = 1, sign: str = "") -> str:
    """A mean and half its interval: `12.3 ± 0.4`."""
    if len(values) < 2:
        return f"{values[0]:{sign}.{digits}f}" if values else "–"
    return f"{statistics.fmean(values):{sign}.{digits}f} ± {WIDTH * standard_error(values):.{digits}f}"


def share(count: int, number: int) -> str:
    """A share and its interval, after Wilson, which is right for few and for extreme ones too: `38% (29–48)`."""
    part = count / number
    square = WIDTH * WIDTH
    middle = (part + square / (2 * number)) / (1 + square / number)
    half = WIDTH / (1 + square / number) * math.sqrt(part * (1 - part) / number + square / (4 * number * number))
    return f"{part:.0%} ({max(0.0, middle - half) * 100:.0f}–{min(1.0, middle + half) * 100:.0f})"


def verdict(values: Sequence[float], chance: float = 0.0) -> str:
    """A mark where the mean clearly differs from what chance gives, and which way."""
    away, clear = statistics.fmean(values) - chance, CLEAR * standard_error(values)
    return "▲" if away > clear else "▼" if away < -clear else ""
