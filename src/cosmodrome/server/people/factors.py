"""The second factor: codes of an authenticator app, and recovery codes for those who lost it."""

from __future__ import annotations

import secrets

from cosmodrome.server.people import totp
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import token_hash
from cosmodrome.server.storage import Conflict, Row, Write, people_queries
from cosmodrome.server.tables.host import MatchHost

_CODES, _LETTERS, _GROUPS, _GROUP = 10, "abcdefghjkmnpqrstuvwxyz23456789", 4, 4


async def check_second(host: MatchHost, row: Row, code: str | None) -> None:
    """Whoever has an authenticator app gives one of its codes, or a recovery code; each counts once."""
    if row["totp"] is None:
        return
    if code is None:
        raise Refused(403, "code_needed")
    plain = code.replace(" ", "").replace("-", "").lower()
    secret = totp.read_secret(row["totp"])
    assert secret is not None
    step = totp.step_of(secret, plain, host.now())
    if step is not None:
        using = Write(people_queries.USE_TOTP_STEP, {"person": row["id"], "new_step": step}, 1)
    else:
        using = Write(people_queries.USE_RECOVERY_CODE, {"by_hash": _hash(row["id"], plain)}, 1)
    try:
        await host.store.write([using])
    except Conflict:
        raise Refused(403, "wrong_code") from None


async def switch_on(host: MatchHost, person: str, secret: str, code: str) -> list[str]:
    """From now on ask for this app's codes; returns recovery codes, shown only once. A code proves the app works."""
    known = totp.read_secret(secret)
    if known is None:
        raise Refused(400, "malformed")
    step = totp.step_of(known, code.replace(" ", ""), host.now())
    if step is None:
        raise Refused(403, "wrong_code")
    turning = Write(
        people_queries.SET_TOTP, {"person": person, "new_totp": secret.replace(" ", "").upper(), "new_step": step}
    )
    return await _write_codes(host, person, turning)


async def switch_off(host: MatchHost, person: str) -> None:
    """Stop asking for codes."""
    turning = Write(people_queries.SET_TOTP, {"person": person, "new_totp": None, "new_step": None})
    await host.store.write([turning, *no_codes(person)])


async def new_codes(host: MatchHost, person: str) -> list[str]:
    """Fresh recovery codes in place of the old ones."""
    return await _write_codes(host, person)


def no_codes(person: str) -> list[Write]:
    """The writes that forget somebody's recovery codes."""
    return [Write(people_queries.DELETE_RECOVERY_CODES, {"person": person})]


async def _write_codes(host: MatchHost, person: str, *more: Write) -> list[str]:
    codes = ["".join(secrets.choice(_LETTERS) for _ in range(_GROUPS * _GROUP)) for _ in range(_CODES)]
    adding = [
        Write(people_queries.ADD_RECOVERY_CODE, {"hash": _hash(person, code), "person": person}) for code in codes
    ]
    await host.store.write([*more, *no_codes(person), *adding])
    return ["-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP)) for code in codes]


def _hash(person: str, code: str) -> str:
    # A code is long and random, so a plain hash cannot be reversed.
    return token_hash(f"{person} {code}")
