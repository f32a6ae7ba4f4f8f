"""The door of a room lets one in at a time, in order."""

from __future__ import annotations

import asyncio

from cosmodrome.server.door import Door


def test_those_who_wait_come_in_one_by_one_in_order_and_nobody_slips_in_between() -> None:
    async def work() -> list[str]:
        door, seen = Door(), []

        async def visit(name: str) -> None:
            async with door:
                seen.append(name)
                await asyncio.sleep(0)
                assert door.is_shut
                seen.append(name)

        assert door.try_enter()
        visits = [asyncio.create_task(visit(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert not door.try_enter()
        door.leave()
        # It is a's turn now, although a has not noticed yet.
        assert not door.try_enter()
        await asyncio.gather(*visits)
        assert not door.is_shut
        return seen

    assert asyncio.run(work()) == list("aabbcc")


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def work() -> None:
        door = Door()

        async def visit() -> None:
            async with door:
                pass

        assert door.try_enter()
        early, late, last = [asyncio.create_task(visit()) for _ in range(3)]
        await asyncio.sleep(0)
        early.cancel()
        door.leave()
        # The turn has been given to the second, who gives up just then.
        late.cancel()
        await asyncio.wait_for(last, 5)
        assert early.cancelled()
        assert late.cancelled()
        assert not door.is_shut

    asyncio.run(work())
