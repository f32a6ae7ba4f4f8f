"""Virtual time: who answers next when several seats are asked at once and a clock may run.

A bot may say how long it thinks (`delay`), the clock answers `after` seconds. Nobody waits for real: the schedule
jumps to the next answer. A terminal with a person at it uses the same schedule with the person's real time.
"""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome.bots import Bot, TimedBot
from cosmodrome.kernel import CLOCK, Ask, Match

#: How long a bot without an opinion thinks, in seconds.
USUAL_DELAY = 1.0


class Schedule:
    """When each of the present asks will be answered."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self.bots = bots
        self.now = 0.0
        self._due: dict[tuple[int, str], float] = {}

    def observe(self, match: Match) -> None:
        """Look at what is asked now: forget answers that are no longer wanted, plan those that are new.

        An ask that stays open while others answer keeps its time; a timer that stays open keeps running.
        """
        due: dict[tuple[int, str], float] = {}
        for ask in match.asks:
            key = (ask.seat, ask.question)
            known = self._due.get(key)
            if known is None:
                delay = self._delay(match, ask)
                if delay is None:
                    continue
                known = self.now + delay
            due[key] = known
        self._due = due

    def _delay(self, match: Match, ask: Ask) -> float | None:
        if ask.seat == CLOCK:
            return ask.after or 0.0
        bot = self.bots.get(ask.seat)
        if bot is None:
            return None
        return bot.delay(match.seat(ask.seat)) if isinstance(bot, TimedBot) else USUAL_DELAY

    def forget(self) -> None:
        """Nothing that was planned is still asked."""
        self._due.clear()

    def time_left(self, seat: int) -> float | None:
        """How long this seat will still take for its answer; None where none is planned."""
        return next((due - self.now for (who, _), due in self._due.items() if who == seat), None)

    def resume(self, ask: Ask, left: float) -> None:
        """An answer that was no longer wanted is wanted again; one still planned keeps its time."""
        self._due.setdefault((ask.seat, ask.question), self.now + left)

    def next(self, match: Match) -> tuple[float, Ask] | None:
        """The planned answer that comes first, and when; None while only people are asked."""
        best: tuple[float, Ask] | None = None
        for ask in match.asks:
            time = self._due.get((ask.seat, ask.question))
            if time is not None and (best is None or time < best[0]):
                best = (time, ask)
        return best

    def answer(self, match: Match, time: float, ask: Ask) -> None:
        """Let time pass until `time` and give the answer that was planned for it."""
        self.now = max(self.now, time)
        del self._due[(ask.seat, ask.question)]
        move = ask.moves[0] if ask.seat == CLOCK else self.bots[ask.seat].choose(match.seat(ask.seat))
        match.play(move, ask.seat)


def play_match(match: Match, bots: Mapping[int, Bot], limit: int) -> int:
    """Play a match to its end, or until `limit` answers were given; how many were given."""
    schedule = Schedule(bots)
    given = 0
    while not match.over and given < limit:
        asks = match.asks
        if len(asks) == 1 and asks[0].seat in bots:
            # Nobody else and no clock: time does not matter, and most asks of most games are like this.
            schedule.forget()
            seat = asks[0].seat
            match.play(bots[seat].choose(match.seat(seat)), seat)
        else:
            schedule.observe(match)
            planned = schedule.next(match)
            if planned is None:
                raise ValueError("somebody is asked who has neither a bot nor a clock")
            schedule.answer(match, *planned)
        given += 1
    return given
