"""The planning actions: Draw Agenda Cards, Refill Agenda Cards."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.frame import Frame
from cosmodrome.games.galactic_cruise.moves import DISCARD_CARD, DRAW_CARD
from cosmodrome.games.galactic_cruise.rows import holds_any
from cosmodrome.games.galactic_cruise.rules import asking, gains
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Move, Rules


def can_draw_agenda(s: GalacticCruise, p: Company) -> bool:
    """Whether any card can be drawn."""
    return holds_any(s.agenda_display) or bool(gains.drawable(s, p))


def draw_agenda(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Draw Agenda Cards: up to 2 from the display, or from the top of the discard pile for 1 reputation each."""

    def options() -> list[Move]:
        return gains.drawable(s, p) if f.count < f.limit else []

    while True:
        move = yield asking.choose(p, "draw_card", options)
        if move.verb is not DRAW_CARD:
            return
        gains.draw_card(s, p, move.arg)
        f.count += 1


def refill_agenda(s: GalacticCruise, p: Company, f: Frame) -> Rules[None]:
    """Refill Agenda Cards: gain the bonus of every empty slot, discard the rest in any order, deal 4 new cards."""
    empty = [slot for slot, card in enumerate(s.agenda_display) if card < 0]
    for slot in empty:
        yield from gains.gain(s, p, s.content.prices.slot_bonus[slot])

    def left() -> list[Move]:
        return [DISCARD_CARD[card] for card in s.agenda_display if card >= 0]

    while holds_any(s.agenda_display):
        move = yield asking.ask(p, "discard_display", left)
        s.agenda_display[s.agenda_display.index(move.arg)] = -1
        s.agenda_discard.append(move.arg)
    yield from gains.deal_agenda(s)
    f.count += 1
    if s.log is not None:
        s.log.tell("agenda_refilled", company=p.label, bonuses=len(empty))
    # A last chance for cards that look back on the refill.
    yield asking.choose(p, "after_refill", list)
