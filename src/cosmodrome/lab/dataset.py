"""Data sets: every decision of many matches with what its seat saw, chose and came to, as Parquet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from cosmodrome import bots
from cosmodrome.arena.pool import spread
from cosmodrome.arena.seeds import derive
from cosmodrome.arena.simulate import plan
from cosmodrome.kernel import CLOCK, Match, SeededDealer
from cosmodrome.kernel.registry import find
from cosmodrome.lab.encodings import encoding

#: One row is one decision of one seat.
SCHEMA = pa.schema(
    [
        ("match", pa.int32()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("question", pa.string()),
        ("move", pa.string()),
        ("move_id", pa.int32()),
        ("legal", pa.list_(pa.int32())),
        ("observation", pa.binary()),
        ("score", pa.int32()),
        ("won", pa.bool_()),
    ]
)


@dataclass(frozen=True)
class Task:
    """One match to be written down."""

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    seed: int
    number: int


def dataset(
    game: str,
    target: Path,
    games: int,
    *,
    names: Sequence[str] = (),
    seed: int = 0,
    jobs: int = 1,
    cluster: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> int:
    """Write the decisions of `games` matches, in the order of the matches; how many there are."""
    made = plan(game, names, seed, options or {})
    tasks = [Task(game, made.options, made.bots, derive(seed, "match", number), number) for number in range(games)]
    name = encoding(game).name
    schema = SCHEMA.with_metadata({"cosmodrome_game": game, "cosmodrome_encoding": name, "cosmodrome_seed": str(seed)})
    rows, waiting, turn = 0, {}, 0
    with pq.ParquetWriter(target, schema, compression="zstd") as writer:
        for number, columns in spread(decisions, tasks, jobs=jobs, cluster=cluster):
            waiting[number] = columns
            while turn in waiting:
                table = pa.table(waiting.pop(turn), schema=schema)
                writer.write_table(table)
                rows += table.num_rows
                turn += 1
    return rows


def decisions(task: Task) -> dict[str, list[Any]]:
    """All decisions of one match, as columns."""
    game, made = find(task.game), encoding(task.game)
    match = Match(game, task.options, SeededDealer(task.seed), listen=False)
    seats = {seat: bots.make(name, task.game, derive(task.seed, "bot", seat)) for seat, name in enumerate(task.bots)}
    columns: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    while not match.over:
        ask = match.asks[match.ply % len(match.asks)]
        if ask.seat == CLOCK:
            match.play_trusted(ask, ask.moves[0])
            continue
        move = seats[ask.seat].choose(match.seat(ask.seat))
        row = (task.number, match.ply, ask.seat, task.bots[ask.seat], ask.question, move.text, move.id)
        for name, value in zip(SCHEMA.names, row, strict=False):
            columns[name].append(value)
        columns["legal"].append([other.id for other in ask.moves])
        columns["observation"].append(made.encode(match.state, ask.seat))
        match.play(move, ask.seat)
    result = match.result
    columns["score"] = [result.scores[seat] for seat in columns["seat"]]
    columns["won"] = [seat in result.winners for seat in columns["seat"]]
    return columns
