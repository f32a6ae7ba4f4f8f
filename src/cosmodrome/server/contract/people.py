"""Lists of matches, and somebody's account."""

from typing import Annotated, Any

from msgspec import Meta

from cosmodrome.server.contract.basic import Body, Login, Password, PlainName, Status
from cosmodrome.server.contract.table import Player, Waiting


class MatchCard(Body):
    """A match in a list: the lobby and `my matches`. `my_turn` looks at my seats only, and so does `question`.

    `question` is what the first of my seats is asked. `deadline` is when the table's patience ends with whoever it
    waits for, me first: from then on the others may let a bot play for them. Null where nobody else could.
    """

    id: str
    game: str
    status: Status
    created: float
    version: int
    players: list[Player]
    waiting: list[Waiting]
    mine: list[int]
    my_turn: bool
    options: dict[str, Any]
    question: str | None = None
    deadline: float | None = None


class MatchList(Body):
    """Answer of `GET /api/me/matches`."""

    now: float
    matches: list[MatchCard]


class Lobby(Body):
    """Answer of `GET /api/lobby`: tables with a free seat, and running ones whose people let others watch."""

    now: float
    matches: list[MatchCard]
    live: list[MatchCard]


class Me(Body):
    """Who the cookie says I am. A guest has no login; `name` is what others see."""

    guest: bool
    login: str | None
    name: str | None
    admin: bool = False
    language: str | None = None


#: A language as browsers name it: `it`, `pl-PL`.
LanguageTag = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$")]
LinkSecret = Annotated[str, Meta(min_length=1, max_length=200)]


class Register(Body):
    """Body of `POST /api/accounts`. A guest who registers keeps the seats held so far.

    `invite` is the secret of a link from an admin: needed where accounts are for the invited, and how an admin is made.
    """

    login: Login
    password: Password
    name: PlainName | None = None
    invite: LinkSecret | None = None


class ResetPassword(Body):
    """Body of `POST /api/passwords`: a new password by the secret of a link, which works once. It logs in."""

    link: LinkSecret
    password: Password


Code = Annotated[str, Meta(min_length=6, max_length=40)]
"""Of an authenticator app, or a recovery code."""


class LogIn(Body):
    """Body of `POST /api/sessions`. Seats held as a guest move to the account.

    Without `code` an account with an authenticator app answers `code_needed`; then the same is sent again with one.
    """

    login: Login
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    code: Code | None = None


class ChangeMe(Body):
    """Body of `PATCH /api/me`: a new name, the language I read in, or a new password together with the old one."""

    name: PlainName | None = None
    language: LanguageTag | None = None
    password: Password | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None


class DeleteMe(Body):
    """Body of `POST /api/me/delete`; an account confirms with its password, a guest needs none."""

    password: Annotated[str, Meta(max_length=200)] | None = None
