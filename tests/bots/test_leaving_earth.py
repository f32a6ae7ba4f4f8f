"""The greedy bot of Leaving Earth plans flights that can be flown, flies every kind of mission and beats chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import cosmodrome
from cosmodrome import bots
from cosmodrome.arena.simulate import simulate
from cosmodrome.bots.leaving_earth.control import Control
from cosmodrome.bots.leaving_earth.course import COLLECT, JOINING, STAY, can_fly, course_of
from cosmodrome.bots.leaving_earth.designs import PARTING, Design, catalogue, deep_catalogue
from cosmodrome.bots.leaving_earth.flights import BACKED_FLIGHTS, FLIGHTS, Flight, missions_of
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.odds import Odds
from cosmodrome.bots.leaving_earth.temper import Temper, Tempers
from cosmodrome.games.leaving_earth.game import LeavingEarthGame
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    ATLAS,
    BIT,
    EARTH,
    EXPLORABLE,
    HIDDEN_CARDS,
    ION,
    LANDING,
    LOCATION_NAMES,
    MAJOR,
    MANEUVERS,
    MISSION_NAMES,
    MISSIONS,
    PART_NAMES,
    RADIATION_CARD,
    ROCKETS,
    ROLES,
    SAMPLE_AT,
    STACKS,
    SUCCESS,
    SUPPLIES,
    SURVEYING,
)
from cosmodrome.games.leaving_earth.rules.components import hire
from cosmodrome.games.leaving_earth.rules.outcomes import UNIT
from cosmodrome.games.leaving_earth.setup import new_table
from cosmodrome.games.leaving_earth.state import TURN, YEAR_START, Craft, LeavingEarth, new_craft
from cosmodrome.kernel import Match, SeededDealer


class Prepared(LeavingEarthGame):
    """Leaving Earth that starts from a given state."""

    def __init__(self, start: LeavingEarth) -> None:
        self.start = start

    def new_state(self, options: Any) -> LeavingEarth:
        return self.start.copy()


def play(match: Match, names: list[str], seed: int = 1) -> Match:
    """Let these bots play the match to its end."""
    seats = [bots.make(name, "leaving_earth", seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.asks[0].seat
        match.play(seats[seat].choose(match.seat(seat)), seat)
    return match


# --- odds


def test_an_unseen_outcome_is_as_good_as_the_deck() -> None:
    assert Odds(3).all_work(1) == pytest.approx(2 / 3)
    assert Odds(1).all_work(1, minor_works=True) == pytest.approx(5 / 6)


def test_no_outcomes_mean_certainty() -> None:
    assert Odds(0).all_work(9) == 1


def test_what_was_seen_counts_for_sure() -> None:
    assert Odds(1, known=UNIT[SUCCESS]).all_work(5) == 1
    assert Odds(1, known=UNIT[MAJOR]).all_work(1) == 0
    assert Odds(2, known=UNIT[MAJOR]).all_work(1) == pytest.approx(1 / 3)


def test_successes_in_a_row_build_trust() -> None:
    trust = [Odds(3, UNIT[SUCCESS], wins).all_work(1) for wins in range(1, 5)]
    assert trust == sorted(trust)
    assert trust[0] < trust[-1]


def test_with_a_spare_one_failure_does_no_harm() -> None:
    assert Odds(1).all_work(1, spares=1) == Odds(1).all_work(1)
    assert Odds(2, UNIT[SUCCESS] + UNIT[MAJOR]).all_work(1, spares=1) == pytest.approx(3 / 4)
    assert Odds(3).after_tests(2, 4, spares=1) > Odds(3).after_tests(2, 4)


def test_a_test_is_worth_more_the_more_is_unknown() -> None:
    assert Odds(3).gain_of_test(3) > Odds(1, UNIT[SUCCESS]).gain_of_test(3) == 0


# --- designs


def loaded(design: Design) -> Craft:
    """The spacecraft of a design on the pad."""
    craft = Craft(1, EARTH)
    for slot, count in design.needs:
        craft.add(slot, count)
    return craft


@pytest.mark.parametrize("flight", BACKED_FLIGHTS, ids=lambda flight: flight.name)
def test_every_design_can_be_flown_to_its_end(flight: Flight) -> None:
    designs = (*catalogue(flight), *deep_catalogue(flight, docking=True))
    assert designs
    for design in designs:
        craft = loaded(design)
        waiting: list[tuple[int, int]] = []
        for leg in course_of(design):
            if leg is COLLECT:
                craft.add(SAMPLE_AT[craft.location], 1)
                continue
            if leg.trip == PARTING:
                waiting = [*enumerate(leg.bundle), (ION, leg.ions), (SUPPLIES, leg.years)]
                waiting += [(flight.spare, 1)] if flight.spare >= 0 else []
            if leg.trip in (PARTING, JOINING.trip):
                for slot, count in waiting:
                    craft.add(slot, -count if leg.trip == PARTING else count)
                continue
            years = 1 if leg is STAY else leg.years
            if leg is not STAY:
                assert can_fly(craft, leg), (flight.name, leg)
                for slot in ROCKETS:
                    craft.add(slot, -leg.bundle[slot])
                craft.location = MANEUVERS[leg.trip].destination
            if flight.crew:
                craft.add(SUPPLIES, -years)
                assert craft.parts[SUPPLIES] >= 0
        assert craft.location == (EARTH if flight.returns else flight.target)
        assert not any(craft.parts[slot] for slot in (*ROCKETS, SUPPLIES))


def test_some_flight_aims_at_every_mission() -> None:
    reached = 0
    for flight in FLIGHTS:
        reached |= missions_of(flight)
    assert reached == BIT[len(MISSIONS)] - 1


# --- whole missions


def friendly_card(place: str) -> int:
    """The kindest face of a hidden card: life if there can be any, and nothing that hurts."""
    stack = STACKS[EXPLORABLE.index(place)]
    kind = [card for card in stack if not HIDDEN_CARDS[card].destroys and not HIDDEN_CARDS[card].sickness]
    return max(kind, key=lambda card: (HIDDEN_CARDS[card].life, -HIDDEN_CARDS[card].radiation))


@pytest.mark.parametrize("mission", MISSION_NAMES)
def test_with_mastered_advancements_and_kind_cards_every_mission_succeeds(mission: str) -> None:
    s = new_table(1, "medium")
    s.phase = YEAR_START
    s.open = BIT[MISSION_NAMES.index(mission)]
    s.cards = [friendly_card(place) for place in EXPLORABLE]
    for card in range(len(EXPLORABLE)):
        if MISSIONS[MISSION_NAMES.index(mission)].type != "survey":
            s.revealed |= BIT[card]
    agency = s.agencies[0]
    agency.owned = BIT[len(ADVANCEMENTS)] - 1
    agency.outcomes = [0] * len(ADVANCEMENTS)
    game = Prepared(s)
    match = play(Match(game, game.check_options({"players": 1}), SeededDealer(3)), ["greedy"])
    assert match.result.breakdown == ({mission: MISSIONS[MISSION_NAMES.index(mission)].points},)


@pytest.mark.parametrize(("radiation", "aldrins"), [(0, 0), (1, 1)])
def test_the_way_home_waits_in_orbit_and_under_radiation_a_shield_with_it(radiation: int, aldrins: int) -> None:
    s = new_table(1, "medium")
    s.phase = YEAR_START
    s.open = BIT[MISSION_NAMES.index("man_on_mars")]
    s.cards = [friendly_card(place) for place in EXPLORABLE]
    s.cards[RADIATION_CARD] = STACKS[RADIATION_CARD][radiation]
    s.revealed = BIT[len(EXPLORABLE)] - 1
    agency = s.agencies[0]
    agency.owned = BIT[len(ADVANCEMENTS)] - 1
    agency.outcomes = [0] * len(ADVANCEMENTS)
    game = Prepared(s)
    match = Match(game, game.check_options({"players": 1}), SeededDealer(3))
    bot = GreedyBot(1)
    bot.tempers = Tempers(alone=Temper(patience=0.97, rehearsals=1, bold=True, deep=True, docks=True))
    while not match.over:
        match.play(bot.choose(match.seat(0)), 0)
    told = match.seat(0).events_since(0)
    kinds = [event["kind"] for event in told]
    assert kinds.index("separated") < kinds.index("docked") < kinds.index("mission_completed")
    assert match.result.scores == (24,)
    assert "incapacitated" not in kinds
    assert sum(event["kind"] == "bought" and event["component"] == "aldrin" for event in told) == aldrins


def test_who_means_to_send_people_far_surveys_radiation_from_orbit() -> None:
    s = new_table(1, "medium")
    s.phase = TURN
    s.open = BIT[MISSION_NAMES.index("man_on_mars")]
    s.cards = [friendly_card(place) for place in EXPLORABLE]
    agency = s.agencies[0]
    agency.owned = BIT[SURVEYING]
    agency.outcomes[SURVEYING] = UNIT[SUCCESS]
    craft = new_craft(s, agency, LOCATION_NAMES.index("earth_orbit"))
    craft.add(PART_NAMES.index("probe"), 1)
    bot = GreedyBot(1)
    for bold, said in ((True, f"survey {EXPLORABLE[RADIATION_CARD]}"), (False, "None")):
        bot.tempers = Tempers(alone=Temper(bold=bold))
        assert str(Control().order(bot.outlook(s, 0), craft)) == said


def test_idle_money_tests_a_landing_that_is_under_way() -> None:
    s = new_table(1, "medium")
    s.phase = TURN
    s.open = BIT[MISSION_NAMES.index("mars_lander")]
    s.cards = [friendly_card(place) for place in EXPLORABLE]
    agency = s.agencies[0]
    agency.money = 25
    for advancement in (ATLAS, LANDING):
        agency.owned |= BIT[advancement]
        agency.outcomes[advancement] = 3 * UNIT[SUCCESS]
    craft = new_craft(s, agency, LOCATION_NAMES.index("mars_orbit"))
    craft.add(PART_NAMES.index("probe"), 1)
    craft.tokens, craft.trip = 1, 9
    game = Prepared(s)
    match = Match(game, game.check_options({"players": 1}), SeededDealer(1))
    for sure, said in ((0.9, "buy atlas"), (0.0, "end_turn")):
        bot = GreedyBot(1)
        bot.tempers = Tempers(alone=Temper(rehearse_landings=sure))
        assert str(bot.choose(match.seat(0))) == said


# --- whole matches


#: Every question the rules can ask a person.
QUESTIONS = {
    *("turn", "spacecraft", "assemble", "years", "fire", "remove_outcome", "reveal", "landing", "damage"),
    *("years_longer", "buy_several", "reveal_or_lose_craft", "reveal_or_lose_crew", "test_with"),
    *("damage_which", "dock_with", "separate", "seat", "seat_shielded", "who_dies", "how_many"),
    *("partner", "offer", "answer_offer", "turn_in", "alien_find"),
}


def adventurous() -> Prepared:
    """A start with shaky knowledge of everything and people in space, from where chance leads anywhere."""
    s = new_table(3, "very_hard")
    s.deck = [2 * count for count in s.deck]
    for agency in s.agencies:
        agency.owned = BIT[len(ADVANCEMENTS)] - 1
        agency.outcomes = [sum(UNIT)] * len(ADVANCEMENTS)
        agency.outcomes[SURVEYING] = UNIT[SUCCESS]
        s.deck = [count - len(ADVANCEMENTS) for count in s.deck]
        for place in ("earth_orbit", "earth_orbit", "earth_orbit", "phobos", "mars_orbit", "earth"):
            craft = new_craft(s, agency, LOCATION_NAMES.index(place))
            for part in (
                "soyuz",
                "soyuz",
                "vostok",
                "vostok",
                "aldrin",
                "ion_thruster",
                "probe",
                "supplies",
                "phobos_sample",
            ):
                craft.add(PART_NAMES.index(part), 1)
            for role in (*ROLES, *ROLES, *ROLES):
                craft.crew.append(hire(s, agency, ROLES.index(role)))
                agency.astronauts.clear()
    return Prepared(s)


def test_greedy_has_an_answer_wherever_chance_leads() -> None:
    """Random moves lead to places no plan would; a bot that has never seen the match answers there."""
    chance = random.Random(4)
    answered: Counter[str] = Counter()
    game = adventurous()
    for seed in range(12):
        match = Match(game, game.check_options({"players": 3}), SeededDealer(seed), listen=False)
        greedy = bots.make("greedy", "leaving_earth", seed)
        while not match.over:
            ask = match.asks[0]
            moves = ask.moves
            if answered[ask.question] < 20 and len(moves) > 1:
                answered[ask.question] += 1
                assert greedy.choose(match.seat(ask.seat)) in moves
            onward = [move for move in moves if move.verb.name not in ("back", "several", "cooperate")]
            match.play(chance.choice(onward if onward and chance.random() < 0.9 else moves), ask.seat)
    assert QUESTIONS - set(answered) == set()


def test_greedy_beats_random() -> None:
    played = simulate("leaving_earth", names=["greedy", "random"], games=6, seed=5, options={"level": "medium"})
    assert not played.errors
    assert played.wins()[0] == 6


def test_greedy_wins_the_easy_solitaire() -> None:
    played = simulate("leaving_earth", names=["greedy"], games=6, seed=5, options={"players": 1, "level": "easy"})
    assert not played.errors
    assert played.wins()[0] >= 5


@pytest.mark.parametrize("level", ["easy", "hard", "very_hard"])
def test_greedy_finishes_against_anybody(level: str) -> None:
    names = ["greedy", "random", "greedy"]
    played = simulate("leaving_earth", names=names, games=2, seed=9, options={"players": 3, "level": level})
    assert not played.errors
    assert not played.unfinished


def test_a_bot_that_forgets_everything_between_two_moves_still_wins() -> None:
    """Bots are sometimes built anew in the middle of a match; the table tells them enough to go on."""
    for seed in (0, 4):
        match = cosmodrome.new("leaving_earth", players=1, seed=seed, level="easy")
        while not match.over:
            match.play(bots.make("greedy", "leaving_earth", 1).choose(match.seat(0)))
        assert match.result.winners == (0,)


def test_the_same_seed_repeats_the_same_match() -> None:
    def lines() -> list[str]:
        match = cosmodrome.new("leaving_earth", players=2, seed=2, level="medium")
        return play(match, ["greedy", "random"]).record().moves

    assert lines() == lines()


# --- offers


def answer(offer: list[str], stranded: bool = False) -> str:
    """What greedy says to an offer of agency 0, which owns a juno and perhaps a crew that cannot come home."""
    s = new_table(2, "medium")
    s.phase = TURN
    s.open = BIT[MISSION_NAMES.index("mars_survey")]
    s.cards = [stack[0] for stack in STACKS]
    for agency in s.agencies:
        agency.money = 25
        agency.owned = BIT[0]
        agency.outcomes[0] = UNIT[SUCCESS]
        agency.store[0] = 1
    s.agencies[0].owned |= BIT[SURVEYING]
    if stranded:
        craft = new_craft(s, s.agencies[0], LOCATION_NAMES.index("mars_orbit"))
        craft.add(PART_NAMES.index("vostok"), 1)
        craft.crew.append(hire(s, s.agencies[0], 0))
        s.agencies[0].astronauts.clear()
    game = Prepared(s)
    match = Match(game, game.check_options({"players": 2}), SeededDealer(1))
    for move in ["cooperate", *offer, "propose"]:
        match.play(move)
    assert match.asks[0].question == "answer_offer"
    return str(bots.make("greedy", "leaving_earth", 1).choose(match.seat(1)))


@pytest.mark.parametrize(
    ("offer", "said"),
    [
        (["money 5"], "accept"),
        (["share surveying"], "accept"),
        (["money 10", "in_return", "money 5"], "accept"),
        (["money 5", "in_return", "money 10"], "decline"),
        (["in_return", "part juno"], "decline"),
        (["part juno", "in_return", "money 5"], "decline"),
    ],
    ids=" ".join,
)
def test_gifts_and_fair_offers_are_accepted_and_bad_ones_declined(offer: list[str], said: str) -> None:
    assert answer(offer) == said


def test_people_who_cannot_come_home_are_no_gift() -> None:
    assert answer(["spacecraft 1"], stranded=True) == "decline"
