"""Structured logs: one JSON line an event, with ids and codes, never with tokens, cookies, names or bodies."""

from __future__ import annotations

import logging
import sys

import structlog


def configure(level: str) -> None:
    """Write JSON lines to standard error from this level on."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
