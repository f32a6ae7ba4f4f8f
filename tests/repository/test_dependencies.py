"""Whoever installs the package installs nothing that it does not use."""

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: Never imported here: what uvicorn finds by itself, and what an address of SQLAlchemy's names.
FOUND_BY_ANOTHER = {"aiosqlite", "httptools", "uvloop"}


def _plain(name: str) -> str:
    """A distribution's name in the one form that counts."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_dependency_of_engine_and_server_is_imported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    names = {_plain(re.split(r"[\[<>=;]", one)[0].strip()) for one in wanted} - FOUND_BY_ANOTHER
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    imported = set(re.findall(r"^\s*(?:import|from) (\w+)", source, re.M))
    used = {
        _plain(distribution)
        for module, distributions in packages_distributions().items()
        for distribution in distributions
        if module in imported
    }
    assert sorted(names - used) == []
