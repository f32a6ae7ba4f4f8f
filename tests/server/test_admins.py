"""Admins, invitations, links for a new password, and bans."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from cosmodrome.server.people.links import Kind, first_invite, new_link
from cosmodrome.server.storage import Write, open_store, people_queries
from cosmodrome.server.storage.store import Store
from tests.server.harness import Served, in_thread, new_name, quiet

PASSWORD = "correct horse battery"


def in_store(served: Served, work: Callable[[Store], Any]) -> Any:
    """Do something in the database of a running server, from outside."""

    async def run() -> Any:
        store = await open_store(served.settings.database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def secret_of(served: Served, kind: Kind, person: str | None = None, now: float | None = None) -> str:
    link = in_store(served, lambda store: new_link(store, kind, now or time.time(), person))
    return str(link.partition("=")[2])


def test_an_admins_link_makes_an_admin_once(served: Served) -> None:
    invite = secret_of(served, "admin")
    with served.client() as client, served.client() as late:
        body = {"login": new_name(), "password": PASSWORD, "invite": invite}
        made = client.post("/api/accounts", json=body)
        assert (made.status_code, made.json()["admin"]) == (201, True)
        assert client.get("/api/me").json()["admin"] is True
        again = late.post("/api/accounts", json={**body, "login": new_name()})
        assert (again.status_code, again.json()["code"]) == (403, "dead_link")
        assert late.get("/api/me").json()["admin"] is False


def test_an_invitation_or_an_account_alone_makes_no_admin(served: Served) -> None:
    with served.client() as invited, served.client() as plain:
        body = {"login": new_name(), "password": PASSWORD}
        assert plain.post("/api/accounts", json=body).json()["admin"] is False
        with_link = {"login": new_name(), "password": PASSWORD, "invite": secret_of(served, "invite")}
        assert invited.post("/api/accounts", json=with_link).json()["admin"] is False


def test_where_accounts_are_for_the_invited_nobody_else_gets_one(new_database: Callable[[str], str]) -> None:
    with in_thread(quiet(new_database("sqlite"), accounts="invited")) as served, served.client() as client:
        body = {"login": new_name(), "password": PASSWORD}
        assert client.post("/api/accounts", json=body).json()["code"] == "invitation_needed"
        for dead in ("made-up", secret_of(served, "reset"), secret_of(served, "invite", now=time.time() - 20 * 86400)):
            assert client.post("/api/accounts", json={**body, "invite": dead}).json()["code"] == "dead_link"
        invite = secret_of(served, "invite")
        assert client.post("/api/accounts", json={**body, "invite": invite}).status_code == 201


def test_a_server_without_an_admin_makes_a_link_for_one_at_every_start(new_database: Callable[[str], str]) -> None:
    with in_thread(quiet(new_database("sqlite"))) as served, served.client() as client, served.client() as other:
        first = in_store(served, lambda store: first_invite(store, time.time()))
        second = in_store(served, lambda store: first_invite(store, time.time()))
        body = {"login": new_name(), "password": PASSWORD}
        dead = client.post("/api/accounts", json={**body, "invite": first.partition("=")[2]})
        assert dead.json()["code"] == "dead_link"
        made = other.post("/api/accounts", json={**body, "invite": second.partition("=")[2]})
        assert made.json()["admin"] is True
        assert in_store(served, lambda store: first_invite(store, time.time())) is None


def account(served: Served, login: str) -> str:
    row = in_store(served, lambda store: store.rows(people_queries.PERSON_BY_LOGIN, by_login=login))[0]
    return str(row["id"])


def test_a_link_gives_a_new_password_once_and_ends_every_session(served: Served) -> None:
    login = new_name()
    with served.client() as client, served.client() as thief:
        client.post("/api/accounts", json={"login": login, "password": "forgotten long ago"})
        thief.post("/api/sessions", json={"login": login, "password": "forgotten long ago"})
        old = secret_of(served, "reset", account(served, login))
        link = secret_of(served, "reset", account(served, login))
        client.cookies.clear()
        new = {"link": link, "password": PASSWORD}
        assert client.post("/api/passwords", json={**new, "link": old}).json()["code"] == "dead_link"
        assert client.post("/api/passwords", json={**new, "password": "password"}).json()["code"] == "short_password"
        done = client.post("/api/passwords", json=new)
        assert (done.status_code, done.json()["login"]) == (201, login)
        assert client.post("/api/passwords", json=new).json()["code"] == "dead_link"
        assert client.get("/api/me").json()["login"] == login
        assert thief.get("/api/me").json()["guest"] is True
        assert thief.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201


@pytest.mark.parametrize("kind", ["invite", "admin"])
def test_an_invitation_changes_nobodys_password(served: Served, kind: Kind) -> None:
    with served.client() as client:
        body = {"link": secret_of(served, kind), "password": PASSWORD}
        assert client.post("/api/passwords", json=body).json()["code"] == "dead_link"


def test_who_is_banned_has_no_session_and_gets_none(served: Served) -> None:
    login = new_name()
    with served.client() as client:
        client.post("/api/accounts", json={"login": login, "password": PASSWORD})
        person = account(served, login)
        ban = [Write(people_queries.SET_BANNED, {"person": person, "new_banned": time.time()})]
        in_store(served, lambda store: store.write(ban))
        assert client.get("/api/me").json()["login"] is None
        refused = client.post("/api/sessions", json={"login": login, "password": PASSWORD})
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        link = secret_of(served, "reset", person)
        assert client.post("/api/passwords", json={"link": link, "password": PASSWORD}).json()["code"] == "dead_link"
