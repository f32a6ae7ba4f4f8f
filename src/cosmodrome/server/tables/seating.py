"""Seating: opening tables, taking and leaving seats, resigning, replacing the absent, giving a match up, talking."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from cosmodrome import bots
from cosmodrome.kernel import BadOptionValue, CosmodromeError, Game
from cosmodrome.kernel.dealer import commitment_of
from cosmodrome.kernel.registry import find
from cosmodrome.server.contract.opening import MatchCreated, NewMatch, SeatKey, SeatPlan
from cosmodrome.server.problems import Refused, refusal_of
from cosmodrome.server.secret import new_id, new_token, same_hash, token_hash
from cosmodrome.server.storage import Write, queries
from cosmodrome.server.tables.columns import Person, Shares
from cosmodrome.server.tables.dealing import sealed, setting, settle
from cosmodrome.server.tables.gate import set_ready
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import must_run
from cosmodrome.server.tables.projection import player_of
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import MatchRow, SeatRow, match_columns, seat_columns, text_of

#: How many standing answers a seat may have.
_MOST_STANDING = 40


def seat_link(host: MatchHost, match: str, seat: int, token: str) -> str:
    """The address that opens a seat. The secret follows the `#`, so no server or log ever sees it."""
    return f"{host.settings.root_path}/match/{match}#seat={seat}&token={token}"


def check_bot(game: str, name: str | None) -> str:
    """The name of a bot that plays this game; only bots from the table, never a module named by a stranger."""
    chosen = name or bots.best(game)
    if chosen not in bots.names(game):
        raise Refused(400, "unknown_bot", detail=chosen[:80])
    return chosen


# --- opening a table


def _with_packs(game: Game[Any], options: Mapping[str, Any], packs: Mapping[str, str]) -> dict[str, Any]:
    """The options with the host's packs instead of their names: no visitor can make the server read a folder."""
    chosen = dict(options)
    for option in game.options:
        wanted = chosen.get(option.name, option.default)
        if option.kind != "path" or wanted == option.default or wanted in packs.values():
            continue
        if wanted not in packs:
            raise BadOptionValue(f"{option.name}: the host of this server offers no such content pack")
        chosen[option.name] = packs[wanted]
    return chosen


async def open_table(host: MatchHost, new: NewMatch, person: Person | None) -> MatchCreated:
    """Open a table and, if no seat is open, deal at once."""
    try:
        game = find(new.game)
        given = _with_packs(game, new.options, host.settings.packs)
        options = game.check_options({**given, "players": given.get("players", len(new.seats))})
    except CosmodromeError as error:
        raise refusal_of(error) from None
    if options["players"] != len(new.seats):
        raise Refused(400, "wrong_number_of_seats", detail=f"players={options['players']}, seats={len(new.seats)}")
    if all(plan.kind == "bot" for plan in new.seats):
        raise Refused(400, "nobody_plays")
    if any(seat >= len(new.seats) or new.seats[seat].kind != "human" for seat in new.claim):
        raise Refused(400, "not_claimable")
    if host.draining:
        raise Refused(503, "draining")
    if any(one.seat not in new.claim for one in new.seals):
        raise Refused(400, "not_claimable")
    rows = await host.store.rows(queries.COUNT_UNFINISHED)
    if rows[0]["number"] >= host.settings.tables:
        raise Refused(503, "too_many_tables")
    secret = secrets.token_bytes(32)
    row = MatchRow(
        id=new_id(),
        game=game.name,
        edition=game.edition,
        options=options,
        status="waiting",
        created=host.now(),
        started=None,
        finished=None,
        undo=new.undo,
        listed=new.listed,
        watchable=new.watchable,
        patience=new.patience,
        pace=new.pace or host.settings.bot_pace,
        hints=new.hints,
        secret=secret.hex(),
        commitment=commitment_of(secret),
        version=0,
        waiting=[],
        due=None,
        gate=None,
        undo_request=None,
        abandon=[],
        shares=Shares(new.gather, {one.seat: one.seal for one in new.seals}) if new.gather or new.seals else None,
    )
    seats: list[SeatRow] = []
    keys: list[SeatKey] = []
    for number, plan in enumerate(new.seats):
        mine = person if number in new.claim else None
        seat, key = _new_seat(host, row, number, plan, mine)
        seats.append(seat)
        keys.append(key)
    await host.store.write(
        [Write(queries.ADD_MATCH, match_columns(row)), *(Write(queries.ADD_SEAT, seat_columns(seat)) for seat in seats)]
    )
    room = Room(row, seats)
    host.keep(room)

    async def begin() -> None:
        await settle(host, room)
        if room.row.status == "waiting":
            await host.follow(room)

    await host.act(room, begin)
    return MatchCreated(row.id, keys)


def _new_seat(
    host: MatchHost, row: MatchRow, number: int, plan: SeatPlan, person: Person | None
) -> tuple[SeatRow, SeatKey]:
    bot = check_bot(row.game, plan.bot) if plan.kind == "bot" else None
    token = None if bot else new_token()
    name = plan.name or (person.name if person is not None else None)
    hashed = token_hash(token) if token else None
    seat = SeatRow(
        row.id, number, plan.kind, bot, name, hashed, person.id if person else None, person is not None, False
    )
    return seat, SeatKey(number, plan.kind, seat_link(host, row.id, number, token) if token else None, token)


async def set_standing(host: MatchHost, room: Room, number: int, question: str, move: str | None) -> None:
    """From now on answer a question with this move, also while the person is away; None: ask again."""

    async def attempt() -> None:
        must_run(room)
        standing = dict(room.seats[number].standing)
        old = text_of(standing)
        standing.pop(question, None)
        if move is not None:
            if len(standing) >= _MOST_STANDING:
                raise Refused(409, "too_many_standing", seat=number)
            standing[question] = move
        values = {"in_match": room.row.id, "at_seat": number, "old_standing": old, "new_standing": text_of(standing)}
        await host.store.write([Write(queries.SET_STANDING, values, 1)])
        await host.table_changed(room)
        values = {"in_match": room.row.id, "at_version": room.version, "new_due": room.due_with(room.row.gate)}
        await host.store.write([Write(queries.SET_DUE, values, 1)])

    await host.act(room, attempt)


# --- taking and leaving a seat


async def claim(
    host: MatchHost,
    room: Room,
    number: int,
    token: str | None,
    name: str | None,
    person: Person,
    seal: str | None = None,
) -> SeatKey:
    """Take a seat: an open one freely, a human one with its token.

    Whoever claims a seat first gets a new token, so that the one who opened the table can no longer see the hand. The
    link still works until the new token or session is used: a lost reply locks nobody out.
    """

    async def attempt() -> SeatKey:
        if room.edition_gone:
            raise Refused(409, "edition_gone")
        if number >= len(room.seats):
            raise Refused(409, "unknown_seat", seat=number)
        if room.row.status == "waiting" and room.edition_gone:
            # This table could not be dealt, so nobody may sit down at it.
            raise Refused(409, "edition_gone")
        seat = room.seats[number]
        shown = name or person.name or seat.name
        given = token_hash(token) if token is not None else None
        holds = given is not None and same_hash(seat.token, given)
        is_again = given is not None and same_hash(seat.link, given)
        if seat.is_human and not holds and (seat.person == person.id or is_again):
            return await take(seat, shown, seat.link)
        if seat.kind == "human" and not holds:
            raise Refused(403, "wrong_token", seat=number)
        if seat.is_driven:
            raise Refused(409, "seat_taken", seat=number)
        if seat.claimed:
            # The same seat on a second device: one token for both.
            assert token is not None
            values = {"in_match": room.row.id, "at_seat": number, "by_token": given}
            await host.store.write(
                [Write(queries.REBIND_SEAT, {**values, "new_person": person.id, "new_name": shown}, 1)]
            )
            await host.table_changed(room)
            return SeatKey(number, "human", seat_link(host, room.row.id, number, token), token)
        return await take(seat, shown, given)

    async def take(seat: SeatRow, shown: str | None, link: str | None) -> SeatKey:
        fresh, is_first = new_token(), not seat.claimed
        values = {
            "in_match": room.row.id,
            "at_seat": number,
            "was_kind": seat.kind,
            "was_claimed": int(seat.claimed),
            "new_token": token_hash(fresh),
            "new_person": person.id,
            "new_name": shown,
            "by_link": link,
        }
        taken = dataclasses.replace(seat, kind="human", claimed=True)
        await settle(
            host,
            room,
            [Write(queries.CLAIM_SEAT, values, 1)],
            seats=[taken if one.seat == number else one for one in room.seats],
            shares=sealed(room.row.shares, number, seal) if room.row.status == "waiting" else None,
        )
        await host.table_changed(room)
        if is_first:
            await host.note(room, "joined", number)
        return SeatKey(number, "human", seat_link(host, room.row.id, number, fresh), fresh)

    return await host.act(room, attempt)


async def leave(host: MatchHost, room: Room, number: int) -> None:
    """Give a seat back before the match has started; it is open again."""

    async def attempt() -> None:
        if room.row.status != "waiting":
            raise Refused(409, "already_started", seat=number)
        shares = room.row.shares
        if shares is not None and shares.since is not None:
            # Nonces are being opened: somebody who left now could come back with another seal, knowing them.
            raise Refused(409, "dealing", seat=number)
        if shares is not None:
            left = {seat: seal for seat, seal in shares.seals.items() if seat != number}
            shares = msgspec.structs.replace(shares, seals=left)
        leaving = Write(queries.LEAVE_SEAT, {"in_match": room.row.id, "at_seat": number}, 1)
        await host.store.write([leaving, *setting(room.row, shares), *_withdraw(room, number)])
        await host.table_changed(room)
        await host.note(room, "left", number)

    await host.act(room, attempt)


async def resign(host: MatchHost, room: Room, number: int) -> None:
    """Give up: a bot plays on for the seat, so the others can finish. Without people left the match is abandoned."""
    await host.act(room, lambda: _hand_over(host, room, number, bots.best(room.row.game), "resigned", number))


async def replace(host: MatchHost, room: Room, number: int, by: int, bot: str | None) -> None:
    """A bot takes the seat of somebody who let the table wait for longer than its patience."""
    chosen = check_bot(room.row.game, bot)

    async def attempt() -> None:
        if number >= len(room.seats):
            raise Refused(409, "unknown_seat", seat=number)
        if not player_of(room, room.seats[number], host.now()).replaceable:
            raise Refused(409, "not_absent", seat=number)
        await _hand_over(host, room, number, chosen, "replaced", by)

    await host.act(room, attempt)


async def _hand_over(host: MatchHost, room: Room, number: int, bot: str, kind: str, by: int) -> None:
    must_run(room)
    resigning = Write(queries.RESIGN_SEAT, {"in_match": room.row.id, "at_seat": number, "new_bot": bot}, 1)
    await host.store.write([resigning, *_withdraw(room, number)])
    await host.table_changed(room)
    await host.note(room, kind, number, by=by, bot=bot)
    if not any(seat.is_human for seat in room.seats):
        await _end(host, room)
        return
    # From now on the server owes this seat's answers; should it stop now, it must find that out again.
    values = {"in_match": room.row.id, "at_version": room.version, "new_due": room.due_with(room.row.gate)}
    await host.store.write([Write(queries.SET_DUE, values, 1)])
    if room.is_gated:
        await set_ready(host, room)
    await _settle_votes(host, room)


async def abandon(host: MatchHost, room: Room, number: int, agree: bool) -> None:
    """Say whether the match may be given up; it is when all people agree."""

    async def attempt() -> None:
        if room.row.status not in ("waiting", "running"):
            must_run(room)
        votes = {*room.row.abandon, number} if agree else set(room.row.abandon) - {number}
        values = {
            "in_match": room.row.id,
            "old_votes": text_of(room.row.abandon),
            "new_votes": text_of(sorted(votes)),
        }
        await host.store.write([Write(queries.SET_ABANDON, values, 1)])
        await host.table_changed(room)
        await _settle_votes(host, room)

    await host.act(room, attempt)


def _withdraw(room: Room, number: int) -> list[Write]:
    """Somebody who leaves takes back their vote."""
    if number not in room.row.abandon:
        return []
    left = [seat for seat in room.row.abandon if seat != number]
    values = {"in_match": room.row.id, "old_votes": text_of(room.row.abandon), "new_votes": text_of(left)}
    return [Write(queries.SET_ABANDON, values, 1)]


async def _settle_votes(host: MatchHost, room: Room) -> None:
    # Before the start those whose link has not been opened count too: the table is theirs as well.
    people = {seat.seat for seat in room.seats if seat.is_human}
    if room.row.abandon and people <= set(room.row.abandon):
        await _end(host, room)


async def close(host: MatchHost, room: Room) -> None:
    """The host ends a match, or a table nobody joined."""

    async def attempt() -> None:
        if room.row.status not in ("waiting", "running"):
            must_run(room)
        await _end(host, room)

    await host.act(room, attempt)


async def _end(host: MatchHost, room: Room) -> None:
    await host.store.write([Write(queries.END_MATCH, {"in_match": room.row.id, "now": host.now()}, 1)])
    await host.table_changed(room)
    await host.note(room, "abandoned", None)
    host.publish(room, room.version)
