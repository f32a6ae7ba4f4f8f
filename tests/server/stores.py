"""Stores for tests: rows and entries of a match, and a store for as long as a test needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from cosmodrome.server.storage import Entry, Store, open_store

T = TypeVar("T")


def match_values(match: str) -> dict[str, Any]:
    values: dict[str, Any] = dict.fromkeys(("started", "finished", "due", "gate", "undo_request"))
    values |= {"id": match, "game": "steps", "edition": "1", "options": "{}", "status": "running", "created": 1.5}
    values |= {
        "undo": "free",
        "listed": 1,
        "watchable": 1,
        "hints": 1,
        "patience": 60,
        "secret": "s",
        "commitment": "c",
    }
    return values | {"version": 0, "waiting": "[]", "abandon": "[]"}


def entry(match: str, version: int, move: str = "go") -> Entry:
    return Entry(
        match,
        version,
        2.5,
        0,
        move,
        None,
        f"0 {move}\ndealer roll 1",
        '[["x",{},null]]',
        "running",
        None,
        None,
        "[]",
        None,
        None,
    )


def appended(store: Store, new: Entry) -> asyncio.Future[bool]:
    """Append, and wait for what becomes of it."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def told(outcome: bool | Exception) -> None:
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)

    store.append(new, told)
    return done


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
