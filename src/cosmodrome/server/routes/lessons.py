"""Lessons over HTTP. The server keeps nothing of them: a course follows from the lesson and what was done so far."""

from __future__ import annotations

from bisect import bisect_right
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from cosmodrome.bots import studies
from cosmodrome.coach import puzzles
from cosmodrome.kernel import CLOCK, CosmodromeError, Game
from cosmodrome.lessons import Course, Lesson, Verdict, find_lesson, lessons_of
from cosmodrome.server.contract.happened import Beat, EventInfo, EventPage
from cosmodrome.server.contract.lessons import (
    LessonAct,
    LessonExplain,
    LessonInfo,
    LessonMoment,
    Lessons,
    LessonStep,
    LessonWhyNot,
)
from cosmodrome.server.contract.playing import Explanation, WhyNot
from cosmodrome.server.contract.table import AskInfo, ClockInfo, Fairness, Player, Position, Table, UndoInfo
from cosmodrome.server.people.callers import address_of
from cosmodrome.server.problems import refusal_of
from cosmodrome.server.routes.games import game_of
from cosmodrome.server.tables.projection import moves_of, outcome_of

AnyRequest = Request[Any, Any, Any]
LessonName = Annotated[str, PathParameter(max_length=60)]

#: What the rivals in a lesson are shown as; their answers are the lesson's.
RIVAL = "novice"


@get("/api/games/{game:str}/lessons", sync_to_thread=False)
def list_lessons(game: FromPath[str]) -> Lessons:
    """The lessons of a game, in the order they are meant to be played."""
    boxed = game_of(game)
    return Lessons(boxed.name, [_info(lesson) for lesson in lessons_of(boxed)])


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=200, sync_to_thread=True)
def act(request: AnyRequest, game: FromPath[str], lesson: LessonName, data: JSONBody[LessonAct]) -> LessonMoment:
    """Do something in a lesson, or only see where it stands."""
    story = _story(request, game, lesson, data.acts)
    verdict: Verdict | None = None
    if data.act is not None:
        try:
            verdict = story.act(data.act)
        except CosmodromeError as error:
            raise refusal_of(error) from None
    return story.moment(verdict)


@post("/api/games/{game:str}/lessons/{lesson:str}/why_not", status_code=200, sync_to_thread=True)
def why_not(request: AnyRequest, game: FromPath[str], lesson: LessonName, data: JSONBody[LessonWhyNot]) -> WhyNot:
    """The rule that forbids a move after these acts; the lesson itself forbids none."""
    course = _story(request, game, lesson, data.acts).course
    try:
        move = course.game.moves.parse(data.move)
    except CosmodromeError as error:
        raise refusal_of(error) from None
    ask = course.ask
    if ask is None:
        return WhyNot(False, "not_offered")
    legal = ask.allows(move)
    return WhyNot(legal, None if legal else course.game.why_not(course.match.state, ask, move))


@post("/api/games/{game:str}/lessons/{lesson:str}/explain", status_code=200, sync_to_thread=True)
def explain(request: AnyRequest, game: FromPath[str], lesson: LessonName, data: JSONBody[LessonExplain]) -> Explanation:
    """What the game says about one thing on the table after these acts."""
    course = _story(request, game, lesson, data.acts).course
    try:
        return Explanation(data.about, studies.explain(course.match, course.lesson.seat, data.about))
    except CosmodromeError as error:
        raise refusal_of(error) from None


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(lesson.id, lesson.minutes, [LessonStep(step.id, not step.asks) for step in lesson.step])


def _story(request: AnyRequest, game: str, lesson: str, acts: list[str]) -> _Story:
    request.app.state.limiter.spend("replay", address_of(request))
    boxed = game_of(game)
    try:
        story = _Story(_lesson_of(boxed, lesson))
        story.repeat(acts)
    except CosmodromeError as error:
        raise refusal_of(error) from None
    return story


def _lesson_of(game: Game[Any], name: str) -> Lesson:
    """A lesson by its name; a puzzle is one of a single step."""
    number = name.removeprefix(puzzles.LESSON)
    if number != name and number.isdecimal():
        return puzzles.lesson_of(puzzles.find_puzzle(game.name, int(number)))
    return find_lesson(game, name)


class _Story:
    """A course, and which of its acts each event belongs to. Its versions count the acts from 1."""

    def __init__(self, lesson: Lesson) -> None:
        self.course = Course(lesson)
        self.seat = lesson.seat
        # What a puzzle asks for is what the player has to find.
        self._puzzle = lesson.id.startswith(puzzles.LESSON)
        #: How many events had been told before each act.
        self._before: list[int] = []
        self._beats: list[tuple[int, dict[str, Any]]] = []

    def repeat(self, acts: list[str]) -> None:
        """What was done so far."""
        for one in acts:
            self._do(one)

    def act(self, text: str) -> Verdict:
        """What is done now; this is shown beat by beat."""
        self.course.watch = self._watch
        return self._do(text)

    def _do(self, text: str) -> Verdict:
        told = self._told()
        self._before.append(told)
        verdict = self.course.act(text)
        if verdict == "refused":
            self._before.pop()
        return verdict

    def _told(self) -> int:
        return len(self.course.match.events_since(0, None))

    def _watch(self) -> None:
        told = self._told()
        if told > (self._beats[-1][0] if self._beats else self._before[-1]):
            self._beats.append((told, self.course.match.view(self.seat)))

    def moment(self, verdict: Verdict | None) -> LessonMoment:
        """Where the lesson stands."""
        course = self.course
        version = len(course.acts) + 1
        first = 0
        if verdict is not None:
            first = self._told() if verdict == "refused" else self._before[-1]
        events = self._events()
        begin, beats = first, []
        for end, view in self._beats:
            beats.append(Beat(version, events[begin:end], view))
            begin = end
        if beats:
            beats[-1].view = None
        step = course.step
        return LessonMoment(
            step=course.at,
            verdict=verdict,
            starts=course.starts,
            asked_for=[] if course.free or self._puzzle else [move.text for move in course.asked_for],
            point=list(step.point) if step is not None else [],
            table=_table(course),
            position=_position(course, version),
            events=EventPage(self.seat, version, first, events[first:]),
            beats=beats,
        )

    def _events(self) -> list[EventInfo]:
        told: list[EventInfo] = []
        for index, event in enumerate(self.course.match.events_since(0, self.seat)):
            fields = {name: value for name, value in event.items() if name not in ("kind", "ply")}
            version = 1 + bisect_right(self._before, index)
            told.append(EventInfo(version, event["kind"], fields))
        return told


def _position(course: Course, version: int) -> Position:
    match, seat, ask = course.match, course.lesson.seat, course.ask
    asks = [AskInfo(ask.question, moves_of(match, ask), ask.secret)] if ask is not None else []
    timer = None if match.over else match.ask_of(CLOCK)
    return Position(
        seat=seat,
        version=version,
        now=0.0,
        view=match.view(seat),
        asks=asks,
        waiting=[],
        clock=[ClockInfo(timer.question, timer.after or 0.0, None)] if timer is not None else [],
        undo=UndoInfo(None, None, None, False),
        over=match.over,
        result=outcome_of(match),
    )


def _table(course: Course) -> Table:
    match, mine = course.match, course.lesson.seat
    return Table(
        id=f"lesson-{course.lesson.id}",
        game=course.game.name,
        edition=match.edition,
        edition_gone=False,
        options=dict(match.options),
        status="over" if match.over else "running",
        created=0.0,
        started=0.0,
        finished=None,
        undo="off",
        listed=False,
        watchable=False,
        patience=86400,
        players=[_player(seat, seat == mine) for seat in range(match.players)],
        spectators=0,
        fairness=Fairness(None, None),
        undo_request=None,
        abandon=[],
        gate=None,
    )


def _player(seat: int, mine: bool) -> Player:
    if mine:
        return Player(seat, "human", None, None, True, True, False, False)
    return Player(seat, "bot", None, RIVAL, True, True, False, False)


HANDLERS = [list_lessons, act, why_not, explain]
