"""What a game promises about secrets: nothing leaks, what is imagined could be true, undo takes back no knowledge."""

from __future__ import annotations

import random

from cosmodrome.conformance.playing import (
    AnyGame,
    asks_of,
    positions,
    random_match,
    seen,
    snapshot,
    wander,
)
from cosmodrome.kernel import (
    Match,
    Options,
    SeededDealer,
    plain,
)


def check_nothing_leaks(game: AnyGame, options: Options, seed: int) -> int:
    """Deal something else where a seat does not see it: that seat gets the very same bytes until a reveal.

    Returns how many hidden answers were exchanged, so that a suite can see that it tested something.
    """
    rng = random.Random(seed)
    match = random_match(game, options, seed, listen=True)
    hidden = [
        (ply, seat)
        for ply, (mover, _, known_to) in enumerate(match.plies_since(0))
        for seat in range(match.players)
        if seat != mover and not known_to >> seat & 1
    ]
    exchanged = 0
    for ply, seat in rng.sample(hidden, min(len(hidden), 8)):
        truth, fiction = _without_dealer(match, ply), _without_dealer(match, ply)
        mover, dealt, _ = match.plies_since(0)[ply]
        ask = fiction.ask_of(mover)
        assert ask is not None
        others = [move for move in ask.moves if move is not dealt]
        if not others:
            continue
        exchanged += 1
        truth.play(dealt, mover)
        fiction.play(rng.choice(others), mover)
        _compare_until_revealed(match, truth, fiction, ply + 1, seat)
    return exchanged


def _compare_until_revealed(match: Match, truth: Match, fiction: Match, ply: int, seat: int) -> None:
    for mover, move, _ in match.plies_since(0)[ply : ply + 60]:
        told, seen_truth, seen_fiction = truth.state.reveals, seen(truth, seat), seen(fiction, seat)
        assert seen_truth == seen_fiction, f"seat {seat} can tell what it cannot know, at ply {truth.ply}"
        ask = fiction.ask_of(mover)
        if ask is None or not ask.allows(move):
            # What was exchanged was the mover's own secret, or the bag: the story cannot go on the same way.
            return
        truth.play(move, mover)
        fiction.play(move, mover)
        if truth.state.reveals != told:
            return


def _without_dealer(match: Match, ply: int) -> Match:
    earlier = Match(match.game, match.options, None, edition=match.edition)
    earlier._feed(match.plies_since(0)[:ply])
    return earlier


def check_imagination(game: AnyGame, options: Options, seed: int) -> bool:
    """An imagined match shows its seat what the real one shows, can be copied, and plays on to the end.

    Returns whether imagining ever changed what was hidden.
    """
    changed = False
    for number, match in enumerate(positions(game, options, seed, 8)):
        before = snapshot(match)
        for seat in range(match.players):
            dream = match.imagine(seat, SeededDealer(seed + number))
            assert dream.view(seat) == match.view(seat), f"imagining changes what seat {seat} sees"
            assert asks_of(dream, seat) == asks_of(match, seat), f"imagining changes what seat {seat} is asked"
            changed = changed or plain(dream.state) != before[0]
            veiled, blank = game.veil(match.state, seat), game.veil(dream.state, seat)
            assert plain(veiled) == plain(blank), f"a veil lets seat {seat} see what it cannot know"
            assert veiled is None or game.view(veiled, seat) == match.view(seat), f"a veil hides what seat {seat} sees"
            assert snapshot(dream.copy()) == snapshot(dream), "a copy of an imagined match differs from it"
            left = game.max_plies - match.ply
            future = dream.copy(checkpoints=False)
            future.play_out(random.Random(number).randrange, left)
            assert future.over, "an imagined match does not end"
            twin = dream.copy()
            wander(dream, random.Random(number), 10)
            wander(twin, random.Random(number), 10)
            assert snapshot(twin) == snapshot(dream), "an imagined match and its copy went different ways"
        assert snapshot(match) == before, "imagining changed the real match"
    return changed


def check_undo_horizon(game: AnyGame, options: Options, seed: int) -> None:
    """Up to the horizon nobody learned anything: whatever was hidden, the same moves would have shown the same."""
    for number, match in enumerate(positions(game, options, seed, 12)):
        for seat in range(match.players):
            horizon = match.undo_horizon(seat)
            assert 0 <= horizon <= match.ply
            if horizon == match.ply:
                continue
            earlier = match.rewind(horizon)
            assert earlier.ply == horizon
            assert earlier.ask_of(seat) is not None, "undo leads to a point where the seat is asked"
            dream = earlier.imagine(seat, SeededDealer(number))
            for mover, move, _ in match.plies_since(horizon):
                if mover == seat:
                    dream.play(move, seat)
            assert dream.view(seat) == match.view(seat), f"seat {seat} learned something it could take back"
