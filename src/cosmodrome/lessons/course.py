"""Course: one play of a lesson. It is a match in which somebody says what to try next.

The whole course follows from the lesson and what the player did so far (`acts`: moves, and `next` where a step is only
read). So nothing has to be kept anywhere but that list, and going back is playing a part of it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final, Literal

from cosmodrome.kernel import CLOCK, Ask, Game, Match, Move
from cosmodrome.kernel.record import parse_seat
from cosmodrome.kernel.registry import find
from cosmodrome.lessons.dealer import LessonDealer, parse_line
from cosmodrome.lessons.plan import BadLesson, Lesson, Step

#: What is done with a step that is only read.
NEXT: Final = "next"
#: The pattern of a step that lets the player do as they like.
ANYTHING: Final = "*"
#: Nobody at a lesson's table answers more often than this before the player is asked again.
_PATIENCE: Final = 2000

#: As asked; allowed beside it; something else, played all the same; something else, not played.
Verdict = Literal["right", "fine", "other", "refused"]


class Course:
    """A lesson being played. `watch` is called whenever something may have happened, for whoever shows it."""

    def __init__(self, lesson: Lesson, acts: Sequence[str] = (), watch: Callable[[], None] | None = None) -> None:
        self.lesson = lesson
        self.game: Game[Any] = find(lesson.game)
        self.acts: list[str] = []
        #: The step the player is at; past the last one when the lesson is over.
        self.at = 0
        #: With how many acts each step began that was reached.
        self.starts = [0]
        #: Lines of the lesson that could not be played: the player went another way, or the lesson is broken.
        self.skipped: list[str] = []
        self.watch = watch
        self._done = 0
        self._told = 0
        #: The patterns that still count.
        self._wanted: list[str] = []
        self.dealer = LessonDealer(lesson.seed)
        for line in lesson.opening:
            who, move = parse_line(line)
            if who == "dealer":
                self.dealer.say(move)
        self.match = Match(self.game, self.game.check_options(lesson.options), self.dealer)
        self._play_lines(lesson.opening, dealt=True)
        self._begin()
        for act in acts:
            self.act(act)

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.lesson.step)

    @property
    def step(self) -> Step | None:
        """The current step; None when the lesson is over."""
        return None if self.over else self.lesson.step[self.at]

    @property
    def ask(self) -> Ask | None:
        """What the rules ask the player now, if anything."""
        return None if self.match.over else self.match.ask_of(self.lesson.seat)

    @property
    def asked_for(self) -> list[Move]:
        """The legal moves the step asks for."""
        ask = self.ask
        return [move for move in ask.moves if _fits(move, self._wanted)] if ask is not None else []

    @property
    def free(self) -> bool:
        """Whether anything will do."""
        return ANYTHING in self._wanted

    def act(self, text: str) -> Verdict:
        """Do something: a move by its text, or `next`. What the rules forbid is refused by them, as in any match."""
        step = self.step
        if step is None:
            raise BadLesson(f"the lesson {self.lesson.id} is over")
        if not step.asks:
            if text != NEXT:
                return "refused"
            self.acts.append(NEXT)
            self._advance()
            return "right"
        move = self.game.moves.parse(text)
        text = move.text
        ask = self.ask
        verdict = self._judge(step, move)
        if ask is None or not ask.allows(move) or verdict != "refused":
            self._play(move)
            self.acts.append(text)
            if verdict == "right":
                self._done += 1
                if step.every:
                    self._wanted.remove(next(one for one in self._wanted if fnmatchcase(text, one)))
            # The others answer after the lesson itself: the next step may have something for them to play.
            if not self._is_done(step):
                self._settle()
            if self._is_done(step):
                self._advance()
        return verdict

    def _judge(self, step: Step, move: Move) -> Verdict:
        if _fits(move, self._wanted):
            return "right"
        if _fits(move, step.also):
            return "fine"
        return "other" if step.others == "allow" else "refused"

    def _is_done(self, step: Step) -> bool:
        if self.match.over:
            return True
        if step.every:
            return not self._wanted
        if step.until is None:
            return self._done >= step.times
        what, _, name = step.until.partition(" ")
        if what == "event":
            told = self.match.events_since(self._told, self.lesson.seat)
            return any(event["kind"] == name for event in told)
        ask = self.ask
        return ask is not None and ask.question == name

    def _advance(self) -> None:
        self.at += 1
        self.starts.append(len(self.acts))
        self._begin()

    def _begin(self) -> None:
        """Come to the current step: what the lesson plays itself, then whatever the others answer."""
        self._done = 0
        self._wanted = []
        step = self.step
        if step is not None:
            self._wanted = list(step.asks)
            self._play_lines(step.play, dealt=False)
        self._settle()
        self._told = len(self.match.events_since(0, None))

    def _play_lines(self, lines: Sequence[str], *, dealt: bool) -> None:
        for line in lines:
            who, text = parse_line(line)
            if who == "dealer":
                if not dealt:
                    self.dealer.say(text)
                continue
            seat = parse_seat(who)
            self._settle(upto=seat)
            ask = self.match.ask_of(seat)
            move = self.game.moves.parse(text)
            if ask is None or not ask.allows(move):
                self.skipped.append(line)
            else:
                self._play(move, seat)

    def _settle(self, upto: int | None = None) -> None:
        """Let the other seats answer until the player (or the seat that is wanted) is asked."""
        wanted = self.lesson.seat if upto is None else upto
        for _ in range(_PATIENCE):
            asks = self.match.asks
            if not asks or any(ask.seat in (wanted, self.lesson.seat) for ask in asks):
                return
            ask = next((one for one in asks if one.seat != CLOCK), asks[0])
            self._play(self._reply(ask), ask.seat)
        raise BadLesson(f"{self.lesson.id}: the others never come to an end")

    def _reply(self, ask: Ask) -> Move:
        for pattern in self.lesson.replies:
            for move in ask.moves:
                if fnmatchcase(move.text, pattern):
                    return move
        return ask.moves[0]

    def _play(self, move: Move, seat: int | None = None) -> None:
        self.match.between = self.watch
        try:
            self.match.play(move, self.lesson.seat if seat is None else seat)
        finally:
            self.match.between = None
        if self.watch is not None:
            self.watch()

    def back(self) -> Course:
        """The course at the beginning of the step before, or of this one where something was done in it."""
        begun = self.starts[-1]
        if len(self.acts) == begun and len(self.starts) > 1:
            begun = self.starts[-2]
        return Course(self.lesson, self.acts[:begun])


def _fits(move: Move, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(move.text, pattern) for pattern in patterns)
