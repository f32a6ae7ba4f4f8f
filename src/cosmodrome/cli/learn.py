"""`cosmodrome learn GAME [LESSON]`: a lesson in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

import cosmodrome
from cosmodrome.cli.common import console, error_console
from cosmodrome.cli.speech import reader_language, speech
from cosmodrome.cli.table import HUMAN, Left, TerminalTable
from cosmodrome.cli.wrong import which_game
from cosmodrome.kernel import Ask, Move
from cosmodrome.lessons import NEXT, Course, Lesson, find_lesson, lessons_of
from cosmodrome.text import Words

#: Who sits at the other seats; the lesson answers for them.
PUPPET = "random"


def learn(
    game: str = "", lesson: str = "", /, *, listed: Annotated[bool, Parameter(name="--list", negative="")] = False
) -> int:
    """Learn a game by playing it, step by step.

    Parameters
    ----------
    lesson
        The lesson's name or number; the first one if left out.
    listed
        Only name the lessons, one a line.
    """
    spoken = reader_language()
    say = speech(spoken)
    if not game:
        return which_game("learn", say)
    boxed = cosmodrome.find(game)
    words = Words(boxed, spoken)
    lessons = lessons_of(boxed)
    out = console()
    if listed:
        for one in lessons:
            out.print(f"{one.id}  [dim]{escape(words.say(one.key()))} · {one.minutes} min[/]", soft_wrap=True)
        return 0
    if not lessons:
        error_console().print(Text(say("no-lessons", game=words.title(), command=f"cosmodrome rules {game}")))
        return 1
    chosen = find_lesson(boxed, lesson or lessons[0].id)
    done = LessonTable(chosen, words, out, out.input).play()
    if done:
        if chosen.number < len(lessons):
            out.print(Text(say("lesson-done", command=f"cosmodrome learn {game} {lessons[chosen.number].id}")))
        else:
            out.print(Text(say("lesson-all-done", command=first_match(game))))
    return 0


def first_match(game: str) -> str:
    """The command for a match after the lessons: the beginner's table against the gentlest bot."""
    options = [f"--option {name}={value}" for name, value in cosmodrome.find(game).first_match.items()]
    return " ".join(["cosmodrome play", game, "--seats human,novice", *options])


class LessonTable(TerminalTable):
    """A table at which somebody says what to try next. What is not asked for is refused or let pass, in words."""

    def __init__(self, lesson: Lesson, words: Words, out: Console, read: Callable[[str], str]) -> None:
        self.course = Course(lesson)
        seats = [HUMAN if seat == lesson.seat else PUPPET for seat in range(self.course.match.players)]
        super().__init__(self.course.match, seats, words=words, out=out, read=read)
        self._remark = ""

    def play(self) -> bool:
        """Learn until the lesson is over (True) or the player has left (False)."""
        try:
            while not self.course.over:
                self._one_act()
        except (Left, EOFError, KeyboardInterrupt):
            self.out.print()
            return False
        return True

    def _one_act(self) -> None:
        step, ask = self.course.step, self.course.ask
        assert step is not None
        if not step.asks:
            self._show_table(self.course.lesson.seat)
            self._say()
            self._read_on(self._read(self.say("lesson-prompt")).strip().lower())
            return
        assert ask is not None
        move = self._ask_human(ask)
        if move is None:
            return
        self._remark = ""
        if self.course.act(move.text) in ("other", "refused"):
            otherwise = self.course.lesson.key(step, "else")
            self._remark = self.words.say(otherwise) if self.words.knows(otherwise) else self.say("lesson-not-now")

    def _read_on(self, typed: str) -> None:
        if typed in ("q", "quit"):
            raise Left
        if typed in ("u", "undo"):
            self._undo(self.course.lesson.seat)
        else:
            self.course.act(NEXT)

    def _say(self) -> None:
        step, lesson = self.course.step, self.course.lesson
        if step is None:
            return
        title = f"{self.course.at + 1}/{len(lesson.step)} · {self.words.say(lesson.key(step, 'title'))}"
        said = [self.words.say(lesson.key(step))]
        if self.words.knows(lesson.key(step, "sum")):
            said.append(self.words.say(lesson.key(step, "sum")))
        self.out.print()
        self.out.print(Panel(escape("\n\n".join(said)), title=escape(title), title_align="left", border_style="cyan"))
        if self._remark:
            self.out.print(f"[yellow]{escape(self._remark)}[/]")

    def _show_moves(self, ask: Ask, found: list[tuple[int, Move]], wanted: str, *, every: bool, note: str) -> None:
        self._say()
        super()._show_moves(ask, found, wanted, every=every, note=note)

    def _undo(self, seat: int) -> str:
        """Back to the beginning of this step, or of the one before."""
        if not self.course.acts:
            return self.say("lesson-beginning")
        self.course = self.course.back()
        self.match = self.course.match
        self._told = dict.fromkeys(self._told, len(self.match.events_since(0, None)))
        self._remark = ""
        return ""
