"""The statements about how matches ended. Parameters are named after what they mean."""

from sqlalchemy import bindparam, delete, func, select

from cosmodrome.server.storage.store import Query, add
from cosmodrome.server.storage.tables import MATCHES, REPORTS, RESULTS, SEATS

_OVER = MATCHES.c.status == "over"
_UNTOLD = (
    select(MATCHES.c.id)
    .outerjoin(RESULTS, RESULTS.c.match == MATCHES.c.id)
    .where(_OVER, RESULTS.c.match.is_(None))
    .order_by(MATCHES.c.finished)
)
_MINE = SEATS.c.person == bindparam("person")

ADD_RESULT = add(RESULTS)
DELETE_RESULT = Query(delete(RESULTS).where(RESULTS.c.match == bindparam("of_match")))
#: Finished matches whose result is not written down yet: anybody's, and one person's.
UNTOLD = Query(_UNTOLD.limit(50))
UNTOLD_OF = Query(_UNTOLD.where(MATCHES.c.id.in_(select(SEATS.c.match).where(_MINE))))
#: Whether anything has changed that ratings follow from.
RESULTS_STATE = Query(
    select(func.count().label("number"), func.max(MATCHES.c.finished).label("latest")).join_from(
        RESULTS, MATCHES, MATCHES.c.id == RESULTS.c.match
    )
)
#: All finished matches in the order in which they ended, and who sat there.
ENDED = Query(
    select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.options, MATCHES.c.finished, RESULTS.c.scores, RESULTS.c.winners)
    .join(RESULTS, RESULTS.c.match == MATCHES.c.id)
    .where(_OVER)
    .order_by(MATCHES.c.finished, MATCHES.c.id)
)
SEATS_OF_ENDED = Query(
    select(SEATS.c.match, SEATS.c.seat, SEATS.c.kind, SEATS.c.bot, SEATS.c.person, SEATS.c.resigned)
    .join(RESULTS, RESULTS.c.match == SEATS.c.match)
    .order_by(SEATS.c.match, SEATS.c.seat)
)
#: What the coach has said about a person's matches.
REPORTS_OF = Query(
    select(REPORTS.c.match, REPORTS.c.seat, REPORTS.c.luck, REPORTS.c.body)
    .join(SEATS, (SEATS.c.match == REPORTS.c.match) & (SEATS.c.seat == REPORTS.c.seat))
    .where(_MINE)
    .order_by(REPORTS.c.made.desc())
    .limit(200)
)
