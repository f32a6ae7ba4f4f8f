"""What is sent to many is put together from parts; it must be what the contract says, byte for byte decodable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.kernel.registry import find, register
from cosmodrome.server.contract.happened import EventPage
from cosmodrome.server.contract.live import Update
from cosmodrome.server.contract.opening import NewMatch, SeatPlan
from cosmodrome.server.contract.table import Position
from cosmodrome.server.storage import open_store
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.play import play_move
from cosmodrome.server.tables.projection import News, Own, Shared, SharedEvents, events_of, moves_of, position_of
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.seating import open_table
from cosmodrome.server.tables.undo import undo
from tests.server.harness import quiet
from tests.server.toys import STEPS


def test_the_parts_of_a_position_and_of_a_page_are_its_fields() -> None:
    assert sorted(Shared.__struct_fields__ + Own.__struct_fields__) == sorted(Position.__struct_fields__)
    assert sorted((*SharedEvents.__struct_fields__, "seat")) == sorted(EventPage.__struct_fields__)


def check(room: Room, since: int) -> None:
    """The news for every seat and for spectators is the position and the events, as they are asked for one by one."""
    news = News(room, 12.5, since)
    for seat in (None, 0, 1):
        update = msgspec.json.decode(news.told_to(seat), type=Update)
        assert (update.position, update.events) == (position_of(room, seat, 12.5), events_of(room, seat, since))
        beats = [event for beat in update.beats for event in beat.events]
        is_one_entry = since == room.version - 1 and room.log[-1].undo_to is None
        assert beats == (update.events.events if is_one_entry else [])
        assert [beat.view for beat in update.beats][-1:] in ([], [None])


def test_news_is_what_position_and_events_say_at_every_version_of_a_match(new_database: Callable[[str], str]) -> None:
    async def work() -> None:
        register(STEPS)
        host = MatchHost(await open_store(new_database("sqlite")), quiet(""))
        new = NewMatch(game="steps", seats=[SeatPlan("human"), SeatPlan("human")], options={"timer": False})
        room = await host.room((await open_table(host, new, None)).id)
        undone = False
        while room.row.status == "running":
            check(room, room.version - 1)
            check(room, room.version)
            check(room, 0)
            seat = next(iter(room.asked))
            ask = room.ask_of(seat)
            assert ask is not None
            await play_move(host, room, seat, room.version, ask.moves[0].text)
            free_to = room.undo_free_to(seat)
            if free_to is not None and not undone:
                undone = await undo(host, room, seat, room.version, free_to)
                check(room, room.version - 1)
        assert undone
        check(room, room.version - 1)
        await host.stop()
        await host.store.close()

    asyncio.run(work())


def test_all_answers_that_do_the_usual_thing_are_marked_and_no_others() -> None:
    game = find("leaving_earth")
    match = Match(game, game.check_options({"players": 2, "level": "easy"}), SeededDealer(1))
    ask = match.asks[0]
    marked = [one.move for one in moves_of(match, ask) if one.quote and one.quote.get("usual")]
    assert marked == [str(move) for move in ask.moves if move.verb.name == "research"]
    assert len(marked) > 1


def test_an_offer_is_mostly_proposed_once_there_is_something_in_it() -> None:
    game = find("leaving_earth")
    match = Match(game, game.check_options({"players": 2, "level": "easy"}), SeededDealer(1))

    def marked() -> list[str]:
        return [one.move for one in moves_of(match, match.asks[0]) if one.quote and one.quote.get("usual")]

    match.play("cooperate")
    assert marked() == []
    match.play("money 1")
    assert marked() == ["propose"]
