"""What keeps an account safe: sessions, a second factor, passkeys, and the way back for those who lost a password."""

from __future__ import annotations

from typing import Annotated, Any

import structlog
from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from cosmodrome.server.contract.account import (
    AppOffer,
    AskReset,
    MailLink,
    NewApp,
    NewMail,
    NewPasskey,
    PasskeyLogIn,
    PasskeyOffer,
    Prove,
    RecoveryCodes,
    Security,
    Sessions,
)
from cosmodrome.server.contract.people import Me
from cosmodrome.server.people import accounts, factors, passkeys, totp
from cosmodrome.server.people.callers import (
    address_of,
    host_of,
    me_of,
    need_account,
    need_proof,
    new_session,
    person_of,
    session_of,
)
from cosmodrome.server.people.links import link_of, new_link, using
from cosmodrome.server.people.mail import Mailer
from cosmodrome.server.problems import Refused
from cosmodrome.server.storage import Conflict, Write, people_queries
from cosmodrome.server.storage.store import one

AnyRequest = Request[Any, Any, Any]
SessionId = Annotated[str, PathParameter(max_length=64)]
PasskeyId = Annotated[str, PathParameter(max_length=1500)]

_log = structlog.get_logger("cosmodrome.accounts")


def mailer_of(request: AnyRequest) -> Mailer:
    """Who sends letters."""
    mailer: Mailer = request.app.state.mailer
    return mailer


async def tell_of_change(request: AnyRequest, person: str, what: str) -> None:
    """Write to an account's owner what was changed about how it opens."""
    row = await one(host_of(request).store, people_queries.PERSON, person=person)
    mailer_of(request).tell_of_change(row, what)


def _spend(request: AnyRequest, login: str | None = None) -> None:
    """Count an attempt: by network, and where an account is named, by account."""
    request.app.state.limiter.spend("password", address_of(request))
    if login is not None:
        request.app.state.limiter.spend("account", login.lower())


@get("/api/me/security")
async def security(request: AnyRequest) -> Security:
    """What keeps my account mine."""
    host, person = host_of(request), await need_account(request)
    row = await one(host.store, people_queries.PERSON, person=person.id)
    assert row is not None
    codes = await host.store.rows(people_queries.COUNT_RECOVERY_CODES, person=person.id)
    keys = await host.store.rows(people_queries.PASSKEYS_OF, person=person.id)
    return Security(
        mail=row["mail"],
        can_mail=mailer_of(request).is_on,
        app=row["totp"] is not None,
        codes_left=codes[0]["number"],
        passkeys=[accounts.passkey_info(key) for key in keys],
    )


@post("/api/me/proof", status_code=204)
async def prove(request: AnyRequest, data: JSONBody[Prove]) -> None:
    """Show once more that it is me."""
    host, person = host_of(request), await need_account(request)
    _spend(request, person.login)
    if data.credential is not None:
        row = await passkeys.owner_of(host, passkeys.place_of(request), data.credential)
        if row["id"] != person.id:
            raise Refused(403, "bad_passkey", detail="somebody else's")
    else:
        await accounts.check_password(host, person, data.password)
        found = await one(host.store, people_queries.PERSON, person=person.id)
        assert found is not None
        await factors.check_second(host, found, data.code)
    await host.store.write([Write(people_queries.PROVE_SESSION, {"by_hash": session_of(request), "now": host.now()})])


# --- sessions


@get("/api/me/sessions")
async def sessions(request: AnyRequest) -> Sessions:
    """Where I am logged in."""
    host, person = host_of(request), await need_account(request)
    rows = await host.store.rows(people_queries.SESSIONS_OF, person=person.id, now=host.now())
    current = session_of(request)
    return Sessions([accounts.session_info(row, current) for row in rows])


@delete("/api/me/sessions", status_code=204)
async def end_other_sessions(request: AnyRequest) -> None:
    """Log out everywhere but here."""
    await _end(request, None)


@delete("/api/me/sessions/{session:str}", status_code=204)
async def end_session(request: AnyRequest, session: SessionId) -> None:
    """Log out there."""
    if not await _end(request, session):
        raise Refused(404, "unknown_session")


async def _end(request: AnyRequest, name: str | None) -> int:
    """End my session of this name, or all but the one that asks; how many that were."""
    host, person, current = host_of(request), await need_account(request), session_of(request)
    rows = await host.store.rows(people_queries.SESSIONS_OF, person=person.id, now=host.now())
    ending = [
        row["hash"]
        for row in rows
        if (row["hash"] != current if name is None else row["hash"][: accounts.SESSION_ID] == name)
    ]
    await host.store.write([Write(people_queries.END_SESSION, {"by_hash": one_hash}) for one_hash in ending])
    for one_hash in ending:
        host.end_sessions(person.id, one_hash)
    return len(ending)


# --- the authenticator app


@post("/api/me/app", status_code=200)
async def offer_app(request: AnyRequest) -> AppOffer:
    """A new secret for an authenticator app; nothing is changed yet."""
    person = await need_proof(request)
    secret = totp.new_secret()
    address = totp.address_of(secret, person.login or "", f"Cosmodrome {request.headers.get('host', '')}".strip())
    return AppOffer(secret, address, totp.picture_of(address))


@put("/api/me/app")
async def set_app(request: AnyRequest, data: JSONBody[NewApp]) -> RecoveryCodes:
    """From now on ask for the app's codes; the answer holds recovery codes, this once."""
    host, person = host_of(request), await need_proof(request)
    _spend(request, person.login)
    codes = await factors.switch_on(host, person.id, data.secret, data.code)
    await tell_of_change(request, person.id, "app")
    return RecoveryCodes(codes)


@delete("/api/me/app", status_code=204)
async def remove_app(request: AnyRequest) -> None:
    """Ask for no codes any more."""
    person = await need_proof(request)
    await factors.switch_off(host_of(request), person.id)
    await tell_of_change(request, person.id, "no-app")


@post("/api/me/codes", status_code=200)
async def new_codes(request: AnyRequest) -> RecoveryCodes:
    """Fresh recovery codes; the old ones are worth nothing."""
    host, person = host_of(request), await need_proof(request)
    row = await one(host.store, people_queries.PERSON, person=person.id)
    if row is None or row["totp"] is None:
        raise Refused(409, "no_app")
    codes = await factors.new_codes(host, person.id)
    await tell_of_change(request, person.id, "codes")
    return RecoveryCodes(codes)


# --- passkeys


@post("/api/me/passkeys/offer", status_code=200)
async def offer_passkey(request: AnyRequest) -> PasskeyOffer:
    """What this browser needs to make a passkey."""
    person = await need_proof(request)
    _spend(request)
    return PasskeyOffer(await passkeys.offer(host_of(request), person, passkeys.place_of(request)))


@post("/api/me/passkeys", status_code=204)
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskey]) -> None:
    """Keep the passkey this browser has made."""
    person = await need_proof(request)
    await passkeys.add(host_of(request), person, passkeys.place_of(request), data.credential, data.name)
    await tell_of_change(request, person.id, "passkey")


@delete("/api/me/passkeys/{passkey:str}", status_code=204)
async def remove_passkey(request: AnyRequest, passkey: PasskeyId) -> None:
    """This passkey opens nothing any more."""
    person = await need_proof(request)
    try:
        values = {"passkey": passkey, "of_person": person.id}
        await host_of(request).store.write([Write(people_queries.DELETE_PASSKEY, values, 1)])
    except Conflict:
        raise Refused(404, "unknown_passkey") from None
    await tell_of_change(request, person.id, "no-passkey")


@post("/api/passkeys/challenge", status_code=200)
async def passkey_challenge(request: AnyRequest) -> PasskeyOffer:
    """What a browser needs to log in with a passkey."""
    _spend(request)
    return PasskeyOffer(await passkeys.challenge(host_of(request), passkeys.place_of(request)))


@post("/api/sessions/passkey")
async def log_in_by_passkey(request: AnyRequest, data: JSONBody[PasskeyLogIn]) -> Response[Me]:
    """Log in with a passkey; what this browser held as a guest moves to the account."""
    host = host_of(request)
    _spend(request)
    row = await passkeys.owner_of(host, passkeys.place_of(request), data.credential)
    account = await accounts.enter(host, await person_of(request), row)
    cookie, session = new_session(request, account.id)
    await host.store.write([session])
    _log.info("logged in", by="passkey", person=account.id)
    return Response(me_of(account), cookies=[cookie], status_code=201)


# --- mail


@put("/api/me/mail", status_code=204)
async def set_mail(request: AnyRequest, data: JSONBody[NewMail]) -> None:
    """Send a link to this address; it is mine once the link is opened."""
    host, person, mailer = host_of(request), await need_proof(request), mailer_of(request)
    if not mailer.is_on:
        raise Refused(409, "no_mail")
    request.app.state.limiter.spend("mail", person.id)
    link = await new_link(host.store, "mail", host.now(), person.id, data.mail)
    mailer.send(data.mail, "address", link, person.name or person.login or "", person.language)


@delete("/api/me/mail", status_code=204)
async def remove_mail(request: AnyRequest) -> None:
    """Forget my address."""
    person = await need_proof(request)
    await tell_of_change(request, person.id, "mail")
    await host_of(request).store.write([Write(people_queries.SET_MAIL, {"person": person.id, "new_mail": None})])


@post("/api/mail", status_code=204)
async def confirm_mail(request: AnyRequest, data: JSONBody[MailLink]) -> None:
    """The link in a letter was opened: the address is its person's."""
    host = host_of(request)
    _spend(request)
    link = await link_of(host.store, data.link, host.now(), "mail")
    setting = Write(people_queries.SET_MAIL, {"person": link["person"], "new_mail": link["detail"]})
    before = await one(host.store, people_queries.PERSON, person=link["person"])
    try:
        await host.store.write([using(link), setting])
    except Conflict:
        raise Refused(403, "dead_link") from None
    if before is not None and before["mail"] not in (None, link["detail"]):
        mailer_of(request).tell_of_change(before, "mail")


@post("/api/passwords/ask", status_code=204)
async def ask_reset(request: AnyRequest, data: JSONBody[AskReset]) -> None:
    """Send a link to a new password, if there is such an account and it has an address."""
    host, mailer = host_of(request), mailer_of(request)
    if not mailer.is_on:
        raise Refused(409, "no_mail")
    _spend(request)
    request.app.state.limiter.spend("mail", data.login.lower())
    row = await one(host.store, people_queries.PERSON_BY_LOGIN, by_login=data.login.lower())
    if row is not None and row["mail"] is not None and row["banned"] is None:
        link = await new_link(host.store, "reset", host.now(), row["id"])
        mailer.send(row["mail"], "reset", link, row["name"] or row["login"], row["language"])


HANDLERS = [
    security,
    prove,
    sessions,
    end_other_sessions,
    end_session,
    offer_app,
    set_app,
    remove_app,
    new_codes,
    offer_passkey,
    add_passkey,
    remove_passkey,
    passkey_challenge,
    log_in_by_passkey,
    set_mail,
    remove_mail,
    confirm_mail,
    ask_reset,
]
