"""Planners at the terminal: one module a game, named like the game.

    def tell(match: Match, seat: int, text: str, words: Words, say: Speech) -> list[str]

gives what the game's planner works out for a seat, in lines; `text` is what was typed behind the command.
"""

from __future__ import annotations

from cosmodrome.cli.common import module_of
from cosmodrome.cli.speech import Speech
from cosmodrome.kernel import Match, UnknownTopic
from cosmodrome.text import Words


def plan(match: Match, seat: int, text: str, words: Words, say: Speech) -> list[str]:
    """What the planner of the match's game says now."""
    module = module_of(__name__, match.game.name)
    if module is None:
        return [say("plan-none")]
    try:
        lines: list[str] = module.tell(match, seat, text, words, say)
    except UnknownTopic:
        return [say("plan-not-now")]
    return lines
