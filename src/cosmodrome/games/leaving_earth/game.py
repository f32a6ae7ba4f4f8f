"""Leaving Earth for the kernel: options, steps, views."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, cast

from cosmodrome.games.leaving_earth import invariants, pieces, scoring
from cosmodrome.games.leaving_earth.explain import explain, payload_chart, topics, way_id
from cosmodrome.games.leaving_earth.moves import MOVES
from cosmodrome.games.leaving_earth.quotes import USUAL, quote
from cosmodrome.games.leaving_earth.redeal import redeal, veil
from cosmodrome.games.leaving_earth.refusals import why_not
from cosmodrome.games.leaving_earth.rules.assembly import assemble_step
from cosmodrome.games.leaving_earth.rules.back import BACKS_A_YEAR
from cosmodrome.games.leaving_earth.rules.cooperate import offer_step
from cosmodrome.games.leaving_earth.rules.free import FREE_ACTIONS_A_YEAR
from cosmodrome.games.leaving_earth.rules.maneuver import fire_step
from cosmodrome.games.leaving_earth.rules.rendezvous import separate_step
from cosmodrome.games.leaving_earth.rules.turn import command_step, end_turn_step, turn_step
from cosmodrome.games.leaving_earth.rules.year import (
    arrivals_step,
    order_step,
    samples_step,
    survival_step,
    year_start_step,
)
from cosmodrome.games.leaving_earth.seen import View
from cosmodrome.games.leaving_earth.setup import new_table, setup_step
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.games.leaving_earth.view import view
from cosmodrome.kernel import Ask, Change, Dealer, Edition, Figures, Game, Move, Option, Options, Result, Rules
from cosmodrome.kernel.native import mypyc_attr

#: The step of each phase, in the order of the phases' numbers.
STEPS: Final[tuple[Callable[[LeavingEarth], Rules[None]], ...]] = (
    setup_step,
    year_start_step,
    samples_step,
    order_step,
    turn_step,
    command_step,
    assemble_step,
    fire_step,
    separate_step,
    offer_step,
    end_turn_step,
    survival_step,
    arrivals_step,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class LeavingEarthGame(Game[LeavingEarth]):
    """Leaving Earth, base game."""

    name = "leaving_earth"
    title = "Leaving Earth"
    edition = "2"
    editions = (
        Edition("1"),
        Edition(
            "2",
            [
                Change(
                    "more_free_actions_a_year",
                    "2026-11-16",
                    "Forty free actions could run out in a year of many deals and dockings; now there are sixty.",
                    "tests/games/leaving_earth/test_editions.py::test_an_agency_has_more_free_actions_since_edition_2",
                )
            ],
        ),
    )
    options = (
        Option.integer("players", 1, 5, 2, "how many agencies; one alone plays solitaire"),
        Option.choice("level", pieces.LEVELS, "medium", "which missions are dealt"),
    )
    moves = MOVES
    slow_topics = frozenset({"plan"})
    usual = USUAL
    view_type = View
    first_match: ClassVar[Mapping[str, str]] = {"level": "easy"}
    max_plies = 1_000_000

    def new_state(self, options: Options) -> LeavingEarth:
        return new_table(options["players"], options["level"])

    def step(self, s: LeavingEarth) -> Rules[None]:
        return STEPS[s.phase](s)

    def over(self, s: LeavingEarth) -> bool:
        return s.finished

    def result(self, s: LeavingEarth) -> Result:
        return scoring.result(s)

    def view(self, s: LeavingEarth, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view(s, seat))

    def figures(self, s: LeavingEarth) -> Figures:
        return scoring.figures(s)

    def redeal(self, s: LeavingEarth, seat: int, dealer: Dealer) -> None:
        redeal(s, seat, dealer)

    def veil(self, s: LeavingEarth, seat: int) -> LeavingEarth:
        """The table as an agency knows it."""
        return veil(s, seat)

    def why_not(self, s: LeavingEarth, ask: Ask, move: Move) -> str:
        return why_not(s, ask, move)

    def quote(self, s: LeavingEarth, ask: Ask, move: Move) -> dict[str, Any]:
        return quote(s, ask, move)

    def explain(self, s: LeavingEarth, seat: int | None, about: str) -> dict[str, Any]:
        return explain(s, seat, about)

    def topics(self, s: LeavingEarth, seat: int | None) -> list[str]:
        return topics(s)

    def check(self, s: LeavingEarth) -> str:
        """What is wrong with a position: nothing, if the rules are right."""
        return invariants.check(s)

    def content(self, options: Options | None = None) -> dict[str, Any]:
        return {
            "advancements": [dataclasses.asdict(a) for a in pieces.ADVANCEMENTS],
            "components": [dataclasses.asdict(c) for c in pieces.COMPONENTS],
            "locations": [
                {
                    **dataclasses.asdict(place),
                    "surveyable": [pieces.EXPLORABLE[card] for card in pieces.SURVEYABLE[i]],
                }
                for i, place in enumerate(pieces.LOCATIONS)
            ],
            "maneuvers": [
                {
                    "id": way_id(way),
                    **dataclasses.asdict(way),
                    "origin": pieces.LOCATION_NAMES[way.origin],
                    "destination": pieces.DESTINATION_NAMES[way.destination],
                    "hazards": [pieces.hazard_name(hazard) for hazard in way.hazards],
                }
                for way in pieces.MANEUVERS
            ],
            "hidden_cards": [dataclasses.asdict(card) for card in pieces.HIDDEN_CARDS],
            "missions": [dataclasses.asdict(mission) for mission in pieces.MISSIONS],
            "deal": {level: dict(mix) for level, mix in pieces.MISSIONS_DEALT.items()},
            "outcome_deck": dict(zip(pieces.OUTCOME_NAMES, pieces.FULL_DECK, strict=True)),
            "agencies": list(pieces.AGENCY_NAMES),
            "payload": payload_chart(),
            "limits": {"free_actions_a_year": FREE_ACTIONS_A_YEAR, "backs_a_year": BACKS_A_YEAR},
            "research_cost": pieces.RESEARCH_COST,
            "years": {"first": pieces.FIRST_YEAR, "last": pieces.LAST_YEAR},
        }


GAME: Final = LeavingEarthGame()
