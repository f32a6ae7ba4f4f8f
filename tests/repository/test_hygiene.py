"""The repository holds no address of a package registry and no path of anybody's machine."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# An absolute path below a home or working folder; the lookbehind spares addresses and relative paths.
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:home|Users|root|work|workspace|mnt|opt)/[\w.-]+")
REGISTRY = re.compile(r"pypi\.org/simple|files\.pythonhosted\.org|registry\.npmjs\.org|index-url|registry\s*=\s*http")


def tracked_text_files() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    files = [ROOT / name for name in listing.stdout.split("\0") if name]
    return [path for path in files if path.is_file() and b"\0" not in path.read_bytes()[:4096]]


def offences(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in tracked_text_files():
        if path == Path(__file__).resolve():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    return found


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_python_locks_name_no_host_and_pin_every_hash(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    requirements = re.findall(r"^[A-Za-z0-9][^\n]*?(?:\\\n[^\n]*)*$", text, re.M)
    assert len(requirements) > 20
    assert [entry.split()[0] for entry in requirements if "--hash=sha256:" not in entry] == []
    assert [entry.split()[0] for entry in requirements if "==" not in entry] == []


def test_npm_locks_name_no_host() -> None:
    locks = [path for path in tracked_text_files() if path.name == "package-lock.json"]
    assert [str(path.relative_to(ROOT)) for path in locks if '"resolved"' in path.read_text(encoding="utf-8")] == []


def test_torch_stays_out_of_the_locks() -> None:
    for lock in ("requirements.lock", "requirements-dev.lock"):
        assert re.search(r"^(torch|nvidia-\w+)\b", (ROOT / lock).read_text(encoding="utf-8"), re.M) is None


def test_no_file_contains_a_path_of_a_machine() -> None:
    assert offences(MACHINE_PATH) == []


def test_no_file_names_a_package_registry() -> None:
    assert offences(REGISTRY) == []


def test_the_guards_catch_what_they_are_for() -> None:
    assert MACHINE_PATH.search("see " + "/" + "home/ada/cosmodrome")
    assert not MACHINE_PATH.search("https://example.org/home/ada")
    assert REGISTRY.search("--extra-" + "index-url x")
