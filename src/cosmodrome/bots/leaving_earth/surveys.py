"""Surveys: which hidden card a spacecraft should look at from where it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cosmodrome.bots.leaving_earth.designs import Leg
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    HAZARD_CARD,
    MANEUVERS,
    MISSIONS,
    RADIATION_CARD,
    REMOVE_FAILURE_COST,
    SURVEY_MISSIONS,
    SURVEYABLE,
    SURVEYING,
)
from cosmodrome.games.leaving_earth.rules.missions import has_working_explorer
from cosmodrome.games.leaving_earth.state import Craft

#: The missions that take people to other planets.
FAR_CREWS: Final = sum(
    BIT[number]
    for number, mission in enumerate(MISSIONS)
    if mission.type in ("manned", "station") and mission.target in ("mars", "venus")
)


def card_to_survey(outlook: Outlook, craft: Craft, course: Sequence[Leg]) -> int:
    """The card worth a look from here: a mission, or a place the course is about to land on."""
    agency = outlook.agency
    if not agency.owned & BIT[SURVEYING] or not has_working_explorer(craft):
        return -1
    hopeless = outlook.odds[SURVEYING].all_work(1) == 0 and agency.money < REMOVE_FAILURE_COST
    if hopeless:
        return -1
    ahead = {hazard - HAZARD_CARD for leg in course if leg.trip >= 0 for hazard in MANEUVERS[leg.trip].hazards}
    for card in SURVEYABLE[craft.location]:
        if outlook.s.revealed & BIT[card]:
            continue
        if outlook.open & SURVEY_MISSIONS[card]:
            return card
        if outlook.seen(card):
            continue
        if card in ahead and outlook.chance_of_survival(card) < 1:
            return card
        if card == RADIATION_CARD and outlook.temper.bold and outlook.open & FAR_CREWS:
            # Whoever sends people so far wants to know how many of them will be well.
            return card
    return -1
