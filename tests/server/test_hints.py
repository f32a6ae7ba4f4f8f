"""Hints at a table: asked for by who sits there, found where the bots think, and only where the table allows them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from cosmodrome.server.bots.pool import BotPool
from cosmodrome.server.bots.worker import PREPARE, Job
from cosmodrome.server.people.limits import RATES
from cosmodrome.server.settings import Settings
from tests.server.harness import Served, in_thread, open_table, play, position, quiet


def hint(client: httpx.Client, match: str, seat: int = 0) -> httpx.Response:
    return client.get(f"/api/matches/{match}/hint", params={"seat": seat}, timeout=60)


def trucker(client: httpx.Client, **more: object) -> str:
    """A calm table of two people, at which the first thing asked is to build."""
    options = {"tempo": "turns", "rounds": ["1"]}
    created = open_table(client, "human", "human", game="galaxy_trucker", options=options, claim=[0, 1], **more)
    return str(created["id"])


def test_a_hint_names_legal_moves_with_reasons_and_is_found_once_for_all_who_ask(served: Served) -> None:
    with served.client() as client:
        match = trucker(client)
        assert client.get(f"/api/matches/{match}").json()["table"]["hints"] is True
        now = position(client, match, 0)
        with ThreadPoolExecutor() as pool:
            answers = list(pool.map(lambda _: hint(client, match).json(), range(2)))
        found = answers[0]
        assert answers[1] == found
        assert (found["seat"], found["version"], found["bot"]) == (0, now["version"], "master")
        assert found["question"] == now["asks"][0]["question"]
        offered = {one["move"] for one in now["asks"][0]["moves"]}
        assert found["moves"]
        assert all(one["move"] in offered and one["reasons"] for one in found["moves"])
        words = client.get("/api/games/galaxy_trucker/text/bots.en.ftl").text
        assert all(f"\n{why['key']} = " in words for one in found["moves"] for why in one["reasons"])
        # It changes nothing, and after a move it is found anew.
        assert position(client, match, 0)["version"] == now["version"]
        played = play(client, match, 0, now["version"], found["moves"][0]["move"]).json()
        seat = position(client, match)["waiting"][0]["seat"]
        assert hint(client, match, seat).json()["version"] == played["version"]


def test_hints_are_for_who_is_asked_and_for_tables_that_have_them(served: Served) -> None:
    with served.client() as client, served.client() as stranger:
        match = trucker(client)
        assert hint(stranger, match).json()["code"] == "not_your_seat"
        waiting = {one["seat"] for one in position(client, match)["waiting"]}
        idle = next(seat for seat in (0, 1) if seat not in waiting)
        assert hint(client, match, idle).json()["code"] == "not_your_turn"
        without = trucker(client, hints=False)
        assert client.get(f"/api/matches/{without}").json()["table"]["hints"] is False
        refused = hint(client, without)
        assert (refused.status_code, refused.json()["code"]) == (409, "hints_off")
        # A game nobody of the ladder plays has no hints either.
        steps = open_table(client, "human", "human", claim=[0, 1])["id"]
        assert client.get(f"/api/matches/{steps}").json()["table"]["hints"] is False
        assert hint(client, steps).json()["code"] == "hints_off"


def test_one_person_gets_so_many_hints_and_no_more(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "hint", (1.0, 0.1))
    with in_thread(quiet(new_database("sqlite"), limits=True)) as served, served.client() as client:
        match = trucker(client)
        assert hint(client, match).status_code == 200
        # The same once more costs nobody anything.
        assert hint(client, match).status_code == 200
        now = position(client, match, 0)
        play(client, match, 0, now["version"], now["asks"][0]["moves"][0]["move"])
        seat = position(client, match)["waiting"][0]["seat"]
        refused = hint(client, match, seat)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")


def test_the_time_of_a_hint_runs_from_the_question_on() -> None:
    """Whatever it waited for, its bot has less time then; but never none."""
    job = Job("m", "galaxy_trucker", "1", {}, [], 0, "master", 0, hint_seconds=1.6)
    job.asked = time.monotonic() - 1.0
    assert 0.2 <= job.seconds_left <= 0.6
    job.asked = time.monotonic() - 60.0
    assert job.seconds_left == 0.2
    # A clock that is not ours gives nobody more.
    job.asked = time.monotonic() + 60.0
    assert job.seconds_left == 1.6


def test_a_process_of_bots_is_ready_before_the_first_question() -> None:
    async def first_question() -> None:
        pool = BotPool(Settings(bot_workers=1, bots_ready=True))
        await pool.get_ready()
        ready = set(pool._processes)
        assert len(ready) == 1
        assert (await pool.think(PREPARE)).error is None
        assert pool._processes == ready
        await pool.close()

    asyncio.run(first_question())
