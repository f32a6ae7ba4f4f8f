"""A match in a list: whose turn, until when, and of the questions only one's own."""

from __future__ import annotations

import random
from typing import Any

import httpx
import msgspec
import pytest

from cosmodrome.server.tables.columns import Awaited
from tests.server.harness import Served, open_table, play, position

MOVES = 40
#: Named, since other tests bring small games of their own.
GAMES = ("galactic_cruise", "galaxy_trucker", "leaving_earth")


def card(client: httpx.Client, match: str) -> dict[str, Any]:
    """This match in the list of somebody's matches."""
    listed: list[dict[str, Any]] = client.get("/api/me/matches").json()["matches"]
    return next(one for one in listed if one["id"] == match)


def sit_down(client: httpx.Client, created: dict[str, Any], seat: int) -> None:
    token = created["seats"][seat]["token"]
    assert client.post(f"/api/matches/{created['id']}/seats/{seat}/claim", json={"token": token}).is_success


@pytest.mark.parametrize("game", GAMES)
def test_a_card_says_what_my_seat_is_asked_and_nothing_of_what_the_others_are(sqlite_server: Served, game: str) -> None:
    rng = random.Random(7)
    with sqlite_server.client() as ada, sqlite_server.client() as ben, sqlite_server.client() as stranger:
        created = open_table(ada, "human", "open", claim=[0], game=game, options={})
        sit_down(ben, created, 1)
        match, people = created["id"], (ada, ben)
        for seat, person in enumerate(people):
            person.post(f"/api/matches/{match}/ready", json={"seat": seat})
        named = set()
        for _ in range(MOVES):
            answers = []
            for seat, person in enumerate(people):
                now, shown = position(person, match, seat), card(person, match)
                asked = now["asks"][0]["question"] if now["asks"] else None
                assert shown["question"] == (asked if shown["my_turn"] else None)
                named.add(shown["question"])
                if shown["my_turn"]:
                    answers.append((person, seat, now))
            if not answers:
                # Random players may bring a match to its end.
                break
            live = stranger.get("/api/lobby").json()["live"]
            assert next(one for one in live if one["id"] == match)["question"] is None
            person, seat, now = rng.choice(answers)
            move = rng.choice(now["asks"][0]["moves"])["move"]
            # The server's own hand, a timer say, may have been quicker: then the table is read again.
            assert play(person, match, seat, now["version"], move).status_code in (200, 409)
    assert len(named - {None}) > 1


def test_the_deadline_is_when_the_others_may_let_a_bot_play_on(served: Served) -> None:
    with served.client() as ada, served.client() as ben:
        created = open_table(ada, "human", "open", claim=[0], patience=7200)
        sit_down(ben, created, 1)
        shown = card(ada, created["id"])
        since = next(one["since"] for one in shown["waiting"] if one["seat"] == 0)
        assert shown["deadline"] == pytest.approx(since + 7200)


def test_nobody_is_hurried_where_no_other_person_sits_at_the_table(served: Served) -> None:
    with served.client() as ada:
        for others in (["random"], ["human"]):
            created = open_table(ada, "human", *others, claim=[0] if others == ["random"] else [0, 1])
            shown = card(ada, created["id"])
            assert shown["my_turn"]
            assert shown["deadline"] is None


def test_matches_stored_before_questions_were_are_read_as_they_are() -> None:
    old, new = msgspec.json.decode('[[0, 2.5], [1, 3, "turn"]]', type=list[Awaited])
    assert (old.seat, old.since, old.question) == (0, 2.5, None)
    assert (new.seat, new.since, new.question) == (1, 3.0, "turn")
