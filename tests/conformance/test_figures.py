"""The log explains every figure: what it tells of whole matches adds up to what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cosmodrome.bots import make as make_bot
from cosmodrome.conformance import sample_options
from cosmodrome.kernel import CLOCK, Figures, Match, SeededDealer
from cosmodrome.kernel.registry import find

View = dict[str, Any]


def cruise_figures(view: View, seat: int) -> Figures:
    """What the boards of all companies show; after the people comes Rachel."""
    rachel = view["rachel"] is not None
    found: Figures = {}
    for company in view["companies"]:
        owner = "rachel" if rachel and company is view["companies"][-1] else company["seat"]
        found[owner] = {
            "vp": company["score"],
            "money": company["money"],
            "ads": company["ads"],
            "reputation": company["reputation"],
            **company["resources"],
            "agenda_card": len(company["hand"]) + company["hidden_cards"],
        }
    return found


def trucker_figures(view: View, seat: int) -> Figures:
    """What lies on all ships, and the seat's own purse. A new round begins with empty ships."""
    found: Figures = {}
    for ship in view["ships"]:
        owner = ship["seat"]
        found[owner] = {}
        if view["credits"][owner] is not None:
            found[owner]["credits"] = view["credits"][owner]
        if view["phase"] != "setup":
            found[owner] |= {"crew": ship["crew"], "cells": ship["cells"], "lost": ship["lost"], **ship["goods"]}
    return found


def earth_figures(view: View, seat: int) -> Figures:
    """What all agencies show."""
    return {
        owner: {"money": agency["money"], "points": agency["score"], "lost_astronauts": agency["lost_astronauts"]}
        for owner, agency in enumerate(view["agencies"])
    }


FIGURES: dict[str, Callable[[View, int], Figures]] = {
    "galactic_cruise": cruise_figures,
    "galaxy_trucker": trucker_figures,
    "leaving_earth": earth_figures,
}


class Reader:
    """Somebody who never looks at the table: knows what everybody began with, and reads the log."""

    def __init__(self, seat: int, figures: Callable[[View, int], Figures], match: Match) -> None:
        self.seat = seat
        self.figures = figures
        self.believed = figures(match.view(seat), seat)
        self.read = len(match.events_since(0, seat))

    def compare(self, match: Match) -> None:
        """Read on, then look."""
        for event in match.events_since(self.read, self.seat):
            self.read += 1
            if event["kind"] == "round_started":
                # The ships of the last round are taken apart.
                self.believed = {
                    seat: {unit: number if unit == "credits" else 0 for unit, number in known.items()}
                    for seat, known in self.believed.items()
                }
            owner = next((event[name] for name in ("seat", "company", "agency") if name in event), None)
            for unit, more in event.get("change", {}).items():
                assert more, event
                assert owner is not None
                if unit in self.believed[owner]:
                    self.believed[owner][unit] += more
        seen = self.figures(match.view(self.seat), self.seat)
        for owner, now in seen.items():
            known = self.believed[owner]
            told = {unit: known.get(unit, number) for unit, number in now.items()}
            assert told == now, f"ply {match.ply}: the log says {owner} has {told}, the table {now}"
        self.believed = seen


def play(name: str, options: dict[str, Any], seed: int, bot: str, plies: int) -> int:
    """One match in which every seat reads the log; how many plies it had."""
    match = Match(find(name), options, SeededDealer(seed))
    readers = [Reader(seat, FIGURES[name], match) for seat in range(match.players)]
    bots = [make_bot(bot, name, seed + seat) for seat in range(match.players)]
    while not match.over and match.ply < plies:
        people = [ask for ask in match.asks if ask.seat != CLOCK] or list(match.asks)
        ask = people[match.ply % len(people)]
        match.play(ask.moves[0] if ask.seat < 0 else bots[ask.seat].choose(match.seat(ask.seat)), ask.seat)
        for reader in readers:
            reader.compare(match)
    return match.ply


@pytest.mark.parametrize("name", sorted(FIGURES))
@pytest.mark.parametrize("seed", range(4))
def test_the_log_explains_every_figure_of_a_match(name: str, seed: int) -> None:
    assert play(name, sample_options(find(name), seed), seed, "random" if seed % 2 else "greedy", 700) > 30


def test_what_rachel_gains_is_told_too() -> None:
    options = find("galactic_cruise").check_options({"players": 1})
    assert play("galactic_cruise", options, 3, "greedy", 700) > 300


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_every_game_counts_what_its_views_show(name: str) -> None:
    match = Match(find(name), sample_options(find(name), 2), SeededDealer(2))
    match.play_out(lambda number: number - 1, 40)
    counted = match.game.figures(match.state)
    shown = FIGURES[name](match.view(0), 0)
    assert counted.keys() == shown.keys()
    assert all(shown[owner].items() <= counted[owner].items() for owner in shown)
    assert counted[0] == shown[0]
