"""Dealers: repeatable, fair, provable."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmodrome.kernel import Chance, CommittedDealer, Dealer, MoveTable, ScriptedDealer, SeededDealer
from cosmodrome.kernel.dealer import commitment_of, dealer_from

MOVES = MoveTable()
ROLL = MOVES.verb("roll", range(1, 7))
SECRET = bytes(range(32))


@pytest.mark.parametrize("make", [SeededDealer, lambda seed: CommittedDealer(bytes([seed]) * 32)])
def test_draws_repeat_with_the_seed_and_are_even(make: type[SeededDealer]) -> None:
    draws = [make(7).after(n).pick(range(6)) for n in range(6000)]
    dealer = make(7)
    assert [dealer.pick(range(6)) for _ in range(6000)] == draws
    assert [make(8).after(n).pick(range(6)) for n in range(100)] != draws[:100]
    counts = Counter(draws)
    assert set(counts) == set(range(6))
    # Six standard deviations around a thousand.
    assert all(abs(count - 1000) < 180 for count in counts.values())


def test_repeated_entries_are_drawn_more_often() -> None:
    dealer = SeededDealer(1)
    counts = Counter(dealer.pick([1, 1, 1, 2]) for _ in range(4000))
    assert 2800 < counts[1] < 3200


def test_a_copied_dealer_goes_on_like_the_original() -> None:
    for dealer in (SeededDealer(3), CommittedDealer(SECRET), ScriptedDealer([1, 2, 3])):
        dealer.pick(range(10))
        twin: Dealer = dealer.copy()
        assert [twin.pick(range(10)) for _ in range(2)] == [dealer.pick(range(10)) for _ in range(2)]


def test_a_committed_dealer_shows_its_hash_first_and_its_secret_only_at_the_end() -> None:
    dealer = CommittedDealer(SECRET)
    assert dealer.describe(over=False) == {"kind": "committed", "commitment": commitment_of(SECRET)}
    assert dealer.describe(over=True)["secret"] == SECRET.hex()
    with pytest.raises(ValueError, match="16 bytes"):
        CommittedDealer(b"short")


def test_a_dealer_is_rebuilt_from_what_a_record_says() -> None:
    assert isinstance(dealer_from({"kind": "seeded", "seed": 3}), SeededDealer)
    assert isinstance(dealer_from(CommittedDealer(SECRET).describe(over=True)), CommittedDealer)
    assert dealer_from(CommittedDealer(SECRET).describe(over=False)) is None
    for broken in (
        {"kind": "seeded"},
        {"kind": "seeded", "seed": "x"},
        {"kind": "committed", "commitment": "00", "secret": SECRET.hex()},
        {"kind": "committed", "commitment": "00", "secret": "zz"},
    ):
        with pytest.raises(Exception, match="dealer"):
            dealer_from(broken)


def test_a_script_says_what_is_drawn_and_refuses_what_cannot_be() -> None:
    dealer = ScriptedDealer(["roll 3", "5", 2])
    assert [dealer.deal(Chance(ROLL, range(1, 7))).arg for _ in range(3)] == [3, 5, 2]
    with pytest.raises(AssertionError, match="ended"):
        dealer.deal(Chance(ROLL, range(1, 7)))
    with pytest.raises(AssertionError, match="bag holds"):
        ScriptedDealer(["roll 3"]).deal(Chance(ROLL, [1, 2]))
