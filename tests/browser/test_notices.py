"""Notices: how a reader agrees to them on the account page, and that a browser shows what the server sends."""

from __future__ import annotations

import base64
import json
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.server.harness import Receiver

#: The browser's own push service lies outside; everything else is real. It remembers what it was asked.
PUSH_SERVICE = """(subscription) => {
  PushManager.prototype.subscribe = async (wish) => {
    window.wish = wish;
    return { toJSON: () => subscription };
  };
}"""

#: The notices that stand on the reader's screen.
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, ...data }));
}"""


class Keys:
    """What a browser and its push service agree on, so that only that browser can read a push."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "keys": {"p256dh": text(point), "auth": text(self._secret)}}

    def read(self, body: bytes) -> str:
        read: bytes = http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret, version="aes128gcm")
        return read.decode()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def deliver(guest: Guest, notice: str) -> None:
    """Hand a push to the worker of this browser, as the push service would."""
    service = guest.context.new_cdp_session(guest.page)
    workers: list[str] = []
    service.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: workers.extend(one["registrationId"] for one in news["registrations"]),
    )
    service.send("ServiceWorker.enable")
    while not workers:
        guest.page.wait_for_timeout(50)
    push = {"origin": guest.url, "registrationId": workers[0], "data": notice}
    service.send("ServiceWorker.deliverPushMessage", push)
    service.detach()


def test_a_device_that_agrees_shows_what_the_server_sends(arrive: Arrive) -> None:
    guest = arrive()
    guest.context.grant_permissions(["notifications"])
    keys = Keys()
    with Receiver() as service:
        guest.go("/account")
        guest.page.evaluate(PUSH_SERVICE, keys.subscription(service.url))
        guest.page.get_by_role("button", name="Tell me on this device").click()
        ways = guest.page.get_by_role("list", name="Where notices go")
        expect(ways).to_contain_text(f"A browser, through {service.url.split('/')[2]}")
        key = guest.context.request.get("/api/me/notices").json()["key"]
        assert guest.page.evaluate("window.wish") == {"userVisibleOnly": True, "applicationServerKey": key}
        guest.check_access()
        guest.page.get_by_role("button", name="Try it").click()
        expect(guest.page.get_by_text("Sent. It should be there now.")).to_be_visible()
        [(_, body)] = service.got
    deliver(guest, keys.read(body))
    guest.page.wait_for_function(f"({SHOWN})().then((shown) => shown.length > 0)")
    [shown] = guest.page.evaluate(SHOWN)
    assert (shown["title"], shown["tag"], shown["url"]) == ("Cosmodrome", "test", f"{guest.url}/account")
    assert shown["body"] == json.loads(keys.read(body))["text"]
    guest.page.get_by_role("button", name="Remove").click()
    expect(ways).to_have_count(0)


def test_a_device_that_says_no_is_told_where_to_look(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    guest.go("/account")
    # A browser nobody has asked before, and without a window to ask in, says no.
    guest.page.get_by_role("button", name="Tell me on this device").click()
    expect(guest.page.get_by_text("The browser does not allow it.")).to_be_visible()
    expect(guest.page.get_by_role("list", name="Where notices go")).to_have_count(0)
    guest.check_access()


def test_a_webhook_is_added_tried_out_and_removed(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    guest.go("/account")
    with Receiver() as receiver:
        guest.page.get_by_label("Address of a webhook").fill(receiver.url)
        guest.page.get_by_role("button", name="Tell this webhook").click()
        ways = guest.page.get_by_role("list", name="Where notices go")
        expect(ways).to_contain_text(receiver.url.split("/")[2])
        guest.page.get_by_role("button", name="Try it").click()
        expect(guest.page.get_by_text("Sent. It should be there now.")).to_be_visible()
        assert b"Notices reach you here." in receiver.got[0][1]
        guest.check_access()
        guest.page.get_by_role("button", name="Remove").click()
        expect(ways).to_have_count(0)
