"""Servers that start at once: forks of a process that has imported everything already.

A server spends most of its start on imports, which say nothing about reliability; a thousand of them would take a day
on a busy machine. Each fork is a server like any other: it opens its database, recovers, binds its port, and is killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import msgspec

from cosmodrome.server.settings import Settings
from tests.server.harness import ROOT


class Nursery:
    """The process that is forked, and the one server it may have."""

    def __init__(self, settings: Settings, port: int) -> None:
        self._parent = subprocess.Popen(
            [sys.executable, "-m", __name__, msgspec.json.encode(settings).decode(), str(port)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> None:
        self._order("start")

    def kill(self) -> None:
        """kill -9, the bots' processes too."""
        self._order("kill")

    def _order(self, what: str) -> None:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        print(what, file=self._parent.stdin, flush=True)
        assert self._parent.stdout.readline() == "done\n", "the nursery is gone"

    def close(self) -> None:
        self._parent.kill()
        self._parent.wait()


def _serve(settings: Settings, port: int) -> None:
    from cosmodrome.server.serve import serve

    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    serve(settings, host="127.0.0.1", port=port, workers=1)


def main() -> None:
    settings, port = msgspec.json.decode(sys.argv[1], type=Settings), int(sys.argv[2])
    # What a server imports late; `harness` has imported the rest.
    import aiosqlite  # noqa: F401
    import uvicorn.lifespan.on
    import uvicorn.loops.auto  # noqa: F401

    import cosmodrome.server.serve  # noqa: F401

    child = 0
    for line in sys.stdin:
        if line == "start\n":
            child = os.fork()
            if not child:
                _serve(settings, port)
                os._exit(0)
        elif child:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            child = 0
        print("done", flush=True)


if __name__ == "__main__":
    main()
