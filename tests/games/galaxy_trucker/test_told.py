"""What happens is told, with what everybody at the table wants to know of it."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.galaxy_trucker.cards import ADVENTURES, CARD_NAMES, CARDS
from cosmodrome.kernel import CLOCK, Match
from tests.games.galaxy_trucker.table import before_card, build, events, man, meet, play, stow, workshop


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """All events of one kind, without their ply and what they changed."""
    return [
        {name: value for name, value in event.items() if name not in ("ply", "kind", "change")}
        for event in events(match, kind)
    ]


def test_who_takes_an_abandoned_ship_and_who_searches_a_station() -> None:
    ship = man(build("I", "cabin c6r7", "cabin c8r7"))
    match = meet("d1_abandoned_ship_1", [ship])
    play(match, "claim")
    assert told(match, "claimed") == [{"seat": 0, "credits": 4}]
    ship = man(build("I", "cabin c6r7", "cabin c7r6", "cargo_2 c8r7"))
    match = meet("d1_abandoned_station_1", [ship])
    play(match, "claim")
    assert told(match, "docked") == [{"seat": 0}]


def test_who_beats_an_enemy_and_leaves_the_reward() -> None:
    squares = ("c6r7", "c8r7", "c5r7", "c9r7", "c7r8")
    wishes = [f"cannon {square} n" for square in ("c6r6", "c8r6", "c7r6")]
    ship = man(build("II", *(f"structural {square}" for square in squares), *wishes, "cannon c5r6 n", "cannon c9r6 n"))
    match = meet("d1_smugglers", [ship])
    assert told(match, "won") == [{"seat": 0}]
    play(match, "decline")
    assert told(match, "left_reward") == [{"seat": 0}]


def test_which_goods_a_loser_gives_up() -> None:
    ship = stow(man(build("III", "cargo_2 c6r7", "engine c8r7")), "c6r7", "blue")
    match = meet("d1_smugglers", [ship])
    assert told(match, "lost_goods") == [{"seat": 0, "goods": ["blue"]}]


def test_where_the_saboteurs_look_and_that_they_fail() -> None:
    ships = [man(build("III", "structural c8r7")), man(build("III", "cabin c8r7", seat=1))]
    match = meet("d3_sabotage", ships, script=[2, 2, 3, 12, 4, 4])
    assert [(try_["column"], try_["row"]) for try_ in told(match, "saboteurs")] == [(2, 2), (3, 12), (4, 4)]
    assert told(match, "saboteurs_failed") == [{"seat": 0}]


def test_that_partners_switch_ships() -> None:
    match = workshop(4, tempo="race", rounds=["2"], teams="switch")
    match.play("time_up", CLOCK)
    play(match, "3: flip_timer")
    assert told(match, "switched_ships") == [{}]


@pytest.mark.parametrize("kind", ADVENTURES)
def test_every_card_is_seen_before_the_rules_go_on_with_it(kind: str) -> None:
    """Also one that asks nobody anything and is over at once."""
    card = next(name for name, card in zip(CARD_NAMES, CARDS, strict=True) if ADVENTURES[card.kind] == kind)
    ships = [man(build("II", "engine c7r8", seat=seat), crew=2) for seat in (0, 1)]
    match = before_card(ships, [card, "d1_open_space_1"], script=[card, *[7] * 12])
    seen: list[str | None] = []
    match.between = lambda: seen.append(match.view(None)["card"])
    play(match, "fly_on", "fly_on")
    match.between = None
    # The round has twelve cards, and two of them lay there.
    assert told(match, "card") == [{"card": card, "seat": 0, "number": 11}]
    assert card in seen or match.view(None)["card"] == card
