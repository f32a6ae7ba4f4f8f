"""People: guests, accounts, sessions, taking data along and having it forgotten."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from cosmodrome.server.storage import open_store
from cosmodrome.server.storage.store import Query
from tests.server.harness import Served, new_name, open_table, play

PASSWORD = "correct horse battery"


def test_a_guest_needs_no_account_and_the_cookie_is_well_kept(served: Served) -> None:
    with served.client() as client:
        assert client.get("/api/me").json() == {
            "guest": True,
            "login": None,
            "name": None,
            "admin": False,
            "language": None,
        }
        answer = client.post(
            "/api/matches", json={"game": "steps", "seats": [{"kind": "human"}, {"kind": "bot"}], "claim": [0]}
        )
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "path=/" in cookie
        assert "secure" not in cookie
        assert client.get(f"/api/matches/{answer.json()['id']}").json()["mine"] == [0]


def test_over_tls_the_cookie_belongs_to_this_very_host(served: Served) -> None:
    with served.client() as client:
        client.headers["x-forwarded-proto"] = "https"
        cookie = open_table_cookie(client)
        name, _, rest = cookie.partition("=")
        assert name == "__Host-cosmodrome_session"
        assert {"secure", "path=/", "httponly", "samesite=strict"} <= set(rest.lower().split("; "))
        assert "domain" not in rest.lower()
        session = rest.partition(";")[0]
        # Browsers keep a cookie of this name from nobody but us; one without the prefix could be anybody's.
        client.cookies.clear()
        mine = [
            client.get("/api/me/export", headers={"cookie": f"{n}={session}"}) for n in (name, "cosmodrome_session")
        ]
        assert [answer.status_code for answer in mine] == [200, 401]
        gone = client.delete("/api/sessions", headers={"cookie": f"{name}={session}"}).headers["set-cookie"]
        assert gone.startswith(f"{name}=")
        assert "secure" in gone.lower()


def open_table_cookie(client: httpx.Client) -> str:
    """The cookie a guest gets with the first table."""
    seats = [{"kind": "human"}, {"kind": "bot"}]
    return client.post("/api/matches", json={"game": "steps", "seats": seats, "claim": [0]}).headers["set-cookie"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de, en;q=0.5, it;q=0.7", "it"),
        ("de", None),
        ("*;q=nonsense,,../en", None),
    ],
)
def test_a_guest_is_written_to_in_the_language_the_browser_asks_for(
    served: Served, header: str, language: str | None
) -> None:
    with served.client() as client:
        client.headers["accept-language"] = header
        open_table(client, "human", "human", claim=[0])
        assert client.get("/api/me").json()["language"] == language


def test_a_guest_who_registers_keeps_the_seats(served: Served) -> None:
    login = new_name()
    with served.client() as client, served.client() as elsewhere:
        match = open_table(client, "human", "human", claim=[0])["id"]
        made = client.post("/api/accounts", json={"login": login, "password": PASSWORD, "name": "Grace"})
        assert (made.status_code, made.json()) == (
            201,
            {"guest": False, "login": login, "name": "Grace", "admin": False, "language": None},
        )
        assert elsewhere.get("/api/me/matches").json()["matches"] == []
        logged = elsewhere.post("/api/sessions", json={"login": login.upper(), "password": PASSWORD})
        assert logged.status_code == 201
        assert [one["id"] for one in elsewhere.get("/api/me/matches").json()["matches"]] == [match]
        assert client.post("/api/accounts", json={"login": login + "x", "password": PASSWORD}).status_code == 409


def test_what_a_guest_holds_moves_to_the_account_that_logs_in(served: Served) -> None:
    login = new_name()
    with served.client() as home, served.client() as cafe:
        home.post("/api/accounts", json={"login": login, "password": PASSWORD})
        match = open_table(cafe, "human", "human", claim=[1])["id"]
        cafe.post("/api/sessions", json={"login": login, "password": PASSWORD})
        assert home.get(f"/api/matches/{match}").json()["mine"] == [1]


def test_wrong_passwords_taken_logins_and_ended_sessions_are_refused(served: Served) -> None:
    login = new_name()
    with served.client() as one, served.client() as two:
        assert one.post("/api/accounts", json={"login": login, "password": PASSWORD}).status_code == 201
        taken = two.post("/api/accounts", json={"login": login, "password": PASSWORD})
        assert (taken.status_code, taken.json()["code"]) == (409, "login_taken")
        for body in ({"login": login, "password": "wrong"}, {"login": new_name(), "password": PASSWORD}):
            wrong = two.post("/api/sessions", json=body)
            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")
        assert one.delete("/api/sessions").status_code == 204
        assert one.get("/api/me").json()["guest"] is True


def test_a_new_password_ends_the_other_sessions(served: Served) -> None:
    login = new_name()
    with served.client() as one, served.client() as two:
        one.post("/api/accounts", json={"login": login, "password": PASSWORD})
        two.post("/api/sessions", json={"login": login, "password": PASSWORD})
        change = {"password": PASSWORD + "!", "old_password": "wrong"}
        assert one.patch("/api/me", json=change).status_code == 403
        assert one.patch("/api/me", json={**change, "old_password": PASSWORD}).status_code == 200
        assert one.get("/api/me").json()["login"] == login
        assert two.get("/api/me").json()["login"] is None


def test_a_new_name_is_shown_at_the_table(served: Served) -> None:
    with served.client() as client:
        match = open_table(client, "human", "human", claim=[0])["id"]
        assert client.patch("/api/me", json={"name": "<b>Bo</b>"}).json()["name"] == "<b>Bo</b>"
        assert client.get(f"/api/matches/{match}").json()["table"]["players"][0]["name"] == "<b>Bo</b>"


def test_my_data_can_be_taken_along_and_forgotten(served: Served) -> None:
    login = new_name()
    with served.client() as client, served.client() as watcher:
        client.post("/api/accounts", json={"login": login, "password": PASSWORD, "name": "Ada"})
        match = open_table(client, "human", "human", claim=[0])["id"]
        assert play(client, match, 0, 1, "bid 1").status_code == 200
        client.post(f"/api/matches/{match}/chat", json={"seat": 0, "text": "hello there"})
        data = client.get("/api/me/export").json()
        assert (data["login"], data["name"], len(data["sessions"])) == (login, "Ada", 1)
        (seat,) = data["seats"]
        assert (seat["match"], seat["seat"]) == (match, 0)
        assert [note["text"] for note in seat["chat"]] == ["hello there"]
        assert [entry["move"] for entry in seat["moves"]] == ["bid 1"]

        assert client.post("/api/me/delete", json={"password": "wrong"}).status_code == 403
        assert client.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert client.get("/api/me").json()["login"] is None
        assert client.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 403
        assert watcher.get("/api/me/export").status_code == 401
        table = watcher.get(f"/api/matches/{match}").json()["table"]
        assert (table["players"][0]["name"], table["players"][0]["resigned"]) == (None, True)
        notes = watcher.get(f"/api/matches/{match}/notes").json()["notes"]
        assert [note["text"] for note in notes if note["kind"] == "chat"] == [None]


def test_no_secret_is_stored_as_it_is(served: Served) -> None:
    login = new_name()
    with served.client() as client:
        client.post("/api/accounts", json={"login": login, "password": PASSWORD})
        created = open_table(client, "human", "human", claim=[0])
        secrets = [PASSWORD, client.cookies["cosmodrome_session"], *(seat["token"] for seat in created["seats"])]

    async def everything() -> str:
        store = await open_store(served.settings.database)
        found: list[Any] = []
        for table in ("people", "sessions", "seats"):
            found += await store.rows(Query(text(f"SELECT * FROM {table}")))
        await store.close()
        return str(found)

    stored = asyncio.run(everything())
    assert login in stored
    assert "$argon2id$" in stored
    assert not [secret for secret in secrets if secret in stored]
