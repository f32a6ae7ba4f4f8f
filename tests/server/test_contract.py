"""The wire contract: complete in the schema, sentence-free, strict about what it reads."""

import json

import msgspec
import pytest

from cosmodrome.server.contract.playing import MoveRequest
from cosmodrome.server.schema import bodies, json_schema
from tests.server.harness import Served


def test_the_schema_names_every_body_and_both_message_unions() -> None:
    schema = json_schema()
    assert set(schema["required"]) == set(bodies())
    assert {"NewMatch", "Snapshot", "ClientMessage", "ServerMessage"} <= set(schema["properties"])
    assert schema == json.loads(json.dumps(schema))


def test_live_messages_are_told_apart_by_their_type() -> None:
    schema = json_schema()
    for union, tags in {
        "ClientMessage": {"hello", "move", "ready", "ping"},
        "ServerMessage": {"welcome", "update", "table", "note", "ack", "refusal", "pong"},
    }.items():
        assert set(schema["properties"][union]["discriminator"]["mapping"]) == tags


def test_the_document_says_how_a_caller_is_known(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        document = client.get("/api/schema/openapi.json").json()
    ways = document["components"]["securitySchemes"]
    assert {name: (way["type"], way.get("in"), way.get("scheme")) for name, way in ways.items()} == {
        "session": ("apiKey", "cookie", None),
        "seat": ("http", None, "bearer"),
    }
    assert {name for one in document["security"] for name in one} == set(ways)


@pytest.mark.parametrize(
    "body",
    [
        b'{"version": 0, "seat": 0, "move": "x", "more": 1}',
        b'{"version": -1, "seat": 0, "move": "x"}',
        b'{"version": 0, "seat": 16, "move": "x"}',
        b'{"version": 0, "seat": 0, "move": ""}',
        b'{"version": "0", "seat": 0, "move": "x"}',
    ],
)
def test_a_body_outside_the_contract_is_refused(body: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=MoveRequest)
