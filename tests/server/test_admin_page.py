"""The admin page's requests: for admins only, who have shown a moment ago that they are one."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from tests.server.harness import Served, new_name, open_table
from tests.server.test_admins import secret_of
from tests.server.test_security import PASSWORD, code_of, in_database, join, with_app

ACTS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "/api/admin/status", None),
    ("GET", "/api/admin/people", None),
    ("GET", "/api/admin/tables", None),
    ("POST", "/api/admin/people/abcdefgh/ban", {"banned": True}),
    ("POST", "/api/admin/people/abcdefgh/reset", None),
    ("POST", "/api/admin/people/abcdefgh/factors", None),
    ("POST", "/api/admin/invite", None),
    ("POST", "/api/admin/tables/abcdefgh/close", None),
    ("POST", "/api/admin/announcements", {"text": "hello"}),
    ("DELETE", "/api/admin/announcements", None),
]


def become_admin(served: Served, client: httpx.Client) -> str:
    login = new_name()
    body = {"login": login, "password": PASSWORD, "invite": secret_of(served, "admin")}
    assert client.post("/api/accounts", json=body).json()["admin"] is True
    return login


def person(client: httpx.Client, login: str) -> dict[str, Any]:
    people = client.get("/api/admin/people").json()["people"]
    found: dict[str, Any] = next(one for one in people if one["login"] == login)
    return found


@pytest.mark.parametrize(("method", "path", "body"), ACTS)
def test_nobody_but_an_admin_gets_anything(
    sqlite_server: Served, method: str, path: str, body: dict[str, Any] | None
) -> None:
    with sqlite_server.client() as guest, sqlite_server.client() as account:
        assert code_of(guest.request(method, path, json=body)) == "no_session"
        join(account)
        assert code_of(account.request(method, path, json=body)) == "not_admin"


@pytest.mark.parametrize(("method", "path", "body"), [act for act in ACTS if act[0] != "GET"])
def test_a_stolen_admins_session_looks_but_does_nothing(
    sqlite_server: Served, method: str, path: str, body: dict[str, Any] | None
) -> None:
    with sqlite_server.client() as admin:
        become_admin(sqlite_server, admin)
        in_database(sqlite_server, "UPDATE sessions SET proven = proven - 1000 RETURNING hash")
        assert code_of(admin.request(method, path, json=body)) == "not_proven"
        assert admin.get("/api/admin/status").status_code == 200


def test_an_admin_sees_how_the_server_is(served: Served) -> None:
    with served.client() as admin, served.client() as guest:
        login = become_admin(served, admin)
        match = open_table(guest, "human", "open", claim=[0])["id"]
        status = admin.get("/api/admin/status").json()
        assert status["ill"] == []
        assert status["waiting"] >= 1
        assert status["limits"]["tables"] == served.settings.tables
        assert person(admin, login)["admin"] is True
        assert match in [table["id"] for table in admin.get("/api/admin/tables").json()["tables"]]


def test_an_admin_closes_a_table(served: Served) -> None:
    with served.client() as admin, served.client() as guest:
        become_admin(served, admin)
        match = open_table(guest, "human", "human", claim=[0])["id"]
        assert admin.post(f"/api/admin/tables/{match}/close").status_code == 204
        assert guest.get(f"/api/matches/{match}").json()["table"]["status"] == "abandoned"
        assert code_of(admin.post(f"/api/admin/tables/{match}/close")) == "no_such_thing"


def test_an_admin_shuts_somebody_out_and_lets_them_in_but_never_themselves(served: Served) -> None:
    with served.client() as admin, served.client() as other:
        mine = become_admin(served, admin)
        login = join(other)
        theirs = person(admin, login)["id"]
        assert admin.post(f"/api/admin/people/{theirs}/ban", json={"banned": True}).status_code == 204
        assert other.get("/api/me").json()["guest"] is True
        assert code_of(other.post("/api/sessions", json={"login": login, "password": PASSWORD})) == "banned"
        assert admin.post(f"/api/admin/people/{theirs}/ban", json={"banned": False}).status_code == 204
        assert other.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201
        own = person(admin, mine)["id"]
        assert code_of(admin.post(f"/api/admin/people/{own}/ban", json={"banned": True})) == "not_yourself"
        assert code_of(admin.post("/api/admin/people/nobody/ban", json={"banned": True})) == "no_such_thing"


def test_an_admin_helps_who_lost_password_and_app(served: Served) -> None:
    with served.client() as admin, served.client() as lost:
        become_admin(served, admin)
        login = join(lost)
        with_app(lost)
        theirs = person(admin, login)["id"]
        link = admin.post(f"/api/admin/people/{theirs}/reset").json()["link"].partition("#reset=")[2]
        assert lost.post("/api/passwords", json={"link": link, "password": "a better one now"}).json()["guest"] is True
        body = {"login": login, "password": "a better one now"}
        assert code_of(lost.post("/api/sessions", json=body)) == "code_needed"
        assert admin.post(f"/api/admin/people/{theirs}/factors").status_code == 204
        assert lost.post("/api/sessions", json=body).status_code == 201


def test_an_admins_invitation_makes_an_account(served: Served) -> None:
    with served.client() as admin, served.client() as friend:
        become_admin(served, admin)
        link = admin.post("/api/admin/invite").json()["link"].partition("#invite=")[2]
        body = {"login": new_name(), "password": PASSWORD, "invite": link}
        assert friend.post("/api/accounts", json=body).json()["admin"] is False


def test_an_announcement_is_told_to_everybody_until_it_is_taken_back(served: Served) -> None:
    with served.client() as admin, served.client() as guest:
        become_admin(served, admin)
        text = "Down on Sunday <b>"
        assert admin.post("/api/admin/announcements", json={"text": text, "hours": 2}).status_code == 204
        told = guest.get("/api/announcements").json()["announcements"][-1]
        assert told["text"] == text
        assert 1.9 * 3600 < told["until"] - time.time() <= 2 * 3600
        assert admin.delete("/api/admin/announcements").status_code == 204
        assert guest.get("/api/announcements").json()["announcements"] == []
        assert code_of(admin.post("/api/admin/announcements", json={"text": ""})) == "malformed"
