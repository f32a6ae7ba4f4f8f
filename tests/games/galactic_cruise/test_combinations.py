"""Every pair of modules, variants, player counts, boards and levels of Rachel is played to the end at random."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from cosmodrome.games.galactic_cruise.game import GAME, VARIANTS
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import LEVELS, MODULES
from cosmodrome.kernel import BadOptionValue, Match, SeededDealer

#: Every factor and its values. A flag is in the selection or not.
FACTORS: dict[str, tuple[Any, ...]] = {
    "players": (1, 2, 3, 4),
    "board": ("intro", "standard"),
    "rachel": LEVELS,
    "starting_upgrades": ("deal", "auction", "balanced"),
    "technologies_improved": (False, True),
    "location_bonuses_active": (False, True),
    **{f"module:{name}": (False, True) for name in MODULES},
    **{f"variant:{name}": (False, True) for name in VARIANTS},
}
Row = dict[str, Any]
Pair = tuple[tuple[str, Any], tuple[str, Any]]


def options_of(row: Row) -> dict[str, Any]:
    """A row of the plan as checked options; the newcomers of a balanced match are the first two."""
    given = {name: value for name, value in row.items() if ":" not in name}
    given["modules"] = tuple(name for name in MODULES if row[f"module:{name}"])
    given["variants"] = tuple(name for name in VARIANTS if row[f"variant:{name}"])
    given["newcomers"] = ("1", "2") if row["starting_upgrades"] == "balanced" else ()
    return GAME.check_options(given)


def allowed(row: Row) -> bool:
    try:
        options_of(row)
    except BadOptionValue:
        return False
    return True


def pairs_of(row: Row) -> set[Pair]:
    return set(combinations(sorted(row.items()), 2))


def plan() -> list[Row]:
    """Rows that together hold every pair of values that is allowed at all: each the best of some random ones."""
    rng = random.Random(7)

    def some_row(fixed: Row) -> Row | None:
        for _ in range(60):
            row = {name: rng.choice(values) for name, values in FACTORS.items()} | fixed
            if allowed(row):
                return row
        return None

    missing: set[Pair] = set()
    for first, second in combinations(sorted(FACTORS), 2):
        missing.update(((first, a), (second, b)) for a in FACTORS[first] for b in FACTORS[second])
    rows: list[Row] = []
    while missing:
        wanted = min(missing, key=str)
        found = [row for row in (some_row(dict(wanted)) for _ in range(12)) if row is not None]
        if not found:
            # No legal match holds these two together.
            missing.remove(wanted)
            continue
        best = max(found, key=lambda row: len(pairs_of(row) & missing))
        rows.append(best)
        missing -= pairs_of(best)
    return rows


ROWS = plan()


def test_the_plan_holds_every_module_with_every_other_but_the_forbidden_pair() -> None:
    seen = {pair for row in ROWS for pair in pairs_of(row)}
    for one, other in combinations(sorted(MODULES), 2):
        together = ((f"module:{one}", True), (f"module:{other}", True))
        assert (together in seen) == ({one, other} != {"cabin_matching", "specialized_blueprints"})
    for module in MODULES:
        for players in (1, 2, 3, 4):
            assert ((f"module:{module}", True), ("players", players)) in seen
    assert len(ROWS) < 60


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_a_random_match_of_the_combination_ends(number: int) -> None:
    match = Match(GAME, options_of(ROWS[number]), SeededDealer(number), listen=False, checkpoints=False)
    match.play_out(random.Random(number).randrange, GAME.max_plies)
    assert match.over
    assert isinstance(match.state, GalacticCruise)
    assert match.ply <= GAME.max_plies
    assert len(match.result.scores) == match.players
