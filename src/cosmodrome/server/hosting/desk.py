"""The host's desk: people, tables, links and announcements, from outside a server that may be running.

What is done here is written into the database; a server that uses it follows within seconds (`orders`).
"""

from __future__ import annotations

import contextlib
import time
from collections import defaultdict
from collections.abc import AsyncIterator

import msgspec

from cosmodrome.kernel import CosmodromeError
from cosmodrome.server.contract.hosting import AdminPerson, AdminTable
from cosmodrome.server.hosting.orders import DRAIN, set_key
from cosmodrome.server.people.accounts import give_up_seats
from cosmodrome.server.people.links import Kind, new_link
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import new_id
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import Row, Store, Write, open_beside, people_queries, queries
from cosmodrome.server.storage.store import one
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.seating import close

#: The key under which the server's own address is stored.
ADDRESS = "address"


class NoSuchThing(CosmodromeError):
    """Nobody is called that, or no table has this id."""

    code = "no_such_thing"


class Desk:
    """What a host can do."""

    def __init__(self, store: Store, settings: Settings, host: MatchHost | None = None) -> None:
        self._store = store
        #: The rooms of the server this desk stands in, or none of its own.
        self._host = host or MatchHost(store, settings)

    @classmethod
    @contextlib.asynccontextmanager
    async def at(cls, settings: Settings) -> AsyncIterator[Desk]:
        """The desk of the server with this database."""
        store = await open_beside(settings.database)
        desk = cls(store, settings)
        try:
            yield desk
        finally:
            await desk._host.stop()
            await store.close()

    # --- people

    async def users(self, guests: bool) -> list[AdminPerson]:
        """Everybody with an account, and guests where they are wanted."""
        rows = await self._store.rows(queries.PEOPLE_LIST)
        return [
            AdminPerson(
                row["id"],
                row["login"],
                row["name"],
                row["created"],
                row["seen"],
                row["seats"],
                bool(row["admin"]),
                row["banned"],
            )
            for row in rows
            if guests or row["login"] is not None
        ]

    async def _person(self, who: str) -> Row:
        """Somebody by login or id."""
        row = await one(self._store, people_queries.PERSON_BY_LOGIN, by_login=who.lower())
        row = row or await one(self._store, people_queries.PERSON, person=who)
        if row is None:
            raise NoSuchThing(f"nobody has the login or id {who!r}")
        return row

    async def ban(self, who: str) -> int:
        """Shut somebody out: sessions and links end, bots take the seats; how many."""
        person = (await self._person(who))["id"]
        await self._store.write(
            [
                Write(people_queries.SET_BANNED, {"person": person, "new_banned": time.time()}),
                Write(people_queries.END_SESSIONS_OF, {"person": person}),
                Write(people_queries.END_LINKS_OF, {"person": person}),
            ]
        )
        seats = await give_up_seats(self._host, person)
        return sum(seat["status"] in ("running", "waiting") and not seat["resigned"] for seat in seats)

    async def lift_ban(self, who: str) -> None:
        """Let somebody in again."""
        values = {"person": (await self._person(who))["id"], "new_banned": None}
        await self._store.write([Write(people_queries.SET_BANNED, values)])

    async def set_admin(self, who: str, is_admin: bool) -> None:
        """Make an account an admin, or no longer."""
        row = await self._person(who)
        if row["login"] is None:
            raise NoSuchThing(f"{who!r} is a guest: an admin needs an account")
        await self._store.write([Write(people_queries.SET_ADMIN, {"person": row["id"], "new_admin": int(is_admin)})])

    # --- links

    async def reset_link(self, who: str) -> str:
        """An address that gives an account a new password."""
        row = await self._person(who)
        if row["login"] is None:
            raise NoSuchThing(f"{who!r} is a guest and has no password")
        return await self._link("reset", row["id"])

    async def invite(self, admin: bool) -> str:
        """An address that makes an account."""
        return await self._link("admin" if admin else "invite", None)

    async def _link(self, kind: Kind, person: str | None) -> str:
        known = await one(self._store, queries.SERVER_KEY, name=ADDRESS)
        path = await new_link(self._store, kind, time.time(), person)
        address: str = known["value"] if known is not None else self._host.settings.root_path
        return address.rstrip("/") + path

    # --- tables

    async def tables(self, status: str | None) -> list[AdminTable]:
        """All tables, or those of one status."""
        seats: dict[str, list[str]] = defaultdict(list)
        for seat in await self._store.rows(queries.SEAT_LIST):
            bot = seat["kind"] == "bot" or seat["resigned"]
            seats[seat["match"]].append(seat["bot"] if bot else seat["name"] or seat["kind"])
        return [
            AdminTable(
                row["id"],
                row["game"],
                row["edition"],
                row["status"],
                row["created"],
                row["moved"],
                row["version"],
                seats[row["id"]],
                [seat for seat, *_ in msgspec.json.decode(row["waiting"])],
            )
            for row in await self._store.rows(queries.TABLE_LIST)
            if status in (None, row["status"])
        ]

    async def close(self, match: str) -> None:
        """End a match, or a waiting table."""
        try:
            await close(self._host, await self._host.room(match))
        except Refused as refused:
            raise NoSuchThing(f"no running or waiting table has the id {match!r}") from refused
        await self._store.tell("table", match)

    # --- everybody

    async def announce(self, text: str, hours: float) -> None:
        """Tell everybody something, for this long."""
        now = time.time()
        values = {"id": new_id(), "at": now, "until": now + hours * 3600, "text": text}
        await self._store.write([Write(queries.ADD_ANNOUNCEMENT, values)])

    async def silence(self) -> None:
        """Withdraw all announcements."""
        await self._store.write([Write(queries.CLEAR_ANNOUNCEMENTS, {})])

    async def drain(self) -> None:
        """Order every server of this database to finish what is under way and stop."""
        await set_key(self._store, DRAIN, repr(time.time()))
