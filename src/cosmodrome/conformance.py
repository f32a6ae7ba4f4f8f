"""What every game must keep, checked by playing it.

Each check plays one random match of a game and raises `AssertionError` where the game breaks a promise of the kernel.
A game's author needs nothing but these: `check_all(game, options, seed)`.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Iterator
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from cosmodrome.kernel import (
    CLOCK,
    Ask,
    BadOptionValue,
    CosmodromeError,
    Game,
    IllegalMove,
    Match,
    MatchOver,
    Move,
    NotYourTurn,
    Option,
    Options,
    Record,
    SeededDealer,
    Stale,
    UnknownMove,
    UnknownOption,
    UnknownTopic,
    plain,
)

AnyGame = Game[Any]

#: Of how many moves the quotes are looked at.
QUOTED: Final = 12


# --- playing


def sample_options(game: AnyGame, seed: int) -> dict[str, Any]:
    """Some legal combination of options, different for different seeds."""
    rng = random.Random(seed)
    for _ in range(1000):
        given = {option.name: _some_value(option, rng) for option in game.options}
        try:
            return game.check_options(given)
        except BadOptionValue:
            continue
    raise AssertionError(f"{game.name}: no legal combination of options was found")


def _some_value(option: Option, rng: random.Random) -> Any:
    if option.kind == "choice":
        return rng.choice(option.values)
    if option.kind == "subset":
        return tuple(value for value in option.values if rng.random() < 0.5) if rng.random() < 0.7 else option.default
    if option.kind == "integer":
        return rng.randint(option.low, option.high)
    return rng.random() < 0.5 if option.kind == "flag" else option.default


def random_answer(match: Match, rng: random.Random) -> tuple[Ask, Move]:
    """One of the asks and one of its moves; the clock is heard rarely, so that people get something done."""
    asks = match.asks
    people = [ask for ask in asks if ask.seat != CLOCK]
    ask = rng.choice(people) if people and (len(people) == len(asks) or rng.random() < 0.98) else asks[-1]
    return ask, rng.choice(ask.moves)


def positions(game: AnyGame, options: Options, seed: int, wanted: int) -> Iterator[Match]:
    """A random match, stopped at about `wanted` of its positions; the yielded match may be looked at, not changed."""
    rng = random.Random(seed)
    length = random_match(game, options, seed).ply
    chance = min(1.0, wanted / max(1, length))
    match = Match(game, options, SeededDealer(seed))
    while not match.over:
        if rng.random() < chance:
            yield match
        ask, move = random_answer(match, rng)
        match.play_trusted(ask, move)
        assert match.ply <= game.max_plies, f"the match goes on after {game.max_plies} plies"


def random_match(game: AnyGame, options: Options, seed: int, *, listen: bool = False) -> Match:
    """A whole random match; fails when it does not end within the game's bound."""
    rng = random.Random(seed)
    match = Match(game, options, SeededDealer(seed), listen=listen)
    while not match.over:
        ask, move = random_answer(match, rng)
        match.play_trusted(ask, move)
        assert match.ply <= game.max_plies, f"the match goes on after {game.max_plies} plies"
    return match


def snapshot(match: Match) -> Any:
    """Everything there is to a position: state, asks and ply, as plain comparable data."""
    return plain(match.state), asks_of(match), match.ply, match.over


def asks_of(match: Match, seat: int | None = None) -> list[Any]:
    """The present asks (of one seat) as plain data."""
    return [
        (ask.seat, ask.question, [str(move) for move in ask.moves])
        for ask in match.asks
        if seat is None or ask.seat == seat
    ]


def seen(match: Match, seat: int) -> str:
    """Every byte a seat gets: its view, its asks with their quotes, its events, and what it can have explained."""
    ask = match.ask_of(seat)
    quotes = [] if ask is None else [match.quote(ask, move) for move in ask.moves[:QUOTED]]
    told = [match.explain(seat, about) for about in match.game.topics(match.state, seat)]
    return json.dumps([match.view(seat), asks_of(match, seat), quotes, told, match.events_since(0, seat)])


# --- the promises


def check_options_described(game: AnyGame) -> None:
    """Options describe themselves, fill in defaults, and refuse what they do not know."""
    json.dumps([option.describe() for option in game.options])
    json.dumps([conflict.describe() for conflict in game.conflicts])
    assert [option for option in game.options if option.name == "players"], "every game has the option players"
    assert all(option.help for option in game.options)
    defaults = game.check_options({})
    assert game.check_options(json.loads(json.dumps(defaults))) == defaults, "options survive JSON"
    _refused(UnknownOption, game.check_options, {"no_such_option": 1})
    for option in game.options:
        if option.kind not in ("text", "path"):
            _refused(BadOptionValue, game.check_options, {option.name: "no such value"})


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
                    error = _refused(IllegalMove, match.play, move, ask.seat)
                    assert error.rule, f"{move} is refused without a rule"
        asked = {ask.seat for ask in match.asks}
        free = [seat for seat in range(-1, match.players + 1) if seat not in asked]
        for seat in free:
            _refused(NotYourTurn, match.play, match.asks[0].moves[0], seat)
        _refused(UnknownMove, match.play, "no such move", match.asks[0].seat)
        _refused(Stale, match.play, match.asks[0].moves[0], match.asks[0].seat, match.ply + 1)
        assert snapshot(match) == before, "a refused move changed something"


def check_copies_are_independent(game: AnyGame, options: Options, seed: int) -> None:
    """A copy stands where the match stands, goes its own way, and with the same answers the same way."""
    for number, match in enumerate(positions(game, options, seed, 20)):
        before = snapshot(match)
        wanderer = match.copy(checkpoints=bool(number % 2))
        first, second = match.copy(), match.copy(checkpoints=False).copy() if number % 5 == 0 else match.copy()
        assert snapshot(wanderer) == before, "a copy differs from its original"
        _wander(wanderer, random.Random(seed), 20)
        assert snapshot(match) == before, "playing on a copy changed the original"
        _wander(first, random.Random(number), 12)
        _wander(second, random.Random(number), 12)
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
    _refused(MatchOver, match.play, game.moves.by_id(0))
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
        _refused(UnknownTopic, match.explain, 0, "no such topic")
        assert snapshot(match) == before, "a quote or an explanation changed something"


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
            _wander(dream, random.Random(number), 10)
            _wander(twin, random.Random(number), 10)
            assert snapshot(twin) == snapshot(dream), "an imagined match and its copy went different ways"
        assert snapshot(match) == before, "imagining changed the real match"
    return changed


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
            assert not _comes_up(match, ask.seat, move), f"{move} is withheld before a side move at ply {match.ply}"
        for move in ask.moves:
            if move.verb in verbs:
                offered += 1
                assert _does_something(match, ask.seat, move, nodes), f"{move} does nothing at ply {match.ply}"
    return offered, withheld


def _comes_up(match: Match, seat: int, move: Move) -> bool:
    """Whether a single side move makes a withheld choice possible, with the last answer to whatever it asks.

    What a draw brings does not count: nobody can know it.
    """
    start = match.ask_of(seat)
    assert start is not None
    for one in start.side:
        twin = _after_side_move(match, seat, one)
        ask = twin.ask_of(seat) if twin is not None else None
        if ask is not None and ask.question == start.question and move in ask.moves:
            return True
    return False


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
    while waiting and nodes:
        nodes -= 1
        here = waiting.pop()
        if game.deeds(here.state) > before:
            return True
        ask = here.ask_of(seat)
        if here.over or ask is None or ask.question == start.question or not game.occupied(here.state, ask):
            continue
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


def check_all(game: AnyGame, options: Options, seed: int) -> None:
    """All promises that are checked by playing."""
    check_offered_moves_are_accepted(game, options, seed)
    check_other_moves_are_refused(game, options, seed)
    check_copies_are_independent(game, options, seed)
    check_replay_is_exact(game, options, seed)
    check_matches_end_and_results_add_up(game, options, seed)
    check_views_are_plain_data(game, options, seed)
    check_views_are_of_their_type(game, options, seed)
    check_side_moves(game, options, seed)
    check_nothing_leaks(game, options, seed)
    check_imagination(game, options, seed)
    check_undo_horizon(game, options, seed)


def _wander(match: Match, rng: random.Random, plies: int) -> None:
    for _ in range(plies):
        if match.over:
            return
        match.play_trusted(*random_answer(match, rng))


def _refused(kind: type[CosmodromeError], call: Any, *arguments: Any) -> CosmodromeError:
    try:
        call(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"{call.__name__}{arguments} was not refused as {kind.code}")
