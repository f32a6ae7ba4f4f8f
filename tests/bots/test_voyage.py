"""Man on Mars alone: where it is tried, how the expedition is flown, and that it comes home when nothing fails."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cosmodrome import bots
from cosmodrome.bots.leaving_earth.expedition import (
    CREWED,
    EARTH_ORBIT,
    HOME,
    MARS,
    MARS_ORBIT,
    TANKER,
    WAITING,
    years_for,
)
from cosmodrome.bots.leaving_earth.greedy import GreedyBot
from cosmodrome.bots.leaving_earth.levels import LEVELS
from cosmodrome.bots.leaving_earth.player import Player
from cosmodrome.bots.leaving_earth.voyage import (
    ATLAS_ROCKETS,
    BEFORE_ASCENT,
    FAST,
    MAN_ON_MARS,
    STEADY,
    Voyage,
    may_set_out,
)
from cosmodrome.games.leaving_earth.game import LeavingEarthGame
from cosmodrome.games.leaving_earth.moves import ASSEMBLE, BUY, END_TURN, HEAL
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENTS,
    ATLAS,
    BIT,
    DOCTOR,
    EXPLORABLE,
    HIDDEN_CARDS,
    MASS,
    MECHANIC,
    MISSION_NAMES,
    PART_NAMES,
    RE_ENTRY,
    SATURN,
    SUCCESS,
    SUPPLIES,
    THRUST,
)
from cosmodrome.games.leaving_earth.rules.outcomes import UNIT
from cosmodrome.games.leaving_earth.setup import new_table
from cosmodrome.games.leaving_earth.state import HURT, YEAR_START, Craft, LeavingEarth
from cosmodrome.kernel import Ask, Chance, Dealer, Match, Move, SeededDealer

EASY = ("sounding_rocket", "artificial_satellite", "man_in_orbit", "lunar_lander", "mars_lander")


class Kind(Dealer):
    """Nothing ever fails, and nobody is hurt."""

    def __init__(self) -> None:
        self._luck = SeededDealer(5)

    def deal(self, chance: Chance) -> Move:
        return chance.verb[min(chance.bag) if chance.verb.name in ("draw", "deal_outcome") else max(chance.bag)]

    def pick(self, bag: Any) -> int:
        return self._luck.pick(bag)


class Prepared(LeavingEarthGame):
    """Leaving Earth that starts from a given state."""

    def __init__(self, start: LeavingEarth) -> None:
        self.start = start

    def new_state(self, options: Any) -> LeavingEarth:
        return self.start.copy()


def table(*missions: str) -> LeavingEarth:
    """A table for one with these missions, and cards that harm nobody."""
    s = new_table(1, "hard")
    s.open = sum(BIT[MISSION_NAMES.index(name)] for name in missions)
    for card, place in enumerate(EXPLORABLE):
        s.cards[card] = next(i for i, face in enumerate(HIDDEN_CARDS) if face.location == place and not face.destroys)
    s.phase = YEAR_START
    return s


def state_of(match: Match) -> LeavingEarth:
    state = match.state
    assert isinstance(state, LeavingEarth)
    return state


def test_a_pioneer_sets_out_where_man_on_mars_is_dealt_and_those_who_do_not_search_never_do() -> None:
    for name, missions, sets_out in (
        ("master:pioneer", ("man_on_mars", *EASY), True),
        ("master:pioneer", EASY, False),
        ("regular", ("man_on_mars", *EASY), False),
    ):
        match = Match(Prepared(table(*missions)), {"players": 1, "level": "hard"}, SeededDealer(5))
        bot = bots.make(name, "leaving_earth", 3)
        assert isinstance(bot, Player)
        bot.choose(match.seat(0))
        assert (bot.voyage is not None) == sets_out


@pytest.mark.parametrize(("mars", "sets_out"), [(1000.0, True), (-1000.0, False)])
def test_a_master_sets_out_where_it_thinks_that_worth_it(mars: float, sets_out: bool) -> None:
    master = LEVELS["master"]
    match = Match(Prepared(table("man_on_mars", *EASY)), {"players": 1, "level": "hard"}, SeededDealer(5))
    bot = Player(3, replace(master, thought=12, aims=master.aims._replace(mars=mars)))
    move = bot.choose(match.seat(0))
    assert (bot.voyage is not None) == sets_out
    # The first answer is already one of the voyage's.
    assert not sets_out or str(move) == "research saturn_rockets"


def test_whoever_falls_ill_on_the_way_is_healed_before_the_year_is_over() -> None:
    s = table("man_on_mars", *EASY)
    craft = Craft(1, MARS_ORBIT)
    craft.tokens = 2
    craft.add(PART_NAMES.index("apollo"), 1)
    s.people = [0, DOCTOR + 1, MECHANIC + 1 + HURT]
    craft.crew = [1, 2]
    s.agencies[0].fleet.append(craft)
    voyage = Voyage()
    voyage.roles[1] = CREWED
    outlook = GreedyBot(1).outlook(s, 0)
    assert voyage.order(outlook, craft) is HEAL()
    s.people[2] = MECHANIC + 1
    assert voyage.order(outlook, craft) is None


def test_a_variant_nobody_knows_is_refused_with_the_one_there_is() -> None:
    with pytest.raises(bots.UnknownBot, match="pioneer"):
        bots.make("master:wild", "leaving_earth", 3)


def test_it_is_tried_neither_in_company_nor_later() -> None:
    alone = table("man_on_mars", *EASY)
    alone.year += 1
    company = new_table(2, "hard")
    company.open = alone.open
    assert not may_set_out(alone)
    assert not may_set_out(company)
    alone.year -= 1
    assert may_set_out(alone)


@pytest.mark.parametrize("ship", [STEADY, FAST])
def test_two_saturns_lift_the_ship_and_its_thrusters_bring_it_to_mars_in_time(ship: Any) -> None:
    slots = [PART_NAMES.index(name) for name in ("apollo", "aldrin")]
    mass = ship.thrusters + ship.supplies + sum(MASS[slot] for slot in slots)
    assert (mass + MASS[SATURN]) * 5 <= THRUST[SATURN]
    assert (mass + 2 * MASS[SATURN]) * 3 <= THRUST[SATURN]
    assert years_for(mass, ship.thrusters) == ship.out
    # On the way home the thruster of the rocket that went ahead helps.
    assert years_for(mass - ship.out + 1, ship.thrusters + 1) == HOME
    assert ship.supplies >= ship.out + HOME


def crew_is_at(bot: Player, match: Match, place: int | None) -> bool:
    """Whether people are away and there, or on their way there."""
    voyage, fleet = bot.voyage, state_of(match).agencies[0].fleet
    if voyage is None or not voyage.away:
        return False
    return any(voyage.roles.get(craft.number) == CREWED and craft.location == place for craft in fleet)


@pytest.mark.parametrize("forgets_at", [None, MARS_ORBIT, MARS, EARTH_ORBIT])
def test_where_nothing_fails_somebody_comes_home_from_mars(forgets_at: int | None) -> None:
    """Also where somebody who remembers nothing takes over while people are on their way, below or coming home."""
    match = Match(Prepared(table("man_on_mars", *EASY)), {"players": 1, "level": "hard"}, Kind())
    bot = Player(1, LEVELS["regular"])
    bot.voyage = Voyage()
    forgot = False
    while not match.over:
        seat = match.seat(0)
        if not forgot and seat.ask.question == "turn" and crew_is_at(bot, match, forgets_at):
            bot, forgot = Player(2, LEVELS["regular"]), True
        match.play(bot.choose(seat))
    assert forgot == (forgets_at is not None)
    state = state_of(match)
    assert state.agencies[0].missions & BIT[MAN_ON_MARS]
    assert state.agencies[0].lost_astronauts == 0


def test_who_would_starve_on_the_way_waits_in_orbit_for_a_saturn_with_food() -> None:
    match = Match(Prepared(table("man_on_mars", *EASY)), {"players": 1, "level": "hard"}, Kind())
    bot = Player(1, LEVELS["regular"])
    voyage = bot.voyage = Voyage()
    robbed = False
    brought = 0
    while not match.over:
        agency = state_of(match).agencies[0]
        for craft in agency.fleet:
            role = voyage.roles.get(craft.number)
            if role == CREWED and craft.location == EARTH_ORBIT and not craft.tokens and not robbed:
                craft.add(SUPPLIES, -3)
                robbed = True
            elif role == TANKER and craft.location == EARTH_ORBIT:
                brought = craft.parts[SUPPLIES]
        match.play(bot.choose(match.seat(0)))
    # They had left with two to spare: what is missing, and one for a repair.
    assert robbed
    assert brought == 2
    assert state_of(match).agencies[0].missions & BIT[MAN_ON_MARS]
    assert state_of(match).agencies[0].lost_astronauts == 0


def test_on_mars_they_man_a_station_and_bring_a_sample_home_as_well() -> None:
    """What they eat while they wait makes the ascent lighter by as much, so that nothing is left over for it."""
    missions = ("man_on_mars", "mars_station", "mars_sample_return")
    match = Match(Prepared(table(*missions, *EASY)), {"players": 1, "level": "hard"}, Kind())
    bot = Player(1, LEVELS["regular"])
    bot.voyage = Voyage()
    while not match.over:
        match.play(bot.choose(match.seat(0)))
    done = state_of(match).agencies[0].missions
    assert [name for name in missions if done & BIT[MISSION_NAMES.index(name)]] == list(missions)


@pytest.mark.parametrize(("wins", "tries"), [(0, True), (BEFORE_ASCENT - 1, True), (BEFORE_ASCENT, False)])
def test_while_people_are_on_their_way_an_atlas_is_tried_until_it_worked_often_enough(wins: int, tries: bool) -> None:
    s = table("man_on_mars", *EASY)
    agency = s.agencies[0]
    agency.money = 20
    for advancement in (ATLAS_ROCKETS, RE_ENTRY):
        agency.owned |= BIT[advancement]
    # Nothing lies on Re-entry any more, and three successes nobody has seen on the Atlas.
    agency.outcomes[RE_ENTRY], agency.outcomes[ATLAS_ROCKETS] = 0, 3 * UNIT[SUCCESS]
    craft = Craft(1, MARS_ORBIT)
    craft.tokens = 2
    craft.add(PART_NAMES.index("apollo"), 1)
    s.people = [0, DOCTOR + 1]
    craft.crew = [1]
    agency.fleet.append(craft)
    voyage = Voyage()
    voyage.roles[1] = CREWED
    seen = [0] * len(ADVANCEMENTS)
    seen[ATLAS_ROCKETS] = wins
    bot = GreedyBot(1)
    for move in (BUY.named("atlas"), ASSEMBLE()):
        found = voyage.answer(bot.outlook(s, 0), seen, Ask(0, "turn", [move, END_TURN()]))
        assert found == (move if tries else None)
        agency.store[ATLAS] = 1


def test_a_copy_of_a_voyage_goes_its_own_way() -> None:
    voyage = Voyage()
    voyage.roles[1] = CREWED
    twin = voyage.copy()
    twin.roles[2] = WAITING
    twin.ship, twin.away = FAST, True
    assert voyage.roles == {1: CREWED}
    assert voyage.ship == STEADY
    assert not voyage.away
