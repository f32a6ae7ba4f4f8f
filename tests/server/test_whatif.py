"""What if: a branch is private, repeats itself, tells nothing hidden, and leaves the real match alone."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from cosmodrome import bots
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.kernel.registry import find
from cosmodrome.server.contract.table import Fairness, Table
from cosmodrome.server.tables.whatif import Branch
from tests.server.harness import Served, open_table, position

CALM = {"tempo": "turns", "rounds": ["1"]}


def what_if(client: httpx.Client, match: str, version: int, **more: Any) -> httpx.Response:
    body = {"seat": 0, "version": version, **more}
    return client.post(f"/api/matches/{match}/what_if", json=body, timeout=60)


def test_a_branch_is_played_against_bots_and_the_match_stays_as_it_is(served: Served) -> None:
    with served.client() as client, served.client() as stranger:
        created = open_table(client, "human", "human", game="galaxy_trucker", options=CALM, claim=[0, 1])
        match = created["id"]
        now = position(client, match, 0)
        begun = what_if(client, match, now["version"]).json()
        assert begun["position"]["view"] == now["view"]
        assert [player["kind"] for player in begun["table"]["players"]] == ["human", "bot"]
        acts: list[str] = []
        moment = begun
        for _ in range(4):
            move = moment["position"]["asks"][0]["moves"][0]["move"]
            moment = what_if(client, match, now["version"], acts=acts, act=move).json()
            acts.append(move)
            assert moment["position"]["version"] == len(acts) + 1
        assert moment["events"]["events"]
        # The same again from nothing is the same; something never offered is refused with its rule.
        again = what_if(client, match, now["version"], acts=acts[:-1], act=acts[-1]).json()
        assert again["position"] == moment["position"]
        assert what_if(client, match, now["version"], act="lay c7r8_n").status_code == 409
        assert what_if(client, match, now["version"], acts=["finish 9"]).json()["code"] == "stale"
        why = what_if(client, match, now["version"], why_not="lay c7r8_n").json()["why_not"]
        assert why["legal"] is False
        # Nothing of it is in the match, and it is nobody else's.
        assert position(client, match, 0)["version"] == now["version"]
        assert what_if(stranger, match, now["version"]).json()["code"] == "not_your_seat"
        assert what_if(client, match, now["version"] + 1).json()["code"] == "unknown_version"
        without = open_table(client, "human", "human", game="galaxy_trucker", options=CALM, claim=[0, 1], hints=False)
        assert what_if(client, without["id"], 1).json()["code"] == "hints_off"


@pytest.mark.parametrize("game", ["galactic_cruise", "galaxy_trucker", "leaving_earth"])
def test_branches_of_worlds_the_seat_cannot_tell_apart_are_the_same(game: str) -> None:
    rules = find(game)
    match = Match(rules, rules.check_options({"players": 2}), SeededDealer(3), listen=False)
    players = {seat: bots.make("greedy", game, seat) for seat in range(2)}
    for _ in range(60):
        ask = next((one for one in match.asks if one.seat >= 0), None)
        if ask is None:
            match.play(match.asks[0].moves[0], match.asks[0].seat)
        else:
            match.play(players[ask.seat].choose(match.seat(ask.seat)), ask.seat)
    told = []
    for world in (match, match.imagine(0, SeededDealer(1)), match.imagine(0, SeededDealer(2))):
        branch = Branch(world, 0, luck=7)
        for _ in range(5):
            asked = branch.match.ask_of(0)
            if asked is None:
                break
            branch.act(asked.answers[0].text)
        told.append(branch.moment(_any_table(game), whole=True))
    assert told[0].position.view == told[1].position.view == told[2].position.view
    assert told[0].events == told[1].events == told[2].events


def _any_table(game: str) -> Table:
    return Table(
        "x", game, "1", False, {}, "running", 0.0, 0.0, None, "off", False, False, 60, [], 0, Fairness(None, None),
        None, [], None,
    )  # fmt: skip
