"""Limits: how many requests one address may make. Generous for people, strict for programs that guess or flood."""

from __future__ import annotations

import math
import time

from cosmodrome.server.problems import Refused

#: What may be done how often: (times at once, times a minute).
RATES = {
    # A bot on the same machine that plays over HTTP makes hundreds of requests a second.
    "request": (5000.0, 30_000.0),
    "table": (30.0, 30.0),
    "password": (10.0, 10.0),
    #: Guesses at one account, from any address.
    "account": (20.0, 10.0),
    #: Letters to one person.
    "mail": (3.0, 0.1),
    "socket": (200.0, 300.0),
    "guest": (30.0, 20.0),
    "undo": (40.0, 60.0),
    "chat": (20.0, 40.0),
    "replay": (200.0, 600.0),
    #: Explanations that take a bot's process seconds.
    "study": (30.0, 40.0),
    #: Of one person: each is two seconds of a bot's time.
    "hint": (6.0, 15.0),
    #: Reports of the coach, a minute or two of a process each.
    "coach": (6.0, 1.0),
    "export": (5.0, 5.0),
    "notice": (10.0, 10.0),
}
_FORGOTTEN = 50_000


class Limiter:
    """Token buckets by act and network."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, act: str, address: str) -> None:
        """Count one act; refused with 429 when there were too many."""
        if not self._enabled:
            return
        burst, per_minute = RATES[act]
        now = time.monotonic()
        left, last = self._buckets.get((act, address), (burst, now))
        left = min(burst, left + (now - last) * per_minute / 60) - 1
        if left < 0:
            raise Refused(429, "too_many", detail=act, wait=math.ceil(-left * 60 / per_minute))
        if len(self._buckets) > _FORGOTTEN:
            self._buckets.clear()
        self._buckets[act, address] = (left, now)
