"""Co-operation."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table


def test_money_and_unassembled_components_are_given() -> None:
    t = Table(agencies=2).store("juno", "juno", "pilot")
    t.play("cooperate", "money 5", "money 10", "part juno", "astronaut 1", "propose", "accept")
    assert t.agency(0).money == 10
    assert t.agency(1).money == 40
    assert t.stored(0) == t.stored(1) == {"juno": 1}
    assert t.agency(1).astronauts == [1]


def test_a_whole_craft_is_given_with_contents_damage_place_and_time_tokens() -> None:
    t = Table(agencies=2)
    t.craft("mars_orbit", "vostok", "damaged_juno", "pilot", tokens=2)
    t.play("cooperate", "spacecraft 1", "propose", "accept")
    assert t.fleet(0) == []
    assert t.place(1, seat=1) == "mars_orbit"
    assert t.parts(1, seat=1) == {"vostok": 1, "damaged_juno": 1}
    assert t.ship(1, seat=1).tokens == 2
    assert t.ship(1, seat=1).crew == [1]


def test_parts_of_a_craft_are_not_given() -> None:
    t = Table(agencies=2)
    t.craft("earth", "vostok")
    assert "part vostok" not in t.play("cooperate").offered


def test_shared_research_puts_as_many_new_outcomes_on_the_receivers_card_for_nothing() -> None:
    t = Table(agencies=2).knows(landing="sf")
    t.deals("success", "major_failure").play("cooperate", "share landing", "propose", "accept")
    assert t.pile("landing", 0) == "sf"
    assert t.pile("landing", 1) == "sF"
    assert t.agency(0).money == t.agency(1).money == 25
    assert t.s.deck == [59, 15, 14]


def test_a_mastered_advancement_is_shared_without_outcomes() -> None:
    t = Table(agencies=2).knows(landing="")
    assert t.play("cooperate", "share landing", "propose", "accept").pile("landing", 1) == ""


def test_what_both_have_is_not_shared() -> None:
    t = Table(agencies=2).knows(landing="").knows(1, landing="sss")
    with pytest.raises(IllegalMove, match="nothing_to_share"):
        t.play("cooperate").play("share landing")


def test_this_is_offered_for_that_and_accepted_as_a_whole() -> None:
    t = Table(agencies=3).store("juno").store("eagle", seat=2)
    t.play("cooperate", "agency cnes", "part juno", "in_return", "part eagle", "money 5", "propose")
    assert t.asked == 2
    assert t.match.view(2)["now"]["offer"]["want"] == ["part eagle", "money 5"]
    t.play("accept")
    assert t.stored(0) == {"eagle": 1}
    assert t.stored(2) == {"juno": 1}
    assert t.agency(0).money == 30
    assert t.agency(2).money == 20


def test_a_declined_offer_changes_nothing() -> None:
    t = Table(agencies=2).play("cooperate", "money 25", "propose", "decline")
    assert [t.agency(seat).money for seat in (0, 1)] == [25, 25]
    assert t.asked == 0
    assert t.question == "turn"


def test_an_offer_may_be_dropped() -> None:
    t = Table(agencies=2).play("cooperate", "money 25", "cancel")
    assert t.question == "turn"
    assert t.agency().money == 25


def test_one_may_ask_for_something_without_giving() -> None:
    t = Table(agencies=2).play("cooperate", "in_return", "money 1", "propose", "accept")
    assert [t.agency(seat).money for seat in (0, 1)] == [26, 24]


def test_nothing_is_offered_twice() -> None:
    t = Table(agencies=2).store("juno").knows(landing="")
    t.craft("earth", "probe")
    t.play("cooperate", "part juno", "share landing", "spacecraft 1", "money 25")
    assert t.offered == ["in_return", "strike 1", "strike 2", "strike 3", "strike 4", "propose", "cancel"]


def test_an_empty_offer_cannot_be_proposed() -> None:
    assert "propose" not in Table(agencies=2).play("cooperate").offered


def test_alone_there_is_nobody_to_cooperate_with() -> None:
    with pytest.raises(IllegalMove, match="nobody_to_cooperate_with"):
        Table().play("cooperate")


def test_to_dock_with_a_foreign_craft_one_must_first_be_given_it() -> None:
    t = Table(agencies=2).knows(rendezvous="").knows(1, rendezvous="")
    t.craft("earth_orbit", "probe")
    t.craft("earth_orbit", "juno", seat=1)
    assert "dock" not in t.play("spacecraft 1").offered
    t = Table(agencies=2).knows(rendezvous="")
    t.craft("earth_orbit", "probe")
    t.craft("earth_orbit", "juno", seat=1)
    t.play("cooperate", "in_return", "spacecraft 2", "propose", "accept", "spacecraft 1", "dock")
    assert t.parts() == {"probe": 1, "juno": 1}


def test_a_line_is_struck_off_an_offer_on_either_side() -> None:
    t = Table(agencies=2).store("juno").store("eagle", seat=1)
    t.play("cooperate", "money 5", "part juno", "money 10", "strike 1")
    assert t.match.view(0)["now"]["offer"]["give"] == ["part juno", "money 10"]
    t.play("in_return", "part eagle", "money 1", "strike 2")
    assert t.match.view(0)["now"]["offer"]["want"] == ["part eagle"]
    t.play("to_give", "strike 2", "propose", "accept")
    assert (t.stored(0), t.stored(1)) == ({"eagle": 1}, {"juno": 1})
    assert [t.agency(seat).money for seat in (0, 1)] == [25, 25]


def test_a_counter_offer_turns_the_offer_round_and_is_answered_by_who_made_it() -> None:
    t = Table(agencies=3).store("eagle", seat=2)
    t.play("cooperate", "agency cnes", "money 1", "in_return", "part eagle", "propose", "counter")
    assert (t.asked, t.question) == (2, "offer")
    offer = t.match.view(None)["now"]["offer"]
    assert (offer["by"], offer["to"], offer["give"], offer["want"]) == (2, 0, ["part eagle"], ["money 1"])
    t.play("in_return", "strike 1", "money 5", "propose")
    assert (t.asked, t.question) == (0, "answer_offer")
    t.play("accept")
    assert (t.asked, t.question) == (0, "turn")
    assert t.stored(0) == {"eagle": 1}
    assert [t.agency(seat).money for seat in (0, 1, 2)] == [20, 25, 30]


def test_a_counter_offer_may_be_countered_declined_or_dropped() -> None:
    t = Table(agencies=2).play("cooperate", "money 1", "propose", "counter", "in_return", "money 5", "propose")
    assert (t.asked, t.offered) == (0, ["accept", "decline", "counter"])
    t.play("counter", "cancel")
    assert (t.asked, t.question) == (0, "turn")
    t.play("cooperate", "money 1", "propose", "counter", "cancel")
    assert (t.asked, t.question) == (0, "turn")
    assert [t.agency(seat).money for seat in (0, 1)] == [25, 25]
    assert t.match.events_since(0, None)[-1]["kind"] == "offer_declined"


def test_only_offers_that_are_made_count_as_free_actions() -> None:
    t = Table(agencies=2).play("cooperate", "money 1", "cancel", "cooperate", "money 1", "propose", "decline")
    assert [t.agency(seat).free_actions for seat in (0, 1)] == [1, 0]


def test_who_has_no_free_action_left_makes_no_counter_offer() -> None:
    t = Table(agencies=2)
    t.agency(1).free_actions = 60
    assert t.play("cooperate", "money 1", "propose").offered == ["accept", "decline"]
