"""`cosmodrome puzzle` asks one, `cosmodrome puzzles` looks for new ones."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from rich.text import Text

from cosmodrome.cli.boards import board
from cosmodrome.cli.common import OptionList, console, error_console, progress_bar, read_options
from cosmodrome.cli.speech import Speech, reader_language, speech
from cosmodrome.coach import puzzles as found_puzzles
from cosmodrome.coach.puzzles import Puzzle
from cosmodrome.kernel.registry import find
from cosmodrome.text import Words


def puzzle(game: str = "", number: int = 1, /) -> int:
    """Find the best move: the puzzle of the day, or one of a game.

    Parameters
    ----------
    game
        The game's name; the puzzle of the day if left out.
    number
        The number of the puzzle.
    """
    spoken = reader_language()
    say = speech(spoken)
    out = console()
    if game:
        one = found_puzzles.find_puzzle(find(game).name, number)
    else:
        today = found_puzzles.of_the_day(datetime.now(UTC).date())
        if today is None:
            error_console().print(Text(say("puzzle-none")))
            return 1
        one = today
    match = one.position()
    words = Words(match.game, spoken)
    ask = match.ask_of(one.seat)
    assert ask is not None
    names = [say("puzzle-other", number=seat + 1) for seat in range(match.players)]
    names[one.seat] = say("puzzle-you")
    out.print(board(one.game, match.options)(match.view(one.seat), words, names))
    out.print(Text(f"\n{words.title()} {one.number}: {words.question(ask.question)}", style="bold"))
    out.print(Text(say("puzzle-question")))
    for index, move in enumerate(ask.answers, 1):
        out.print(Text(f"{index:>3}  {words.move(move)}"))
    while True:
        try:
            typed = out.input(Text(say("puzzle-prompt"))).strip().lower()
        except (EOFError, KeyboardInterrupt):
            out.print()
            return 0
        if typed.startswith("q"):
            return 0
        if not typed.isdecimal() or not 1 <= int(typed) <= len(ask.answers):
            continue
        if ask.answers[int(typed) - 1].text == one.solution:
            out.print(Text(say("puzzle-right", margin=round(one.margin)), style="green"))
            return 0
        out.print(Text(say("puzzle-wrong"), style="yellow"))


def puzzles(
    game: str, /, *, matches: int = 20, seed: int = 1, option: OptionList = None, to: Path | None = None
) -> None:
    """Look for puzzles in matches between bots: positions where one move is far better than all others.

    Parameters
    ----------
    game
        The game's name, see `cosmodrome games`.
    matches
        How many matches are played.
    seed
        The same seed finds the same puzzles.
    to
        The folder for the files; without one the puzzles are only named.
    """
    out, say = console(), speech()
    words = Words(find(game), say.language)
    with progress_bar(words.title()) as bar:
        task = bar.add_task("", total=matches)
        tried = found_puzzles.search(words.game.name, matches, seed, lambda: bar.advance(task), read_options(option))
        for number, one in enumerate(tried, 1):
            out.print(Text(_found(number, one, words, say)))
            if to is not None:
                to.mkdir(parents=True, exist_ok=True)
                (to / f"{number}.json").write_text(json.dumps(one.describe(), indent=1) + "\n", encoding="utf-8")


def _found(number: int, one: Puzzle, words: Words, say: Speech) -> str:
    """A puzzle in one line: what is asked, what is best, and by how much."""
    match = one.position()
    ask = match.ask_of(one.seat)
    assert ask is not None
    return say(
        "puzzles-found",
        number=number,
        question=words.question(ask.question),
        move=words.move(match.game.moves.parse(one.solution)),
        margin=say.figure(one.margin, 1),
    )
