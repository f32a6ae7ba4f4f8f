"""The options of a match in the form the rules use."""

from __future__ import annotations

from typing import Final

#: The kinds of further pieces in the boxes of the expansions, each of which may stay in its box.
PARTS: Final[tuple[str, ...]] = ("agenda", "experts", "tokens", "shuttles", "technologies")


class Options:
    """The options of a match, checked and resolved."""

    def __init__(
        self,
        *,
        players: int,
        intro: bool = False,
        level: int = 1,
        rachel_goals: int = 1,
        rachel_second_action: int = 1,
        rachel_meeting: int = 1,
        rachel_experts: int = 1,
        start_with_technology: bool = False,
        short: bool = False,
        epic: bool = False,
        mean_board: bool = False,
        npc_three_players: bool = False,
        modules: tuple[str, ...] = (),
        parts: tuple[str, ...] = PARTS,
        technologies_improved: bool = False,
        location_bonuses_active: bool = False,
        starting_upgrades: str = "deal",
        newcomers: tuple[int, ...] = (),
        grey_tokens: tuple[int, ...] = (),
    ) -> None:
        self.players = players
        self.solo = players == 1
        self.intro = intro
        self.level = level
        self.rachel_goals = rachel_goals
        self.rachel_second_action = rachel_second_action
        self.rachel_meeting = rachel_meeting
        self.rachel_experts = rachel_experts
        self.start_with_technology = start_with_technology
        self.short = short
        self.epic = epic
        self.mean_board = mean_board
        #: NPC workers on the board at the start: two with one or two players, one with the three-player variant.
        self.npc_workers = 2 if players <= 2 else 1 if npc_three_players else 0
        self.modules = modules
        #: Which kinds of further pieces are taken out of the boxes in play.
        self.parts = parts
        self.cabin_matching = "cabin_matching" in modules
        self.specialized = "specialized_blueprints" in modules
        self.cabins_match = self.cabin_matching or self.specialized
        self.advanced_technologies = "advanced_technologies" in modules
        self.location_bonuses = "location_bonuses" in modules
        self.starting_upgrades = starting_upgrades if "starting_upgrades" in modules else ""
        self.technologies_improved = technologies_improved
        self.location_bonuses_active = location_bonuses_active
        self.newcomers = newcomers
        self.grey_tokens = grey_tokens
        self.sets = {"base"}
        if "advancements_parts" in modules:
            self.sets.add("advancements")
        if "accommodations_parts" in modules:
            self.sets.add("accommodations")

    def uses(self, part: str, set_: str, modules: tuple[str, ...] = ()) -> bool:
        """Whether a component of this kind and box, bound to any of these modules, is in play."""
        if set_ not in self.sets or (set_ != "base" and part not in self.parts):
            return False
        return not modules or any(module in self.modules for module in modules)

    def __repr__(self) -> str:
        return f"Options({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"
