"""The learned value: a line through what companies had and what they still made, by ridge regression."""

from __future__ import annotations

from collections.abc import Sequence


def ridge(rows: Sequence[Sequence[float]], targets: Sequence[float], penalty: float) -> list[float]:
    """The figures of the line with the least squared error, every feature brought to one scale first."""
    import numpy

    x = numpy.asarray(rows, dtype=float)
    y = numpy.asarray(targets, dtype=float)
    scale = x.std(axis=0)
    scale[scale < 1e-9] = 1.0
    x = x / scale
    left = x.T @ x + penalty * numpy.eye(x.shape[1])
    return [float(value) for value in numpy.linalg.solve(left, x.T @ y) / scale]


def explained(rows: Sequence[Sequence[float]], targets: Sequence[float], figures: Sequence[float]) -> float:
    """The share of the spread of the targets that the line explains."""
    mean = sum(targets) / len(targets)
    total = sum((target - mean) ** 2 for target in targets)
    off = sum(
        (target - sum(a * b for a, b in zip(row, figures, strict=True))) ** 2
        for row, target in zip(rows, targets, strict=True)
    )
    return 1 - off / max(total, 1e-9)


def spread(given: Sequence[float], left: float) -> list[float]:
    """Features as the value reads them: as they are, times left, times left squared."""
    return [*given, *(left * one for one in given), *(left * left * one for one in given)]
