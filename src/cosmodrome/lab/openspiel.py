"""OpenSpiel: the games under the names `cosmodrome_leaving_earth` and so on, once this module is imported.

    import pyspiel
    import cosmodrome.lab.openspiel

    game = pyspiel.load_game("cosmodrome_leaving_earth(players=1,level=easy)")

Chance is explicit: every draw and die is a chance node with its probabilities. Actions are the moves' stable ids, the
observation tensor is the game's encoding, the observation string the view of the seat. It needs the extra
`cosmodrome[openspiel]`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from cosmodrome import games
from cosmodrome.kernel import DEALER, Chance
from cosmodrome.kernel.option import Option
from cosmodrome.kernel.registry import find
from cosmodrome.lab import LabNotInstalled
from cosmodrome.lab.table import Table, final_rewards

try:
    import pyspiel
except ModuleNotFoundError:
    raise LabNotInstalled("pyspiel is missing: pip install 'cosmodrome[openspiel]'") from None

PREFIX = "cosmodrome_"


class Play:
    """A table that OpenSpiel may copy and keep: it deep-copies and pickles whatever a state of its own holds."""

    def __init__(self, table: Table, actions: list[int]) -> None:
        self.table = table
        self.actions = actions

    def act(self, action: int) -> None:
        self.table.act(action)
        self.actions.append(action)

    def __deepcopy__(self, memo: Any) -> Play:
        return Play(self.table.copy(), self.actions[:])

    def __reduce__(self) -> Any:
        return begin, (self.table.game.name, dict(self.table.options), self.actions)


def begin(game: str, options: Mapping[str, Any], actions: Sequence[int] = ()) -> Play:
    """A match in which everything is asked, chance too, after these answers."""
    table = Table(game, options, chance=True)
    table.begin(0)
    play = Play(table, [])
    for action in actions:
        play.act(action)
    return play


class CosmodromeGame(pyspiel.Game):
    """A game with its options: `players` as a number, everything else as on the command line."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        self.boxed = find(name)
        #: Empty means: as usual.
        given = {key: value for key, value in (params or {}).items() if value != ""}
        self.options = self.boxed.check_options(given)
        players: int = self.options["players"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.boxed.moves.size,
            max_chance_outcomes=self.boxed.moves.size,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.boxed.max_plies,
        )
        super().__init__(kind(name), info, {key: _written(value) for key, value in (params or {}).items()})

    def new_initial_state(self) -> CosmodromeState:
        """The beginning of a match, before anything is dealt."""
        return CosmodromeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat may know at the moment; there is no form with perfect recall."""
        return Observer(self.boxed.name)


class CosmodromeState(pyspiel.State):
    """One match. Whose turn it is where several are asked at once is settled as in the other environments."""

    def __init__(self, game: CosmodromeGame) -> None:
        super().__init__(game)
        self.play = begin(game.boxed.name, game.options)

    def current_player(self) -> int:
        table = self.play.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if table.seat == DEALER else table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.table.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.play.table.ask
        assert isinstance(chance, Chance)
        bag = list(chance.bag)
        return [(move.id, bag.count(move.arg) / len(bag)) for move in chance.moves]

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.table.game.moves.by_id(action).text

    def is_terminal(self) -> bool:
        return self.play.table.over

    def returns(self) -> list[float]:
        table = self.play.table
        assert table.match is not None
        return final_rewards(table.match) if table.over else [0.0] * table.players

    def __str__(self) -> str:
        match = self.play.table.match
        assert match is not None
        return "\n".join(match.lines_since(0))


class Observer:
    """Writes what a seat may know into `tensor`, and by fields into `dict`."""

    def __init__(self, game: str) -> None:
        made = Table(game, {}).encoding
        self.tensor = np.zeros(made.size, np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for field in made.fields:
            self.dict[field.name] = self.tensor[first : first + field.size]
            first += field.size

    def set_from(self, state: CosmodromeState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.play.table.observe(player), np.uint8)

    def string_from(self, state: CosmodromeState, player: int) -> str:
        match = state.play.table.match
        assert match is not None
        return json.dumps(match.view(player), sort_keys=True)


def kind(name: str) -> Any:
    """What OpenSpiel needs to know about a game beforehand."""
    boxed = find(name)
    seats = next(option for option in boxed.options if option.name == "players")
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Cosmodrome: {name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.high,
        min_num_players=seats.low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _usual(option) for option in boxed.options},
    )


def _usual(option: Option) -> Any:
    return option.default if option.kind == "integer" else ""


def _written(value: Any) -> Any:
    """A parameter so that OpenSpiel reads it again as what it is: a word of digits is no number with a blank behind."""
    return f"{value} " if isinstance(value, str) and value.replace("+", "").isdecimal() else value


def register() -> None:
    """Register the games with OpenSpiel; importing this module does this."""
    known = set(pyspiel.registered_names())
    for name in games():
        if PREFIX + name not in known:
            pyspiel.register_game(kind(name), _maker(name))


def _maker(name: str) -> Any:
    """A class of its own, as OpenSpiel's own games are: it outlives the interpreter, which a function does not."""

    def init(self: CosmodromeGame, params: Mapping[str, Any] | None = None) -> None:
        CosmodromeGame.__init__(self, name, params)

    return type(f"{name.title().replace('_', '')}Game", (CosmodromeGame,), {"__init__": init})


register()
