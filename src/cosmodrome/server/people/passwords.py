"""Passwords that are guessed first are refused."""

from __future__ import annotations

from importlib.resources import files

from cosmodrome.server.problems import Refused

#: What people choose most, as far as it has eight characters or becomes common with a digit or two behind it.
_COMMON = frozenset(files("cosmodrome.server.people").joinpath("common_passwords.txt").read_text("ascii").split())
_FEW = 3


def check_password_strength(password: str, login: str) -> None:
    """Refuse, as `weak_password`, what is common, nearly empty, or the login itself."""
    plain = password.casefold().strip()
    bare = plain.rstrip("0123456789!.?")
    if (
        len(plain) < 8
        or len(set(plain)) < _FEW
        or plain in _COMMON
        or bare in _COMMON
        or plain in "01234567890123456789"
        or plain in "98765432109876543210"
        or plain == login.casefold()
    ):
        raise Refused(409, "weak_password")
