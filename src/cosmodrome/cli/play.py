"""`cosmodrome play GAME`: a table in the terminal."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

import cosmodrome
from cosmodrome import bots
from cosmodrome.cli import saves
from cosmodrome.cli.common import ContentFolder, OptionList, allow_own_bots, console, in_words_of, read_options
from cosmodrome.cli.speech import reader_language, speech
from cosmodrome.cli.table import HUMAN, TerminalTable
from cosmodrome.cli.wrong import which_game
from cosmodrome.kernel import BadOptionValue
from cosmodrome.text import Words

#: At a screen people can follow what happens.
PACE = 0.33


def play(
    game: str | None = None,
    /,
    *,
    seats: str | None = None,
    option: OptionList = None,
    content: ContentFolder = None,
    seed: int | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    pace: float | None = None,
) -> int:
    """Play in the terminal: against bots, alone, or several people at one screen.

    Parameters
    ----------
    game
        The game's name, see `cosmodrome games`.
    seats
        Who sits where, with commas: human, human:NAME or a bot. You against the best bot if left out.
    seed
        The same seed deals the same match.
    save
        Keep the match in this file after every move.
    resume
        Go on with a saved match.
    pace
        This many seconds pass between two things that happened; a third of one at a screen, none elsewhere.
    """
    allow_own_bots()
    if resume is not None:
        record, sat = saves.load(resume)
        if game not in (None, record.game):
            raise BadOptionValue(f"the saved match is one of {record.game}, not of {game}")
        match = record.replay()
        sitting = _seats(seats, match.players) if seats else sat or _seats(None, match.players, record.game)
        save = save or resume
    else:
        if game is None:
            return which_game("play", speech())
        options = read_options(option, content=content)
        if seats is not None:
            options.setdefault("players", len(seats.split(",")))
        with in_words_of(game):
            match = cosmodrome.new(game, seed=seed, **options)
        sitting = _seats(seats, match.players, game)
    if len(sitting) != match.players:
        raise BadOptionValue(f"{len(sitting)} seats were named for a match of {match.players}")
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  gives the prompt its editing keys and history
    out = console()
    table = TerminalTable(
        match,
        sitting,
        words=Words(match.game, reader_language(), match.game.titles(match.options)),
        out=out,
        read=input,
        save_to=save,
        pace=(PACE if out.is_terminal else 0.0) if pace is None else pace,
        seed=secrets.randbits(32) if seed is None else seed,
    )
    table.play()
    return 0


def _seats(named: str | None, players: int, game: str = "") -> list[str]:
    if named is not None:
        return [seat.strip() for seat in named.split(",")]
    return [HUMAN] + [bots.best(game)] * (players - 1)
