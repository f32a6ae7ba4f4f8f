"""`cosmodrome replay FILE`: look at a recorded match again, or prove it."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from cosmodrome.cli import saves, screen
from cosmodrome.cli.boards import board
from cosmodrome.cli.common import console
from cosmodrome.cli.speech import Speech, reader_language, speech
from cosmodrome.cli.table import seat_names
from cosmodrome.kernel import BadOptionValue, Match, Record
from cosmodrome.kernel.registry import find
from cosmodrome.text import Words, seat_name


def replay(
    file: Path,
    /,
    *,
    prove: Annotated[bool, Parameter(name="--verify", negative="")] = False,
    seat: int | None = None,
    story: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Step through a recorded match, print its story, or verify it. Says which edition of the rules it plays.

    Parameters
    ----------
    file
        The record.
    prove
        Prove that every move is legal, every draw the one its dealer had to make, the result right; else exit code 1.
    seat
        Whose eyes to look through, counted from 1; a spectator's if left out.
    story
        Print everything that happened instead of stepping through it.
    """
    record, sat = saves.load(file)
    out = console()
    spoken = reader_language()
    say = speech(spoken)
    tell_edition(out, record, spoken)
    if prove:
        tell_proof(out, record, say)
        return
    match = record.replay()
    if seat is not None and not 1 <= seat <= match.players:
        raise BadOptionValue(f"the match has seats 1 to {match.players}")
    eyes = None if seat is None else seat - 1
    names = seat_names(sat, say) if len(sat) == match.players else []
    words = Words(match.game, spoken, match.game.titles(match.options))
    if story or not sys.stdin.isatty():
        tell(out, match, eyes, names, words)
    else:
        step_through(out, record, eyes, names, words, input)


def verify(file: Path, /) -> None:
    """Prove a record: every move legal, every draw the one its dealer and its seats had made sure of, the result right.

    Parameters
    ----------
    file
        The record.
    """
    record, _ = saves.load(file)
    out = console()
    spoken = reader_language()
    tell_edition(out, record, spoken)
    tell_proof(out, record, speech(spoken))


def tell_proof(out: Console, record: Record, say: Speech) -> None:
    """Whether a record holds, and who could have chosen its draws."""
    match = record.verify()
    key = "record-over" if match.over else "record-running"
    out.print(Text(say(key, game=match.game.name, moves=len(record.moves))))
    if record.dealer.get("kind") != "committed":
        return
    shares = record.dealer.get("shares", [])
    added = [str(share["seat"] + 1) for share in shares if share["nonce"] is not None]
    silent = [str(share["seat"] + 1) for share in shares if share["nonce"] is None]
    if "secret" not in record.dealer:
        out.print(Text(say("draws-later")))
    elif added:
        out.print(Text(say("draws-shared", seats=", ".join(added))))
    else:
        out.print(Text(say("draws-alone")))
    if silent:
        out.print(Text(say("draws-silent", seats=", ".join(silent))))


def tell_edition(out: Console, record: Record, language: str) -> None:
    """Which rules the record plays by, and what has changed since."""
    game = find(record.game)
    say = speech(language)
    words = Words(game, language)
    title = words.title()
    changes = game.changes_since(record.edition)
    if not changes:
        out.print(Text(say("edition-newest", game=title, edition=record.edition), style="dim"))
        return
    out.print(Text(say("edition-older", game=title, edition=record.edition)))
    for change in changes:
        reason = words.catalogue.find(f"change-{change.name}") or change.reason
        out.print(f"  {change.date}  [bold]{change.name}[/]  {escape(reason)}")


def tell(out: Console, match: Match, eyes: int | None, names: list[str], words: Words) -> None:
    """The whole story, event by event."""
    out.print(screen.heading(words.title(), names, eyes))
    for event in match.events_since(0, eyes):
        out.print(f"[dim]{event['ply']:>5}[/]  {escape(words.event(event, names))}")
    if match.over:
        out.print(screen.result(match, names, words))


def step_through(
    out: Console, record: Record, eyes: int | None, names: list[str], words: Words, read: Callable[[str], str]
) -> None:
    """One position after another, by keyboard. Draws belong to the move that led to them."""
    say = speech(words.language)
    draw = board(record.game, record.options)
    moves = record.moves
    stops = [ply for ply in range(len(moves) + 1) if ply == len(moves) or not moves[ply].startswith("dealer ")]
    stop = 0
    while True:
        ply, before = stops[stop], stops[stop - 1] if stop else -1
        match = record.replay(upto=ply)
        out.clear()
        out.print(screen.heading(say("move-of", game=words.title(), ply=ply, all=len(moves)), names, eyes))
        out.print(draw(match.view(eyes), words, names))
        if stop:
            out.print(f"\n[bold]{escape(_said(match.moves_known_to(eyes)[before], match, names, words))}[/]")
        recent = [event for event in match.events_since(0, eyes) if before < event["ply"] <= ply]
        out.print(*screen.happened([words.event(event, names) for event in recent], say), sep="\n")
        if match.over:
            out.print(screen.result(match, names, words))
        try:
            typed = read(say("replay-prompt")).strip().lower()
        except EOFError:
            return
        if typed.startswith("q"):
            return
        if typed.isdecimal():
            stop = bisect_left(stops, min(int(typed), len(moves)))
        else:
            stop = max(0, min(stop + (-1 if typed.startswith("b") else 1), len(stops) - 1))


def _said(line: str, match: Match, names: list[str], words: Words) -> str:
    """A line of the record for people; a move these eyes did not see stays a secret."""
    who, _, move = line.partition(" ")
    say = speech(words.language)
    mover = seat_name(int(who), names) if who.isdecimal() else say(who)
    return say("chose-in-secret", who=mover) if move == "?" else f"{mover}: {words.move(match.game.moves.parse(move))}"
