"""Galaxy Trucker as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from cosmodrome.games.galaxy_trucker import invariants, pieces, quotes, refusals, scoring
from cosmodrome.games.galaxy_trucker import redeal as redealing
from cosmodrome.games.galaxy_trucker import view as views
from cosmodrome.games.galaxy_trucker.explain import explain
from cosmodrome.games.galaxy_trucker.moves import MOVES
from cosmodrome.games.galaxy_trucker.pieces import ROUND_NAMES, TEST_FLIGHT, TIMER_SECONDS
from cosmodrome.games.galaxy_trucker.rules.adventures import adventure
from cosmodrome.games.galaxy_trucker.rules.flying import hold_course
from cosmodrome.games.galaxy_trucker.rules.launch import place_crew, spot_check
from cosmodrome.games.galaxy_trucker.rules.tempo import build, grab_numbers
from cosmodrome.games.galaxy_trucker.setup import set_up_round
from cosmodrome.games.galaxy_trucker.state import OVER, TEAMS, TEMPOS, GalaxyTrucker
from cosmodrome.kernel import (
    Ask,
    BadOptionValue,
    Conflict,
    Dealer,
    Figures,
    Game,
    Move,
    Option,
    Options,
    Result,
    Rules,
)

#: By phase: the rule that plays on from there.
STEPS: Final[tuple[Callable[[GalaxyTrucker], Rules[None]], ...]] = (
    set_up_round,
    build,
    grab_numbers,
    spot_check,
    place_crew,
    hold_course,
    adventure,
    scoring.settle,
)


class GalaxyTruckerGame(Game[GalaxyTrucker]):
    """Galaxy Trucker, first edition (2007), with all its variants."""

    name = "galaxy_trucker"
    title = "Galaxy Trucker"
    edition = "1"
    options = (
        Option.integer("players", 1, 4, 2, "How many trucks set out; one flies for its own best result."),
        Option.subset("rounds", ROUND_NAMES[:TEST_FLIGHT], ("1", "2", "3"), "Which rounds are played, in order."),
        Option.flag("test_flight", False, "Begin with the beginners' flight in place of round 1."),
        Option.choice("tempo", TEMPOS, "turns", "Build all at once against the sand timer, in turns, or at leisure."),
        Option.choice(
            "building",
            ("strict", "lenient"),
            "strict",
            "Refuse faulty layings at once, or let mistakes stand until the spot check.",
        ),
        Option.flag("foresight", False, "More foresight: the piles are not shuffled."),
        Option.flag("notes", True, "Cards seen in a pile stay in your view; else remember them, or look again."),
        Option.choice("teams", TEAMS, "none", "Partners share a purse and trade ships; or switch while building too."),
        Option.integer("timer_seconds", 10, 3600, TIMER_SECONDS, "How long the sand runs, in a race."),
    )
    conflicts = (
        Conflict("teams", ("partners", "switch"), "players", (1, 2, 3), "teams_need_four_players"),
        Conflict("teams", "switch", "tempo", "calm", "switching_needs_a_timer"),
    )
    moves = MOVES
    view_type = views.View
    usual = quotes.USUAL
    #: Some cards are over before anybody is asked anything; nobody's card is played unseen.
    moments = frozenset({"card"})
    first_match: ClassVar[Mapping[str, str]] = {"rounds": "", "test_flight": "yes", "tempo": "calm"}
    max_plies = 60_000

    def check_options(self, given: Options) -> dict[str, Any]:
        options = super().check_options(given)
        if not options["rounds"] and not options["test_flight"]:
            raise BadOptionValue("rounds cannot be empty: at least one flight must be flown")
        return options

    def new_state(self, options: Options) -> GalaxyTrucker:
        rounds = [ROUND_NAMES.index(name) for name in options["rounds"]]
        if options["test_flight"]:
            rounds = [TEST_FLIGHT, *(number for number in rounds if number != 0)]
        return GalaxyTrucker(
            players=options["players"],
            rounds=tuple(rounds),
            tempo=TEMPOS.index(options["tempo"]),
            strict=options["building"] == "strict",
            foresight=options["foresight"],
            teams=TEAMS.index(options["teams"]),
            timer_seconds=options["timer_seconds"],
            notes=options["notes"],
        )

    def step(self, s: GalaxyTrucker) -> Rules[None]:
        return STEPS[s.phase](s)

    def over(self, s: GalaxyTrucker) -> bool:
        return s.phase == OVER

    def result(self, s: GalaxyTrucker) -> Result:
        return scoring.result(s)

    def view(self, s: GalaxyTrucker, seat: int | None) -> dict[str, Any]:
        return views.view(s, seat)

    def figures(self, s: GalaxyTrucker) -> Figures:
        return scoring.figures(s)

    def redeal(self, s: GalaxyTrucker, seat: int, dealer: Dealer) -> None:
        redealing.redeal(s, seat, dealer)

    def veil(self, s: GalaxyTrucker, seat: int) -> GalaxyTrucker:
        return redealing.veil(s, seat)

    def why_not(self, s: GalaxyTrucker, ask: Ask, move: Move) -> str:
        return refusals.why_not(s, ask, move)

    def quote(self, s: GalaxyTrucker, ask: Ask, move: Move) -> dict[str, Any]:
        return quotes.quote(s, ask, move)

    def explain(self, s: GalaxyTrucker, seat: int | None, about: str) -> dict[str, Any]:
        return explain(s, seat, about)

    def topics(self, s: GalaxyTrucker, seat: int | None) -> list[str]:
        return [f"{topic}:{owner}" for topic in ("ship", "threats", "holds") for owner in range(s.players)]

    def check(self, s: GalaxyTrucker) -> str:
        """What is wrong with a position: nothing, if the rules are right."""
        return invariants.check(s)

    def content(self, options: Options | None = None) -> dict[str, Any]:
        return pieces.describe()


GAME: Final = GalaxyTruckerGame()
