"""Rachel's supplies: she gains points and reputation, discards agenda cards, and ignores everything else."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.counters import multiplier
from cosmodrome.games.galactic_cruise.pieces import Effects
from cosmodrome.games.galactic_cruise.rules import gains, ledger, reputation
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import choose, rachel_of
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import DO_GAIN, U_AGENDA, U_FUNDING, U_REPUTATION, U_VP
from cosmodrome.kernel import Rules


def discard_displayed(s: GalacticCruise, slot: int) -> None:
    """An agenda card on display goes onto the discard pile."""
    card = s.agenda_display[slot]
    s.agenda_display[slot] = -1
    s.agenda_discard.append(card)
    if s.log is not None:
        s.log.tell("rachel_discards", card=s.content.agenda[card].id)


def gain_bonus(s: GalacticCruise, bonus: Effects, goods_are_points: bool = False) -> Rules[None]:
    """A bonus of an engine or location. At locations money, ads and resources count as points."""
    p = rachel_of(s)
    for e in bonus:
        if e.verb != DO_GAIN:
            continue
        times = multiplier(s, p, e)
        for unit, amount in e.amounts:
            amount *= times
            if unit == U_VP:
                ledger.gain_vp(p, amount)
            elif unit == U_REPUTATION:
                reputation.gain(p, amount)
            elif unit == U_FUNDING:
                yield from gains.fund(s, p, amount)
            elif unit == U_AGENDA:
                for _ in range(amount):
                    slot = choose(s, "agenda", [card >= 0 for card in s.agenda_display])
                    if slot >= 0:
                        discard_displayed(s, slot)
            elif goods_are_points:
                ledger.gain_vp(p, amount)
