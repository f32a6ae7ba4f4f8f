"""The door: where requests come in, before any of them is routed. It knows the path the server lives under."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Send


class Door:
    """Takes the path prefix off, where a proxy has not, and lets HEAD ask whatever GET may."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One request, socket or life."""
        if scope["type"] != "lifespan":
            path = scope["path"]
            if self._root and (path == self._root or path.startswith(f"{self._root}/")):
                path = path[len(self._root) :] or "/"
                scope = {**scope, "path": path, "raw_path": path.encode()}
            if scope.get("method") == "HEAD":
                # The server below knows what was asked and sends no body.
                scope = {**scope, "method": "GET"}
        await self._app(scope, receive, send)


def clean_root(path: str) -> str:
    """A path prefix as it is used: with a slash before it and none behind; empty for none."""
    bare = path.strip().strip("/")
    return f"/{bare}" if bare else ""
