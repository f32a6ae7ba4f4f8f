"""Metrics: what a host watches, in the format Prometheus reads."""

from collections import defaultdict
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()

REQUESTS = Counter(
    "cosmodrome_http_requests_total",
    "Requests by method, route and status",
    ["method", "route", "status"],
    registry=REGISTRY,
)
#: Durable log entries by game: plain numbers, since one is counted with every move.
MOVES: defaultdict[str, int] = defaultdict(int)


class _Moves(Collector):
    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("cosmodrome_moves", "Durable log entries by game", labels=["game"])
        for game, number in MOVES.items():
            family.add_metric([game], number)
        yield family


REGISTRY.register(_Moves())

REFUSALS = Counter("cosmodrome_refusals_total", "Refused acts by code", ["code"], registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "cosmodrome_commit_seconds",
    "How long a commit takes; it may hold entries of many matches",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
BOT_SECONDS = Histogram("cosmodrome_bot_seconds", "How long bots think", registry=REGISTRY)
BOT_FALLBACKS = Counter(
    "cosmodrome_bot_fallbacks_total", "Moves made at random because a bot failed", registry=REGISTRY
)
NOTICES = Counter("cosmodrome_notices_total", "Notices of turns", ["kind", "outcome"], registry=REGISTRY)
SWEEP_FAILURES = Counter(
    "cosmodrome_sweep_failures_total",
    "Work that is repeated in the background and failed",
    ["sweep"],
    registry=REGISTRY,
)
CONNECTIONS = Gauge("cosmodrome_live_connections", "Open live connections", registry=REGISTRY)
ROOMS = Gauge("cosmodrome_rooms", "Matches in memory", registry=REGISTRY)
