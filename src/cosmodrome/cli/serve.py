"""`cosmodrome serve`: play in the browser, alone or together."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape

from cosmodrome.cli import qr
from cosmodrome.cli.speech import speech
from cosmodrome.kernel import BadOptionValue, CosmodromeError
from cosmodrome.kernel.registry import find


class ServerNotInstalled(CosmodromeError):
    """The parts that only the server needs are missing."""

    code = "server_not_installed"


#: To listen on these is to listen on all addresses of the machine.
EVERYWHERE = ("0.0.0.0", "::")
DEFAULT_DATABASE = "sqlite:///cosmodrome.sqlite3"
#: The variable keeps a password out of the list of processes.
Database = Annotated[str, Parameter(env_var="COSMODROME_DATABASE")]


def need_server() -> None:
    """Refuse where the parts that only the server needs are missing."""
    try:
        import cosmodrome.server.app  # noqa: F401
    except ModuleNotFoundError as error:
        raise ServerNotInstalled(f"{error.name} is missing: pip install 'cosmodrome[server]'") from None


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Database = DEFAULT_DATABASE,
    workers: int = 1,
    bot_workers: int = 1,
    bot_seconds: float = 5.0,
    bot_pace: Literal["instant", "brisk", "calm"] = "brisk",
    notices: Literal["public", "anywhere", "off"] = "public",
    connections: int = 10_000,
    connections_of_one: int = 500,
    tables: int = 100_000,
    rooms_kept: int = 2000,
    site: str = "",
    name: Annotated[list[str] | None, Parameter(negative="")] = None,
    root_path: str = "",
    mail: Annotated[str, Parameter(env_var="COSMODROME_MAIL")] = "",
    mail_from: str = "",
    metrics: Literal["closed", "local", "open"] = "closed",
    accounts: Literal["open", "invited"] = "open",
    session_days: int = 180,
    keep_finished: int = 0,
    keep_waiting: int = 30,
    backup_every: float = 0.0,
    backup_dir: Path = Path("backups"),
    backup_keep: int = 14,
    game: Annotated[list[str] | None, Parameter(negative="")] = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    content: Annotated[list[str] | None, Parameter(negative="")] = None,
) -> None:
    """Serve the table page and the API until interrupted.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for all of this machine's, :: for those of IPv6 too.
    port
        The port to listen on.
    workers
        How many processes serve; more than one needs PostgreSQL.
    bot_workers
        In how many processes bots think.
    bot_seconds
        How long a bot may think about one move.
    bot_pace
        How long bots wait before they answer while somebody watches; a table may choose otherwise.
    notices
        Where notices of people's turns may be sent: addresses of the open internet, anywhere (your own network too), or
        nowhere.
    connections
        How many connections may be open at once.
    connections_of_one
        How many of them may come from one network: an IPv4 address, or an IPv6 /64.
    tables
        How many tables may wait or be played at once.
    rooms_kept
        How many matches stay in memory while nobody is connected to them, for a quarter of an hour at most.
    site
        The address people know this server by, https://games.example.org/: for the links it prints and mails.
    name
        A name people may call this server by, games.example.org; with one, requests for any other name are refused.
        May be given several times.
    mail
        The mail server for lost passwords: smtp://USER:PASSWORD@HOST:PORT or smtps://.
    mail_from
        The address its letters come from.
    root_path
        The path the server lives under, such as /games, where a proxy passes only that on.
    metrics
        Who may read /metrics: nobody, whoever asks from this very machine, or everybody.
    accounts
        Who may make an account: anybody, or only who has a link from `cosmodrome admin invite`.
    session_days
        How many days a browser stays logged in.
    keep_finished
        Delete matches this many days after they ended; 0 keeps them forever.
    keep_waiting
        Close tables that have waited for players this many days; 0 never does.
    backup_every
        Hours from one backup to the next; 0 makes none.
    backup_dir
        The folder for these backups.
    backup_keep
        How many of them are kept.
    game
        A further game, named by where it lives: package.module:ATTRIBUTE. May be given several times.
    bot
        A trained model as a further bot: NAME=model.onnx. May be given several times.
    content
        A content pack that tables may be played with: NAME=FOLDER. May be given several times.
    """
    need_server()
    from cosmodrome.server.door import clean_root
    from cosmodrome.server.serve import serve as run
    from cosmodrome.server.settings import Settings

    def tell(addresses: list[str], invite: str | None) -> None:
        screen = Console(highlight=False)
        kept = database if database.startswith("sqlite:") else "PostgreSQL"
        found = ", ".join(f"[bold]{escape(one)}[/]" for one in addresses)
        say = speech()
        screen.print(say("serve-at", addresses=found, database=kept), soft_wrap=True)
        if invite is not None:
            screen.print(say("serve-no-admin", link=escape(invite)), soft_wrap=True)
        grid = qr.code(addresses[0]) if host in EVERYWHERE and screen.is_terminal else None
        for line in qr.lines(grid) if grid is not None else ():
            screen.print(line, style="white on black")

    run(
        Settings(
            database=database,
            bot_workers=bot_workers,
            bot_seconds=bot_seconds,
            bots_ready=True,
            bot_pace=bot_pace,
            notices=notices,
            connections=connections,
            connections_of_one=connections_of_one,
            tables=tables,
            rooms_kept=rooms_kept,
            site=site,
            mail=mail,
            mail_from=mail_from,
            names=tuple(one.lower() for one in name or ()),
            root_path=clean_root(root_path),
            metrics=metrics,
            accounts=accounts,
            session_days=session_days,
            keep_finished=keep_finished,
            keep_waiting=keep_waiting,
            backup_hours=backup_every,
            backup_folder=str(backup_dir.absolute()),
            backup_keep=backup_keep,
            games=tuple(game or ()),
            bots=tuple(bot or ()),
            packs=_packs(content or []),
        ),
        host=host,
        port=port,
        workers=workers,
        on_listening=tell,
    )


def _packs(given: list[str]) -> dict[str, str]:
    """The packs the host offers, read and checked once, before the server starts."""
    found = {}
    for text in given:
        name, equals, folder = text.partition("=")
        if not equals or not name.strip() or not folder:
            raise BadOptionValue(f"a content pack is written NAME=FOLDER, not {text!r}")
        try:
            kept = find("galactic_cruise").check_options({"content": folder})["content"]
        except BadOptionValue as error:
            raise BadOptionValue(f"the content pack {name.strip()}: {error}") from None
        if not kept:
            raise BadOptionValue(f"the content pack {name.strip()}: every value is still the house edition's")
        found[name.strip()] = kept
    return found
