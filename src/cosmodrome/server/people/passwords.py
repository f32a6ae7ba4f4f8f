"""Passwords that are short, or guessed first, are refused.

The page's meter (`web/src/pages/you/strength.ts`) counts surprises in the same way, but has no list of common words.
"""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

from cosmodrome.server.problems import Refused

#: What people choose most, the longest first: of `password1` nothing but the digit is left.
_COMMON = sorted(
    files("cosmodrome.server.people").joinpath("common_passwords.txt").read_text("ascii").split(), key=len, reverse=True
)
#: How many characters a password needs, and how many of them must not follow from what stands before them.
SHORTEST, SURPRISES = 12, 6
#: Keys in the order in which fingers run over them.
_RUNS = ("qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc4rfv", "1q2w3e4r5t6y7u8i9o0p")
_STEPS = frozenset(step for run in _RUNS for way in (run, run[::-1]) for step in pairwise(way))
_AGAIN = re.compile(r"(.{2,}?)\1+")


def check_password_strength(password: str, login: str) -> None:
    """Refuse, as `short_password`, what is too short once several spaces count as one; as `weak_password` what is
    common words, one's login and rows of keys with hardly anything added."""
    plain = " ".join(password.casefold().split())
    if len(plain) < SHORTEST:
        raise Refused(409, "short_password")
    for word in (login.casefold(), *_COMMON):
        plain = plain.replace(word, "")
    if surprises(plain) < SURPRISES:
        raise Refused(409, "weak_password")


def surprises(plain: str) -> int:
    """How many characters do not follow from what stands before: the same again, the next letter, the next key."""
    plain = _AGAIN.sub(r"\1", plain)
    return bool(plain) + sum(
        abs(ord(one) - ord(before)) > 1 and (before, one) not in _STEPS for before, one in pairwise(plain)
    )
