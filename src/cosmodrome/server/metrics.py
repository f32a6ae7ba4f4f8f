"""Metrics: what a host watches, in the format Prometheus reads."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

REQUESTS = Counter(
    "cosmodrome_http_requests_total",
    "Requests by method, route and status",
    ["method", "route", "status"],
    registry=REGISTRY,
)
MOVES = Counter("cosmodrome_moves_total", "Durable log entries by game", ["game"], registry=REGISTRY)


@cache
def moves(game: str) -> Counter:
    """The entries of one game."""
    return MOVES.labels(game)


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
CONNECTIONS = Gauge("cosmodrome_live_connections", "Open live connections", registry=REGISTRY)
ROOMS = Gauge("cosmodrome_rooms", "Matches in memory", registry=REGISTRY)
