"""Problems: every refusal of the server, with its HTTP status and the body of the contract."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import CosmodromeError
from cosmodrome.server.contract.basic import Problem


class Refused(Exception):
    """A refusal: a status, a stable code, and whatever else the contract's `Problem` can carry.

    After a 429 or 503 the caller may try again in `wait` seconds.
    """

    def __init__(self, status: int, code: str, *, wait: int = 10, **more: Any) -> None:
        super().__init__(code)
        self.status, self.wait = status, wait
        self.problem = Problem(code, **more)


_STATUS = {
    "unknown_game": 404,
    "unknown_topic": 404,
    "unknown_lesson": 404,
    "unknown_option": 400,
    "bad_option_value": 400,
    "unknown_bot": 400,
}


def refusal_of(error: CosmodromeError, version: int | None = None) -> Refused:
    """A refusal of the kernel, for the wire: 409 unless its code says otherwise."""
    return Refused(
        _STATUS.get(error.code, 409),
        error.code,
        rule=error.rule,
        seat=error.seat if error.seat is not None and error.seat >= 0 else None,
        move=error.move,
        version=version,
        detail=str(error)[:500],
    )
