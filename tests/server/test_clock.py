"""The clock is the server's: a gate before the race, deadlines that hold over a restart, bots that keep up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.harness import Served, in_thread, open_table, play, position, quiet, wait_for


def test_a_race_begins_when_everybody_is_ready_and_ends_when_the_time_has_run(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human", game="hasty", options={})
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        one, two = served.live(match, tokens[0]), served.live(match, tokens[1])
        assert one.welcome["table"]["gate"] == [0, 1]
        assert one.welcome["positions"][0]["clock"] == [{"question": "timer", "after": 0.4, "due": None}]
        version = one.welcome["positions"][0]["version"]
        assert one.act(type="move", seat=0, version=version, move="bid 0")["problem"]["code"] == "not_ready"
        assert one.act(type="ready", seat=0)["type"] == "ack"
        with served.client(tokens[0]) as client:
            assert client.get(f"/api/matches/{match}").json()["table"]["gate"] == [1]
        assert two.act(type="ready", seat=1)["type"] == "ack"
        assert two.act(type="ready", seat=1)["problem"]["code"] == "no_gate"
        running = one.wait("update")
        assert running["position"]["clock"][0]["due"] is not None
        assert one.act(type="move", seat=0, version=version, move="bid 0")["type"] == "ack"
        # The second seat sleeps: the clock answers, and the server says so.
        kinds: list[str] = []
        while "time_up" not in kinds:
            kinds += [event["kind"] for event in two.wait("update")["events"]["events"]]
        assert position(host, match)["view"]["late"] == 1
        one.close()
        two.close()


def test_a_later_race_has_a_gate_of_its_own(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human", game="hasty", options={})
        match = created["id"]
        both = served.live(match, *(seat["token"] for seat in created["seats"]))
        for seat in (0, 1):
            both.act(type="ready", seat=seat)
        wait_for(lambda: position(host, match)["view"]["late"] == 1)
        for seat in (0, 1):
            answer = both.act(type="move", seat=seat, version=position(host, match)["version"], move="keep")
            assert answer["type"] == "ack", answer
        assert host.get(f"/api/matches/{match}").json()["table"]["gate"] == [0, 1]
        both.close()


def test_bots_wait_behind_the_gate(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "random", game="steps", options={})
        match = created["id"]
        with served.client(created["seats"][0]["token"]) as one:
            assert position(one, match, 0)["version"] == 1
            assert one.post(f"/api/matches/{match}/ready", json={"seat": 0}).status_code == 200
            wait_for(lambda: position(one, match, 0)["view"]["bids_made"] == [False, True])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_deadline_survives_a_restart(new_database: Callable[[str], str], kind: str) -> None:
    settings = quiet(new_database(kind))
    with in_thread(settings) as served, served.client() as host:
        created = open_table(host, "human", "human", game="steps", options={})
        match, token = created["id"], created["seats"][0]["token"]
        with served.client(token) as one, served.client(created["seats"][1]["token"]) as two:
            one.post(f"/api/matches/{match}/ready", json={"seat": 0})
            two.post(f"/api/matches/{match}/ready", json={"seat": 1})
            due = position(one, match, 0)["clock"][0]["due"]
    with in_thread(settings) as served, served.client(token) as one:
        assert one.get(f"/api/matches/{match}").json()["table"]["gate"] is None
        assert position(one, match, 0)["clock"][0]["due"] == due
        assert play(one, match, 0, 1, "bid 0").status_code == 200


def test_a_deadline_that_passed_while_the_server_was_down_is_kept_at_once(new_database: Callable[[str], str]) -> None:
    settings = quiet(new_database("sqlite"))
    with in_thread(settings) as served, served.client() as host:
        created = open_table(host, "human", "human", game="hasty", options={})
        match = created["id"]
        both = served.live(match, *(seat["token"] for seat in created["seats"]))
        for seat in (0, 1):
            both.act(type="ready", seat=seat)
        both.close()
    with in_thread(settings) as served, served.client() as host:
        # Nobody opens the match: the server finds it by itself.
        wait_for(lambda: position(host, match)["view"]["late"] == 1)
