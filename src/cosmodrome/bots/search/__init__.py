"""Search for every game: compare whole ways of playing on in imagined worlds, and leave habit only for good reason.

A game brings a `Problem`: a list of options, the first of them what its policy would do, and a way to play one of them
out in one imagined future. `compare` spends the playouts where they tell most. Nothing here knows a game, and nothing
here sees more than a seat may know: the worlds are imagined by the seat itself.
"""

from cosmodrome.bots.search.compare import Budget, Comparison, Problem, compare
from cosmodrome.bots.search.playout import Policy, play_on

__all__ = ["Budget", "Comparison", "Policy", "Problem", "compare", "play_on"]
