"""A model in a seat: a file of ONNX that was trained on an encoding plays wherever a bot plays."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from cosmodrome.kernel import CosmodromeError, Move, Seat, SeededDealer
from cosmodrome.lab.encodings import encoding


class BadModel(CosmodromeError):
    """This file is no model that can play this game here."""

    code = "bad_model"


class ModelBot:
    """Plays each legal move with the chance that the model gives it, as it did while it learned.

    Always taking the likeliest move would answer a question the same way each time, and could go round in circles.
    """

    def __init__(self, path: str, game: str, seed: int = 0) -> None:
        self.name = path
        self._session, self._encoding = load(path, game)
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.ask.moves
        if len(moves) == 1:
            return moves[0]
        # What is imagined is the same to this seat, and so is its encoding; the real state is nobody's to read.
        world = seat.imagine(SeededDealer(seat.ply))
        seen = np.frombuffer(self._encoding.encode(world.state, seat.number), np.uint8).astype(np.float32)
        (logits,) = self._session.run(["logits"], {"observation": seen[None]})
        liked = logits[0, [move.id for move in moves]]
        chances = np.exp(liked - liked.max())
        return self._random.choices(moves, chances.tolist())[0]


def load(path: str, game: str) -> tuple[Any, Any]:
    """The model's session and its encoding; a file for something else is refused in a sentence."""
    trained = game_of(path)
    if trained != game:
        raise BadModel(f"{path} plays {trained}, not {game}")
    session, said = _open(path)
    return session, encoding(game, said.get("cosmodrome_encoding", ""))


def game_of(path: str) -> str:
    """The game that the model was trained for."""
    _, said = _open(path)
    game = said.get("cosmodrome_game")
    if game is None:
        raise BadModel(f"{path} does not say which game it plays")
    return game


@lru_cache(maxsize=16)
def _open(path: str) -> tuple[Any, dict[str, str]]:
    try:
        import onnxruntime
    except ModuleNotFoundError:
        raise BadModel("a model needs the extra cosmodrome[rl]") from None
    if not Path(path).is_file():
        raise BadModel(f"there is no model {path}")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime has an exception of its own for every way a file can be broken
        raise BadModel(f"{path} is no model: {error}") from None
    return session, session.get_modelmeta().custom_metadata_map
