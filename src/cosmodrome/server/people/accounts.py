"""People: guests and accounts, and what the server knows about them, to be exported or deleted."""

from __future__ import annotations

from cosmodrome.server.contract.account import Export, ExportedSeat, PasskeyInfo, SessionInfo
from cosmodrome.server.contract.happened import LogEntry
from cosmodrome.server.notices.notifier import channel_of
from cosmodrome.server.people.callers import person_from
from cosmodrome.server.people.factors import check_second
from cosmodrome.server.people.links import link_of, using
from cosmodrome.server.people.passwords import check_password_strength
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import password_fits, password_hash
from cosmodrome.server.storage import Conflict, Row, Write, people_queries, queries
from cosmodrome.server.storage.store import one
from cosmodrome.server.tables.columns import Person
from cosmodrome.server.tables.host import MatchHost, note_of
from cosmodrome.server.tables.seating import leave, resign

#: How many digits of a session's hash are its name.
SESSION_ID = 16


async def register(
    host: MatchHost, person: Person, login: str, password: str, name: str | None, invite: str | None = None
) -> Person:
    """A guest becomes an account and keeps the seats held so far; with an admin's link, an admin."""
    if person.login is not None:
        raise Refused(409, "already_registered")
    if invite is None and host.settings.accounts == "invited":
        raise Refused(403, "invitation_needed")
    link = await link_of(host.store, invite, host.now(), "invite", "admin") if invite is not None else None
    is_admin = link is not None and link["kind"] == "admin"
    values = {
        "person": person.id,
        "new_login": login.lower(),
        "new_password": await password_hash(password),
        "new_name": name or person.name or login,
    }
    writes = [Write(people_queries.REGISTER_PERSON, values, 1)]
    if link is not None:
        writes += [using(link), Write(people_queries.SET_ADMIN, {"person": person.id, "new_admin": int(is_admin)})]
    try:
        await host.store.write(writes)
    except Conflict:
        raise Refused(409, "login_taken") from None
    return Person(person.id, values["new_login"], values["new_name"], person.created, is_admin, person.language)


async def reset_password(host: MatchHost, secret: str, password: str) -> tuple[Person, bool]:
    """A new password by a link; every session ends. Whose it is, and whether a code is still asked for to log in."""
    link = await link_of(host.store, secret, host.now(), "reset")
    row = await one(host.store, people_queries.PERSON, person=link["person"])
    if row is None or row["login"] is None or row["banned"] is not None:
        raise Refused(403, "dead_link")
    check_password_strength(password, row["login"])
    values = {"person": row["id"], "new_password": await password_hash(password)}
    try:
        await host.store.write(
            [
                using(link),
                Write(people_queries.SET_PASSWORD, values, 1),
                Write(people_queries.END_SESSIONS_OF, {"person": row["id"]}),
            ]
        )
    except Conflict:
        raise Refused(403, "dead_link") from None
    return person_from(row), row["totp"] is not None


async def log_in(host: MatchHost, guest: Person | None, login: str, password: str, code: str | None = None) -> Person:
    """The account of this login and password, and of this code where one is asked for."""
    row = await one(host.store, people_queries.PERSON_BY_LOGIN, by_login=login.lower())
    if not await password_fits(row["password"] if row else None, password) or row is None:
        raise Refused(403, "wrong_password")
    await check_second(host, row, code)
    return await enter(host, guest, row)


async def enter(host: MatchHost, guest: Person | None, row: Row) -> Person:
    """Somebody has shown whose account this is. What a guest holds moves to the account."""
    if row["banned"] is not None:
        raise Refused(403, "banned")
    account = person_from(row)
    if guest is not None and guest.login is None and guest.id != account.id:
        matches = {seat["match"] for seat in await host.store.rows(queries.SEATS_OF_PERSON, person=guest.id)}
        await host.store.write(
            [
                Write(queries.MOVE_SEATS, {"from_person": guest.id, "to_person": account.id}),
                Write(queries.MOVE_CHANNELS, {"from_person": guest.id, "to_person": account.id}),
                Write(people_queries.END_SESSIONS_OF, {"person": guest.id}),
                Write(people_queries.DELETE_PERSON, {"person": guest.id}),
            ]
        )
        await _refresh(host, matches)
    return account


async def rename(host: MatchHost, person: Person, name: str) -> None:
    """Others see the new name at every table."""
    matches = {seat["match"] for seat in await host.store.rows(queries.SEATS_OF_PERSON, person=person.id)}
    await host.store.write(
        [
            Write(people_queries.RENAME_PERSON, {"person": person.id, "new_name": name}),
            Write(queries.RENAME_SEATS, {"of_person": person.id, "new_name": name}),
        ]
    )
    await _refresh(host, matches)


async def change_password(host: MatchHost, person: Person, old: str | None, new: str) -> None:
    """Every session ends with the old password."""
    await check_password(host, person, old)
    values = {"person": person.id, "new_password": await password_hash(new)}
    await host.store.write(
        [Write(people_queries.SET_PASSWORD, values, 1), Write(people_queries.END_SESSIONS_OF, {"person": person.id})]
    )


async def check_password(host: MatchHost, person: Person, password: str | None) -> None:
    """An account confirms with its password; a guest has none to give."""
    if person.login is None:
        return
    row = await one(host.store, people_queries.PERSON, person=person.id)
    if row is None or not await password_fits(row["password"], password or ""):
        raise Refused(403, "wrong_password")


async def export(host: MatchHost, person: Person) -> Export:
    """Everything stored about this person."""
    seats: list[ExportedSeat] = []
    for seat in await host.store.rows(queries.SEATS_OF_PERSON, person=person.id):
        match, number = seat["match"], seat["seat"]
        chat = await host.store.rows(queries.CHAT_OF_SEAT, in_match=match, of_seat=number)
        moves = await host.store.rows(queries.MOVES_OF_SEAT, in_match=match, of_seat=number)
        seats.append(
            ExportedSeat(
                match=match,
                game=seat["game"],
                seat=number,
                chat=[note_of(row) for row in chat],
                moves=[LogEntry(row["version"], row["at"], number, row["move"], row["undo_to"]) for row in moves],
            )
        )
    sessions = await host.store.rows(people_queries.SESSIONS_OF, person=person.id, now=host.now())
    channels = [channel_of(row) for row in await host.store.rows(queries.CHANNELS_OF, person=person.id)]
    row = await one(host.store, people_queries.PERSON, person=person.id)
    return Export(
        login=person.login,
        name=person.name,
        created=person.created,
        sessions=[session_info(one, None) for one in sessions],
        seats=seats,
        notices=channels,
        mail=row["mail"] if row is not None else None,
        passkeys=[passkey_info(one) for one in await host.store.rows(people_queries.PASSKEYS_OF, person=person.id)],
    )


def session_info(row: Row, current: str | None) -> SessionInfo:
    """A session as its owner sees it: its name is a part of a hash, which opens nothing."""
    seen = row["seen"] or row["created"]
    return SessionInfo(row["hash"][:SESSION_ID], row["agent"] or "", row["created"], seen, row["hash"] == current)


def passkey_info(row: Row) -> PasskeyInfo:
    """A passkey as its owner sees it."""
    return PasskeyInfo(row["id"], row["name"], row["created"], row["used"])


async def give_up_seats(host: MatchHost, person: str) -> list[Row]:
    """Bots take a person's seats in running matches, seats at waiting tables are open again; which they were."""
    seats = await host.store.rows(queries.SEATS_OF_PERSON, person=person)
    for seat in seats:
        room = await host.room(seat["match"])
        try:
            if seat["status"] == "running" and not seat["resigned"] and not room.edition_gone:
                await resign(host, room, seat["seat"])
            elif seat["status"] == "waiting":
                await leave(host, room, seat["seat"])
        except Refused as refused:
            # The match ended or started since: nothing to give up, or the next line forgets us anyway.
            if refused.status != 409:
                raise
    return seats


async def forget(host: MatchHost, person: Person) -> None:
    """Delete a person: bots take the seats in running matches, names and chat are erased, moves stay."""
    seats = await give_up_seats(host, person.id)
    await host.store.write(
        [
            *(Write(queries.FORGET_CHAT, {"in_match": seat["match"], "of_seat": seat["seat"]}) for seat in seats),
            Write(queries.FORGET_SEATS, {"of_person": person.id}),
            Write(queries.DELETE_CHANNELS_OF, {"person": person.id}),
            Write(people_queries.END_SESSIONS_OF, {"person": person.id}),
            Write(people_queries.END_LINKS_OF, {"person": person.id}),
            Write(people_queries.DELETE_PASSKEYS_OF, {"person": person.id}),
            Write(people_queries.DELETE_RECOVERY_CODES, {"person": person.id}),
            Write(people_queries.DELETE_PERSON, {"person": person.id}),
        ]
    )
    await _refresh(host, {seat["match"] for seat in seats})


async def _refresh(host: MatchHost, matches: set[str]) -> None:
    for match in matches:
        room = await host.room(match)
        await host.act(room, lambda room=room: host.table_changed(room))  # type: ignore[misc]
