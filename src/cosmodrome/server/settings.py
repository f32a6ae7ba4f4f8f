"""Settings of a server, all with defaults that suit one process on one machine."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec

from cosmodrome.bots import add_model
from cosmodrome.kernel import BadOptionValue, Game, UnknownGame
from cosmodrome.kernel.registry import register

VARIABLE = "COSMODROME_SETTINGS"
"""Carries the settings to worker processes as JSON."""


class Settings(msgspec.Struct, frozen=True):
    """What a host can choose."""

    database: str = "sqlite:///cosmodrome.sqlite3"
    #: Processes in which bots think, and how long one may think about a move.
    bot_workers: int = 1
    bot_seconds: float = 5.0
    #: Whether these processes are started with the server and prepare at once, before anybody has a question.
    bots_ready: bool = False
    #: How long bots wait where somebody watches, unless a table says otherwise.
    bot_pace: Literal["instant", "brisk", "calm"] = "brisk"
    #: How closely the coach looks at a finished match: a minute or two, or a tenth of it.
    coach: Literal["usual", "quick"] = "usual"
    #: Rate limits; a laboratory that drives its own server may switch them off.
    limits: bool = True
    max_body: int = 64 * 1024
    #: Open connections: in all, and from one network.
    connections: int = 10_000
    connections_of_one: int = 500
    #: Tables that are waiting or running, in all; nobody can open more.
    tables: int = 100_000
    #: How long a complete table waits for the nonces of seats that sealed a share in the draws.
    deal_seconds: float = 60.0
    #: How many matches stay in memory while nobody is connected to them.
    rooms_kept: int = 2000
    #: How long a match stays in memory after it was last looked at.
    room_seconds: float = 900.0
    session_days: int = 180
    #: Who may make an account: anybody, or only who has a link from an admin.
    accounts: Literal["open", "invited"] = "open"
    #: How many days finished matches and tables that nobody joins are kept; 0: forever.
    keep_finished: int = 0
    keep_waiting: int = 30
    #: Backups: hours from one to the next (0: none), into which folder, and how many are kept.
    backup_hours: float = 0.0
    backup_folder: str = "backups"
    backup_keep: int = 14
    #: Where notices of people's turns may go, and how long a question stands before it is told.
    notices: Literal["public", "anywhere", "off"] = "public"
    notice_seconds: float = 60.0
    #: The mail server for lost passwords (`smtp://USER:PASSWORD@HOST:PORT` or `smtps://`; empty: none), the address its
    #: letters come from, and the address people know this server by, for the links in them.
    mail: str = ""
    mail_from: str = ""
    site: str = ""
    #: The names it may be called by besides addresses and localhost, in small letters; none: any.
    names: tuple[str, ...] = ()
    #: The path the server runs under, such as `/games`; empty for all of its host.
    root_path: str = ""
    #: Who may read the metrics: nobody, whoever asks from this very machine, or everybody.
    metrics: Literal["closed", "local", "open"] = "closed"
    #: The built page.
    static: str = str(Path(__file__).parent / "static")
    #: Further games, each by where it is: `package.module:ATTRIBUTE`.
    games: tuple[str, ...] = ()
    #: Trained models as further bots: `NAME=FILE.onnx`.
    bots: tuple[str, ...] = ()
    #: Content packs the host offers, by name: the text a match keeps of each.
    packs: dict[str, str] = {}
    #: Quiet in tests; `info` for hosts.
    log_level: str = "info"

    def export(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    def register_games(self) -> None:
        """Make the further games and bots known to this process."""
        if self.games and "" not in sys.path:
            # A game that is being written is in the folder where the command was called.
            sys.path.insert(0, "")
        for place in self.games:
            register(_game_at(place))
        for named in self.bots:
            name, _, path = named.partition("=")
            if not name or not path:
                raise BadOptionValue(f"a bot of your own is given as NAME=model.onnx, not as {named!r}")
            add_model(name, path)

    @classmethod
    def imported(cls) -> Settings:
        """The settings left by `export`, or the defaults."""
        text = os.environ.get(VARIABLE)
        return msgspec.json.decode(text, type=cls) if text else cls()


def _game_at(place: str) -> Game[Any]:
    """The game that `package.module:ATTRIBUTE` names."""
    module, _, attribute = place.partition(":")
    try:
        game: Game[Any] = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"there is no game at {place}: {error}") from None
    return game
