"""Results: how finished matches ended, written down once each so that nobody has to play them again to know."""

from __future__ import annotations

import contextlib

from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import Conflict, Write, result_queries
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.rows import text_of


class Results:
    """Writes down what is not yet written down."""

    def __init__(self, host: MatchHost) -> None:
        self._host = host

    async def sweep(self) -> None:
        """See to some matches, anybody's."""
        await self._note([row["id"] for row in await self._host.store.rows(result_queries.UNTOLD)])

    async def note_of(self, person: str) -> None:
        """See to all matches of a person."""
        await self._note([row["id"] for row in await self._host.store.rows(result_queries.UNTOLD_OF, person=person)])

    async def _note(self, matches: list[str]) -> None:
        for match in matches:
            # It may have been deleted in between, or another process was quicker.
            with contextlib.suppress(Refused, Conflict):
                room = await self._host.room(match)
                result = room.match.result if room.match is not None and room.match.over else None
                values = {
                    "match": match,
                    "scores": text_of(result.scores if result is not None else ()),
                    "winners": text_of(result.winners if result is not None else ()),
                }
                await self._host.store.write(
                    [
                        Write(result_queries.DELETE_RESULT, {"of_match": match}),
                        Write(result_queries.ADD_RESULT, values),
                    ]
                )
