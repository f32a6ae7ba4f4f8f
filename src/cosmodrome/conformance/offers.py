"""What a game promises about offers: an answer that is offered can do something, one that is withheld cannot."""

from __future__ import annotations

from collections import deque

from cosmodrome.conformance.playing import (
    AnyGame,
    positions,
)
from cosmodrome.kernel import (
    Match,
    Move,
    Options,
    plain,
)


def check_offers(game: AnyGame, options: Options, seed: int, wanted: int = 12, nodes: int = 250) -> tuple[int, int]:
    """What is offered can do something, what is withheld cannot, by whatever answers and side moves.

    Switched on by a game that says what it withholds. Plays each such choice to its end on copies, within a bound on
    the positions tried. Returns how many offered and withheld choices were tried.
    """
    offered = withheld = 0
    for match in positions(game, options, seed, wanted * 8):
        tried = check_offers_here(match, nodes)
        offered, withheld = offered + tried[0], withheld + tried[1]
        if withheld >= wanted:
            break
    return offered, withheld


def check_offers_here(match: Match, nodes: int = 250) -> tuple[int, int]:
    """The same for one position: how many offered and withheld choices were tried."""
    game = match.game
    offered = withheld = 0
    for ask in match.asks:
        out = game.withheld(match.state, ask) if ask.seat >= 0 else []
        verbs = {move.verb for move in out}
        for move in out:
            withheld += 1
            assert not _does_something(match, ask.seat, move, nodes), f"{move} is withheld at ply {match.ply}"
            opener = _opened_by(match, ask.seat, move)
            assert opener is None, f"{move} is withheld though {opener} opens it at ply {match.ply}"
        for move in ask.moves:
            if move.verb in verbs:
                offered += 1
                # Few ways are long; those that are get the time they take.
                fine = any(_does_something(match, ask.seat, move, effort) for effort in (nodes, 20 * nodes))
                assert fine, f"{move} does nothing at ply {match.ply}"
    return offered, withheld


def _opened_by(match: Match, seat: int, move: Move) -> Move | None:
    """The side move, if any, that makes a withheld choice possible, with the last answer to whatever it asks.

    What a draw brings does not count: nobody can know it.
    """
    start = match.ask_of(seat)
    assert start is not None
    for one in start.side:
        twin = _after_side_move(match, seat, one)
        ask = twin.ask_of(seat) if twin is not None else None
        if ask is not None and ask.question == start.question and move in ask.moves:
            return one
    return None


def _after_side_move(match: Match, seat: int, move: Move) -> Match | None:
    """A copy after a side move, with the last answer to whatever it asks; None where something is drawn for it."""
    twin = match.copy()
    ask = twin.ask_of(seat)
    assert ask is not None
    question = ask.question
    twin.play_trusted(ask, move)
    for _ in range(12):
        ask = twin.ask_of(seat)
        if ask is None or ask.question == question:
            break
        twin.play_trusted(ask, ask.moves[-1])
    return None if any(mover < 0 for mover, _, _ in twin.plies_since(match.ply)) else twin


def _does_something(match: Match, seat: int, move: Move, nodes: int) -> bool:
    """Whether some sequence of answers after this choice does something, the likeliest answers first."""
    game = match.game
    before = game.deeds(match.state)
    start = match.ask_of(seat)
    assert start is not None
    first = match.copy()
    ask = first.ask_of(seat)
    assert ask is not None
    first.play_trusted(ask, move)
    # Answers are followed at once, then the end of it; side moves one after the other, the shortest ways first.
    waiting = deque([first])
    known: set[str] = set()
    while waiting and nodes:
        nodes -= 1
        here = waiting.pop()
        if game.deeds(here.state) > before:
            return True
        ask = here.ask_of(seat)
        if here.over or ask is None or ask.question == start.question or not game.occupied(here.state, ask):
            continue
        # Trades lead to the same position by many ways. What was said last is part of it: it may not show yet.
        _, last, _ = here.plies_since(here.ply - 1)[-1]
        position = repr((ask.question, here.ply, last, ask.moves, plain(here.state)))
        if position in known:
            continue
        known.add(position)
        for one in sorted(ask.moves, key=lambda move: move.verb.name != "done"):
            if one.verb in ask.side_verbs and _after_side_move(here, seat, one) is None:
                continue
            twin = here.copy()
            again = twin.ask_of(seat)
            assert again is not None
            twin.play_trusted(again, one)
            if one.verb in ask.side_verbs:
                waiting.appendleft(twin)
            else:
                waiting.append(twin)
    return False
