"""`cosmodrome games`: what can be played, with which options and bots."""

from __future__ import annotations

import json
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

import cosmodrome
from cosmodrome import bots
from cosmodrome.cli.common import console
from cosmodrome.text import Words


def games(*, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """List the games, their options and their bots.

    Parameters
    ----------
    as_json
        Print plain data for programs.
    """
    described = [describe(name) for name in cosmodrome.games()]
    out = console()
    if as_json:
        out.out(json.dumps(described, indent=2), highlight=False)
        return
    for game in described:
        out.print(f"[bold]{game['title']}[/]  [cyan]{game['name']}[/]  edition {game['edition']}")
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for option in game["options"]:
            table.add_row(option["name"], f"{option['help']} [dim]({allowed(option)})[/]")
        table.add_row("bots", ", ".join(game["bots"]))
        out.print(table)
        out.print()
    out.print("Begin with [bold]cosmodrome play GAME[/], or look at [bold]cosmodrome rules GAME[/].")


def describe(name: str) -> dict[str, Any]:
    """A game as plain data."""
    game = cosmodrome.find(name)
    return {
        "name": game.name,
        "title": Words(game).title(),
        "edition": game.edition,
        "options": [option.describe() for option in game.options],
        "conflicts": [conflict.describe() for conflict in game.conflicts],
        "bots": bots.names(name),
    }


def allowed(option: dict[str, Any]) -> str:
    """The values of an option in a few words, the default marked."""
    default = option["default"]
    if option["kind"] == "integer":
        return f"{option['low']}–{option['high']}, usually {default}"
    if option["kind"] == "flag":
        return f"yes or no, usually {'yes' if default else 'no'}"
    if option["kind"] == "subset":
        usual = ", ".join(default) or "none"
        return f"any of {', '.join(option['values'])}; usually {usual}"
    if option["kind"] == "choice":
        return f"{' | '.join(option['values'])}, usually {default}"
    return f"text, usually {default!r}"
