"""What became of my matches, over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from cosmodrome.arena.anchors import MEASURED, anchors
from cosmodrome.arena.standing import Standing
from cosmodrome.server.contract.record import GameRating, MyRecord, RecordLine
from cosmodrome.server.people.callers import host_of, person_of
from cosmodrome.server.people.ratings import Ended
from cosmodrome.server.storage import result_queries

#: How many matches are listed, as in `my matches`.
_MOST = 500


class _Told(msgspec.Struct):
    """The part of a report that the record tells."""

    play: list[float]


_told = msgspec.json.Decoder(_Told).decode


@get("/api/me/record")
async def my_record(request: Request[Any, Any, Any]) -> MyRecord:
    """My finished matches with places and ratings; a guest's without ratings."""
    host = host_of(request)
    person = await person_of(request)
    if person is None:
        return MyRecord(host.now(), False, [_game(name, None, host.now()) for name in MEASURED], [])
    await request.app.state.results.note_of(person.id)
    ratings = await request.app.state.rater.ratings()
    rated = person.login is not None
    reports = {
        (row["match"], row["seat"]): (row["luck"], _told(row["body"]).play)
        for row in await host.store.rows(result_queries.REPORTS_OF, person=person.id)
    }
    lines = []
    for ended in reversed(ratings.matches.get(person.id, [])[-_MOST:]):
        seats = [one.seat for one in ended.sitters if one.person == person.id]
        if len(seats) == 1:
            lines.append(_line(ended, seats[0], rated, reports.get((ended.match, seats[0]))))
    now = host.now()
    played = dict.fromkeys([*MEASURED, *(line.game for line in lines if line.change is not None)])
    mine = {name: ratings.standings.get((name, person.id)) for name in played if rated}
    return MyRecord(now, rated, [_game(name, mine.get(name), now) for name in played], lines)


def _line(ended: Ended, seat: int, rated: bool, report: tuple[float, list[float]] | None) -> RecordLine:
    before, after = ended.changes.get(seat, (None, None)) if rated else (None, None)
    return RecordLine(
        match=ended.match,
        game=ended.game,
        finished=ended.finished,
        seat=seat,
        place=ended.places[seat],
        won=ended.places[seat] == 1 and seat in ended.winners,
        gave_up=ended.sitters[seat].gave_up,
        scores=ended.scores,
        winners=ended.winners,
        uncounted=ended.uncounted,
        rating=round(after.rating, 1) if after is not None else None,
        change=round(after.rating - before, 1) if after is not None and before is not None else None,
        luck=round(report[0], 1) if report is not None else None,
        play=report[1][seat] if report is not None else None,
    )


def _game(name: str, standing: Standing | None, now: float) -> GameRating:
    bots = {level: round(strength, 1) for level, strength in anchors(name).items()}
    if standing is None:
        return GameRating(name, None, None, 0, bots)
    return GameRating(name, round(standing.rating, 1), round(standing.on(now).spread, 1), standing.matches, bots)


HANDLERS = [my_record]
