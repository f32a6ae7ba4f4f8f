"""Tables: opening, the lobby, taking seats, resigning, replacing the absent, giving up, talking."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.harness import Served, open_table, play, position, wait_for


def test_an_open_table_stands_in_the_lobby_until_it_is_full(served: Served) -> None:
    with served.client() as host, served.client() as guest:
        created = open_table(host, "human", "open", claim=[0])
        match = created["id"]
        card = next(one for one in guest.get("/api/lobby").json()["matches"] if one["id"] == match)
        assert card["status"] == "waiting"
        assert [player["kind"] for player in card["players"]] == ["human", "open"]
        taken = guest.post(f"/api/matches/{match}/seats/1/claim", json={"name": "Ada"}).json()
        assert taken["token"]
        assert match not in [one["id"] for one in guest.get("/api/lobby").json()["matches"]]
        table = guest.get(f"/api/matches/{match}").json()["table"]
        assert table["status"] == "running"
        assert table["players"][1]["name"] == "Ada"
        # Both browsers find the match again, and whose turn it is.
        for client, seat in ((host, 0), (guest, 1)):
            mine = client.get("/api/me/matches").json()["matches"]
            assert [(one["id"], one["mine"], one["my_turn"]) for one in mine] == [(match, [seat], True)]


def test_a_table_that_is_not_listed_can_only_be_joined_by_link(served: Served) -> None:
    with served.client() as host, served.client() as guest:
        created = open_table(host, "human", "open", listed=False)
        assert created["id"] not in [one["id"] for one in guest.get("/api/lobby").json()["matches"]]
        token = created["seats"][1]["token"]
        claimed = guest.post(f"/api/matches/{created['id']}/seats/1/claim", json={"token": token})
        assert claimed.status_code == 200


def test_a_running_table_of_several_people_can_be_watched_from_the_lobby_unless_they_mind(served: Served) -> None:
    with served.client() as host, served.client() as guest, served.client() as passer_by:
        tables = {}
        for kind, wish in (("shown", {}), ("hidden", {"listed": False}), ("closed", {"watchable": False})):
            tables[kind] = created = open_table(host, "human", "open", claim=[0], **wish)
            token = created["seats"][1]["token"]
            guest.post(f"/api/matches/{created['id']}/seats/1/claim", json={"token": token})
        tables["alone"] = open_table(host, "human", "random", claim=[0])
        live = {one["id"]: one for one in passer_by.get("/api/lobby").json()["live"]}
        assert [kind for kind, table in tables.items() if table["id"] in live] == ["shown"]
        assert live[tables["shown"]["id"]]["mine"] == []


def test_whoever_claims_a_seat_gets_a_new_token_and_the_opener_cannot_look_any_more(served: Served) -> None:
    with served.client() as host, served.client() as guest:
        created = open_table(host, "human", "human", claim=[0])
        match, old = created["id"], created["seats"][1]["token"]
        key = guest.post(f"/api/matches/{match}/seats/1/claim", json={"token": old}).json()
        assert key["token"] != old
        with served.client(old) as peeper, served.client(key["token"]) as owner:
            assert peeper.get(f"/api/matches/{match}", params={"seat": 1}).status_code == 403
            assert owner.get(f"/api/matches/{match}", params={"seat": 1}).status_code == 200
        # The browser itself holds the seat by its cookie, and may take it along to a second device by its link.
        assert position(guest, match, 1)["seat"] == 1
        with served.client() as phone:
            again = phone.post(f"/api/matches/{match}/seats/1/claim", json={"token": key["token"]}).json()
            assert again["token"] == key["token"]


def test_the_openers_live_connection_loses_the_seat_that_somebody_claims(served: Served) -> None:
    with served.client() as host, served.client() as guest:
        created = open_table(host, "human", "human")
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        live = served.live(match, *tokens)
        assert live.welcome["mine"] == [0, 1]
        assert guest.post(f"/api/matches/{match}/seats/1/claim", json={"token": tokens[1]}).status_code == 200
        while not live.wait("table")["table"]["players"][1]["claimed"]:
            pass
        assert live.act(type="move", seat=1, version=1, move="bid 0")["problem"]["code"] == "not_your_seat"
        assert live.act(type="move", seat=0, version=1, move="bid 0")["type"] == "ack"
        seen = [message for message in map(msgspec.json.decode, live.raw) if message["type"] == "update"]
        assert {message["position"]["seat"] for message in seen} == {0}
        live.close()


def test_a_seat_cannot_be_taken_twice_or_without_its_token(served: Served) -> None:
    with served.client() as host, served.client() as one, served.client() as two:
        created = open_table(host, "human", "open", "random", claim=[0], options={"players": 3, "timer": False})
        url = f"/api/matches/{created['id']}/seats"
        assert one.post(f"{url}/1/claim", json={}).status_code == 200
        assert two.post(f"{url}/1/claim", json={}).status_code == 403
        assert two.post(f"{url}/0/claim", json={"token": "guess"}).status_code == 403
        assert two.post(f"{url}/2/claim", json={}).status_code == 409
        assert two.post(f"{url}/9/claim", json={}).status_code == 409


def test_a_seat_can_be_left_before_the_match_starts(served: Served) -> None:
    with served.client() as host, served.client() as guest:
        created = open_table(host, "human", "open", "open", claim=[0], options={"players": 3, "timer": False})
        match = created["id"]
        assert guest.post(f"/api/matches/{match}/seats/1/claim", json={}).status_code == 200
        assert guest.post(f"/api/matches/{match}/leave", json={"seat": 1}).status_code == 204
        players = guest.get(f"/api/matches/{match}").json()["table"]["players"]
        assert players[1]["kind"] == "open"
        assert play(host, match, 0, 0, "bid 0").json()["code"] == "not_started"


def test_a_bot_plays_on_for_who_resigns(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human")
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        with served.client(tokens[0]) as one, served.client(tokens[1]) as two:
            assert two.post(f"/api/matches/{match}/resign", json={"seat": 1}).status_code == 204
            wait_for(lambda: 1 not in [w["seat"] for w in position(one, match, 0)["waiting"]])
            table = one.get(f"/api/matches/{match}").json()["table"]
            assert table["players"][1]["resigned"]
            assert table["players"][1]["bot"]
            assert two.get(f"/api/matches/{match}").json()["code"] == "wrong_token"
            notes = one.get(f"/api/matches/{match}/notes").json()["notes"]
            assert [(note["kind"], note["seat"]) for note in notes] == [("resigned", 1)]
            # When the last person resigns nobody is left to play for.
            assert one.post(f"/api/matches/{match}/resign", json={"seat": 0}).status_code == 204
        assert host.get(f"/api/matches/{match}").json()["table"]["status"] == "abandoned"


def test_only_an_absent_person_can_be_replaced(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human", patience=60)
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        with served.client(tokens[0]) as one:
            refused = one.post(f"/api/matches/{match}/seats/1/replace", json={"by": 0})
            assert (refused.status_code, refused.json()["code"]) == (409, "not_absent")


def test_an_absent_person_is_replaced_by_a_bot(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmodrome.server.tables.host import MatchHost

    with served.client() as host:
        created = open_table(host, "human", "human", patience=60)
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        with served.client(tokens[0]) as one:
            later = MatchHost.now() + 120
            monkeypatch.setattr(MatchHost, "now", staticmethod(lambda: later))
            assert one.get(f"/api/matches/{match}").json()["table"]["players"][1]["replaceable"]
            answer = one.post(f"/api/matches/{match}/seats/1/replace", json={"by": 0, "bot": "random"})
            assert answer.status_code == 204
            wait_for(lambda: 1 not in [w["seat"] for w in position(one, match, 0)["waiting"]])


def test_a_match_is_given_up_only_when_all_agree(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human")
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        with served.client(tokens[0]) as one, served.client(tokens[1]) as two:
            url = f"/api/matches/{match}/abandon"
            assert one.post(url, json={"seat": 0, "agree": True}).status_code == 204
            table = two.get(f"/api/matches/{match}").json()["table"]
            assert (table["status"], table["abandon"]) == ("running", [0])
            assert one.post(url, json={"seat": 0, "agree": False}).status_code == 204
            assert two.post(url, json={"seat": 1, "agree": True}).status_code == 204
            assert one.get(f"/api/matches/{match}").json()["table"]["abandon"] == [1]
            assert one.post(url, json={"seat": 0, "agree": True}).status_code == 204
            assert two.get(f"/api/matches/{match}").json()["table"]["status"] == "abandoned"
            assert play(one, match, 0, 1, "bid 0").json()["code"] == "match_abandoned"


def test_chat_reaches_everybody_as_plain_text(served: Served) -> None:
    words = "<script>alert(1)</script> & 'quotes' \u202e"
    with served.client() as host:
        created = open_table(host, "human", "human")
        match, tokens = created["id"], [seat["token"] for seat in created["seats"]]
        live = served.live(match, tokens[1])
        with served.client(tokens[0]) as one:
            said = one.post(f"/api/matches/{match}/chat", json={"seat": 0, "text": words})
            assert said.status_code == 201
            assert said.headers["content-type"] == "application/json"
            assert live.wait("note")["note"] == said.json()
            assert said.json()["text"] == words
            first = one.get(f"/api/matches/{match}/notes").json()["notes"]
            assert [note["text"] for note in first] == [words]
            assert one.get(f"/api/matches/{match}/notes", params={"since": first[0]["id"]}).json()["notes"] == []
        assert host.post(f"/api/matches/{match}/chat", json={"seat": 0, "text": "hi"}).status_code == 403
        live.close()


def test_presence_is_shown(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human")
        match, token = created["id"], created["seats"][1]["token"]
        live = served.live(match, token)
        watcher = served.live(match)
        wait_for(lambda: host.get(f"/api/matches/{match}").json()["table"]["spectators"] == 1)
        table = host.get(f"/api/matches/{match}").json()["table"]
        assert [player["connected"] for player in table["players"]] == [False, True]
        live.close()
        watcher.close()
        wait_for(lambda: not host.get(f"/api/matches/{match}").json()["table"]["players"][1]["connected"])


def test_a_table_can_be_closed_to_spectators(served: Served) -> None:
    with served.client() as host:
        created = open_table(host, "human", "human", watchable=False)
        match = created["id"]
        assert host.get(f"/api/matches/{match}").json()["code"] == "not_watchable"
        assert host.get(f"/api/matches/{match}/notes").status_code == 403
        with served.client(created["seats"][0]["token"]) as one:
            assert one.get(f"/api/matches/{match}").status_code == 200


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}]}, 404, "unknown_game"),
        ({"game": "steps", "seats": [{"kind": "human"}] * 2, "options": {"colour": "red"}}, 400, "unknown_option"),
        ({"game": "steps", "seats": [{"kind": "human"}] * 2, "options": {"mood": "odd"}}, 400, "bad_option_value"),
        ({"game": "steps", "seats": [{"kind": "human"}] * 9}, 400, "bad_option_value"),
        ({"game": "steps", "seats": [{"kind": "human"}] * 2, "options": {"players": 3}}, 400, "wrong_number_of_seats"),
        ({"game": "steps", "seats": [{"kind": "bot", "bot": "random"}] * 2}, 400, "nobody_plays"),
        ({"game": "steps", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "nobody"}]}, 400, "unknown_bot"),
        ({"game": "steps", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "os.system"}]}, 400, "unknown_bot"),
        ({"game": "steps", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random:odd"}]}, 400, "unknown_bot"),
        ({"game": "steps", "seats": [{"kind": "human"}] * 2, "claim": [5]}, 400, "not_claimable"),
        ({"game": "steps", "seats": [{"kind": "robot"}] * 2}, 400, "malformed"),
        ({"game": "steps", "seats": []}, 400, "malformed"),
        ({"seats": [{"kind": "human"}]}, 400, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(sqlite_server: Served, body: object, status: int, code: str) -> None:
    with sqlite_server.client() as client:
        answer = client.post("/api/matches", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
