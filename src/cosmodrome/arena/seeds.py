"""Seeds for many matches out of one, the same on every machine and for any number of processes."""

from __future__ import annotations

import hashlib


def derive(seed: int, *path: int | str) -> int:
    """A seed of its own for whatever the path names: `derive(7, "match", 3)`, `derive(7, "match", 3, "bot", 1)`."""
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
