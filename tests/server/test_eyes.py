"""What is sent to many is put together from parts; it must be what the contract says, byte for byte decodable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from cosmodrome.kernel.registry import register
from cosmodrome.server.contract import EventPage, NewMatch, Position, SeatPlan, Update
from cosmodrome.server.eyes import News, Own, Shared, Told, events_of, position_of
from cosmodrome.server.hall import Hall
from cosmodrome.server.play import play_move, undo
from cosmodrome.server.room import Room
from cosmodrome.server.seating import open_table
from cosmodrome.server.storage import open_store
from tests.server.harness import STEPS, quiet


def test_the_parts_of_a_position_and_of_a_page_are_its_fields() -> None:
    assert sorted(Shared.__struct_fields__ + Own.__struct_fields__) == sorted(Position.__struct_fields__)
    assert sorted((*Told.__struct_fields__, "seat")) == sorted(EventPage.__struct_fields__)


def check(room: Room, since: int) -> None:
    """The news for every seat and for spectators is the position and the events, as they are asked for one by one."""
    news = News(room, 12.5, since)
    for seat in (None, 0, 1):
        expected = Update(position_of(room, seat, 12.5), events_of(room, seat, since))
        assert msgspec.json.decode(news.told_to(seat), type=Update) == expected


def test_news_is_what_position_and_events_say_at_every_ply_of_a_match(new_database: Callable[[str], str]) -> None:
    async def work() -> None:
        register(STEPS)
        hall = Hall(await open_store(new_database("sqlite")), quiet(""))
        new = NewMatch(game="steps", seats=[SeatPlan("human"), SeatPlan("human")], options={"timer": False})
        room = await hall.room((await open_table(hall, new, None)).id)
        undone = False
        while room.row.status == "running":
            check(room, room.ply - 1)
            check(room, room.ply)
            check(room, 0)
            seat = next(iter(room.asked))
            ask = room.ask_of(seat)
            assert ask is not None
            await play_move(hall, room, seat, room.ply, ask.moves[0].text)
            free_to = room.undo_free_to(seat)
            if free_to is not None and not undone:
                undone = await undo(hall, room, seat, room.ply, free_to)
                check(room, room.ply - 1)
        assert undone
        check(room, room.ply - 1)
        await hall.close()

    asyncio.run(work())
