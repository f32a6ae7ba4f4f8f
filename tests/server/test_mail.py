"""Mail: addresses are confirmed, lost passwords come back, and a mail server that is slow or dead harms nobody."""

from __future__ import annotations

import contextlib
import re
import socketserver
import threading
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest

from cosmodrome.server.people.mail import BadMailServer, check_mail, hand_over
from cosmodrome.server.settings import Settings
from tests.server.harness import Served, in_thread, new_name, quiet, wait_for
from tests.server.test_security import PASSWORD, code_of, join, with_app


class MailServer:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        keeper = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 mail.test")
                body: list[bytes] | None = None
                while line := self.rfile.readline():
                    if body is not None:
                        if line.rstrip() == b".":
                            keeper.letters.append(message_from_bytes(b"".join(body), policy=policy.default))
                            body = None
                            self.say("250 kept")
                        else:
                            body.append(line.removeprefix(b"."))
                    elif line.upper().startswith(b"DATA"):
                        body = []
                        self.say("354 go on")
                    else:
                        self.say("221 bye" if line.upper().startswith(b"QUIT") else "250 ok")

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def secret(self, number: int) -> str:
        """The secret of the link in a letter, once it is there; letters without one are not counted."""
        wait_for(lambda: len(self.secrets()) > number)
        return self.secrets()[number]

    def secrets(self) -> list[str]:
        """The secrets of all links so far."""
        texts = "".join(letter.get_content() for letter in list(self.letters))
        return re.findall(r"https://club\.test/games/account#\w+=(\S+)", texts)

    def changes(self, number: int) -> list[tuple[str, str]]:
        """Whom the letters told of which change to their account, once so many have."""

        def told() -> list[tuple[str, str]]:
            about = [one for one in list(self.letters) if one["subject"] == "Your Cosmodrome account was changed"]
            return [(one["to"], one.get_content().splitlines()[2]) for one in about]

        wait_for(lambda: len(told()) >= number)
        return told()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with contextlib.closing(MailServer()) as server:
        yield server


def mailing(database: str, address: str) -> Settings:
    return quiet(database, mail=address, mail_from="club@club.test", site="https://club.test/games/")


def test_a_lost_password_comes_back_by_mail(new_database: Callable[[str], str], mail: MailServer) -> None:
    with in_thread(mailing(new_database("sqlite"), mail.url)) as served, served.client() as home:
        login = join(home)
        # An address counts once its link was opened.
        assert home.put("/api/me/mail", json={"mail": "ada@example.org"}).status_code == 204
        link = mail.secret(0)
        assert mail.letters[0]["to"] == "ada@example.org"
        assert home.get("/api/me/security").json()["mail"] is None
        with served.client() as elsewhere:
            assert elsewhere.post("/api/mail", json={"link": link}).status_code == 204
            assert code_of(elsewhere.post("/api/mail", json={"link": link})) == "dead_link"
        assert home.get("/api/me/security").json() == {
            "mail": "ada@example.org",
            "can_mail": True,
            "app": False,
            "codes_left": 0,
            "passkeys": [],
        }
        with served.client() as lost:
            unknown = lost.post("/api/passwords/ask", json={"login": new_name()})
            known = lost.post("/api/passwords/ask", json={"login": login.upper()})
            assert (unknown.status_code, unknown.content) == (known.status_code, known.content) == (204, b"")
            reset = {"link": mail.secret(1), "password": "a better one than before"}
            assert code_of(lost.post("/api/mail", json={"link": reset["link"]})) == "dead_link"
            assert lost.post("/api/passwords", json=reset).json()["login"] == login
        assert home.get("/api/me").json()["guest"] is True
        assert len(mail.secrets()) == 2
        to, what = mail.changes(1)[0]
        assert (to, what.startswith("your account has a new password")) == ("ada@example.org", True)


def test_who_has_an_address_hears_of_every_change_to_how_their_account_opens(
    new_database: Callable[[str], str], mail: MailServer
) -> None:
    with in_thread(mailing(new_database("sqlite"), mail.url)) as served, served.client() as home:
        join(home)
        for number, address in enumerate(("old@example.org", "new@example.org")):
            home.put("/api/me/mail", json={"mail": address})
            home.post("/api/mail", json={"link": mail.secret(number)})
        assert mail.changes(1)[0][0] == "old@example.org"
        with_app(home)
        home.post("/api/me/codes")
        home.delete("/api/me/app")
        home.patch("/api/me", json={"password": PASSWORD + "!", "old_password": PASSWORD})
        home.delete("/api/me/mail")
        told = mail.changes(6)
        assert {to for to, _ in told[1:]} == {"new@example.org"}
        # The app, codes, no app, the password; and twice an address that hears of its own end.
        assert len({what for _, what in told}) == 5


def test_a_new_password_by_mail_does_not_get_round_the_code(
    new_database: Callable[[str], str], mail: MailServer
) -> None:
    with in_thread(mailing(new_database("sqlite"), mail.url)) as served, served.client() as home:
        login = join(home)
        home.put("/api/me/mail", json={"mail": "ada@example.org"})
        home.post("/api/mail", json={"link": mail.secret(0)})
        _, codes = with_app(home)
        with served.client() as thief:
            thief.post("/api/passwords/ask", json={"login": login})
            answer = thief.post("/api/passwords", json={"link": mail.secret(1), "password": "the thief's own choice"})
            assert (answer.status_code, answer.json()["guest"]) == (201, True)
            assert thief.get("/api/me").json()["guest"] is True
            body = {"login": login, "password": "the thief's own choice"}
            assert code_of(thief.post("/api/sessions", json=body)) == "code_needed"
            assert thief.post("/api/sessions", json={**body, "code": codes[0]}).status_code == 201


def test_without_a_mail_server_it_is_said_and_nothing_else_fails(sqlite_server: Served) -> None:
    with sqlite_server.client() as client:
        login = join(client)
        assert client.get("/api/me/security").json()["can_mail"] is False
        assert code_of(client.post("/api/passwords/ask", json={"login": login})) == "no_mail"
        assert code_of(client.put("/api/me/mail", json={"mail": "ada@example.org"})) == "no_mail"


def test_a_mail_server_that_hangs_keeps_nobody_waiting(new_database: Callable[[str], str]) -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), socketserver.BaseRequestHandler) as deaf:
        address = f"smtp://127.0.0.1:{deaf.server_address[1]}"  # accepts by the system's queue, never answers
        with in_thread(mailing(new_database("sqlite"), address)) as served, served.client() as client:
            login = join(client)
            for number in range(4):
                client.put("/api/me/mail", json={"mail": f"ada{number}@example.org"})
            # Were the loop or the passwords' threads waiting for the mail server, this would run into the timeout.
            answer = client.post("/api/sessions", json={"login": login, "password": PASSWORD})
            assert answer.status_code == 201


def test_a_letter_is_never_handed_over_in_the_clear_to_another_machine() -> None:
    with contextlib.closing(MailServer()) as plain:
        letter = EmailMessage()
        letter["From"], letter["To"] = "club@club.test", "ada@example.org"
        hand_over(plain.url, letter)
        assert len(plain.letters) == 1
        elsewhere = plain.url.replace("127.0.0.1", "127.0.0.2")
        plain_elsewhere = socketserver.ThreadingTCPServer(
            ("127.0.0.2", plain.server.server_address[1]), plain.server.RequestHandlerClass
        )
        plain_elsewhere.daemon_threads = True
        threading.Thread(target=plain_elsewhere.serve_forever, daemon=True).start()
        with pytest.raises(Exception, match="STARTTLS"):
            hand_over(elsewhere, letter)
        plain_elsewhere.shutdown()
        plain_elsewhere.server_close()
        assert len(plain.letters) == 1


@pytest.mark.parametrize(
    "broken",
    [
        {"mail": "mail.example.org"},
        {"mail": "http://mail.example.org"},
        {"mail": "smtp://"},
        {"mail": "smtp://mail:99999"},
        {"mail_from": ""},
        {"site": ""},
        {"site": "club.test"},
    ],
)
def test_settings_that_could_never_send_a_letter_are_refused(broken: dict[str, str]) -> None:
    good = {"mail": "smtps://club:secret@mail.example.org", "mail_from": "club@club.test", "site": "https://club.test"}
    check_mail(Settings(**good))  # type: ignore[arg-type]
    check_mail(Settings())
    with pytest.raises(BadMailServer):
        check_mail(Settings(**{**good, **broken}))  # type: ignore[arg-type]
