"""The version is written once and everybody reads it there."""

import re
from importlib.metadata import version
from pathlib import Path

from cosmodrome._version import __version__

ROOT = Path(__file__).resolve().parents[2]


def test_the_installed_package_carries_the_version_of_the_source() -> None:
    assert version("cosmodrome") == __version__
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+)?", __version__)


def test_pyproject_does_not_repeat_the_version() -> None:
    assert not re.search(r'^version\s*=\s*"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M)
