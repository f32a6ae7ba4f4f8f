"""`cosmodrome rules GAME [TOPIC]`: the rules in our own words, searchable."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown

import cosmodrome
from cosmodrome.cli.common import console, error_console
from cosmodrome.text import Section, Words, find_rules, rules_text


def rules(
    game: str,
    topic: str = "",
    /,
    *,
    whole: Annotated[bool, Parameter(name="--all", negative="")] = False,
    language: Annotated[str, Parameter(name=["--language", "-l"])] = "en",
) -> int:
    """Read the rules of a game: the topics, one of them, or every section that mentions some words.

    Parameters
    ----------
    game
        The game's name, see `cosmodrome games`.
    topic
        A heading, a part of one, or any words to search for.
    whole
        Print the whole text.
    language
        The language to read in, where it is there.
    """
    boxed = cosmodrome.find(game)
    sections = rules_text(boxed, language)
    out = console()
    if not sections:
        error_console().print(f"No rules text of {Words(boxed).title()} is here yet.")
        return 1
    if topic:
        found = find_rules(sections, topic)
        if not found:
            error_console().print(f"Nothing about “{topic}”. The topics: {', '.join(topics(sections))}.")
            return 1
        show(out, found)
    elif whole:
        show(out, sections)
    else:
        show(out, sections[:1])
        out.print("\n[bold]Topics[/]")
        for section in sections[1:]:
            out.print(f"{'  ' * (section.level - 1)}{section.topic}")
        out.print(f"\nRead one with [bold]cosmodrome rules {game} TOPIC[/], everything with [bold]--all[/].")
    return 0


def topics(sections: list[Section]) -> list[str]:
    """The headings, without the title of the text."""
    return [section.topic for section in sections if section.level > 1]


def show(out: Console, sections: list[Section]) -> None:
    """Print sections as they read best in a terminal."""
    for section in sections:
        out.print(f"\n[bold]{section.topic}[/]")
        if section.body:
            out.print(Markdown(section.body))
