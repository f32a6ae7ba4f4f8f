"""Ratings: how strong people are, by all finished matches of this server in the order in which they ended.

They are stored nowhere. Bots of the ladder are anchors with the strength that was measured; whoever gave up, or was
replaced for being absent, counts as last.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from cosmodrome.arena.anchors import anchors
from cosmodrome.arena.standing import Standing, places, play
from cosmodrome.kernel.errors import CosmodromeError
from cosmodrome.kernel.registry import find
from cosmodrome.server.contract.record import Uncounted
from cosmodrome.server.storage import Row, result_queries
from cosmodrome.server.tables.host import MatchHost

#: Seats can change hands without a match ending: somebody logs in, or is forgotten.
_SECONDS: Final = 30.0

_numbers = msgspec.json.Decoder(list[float]).decode
_seats = msgspec.json.Decoder(list[int]).decode
_options = msgspec.json.Decoder(dict[str, Any]).decode


class Sitter(NamedTuple):
    """Who sat at a seat when the match ended. `gave_up`: a bot played on for them."""

    seat: int
    person: str | None
    bot: str | None
    gave_up: bool


class Ended(NamedTuple):
    """A finished match, and what it changed: by seat, the rating before it and the standing after it."""

    match: str
    game: str
    finished: float
    scores: list[float]
    winners: list[int]
    sitters: list[Sitter]
    places: list[int]
    uncounted: Uncounted | None
    changes: dict[int, tuple[float, Standing]]


class Ratings(NamedTuple):
    """Everybody's matches, by person, and their standings, by game and person."""

    matches: dict[str, list[Ended]]
    standings: dict[tuple[str, str], Standing]


class Rater:
    """Works the ratings out, and again once another match has ended."""

    def __init__(self, host: MatchHost) -> None:
        self._host = host
        self._known: tuple[tuple[Any, ...], float, Ratings] | None = None

    async def ratings(self) -> Ratings:
        """Everybody's ratings as they follow from the matches that have ended."""
        store = self._host.store
        state = tuple((await store.rows(result_queries.RESULTS_STATE))[0].values())
        if self._known is not None and self._known[0] == state and time.monotonic() < self._known[1]:
            return self._known[2]
        matches = await store.rows(result_queries.ENDED)
        seats = await store.rows(result_queries.SEATS_OF_ENDED)
        found = await self._host.in_thread(work_out, matches, seats)
        self._known = state, time.monotonic() + _SECONDS, found
        return found


def work_out(matches: Sequence[Row], seats: Sequence[Row]) -> Ratings:
    """Ratings from finished matches, the earliest first, and the seats of all of them."""
    sitters: dict[str, list[Sitter]] = defaultdict(list)
    for row in seats:
        gave_up = bool(row["resigned"])
        bot = None if row["kind"] == "human" else row["bot"]
        sitters[row["match"]].append(Sitter(row["seat"], row["person"], bot, gave_up))
    found = Ratings(defaultdict(list), {})
    for row in matches:
        scores = _numbers(row["scores"])
        there = sitters[row["id"]]
        if not scores or len(scores) < len(there):
            continue
        winners = _seats(row["winners"])
        ended = _play(row, there, scores, winners, found.standings)
        for person in {one.person for one in there if one.person is not None}:
            found.matches[person].append(ended)
    return found


def _play(
    row: Row, there: list[Sitter], scores: list[float], winners: list[int], standings: dict[tuple[str, str], Standing]
) -> Ended:
    game, at = row["game"], row["finished"]
    finish = places(scores[: len(there)], winners, [one.seat for one in there if one.gave_up])
    before = {}
    for one in there:
        if one.bot is None:
            # Somebody who had themselves forgotten was a person of unknown strength.
            before[one.seat] = standings.get((game, one.person), Standing()) if one.person else Standing()
        elif (strength := anchors(game).get(one.bot)) is not None:
            before[one.seat] = Standing(strength, 0.0)
    people = [one.person for one in there if one.person is not None]
    uncounted: Uncounted | None = None
    if len(set(people)) < len(people):
        uncounted = "hot_seat"
    elif len(before) < 2:
        uncounted = "nobody_rated"
    elif _is_first(game, _options(row["options"])):
        uncounted = "first_match"
    after = {} if uncounted else play(before, finish, at)
    changes = {seat: (before[seat].rating, standing) for seat, standing in after.items()}
    for one in there:
        if one.seat in after and one.person is not None:
            standings[game, one.person] = after[one.seat]
    return Ended(row["id"], game, at, scores, winners, there, finish, uncounted, changes)


def _is_first(name: str, options: dict[str, Any]) -> bool:
    """Whether this was a beginner's table."""
    try:
        game = find(name)
        wanted = game.check_options({**game.first_match, "players": options.get("players", 2)})
    except CosmodromeError:
        return False
    # As they are stored: lists where the game has tuples.
    plain = _options(msgspec.json.encode(wanted))
    return bool(game.first_match) and all(options.get(option) == plain[option] for option in game.first_match)
