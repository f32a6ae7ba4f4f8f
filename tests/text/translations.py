"""Every catalogue in every language beside the English one: what is missing, unknown, half or still English.

`make translations` prints it, `test_translations.py` wants it empty. A new language is a file beside each English one.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from cosmodrome.cli.app import app
from cosmodrome.cli.manual import missing
from cosmodrome.text import Catalogue

ROOT = Path(__file__).parents[2]
ENGLISH = "en"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
#: The help of the commands.
MANUAL = "src/cosmodrome/cli/text/manual.{}.ftl"
#: Names and signs that read the same in several languages.
SAME = ROOT / "tests" / "text" / "same.txt"


@dataclass
class Entry:
    """One message: the variables in it, its choices as (variable, variants), its text."""

    variables: set[str] = field(default_factory=set)
    choices: list[tuple[str, list[str]]] = field(default_factory=list)
    text: str = ""


class _Reader(Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        self.entry.choices.append((name, keys))
        self.generic_visit(node)


def read(file: Path) -> dict[str, Entry]:
    """The messages of a file; an entry that cannot be read is under its first line with a question mark."""
    found: dict[str, Entry] = {}
    writer = FluentSerializer()
    for node in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Junk):
            found[f"?{(node.content or '').splitlines()[0]}"] = Entry()
        elif isinstance(node, ast.Message):
            entry = Entry(text=writer.serialize_entry(node).partition("=")[2].strip())
            _Reader(entry).visit(node)
            if node.id.name in found:
                found[f"?{node.id.name} twice"] = Entry()
            found[node.id.name] = entry
    return found


def catalogues() -> Iterator[Path]:
    """Every English catalogue of the project."""
    yield from sorted(path for path in (ROOT / "src").rglob("en.ftl"))
    yield from sorted(path for path in (ROOT / "src").rglob("*.en.ftl"))
    yield from sorted((ROOT / "web" / "locales" / ENGLISH).glob("*.ftl"))


def rules_texts() -> Iterator[Path]:
    """Every rules text in English."""
    yield from sorted((ROOT / "src").rglob("rules.en.md"))


def documents() -> Iterator[Path]:
    """The English texts that are whole documents: the rules, and the front pages of repository and documentation."""
    yield from rules_texts()
    yield ROOT / "README.md"
    yield ROOT / "docs" / "index.md"


def translated(english: Path, language: str) -> Path:
    """Where the same text stands in another language."""
    if english.parent.name == ENGLISH:
        return english.parents[1] / language / english.name
    if english in (ROOT / "README.md", ROOT / "docs" / "index.md"):
        return english.with_name(f"{english.stem}.{language}.md")
    return english.with_name(re.sub(r"\ben\b", language, english.name))


def languages() -> list[str]:
    """Every language some catalogue is written in, English apart."""
    return sorted({path.parent.name for path in (ROOT / "web" / "locales").glob("*/page.ftl")} - {ENGLISH})


@cache
def plurals(language: str) -> set[str]:
    """The plural categories that whole numbers of a game's size fall into."""
    category = Locale.parse(language).plural_form
    return {category(number) for number in range(200)}


def problems(english: Path, language: str) -> list[str]:
    """All that is wrong with one catalogue in one language."""
    file = translated(english, language)
    if not file.is_file():
        return ["the file is missing"]
    ours, theirs = read(english), read(file)
    found = [f"missing: {key}" for key in ours if key not in theirs]
    found += [f"unknown: {key}" for key in theirs if key not in ours]
    same = set(SAME.read_text(encoding="utf-8").split("\n"))
    for key in [key for key in theirs if key in ours]:
        found += _compare(key, ours[key], theirs[key], language, same)
    return found


def _compare(key: str, ours: Entry, theirs: Entry, language: str, same: set[str]) -> Iterator[str]:
    if theirs.variables - ours.variables:
        yield f"{key}: unknown variables {', '.join(sorted(theirs.variables - ours.variables))}"
    if lost := ours.variables - theirs.variables:
        yield f"{key}: lost variables {', '.join(sorted(lost))}"
    for variable, keys in theirs.choices:
        counted = CATEGORIES.intersection(keys)
        if counted & (CATEGORIES - {"other"}) and not counted >= plurals(language):
            yield f"{key}: {variable} lacks {', '.join(sorted(plurals(language) - counted))}"
    words = re.sub(r"\{[^}]*\}", "", theirs.text)
    if theirs.text == ours.text and re.search(r"[A-Za-z]{3}", words) and theirs.text not in same:
        yield f"{key}: still English: {' '.join(theirs.text.split())}"


def document_problems(english: Path, language: str) -> list[str]:
    """What is wrong with one document in one language."""
    file = translated(english, language)
    if not file.is_file():
        return ["the file is missing"]
    ours, theirs = english.read_text(encoding="utf-8"), file.read_text(encoding="utf-8")
    if ours == theirs:
        return ["still English"]
    wanted, found = (len(re.findall(r"^#+ ", one, re.M)) for one in (ours, theirs))
    return [] if found == wanted else [f"{found} headings, {wanted} in English"]


def unexplained(language: str) -> list[str]:
    """What the help of the commands says in English only; its English stands in the code."""
    file = ROOT / MANUAL.format(language)
    return missing(app, Catalogue([(language, file.read_text(encoding="utf-8"))] if file.is_file() else []))


def main() -> int:
    """Print what each language lacks."""
    wrong = 0
    for language in languages():
        for english in catalogues():
            for problem in problems(english, language):
                print(f"{translated(english, language).relative_to(ROOT)}: {problem}")
                wrong += 1
        for english in documents():
            for problem in document_problems(english, language):
                print(f"{translated(english, language).relative_to(ROOT)}: {problem}")
                wrong += 1
        for key in unexplained(language):
            print(f"{MANUAL.format(language)}: missing: {key}")
            wrong += 1
    print(f"{wrong} to do" if wrong else f"complete: {', '.join([ENGLISH, *languages()])}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
