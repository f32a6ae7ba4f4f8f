"""Collecting samples and supplies on solid bodies."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.leaving_earth.moves import AMOUNT, BACK, COLLECT
from cosmodrome.games.leaving_earth.pieces import BIT, CARD_AT, HIDDEN_CARDS, PART_NAMES, SAMPLE_AT, SUPPLIES
from cosmodrome.games.leaving_earth.rules.back import or_back
from cosmodrome.games.leaving_earth.rules.missions import has_working_explorer
from cosmodrome.games.leaving_earth.state import Craft, LeavingEarth, is_hurt
from cosmodrome.kernel import Ask, Move, Rules

_AMOUNTS: Final = AMOUNT.all()


def collect_moves(s: LeavingEarth, craft: Craft) -> list[Move]:
    """What can be collected here: samples of the body, and supplies where its face-up card offers them."""
    sample = SAMPLE_AT[craft.location]
    if not sample or craft.tokens or not _can_collect(s, craft):
        return []
    moves = [COLLECT[sample]]
    card = CARD_AT[craft.location]
    if s.revealed & BIT[card] and HIDDEN_CARDS[s.cards[card]].supplies:
        moves.append(COLLECT[SUPPLIES])
    return moves


def _can_collect(s: LeavingEarth, craft: Craft) -> bool:
    """It takes an undamaged probe or capsule, or a healthy astronaut."""
    return has_working_explorer(craft) or any(not is_hurt(s.people[number]) for number in craft.crew)


def collect(s: LeavingEarth, seat: int, craft: Craft, slot: int) -> Rules[bool]:
    """Collect: any number, free of charge. Returns whether anything was collected."""
    move = yield Ask(seat, "how_many", or_back(s.agencies[seat], _AMOUNTS[:]))
    if move.verb is BACK:
        return False
    craft.add(slot, move.arg)
    if s.log is not None:
        s.log.tell("collected", agency=seat, spacecraft=craft.number, part=PART_NAMES[slot], number=move.arg)
    return True
