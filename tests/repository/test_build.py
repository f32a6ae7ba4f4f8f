"""The build under test is what it says: everything named compiled is, or nothing is."""

from __future__ import annotations

import importlib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution
from pathlib import Path

import pytest
from mypy.main import process_options

import compiling
from cosmodrome import build

PACKAGE = Path(__file__).resolve().parents[2] / "src/cosmodrome"
NAMED = compiling.modules(PACKAGE)


def test_a_compiled_build_has_every_module_compiled_and_another_none() -> None:
    wheel = distribution("cosmodrome").read_text("WHEEL")
    assert wheel is not None
    assert build.compiled() or "Root-Is-Purelib: true" in wheel, "an installed compiled wheel runs interpreted"
    names = [f"cosmodrome.{module}".removesuffix(".py").removesuffix("/__init__").replace("/", ".") for module in NAMED]
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    compiled = {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    assert compiled == (set(names) if build.compiled() else set())


def test_kernel_games_and_bots_are_compiled_as_a_whole() -> None:
    """What is left out is the door of a package, the compiler's own words, or the shape of data."""
    rooms = [
        path.relative_to(PACKAGE).as_posix()
        for room in ("kernel", "games", "bots")
        for path in (PACKAGE / room).rglob("*.py")
    ]
    left_out = {Path(path).name for path in rooms if path not in NAMED}
    assert left_out <= compiling.INTERPRETED


def test_another_source_gives_another_fingerprint(tmp_path: Path) -> None:
    module = tmp_path / "kernel/move.py"
    module.parent.mkdir()
    module.write_text("A = 1\n")
    first = compiling.fingerprint(tmp_path)
    assert compiling.fingerprint(tmp_path) == first
    module.write_text("A = 2\n")
    assert compiling.fingerprint(tmp_path) != first


def test_a_stray_package_above_the_folder_of_a_build_does_not_rename_its_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "build"
    kernel = folder / "cosmodrome/kernel"
    kernel.mkdir(parents=True)
    (tmp_path / "__init__.py").touch()
    (kernel.parent / "__init__.py").touch()
    (kernel / "move.py").touch()
    (folder / "mypy.ini").write_text(compiling.TYPES)
    monkeypatch.chdir(folder)
    # As mypyc asks for them.
    sources, _ = process_options(["cosmodrome/kernel/move.py"], server_options=False)
    assert [source.module for source in sources] == ["cosmodrome.kernel.move"]
