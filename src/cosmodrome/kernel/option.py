"""Options of a match. They describe themselves, so that any front end can build its form from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from cosmodrome.kernel.errors import BadOptionValue, UnknownOption

#: The checked options of a match: every option of the game, by name.
Options = Mapping[str, Any]

_FLAGS: Final = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


class Option:
    """One option: its name, kind, allowed values, default and one line of help."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any,
        help: str,
        values: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.help = help
        self.values = tuple(values)
        self.low = low
        self.high = high
        if self.check(default) != default:
            raise ValueError(f"option {name}: the default is not in normal form")

    @classmethod
    def choice(cls, name: str, values: Sequence[str], default: str, help: str) -> Option:
        """One of a few words."""
        return cls(name, "choice", default, help, values)

    @classmethod
    def subset(cls, name: str, values: Sequence[str], default: Sequence[str], help: str) -> Option:
        """Any selection of a few words; kept in the order in which the values are declared."""
        return cls(name, "subset", tuple(default), help, values)

    @classmethod
    def integer(cls, name: str, low: int, high: int, default: int, help: str) -> Option:
        """A whole number."""
        return cls(name, "integer", default, help, low=low, high=high)

    @classmethod
    def flag(cls, name: str, default: bool, help: str) -> Option:
        """Yes or no."""
        return cls(name, "flag", default, help)

    @classmethod
    def text(cls, name: str, default: str, help: str) -> Option:
        """Free text."""
        return cls(name, "text", default, help)

    @classmethod
    def path(cls, name: str, default: str, help: str) -> Option:
        """A path on this machine's disk, for its owner only: a server neither offers it nor accepts it from others."""
        return cls(name, "path", default, help)

    def check(self, value: Any) -> Any:
        """The value in its normal form (also from text, as typed on a command line), or a refusal."""
        if self.kind == "choice":
            if isinstance(value, (str, int)) and not isinstance(value, bool) and str(value) in self.values:
                return str(value)
        elif self.kind == "subset":
            parts = value.replace("+", ",").split(",") if isinstance(value, str) else value
            if isinstance(parts, Iterable):
                chosen = [str(part).strip() for part in parts if str(part).strip()]
                if all(part in self.values for part in chosen) and len(set(chosen)) == len(chosen):
                    return tuple(known for known in self.values if known in chosen)
        elif self.kind == "integer":
            if isinstance(value, str) and value.strip().lstrip("-").isdecimal() and len(value) < 12:
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
        elif self.kind == "flag":
            if isinstance(value, str):
                value = _FLAGS.get(value.strip().lower())
            if isinstance(value, bool):
                return value
        elif isinstance(value, str):
            return value
        raise BadOptionValue(f"{self.name} cannot be {value!r}: {self.allowed()}")

    def allowed(self) -> str:
        """The allowed values in a few words."""
        if self.kind == "choice":
            return "one of " + ", ".join(self.values)
        if self.kind == "subset":
            return "any of " + ", ".join(self.values)
        if self.kind == "integer":
            return f"a whole number from {self.low} to {self.high}"
        return "yes or no" if self.kind == "flag" else self.kind

    def describe(self) -> dict[str, Any]:
        """The option as plain data."""
        default = list(self.default) if self.kind == "subset" else self.default
        data: dict[str, Any] = {"name": self.name, "kind": self.kind, "default": default, "help": self.help}
        if self.values:
            data["values"] = list(self.values)
        if self.kind == "integer":
            data["low"], data["high"] = self.low, self.high
        return data


class Conflict:
    """Two option values that exclude each other, and the code of the reason; the game's catalogue has the words.

    A value is a single value, a tuple of values any of which clashes, or for a subset option one of its members.
    """

    def __init__(self, first: str, first_value: Any, second: str, second_value: Any, why: str) -> None:
        self.first, self.first_value = first, first_value
        self.second, self.second_value = second, second_value
        self.why = why

    def applies(self, options: Options) -> bool:
        """Whether these options hold both values."""
        return _holds(options[self.first], self.first_value) and _holds(options[self.second], self.second_value)

    def describe(self) -> dict[str, Any]:
        """The conflict as plain data."""
        return {
            "first": {"option": self.first, "values": list(_several(self.first_value))},
            "second": {"option": self.second, "values": list(_several(self.second_value))},
            "why": self.why,
        }


def _several(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _holds(chosen: Any, value: Any) -> bool:
    return any(wanted in chosen if isinstance(chosen, tuple) else wanted == chosen for wanted in _several(value))


def check_options(
    declared: Sequence[Option], conflicts: Sequence[Conflict], given: Mapping[str, Any]
) -> dict[str, Any]:
    """All options with defaults filled in, or the refusal that says what is wrong."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise UnknownOption(f"there is no option {name!r}; there are: {', '.join(known)}")
    options = {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
    for conflict in conflicts:
        if conflict.applies(options):
            reason = conflict.why.replace("_", " ")
            raise BadOptionValue(f"{conflict.first} and {conflict.second}: {reason}", rule=conflict.why)
    return options
