"""Search in Galactic Cruise: the answers to `turn` and `action`, each played on for some turns by the policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.bots.galactic_cruise import policy
from cosmodrome.bots.galactic_cruise.outlook import Outlook, remaining
from cosmodrome.bots.galactic_cruise.turns import rank
from cosmodrome.bots.galactic_cruise.value import lead
from cosmodrome.bots.galactic_cruise.weights import Weights
from cosmodrome.bots.search import Problem, play_on
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Ask, Match, Move, SeededDealer

#: The questions worth a search. All others are answered by the policy.
SEARCHED: Final[tuple[str, ...]] = ("turn", "action")
#: Below this share of the match every playout goes to its end.
ENDGAME: Final = 0.3
#: A playout is not longer than this.
LIMIT: Final = 4_000
#: What a playout is worth that ran into a dead end.
LOST: Final = -500.0


def candidates(s: GalacticCruise, ask: Ask, weights: Weights, most: int) -> list[Move]:
    """What is worth comparing: the policy's own answer first, then the others by what the policy thinks of them."""
    own = policy.answer(s, ask, weights)
    o = Outlook(s, s.companies[ask.seat], weights)
    ranked = rank(o, policy.plain(ask.moves))
    rest = [move for move in ranked if move is not own]
    return [own, *rest[: most - 1]]


class Answers(Problem):
    """The answers of one seat to one question, played on in imagined futures."""

    def __init__(
        self,
        imagine: Callable[[int], Match],
        seat: int,
        answers: list[Move],
        weights: Weights,
        turns: int,
        seed: int,
        known: list[float],
    ) -> None:
        self.imagine = imagine
        self.seat = seat
        self.answers = answers
        self.weights = weights
        self.turns = turns
        self.seed = seed
        #: What the policy's own answer came to in the first futures, where that is known from an earlier question.
        self.known = known

    def options(self) -> int:
        return len(self.answers)

    def play(self, option: int, future: int) -> float:
        if option == 0 and future < len(self.known):
            return self.known[future]
        world = self.play_out(option, future)
        if world is None:
            return LOST
        s = world.state
        assert isinstance(s, GalacticCruise)
        return lead(s, self.seat)

    def play_out(self, option: int, future: int) -> Match | None:
        """The world after an answer and some turns; None for a dead end."""
        world = self.imagine(future).copy(checkpoints=False)
        world.dealer = SeededDealer(self.seed * 1009 + future)
        ask = world.ask_of(self.seat)
        move = self.answers[option]
        if ask is None or not ask.allows(move):
            return None
        s = world.state
        assert isinstance(s, GalacticCruise)
        until = s.turn + self.turns * len(s.companies)
        if remaining(s) < ENDGAME:
            until = 1 << 30
        weights = self.weights

        def answer(world: Match, ask: Ask) -> Move:
            return policy.answer(s, ask, weights)

        def stop(world: Match) -> bool:
            return s.turn >= until

        world.play_trusted(ask, move)
        return world if play_on(world, answer, stop, LIMIT) else None
