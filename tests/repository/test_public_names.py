"""What `import cosmodrome` gives is decided here, not by accident."""

from __future__ import annotations

import types

import cosmodrome
from cosmodrome import kernel
from cosmodrome._version import __version__

#: The public names. A name that leaves this list leaves it by way of a deprecation: see docs/stability.md.
PUBLIC = {
    "Ask",
    "CosmodromeError",
    "Game",
    "Match",
    "Move",
    "Record",
    "Result",
    "Seat",
    "__version__",
    "find",
    "games",
    "new",
    "register",
}


def test_the_package_exports_exactly_its_public_names() -> None:
    assert set(cosmodrome.__all__) == PUBLIC
    assert list(cosmodrome.__all__) == sorted(cosmodrome.__all__)


def test_every_public_name_is_there_and_says_what_it_is() -> None:
    for name in PUBLIC - {"__version__"}:
        thing = getattr(cosmodrome, name)
        assert thing.__doc__, f"{name} has no docstring"


def test_the_package_knows_its_version() -> None:
    assert cosmodrome.__version__ == __version__


def test_the_kernel_exports_what_it_imports_and_nothing_else() -> None:
    names = {
        name
        for name, thing in vars(kernel).items()
        if not name.startswith("_") and not isinstance(thing, types.ModuleType)
    }
    assert names == set(kernel.__all__)
