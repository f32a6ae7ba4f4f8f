"""The toy games the server tests play. Apart from the harness: a bot's process imports them, and nothing else of it."""

from __future__ import annotations

from cosmodrome.kernel import CLOCK, Asks, Rules
from tests.kernel.toys import Toy, ToyState


class Steps(Toy):
    """The toy under the name the server tests play it by."""

    name, title = "steps", "Steps"


class Hasty(Steps):
    """The same with a timer so short that a test can wait for it."""

    name, title = "hasty", "Hasty"

    def step(self, s: ToyState) -> Rules[None]:
        rules = super().step(s)
        asked = next(rules)
        while True:
            for ask in asked.asks if isinstance(asked, Asks) else ():
                if ask.seat == CLOCK:
                    ask.after = 0.4
            move = yield asked
            try:
                asked = rules.send(move)
            except StopIteration:
                return


STEPS = Steps()
HASTY = Hasty()
