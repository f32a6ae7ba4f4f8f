"""What keeps an account its owner's: sessions, codes, passkeys, mail, and the proof that it is really you."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from cosmodrome.server.live.connection import LOGGED_OUT
from cosmodrome.server.people import totp
from cosmodrome.server.storage import open_store
from cosmodrome.server.storage.store import Query
from tests.server.authenticator import Authenticator
from tests.server.harness import Served, in_thread, new_name, open_table, quiet

PASSWORD = "correct horse battery"


def join(client: httpx.Client, login: str | None = None) -> str:
    """A fresh account."""
    chosen = login or new_name()
    assert client.post("/api/accounts", json={"login": chosen, "password": PASSWORD}).status_code == 201
    return chosen


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def in_database(served: Served, statement: str) -> None:
    async def run() -> None:
        store = await open_store(served.settings.database)
        await store.rows(Query(text(statement)))
        await store.close()

    asyncio.run(run())


def by_name(served: Served, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=served.url, headers={"host": "club.test", **headers}, timeout=20)


# --- sessions


def test_sessions_are_listed_and_can_be_ended_one_by_one_or_all(served: Served) -> None:
    with served.client() as home, served.client() as phone, served.client() as cafe:
        login = join(home)
        phone.headers["user-agent"] = "Phone/1 " + "x" * 500
        for one in (phone, cafe):
            assert one.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201
        listed = home.get("/api/me/sessions").json()["sessions"]
        assert [one["current"] for one in listed] == [True, False, False]
        theirs = next(one for one in listed if one["agent"].startswith("Phone/1"))
        assert len(theirs["agent"]) == 200
        assert home.delete(f"/api/me/sessions/{theirs['id']}").status_code == 204
        assert phone.get("/api/me").json()["guest"] is True
        assert cafe.get("/api/me").json()["login"] == login
        assert code_of(home.delete(f"/api/me/sessions/{theirs['id']}")) == "unknown_session"
        assert home.delete("/api/me/sessions").status_code == 204
        assert cafe.get("/api/me").json()["guest"] is True
        assert home.get("/api/me").json()["login"] == login


def test_nobody_ends_or_sees_a_strangers_session(served: Served) -> None:
    with served.client() as one, served.client() as other, served.client() as guest:
        join(one)
        join(other)
        (mine,) = one.get("/api/me/sessions").json()["sessions"]
        assert code_of(other.delete(f"/api/me/sessions/{mine['id']}")) == "unknown_session"
        assert one.get("/api/me").json()["guest"] is False
        assert code_of(guest.get("/api/me/sessions")) == "no_session"
        open_table(guest, "human", "human", claim=[0])
        assert code_of(guest.get("/api/me/sessions")) == "no_account"


def test_a_session_that_is_ended_loses_its_live_connections(sqlite_server: Served) -> None:
    with sqlite_server.client() as home, sqlite_server.client() as phone:
        login = join(home)
        phone.post("/api/sessions", json={"login": login, "password": PASSWORD})
        match = open_table(phone, "human", "human", claim=[0])["id"]
        live = sqlite_server.live(match, cookie=f"cosmodrome_session={phone.cookies['cosmodrome_session']}")
        assert live.welcome["mine"] == [0]
        home.delete("/api/me/sessions")
        with contextlib.suppress(ConnectionClosed):
            while True:
                live.read()
        assert live.connection.close_code == LOGGED_OUT
        live.close()


# --- the authenticator app


def with_app(client: httpx.Client) -> tuple[str, list[str]]:
    """Switch an app on; its secret and the recovery codes."""
    offer = client.post("/api/me/app").json()
    secret = totp.read_secret(offer["secret"])
    assert secret is not None
    code = totp.code_of(secret, totp.step_at(time.time()) - 1)
    answer = client.put("/api/me/app", json={"secret": offer["secret"], "code": code})
    assert answer.status_code == 200, answer.text
    return offer["secret"], answer.json()["codes"]


def test_an_app_is_asked_for_its_code_and_each_code_counts_once(served: Served) -> None:
    with served.client() as home, served.client() as other:
        login = join(home)
        secret, _ = with_app(home)
        assert home.get("/api/me/security").json()["app"] is True
        body: dict[str, Any] = {"login": login, "password": PASSWORD}
        refused = other.post("/api/sessions", json=body)
        assert (refused.status_code, code_of(refused)) == (403, "code_needed")
        assert code_of(other.post("/api/sessions", json={**body, "code": "000000"})) == "wrong_code"
        assert code_of(other.post("/api/sessions", json={**body, "password": "wrong", "code": "000000"})) == (
            "wrong_password"
        )
        key = totp.read_secret(secret)
        assert key is not None
        # The next step's: the one at hand proved the app.
        good = {**body, "code": totp.code_of(key, totp.step_at(time.time()) + 1)}
        assert other.post("/api/sessions", json=good).status_code == 201
        assert code_of(other.post("/api/sessions", json=good)) == "wrong_code"


def test_an_app_that_shows_a_wrong_code_or_has_a_weak_secret_is_not_taken(served: Served) -> None:
    with served.client() as client:
        login = join(client)
        offer = client.post("/api/me/app").json()
        assert code_of(client.put("/api/me/app", json={"secret": offer["secret"], "code": "000000"})) == "wrong_code"
        assert code_of(client.put("/api/me/app", json={"secret": "JBSWY3DPEHPK3PXP", "code": "000000"})) == "malformed"
        assert client.get("/api/me/security").json()["app"] is False
        assert client.post("/api/sessions", json={"login": login, "password": PASSWORD}).status_code == 201


def test_recovery_codes_work_once_and_new_ones_end_the_old(served: Served) -> None:
    with served.client() as home, served.client() as other:
        login = join(home)
        assert code_of(home.post("/api/me/codes")) == "no_app"
        _, codes = with_app(home)
        assert len(set(codes)) == 10
        body = {"login": login, "password": PASSWORD}
        assert other.post("/api/sessions", json={**body, "code": codes[0].upper()}).status_code == 201
        assert home.get("/api/me/security").json()["codes_left"] == 9
        assert code_of(other.post("/api/sessions", json={**body, "code": codes[0]})) == "wrong_code"
        fresh = home.post("/api/me/codes").json()["codes"]
        assert code_of(other.post("/api/sessions", json={**body, "code": codes[1]})) == "wrong_code"
        assert other.post("/api/sessions", json={**body, "code": fresh[0]}).status_code == 201
        assert home.delete("/api/me/app").status_code == 204
        assert home.get("/api/me/security").json()["codes_left"] == 0
        assert other.post("/api/sessions", json=body).status_code == 201


def test_nobody_elses_recovery_code_opens_an_account(sqlite_server: Served) -> None:
    with sqlite_server.client() as one, sqlite_server.client() as other:
        join(one)
        _, codes = with_app(one)
        login = join(other)
        with_app(other)
        body = {"login": login, "password": PASSWORD, "code": codes[0]}
        assert code_of(other.post("/api/sessions", json=body)) == "wrong_code"


# --- the proof


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/app", None),
        ("PUT", "/api/me/app", {"secret": "A" * 32, "code": "000000"}),
        ("DELETE", "/api/me/app", None),
        ("POST", "/api/me/codes", None),
        ("POST", "/api/me/passkeys/offer", None),
        ("POST", "/api/me/passkeys", {"name": "key", "credential": {}}),
        ("DELETE", "/api/me/passkeys/abc", None),
        ("PUT", "/api/me/mail", {"mail": "ada@example.org"}),
        ("DELETE", "/api/me/mail", None),
    ],
)
def test_what_changes_how_an_account_opens_needs_a_fresh_proof(
    sqlite_server: Served, method: str, path: str, body: dict[str, Any] | None
) -> None:
    with sqlite_server.client() as client, sqlite_server.client() as guest:
        join(client)
        in_database(sqlite_server, "UPDATE sessions SET proven = proven - 1000 RETURNING hash")
        assert code_of(client.request(method, path, json=body)) == "not_proven"
        assert guest.request(method, path, json=body).status_code == 401


def test_a_password_proves_for_a_while_and_a_wrong_one_does_not(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        join(client)
        _, codes = with_app(client)
        in_database(sqlite_server, "UPDATE sessions SET proven = proven - 1000 RETURNING hash")
        assert code_of(client.post("/api/me/proof", json={"password": "wrong"})) == "wrong_password"
        assert code_of(client.post("/api/me/proof", json={})) == "wrong_password"
        assert code_of(client.post("/api/me/proof", json={"password": PASSWORD})) == "code_needed"
        assert code_of(client.post("/api/me/app")) == "not_proven"
        assert client.post("/api/me/proof", json={"password": PASSWORD, "code": codes[0]}).status_code == 204
        assert client.post("/api/me/app").status_code == 200


def test_guesses_are_counted_by_network_and_by_account(new_database: Callable[[str], str]) -> None:
    with in_thread(quiet(new_database("sqlite"), limits=True)) as served, by_name(served) as client:
        login = join(client)
        said = [client.post("/api/me/proof", json={"password": "wrong"}).status_code for _ in range(12)]
        assert said[0] == 403
        assert said[-1] == 429
        with by_name(served) as other:
            answer = other.post("/api/sessions", json={"login": login, "password": PASSWORD})
            assert (answer.status_code, code_of(answer)) == (429, "too_many")
            assert code_of(other.post("/api/passkeys/challenge")) == "too_many"


# --- passkeys


def with_passkey(client: httpx.Client, key: Authenticator, name: str = "Key") -> httpx.Response:
    offer = client.post("/api/me/passkeys/offer").json()["options"]
    return client.post("/api/me/passkeys", json={"name": name, "credential": key.make(offer)})


def enter(client: httpx.Client, key: Authenticator) -> httpx.Response:
    offer = client.post("/api/passkeys/challenge").json()["options"]
    return client.post("/api/sessions/passkey", json={"credential": key.sign(offer)})


def test_a_passkey_opens_its_account_without_password_or_code(served: Served) -> None:
    key = Authenticator()
    with by_name(served) as home, by_name(served) as phone:
        login = join(home)
        with_app(home)
        assert with_passkey(home, key, "My phone").status_code == 204
        match = open_table(phone, "human", "human", claim=[1])["id"]
        answer = enter(phone, key)
        assert (answer.status_code, answer.json()["login"]) == (201, login)
        # What the browser held as a guest is the account's now.
        assert home.get(f"/api/matches/{match}").json()["mine"] == [1]
        (listed,) = home.get("/api/me/security").json()["passkeys"]
        assert (listed["name"], listed["used"] is not None) == ("My phone", True)
        assert home.delete(f"/api/me/passkeys/{listed['id']}").status_code == 204
        assert code_of(home.delete(f"/api/me/passkeys/{listed['id']}")) == "unknown_passkey"
        assert code_of(enter(phone, key)) == "bad_passkey"


def test_a_passkey_proves_who_it_belongs_to_and_nobody_else(sqlite_server: Served) -> None:
    mine, theirs = Authenticator(), Authenticator()
    with by_name(sqlite_server) as one, by_name(sqlite_server) as other:
        for client, key in ((one, mine), (other, theirs)):
            join(client)
            with_passkey(client, key)
        in_database(sqlite_server, "UPDATE sessions SET proven = proven - 1000 RETURNING hash")
        for key, said in ((theirs, 403), (mine, 204)):
            offer = one.post("/api/passkeys/challenge").json()["options"]
            assert one.post("/api/me/proof", json={"credential": key.sign(offer)}).status_code == said
        assert one.post("/api/me/app").status_code == 200


def test_a_passkey_is_worth_nothing_elsewhere_unverified_or_repeated(sqlite_server: Served) -> None:
    key = Authenticator()
    with by_name(sqlite_server) as client, by_name(sqlite_server) as thief:
        join(client)
        for broken in (
            Authenticator(origin="http://evil.test"),
            Authenticator(name="evil.test"),
            Authenticator(origin="https://club.test"),
        ):
            assert code_of(with_passkey(client, broken)) == "bad_passkey"
        assert with_passkey(client, key).status_code == 204
        assert code_of(with_passkey(client, key)) == "bad_passkey"  # known already
        offer = thief.post("/api/passkeys/challenge").json()["options"]
        signed = key.sign(offer)
        assert thief.post("/api/sessions/passkey", json={"credential": signed}).status_code == 201
        # The very same again, and a challenge the server never made.
        assert code_of(thief.post("/api/sessions/passkey", json={"credential": signed})) == "bad_passkey"
        made_up = key.sign({"challenge": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
        assert code_of(thief.post("/api/sessions/passkey", json={"credential": made_up})) == "bad_passkey"
        key.verifies = False
        assert code_of(enter(thief, key)) == "bad_passkey"
        key.verifies, key.origin = True, "http://evil.test"
        assert code_of(enter(thief, key)) == "bad_passkey"
        key.origin, key.count = "http://club.test", -1 + 1
        assert code_of(enter(thief, key)) == "bad_passkey"  # its counter went back: a copy


@pytest.mark.parametrize("credential", [{}, {"response": 3}, {"response": {"clientDataJSON": "!!"}}, {"id": "x" * 9}])
def test_nonsense_in_place_of_a_passkey_is_refused(sqlite_server: Served, credential: dict[str, Any]) -> None:
    with by_name(sqlite_server) as client:
        answer = client.post("/api/sessions/passkey", json={"credential": credential})
        assert (answer.status_code, code_of(answer)) == (403, "bad_passkey")


def test_a_bare_address_has_no_passkeys_and_says_so(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        assert code_of(client.post("/api/passkeys/challenge")) == "no_passkeys_here"


def test_an_account_that_is_forgotten_takes_its_keys_codes_and_letters_along(served: Served) -> None:
    with by_name(served) as client:
        login = join(client)
        with_app(client)
        with_passkey(client, Authenticator())
        assert len(client.get("/api/me/export").json()["passkeys"]) == 1
        assert client.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert client.post("/api/accounts", json={"login": login, "password": PASSWORD}).status_code == 201


# --- what is stored


def test_no_code_or_session_is_stored_as_it_is(served: Served) -> None:
    with served.client() as client:
        join(client)
        _, codes = with_app(client)

    async def everything() -> str:
        store = await open_store(served.settings.database)
        found: list[Any] = []
        for table in ("people", "sessions", "recovery_codes", "links"):
            found += await store.rows(Query(text(f"SELECT * FROM {table}")))
        await store.close()
        return str(found)

    stored = asyncio.run(everything())
    assert not [code for code in codes if code in stored or code.replace("-", "") in stored]
