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
#: The gap that holds a sentence of its own, which is told in the reader's language too.
SENTENCE = "why"


def detail(text: str, language: str) -> str:
    """What the program said, in this language; lines it does not know stay as they are."""
    return _told(text, language) or "\n".join(_told(line, language) or line for line in text.split("\n"))


def _told(text: str, language: str) -> str | None:
    for key, wording in _wordings():
        if found := wording.fullmatch(text):
            gaps = found.groupdict()
            if SENTENCE in gaps:
                inner = _told(gaps[SENTENCE], language)
                if inner is None:
                    continue
                gaps[SENTENCE] = inner
            return _catalogue(language).find(key, **gaps)
    return None


@cache
def _catalogue(language: str) -> Catalogue:
    file = FOLDER / f"details.{language}.ftl"
    return Catalogue([(language, file.read_text(encoding="utf-8"))] if file.is_file() else [])


@cache
def _wordings() -> list[tuple[str, re.Pattern[str]]]:
    """Every sentence by its English wording: frames around another sentence first, then what leaves least open."""
    source = (FOLDER / f"details.{ENGLISH}.ftl").read_text(encoding="utf-8")
    found = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = entry.value.elements
            wording = re.compile("".join(map(_pattern, parts)), re.DOTALL)
            said = sum(len(part.value) for part in parts if isinstance(part, ast.TextElement))
            found.append(((SENTENCE not in wording.groupindex, -said), entry.id.name, wording))
    return [(key, wording) for _, key, wording in sorted(found, key=lambda one: one[0])]


def _pattern(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return re.escape(part.value)
    assert isinstance(part.expression, ast.VariableReference)
    return f"(?P<{part.expression.id.name}>.+?)"
