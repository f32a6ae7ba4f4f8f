"""The schema: what is stored of people, matches, seats, moves and talk.

Only text, whole numbers and doubles are used, and JSON is kept as text, so that both drivers hand the same plain
values back and no conversion stands between the move path and the database.
"""

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    }
)

#: People. A guest has no login; an account has both login and password hash. `banned` is when they were shut out,
#: `mail` a confirmed address, `totp` the secret of an authenticator app and `totp_step` the latest step of time
#: whose code was used, `language` what they read in where they have chosen it.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("login", Text, unique=True),
    Column("name", Text),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("admin", Integer, nullable=False, server_default="0"),
    Column("banned", Double, index=True),
    Column("mail", Text),
    Column("totp", Text),
    Column("totp_step", Integer),
    Column("language", Text),
)

#: The columns that say who somebody is, for lists of people.
WHO = (PEOPLE.c.id, PEOPLE.c.login, PEOPLE.c.name, PEOPLE.c.created, PEOPLE.c.admin)

#: Server-side sessions; the cookie's secret is stored as a hash only. `agent` is what the browser calls itself, `seen`
#: when it was last used (to the hour), `proven` when its person last gave their password or passkey.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("agent", Text),
    Column("seen", Double),
    Column("proven", Double),
)

#: Passkeys: the public keys of devices that open an account, by their credential's id.
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

#: Codes for people who lost their authenticator app, as hashes; each works once.
RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
)

#: What lets somebody in once, by the hash of its secret: `invite` and `admin` links make an account, `reset` gives a
#: person a new password, `mail` confirms the address in `detail`, `passkey` is what a device has to sign.
LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("detail", Text),
)

#: What the host tells everybody, until when.
ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("text", Text, nullable=False),
)

#: Matches. `version` is the length of the log; `waiting`, `due` are caches of the position, for lists and timers;
#: `shares` is what the seats add to the draws; `hints` whether a bot may be asked for advice.
MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("finished", Double),
    Column("undo", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("watchable", Integer, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("due", Double),
    Column("gate", Text),
    Column("undo_request", Text),
    Column("abandon", Text, nullable=False),
    Column("pace", Text),
    Column("shares", Text),
    Column("hints", Integer, nullable=False, server_default="1"),
    Index(None, "status", "created"),
)

#: Seats. `token` is the hash of the seat's secret; `person` the one who claimed it; `link` the hash of the secret it
#: was claimed with, as long as the new one has not been used.
SEATS = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("bot", Text),
    Column("name", Text),
    Column("token", Text),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("claimed", Integer, nullable=False),
    Column("resigned", Integer, nullable=False),
    Column("standing", Text, nullable=False, server_default="{}"),
    Column("link", Text),
)

#: The log: exactly one row a version. `moves` holds the record's lines this entry added, `events` what they told.
LOG = Table(
    "log",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("move", Text),
    Column("undo_to", Integer),
    Column("moves", Text, nullable=False),
    Column("events", Text, nullable=False),
)

#: Chat and what people did to the table.
NOTES = Table(
    "notes",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text),
    Column("fields", Text, nullable=False),
    Index(None, "match", "id"),
)

#: Ways to tell somebody that it is their turn: a browser that accepts pushes (with its keys), or a webhook.
CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),
    Column("origin", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("failures", Integer, nullable=False),
)

#: The latest question each seat was told of, by when it arose.
TOLD = Table(
    "told",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Double, primary_key=True),
)

#: The coach's reports: `body` as JSON, and what later ones of the same person are compared with.
REPORTS = Table(
    "reports",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("made", Double, nullable=False),
    Column("score", Double, nullable=False),
    Column("luck", Double, nullable=False),
    Column("body", Text, nullable=False),
)

#: How matches ended: `scores` and `winners` as JSON, kept so that nobody has to play a match again to know. They follow
#: from the log and may be deleted; of a match whose edition of the rules is gone both are empty.
RESULTS = Table(
    "results",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
)

#: Keys of the server's own that must outlive it.
SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

#: New entries of all matches, a row a commit, until they are folded into `log` and `matches`; used on SQLite only.
JOURNAL = Table(
    "journal",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("entries", Text, nullable=False),
)
