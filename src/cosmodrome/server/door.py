"""The door: where requests come in, before they are routed. It knows the path the server runs under."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Receive, Send


class Door:
    """Removes the path prefix if a proxy has not, and allows HEAD wherever GET is allowed."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One request, socket or lifespan."""
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
