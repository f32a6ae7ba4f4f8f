"""Links: addresses from an admin or a letter, each of which lets somebody in once.

The secret follows the `#`, so no server or log ever sees it; only its hash is stored.
"""

from __future__ import annotations

from typing import Literal

from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import new_token, token_hash
from cosmodrome.server.storage import Row, Store, Write, people_queries
from cosmodrome.server.storage.store import one

Kind = Literal["invite", "admin", "reset", "mail"]

#: How many days a link is valid.
DAYS: dict[Kind, int] = {"invite": 14, "admin": 7, "reset": 2, "mail": 2}
_PARTS: dict[Kind, str] = {"invite": "invite", "admin": "invite", "reset": "reset", "mail": "mail"}


async def new_link(store: Store, kind: Kind, now: float, person: str | None = None, detail: str | None = None) -> str:
    """Make a link; the rest of its address, after the server's own. A person's earlier ones of the kind end with it."""
    secret = new_token()
    values = {
        "hash": token_hash(secret),
        "kind": kind,
        "person": person,
        "created": now,
        "expires": now + DAYS[kind] * 86400,
        "detail": detail,
    }
    ending = (
        [Write(people_queries.END_LINKS_OF_KIND_OF, {"person": person, "of_kind": kind})] if person is not None else []
    )
    await store.write([*ending, Write(people_queries.ADD_LINK, values)])
    return f"/account#{_PARTS[kind]}={secret}"


async def link_of(store: Store, secret: str, now: float, *kinds: Kind) -> Row:
    """What is stored of a link, if it is still valid and of one of these kinds; refused otherwise."""
    row = await one(store, people_queries.LINK, by_hash=token_hash(secret), now=now)
    if row is None or row["kind"] not in kinds:
        raise Refused(403, "dead_link")
    return row


def using(row: Row) -> Write:
    """The write that uses a link up; together with what it is used for, so that nobody uses it twice."""
    return Write(people_queries.USE_LINK, {"by_hash": row["hash"]}, 1)


async def first_invite(store: Store, now: float) -> str | None:
    """As long as a server has no admin: a link that makes one. It replaces the one of the start before."""
    if (await store.rows(people_queries.COUNT_ADMINS))[0]["number"]:
        return None
    await store.write([Write(people_queries.END_LINKS_OF_KIND, {"of_kind": "admin"})])
    return await new_link(store, "admin", now)
