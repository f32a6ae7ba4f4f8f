"""Callers: who sends a request, and which seats of a match are theirs.

A seat is held by its token (`Authorization: Bearer`, or the live hello) or by the session of the person who claimed it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from cosmodrome.server.contract.people import Me
from cosmodrome.server.letters import wished
from cosmodrome.server.people.network import is_address, network_of
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import new_id, new_token, same_hash, token_hash
from cosmodrome.server.storage import Row, Write, people_queries, queries
from cosmodrome.server.storage.store import one
from cosmodrome.server.tables.columns import Person
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import SeatRow

COOKIE = "cosmodrome_session"
#: How exactly it is known when a session was last used, and how much is kept of what a browser calls itself.
_SEEN_SECONDS, _AGENT = 3600.0, 200
#: How long a password or passkey counts for what needs a fresh proof.
PROOF_SECONDS = 900.0

Caller = ASGIConnection[Any, Any, Any, Any]


def host_of(caller: Caller) -> MatchHost:
    """The host this request is served by."""
    host: MatchHost = caller.app.state.host
    return host


def origin_is_foreign(caller: Caller) -> bool:
    """Whether a browser sends this on behalf of another site's page."""
    origin = caller.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != caller.headers.get("host")


def name_is_foreign(caller: Caller) -> bool:
    """Whether the server is addressed by a name the host has not set: another site's name may lead here too.

    Addresses and `localhost` are always fine.
    """
    names = host_of(caller).settings.names
    if not names:
        return False
    try:
        name = urlsplit(f"//{caller.headers.get('host', '')}").hostname or ""
    except ValueError:
        return True
    return name not in names and name != "localhost" and not is_address(name)


def address_of(caller: Caller) -> str:
    """Where the request comes from, for rate limits: the network, where one customer has many addresses."""
    return network_of(caller.client.host) if caller.client is not None else "local"


def cookie_name(caller: Caller) -> str:
    """What the session's cookie is called: over TLS by a prefix with which browsers take it from this very host only.

    Under a path the stricter prefix is forbidden, since the cookie is kept from what else the host serves.
    """
    if not is_encrypted(caller):
        return COOKIE
    return f"__Secure-{COOKIE}" if host_of(caller).settings.root_path else f"__Host-{COOKIE}"


def is_encrypted(caller: Caller) -> bool:
    """Whether the caller speaks TLS with the server, or with the proxy before it."""
    return caller.url.scheme in ("https", "wss")


def session_of(caller: Caller) -> str | None:
    """What is stored of the session the cookie names."""
    cookie = caller.cookies.get(cookie_name(caller))
    return token_hash(cookie) if cookie and len(cookie) <= 200 else None


def bearer_of(caller: Caller) -> str | None:
    """The token in the Authorization header."""
    kind, _, token = caller.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


async def person_of(caller: Caller) -> Person | None:
    """Whose session the cookie names."""
    session = session_of(caller)
    if session is None:
        return None
    host = host_of(caller)
    now = host.now()
    row = await one(host.store, people_queries.SESSION, by_hash=session, now=now)
    if row is None:
        return None
    if row["seen"] is None or now - row["seen"] > _SEEN_SECONDS:
        await host.store.write([Write(people_queries.SEE_SESSION, {"by_hash": session, "now": now})])
    return person_from(row)


def person_from(row: Row) -> Person:
    """A row of the people's table, as far as it is about who they are."""
    return Person(row["id"], row["login"], row["name"], row["created"], bool(row["admin"]), row["language"])


def me_of(person: Person | None) -> Me:
    """Somebody as they see themselves."""
    if person is None:
        return Me(True, None, None)
    return Me(person.login is None, person.login, person.name, person.admin, person.language)


async def need_admin(caller: Caller) -> Person:
    """The caller as an admin of this server; refused otherwise."""
    person = await person_of(caller)
    if person is None:
        raise Refused(401, "no_session")
    if not person.admin:
        raise Refused(403, "not_admin")
    return person


async def need_account(caller: Caller) -> Person:
    """The caller as somebody with an account; refused otherwise."""
    person = await person_of(caller)
    if person is None:
        raise Refused(401, "no_session")
    if person.login is None:
        raise Refused(409, "no_account")
    return person


async def need_proof(caller: Caller) -> Person:
    """The same, with a recent proof that it is really them: the session may have been stolen."""
    person, session, host = await need_account(caller), session_of(caller), host_of(caller)
    row = await one(host.store, people_queries.SESSION, by_hash=session, now=host.now())
    if row is None or row["proven"] is None or host.now() - row["proven"] > PROOF_SECONDS:
        raise Refused(403, "not_proven")
    return person


async def need_person(caller: Caller) -> tuple[Person, list[Cookie]]:
    """The caller as a person; a browser without a session becomes a new guest."""
    person = await person_of(caller)
    if person is not None:
        return person, []
    host = host_of(caller)
    caller.app.state.limiter.spend("guest", address_of(caller))
    # Notices come in the language the browser asks for, until another one is chosen.
    language = wished(caller.headers.get("accept-language", ""))
    guest = Person(new_id(12), None, None, host.now(), language=language)
    known = {"id": guest.id, "created": guest.created, "language": language}
    adding = {**known, "login": None, "name": None, "password": None}
    cookie, session = new_session(caller, guest.id)
    await host.store.write([Write(people_queries.ADD_PERSON, adding), session])
    return guest, [cookie]


def new_session(caller: Caller, person: str) -> tuple[Cookie, Write]:
    """A new session: the cookie for the browser, and the row that holds its hash."""
    host = host_of(caller)
    token, now, seconds = new_token(), host.now(), host.settings.session_days * 86400
    values = {
        "hash": token_hash(token),
        "person": person,
        "created": now,
        "expires": now + seconds,
        "agent": caller.headers.get("user-agent", "")[:_AGENT],
        "seen": now,
        "proven": now,
    }
    return _cookie(caller, token, seconds), Write(people_queries.ADD_SESSION, values)


def no_session(caller: Caller) -> Cookie:
    """The cookie that forgets a session."""
    return _cookie(caller, "", 0)


def _cookie(caller: Caller, token: str, seconds: int) -> Cookie:
    """The session's cookie, which is sent no further than this server reaches."""
    return Cookie(
        cookie_name(caller),
        value=token,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=is_encrypted(caller),
        path=host_of(caller).settings.root_path or "/",
    )


def holds(seats: list[SeatRow], hashes: frozenset[str], person: str | None) -> list[int]:
    """The seats that belong to whoever has these tokens or is this person."""
    return [
        seat.seat
        for seat in seats
        if seat.is_human
        and ((person is not None and seat.person == person) or any(same_hash(seat.token, one) for one in hashes))
    ]


async def seats_of(caller: Caller, room: Room) -> list[int]:
    """The seats of this match that the caller holds; a token that opens none of them is refused."""
    bearer = bearer_of(caller)
    person = await person_of(caller)
    hashes = frozenset({token_hash(bearer)}) if bearer else frozenset()
    mine = holds(room.seats, hashes, person.id if person else None)
    if bearer and not mine:
        raise Refused(403, "wrong_token")
    await confirm(host_of(caller), room, mine)
    return mine


async def confirm(host: MatchHost, room: Room, seats: Iterable[int]) -> None:
    """The new secret of a claimed seat is used for the first time: the link it was claimed with no longer works."""
    for number in seats:
        if room.seats[number].link is not None:
            await host.store.write([Write(queries.CONFIRM_SEAT, {"in_match": room.row.id, "at_seat": number})])
            room.seats[number].link = None


async def seated(caller: Caller, match: str, seat: int) -> tuple[MatchHost, Room]:
    """The room of a match in which the caller holds this seat; refused otherwise."""
    host = host_of(caller)
    room = await host.room(match)
    if seat >= len(room.seats):
        raise Refused(409, "unknown_seat", seat=seat)
    if seat not in await seats_of(caller, room):
        raise Refused(403, "not_your_seat", seat=seat)
    return host, room


async def viewpoint_of(caller: Caller, room: Room, seat: int | None) -> tuple[int | None, list[int]]:
    """Through whose eyes the caller may look (asked for `seat`, or the first of its own), and its seats."""
    mine = await seats_of(caller, room)
    over = room.row.status in ("over", "abandoned")
    if seat is not None:
        if not 0 <= seat < len(room.seats):
            raise Refused(409, "unknown_seat", seat=seat)
        if seat not in mine and not (over and room.row.watchable) and not (over and mine):
            raise Refused(403, "not_your_seat", seat=seat)
        return seat, mine
    if mine:
        return mine[0], mine
    if not room.row.watchable:
        raise Refused(403, "not_watchable")
    return None, mine
