"""Spreading work: the same tasks on this process, on several, or on a Dask cluster, with the same results.

A task carries its own seed, so where and when it is done does not matter. If a worker dies nothing is lost: what
it had not handed in is done again.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from cosmodrome.kernel import BadOptionValue, CosmodromeError

T = TypeVar("T")
R = TypeVar("R")

#: How often one task may be lost with its worker before it is given up.
ATTEMPTS = 5
#: How long a scheduler may take to answer, in seconds.
CONNECTING = 15


def spread(
    work: Callable[[T], R], tasks: Sequence[T], *, jobs: int = 1, cluster: str | None = None
) -> Iterator[tuple[int, R]]:
    """Do all tasks and hand out each result with the number of its task, in whatever order they are done.

    `jobs` processes share them here; with the address of a Dask scheduler its `cluster` does.
    """
    if cluster is not None:
        yield from _on_cluster(work, tasks, cluster)
    elif jobs > 1 and len(tasks) > 1:
        yield from _on_processes(work, tasks, jobs)
    else:
        yield from ((number, work(task)) for number, task in enumerate(tasks))


def _on_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[tuple[int, R]]:
    left = set(range(len(tasks)))
    for attempt in range(ATTEMPTS):
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            waiting: dict[Future[R], int] = {pool.submit(work, tasks[number]): number for number in sorted(left)}
            try:
                while waiting:
                    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        number = waiting.pop(future)
                        left.discard(number)
                        yield number, result
                return
            except BrokenProcessPool:
                # A process died, which breaks the whole pool: what is left goes to a new one.
                if attempt == ATTEMPTS - 1:
                    raise


def _on_cluster(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[tuple[int, R]]:
    """The workers of a running Dask cluster; they need this package, and `pip install cosmodrome[cluster]` here."""
    try:
        from distributed import Client, as_completed
    except ModuleNotFoundError:
        raise CosmodromeError("a cluster needs the extra cosmodrome[cluster]") from None

    try:
        joined = Client(address, timeout=CONNECTING)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BadOptionValue(f"no Dask scheduler answers at {address!r}: {error}") from None
    with joined as client:
        futures: list[Any] = client.map(work, tasks, pure=False, retries=ATTEMPTS)
        numbers = {future.key: number for number, future in enumerate(futures)}
        for future, result in as_completed(futures, with_results=True):  # type: ignore[no-untyped-call]
            yield numbers[future.key], result
