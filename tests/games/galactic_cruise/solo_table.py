"""A solo table for tests: a match after its setup, whose state may be arranged by hand, and a way to run its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.games.galactic_cruise.company import R_ACTING, R_ADVANCING, R_GOALS, WORKER, Company, Shuttle
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import BLUEPRINTS, COCKPITS, CRUISES, ENGINES
from cosmodrome.games.galactic_cruise.rules.conversation import converse
from cosmodrome.games.galactic_cruise.rules.rachel import turn
from cosmodrome.games.galactic_cruise.state import RACHEL, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS
from cosmodrome.kernel import Ask, Match, Rules, SeededDealer
from cosmodrome.kernel.event import EventLog


def table(level: str = "easy", seed: int = 1, **options: Any) -> GalacticCruise:
    """The state when Rachel's first turn is about to begin, with a log to read."""
    given = GAME.check_options({"players": 1, "rachel": level, "board": "intro", **options})
    match = Match(GAME, given, SeededDealer(seed))
    s = match.state
    assert isinstance(s, GalacticCruise)
    while s.turn == 0:
        match.play(match.asks[0].moves[0])
        s = match.state
        assert isinstance(s, GalacticCruise)
    s = s.copy()
    s.log = EventLog()
    s.phase, s.active = RACHEL, 1
    s.placed = -1
    return s


def drive(rules: Rules[Any], *answers: str) -> Any:
    """Run rules to their end; `answers` are given in order wherever they are legal, else the first legal move is."""
    waiting = list(answers)
    try:
        ask = next(rules)
        while True:
            assert isinstance(ask, Ask)
            move = ask.moves[0]
            if waiting:
                wanted = GAME.moves.parse(waiting[0])
                if ask.allows(wanted):
                    move = wanted
                    waiting.pop(0)
            ask = rules.send(move)
    except StopIteration as end:
        assert not waiting, f"never asked for: {waiting}"
        return end.value


def rachel(s: GalacticCruise) -> Company:
    """Her company."""
    return s.companies[1]


def stack(s: GalacticCruise, top: int, *below: int) -> None:
    """Arrange her deck: the top card, then those that the test deals next."""
    assert s.rachel is not None
    s.rachel.top = top
    s.rachel.deck = [card for card in range(1, 13) if card != top]
    s.rachel.revealed = []
    if below:
        s.rachel.deck = list(below)


def act(s: GalacticCruise, top: int, following: int, *answers: str) -> None:
    """Her action phase with this card on top and that one below it."""
    stack(s, top, following)
    assert s.rachel is not None
    s.rachel.stage = R_ACTING

    def rules() -> Rules[None]:
        yield from turn.play(s)

    drive(converse(s, rules()), *answers)


def whole_turn(s: GalacticCruise, *answers: str) -> None:
    """Her turn from the advance to the goals."""
    assert s.rachel is not None
    rachel_ = s.companies[1]
    s.to_advance = sum(1 << i for i, shuttle in enumerate(rachel_.shuttles) if shuttle.cruise >= 0)
    s.rachel.stage = R_ADVANCING

    def rules() -> Rules[None]:
        while not (yield from turn.play(s)):
            pass

    drive(converse(s, rules()), *answers)
    assert s.rachel.stage == R_GOALS


def happened(s: GalacticCruise, kind: str) -> list[dict[str, Any]]:
    """The events of a kind told so far."""
    assert s.log is not None
    return [event.fields for event in s.log.events if event.kind == kind]


def shuttle(segments: Sequence[str], cockpit: str = "starting", engine: str = "starting") -> Shuttle:
    """A shuttle on the ground."""
    one = Shuttle(COCKPITS.index(cockpit), ENGINES.index(engine))
    one.segments = [BLUEPRINTS.index(name) for name in segments]
    return one


def flying(one: Shuttle, cruise: str, guests: Sequence[int], stop: int = -1, pilot: int = WORKER) -> Shuttle:
    """The same shuttle on a cruise."""
    one.cruise, one.stop, one.guests, one.pilot, one.launched = CRUISES.index(cruise), stop, list(guests), pilot, True
    return one


def segments_worth(s: GalacticCruise, *points: int) -> list[str]:
    """Different blueprints with these printed points."""
    found: list[int] = []
    for point in points:
        found.append(next(b for b in range(48) if s.content.vp[b] == point and b not in found))
    return [BLUEPRINTS[b] for b in found]


def display_cards(s: GalacticCruise, *resources: int) -> None:
    """Agenda cards of these resources on display from the top; -1 leaves a slot empty."""
    used: list[int] = []
    for slot, resource in enumerate(resources):
        card = -1
        if resource >= 0:
            card = next(c for c in range(36) if s.content.card_resource[c] == resource and c not in used)
            used.append(card)
        s.agenda_display[slot] = card
    s.agenda_deck = [card for card in range(36) if card not in used]
    s.agenda_discard = []


def place_of(action: str, s: GalacticCruise) -> int:
    """The location that offers an action."""
    return next(here for here in range(6) if ACTIONS.index(action) in s.actions_at[here])
