"""Bots: players that are programs. A bot sees its seat, never the state.

A bot is named in one word, with a variant after a colon where it has some: `random`, `greedy`, `greedy:hasty`.
A bot of your own is named by its module: `my_bots.Careful`.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

from cosmodrome.kernel import CosmodromeError, Move, Seat

if TYPE_CHECKING:
    from cosmodrome.bots.search.hint import Hint

#: Every bot there is, by game and name; `*` plays any game. A bot is loaded when first asked for and built as
#: `Class(seed, variant)`.
TABLE: dict[str, dict[str, str]] = {
    "*": {"random": "cosmodrome.bots.random:RandomBot"},
    "galactic_cruise": {
        "greedy": "cosmodrome.bots.galactic_cruise.greedy:GreedyBot",
        "novice": "cosmodrome.bots.galactic_cruise.player:novice",
        "casual": "cosmodrome.bots.galactic_cruise.player:casual",
        "regular": "cosmodrome.bots.galactic_cruise.player:regular",
        "expert": "cosmodrome.bots.galactic_cruise.player:expert",
        "master": "cosmodrome.bots.galactic_cruise.player:master",
    },
    "galaxy_trucker": {
        "greedy": "cosmodrome.bots.galaxy_trucker.greedy:GreedyBot",
        "novice": "cosmodrome.bots.galaxy_trucker.player:novice",
        "casual": "cosmodrome.bots.galaxy_trucker.player:casual",
        "regular": "cosmodrome.bots.galaxy_trucker.player:regular",
        "expert": "cosmodrome.bots.galaxy_trucker.player:expert",
        "master": "cosmodrome.bots.galaxy_trucker.player:master",
    },
    "leaving_earth": {
        "greedy": "cosmodrome.bots.leaving_earth.greedy:GreedyBot",
        "novice": "cosmodrome.bots.leaving_earth.player:novice",
        "casual": "cosmodrome.bots.leaving_earth.player:casual",
        "regular": "cosmodrome.bots.leaving_earth.player:regular",
        "expert": "cosmodrome.bots.leaving_earth.player:expert",
        "master": "cosmodrome.bots.leaving_earth.player:master",
    },
}


#: The ladder, the same five names in every game, from the weakest to the strongest; and who plays when nobody is named.
LEVELS: Final[tuple[str, ...]] = ("novice", "casual", "regular", "expert", "master")
USUAL: Final = "regular"


@runtime_checkable
class Bot(Protocol):
    """Somebody who chooses. Randomness comes from the seed the bot was built with, so that a match repeats."""

    name: str

    def choose(self, seat: Seat) -> Move:
        """One of `seat.ask.moves`."""
        ...


@runtime_checkable
class TimedBot(Bot, Protocol):
    """A bot that says how long it thinks where several seats are asked at once and time matters."""

    def delay(self, seat: Seat) -> float:
        """Seconds until this bot answers what its seat is asked now."""
        ...


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that says what it would do and why."""

    def explain(self, seat: Seat, seconds: float = ...) -> list[Hint]:
        """The best few answers to what the seat is asked now, from what it may know, found in about that time."""
        ...


Factory = Callable[[int, str], Bot]

#: The ending of a model's file; the laboratory knows how to play it.
MODEL: Final = ".onnx"


class UnknownBot(CosmodromeError):
    """No bot of this name plays this game."""

    code = "unknown_bot"


def names(game: str) -> list[str]:
    """The bots that play this game, the simplest first, each followed by its variants (`variants` of its class)."""
    kinds = [*TABLE["*"], *TABLE.get(game, {})]
    return [name for kind in kinds for name in (kind, *(f"{kind}:{variant}" for variant in _variants(kind, game)))]


def _variants(kind: str, game: str) -> tuple[str, ...]:
    if TABLE.get(game, {}).get(kind, "").endswith(MODEL):
        return ()
    return getattr(_factory(kind, game), "variants", ())


def add_model(name: str, path: str) -> None:
    """Let a model play under this name the game it was trained for."""
    player = importlib.import_module("cosmodrome.lab.player")
    game: str = player.game_of(path)
    # What cannot play is refused now, not when it is its turn.
    player.load(path, game)
    if name in TABLE["*"] or name in TABLE.get(game, {}) or not name.isidentifier():
        raise UnknownBot(f"a model cannot be called {name!r}: take a plain word that no bot bears")
    TABLE.setdefault(game, {})[name] = path


def best(game: str) -> str:
    """The bot to play against when nobody named one: a good player who answers at once, or the last of the table."""
    table = TABLE.get(game) or TABLE["*"]
    return USUAL if USUAL in table else list(table)[-1]


def adviser(game: str) -> str | None:
    """Who is asked for a hint: the strongest of the ladder; None where nobody of it plays this game."""
    table = TABLE.get(game, {})
    return next((level for level in reversed(LEVELS) if level in table), None)


def advise(game: str, seat: Seat, seconds: float) -> list[Hint]:
    """A hint for a seat: the same whenever it is asked for, and in every world the seat cannot tell apart."""
    name = adviser(game)
    began = time.perf_counter()
    bot = make(name, game, seed=0) if name is not None else None
    # The first of its kind may have much to prepare: whoever asks waits for that as well.
    left = max(0.0, seconds - (time.perf_counter() - began))
    found = bot.explain(seat, left) if isinstance(bot, Adviser) else []
    # Two projects may begin with the same move; the better one speaks for it.
    return [hint for at, hint in enumerate(found) if all(hint.move is not better.move for better in found[:at])]


def prepare() -> None:
    """Work out now what the advisers of all games would have to before their first question."""
    for game in TABLE:
        name = adviser(game)
        if name is not None:
            make(name, game, seed=0)


def make(name: str, game: str, seed: int) -> Bot:
    """The bot of this name for this game, with its own source of randomness. A model is named by its file."""
    model = TABLE.get(game, {}).get(name, name)
    if model.endswith(MODEL):
        player: Bot = importlib.import_module("cosmodrome.lab.player").ModelBot(model, game, seed)
        player.name = name
        return player
    kind, _, variant = name.partition(":")
    bot = _factory(kind, game)(seed, variant)
    bot.name = name
    return bot


def _factory(kind: str, game: str) -> Factory:
    place = TABLE.get(game, {}).get(kind) or TABLE["*"].get(kind)
    if place is not None:
        module, _, attribute = place.partition(":")
    elif "." in kind:
        module, _, attribute = kind.rpartition(".")
    else:
        raise UnknownBot(f"no bot {kind!r} plays {game}; there are: {', '.join(names(game))}")
    try:
        factory: Factory = getattr(importlib.import_module(module), attribute)
    except (ModuleNotFoundError, AttributeError) as error:
        raise UnknownBot(f"the bot {kind!r} cannot be loaded: {error}") from None
    return factory
