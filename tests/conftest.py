"""Small games for tests of everything that works with any game."""

from __future__ import annotations

import pytest

import cosmodrome
from examples.tic_tac_toe import TicTacToeGame
from tests.kernel.toys import Toy


@pytest.fixture
def toy() -> str:
    """A registered game with hidden hands, draws, secret simultaneous bids and a clock."""
    cosmodrome.register(Toy())
    return "toy"


@pytest.fixture
def tic_tac_toe() -> str:
    """A registered game that needs no explanation."""
    cosmodrome.register(TicTacToeGame())
    return "tic_tac_toe"
