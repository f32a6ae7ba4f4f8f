"""Masks: one bit for each thing of a kind, and how many bits a small mask has."""

from __future__ import annotations

from typing import Final

BIT: Final = tuple(1 << n for n in range(64))
COUNT: Final = tuple(n.bit_count() for n in range(1024))
