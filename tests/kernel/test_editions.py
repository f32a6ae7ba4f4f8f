"""A match keeps the rules it began with."""

from __future__ import annotations

import random

import pytest

import cosmodrome
from cosmodrome.kernel import BrokenRecord, Change, Edition, Match, Record, Result, SeededDealer, UnknownEdition
from tests.kernel.toys import Toy, ToyState


class FirstToy(Toy):
    """The toy as it was published."""

    name = "edited_toy"


class SecondToy(FirstToy):
    """The toy after its rules changed: since edition 2 every score is one higher."""

    edition = "2"
    editions = (
        Edition("1"),
        Edition("2", [Change("a_point_for_everybody", "2026-11-16", "Nobody likes zero.", "here")]),
    )

    def result(self, s: ToyState) -> Result:
        result = super().result(s)
        return Result([score + 1 for score in s.scores], result.winners) if s.edition >= 2 else result


@pytest.fixture(autouse=True)
def first_toy() -> None:
    cosmodrome.register(FirstToy())


def play_on(match: Match) -> Match:
    match.play_out(random.Random(1).randrange, 200)
    assert match.over
    return match


def test_new_matches_take_the_newest_edition() -> None:
    assert cosmodrome.new("edited_toy", seed=1).edition == "1"
    cosmodrome.register(SecondToy())
    match = cosmodrome.new("edited_toy", seed=1)
    assert (match.edition, match.state.edition, match.record().edition) == ("2", 2, "2")


def test_a_match_that_was_saved_goes_on_under_the_edition_it_began_with() -> None:
    begun = cosmodrome.new("edited_toy", seed=3)
    text = begun.record().to_json()
    old = play_on(begun).result
    cosmodrome.register(SecondToy())
    again = Record.from_json(text).replay()
    assert again.edition == "1"
    assert play_on(again).result.scores == old.scores
    fresh = play_on(cosmodrome.new("edited_toy", seed=3)).result
    assert fresh.scores == tuple(score + 1 for score in old.scores)


def test_a_finished_record_of_an_old_edition_still_holds() -> None:
    record = play_on(cosmodrome.new("edited_toy", seed=3)).record()
    cosmodrome.register(SecondToy())
    assert record.verify().edition == "1"


def test_copies_dreams_and_earlier_positions_keep_the_edition() -> None:
    game = SecondToy()
    match = Match(game, game.check_options({}), SeededDealer(1), edition="1")
    match.play(match.asks[0].moves[0], match.asks[0].seat)
    blind = match.copy(checkpoints=False)
    dream = match.imagine(0, SeededDealer(5))
    assert [m.edition for m in (match.copy(), blind, blind.copy(), dream, dream.copy(), match.rewind(1))] == ["1"] * 6


def test_an_edition_nobody_published_is_refused() -> None:
    game = SecondToy()
    with pytest.raises(UnknownEdition, match="it knows: 1, 2"):
        Match(game, game.check_options({}), SeededDealer(1), edition="3")
    record = Match(game, game.check_options({}), SeededDealer(1)).record()
    with pytest.raises(BrokenRecord, match="edition '2'"):
        record.replay()


def test_a_game_says_what_changed_since_an_edition() -> None:
    game = SecondToy()
    assert [change.name for change in game.changes_since("1")] == ["a_point_for_everybody"]
    assert game.changes_since("2") == ()
    assert FirstToy().changes_since("1") == ()
    assert game.editions[1].describe() == {
        "name": "2",
        "changes": [{"name": "a_point_for_everybody", "date": "2026-11-16", "reason": "Nobody likes zero."}],
    }
