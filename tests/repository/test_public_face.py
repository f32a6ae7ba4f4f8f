"""What newcomers and hosted services read is true: workflows, hooks and guides name only what exists."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
HOOKS = ROOT / ".pre-commit-config.yaml"
GUIDES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
yaml: Any = import_module("yaml")


def targets(makefile: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", makefile.read_text(encoding="utf-8"), re.M))


def commands(text: str) -> set[tuple[str, str]]:
    """The targets that a text asks to make, each with the folder it is made in."""
    # In a guide a command stands between backquotes or begins a line; in a workflow it follows `run:`.
    found = re.findall(r"(?:`|^|run: |\$ )(?:[A-Z_]+=\S+ )*make (?:-C (\w+) )?([a-z][a-z-]*)", text, re.M)
    return {(folder, target) for folder, target in found}


def unknown(text: str) -> set[tuple[str, str]]:
    known = {"": targets(ROOT / "Makefile"), "web": targets(ROOT / "web" / "Makefile")}
    return {(folder, target) for folder, target in commands(text) if target not in known[folder]}


def test_workflows_and_hooks_are_read_and_have_something_to_do() -> None:
    for path in WORKFLOWS:
        jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
        assert all(job["steps"] and job["runs-on"] for job in jobs.values()), path.name
    hooks = [hook for repo in yaml.safe_load(HOOKS.read_text(encoding="utf-8"))["repos"] for hook in repo["hooks"]]
    assert {hook["id"] for hook in hooks} == {"ruff", "ruff-format", "mypy"}


def test_what_is_made_anywhere_can_be_made() -> None:
    assert {path.name for path in WORKFLOWS} == {"checks.yml", "release.yml"}
    read = [*WORKFLOWS, *GUIDES, ROOT / ".ci" / "run"]
    found = {path.name: missing for path in read if (missing := unknown(path.read_text(encoding="utf-8")))}
    assert found == {}
    assert unknown("run `make coffee`\n$ make tea") == {("", "coffee"), ("", "tea")}


def test_tests_that_are_named_anywhere_exist() -> None:
    every = {path.name for path in (ROOT / "tests").rglob("*.py")}
    lost = set()
    for path in [*WORKFLOWS, *GUIDES]:
        text = path.read_text(encoding="utf-8")
        lost |= {(path.name, name) for name in re.findall(r"\btest_\w+\.py\b", text) if name not in every}
        places = re.findall(r"\btests/\w[\w/]*(?:\.\w+)?", text)
        lost |= {(path.name, place) for place in places if not (ROOT / place).exists()}
    assert lost == set()


def test_a_release_is_built_for_every_python_that_is_supported() -> None:
    release = next(path for path in WORKFLOWS if path.name == "release.yml").read_text(encoding="utf-8")
    checks = next(path for path in WORKFLOWS if path.name == "checks.yml").read_text(encoding="utf-8")
    named = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert named
    for version in named:
        assert f"cp{version.replace('.', '')}-*" in release
        assert f'"{version}"' in checks
