"""`make fast` and `make slow`: whether the environment that runs this runs its checkout compiled.

    python -m compiling fast
    python -m compiling slow
    python -m compiling into build/tested     a copy of the package with its modules compiled, for PYTHONPATH

The environment made fast looks at every source before it uses the build: one edited line and the checkout is
interpreted again, with a word about it.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from compiling import build, modules

ROOT = Path(__file__).resolve().parents[1]


def site() -> Path:
    return Path(sysconfig.get_path("purelib"))


def make_fast() -> None:
    """Compile the checkout and let the environment that runs this use it."""
    package = ROOT / "src/cosmodrome"
    made = build(package)
    make_slow()
    home = Path(sys.prefix) / "fast"
    shutil.copytree(made, home)
    sources = {}
    for module in modules(package):
        name = f"cosmodrome/{module}".removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        source = (package / module).resolve()
        sources[name] = {
            "source": str(source),
            "compiled": str(home / f"cosmodrome/{module.removesuffix('.py')}{EXTENSION_SUFFIXES[0]}"),
            "hash": hashlib.sha256(source.read_bytes()).hexdigest(),
        }
    shared = {path.name.partition(".")[0]: str(path) for path in home.glob(f"*{EXTENSION_SUFFIXES[0]}")}
    (home / "build.json").write_text(json.dumps({"modules": sources, "shared": shared}, indent=1), encoding="utf-8")
    shutil.copyfile(ROOT / "compiling/finder.py", site() / "_cosmodrome_fast.py")
    (site() / "_cosmodrome_fast.pth").write_text("import _cosmodrome_fast\n", encoding="utf-8")
    print(f"{len(sources)} modules run compiled in {sys.prefix} until one of them is edited; `make slow` undoes it.")


def make_slow() -> None:
    """Let the environment that runs this interpret the checkout again."""
    for name in ("_cosmodrome_fast.pth", "_cosmodrome_fast.py"):
        (site() / name).unlink(missing_ok=True)
    shutil.rmtree(Path(sys.prefix) / "fast", ignore_errors=True)


def make_copy(folder: Path) -> None:
    """Lay a copy of the package in this folder, its modules compiled. The page stays behind: it may be being built."""
    package = ROOT / "src/cosmodrome"
    made = build(package)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(package, folder / "cosmodrome", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(made, folder, dirs_exist_ok=True)


if __name__ == "__main__":
    if sys.argv[1] == "into":
        make_copy(Path(sys.argv[2]))
    else:
        {"fast": make_fast, "slow": make_slow}[sys.argv[1]]()
