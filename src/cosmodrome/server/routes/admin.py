"""The admin page's requests: how the server is, who and what is on it, and what an admin may do about it."""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

import structlog
from litestar import Request, delete, get, post
from litestar.params import JSONBody, PathParameter

from cosmodrome._version import __version__
from cosmodrome.server import metrics
from cosmodrome.server.contract.hosting import (
    AdminLimits,
    AdminLink,
    AdminPeople,
    AdminStatus,
    AdminTables,
    Ban,
    NewAnnouncement,
)
from cosmodrome.server.hosting.desk import Desk, NoSuchThing
from cosmodrome.server.hosting.orders import Orders
from cosmodrome.server.people import factors
from cosmodrome.server.people.callers import host_of, need_admin, need_proof
from cosmodrome.server.problems import Refused
from cosmodrome.server.routes.service import ailments
from cosmodrome.server.storage import Write, people_queries
from cosmodrome.server.supervisor import Supervisor
from cosmodrome.server.tables.columns import Person

AnyRequest = Request[Any, Any, Any]
PersonId = Annotated[str, PathParameter(max_length=40)]
TableId = Annotated[str, PathParameter(max_length=40)]

_log = structlog.get_logger("cosmodrome.admin")

#: How many people and tables the page shows; `cosmodrome admin` lists them all.
_SHOWN = 500


def _desk(request: AnyRequest) -> Desk:
    host = host_of(request)
    return Desk(host.store, host.settings, host)


async def _may_act(request: AnyRequest, act: str) -> Person:
    """An admin who has shown a moment ago that they are one; what they do is logged."""
    admin = await need_admin(request)
    await need_proof(request)
    _log.info("admin", act=act, admin=admin.id)
    return admin


@contextlib.contextmanager
def _known() -> Iterator[None]:
    try:
        yield
    except NoSuchThing as error:
        raise Refused(404, "no_such_thing", detail=str(error)[:200]) from None


@get("/api/admin/status")
async def status(request: AnyRequest) -> AdminStatus:
    """How the server is."""
    await need_admin(request)
    host, supervisor, desk = host_of(request), request.app.state.supervisor, _desk(request)
    assert isinstance(supervisor, Supervisor)
    tables = Counter(table.status for table in await desk.tables(None))
    chosen = host.settings
    return AdminStatus(
        version=__version__,
        ill=ailments(supervisor, host.trouble),
        load=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        draining=host.draining,
        connections=int(metrics.CONNECTIONS._value.get()),
        rooms=host.size,
        moves=sum(metrics.MOVES.values()),
        people=len(await desk.users(False)),
        waiting=tables["waiting"],
        running=tables["running"],
        finished=tables["over"] + tables["abandoned"],
        limits=AdminLimits(
            connections=chosen.connections,
            connections_of_one=chosen.connections_of_one,
            tables=chosen.tables,
            rooms=chosen.rooms_kept,
            session_days=chosen.session_days,
            accounts=chosen.accounts,
            rates=chosen.limits,
            mail=bool(chosen.mail),
        ),
    )


@get("/api/admin/people")
async def people(request: AnyRequest) -> AdminPeople:
    """Everybody with an account."""
    await need_admin(request)
    users = await _desk(request).users(False)
    return AdminPeople(users[:_SHOWN], len(users))


@get("/api/admin/tables")
async def tables(request: AnyRequest) -> AdminTables:
    """Tables that wait or are played."""
    await need_admin(request)
    found = [one for one in await _desk(request).tables(None) if one.status in ("waiting", "running")]
    return AdminTables(found[:_SHOWN], len(found))


@post("/api/admin/people/{person:str}/ban", status_code=204)
async def ban(request: AnyRequest, person: PersonId, data: JSONBody[Ban]) -> None:
    """Shut somebody out, or let them in again."""
    admin = await _may_act(request, "ban" if data.banned else "lift ban")
    if person == admin.id:
        raise Refused(409, "not_yourself")
    with _known():
        if data.banned:
            await _desk(request).ban(person)
            host_of(request).end_sessions(person)
        else:
            await _desk(request).lift_ban(person)


@post("/api/admin/people/{person:str}/reset", status_code=200)
async def reset(request: AnyRequest, person: PersonId) -> AdminLink:
    """A link to a new password, to be handed to its owner."""
    await _may_act(request, "reset password")
    with _known():
        return AdminLink(await _desk(request).reset_link(person))


@post("/api/admin/people/{person:str}/factors", status_code=204)
async def drop_factors(request: AnyRequest, person: PersonId) -> None:
    """For who lost everything: ask for no code any more, and forget the passkeys."""
    await _may_act(request, "drop factors")
    host = host_of(request)
    await factors.switch_off(host, person)
    await host.store.write([Write(people_queries.DELETE_PASSKEYS_OF, {"person": person})])


@post("/api/admin/invite", status_code=200)
async def invite(request: AnyRequest) -> AdminLink:
    """A link that makes an account."""
    await _may_act(request, "invite")
    return AdminLink(await _desk(request).invite(False))


@post("/api/admin/tables/{table:str}/close", status_code=204)
async def close(request: AnyRequest, table: TableId) -> None:
    """End a match, or a waiting table."""
    await _may_act(request, "close table")
    with _known():
        await _desk(request).close(table)


@post("/api/admin/announcements", status_code=204)
async def announce(request: AnyRequest, data: JSONBody[NewAnnouncement]) -> None:
    """Tell everybody something."""
    await _may_act(request, "announce")
    await _desk(request).announce(data.text, data.hours)
    await _tell(request)


@delete("/api/admin/announcements", status_code=204)
async def silence(request: AnyRequest) -> None:
    """Tell nothing any more."""
    await _may_act(request, "silence")
    await _desk(request).silence()
    await _tell(request)


async def _tell(request: AnyRequest) -> None:
    orders: Orders = request.app.state.orders
    await orders.follow()


HANDLERS = [status, people, tables, ban, reset, drop_factors, invite, close, announce, silence]
