"""What is said to whoever typed a command that is not right."""

from __future__ import annotations

from cyclopts import CycloptsError, MissingArgumentError, UnknownCommandError, UnknownOptionError
from rich.panel import Panel
from rich.text import Text

import cosmodrome
from cosmodrome.cli.common import error_console
from cosmodrome.cli.speech import Speech
from cosmodrome.text import ENGLISH, Words

WRONG_COMMAND = 2


def which_game(command: str, say: Speech) -> int:
    """Somebody left the game out: the same command for each of them."""
    out = error_console()
    out.print(Text(say("which-game"), style="bold"))
    names = cosmodrome.games()
    for name in names:
        line = f"  cosmodrome {command} {name:<{max(map(len, names))}}"
        out.print(Text.assemble(line, (f"  {Words(cosmodrome.find(name), say.language).title()}", "dim")))
    return WRONG_COMMAND


def complaint(error: CycloptsError, say: Speech) -> Panel:
    """What the library has to say about a command line; other languages say it in their own words."""
    said = str(error) if say.language == ENGLISH else _translated(error, say)
    return Panel(Text(said), title=say("wrong-title"), title_align="left", border_style="red")


def _translated(error: CycloptsError, say: Speech) -> str:
    help_of = " ".join(["cosmodrome", *(error.command_chain or ()), "--help"])
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return say("wrong-command", name=error.unused_tokens[0], command="cosmodrome --help")
    if isinstance(error, UnknownOptionError):
        return say("wrong-option", name=error.token.keyword or error.token.value, command=help_of)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return say("wrong-missing", name=error.argument.name, command=help_of)
    return say.error("wrong_command", str(error))
