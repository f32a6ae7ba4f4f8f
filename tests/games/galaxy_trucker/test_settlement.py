"""Rewards and Penalties, the next round, the winners."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.galaxy_trucker.cards import CARD_DECK
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.games.galaxy_trucker.state import ADVENTURES, SETTLEMENT, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import STARTING
from cosmodrome.kernel import Match, ScriptedDealer, SeededDealer
from cosmodrome.kernel.event import EventLog
from tests.games.galaxy_trucker.table import ROUNDS_BY_NAME, build, man, new_state, stow


def settle(ships: list[Ship], *, at_spaces: list[int], out: list[bool] | None = None, **given: Any) -> Match:
    """A flight that has just ended."""
    names = {"I": "1", "II": "2", "III": "3", "IIIa": "3a"}
    given.setdefault("rounds", [names[ships[0].board.name]])
    s, options = new_state(len(ships), **given)
    s.ships = ships
    s.pos = at_spaces
    s.out = out or [False] * len(ships)
    s.piles = [[], [], [], []]
    s.phase = SETTLEMENT
    match = Match(GAME, options, ScriptedDealer([], SeededDealer(1)), state=s)
    match.resume(match.dealer)
    return match


def credits(match: Match) -> list[int]:
    assert isinstance(match.state, GalaxyTrucker)
    return [match.state.credits(seat) for seat in range(match.players)]


def parts(match: Match, seat: int) -> dict[str, int]:
    return {name: value for name, value in match.result.breakdown[seat].items() if value}


def plain_ship(seat: int = 0, board: str = "I") -> Ship:
    return man(build(board, "engine c7r8", seat=seat))


def test_ships_are_paid_in_the_order_they_land() -> None:
    match = settle([plain_ship(seat) for seat in range(4)], at_spaces=[1, 4, 3, 2])
    assert [parts(match, seat)["arrival"] for seat in range(4)] == [1, 4, 3, 2]


@pytest.mark.parametrize(("board", "first"), [("I", 4), ("II", 8), ("III", 12), ("IIIa", 12)])
def test_longer_journeys_pay_more(board: str, first: int) -> None:
    match = settle([man(build(board, "engine c7r6" if board == "IIIa" else "engine c7r8"))], at_spaces=[0])
    assert parts(match, 0)["arrival"] == first


def test_arrival_is_counted_among_those_who_finished() -> None:
    match = settle([plain_ship(), plain_ship(1)], at_spaces=[9, 1], out=[True, False])
    assert "arrival" not in parts(match, 0)
    assert parts(match, 1)["arrival"] == 4


def test_the_best_looking_ships_share_nothing_each_gets_the_full_bonus() -> None:
    ships = [plain_ship(), plain_ship(1), man(build("I", "engine c7r8", "structural c7r6", seat=2))]
    assert ships[2].exposed() > ships[0].exposed()
    match = settle(ships, at_spaces=[3, 2, 1])
    assert ["best_ship" in parts(match, seat) for seat in range(3)] == [True, True, False]
    assert parts(match, 0)["best_ship"] == 2


def test_a_ship_that_gave_up_is_no_beauty() -> None:
    ships = [plain_ship(), man(build("I", "engine c7r8", "structural c7r6", seat=1))]
    match = settle(ships, at_spaces=[3, 2], out=[True, False])
    assert "best_ship" not in parts(match, 0)
    assert parts(match, 1)["best_ship"] == 2


def test_goods_sell_by_the_price_list() -> None:
    ship = man(build("I", "cargo_3 c8r7", "special_1 c6r7"))
    stow(ship, "c8r7", "yellow", "green", "blue")
    stow(ship, "c6r7", "red")
    assert parts(settle([ship], at_spaces=[0]), 0)["goods"] == 4 + 3 + 2 + 1


def test_who_gave_up_sells_the_whole_load_at_half_price_rounded_up() -> None:
    ship = stow(man(build("I", "cargo_3 c8r7")), "c8r7", "yellow", "yellow", "blue")
    assert parts(settle([ship], at_spaces=[0], out=[True]), 0)["goods"] == 4


@pytest.mark.parametrize(("board", "lost", "paid"), [("I", 4, 4), ("I", 9, 5), ("II", 9, 8), ("III", 30, 11)])
def test_insurance_caps_the_penalty(board: str, lost: int, paid: int) -> None:
    ship = plain_ship(board=board)
    ship.lost = lost
    match = settle([ship], at_spaces=[0])
    assert parts(match, 0)["lost_components"] == -paid


def test_class_iiia_is_not_insured() -> None:
    ship = man(build("IIIa", "engine c7r6"))
    ship.lost = 17
    match = settle([ship], at_spaces=[0])
    assert parts(match, 0)["lost_components"] == -17


def test_who_gave_up_pays_for_lost_components_too() -> None:
    ship = plain_ship()
    ship.lost = 3
    match = settle([ship], at_spaces=[0], out=[True])
    assert match.result.scores == (0,)
    assert parts(match, 0) == {"lost_components": -3, "forgiven": 3}


def test_debts_beyond_the_cash_are_forgiven() -> None:
    ship = plain_ship()
    ship.lost = 5
    match = settle([ship, plain_ship(1)], at_spaces=[0, 1], out=[True, False])
    assert match.result.scores[0] == 0


def test_the_winners_have_at_least_one_credit_and_ties_are_shared() -> None:
    match = settle([plain_ship(), plain_ship(1)], at_spaces=[0, 1])
    assert match.result.winners == (1,)
    nobody = settle([plain_ship(), plain_ship(1)], at_spaces=[0, 1], out=[True, True])
    assert nobody.result.scores == (0, 0)
    assert nobody.result.winners == ()


def test_equal_credits_share_the_victory() -> None:
    ships = [plain_ship(), stow(man(build("I", "engine c7r8", "cargo_2 c8r7", seat=1)), "c8r7", "blue")]
    match = settle(ships, at_spaces=[0, 0], out=[True, True])
    assert list(match.result.winners) == [1]
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    s.earn(0, ADVENTURES, 1)
    assert list(match.result.winners) == [0, 1]


def test_the_next_round_starts_with_who_landed_first_and_keeps_the_money() -> None:
    match = settle([plain_ship(), plain_ship(1)], at_spaces=[0, 5], rounds=["1", "2"], tempo="turns")
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    assert (s.round, s.starter) == (ROUNDS_BY_NAME["2"], 1)
    assert match.asks[0].seat == 1
    assert credits(match) == [3 + 2, 4 + 2]
    assert all(ship.occupied.bit_count() == 1 and ship.lost == 0 for ship in s.ships)
    assert all(ship.faces[ship.board.start] >> 2 < STARTING for ship in s.ships)


def test_if_nobody_landed_the_starter_stays() -> None:
    match = settle([plain_ship(), plain_ship(1)], at_spaces=[0, 5], out=[True, True], rounds=["1", "2"])
    assert isinstance(match.state, GalaxyTrucker)
    assert match.state.starter == 0


def test_cards_of_earlier_rounds_stay_out() -> None:
    match = settle([plain_ship()], at_spaces=[0], rounds=["1", "2", "3", "3a"])
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    dealt = [card for pile in s.piles for card in pile]
    assert len(dealt) == len(set(dealt)) == 12
    assert not set(dealt) & {card for deck in s.decks for card in deck}


def test_partners_share_one_purse() -> None:
    match = settle([plain_ship(seat) for seat in range(4)], at_spaces=[4, 3, 2, 1], teams="partners")
    scores = match.result.scores
    assert scores[0] == scores[2] == 4 + 2 + 2 + 2
    assert scores[1] == scores[3] == 3 + 1 + 2 + 2
    assert match.result.winners == (0, 2)


def test_credits_are_hidden_from_the_others_until_the_end() -> None:
    match = settle([plain_ship(), plain_ship(1)], at_spaces=[0, 5], rounds=["1", "2"])
    assert match.view(0)["credits"] == [5, None]
    assert match.view(None)["credits"] == [None, None]
    over = settle([plain_ship(), plain_ship(1)], at_spaces=[0, 5])
    assert over.view(0)["credits"] == [5, 6]


def test_partners_see_their_common_purse() -> None:
    match = settle([plain_ship(seat) for seat in range(4)], at_spaces=[4, 3, 2, 1], teams="partners", rounds=["1", "2"])
    assert match.view(2)["credits"] == [10, None, 10, None]


def told(match: Match, seat: int) -> dict[str, Any]:
    """What was told of the seat's settlement."""
    assert match.state.log is not None
    return next(e.fields for e in match.state.log.events if e.kind == "settled" and e.fields["seat"] == seat)


def test_the_settlement_tells_adventures_and_forgiven_debts() -> None:
    ship = plain_ship()
    ship.lost = 5
    s, options = new_state(2, rounds=["1"])
    s.ships, s.pos, s.out, s.piles, s.phase = [ship, plain_ship(1)], [0, 1], [True, False], [[], [], [], []], SETTLEMENT
    s.log = EventLog()
    s.earn(0, ADVENTURES, 3)
    s.earn(1, ADVENTURES, 3)
    match = Match(GAME, options, ScriptedDealer([]), state=s)
    match.resume(match.dealer)
    paid = told(match, 0)
    assert (paid["adventures"], paid["penalty"], paid["forgiven"], paid["credits"]) == (3, 5, 2, 0)
    assert told(match, 1)["credits"] == match.result.scores[1] == 3 + 4 + 2


def test_the_settlement_tells_what_was_sold_and_how_many_connectors_are_exposed() -> None:
    ship = stow(man(build("I", "cargo_3 c8r7")), "c8r7", "yellow", "yellow", "blue")
    s, options = new_state(2, rounds=["1"])
    s.ships, s.pos, s.out, s.piles, s.phase = [ship, plain_ship(1)], [0, 1], [True, False], [[], [], [], []], SETTLEMENT
    s.log = EventLog()
    match = Match(GAME, options, ScriptedDealer([]), state=s)
    match.resume(match.dealer)
    assert (told(match, 0)["sold"], told(match, 1)["sold"]) == (["yellow", "yellow", "blue"], [])
    assert told(match, 0)["exposed"] == ship.exposed() > 0


@pytest.mark.parametrize(
    ("round_name", "decks"), [("1", (2, 0, 0)), ("2", (1, 2, 0)), ("3", (1, 1, 2)), ("3a", (1, 1, 2))]
)
def test_every_pile_holds_two_cards_of_the_round_and_one_of_each_lower_deck(
    round_name: str, decks: tuple[int, int, int]
) -> None:
    match = Match(GAME, GAME.check_options({"players": 2, "rounds": [round_name]}), SeededDealer(3))
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    assert len(s.piles) == 4
    for pile in s.piles:
        assert tuple(sum(CARD_DECK[card] == deck for card in pile) for deck in (1, 2, 3)) == decks
