"""The OpenAPI document, made exact: bodies as the contract defines them, and the refusals every route may answer."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from cosmodrome.server.people.callers import COOKIE
from cosmodrome.server.problems import Refused
from cosmodrome.server.schema import bodies

_PROBLEM = {
    "description": "Refused: a stable code, and the rule where one forbids a move",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}

#: How a caller is identified. Anybody can read most things, so neither is needed everywhere.
_WAYS_IN = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": (
            "A browser: a guest or an account, and every seat it holds. Over TLS the name begins with `__Host-`, "
            "or with `__Secure-` where the server lives under a path"
        ),
    },
    "seat": {"type": "http", "scheme": "bearer", "description": "A program: the token of one seat"},
}


class ContractPlugin(JsonRenderPlugin):
    """Serves the document with the contract's own schemas in it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, exact(openapi_schema))


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The framework's document with our definitions and refusals in place of its guesses."""
    named = {name: kind for name, kind in bodies().items() if isinstance(kind, type)}
    _, ours = msgspec.json.schema_components(named.values(), ref_template="#/components/schemas/{name}")
    paths = {path: _with_refusals(item) for path, item in document["paths"].items()}
    schemas = {**document.get("components", {}).get("schemas", {}), **ours}
    components = {**document.get("components", {}), "schemas": schemas, "securitySchemes": _WAYS_IN}
    return {**document, "paths": paths, "components": components, "security": [{}, {"session": []}, {"seat": []}]}


def _with_refusals(item: dict[str, Any]) -> dict[str, Any]:
    return {method: _refusable(act) if isinstance(act, dict) else act for method, act in item.items()}


def _refusable(act: dict[str, Any]) -> dict[str, Any]:
    responses = {status: answer for status, answer in act.get("responses", {}).items() if not status.startswith("4")}
    if "204" in responses:
        responses["204"] = {"description": "Done; there is nothing to say"}
    return {**act, "responses": {**responses, "4XX": _PROBLEM}}


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body strictly by the contract: no quoted numbers, no unknown fields, no endless nesting."""

    async def json(self) -> Any:
        """The body as the type its route declares."""
        field = self.route_handler.parsed_data_field
        kind = field.annotation if field is not None else Any
        body = await self.body()
        if b"\\u0000" in body:
            # Not every database can keep it, and nobody can type it.
            raise Refused(409, "unprintable")
        try:
            try:
                return msgspec.json.decode(body, type=kind)
            except msgspec.ValidationError:
                # JSON knows one kind of number: 4.0 is as good as 4.
                return msgspec.convert(_whole(msgspec.json.decode(body)), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(400, "malformed", detail=str(error)[:500]) from None


def _whole(value: Any) -> Any:
    """The same value with every whole number as an integer."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(one) for one in value]
    return {name: _whole(one) for name, one in value.items()} if isinstance(value, dict) else value
