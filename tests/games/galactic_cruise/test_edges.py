"""Edges at which a change once went unnoticed: the last seat, the first card of the box, a whole network, odd cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games.galactic_cruise.company import NO_PILOT
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.moves import AGENDA, TECHNOLOGIES, TOKENS
from cosmodrome.games.galactic_cruise.rules import flight, headquarters, means, prospects, resources
from cosmodrome.games.galactic_cruise.rules.rachel import planning
from cosmodrome.games.galactic_cruise.state import ACTING, PAYING, TURN
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, CONNECTIONS, FUEL
from tests.games.galactic_cruise import solo_table
from tests.games.galactic_cruise.table import Table, flying, shuttle
from tests.games.galactic_cruise.test_noticed import pack


def departure(*segments: str, presold: tuple[int, int, int] = (0, 0, 1), **options: Any) -> Table:
    """A shuttle of these segments, enough for every launch, a cruise with these tickets sold, guests in the queue."""
    t = Table(3, **options)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle(*segments))
    t.schedule(0, "b12", presold, flip=TOKENS[t[0].tower[7]])
    t.queue((1, 0, 0), (1, 0, 0), (1, 0, 0))
    t[0].storage, t[0].resources, t[0].ads = [9, 9, 9], [9, 9, 9], 3
    return t


# --- boarding


def test_for_the_last_seat_there_is_no_boarding_of_all_at_once() -> None:
    t = departure("ball_pit", "karaoke").go().play("launch worker")
    assert t.question == "board"
    assert (t.offered("board"), t.offers("board_all")) == (["family"], False)


def test_all_board_at_once_only_where_the_seats_left_are_enough() -> None:
    t = departure("ball_pit", "karaoke", "pizza_world", "climbing_net", presold=(0, 0, 3)).go().play("launch worker")
    assert t.offers("board_all")
    t.play("invite adventurous_1")
    assert (t.question, t.offers("board_all")) == ("board", False)


@pytest.mark.parametrize("section", [0, 1, 2])
def test_a_card_with_ads_wins_the_guest_whom_they_just_pay_for(section: int) -> None:
    t = departure("ball_pit", "karaoke", presold=(0, 0, 0))
    t.queue(*[(1, 0, 0) if n == section else (0, 0, 0) for n in range(3)])
    t.s.supply = [0, 0, 0]
    t.hand(0, "marketing_blitz")
    t[0].ads = 0
    assert t.go().offered("launch") == ["worker"]


def test_a_card_that_flies_a_shuttle_is_not_played_beside_a_pilot_whatever_else_it_brings(tmp_path: Path) -> None:
    content = pack(tmp_path, '[{ do = "no_pilot" }]', '[{ do = "no_pilot" }, { do = "gain", vp = 2 }]', "agenda.toml")
    t = departure("ball_pit", "karaoke", content=content, modules=("accommodations_parts",))
    t.hand(0, "pal_9001")
    t.go().play("launch worker")
    assert not t.offers("play_card pal_9001")


@pytest.mark.parametrize("boarding", [("board family", "board family"), ("board_all",)])
def test_a_card_that_counts_boarding_guests_counts_those_who_board_at_once(
    tmp_path: Path, boarding: tuple[str, ...]
) -> None:
    ours = 'effects = [{ do = "move_guests", count = 3, steps = 2 }]'
    each = 'effects = [{ do = "move_guests", count = 3, steps = 2 }, { do = "gain", ads = 1, per = "guests_placed" }]'
    t = departure(
        "ball_pit", "karaoke", "pizza_world", presold=(0, 0, 2), content=pack(tmp_path, ours, each, "agenda.toml")
    )
    t.hand(0, "standby_list")
    t.go().play("launch worker", "play_card standby_list")
    while t.question != "board":
        t.play("done")
    t.play(*boarding).settle()
    assert t[0].ads == 3 + 2


def test_a_card_that_made_borrowing_cheaper_does_not_pay_for_the_launch_too() -> None:
    for short, launches in ((0, True), (1, False)):
        t = departure("ball_pit", "karaoke")
        t.own(1, "autopilot_core")
        t.hand(0, "open_licence")
        t[0].resources = [1, 2, 4]
        t[0].resources[t.s.content.card_resource[AGENDA.index("open_licence")]] -= short
        # The flight costs 2; its technology 2 more, unless the card is played.
        t[0].workers_home, t[0].money, t.s.spent_reputation = 0, 2, True
        assert ("nobody" in t.go().offered("launch")) == launches


# --- paying


def test_while_a_launch_is_paid_free_moves_are_answers() -> None:
    t = departure("ball_pit", "karaoke")
    t[0].resources[FUEL], t[0].reputation = 3, 9
    t.hand(0, next(card for i, card in enumerate(AGENDA) if t.s.content.card_resource[i] == FUEL))
    t.go().play("launch worker", "board family")
    assert t.question == "pay_launch"
    ask = t.match.asks[0]
    assert {move.verb.name for move in ask.moves} >= {"spend_card", "spend_reputation"}
    assert not ask.side


def test_resources_that_find_no_place_any_more_are_lost_one_by_one() -> None:
    t = Table(3)
    t.s.active, t.s.phase = 0, PAYING
    t[0].storage, t[0].resources = [2, 2, 2], [2, 2, 2]
    t.s.payment = due = Payment([0, 0, 0])
    assert list(resources.choose_incoming(t.s, t[0], 3)) == []
    assert (due.incoming, t[0].resources) == (0, [2, 2, 2])


# --- after the flight


def test_a_card_for_a_return_is_played_without_a_pilot_too() -> None:
    t = Table(3)
    t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 0), stop=3, pilot=NO_PILOT))
    t.hand(0, "heroes_welcome")
    t.go(TURN)
    assert (t.question, t.offered("play_card")) == ("after_return", ["heroes_welcome"])


def test_of_several_ways_to_fly_past_stops_the_longest_counts(tmp_path: Path) -> None:
    one = 'effects = [{ do = "advance", mode = "skip", stops = 1 }]'
    two = 'effects = [{ do = "advance", mode = "skip", stops = 2 }, { do = "advance", mode = "skip", stops = 1 }]'
    t = Table(3, content=pack(tmp_path, one, two, "technologies.toml"))
    assert flight.skippable(t.s, t[0]) == (0, -1)
    t.own(0, "flight_target_indicator")
    assert flight.skippable(t.s, t[0]) == (2, t.space("flight_target_indicator"))


# --- headquarters


def test_with_a_whole_network_and_every_technology_there_is_nowhere_to_build() -> None:
    t = Table(3)
    t.own(0, *CONNECTIONS)
    assert headquarters.can_build_development(t.s, t[0], 0)
    t.own(0, *[TECHNOLOGIES[i] for i in t.s.technologies])
    assert not headquarters.can_build_development(t.s, t[0], 0)


# --- cards


def test_a_card_for_any_time_counts_what_there_is_now(tmp_path: Path) -> None:
    each = 'effects = [{ do = "gain", ads = 1, per = "experts_hired" }]'
    t = Table(3, content=pack(tmp_path, 'effects = [{ do = "gain", ads = 3 }]', each, "agenda.toml"))
    t.hand(0, "marketing_blitz")
    t.s.active, t.s.phase = 0, ACTING
    t.market("b12", "b1", "b2", "b3", "b15")
    t.schedule(0, "b12")
    t.queue((1, 0, 0), (0, 0, 0), (0, 0, 0))
    t[0].ads = 0
    for hired, ads in ((0, 0), (1, 1), (3, 2)):
        t[0].experts_hired = hired
        assert means.more_ads(t.s, t[0]) == ads
        assert prospects.can_start(t.s, t[0], ACTIONS.index("advertise_cruise")) == bool(ads)


def test_the_first_card_of_the_box_alone_on_display_names_her_resources() -> None:
    s = solo_table.table()
    solo_table.display_cards(s, -1, -1, -1, -1)
    s.agenda_display[2], s.silo = 0, [0, 0, 0]
    s.silo[s.content.card_resource[0]] = 3
    assert planning.can_gain_resources(s)
