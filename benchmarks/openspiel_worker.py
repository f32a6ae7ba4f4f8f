"""A peer: a game of open_spiel, written in C++ and driven from Python. `openspiel_worker.py GAME`.

Runs in an environment of its own. Chance is sampled here, as its own examples do it, and does not count as a decision.
"""

import random
import sys

import pyspiel
from worker import Contender, serve


class OpenSpiel(Contender):
    def __init__(self, game):
        self.game = pyspiel.load_game(game)

    def walk(self, seed):
        """A random match: each decision's state and legal actions, before one of them is applied."""
        lots = random.Random(seed)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lots.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                yield state, actions
                state.apply_action(actions[int(lots.random() * len(actions))])

    def playout(self, seed):
        return sum(1 for _ in self.walk(seed))

    def count(self, seed):
        numbers = [len(actions) for _, actions in self.walk(seed)]
        return len(numbers), sum(number > 1 for number in numbers), sum(numbers)

    def positions(self, seed):
        found = []
        for number in range(10):
            for ply, (state, _) in enumerate(self.walk(seed + number)):
                last = state.clone()
                if ply >= 5 * number:
                    break
            found.append(last)
        return found

    def copy(self, position):
        return position.clone()


if __name__ == "__main__":
    serve(OpenSpiel(sys.argv[1]))
