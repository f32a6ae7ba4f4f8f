"""Write the wire contract as one JSON Schema, from which the page's TypeScript types are generated.

python -m cosmodrome.server.schema web/protocol.schema.json
"""

import json
import sys
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec

from cosmodrome.server.contract import (
    account,
    coach,
    games,
    happened,
    hosting,
    lessons,
    live,
    opening,
    people,
    playing,
    record,
    table,
    whatif,
)
from cosmodrome.server.contract.basic import Body, Problem

CHAPTERS = (games, opening, table, happened, playing, lessons, coach, whatif, people, record, account, hosting, live)


def bodies() -> dict[str, type | UnionType]:
    """Every struct and message union of the contract, by name."""
    found: dict[str, type | UnionType] = {"Problem": Problem}
    for chapter in CHAPTERS:
        for name, value in vars(chapter).items():
            if isinstance(value, type) and issubclass(value, Body) and value is not Body:
                found[name] = value
    return found | {"ClientMessage": live.ClientMessage, "ServerMessage": live.ServerMessage}


def json_schema() -> dict[str, Any]:
    """The whole contract as one schema whose properties name every body."""
    named = bodies()
    schemas, definitions = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    return {
        "title": "Protocol",
        "type": "object",
        "properties": dict(zip(named, schemas, strict=True)),
        "required": list(named),
        "additionalProperties": False,
        "$defs": definitions,
    }


def main() -> None:
    """Print the schema, or write it to the file named on the command line."""
    text = json.dumps(json_schema(), indent=2, sort_keys=True) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text)
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
