"""Archives: everything a database holds in one file, the same for every kind of database.

A gzip file of JSON lines: a head that names the schema, then for each table its columns and its rows, and an end that
counts them, so that a truncated file is noticed.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cosmodrome.kernel import CosmodromeError

FORMAT = "cosmodrome-archive-1"
_BATCH = 500

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class BadArchive(CosmodromeError):
    """This file is no archive, or not a whole one."""

    code = "bad_archive"


class Batch(NamedTuple):
    """Some rows of one table."""

    table: str
    columns: list[str]
    rows: list[list[Any]]


class Contents(NamedTuple):
    """The schema of what is read, and all of it, in an order in which nothing refers to what comes later."""

    schema: str
    batches: AsyncIterator[Batch]


async def write(path: Path, contents: Contents) -> int:
    """Write an archive; how many rows it has."""
    number = 0
    table = None
    with gzip.open(path, "wb", compresslevel=6) as file:
        _line(file, {"format": FORMAT, "schema": contents.schema})
        async for batch in contents.batches:
            if batch.table != table:
                table = batch.table
                _line(file, {"table": table, "columns": batch.columns})
            for row in batch.rows:
                _line(file, row)
            number += len(batch.rows)
        _line(file, {"rows": number})
    return number


def _line(file: gzip.GzipFile, value: Any) -> None:
    file.write(_encode(value) + b"\n")


@contextmanager
def opened(path: Path) -> Iterator[Contents]:
    """Read an archive; refused as `BadArchive` where it is none, or not whole."""
    with gzip.open(path, "rb") as file:
        lines = _lines(path, file)
        head = next(lines, None)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise BadArchive(f"{path} is no archive of Cosmodrome")
        yield Contents(head["schema"], _batches(path, lines))


def _lines(path: Path, file: gzip.GzipFile) -> Iterator[Any]:
    try:
        for line in file:
            yield _decode(line)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError) as error:
        raise BadArchive(f"{path} is damaged: {error}") from None


async def _batches(path: Path, lines: Iterator[Any]) -> AsyncIterator[Batch]:
    number, batch = 0, Batch("", [], [])
    for line in lines:
        if isinstance(line, list):
            batch.rows.append(line)
            number += 1
            if len(batch.rows) >= _BATCH:
                yield batch
                batch = Batch(batch.table, batch.columns, [])
        elif "table" in line:
            if batch.rows:
                yield batch
            batch = Batch(line["table"], line["columns"], [])
        else:
            if line.get("rows") != number:
                raise BadArchive(f"{path} has {number} rows and should have {line.get('rows')}")
            if batch.rows:
                yield batch
            return
    raise BadArchive(f"{path} ends too early")
