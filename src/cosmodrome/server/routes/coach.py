"""The coach over HTTP: asked for once, worked out in the background, kept."""

from __future__ import annotations

from bisect import bisect_right
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from cosmodrome.coach import puzzles
from cosmodrome.coach.earlier import Earlier, compare
from cosmodrome.coach.report import fair_scores
from cosmodrome.kernel.registry import names
from cosmodrome.server.contract.coach import (
    CoachDecision,
    CoachDraw,
    CoachEarlier,
    Coaching,
    CoachLuck,
    CoachReason,
    CoachReport,
    CoachStage,
    CoachStep,
    PuzzleInfo,
    Puzzles,
)
from cosmodrome.server.people.callers import address_of, host_of, viewpoint_of
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import queries
from cosmodrome.server.tables.room import Room

#: How many days' puzzles are told.
_WEEK = 7

MatchId = Annotated[str, PathParameter(max_length=40)]
SeatQuery = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]


@get("/api/matches/{match_id:str}/coach", status_code=200)
async def look_back(request: Request[Any, Any, Any], match_id: MatchId, seat: SeatQuery) -> Response[Coaching]:
    """The coach's report of a finished match; 202 and how far it is while it is being made."""
    host = host_of(request)
    coaches = request.app.state.coaches
    room = await host.room(match_id)
    async with room.lock:
        await host.heal(room)
        await viewpoint_of(request, room, seat)
        if room.row.status != "over" or room.match is None:
            raise Refused(409, "not_over", version=room.version)
    found = await coaches.report(match_id, seat)
    if found is None:
        progress = coaches.progress(match_id, seat)
        if progress is None:
            request.app.state.limiter.spend("coach", address_of(request))
            progress = coaches.begin(room, seat)
        return Response(Coaching(seat, progress, None, None), status_code=202)
    return Response(Coaching(seat, 1.0, _report(found, room), await _earlier(request, room, seat, found)))


async def _earlier(
    request: Request[Any, Any, Any], room: Room, seat: int, report: dict[str, Any]
) -> CoachEarlier | None:
    """Only for those who sat there: other people's matches are their own business."""
    _, mine = await viewpoint_of(request, room, seat)
    person = room.seats[seat].person
    if person is None or seat not in mine:
        return None
    rows = await host_of(request).store.rows(
        queries.EARLIER_REPORTS, person=person, game=room.row.game, before=room.row.finished or 0.0
    )
    now = float(report["result"]["scores"][seat])
    found = compare(now, [Earlier(row["score"], row["luck"]) for row in rows])
    return CoachEarlier(found.matches, found.usual, found.now, found.better, found.usual_luck)


def _report(found: dict[str, Any], room: Room) -> CoachReport:
    plies = [link.ply for link in room.line]
    versions = [link.index for link in room.line]

    def version(ply: int) -> int:
        """The position of the log at which this ply was answered."""
        place = bisect_right(plies, ply) - 1
        return max(1, versions[place]) if place >= 0 and ply < found["plies"] else room.version

    def stage(one: dict[str, Any]) -> CoachStage:
        return CoachStage(one["stage"]["kind"], one["stage"]["number"])

    luck = found["luck"]
    return CoachReport(
        unit=found["unit"],
        verdict=found["verdict"],
        scores=found["result"]["scores"],
        winners=found["result"]["winners"],
        fair=[round(score, 1) for score in fair_scores(found)],
        play=found["play"],
        plies=found["plies"],
        graph=[
            CoachStep(one["ply"], version(one["ply"]), stage(one), one["chances"], one["points"])
            for one in found["graph"]
        ],
        decisions=[
            CoachDecision(
                ply=one["ply"],
                version=version(one["ply"]),
                stage=stage(one),
                question=one["question"],
                kind=one["kind"],
                played=one["played"],
                better=one["better"],
                chance=one["chance"],
                points=one["points"],
                error=one["error"],
                futures=one["futures"],
                reasons=[
                    CoachReason(reason["key"], reason["given"]["points"], reason["given"]["source"])
                    for reason in one["reasons"]
                ],
            )
            for one in found["decisions"]
        ],
        sources=luck["sources"],
        luck=[CoachLuck(one["sources"], one["total"]) for one in luck["seats"]],
        draws=[
            CoachDraw(one["ply"], version(one["ply"]), one["source"], one["move"], one["worth"])
            for one in luck["draws"]
        ],
    )


@get("/api/puzzles", sync_to_thread=True)
def list_puzzles() -> Puzzles:
    """The puzzle of the day, and all puzzles."""
    infos = {(info.game, info.number): info for name in names() for info in _puzzles(name)}
    today = datetime.now(UTC).date()
    days = [puzzles.of_the_day(today - timedelta(days=ago)) for ago in reversed(range(_WEEK))]
    week = [infos[puzzle.game, puzzle.number] for puzzle in days if puzzle is not None]
    return Puzzles(week[-1] if week else None, list(infos.values()), week)


@cache
def _puzzles(game: str) -> list[PuzzleInfo]:
    found = []
    for puzzle in puzzles.puzzles_of(game):
        ask = puzzle.position().ask_of(puzzle.seat)
        assert ask is not None
        found.append(PuzzleInfo(game, puzzle.number, puzzle.seat, ask.question))
    return found


HANDLERS = [look_back, list_puzzles]
