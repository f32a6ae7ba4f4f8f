"""From a model to a seat: a tiny model plays in simulations, ratings and behind a server's name; others are refused."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import numpy as np
import pyarrow.parquet as pq
import pytest

import cosmodrome
from cosmodrome import bots
from cosmodrome.arena import simulate
from cosmodrome.cli.app import run
from cosmodrome.games import TABLE
from cosmodrome.kernel import BadOptionValue
from cosmodrome.lab.dataset import dataset
from cosmodrome.lab.encodings import NoEncoding, encoding
from cosmodrome.lab.model import write
from cosmodrome.lab.player import BadModel
from cosmodrome.server.settings import Settings
from tests.server.harness import free_port, is_up, kill, open_table, play, position, quiet, start_process, wait_for


def tiny(path: Path, game: str, name: str | None = None) -> str:
    """A model with no opinion but for the highest ids."""
    rng = np.random.default_rng(0)
    size, moves = encoding(game).size, cosmodrome.find(game).moves.size
    shapes = {"first": (4, size), "second": (4, 4), "policy": (moves, 4), "value": (1, 4)}
    weights = {}
    for layer, shape in shapes.items():
        weights[f"{layer}.weight"] = rng.normal(size=shape).astype(np.float32)
        weights[f"{layer}.bias"] = np.zeros(shape[0], np.float32)
    write(path, weights, game, name or encoding(game).name)
    return str(path)


@pytest.mark.parametrize("game", sorted(TABLE))
def test_a_model_plays_every_game(game: str, tmp_path: Path) -> None:
    model = tiny(tmp_path / "model.onnx", game)
    match = cosmodrome.new(game, seed=1)
    bot = bots.make(model, game, 0)
    for _ in range(20):
        if not match.over:
            ask = next(ask for ask in match.asks if ask.seat >= 0)
            match.play(bot.choose(match.seat(ask.seat)), ask.seat)
    assert bot.name == model


def test_a_model_is_simulated_and_rated_by_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = tiny(tmp_path / "model.onnx", "galaxy_trucker")
    options = ["--option", "rounds=1", "--option", "players=2"]
    assert run(["simulate", "galaxy_trucker", "--games", "2", "--bot", model, *options, "--json"]) in (0, 1)
    assert json.loads(capsys.readouterr().out)["errors"] == 0
    command = ["rate", "galaxy_trucker", "--bots", f"greedy,{model}", "--games", "2", "--option", "rounds=1", "--json"]
    assert run(command) == 0
    assert {one["name"] for one in json.loads(capsys.readouterr().out)["bots"]} == {"greedy", model}


def test_another_encoding_another_game_and_another_file_are_refused(tmp_path: Path) -> None:
    old = tiny(tmp_path / "old.onnx", "leaving_earth", "leaving_earth-v0")
    with pytest.raises(NoEncoding, match="leaving_earth-v0 is wanted"):
        bots.make(old, "leaving_earth", 0)
    with pytest.raises(BadModel, match="plays leaving_earth, not galaxy_trucker"):
        bots.make(old, "galaxy_trucker", 0)
    with pytest.raises(BadModel, match="there is no model"):
        bots.make("nowhere.onnx", "leaving_earth", 0)
    (tmp_path / "broken.onnx").write_bytes(b"not a model")
    with pytest.raises(BadModel, match="is no model"):
        bots.make(str(tmp_path / "broken.onnx"), "leaving_earth", 0)


def test_a_model_joins_the_bots_under_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.TABLE, "leaving_earth", dict(bots.TABLE["leaving_earth"]))
    model = tiny(tmp_path / "model.onnx", "leaving_earth")
    bots.add_model("pupil", model)
    assert "pupil" in bots.names("leaving_earth")
    assert bots.make("pupil", "leaving_earth", 0).name == "pupil"
    with pytest.raises(bots.UnknownBot, match="no bot bears"):
        bots.add_model("greedy", model)
    with pytest.raises(NoEncoding, match="leaving_earth-v0 is wanted"):
        bots.add_model("stranger", tiny(tmp_path / "old.onnx", "leaving_earth", "leaving_earth-v0"))
    assert "stranger" not in bots.names("leaving_earth")


def test_a_data_set_holds_every_decision_and_is_the_same_on_more_processes(tmp_path: Path) -> None:
    options = {"rounds": "1", "players": 2}
    rows = dataset("galaxy_trucker", tmp_path / "a.parquet", 4, seed=3, options=options)
    dataset("galaxy_trucker", tmp_path / "b.parquet", 4, seed=3, options=options, jobs=2)
    table = pq.read_table(tmp_path / "a.parquet")
    assert table.num_rows == rows > 20
    assert table.equals(pq.read_table(tmp_path / "b.parquet"))
    assert table.schema.metadata[b"cosmodrome_encoding"] == b"galaxy_trucker-v1"
    size = encoding("galaxy_trucker").size
    for row in table.to_pylist():
        assert row["move_id"] in row["legal"]
        assert len(row["observation"]) == size
    assert run(["dataset", "galaxy_trucker", str(tmp_path / "c.parquet"), "--games", "1", "--option", "rounds=1"]) == 0


def test_the_simulation_counts_a_model_like_any_bot(tmp_path: Path) -> None:
    model = tiny(tmp_path / "model.onnx", "galaxy_trucker")
    done = simulate("galaxy_trucker", names=[model, "random"], games=2, options={"rounds": "1", "players": 2})
    assert done.errors == []


@pytest.mark.parametrize("given", ["model.onnx", "=model.onnx", "pupil="])
def test_a_model_for_the_server_without_name_or_file_is_refused_in_a_sentence(given: str) -> None:
    with pytest.raises(BadOptionValue, match=f"NAME=model.onnx, not as {given!r}"):
        Settings(bots=(given,)).register_games()


def test_a_model_sits_down_at_a_table_of_the_server(tmp_path: Path) -> None:
    """`serve --bot pupil=model.onnx`: the setup page lists it, and it answers in its seat."""
    model = tiny(tmp_path / "model.onnx", "leaving_earth")
    port = free_port()
    process = start_process(quiet(f"sqlite:///{tmp_path}/x.sqlite3", bots=(f"pupil={model}",)), port)
    try:
        wait_for(lambda: is_up(port))
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            offered = {game["name"]: game["bots"] for game in client.get("/api/games").json()["games"]}
            assert [game for game, names in offered.items() if "pupil" in names] == ["leaving_earth"]
            created = open_table(client, "human", "pupil", game="leaving_earth", options={"players": 2})
            match = created["id"]
            client.headers["authorization"] = f"Bearer {created['seats'][0]['token']}"
            play(client, match, 0, position(client, match, 0)["version"], "end_turn")

            def answered() -> bool:
                log = client.get(f"/api/matches/{match}/record").json()["log"]
                return any(entry["seat"] == 1 for entry in log)

            wait_for(answered)
    finally:
        kill(process)
