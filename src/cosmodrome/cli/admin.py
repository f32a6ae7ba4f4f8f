"""`cosmodrome admin`: what a host does beside the server: people, tables, backups, checks."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from cyclopts import App, Parameter
from rich.table import Table

from cosmodrome.cli.common import console, error_console
from cosmodrome.cli.details import detail
from cosmodrome.cli.serve import DEFAULT_DATABASE, Database, need_server
from cosmodrome.cli.speech import speech
from cosmodrome.kernel import BadOptionValue

if TYPE_CHECKING:
    from cosmodrome.server.hosting.check import Report
    from cosmodrome.server.hosting.desk import Desk

T = TypeVar("T")

AsJson = Annotated[bool, Parameter(name="--json", negative="")]
Games = Annotated[
    list[str] | None,
    Parameter(name="--game", negative=""),
]
Replace = Annotated[bool, Parameter(negative="")]

NOT_IN_ORDER = 1

admin = App(
    name="admin",
    help="For hosts: people, tables, backups, checks. A running server follows within seconds.",
)


def _at_desk(database: str, work: Callable[[Desk], Awaitable[T]], games: list[str] | None = None) -> T:
    """Do something at the host's desk."""
    need_server()
    from cosmodrome.server.hosting.desk import Desk
    from cosmodrome.server.settings import Settings

    async def run() -> T:
        settings = Settings(database=database, games=tuple(games or ()))
        settings.register_games()
        async with Desk.at(settings) as desk:
            return await work(desk)

    return asyncio.run(run())


def _print_json(value: Any) -> None:
    import msgspec

    console().out(json.dumps(msgspec.to_builtins(value), indent=2), highlight=False)


def _marks(is_admin: bool, is_banned: bool) -> list[str]:
    return ["admin-mark-admin"] * is_admin + ["admin-mark-banned"] * is_banned


def _day(at: float | None) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at)) if at is not None else "-"


# --- people


@admin.command
def users(
    *,
    guests: Annotated[bool, Parameter(negative="")] = False,
    database: Database = DEFAULT_DATABASE,
    as_json: AsJson = False,
) -> None:
    """List the accounts: since when, last logged in, how many seats they hold.

    Parameters
    ----------
    guests
        Guests too, who have no account.
    """
    found = _at_desk(database, lambda desk: desk.users(guests))
    if as_json:
        _print_json(found)
        return
    say = speech()
    heads = [say(f"admin-head-{one}") for one in ("login", "name", "id", "since", "session", "seats")]
    table = Table(*heads, "", box=None, padding=(0, 2, 0, 0))
    for one in found:
        marks = ", ".join(say(key) for key in _marks(one.admin, one.banned is not None))
        table.add_row(
            one.login or say("admin-guest"), one.name, one.id, _day(one.created), _day(one.seen), str(one.seats), marks
        )
    console().print(table)


@admin.command
def ban(
    who: str,
    *,
    lift: Annotated[bool, Parameter(negative="")] = False,
    database: Database = DEFAULT_DATABASE,
    game: Games = None,
) -> None:
    """Shut somebody out: their sessions end, and bots take their seats.

    Parameters
    ----------
    who
        A login, or an id as `users` shows it.
    lift
        Let them in again instead. Their seats stay with the bots.
    game
        A further game of this server: package.module:ATTRIBUTE.
    """
    say = speech()
    if lift:
        _at_desk(database, lambda desk: desk.lift_ban(who))
        console().print(say("admin-lifted", who=who))
        return
    seats = _at_desk(database, lambda desk: desk.ban(who), game)
    console().print(say("admin-shut-out", who=who, seats=seats))


@admin.command
def promote(
    who: str, *, demote: Annotated[bool, Parameter(negative="")] = False, database: Database = DEFAULT_DATABASE
) -> None:
    """Make an account an admin.

    Parameters
    ----------
    who
        A login.
    demote
        Make it an ordinary account again instead.
    """
    _at_desk(database, lambda desk: desk.set_admin(who, not demote))
    say = speech()
    console().print(say("admin-demoted" if demote else "admin-promoted", who=who))


@admin.command
def reset_password(who: str, *, database: Database = DEFAULT_DATABASE) -> None:
    """Print a link that gives an account a new password; it works once, for two days.

    Parameters
    ----------
    who
        A login.
    """
    console().out(_at_desk(database, lambda desk: desk.reset_link(who)), highlight=False)


@admin.command
def invite(*, as_admin: Annotated[bool, Parameter(negative="")] = False, database: Database = DEFAULT_DATABASE) -> None:
    """Print a link that makes an account; it works once, for two weeks (an admin's: for one).

    Parameters
    ----------
    as_admin
        The account will be an admin.
    """
    console().out(_at_desk(database, lambda desk: desk.invite(as_admin)), highlight=False)


# --- tables


@admin.command
def tables(
    *,
    status: Literal["waiting", "running", "over", "abandoned"] | None = None,
    database: Database = DEFAULT_DATABASE,
    as_json: AsJson = False,
) -> None:
    """List the tables: game, who sits there, whom they wait for, when somebody last moved.

    Parameters
    ----------
    status
        Only those that are waiting, running, over or abandoned.
    """
    found = _at_desk(database, lambda desk: desk.tables(status))
    if as_json:
        _print_json(found)
        return
    say = speech()
    heads = [say(f"admin-head-{one}") for one in ("id", "game", "status", "opened", "moved", "moves", "seats")]
    shown = Table(*heads, box=None, padding=(0, 2, 0, 0))
    for one in found:
        seats = ", ".join(f"{name}{'*' if n in one.waiting_for else ''}" for n, name in enumerate(one.seats))
        how = say(f"admin-status-{one.status}")
        shown.add_row(one.id, one.game, how, _day(one.created), _day(one.moved), str(one.moves), seats)
    console().print(shown)


@admin.command
def close(match: str, *, database: Database = DEFAULT_DATABASE, game: Games = None) -> None:
    """End a running match or a waiting table.

    Parameters
    ----------
    match
        Its id, as `tables` shows it.
    game
        A further game of this server: package.module:ATTRIBUTE.
    """
    _at_desk(database, lambda desk: desk.close(match), game)
    console().print(speech()("admin-closed", match=match))


# --- everybody


@admin.command
def announce(
    text: str | None = None,
    *,
    hours: float = 24.0,
    clear: Annotated[bool, Parameter(negative="")] = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Tell everybody something on every page.

    Parameters
    ----------
    text
        What to tell.
    hours
        For how long.
    clear
        Take back whatever was announced.
    """
    say = speech()
    if clear:
        _at_desk(database, lambda desk: desk.silence())
    if text:
        said = text.strip()[:500]
        _at_desk(database, lambda desk: desk.announce(said, hours))
        console().print(say("admin-announced", until=_day(time.time() + hours * 3600)))
    elif clear:
        console().print(say("admin-silenced"))
    else:
        raise BadOptionValue("say what to announce, or --clear")


@admin.command
def drain(*, wait: float = 60.0, database: Database = DEFAULT_DATABASE) -> int:
    """Let every server of this database finish the moves under way, and stop.

    Parameters
    ----------
    wait
        For how many seconds to wait until they have.
    """
    say = speech()
    _at_desk(database, lambda desk: desk.drain())
    from cosmodrome.server.storage import guard

    end = time.monotonic() + wait
    while asyncio.run(guard.is_served(database)):
        if time.monotonic() > end:
            error_console().print(say("admin-not-stopped", seconds=wait))
            return NOT_IN_ORDER
        time.sleep(0.2)
    console().print(say("admin-drained"))
    return 0


# --- copies


@admin.command
def backup(file: Path, *, database: Database = DEFAULT_DATABASE) -> None:
    """Copy everything into a file, also while the server runs.

    Parameters
    ----------
    file
        Where to: an SQLite file for SQLite, an archive for PostgreSQL. `restore` reads both.
    """
    need_server()
    from cosmodrome.server.hosting.copying import back_up

    asyncio.run(back_up(database, file))
    size = file.stat().st_size
    console().print(f"{file}: {f'{size / 1e6:.1f} MB' if size >= 1e6 else f'{size / 1e3:.1f} kB'}")


@admin.command
def restore(file: Path, *, replace: Replace = False, database: Database = DEFAULT_DATABASE) -> None:
    """Read a backup into a database that no server uses.

    A replaced SQLite file is kept beside the new one; what a PostgreSQL database held is gone.

    Parameters
    ----------
    file
        A backup of either kind.
    """
    need_server()
    from cosmodrome.server.hosting import copying

    rows = asyncio.run(copying.restore(file, database, replace=replace))
    console().print(speech()("admin-restored", rows=rows))


@admin.command
def move(target: str, *, replace: Replace = False, database: Database = DEFAULT_DATABASE) -> None:
    """Copy everything into another database, of the other kind or of the same. Stop the server first.

    Parameters
    ----------
    target
        sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
    """
    need_server()
    from cosmodrome.server.hosting import copying

    rows = asyncio.run(copying.move(database, target, replace=replace))
    console().print(speech()("admin-moved", rows=rows))


@admin.command
def check(
    file: Path | None = None, *, database: Database = DEFAULT_DATABASE, game: Games = None, as_json: AsJson = False
) -> int:
    """Play every match again and report what does not fit what is stored. Nothing is changed.

    Parameters
    ----------
    file
        A backup to check instead of the database.
    game
        A further game of this server: package.module:ATTRIBUTE.
    """
    need_server()
    from cosmodrome.server.hosting import check as checking
    from cosmodrome.server.settings import Settings

    Settings(games=tuple(game or ())).register_games()
    work = checking.check_file(file) if file is not None else checking.check(database)
    report: Report = asyncio.run(work)
    if as_json:
        _print_json(report)
    else:
        out, say = console(), speech()
        for one in report.damage:
            where = one.match or say("admin-database")
            out.print(f"[bold red]{say('admin-damaged')}[/] {where}: {detail(one.what, say.language)}", soft_wrap=True)
        if report.unknown:
            out.print(say("admin-unknown", number=len(report.unknown)))
        out.print(say("admin-checked", matches=report.matches, moves=report.moves, damaged=len(report.damage)))
    return NOT_IN_ORDER if report.damage else 0
