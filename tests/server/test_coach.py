"""The coach over HTTP: worked out once in the background, kept, and only for those who may look."""

from __future__ import annotations

import time
from typing import Any

import httpx

from cosmodrome.coach import puzzles
from tests.server.harness import Served, open_table, play, position
from tests.server.test_play import play_to_the_end


def wait_for_report(client: httpx.Client, match: str, seat: int) -> dict[str, Any]:
    seen = [0.0]
    for _ in range(600):
        answer = client.get(f"/api/matches/{match}/coach", params={"seat": seat})
        body: dict[str, Any] = answer.json()
        if answer.status_code == 200:
            return body
        assert answer.status_code == 202, body
        assert body["report"] is None
        assert body["progress"] >= seen[-1]
        seen.append(body["progress"])
        time.sleep(0.2)
    raise AssertionError("the coach takes too long")


def test_a_report_is_made_once_in_the_background_and_kept(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human", watchable=False)
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        with served.client(tokens[0]) as one:
            assert one.get(f"/api/matches/{match}/coach", params={"seat": 0}).json()["code"] == "not_over"
            play(one, match, 0, 1, "bid 1")
            one.post(f"/api/matches/{match}/undo", json={"seat": 0, "version": 2, "to": 1})
            play_to_the_end(served, match, dict(enumerate(tokens)), 3)
            found = wait_for_report(one, match, 0)
            report, end = found["report"], position(one, match)["version"]
            assert report["scores"] == position(one, match)["result"]["scores"]
            # Every step leads to a place in the replay, past what was taken back.
            versions = [step["version"] for step in report["graph"]]
            assert versions == sorted(versions)
            assert versions[0] >= 1
            assert versions[-1] == end
            assert found["earlier"] is None
            assert one.get(f"/api/matches/{match}/coach", params={"seat": 0}).json() == found
            assert one.get(f"/api/matches/{match}/coach", params={"seat": 7}).status_code == 409
        # Who may not watch may not read it either.
        assert host.get(f"/api/matches/{match}/coach", params={"seat": 0}).status_code == 403


def test_reports_asked_for_at_once_are_all_made_one_after_the_other(served: Served) -> None:
    with served.client() as me:
        created = open_table(me, "human", "human", claim=[0, 1])
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        play_to_the_end(served, match, dict(enumerate(tokens)), 3)
        for seat in (0, 1):
            assert me.get(f"/api/matches/{match}/coach", params={"seat": seat}).status_code == 202
        assert [wait_for_report(me, match, seat)["report"] is not None for seat in (0, 1)] == [True, True]


def test_a_person_is_compared_with_their_own_earlier_matches(served: Served) -> None:
    with served.client() as me:
        counts = []
        for _ in range(2):
            created = open_table(me, "human", "human", claim=[0])
            match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
            play_to_the_end(served, match, dict(enumerate(tokens)), 3)
            found = wait_for_report(me, match, 0)
            counts.append(found["earlier"]["matches"])
    assert counts == [0, 1]


def test_a_puzzle_does_not_tell_its_solution(served: Served) -> None:
    with served.client() as client:
        found = client.get("/api/puzzles").json()
        assert found["today"] in found["puzzles"]
        one = puzzles.find_puzzle("galaxy_trucker", 1)
        path = "/api/games/galaxy_trucker/lessons/puzzle_1"
        moment = client.post(path, json={}).json()
        assert moment["asked_for"] == []
        offered = [move["move"] for move in moment["position"]["asks"][0]["moves"]]
        assert one.solution in offered
        wrong = next(move for move in offered if move != one.solution)
        assert client.post(path, json={"act": wrong}).json()["verdict"] == "refused"
        assert client.post(path, json={"act": one.solution}).json()["verdict"] == "right"
        assert client.post(path.replace("_1", "_99"), json={}).status_code in (404, 409)
