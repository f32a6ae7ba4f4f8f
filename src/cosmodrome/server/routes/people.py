"""The lobby, my matches, and accounts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import structlog
from litestar import Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from cosmodrome.server.contract.account import Export, NewPush, NewWebhook, NoticeChannel, Notices
from cosmodrome.server.contract.people import (
    ChangeMe,
    DeleteMe,
    Lobby,
    LogIn,
    MatchCard,
    MatchList,
    Me,
    Register,
    ResetPassword,
)
from cosmodrome.server.notices.delivery import Browser
from cosmodrome.server.notices.notifier import Notifier, channel_of
from cosmodrome.server.people import accounts
from cosmodrome.server.people.callers import (
    address_of,
    host_of,
    me_of,
    need_person,
    new_session,
    no_session,
    person_of,
    session_of,
)
from cosmodrome.server.people.passwords import check_password_strength
from cosmodrome.server.problems import Refused
from cosmodrome.server.routes.security import tell_of_change
from cosmodrome.server.storage import Row, Write, people_queries, queries
from cosmodrome.server.tables.columns import Person
from cosmodrome.server.tables.projection import card_of
from cosmodrome.server.tables.rows import SeatRow, match_row, seat_row

AnyRequest = Request[Any, Any, Any]

_log = structlog.get_logger("cosmodrome.people")

#: How long an open table that nobody joins stays in the lobby.
_LOBBY_SECONDS = 7 * 86400


def notifier_of(request: AnyRequest) -> Notifier:
    """Who tells people that it is their turn."""
    notifier: Notifier = request.app.state.notifier
    return notifier


async def _myself(request: AnyRequest) -> Person:
    person = await person_of(request)
    if person is None:
        raise Refused(401, "no_session")
    return person


def _cards(matches: Sequence[Row], seats: Sequence[Row], person: Person | None) -> list[MatchCard]:
    by_match: dict[str, list[SeatRow]] = defaultdict(list)
    for seat in seats:
        by_match[seat["match"]].append(seat_row(seat))
    mine = person.id if person is not None else None
    return [card_of(match_row(row), by_match[row["id"]], mine) for row in matches]


@get("/api/lobby")
async def lobby(request: AnyRequest) -> Lobby:
    """Open tables and those that can be watched, the newest first."""
    host = host_of(request)
    person = await person_of(request)
    after = host.now() - _LOBBY_SECONDS
    tables = await host.store.rows(queries.OPEN_TABLES, after=after)
    seats = await host.store.rows(queries.SEATS_OF_OPEN_TABLES, after=after)
    running = await host.store.rows(queries.LIVE_TABLES, after=after)
    players = await host.store.rows(queries.SEATS_OF_LIVE_TABLES, after=after)
    return Lobby(host.now(), _cards(tables, seats, person), _cards(running, players, person))


@get("/api/me/matches")
async def my_matches(request: AnyRequest) -> MatchList:
    """The matches in which I hold a seat: whose turn it is, and since when."""
    host = host_of(request)
    person = await person_of(request)
    if person is None:
        return MatchList(host.now(), [])
    matches = await host.store.rows(queries.MATCHES_OF, person=person.id)
    seats = await host.store.rows(queries.SEATS_OF_MATCHES_OF, person=person.id)
    return MatchList(host.now(), _cards(matches, seats, person))


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """Who I am: a guest or an account."""
    return me_of(await person_of(request))


@patch("/api/me")
async def change_me(request: AnyRequest, data: JSONBody[ChangeMe]) -> Response[Me]:
    """A new name, another language, a new password."""
    host = host_of(request)
    person, cookies = await need_person(request)
    if data.name is not None:
        await accounts.rename(host, person, data.name)
        person.name = data.name
    if data.language is not None:
        await host.store.write(
            [Write(people_queries.SET_LANGUAGE, {"person": person.id, "new_language": data.language})]
        )
        person.language = data.language
    if data.password is not None:
        if person.login is None:
            raise Refused(409, "no_account")
        request.app.state.limiter.spend("password", address_of(request))
        check_password_strength(data.password, person.login)
        await accounts.change_password(host, person, data.old_password, data.password)
        await tell_of_change(request, person.id, "password")
        host.end_sessions(person.id)
        cookie, session = new_session(request, person.id)
        await host.store.write([session])
        cookies = [cookie]
    return Response(me_of(person), cookies=cookies)


@post("/api/accounts")
async def register(request: AnyRequest, data: JSONBody[Register]) -> Response[Me]:
    """Make an account of this guest."""
    host = host_of(request)
    request.app.state.limiter.spend("password", address_of(request))
    check_password_strength(data.password, data.login)
    person, _ = await need_person(request)
    registered = await accounts.register(host, person, data.login, data.password, data.name, data.invite)
    # Whoever knew the guest's session must not know the account's.
    cookie, session = new_session(request, person.id)
    await host.store.write([Write(people_queries.END_SESSIONS_OF, {"person": person.id}), session])
    return Response(me_of(registered), cookies=[cookie], status_code=201)


@post("/api/passwords")
async def reset_password(request: AnyRequest, data: JSONBody[ResetPassword]) -> Response[Me]:
    """A new password by a link from an admin or from the mail; it ends every session and begins one here.

    Whoever has an authenticator app is not let in by the link alone: they log in with the new password and a code.
    """
    host = host_of(request)
    request.app.state.limiter.spend("password", address_of(request))
    person, needs_code = await accounts.reset_password(host, data.link, data.password)
    await tell_of_change(request, person.id, "password")
    host.end_sessions(person.id)
    if needs_code:
        return Response(me_of(None), cookies=[no_session(request)], status_code=201)
    cookie, session = new_session(request, person.id)
    await host.store.write([session])
    return Response(me_of(person), cookies=[cookie], status_code=201)


@post("/api/sessions")
async def log_in(request: AnyRequest, data: JSONBody[LogIn]) -> Response[Me]:
    """Log in; what this browser held as a guest moves to the account."""
    host = host_of(request)
    request.app.state.limiter.spend("password", address_of(request))
    request.app.state.limiter.spend("account", data.login.lower())
    try:
        account = await accounts.log_in(host, await person_of(request), data.login, data.password, data.code)
    except Refused as error:
        _log.warning("login refused", code=error.problem.code, network=address_of(request))
        raise
    cookie, session = new_session(request, account.id)
    await host.store.write([session])
    _log.info("logged in", by="password", person=account.id)
    return Response(me_of(account), cookies=[cookie], status_code=201)


@delete("/api/sessions", status_code=204)
async def log_out(request: AnyRequest) -> Response[None]:
    """End this browser's session."""
    person, session = await person_of(request), session_of(request)
    if session is not None:
        await host_of(request).store.write([Write(people_queries.END_SESSION, {"by_hash": session})])
    if person is not None:
        host_of(request).end_sessions(person.id, session)
    return Response(None, cookies=[no_session(request)], status_code=204)


@get("/api/me/export")
async def export(request: AnyRequest) -> Export:
    """Everything stored about me."""
    person = await _myself(request)
    request.app.state.limiter.spend("export", address_of(request))
    return await accounts.export(host_of(request), person)


@post("/api/me/delete", status_code=204)
async def delete_me(request: AnyRequest, data: JSONBody[DeleteMe]) -> Response[None]:
    """Forget me: bots take my seats, my name and my chat are erased."""
    host = host_of(request)
    person = await _myself(request)
    request.app.state.limiter.spend("password", address_of(request))
    await accounts.check_password(host, person, data.password)
    await accounts.forget(host, person)
    host.end_sessions(person.id)
    return Response(None, cookies=[no_session(request)], status_code=204)


@get("/api/me/notices")
async def notices(request: AnyRequest) -> Notices:
    """On which channels I am told that it is my turn."""
    host = host_of(request)
    person = await person_of(request)
    channels = await host.store.rows(queries.CHANNELS_OF, person=person.id) if person is not None else []
    return Notices(await notifier_of(request).key(), [channel_of(row) for row in channels])


@post("/api/me/notices/webhook")
async def add_webhook(request: AnyRequest, data: JSONBody[NewWebhook]) -> Response[NoticeChannel]:
    """Tell a webhook when it is my turn."""
    return await _add_channel(request, data.url, None)


@post("/api/me/notices/push")
async def add_push(request: AnyRequest, data: JSONBody[NewPush]) -> Response[NoticeChannel]:
    """Tell this browser when it is my turn, also when no page is open."""
    return await _add_channel(request, data.endpoint, Browser(data.p256dh, data.auth))


def _site(request: AnyRequest) -> str:
    """The address of this server as the caller knows it."""
    settings = host_of(request).settings
    return settings.site.rstrip("/") or str(request.base_url).rstrip("/") + settings.root_path


async def _add_channel(request: AnyRequest, address: str, browser: Browser | None) -> Response[NoticeChannel]:
    request.app.state.limiter.spend("notice", address_of(request))
    person, cookies = await need_person(request)
    channel = await notifier_of(request).add(person.id, address, browser, _site(request))
    return Response(channel, cookies=cookies, status_code=201)


async def _my_channel(request: AnyRequest, channel: str) -> Row:
    person = await _myself(request)
    for row in await host_of(request).store.rows(queries.CHANNELS_OF, person=person.id):
        if row["id"] == channel:
            return row
    raise Refused(404, "unknown_channel")


@post("/api/me/notices/{channel:str}/test", status_code=204)
async def test_channel(request: AnyRequest, channel: FromPath[str]) -> None:
    """Send a notice that only says that notices arrive."""
    request.app.state.limiter.spend("notice", address_of(request))
    await notifier_of(request).try_out(await _my_channel(request, channel))


@delete("/api/me/notices/{channel:str}", status_code=204)
async def delete_channel(request: AnyRequest, channel: FromPath[str]) -> None:
    """Tell me no more on this channel."""
    row = await _my_channel(request, channel)
    await host_of(request).store.write([Write(queries.DELETE_CHANNEL, {"channel": row["id"]})])


HANDLERS = [
    notices,
    add_webhook,
    add_push,
    test_channel,
    delete_channel,
    lobby,
    my_matches,
    me,
    change_me,
    register,
    reset_password,
    log_in,
    log_out,
    export,
    delete_me,
]
