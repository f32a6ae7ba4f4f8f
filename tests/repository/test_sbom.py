"""The bill of materials names every package of the lock files that is shipped, and none that is not."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_bill_names_what_is_shipped() -> None:
    made = subprocess.run([sys.executable, "deploy/sbom.py"], cwd=ROOT, check=True, capture_output=True, text=True)
    bill = json.loads(made.stdout)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    packages = {one["purl"]: one for one in bill["components"]}
    assert len(packages) == len(bill["components"])
    names = {one["name"] for one in packages.values()}
    assert {"litestar", "uvicorn", "react", "wouter"} <= names
    assert not {"pytest", "mypy", "vitest"} & names
    for one in packages.values():
        assert one["version"]
        if one["purl"].startswith("pkg:pypi/"):
            assert all(len(digest["content"]) == 64 for digest in one["hashes"])
            assert one["hashes"]
