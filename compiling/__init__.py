"""Compiling with mypyc: kernel, games, bots and the server's way of a move. The same modules, four times as fast.

Releases are built with it (`hatch_build.py`), and `make fast` compiles a checkout for its own environment. A build
takes minutes, so it is kept by a hash of everything that goes into it. COSMODROME_OPTIMISE=1 asks the C compiler for
less effort: a third less time for a build that is to be tried, not to be shipped.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

#: What compiling needs: the compiler, what it builds with, and the package its input's types come from.
REQUIREMENTS = ["mypy>=2.4.1,<2.5", "setuptools", "msgspec>=0.22"]

#: What is compiled, below `src/cosmodrome`. A server's module is named alone, wherever it lies.
COMPILED = [
    "kernel/*.py",
    "games/*/**/*.py",
    "games/*/effects/__init__.py",
    "bots/**/*.py",
    "lab/encodings/*.py",
    "lab/batch.py",
    "lab/rewards.py",
    "lab/table.py",
    "server/bots/driver.py",
    "server/live/connection.py",
    "server/live/wire.py",
    "server/storage/journal.py",
    "server/storage/sqlite.py",
    "server/tables/entries.py",
    "server/tables/host.py",
    "server/tables/lock.py",
    "server/tables/memory.py",
    "server/tables/play.py",
    "server/tables/projection.py",
    "server/tables/room.py",
    "server/tables/rows.py",
    "server/tables/viewer.py",
]

#: What stays interpreted in any case: what the compiler itself is told, the doors of packages, and modules that only
#: declare the shape of data, since of a compiled declaration nobody could read the types again.
INTERPRETED = {"native.py", "__init__.py", "__main__.py", "schema.py", "effect_schema.py", "seen.py"}

#: How many builds are kept.
KEPT = 8

#: Only what is compiled matters here; the types of everything else are checked elsewhere. Names of modules begin in the
#: folder of the build: without these bases a stray `__init__.py` in a folder above it would become part of them.
TYPES = """
[mypy]
explicit_package_bases = True
ignore_missing_imports = True
follow_untyped_imports = True
[mypy-asyncpg.*]
follow_untyped_imports = False
"""

#: The script that runs the compiler.
SETUP = Path(__file__).with_name("setup.py")


def modules(package: Path) -> list[str]:
    """The modules that are compiled, as paths below the package."""
    found = set()
    for pattern in COMPILED:
        for path in package.glob(pattern):
            if path.name not in INTERPRETED or pattern.endswith(path.name):
                found.add(path.relative_to(package).as_posix())
    return sorted(found)


def fingerprint(package: Path) -> str:
    """A hash of everything a build depends on: every source, the compilers and the interpreter."""
    seen = hashlib.sha256()
    try:
        seen.update(f"mypy {version('mypy')}\n".encode())
    except PackageNotFoundError:
        seen.update(b"no mypy\n")
    wishes = [os.environ.get(name) for name in ("CFLAGS", "COSMODROME_OPTIMISE")]
    seen.update(f"{EXTENSION_SUFFIXES[0]} {sys.version} {platform.machine()} {wishes}\n".encode())
    seen.update((SETUP.read_text() + TYPES + "\n".join(modules(package))).encode())
    # Also what stays interpreted there: its types decide what is made of the rest.
    rooms = sorted({Path(module).parts[0] for module in modules(package)})
    for path in sorted(source for room in rooms for source in (package / room).rglob("*.py")):
        seen.update(path.relative_to(package).as_posix().encode() + b"\n" + path.read_bytes())
    return seen.hexdigest()[:24]


def cache() -> Path:
    """Where builds are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cosmodrome" / "compiled"


def build(package: Path) -> Path:
    """The compiled modules of this package, laid out as they lie beside it once installed; made where none is kept."""
    kept = cache() / fingerprint(package)
    if kept.is_dir():
        os.utime(kept)
        return kept
    with tempfile.TemporaryDirectory() as folder:
        made = compile_into(package, Path(folder))
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(dir=kept.parent, prefix="making-"))
        for path in made:
            target = fresh / path.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    try:
        fresh.rename(kept)
    except OSError:
        # Somebody else was quicker.
        shutil.rmtree(fresh)
    builds = [path for path in kept.parent.iterdir() if not path.name.startswith("making-")]
    for old in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return kept


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _unchecked(package: Path) -> str:
    """What stays interpreted may import packages that are not there while compiling: it is checked elsewhere."""
    compiled = set(modules(package))
    others = [path.relative_to(package) for path in sorted(package.rglob("*.py"))]
    names = [
        ".".join(("cosmodrome", *other.with_suffix("").parts)).removesuffix(".__init__")
        for other in others
        if other.as_posix() not in compiled
    ]
    return f"[mypy-{','.join(names)}]\nignore_errors = True\n"


def compile_into(package: Path, folder: Path) -> list[Path]:
    """Compile a copy of the package in this folder, and say which files came out."""
    sources = shutil.ignore_patterns("static", "__pycache__", f"*{EXTENSION_SUFFIXES[0]}")
    shutil.copytree(package, folder / "cosmodrome", ignore=sources)
    (folder / "mypy.ini").write_text(TYPES + _unchecked(package))
    (folder / "modules.txt").write_text("\n".join(f"cosmodrome/{module}" for module in modules(package)))
    shutil.copyfile(SETUP, folder / "setup.py")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={_cores()}"]
    subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
    suffix = EXTENSION_SUFFIXES[0]
    return [*folder.glob(f"*{suffix}"), *folder.glob(f"cosmodrome/**/*{suffix}")]
