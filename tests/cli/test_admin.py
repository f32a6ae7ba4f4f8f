"""`cosmodrome admin`: what it prints, its exit codes, and its errors without tracebacks."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from cosmodrome.cli.app import run
from cosmodrome.server.storage.migrate import upgrade

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with one account, in the folder where the commands are called."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    path = tmp_path / "cosmodrome.sqlite3"
    asyncio.run(upgrade(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO people (id, login, name, created) VALUES ('p1', 'ada', 'Ada', 1.5)")
        connection.execute("INSERT INTO people (id, created) VALUES ('p2', 2.5)")
    return path


def admin(*arguments: str) -> int:
    return run(["admin", *arguments])


def test_users_are_listed_and_can_be_promoted_and_shut_out(capsys: Captured) -> None:
    assert admin("users") == 0
    shown = capsys.readouterr().out
    assert "ada" in shown
    assert "p2" not in shown
    assert admin("promote", "ada") == 0
    assert admin("ban", "p2") == 0
    capsys.readouterr()
    assert admin("users", "--guests", "--json") == 0
    listed = {user["id"]: user for user in json.loads(capsys.readouterr().out)}
    assert listed["p1"]["admin"] is True
    assert listed["p2"]["banned"] > 0
    assert admin("promote", "ada", "--demote") == 0
    assert admin("ban", "p2", "--lift") == 0
    capsys.readouterr()
    admin("users", "--guests", "--json")
    listed = {user["id"]: user for user in json.loads(capsys.readouterr().out)}
    assert (listed["p1"]["admin"], listed["p2"]["banned"]) == (False, None)


@pytest.mark.parametrize("command", [["ban", "eve"], ["reset-password", "eve"], ["promote", "eve"], ["close", "eve"]])
def test_somebody_unknown_is_told_in_a_line(command: list[str], capsys: Captured) -> None:
    assert admin(*command) == 2
    assert capsys.readouterr().err.startswith("no_such_thing: ")


def test_guests_have_no_password_and_are_no_admins(capsys: Captured) -> None:
    assert admin("reset-password", "p2") == 2
    assert admin("promote", "p2") == 2
    assert capsys.readouterr().err.count("is a guest") == 2


def test_links_are_printed_whole(capsys: Captured) -> None:
    for command, part in (
        (["reset-password", "ada"], "#reset="),
        (["invite"], "#invite="),
        (["invite", "--as-admin"], "#invite="),
    ):
        assert admin(*command) == 0
        line = capsys.readouterr().out
        assert line.count("\n") == 1
        assert f"/account{part}" in line


def test_tables_are_listed(capsys: Captured) -> None:
    assert admin("tables") == 0
    assert admin("tables", "--status", "running", "--json") == 0
    assert capsys.readouterr().out.endswith("[]\n")


def test_an_announcement_needs_words(capsys: Captured) -> None:
    assert admin("announce", "Club night") == 0
    assert "Everybody reads it until " in capsys.readouterr().out
    assert admin("announce", "--clear") == 0
    assert "Nothing is announced any more." in capsys.readouterr().out
    assert admin("announce") == 2
    assert "say what to announce" in capsys.readouterr().err


def test_backup_check_and_restore(tmp_path: Path, capsys: Captured) -> None:
    assert admin("backup", "b1") == 0
    assert admin("check", "b1") == 0
    assert admin("restore", "b1") == 2
    assert "exists already" in capsys.readouterr().err
    assert admin("restore", "b1", "--replace") == 0
    assert admin("move", "sqlite:///other.sqlite3") == 0
    assert admin("users", "--database", "sqlite:///other.sqlite3") == 0
    assert "ada" in capsys.readouterr().out


def test_damage_is_told_by_the_exit_code(database: Path, capsys: Captured) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO sessions (hash, person, created, expires) VALUES ('h', 'nobody', 1, 2)")
    assert admin("check", "--json") == 1
    assert json.loads(capsys.readouterr().out)["damage"][0]["match"] is None
    assert admin("check") == 1
    assert "damaged" in capsys.readouterr().out


def test_draining_where_nothing_runs_is_done_at_once() -> None:
    assert admin("drain") == 0


@pytest.mark.parametrize("schema", ["0006", "9999"])
def test_another_schema_is_told_in_a_sentence(database: Path, schema: str, capsys: Captured) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
    assert admin("users") == 2
    said = capsys.readouterr().err
    assert ("older schema" if schema == "0006" else "newer release") in said.replace("\n", " ")
    if schema == "9999":
        assert run(["serve"]) == 2
        assert "newer release" in capsys.readouterr().err.replace("\n", " ")


@pytest.mark.parametrize("url", ["sqlite:///nowhere.sqlite3", "postgresql://nobody@127.0.0.1:1/none", "nonsense"])
def test_a_database_that_is_not_there_is_told_in_a_line(url: str, capsys: Captured) -> None:
    for command in (["users"], ["backup", "b"], ["drain"]):
        assert admin(*command, "--database", url) == 2
        said = capsys.readouterr().err
        assert said.startswith("bad_database: ")
        assert "Traceback" not in said
