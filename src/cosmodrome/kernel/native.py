"""Hints for the compiler. They mean nothing when interpreted, so neither way needs a package at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**given: Any) -> Any:
        return lambda kind: kind


__all__ = ["i64", "mypyc_attr"]
