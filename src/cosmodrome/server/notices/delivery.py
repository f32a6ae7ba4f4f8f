"""Delivery: sending a notice, as a web push to a browser or as a message to a webhook.

The addresses come from visitors, so the server must not be made to call addresses inside its own network: unless
the host allows it, only https and only addresses of the open internet are called, and no redirect is followed.
"""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import socket
import ssl
import threading
import time
from collections.abc import Mapping
from typing import Literal
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cosmodrome.server.people.network import is_public

Reach = Literal["public", "anywhere", "off"]
"""Where notices may go: the open internet, anywhere (a host's own network too), or nowhere."""

_SECONDS = 10.0
_CURVE = ec.SECP256R1()
#: How long a push service keeps a notice for a phone that is off; after that it would be old news.
_KEPT_SECONDS = 86400
#: Push services want to know whom to complain to, and accept any address of the sender's.
_SUBJECT = "mailto:host@localhost.invalid"


class Undeliverable(Exception):
    """The notice did not arrive; `gone` if this address will never accept one again."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class Notice(msgspec.Struct):
    """What is told: where it is somebody's turn, and the address that leads there."""

    title: str
    text: str
    url: str
    match: str


class Browser(msgspec.Struct):
    """The keys of a browser that accepts pushes, as the browser gives them."""

    p256dh: str
    auth: str


# --- addresses


def check_address(url: str, reach: Reach) -> None:
    """Refuse, as `Undeliverable`, what is not a web address that notices may go to."""
    _connect(url, reach, dry=True)


def _connect(url: str, reach: Reach, dry: bool = False) -> http.client.HTTPConnection:
    parts = urlsplit(url)
    if parts.scheme not in (("http", "https") if reach == "anywhere" else ("https",)) or not parts.hostname:
        raise Undeliverable("notices go to https addresses")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise Undeliverable(f"no such host: {error}") from None
    # The name is looked up once: what was checked is what is called.
    address = str(found[0][4][0])
    if reach != "anywhere" and not all(is_public(str(one[4][0])) for one in found):
        raise Undeliverable("notices do not go to addresses inside a network")
    kind = _Secure if parts.scheme == "https" else _Plain
    connection = kind(parts.hostname, port, timeout=_SECONDS)
    connection.address = address
    return connection


class _Plain(http.client.HTTPConnection):
    """A connection to an address that was looked up before."""

    address = ""

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.port), self.timeout)


class _Secure(_Plain):
    """The same, over TLS, where the certificate must be that of the name."""

    def connect(self) -> None:
        super().connect()
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def _send(url: str, reach: Reach, body: bytes, headers: Mapping[str, str]) -> None:
    parts = urlsplit(url)
    connection = _connect(url, reach)
    # Each read has a time limit, and so has the whole: a server that answers drop by drop is disconnected.
    deadline = threading.Timer(_SECONDS, _hang_up, [connection])
    deadline.daemon = True
    deadline.start()
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"User-Agent": "Cosmodrome", **headers})
        answer = connection.getresponse()
        answer.read(1000)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Undeliverable(str(error)) from None
    finally:
        deadline.cancel()
        connection.close()
    if answer.status >= 300:
        raise Undeliverable(f"the answer was {answer.status}", gone=answer.status in (404, 410))


def _hang_up(connection: http.client.HTTPConnection) -> None:
    sock: socket.socket | None = connection.sock
    if sock is not None:
        with contextlib.suppress(OSError):
            sock.shutdown(socket.SHUT_RDWR)


# --- webhooks and browsers


def to_webhook(url: str, notice: Notice, reach: Reach) -> None:
    """Tell a webhook. Discord reads `content`, Slack and its kin read `text`, and a program of one's own the rest."""
    line = f"{notice.title}: {notice.text} {notice.url}"
    body = {"content": line, "text": line, "title": notice.title, "url": notice.url, "match": notice.match}
    _send(url, reach, json.dumps(body).encode(), {"Content-Type": "application/json"})


def to_browser(endpoint: str, browser: Browser, notice: Notice, key: ec.EllipticCurvePrivateKey, reach: Reach) -> None:
    """Tell a browser through its push service, which learns neither the words nor the match."""
    body = http_ece.encrypt(
        msgspec.json.encode(notice),
        private_key=ec.generate_private_key(_CURVE),
        dh=_bytes(browser.p256dh),
        auth_secret=_bytes(browser.auth),
        version="aes128gcm",
    )
    parts = urlsplit(endpoint)
    proof = _signed({"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 3600, "sub": _SUBJECT}, key)
    headers = {
        "Authorization": f"vapid t={proof}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_KEPT_SECONDS),
        # A later notice of the same match replaces one the phone has not fetched yet.
        "Topic": notice.match[:32],
    }
    _send(endpoint, reach, body, headers)


def check_browser(browser: Browser) -> None:
    """Refuse, as `Undeliverable`, keys that nothing could be encrypted with."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _bytes(browser.p256dh))
        if len(_bytes(browser.auth)) != 16:
            raise ValueError("the secret must have 16 bytes")
    except ValueError as error:
        raise Undeliverable(str(error)) from None


# --- keys


def new_key() -> str:
    """A private key for the server, to be kept: browsers accept pushes of that key only."""
    return f"{ec.generate_private_key(_CURVE).private_numbers().private_value:064x}"


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A key as it was kept."""
    return ec.derive_private_key(int(text, 16), _CURVE)


def public_key(key: ec.EllipticCurvePrivateKey) -> str:
    """The public half, as browsers want it."""
    return _text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _signed(claims: Mapping[str, object], key: ec.EllipticCurvePrivateKey) -> str:
    """A JSON Web Token signed with ES256."""
    parts = [_text(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
    return ".".join([*parts, _text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
