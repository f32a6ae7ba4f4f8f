"""The notifier: tells people who asked for it that it is their turn, also when no page of theirs is open.

Whoever was quick is not told: a question has to stand for a minute. In the middle of one's own turn, where one's last
answer led to the next question, it takes half an hour. Each question is told once. Whether somebody has a page open
does not matter: a page left open in another room must not cost anybody a turn.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from cosmodrome.kernel.registry import find
from cosmodrome.server import metrics
from cosmodrome.server.contract.account import NoticeChannel
from cosmodrome.server.letters import letters
from cosmodrome.server.notices import delivery
from cosmodrome.server.notices.delivery import Browser, Notice, Reach, Undeliverable
from cosmodrome.server.outside import Busy, Outside
from cosmodrome.server.problems import Refused
from cosmodrome.server.secret import new_id
from cosmodrome.server.storage import Conflict, Row, Write, people_queries, queries
from cosmodrome.server.storage.store import one
from cosmodrome.server.tables.columns import Awaited
from cosmodrome.server.tables.host import MatchHost
from cosmodrome.server.tables.room import Room
from cosmodrome.text import ENGLISH, Words

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey


_log = structlog.get_logger("cosmodrome.notifier")
_waiting = msgspec.json.Decoder(list[Awaited]).decode

#: Simultaneous calls to the outside world, and how long to wait for one.
_CALLS, _CALL_SECONDS = 16, 15.0
#: In the middle of one's own turn a question stands this many times as long before it is told.
_OWN_TURN = 30
#: A channel that fails this many times in a row is given up.
_FAILURES = 20
#: How many channels one person may have.
_CHANNELS = 10
#: A question with at most this many answers is a quick one.
_QUICK = 3
_KEY = "push"


class Notifier:
    """Finds out regularly who is being waited for, and tells them."""

    def __init__(self, host: MatchHost) -> None:
        self._host = host
        self._reach: Reach = host.settings.notices
        self._patience = host.settings.notice_seconds
        self._calls = Outside("notice", _CALLS, _CALL_SECONDS)

    # --- channels to somebody

    async def key(self) -> str | None:
        """The public key a browser needs to accept pushes; None where the host has switched notices off."""
        return None if self._reach == "off" else delivery.public_key(await self._private_key())

    async def _private_key(self) -> EllipticCurvePrivateKey:
        row = await one(self._host.store, queries.SERVER_KEY, name=_KEY)
        if row is None:
            # If another process is quicker, its key is the one to use.
            with contextlib.suppress(Conflict):
                await self._host.store.write(
                    [Write(queries.ADD_SERVER_KEY, {"name": _KEY, "value": delivery.new_key()})]
                )
            row = await one(self._host.store, queries.SERVER_KEY, name=_KEY)
            assert row is not None
        return delivery.read_key(row["value"])

    async def add(self, person: str, address: str, browser: Browser | None, origin: str) -> NoticeChannel:
        """Keep a channel to a person; the same address a second time only replaces the first."""
        if self._reach == "off":
            raise Refused(409, "notices_off")
        try:
            if browser is not None:
                delivery.check_browser(browser)
            await self._outside(delivery.check_address, address, self._reach)
        except Undeliverable as error:
            raise Refused(409, "bad_address", detail=str(error)) from None
        kept = await self._host.store.rows(queries.CHANNELS_OF, person=person)
        same = [row["id"] for row in kept if row["address"] == address]
        if len(kept) - len(same) >= _CHANNELS:
            raise Refused(409, "too_many_channels")
        row = {
            "id": new_id(),
            "person": person,
            "kind": "push" if browser is not None else "webhook",
            "address": address,
            "keys": msgspec.json.encode(browser).decode() if browser is not None else None,
            "origin": origin,
            "created": self._host.now(),
            "failures": 0,
        }
        await self._host.store.write(
            [
                *(Write(queries.DELETE_CHANNEL, {"channel": channel}) for channel in same),
                Write(queries.ADD_CHANNEL, row),
            ]
        )
        return channel_of(row)

    async def try_out(self, row: Row) -> None:
        """Send a notice that only says that notices arrive."""
        said = letters(await self._language(row["person"]))
        title, text = said.find("notice-title") or "", said.find("notice-test") or ""
        notice = Notice(title, text, f"{row['origin']}/account", "test")
        try:
            await self._deliver(row, notice)
        except Undeliverable as error:
            raise Refused(409, "not_delivered", detail=str(error)[:200]) from None

    # --- telling

    async def tell_all(self) -> None:
        """Tell everybody whose question has stood long enough and who has not been told of it."""
        if self._reach == "off":
            return
        now = self._host.now()
        for seat in await self._host.store.rows(queries.SEATS_WITH_CHANNELS):
            since = next((one.since for one in _waiting(seat["waiting"]) if one.seat == seat["seat"]), None)
            patience = self._patience * (_OWN_TURN if seat["last"] == seat["seat"] else 1)
            if since is None or since <= seat["told"] or now - since < patience:
                continue
            where = {"in_match": seat["match"], "at_seat": seat["seat"], "before": since}
            told = {"match": seat["match"], "seat": seat["seat"], "since": since}
            try:
                # Of several processes, the one that writes this sends the notice.
                await self._host.store.write([Write(queries.ADD_TOLD, told), Write(queries.FORGET_TOLD, where)])
            except Conflict:
                continue
            room = await self._host.room(seat["match"])
            language = await self._language(seat["person"])
            for channel in await self._host.store.rows(queries.CHANNELS_OF, person=seat["person"]):
                self._host.spawn(self._tell(channel, notice_for(room, seat["seat"], channel["origin"], language)))

    async def _language(self, person: str) -> str | None:
        row = await one(self._host.store, people_queries.PERSON, person=person)
        return None if row is None else row["language"]

    async def _tell(self, channel: Row, notice: Notice) -> None:
        try:
            await self._deliver(channel, notice)
        except Undeliverable as error:
            metrics.NOTICES.labels(channel["kind"], "failed").inc()
            _log.warning("notice not delivered", kind=channel["kind"], error=str(error)[:200])
            lost = error.gone or channel["failures"] + 1 >= _FAILURES
            failed = Write(queries.DELETE_CHANNEL if lost else queries.COUNT_FAILURE, {"channel": channel["id"]})
            await self._host.store.write([failed])
        else:
            metrics.NOTICES.labels(channel["kind"], "sent").inc()
            if channel["failures"]:
                await self._host.store.write([Write(queries.FORGIVE_FAILURES, {"channel": channel["id"]})])

    async def _deliver(self, channel: Row, notice: Notice) -> None:
        if channel["keys"] is None:
            await self._outside(delivery.to_webhook, channel["address"], notice, self._reach)
            return
        browser = msgspec.json.decode(channel["keys"], type=Browser)
        key = await self._private_key()
        await self._outside(delivery.to_browser, channel["address"], browser, notice, key, self._reach)

    async def _outside(self, work: Callable[..., None], *arguments: Any) -> None:
        try:
            await self._calls.call(work, *arguments)
        except Busy:
            raise Undeliverable("too many notices are on their way") from None
        except TimeoutError:
            raise Undeliverable("it took too long") from None


def channel_of(row: Row) -> NoticeChannel:
    """A channel as its owner sees it: an address may be a secret, so only its host is shown."""
    host = row["address"].split("/")[2].rpartition("@")[2]
    return NoticeChannel(row["id"], row["kind"], host, row["created"], row["failures"])


def notice_for(room: Room, seat: int, origin: str, language: str | None = None) -> Notice:
    """What is told: the game, what is asked, and whether it is a quick answer or one to think about."""
    words, said = Words(find(room.row.game), language or ENGLISH), letters(language)
    ask = room.ask_of(seat)
    pace = "quick" if ask is not None and len(ask.moves) <= _QUICK else "think"
    question = words.question(ask.question) if ask is not None else ""
    text = said.find(f"notice-{pace}", question=question) or question
    return Notice(words.title(), text, f"{origin}/match/{room.row.id}", room.row.id)
