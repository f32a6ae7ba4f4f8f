"""Reading the content tables: every value is checked, and every complaint names file, entry and field.

A content pack is a directory with files named like ours. Whatever table a file of the pack holds replaces ours; a
table of things that moves name (cards, blueprints, cruises ...) must keep our identifiers and give them its own values.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, cast

from cosmodrome.games.galactic_cruise.pieces import Amounts, Effect, Effects
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    COUNTERS,
    DISCOUNT_PER,
    FROM_ANY,
    FROM_CONNECTED,
    FROM_LIST,
    FROM_LOCATION,
    GUEST_TYPES,
    LEVELS,
    MODULES,
    TARGETS,
    UNITS,
    VERBS,
)

HOUSE: Final = Path(str(files(__package__))) / "content"

#: The parameters each verb takes besides `cost`; "amounts" stands for any of the units.
PARAMETERS: Final[dict[str, set[str]]] = {
    "gain": {"amounts", "per", "type", "scope", "each", "max"},
    "discount": {"amounts", "action", "per"},
    "extra": {"action", "count"},
    "take_action": {"from", "count", "max", "discount_money"},
    "limit": {"what", "add"},
    "cabin_capacity": {"cabins", "capacity"},
    "move_guests": {"count", "steps"},
    "advance": {"mode", "stops"},
    "bump_own": set(),
    "recall": {"count"},
    "no_pilot": set(),
    "reach": {"locations"},
    "exchange": {"give", "get", "times"},
    "extra_icons": {"count"},
    "repeat_day": {"times"},
    "use_segment": {"count", "where", "type"},
    "token_bonus": {"colour", "count"},
    "unlock_upgrade": {"destination"},
    "reset_blueprints": {"times"},
    "tech_marker": {"steps"},
    "join_any": set(),
}

#: Parameters that say which kind of a verb is meant.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "what": ("segments_per_shuttle", "shuttles", "storage"),
    "mode": ("skip", "again"),
    "where": ("shuttle", "fleet"),
    "colour": ("any", "brown", "grey"),
    "destination": ("here", "any"),
}


class BadContent(ValueError):
    """A content table says something the game cannot use."""


class Entry:
    """One table entry, with readers that complain by name."""

    def __init__(self, file: str, name: str, fields: Any) -> None:
        self.file = file
        self.name = name
        if not isinstance(fields, dict):
            raise self.bad("", "must be a table")
        self.fields: dict[str, Any] = fields

    def bad(self, field: str, why: str) -> BadContent:
        """The complaint about one field."""
        place = f"{self.file}: {self.name}" + (f", field {field!r}" if field else "")
        return BadContent(f"{place}: {why}")

    def get(self, field: str) -> Any:
        """The field, which must be there."""
        if field not in self.fields:
            raise self.bad(field, "is missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        """A text."""
        value = self.get(field)
        if not isinstance(value, str):
            raise self.bad(field, f"must be text, not {value!r}")
        return value

    def number(self, field: str, default: int | None = None, low: int = 0, high: int = 999) -> int:
        """A whole number within bounds."""
        value = self.fields.get(field, default) if default is not None else self.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, field: str) -> bool:
        """Yes or no; missing means no."""
        value = self.fields.get(field, False)
        if not isinstance(value, bool):
            raise self.bad(field, f"must be true or false, not {value!r}")
        return value

    def numbers(self, field: str, count: int | None = None, low: int = 0, high: int = 999) -> tuple[int, ...]:
        """A list of whole numbers."""
        values = self.get(field)
        good = isinstance(values, list) and all(isinstance(v, int) and low <= v <= high for v in values)
        if not good or (count is not None and len(values) != count):
            raise self.bad(field, f"must list {count or 'some'} whole numbers from {low} to {high}, not {values!r}")
        return tuple(values)

    def word(self, field: str, words: tuple[str, ...]) -> int:
        """The number of one of these words."""
        return self._word(field, self.get(field), words)

    def words(self, field: str, words: tuple[str, ...]) -> tuple[int, ...]:
        """The numbers of one or several of these words."""
        value = self.get(field)
        return tuple(self._word(field, one, words) for one in (value if isinstance(value, list) else [value]))

    def _word(self, field: str, value: Any, words: tuple[str, ...]) -> int:
        if value not in words:
            raise self.bad(field, f"must be one of {', '.join(words)}, not {value!r}")
        return words.index(value)

    def by_players(self, field: str) -> tuple[int, ...]:
        """A number for each number of players; the tuple starts with an unused entry for nobody."""
        table = self.get(field)
        if not isinstance(table, dict) or sorted(table) != ["1", "2", "3", "4"]:
            raise self.bad(field, "must have an entry for 1, 2, 3 and 4 players")
        return (0, *(Entry(self.file, self.name, table).number(str(n)) for n in range(1, 5)))

    def by_level(self, field: str) -> tuple[Any, Any, Any]:
        """A value for each level of the solo opponent."""
        table = self.get(field)
        if not isinstance(table, dict) or set(table) != set(LEVELS):
            raise self.bad(field, f"must have an entry for {', '.join(LEVELS)}")
        return cast("tuple[Any, Any, Any]", tuple(table[level] for level in LEVELS))

    def modules(self) -> tuple[str, ...]:
        """The modules one of which must be in play."""
        return tuple(MODULES[i] for i in self.words("module", MODULES)) if "module" in self.fields else ()

    def set(self) -> str:
        """The box the component comes in."""
        boxes = ("base", "advancements", "accommodations")
        return boxes[self.word("set", boxes)]

    def amounts(self, field: str | None = None) -> Amounts:
        """Amounts by unit: of a field, or of this entry itself."""
        table = self.fields if field is None else self.fields.get(field, {})
        entry = Entry(self.file, self.name, table)
        if field is not None:
            for name in entry.fields:
                if name not in UNITS:
                    raise self.bad(field, f"has no unit {name!r}")
        return tuple((unit, entry.number(name, low=1)) for unit, name in enumerate(UNITS) if name in entry.fields)

    def counters(self, field: str) -> tuple[int, ...]:
        """One counter or a list of counters that are added."""
        return self.words(field, COUNTERS) if field in self.fields else ()

    def guest(self, field: str = "type") -> int:
        """A guest type, `best`, or none."""
        return self.word(field, (*GUEST_TYPES, "best")) if field in self.fields else -1

    def effects(self, field: str = "effects") -> Effects:
        """A list of effects."""
        values = self.get(field)
        if not isinstance(values, list):
            raise self.bad(field, "must be a list of effects")
        return tuple(Entry(self.file, f"{self.name}, {field}[{i}]", value).effect() for i, value in enumerate(values))

    def effect(self) -> Effect:
        """This entry read as one effect."""
        name = VERBS[self.word("do", VERBS)]
        allowed = PARAMETERS[name]
        for field in self.fields:
            if field in ("do", "cost") or field in allowed or ("amounts" in allowed and field in UNITS):
                continue
            raise self.bad(field, f"is not a parameter of {name!r}")
        source, actions = self._source()
        discount = name == "discount"
        what = ""
        for field, words in KINDS.items():
            if field in allowed:
                what = words[self.word(field, words)]
        return Effect(
            verb=VERBS.index(name),
            amounts=self.amounts() if "amounts" in allowed else (),
            cost=self.amounts("cost"),
            counters=() if discount else self.counters("per"),
            guest=self.guest(),
            of_shuttle="scope" in self.fields and self.word("scope", ("fleet", "shuttle")) == 1,
            each=self.number("each", 1, low=1),
            most=self.number("max", 0) if name == "gain" else 0,
            target=self.word("action", TARGETS) if "action" in allowed else -1,
            per=self.word("per", DISCOUNT_PER) if discount else 0,
            count=self._count(),
            source=source,
            actions=actions,
            items=self.number("max", 0) if name == "take_action" else 0,
            discount_money=self.number("discount_money", 0),
            what=what,
            capacity=self.number("capacity", 0),
            steps=self.number("steps", 0),
            stops=self.number("stops", 0),
            give=self.amounts("give"),
            get=self.amounts("get"),
            times=self.number("times", 0),
        )

    def _count(self) -> int:
        for field in ("count", "add", "cabins", "locations"):
            if field in self.fields:
                return self.number(field, low=1)
        return 1

    def _source(self) -> tuple[int, tuple[int, ...]]:
        value = self.fields.get("from")
        if value is None or isinstance(value, list):
            return FROM_LIST, self.words("from", ACTIONS) if value else ()
        kinds = {"any": FROM_ANY, "location": FROM_LOCATION, "connected": FROM_CONNECTED}
        if value not in kinds:
            raise self.bad("from", f"must be any, location, connected or a list of actions, not {value!r}")
        return kinds[value], ()


class Tables:
    """All tables of the house edition, with those of a pack in their place."""

    def __init__(self, pack: Path | None) -> None:
        self.data: dict[str, Any] = {}
        self.file: dict[str, str] = {}
        names = sorted(path.name for path in HOUSE.glob("*.toml"))
        for name in names:
            self._read(HOUSE / name, name)
        if pack is not None:
            if not pack.is_dir():
                raise BadContent(f"{pack}: there is no such directory")
            for path in sorted(pack.glob("*.toml")):
                if path.name not in names:
                    raise BadContent(f"{path.name}: a content pack may hold {', '.join(names)}")
                self._read(path, path.name, replacing=True)

    def _read(self, path: Path, name: str, replacing: bool = False) -> None:
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadContent(f"{name}: cannot be read: {error}") from None
        for table, value in tables.items():
            if replacing:
                if self.file.get(table) != name:
                    raise BadContent(f"{name}: table {table!r} does not belong here")
                value = self._in_our_order(name, table, value)
            self.data[table] = value
            self.file[table] = name

    def _in_our_order(self, name: str, table: str, value: Any) -> Any:
        """A pack's list of things, which must be our things; their order does not matter."""
        ours = self.data[table]
        if not isinstance(ours, list):
            return value
        key = next((field for field in ("id", "blueprint", "technology", "side") if field in ours[0]), "")
        if not key:
            return value
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise BadContent(f"{name}: {table} must be a list of tables")
        theirs = {entry.get(key): entry for entry in value}
        for entry in ours:
            if entry[key] not in theirs:
                raise BadContent(f"{name}: {table}: the entry {entry[key]!r} is missing")
        for known in theirs:
            if all(entry[key] != known for entry in ours):
                raise BadContent(f"{name}: {table} {known!r}, field {key!r}: there is no such thing in the game")
        return [theirs[entry[key]] for entry in ours]

    def one(self, table: str) -> Entry:
        """A table that stands alone."""
        return Entry(self.file[table], table, self.data[table])

    def all(self, table: str, key: str = "id") -> list[Entry]:
        """A list of tables."""
        return [Entry(self.file[table], f"{table} {entry.get(key)!r}", entry) for entry in self.data[table]]
