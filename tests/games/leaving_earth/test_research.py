"""Research and outcomes."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.pieces import ADVANCEMENT_NAMES
from cosmodrome.games.leaving_earth.rules.outcomes import note_seen, tallied
from cosmodrome.kernel import IllegalMove
from tests.games.leaving_earth.table import Table


def test_research_costs_10_and_puts_three_unseen_outcomes_on_the_card() -> None:
    t = Table().deals("success", "minor_failure", "success").play("research juno_rockets")
    assert t.agency().money == 15
    assert t.pile("juno_rockets") == "ssf"
    assert t.s.deck == [58, 14, 15]


def test_surveying_starts_with_one_outcome() -> None:
    assert Table().deals("major_failure").play("research surveying").pile("surveying") == "F"


def test_an_advancement_is_researched_once_and_only_with_money() -> None:
    t = Table().knows(landing="s")
    with pytest.raises(IllegalMove, match="already_researched"):
        t.play("research landing")
    t.agency().money = 9
    t = Table()
    t.agency().money = 9
    with pytest.raises(IllegalMove, match="too_expensive"):
        t.play("research landing")


def test_a_short_deck_takes_the_discards_back() -> None:
    t = Table()
    t.s.deck, t.s.discard = [2, 0, 0], [1, 2, 3]
    t.deals("major_failure", "major_failure", "major_failure").play("research landing")
    assert t.pile("landing") == "FFF"
    assert t.s.deck == [3, 2, 0]
    assert t.s.discard == [0, 0, 0]


def test_when_even_the_discards_do_not_suffice_a_second_deck_joins() -> None:
    t = Table()
    t.s.deck, t.s.discard = [0, 0, 0], [1, 0, 0]
    t.deals("success", "success", "success").play("research landing")
    assert t.s.deck == [61 - 3, 15, 15]


def test_a_deck_that_just_suffices_leaves_the_discards_alone() -> None:
    t = Table()
    t.s.deck, t.s.discard = [3, 0, 0], [1, 2, 3]
    t.play("research landing")
    assert t.s.discard == [1, 2, 3]


def test_discards_that_just_suffice_need_no_second_deck() -> None:
    t = Table()
    t.s.deck, t.s.discard = [0, 0, 0], [3, 0, 0]
    t.play("research landing")
    assert t.pile("landing") == "sss"
    assert t.s.deck == [0, 0, 0]


def fired(pile: str, draw: str, money: int = 25) -> Table:
    """A Juno test on Earth: one is fired, another stays."""
    t = Table().knows(juno_rockets=pile)
    t.craft("earth", "juno", "juno", "probe")
    t.agency().money = money
    return t.deals(draw).play("spacecraft 1", "maneuver suborbital_flight", "fire juno")


def test_a_failure_is_removed_for_5_after_it_took_effect() -> None:
    t = fired("ssf", "minor_failure")
    assert t.parts() == {"juno": 1, "damaged_juno": 1, "probe": 1}
    assert t.question == "remove_outcome"
    t.play("remove")
    assert t.agency().money == 20
    assert t.pile("juno_rockets") == "ss"
    assert t.s.discard == [0, 1, 0]


def test_a_success_is_removed_for_10() -> None:
    t = fired("ssf", "success").play("remove")
    assert t.agency().money == 15
    assert t.pile("juno_rockets") == "sf"


def test_an_outcome_that_is_kept_is_shuffled_back() -> None:
    t = fired("ssf", "success").play("keep")
    assert t.pile("juno_rockets") == "ssf"
    assert t.agency().money == 25


def test_nobody_is_asked_to_pay_what_he_does_not_have() -> None:
    assert fired("ssf", "success", money=9).question == "fire"
    assert fired("ssf", "minor_failure", money=4).question == "fire"
    assert fired("ssf", "minor_failure", money=5).question == "remove_outcome"


def test_the_last_success_is_removed_for_nothing() -> None:
    t = fired("s", "success", money=0)
    assert t.question == "remove_outcome"
    t.play("remove")
    assert t.pile("juno_rockets") == ""
    assert t.agency().money == 0


def test_a_last_failure_costs_5_and_left_there_strikes_again() -> None:
    t = fired("f", "minor_failure").play("keep", "fire juno")
    assert t.parts() == {"damaged_juno": 2, "probe": 1}
    assert t.play("remove").pile("juno_rockets") == ""


def test_without_outcomes_an_advancement_simply_works() -> None:
    t = Table().knows(juno_rockets="")
    t.craft("earth", "juno", "probe")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert t.parts() == {"probe": 1}
    assert t.question == "turn"


def test_everybody_remembers_what_was_seen_and_put_back() -> None:
    t = fired("ssf", "minor_failure").play("keep")
    known = t.match.view(0)["agencies"][0]["advancements"]["juno_rockets"]
    assert known == {"outcomes": 3, "known": {"minor_failure": 1}}
    t.deals("success").play("fire juno", "remove")
    known = t.match.view(0)["agencies"][0]["advancements"]["juno_rockets"]
    assert known == {"outcomes": 2, "known": {"minor_failure": 1}}


def test_who_fires_a_gift_he_cannot_build_gains_the_advancement_with_a_full_set() -> None:
    t = Table()
    t.craft("earth", "juno", "juno", "probe")
    t.deals("success", "success", "major_failure", "success")
    t.play("spacecraft 1", "maneuver suborbital_flight", "fire juno")
    assert t.pile("juno_rockets") == "ssF"
    assert t.question == "remove_outcome"


def test_draws_are_tallied_up_to_seven_of_each_and_none_spills_over_into_another() -> None:
    t = Table().knows(landing="s")
    for _ in range(9):
        note_seen(t.s, 0, ADVANCEMENT_NAMES.index("landing"), 0)
    tally = t.agency().tallies[ADVANCEMENT_NAMES.index("landing")]
    assert [tallied(tally, value) for value in range(3)] == [7, 0, 0]
