"""Which games are recorded: game, options, who plays, how far."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import cosmodrome
from cosmodrome.bots import make as make_bot
from cosmodrome.kernel import Record

FOLDER = Path(__file__).parent


class Case(NamedTuple):
    """One golden playthrough. `plies` cuts long games short, so that a person can read the text."""

    name: str
    game: str
    bot: str
    seed: int
    options: dict[str, Any]
    plies: int = 10_000

    @property
    def record_file(self) -> Path:
        return FOLDER / f"{self.name}.record.json"

    @property
    def text_file(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def record(self) -> Record:
        """The committed record."""
        return Record.from_json(self.record_file.read_text(encoding="utf-8"))

    def play(self) -> Record:
        """A fresh record, played by bots."""
        match = cosmodrome.new(self.game, seed=self.seed, listen=False, **self.options)
        players = [make_bot(self.bot, self.game, self.seed + seat) for seat in range(match.players)]
        while not match.over and match.ply < self.plies:
            ask = match.asks[0]
            match.play(players[ask.seat].choose(match.seat(ask.seat)), ask.seat)
        return match.record()


#: All modules of Galactic Cruise that go together.
EVERYTHING = [
    "advanced_technologies",
    "location_bonuses",
    "specialized_blueprints",
    "starting_upgrades",
    "advancements_parts",
    "accommodations_parts",
]

CASES: tuple[Case, ...] = (
    Case("leaving_earth-two_agencies", "leaving_earth", "greedy", 7, {"players": 2, "level": "medium"}, 350),
    Case("leaving_earth-solitaire", "leaving_earth", "greedy", 3, {"players": 1, "level": "easy"}, 350),
    Case("leaving_earth-wild_five", "leaving_earth", "random", 1, {"players": 5, "level": "very_hard"}, 250),
    Case("galaxy_trucker-turns", "galaxy_trucker", "greedy", 2, {"players": 2, "rounds": "1"}, 400),
    Case("galactic_cruise-four_companies", "galactic_cruise", "greedy", 4, {"players": 4}, 240),
    Case("galactic_cruise-two_and_the_npc", "galactic_cruise", "greedy", 6, {"players": 2}, 240),
    Case("galactic_cruise-hard_rachel", "galactic_cruise", "greedy", 9, {"players": 1, "rachel": "hard"}, 400),
    Case("galactic_cruise-everything_on", "galactic_cruise", "random", 2, {"players": 3, "modules": EVERYTHING}, 240),
    Case("galaxy_trucker-lenient", "galaxy_trucker", "random", 5, {"players": 4, "building": "lenient"}, 250),
)
