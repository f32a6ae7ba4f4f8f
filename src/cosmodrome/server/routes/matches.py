"""Tables and play over HTTP. Everything a live connection can do can be done here too."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter

from cosmodrome.kernel import CosmodromeError, Record
from cosmodrome.kernel.dealer import commitment_of
from cosmodrome.server import seating
from cosmodrome.server.callers import address_of, bearer_of, eyes_for, hall_of, need_person, seated
from cosmodrome.server.contract import (
    AbandonVote,
    ClaimSeat,
    EventPage,
    MatchCreated,
    MatchRecord,
    MoveAccepted,
    MoveRequest,
    NewMatch,
    Note,
    Notes,
    Position,
    ReplaceSeat,
    Say,
    SeatAct,
    SeatKey,
    Snapshot,
    UndoAnswered,
    UndoVote,
    UndoWish,
    Verification,
    WhyNot,
)
from cosmodrome.server.eyes import events_of, log_of, position_of, table_of
from cosmodrome.server.hall import note_of
from cosmodrome.server.play import answer_undo, play_move, ready, undo
from cosmodrome.server.problems import Refused, refusal_of
from cosmodrome.server.storage import queries

AnyRequest = Request[Any, Any, Any]
MatchId = Annotated[str, PathParameter(max_length=40)]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
PlyPath = Annotated[int, PathParameter(ge=0, le=10_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat")]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=10_000_000_000)]


@post("/api/matches")
async def create(request: AnyRequest, data: JSONBody[NewMatch]) -> Response[MatchCreated]:
    """Open a table. The answer holds each seat's secret, this once."""
    hall = hall_of(request)
    request.app.state.limiter.spend("table", address_of(request))
    cookies: list[Cookie] = []
    person = None
    if data.claim:
        person, cookies = await need_person(request)
    return Response(await seating.open_table(hall, data, person), cookies=cookies, status_code=201)


@get("/api/matches/{match_id:str}")
async def show(request: AnyRequest, match_id: MatchId, seat: SeatQuery = None) -> Snapshot:
    """The table and the present position: my view and my asks."""
    hall = hall_of(request)
    room = await hall.room(match_id)
    async with room.door:
        await hall.heal(room)
        eyes, mine = await eyes_for(request, room, seat)
        now = hall.now()
        return Snapshot(table_of(room, now), position_of(room, eyes, now), mine)


@post("/api/matches/{match_id:str}/moves", status_code=200)
async def move(request: AnyRequest, match_id: MatchId, data: JSONBody[MoveRequest]) -> MoveAccepted:
    """Answer an ask. Acknowledged once the move is durable."""
    hall, room = await seated(request, match_id, data.seat)
    return MoveAccepted(await play_move(hall, room, data.seat, data.ply, data.move))


@get("/api/matches/{match_id:str}/events")
async def events(request: AnyRequest, match_id: MatchId, since: Since = 0, seat: SeatQuery = None) -> EventPage:
    """What happened after a ply, as this seat may know it."""
    hall = hall_of(request)
    room = await hall.room(match_id)
    async with room.door:
        await hall.heal(room)
        eyes, _ = await eyes_for(request, room, seat)
        return events_of(room, eyes, min(since, room.ply))


@get("/api/matches/{match_id:str}/record")
async def record(request: AnyRequest, match_id: MatchId) -> MatchRecord:
    """The saved game: whole once the match is over, before that the answers of one's own seats."""
    hall = hall_of(request)
    room = await hall.room(match_id)
    async with room.door:
        await hall.heal(room)
        _, mine = await eyes_for(request, room, None)
        over = room.row.status in ("over", "abandoned")
        kernel_record = None
        if over and room.match is not None:
            kernel_record = msgspec.json.decode(room.match.record().to_json())
        row = room.row
        return MatchRecord(row.id, row.game, row.edition, row.options, over, log_of(room, set(mine)), kernel_record)


@get("/api/matches/{match_id:str}/positions/{ply:int}")
async def position(request: AnyRequest, match_id: MatchId, ply: PlyPath, seat: SeatQuery = None) -> Position:
    """The match as it stood at a ply: through one's own eyes, or through any eyes once it is over."""
    hall = hall_of(request)
    request.app.state.limiter.spend("replay", address_of(request))
    room = await hall.room(match_id)
    eyes, _ = await eyes_for(request, room, seat)
    found: Position = await request.app.state.replays.position(room, eyes, ply)
    return found


@get("/api/matches/{match_id:str}/verify")
async def verify(request: AnyRequest, match_id: MatchId) -> Verification:
    """Once the match is over: does the seed fit the hash published before the first draw, does the record replay?"""
    hall = hall_of(request)
    request.app.state.limiter.spend("replay", address_of(request))
    room = await hall.room(match_id)
    await eyes_for(request, room, None)
    if room.row.status != "over" or room.match is None:
        raise Refused(409, "not_over", ply=room.ply)
    saved = room.match.record()

    def replays() -> bool:
        try:
            Record.from_json(saved.to_json()).verify()
        except CosmodromeError:
            return False
        return True

    secret = room.row.secret
    holds = commitment_of(bytes.fromhex(secret)) == room.row.commitment
    return Verification(holds, await asyncio.to_thread(replays), secret)


@get("/api/matches/{match_id:str}/why_not")
async def why_not(
    request: AnyRequest,
    match_id: MatchId,
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=15)],
    move: Annotated[str, QueryParameter(name="move", min_length=1, max_length=200)],
) -> WhyNot:
    """Which rule forbids this move now?"""
    hall, room = await seated(request, match_id, seat)
    async with room.door:
        await hall.heal(room)
        ask = room.ask_of(seat)
        if ask is None or room.match is None:
            return WhyNot(False, "not_your_turn")
        try:
            parsed = room.match.game.moves.parse(move)
        except CosmodromeError as error:
            raise refusal_of(error, room.ply) from None
        if ask.allows(parsed):
            return WhyNot(True, None)
        return WhyNot(False, room.match.game.why_not(room.match.state, ask, parsed))


# --- undo, gate


@post("/api/matches/{match_id:str}/undo", status_code=200)
async def wish_undo(request: AnyRequest, match_id: MatchId, data: JSONBody[UndoWish]) -> UndoAnswered:
    """Take back: at once up to the information horizon, beyond it when the others agree."""
    hall, room = await seated(request, match_id, data.seat)
    return UndoAnswered(await undo(hall, room, data.seat, data.ply, data.to), room.ply)


@post("/api/matches/{match_id:str}/undo/answer", status_code=200)
async def vote_undo(request: AnyRequest, match_id: MatchId, data: JSONBody[UndoVote]) -> UndoAnswered:
    """Agree to somebody's undo, or refuse it."""
    hall, room = await seated(request, match_id, data.seat)
    return UndoAnswered(await answer_undo(hall, room, data.seat, data.id, data.agree), room.ply)


@post("/api/matches/{match_id:str}/ready", status_code=200)
async def is_ready(request: AnyRequest, match_id: MatchId, data: JSONBody[SeatAct]) -> MoveAccepted:
    """Ready for the race; it begins when everybody is."""
    hall, room = await seated(request, match_id, data.seat)
    return MoveAccepted(await ready(hall, room, data.seat))


# --- the table


@post("/api/matches/{match_id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(request: AnyRequest, match_id: MatchId, seat: SeatPath, data: JSONBody[ClaimSeat]) -> Response[SeatKey]:
    """Take a seat for this browser. The answer's token replaces the one in the link."""
    hall = hall_of(request)
    room = await hall.room(match_id)
    request.app.state.limiter.spend("table", address_of(request))
    person, cookies = await need_person(request)
    token = data.token or bearer_of(request)
    return Response(await seating.claim(hall, room, seat, token, data.name, person), cookies=cookies)


@post("/api/matches/{match_id:str}/leave", status_code=204)
async def leave(request: AnyRequest, match_id: MatchId, data: JSONBody[SeatAct]) -> None:
    """Give a seat back before the match starts."""
    hall, room = await seated(request, match_id, data.seat)
    await seating.leave(hall, room, data.seat)


@post("/api/matches/{match_id:str}/resign", status_code=204)
async def resign(request: AnyRequest, match_id: MatchId, data: JSONBody[SeatAct]) -> None:
    """Give up; a bot plays on for the seat."""
    hall, room = await seated(request, match_id, data.seat)
    await seating.resign(hall, room, data.seat)


@post("/api/matches/{match_id:str}/seats/{seat:int}/replace", status_code=204)
async def replace(request: AnyRequest, match_id: MatchId, seat: SeatPath, data: JSONBody[ReplaceSeat]) -> None:
    """Let a bot take over the seat of somebody who is absent for too long."""
    hall, room = await seated(request, match_id, data.by)
    await seating.replace(hall, room, seat, data.by, data.bot)


@post("/api/matches/{match_id:str}/abandon", status_code=204)
async def abandon(request: AnyRequest, match_id: MatchId, data: JSONBody[AbandonVote]) -> None:
    """Agree to give the match up, or take that back."""
    hall, room = await seated(request, match_id, data.seat)
    await seating.abandon(hall, room, data.seat, data.agree)


@post("/api/matches/{match_id:str}/chat", status_code=201)
async def chat(request: AnyRequest, match_id: MatchId, data: JSONBody[Say]) -> Note:
    """Say something at the table."""
    hall, room = await seated(request, match_id, data.seat)
    request.app.state.limiter.spend("chat", address_of(request))
    return await hall.note(room, "chat", data.seat, data.text)


@get("/api/matches/{match_id:str}/notes")
async def notes(request: AnyRequest, match_id: MatchId, since: Since = 0) -> Notes:
    """Chat and the table's own log, after the note of this id."""
    hall = hall_of(request)
    room = await hall.room(match_id)
    await eyes_for(request, room, None)
    return Notes([note_of(row) for row in await hall.store.rows(queries.NOTES_SINCE, match=match_id, since=since)])


HANDLERS = [
    create,
    show,
    move,
    events,
    record,
    position,
    verify,
    why_not,
    wish_undo,
    vote_undo,
    is_ready,
    claim,
    leave,
    resign,
    replace,
    abandon,
    chat,
    notes,
]
