"""Codes of an authenticator app: RFC 6238, time-based one-time passwords, and what shows an app the secret."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import io
import secrets
from urllib.parse import quote, urlencode

import segno

_SECONDS, _DIGITS, _BYTES = 30, 6, 20
#: Clocks differ: a code is valid one step early and one step late too.
_DRIFT = 1


def new_secret() -> str:
    """A secret of 160 bits, as apps want it typed."""
    return base64.b32encode(secrets.token_bytes(_BYTES)).decode()


def read_secret(text: str) -> bytes | None:
    """The bytes of a secret; None if it is none, or too short to be safe."""
    try:
        found = base64.b32decode(text.replace(" ", "").upper())
    except (binascii.Error, ValueError):
        return None
    return found if len(found) >= _BYTES else None


def step_at(now: float) -> int:
    """Which step of time this is."""
    return int(now // _SECONDS)


def code_of(secret: bytes, step: int, digits: int = _DIGITS, algorithm: str = "sha1") -> str:
    """The code of one step of time (RFC 4226, section 5.3)."""
    mac = hmac.new(secret, step.to_bytes(8, "big"), getattr(hashlib, algorithm)).digest()
    place = mac[-1] & 15
    number = int.from_bytes(mac[place : place + 4], "big") & 0x7FFFFFFF
    return str(number % 10**digits).zfill(digits)


def step_of(secret: bytes, code: str, now: float) -> int | None:
    """The step whose code this is, among those valid now; None if there is none."""
    this = step_at(now)
    steps = range(this - _DRIFT, this + _DRIFT + 1)
    # All of them are compared, so that the time it takes says nothing.
    found = [step for step in steps if hmac.compare_digest(code_of(secret, step).encode(), code.encode())]
    return found[-1] if found else None


def address_of(secret: str, login: str, site: str) -> str:
    """The address that carries the secret to an app."""
    label = quote(f"{site}:{login}")
    return f"otpauth://totp/{label}?{urlencode({'secret': secret, 'issuer': site})}"


def picture_of(address: str) -> str:
    """The address as a QR code: a picture for the `src` of an image."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark="#0a0f21", light="#ffffff", xmldecl=False
    )
    return f"data:image/svg+xml;base64,{base64.b64encode(drawn.getvalue()).decode()}"
