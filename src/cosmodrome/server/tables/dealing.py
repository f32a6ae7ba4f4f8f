"""Dealing: a table is dealt when it is complete and every seat that sealed a share in the draws has opened it.

The dealer's secret is fixed when the table is opened, seals come with the claims, nonces only when all seals stand: so
neither the host nor any player can choose the draws (docs/record-format.md). Who does not open in time is left out, and
the record says so.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cosmodrome.kernel.dealer import seal_of
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import Write, queries
from cosmodrome.server.tables.columns import Shares
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import MatchRow, SeatRow, text_of


def sealed(shares: Shares | None, seat: int, seal: str | None) -> Shares | None:
    """The shares with this seat's seal. Once all seals stood, none is changed: nonces may be known by then."""
    if seal is None or (shares is not None and shares.since is not None):
        return shares
    known = shares or Shares()
    return msgspec.structs.replace(known, seals={**known.seals, seat: seal})


def setting(row: MatchRow, shares: Shares | None, due: float | None = None) -> list[Write]:
    """The write that keeps the shares, if they are others than before."""
    if shares == row.shares:
        return []
    values = {
        "in_match": row.id,
        "old_shares": text_of(row.shares),
        "new_shares": text_of(shares),
        "new_due": due,
    }
    return [Write(queries.SET_SHARES, values, 1)]


async def settle(
    host: MatchHost,
    room: Room,
    writes: Sequence[Write] = (),
    *,
    seats: list[SeatRow] | None = None,
    shares: Shares | None = None,
    in_time: bool = True,
) -> None:
    """Store a change of a waiting table, and in the same commit the deal if nothing is missing with it any more.

    `seats` and `shares` are how they stand after the change; not `in_time`: nobody's nonce is waited for any longer.
    """
    seats = room.seats if seats is None else seats
    shares = room.row.shares if shares is None else shares
    if room.row.status != "waiting" or not _is_complete(seats, shares):
        await _write(host, [*writes, *setting(room.row, shares)])
        return
    if shares is not None and shares.since is None and shares.seals:
        shares = msgspec.structs.replace(shares, since=host.now())
    if in_time and shares is not None and len(shares.nonces) < len(shares.seals):
        due = (shares.since or 0.0) + host.settings.deal_seconds
        await _write(host, [*writes, *setting(room.row, shares, due)])
        return
    keeping = setting(room.row, shares)
    room.seats, room.row.shares = seats, shares
    change = room.start(host.now())
    entry = change.entry
    logged = {
        name: getattr(entry, name) for name in ("match", "version", "at", "seat", "move", "undo_to", "moves", "events")
    }
    started = {
        "in_match": entry.match,
        "at": entry.at,
        "new_status": entry.status,
        "new_finished": entry.finished,
        "new_waiting": entry.waiting,
        "new_due": entry.due,
        "new_gate": entry.gate,
    }
    starting = [Write(queries.START_MATCH, started, 1), Write(queries.ADD_ENTRY, logged, 1)]
    await host.store.write([*writes, *keeping, *starting])
    host.take_over(room, change)


def _is_complete(seats: list[SeatRow], shares: Shares | None) -> bool:
    everybody = shares is not None and shares.gather
    return all(seat.kind != "open" and (seat.claimed or not everybody or not seat.is_human) for seat in seats)


async def _write(host: MatchHost, writes: list[Write]) -> None:
    if writes:
        await host.store.write(writes)


async def open_share(host: MatchHost, room: Room, seat: int, nonce: str) -> None:
    """A seat opens its seal; with the last one the match is dealt."""

    async def attempt() -> None:
        shares = room.row.shares
        if shares is None or seat not in shares.seals:
            raise Refused(409, "no_seal", seat=seat)
        if seal_of(seat, bytes.fromhex(nonce)) != shares.seals[seat]:
            raise Refused(409, "wrong_nonce", seat=seat)
        if shares.nonces.get(seat) == nonce:
            return
        if room.row.status != "waiting":
            raise Refused(409, "already_started", seat=seat)
        if shares.since is None:
            raise Refused(409, "not_complete", seat=seat)
        opened = msgspec.structs.replace(shares, nonces={**shares.nonces, seat: nonce})
        await settle(host, room, shares=opened)
        await host.table_changed(room)

    await host.act(room, attempt)


async def deal_now(host: MatchHost, room: Room, seat: int) -> None:
    """Stop waiting for people who have not come; they add nothing to the draws, and the record says so."""

    async def attempt() -> None:
        if room.row.status != "waiting":
            raise Refused(409, "already_started", seat=seat)
        if any(one.kind == "open" for one in room.seats):
            raise Refused(409, "not_complete", seat=seat)
        shares = room.row.shares
        if shares is not None and shares.gather:
            await settle(host, room, shares=msgspec.structs.replace(shares, gather=False))
            await host.table_changed(room)

    await host.act(room, attempt)


async def deal_overdue(host: MatchHost) -> None:
    """Deal where somebody's nonce did not come in time."""

    async def attempt(room: Room) -> None:
        shares = room.row.shares
        waited = host.now() - host.settings.deal_seconds
        if room.row.status == "waiting" and shares is not None and shares.since is not None and shares.since <= waited:
            await settle(host, room, in_time=False)
            await host.table_changed(room)

    for row in await host.store.rows(queries.UNDEALT, before=host.now()):
        room = await host.room(row["id"])
        await host.act(room, lambda room=room: attempt(room))  # type: ignore[misc]
