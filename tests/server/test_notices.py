"""Notices: people who are not looking are told, once, that it is their turn."""

from __future__ import annotations

import base64
import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import http_ece  # type: ignore[import-untyped]
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cosmodrome.server.notices.delivery import Undeliverable, check_address
from tests.server.harness import Receiver, Served, in_thread, new_name, open_table, play, position, quiet, wait_for

PASSWORD = "correct horse battery"
#: A question stands so long before it is told; in the middle of one's own turn thirty times as long.
SECONDS = 0.3


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as one:
        yield one


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def telling(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> Iterator[Served]:
    """A server whose host lets notices go anywhere, and that is quick to tell."""
    with in_thread(quiet(new_database(request.param), notices="anywhere", notice_seconds=SECONDS)) as server:
        yield server


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def answer_any(client: httpx.Client, match: str, seat: int) -> bool:
    """Answer with the first offered move; False when this seat is not asked."""
    found = position(client, match)
    if not found["asks"]:
        return False
    assert play(client, match, seat, found["version"], found["asks"][0]["moves"][0]["move"]).status_code == 200
    return True


def test_a_webhook_hears_once_that_it_is_my_turn(telling: Served, receiver: Receiver) -> None:
    with telling.client() as client:
        made = client.post("/api/me/notices/webhook", json={"url": receiver.url})
        assert made.status_code == 201
        assert made.json()["host"] == receiver.url.split("/")[2]
        assert "secret" not in made.text
        table = open_table(client, "human", "human", claim=[0])
        wait_for(lambda: receiver.got)
        headers, body = receiver.got[0]
        told = json.loads(body)
        assert headers["content-type"] == "application/json"
        assert told["title"] == "Steps"
        assert told["match"] == table["id"]
        assert told["url"] == f"{telling.url}/match/{table['id']}"
        assert told["content"].startswith("Steps: It is your turn.")
        assert told["url"] in told["text"]
        with pytest.raises(AssertionError):
            wait_for(lambda: len(receiver.got) > 1, SECONDS * 5)


def test_another_turn_is_told_again_but_not_the_middle_of_my_own(telling: Served, receiver: Receiver) -> None:
    with telling.client() as client:
        table = open_table(client, "human", "human", claim=[0])
        match = table["id"]
        client.post("/api/me/notices/webhook", json={"url": receiver.url})
        wait_for(lambda: len(receiver.got) == 1)
        # As long as my own answers lead to my own questions, I am there.
        while answer_any(client, match, 0):
            pass
        with pytest.raises(AssertionError):
            wait_for(lambda: len(receiver.got) > 1, SECONDS * 5)
        with telling.client(table["seats"][1]["token"]) as other:
            while not position(client, match)["asks"]:
                assert answer_any(other, match, 1)
        wait_for(lambda: len(receiver.got) == 2)


def test_a_browser_gets_a_push_that_only_it_can_read(telling: Served, receiver: Receiver) -> None:
    mine = ec.generate_private_key(ec.SECP256R1())
    secret = b"sixteen bytes ok"
    point = mine.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    with telling.client() as client:
        key = client.get("/api/me/notices").json()["key"]
        body = {"endpoint": receiver.url, "p256dh": text(point), "auth": text(secret)}
        channel = client.post("/api/me/notices/push", json=body).json()
        assert client.post(f"/api/me/notices/{channel['id']}/test").status_code == 204
        headers, data = receiver.got[0]
        notice = json.loads(http_ece.decrypt(data, private_key=mine, auth_secret=secret, version="aes128gcm"))
        assert notice["title"] == "Cosmodrome"
        assert notice["url"] == f"{telling.url}/account"
        assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", "test")
        scheme, proof, shown = headers["authorization"].replace(",", "").split()
        assert (scheme, shown) == ("vapid", f"k={key}")
        signed, _, signature = proof.removeprefix("t=").rpartition(".")
        raw = data_of(signature)
        whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data_of(key))
        public.verify(whole, signed.encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(data_of(signed.split(".")[1]))["aud"] == receiver.url.removesuffix("/hook/secret")


def test_a_browser_that_is_gone_is_forgotten_and_another_failure_is_counted(
    telling: Served, receiver: Receiver
) -> None:
    with telling.client() as client:
        receiver.answers = 500
        channel = client.post("/api/me/notices/webhook", json={"url": receiver.url}).json()
        refused = client.post(f"/api/me/notices/{channel['id']}/test")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_delivered")

        def channels() -> list[dict[str, Any]]:
            found: list[dict[str, Any]] = client.get("/api/me/notices").json()["channels"]
            return found

        open_table(client, "human", "human", claim=[0])
        wait_for(lambda: channels()[0]["failures"] == 1)
        receiver.answers = 410
        open_table(client, "human", "human", claim=[0])
        wait_for(lambda: not channels())


def test_channels_move_with_the_guest_are_exported_and_forgotten(telling: Served, receiver: Receiver) -> None:
    login = new_name()
    with telling.client() as home, telling.client() as cafe, telling.client() as stranger:
        home.post("/api/accounts", json={"login": login, "password": PASSWORD})
        channel = cafe.post("/api/me/notices/webhook", json={"url": receiver.url}).json()
        again = cafe.post("/api/me/notices/webhook", json={"url": receiver.url}).json()
        cafe.post("/api/sessions", json={"login": login, "password": PASSWORD})
        assert [one["id"] for one in home.get("/api/me/notices").json()["channels"]] == [again["id"]]
        assert home.get("/api/me/export").json()["notices"][0]["kind"] == "webhook"
        stranger.post("/api/me/notices/webhook", json={"url": receiver.url})
        for id in (channel["id"], again["id"]):
            assert stranger.delete(f"/api/me/notices/{id}").status_code == 404
        assert home.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert home.get("/api/me/notices").json()["channels"] == []
        mine = stranger.get("/api/me/notices").json()["channels"][0]["id"]
        assert stranger.delete(f"/api/me/notices/{mine}").status_code == 204
        assert stranger.get("/api/me/notices").json()["channels"] == []


@pytest.mark.parametrize(
    "url", ["http://example.org/hook", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.7/x", "ftp://a.b/c"]
)
def test_notices_go_to_the_open_internet_only(sqlite_server: Served, url: str) -> None:
    with sqlite_server.client() as client:
        refused = client.post("/api/me/notices/webhook", json={"url": url})
        assert (refused.status_code, refused.json()["code"]) == (409, "bad_address")
        assert client.get("/api/me/notices").json()["channels"] == []


def test_a_name_that_leads_inside_is_refused_when_it_is_looked_up() -> None:
    with pytest.raises(Undeliverable):
        check_address("https://localhost/hook", "public")
    with contextlib.suppress(Undeliverable):
        check_address("http://localhost/hook", "anywhere")


def test_keys_that_are_none_are_refused(telling: Served, receiver: Receiver) -> None:
    with telling.client() as client:
        body = {"endpoint": receiver.url, "p256dh": "AAAA", "auth": "AAAA"}
        refused = client.post("/api/me/notices/push", json=body)
        assert (refused.status_code, refused.json()["code"]) == (409, "bad_address")


def test_a_host_may_switch_notices_off(new_database: Callable[[str], str]) -> None:
    with in_thread(quiet(new_database("sqlite"), notices="off")) as server, server.client() as client:
        assert client.get("/api/me/notices").json() == {"key": None, "channels": []}
        refused = client.post("/api/me/notices/webhook", json={"url": "https://example.org/hook"})
        assert (refused.status_code, refused.json()["code"]) == (409, "notices_off")
