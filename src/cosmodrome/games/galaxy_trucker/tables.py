"""The content tables as they are written: tiles, cards, and what the boards print."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final


def table(name: str) -> dict[str, Any]:
    """One file of the content."""
    return tomllib.loads(files(__package__).joinpath("content", name).read_text(encoding="utf-8"))


#: What stands on ship boards, flight board and timer.
PRINTED: Final = table("boards.toml")
