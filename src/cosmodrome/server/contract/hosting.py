"""What a host sees and does."""

from typing import Annotated

from msgspec import Meta

from cosmodrome.server.contract.basic import Body


class Announcement(Body):
    """Something the host tells everybody, until when (seconds since 1970)."""

    id: str
    at: float
    until: float
    text: str


class Announcements(Body):
    """Answer of `GET /api/announcements`."""

    announcements: list[Announcement]


class AdminLimits(Body):
    """What the host has set."""

    connections: int
    connections_of_one: int
    tables: int
    rooms: int
    session_days: int
    accounts: str
    rates: bool
    mail: bool


class AdminStatus(Body):
    """Answer of `GET /api/admin/status`. Connections, rooms and moves are those of the process that answers."""

    version: str
    ill: list[str]
    #: Of the machine, over the last minute; null where the system does not tell.
    load: float | None
    draining: bool
    connections: int
    rooms: int
    moves: int
    people: int
    waiting: int
    running: int
    finished: int
    limits: AdminLimits


class AdminPerson(Body):
    """Somebody, as an admin sees them. `seats` counts those in matches that are not over."""

    id: str
    login: str | None
    name: str | None
    created: float
    seen: float | None
    seats: int
    admin: bool
    banned: float | None


class AdminPeople(Body):
    """Answer of `GET /api/admin/people`: the first few hundred, and how many there are."""

    people: list[AdminPerson]
    total: int


class AdminTable(Body):
    """A table, as an admin sees it."""

    id: str
    game: str
    edition: str
    status: str
    created: float
    moved: float | None
    moves: int
    seats: list[str]
    waiting_for: list[int]


class AdminTables(Body):
    """Answer of `GET /api/admin/tables`: the first few hundred, and how many there are."""

    tables: list[AdminTable]
    total: int


class Ban(Body):
    """Body of `POST /api/admin/people/{person}/ban`."""

    banned: bool


class AdminLink(Body):
    """A link to hand to somebody; it works once."""

    link: str


class NewAnnouncement(Body):
    """Body of `POST /api/admin/announcements`."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    hours: Annotated[float, Meta(gt=0, le=24 * 365)] = 24.0


class Health(Body):
    """Answer of `GET /healthz`. `ill` names what does not work, then 503: work in the background that has not succeeded
    for too long, or the `database`.
    """

    ok: bool
    version: str
    matches: int
    ill: list[str] = []
