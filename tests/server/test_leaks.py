"""Nothing hidden leaves the server: every byte each seat receives, over HTTP and live, in random matches of all games.

The kernel's conformance suite proves that a seat's view, asks and events hold nothing it may not know. Here every
message is read strictly by the contract and compared with exactly those: the server adds nothing and mixes no seats up.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import cosmodrome
from cosmodrome.conformance import sample_options
from cosmodrome.kernel import Match, parse_seat
from cosmodrome.server.contract.happened import EventPage
from cosmodrome.server.contract.live import ServerMessage, Update, Welcome
from cosmodrome.server.contract.table import Position, Snapshot
from cosmodrome.server.storage import Row, open_store, queries
from tests.server.harness import Live, Served, open_table

ANSWERS = 70
SAMPLES = 3

_messages = msgspec.json.Decoder(ServerMessage)
_snapshots = msgspec.json.Decoder(Snapshot)
_pages = msgspec.json.Decoder(EventPage)


class Eyes:
    """Everything one seat (None: a spectator) received."""

    def __init__(self, served: Served, match: str, seat: int | None, token: str | None) -> None:
        self.seat = seat
        self.live: Live = served.live(match, *([token] if token else []))
        self.client = served.client(token)
        self.url = f"/api/matches/{match}"
        self.http: list[str] = []
        self.positions: list[Position] = []
        self.pages: list[EventPage] = []

    def look(self) -> Snapshot:
        text = self.client.get(self.url).text
        page = self.client.get(f"{self.url}/events").text
        record = self.client.get(f"{self.url}/record").text
        self.http += [text, page, record]
        snapshot = _snapshots.decode(text)
        self.positions.append(snapshot.position)
        self.pages.append(_pages.decode(page))
        return snapshot

    def read_live(self) -> None:
        """Read what has come in live, strictly by the contract."""
        self.live.send(type="ping", ref=7)
        self.live.wait("pong")
        for text in self.live.raw:
            message = _messages.decode(text)
            if isinstance(message, Welcome):
                self.positions += message.positions
                self.pages += message.events
            elif isinstance(message, Update):
                self.positions.append(message.position)
                self.pages.append(message.events)

    def close(self) -> None:
        self.live.close()
        self.client.close()

    @property
    def every_byte(self) -> str:
        return "\n".join(self.live.raw + self.http)


def stored_log(served: Served, match: str) -> tuple[list[Row], Row]:
    async def read() -> tuple[list[Row], Row]:
        store = await open_store(served.settings.database)
        log = await store.rows(queries.LOG_FROM, match=match, since=0)
        (row,) = await store.rows(queries.MATCH, match=match)
        await store.close()
        return log, row

    return asyncio.run(read())


def truth(game: str, options: dict[str, Any], log: list[Row], seat: int | None) -> list[tuple[Any, Any, Any]]:
    """By version: the seat's view, its asks and the events, straight from the kernel."""
    boxed = cosmodrome.find(game)
    match = Match(boxed, boxed.check_options(options), None)
    told: list[Any] = []
    found: list[tuple[Any, Any, Any]] = [(None, None, [])]
    for row in log:
        for line in row["moves"].splitlines():
            who, _, move = line.partition(" ")
            match.play(move, parse_seat(who))
        for event in match.events_since(len(told), seat):
            fields = {name: value for name, value in event.items() if name not in ("ply", "kind")}
            told.append([row["version"] + 1, event["kind"], fields])
        ask = match.ask_of(seat) if seat is not None else None
        asks = [] if ask is None else [(ask.question, [str(move) for move in ask.moves])]
        found.append((plain(match.view(seat)), asks, plain(told)))
    return found


def plain(value: Any) -> Any:
    """As it looks after the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def table_for(game: str, seed: int) -> dict[str, Any]:
    options: dict[str, Any] = {} if seed == 0 else plain(sample_options(cosmodrome.find(game), seed))
    return options


@pytest.mark.parametrize("seed", range(SAMPLES))
@pytest.mark.parametrize("game", [*cosmodrome.games(), "steps"])
def test_every_byte_a_seat_receives_is_its_own(sqlite_server: Served, game: str, seed: int) -> None:
    options = table_for(game, seed)
    players = options.get("players") or next(o.default for o in cosmodrome.find(game).options if o.name == "players")
    with sqlite_server.client() as host:
        created = open_table(host, *["human"] * players, game=game, options=options)
    match = created["id"]
    eyes = [Eyes(sqlite_server, match, key["seat"], key["token"]) for key in created["seats"]]
    eyes.append(Eyes(sqlite_server, match, None, None))
    rng = random.Random(seed)
    for number in range(ANSWERS):
        snapshots = [one.look() for one in eyes] if number % 10 == 0 else [eyes[-1].look()]
        public = snapshots[-1]
        if public.position.over:
            break
        if public.table.gate:
            for one in eyes[:-1]:
                one.live.act(type="ready", seat=one.seat)
        one = eyes[rng.choice(public.position.waiting).seat]
        now = one.look().position
        if now.asks:
            one.live.act(type="move", seat=one.seat, version=now.version, move=rng.choice(now.asks[0].moves).move)
    for one in eyes:
        one.look()
        one.read_live()
        one.close()
    log, row = stored_log(sqlite_server, match)
    assert len(log) > min(ANSWERS, 5)
    for one in eyes:
        expected = truth(game, options | {"players": players}, log, one.seat)
        for position in one.positions:
            view, asks, _ = expected[position.version]
            assert position.seat == one.seat
            assert position.view == view
            assert [(ask.question, [option.move for option in ask.moves]) for ask in position.asks] in (asks, [])
        assert any(position.asks for position in one.positions) == (one.seat is not None)
        for page in one.pages:
            events = [[event.version, event.kind, event.fields] for event in page.events]
            assert page.seat == one.seat
            assert events == expected[page.version][2][page.first :]
        if row["status"] == "running":
            assert row["secret"] not in one.every_byte
        others = [key["token"] for key in created["seats"] if key["seat"] != one.seat]
        assert not [token for token in others if token in one.every_byte]


def test_the_test_itself_would_notice_another_seats_view(sqlite_server: Served) -> None:
    """The toy deals each seat its own card, so a mix-up could not go unseen above."""
    with sqlite_server.client() as host:
        created = open_table(host, "human", "human")
    log, _ = stored_log(sqlite_server, created["id"])
    zero, one = (truth("steps", {"timer": False}, log, seat)[1] for seat in (0, 1))
    assert zero[0] != one[0]
    assert zero[2] != one[2]
