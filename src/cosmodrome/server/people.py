"""People: guests and accounts, and what the server knows about them, to take along or to have forgotten."""

from __future__ import annotations

from cosmodrome.server.contract import Export, ExportedSeat, LogEntry
from cosmodrome.server.hall import Hall, note_of
from cosmodrome.server.herald import way_of
from cosmodrome.server.problems import Refused
from cosmodrome.server.seating import Person, leave, resign
from cosmodrome.server.secret import password_fits, password_hash
from cosmodrome.server.storage import Conflict, Write, queries
from cosmodrome.server.storage.store import one


async def register(hall: Hall, person: Person, login: str, password: str, name: str | None) -> None:
    """A guest becomes an account and keeps the seats held so far."""
    if person.login is not None:
        raise Refused(409, "already_registered")
    values = {
        "person": person.id,
        "new_login": login.lower(),
        "new_password": await password_hash(password),
        "new_name": name or person.name or login,
    }
    try:
        await hall.store.write([Write(queries.REGISTER_PERSON, values, 1)])
    except Conflict:
        raise Refused(409, "login_taken") from None


async def log_in(hall: Hall, guest: Person | None, login: str, password: str) -> Person:
    """The account of this login and password. What a guest holds moves to the account."""
    row = await one(hall.store, queries.PERSON_BY_LOGIN, by_login=login.lower())
    if not await password_fits(row["password"] if row else None, password) or row is None:
        raise Refused(403, "wrong_password")
    account = Person(row["id"], row["login"], row["name"], row["created"])
    if guest is not None and guest.login is None and guest.id != account.id:
        matches = {seat["match"] for seat in await hall.store.rows(queries.SEATS_OF_PERSON, person=guest.id)}
        await hall.store.write(
            [
                Write(queries.MOVE_SEATS, {"from_person": guest.id, "to_person": account.id}),
                Write(queries.MOVE_WAYS, {"from_person": guest.id, "to_person": account.id}),
                Write(queries.END_SESSIONS_OF, {"person": guest.id}),
                Write(queries.DELETE_PERSON, {"person": guest.id}),
            ]
        )
        await _refresh(hall, matches)
    return account


async def rename(hall: Hall, person: Person, name: str) -> None:
    """Others see the new name at every table."""
    matches = {seat["match"] for seat in await hall.store.rows(queries.SEATS_OF_PERSON, person=person.id)}
    await hall.store.write(
        [
            Write(queries.RENAME_PERSON, {"person": person.id, "new_name": name}),
            Write(queries.RENAME_SEATS, {"of_person": person.id, "new_name": name}),
        ]
    )
    await _refresh(hall, matches)


async def change_password(hall: Hall, person: Person, old: str | None, new: str) -> None:
    """Every session ends with the old password."""
    await check_password(hall, person, old)
    values = {"person": person.id, "new_password": await password_hash(new)}
    await hall.store.write(
        [Write(queries.SET_PASSWORD, values, 1), Write(queries.END_SESSIONS_OF, {"person": person.id})]
    )


async def check_password(hall: Hall, person: Person, password: str | None) -> None:
    """An account confirms with its password; a guest has none."""
    if person.login is None:
        return
    row = await one(hall.store, queries.PERSON, person=person.id)
    if row is None or not await password_fits(row["password"], password or ""):
        raise Refused(403, "wrong_password")


async def export(hall: Hall, person: Person) -> Export:
    """Everything stored about this person."""
    seats: list[ExportedSeat] = []
    for seat in await hall.store.rows(queries.SEATS_OF_PERSON, person=person.id):
        match, number = seat["match"], seat["seat"]
        chat = await hall.store.rows(queries.CHAT_OF_SEAT, in_match=match, of_seat=number)
        moves = await hall.store.rows(queries.MOVES_OF_SEAT, in_match=match, of_seat=number)
        seats.append(
            ExportedSeat(
                match=match,
                game=seat["game"],
                seat=number,
                chat=[note_of(row) for row in chat],
                moves=[LogEntry(row["ply"], row["at"], number, row["move"], row["undo_to"]) for row in moves],
            )
        )
    sessions = await hall.store.rows(queries.SESSIONS_OF, person=person.id)
    ways = [way_of(row) for row in await hall.store.rows(queries.WAYS_OF, person=person.id)]
    return Export(person.login, person.name, person.created, [row["created"] for row in sessions], seats, ways)


async def forget(hall: Hall, person: Person) -> None:
    """Delete a person: bots take the seats in running matches, names and chat are erased, moves stay."""
    seats = await hall.store.rows(queries.SEATS_OF_PERSON, person=person.id)
    for seat in seats:
        room = await hall.room(seat["match"])
        try:
            if seat["status"] == "running" and not seat["resigned"] and not room.edition_gone:
                await resign(hall, room, seat["seat"])
            elif seat["status"] == "waiting":
                await leave(hall, room, seat["seat"])
        except Refused as refused:
            # The match ended or started meanwhile: then there is nothing to give up, or the next line still forgets us.
            if refused.status != 409:
                raise
    await hall.store.write(
        [
            *(Write(queries.FORGET_CHAT, {"in_match": seat["match"], "of_seat": seat["seat"]}) for seat in seats),
            Write(queries.FORGET_SEATS, {"of_person": person.id}),
            Write(queries.DELETE_WAYS_OF, {"person": person.id}),
            Write(queries.END_SESSIONS_OF, {"person": person.id}),
            Write(queries.DELETE_PERSON, {"person": person.id}),
        ]
    )
    await _refresh(hall, {seat["match"] for seat in seats})


async def _refresh(hall: Hall, matches: set[str]) -> None:
    for match in matches:
        room = await hall.room(match)
        await hall.act(room, lambda room=room: hall.table_changed(room))  # type: ignore[misc]
