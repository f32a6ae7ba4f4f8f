"""The command line: `cosmodrome` and `python -m cosmodrome`.

Exit codes: 0 all is well; 1 what was looked at is not in order (a broken record, errors in a simulation, a finding of
the fuzzer, an unknown rules topic); 2 the command itself was wrong (unknown game, option, bot or argument); 130
interrupted from the keyboard.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.markup import escape

from cosmodrome import build
from cosmodrome.cli.admin import admin
from cosmodrome.cli.balance import balance
from cosmodrome.cli.coach import coach
from cosmodrome.cli.content import content
from cosmodrome.cli.fuzz import fuzz
from cosmodrome.cli.games import games
from cosmodrome.cli.lab import dataset, export, train, tune
from cosmodrome.cli.learn import learn
from cosmodrome.cli.manual import speak
from cosmodrome.cli.play import play
from cosmodrome.cli.puzzle import puzzle, puzzles
from cosmodrome.cli.rate import rate
from cosmodrome.cli.replay import replay, verify
from cosmodrome.cli.rules import rules
from cosmodrome.cli.scaffold import scaffold
from cosmodrome.cli.serve import serve
from cosmodrome.cli.simulate import simulate
from cosmodrome.cli.speech import Language, known_language, reading_in, speech, wished_in
from cosmodrome.cli.strength import strength
from cosmodrome.cli.wrong import WRONG_COMMAND, complaint
from cosmodrome.kernel import BrokenRecord, CosmodromeError
from cosmodrome.text import ENGLISH

NOT_IN_ORDER = 1
INTERRUPTED = 130

app = App(
    name="cosmodrome",
    help="Galactic Cruise, Galaxy Trucker and Leaving Earth, complete: play, simulate, replay, look things up.",
    version=build.describe,
    help_epilogue="Exit codes: 0 well · 1 what was looked at is not in order · 2 wrong command · 130 interrupted.",
)
for command in (
    games,
    learn,
    play,
    serve,
    simulate,
    replay,
    verify,
    coach,
    puzzle,
    puzzles,
    content,
    rules,
    fuzz,
    balance,
    rate,
    scaffold,
    strength,
    train,
    export,
    tune,
    dataset,
):
    app.command(command)
app.command(admin)


@app.meta.default
def in_a_language(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)], language: Language = None
) -> Any:
    """Every command may be told the language to answer in. `run` has read it before: help and refusals need it too."""
    return _call(app, tokens)


def _call(called: App, tokens: Sequence[str]) -> Any:
    say = speech()
    return called(
        tokens,
        exit_on_error=False,
        result_action="return_value",
        error_formatter=lambda error: complaint(error, say),
    )


speak(app, ENGLISH)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code; refusals become one line, never a traceback."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    errors = Console(stderr=True, soft_wrap=True, highlight=False)
    say = speech()
    try:
        wished = wished_in(typed)
        with reading_in(known_language(wished) if wished else say.language) as say:
            speak(app, say.language)
            code = _call(app.meta, typed)
    except CycloptsError:
        return WRONG_COMMAND
    except CosmodromeError as error:
        errors.print(f"[bold red]{error.code}[/]: {escape(say.error(error.code, str(error)))}")
        return NOT_IN_ORDER if isinstance(error, BrokenRecord) else WRONG_COMMAND
    except OSError as error:
        errors.print(f"[bold red]io_error[/]: {escape(say.error('io_error', _plain(error, say.language)))}")
        return WRONG_COMMAND
    except KeyboardInterrupt:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _plain(error: OSError, language: str) -> str:
    """What the system refused, in English without its number; elsewhere the catalogues know it by its whole wording."""
    if language != ENGLISH or error.strerror is None:
        return str(error)
    about = "" if error.filename is None else f": {error.filename}"
    return f"{error.strerror[:1].lower()}{error.strerror[1:]}{about}"


def main() -> None:
    """The entry point."""
    sys.exit(run())
