"""Exploring and surveying: looking at a hidden card, and turning it face up."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import CONCEAL, REVEAL, SACRIFICE_CRAFT, SACRIFICE_CREW, SURVEY
from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    EXPLORABLE,
    HIDDEN_CARD_NAMES,
    SUCCESS,
    SURVEY_MISSIONS,
    SURVEYABLE,
    SURVEYING,
    UNSKILLED,
)
from cosmodrome.games.leaving_earth.rules.missions import check_end, claim, has_working_explorer, remove_impossible
from cosmodrome.games.leaving_earth.rules.outcomes import draw, maybe_remove
from cosmodrome.games.leaving_earth.state import Agency, Craft, LeavingEarth
from cosmodrome.kernel import Ask, Move, Rules

#: What is at stake when a card is kept secret: nothing, the spacecraft, or only the lives aboard.
NOTHING_AT_STAKE: Final = 0
CRAFT_AT_STAKE: Final = 1
CREW_AT_STAKE: Final = 2
_QUESTIONS: Final[tuple[str, ...]] = ("reveal", "reveal_or_lose_craft", "reveal_or_lose_crew")
_ANSWERS: Final[tuple[list[Move], ...]] = (
    [REVEAL(), CONCEAL()],
    [REVEAL(), SACRIFICE_CRAFT()],
    [REVEAL(), SACRIFICE_CREW()],
)


def explore(s: LeavingEarth, seat: int, card: int, stake: int) -> Rules[bool]:
    """Look at a hidden card, then reveal it to all or keep it secret. Returns whether it was revealed."""
    s.looked[card] |= BIT[seat]
    s.reveals += 1
    if s.log is not None:
        private = {seat: {"card": HIDDEN_CARD_NAMES[s.cards[card]]}}
        s.log.tell("looked", agency=seat, location=EXPLORABLE[card], private=private)
    s.looking = card
    move = yield Ask(seat, _QUESTIONS[stake], _ANSWERS[stake])
    s.looking = -1
    if move.verb is not REVEAL:
        return False
    s.revealed |= BIT[card]
    s.reveals += 1
    if s.log is not None:
        s.log.tell("revealed", agency=seat, location=EXPLORABLE[card], card=HIDDEN_CARD_NAMES[s.cards[card]])
    claim(s, seat, SURVEY_MISSIONS[card])
    remove_impossible(s, card)
    return True


def survey_moves(s: LeavingEarth, agency: Agency, craft: Craft) -> list[Move]:
    """The cards that can be surveyed from here: hidden ones, and face-up ones as long as there is something to test."""
    if not agency.owned & BIT[SURVEYING] or not SURVEYABLE[craft.location] or not has_working_explorer(craft):
        return []
    test = agency.outcomes[SURVEYING] > 0
    return [SURVEY[card] for card in SURVEYABLE[craft.location] if test or not s.revealed & BIT[card]]


def survey(s: LeavingEarth, seat: int, card: int) -> Rules[None]:
    """Survey: on a success look at the card; revealing it is up to the agency and the spacecraft is safe."""
    outcome = yield from draw(s, seat, SURVEYING)
    if UNSKILLED[outcome] == SUCCESS and not s.revealed & BIT[card]:
        yield from explore(s, seat, card, NOTHING_AT_STAKE)
        check_end(s)
    elif s.log is not None:
        s.log.tell("surveyed", agency=seat, location=EXPLORABLE[card], worked=UNSKILLED[outcome] == SUCCESS)
    yield from maybe_remove(s, seat, SURVEYING, outcome)
