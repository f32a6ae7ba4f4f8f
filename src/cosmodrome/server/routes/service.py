"""Health, metrics, and the page."""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from prometheus_client import generate_latest

from cosmodrome._version import __version__
from cosmodrome.server import metrics
from cosmodrome.server.contract.hosting import Announcements, Health
from cosmodrome.server.hosting.orders import Orders
from cosmodrome.server.people.callers import host_of
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import queries
from cosmodrome.server.storage.trouble import Trouble
from cosmodrome.server.supervisor import Supervisor

_THIS_MACHINE = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
#: The files of a match's room and of each game's board, as the build names them in the page.
_ROOM = re.compile(rb'<script type="application/json" id="room">(.*?)</script>')
_BOARDS = re.compile(rb'<script type="application/json" id="boards">(.*?)</script>')
#: The address of a match, and its id.
_MATCH_PATH = re.compile(r"/match/([A-Za-z0-9_-]{1,40})/?")
_NOT_BUILT = "Cosmodrome's page is not built here; the API answers under /api (docs/api.md).\n"


class File(NamedTuple):
    """One file of the page, in memory, also compressed."""

    body: bytes
    zipped: bytes | None
    media_type: str
    forever: bool


#: The page with hints for whoever opens a match, also of a known game; no path of a request has such a name.
_MATCH = "/match.html"
_MATCH_OF = "/match of {game}.html"


def _file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    # Pictures and fonts are compressed already.
    packed = kind.startswith(("image/p", "image/w", "font/"))
    zipped = gzip.compress(body, 9) if len(body) > 1000 and not packed else None
    # The build puts a hash into the names below `assets`.
    return File(body, zipped, kind, name.startswith("assets/"))


def _named(what: re.Pattern[bytes], page: bytes) -> Any:
    """What the build wrote into the page under this name; nothing where it wrote nothing."""
    found = what.search(page)
    return json.loads(found[1]) if found else {}


def _with_hints(page: bytes, board: dict[str, list[str]] | None = None) -> bytes:
    """The page whose browser fetches a match's room, and a board, before the page has begun to ask for them."""
    scripts = [*_named(_ROOM, page), *(board or {}).get("scripts", [])]
    hints = [f'<link rel="modulepreload" crossorigin href="{name}">' for name in scripts]
    for kind, shape in (("style", "styles"), ("font", "fonts")):
        named = (board or {}).get(shape, [])
        hints += [f'<link rel="preload" as="{kind}" crossorigin href="{name}">' for name in named]
    return page.replace(b"</head>", f"{''.join(hints)}</head>".encode(), 1)


class Page:
    """The built page. It is small and read once, so no path from a request ever reaches the disk."""

    def __init__(self, folder: str, root_path: str = "") -> None:
        root = Path(folder)
        self._files: dict[str, File] = {}
        for path in sorted(root.rglob("*")) if root.is_dir() else []:
            if path.is_file():
                name = path.relative_to(root).as_posix()
                body = path.read_bytes()
                if name == "index.html":
                    # The page is built to work under any path: here it is told which one.
                    body = body.replace(b'"./', f'"{root_path}/'.encode())
                    self._files[_MATCH] = _file(_MATCH, _with_hints(body))
                    for game, board in _named(_BOARDS, body).items():
                        self._files[_MATCH_OF.format(game=game)] = _file(_MATCH, _with_hints(body, board))
                self._files[name] = _file(name, body)

    def find(self, path: str, game: str | None = None) -> File | None:
        """The file at this path; the page itself for every path that is one of its own, for a match of this game."""
        name = path.strip("/")
        file = self._files.get(name)
        if file is None and "." not in name.rpartition("/")[2]:
            if not name.startswith("match/"):
                return self._files.get("index.html")
            file = self._files.get(_MATCH_OF.format(game=game)) or self._files.get(_MATCH)
        return file

    @property
    def is_built(self) -> bool:
        """Whether there is a page at all."""
        return "index.html" in self._files


def ailments(supervisor: Supervisor, trouble: Trouble) -> list[str]:
    """What does not work: work in the background, the database."""
    return sorted({*supervisor.ill, "database"} if trouble.is_there else supervisor.ill)


@get("/healthz")
async def healthz(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server, its database and its work in the background are well."""
    host = host_of(request)
    supervisor: Supervisor = request.app.state.supervisor
    number = 0
    try:
        number = (await host.store.rows(queries.COUNT_MATCHES))[0]["number"]
    except Exception as error:
        if host.trouble.heard(error) is None:
            raise
    ill = ailments(supervisor, host.trouble)
    return Response(Health(not ill, __version__, number, ill), status_code=503 if ill else 200)


@get("/api/announcements", sync_to_thread=False)
def announcements(request: Request[Any, Any, Any]) -> Announcements:
    """What the host tells everybody now."""
    orders: Orders = request.app.state.orders
    return Announcements(orders.announcements)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Metrics for Prometheus, where the host has opened them."""
    allowed = host_of(request).settings.metrics
    caller = request.client.host if request.client is not None else ""
    if allowed == "closed" or (allowed == "local" and caller not in _THIS_MACHINE):
        raise Refused(404, "unknown_route")
    metrics.ROOMS.set(host_of(request).size)
    return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _game_of(request: Request[Any, Any, Any], match: str) -> str | None:
    """Which game is played there. Nobody waits for a page because the database is in trouble."""
    host = host_of(request)
    try:
        found = await host.store.rows(queries.GAME_OF, match=match)
    except Exception as error:
        if host.trouble.heard(error) is None:
            raise
        return None
    return found[0]["game"] if found else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """The page and its files; every address of the page's own leads to it."""
    built: Page = request.app.state.page
    if path.startswith("/api"):
        raise Refused(404, "unknown_route")
    match = _MATCH_PATH.fullmatch(path)
    game = await _game_of(request, match[1]) if match is not None and built.is_built else None
    file = built.find(path, game)
    if file is None:
        if not built.is_built and path == "/":
            return Response(_NOT_BUILT.encode(), media_type="text/plain; charset=utf-8", status_code=200)
        raise Refused(404, "unknown_route")
    headers = {"cache-control": "public, max-age=31536000, immutable" if file.forever else "no-cache"}
    if match is not None and game is not None:
        # The browser asks for the match and for what is printed on its pieces while it still reads the page.
        api = f"{host_of(request).settings.root_path}/api"
        addresses = (f"{api}/matches/{match[1]}", f"{api}/games/{game}/content")
        headers["link"] = ", ".join(f"<{one}>; rel=preload; as=fetch; crossorigin" for one in addresses)
    body = file.body
    if file.zipped is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"], body = "gzip", file.zipped
    return Response(body, media_type=file.media_type, headers=headers)


HANDLERS = [healthz, announcements, show_metrics, page]
