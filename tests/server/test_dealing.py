"""Shares in the draws: sealed before anybody's nonce is known, opened before the first draw, proved at the end."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cosmodrome.cli.app import run
from cosmodrome.kernel import BrokenRecord, Record
from cosmodrome.kernel.dealer import seal_of
from tests.server.harness import (
    Served,
    free_port,
    in_thread,
    is_up,
    kill,
    open_table,
    play,
    position,
    quiet,
    start_process,
    wait_for,
)
from tests.server.test_play import play_to_the_end


class Seat:
    """A person's seat and the nonce only they know."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.nonce = secrets.token_bytes(32)
        self.seal = seal_of(number, self.nonce)

    @property
    def sealed(self) -> dict[str, Any]:
        return {"seat": self.number, "seal": self.seal}

    def open(self, client: httpx.Client, match: str, nonce: bytes | None = None) -> httpx.Response:
        body = {"seat": self.number, "nonce": (nonce or self.nonce).hex()}
        return client.post(f"/api/matches/{match}/shares", json=body)

    def claim(self, client: httpx.Client, match: str, token: str | None = None) -> httpx.Response:
        body = {"seal": self.seal, "token": token}
        return client.post(f"/api/matches/{match}/seats/{self.number}/claim", json=body)


def table(client: httpx.Client, match: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/matches/{match}").json()["table"]
    return found


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"]) if answer.status_code >= 400 else ""


def record_of(served: Served, made: dict[str, Any]) -> dict[str, Any]:
    """Play the match to its end by its seats' tokens; the whole record."""
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    play_to_the_end(served, made["id"], tokens, 1)
    with served.client() as client:
        assert client.get(f"/api/matches/{made['id']}/verify").json()["replay_holds"] is True
        found: dict[str, Any] = client.get(f"/api/matches/{made['id']}/record").json()["record"]
        return found


def test_a_match_is_dealt_when_the_only_person_has_opened_their_share(served: Served) -> None:
    me = Seat(0)
    with served.client() as client:
        match = open_table(client, "human", "random", claim=[0], seals=[me.sealed])["id"]
        before = table(client, match)
        assert (before["status"], before["fairness"]["opening"]) == ("waiting", True)
        assert before["fairness"]["shares"] == [{"seat": 0, "seal": me.seal, "nonce": None}]
        assert me.open(client, match).status_code == 204
        after = table(client, match)
        assert (after["status"], after["fairness"]["opening"]) == ("running", False)
        assert after["fairness"]["shares"][0]["nonce"] == me.nonce.hex()
        assert after["fairness"]["seed"] is None
        # A reply that was lost: the same again changes nothing.
        assert me.open(client, match).status_code == 204
        assert code_of(me.open(client, match, bytes(32))) == "wrong_nonce"


def test_nobodys_nonce_is_taken_or_shown_before_all_seals_stand(served: Served) -> None:
    first, second = Seat(0), Seat(1)
    with served.client() as one, served.client() as two:
        match = open_table(one, "human", "open", claim=[0], seals=[first.sealed])["id"]
        assert table(one, match)["fairness"]["opening"] is False
        assert code_of(first.open(one, match)) == "not_complete"
        assert second.claim(two, match).status_code == 200
        seen = table(two, match)["fairness"]
        assert (seen["opening"], [share["nonce"] for share in seen["shares"]]) == (True, [None, None])
        assert first.open(one, match).status_code == 204
        assert [share["nonce"] for share in table(two, match)["fairness"]["shares"]] == [None, None]
        assert code_of(first.open(two, match)) == "not_your_seat"
        # Who goes now could come back with another seal.
        assert code_of(two.post(f"/api/matches/{match}/leave", json={"seat": 1})) == "dealing"
        changed = two.post(f"/api/matches/{match}/seats/1/claim", json={"seal": "00" * 32})
        assert changed.status_code == 200
        assert table(two, match)["fairness"]["shares"][1]["seal"] == second.seal
        assert second.open(two, match).status_code == 204
        assert table(one, match)["status"] == "running"


def test_a_record_proves_every_share_and_another_nonce_breaks_it(served: Served, tmp_path: Path) -> None:
    first, second = Seat(0), Seat(1)
    with served.client() as client:
        made = open_table(client, "human", "human", claim=[0, 1], seals=[first.sealed, second.sealed])
        match = made["id"]
        first.open(client, match)
        second.open(client, match)
    record = record_of(served, made)
    assert [share["nonce"] for share in record["dealer"]["shares"]] == [first.nonce.hex(), second.nonce.hex()]
    assert record["dealer"]["secret"]
    Record.from_json(msgspec.json.encode(record)).verify()
    dealer = record["dealer"]
    for shares, why in (
        ([], "the dealer had to say"),
        (dealer["shares"][:1], "the dealer had to say"),
        ([dealer["shares"][0], {**dealer["shares"][1], "nonce": None}], "the dealer had to say"),
        ([dealer["shares"][0], {**dealer["shares"][1], "nonce": "00" * 32}], "does not match its seal"),
    ):
        changed = {**record, "dealer": {**dealer, "shares": shares}}
        with pytest.raises(BrokenRecord, match=why):
            Record.from_json(msgspec.json.encode(changed)).verify()
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(record))
    assert run(["verify", str(file)]) == 0


def test_undo_draws_from_the_same_shares(served: Served) -> None:
    me = Seat(0)
    with served.client() as client:
        made = open_table(client, "human", "human", claim=[0, 1], seals=[me.sealed], undo="free")
        match = made["id"]
        me.open(client, match)
        for seat in (0, 1):
            now = position(client, match, seat)
            if now["asks"]:
                assert play(client, match, seat, now["version"], now["asks"][0]["moves"][0]["move"]).status_code == 200
                wish = {"seat": seat, "version": now["version"] + 1, "to": now["version"]}
                client.post(f"/api/matches/{match}/undo", json=wish)
        assert any(entry["undo_to"] is not None for entry in client.get(f"/api/matches/{match}/record").json()["log"])
    Record.from_json(msgspec.json.encode(record_of(served, made))).verify()


def test_a_nonce_that_does_not_come_is_left_out_and_the_record_says_so(new_database: Callable[[str], str]) -> None:
    here, gone = Seat(0), Seat(1)
    settings = quiet(new_database("sqlite"), deal_seconds=0.3)
    with in_thread(settings) as served, served.client() as one, served.client() as two:
        made = open_table(one, "human", "open", claim=[0], seals=[here.sealed])
        match = made["id"]
        made["seats"][1] = gone.claim(two, match).json()
        here.open(one, match)
        wait_for(lambda: table(one, match)["status"] == "running")
        assert code_of(gone.open(two, match)) == "already_started"
        assert [share["nonce"] for share in table(one, match)["fairness"]["shares"]] == [here.nonce.hex(), None]
        record = record_of(served, made)
        assert [share["nonce"] for share in record["dealer"]["shares"]] == [here.nonce.hex(), None]


def test_a_gathering_table_is_dealt_when_everybody_has_come(served: Served) -> None:
    first, second = Seat(0), Seat(1)
    with served.client() as one, served.client() as two:
        made = open_table(one, "human", "human", "random", claim=[0], seals=[first.sealed], gather=True)
        match, token = made["id"], made["seats"][1]["token"]
        seen = table(one, match)
        assert (seen["status"], seen["fairness"]["gathering"], seen["fairness"]["opening"]) == ("waiting", True, False)
        assert second.claim(two, match, token).status_code == 200
        assert table(one, match)["fairness"]["opening"] is True
        assert second.open(two, match).status_code == 204
        assert first.open(one, match).status_code == 204
        assert table(one, match)["status"] == "running"


def test_who_never_comes_is_not_waited_for_for_ever(served: Served) -> None:
    me = Seat(0)
    with served.client() as client, served.client() as stranger:
        made = open_table(client, "human", "human", claim=[0], seals=[me.sealed], gather=True)
        match, token = made["id"], made["seats"][1]["token"]
        assert stranger.post(f"/api/matches/{match}/deal", json={"seat": 0}).status_code == 403
        assert client.post(f"/api/matches/{match}/deal", json={"seat": 0}).status_code == 204
        me.open(client, match)
        assert table(client, match)["status"] == "running"
        assert [share["seat"] for share in table(client, match)["fairness"]["shares"]] == [0]
        late = Seat(1)
        assert late.claim(stranger, match, token).status_code == 200
        assert code_of(late.open(stranger, match)) == "no_seal"
        assert code_of(client.post(f"/api/matches/{match}/deal", json={"seat": 0})) == "already_started"


def test_a_table_with_an_open_seat_is_not_dealt_by_hand(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        match = open_table(client, "human", "open", claim=[0], gather=True)["id"]
        assert code_of(client.post(f"/api/matches/{match}/deal", json={"seat": 0})) == "not_complete"


def test_who_leaves_before_takes_the_seal_along(served: Served) -> None:
    first, second, third = Seat(0), Seat(1), Seat(1)
    with served.client() as one, served.client() as two, served.client() as three:
        match = open_table(one, "human", "open", "open", claim=[0], seals=[first.sealed])["id"]
        second.claim(two, match)
        assert two.post(f"/api/matches/{match}/leave", json={"seat": 1}).status_code == 204
        assert [share["seat"] for share in table(one, match)["fairness"]["shares"]] == [0]
        third.claim(three, match)
        assert [share["seal"] for share in table(one, match)["fairness"]["shares"]] == [first.seal, third.seal]


def test_without_seals_a_table_is_dealt_at_once_as_ever(served: Served) -> None:
    with served.client() as client:
        match = open_table(client, "human", "human", claim=[0])["id"]
        seen = table(client, match)
        assert (seen["status"], seen["fairness"]["shares"]) == ("running", [])


@pytest.mark.parametrize("seal", [{"seat": 1, "seal": "00" * 32}, {"seat": 9, "seal": "00" * 32}])
def test_a_seal_for_a_seat_one_does_not_take_is_refused(sqlite_server: Served, seal: dict[str, Any]) -> None:
    with sqlite_server.client() as client:
        seats = [{"kind": "human"}, {"kind": "human"}]
        answer = client.post("/api/matches", json={"game": "steps", "seats": seats, "claim": [0], "seals": [seal]})
        assert (answer.status_code, code_of(answer)) == (400, "not_claimable")


def test_a_server_killed_between_seals_and_nonces_goes_on(new_database: Callable[[str], str]) -> None:
    me, settings = Seat(0), quiet(new_database("sqlite"), games=("tests.server.toys:STEPS",))
    port = free_port()
    process = start_process(settings, port)
    wait_for(lambda: is_up(port))
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        match = open_table(client, "human", "random", claim=[0], seals=[me.sealed])["id"]
        kill(process)
        process = start_process(settings, port)
        wait_for(lambda: is_up(port))
        assert table(client, match)["fairness"]["opening"] is True
        assert me.open(client, match).status_code == 204
        assert table(client, match)["status"] == "running"
    kill(process)
