"""The lock of a room lets one act at a time, in order."""

from __future__ import annotations

import asyncio

from cosmodrome.server.tables.lock import Lock


def test_coroutines_and_functions_act_one_by_one_in_order_and_nobody_slips_in_between() -> None:
    async def work() -> list[str]:
        lock, seen = Lock(), []

        async def visit(name: str) -> None:
            async with lock:
                seen.append(name)
                await asyncio.sleep(0)
                assert lock.is_held
                seen.append(name)

        def act() -> None:
            seen.append("function")
            assert lock.is_held
            lock.release()

        lock.enter(lambda: seen.append("first"))
        visits = [asyncio.create_task(visit(name)) for name in "ab"]
        await asyncio.sleep(0)
        lock.enter(act)
        assert seen == ["first"]
        lock.release()
        # It is a's turn now, although a has not noticed yet.
        assert lock.is_held
        visits.append(asyncio.create_task(visit("c")))
        await asyncio.gather(*visits)
        return [*seen, str(lock.is_held)]

    assert asyncio.run(work()) == ["first", *"aabb", "function", *"cc", "False"]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def work() -> None:
        lock = Lock()

        async def visit() -> None:
            async with lock:
                pass

        lock.enter(lambda: None)
        early, late, last = [asyncio.create_task(visit()) for _ in range(3)]
        await asyncio.sleep(0)
        early.cancel()
        lock.release()
        # The turn has been given to the second, who gives up just then.
        late.cancel()
        await asyncio.wait_for(last, 5)
        assert early.cancelled()
        assert late.cancelled()
        assert not lock.is_held

    asyncio.run(work())
