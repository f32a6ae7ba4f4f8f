"""The laboratory: environments, training, ratings and data sets for people who teach programs to play.

    env = cosmodrome.lab.aec_env("galaxy_trucker", players=3)                               PettingZoo, all seats learn
    env = gymnasium.make("Cosmodrome/LeavingEarth-v1", opponents=["greedy"])                Gymnasium, one seat learns
    env = cosmodrome.lab.VectorEnv("leaving_earth", 64, players=1)                          many matches in arrays

It needs the extra `cosmodrome[rl]`.
"""

from __future__ import annotations

from cosmodrome.kernel import CosmodromeError


class LabNotInstalled(CosmodromeError):
    """The parts that only the laboratory needs are missing."""

    code = "lab_not_installed"


try:
    from cosmodrome.lab.aec import aec_env
    from cosmodrome.lab.encodings import Encoding, Field, encoding
    from cosmodrome.lab.seats import SHORT
    from cosmodrome.lab.solo import SoloEnv, register
    from cosmodrome.lab.table import Table
    from cosmodrome.lab.vector import VectorEnv
except ModuleNotFoundError as error:
    if error.name is None or error.name.startswith("cosmodrome"):
        raise
    raise LabNotInstalled(f"{error.name} is missing: pip install 'cosmodrome[rl]'") from None

__all__ = [
    "SHORT",
    "Encoding",
    "Field",
    "LabNotInstalled",
    "SoloEnv",
    "Table",
    "VectorEnv",
    "aec_env",
    "encoding",
    "register",
]

register()
