"""The application: routes, refusals, headers and life cycle tied together."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import AsyncIterator
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from cosmodrome._version import __version__
from cosmodrome.server import logs, metrics
from cosmodrome.server.bots.advice import Advice
from cosmodrome.server.bots.coaching import Coaches
from cosmodrome.server.bots.driver import Driver
from cosmodrome.server.bots.studies import Studies
from cosmodrome.server.contract.basic import Problem
from cosmodrome.server.door import Door
from cosmodrome.server.hosting.backups import Backups
from cosmodrome.server.hosting.orders import Orders
from cosmodrome.server.hosting.tidying import tidy
from cosmodrome.server.live.endpoint import live
from cosmodrome.server.live.http import PLACES
from cosmodrome.server.notices.notifier import Notifier
from cosmodrome.server.openapi import ContractPlugin, StrictRequest
from cosmodrome.server.people.callers import address_of, name_is_foreign, origin_is_foreign
from cosmodrome.server.people.limits import Limiter
from cosmodrome.server.people.mail import Mailer
from cosmodrome.server.people.ratings import Rater
from cosmodrome.server.problems import Refused
from cosmodrome.server.routes import admin, coach, games, lessons, matches, people, record, security, service
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import open_store
from cosmodrome.server.storage.guard import SERVER, alone
from cosmodrome.server.supervisor import Supervisor
from cosmodrome.server.tables.dealing import deal_overdue
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.replays import Replays
from cosmodrome.server.tables.results import Results
from cosmodrome.server.tables.whatif import Branches

_log = structlog.get_logger("cosmodrome.http")

_SAFE = {"GET", "HEAD", "OPTIONS"}
#: How often to look for answers that are owed, for people to be told, for idle rooms, and for what is too old,
_ANSWERS_SECONDS, _NOTICES_SECONDS, _ROOMS_SECONDS, _TIDY_SECONDS = 2.0, 5.0, 60.0, 3600.0
#: for what an admin has ordered, and whether a backup is due.
_ORDERS_SECONDS, _BACKUPS_SECONDS = 2.0, 60.0
#: How often to write down how matches ended.
_RESULTS_SECONDS = 20.0
#: How often to try a database that does not work.
_DATABASE_SECONDS = 2.0
#: How often to look for tables where nonces are missing.
_DEALS_SECONDS = 5.0
_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
     b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip


async def finish(message: Message, scope: Scope) -> None:
    """What every HTTP answer gets, even a 404: protective headers, a count, a line in the log if something failed."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    method = scope["method"]
    headers = [*message["headers"], *_HEADERS]
    if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    route = str(scope.get("path_template", "")) or "other"
    if method == "OPTIONS" and (allowed := _methods(scope["litestar_app"], route)):
        # The framework lists only the methods of a path's first handler.
        headers = [(name, value) for name, value in headers if name != b"allow"]
        headers.append((b"allow", ", ".join(allowed).encode()))
    message["headers"] = headers
    metrics.REQUESTS.labels(method, route, str(message["status"])).inc()
    if message["status"] == 500:
        _log.error("request failed", method=method, route=route, status=message["status"])


def _methods(app: Litestar, path: str) -> list[str]:
    """The methods of a path."""
    found = {one for route in app.routes if route.path_format == path for one in getattr(route, "methods", ())}
    return sorted({*found, "HEAD"} if "GET" in found else found)


def guard(request: Request[Any, Any, Any]) -> None:
    """Before every request: check the rate limit, and refuse what another site's page sends."""
    if "\0" in request.scope["path"] or not _is_readable(request.headers.get("host", "")):
        raise Refused(400, "malformed")
    if name_is_foreign(request) or (request.method not in _SAFE and origin_is_foreign(request)):
        raise Refused(403, "foreign_origin")
    request.app.state.limiter.spend("request", address_of(request))


def _is_readable(host: str) -> bool:
    try:
        return urlsplit(f"//{host}").port != 0
    except ValueError:
        return False


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    metrics.REFUSALS.labels(error.problem.code).inc()
    headers = {"retry-after": str(error.wait)} if error.status in (429, 503) else None
    return Response(error.problem, status_code=error.status, headers=headers)


_CODES = {400: "malformed", 404: "unknown_route", 405: "wrong_method", 413: "too_large", 415: "malformed"}


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return _fault(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    problem = Problem(_CODES.get(status, "refused"), detail=(detail or error.detail)[:500])
    return Response(problem, status_code=status, headers=headers)


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    host: MatchHost = request.app.state.host
    if (refused := host.trouble.heard(error)) is not None:
        return _refused(request, refused)
    _log.error("fault", method=request.method, exc_info=error)
    return Response(Problem("internal"), status_code=500)


def create_door(settings: Settings | None = None) -> Door:
    """The application behind its door: what an ASGI server is given."""
    chosen = settings or Settings.imported()
    return Door(create_app(chosen), chosen.root_path)


def create_app(settings: Settings | None = None) -> Litestar:
    """The application."""
    chosen = settings or Settings.imported()
    logs.configure(chosen.log_level)
    PLACES.most, PLACES.most_of_one = chosen.connections, chosen.connections_of_one
    chosen.register_games()

    @contextlib.asynccontextmanager
    async def open_host(app: Litestar) -> AsyncIterator[None]:
        with contextlib.ExitStack() as stack:
            stack.enter_context(alone(chosen.database))
            host = MatchHost(await open_store(chosen.database, SERVER), chosen)
            release = stack.pop_all().close
        driver, notifier = Driver(host), Notifier(host)
        app.state.host = host
        app.state.notifier = notifier
        app.state.mailer = mailer = Mailer(chosen)
        app.state.replays = Replays(host)
        app.state.coaches = coaches = Coaches(host)
        app.state.studies = Studies(host, driver.pool)
        app.state.advice = Advice(host, driver.pool)
        app.state.branches = Branches()
        app.state.results = results = Results(host)
        app.state.rater = Rater(host)
        app.state.supervisor = supervisor = Supervisor()
        if chosen.bots_ready:
            host.spawn(driver.pool.get_ready())
        supervisor.repeat("answers", _ANSWERS_SECONDS, driver.sweep)
        supervisor.repeat("deals", min(_DEALS_SECONDS, chosen.deal_seconds), partial(deal_overdue, host))
        supervisor.repeat("notices", min(_NOTICES_SECONDS, chosen.notice_seconds), notifier.tell_all)
        supervisor.repeat("rooms", _ROOMS_SECONDS, host.forget_idle)
        supervisor.repeat("results", _RESULTS_SECONDS, results.sweep)
        supervisor.repeat("tidying", _TIDY_SECONDS, partial(tidy, host))
        app.state.orders = orders = Orders(host)
        supervisor.repeat("database", _DATABASE_SECONDS, host.trouble.look)
        supervisor.repeat("orders", _ORDERS_SECONDS, orders.follow)
        if chosen.backup_hours:
            supervisor.repeat("backups", _BACKUPS_SECONDS, Backups(chosen).make_if_due)
        # Rooms are long-lived and hold no cycles: collecting them again and again wastes time.
        gc.freeze()
        gc.set_threshold(20_000, 20, 100)
        try:
            yield
        finally:
            await supervisor.stop()
            mailer.close()
            await host.stop()
            await coaches.close()
            await driver.close()
            await host.store.close()
            release()

    def prepare(config: AppConfig) -> AppConfig:
        config.state.limiter = Limiter(chosen.limits)
        config.state.page = service.Page(chosen.static, chosen.root_path)
        return config

    return Litestar(
        [
            *games.HANDLERS,
            *coach.HANDLERS,
            *lessons.HANDLERS,
            *matches.HANDLERS,
            *people.HANDLERS,
            *record.HANDLERS,
            *security.HANDLERS,
            *admin.HANDLERS,
            *service.HANDLERS,
            live,
        ],
        lifespan=[open_host],
        on_app_init=[prepare],
        before_request=guard,
        request_class=StrictRequest,
        before_send=[finish],
        exception_handlers={Refused: _refused, HTTPException: _http_error, Exception: _fault},
        request_max_body_size=chosen.max_body,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cosmodrome",
            version=__version__,
            path="/api/schema",
            render_plugins=[ContractPlugin()],
        ),
    )
