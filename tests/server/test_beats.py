"""What the page needs to play back, phrase and repeat: beats, quotes, explanations, redo, standing answers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import httpx

from cosmodrome.kernel import Match
from cosmodrome.kernel.registry import find
from tests.browser.scenes import Scene
from tests.server.harness import Served, open_table, play, position, wait_for


@contextlib.contextmanager
def table(served: Served) -> Iterator[tuple[str, list[httpx.Client], list[str]]]:
    """Two people at a table: the match, each one's client, and their tokens."""
    with contextlib.ExitStack() as stack:
        created = open_table(stack.enter_context(served.client()), "human", "human")
        tokens = [seat["token"] for seat in created["seats"]]
        yield created["id"], [stack.enter_context(served.client(token)) for token in tokens], tokens


def play_round(match: str, people: list[httpx.Client]) -> int:
    """One round of the toy; the version it leads to."""
    version: int = position(people[0], match)["version"]
    for seat, move in ((0, "bid 0"), (1, "bid 0"), (0, "keep"), (1, "peek")):
        answer = play(people[seat], match, seat, version, move)
        assert answer.status_code == 200, answer.text
        version = answer.json()["version"]
    return version


def test_an_update_tells_beat_by_beat_what_the_dealer_did_in_between(served: Served) -> None:
    with table(served) as (match, people, tokens):
        live = served.live(match, tokens[1])
        last = play_round(match, people)
        while (update := live.wait("update"))["position"]["version"] < last:
            pass
        beats = update["beats"]
        assert [[event["kind"] for event in beat["events"]] for beat in beats] == [
            ["peeked"],
            ["shown"],
            ["dealt"],
            ["dealt"],
        ]
        assert [event for beat in beats for event in beat["events"]] == update["events"]["events"]
        assert beats[-1]["view"] is None
        assert beats[0]["view"]["round"] == 0
        assert beats[1]["view"]["round"] == 1
        # Each view is this seat's own: the card it was dealt only in the last position.
        assert beats[0]["events"][0]["fields"]["card"] >= 0
        past = people[1].get(f"/api/matches/{match}/beats", params={"after": last - 1}).json()
        assert [beat["events"] for beat in past["beats"]] == [beat["events"] for beat in beats]
        assert [beat["view"] for beat in past["beats"]][:-1] == [beat["view"] for beat in beats][:-1]
        assert past["beats"][-1]["view"] == update["position"]["view"]
        assert (past["after"], past["upto"]) == (last - 1, last)
        live.close()


def test_no_card_of_a_flight_is_played_unseen(served: Served) -> None:
    """Also one that asks nobody anything: live and in the past it is a beat that ends with the card face up."""
    options = {"tempo": "turns", "rounds": ["1"]}
    flight = Scene("galaxy_trucker", lambda match: bool(events_of(match, "settled")), options, seed=5)
    secret, said = flight.rehearse()
    begun = next(number for number, (_, move) in enumerate(said) if move.startswith("fly_on"))
    match, tokens = flight.stage(served, (secret, said[:begun]))
    with served.client() as spectator, contextlib.ExitStack() as stack:
        people = [stack.enter_context(served.client(token)) for token in tokens]
        live = served.live(match)
        first = version = position(spectator, match)["version"]
        beats: list[dict[str, Any]] = []
        for seat, move in said[begun:]:
            version = play(people[seat], match, seat, version, move).json()["version"]
            while (update := live.wait("update"))["position"]["version"] < version:
                pass
            beats += [{**beat, "view": beat["view"] or update["position"]["view"]} for beat in update["beats"]]
        live.close()
        past = spectator.get(f"/api/matches/{match}/beats", params={"after": first}).json()["beats"]
    for told in (beats, past):
        cards = [
            (beat, event["fields"]["card"]) for beat in told for event in beat["events"] if event["kind"] == "card"
        ]
        assert "d1_stardust" in {card for _, card in cards}
        assert [(beat["events"][-1]["kind"], beat["view"]["card"]) for beat, _ in cards] == [
            ("card", card) for _, card in cards
        ]


def events_of(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events_since(0, None) if event["kind"] == kind]


def test_beats_of_the_past_are_for_those_who_may_look(served: Served) -> None:
    with table(served) as (match, people, _):
        play_round(match, people)
        address = f"/api/matches/{match}/beats"
        whole = people[0].get(address, params={"after": 0}).json()
        assert {beat["version"] for beat in whole["beats"]} == {1, 2, 3, 4, 5}
        assert people[0].get(address, params={"after": 0, "seat": 1}).json()["code"] == "not_your_seat"
        assert people[0].get(address, params={"after": 9}).json()["code"] == "unknown_version"
        with served.client() as stranger:
            seen = stranger.get(address, params={"after": 0}).text
            assert seen.count('"dealt"') == whole_count(whole, "dealt")
            assert '"card"' not in seen


def whole_count(page: dict[str, Any], kind: str) -> int:
    return sum(event["kind"] == kind for beat in page["beats"] for event in beat["events"])


def test_offered_moves_say_whether_they_answer_and_what_they_cost(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", game="leaving_earth", options={})
    with served.client(created["seats"][0]["token"]) as one:
        moves = position(one, created["id"], 0)["asks"][0]["moves"]
    assert {move["side"] for move in moves} <= {True, False}
    game = find("leaving_earth")
    assert all(move["quote"] is None or isinstance(move["quote"], dict) for move in moves)
    assert any(move["quote"] for move in moves), game.title


def test_an_unknown_topic_is_404_and_foreign_seats_are_refused(served: Served) -> None:
    with table(served) as (match, people, _):
        address = f"/api/matches/{match}/explain"
        assert people[0].get(address, params={"about": "nothing:here"}).json()["code"] == "unknown_topic"
        assert people[0].get(address, params={"about": "nothing"}).status_code == 404
        assert people[0].get(address, params={"about": "nothing", "seat": 1}).json()["code"] == "not_your_seat"


def test_what_takes_long_is_worked_out_beside_the_table_and_refused_alike(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", game="leaving_earth", options={})
    address = f"/api/matches/{created['id']}/explain"
    with served.client(created["seats"][0]["token"]) as one:
        told = one.get(address, params={"about": "plan:sounding_rocket+any", "seat": 0}).json()
        assert told["facts"]["cheapest"]["to_pay"] == 15
        unknown = one.get(address, params={"about": "plan:nowhere", "seat": 0})
        assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown_topic")
    with served.client() as spectator:
        assert spectator.get(address, params={"about": "plan:sounding_rocket"}).json()["facts"]["cheapest"] is None


def test_what_was_taken_back_can_be_played_again_with_the_same_draws(served: Served) -> None:
    with table(served) as (match, people, _):
        one, two = people
        for seat, version, move in ((0, 1, "bid 0"), (1, 2, "bid 0"), (0, 3, "keep")):
            assert play(people[seat], match, seat, version, move).status_code == 200
        rolled = position(one, match, 0)["view"]
        assert one.post(f"/api/matches/{match}/undo", json={"seat": 0, "version": 4, "to": 3}).json()["done"] is False
        asked = two.get(f"/api/matches/{match}").json()["table"]["undo_request"]["id"]
        vote = {"id": asked, "seat": 1, "agree": True}
        assert two.post(f"/api/matches/{match}/undo/answer", json=vote).json()["done"] is True
        back = position(one, match, 0)
        assert back["view"] != rolled
        assert back["undo"]["redo"] is True
        assert position(two, match, 1)["undo"]["redo"] is False
        wish = {"seat": 0, "version": 5}
        assert two.post(f"/api/matches/{match}/redo", json=wish).json()["code"] == "not_your_seat"
        assert one.post(f"/api/matches/{match}/redo", json={**wish, "version": 1}).json()["code"] == "stale"
        assert one.post(f"/api/matches/{match}/redo", json=wish).json() == {"version": 6}
        again = position(one, match, 0)
        assert again["view"] == rolled
        assert again["undo"]["redo"] is False


def test_another_move_ends_what_could_be_played_again(served: Served) -> None:
    with table(served) as (match, people, _):
        one = people[0]
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        assert position(one, match, 0)["undo"] == {"last": 1, "free_to": 1, "turn": 1, "redo": False}
        assert one.post(f"/api/matches/{match}/undo", json={"seat": 0, "version": 2, "to": 1}).json()["done"]
        assert position(one, match, 0)["undo"]["redo"] is True
        assert play(one, match, 0, 3, "bid 0").status_code == 200
        assert position(one, match, 0)["undo"]["redo"] is False
        assert one.post(f"/api/matches/{match}/redo", json={"seat": 0, "version": 4}).json()["code"] == "not_redoable"


def test_a_standing_answer_is_given_while_the_person_is_away(served: Served) -> None:
    with table(served) as (match, people, _):
        one, two = people
        address = f"/api/matches/{match}/standing"
        assert one.put(address, json={"seat": 0, "question": "peek_or_keep", "move": "keep"}).status_code == 204
        assert position(one, match, 0)["standing"] == {"peek_or_keep": "keep"}
        assert position(two, match, 1)["standing"] == {}
        assert two.put(address, json={"seat": 0, "question": "bid", "move": "bid 0"}).json()["code"] == "not_your_seat"
        assert play(one, match, 0, 1, "bid 1").status_code == 200
        assert play(two, match, 1, 2, "bid 1").status_code == 200
        wait_for(lambda: position(two, match, 1)["version"] == 4)
        log = one.get(f"/api/matches/{match}/record").json()["log"]
        assert (log[3]["seat"], log[3]["move"]) == (0, "keep")
        # What is taken back is not given again at once, and a standing answer can be withdrawn.
        assert one.put(address, json={"seat": 0, "question": "peek_or_keep", "move": None}).status_code == 204
        assert position(one, match, 0)["standing"] == {}


def only_free_moves_left(match: Match) -> bool:
    """Until Ada could only be done, or make a free move before."""
    return any(ask.seat == 0 and ask.side and [str(move) for move in ask.answers] == ["done"] for ask in match.asks)


def test_where_only_free_moves_are_left_whoever_said_so_is_not_asked(served: Served) -> None:
    scene = Scene("galactic_cruise", only_free_moves_left)
    match, tokens = scene.stage(served)
    with served.client(tokens[0]) as ada:
        before = position(ada, match, 0)
        address = f"/api/matches/{match}/standing"
        # What is not the only answer is not given.
        assert ada.put(address, json={"seat": 0, "question": "*", "move": "end_turn"}).status_code == 204
        assert position(ada, match, 0)["version"] == before["version"]
        assert ada.put(address, json={"seat": 0, "question": "*", "move": "done"}).status_code == 204
        wait_for(lambda: position(ada, match, 0)["version"] > before["version"])
        log = ada.get(f"/api/matches/{match}/record").json()["log"]
        assert (log[before["version"]]["seat"], log[before["version"]]["move"]) == (0, "done")


def test_bots_keep_a_pace_only_where_somebody_watches(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "random", pace="calm")
        assert host.get(f"/api/matches/{created['id']}").json()["table"]["pace"] == "calm"
        assert host.post("/api/matches", json={"game": "steps", "seats": [], "pace": "slow"}).status_code == 400
