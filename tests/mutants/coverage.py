"""Which lines of a game's functions its tests run, from the traced run that mutation testing needs anyway."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType


def lines_of(source: str) -> set[int]:
    """The lines of all functions that can be run; what a module does when it is imported is not counted."""
    return {line for code in _functions(compile(source, "", "exec")) for line in own_lines(code)}


def own_lines(code: CodeType) -> set[int]:
    """The lines of one function, without its head."""
    return {line for _, _, line in code.co_lines() if line is not None and line > code.co_firstlineno}


def _functions(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            # A class body is run when the module is imported; its methods are functions.
            if inner.co_flags & 0x2:
                yield inner
            yield from _functions(inner)


def report(folder: Path, covered: Mapping[str, set[int]]) -> float:
    """Print the share of every module below the folder and what is missing; the share of all."""
    all_lines = all_run = 0
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder).as_posix()
        lines = lines_of(file.read_text(encoding="utf-8"))
        run = lines & covered.get(name, set())
        all_lines += len(lines)
        all_run += len(run)
        if lines - run:
            missing = ", ".join(str(line) for line in sorted(lines - run))
            print(f"{100 * len(run) / len(lines):5.1f} %  {name}: {missing}")
    share = 100 * all_run / all_lines
    print(f"{share:.1f} % of {all_lines} lines of {folder.name}")
    return share
