"""Every recorded match replays, move by move, to exactly what it came to, offering exactly what it offered."""

from __future__ import annotations

from typing import Any

import pytest

import cosmodrome
from cosmodrome.games import TABLE
from cosmodrome.kernel import BrokenRecord, Record
from tests.corpus.matches import STRETCH, Kept, end_of, keep, read

CORPUS: dict[str, list[Kept]] = {game: list(read(game)) for game in sorted(TABLE)}
SHARES = 6


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", CORPUS)
def test_recorded_matches_offer_exactly_what_they_offered_and_come_to_what_they_came_to(game: str, share: int) -> None:
    for number, kept in enumerate(CORPUS[game]):
        if number % SHARES == share:
            _, end, offers = keep(kept.record)
            assert end == kept.end, f"match {number}"
            other = [k for k, (now, then) in enumerate(zip(offers, kept.offers, strict=True)) if now != then]
            assert not other, f"match {number} offers something else from about move {other[0] * STRETCH}"


@pytest.mark.parametrize("game", CORPUS)
def test_the_corpus_covers_every_edition_and_option(game: str) -> None:
    boxed = cosmodrome.find(game)
    editions = [edition.name for edition in boxed.editions] or [boxed.edition]
    for edition in editions:
        assert sum(record.edition == edition for record, _, _ in CORPUS[game]) >= 60
    for option in boxed.options:
        seen: set[Any] = set()
        for record, _, _ in CORPUS[game]:
            value = record.options[option.name]
            seen |= set(value) if isinstance(value, (list, tuple)) else {value}
        if option.kind in ("choice", "subset"):
            assert seen >= set(option.values), option.name
        elif option.kind == "flag":
            assert seen == {False, True}, option.name
        elif option.name == "players":
            assert seen == set(range(option.low, option.high + 1))


@pytest.mark.parametrize("game", CORPUS)
def test_enough_recorded_matches_are_played_to_the_end(game: str) -> None:
    assert sum(isinstance(end, dict) for _, end, _ in CORPUS[game]) >= 10


def _as_edition(record: Record, edition: str) -> Record:
    return Record(game=record.game, edition=edition, options=record.options, dealer=record.dealer, moves=record.moves)


@pytest.mark.parametrize("game", [game for game in CORPUS if len(cosmodrome.find(game).editions) > 1])
def test_some_recorded_match_notices_the_change_of_the_rules(game: str) -> None:
    newest = cosmodrome.find(game).edition
    noticed = 0
    for record, end, _ in CORPUS[game]:
        if record.edition != newest and not noticed:
            try:
                noticed += end_of(_as_edition(record, newest).replay(listen=False)) != end
            except BrokenRecord:
                noticed += 1
    assert noticed
