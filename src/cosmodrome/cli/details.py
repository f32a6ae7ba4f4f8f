"""What a refusal says in detail, in the reader's language.

The program words its refusals in English, for logs and for other programs. The terminal knows each by its wording:
the English catalogue has the sentence with its gaps; what stands in them goes into the same sentence elsewhere.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast

from cosmodrome.text import ENGLISH, Catalogue

FOLDER = resources.files(__package__) / "text"
#: Whose sentences a catalogue has: the program's own, and those of the system and of libraries.
OWN, FOREIGN = "detail-", "library-"
#: The gap that holds another sentence of the program, and the one that holds one from outside.
SENTENCE, FROM_OUTSIDE = "why", "error"


def detail(text: str, language: str) -> str:
    """What the program said, in this language; lines it does not know stay as they are."""
    return _anyhow(text, language) or "\n".join(_anyhow(line, language) or line for line in text.split("\n"))


def _anyhow(text: str, language: str) -> str | None:
    return _told(text, language, OWN) or _told(text, language, FOREIGN)


def _told(text: str, language: str, whose: str) -> str | None:
    for key, wording in _wordings(whose):
        if found := wording.fullmatch(text):
            gaps = found.groupdict()
            if SENTENCE in gaps:
                inner = _told(gaps[SENTENCE], language, OWN)
                if inner is None:
                    continue
                gaps[SENTENCE] = inner
            if FROM_OUTSIDE in gaps:
                gaps[FROM_OUTSIDE] = _told(gaps[FROM_OUTSIDE], language, FOREIGN) or gaps[FROM_OUTSIDE]
            return _catalogue(language).find(key, **{name: _quoted(gap, language) for name, gap in gaps.items()})
    return None


def _quoted(gap: str, language: str) -> str:
    """What was typed stands between the quotation marks of the language."""
    typed = re.fullmatch(r"'([^']*)'", gap)
    return (_catalogue(language).find("quoted", text=typed[1]) if typed else None) or gap


@cache
def _catalogue(language: str) -> Catalogue:
    file = FOLDER / f"details.{language}.ftl"
    return Catalogue([(language, file.read_text(encoding="utf-8"))] if file.is_file() else [])


@cache
def _wordings(whose: str) -> list[tuple[str, re.Pattern[str]]]:
    """Their sentences by the English wording: frames around another sentence first, then what leaves least open."""
    source = (FOLDER / f"details.{ENGLISH}.ftl").read_text(encoding="utf-8")
    found = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(whose) and entry.value is not None:
            parts = entry.value.elements
            wording = re.compile("".join(map(_pattern, parts)), re.DOTALL)
            said = sum(len(part.value) for part in parts if isinstance(part, ast.TextElement))
            found.append(((SENTENCE not in wording.groupindex, -said), entry.id.name, wording))
    return [(key, wording) for _, key, wording in sorted(found, key=lambda one: one[0])]


def _pattern(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return re.escape(part.value)
    if isinstance(part.expression, ast.StringLiteral):
        return re.escape(part.expression.value)
    assert isinstance(part.expression, ast.VariableReference)
    return f"(?P<{part.expression.id.name}>.+?)"
