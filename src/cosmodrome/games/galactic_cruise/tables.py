"""Reading the content tables: every value is decoded into its type, and all mistakes are reported at once.

A content pack is a directory with files named like ours. Whatever a file of the pack holds replaces ours; a table of
things that moves name (cards, blueprints, cruises ...) must keep our identifiers and give them its own values.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_args, get_origin

import msgspec

from cosmodrome.games.galactic_cruise import schema

HOUSE: Final = Path(str(files(__package__))) / "content"
#: What a pack says about itself.
ABOUT: Final = "pack.toml"
TITLE_LENGTH: Final = 60

T = TypeVar("T")

_TABLE_OF: Final[dict[Any, str]] = {kind: name for name, (kind, _) in schema.TABLES.items()}

#: The decoder's complaints in words for people.
_SAYINGS: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), saying)
    for pattern, saying in (
        (r"Object missing required field `(.+?)`", r"the field '\1' is missing"),
        (r"Object contains unknown field `(.+?)`", r"there is no field '\1'"),
        (r"Invalid (?:enum )?value (.+?)(?= -|$)", r"does not know the word \1"),
        (r"Expected `int` >= (-?\d+)", r"must be at least \1"),
        (r"Expected `int` <= (-?\d+)", r"must be at most \1"),
        (r"Expected `array` of length >= (\d+)", r"must list at least \1"),
        (r"Expected `array` of length <= (\d+)", r"must list at most \1"),
        (r"Expected `str` of length >= (\d+)", r"must not be empty"),
        (r"Expected `str` of length <= (\d+)", r"must be at most \1 letters long"),
        (r"Expected `int`, got `(.+?)`", r"must be a whole number"),
        (r"Expected `str`, got `(.+?)`", r"must be text"),
        (r"Expected `bool`, got `(.+?)`", r"must be true or false"),
        (r"Expected `array`, got `(.+?)`", r"must be a list"),
        (r"Expected `object`, got `(.+?)`", r"must be a table"),
        (r"Expected `(.+?)`, got `(.+?)`", r"must be of the kind \1, not \2"),
    )
)


class BadContent(ValueError):
    """The content tables say something the game cannot use; `problems` names every place."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Tables:
    """All tables of the house edition, with those of a pack in their place, decoded."""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        self.problems: list[str] = []
        self.data: dict[str, Any] = {**house(), **(given or {})}
        self._typed: dict[str, list[Any]] = {table: self._decode(table) for table in self.data}

    def one(self, kind: type[T]) -> T:
        """The table of this type that stands alone."""
        return self.all(kind)[0]

    def all(self, kind: type[T]) -> list[T]:
        """The entries of the table of this type, in our order."""
        return self._typed[_TABLE_OF[kind]]

    def bad(self, kind: Any, entry: Any, field: str, why: str) -> None:
        """Note a mistake."""
        table = _TABLE_OF[kind]
        self.problems.append(f"{FILE_OF[table]}: {_place(table, entry, field)}: {why}")

    def _decode(self, table: str) -> list[Any]:
        """The entries of a table. What is wrong is noted and ours stands in for it, so that the rest is checked too."""
        kind, key = schema.TABLES[table]
        ours = _entries(house()[table])
        entries = _entries(self.data[table])
        wrong: set[int] = set()
        for number, entry in enumerate(entries):
            for field, why in mistakes_in(kind, entry):
                self.problems.append(f"{FILE_OF[table]}: {_place(table, entry, field)}: {why}")
                wrong.add(number)
        if wrong and not key:
            entries, wrong = ours, set()
        return [msgspec.convert(ours[n] if n in wrong else entry, kind) for n, entry in enumerate(entries)]


def _entries(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _place(table: str, entry: Any, field: str) -> str:
    key = schema.TABLES[table][1]
    if key and not isinstance(entry, str):
        entry = entry.get(key) if isinstance(entry, dict) else getattr(entry, key, None)
    name = f"{table} {entry!r}" if key and entry is not None else table
    return f"{name}, field {field!r}" if field else name


# ---------------------------------------------------------------- what is wrong with an entry


def mistakes_in(kind: Any, entry: Any) -> list[tuple[str, str]]:
    """Every field of an entry that its type refuses, with the reason."""
    if not isinstance(entry, dict):
        return [("", "must be a table")]
    fields = {one.encode_name: one for one in msgspec.structs.fields(kind)}
    found = [(name, "there is no such field") for name in entry if name not in fields]
    for name, field in fields.items():
        if name not in entry:
            if field.required:
                found.append((name, "is missing"))
            continue
        value, inner = entry[name], _element(field.type)
        told: list[tuple[str, str]] = []
        if inner is not None and isinstance(value, list):
            # One by one, so that every wrong effect of a list is told.
            told = [one for i, each in enumerate(value) for one in _refused(f"{name}[{i}]", inner, each)]
        found += told or _refused(name, field.type, value)
    return found


def _element(kind: Any) -> Any:
    """The type of a list's elements; None for what is no list."""
    while hasattr(kind, "__metadata__"):
        kind = get_args(kind)[0]
    return get_args(kind)[0] if get_origin(kind) is list else None


def _refused(name: str, kind: Any, value: Any) -> list[tuple[str, str]]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        said, _, path = str(error).replace("`key` in `$", "`$").partition(" - at `$")
        path = path.rstrip("`")
        for pattern, saying in _SAYINGS:
            said = pattern.sub(saying, said)
        allowed = _allowed(kind)
        if allowed and isinstance(value, str):
            said = f"must be one of {', '.join(allowed)}, not {value!r}"
        elif not isinstance(value, (dict, list)) and value != "":
            said = f"{said}, not {value!r}"
        return [(name + path, said)]
    return []


def _allowed(kind: Any) -> list[str]:
    """The words a field takes, where it takes words of a list."""
    if get_origin(kind) is Literal:
        return [str(one) for one in get_args(kind)]
    return [word for part in get_args(kind) if get_origin(part) is Literal for word in map(str, get_args(part))]


# ---------------------------------------------------------------- files


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadContent(f"{path.name}: cannot be read: it is not written in UTF-8") from None
    except (tomllib.TOMLDecodeError, OSError) as error:
        raise BadContent(f"{path.name}: cannot be read: {error}") from None


def _house() -> tuple[dict[str, Any], dict[str, str]]:
    data: dict[str, Any] = {}
    file: dict[str, str] = {}
    for path in sorted(HOUSE.glob("*.toml")):
        for table, value in _read(path).items():
            data[table] = value
            file[table] = path.name
    return data, file


_HOUSE_DATA, FILE_OF = _house()


def house() -> dict[str, Any]:
    """The tables of the house edition. Read them, never change them."""
    return _HOUSE_DATA


def read_folder(folder: Path) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
    """The tables a pack's folder holds, what it says about itself, and what is wrong with its files.

    Where a file cannot be used at all, the others are still looked at to the end.
    """
    if not folder.is_dir():
        raise BadContent(f"{folder}: there is no such directory")
    names = sorted({*FILE_OF.values(), ABOUT})
    problems: list[str] = []
    tables: dict[str, Any] = {}
    about: dict[str, Any] = {}
    found = sorted(folder.glob("*.toml"))
    if not found:
        problems.append(f"{folder.name}: holds no table; a content pack may hold {', '.join(names)}")
    for path in found:
        if path.name not in names:
            problems.append(f"{path.name}: a content pack may hold {', '.join(names)}")
            continue
        try:
            data = _read(path)
        except BadContent as error:
            problems += error.problems
            continue
        if path.name == ABOUT:
            about = data
            problems += _about_mistakes(data)
            continue
        for table, value in data.items():
            if FILE_OF.get(table) != path.name:
                problems.append(f"{path.name}: table {table!r} does not belong here")
            else:
                tables[table] = _in_our_order(table, value, problems)
    return tables, about, problems


def _about_mistakes(about: dict[str, Any]) -> list[str]:
    """What is wrong with what a pack says about itself."""
    found = [f"{ABOUT}: field {name!r}: there is no such field, only a title" for name in about if name != "title"]
    title = about.get("title", "a title")
    if not isinstance(title, str) or not 0 < len(title) <= TITLE_LENGTH:
        found.append(f"{ABOUT}: field 'title': must be text of 1 to {TITLE_LENGTH} letters, not {title!r}")
    return found


def _in_our_order(table: str, value: Any, problems: list[str]) -> Any:
    """A pack's list of things, which must be our things; their order does not matter."""
    ours, key = house()[table], schema.TABLES[table][1]
    if key == "":
        if not isinstance(value, dict):
            problems.append(f"{FILE_OF[table]}: {table} must be a table")
        return value if isinstance(value, dict) else ours
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        problems.append(f"{FILE_OF[table]}: {table} must be a list of tables")
        return ours
    if key is None:
        return value
    theirs: dict[Any, Any] = {}
    for entry in value:
        name = entry.get(key)
        if isinstance(name, (dict, list)) or all(one[key] != name for one in ours):
            problems.append(f"{FILE_OF[table]}: {table} {name!r}, field {key!r}: there is no such thing in the game")
        elif name in theirs:
            problems.append(f"{FILE_OF[table]}: {table} {name!r}: stands there twice")
        else:
            theirs[name] = entry
    problems += [
        f"{FILE_OF[table]}: {table}: the entry {one[key]!r} is missing" for one in ours if one[key] not in theirs
    ]
    return [theirs.get(one[key], one) for one in ours]
