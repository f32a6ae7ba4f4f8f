"""Write the TypeScript types of the games' views, from the types the games declare in Python.

python -m cosmodrome.server.view_types web/src/boards          writes <game>/view.d.ts for every game with a board
python -m cosmodrome.server.view_types --check web/src/boards  says which of them are stale
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from cosmodrome.kernel.registry import find, names

FILE: Final = "view.d.ts"
_HEAD: Final = "// Written by `make -C web types` from the game's view.py. Change that, not this.\n"
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def typescript(view_type: Any) -> str:
    """The declarations of a view's type and of everything in it, the view itself under its own name."""
    _, components = msgspec.json.schema_components([view_type], ref_template="{name}")
    return _HEAD + "".join(_declare(name, schema) for name, schema in components.items())


def _declare(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"\n{_comment(schema)}export type {name} = {_type(schema)};\n"
    required = schema.get("required", ())
    fields = "".join(
        f"  {_key(field)}{'' if field in required else '?'}: {_type(inner)};\n"
        for field, inner in schema["properties"].items()
    )
    return f"\n{_comment(schema)}export interface {name} {{\n{fields}}}\n"


def _comment(schema: Schema) -> str:
    text = str(schema.get("description", "")).strip()
    if not text:
        return ""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def _key(field: str) -> str:
    return field if field.isidentifier() else f'"{field}"'


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        return _many(_type(schema.get("items", {})))
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    return _PLAIN.get(str(kind), "unknown")


def _many(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def files(boards: Path) -> dict[Path, str]:
    """What must stand in the file of every game that declares its view and has a board."""
    typed = ((name, find(name).view_type) for name in names())
    return {
        boards / name / FILE: typescript(view_type)
        for name, view_type in typed
        if view_type is not None and (boards / name).is_dir()
    }


def stale(boards: Path) -> list[Path]:
    """Those files that do not say what the games say."""
    return [
        path for path, text in files(boards).items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write the files, or with `--check` only say which are stale."""
    *flags, folder = sys.argv[1:]
    if "--check" in flags:
        found = stale(Path(folder))
        for path in found:
            sys.stderr.write(f"{path} is not current: run 'make -C web types'\n")
        sys.exit(1 if found else 0)
    for path, text in files(Path(folder)).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
