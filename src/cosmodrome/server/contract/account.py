"""How an account is kept safe, and where its notices go."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from cosmodrome.server.contract.basic import Body, Login, PlainName
from cosmodrome.server.contract.happened import LogEntry, Note
from cosmodrome.server.contract.people import Code, LinkSecret

# Visible ASCII: readers of patterns differ in what a space is, and a header is no place for control characters.
Mail = Annotated[str, Meta(pattern=r"^[!-?A-~]{1,64}@[!-?A-~]{1,180}(?!\n)$", max_length=250)]


class SessionInfo(Body):
    """A browser that is logged in as me: what it calls itself, since when, when it was last used (to the hour)."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class Sessions(Body):
    """Answer of `GET /api/me/sessions`."""

    sessions: list[SessionInfo]


class PasskeyInfo(Body):
    """A passkey of mine."""

    id: str
    name: str
    created: float
    used: float | None


class Security(Body):
    """Answer of `GET /api/me/security`: what keeps my account mine. `can_mail`: whether this server sends mail."""

    mail: str | None
    can_mail: bool
    app: bool
    codes_left: int
    passkeys: list[PasskeyInfo]


class Prove(Body):
    """Body of `POST /api/me/proof`: proof that it is me, by password (and code if one is asked for) or by passkey.

    What changes how an account is opened needs a proof that is not older than a quarter of an hour, or it answers
    `not_proven`. Logging in is one.
    """

    password: Annotated[str, Meta(max_length=200)] | None = None
    code: Code | None = None
    credential: dict[str, Any] | None = None


class AppOffer(Body):
    """Answer of `POST /api/me/app`: a new secret for an authenticator app, as text, address and picture (a QR code)."""

    secret: str
    address: str
    picture: str


class NewApp(Body):
    """Body of `PUT /api/me/app`: the offered secret, and a code that shows that the app has it."""

    secret: Annotated[str, Meta(min_length=16, max_length=200)]
    code: Code


class RecoveryCodes(Body):
    """Codes for people who lost the app: each works once. Shown only once, stored as hashes."""

    codes: list[str]


class PasskeyOffer(Body):
    """What a browser's `navigator.credentials` needs, in the JSON form of WebAuthn."""

    options: dict[str, Any]


class NewPasskey(Body):
    """Body of `POST /api/me/passkeys`: what the browser made, in the JSON form of WebAuthn."""

    name: PlainName
    credential: dict[str, Any]


class PasskeyLogIn(Body):
    """Body of `POST /api/sessions/passkey`: what the browser signed, in the JSON form of WebAuthn."""

    credential: dict[str, Any]


class NewMail(Body):
    """Body of `PUT /api/me/mail`: an address to confirm by the link that is sent there."""

    mail: Mail


class MailLink(Body):
    """Body of `POST /api/mail`: the secret of the link in a letter; the address it was sent to is confirmed."""

    link: LinkSecret


class AskReset(Body):
    """Body of `POST /api/passwords/ask`: a letter with a link to a new password, if the account has an address.

    The answer is the same whether there is such an account or not.
    """

    login: Login


class NoticeChannel(Body):
    """A channel that tells me when it is my turn. Only the host of its address is shown; `failures`: in a row."""

    id: str
    kind: Literal["push", "webhook"]
    host: str
    created: float
    failures: int


class Notices(Body):
    """Answer of `GET /api/me/notices`. `key` is what a browser needs to accept pushes; null: the host allows none."""

    key: str | None
    channels: list[NoticeChannel]


class NewWebhook(Body):
    """Body of `POST /api/me/notices/webhook`: an address that takes messages, of Discord, Slack, or your own."""

    url: Annotated[str, Meta(min_length=8, max_length=1000)]


class NewPush(Body):
    """Body of `POST /api/me/notices/push`: what a browser's push subscription says."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class ExportedSeat(Body):
    """One seat I hold, with what I said there and every answer I gave."""

    match: str
    game: str
    seat: int
    chat: list[Note]
    moves: list[LogEntry]


class Export(Body):
    """Answer of `GET /api/me/export`: everything stored about me."""

    login: str | None
    name: str | None
    created: float
    sessions: list[SessionInfo]
    seats: list[ExportedSeat]
    notices: list[NoticeChannel]
    mail: str | None = None
    passkeys: list[PasskeyInfo] = []
