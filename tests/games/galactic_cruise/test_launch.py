"""Launch a Shuttle: the six steps, who may be left behind, how it is paid, and the new cruise."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import GONE, WORKER
from cosmodrome.games.galactic_cruise.moves import CRUISES
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.rules import launch
from cosmodrome.games.galactic_cruise.vocabulary import FAMILY, FOOD, FUEL, OXYGEN, RELAXING
from tests.games.galactic_cruise.solo_table import drive
from tests.games.galactic_cruise.table import Table, flying, shuttle


def pink(*cards: str, presold: tuple[int, int, int] = (0, 0, 1)) -> Table:
    """The example: a cruise with fuel 4, three segments, one presold family guest, another one in the queue."""
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.queue((0, 0, 0), (1, 0, 1), (0, 0, 0))
    t.schedule(0, "b12", presold)
    t.fleet(0, shuttle("ball_pit", "karaoke", "climbing_net"))
    t.own(0, "space_elevator")
    t[0].storage, t[0].resources = [3, 3, 5], [3, 3, 3]
    t.hand(0, *cards)
    return t


def test_we_050_presold_guests_board_free_and_others_by_last_minute_sale() -> None:
    t = pink().go().play("launch worker", "board family", "invite family_2")
    assert (t[0].ads, t[0].money, t[0].reputation) == (0, 10, 0)
    assert t[0].shuttles[0].guests == [0, 0, 2]
    assert t[0].workers_home == 1


def test_we_051_a_launch_puts_a_cube_on_the_progress_track() -> None:
    t = pink()
    t.s.filled = (0, 0, 0)
    t.go().play("launch worker", "board family", "done")
    assert (t[0].cubes, t.s.filled, t[0].launch_cubes) == ((1, 0, 0), (1, 0, 0), 8)


def test_we_052_resources_come_from_the_board_cards_and_reputation() -> None:
    t = pink("double_duty")
    t[0].resources, t[0].storage, t[0].reputation = [2, 2, 3], [2, 2, 3], 3
    t.go().play("launch worker", "board family", "invite family_2")
    payment = t.s.payment
    assert payment is not None
    assert payment.due == [3, 3, 3]
    t.play("spend_card double_duty")
    assert payment.due == [2, 3, 3]
    assert not t.offers("pay")
    # What is left is then paid from the board, as there is no other way.
    t.play("spend_reputation resource")
    assert (t[0].reputation, t[0].resources, t[0].hand) == (2, [0, 0, 0], [])


def test_we_053_the_cockpit_scores_and_loses_its_penalty() -> None:
    t = pink().go().play("launch worker", "board family", "done").settle()
    assert t[0].vp == 5 + 3
    assert t[0].shuttles[0].launched


def test_we_054_the_flipped_token_is_loaded_and_the_worker_flies() -> None:
    t = pink().go().play("launch worker", "board family", "done").settle()
    one = t[0].shuttles[0]
    assert (one.token, one.pilot, one.cruise) == (True, WORKER, CRUISES.index("b12"))
    assert t[0].tokens[4] == GONE
    assert t[0].scheduled == -1


def test_we_055_the_new_cruise_moves_the_queue_and_brings_guests() -> None:
    t = pink()
    t.s.cruise_stack = [CRUISES.index("b6")]
    t.queue((0, 0, 1), (1, 2, 2), (1, 0, 3))
    t.go().play("launch worker", "board family", "invite family_2").settle()
    assert t.s.market[0] == CRUISES.index("b6")
    assert t.s.queue == [[0, 2, 2], [1, 0, 3], [1, 1, 1]]
    # A third guest aboard would have brought a second family guest.
    more = pink()
    more.s.cruise_stack = [CRUISES.index("b6")]
    more.queue((0, 0, 0), (0, 0, 0), (0, 0, 0))
    drive(launch.new_cruise(more.s, more[0], 0, 3))
    assert more.s.queue[2] == [0, 1, 2]


def test_a_third_guest_brings_a_second_one_of_the_first_destination() -> None:
    t = pink("board_game_cruise")
    t.s.cruise_stack = [CRUISES.index("b6")]
    t.queue((0, 0, 2), (0, 0, 0), (0, 0, 0))
    t[0].resources, t[0].storage = [4, 4, 4], [5, 5, 5]
    t.go().play("launch worker", "play_card board_game_cruise", "board family", "invite family_1", "invite family_1")
    t.settle()
    assert t.s.queue[2] == [0, 1, 2]


def test_we_056_a_presold_guest_left_behind_costs_two_reputation() -> None:
    t = pink(presold=(0, 1, 1))
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t[0].reputation = 3
    t.go().play("launch worker", "board family")
    assert t[0].reputation == 1
    assert t.s.queue[2][RELAXING] == 1
    two = pink(presold=(0, 2, 1))
    two.fleet(0, shuttle("ball_pit", "karaoke"))
    two[0].reputation = 5
    two.go().play("launch worker", "board family")
    assert (two[0].reputation, two.s.queue[2][RELAXING]) == (1, 2)


def test_a_queue_guest_may_be_preferred_to_a_presold_one() -> None:
    t = pink()
    t[0].reputation = 2
    t.go().play("launch worker", "invite adventurous_2", "done")
    assert t[0].shuttles[0].guests == [1, 0, 0]
    assert t[0].reputation == 0
    assert t.s.queue[2][FAMILY] == 1


def test_a_guest_who_cannot_be_left_behind_must_board() -> None:
    t = pink(presold=(0, 1, 1))
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t[0].reputation = t[0].vp = 0
    t.go()
    assert t.offered("launch") == []
    t[0].vp = 2
    t.go()
    assert t.offered("launch") == ["worker"]


def test_we_057_one_cabin_for_three_with_ads_and_food_for_each() -> None:
    t = pink("board_game_cruise", "talent_night")
    t.queue((0, 0, 3), (0, 0, 0), (0, 0, 0))
    t[0].ads, t[0].resources, t[0].storage = 5, [5, 3, 3], [5, 5, 5]
    assert t.s.content.prices.presold == 2
    t.go().play("launch worker", "play_card board_game_cruise", "board family")
    t.play("invite family_1", "invite family_1", "invite family_1")
    assert t[0].shuttles[0].guests == [0, 0, 4]
    assert t[0].ads == 2
    payment = t.s.payment
    assert payment is not None
    assert payment.due[FOOD] == 5


def test_we_058_a_launch_without_tokens_loads_none() -> None:
    t = pink()
    t[0].tokens = [GONE] * 8
    t.go().play("launch worker", "board family", "done").settle()
    assert not t[0].shuttles[0].token


def test_a_launch_needs_a_scheduled_cruise_a_cabin_a_guest_and_resources() -> None:
    ready = pink()
    ready.go()
    assert ready.offered("launch") == ["worker"]
    unscheduled = pink()
    unscheduled[0].scheduled = -1
    unscheduled.go()
    assert unscheduled.offered("launch") == []
    small = pink()
    small.fleet(0, shuttle("ball_pit"))
    small.go()
    assert small.offered("launch") == []
    empty = pink(presold=(0, 0, 0))
    empty[0].ads = 0
    empty.go()
    assert empty.offered("launch") == []
    poor = pink()
    poor[0].resources = [1, 3, 3]
    poor.go()
    assert poor.offered("launch") == []
    busy = pink()
    busy.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b4"))
    busy.go()
    assert busy.offered("launch") == []


def test_a_launch_takes_no_action_on_the_main_board() -> None:
    t = pink().go().play("launch worker", "board family", "done").settle()
    assert t.offered("act") == []
    assert (t.asked, t.question) == (1, "turn")


def test_payment_by_cards_alone_needs_no_room() -> None:
    t = pink("double_duty", "gala_opening", "swivel_chair")
    t[0].resources, t[0].storage = [0, 3, 3], [2, 3, 3]
    t.go().play("launch worker", "board family", "done")
    assert sorted(t.offered("spend_card")) == ["double_duty", "gala_opening", "swivel_chair"]
    t.play("spend_card double_duty", "spend_card gala_opening").settle()
    assert t[0].resources == [0, 0, 0]


def test_nothing_is_offered_that_would_make_the_payment_fail() -> None:
    t = pink("closed_loop_galley")
    t[0].resources = [1, 2, 3]
    t.go()
    assert t.offered("launch") == ["worker"]
    t.play("launch worker")
    # As one oxygen the card would not be enough.
    assert t.offered("spend_card") == []
    # There is but one way to pay, so nobody is asked.
    t.play("board family", "done")
    assert t.happened("card_played")[0]["card"] == "closed_loop_galley"
    assert t[0].shuttles[0].launched


def test_a_borrowed_technology_lowers_a_launch() -> None:
    t = pink()
    t.s.tech_owners = put(t.s.tech_owners, t.space("space_elevator"), 2)
    t[0].technologies = 0
    t[0].resources[FUEL], t[0].reputation = 3, 9
    t.go().play("launch worker", "board family", "done")
    payment = t.s.payment
    assert payment is not None
    assert payment.due[FUEL] == 4
    assert not t.offers("pay")
    money = t[0].money
    t.play("borrow_technology space_elevator").settle()
    assert t[0].money == money - t.s.content.prices.borrow[9]
    assert t[0].shuttles[0].launched


def test_we_079_guests_that_have_run_out_are_replaced_by_the_launching_company() -> None:
    t = pink()
    t.s.cruise_stack = [CRUISES.index("b2")]
    t.s.supply = [2, 0, 3]
    t.go().play("launch worker", "board family", "done").settle()
    assert t.offered("add_guest") == ["adventurous", "family"]
    t.play("add_guest adventurous")
    assert t.s.queue[2] == [1, 0, 0]


def test_any_ready_shuttle_may_be_chosen() -> None:
    t = pink()
    t.fleet(0, shuttle("ball_pit", "karaoke"), shuttle("sauna_pod", "massage_bay", cockpit="wings"))
    t.go().play("launch worker")
    assert t.offered("choose_shuttle") == ["first", "second"]
    t.play("choose_shuttle second", "board family")
    assert [one.cruise >= 0 for one in t[0].shuttles] == [False, True]


def test_oxygen_is_due_for_every_segment_and_food_for_every_guest_and_the_crew() -> None:
    t = pink("talent_night")
    t.fleet(0, shuttle("ball_pit", "karaoke"))
    t.go().play("launch worker", "board family")
    payment = t.s.payment
    assert payment is not None
    assert (payment.due[FOOD], payment.due[OXYGEN], payment.due[FUEL]) == (2, 2, 3)
