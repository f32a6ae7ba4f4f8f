"""The end of a turn: company goals, limits, meetings, and whose turn is next."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.company import Company
from cosmodrome.games.galactic_cruise.effects import frames, performing
from cosmodrome.games.galactic_cruise.moves import DISCARD_BLUEPRINT, DISCARD_CARD
from cosmodrome.games.galactic_cruise.rules import asking, free, ledger, progress
from cosmodrome.games.galactic_cruise.rules.rachel import turn as her_turn
from cosmodrome.games.galactic_cruise.state import FINAL_RECALL, LAST_ADVANCE, TURN, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import C_REPUTATION, END_OF_TURN, LAST_SECTION
from cosmodrome.kernel import Rules


def ending(s: GalacticCruise) -> Rules[None]:
    """3. Company goals; then the limits for cards and blueprints; then meetings, and the next turn."""
    p = s.companies[s.active]
    expert = s.placed_expert
    f = frames.open_frame(s, p, END_OF_TURN, expert=expert)
    f.count = 1
    if free.worth_asking(s, p) or _last_call(s, p):
        yield asking.choose_while(p, "before_end", list, lambda: _last_call(s, p))
    yield from performing.close_frame(s, p, f, expert)
    progress.accomplish_goals(s, p)
    yield from keep_limits(s, p)
    if s.owed:
        yield asking.settle(p)
    progress.maybe_place_neutral_cube(s)
    yield from progress.hold_meetings(s)
    next_turn(s)


def _last_call(s: GalacticCruise, p: Company) -> bool:
    """Whether the end of the turn is the last chance for a free move somebody would really make there.

    That is an open card for any time, or reputation kept for a cockpit that has just counted it.
    """
    if s.actions_left:
        # The question that was just answered with the end of the turn offered everything.
        return False
    if free.holds_card_for_any_time(s, p):
        return True
    if not s.lifted_off or s.spent_reputation:
        return False
    return max(s.content.icons_below[p.reputation]) > 0 and _counted_reputation(s, p)


def _counted_reputation(s: GalacticCruise, p: Company) -> bool:
    """Whether the cockpit of a shuttle that has just lifted off scores reputation."""
    cockpits = s.content.cockpits
    return any(
        one.cruise >= 0 and one.stop < 0 and C_REPUTATION in cockpits[one.cockpit].counters for one in p.shuttles
    )


def keep_limits(s: GalacticCruise, p: Company) -> Rules[None]:
    """End of turn: at most 5 agenda cards, each one discarded giving its resource if it fits, and 5 blueprints."""
    while len(p.hand) > s.content.company.hand_limit:
        move = yield asking.ask(p, "hand_limit", lambda: [DISCARD_CARD[card] for card in p.hand])
        # Spending or playing a card instead may already have been enough.
        if len(p.hand) > s.content.company.hand_limit:
            ledger.discard_card(s, p, move.arg)
            ledger.store(s, p, s.content.card_resource[move.arg])
    while len(p.blueprints) > s.content.company.blueprint_limit:
        move = yield asking.ask(p, "blueprint_limit", lambda: [DISCARD_BLUEPRINT[b] for b in p.blueprints])
        p.blueprints.remove(move.arg)
        s.blueprint_discard.append(move.arg)


def rachels_turn(s: GalacticCruise) -> Rules[None]:
    """Solo: the next part of Rachel's turn, run by her cards; then meetings, and the next turn."""
    if (yield from her_turn.play(s)):
        progress.maybe_place_neutral_cube(s)
        yield from progress.hold_meetings(s)
        next_turn(s)


def clear(s: GalacticCruise) -> None:
    """Forget everything that lasts only a turn."""
    s.placed, s.placed_expert, s.bumped = -1, False, 0
    s.actions_left, s.meeting, s.reach, s.errand = 0, False, 0, -1
    s.spent_reputation = s.lifted_off = False
    s.borrowed_connections = s.borrowed_technologies = s.borrow_discount = 0
    s.cards_played.clear()
    s.turn_effects.clear()
    s.techs_moved = 0


def next_turn(s: GalacticCruise) -> None:
    """Pass the turn on; find out whether the last round is due or done."""
    clear(s)
    if s.ended_by < 0 and s.filled[LAST_SECTION] >= s.sections[LAST_SECTION]:
        s.ended_by = s.active
        if s.log is not None:
            s.log.tell("end_triggered", company=s.companies[s.active].label)
    s.phase = TURN
    if s.active + 1 < len(s.companies):
        s.active += 1
        return
    s.active = 0
    if s.ended_by >= 0:
        s.phase = LAST_ADVANCE if s.final_round else FINAL_RECALL
        s.cursor = 0
