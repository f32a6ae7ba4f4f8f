"""Who sits where: learners first, named opponents in the seats after them; and short games to begin with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cosmodrome.kernel import BadOptionValue
from cosmodrome.kernel.registry import find

#: Options of short and simple games, to begin learning with.
SHORT: Final[dict[str, dict[str, Any]]] = {
    "galactic_cruise": {"variants": ("short",)},
    "galaxy_trucker": {"rounds": ("1",), "tempo": "calm"},
    "leaving_earth": {"players": 1, "level": "easy"},
}


def seated(
    game: str, options: Mapping[str, Any], opponents: Sequence[str], learner: int | None = None
) -> dict[int, str]:
    """The bot in each opponent's seat. A single name is used for all of them; without any, all seats learn."""
    players: int = find(game).check_options(options)["players"]
    if not opponents:
        return {}
    others = [seat for seat in range(players) if seat != (learner or 0)]
    names = list(opponents) * len(others) if len(opponents) == 1 else list(opponents)
    if len(names) != len(others):
        raise BadOptionValue(f"{len(names)} opponents were named for {len(others)} seats")
    return dict(zip(others, names, strict=True))


def is_dense(reward: str) -> bool:
    """Whether rewards come along the way (`dense`) or only at the end (`sparse`)."""
    if reward not in ("sparse", "dense"):
        raise BadOptionValue(f"reward cannot be {reward!r}: one of sparse, dense")
    return reward == "dense"


def chosen(game: str, options: Mapping[str, Any], short: bool) -> dict[str, Any]:
    """The options of a match, on top of those of a short game where one is wanted."""
    return {**(SHORT.get(game, {}) if short else {}), **options}
