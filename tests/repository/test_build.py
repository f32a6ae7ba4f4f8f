"""The build under test is what it says: everything named compiled is, or nothing is."""

from __future__ import annotations

import importlib
import re
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import distribution
from pathlib import Path

HOOK = Path(__file__).resolve().parents[2] / "hatch_build.py"
NAMED = re.findall(r'^    "(\w+/[\w/]+)\.py",$', HOOK.read_text(encoding="utf-8"), re.MULTILINE)


def test_a_compiled_build_has_every_module_compiled_and_another_none() -> None:
    wheel = distribution("cosmodrome").read_text("WHEEL")
    assert wheel is not None
    wanted = set() if "Root-Is-Purelib: true" in wheel else set(NAMED)
    files = {name: importlib.import_module(f"cosmodrome.{name.replace('/', '.')}").__file__ or "" for name in NAMED}
    assert {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))} == wanted
    assert "kernel/match" in files
