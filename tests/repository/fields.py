"""`python -m tests.repository.fields`: what follows from the fields of a state, written into the source.

A field is declared once, where the constructor of a new object sets it:

    def __init__(self, seat: int, like: Company | None = None) -> None:
        if like is None:
            self.seat = seat
            self.hand: list[int] = []
            return

From these lines follow `__slots__` and the rest of the constructor, which copies `like`: a number is taken over, a list
is copied, and so is what is in it where that has a `copy()` of its own. What shall be different says so at the end of
its line: `# copied as like.hand` shares the list. The result is plain source, since that is what compiles to the
fastest copies, and copies are most of what a search does.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src" / "cosmodrome" / "games"
#: What stands before the copying half.
MARK = "# Copied field by field; made by `make fields` from the lines above."
#: How a line says that its field is copied in a way of its own.
OWN_WAY = re.compile(r"# copied as (.+)$")
#: How long a line may be.
WIDTH = 120


def written(source: str, copied: frozenset[str]) -> str:
    """The source of a module with everything that follows from its fields. `copied`: the classes with a `copy()`."""
    lines = source.splitlines()
    changes: list[tuple[int, int, list[str]]] = []
    inherited: dict[str, set[str]] = {}
    for kind in (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)):
        init = next((item for item in kind.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"), None)
        slots = next((item for item in kind.body if _names_slots(item)), None)
        if init is None or slots is None:
            continue
        bases = {base.id for base in kind.bases if isinstance(base, ast.Name)}
        above = set().union(*(inherited.get(base, set()) for base in bases))
        fields = {name: value for name, value in _fields(init) if name not in above}
        inherited[kind.name] = above | set(fields)
        changes.append((slots.lineno, slots.end_lineno or 0, _slots(sorted(fields))))
        fresh = next((item for item in init.body if _is_for_new(item)), None)
        if fresh is not None:
            types = {arg.arg: arg.annotation for arg in (*init.args.args, *init.args.kwonlyargs)}
            copying = [f"        {MARK}"]
            for name, node in fields.items():
                own = OWN_WAY.search(lines[(node.end_lineno or 0) - 1])
                copying.append(f"        self.{name} = {own[1] if own else _copy(name, node, types, copied)}")
            changes.append(((fresh.end_lineno or 0) + 1, init.end_lineno or 0, copying))
    for first, last, new in sorted(changes, reverse=True):
        lines[first - 1 : last] = new
    return "\n".join(lines) + "\n"


def _names_slots(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__slots__"


def _is_for_new(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.If) and ast.unparse(node.test) == "like is None" and isinstance(node.body[-1], ast.Return)
    )


def _fields(init: ast.FunctionDef) -> Iterator[tuple[str, ast.Assign | ast.AnnAssign]]:
    """The names set on `self`, each where it first is."""
    fresh = next((item for item in init.body if _is_for_new(item)), None)
    seen = set()
    # In the order of the source, also within an `if`.
    nodes = [node for node in ast.walk(fresh or init) if isinstance(node, (ast.Assign, ast.AnnAssign))]
    for node in sorted(nodes, key=lambda node: node.lineno):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in (one for many in targets for one in (many.elts if isinstance(many, ast.Tuple) else [many])):
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self" and target.attr not in seen:
                seen.add(target.attr)
                yield target.attr, node


def _slots(names: list[str]) -> list[str]:
    if not names:
        return ["    __slots__ = ()"]
    line = f"    __slots__ = ({', '.join(_quoted(names))}{',' if len(names) == 1 else ''})"
    return (
        [line]
        if len(line) <= WIDTH
        else ["    __slots__ = (", *(f"        {name}," for name in _quoted(names)), "    )"]
    )


def _quoted(names: list[str]) -> list[str]:
    return [f'"{name}"' for name in names]


def _copy(
    name: str, node: ast.Assign | ast.AnnAssign, types: Mapping[str, ast.expr | None], copied: frozenset[str]
) -> str:
    """How a field is copied, by its type, or by the value a new object gives it."""
    value: ast.expr | None = node.value
    kind = node.annotation if isinstance(node, ast.AnnAssign) else None
    if kind is None and isinstance(value, ast.Name):
        kind = types.get(value.id)
    held = _of_type(kind, copied) if kind is not None else _of_value(value, copied)
    if held == "kept":
        return f"like.{name}"
    if held == "object":
        return f"like.{name}.copy()"
    if held == "list of kept":
        return f"like.{name}[:]"
    if held == "list of object":
        return f"[one.copy() for one in like.{name}]"
    if held == "list of list of kept":
        return f"[one[:] for one in like.{name}]"
    raise ValueError(f"line {node.lineno}: say how {name} is copied (# copied as ...)")


def _of_type(kind: ast.expr, copied: frozenset[str]) -> str:
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "list":
        return "list of " + _of_type(kind.slice, copied)
    text = ast.unparse(kind)
    if text.startswith("dict["):
        return "dict"
    if "None" in text and copied & set(re.findall(r"\w+", text)):
        return "perhaps object"
    return "object" if text in copied else "kept"


def _of_value(value: ast.expr | None, copied: frozenset[str]) -> str:
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
        value = value.left
    if isinstance(value, ast.List):
        return "list of " + (_of_value(value.elts[0], copied) if value.elts else "kept")
    if isinstance(value, ast.ListComp):
        return "list of " + _of_value(value.elt, copied)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        if value.func.id == "list":
            return "list of kept"
        return "object" if value.func.id in copied else "kept"
    return "dict" if isinstance(value, (ast.Dict, ast.DictComp)) else "kept"


def modules() -> list[Path]:
    """The modules of the games whose classes list their fields."""
    return [path for path in sorted(GAMES.rglob("*.py")) if "__slots__" in path.read_text(encoding="utf-8")]


def copied_classes(sources: list[str]) -> frozenset[str]:
    """The classes that have a `copy()` of their own."""
    return frozenset(
        kind.name
        for source in sources
        for kind in ast.walk(ast.parse(source))
        if isinstance(kind, ast.ClassDef)
        and any(isinstance(item, ast.FunctionDef) and item.name == "copy" for item in kind.body)
    )


def stale() -> dict[Path, str]:
    """The modules that are not as their fields want them, and how they should read."""
    sources = {path: path.read_text(encoding="utf-8") for path in modules()}
    copied = copied_classes(list(sources.values()))
    return {path: new for path, source in sources.items() if (new := written(source, copied)) != source}


def main() -> None:
    """Write them anew."""
    for path, source in stale().items():
        path.write_text(source, encoding="utf-8")
        print(path.relative_to(GAMES))


if __name__ == "__main__":
    main()
