"""The three languages stand equal: no key, variable or plural form is missing, and nothing is still English."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cosmodrome import find, games
from cosmodrome.text import Words, find_rules, languages, rules_text
from tests.text import translations

CATALOGUES = list(translations.catalogues())
#: By their folders: other tests register games of their own.
SHIPPED = sorted(file.parts[-3] for file in translations.ROOT.glob("src/cosmodrome/games/*/text/en.ftl"))


def test_italian_and_polish_are_spoken() -> None:
    assert {"it", "pl"} <= set(translations.languages())
    assert len(CATALOGUES) > 10


@pytest.mark.parametrize("language", translations.languages())
@pytest.mark.parametrize("english", CATALOGUES, ids=lambda file: str(file.relative_to(translations.ROOT)))
def test_a_catalogue_is_whole_in_every_language(english: Path, language: str) -> None:
    assert translations.problems(english, language) == []


@pytest.mark.parametrize("english", CATALOGUES, ids=lambda file: str(file.relative_to(translations.ROOT)))
def test_no_key_stands_twice(english: Path) -> None:
    for language in ("en", *translations.languages()):
        file = translations.translated(english, language)
        keys = Counter(re.findall(r"^(-?[a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M))
        assert [key for key, times in keys.items() if times > 1] == [], file.name


@pytest.mark.parametrize("language", translations.languages())
@pytest.mark.parametrize("english", list(translations.rules_texts()), ids=lambda file: file.parents[1].name)
def test_a_rules_text_has_the_same_chapters_in_every_language(english: Path, language: str) -> None:
    game = find(english.parents[1].name)
    ours, theirs = rules_text(game), rules_text(game, language)
    assert [section.level for section in theirs] == [section.level for section in ours]
    assert ours != theirs
    assert find_rules(theirs, theirs[1].topic) == [theirs[1]]


def test_every_change_between_editions_is_told_in_every_language() -> None:
    changes = [(game, change) for game in games() for edition in find(game).editions for change in edition.changes]
    assert changes
    for game, change in changes:
        spoken = languages(find(game))
        told = {Words(find(game), language).catalogue.find(f"change-{change.name}") for language in spoken}
        assert len(told) == len(spoken) >= 3
        assert change.reason in told


@pytest.mark.parametrize("language", ["en", *translations.languages()])
@pytest.mark.parametrize("game", SHIPPED)
def test_what_a_seat_did_can_be_told_without_its_name(game: str, language: str) -> None:
    """Under a seat's heading the log leaves the name out where a sentence begins with it: a verb must follow."""
    source = translations.ROOT / "src" / "cosmodrome" / "games" / game / "text" / f"{language}.ftl"
    begun = re.findall(r"\{ \$(?:seat|company|agency) \} (\w+)", source.read_text(encoding="utf-8"))
    assert len(begun) > 10
    assert not {"and", "or", "with", "e", "ed", "o", "con", "i", "oraz", "lub", "z", "ze"} & set(begun)


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    english = tmp_path / "en.ftl"
    english.write_text(
        "a = One { $who }\nb = { $n ->\n    [one] one day\n   *[other] { $n } days\n }\nc = Three of them\nd = Four\n"
    )
    (tmp_path / "pl.ftl").write_text(
        "a = Jeden { $kto }\nb = { $n ->\n    [one] dzień\n   *[other] { $n } dni\n }\nc = Three of them\ne = Pięć\n"
    )
    assert translations.problems(english, "pl") == [
        "missing: d",
        "unknown: e",
        "a: unknown variables kto",
        "a: lost variables who",
        "b: n lacks few, many",
        "c: still English: Three of them",
    ]
    assert translations.problems(english, "it") == ["the file is missing"]
    # A language nobody has thought of yet: its plural forms are known, and the manual is reported whole.
    (tmp_path / "cs.ftl").write_text(
        "a = Jeden { $who }\nb = { $n ->\n    [one] den\n   *[other] { $n } dní\n }\nc = Tři\nd = Čtyři\n"
    )
    assert translations.problems(english, "cs") == ["b: n lacks few"]
    assert "command-play-seats" in translations.unexplained("cs")


def test_documents_that_are_missing_copied_or_lack_a_chapter_are_found(tmp_path: Path) -> None:
    english = tmp_path / "rules.en.md"
    english.write_text("# Rules\n\nPlay.\n\n## End\n\nStop.\n")
    assert translations.document_problems(english, "cs") == ["the file is missing"]
    other = tmp_path / "rules.cs.md"
    other.write_text(english.read_text())
    assert translations.document_problems(english, "cs") == ["still English"]
    other.write_text("# Pravidla\n\nHraj.\n")
    assert translations.document_problems(english, "cs") == ["1 headings, 2 in English"]
    other.write_text("# Pravidla\n\nHraj.\n\n## Konec\n\nDost.\n")
    assert translations.document_problems(english, "cs") == []
    # The front pages are English without saying so in their names.
    assert translations.translated(translations.ROOT / "README.md", "cs").name == "README.cs.md"
    assert len(list(translations.documents())) == 5


def test_what_is_left_to_do_is_one_line_each(tmp_path: Path) -> None:
    for name in ("en.ftl", "pl.ftl"):
        (tmp_path / name).write_text("a = { $n ->\n    [one] one day\n   *[other] { $n } days\n }\n")
    assert not any("\n" in one for one in translations.problems(tmp_path / "en.ftl", "pl"))
