"""`cosmodrome rules GAME [TOPIC]`: the rules in our own words, searchable."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import cosmodrome
from cosmodrome.cli.common import console, error_console
from cosmodrome.cli.speech import reader_language, speech
from cosmodrome.cli.wrong import which_game
from cosmodrome.text import Section, Words, find_rules, rules_text


def rules(
    game: str = "", topic: str = "", /, *, whole: Annotated[bool, Parameter(name="--all", negative="")] = False
) -> int:
    """Read the rules of a game: the topics, one of them, or every section that mentions some words.

    Parameters
    ----------
    topic
        A heading, a part of one, or any words to search for.
    whole
        Print the whole text.
    """
    spoken = reader_language()
    say = speech(spoken)
    if not game:
        return which_game("rules", say)
    boxed = cosmodrome.find(game)
    sections = rules_text(boxed, spoken)
    out = console()
    if not sections:
        error_console().print(Text(say("no-rules", game=Words(boxed, spoken).title())))
        return 1
    if topic:
        found = find_rules(sections, topic)
        if not found:
            error_console().print(Text(say("nothing-about", text=topic, topics=", ".join(topics(sections)))))
            return 1
        show(out, found)
    elif whole:
        show(out, sections)
    else:
        show(out, sections[:1])
        out.print(Text(f"\n{say('rules-topics')}", style="bold"))
        for section in sections[1:]:
            out.print(f"{'  ' * (section.level - 1)}{section.topic}")
        one = f"cosmodrome rules {game} {say('help-arg-topic')}"
        out.print(Text(f"\n{say('rules-how', one=one)}"))
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
