"""Questions: few of them, none that answers itself, and several steps in one answer where nothing lies between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from cosmodrome.arena import derive
from cosmodrome.bots import make
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Ask, Match, SeededDealer
from tests.games.galactic_cruise.table import Table, shuttle

#: What greedy companies were asked in a match of four before questions were counted, and how much of it may be left.
ONCE = 1011
BUDGET = 0.75
MATCHES = 6


def asked(seed: int) -> Iterator[tuple[Match, Ask]]:
    """Every question of a match between greedy companies."""
    match = Match(GAME, GAME.check_options({"players": 4}), SeededDealer(seed), listen=False)
    bots = [make("greedy", "galactic_cruise", derive(seed, seat)) for seat in range(4)]
    while not match.over:
        ask = match.asks[0]
        yield match, ask
        match.play_trusted(ask, bots[ask.seat].choose(match.seat(ask.seat)))


@cache
def survey() -> tuple[int, Counter[str], Counter[str]]:
    """How many questions there were in all, those with a single answer, and those in vain, by their names."""
    number, single, vain = 0, Counter[str](), Counter[str]()
    for seed in range(MATCHES):
        for match, ask in asked(seed):
            number += 1
            assert isinstance(match.state, GalacticCruise)
            if match.state.companies[ask.seat].secret >= 0:
                # Whoever hides a card is asked wherever such a card could matter.
                continue
            if len(ask.moves) == 1:
                single[ask.question] += 1
            elif _is_vain(match, ask):
                vain[ask.question] += 1
    return number, single, vain


def _is_vain(match: Match, ask: Ask) -> bool:
    """Whether a question offers nothing but `done` and free moves that neither fit the moment nor open an answer."""
    if any(str(move) != "done" for move in ask.answers):
        return False
    if any(move.verb.name in ("play_card", "use_technology") for move in ask.side):
        return False
    if ask.question == "before_end":
        return not any(move.verb.name == "spend_reputation" for move in ask.side)
    return not any(_opens(match, ask, n) for n in range(len(ask.side)))


def _opens(match: Match, ask: Ask, number: int) -> bool:
    """Whether a free move leads to an answer other than `done`."""
    twin = match.copy()
    again = twin.ask_of(ask.seat)
    assert again is not None
    move = again.side[number]
    twin.play_trusted(again, move)
    while (after := twin.ask_of(ask.seat)) is not None and after.question != ask.question:
        # How many icons, which blueprints: as many as there are.
        twin.play_trusted(after, after.moves[-1])
    return after is not None and any(str(one) != "done" for one in after.answers)


def test_bots_are_asked_a_quarter_less_than_before() -> None:
    number, _, _ = survey()
    assert number / MATCHES <= BUDGET * ONCE


def test_no_question_has_a_single_answer() -> None:
    _, single, _ = survey()
    assert single == {}


def test_no_question_is_asked_in_vain() -> None:
    _, _, vain = survey()
    assert vain == {}


def test_a_card_whose_fuel_the_launch_needs_does_not_keep_the_boarding_open() -> None:
    for fuel, question in ((3, "pay_launch"), (4, "board")):
        t = Table(3)
        t.market("b12", "b1", "b2", "b3", "b15")
        t.queue((0, 0, 0), (1, 1, 1), (0, 0, 0))
        t.schedule(0, "b12", (1, 0, 0))
        t.fleet(0, shuttle("ball_pit", "karaoke"))
        t.hand(0, "standby_list")
        t[0].storage, t[0].resources, t[0].reputation = [5, 5, 5], [5, 5, fuel], 0
        t.go().play("launch worker", "board adventurous")
        assert t.question == question


# --- several steps in one answer


def test_a_worker_is_placed_and_takes_an_action_in_one_answer() -> None:
    t = Table(3)
    t.own(0, "tc_tr")
    t.go()
    here, there = t.s.actions_at[0], t.s.actions_at[1]
    sent = t.offered("send_worker")
    assert {name for name in sent if name.startswith("tc+")} == {
        f"tc+{move}" for move in _names(t, *here, *there) if f"tc+{move}" in sent
    }
    t.layout(tc="acquire_blueprints")
    t.go().play("send_worker tc+acquire_blueprints")
    assert t.question == "take_blueprint"
    assert t.s.workers[0] == 0
    assert t.s.actions_left == 1


def _names(t: Table, *actions: int) -> list[str]:
    from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS

    return [ACTIONS[action] for action in actions]


def test_a_worker_is_not_sent_for_what_is_out_of_reach_or_could_do_nothing() -> None:
    t = Table(3)
    t.layout(tc="hire_expert", bc="gain_supplies")
    t[0].money = 3
    t.go()
    sent = t.offered("send_worker")
    assert "tc+hire_expert" not in sent
    assert "bc+gain_supplies" in sent
    assert "tc+gain_supplies" not in sent


def test_three_resources_are_taken_from_the_silo_at_once() -> None:
    t = Table(3)
    t.s.silo = [1, 2, 5]
    t[0].resources, t[0].storage = [0, 0, 1], [2, 2, 2]
    t.act("gain_resources")
    assert t.offered("gain_several") == ["food+oxygen+oxygen", "food+oxygen+fuel", "oxygen+oxygen+fuel"]
    t.play("gain_several food+oxygen+fuel")
    assert (t.s.silo, t[0].resources) == ([0, 1, 4], [1, 1, 2])
    assert t.question != "gain_resources"


def test_bought_resources_are_chosen_together() -> None:
    t = Table(3)
    t[0].resources, t[0].storage, t[0].money, t[0].ads = [0, 0, 0], [2, 2, 2], 5, 0
    t.act("gain_supplies").play("buy both", "gain_several food+fuel")
    assert (t[0].resources, t[0].money, t[0].ads) == ([1, 0, 1], 3, 2)


def test_all_funding_bonuses_of_a_meeting_may_be_the_same() -> None:
    t = Table(3)
    for location in ("tl", "br"):
        t.station(0, location)
    t.own(0, "tc_tr")
    t[0].money = 1
    t.go()
    assert t.offered("fund_all") == ["money", "ad", "vp", "resource"]
    t.play("fund_all money")
    assert t[0].money == 3
    assert t.question == "action"


def test_all_guests_are_scored_at_once_where_the_ads_suffice() -> None:
    from cosmodrome.games.galactic_cruise.state import TURN
    from tests.games.galactic_cruise.table import flying

    for ads, possible in ((3, True), (2, False)):
        t = Table(3)
        t.fleet(0, flying(shuttle("ball_pit", "karaoke"), "b12", (1, 0, 1), stop=2))
        t[0].ads = ads
        t.go(TURN)
        assert t.question == "destination"
        assert t.offers("score_all") == possible
        if possible:
            t.play("score_all")
            assert (t[0].ads, t[0].vp) == (0, 5 + 2 * 3)


def ready(resources: list[int]) -> Table:
    """A scheduled cruise, two guests with tickets, two shuttles to choose from."""
    t = Table(3)
    t.market("b12", "b1", "b2", "b3", "b15")
    t.fleet(0, shuttle("ball_pit", "karaoke", "climbing_net"), shuttle("rover_track", "sauna_pod", "massage_bay"))
    t.schedule(0, "b12", (0, 1, 1))
    t[0].storage, t[0].resources, t[0].ads = [5, 5, 5], resources, 3
    return t


def test_a_shuttle_that_is_ready_lifts_off_in_one_answer() -> None:
    t = ready([5, 5, 5])
    t.go().play("launch_now second")
    one = t[0].shuttles[1]
    assert (one.launched, one.guests) == (True, [0, 1, 1])
    assert t[0].resources == [5 - 3, 5 - 3, 5 - t.s.content.cruises[one.cruise].fuel]


def test_a_launch_in_steps_takes_three_answers() -> None:
    t = ready([5, 5, 5])
    t[0].reputation = 9
    t.go().play("launch worker", "fill first", "pay")
    assert t[0].shuttles[0].launched


def test_what_is_missing_is_paid_by_cards_or_by_reputation_in_one_answer() -> None:
    by_cards = ready([2, 5, 5])
    by_cards.hand(0, "helping_hand", "swivel_chair")
    by_cards.go().play("launch_now first")
    assert by_cards.question == "pay_launch"
    by_cards.play("pay_by_cards")
    assert by_cards[0].shuttles[0].launched
    assert len(by_cards[0].hand) == 1
    by_reputation = ready([2, 5, 5])
    by_reputation[0].reputation = 9
    by_reputation.go().play("launch_now first", "pay_by_reputation")
    assert by_reputation[0].shuttles[0].launched
    assert by_reputation[0].reputation < 9


def test_nobody_is_asked_before_the_turn_ends_without_a_card_or_reputation_that_was_just_counted() -> None:
    t = ready([5, 5, 5])
    t[0].reputation = 9
    t.go().play("launch_now first")
    if t.question == "pay_launch":
        t.play("pay")
    assert (t.asked, t.question) == (1, "turn")
