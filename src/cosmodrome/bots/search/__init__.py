"""Search for every game: compare whole ways of playing on in imagined worlds, and leave habit only for good reason.

A game brings a `Guide`: its policy, what is worth comparing, what a position is worth, and how far to look. `compare`
spends the playouts where they tell most. Nothing here knows a game, and nothing here sees more than a seat may know:
the worlds are imagined by the seat itself.
"""

from cosmodrome.bots.search.answers import TO_THE_END, Answers, Worlds
from cosmodrome.bots.search.compare import DOUBT, Budget, Comparison, Problem, compare
from cosmodrome.bots.search.guide import LOST, Guide, play_on
from cosmodrome.bots.search.hint import UNHURRIED, Hint, Reason, told_apart
from cosmodrome.bots.search.searcher import Searcher

__all__ = [
    "DOUBT",
    "LOST",
    "TO_THE_END",
    "UNHURRIED",
    "Answers",
    "Budget",
    "Comparison",
    "Guide",
    "Hint",
    "Problem",
    "Reason",
    "Searcher",
    "Worlds",
    "compare",
    "play_on",
    "told_apart",
]
