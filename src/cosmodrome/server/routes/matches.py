"""Tables and play over HTTP. Everything a live connection can do can be done here too."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter

from cosmodrome.bots.studies import is_slow
from cosmodrome.kernel import CosmodromeError, Record
from cosmodrome.kernel.dealer import commitment_of
from cosmodrome.kernel.registry import find
from cosmodrome.server.contract.happened import BeatPage, EventPage, MatchRecord, Note, Notes, Verification
from cosmodrome.server.contract.opening import ClaimSeat, MatchCreated, NewMatch, OpenShare, SeatKey
from cosmodrome.server.contract.playing import (
    AbandonVote,
    Explanation,
    Hint,
    MoveAccepted,
    MoveRequest,
    Redo,
    ReplaceSeat,
    Say,
    SeatAct,
    Standing,
    UndoAnswered,
    UndoVote,
    UndoWish,
    WhyNot,
)
from cosmodrome.server.contract.table import Position, Snapshot
from cosmodrome.server.contract.whatif import WhatIf, WhatIfAct
from cosmodrome.server.people.callers import (
    address_of,
    bearer_of,
    host_of,
    need_person,
    person_of,
    seated,
    viewpoint_of,
)
from cosmodrome.server.problems import Refused, refusal_of
from cosmodrome.server.storage import queries
from cosmodrome.server.tables import dealing, seating
from cosmodrome.server.tables.gate import ready
from cosmodrome.server.tables.host import note_of
from cosmodrome.server.tables.play import must_run, play_move
from cosmodrome.server.tables.projection import events_of, log_of, position_of, table_of
from cosmodrome.server.tables.undo import answer_undo, redo, undo

AnyRequest = Request[Any, Any, Any]
MatchId = Annotated[str, PathParameter(max_length=40)]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
VersionPath = Annotated[int, PathParameter(ge=0, le=10_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat")]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=10_000_000_000)]


@post("/api/matches")
async def create(request: AnyRequest, data: JSONBody[NewMatch]) -> Response[MatchCreated]:
    """Open a table. The answer holds each seat's secret, this once."""
    host = host_of(request)
    request.app.state.limiter.spend("table", address_of(request))
    cookies: list[Cookie] = []
    person = None
    if data.claim:
        person, cookies = await need_person(request)
    return Response(await seating.open_table(host, data, person), cookies=cookies, status_code=201)


@get("/api/matches/{match_id:str}")
async def show(request: AnyRequest, match_id: MatchId, seat: SeatQuery = None) -> Snapshot:
    """The table and the present position: my view and my asks."""
    host = host_of(request)
    room = await host.room(match_id)
    async with room.lock:
        await host.heal(room)
        eyes, mine = await viewpoint_of(request, room, seat)
        now = host.now()
        return Snapshot(table_of(room, now), position_of(room, eyes, now), mine)


@get("/api/matches/{match_id:str}/content")
async def content(request: AnyRequest, match_id: MatchId) -> dict[str, Any]:
    """Every component as this match uses it: with its content pack, where it is played with one."""
    room = await host_of(request).room(match_id)
    return find(room.row.game).content(room.row.options)


@post("/api/matches/{match_id:str}/moves", status_code=200)
async def move(request: AnyRequest, match_id: MatchId, data: JSONBody[MoveRequest]) -> MoveAccepted:
    """Answer an ask. Acknowledged once the move is durable."""
    host, room = await seated(request, match_id, data.seat)
    return MoveAccepted(await play_move(host, room, data.seat, data.version, data.move))


@get("/api/matches/{match_id:str}/events")
async def events(request: AnyRequest, match_id: MatchId, since: Since = 0, seat: SeatQuery = None) -> EventPage:
    """What happened after a version, as this seat may know it."""
    host = host_of(request)
    room = await host.room(match_id)
    async with room.lock:
        await host.heal(room)
        eyes, _ = await viewpoint_of(request, room, seat)
        return events_of(room, eyes, min(since, room.version))


@get("/api/matches/{match_id:str}/record")
async def record(request: AnyRequest, match_id: MatchId) -> MatchRecord:
    """The saved game: whole once the match is over, before that the answers of one's own seats."""
    host = host_of(request)
    room = await host.room(match_id)
    async with room.lock:
        await host.heal(room)
        _, mine = await viewpoint_of(request, room, None)
        over = room.row.status in ("over", "abandoned")
        kernel_record = None
        if over and room.match is not None:
            kernel_record = msgspec.json.decode(room.match.record().to_json())
        row = room.row
        return MatchRecord(row.id, row.game, row.edition, row.options, over, log_of(room, set(mine)), kernel_record)


@get("/api/matches/{match_id:str}/positions/{version:int}")
async def position(request: AnyRequest, match_id: MatchId, version: VersionPath, seat: SeatQuery = None) -> Position:
    """The match as it stood at a version: through one's own eyes, or through any eyes once it is over."""
    host = host_of(request)
    request.app.state.limiter.spend("replay", address_of(request))
    room = await host.room(match_id)
    eyes, _ = await viewpoint_of(request, room, seat)
    found: Position = await request.app.state.replays.position(room, eyes, version)
    return found


@get("/api/matches/{match_id:str}/verify")
async def verify(request: AnyRequest, match_id: MatchId) -> Verification:
    """Once the match is over: does the seed fit the hash published before the first draw, does the record replay?"""
    host = host_of(request)
    request.app.state.limiter.spend("replay", address_of(request))
    room = await host.room(match_id)
    await viewpoint_of(request, room, None)
    if room.row.status != "over" or room.match is None:
        raise Refused(409, "not_over", version=room.version)
    saved = room.match.record()

    def replays() -> bool:
        try:
            Record.from_json(saved.to_json()).verify()
        except CosmodromeError:
            return False
        return True

    secret = room.row.secret
    holds = commitment_of(bytes.fromhex(secret)) == room.row.commitment
    return Verification(holds, await host.in_thread(replays), secret)


@get("/api/matches/{match_id:str}/why_not")
async def why_not(
    request: AnyRequest,
    match_id: MatchId,
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=15)],
    move: Annotated[str, QueryParameter(name="move", min_length=1, max_length=200)],
) -> WhyNot:
    """Which rule forbids this move now?"""
    host, room = await seated(request, match_id, seat)
    async with room.lock:
        await host.heal(room)
        ask = room.ask_of(seat)
        if ask is None or room.match is None:
            return WhyNot(False, "not_your_turn")
        try:
            parsed = room.match.game.moves.parse(move)
        except CosmodromeError as error:
            raise refusal_of(error, room.version) from None
        if ask.allows(parsed):
            return WhyNot(True, None)
        return WhyNot(False, room.match.game.why_not(room.match.state, ask, parsed))


@get("/api/matches/{match_id:str}/explain")
async def explain(
    request: AnyRequest,
    match_id: MatchId,
    about: Annotated[str, QueryParameter(name="about", min_length=1, max_length=200)],
    seat: SeatQuery = None,
) -> Explanation:
    """What the rules say about one thing on the table, from what this seat may know."""
    host = host_of(request)
    request.app.state.limiter.spend("replay", address_of(request))
    room = await host.room(match_id)
    async with room.lock:
        await host.heal(room)
        viewpoint, _ = await viewpoint_of(request, room, seat)
        if room.match is None:
            must_run(room)
            raise Refused(409, "not_started")
        if not is_slow(room.match.game, about):
            try:
                return Explanation(about, room.match.explain(viewpoint, about))
            except CosmodromeError as error:
                raise refusal_of(error, room.version) from None
        spend = partial(request.app.state.limiter.spend, "study", address_of(request))
        study = request.app.state.studies.begin(room, viewpoint, about, spend)
    answer: Explanation = await study
    return answer


@get("/api/matches/{match_id:str}/hint")
async def hint(
    request: AnyRequest, match_id: MatchId, seat: Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
) -> Hint:
    """What a strong bot would answer in my place, and why; from what this seat may know."""
    _, room = await seated(request, match_id, seat)
    person = await person_of(request)
    who = person.id if person is not None else address_of(request)
    found: Hint = await request.app.state.advice.hint(room, seat, partial(request.app.state.limiter.spend, "hint", who))
    return found


@post("/api/matches/{match_id:str}/what_if", status_code=200)
async def what_if(request: AnyRequest, match_id: MatchId, data: JSONBody[WhatIfAct]) -> WhatIf:
    """Play on in private from one of my positions, in a world I can imagine, against bots. The match stays as it is."""
    host, room = await seated(request, match_id, data.seat)
    request.app.state.limiter.spend("replay", address_of(request))
    if not room.row.hints and room.row.status == "running":
        raise Refused(409, "hints_off", seat=data.seat)
    match = await request.app.state.replays.match_at(room, data.version)
    key = (room.row.id, data.version, data.seat, data.luck)
    table = table_of(room, host.now())
    found: WhatIf = await host.in_thread(request.app.state.branches.follow, key, match, data, table)
    return found


@get("/api/matches/{match_id:str}/beats")
async def beats(
    request: AnyRequest,
    match_id: MatchId,
    after: Annotated[int, QueryParameter(name="after", ge=0, le=10_000_000)],
    upto: Annotated[int, QueryParameter(name="upto", ge=0, le=10_000_000)] = 10_000_000,
    seat: SeatQuery = None,
) -> BeatPage:
    """What happened between two versions, beat by beat, each with the view after it."""
    host = host_of(request)
    request.app.state.limiter.spend("replay", address_of(request))
    room = await host.room(match_id)
    viewpoint, _ = await viewpoint_of(request, room, seat)
    found: BeatPage = await request.app.state.replays.beats(room, viewpoint, after, upto)
    return found


# --- undo, gate


@post("/api/matches/{match_id:str}/undo", status_code=200)
async def wish_undo(request: AnyRequest, match_id: MatchId, data: JSONBody[UndoWish]) -> UndoAnswered:
    """Take back: at once up to the information horizon, beyond it when the others agree."""
    host, room = await seated(request, match_id, data.seat)
    request.app.state.limiter.spend("undo", address_of(request))
    return UndoAnswered(await undo(host, room, data.seat, data.version, data.to), room.version)


@post("/api/matches/{match_id:str}/undo/answer", status_code=200)
async def vote_undo(request: AnyRequest, match_id: MatchId, data: JSONBody[UndoVote]) -> UndoAnswered:
    """Agree to somebody's undo, or refuse it."""
    host, room = await seated(request, match_id, data.seat)
    return UndoAnswered(await answer_undo(host, room, data.seat, data.id, data.agree), room.version)


@post("/api/matches/{match_id:str}/redo", status_code=200)
async def play_again(request: AnyRequest, match_id: MatchId, data: JSONBody[Redo]) -> MoveAccepted:
    """Play again what this seat took back last; the same draws come again."""
    host, room = await seated(request, match_id, data.seat)
    request.app.state.limiter.spend("undo", address_of(request))
    return MoveAccepted(await redo(host, room, data.seat, data.version))


@put("/api/matches/{match_id:str}/standing", status_code=204)
async def standing(request: AnyRequest, match_id: MatchId, data: JSONBody[Standing]) -> None:
    """Answer a question once and for all, or no longer."""
    host, room = await seated(request, match_id, data.seat)
    await seating.set_standing(host, room, data.seat, data.question, data.move)


@post("/api/matches/{match_id:str}/ready", status_code=200)
async def is_ready(request: AnyRequest, match_id: MatchId, data: JSONBody[SeatAct]) -> MoveAccepted:
    """Ready for the race; it begins when everybody is."""
    host, room = await seated(request, match_id, data.seat)
    return MoveAccepted(await ready(host, room, data.seat))


# --- the table


@post("/api/matches/{match_id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(request: AnyRequest, match_id: MatchId, seat: SeatPath, data: JSONBody[ClaimSeat]) -> Response[SeatKey]:
    """Take a seat for this browser. The answer's token replaces the one in the link."""
    host = host_of(request)
    room = await host.room(match_id)
    request.app.state.limiter.spend("table", address_of(request))
    person, cookies = await need_person(request)
    token = data.token or bearer_of(request)
    return Response(await seating.claim(host, room, seat, token, data.name, person, data.seal), cookies=cookies)


@post("/api/matches/{match_id:str}/shares", status_code=204)
async def open_share(request: AnyRequest, match_id: MatchId, data: JSONBody[OpenShare]) -> None:
    """Open the seal a seat gave; when all are open the match is dealt."""
    host, room = await seated(request, match_id, data.seat)
    await dealing.open_share(host, room, data.seat, data.nonce)


@post("/api/matches/{match_id:str}/deal", status_code=204)
async def deal_now(request: AnyRequest, match_id: MatchId, data: JSONBody[SeatAct]) -> None:
    """Wait no longer for people who have not come."""
    host, room = await seated(request, match_id, data.seat)
    await dealing.deal_now(host, room, data.seat)


@post("/api/matches/{match_id:str}/leave", status_code=204)
async def leave(request: AnyRequest, match_id: MatchId, data: JSONBody[SeatAct]) -> None:
    """Give a seat back before the match starts."""
    host, room = await seated(request, match_id, data.seat)
    await seating.leave(host, room, data.seat)


@post("/api/matches/{match_id:str}/resign", status_code=204)
async def resign(request: AnyRequest, match_id: MatchId, data: JSONBody[SeatAct]) -> None:
    """Give up; a bot plays on for the seat."""
    host, room = await seated(request, match_id, data.seat)
    await seating.resign(host, room, data.seat)


@post("/api/matches/{match_id:str}/seats/{seat:int}/replace", status_code=204)
async def replace(request: AnyRequest, match_id: MatchId, seat: SeatPath, data: JSONBody[ReplaceSeat]) -> None:
    """Let a bot take over the seat of somebody who is absent for too long."""
    host, room = await seated(request, match_id, data.by)
    await seating.replace(host, room, seat, data.by, data.bot)


@post("/api/matches/{match_id:str}/abandon", status_code=204)
async def abandon(request: AnyRequest, match_id: MatchId, data: JSONBody[AbandonVote]) -> None:
    """Agree to give the match up, or take that back."""
    host, room = await seated(request, match_id, data.seat)
    await seating.abandon(host, room, data.seat, data.agree)


@post("/api/matches/{match_id:str}/chat", status_code=201)
async def chat(request: AnyRequest, match_id: MatchId, data: JSONBody[Say]) -> Note:
    """Say something at the table."""
    host, room = await seated(request, match_id, data.seat)
    request.app.state.limiter.spend("chat", address_of(request))
    return await host.note(room, "chat", data.seat, data.text)


@get("/api/matches/{match_id:str}/notes")
async def notes(request: AnyRequest, match_id: MatchId, since: Since = 0) -> Notes:
    """Chat and the table's own log, after the note of this id."""
    host = host_of(request)
    room = await host.room(match_id)
    await viewpoint_of(request, room, None)
    return Notes([note_of(row) for row in await host.store.rows(queries.NOTES_SINCE, match=match_id, since=since)])


HANDLERS = [
    create,
    content,
    show,
    move,
    events,
    record,
    position,
    verify,
    why_not,
    explain,
    hint,
    what_if,
    beats,
    play_again,
    standing,
    wish_undo,
    vote_undo,
    is_ready,
    claim,
    open_share,
    deal_now,
    leave,
    resign,
    replace,
    abandon,
    chat,
    notes,
]
