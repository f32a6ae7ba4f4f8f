"""The ready gate: before a race everybody says that they are ready."""

from __future__ import annotations

from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import Write, queries
from cosmodrome.server.tables.columns import Gate
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import must_run
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import text_of


async def ready(host: MatchHost, room: Room, seat: int) -> int:
    """This seat is ready; when all people are, the race begins and its clock runs."""

    async def attempt() -> int:
        must_run(room)
        if room.row.gate is None or room.row.gate.opened is not None:
            raise Refused(409, "no_gate", seat=seat, version=room.version)
        await set_ready(host, room, seat)
        return room.version

    return await host.act(room, attempt)


async def set_ready(host: MatchHost, room: Room, *seats: int) -> None:
    """Note who is ready and open the gate when nobody is missing. Within `MatchHost.act` only."""
    gate = room.row.gate
    assert gate is not None
    is_ready = sorted({*gate.ready, *seats})
    missing = [one.seat for one in room.seats if one.is_human and one.seat not in is_ready]
    new = Gate(gate.version, is_ready, None if missing else host.now())
    values = {
        "in_match": room.row.id,
        "at_version": room.version,
        "old_gate": text_of(gate),
        "new_gate": text_of(new),
        "new_due": room.due_with(new),
    }
    await host.store.write([Write(queries.SET_GATE, values, 1)])
    await host.table_changed(room)
    # The clock and the bots start with the gate, so everybody's position changes too.
    host.publish(room, room.version)
