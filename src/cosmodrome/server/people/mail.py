"""Mail: letters to people who lost their password, named a new address or changed how their account opens.

Only where the host names a mail server. It may be slow or dead: letters are handed over in threads of their own, a few
at once, with a deadline.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import structlog

from cosmodrome.server.letters import letters
from cosmodrome.server.outside import Busy, Outside
from cosmodrome.server.settings import Settings
from cosmodrome.server.storage import Row

_log = structlog.get_logger("cosmodrome.mail")

#: How long one step of a delivery may take, how long all of it, and how many letters may be on their way at once.
_STEP_SECONDS, _SECONDS, _AT_ONCE = 10.0, 30.0, 20
_PORTS = {"smtp": 587, "smtps": 465}
_HERE = {"localhost", "127.0.0.1", "::1"}


class BadMailServer(ValueError):
    """The settings name no mail server that letters could be handed to."""


def check_mail(settings: Settings) -> None:
    """Refuse settings with which no letter could ever be sent, before anybody counts on them."""
    if not settings.mail:
        return
    try:
        server = urlsplit(settings.mail)
        known = server.scheme in _PORTS and bool(server.hostname) and server.port != 0
    except ValueError:
        known = False
    if not known:
        raise BadMailServer("the mail server is written smtp://USER:PASSWORD@HOST:PORT, or smtps://")
    if "@" not in settings.mail_from:
        raise BadMailServer("mail needs the address it comes from (--mail-from)")
    if urlsplit(settings.site).scheme not in ("http", "https"):
        # Never taken from a request: whoever sends one could have the letter lead anywhere.
        raise BadMailServer("mail needs the address people know this server by (--site), for the links in it")


class Mailer:
    """Hands letters to the host's mail server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._calls = Outside("mail", _AT_ONCE, _SECONDS)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        """Whether letters can be sent at all."""
        return bool(self._settings.mail)

    def send(self, to: str, about: str, link: str, name: str, language: str | None, what: str = "") -> None:
        """Send a letter in the background: `about` names its texts, `link` is where it leads. Nobody waits for it."""
        if not self.is_on:
            return
        said = {"name": name, "link": self._settings.site.rstrip("/") + link, "what": what}
        letter = self._letter(to, about, language, said)
        task = asyncio.create_task(self._deliver(letter, about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def tell_of_change(self, owner: Row | None, what: str) -> None:
        """Write to whoever has a confirmed address what was changed about how their account opens."""
        if owner is not None and owner["mail"] is not None:
            name = owner["name"] or owner["login"]
            self.send(owner["mail"], "changed", "/account", name, owner["language"], what)

    def _letter(self, to: str, about: str, language: str | None, said: dict[str, str]) -> EmailMessage:
        words = letters(language)
        letter = EmailMessage()
        letter["From"], letter["To"] = self._settings.mail_from, to
        letter["Subject"] = words.find(f"mail-{about}-subject") or about
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="cosmodrome.invalid")
        letter.set_content(words.find(f"mail-{about}", **said) or said["link"])
        return letter

    async def _deliver(self, letter: EmailMessage, about: str) -> None:
        try:
            await self._calls.call(hand_over, self._settings.mail, letter)
        except (Busy, OSError, smtplib.SMTPException) as error:
            # Neither the address nor the letter: logs hold no secrets.
            _log.error("mail not sent", about=about, error=type(error).__name__)

    def close(self) -> None:
        """Send nothing more; calls that hang are abandoned."""
        for task in self._tasks:
            task.cancel()


def hand_over(address: str, letter: EmailMessage) -> None:
    """Give a letter to a mail server; blocks."""
    server = urlsplit(address)
    host, port = server.hostname or "", server.port or _PORTS[server.scheme]
    secure = ssl.create_default_context()
    if server.scheme == "smtps":
        opened: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=_STEP_SECONDS, context=secure)
    else:
        opened = smtplib.SMTP(host, port, timeout=_STEP_SECONDS)
    with opened as connection:
        connection.ehlo()
        # In the clear only to this very machine.
        if server.scheme == "smtp" and (host not in _HERE or connection.has_extn("starttls")):
            connection.starttls(context=secure)
            connection.ehlo()
        if server.username:
            connection.login(unquote(server.username), unquote(server.password or ""))
        connection.send_message(letter)
