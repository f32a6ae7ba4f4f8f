"""Playing at random, and looking at a position: what all checks share."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from cosmodrome.kernel import (
    CLOCK,
    Ask,
    BadOptionValue,
    CosmodromeError,
    Game,
    Match,
    Move,
    Option,
    Options,
    SeededDealer,
    plain,
)

AnyGame = Game[Any]

#: Of how many moves the quotes are looked at.
QUOTED: Final = 12


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
    """One of the asks and one of its moves; the clock answers rarely, so that people get something done."""
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


def wander(match: Match, rng: random.Random, plies: int) -> None:
    """Play some plies at random."""
    for _ in range(plies):
        if match.over:
            return
        match.play_trusted(*random_answer(match, rng))


def snapshot(match: Match) -> Any:
    """Everything there is to a position: state, asks and ply, as plain comparable data."""
    return plain(match.state), asks_of(match), match.ply, match.over


def asks_of(match: Match, seat: int | None = None) -> list[Any]:
    """The current asks (of one seat) as plain data."""
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


def refused(kind: type[CosmodromeError], call: Any, *arguments: Any) -> CosmodromeError:
    """The refusal of a call that must be refused in this way."""
    try:
        call(*arguments)
    except kind as error:
        return error
    raise AssertionError(f"{call.__name__}{arguments} was not refused as {kind.code}")
