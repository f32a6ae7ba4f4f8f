"""Which build this is: the same program, compiled or interpreted."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from cosmodrome._version import __version__
from cosmodrome.kernel import match


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return (match.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def describe() -> str:
    """The version and how it runs, in a few words."""
    return f"{__version__} ({'compiled' if compiled() else 'interpreted'})"
