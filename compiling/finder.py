"""Put by `make fast` into an environment: finds the compiled modules of the checkout while they are up to date.

All or none: compiled modules know each other's insides. COSMODROME_FAST=0 leaves them alone.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class CompiledFinder(MetaPathFinder):
    """Knows where the compiled modules lie, and looks at their sources when the first is asked for."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._places: dict[str, tuple[str, str | None]] | None = None

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if self._places is None:
            if not name.startswith("cosmodrome."):
                return None
            self._places = {} if os.environ.get("COSMODROME_FAST") == "0" else self._look()
        found = self._places.get(name)
        if found is None:
            return None
        compiled, folder = found
        return spec_from_file_location(name, compiled, submodule_search_locations=[folder] if folder else None)

    def _look(self) -> dict[str, tuple[str, str | None]]:
        """Where each compiled module lies; nothing at all if a single source differs from what was compiled."""
        build = json.loads((self._home / "build.json").read_text(encoding="utf-8"))
        places: dict[str, tuple[str, str | None]] = {name: (file, None) for name, file in build["shared"].items()}
        for name, one in build["modules"].items():
            source = Path(one["source"])
            if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != one["hash"]:
                print(f"cosmodrome: {name} was edited since `make fast`: interpreted", file=sys.stderr)
                return {}
            places[name] = one["compiled"], str(source.parent) if source.name == "__init__.py" else None
        return places


_home = Path(sys.prefix) / "fast"
if (_home / "build.json").is_file():
    sys.meta_path.insert(0, CompiledFinder(_home))
