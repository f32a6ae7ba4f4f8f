"""Galactic Cruise for the registry: options, steps, views and results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from cosmodrome.games.galactic_cruise import (
    explain,
    invariants,
    packs,
    quotes,
    reading,
    redeal,
    refusals,
    scoring,
    setup,
    view,
)
from cosmodrome.games.galactic_cruise.about import about
from cosmodrome.games.galactic_cruise.effects import doing as doing
from cosmodrome.games.galactic_cruise.moves import BLUEPRINTS, MOVES, TOKENS
from cosmodrome.games.galactic_cruise.options import PARTS, Options
from cosmodrome.games.galactic_cruise.rules import final_round, launch, turn, turn_end
from cosmodrome.games.galactic_cruise.rules.conversation import converse
from cosmodrome.games.galactic_cruise.state import ACTING, BOARDING, LIFTING_OFF, OVER, PAYING, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import LEVELS, MODULES
from cosmodrome.kernel import Ask, BadOptionValue, Conflict, Dealer, Figures, Game, Move, Option, Result, Rules
from cosmodrome.kernel import Options as Given

#: By phase: the rule that plays on from there.
STEPS: Final[tuple[Callable[[GalacticCruise], Rules[None]], ...]] = (
    setup.step,
    setup.draft,
    setup.bidding,
    turn.start,
    turn.advancing,
    turn.choosing,
    turn.acting,
    launch.board,
    launch.pay,
    launch.lift_off,
    turn_end.ending,
    final_round.final_recall,
    final_round.last_advance,
    turn_end.rachels_turn,
)

VARIANTS: Final[tuple[str, ...]] = ("start_with_technology", "short", "epic", "mean_board", "npc_three_players")
AS_LEVEL: Final[tuple[str, ...]] = ("as_level", *LEVELS)
GREY: Final = tuple(TOKENS[4:])


#: Options that do nothing without a module: option, the value that does nothing by itself, module, reason.
IDLE: Final[tuple[tuple[str, Any, str, str], ...]] = (
    ("technologies_improved", False, "advanced_technologies", "needs_advanced_technologies"),
    ("location_bonuses_active", False, "location_bonuses", "needs_location_bonuses"),
    ("starting_upgrades", "deal", "starting_upgrades", "needs_starting_upgrades"),
)


def _refuse_idle(options: Given) -> None:
    """Refuse options that would silently do nothing."""
    for name, quiet, module, why in IDLE:
        if options[name] != quiet and module not in options["modules"]:
            raise BadOptionValue(f"{name} does nothing without the module {module}", rule=why)
    balanced, newcomers = options["starting_upgrades"] == "balanced", options["newcomers"]
    if balanced != bool(newcomers):
        raise BadOptionValue("balanced starting upgrades and newcomers go together", rule="balanced_needs_newcomers")
    if any(int(name) > options["players"] for name in newcomers):
        raise BadOptionValue("newcomers: there is no such player", rule="no_such_player")
    boxes = any(module.endswith("_parts") for module in options["modules"])
    if options["parts"] != PARTS and not boxes:
        raise BadOptionValue("parts: no box is in play", rule="no_box_in_play")


class GalacticCruiseGame(Game[GalacticCruise]):
    """Galactic Cruise: one to four companies, two boards, five variants, seven modules."""

    name = "galactic_cruise"
    title = "Galactic Cruise"
    edition = "1"
    slow_topics = frozenset({"way"})
    usual = quotes.USUAL
    moves = MOVES
    view_type = view.View
    reference = (
        "expert_tile",
        "upgrade_token",
        "upgrade",
        "blueprint",
        "cockpit",
        "engine",
        "company_goal_tile",
        "technology",
        "agenda_card",
    )
    first_match: ClassVar[Mapping[str, str]] = {"board": "intro"}
    max_plies = 60_000
    options = (
        Option.integer("players", 1, 4, 2, "How many people play; alone you play against Rachel."),
        Option.choice(
            "board", ("standard", "intro"), "standard", "The shuffled board, or the printed one for a first game."
        ),
        Option.choice("rachel", LEVELS, "medium", "How strong Rachel is (one player)."),
        Option.choice("rachel_goals", AS_LEVEL, "as_level", "Rachel's goal thresholds (one player)."),
        Option.choice("rachel_second_action", AS_LEVEL, "as_level", "When Rachel acts twice (one player)."),
        Option.choice(
            "rachel_meeting", AS_LEVEL, "as_level", "Whether Rachel's meetings bring an action (one player)."
        ),
        Option.choice("rachel_experts", AS_LEVEL, "as_level", "Whether Rachel's experts bring more (one player)."),
        Option.subset("variants", VARIANTS, (), "Variants of the rules."),
        Option.subset("modules", MODULES, (), "Modules of the expansions Advancements and Accommodations."),
        Option.subset("parts", PARTS, PARTS, "Which further pieces of the boxes in play are used."),
        Option.flag("technologies_improved", False, "Advanced technologies start on their last space."),
        Option.flag("location_bonuses_active", False, "Location bonuses are active from the start."),
        Option.choice(
            "starting_upgrades", ("deal", "auction", "balanced"), "deal", "How starting upgrade cards are handed out."
        ),
        Option.subset("newcomers", ("1", "2", "3", "4"), (), "The players who get a card when it is balanced."),
        Option.subset(
            "grey_tokens", GREY, (), "Four grey tokens for every launch tower; none: as the boxes in play say."
        ),
        Option.path("content", "", "A directory with a content pack; empty: the house edition."),
    )
    conflicts = (
        Conflict("modules", "cabin_matching", "modules", "specialized_blueprints", "blueprints_replaced_twice"),
        Conflict("players", (1, 2, 4), "variants", "npc_three_players", "npc_is_for_three_players"),
        Conflict("players", 1, "starting_upgrades", ("auction", "balanced"), "nobody_to_bid_against"),
    )

    def check_options(self, given: Given) -> dict[str, Any]:
        """The kernel's checks, and those that name sets of tokens or files."""
        options = super().check_options(given)
        _refuse_idle(options)
        grey = options["grey_tokens"]
        if grey:
            if len(grey) != 4:
                raise BadOptionValue("grey_tokens must name exactly four tokens, or none")
            boxes = {"base"} | {m.removesuffix("_parts") for m in options["modules"] if m.endswith("_parts")}
            house = reading.load()
            for name in grey:
                if house.tokens[TOKENS.index(name)].set not in boxes:
                    raise BadOptionValue(f"grey_tokens: {name} is not in the boxes in play")
        try:
            options["content"] = reading.keep(options["content"])
        except reading.BadContent as error:
            raise BadOptionValue(f"content: {error}") from None
        return options

    def new_state(self, options: Given) -> GalacticCruise:
        """The table before anything is dealt."""
        level = LEVELS.index(options["rachel"])

        def element(name: str) -> int:
            chosen = options[name]
            return level if chosen == "as_level" else LEVELS.index(chosen)

        variants = options["variants"]
        resolved = Options(
            players=options["players"],
            intro=options["board"] == "intro",
            level=level,
            rachel_goals=element("rachel_goals"),
            rachel_second_action=element("rachel_second_action"),
            rachel_meeting=element("rachel_meeting"),
            rachel_experts=element("rachel_experts"),
            start_with_technology="start_with_technology" in variants,
            short="short" in variants,
            epic="epic" in variants,
            mean_board="mean_board" in variants,
            npc_three_players="npc_three_players" in variants,
            modules=options["modules"],
            parts=options["parts"],
            technologies_improved=options["technologies_improved"],
            location_bonuses_active=options["location_bonuses_active"],
            starting_upgrades=options["starting_upgrades"],
            newcomers=tuple(int(name) - 1 for name in options["newcomers"]),
            grey_tokens=tuple(TOKENS.index(name) for name in options["grey_tokens"]),
        )
        return setup.new_state(reading.load_kept(options["content"]), resolved)

    def step(self, s: GalacticCruise) -> Rules[None]:
        """Play from one safe point to the next."""
        return converse(s, STEPS[s.phase](s))

    def over(self, s: GalacticCruise) -> bool:
        """Whether the last general meeting has been held."""
        return s.phase == OVER

    def result(self, s: GalacticCruise) -> Result:
        """Scores of the seats, the winner, and where the points come from."""
        return scoring.result(s)

    def view(self, s: GalacticCruise, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return view.view(s, seat)

    def figures(self, s: GalacticCruise) -> Figures:
        return view.figures(s)

    def redeal(self, s: GalacticCruise, seat: int, dealer: Dealer) -> None:
        """Deal the others' unseen cards again."""
        redeal.redeal(s, seat, dealer)

    def sees_all(self, s: GalacticCruise, seat: int) -> bool:
        """Whether no other company holds a card this one has never seen."""
        return redeal.sees_all(s, seat)

    def why_not(self, s: GalacticCruise, ask: Ask, move: Move) -> str:
        """The rule that forbids a move now."""
        return refusals.why_not(s, ask, move)

    def topics(self, s: GalacticCruise, seat: int | None) -> list[str]:
        """A launch checklist for every shuttle of the seat, and what every blueprint within reach would make of one."""
        if seat is None:
            return []
        p = s.companies[seat]
        blueprints = [*p.blueprints, *(blueprint for blueprint in s.blueprint_display if blueprint >= 0)]
        return [
            *(f"launch:{number}" for number in range(len(p.shuttles))),
            *(f"segment:{BLUEPRINTS[blueprint]}" for blueprint in blueprints),
        ]

    def check(self, s: GalacticCruise) -> str:
        """What is wrong with a position: nothing, if the rules are right."""
        return invariants.check(s)

    def withheld(self, s: GalacticCruise, ask: Ask) -> list[Move]:
        """The actions in reach and the launches that are not offered."""
        p = s.companies[ask.seat]
        if ask.question == "action":
            return turn.withheld_actions(s, p)
        return turn.withheld_launches(s, p) if ask.question == "turn" else []

    def occupied(self, s: GalacticCruise, ask: Ask) -> bool:
        """Whether an action or a launch is going on."""
        if s.phase in (BOARDING, PAYING, LIFTING_OFF) or ask.question == "no_pilot":
            return True
        return s.phase == ACTING and bool(s.frames)

    def deeds(self, s: GalacticCruise) -> int:
        """How many actions and launches have done something so far."""
        return s.deeds

    def quote(self, s: GalacticCruise, ask: Ask, move: Move) -> dict[str, Any]:
        """What an answer costs and brings."""
        return quotes.quote(s, ask, move)

    def explain(self, s: GalacticCruise, seat: int | None, about: str) -> dict[str, Any]:
        """The preflight checklist of a shuttle."""
        return explain.explain(s, seat, about)

    def content(self, options: Given | None = None) -> dict[str, Any]:
        """The tables of the house edition, or of the match's content pack, and what the pieces in them do."""
        tables = reading.load_kept(options["content"] if options else "").tables
        return {**tables, "about": about(tables)}

    def titles(self, options: Given) -> dict[str, str]:
        """What the pack calls its cards, segments, upgrades, goals and technologies."""
        return reading.load_kept(options["content"]).titles

    def pack_title(self, options: Given) -> str:
        """What the pack says it is called."""
        return packs.from_option(options["content"]).title

    def export_pack(self, folder: str) -> list[str]:
        """The house edition as a pack to type one's own values into."""
        try:
            return packs.export(Path(folder))
        except (reading.BadContent, OSError) as error:
            raise BadOptionValue(str(error)) from None

    def pack_problems(self, folder: str) -> list[str]:
        """Everything a pack says that the game cannot use."""
        try:
            reading.load(folder)
        except reading.BadContent as error:
            return list(error.problems)
        return []


GAME: Final = GalacticCruiseGame()
