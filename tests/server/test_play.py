"""Playing over HTTP and live: whole matches, staleness, repeats, refusals."""

from __future__ import annotations

import random
import time

import pytest

from tests.server.harness import Served, open_table, play, position


def play_to_the_end(served: Served, match: str, tokens: dict[int, str], seed: int) -> int:
    """Random legal answers for the seats we hold, until the match is over."""
    choice = random.Random(seed).choice
    clients = {seat: served.client(token) for seat, token in tokens.items()}
    accepted = 0
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for seat, client in clients.items():
            now = position(client, match, seat)
            if now["over"]:
                for one in clients.values():
                    one.close()
                return accepted
            if now["asks"]:
                move = choice(now["asks"][0]["moves"])["move"]
                answer = play(client, match, seat, now["version"], move)
                assert answer.status_code == 200, answer.text
                accepted += 1
    raise AssertionError("the match did not end")


def test_two_people_play_a_whole_match_with_their_tokens(served: Served) -> None:
    with served.client() as client:
        created = open_table(client, "human", "human")
        match = created["id"]
        assert [seat["kind"] for seat in created["seats"]] == ["human", "human"]
        assert all(seat["token"] in seat["link"] for seat in created["seats"])
        accepted = play_to_the_end(served, match, {s["seat"]: s["token"] for s in created["seats"]}, 1)
        table = client.get(f"/api/matches/{match}").json()["table"]
        assert table["status"] == "over"
        record = client.get(f"/api/matches/{match}/record").json()
        # One entry for the deal, one for every answer.
        assert [entry["version"] for entry in record["log"]] == list(range(accepted + 1))
        assert record["record"]["result"]["scores"]
        verified = client.get(f"/api/matches/{match}/verify").json()
        assert verified["commitment_holds"]
        assert verified["replay_holds"]
        assert verified["seed"] == table["fairness"]["seed"]


def test_a_person_plays_a_whole_match_against_a_bot(served: Served) -> None:
    with served.client() as client:
        created = open_table(client, "human", "random")
        assert created["seats"][1] == {"seat": 1, "kind": "bot", "link": None, "token": None}
        play_to_the_end(served, created["id"], {0: created["seats"][0]["token"]}, 2)


def test_the_seed_is_promised_before_the_first_draw_and_told_only_at_the_end(served: Served) -> None:
    with served.client() as client:
        created = open_table(client, "human", "human")
        table = client.get(f"/api/matches/{created['id']}").json()["table"]
        assert len(table["fairness"]["commitment"]) == 64
        assert table["fairness"]["seed"] is None
        assert client.get(f"/api/matches/{created['id']}/verify").status_code == 409


def test_a_double_click_is_one_move_acknowledged_twice(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
    match, token = created["id"], created["seats"][0]["token"]
    with served.client(token) as client:
        now = position(client, match, 0)
        move = now["asks"][0]["moves"][0]["move"]
        first = play(client, match, 0, now["version"], move)
        second = play(client, match, 0, now["version"], move)
        assert (first.status_code, first.json()) == (200, {"version": now["version"] + 1})
        assert (second.status_code, second.json()) == (200, {"version": now["version"] + 1})
        assert len(client.get(f"/api/matches/{match}/record").json()["log"]) == 2


def test_another_move_for_a_ply_already_answered_is_stale(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
    with served.client(created["seats"][0]["token"]) as client:
        now = position(client, created["id"], 0)
        assert play(client, created["id"], 0, now["version"], "bid 0").status_code == 200
        answer = play(client, created["id"], 0, now["version"], "bid 1")
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")


def test_others_moving_meanwhile_does_not_make_a_simultaneous_answer_stale(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
    match = created["id"]
    with served.client(created["seats"][0]["token"]) as one, served.client(created["seats"][1]["token"]) as two:
        version = position(one, match, 0)["version"]
        assert play(one, match, 0, version, "bid 1").status_code == 200
        assert play(two, match, 1, version, "bid 1").status_code == 200


@pytest.mark.parametrize(
    ("move", "version", "code"),
    [("bid 3", 1, "illegal_move"), ("fly away", 1, "unknown_move"), ("bid 0", 99, "stale"), ("bid 0", 0, "stale")],
)
def test_a_wrong_move_is_refused_with_the_kernels_code(served: Served, move: str, version: int, code: str) -> None:
    with served.client() as opener:
        # Deal until the hand forbids the highest bid.
        while True:
            created = open_table(opener, "human", "human")
            with served.client(created["seats"][0]["token"]) as client:
                now = position(client, created["id"], 0)
                if now["view"]["hand"] > 7:
                    continue
                answer = play(client, created["id"], 0, version, move)
                assert (answer.status_code, answer.json()["code"]) == (409, code)
                if code == "illegal_move":
                    assert answer.json()["rule"] == "your_card_is_too_low"
                    why = client.get(f"/api/matches/{created['id']}/why_not", params={"seat": 0, "move": move})
                    assert why.json() == {"legal": False, "rule": "your_card_is_too_low"}
                assert position(client, created["id"], 0)["version"] == now["version"]
            return


def test_only_my_own_asks_reach_me(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
        assert position(opener, created["id"])["asks"] == []
        assert position(opener, created["id"])["seat"] is None
    with served.client(created["seats"][1]["token"]) as client:
        snapshot = client.get(f"/api/matches/{created['id']}").json()
        assert snapshot["mine"] == [1]
        assert snapshot["position"]["seat"] == 1
        assert snapshot["position"]["asks"][0]["question"] == "bid"
        assert {one["seat"] for one in snapshot["position"]["waiting"]} == {0, 1}


def test_a_stranger_may_neither_play_a_seat_nor_look_through_its_eyes(served: Served) -> None:
    with served.client() as stranger:
        created = open_table(stranger, "human", "human")
        match = created["id"]
        assert play(stranger, match, 0, 1, "bid 0").status_code == 403
        assert stranger.get(f"/api/matches/{match}", params={"seat": 0}).status_code == 403
        assert stranger.get(f"/api/matches/{match}/events", params={"seat": 1}).status_code == 403
    with served.client(created["seats"][0]["token"]) as one:
        assert play(one, match, 1, 1, "bid 0").status_code == 403
        assert one.get(f"/api/matches/{match}", params={"seat": 1}).status_code == 403
    with served.client("nonsense") as liar:
        assert liar.get(f"/api/matches/{match}").json()["code"] == "wrong_token"


def test_the_record_before_the_end_holds_only_my_own_answers(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
    match = created["id"]
    with served.client(created["seats"][0]["token"]) as one, served.client(created["seats"][1]["token"]) as two:
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        mine = one.get(f"/api/matches/{match}/record").json()
        theirs = two.get(f"/api/matches/{match}/record").json()
    assert mine["record"] is None
    assert [entry["move"] for entry in mine["log"]] == [None, "bid 1"]
    assert [entry["move"] for entry in theirs["log"]] == [None, None]


def test_live_both_see_each_others_moves_as_they_may(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
    match = created["id"]
    one = served.live(match, created["seats"][0]["token"])
    two = served.live(match, created["seats"][1]["token"])
    watcher = served.live(match)
    assert one.welcome["mine"] == [0]
    assert watcher.welcome["mine"] == []
    version = one.welcome["positions"][0]["version"]
    assert one.act(type="move", seat=0, version=version, move="bid 1")["version"] == version + 1
    for who, seat in ((two, 1), (watcher, None)):
        update = who.wait("update")
        assert update["position"]["seat"] == seat
        assert update["position"]["version"] == version + 1
        assert update["events"]["events"][-1] == {"version": version + 1, "kind": "bid", "fields": {"seat": 0}}
    refusal = one.act(type="move", seat=1, version=version, move="bid 1")
    assert refusal["problem"]["code"] == "not_your_seat"
    assert one.act(type="move", seat=0, version=version, move="bid 1")["version"] == version + 1
    for live in (one, two, watcher):
        live.close()


def test_a_reconnecting_client_gets_exactly_what_it_missed(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
    match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
    first = served.live(match, tokens[1])
    known = first.welcome["events"][0]
    first.close()
    with served.client(tokens[0]) as one:
        assert play(one, match, 0, 1, "bid 1").status_code == 200
    again = served.live(match, tokens[1], since=known["version"])
    missed = again.welcome["events"][0]
    assert missed["first"] == known["first"] + len(known["events"])
    assert [event["kind"] for event in missed["events"]] == ["bid"]
    again.close()


def test_hot_seat_one_client_holds_both_seats(served: Served) -> None:
    with served.client() as opener:
        created = open_table(opener, "human", "human")
    both = served.live(created["id"], *(seat["token"] for seat in created["seats"]))
    assert both.welcome["mine"] == [0, 1]
    assert [one["seat"] for one in both.welcome["positions"]] == [0, 1]
    assert both.act(type="move", seat=0, version=1, move="bid 0")["type"] == "ack"
    assert both.act(type="move", seat=1, version=1, move="bid 0")["type"] == "ack"
    both.close()
