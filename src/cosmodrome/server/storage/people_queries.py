"""The statements about people: their names, sessions, keys, codes and links.

Parameters are named after what they mean.
"""

from typing import Any

from sqlalchemy import bindparam, delete, func, select, update

from cosmodrome.server.storage.store import Query, add
from cosmodrome.server.storage.tables import CHANNELS, LINKS, PASSKEYS, PEOPLE, RECOVERY_CODES, SEATS, SESSIONS, WHO


def _change(**fields: str) -> Query:
    """Set these fields of a person, each to the parameter named beside it."""
    values: dict[str, Any] = {field: bindparam(parameter) for field, parameter in fields.items()}
    return Query(update(PEOPLE).where(PEOPLE.c.id == bindparam("person")).values(values))


ADD_PERSON = add(PEOPLE, "admin", "banned", "mail", "totp", "totp_step")
PERSON = Query(select(PEOPLE).where(PEOPLE.c.id == bindparam("person")))
PERSON_BY_LOGIN = Query(select(PEOPLE).where(PEOPLE.c.login == bindparam("by_login")))
REGISTER_PERSON = Query(
    update(PEOPLE)
    .where(PEOPLE.c.id == bindparam("person"), PEOPLE.c.login.is_(None))
    .values(login=bindparam("new_login"), password=bindparam("new_password"), name=bindparam("new_name"))
)
SET_LANGUAGE = _change(language="new_language")
RENAME_PERSON = _change(name="new_name")
SET_PASSWORD = _change(password="new_password")
SET_ADMIN = _change(admin="new_admin")
COUNT_ADMINS = Query(select(func.count().label("number")).select_from(PEOPLE).where(PEOPLE.c.admin == 1))
SET_BANNED = _change(banned="new_banned")
DELETE_PERSON = Query(delete(PEOPLE).where(PEOPLE.c.id == bindparam("person")))

SET_MAIL = _change(mail="new_mail")
SET_TOTP = _change(totp="new_totp", totp_step="new_step")
#: A code counts once: the step it belongs to must be later than the one used before.
USE_TOTP_STEP = Query(
    update(PEOPLE)
    .where(
        PEOPLE.c.id == bindparam("person"),
        PEOPLE.c.totp_step.is_(None) | (PEOPLE.c.totp_step < bindparam("new_step")),
    )
    .values(totp_step=bindparam("new_step"))
)
ADD_RECOVERY_CODE = add(RECOVERY_CODES)
COUNT_RECOVERY_CODES = Query(
    select(func.count().label("number"))
    .select_from(RECOVERY_CODES)
    .where(RECOVERY_CODES.c.person == bindparam("person"))
)
USE_RECOVERY_CODE = Query(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.hash == bindparam("by_hash")))
DELETE_RECOVERY_CODES = Query(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == bindparam("person")))

ADD_PASSKEY = add(PASSKEYS)
PASSKEY = Query(select(PASSKEYS).where(PASSKEYS.c.id == bindparam("passkey")))
PASSKEYS_OF = Query(select(PASSKEYS).where(PASSKEYS.c.person == bindparam("person")).order_by(PASSKEYS.c.created))
USE_PASSKEY = Query(
    update(PASSKEYS)
    .where(PASSKEYS.c.id == bindparam("passkey"))
    .values(count=bindparam("new_count"), used=bindparam("now"))
)
DELETE_PASSKEY = Query(
    delete(PASSKEYS).where(PASSKEYS.c.id == bindparam("passkey"), PASSKEYS.c.person == bindparam("of_person"))
)
DELETE_PASSKEYS_OF = Query(delete(PASSKEYS).where(PASSKEYS.c.person == bindparam("person")))

ADD_SESSION = add(SESSIONS)
SESSION = Query(
    select(
        *WHO,
        PEOPLE.c.language,
        SESSIONS.c.seen,
        SESSIONS.c.proven,
    )
    .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    .where(SESSIONS.c.hash == bindparam("by_hash"), SESSIONS.c.expires > bindparam("now"), PEOPLE.c.banned.is_(None))
)
SESSIONS_OF = Query(
    select(SESSIONS)
    .where(SESSIONS.c.person == bindparam("person"), SESSIONS.c.expires > bindparam("now"))
    .order_by(SESSIONS.c.created)
)
SEE_SESSION = Query(update(SESSIONS).where(SESSIONS.c.hash == bindparam("by_hash")).values(seen=bindparam("now")))
PROVE_SESSION = Query(update(SESSIONS).where(SESSIONS.c.hash == bindparam("by_hash")).values(proven=bindparam("now")))
END_SESSION = Query(delete(SESSIONS).where(SESSIONS.c.hash == bindparam("by_hash")))
END_SESSIONS_OF = Query(delete(SESSIONS).where(SESSIONS.c.person == bindparam("person")))
END_OLD_SESSIONS = Query(delete(SESSIONS).where(SESSIONS.c.expires <= bindparam("now")))

ADD_LINK = add(LINKS)
LINK = Query(select(LINKS).where(LINKS.c.hash == bindparam("by_hash"), LINKS.c.expires > bindparam("now")))
USE_LINK = Query(delete(LINKS).where(LINKS.c.hash == bindparam("by_hash")))
END_LINKS_OF = Query(delete(LINKS).where(LINKS.c.person == bindparam("person")))
END_LINKS_OF_KIND_OF = Query(
    delete(LINKS).where(LINKS.c.person == bindparam("person"), LINKS.c.kind == bindparam("of_kind"))
)
END_LINKS_OF_KIND = Query(delete(LINKS).where(LINKS.c.kind == bindparam("of_kind")))
END_OLD_LINKS = Query(delete(LINKS).where(LINKS.c.expires <= bindparam("now")))

#: Guests who can never come back and sit nowhere.
FORGET_GUESTS = Query(
    delete(PEOPLE).where(
        PEOPLE.c.login.is_(None),
        PEOPLE.c.banned.is_(None),
        PEOPLE.c.id.not_in(select(SESSIONS.c.person)),
        PEOPLE.c.id.not_in(select(SEATS.c.person).where(SEATS.c.person.is_not(None))),
        PEOPLE.c.id.not_in(select(CHANNELS.c.person)),
    )
)
