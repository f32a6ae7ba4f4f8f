"""Encodings are as long as they say, change with what a seat learns, and hold nothing it may not know."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

import cosmodrome
from cosmodrome import conformance
from cosmodrome.games import TABLE
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.lab.encodings import NoEncoding, encoding
from cosmodrome.lab.encodings.fields import Out

GAMES = sorted(TABLE)
SEEDS = range(8)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_as_long_as_it_says(game: str) -> None:
    boxed, made = cosmodrome.find(game), encoding(game)
    for seed in SEEDS:
        for match in conformance.positions(boxed, conformance.sample_options(boxed, seed), seed, 15):
            for seat in range(match.players):
                told = b""
                for field in made.fields:
                    out = Out()
                    field.write(match.state, seat, out)
                    assert len(out.told()) == field.size, field.name
                    told += out.told()
                assert made.encode(match.state, seat) == told


@pytest.mark.parametrize("game", GAMES)
def test_an_encoding_says_nothing_a_seat_cannot_know(game: str) -> None:
    """An imagined world is the same to the seat, so it is encoded the same; and the leak test runs on encodings."""
    boxed, made = cosmodrome.find(game), encoding(game)

    def seen(match: Match, seat: int) -> str:
        return made.encode(match.state, seat).hex()

    exchanged = 0
    for seed in SEEDS:
        options = conformance.sample_options(boxed, seed)
        with patch.object(conformance, "seen", seen):
            exchanged += conformance.check_nothing_leaks(boxed, options, seed)
        for match in conformance.positions(boxed, options, seed, 10):
            for seat in range(match.players):
                dream = match.imagine(seat, SeededDealer(seed))
                assert seen(dream, seat) == seen(match, seat)
    assert exchanged > 0


@pytest.mark.parametrize("game", GAMES)
def test_an_encoding_tells_positions_apart(game: str) -> None:
    boxed, made = cosmodrome.find(game), encoding(game)
    told: set[bytes] = set()
    number = 0
    for match in conformance.positions(boxed, boxed.check_options({}), 1, 40):
        number += 1
        told.add(made.encode(match.state, 0))
    assert len(told) > number * 0.7


@pytest.mark.parametrize("game", GAMES)
def test_an_encoding_describes_itself(game: str) -> None:
    described: dict[str, Any] = encoding(game).describe()
    assert described["name"] == f"{game}-v1"
    assert [field["first"] for field in described["fields"]] == [
        sum(other["size"] for other in described["fields"][:i]) for i in range(len(described["fields"]))
    ]
    assert all(field["meaning"] for field in described["fields"])
    assert described["size"] == sum(field["size"] for field in described["fields"])


def test_another_encoding_is_refused_in_a_sentence(toy: str) -> None:
    with pytest.raises(NoEncoding, match="leaving_earth-v0 is wanted"):
        encoding("leaving_earth", "leaving_earth-v0")
    with pytest.raises(NoEncoding, match="toy has no encoding"):
        encoding(toy)
