"""The statements the server runs outside the move path: matches, seats, notices, reports and what a host looks at.

Parameters are named after what they mean; what concerns people alone is in `people_queries`.
"""

from sqlalchemy import and_, bindparam, delete, func, insert, select, update

from cosmodrome.server.storage.store import Query, add
from cosmodrome.server.storage.tables import (
    ANNOUNCEMENTS,
    CHANNELS,
    LOG,
    MATCHES,
    NOTES,
    PEOPLE,
    REPORTS,
    RESULTS,
    SEATS,
    SERVER_KEYS,
    SESSIONS,
    TOLD,
    WHO,
)

# --- matches

_UNFINISHED = (MATCHES.c.status == "waiting") | (MATCHES.c.status == "running")

ADD_MATCH = add(MATCHES)
MATCH = Query(select(MATCHES).where(MATCHES.c.id == bindparam("match")))
GAME_OF = Query(select(MATCHES.c.game).where(MATCHES.c.id == bindparam("match")))
_OPEN = (
    select(MATCHES)
    .where(MATCHES.c.status == "waiting", MATCHES.c.listed == 1, MATCHES.c.created > bindparam("after"))
    .order_by(MATCHES.c.created.desc())
    .limit(100)
)
_MINE = (
    select(MATCHES)
    .where(MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.person == bindparam("person"))))
    .order_by(MATCHES.c.created.desc())
    .limit(500)
)
#: Matches of several people who show their table and admit spectators, the newest first.
_LIVE = (
    select(MATCHES)
    .where(
        MATCHES.c.status == "running",
        MATCHES.c.listed == 1,
        MATCHES.c.watchable == 1,
        MATCHES.c.created > bindparam("after"),
        select(func.count(SEATS.c.person.distinct())).where(SEATS.c.match == MATCHES.c.id).scalar_subquery() > 1,
    )
    .order_by(MATCHES.c.created.desc())
    .limit(12)
)
OPEN_TABLES = Query(_OPEN)
LIVE_TABLES = Query(_LIVE)
MATCHES_OF = Query(_MINE)
#: Running matches in which the server itself owes an answer: a bot's or the clock's.
OWED = Query(
    select(MATCHES.c.id)
    .where(MATCHES.c.status == "running", MATCHES.c.due < bindparam("before"))
    .order_by(MATCHES.c.due)
)
COUNT_UNFINISHED = Query(select(func.count().label("number")).select_from(MATCHES).where(_UNFINISHED))
COUNT_MATCHES = Query(select(func.count().label("number")).select_from(MATCHES))
#: A match nobody else has moved on in the meantime.
_UNMOVED = and_(MATCHES.c.id == bindparam("in_match"), MATCHES.c.version == bindparam("at_version"))
SET_GATE = Query(
    update(MATCHES)
    .where(
        _UNMOVED,
        MATCHES.c.gate.is_not_distinct_from(bindparam("old_gate")),
    )
    .values(gate=bindparam("new_gate"), due=bindparam("new_due"))
)
SET_UNDO_REQUEST = Query(
    update(MATCHES)
    .where(
        _UNMOVED,
        MATCHES.c.undo_request.is_not_distinct_from(bindparam("old_request")),
    )
    .values(undo_request=bindparam("new_request"))
)
SET_ABANDON = Query(
    update(MATCHES)
    .where(
        MATCHES.c.id == bindparam("in_match"),
        _UNFINISHED,
        MATCHES.c.abandon == bindparam("old_votes"),
    )
    .values(abandon=bindparam("new_votes"))
)
SET_DUE = Query(update(MATCHES).where(_UNMOVED).values(due=bindparam("new_due")))
END_MATCH = Query(
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("in_match"), _UNFINISHED)
    .values(status="abandoned", finished=bindparam("now"), due=None, waiting="[]")
)

#: Matches that ended, and tables that have waited, since before a moment.
OLD_FINISHED = Query(select(MATCHES.c.id).where(MATCHES.c.finished < bindparam("before")).limit(200))
OLD_WAITING = Query(
    select(MATCHES.c.id).where(MATCHES.c.status == "waiting", MATCHES.c.created < bindparam("before")).limit(200)
)
DELETE_MATCH = [
    Query(delete(table).where(table.c.match == bindparam("of_match")))
    for table in (RESULTS, REPORTS, TOLD, NOTES, LOG, SEATS)
] + [Query(delete(MATCHES).where(MATCHES.c.id == bindparam("of_match")))]

# --- seats

ADD_SEAT = add(SEATS)
SEATS_OF_MATCH = Query(select(SEATS).where(SEATS.c.match == bindparam("match")).order_by(SEATS.c.seat))
SEATS_OF_OPEN_TABLES = Query(
    select(SEATS).where(SEATS.c.match.in_(_OPEN.with_only_columns(MATCHES.c.id))).order_by(SEATS.c.seat)
)
SEATS_OF_LIVE_TABLES = Query(
    select(SEATS).where(SEATS.c.match.in_(_LIVE.with_only_columns(MATCHES.c.id))).order_by(SEATS.c.seat)
)
SEATS_OF_MATCHES_OF = Query(
    select(SEATS).where(SEATS.c.match.in_(_MINE.with_only_columns(MATCHES.c.id))).order_by(SEATS.c.seat)
)
SEATS_OF_PERSON = Query(
    select(SEATS, MATCHES.c.game, MATCHES.c.status)
    .join(MATCHES, MATCHES.c.id == SEATS.c.match)
    .where(SEATS.c.person == bindparam("person"))
    .order_by(SEATS.c.match, SEATS.c.seat)
)
CLAIM_SEAT = Query(
    update(SEATS)
    .where(
        SEATS.c.match == bindparam("in_match"),
        SEATS.c.seat == bindparam("at_seat"),
        SEATS.c.kind == bindparam("was_kind"),
        SEATS.c.claimed == bindparam("was_claimed"),
        SEATS.c.resigned == 0,
    )
    .values(
        kind="human",
        claimed=1,
        token=bindparam("new_token"),
        person=bindparam("new_person"),
        name=bindparam("new_name"),
        link=bindparam("by_link"),
    )
)
REBIND_SEAT = Query(
    update(SEATS)
    .where(
        SEATS.c.match == bindparam("in_match"),
        SEATS.c.seat == bindparam("at_seat"),
        SEATS.c.token == bindparam("by_token"),
    )
    .values(person=bindparam("new_person"), name=bindparam("new_name"))
)
CONFIRM_SEAT = Query(
    update(SEATS).where(SEATS.c.match == bindparam("in_match"), SEATS.c.seat == bindparam("at_seat")).values(link=None)
)
LEAVE_SEAT = Query(
    update(SEATS)
    .where(SEATS.c.match == bindparam("in_match"), SEATS.c.seat == bindparam("at_seat"), SEATS.c.kind == "human")
    .values(kind="open", claimed=0, token=None, person=None, name=None, standing="{}", link=None)
)
RESIGN_SEAT = Query(
    update(SEATS)
    .where(
        SEATS.c.match == bindparam("in_match"),
        SEATS.c.seat == bindparam("at_seat"),
        SEATS.c.kind == "human",
        SEATS.c.resigned == 0,
    )
    .values(resigned=1, bot=bindparam("new_bot"))
)
SET_STANDING = Query(
    update(SEATS)
    .where(
        SEATS.c.match == bindparam("in_match"),
        SEATS.c.seat == bindparam("at_seat"),
        SEATS.c.standing == bindparam("old_standing"),
    )
    .values(standing=bindparam("new_standing"))
)
MOVE_SEATS = Query(
    update(SEATS).where(SEATS.c.person == bindparam("from_person")).values(person=bindparam("to_person"))
)
FORGET_SEATS = Query(
    update(SEATS).where(SEATS.c.person == bindparam("of_person")).values(person=None, name=None, token=None)
)
RENAME_SEATS = Query(update(SEATS).where(SEATS.c.person == bindparam("of_person")).values(name=bindparam("new_name")))

# --- the coach's reports

ADD_REPORT = add(REPORTS)
DELETE_REPORT = Query(
    delete(REPORTS).where(REPORTS.c.match == bindparam("of_match"), REPORTS.c.seat == bindparam("of_seat"))
)
REPORT = Query(select(REPORTS).where(REPORTS.c.match == bindparam("match"), REPORTS.c.seat == bindparam("seat")))
#: What the coach knows of a person's matches of one game that ended before a moment.
EARLIER_REPORTS = Query(
    select(REPORTS.c.score, REPORTS.c.luck)
    .join(MATCHES, MATCHES.c.id == REPORTS.c.match)
    .join(SEATS, (SEATS.c.match == REPORTS.c.match) & (SEATS.c.seat == REPORTS.c.seat))
    .where(
        SEATS.c.person == bindparam("person"),
        MATCHES.c.game == bindparam("game"),
        MATCHES.c.finished < bindparam("before"),
    )
    .order_by(MATCHES.c.finished.desc())
    .limit(100)
)

# --- the log and the notes

LOG_FROM = Query(
    select(LOG).where(LOG.c.match == bindparam("match"), LOG.c.version >= bindparam("since")).order_by(LOG.c.version)
)
#: The first entry of a match, stored together with the claim that completes the table.
ADD_ENTRY = add(LOG)
SET_SHARES = Query(
    update(MATCHES)
    .where(
        MATCHES.c.id == bindparam("in_match"),
        MATCHES.c.status == "waiting",
        MATCHES.c.shares.is_not_distinct_from(bindparam("old_shares")),
    )
    .values(shares=bindparam("new_shares"), due=bindparam("new_due"))
)
#: Complete tables whose seats have not all opened their shares in time.
UNDEALT = Query(select(MATCHES.c.id).where(MATCHES.c.status == "waiting", MATCHES.c.due < bindparam("before")))
START_MATCH = Query(
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("in_match"), MATCHES.c.version == 0, MATCHES.c.status == "waiting")
    .values(
        version=1,
        status=bindparam("new_status"),
        started=bindparam("at"),
        finished=bindparam("new_finished"),
        waiting=bindparam("new_waiting"),
        due=bindparam("new_due"),
        gate=bindparam("new_gate"),
    )
)
ADD_NOTE = Query(
    insert(NOTES).values({c.name: bindparam(c.name) for c in NOTES.columns if c.name != "id"}).returning(NOTES.c.id)
)
NOTES_SINCE = Query(
    select(NOTES)
    .where(NOTES.c.match == bindparam("match"), NOTES.c.id > bindparam("since"))
    .order_by(NOTES.c.id)
    .limit(1000)
)
LATEST_NOTES = Query(
    select(NOTES).where(NOTES.c.match == bindparam("match")).order_by(NOTES.c.id.desc()).limit(bindparam("number"))
)
FORGET_CHAT = Query(
    update(NOTES)
    .where(NOTES.c.match == bindparam("in_match"), NOTES.c.seat == bindparam("of_seat"), NOTES.c.kind == "chat")
    .values(text=None)
)
CHAT_OF_SEAT = Query(
    select(NOTES)
    .where(NOTES.c.match == bindparam("in_match"), NOTES.c.seat == bindparam("of_seat"), NOTES.c.kind == "chat")
    .order_by(NOTES.c.id)
)
MOVES_OF_SEAT = Query(
    select(LOG.c.version, LOG.c.at, LOG.c.move, LOG.c.undo_to)
    .where(LOG.c.match == bindparam("in_match"), LOG.c.seat == bindparam("of_seat"))
    .order_by(LOG.c.version)
)

# --- notices

ADD_CHANNEL = add(CHANNELS)
CHANNELS_OF = Query(select(CHANNELS).where(CHANNELS.c.person == bindparam("person")).order_by(CHANNELS.c.created))
DELETE_CHANNEL = Query(delete(CHANNELS).where(CHANNELS.c.id == bindparam("channel")))
DELETE_CHANNELS_OF = Query(delete(CHANNELS).where(CHANNELS.c.person == bindparam("person")))
MOVE_CHANNELS = Query(
    update(CHANNELS).where(CHANNELS.c.person == bindparam("from_person")).values(person=bindparam("to_person"))
)
COUNT_FAILURE = Query(
    update(CHANNELS).where(CHANNELS.c.id == bindparam("channel")).values(failures=CHANNELS.c.failures + 1)
)
FORGIVE_FAILURES = Query(update(CHANNELS).where(CHANNELS.c.id == bindparam("channel")).values(failures=0))
#: The seats in running matches whose people can be told, who answered last there, and what the seat was told of last.
SEATS_WITH_CHANNELS = Query(
    select(
        SEATS.c.match,
        SEATS.c.seat,
        SEATS.c.person,
        MATCHES.c.waiting,
        select(LOG.c.seat)
        .where(LOG.c.match == MATCHES.c.id, LOG.c.version == MATCHES.c.version - 1)
        .scalar_subquery()
        .label("last"),
        select(func.coalesce(func.max(TOLD.c.since), 0.0))
        .where(TOLD.c.match == SEATS.c.match, TOLD.c.seat == SEATS.c.seat)
        .scalar_subquery()
        .label("told"),
    )
    .join(MATCHES, MATCHES.c.id == SEATS.c.match)
    .where(
        MATCHES.c.status == "running",
        SEATS.c.kind == "human",
        SEATS.c.resigned == 0,
        SEATS.c.person.in_(select(CHANNELS.c.person)),
    )
)
ADD_TOLD = add(TOLD)
FORGET_TOLD = Query(
    delete(TOLD).where(
        TOLD.c.match == bindparam("in_match"), TOLD.c.seat == bindparam("at_seat"), TOLD.c.since < bindparam("before")
    )
)
SERVER_KEY = Query(select(SERVER_KEYS).where(SERVER_KEYS.c.name == bindparam("name")))
ADD_SERVER_KEY = add(SERVER_KEYS)
DELETE_SERVER_KEY = Query(delete(SERVER_KEYS).where(SERVER_KEYS.c.name == bindparam("name")))

# --- the host

#: Everybody, the newest last: how many seats they hold, and since when they have their latest session.
PEOPLE_LIST = Query(
    select(
        *WHO,
        PEOPLE.c.banned,
        select(func.count())
        .select_from(SEATS.join(MATCHES, MATCHES.c.id == SEATS.c.match))
        .where(SEATS.c.person == PEOPLE.c.id, _UNFINISHED)
        .scalar_subquery()
        .label("seats"),
        select(func.max(SESSIONS.c.created)).where(SESSIONS.c.person == PEOPLE.c.id).scalar_subquery().label("seen"),
    ).order_by(PEOPLE.c.created)
)
BANNED = Query(select(PEOPLE.c.id).where(PEOPLE.c.banned.is_not(None)))
#: All tables, the newest last, with when somebody last did something there.
TABLE_LIST = Query(
    select(
        MATCHES.c.id,
        MATCHES.c.game,
        MATCHES.c.edition,
        MATCHES.c.status,
        MATCHES.c.created,
        MATCHES.c.finished,
        MATCHES.c.version,
        MATCHES.c.waiting,
        select(func.max(LOG.c.at)).where(LOG.c.match == MATCHES.c.id).scalar_subquery().label("moved"),
    ).order_by(MATCHES.c.created)
)
SEAT_LIST = Query(
    select(
        SEATS.c.match, SEATS.c.seat, SEATS.c.kind, SEATS.c.bot, SEATS.c.name, SEATS.c.person, SEATS.c.resigned
    ).order_by(SEATS.c.match, SEATS.c.seat)
)

# --- announcements

ADD_ANNOUNCEMENT = add(ANNOUNCEMENTS)
ANNOUNCEMENTS_NOW = Query(
    select(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.until > bindparam("now")).order_by(ANNOUNCEMENTS.c.at)
)
END_ANNOUNCEMENTS = Query(delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.until <= bindparam("now")))
CLEAR_ANNOUNCEMENTS = Query(delete(ANNOUNCEMENTS))
