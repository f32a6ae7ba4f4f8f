"""Choosing a move at the keyboard: a number, words to search for, or a command. No screen here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cosmodrome.cli.speech import IN_ENGLISH, Speech
from cosmodrome.kernel import Move
from cosmodrome.text import Words

#: What can be typed instead of a move, by every spelling.
COMMANDS = {
    "?": "help",
    "h": "help",
    "help": "help",
    "u": "undo",
    "undo": "undo",
    "s": "save",
    "save": "save",
    "l": "log",
    "log": "log",
    "r": "rules",
    "rules": "rules",
    "hint": "hint",
    "p": "plan",
    "plan": "plan",
    "i": "if",
    "if": "if",
    "w": "why",
    "why": "why",
    "a": "about",
    "about": "about",
    "m": "more",
    "more": "more",
    "b": "board",
    "board": "board",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
#: Commands that take words behind them.
WORDY = {"about", "plan", "save", "rules", "why"}


@dataclass(frozen=True)
class Chosen:
    """A move of the list."""

    move: Move


@dataclass(frozen=True)
class Command:
    """Something other than a move, with the words behind it."""

    name: str
    words: str = ""


@dataclass(frozen=True)
class Search:
    """Words to narrow the list with; none shows all of it again."""

    words: str


@dataclass(frozen=True)
class Mistake:
    """Something that cannot be done, and why."""

    reason: str


Answer = Chosen | Command | Search | Mistake


def understand(typed: str, moves: Sequence[Move], say: Speech = IN_ENGLISH) -> Answer:
    """What somebody means who typed this while these moves were listed.

    A number counts along the list from 1. A move may also be written as records write it (`research juno`). A word that
    is not a command is searched for; behind a slash even a command's word is.
    """
    text = typed.strip()
    if text.startswith("/"):
        return Search(text[1:].strip())
    if text.isdecimal():
        number = int(text)
        if 1 <= number <= len(moves):
            return Chosen(moves[number - 1])
        return Mistake(say("no-move-number", number=number, last=len(moves)))
    head, _, rest = text.partition(" ")
    command = COMMANDS.get(head.lower())
    if command is not None and (not rest or command in WORDY):
        return Command(command, rest.strip())
    written = " ".join(text.split())
    for move in moves:
        if str(move) == written:
            return Chosen(move)
    return Search(text)


def search(wanted: str, moves: Sequence[Move], words: Words) -> list[tuple[int, Move]]:
    """The moves whose shown or written form has every wanted word in it, with their numbers in the whole list."""
    parts = wanted.casefold().split()
    found = []
    for number, move in enumerate(moves, 1):
        text = f"{words.move(move)} {move}".casefold()
        if all(part in text for part in parts):
            found.append((number, move))
    return found
