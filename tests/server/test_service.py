"""The service around the tables: the page, health, metrics, logs, and how the server is started."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from cosmodrome.cli.app import run
from cosmodrome.cli.wrong import WRONG_COMMAND
from cosmodrome.server.routes.service import Page
from cosmodrome.server.serve import CannotServe, serve
from cosmodrome.server.settings import Settings
from tests.server.harness import (
    Served,
    free_port,
    is_up,
    kill,
    open_table,
    play,
    position,
    quiet,
    start_process,
    wait_for,
)
from tests.server.test_play import play_to_the_end


@pytest.mark.parametrize("path", ["/", "/match/abcdef123456", "/lobby", "/about/credits"])
def test_every_address_of_the_page_leads_to_it(served: Served, path: str) -> None:
    with served.client() as client:
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "<title>page</title>" in answer.text


def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_sent_small(served: Served) -> None:
    with served.client() as client:
        answer = client.get("/assets/app-1a2b.js")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.text.startswith("export {};")
        plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == answer.text
        assert client.get("/assets/none.js").status_code == 404


def test_the_page_of_a_match_has_its_room_fetched_ahead(tmp_path: Path) -> None:
    room = '<script type="application/json" id="room">["./assets/room-1a2b.js"]</script>'
    (tmp_path / "index.html").write_text(f"<head><title>page</title>{room}</head>")
    page = Page(str(tmp_path), "/games")
    front, match = page.find("/"), page.find("/match/abcdef123456")
    assert front is not None
    assert match is not None
    hint = b'<link rel="modulepreload" crossorigin href="/games/assets/room-1a2b.js">'
    assert hint not in front.body
    assert hint in match.body


def test_the_page_of_a_match_whose_game_is_known_has_its_board_fetched_ahead(tmp_path: Path) -> None:
    board = '{"steps":{"scripts":["./assets/steps-1.js"],"styles":["./assets/steps-1.css"],"fonts":[]}}'
    boards = f'<script type="application/json" id="boards">{board}</script>'
    (tmp_path / "index.html").write_text(f"<head>{boards}</head>")
    page = Page(str(tmp_path))
    known, unknown = page.find("/match/abcdef123456", "steps"), page.find("/match/abcdef123456", "chess")
    assert known is not None
    assert unknown is not None
    for hint in (
        b'<link rel="modulepreload" crossorigin href="/assets/steps-1.js">',
        b'<link rel="preload" as="style" crossorigin href="/assets/steps-1.css">',
    ):
        assert hint in known.body
        assert hint not in unknown.body


def test_whoever_opens_a_match_is_told_to_ask_for_it_at_once(served: Served) -> None:
    with served.client() as client:
        body = {"game": "steps", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
        match = client.post("/api/matches", json=body).json()["id"]
        told = client.get(f"/match/{match}").headers["link"]
        assert f"</api/matches/{match}>; rel=preload" in told
        assert "</api/games/steps/content>; rel=preload" in told
        assert "link" not in client.get("/match/abcdef123456").headers
        assert "link" not in client.get("/").headers


def test_content_and_texts_travel_small(served: Served) -> None:
    with served.client() as client:
        for what in ("content", "text/en.ftl"):
            small = client.get(f"/api/games/leaving_earth/{what}")
            whole = client.get(f"/api/games/leaving_earth/{what}", headers={"accept-encoding": "identity"})
            assert small.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in whole.headers
            assert small.content == whole.content


def test_without_a_built_page_the_api_still_serves(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        assert "not built" in client.get("/").text
        assert client.get("/match/abcdef123456").status_code == 404
        assert client.get("/api/games").status_code == 200


def test_games_come_with_options_that_describe_themselves(served: Served) -> None:
    with served.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
        steps = games["steps"]
        assert (steps["players_low"], steps["players_high"]) == (2, 3)
        assert [option["kind"] for option in steps["options"]] == ["integer", "flag", "choice"]
        assert steps["conflicts"][0]["first"] == {"option": "mood", "values": ["wild"]}
        assert "random" in steps["bots"]
        assert client.get("/api/games/leaving_earth/content").json()
        assert "game-title" in client.get("/api/games/leaving_earth/text/en.ftl").text
        assert client.get("/api/games/leaving_earth/text/rules.en.md").text.startswith("#")


def test_a_browser_that_has_a_games_content_and_texts_is_told_to_keep_them(served: Served) -> None:
    with served.client() as client:
        for what in ("content", "text/en.ftl"):
            first = client.get(f"/api/games/leaving_earth/{what}")
            known = {"if-none-match": first.headers["etag"]}
            again = client.get(f"/api/games/leaving_earth/{what}", headers=known)
            assert (again.status_code, again.content) == (304, b"")
            assert client.get(f"/api/games/leaving_earth/{what}", headers={"if-none-match": '"old"'}).status_code == 200


def test_health_and_metrics(served: Served) -> None:
    with served.client() as client:
        created = open_table(client, "human", "human")
        with served.client(created["seats"][0]["token"]) as one:
            play(one, created["id"], 0, 1, "bid 0")
            play(one, created["id"], 0, 1, "bid 9")
        health = client.get("/healthz").json()
        assert health["ok"] is True
        assert health["matches"] >= 1
        text = client.get("/metrics").text
        assert 'cosmodrome_moves_total{game="steps"}' in text
        assert "cosmodrome_refusals_total" in text
        assert "cosmodrome_commit_seconds_count" in text
        assert created["id"] not in text
        assert created["seats"][0]["token"] not in text


def test_logs_tell_of_trouble_but_no_secrets(new_database: Callable[[str], str], tmp_path: Path) -> None:
    settings = quiet(new_database("sqlite"), log_level="debug", games=("tests.server.toys:STEPS",))
    port = free_port()
    log = tmp_path / "log"
    with log.open("wb") as out:
        process = start_process(settings, port, stderr=out)
        try:
            wait_for(lambda: is_up(port))
            served = Served(port, settings)
            with served.client() as client:
                body = {"login": "somebody", "password": "a secret of mine", "name": "Somebody Else"}
                assert client.post("/api/accounts", json=body).status_code == 201
                created = open_table(client, "human", "random", claim=[0])
                client.post(f"/api/matches/{created['id']}/chat", json={"seat": 0, "text": "between us"})
                cookie = client.cookies["cosmodrome_session"]
                for password in ("a secret of mine", "another secret"):
                    client.post("/api/sessions", json={"login": "somebody", "password": password})
                client.get(f"/api/matches/{created['id']}", headers={"authorization": f"Bearer {cookie}x"})
        finally:
            kill(process)
    text = log.read_text()
    secrets = ["a secret of mine", "Somebody Else", "between us", cookie, created["seats"][0]["token"]]
    assert not [secret for secret in [*secrets, "another secret"] if secret in text]
    told = [json.loads(line) for line in text.splitlines()]
    assert [(one["event"], one.get("network")) for one in told if "log" in one["event"]] == [
        ("logged in", None),
        ("login refused", "127.0.0.1"),
    ]


def test_two_workers_serve_a_whole_match(new_database: Callable[[str], str]) -> None:
    settings = quiet(new_database("postgres"), bot_workers=0)
    port = free_port()
    process = start_process(settings, port, workers=2)
    try:
        wait_for(lambda: is_up(port))
        served = Served(port, settings)
        with served.client() as client:
            created = open_table(client, "human", "human")
            play_to_the_end(served, created["id"], {s["seat"]: s["token"] for s in created["seats"]}, 5)
            assert client.get(f"/api/matches/{created['id']}/verify").json()["replay_holds"]
    finally:
        kill(process)


@pytest.mark.parametrize(
    ("database", "workers"), [("sqlite:///x.sqlite3", 2), ("mysql://somewhere/else", 1), ("matches.sqlite3", 1)]
)
def test_settings_that_cannot_work_are_refused_at_once(database: str, workers: int) -> None:
    with pytest.raises(CannotServe):
        serve(Settings(database=database), host="127.0.0.1", port=free_port(), workers=workers)
    arguments = ["serve", "--database", database, "--workers", str(workers), "--port", str(free_port())]
    assert run(arguments) == WRONG_COMMAND


def test_a_port_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="a port is a number from 0 to 65535, not 99999"):
        serve(Settings(database=f"sqlite:///{tmp_path}/x.sqlite3"), host="127.0.0.1", port=99999, workers=1)


def test_the_command_serves(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "cosmodrome", "serve", "--port", str(port)],
        cwd=tmp_path,
        env={**os.environ},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        # The address is told once somebody answers there, not before.
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        assert is_up(port)
        answer = httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=60)
        assert "leaving_earth" in [game["name"] for game in answer.json()["games"]]
        assert (tmp_path / "cosmodrome.sqlite3").exists()
    finally:
        process.terminate()
        process.communicate(timeout=30)
    assert process.returncode in (0, -signal.SIGTERM)


def test_no_address_is_told_where_another_server_has_it(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        command = [sys.executable, "-m", "cosmodrome", "serve", "--port", str(other.getsockname()[1])]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "http" not in done.stdout


def test_bots_race_against_the_clock_in_galaxy_trucker(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        options = {"tempo": "race", "timer_seconds": 3600, "rounds": ["1"]}
        created = open_table(client, "human", "random", game="galaxy_trucker", options=options)
        with sqlite_server.client(created["seats"][0]["token"]) as one:
            table = one.get(f"/api/matches/{created['id']}").json()["table"]
            assert table["gate"] == [0]
            assert one.post(f"/api/matches/{created['id']}/ready", json={"seat": 0}).status_code == 200
            # The bot builds at its own speed, and our own question stays open all the while.
            before = position(one, created["id"], 0)
            wait_for(lambda: position(one, created["id"], 0)["version"] > before["version"])
            now = position(one, created["id"], 0)
            assert now["clock"][0]["due"] == before["clock"][0]["due"]
            assert play(one, created["id"], 0, before["version"], now["asks"][0]["moves"][0]["move"]).status_code == 200
