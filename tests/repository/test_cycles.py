"""No module imports another that imports it in turn, however far round; imports for the type checker count too."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from tests.repository.test_rooms import modules


def imported(module: str, source: str, is_package: bool, known: set[str]) -> set[str]:
    """The modules among `known` that this one names in any import statement, at the top or within a function."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            # `from package import module` needs the module, `from module import name` the module it is in.
            found |= {full if (full := f"{name}.{alias.name}") in known else name for alias in node.names}
    return (found & known) - {module}


def graph(sources: Mapping[str, tuple[str, bool]]) -> dict[str, set[str]]:
    known = set(sources)
    return {module: imported(module, source, package, known) for module, (source, package) in sources.items()}


def rings(edges: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """The groups of modules each of which reaches all others of its group."""
    reach: dict[str, set[str]] = {}
    for start in edges:
        seen: set[str] = set()
        heap = list(edges[start])
        while heap:
            if (module := heap.pop()) not in seen:
                seen.add(module)
                heap.extend(edges[module])
        reach[start] = seen
    return {
        frozenset(other for other in reach[module] if module in reach[other])
        for module in edges
        if module in reach[module]
    }


def of_the_house() -> dict[str, tuple[str, bool]]:
    return {module: (path.read_text(encoding="utf-8"), path.name == "__init__.py") for module, path in modules()}


def test_no_imports_go_in_a_ring() -> None:
    assert {tuple(sorted(ring)) for ring in rings(graph(of_the_house()))} == set()


def test_the_guard_sees_rings_of_every_kind() -> None:
    hidden = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.b import B\n"
    inner = "def f():\n    from p import a\n"
    assert rings(graph({"p": ("", True), "p.a": (hidden, False), "p.b": (inner, False)})) == {frozenset({"p.a", "p.b"})}
    around = {"a": ("import b", False), "b": ("import c", False), "c": ("import a", False), "d": ("import a", False)}
    assert rings(graph(around)) == {frozenset({"a", "b", "c"})}
    assert rings(graph({"p": ("from .a import A", True), "p.a": ("from p import thing", False)})) != set()
    assert rings(graph({"a": ("import b", False), "b": ("import math", False)})) == set()


def test_the_guard_reads_the_whole_package() -> None:
    names = set(of_the_house())
    assert {"cosmodrome", "cosmodrome.kernel.match", "cosmodrome.cli.app"} <= names
