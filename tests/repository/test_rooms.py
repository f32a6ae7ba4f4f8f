"""The rooms of the house depend on each other in one direction only: kernel, games, bots, then everything else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "cosmodrome"

# What each room may import from the others; a room may always import itself. A room that is missing here is refused.
ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "build": {"kernel"},
    "conformance": {"kernel"},
    "text": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "lessons": {"kernel", "games", "text"},
    "coach": {"kernel", "games", "bots", "text", "arena", "lessons"},
    "arena": {"kernel", "games", "bots", "text", "conformance"},
    "lab": {"kernel", "games", "bots", "text", "arena", "conformance"},
    "server": {"kernel", "games", "bots", "text", "arena", "build", "lessons", "coach"},
    "cli": {"kernel", "games", "bots", "text", "arena", "lab", "server", "build", "lessons", "coach"},
}
# The face of the package: `new`, `games` and the public names. Upper rooms use it, kernel, games and text do not.
FACE_FREE = {"kernel", "games", "text"}
# Rooms that must run on the bare standard library.
BARE = {"kernel", "games"}
# The one package a game may decode its content tables with: what people type must be checked field by field.
DECODER = "msgspec"
DECODING = {"schema", "effect_schema", "tables", "packs", "checks"}
# What the compiler reads and nothing needs at run time: named in one module alone, for the type checker.
COMPILER_HINTS = ("cosmodrome.kernel.native", "mypy_extensions")


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = ("cosmodrome", *path.relative_to(PACKAGE).with_suffix("").parts)
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(module: str, source: str, is_package: bool) -> Iterator[str]:
    """Every module named by an import statement, relative ones made absolute, inner ones included."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            # `from cosmodrome import bots` names a room, `from cosmodrome import new` the face: look at each alias.
            if name == "cosmodrome" or name == "cosmodrome.games":
                yield from (f"{name}.{alias.name}" for alias in node.names)
            else:
                yield name


def complaints(module: str, source: str, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of one module; empty when it keeps to its room's doors."""
    parts = module.split(".")
    room = parts[1] if len(parts) > 1 else ""
    if room in ("", "__main__", "_version"):
        return []
    if room not in ALLOWED:
        return [f"{module}: the room {room!r} is unknown to the test of the rooms"]
    wrong = []
    for target in imports(module, source, is_package):
        names = target.split(".")
        if names[0] != "cosmodrome":
            if (module, names[0]) == COMPILER_HINTS:
                continue
            if room == "games" and names[0] == DECODER and parts[-1] in DECODING:
                continue
            if room in BARE and names[0] not in sys.stdlib_module_names:
                wrong.append(f"{module} imports {target}: {room} stands on the standard library alone")
            continue
        other = names[1] if len(names) > 1 else ""
        if other not in ALLOWED:
            if room in FACE_FREE and other != "_version":
                wrong.append(f"{module} imports the face of the package ({target})")
        elif other != room and other not in ALLOWED[room]:
            wrong.append(f"{module} imports {target}: {room} must not know {other}")
        elif room == other == "games" and len(parts) > 2 and len(names) > 2 and names[2] != parts[2]:
            wrong.append(f"{module} imports {target}: games never import each other")
    return wrong


def test_every_import_keeps_the_direction_of_the_rooms() -> None:
    found = [
        complaint
        for module, path in modules()
        for complaint in complaints(module, path.read_text(encoding="utf-8"), path.name == "__init__.py")
    ]
    assert found == []


def test_the_guard_sees_each_kind_of_offence() -> None:
    assert complaints("cosmodrome.kernel.match", "import msgspec")
    assert complaints("cosmodrome.kernel.match", "from ..games import leaving_earth")
    assert complaints("cosmodrome.kernel.match", "def f():\n    from cosmodrome import new")
    assert complaints("cosmodrome.games.leaving_earth.game", "from cosmodrome.games.galaxy_trucker import pieces")
    assert complaints("cosmodrome.games.leaving_earth.game", "from ..galaxy_trucker.pieces import TILES")
    assert complaints("cosmodrome.games.leaving_earth.game", "import rich")
    assert complaints("cosmodrome.bots.random", "import cosmodrome.server.app")
    assert complaints("cosmodrome.cellar.wine", "import math")


def test_the_guard_lets_the_right_directions_pass() -> None:
    assert complaints("cosmodrome.games.leaving_earth.game", "from .rules.year import year\nimport tomllib") == []
    assert complaints("cosmodrome.games.leaving_earth.rules.year", "from ..state import State") == []
    assert complaints("cosmodrome.bots.random", "from cosmodrome.kernel import Move\nimport numpy") == []
    assert complaints("cosmodrome.cli.play", "import cosmodrome\nfrom cosmodrome import new, bots") == []
