"""Why not: the rule that forbids a move, as a stable code for the catalogues."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import (
    ASSEMBLE,
    ASTRONAUT,
    BACK,
    BUY,
    COLLECT,
    COOPERATE,
    DISASSEMBLE,
    DOCK,
    DONE,
    END_TURN,
    FIRE,
    FIRE_ON,
    HEAL,
    LONGER,
    MANEUVER,
    MONEY,
    PART,
    REPAIR,
    RESEARCH,
    SCRAP,
    SEPARATE,
    SEVERAL,
    SHARE,
    SPACECRAFT,
    STOP,
    SURVEY,
    TEST_RENDEZVOUS,
    YEARS,
)
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    BIT,
    BUYABLE,
    CARD_AT,
    DAMAGEABLE,
    DOCKING,
    DOCTOR,
    EARTH,
    HIDDEN_CARDS,
    ION,
    MANEUVERS,
    MANEUVERS_FROM,
    MECHANIC,
    RENDEZVOUS,
    REPAIRS,
    SAMPLE_AT,
    SUPPLIES,
    SURVEYABLE,
    SURVEYING,
)
from cosmodrome.games.leaving_earth.rules.astronauts import has_damage
from cosmodrome.games.leaving_earth.rules.back import can_go_back
from cosmodrome.games.leaving_earth.rules.damage import skilled_aboard
from cosmodrome.games.leaving_earth.rules.free import free_actions_a_year
from cosmodrome.games.leaving_earth.rules.missions import has_working_explorer
from cosmodrome.games.leaving_earth.state import Agency, Craft, LeavingEarth, craft_of
from cosmodrome.kernel import Ask, Move
from cosmodrome.kernel.move import Verb

#: The verbs with which an agency chooses what to do; elsewhere such a verb answers another question.
_TURN_VERBS: Final[tuple[Verb, ...]] = (RESEARCH, BUY, SEVERAL, ASSEMBLE, SPACECRAFT, COOPERATE, END_TURN)
#: The free actions, of which an agency has a limited number a year: those of a spacecraft, and all of them.
_FREE_CRAFT_VERBS: Final[tuple[Verb, ...]] = (DISASSEMBLE, DOCK, SEPARATE, TEST_RENDEZVOUS, SURVEY, COLLECT)
_FREE_VERBS: Final[tuple[Verb, ...]] = (ASSEMBLE, COOPERATE, *_FREE_CRAFT_VERBS)
_CRAFT_VERBS: Final[tuple[Verb, ...]] = (MANEUVER, *_FREE_CRAFT_VERBS, REPAIR, HEAL, SCRAP)


def why_not(s: LeavingEarth, ask: Ask, move: Move) -> str:
    """The code of the rule that forbids this move as an answer to this ask."""
    if ask.seat < 0:
        return "not_in_the_bag"
    agency = s.agencies[ask.seat]
    if move.verb is BACK:
        return "nothing_to_take_back" if can_go_back(agency) else "enough_taken_back"
    if ask.question == "buy_several" and move.verb is BUY:
        return "needs_advancement" if not _may_buy(agency, move.arg) else "too_expensive"
    if ask.question == "turn" and move.verb in _TURN_VERBS:
        return _turn(s, agency, move)
    if ask.question == "spacecraft" and move.verb in _CRAFT_VERBS:
        return _craft(s, agency, craft_of(agency, s.craft), move)
    if ask.question == "fire" and move.verb in (FIRE, FIRE_ON, STOP):
        return _fire(s, move)
    if ask.question in ("years", "years_longer") and move.verb in (YEARS, LONGER):
        return "not_that_long"
    if ask.question in ("assemble", "separate") and move.verb in (PART, ASTRONAUT, DONE):
        return {PART: "not_there", ASTRONAUT: "no_seat_or_not_there", DONE: "not_enough_seats"}[move.verb]
    if ask.question == "offer" and move.verb in (MONEY, PART, ASTRONAUT, SPACECRAFT, SHARE):
        return {MONEY: "too_expensive", SHARE: "nothing_to_share"}.get(move.verb, "not_there")
    if ask.question == "damage" and move.verb in (PART, ASTRONAUT):
        return "nothing_to_damage"
    if any(offered.verb is move.verb for offered in ask.moves):
        return "not_there"
    return "other_question"


def _turn(s: LeavingEarth, agency: Agency, move: Move) -> str:
    if move.verb is RESEARCH:
        return "already_researched" if agency.owned & BIT[move.arg] else "too_expensive"
    if move.verb is SEVERAL:
        return "too_expensive"
    if move.verb is BUY:
        if not _may_buy(agency, move.arg):
            return "needs_advancement"
        return "too_expensive" if BUYABLE[move.arg].cost > agency.money else "no_number_left"
    if move.verb is SPACECRAFT:
        owned = any(craft.number == move.arg for craft in agency.fleet)
        return "nothing_to_do" if owned else "not_your_spacecraft"
    if agency.free_actions >= free_actions_a_year(s):
        return "enough_for_a_year"
    if move.verb is ASSEMBLE:
        return "nothing_to_assemble" if not any(agency.store) else "no_number_left"
    return "nobody_to_cooperate_with" if len(s.agencies) == 1 else "enough_taken_back"


def _may_buy(agency: Agency, item: int) -> bool:
    """Whether the agency has the advancement for a component."""
    needs = BUYABLE[item].needs
    return not needs or bool(agency.owned & BIT[ADVANCEMENT_NAMES.index(needs)])


def _craft(s: LeavingEarth, agency: Agency, craft: Craft, move: Move) -> str:
    verb = move.verb
    if craft.tokens and verb in (MANEUVER, DOCK, TEST_RENDEZVOUS, SURVEY, COLLECT):
        return "under_way"
    if verb is MANEUVER:
        ways = [MANEUVERS[trip].destination for trip in MANEUVERS_FROM[craft.location]]
        return "nothing_to_fire" if move.arg in ways else "no_such_way"
    if verb in (DISASSEMBLE, SCRAP) and (craft.location == EARTH) != (verb is DISASSEMBLE):
        return "only_on_earth" if verb is DISASSEMBLE else "only_in_space"
    if verb is REPAIR:
        return _repair(s, craft)
    if verb is HEAL:
        return "nobody_to_heal" if skilled_aboard(s, craft.crew, DOCTOR) else "needs_doctor"
    if verb in (DOCK, SEPARATE, TEST_RENDEZVOUS):
        if not agency.owned & BIT[RENDEZVOUS]:
            return "needs_advancement"
        if not DOCKING[craft.location]:
            return "no_docking_here"
    if verb is SURVEY:
        if not agency.owned & BIT[SURVEYING]:
            return "needs_advancement"
        if move.arg not in SURVEYABLE[craft.location]:
            return "out_of_sight"
        if not has_working_explorer(craft):
            return "needs_probe_or_capsule"
    if verb is COLLECT:
        if move.arg == SUPPLIES and SAMPLE_AT[craft.location]:
            card = CARD_AT[craft.location]
            if not s.revealed & BIT[card] or not HIDDEN_CARDS[s.cards[card]].supplies:
                return "nothing_to_collect"
        elif move.arg != SAMPLE_AT[craft.location] or move.arg < DAMAGEABLE:
            return "nothing_to_collect"
        if not has_working_explorer(craft):
            return "needs_probe_or_capsule"
    if verb in _FREE_VERBS and agency.free_actions >= free_actions_a_year(s):
        return "enough_for_a_year"
    return {DOCK: "nothing_to_dock_with", SEPARATE: "nothing_to_separate", SURVEY: "nothing_to_survey"}.get(
        verb, "nothing_to_test"
    )


def _repair(s: LeavingEarth, craft: Craft) -> str:
    if not REPAIRS[craft.location]:
        return "no_repairs_here"
    if not skilled_aboard(s, craft.crew, MECHANIC):
        return "needs_mechanic"
    return "needs_supplies" if has_damage(craft.parts) else "nothing_to_repair"


def _fire(s: LeavingEarth, move: Move) -> str:
    if move.verb is STOP:
        return "fire_something_first"
    if move.arg == ION and s.years == 0:
        return "thrusters_need_time"
    craft = craft_of(s.agencies[s.active], s.craft)
    return "more_than_needed" if move.verb is FIRE_ON and craft.parts[move.arg] else "not_there"
