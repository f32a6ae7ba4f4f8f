"""The dealer of a lesson: draws what the lesson needs to show, and by its seed whatever else is drawn."""

from __future__ import annotations

from cosmodrome.kernel import Chance, Dealer, Move, SeededDealer
from cosmodrome.lessons.plan import BadLesson


class LessonDealer(Dealer):
    """For each kind of draw a queue of what comes next. A draw that cannot be is noted, and dealt by the seed."""

    def __init__(self, seed: int, queues: dict[str, list[str]] | None = None) -> None:
        self._seeded = SeededDealer(seed)
        self._queues: dict[str, list[str]] = queues if queues is not None else {}
        #: What should have been drawn but was not in the bag: the player went another way, or the lesson is broken.
        self.missed: list[str] = []

    def say(self, line: str) -> None:
        """What will be drawn next of its kind, after what was said before: `draw success`."""
        verb, _, _ = line.partition(" ")
        self._queues.setdefault(verb, []).append(line)

    @property
    def unsaid(self) -> list[str]:
        """What was scripted and has not been drawn."""
        return [line for queue in self._queues.values() for line in queue]

    def deal(self, chance: Chance) -> Move:
        queue = self._queues.get(chance.verb.name)
        if queue:
            line = queue.pop(0)
            move = next((one for one in chance.moves if one.text == line), None)
            if move is not None:
                return move
            self.missed.append(line)
        return self._seeded.deal(chance)

    def copy(self) -> LessonDealer:
        twin = LessonDealer(0, {verb: queue[:] for verb, queue in self._queues.items()})
        twin._seeded = self._seeded.copy()
        return twin

    def describe(self, *, over: bool) -> dict[str, object]:
        return {"kind": "scripted"}


def parse_line(line: str) -> tuple[str, str]:
    """Who answers and what, of a line as records have it."""
    who, _, move = line.partition(" ")
    if not move or not (who.isdecimal() or who in ("dealer", "clock")):
        raise BadLesson(f"{line!r} is no line of a record: “0 end_turn”, “dealer roll 5”")
    return who, move
