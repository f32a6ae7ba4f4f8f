"""`cosmodrome games`: what can be played, with which options and bots."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

import cosmodrome
from cosmodrome import bots
from cosmodrome.cli.common import console
from cosmodrome.cli.speech import Speech, speech
from cosmodrome.text import ENGLISH, Words


def games(*, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """List the games, their options and their bots.

    Parameters
    ----------
    as_json
        Print plain data for programs.
    """
    say, out = speech(), console()
    # Programs read the same whoever runs them.
    described = [describe(name, ENGLISH if as_json else say.language) for name in cosmodrome.games()]
    if as_json:
        out.out(json.dumps(described, indent=2), highlight=False)
        return
    for game in described:
        out.print(f"[bold]{game['title']}[/]  [cyan]{game['name']}[/]  {say('games-edition', edition=game['edition'])}")
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for option in game["options"]:
            table.add_row(option["name"], f"{option['help']} [dim]({allowed(option, say)})[/]")
        table.add_row(say("games-bots"), ", ".join(game["bots"]))
        out.print(table)
        out.print()
    out.print(Text(say("games-begin", play="cosmodrome play GAME", rules="cosmodrome rules GAME")))


def describe(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """A game as plain data."""
    game = cosmodrome.find(name)
    words = Words(game, language)
    return {
        "name": game.name,
        "title": words.title(),
        "edition": game.edition,
        "options": [option.describe() | _help(option.name, words) for option in game.options],
        "conflicts": [conflict.describe() for conflict in game.conflicts],
        "bots": bots.names(name),
    }


def _help(option: str, words: Words) -> dict[str, str]:
    """What the option does, in the reader's language where the game's catalogue says it."""
    key = f"option-{option}-help"
    return {"help": words.say(key)} if words.language != ENGLISH and words.knows(key) else {}


def allowed(option: dict[str, Any], say: Speech) -> str:
    """The values of an option in a few words, the default marked."""
    default = option["default"]
    if option["kind"] == "integer":
        return say("allowed-integer", low=option["low"], high=option["high"], default=default)
    if option["kind"] == "flag":
        # As it has to be typed.
        return say("allowed-flag", default="yes" if default else "no")
    if option["kind"] == "subset":
        return say("allowed-subset", values=", ".join(option["values"]), default=", ".join(default) or say("none"))
    if option["kind"] == "choice":
        return say("allowed-choice", values=" | ".join(option["values"]), default=default)
    return say("allowed-text", default=repr(default))
