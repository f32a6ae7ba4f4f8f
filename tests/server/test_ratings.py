"""Ratings: what counts, for whom, and how it is told."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from cosmodrome.arena.anchors import anchors
from cosmodrome.kernel.registry import find
from cosmodrome.server.people.ratings import Ended, work_out
from tests.server.harness import Served, new_name, open_table
from tests.server.test_coach import wait_for_report
from tests.server.test_play import play_to_the_end

PASSWORD = "correct horse battery"


def ended(
    name: str, *seats: str, scores: list[int], game: str = "leaving_earth", at: float = 1.0, **options: Any
) -> Any:
    """A finished match as rows: a seat is a bot's level, or somebody's name; `!` gave up."""
    checked = json.dumps(find(game).check_options({"players": len(seats), **options}))
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    row = {"id": name, "game": game, "options": checked, "finished": at}
    row |= {"scores": json.dumps(scores), "winners": json.dumps(winners)}
    known = anchors(game)
    return row, [
        {
            "match": name,
            "seat": seat,
            "kind": "bot" if who in known or who == "greedy" else "human",
            "bot": who if who in known or who == "greedy" else "regular" if "!" in who else None,
            "person": None if who in known or who in ("greedy", "?") else who.strip("!"),
            "resigned": int("!" in who),
        }
        for seat, who in enumerate(seats)
    ]


def rate(*matches: Any) -> dict[str, list[Ended]]:
    return work_out([row for row, _ in matches], [seat for _, seats in matches for seat in seats]).matches


def change(one: Ended, seat: int) -> float:
    before, after = one.changes[seat]
    return after.rating - before


def test_a_win_against_a_stronger_bot_is_worth_more() -> None:
    found = rate(ended("m", "ada", "novice", scores=[9, 3]), ended("n", "ben", "master", scores=[9, 3]))
    assert 0 < change(found["ada"][0], 0) < change(found["ben"][0], 0)


def test_ratings_go_on_where_the_earlier_match_left_them_and_every_game_has_its_own() -> None:
    found = rate(
        ended("m", "ada", "ben", scores=[9, 3], at=1),
        ended("n", "ada", "ben", scores=[9, 3], at=2),
        ended("o", "ada", "ben", scores=[9, 3], at=3, game="galactic_cruise"),
    )
    first, second, other = found["ada"]
    assert second.changes[0][0] == first.changes[0][1].rating
    assert change(second, 0) < change(first, 0)
    assert other.changes[0][0] == 1500
    assert change(first, 0) == -change(first, 1)


@pytest.mark.parametrize(
    ("match", "why"),
    [
        (ended("m", "ada", "novice", scores=[9, 3], level="easy"), "first_match"),
        (ended("m", "ada", "novice", scores=[9, 3], game="galactic_cruise", board="intro"), "first_match"),
        (
            ended(
                "m", "ada", "novice", scores=[9, 3], game="galaxy_trucker", rounds="", test_flight=True, tempo="calm"
            ),
            "first_match",
        ),
        (ended("m", "ada", "ada", scores=[9, 3]), "hot_seat"),
        (ended("m", "ada", "ada", "ben", scores=[9, 3, 5]), "hot_seat"),
        (ended("m", "ada", scores=[9]), "nobody_rated"),
        (ended("m", "ada", "greedy", scores=[9, 3]), "nobody_rated"),
        (ended("m", "ada", "regular", scores=[9, 3]), None),
        (ended("m", "ada", "?", scores=[9, 3]), None),
    ],
)
def test_what_counts(match: Any, why: str | None) -> None:
    one = rate(match)["ada"][0]
    assert one.uncounted == why
    assert bool(one.changes) == (why is None)


def test_whoever_gives_up_is_last_whatever_the_bot_made_of_it() -> None:
    one = rate(ended("m", "ada!", "ben", "cleo", scores=[90, 3, 5]))["ada"][0]
    assert one.places == [3, 2, 1]
    assert change(one, 0) < change(one, 1) < change(one, 2)


def test_a_match_whose_rules_are_gone_is_left_out() -> None:
    row, seats = ended("m", "ada", "ben", scores=[9, 3])
    assert rate(({**row, "scores": "[]", "winners": "[]"}, seats)) == {}


def record(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/me/record")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def rating(client: httpx.Client, game: str = "steps") -> dict[str, Any]:
    return next(one for one in record(client)["games"] if one["game"] == game)


def play_two(served: Served, one: httpx.Client, two: httpx.Client, seed: int) -> str:
    """A whole match of two people."""
    created = open_table(one, "human", "open", claim=[0])
    match: str = created["id"]
    taken = two.post(f"/api/matches/{match}/seats/1/claim", json={})
    assert taken.status_code == 200, taken.text
    tokens = {0: created["seats"][0]["token"], 1: taken.json()["token"]}
    play_to_the_end(served, match, tokens, seed)
    return match


def test_two_accounts_play_and_are_rated_from_the_same_match(served: Served) -> None:
    with served.client() as one, served.client() as two, served.client() as guest:
        for client in (one, two):
            client.post("/api/accounts", json={"login": new_name(), "password": PASSWORD})
        match = play_two(served, one, two, 5)
        mine, theirs = (record(client)["matches"][0] for client in (one, two))
        assert (mine["match"], mine["seat"], theirs["seat"]) == (match, 0, 1)
        assert mine["scores"] == theirs["scores"]
        assert mine["change"] == -theirs["change"]
        assert mine["rating"] == pytest.approx(1500 + mine["change"])
        assert (mine["luck"], mine["play"]) == (None, None)
        told = rating(one)
        assert (told["rating"], told["matches"]) == (mine["rating"], 1)
        assert 400 < told["spread"] < 686
        report = wait_for_report(one, match, 0)["report"]
        now = record(one)["matches"][0]
        assert now["luck"] == pytest.approx(report["luck"][0]["total"], abs=0.1)
        assert now["play"] == report["play"][0]
        # Nobody hears of other people's matches.
        assert record(guest)["matches"] == []
        assert record(guest)["rated"] is False


def test_a_guest_sees_results_and_is_rated_once_there_is_an_account(served: Served) -> None:
    with served.client() as me, served.client() as friend:
        play_two(served, me, friend, 6)
        found = record(me)
        assert found["rated"] is False
        assert [(one["rating"], one["change"]) for one in found["matches"]] == [(None, None)]
        assert all(one["rating"] is None and one["matches"] == 0 for one in found["games"])
        assert found["games"][0]["bots"]["novice"] < found["games"][0]["bots"]["master"]
        me.post("/api/accounts", json={"login": new_name(), "password": PASSWORD})
        assert rating(me)["matches"] == 1


def test_tables_passed_around_are_not_listed_and_matches_given_up_by_all_count_for_nobody(served: Served) -> None:
    with served.client() as me:
        me.post("/api/accounts", json={"login": new_name(), "password": PASSWORD})
        created = open_table(me, "human", "human", claim=[0, 1])
        play_to_the_end(served, created["id"], {seat["seat"]: seat["token"] for seat in created["seats"]}, 3)
        alone = open_table(me, "human", "random", claim=[0])
        me.post(f"/api/matches/{alone['id']}/abandon", json={"seat": 0, "agree": True})
        assert me.get(f"/api/matches/{alone['id']}").json()["table"]["status"] == "abandoned"
        assert record(me)["matches"] == []


def test_an_old_result_is_kept_when_the_match_is_read_again(served: Served) -> None:
    with served.client() as me:
        created = open_table(me, "human", "random", claim=[0])
        play_to_the_end(served, created["id"], {0: created["seats"][0]["token"]}, 3)
        first = record(me)["matches"]
        assert first[0]["uncounted"] == "nobody_rated"
        assert record(me)["matches"] == first
