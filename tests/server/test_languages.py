"""Everybody is written to in their own language, and what is said about a match has no language before it is read."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable

from tests.server.harness import Receiver, Served, in_thread, open_table, play, position, quiet, wait_for
from tests.server.test_mail import MailServer, mailing
from tests.server.test_security import join

TURN = {"it": "Tocca a te.", "pl": "Twoja tura."}


def test_notices_of_one_match_come_in_the_language_of_whoever_gets_them(new_database: Callable[[str], str]) -> None:
    settings = quiet(new_database("sqlite"), notices="anywhere", notice_seconds=0.3)
    with (
        in_thread(settings) as server,
        Receiver() as italian,
        Receiver() as polish,
        server.client() as ada,
        server.client() as jan,
    ):
        ada.headers["accept-language"] = "it-IT,en;q=0.5"
        jan.headers["accept-language"] = "en"
        ada.post("/api/me/notices/webhook", json={"url": italian.url})
        jan.post("/api/me/notices/webhook", json={"url": polish.url})
        # A choice goes before what the browser asks for.
        assert jan.patch("/api/me", json={"language": "pl"}).status_code == 200
        table = open_table(ada, "human", "open", claim=[0])
        jan.post(f"/api/matches/{table['id']}/seats/1/claim", json={"name": "Jan"})
        wait_for(lambda: italian.got)
        assert TURN["it"] in json.loads(italian.got[0][1])["content"]
        while not position(jan, table["id"])["asks"]:
            found = position(ada, table["id"])
            move = found["asks"][0]["moves"][0]["move"]
            assert play(ada, table["id"], 0, found["version"], move).status_code == 200
        wait_for(lambda: polish.got)
        assert TURN["pl"] in json.loads(polish.got[0][1])["content"]


def test_mail_comes_in_the_language_of_whoever_gets_it(new_database: Callable[[str], str]) -> None:
    with (
        contextlib.closing(MailServer()) as mail,
        in_thread(mailing(new_database("sqlite"), mail.url)) as server,
        server.client() as ada,
        server.client() as stranger,
    ):
        ada.headers["accept-language"] = "pl"
        login = join(ada)
        ada.put("/api/me/mail", json={"mail": "ada@example.org"})
        ada.post("/api/mail", json={"link": mail.secret(0)})
        assert mail.letters[0]["subject"] == "Twój adres w Cosmodrome"
        # Whoever asks reads English; the letter goes to somebody who does not.
        stranger.headers["accept-language"] = "en"
        stranger.post("/api/passwords/ask", json={"login": login})
        mail.secret(1)
        assert "Nowe hasło do Cosmodrome" in [one["subject"] for one in mail.letters]


def test_the_log_of_a_match_has_no_language_of_its_own(served: Served) -> None:
    with served.client() as ada, served.client() as jan:
        table = open_table(ada, "human", "open", claim=[0])
        match = table["id"]
        jan.post(f"/api/matches/{match}/seats/1/claim", json={"name": "Jan"})
        ada.post(f"/api/matches/{match}/chat", json={"seat": 0, "text": "Ciao"})
        read = []
        for reader, language in ((ada, "it"), (jan, "pl")):
            reader.headers["accept-language"] = language
            notes = reader.get(f"/api/matches/{match}/notes").json()["notes"]
            read.append([(one["kind"], one["seat"], one["text"], one["fields"]) for one in notes])
        assert read[0] == read[1]
        # Words are there only where somebody wrote them; what happened is named, for each reader's page to tell.
        assert {kind: text for kind, _, text, _ in read[0]} == {"joined": None, "chat": "Ciao"}
