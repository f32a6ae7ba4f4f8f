"""What a refusal says in detail is told in the reader's language: every sentence the program can refuse with."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.cli.app import run
from cosmodrome.cli.details import detail

SOURCE = Path(cosmodrome.__file__).parent
#: Stands in the gaps of a sentence: a word, or where a sentence belongs there one that the catalogues know.
WORD, SENTENCE = "x", "must not fall"
#: Refusals no command of the terminal comes to: of the server's own wire, of lessons as they are written, of views.
ELSEWHERE = {"BadLesson", "Stale", "Undeliverable", "UnknownTopic", "Wrong", "IllegalMove"}
#: The same among the others: matches that are only imagined, a game that is not made right, a visitor's choice.
ELSEWHERE_WORDS = ("an imagined match", "no integer option `players`", "the host of this server")


def refusals() -> Iterator[list[str]]:
    """Every sentence the program refuses with, in parts, its gaps between them; those with a rule are the games'."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
                kind, call = node.exc.func.id, node.exc
                known = kind == "CosmodromeError" or not (kind.endswith("Error") or kind in ELSEWHERE)
                if known and call.args and not any(one.arg == "rule" for one in call.keywords):
                    parts = _parts(call.args[0])
                    if " " in "".join(parts).strip() and not any(one in "".join(parts) for one in ELSEWHERE_WORDS):
                        yield parts


def _parts(node: ast.expr) -> list[str]:
    """The fixed parts of a sentence; an empty one is a gap."""
    if isinstance(node, ast.JoinedStr):
        return [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def english_in(parts: list[str], language: str) -> bool:
    """Whether some words of the program are still there when this language tells the sentence."""
    for gap in (WORD, SENTENCE):
        told = detail("".join(part or gap for part in parts), language)
        if not any(" " in part.strip() and part.strip() in told for part in parts):
            return False
    return True


@pytest.mark.parametrize("language", ["it", "pl"])
def test_every_refusal_of_the_program_is_told_in_every_language(language: str) -> None:
    found = list(refusals())
    assert len(found) > 80
    assert [parts for parts in found if english_in(parts, language)] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("it", "Dettagli: non c'è un gioco «chess»; ci sono: "),
        ("pl", "Szczegóły: nie ma gry „chess”; są: "),
    ],
)
def test_details_keep_what_they_are_about(language: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "chess", "--language", language]) == 2
    assert told in capsys.readouterr().err


def test_mistakes_of_a_pack_are_told_in_the_readers_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pack.toml").write_text('title = ""\ncolour = "red"\n', encoding="utf-8")
    with pytest.raises(SystemExit):
        run(["content", "galactic_cruise", "--check", str(tmp_path), "--language", "pl"])
    told = capsys.readouterr().err
    assert "pack.toml: pole „colour”: nie ma takiego pola, jest tylko title" in told
    assert "pack.toml: pole „title”: musi być niepustym tekstem, najwyżej 60 znaków, a nie „”" in told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "this is not JSON: Expecting value: line 2 column 1 (char 6)",
            "questo non è JSON: qui ci vuole un valore: riga 2, colonna 1 (carattere 6)",
        ),
        (
            "pack.toml: cannot be read: Expected ']' at the end of a table declaration (at line 1, column 3)",
            "pack.toml: non si può leggere: manca «]» alla fine del titolo di una tabella (riga 1, colonna 3)",
        ),
        ("[Errno 2] No such file or directory: 'a.json'", "questo file o questa cartella non c'è: «a.json» (errno 2)"),
        (
            "the bot 'my.Bot' cannot be loaded: No module named 'my'",
            "il bot «my.Bot» non si può caricare: non c'è un modulo «my»",
        ),
        ("the bot 'my.Bot' cannot be loaded: gremlins", "il bot «my.Bot» non si può caricare: gremlins"),
    ],
)
def test_what_the_system_and_libraries_say_is_told_too(text: str, told: str) -> None:
    assert detail(text, "it") == told


def test_what_libraries_say_is_what_the_catalogue_expects(tmp_path: Path) -> None:
    """A library that words its complaints anew is noticed here."""
    for source in ("{", "{1", '{"a" 1', "[1 2", "[1] 2", '["a', '["\\q"]'):
        with pytest.raises(json.JSONDecodeError) as wrong:
            json.loads(source)
        assert "line" not in detail(str(wrong.value), "it")
    for source in ("a = ", "[a", "a", "a = [1", 'a = "b', "a = {b = 1", "a = 1\na = 2", "?", "[a]\n[a]", "a = 1 b"):
        with pytest.raises(tomllib.TOMLDecodeError) as spoilt:
            tomllib.loads(source)
        told = detail(str(spoilt.value), "pl")
        assert not re.search("nvalid|xpected|annot|nclosed|nterminated|(at )", told), told
    for call in ((tmp_path / "no").read_text, tmp_path.read_text, tmp_path.mkdir):
        with pytest.raises(OSError, match="Errno") as failed:
            call()
        assert "Errno" not in detail(str(failed.value), "it")


def test_what_nobody_has_translated_stays_as_it_is() -> None:
    assert detail("something nobody foresaw", "it") == "something nobody foresaw"
