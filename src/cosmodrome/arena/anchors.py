"""Anchors: how strong the bots of the ladder are in each game, on the scale of `rate`, from what was measured.

People's ratings (`standing`) hang on them: whoever wins half of the matches against Conrad is as strong as he is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from cosmodrome.arena.rate import fit
from cosmodrome.bots import LEVELS

#: What each level won against the one below it, in percent, and of how many matches: `docs/bots-strength.md`.
MEASURED: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "galactic_cruise": ((84, 96), (86, 96), (92, 72), (60, 48)),
    "galaxy_trucker": ((77, 96), (69, 96), (67, 72), (67, 23)),
    "leaving_earth": ((72, 188), (72, 282), (63, 200), (65, 179)),
}


@cache
def anchors(game: str) -> Mapping[str, float]:
    """The rating of every bot of a game's ladder; none where nobody has measured them."""
    steps = MEASURED.get(game)
    if steps is None:
        return {}
    matrix = [[0.0] * len(LEVELS) for _ in LEVELS]
    for lower, (percent, matches) in enumerate(steps):
        matrix[lower + 1][lower] = percent / 100 * matches
        matrix[lower][lower + 1] = matches - percent / 100 * matches
    return dict(zip(LEVELS, fit(matrix), strict=True))
