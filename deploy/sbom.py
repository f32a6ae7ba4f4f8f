"""The bill of materials: every package the server and the page are made of, as CycloneDX, from the lock files.

python deploy/sbom.py > dist/sbom.json
"""

from __future__ import annotations

import json
import re
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def python_packages(lock: str) -> list[dict[str, Any]]:
    """The packages of requirements.lock, with the hashes of their files."""
    found = []
    for block in re.split(r"\n(?=\S)", lock):
        head = re.match(r"([A-Za-z0-9._-]+)==([^\s;\\]+)", block)
        if head is None:
            continue
        name, version = head[1].lower(), head[2]
        hashes = [{"alg": "SHA-256", "content": one} for one in re.findall(r"--hash=sha256:([0-9a-f]{64})", block)]
        found.append(component(f"pkg:pypi/{name}@{version}", name, version, hashes))
    return found


def page_packages(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """The packages of the page's lock that are shipped, not those it is developed with."""
    found = []
    for path, package in lock["packages"].items():
        if not path or package.get("dev") or package.get("devOptional") or package.get("optional"):
            continue
        name, version = path.rpartition("node_modules/")[2], package["version"]
        kind, _, digest = package.get("integrity", "").partition("-")
        hashes = [{"alg": "SHA-512", "content": b64decode(digest).hex()}] if kind == "sha512" else []
        found.append(component(f"pkg:npm/{name.replace('@', '%40')}@{version}", name, version, hashes))
    return found


def component(url: str, name: str, version: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    """One package."""
    return {"type": "library", "bom-ref": url, "purl": url, "name": name, "version": version, "hashes": hashes}


def document() -> dict[str, Any]:
    """The whole bill."""
    version = re.search(r'"(.+)"', (ROOT / "src/cosmodrome/_version.py").read_text().split("__version__")[-1])
    python = python_packages((ROOT / "requirements.lock").read_text())
    page = page_packages(json.loads((ROOT / "web/package-lock.json").read_text()))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "cosmodrome", "version": version[1] if version else "0"}
        },
        "components": sorted(python + page, key=lambda one: str(one["purl"])),
    }


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1)
    sys.stdout.write("\n")
