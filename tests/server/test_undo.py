"""Undo: free up to the information horizon, beyond it by consent, always in the log."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.harness import Served, open_table, play, position


def table(served: Served, **more: Any) -> tuple[str, httpx.Client, httpx.Client]:
    """Two people at a table."""
    with served.client() as host:
        created = open_table(host, "human", "human", **more)
    one, two = (served.client(seat["token"]) for seat in created["seats"])
    return created["id"], one, two


def wish(client: httpx.Client, match: str, seat: int, version: int, to: int) -> httpx.Response:
    return client.post(f"/api/matches/{match}/undo", json={"seat": seat, "version": version, "to": to})


def asked_for(client: httpx.Client, match: str) -> int:
    """The wish that waits for consent."""
    request: dict[str, Any] = client.get(f"/api/matches/{match}").json()["table"]["undo_request"]
    return int(request["id"])


def test_undo_is_free_while_nobody_has_learned_anything(served: Served) -> None:
    match, one, two = table(served)
    with one, two:
        before = position(one, match, 0)
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        now = position(one, match, 0)
        assert now["undo"] == {"last": 1, "free_to": 1, "turn": 1, "redo": False}
        answer = wish(one, match, 0, now["version"], 1)
        assert answer.json() == {"done": True, "version": 3}
        after = position(one, match, 0)
        assert after["view"] == before["view"]
        assert after["asks"] == before["asks"]
        # It is in the log, and the log has only grown.
        log = one.get(f"/api/matches/{match}/record").json()["log"]
        assert [(entry["move"], entry["undo_to"]) for entry in log] == [(None, None), ("bid 1", None), (None, 1)]
        notes = two.get(f"/api/matches/{match}/notes").json()["notes"]
        assert [(note["kind"], note["seat"], note["fields"]) for note in notes] == [
            ("undone", 0, {"to": 1, "since": 2})
        ]
        # An answer chosen before the undo is stale after it.
        assert play(one, match, 0, 1, "bid 1").json()["code"] == "stale"
        assert play(one, match, 0, 3, "bid 0").status_code == 200


def test_beyond_the_horizon_the_others_are_asked(served: Served) -> None:
    match, one, two = table(served)
    with one, two:
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        assert play(two, match, 1, 2, "bid 1").status_code == 200
        now = position(one, match, 0)
        assert now["undo"] == {"last": 1, "free_to": None, "turn": 1, "redo": False}
        assert wish(one, match, 0, 3, 1).json() == {"done": False, "version": 3}
        request = two.get(f"/api/matches/{match}").json()["table"]["undo_request"]
        asked = request.pop("id")
        assert request == {"seat": 0, "to": 1, "agreed": [], "missing": [1]}
        url = f"/api/matches/{match}/undo/answer"
        assert one.post(url, json={"id": asked, "seat": 0, "agree": True}).json()["code"] == "no_such_request"
        assert two.post(url, json={"id": asked, "seat": 1, "agree": True}).json() == {"done": True, "version": 4}
        assert position(one, match, 0)["asks"][0]["question"] == "bid"
        assert two.get(f"/api/matches/{match}").json()["table"]["undo_request"] is None


def test_an_undo_can_be_refused_and_lapses_when_play_goes_on(served: Served) -> None:
    match, one, two = table(served)
    with one, two:
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        assert play(two, match, 1, 2, "bid 1").status_code == 200
        url = f"/api/matches/{match}/undo/answer"
        wish(one, match, 0, 3, 1)
        assert two.post(url, json={"id": asked_for(two, match), "seat": 1, "agree": False}).json() == {
            "done": False,
            "version": 3,
        }
        notes = two.get(f"/api/matches/{match}/notes").json()["notes"]
        assert [note["kind"] for note in notes] == ["undo_refused"]
        wish(one, match, 0, 3, 1)
        assert play(one, match, 0, 3, "keep").status_code == 200
        assert two.post(url, json={"id": 3, "seat": 1, "agree": True}).json()["code"] == "no_such_request"


def test_the_draws_come_again_after_an_undo(served: Served) -> None:
    match, one, two = table(served)
    with one, two:
        for client, seat, version in ((one, 0, 1), (two, 1, 2)):
            assert play(client, match, seat, version, "bid 1").status_code == 200
        assert play(one, match, 0, 3, "keep").status_code == 200
        scores = position(one, match, 0)["view"]["scores"]
        wish(one, match, 0, 4, 3)
        two.post(f"/api/matches/{match}/undo/answer", json={"id": asked_for(two, match), "seat": 1, "agree": True})
        assert play(one, match, 0, 5, "keep").status_code == 200
        assert position(one, match, 0)["view"]["scores"] == scores


def test_a_table_can_demand_consent_or_forbid_undo(served: Served) -> None:
    match, one, two = table(served, undo="consent")
    with one, two:
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        assert wish(one, match, 0, 2, 1).json()["done"] is False
    match, one, two = table(served, undo="off")
    with one, two:
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        assert position(one, match, 0)["undo"] == {"last": None, "free_to": None, "turn": None, "redo": False}
        assert wish(one, match, 0, 2, 1).json()["code"] == "undo_off"


def test_an_undo_to_nowhere_is_refused(served: Served) -> None:
    match, one, two = table(served)
    with one, two:
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        for to in (0, 2, 77):
            assert wish(one, match, 0, 2, to).json()["code"] == "not_undoable"
        assert wish(one, match, 0, 1, 1).json()["code"] == "stale"
        assert wish(one, match, 1, 2, 1).status_code == 403


def test_a_reader_forgets_the_events_that_were_taken_back(served: Served) -> None:
    match, one, two = table(served)
    with one, two:
        page = two.get(f"/api/matches/{match}/events").json()
        known = page["events"]
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        page = two.get(f"/api/matches/{match}/events", params={"since": page["version"]}).json()
        known = known[: page["first"]] + page["events"]
        assert [event["kind"] for event in known][-1] == "bid"
        wish(one, match, 0, 2, 1)
        assert play(two, match, 1, 3, "bid 0").status_code == 200
        page = two.get(f"/api/matches/{match}/events", params={"since": page["version"]}).json()
        known = known[: page["first"]] + page["events"]
        assert known == two.get(f"/api/matches/{match}/events").json()["events"]
        assert [event["fields"].get("seat") for event in known if event["kind"] == "bid"] == [1]


def test_consent_is_given_to_exactly_what_was_asked(served: Served) -> None:
    match, one, two = table(served)
    with one, two:
        for client, seat, version in ((one, 0, 1), (two, 1, 2)):
            assert play(client, match, seat, version, "bid 0").status_code == 200
        assert play(one, match, 0, 3, "keep").status_code == 200
        assert wish(one, match, 0, 4, 3).json()["done"] is False
        agreed_to = asked_for(two, match)
        # Before the other one answers, the wish becomes another.
        assert wish(one, match, 0, 4, 1).json()["done"] is False
        url = f"/api/matches/{match}/undo/answer"
        late = two.post(url, json={"id": agreed_to, "seat": 1, "agree": True})
        assert late.json()["code"] == "no_such_request"
        assert position(one, match, 0)["version"] == 4
