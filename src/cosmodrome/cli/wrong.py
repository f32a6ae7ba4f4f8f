"""What is said to whoever typed a command that is not right."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Literal, get_args, get_origin

from cyclopts import (
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    Token,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)
from cyclopts.validators import Number
from rich.panel import Panel
from rich.text import Text

import cosmodrome
from cosmodrome.cli.common import error_console
from cosmodrome.cli.speech import Speech
from cosmodrome.text import Words

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
    """What is wrong with a command line. The library would say it too, but in English only."""
    return Panel(Text(_told(error, say)), title=say("wrong-title"), title_align="left", border_style="red")


def _told(error: CycloptsError, say: Speech) -> str:
    how = " ".join(["cosmodrome", *(error.command_chain or ()), "--help"])
    match error:
        case UnknownCommandError(unused_tokens=[typed, *_]):
            return _with_guess(say("wrong-command", name=typed, command=how), typed, list(error.app or ()), say)
        case UnknownOptionError():
            typed = error.token.keyword or error.token.value
            known = [name for one in error.argument_collection or () for name in one.names]
            return _with_guess(say("wrong-option", name=typed, command=how), typed, known, say)
        case UnusedCliTokensError(unused_tokens=[*left]):
            return say("wrong-unused", text=" ".join(left), command=how)
        case RepeatArgumentError():
            return say("wrong-repeated", name=str(error.token.keyword))
        case MissingArgumentError(argument=Argument() as argument):
            key = "wrong-missing" if error.keyword is None else "wrong-empty"
            return say(key, name=error.keyword or argument.name, command=how)
        case CoercionError(argument=Argument() as argument, token=Token() as token):
            return _wrong_kind(argument.name, token.value, error.target_type, say)
        case ValidationError(argument=Argument() as argument):
            return _out_of_bounds(argument, say)
    return say.error("wrong_command", str(error))


def _with_guess(said: str, typed: str, known: Sequence[str], say: Speech) -> str:
    """What was said, and what somebody may have meant."""
    near = get_close_matches(typed, known, n=1)
    return f"{said}\n{say('wrong-guess', name=near[0])}" if near else said


def _wrong_kind(name: str, value: str, wanted: object, say: Speech) -> str:
    if get_origin(wanted) is Literal:
        return say("wrong-choice", name=name, value=value, values=", ".join(get_args(wanted)))
    kind = {int: "whole", float: "number"}.get(wanted if isinstance(wanted, type) else object, "value")
    return say(f"wrong-{kind}", name=name, value=value)


def _out_of_bounds(argument: Argument, say: Speech) -> str:
    """A number below what a parameter takes; no parameter has a bound above."""
    value = argument.tokens[0].value
    match argument.parameter.validator:
        case (Number() as bound, *_):
            key, least = ("wrong-least", bound.gte) if bound.gt is None else ("wrong-above", bound.gt)
            return say(key, name=argument.name, value=value, least=least)
    return say("wrong-value", name=argument.name, value=value)
