"""Lessons over HTTP: listed, played, resumed from nothing but what was done."""

from __future__ import annotations

from typing import Any

import httpx

from cosmodrome.lessons import Course
from tests.lessons.paths import LESSONS, usual, whole
from tests.server.harness import Served

PLACE = "/api/games/leaving_earth/lessons"


def act(client: httpx.Client, acts: list[str], move: str | None = None, lesson: str = "first_rocket") -> Any:
    return client.post(f"{PLACE}/{lesson}", json={"acts": acts, "act": move})


def test_the_lessons_of_a_game_are_listed_in_order(served: Served) -> None:
    with served.client() as client:
        listed = client.get(PLACE).json()
        expected = [lesson for lesson in LESSONS if lesson.game == "leaving_earth"]
        assert [one["id"] for one in listed["lessons"]] == [lesson.id for lesson in expected]
        assert listed["lessons"][0]["steps"][0] == {"id": "agency", "reads": True}
        assert client.get("/api/games/steps/lessons").json() == {"game": "steps", "lessons": []}
        assert client.get("/api/games/chess/lessons").status_code == 404
        assert "lesson-first_rocket" in client.get("/api/games/leaving_earth/text/lessons.en.ftl").text


def test_a_lesson_is_played_act_by_act_and_the_server_keeps_nothing(served: Served) -> None:
    lesson = next(one for one in LESSONS if one.id == "two_agencies")
    course = Course(lesson)
    with served.client() as client:
        acts: list[str] = []
        told: list[Any] = act(client, acts, None, lesson.id).json()["events"]["events"]
        while not course.over:
            text = usual(course)
            moment = act(client, acts, text, lesson.id).json()
            acts.append(text)
            assert course.act(text) == moment["verdict"] == "right"
            assert moment["step"] == course.at
            assert moment["position"]["view"] == course.match.view(0)
            told = told[: moment["events"]["first"]] + moment["events"]["events"]
            assert sum(len(beat["events"]) for beat in moment["beats"]) == len(moment["events"]["events"])
        whole_story = act(client, acts, None, lesson.id).json()
        assert whole_story["events"]["events"] == told
        assert whole_story["step"] == len(lesson.step)
        assert [player["kind"] for player in whole_story["table"]["players"]] == ["human", "bot"]
    assert acts == whole(lesson).acts


def test_something_else_is_not_played_and_said_to_be_so(served: Served) -> None:
    with served.client() as client:
        moment = act(client, ["next", "next"], "research landing").json()
        assert (moment["verdict"], moment["step"], moment["events"]["events"]) == ("refused", 2, [])
        assert moment["asked_for"] == ["research juno_rockets"]


def test_what_cannot_be_is_refused(served: Served) -> None:
    with served.client() as client:
        refusal = act(client, ["next", "next"], "buy juno")
        assert (refusal.status_code, refusal.json()["code"]) == (409, "illegal_move")
        assert act(client, ["next", "next"], "dance").json()["code"] == "unknown_move"
        assert act(client, ["dance"] * 3, None).status_code == 200
        assert act(client, [], None, "alchemy").json()["code"] == "unknown_lesson"
        assert act(client, [], None, "alchemy").status_code == 404
        assert client.post(f"{PLACE}/first_rocket", json={"acts": "next"}).status_code == 400
        finished = [*whole(LESSONS_BY_ID["first_rocket"]).acts]
        assert act(client, finished, "next").json()["code"] == "bad_lesson"


LESSONS_BY_ID = {lesson.id: lesson for lesson in LESSONS if lesson.game == "leaving_earth"}


def test_pieces_explain_themselves_in_a_lesson(served: Served) -> None:
    with served.client() as client:
        body = {"acts": ["next", "next"], "move": "buy juno"}
        answer = client.post(f"{PLACE}/first_rocket/why_not", json=body).json()
        assert answer["legal"] is False
        assert answer["rule"]
        body["move"] = "buy probe"
        assert client.post(f"{PLACE}/first_rocket/why_not", json=body).json() == {"legal": True, "rule": None}
        about = {"acts": [], "about": "nothing"}
        assert client.post(f"{PLACE}/first_rocket/explain", json=about).status_code == 404
