"""Passkeys: a device signs a challenge of the server, and the person is logged in. No password, nothing to phish.

A passkey asks its owner for a finger, a face or a PIN, so it stands for both factors.
"""

from __future__ import annotations

import ipaddress
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from cosmodrome.server.people.callers import Caller
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import token_hash
from cosmodrome.server.storage import Conflict, Row, Write, people_queries
from cosmodrome.server.storage.store import one
from cosmodrome.server.tables.columns import Person
from cosmodrome.server.tables.host import MatchHost

_SECONDS = 300
#: How many passkeys one person may have.
_MOST = 20
_KIND = "passkey"


class Place(NamedTuple):
    """Where the page is: a passkey is valid only there."""

    name: str
    origin: str


def place_of(caller: Caller) -> Place:
    """The place a request came to. A bare address has no name that a passkey could belong to."""
    host = caller.headers.get("host", "")
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Place(name, f"{caller.url.scheme}://{host}")
    raise Refused(409, "no_passkeys_here")


async def offer(host: MatchHost, person: Person, place: Place) -> dict[str, Any]:
    """What a browser needs to make a passkey for this person."""
    known = await host.store.rows(people_queries.PASSKEYS_OF, person=person.id)
    if len(known) >= _MOST:
        raise Refused(409, "too_many_passkeys")
    options = generate_registration_options(
        rp_id=place.name,
        rp_name="Cosmodrome",
        user_id=person.id.encode(),
        user_name=person.login or "",
        user_display_name=person.name or person.login or "",
        challenge=await _new_challenge(host, person.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row["id"])) for row in known],
    )
    return options_to_json_dict(options)


async def add(host: MatchHost, person: Person, place: Place, credential: dict[str, Any], name: str) -> None:
    """Keep the passkey a browser has made."""
    challenge = await _use_challenge(host, credential, person.id)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception as error:  # whatever a stranger's bytes make the library raise
        raise Refused(403, "bad_passkey", detail=type(error).__name__) from None
    row = {
        "id": bytes_to_base64url(made.credential_id),
        "person": person.id,
        "name": name,
        "key": bytes_to_base64url(made.credential_public_key),
        "count": made.sign_count,
        "created": host.now(),
        "used": None,
    }
    try:
        await host.store.write([Write(people_queries.ADD_PASSKEY, row)])
    except Conflict:
        raise Refused(403, "bad_passkey", detail="known already") from None


async def challenge(host: MatchHost, place: Place) -> dict[str, Any]:
    """What a browser needs to let somebody choose one of their passkeys; nobody says who they are before that."""
    options = generate_authentication_options(
        rp_id=place.name,
        challenge=await _new_challenge(host, None),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


async def owner_of(host: MatchHost, place: Place, credential: dict[str, Any]) -> Row:
    """Whose passkey signed: a row of the people's table."""
    signed = await _use_challenge(host, credential, None)
    row = await one(host.store, people_queries.PASSKEY, passkey=str(credential.get("id", ""))[:1500])
    if row is None:
        raise Refused(403, "bad_passkey", detail="unknown")
    try:
        proof = verify_authentication_response(
            credential=credential,
            expected_challenge=signed,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(row["key"]),
            credential_current_sign_count=row["count"],
            require_user_verification=True,
        )
    except Exception as error:  # whatever a stranger's bytes make the library raise
        raise Refused(403, "bad_passkey", detail=type(error).__name__) from None
    using = {"passkey": row["id"], "new_count": proof.new_sign_count, "now": host.now()}
    await host.store.write([Write(people_queries.USE_PASSKEY, using)])
    person = await one(host.store, people_queries.PERSON, person=row["person"])
    assert person is not None
    return person


async def _new_challenge(host: MatchHost, person: str | None) -> bytes:
    """Something to sign, once and soon, stored where every process finds it."""
    made, now = secrets.token_bytes(32), host.now()
    values = {
        "hash": token_hash(bytes_to_base64url(made)),
        "kind": _KIND,
        "person": person,
        "created": now,
        "expires": now + _SECONDS,
        "detail": None,
    }
    await host.store.write([Write(people_queries.ADD_LINK, values)])
    return made


class _Client(msgspec.Struct):
    challenge: str


async def _use_challenge(host: MatchHost, credential: dict[str, Any], person: str | None) -> bytes:
    """The challenge a device says it signed, if the server made it for this person and nobody has used it."""
    try:
        said = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]), type=_Client).challenge
        row = await one(host.store, people_queries.LINK, by_hash=token_hash(said), now=host.now())
        if row is None or row["kind"] != _KIND or row["person"] != person:
            raise Refused(403, "bad_passkey", detail="unknown challenge")
        await host.store.write([Write(people_queries.USE_LINK, {"by_hash": row["hash"]}, 1)])
        return base64url_to_bytes(said)
    except (KeyError, TypeError, ValueError, msgspec.MsgspecError, Conflict) as error:
        raise Refused(403, "bad_passkey", detail=type(error).__name__) from None
