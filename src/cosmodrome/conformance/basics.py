"""What a game promises about moves, copies, records, results and views."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from cosmodrome.conformance.playing import (
    QUOTED,
    AnyGame,
    positions,
    random_match,
    refused,
    snapshot,
    wander,
)
from cosmodrome.kernel import (
    BadOptionValue,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    Options,
    Record,
    Stale,
    UnknownMove,
    UnknownOption,
    UnknownTopic,
)


def check_options_described(game: AnyGame) -> None:
    """Options describe themselves, fill in defaults, and refuse what they do not know."""
    json.dumps([option.describe() for option in game.options])
    json.dumps([conflict.describe() for conflict in game.conflicts])
    assert [option for option in game.options if option.name == "players"], "every game has the option players"
    assert all(option.help for option in game.options)
    defaults = game.check_options({})
    assert game.check_options(json.loads(json.dumps(defaults))) == defaults, "options survive JSON"
    refused(UnknownOption, game.check_options, {"no_such_option": 1})
    for option in game.options:
        if option.kind not in ("text", "path"):
            refused(BadOptionValue, game.check_options, {option.name: "no such value"})


def check_moves_print_and_parse(game: AnyGame) -> None:
    """parse(print(move)) is the move, and ids are stable numbers from 0 on."""
    moves = [move for verb in game.moves.verbs.values() for move in verb.all()]
    assert len(moves) == game.moves.size
    for number, move in enumerate(moves):
        assert game.moves.parse(str(move)) is move
        assert game.moves.by_id(number) is move
        assert move.id == number
        assert move.verb[move.arg] is move


def check_offered_moves_are_accepted(game: AnyGame, options: Options, seed: int) -> None:
    """Every ask lists at least one move, none twice, and each is accepted on a copy."""
    rng = random.Random(seed)
    for match in positions(game, options, seed, 25):
        asks = match.asks
        assert asks, "a match that is not over asks somebody"
        assert len({ask.seat for ask in asks}) == len(asks), "a seat is asked one thing at a time"
        for index, ask in enumerate(asks):
            moves = ask.moves
            assert moves, f"{ask} offers nothing"
            assert len(set(moves)) == len(moves), f"{ask} offers a move twice"
            for move in rng.sample(moves, min(len(moves), 8)):
                twin = match.copy()
                twin.play(move, twin.asks[index].seat)


def check_other_moves_are_refused(game: AnyGame, options: Options, seed: int) -> None:
    """What is not offered is refused with a code, and a refusal changes nothing."""
    rng = random.Random(seed)
    for match in positions(game, options, seed, 12):
        before = snapshot(match)
        for ask in match.asks:
            for move_id in rng.sample(range(game.moves.size), min(game.moves.size, 25)):
                move = game.moves.by_id(move_id)
                if not ask.allows(move):
                    error = refused(IllegalMove, match.play, move, ask.seat)
                    assert error.rule, f"{move} is refused without a rule"
        asked = {ask.seat for ask in match.asks}
        free = [seat for seat in range(-1, match.players + 1) if seat not in asked]
        for seat in free:
            refused(NotYourTurn, match.play, match.asks[0].moves[0], seat)
        refused(UnknownMove, match.play, "no such move", match.asks[0].seat)
        refused(Stale, match.play, match.asks[0].moves[0], match.asks[0].seat, match.ply + 1)
        assert snapshot(match) == before, "a refused move changed something"


def check_copies_are_independent(game: AnyGame, options: Options, seed: int) -> None:
    """A copy stands where the match stands, goes its own way, and with the same answers the same way."""
    for number, match in enumerate(positions(game, options, seed, 20)):
        before = snapshot(match)
        wanderer = match.copy(checkpoints=bool(number % 2))
        first, second = match.copy(), match.copy(checkpoints=False).copy() if number % 5 == 0 else match.copy()
        assert snapshot(wanderer) == before, "a copy differs from its original"
        wander(wanderer, random.Random(seed), 20)
        assert snapshot(match) == before, "playing on a copy changed the original"
        wander(first, random.Random(number), 12)
        wander(second, random.Random(number), 12)
        assert snapshot(first) == snapshot(second), "two copies went different ways with the same answers"


def check_replay_is_exact(game: AnyGame, options: Options, seed: int) -> None:
    """A record survives JSON, replays to the same states and events, verifies, and goes on when it was cut short."""
    match = random_match(game, options, seed, listen=True)
    record = match.record()
    text = record.to_json()
    assert Record.from_json(text).to_json() == text
    again = Record.from_json(text).replay()
    assert snapshot(again) == snapshot(match)
    for seat in (None, *range(match.players)):
        assert again.events_since(0, seat) == match.events_since(0, seat)
        assert again.view(seat) == match.view(seat)
    record.verify()
    for ply in (match.ply // 2, match.ply - match.ply // 5):
        half, earlier = record.replay(upto=ply), match.rewind(ply)
        assert snapshot(half) == snapshot(earlier), "going back leads elsewhere than coming there"
        for seat in range(match.players):
            assert half.events_since(0, seat) == earlier.events_since(0, seat)
            assert half.undo_horizon(seat) == earlier.undo_horizon(seat)


def check_matches_end_and_results_add_up(game: AnyGame, options: Options, seed: int) -> None:
    """Every random match ends; the result has a score a seat, adds up, and names real seats as winners."""
    match = random_match(game, options, seed)
    result = match.result
    assert len(result.scores) == len(result.breakdown) == match.players
    for score, parts in zip(result.scores, result.breakdown, strict=True):
        assert score == sum(parts.values()), f"{parts} does not add up to {score}"
    assert len(set(result.winners)) == len(result.winners)
    assert all(0 <= seat < match.players for seat in result.winners)
    assert match.asks == ()
    refused(MatchOver, match.play, game.moves.by_id(0))
    json.dumps(result.describe())


def check_views_are_plain_data(game: AnyGame, options: Options, seed: int) -> None:
    """A view is JSON, the same each time it is asked for, and looking changes nothing."""
    for match in positions(game, options, seed, 15):
        before = snapshot(match)
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view, "a view holds something that JSON does not keep"
            assert match.view(seat) == view
        assert snapshot(match) == before, "looking at a view changed something"


def check_views_are_of_their_type(game: AnyGame, options: Options, seed: int) -> None:
    """A view holds every field its type requires, none that it does not know, and values of the declared kinds."""
    if game.view_type is None:
        return
    for match in positions(game, options, seed, 8):
        for seat in (None, *range(match.players)):
            for wrong in _unlike(match.view(seat), game.view_type, "view"):
                raise AssertionError(wrong)


def _unlike(value: Any, kind: Any, place: str) -> Iterator[str]:
    """Where plain data differs from a declared type."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        if not isinstance(value, dict):
            yield f"{place} is {value!r}, not a {kind.__name__}"
            return
        yield from (f"{place}.{name} is unknown to {kind.__name__}" for name in value if name not in hints)
        yield from (f"{place}.{name} is missing" for name in kind.__required_keys__ if name not in value)
        for name, inner in hints.items():
            if name in value:
                yield from _unlike(value[name], inner, f"{place}.{name}")
        return
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        # It must be like one of them.
        if all(next(_unlike(value, one, place), "") for one in arguments):
            yield f"{place} is {value!r}, not {kind}"
    elif origin is Literal:
        if value not in arguments:
            yield f"{place} is {value!r}, not one of {arguments}"
    elif origin is list and isinstance(value, list):
        for number, item in enumerate(value):
            yield from _unlike(item, arguments[0], f"{place}[{number}]")
    elif origin is dict and isinstance(value, dict):
        for name, item in value.items():
            yield from _unlike(item, arguments[1], f"{place}[{name!r}]")
    elif isinstance(origin or kind, type) and not _is_a(value, origin or kind):
        yield f"{place} is {value!r}, not {kind}"


def _is_a(value: Any, kind: type) -> bool:
    if kind in (int, float):
        return isinstance(value, int if kind is int else (int, float)) and not isinstance(value, bool)
    return kind is object or isinstance(value, kind)


def check_side_moves(game: AnyGame, options: Options, seed: int) -> None:
    """Side moves are legal moves; with the answers they are all of them, and a question has an answer besides them.

    Looking at a quote or an explanation changes nothing, and both are plain data.
    """
    for match in positions(game, options, seed, 15):
        before = snapshot(match)
        for ask in match.asks:
            side, answers = ask.side, ask.answers
            assert set(side) <= set(ask.moves), f"{ask} has a side move that is not legal"
            assert len(side) + len(answers) == len(ask.moves), f"{ask}: a move is both an answer and a side move"
            assert answers, f"{ask} can be answered by side moves only"
            if ask.seat >= 0:
                for move in ask.moves[:QUOTED]:
                    quote = match.quote(ask, move)
                    assert json.loads(json.dumps(quote)) == quote, f"the quote of {move} is not plain data"
        for seat in (None, *range(match.players)):
            for about in game.topics(match.state, seat):
                told = match.explain(seat, about)
                assert json.loads(json.dumps(told)) == told, f"the explanation of {about} is not plain data"
        refused(UnknownTopic, match.explain, 0, "no such topic")
        assert snapshot(match) == before, "a quote or an explanation changed something"
