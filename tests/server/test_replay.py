"""Replay and editions: any earlier position through any eyes once over; a match whose rules are gone is still shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.kernel import Change, Edition
from tests.server.harness import Served, in_thread, open_table, play, position, quiet
from tests.server.test_play import play_to_the_end
from tests.server.toys import STEPS


def test_a_finished_match_is_replayed_step_by_step_from_any_eyes(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human")
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        with served.client(tokens[0]) as one:
            seen = {1: position(one, match, 0)["view"]}
            assert host.get(f"/api/matches/{match}/positions/1", params={"seat": 0}).status_code == 403
            assert one.get(f"/api/matches/{match}/positions/1", params={"seat": 0}).json()["view"] == seen[1]
            assert play(one, match, 0, 1, "bid 1").status_code == 200
            seen[2] = position(one, match, 0)["view"]
            one.post(f"/api/matches/{match}/undo", json={"seat": 0, "version": 2, "to": 1})
            seen[3] = position(one, match, 0)["view"]
        play_to_the_end(served, match, dict(enumerate(tokens)), 3)
        last = position(host, match)["version"]
        for version in range(1, last + 1):
            for seat in (0, 1, None):
                params = {} if seat is None else {"seat": seat}
                past = host.get(f"/api/matches/{match}/positions/{version}", params=params).json()
                assert (past["version"], past["seat"]) == (version, seat)
                if seat == 0 and version in seen:
                    assert past["view"] == seen[version]
        assert past["over"]
        assert past["result"] == position(host, match)["result"]
        # Back again, and not beyond the ends.
        assert host.get(f"/api/matches/{match}/positions/2", params={"seat": 0}).json()["view"] == seen[2]
        for version in (0, last + 1):
            assert host.get(f"/api/matches/{match}/positions/{version}").status_code == 404


def test_a_match_keeps_its_edition_and_says_so_when_that_is_gone(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quiet(new_database("sqlite"))
    with in_thread(settings) as served, served.client() as host:
        created = open_table(host, "human", "human")
        match, token = created["id"], created["seats"][0]["token"]
        with served.client(token) as one:
            assert play(one, match, 0, 1, "bid 1").status_code == 200
            told = one.get(f"/api/matches/{match}/events").json()
    monkeypatch.setattr(type(STEPS), "edition", "2")
    with in_thread(settings) as served, served.client(token) as one:
        snapshot = one.get(f"/api/matches/{match}").json()
        assert (snapshot["table"]["edition"], snapshot["table"]["edition_gone"]) == ("1", True)
        assert snapshot["position"]["view"] is None
        assert one.get(f"/api/matches/{match}/events").json() == told
        assert "card" in str(told["events"])
        assert play(one, match, 0, 2, "bid 1").json()["code"] == "edition_gone"
        assert one.get(f"/api/matches/{match}/record").json()["log"][1]["move"] == "bid 1"
        # There is always a way out.
        assert one.post(f"/api/matches/{match}/abandon", json={"seat": 0, "agree": True}).status_code == 204


def test_after_an_upgrade_a_running_match_goes_on_by_the_rules_it_began_with(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quiet(new_database("sqlite"))
    with in_thread(settings) as served, served.client() as host:
        created = open_table(host, "human", "human")
        match, token = created["id"], created["seats"][0]["token"]
        with served.client(token) as one:
            assert play(one, match, 0, 1, "bid 1").status_code == 200
    monkeypatch.setattr(type(STEPS), "edition", "2")
    monkeypatch.setattr(
        type(STEPS), "editions", (Edition("1"), Edition("2", [Change("new", "2026-11-16", "A test.", "here")]))
    )
    with in_thread(settings) as served, served.client(token) as one:
        snapshot = one.get(f"/api/matches/{match}").json()
        assert (snapshot["table"]["edition"], snapshot["table"]["edition_gone"]) == ("1", False)
        assert snapshot["position"]["view"] is not None
        assert play(one, match, 1, 2, "bid 1").json().get("code") != "edition_gone"
        fresh = open_table(one, "human", "human")
        with served.client(fresh["seats"][0]["token"]) as other:
            assert other.get(f"/api/matches/{fresh['id']}").json()["table"]["edition"] == "2"


def test_a_table_that_waited_across_an_upgrade_is_dealt_by_the_rules_it_was_opened_under(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quiet(new_database("sqlite"))
    with in_thread(settings) as served, served.client() as host:
        created = open_table(host, "human", "open")
        match, token = created["id"], created["seats"][0]["token"]
    monkeypatch.setattr(type(STEPS), "edition", "2")
    # Without the list the first edition is unknown to this server: the table cannot be dealt.
    with in_thread(settings) as served, served.client() as guest:
        assert guest.post(f"/api/matches/{match}/seats/1/claim", json={}).json()["code"] == "edition_gone"
    monkeypatch.setattr(type(STEPS), "editions", (Edition("1"), Edition("2")))
    with in_thread(settings) as served, served.client() as guest:
        assert guest.post(f"/api/matches/{match}/seats/1/claim", json={}).status_code in (200, 201)
        with served.client(token) as one:
            snapshot = one.get(f"/api/matches/{match}").json()
            assert (snapshot["table"]["status"], snapshot["table"]["edition"]) == ("running", "1")
            assert play(one, match, 0, 1, "bid 1").status_code == 200
