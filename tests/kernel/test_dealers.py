"""Dealers: repeatable, fair, provable."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmodrome.kernel import BrokenRecord, Chance, CommittedDealer, Dealer, MoveTable, ScriptedDealer, SeededDealer
from cosmodrome.kernel.dealer import Share, commitment_of, dealer_from, seal_of

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


def shared(*nonces: bytes | None) -> CommittedDealer:
    """A dealer to whose draws these seats add; None: sealed, never opened."""
    shares = [
        Share(seat, seal_of(seat, nonce or b"lost"), nonce.hex() if nonce is not None else None)
        for seat, nonce in enumerate(nonces)
    ]
    return CommittedDealer(SECRET, 0, shares)


def draws_of(dealer: Dealer) -> list[int]:
    return [dealer.pick(range(1000)) for _ in range(8)]


def test_every_seats_share_changes_all_draws() -> None:
    nonces = [bytes([seat]) * 32 for seat in range(3)]
    seen = [draws_of(shared(*nonces)), draws_of(CommittedDealer(SECRET))]
    for seat in range(3):
        for other in (b"\xff" * 32, None):
            seen.append(draws_of(shared(*nonces[:seat], other, *nonces[seat + 1 :])))
    assert len({tuple(draws) for draws in seen}) == len(seen)
    assert draws_of(shared(*nonces).after(0)) == seen[0]


def test_the_draws_without_shares_are_those_of_older_records() -> None:
    assert draws_of(CommittedDealer(SECRET)) == [376, 450, 218, 462, 688, 110, 881, 763]


def test_shares_are_in_the_record_and_must_fit_their_seals() -> None:
    said = shared(b"\x07" * 32, None).describe(over=True)
    assert [share["nonce"] for share in said["shares"]] == ["07" * 32, None]
    again = dealer_from(said)
    assert again is not None
    assert draws_of(again) == draws_of(shared(b"\x07" * 32, None))
    first, second = said["shares"]
    for shares, why in (
        ([{**first, "nonce": "08" * 32}, second], "does not match its seal"),
        ([{**first, "seat": 1}], "does not match its seal"),
        ([second, first], "order"),
        ([first, first], "order"),
        ([{"seat": 0}], "cannot be read"),
        (["x"], "cannot be read"),
    ):
        with pytest.raises(BrokenRecord, match=why):
            dealer_from({**said, "shares": shares})


def test_a_script_says_what_is_drawn_and_refuses_what_cannot_be() -> None:
    dealer = ScriptedDealer(["roll 3", "5", 2])
    assert [dealer.deal(Chance(ROLL, range(1, 7))).arg for _ in range(3)] == [3, 5, 2]
    with pytest.raises(AssertionError, match="ended"):
        dealer.deal(Chance(ROLL, range(1, 7)))
    with pytest.raises(AssertionError, match="bag holds"):
        ScriptedDealer(["roll 3"]).deal(Chance(ROLL, [1, 2]))
