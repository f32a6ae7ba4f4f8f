"""What changed in the rules of Leaving Earth, and that older matches keep the older rule."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.game import GAME
from cosmodrome.games.leaving_earth.rules.free import free_actions_a_year
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.kernel import Match, SeededDealer


@pytest.mark.parametrize(("edition", "number"), [("1", 40), ("2", 60)])
def test_an_agency_has_more_free_actions_since_edition_2(edition: str, number: int) -> None:
    match = Match(GAME, GAME.check_options({"players": 2}), SeededDealer(1), edition=edition)
    assert isinstance(match.state, LeavingEarth)
    assert free_actions_a_year(match.state) == number
    assert match.view(0)["agencies"][0]["free_actions_left"] == number
