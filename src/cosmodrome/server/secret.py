"""Secrets: tokens of seats and sessions, passwords. Only hashes are stored."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_passwords = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
#: What an unknown login is checked against, so that it takes as long as a known one.
_NOBODY = _passwords.hash(secrets.token_hex(8))


_THREADS = ThreadPoolExecutor(2, "password")

T = TypeVar("T")


def new_id(length: int = 9) -> str:
    """An identifier nobody can guess: 12 letters for 9 bytes."""
    return secrets.token_urlsafe(length)


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_hash(one: str | None, other: str) -> bool:
    """Compare in constant time; an absent hash equals nothing."""
    return one is not None and secrets.compare_digest(one, other)


async def password_hash(password: str) -> str:
    """Hash a password, outside the event loop since it is slow on purpose."""
    return await _in_thread(partial(_passwords.hash, password))


async def password_fits(stored: str | None, password: str) -> bool:
    """Whether this is the password; as slow for an unknown login as for a known one."""

    def fits() -> bool:
        try:
            _passwords.verify(stored or _NOBODY, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    return await _in_thread(fits)


async def _in_thread(work: Callable[[], T]) -> T:
    """In separate threads, so that no other slow work keeps people from logging in."""
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
