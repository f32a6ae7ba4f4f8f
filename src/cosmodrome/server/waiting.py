"""Passing results on to those who wait for them."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


def settle(waiting: asyncio.Future[T], outcome: T | Exception) -> None:
    """Pass an outcome on to whoever still waits for it."""
    if waiting.done():
        return
    if isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)
