"""What can be played: games, their options, content and texts."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from cosmodrome import bots
from cosmodrome._version import __version__
from cosmodrome.bots import people
from cosmodrome.coach import words as coach_words
from cosmodrome.kernel import CosmodromeError, Game
from cosmodrome.kernel.registry import find, names
from cosmodrome.lessons import lessons_of
from cosmodrome.server.contract.basic import PROTOCOL
from cosmodrome.server.contract.games import ConflictInfo, ConflictSide, GameInfo, Games, OptionInfo
from cosmodrome.server.problems import Refused, refusal_of
from cosmodrome.text import reference


def game_of(name: str) -> Game[Any]:
    """The game of this name; 404 if there is none."""
    try:
        return find(name)
    except CosmodromeError as error:
        raise refusal_of(error) from None


@cache
def _info(name: str) -> GameInfo:
    game = find(name)
    # Paths on this machine's disk are not for visitors.
    options = [OptionInfo(**option.describe()) for option in game.options if option.kind != "path"]
    players = next(option for option in options if option.name == "players")
    conflicts = [conflict.describe() for conflict in game.conflicts]
    return GameInfo(
        name=game.name,
        title=game.title,
        edition=game.edition,
        players_low=players.low or 1,
        players_high=players.high or 1,
        options=options,
        conflicts=[ConflictInfo(ConflictSide(**c["first"]), ConflictSide(**c["second"]), c["why"]) for c in conflicts],
        bots=bots.names(name),
        lessons=[lesson.id for lesson in lessons_of(game)],
    )


def _described(name: str, packs: dict[str, str]) -> GameInfo:
    """A game, with the packs of this host where it takes some."""
    info = _info(name)
    takes = any(option.kind == "path" for option in find(name).options)
    return msgspec.structs.replace(info, packs=list(packs)) if takes and packs else info


@get("/api/games", sync_to_thread=False)
def list_games(request: Request[Any, Any, Any]) -> Games:
    """Every game that can be played here, with its self-describing options and its bots."""
    packs = request.app.state.host.settings.packs
    return Games(PROTOCOL, __version__, [_described(name, packs) for name in names()])


@get("/api/games/{game:str}/content", sync_to_thread=False)
def content(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Every component of a game, as the engine uses it."""
    return _unless_known(request, _content(game_of(game).name), MediaType.JSON)


@get("/api/games/{game:str}/text/{name:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def text(request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A text of a game: messages (`en.ftl`), rules (`rules.en.md`), what bots say (`bots.en.ftl`) and the coach."""
    texts = _texts(game_of(game).name)
    if name not in texts:
        raise Refused(404, "unknown_text")
    return _unless_known(request, texts[name], MediaType.TEXT)


def _unless_known(request: Request[Any, Any, Any], body: bytes, media_type: MediaType) -> Response[bytes]:
    """What stays the same while the server runs: a browser that names its hash is told to keep what it has."""
    tag, zipped = _packed(body)
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], body = "gzip", zipped
    return Response(body, headers=headers, media_type=media_type)


@cache
def _packed(body: bytes) -> tuple[str, bytes]:
    """The hash of what never changes while the server runs, and its compressed twin."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"', gzip.compress(body, 9)


@cache
def _content(game: str) -> bytes:
    return msgspec.json.encode(find(game).content())


@cache
def _texts(game: str) -> dict[str, bytes]:
    boxed = find(game)
    folder = files(type(boxed).__module__.rpartition(".")[0]) / "text"
    if not folder.is_dir():
        return {}
    texts = {file.name: file.read_bytes() for file in folder.iterdir() if file.name.endswith((".ftl", ".md"))}
    texts |= {f"bots.{language}.ftl": source.encode() for language, source in people.catalogues().items()}
    texts |= {f"coach.{language}.ftl": source.encode() for language, source in coach_words.sources().items()}
    for name in texts:
        if name.startswith("rules."):
            lists = reference(boxed, name.split(".")[1])
            texts[name] += "".join(f"\n## {one.topic}\n\n{one.body}\n" for one in lists).encode()
    return texts


HANDLERS = [list_games, content, text]
