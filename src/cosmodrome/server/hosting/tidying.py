"""Tidying up: what is too old is ended or deleted, as the host has chosen."""

from __future__ import annotations

from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import Write, people_queries, queries
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.seating import close

_DAY = 86400.0


async def tidy(host: MatchHost) -> None:
    """End old sessions, links, announcements and guests, tables nobody joins, and matches that ended long ago."""
    now = {"now": host.now()}
    await host.store.write(
        [
            Write(people_queries.END_OLD_SESSIONS, now),
            Write(people_queries.END_OLD_LINKS, now),
            Write(queries.END_ANNOUNCEMENTS, now),
        ]
    )
    if host.settings.keep_waiting:
        await _close_waiting(host, host.now() - host.settings.keep_waiting * _DAY)
    if host.settings.keep_finished:
        await _delete_finished(host, host.now() - host.settings.keep_finished * _DAY)
    # Last: some of them sat only at what was deleted just now.
    await host.store.write([Write(people_queries.FORGET_GUESTS, {})])


async def _close_waiting(host: MatchHost, before: float) -> None:
    while rows := await host.store.rows(queries.OLD_WAITING, before=before):
        for row in rows:
            try:
                await close(host, await host.room(row["id"]))
            except Refused as refused:
                # Somebody joined at the last moment.
                if refused.status != 409:
                    raise


async def _delete_finished(host: MatchHost, before: float) -> None:
    while rows := await host.store.rows(queries.OLD_FINISHED, before=before):
        # Where somebody is looking at it, it is deleted the next time.
        old = [row["id"] for row in rows if host.drop(row["id"])]
        if not old:
            return
        for match in old:
            await host.store.write([Write(query, {"of_match": match}) for query in queries.DELETE_MATCH])
