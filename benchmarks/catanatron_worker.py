"""The peer: catanatron, the best-known fast Python engine of a board game, driven the quickest way it offers.

Runs in an environment of its own. Moves are executed without its validation, as our own playouts are.
"""

import random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from worker import Contender, serve


class Catanatron(Contender):
    def __init__(self, players=4):
        self.colors = list(Color)[:players]

    def new(self, seed):
        return Game([RandomPlayer(color) for color in self.colors], seed=seed + 1)

    def playout(self, seed):
        game, choice, decisions = self.new(seed), random.choice, 0
        state = game.state
        while state.num_turns < TURNS_LIMIT and game.winning_color() is None:
            game.execute(choice(state.playable_actions), validate_action=False)
            decisions += 1
        return decisions

    def count(self, seed):
        game, decisions, unforced, options = self.new(seed), 0, 0, 0
        while game.state.num_turns < TURNS_LIMIT and game.winning_color() is None:
            actions = game.state.playable_actions
            decisions += 1
            unforced += len(actions) > 1
            options += len(actions)
            game.execute(random.choice(actions), validate_action=False)
        return decisions, unforced, options

    def positions(self, seed):
        found = []
        for number in range(10):
            game, wanted = self.new(seed + number), 40 + 40 * number
            for _ in range(wanted):
                if game.winning_color() is not None:
                    break
                game.execute(random.choice(game.state.playable_actions), validate_action=False)
            found.append(game)
        return found

    def copy(self, position):
        return position.copy()


if __name__ == "__main__":
    serve(Catanatron())
