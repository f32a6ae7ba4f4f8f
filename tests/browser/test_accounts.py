"""The pages You and Admin: everything that keeps an account its owner's, by mouse and keyboard."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, expect

from cosmodrome.server.people import totp
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.server.harness import Served, new_name
from tests.server.test_admins import secret_of

PASSWORD = "correct horse battery"


def join(guest: Guest, link: str = "") -> tuple[Page, str]:
    """Make an account on the page."""
    login = new_name()
    page = guest.go(f"/account{link}")
    page.get_by_label("Login name").fill(login)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(f"Signed in as {login}.")).to_be_visible()
    return page, login


def sign_in(guest: Guest, login: str) -> Page:
    page = guest.go("/account")
    page.get_by_role("radio", name="Sign in").check()
    page.get_by_label("Login name").fill(login)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    return page


def admins_link(site: Served) -> str:
    """A link that makes an admin. Playwright's event loop runs in this thread, so another one asks the database."""
    with ThreadPoolExecutor(1) as thread:
        return f"#invite={thread.submit(secret_of, site, 'admin').result()}"


def named(site: Served) -> str:
    """The site by a name: passkeys do not belong to bare addresses."""
    return site.url.replace("127.0.0.1", "localhost")


def test_a_passkey_is_made_used_and_removed(arrive: Arrive, site: Served) -> None:
    guest = arrive(url=named(site))
    device = guest.context.new_cdp_session(guest.page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page, login = join(guest)
    page.get_by_label("Name of this device").fill("My laptop")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name="Remove My laptop")).to_be_visible()
    guest.check_access()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("radio", name="Sign in").check()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text(f"Signed in as {login}.")).to_be_visible()
    page.get_by_role("button", name="Remove My laptop").click()
    expect(page.get_by_role("button", name="Remove My laptop")).to_have_count(0)


def test_an_app_is_set_up_asked_for_and_replaced_by_a_recovery_code(arrive: Arrive) -> None:
    guest, elsewhere = arrive(), arrive(phone=True)
    elsewhere.expect_refusal("403 POST /api/sessions")
    page, login = join(guest)
    page.get_by_role("button", name="Set up an app").click()
    expect(page.get_by_role("img", name="QR code for your app")).to_be_visible()
    secret = totp.read_secret(page.locator("code.secret").inner_text())
    assert secret is not None
    page.get_by_label("Code from your app").fill(totp.code_of(secret, totp.step_at(time.time())))
    guest.check_access()
    page.get_by_role("button", name="Switch on").click()
    codes = page.get_by_role("list", name="Recovery codes").get_by_role("listitem")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    there = sign_in(elsewhere, login)
    there.get_by_label("Code from your app").fill(code)
    elsewhere.check_access()
    there.get_by_role("button", name="Sign in", exact=True).click()
    expect(there.get_by_text(f"Signed in as {login}.")).to_be_visible()
    expect(there.get_by_text("Recovery codes left: 9.")).to_be_visible()
    # The first browser sees the second and ends it.
    page.reload()
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    there.reload()
    expect(there.get_by_text("You are a guest on this device.")).to_be_visible()


def test_a_forgotten_password_is_told_where_to_ask_and_a_link_gives_a_new_one(arrive: Arrive, site: Served) -> None:
    guest = arrive()
    guest.expect_refusal("409 POST /api/passwords/ask")
    page, login = join(guest)
    person = guest.context.request.get("/api/me/export").json()
    assert person["login"] == login
    admin = arrive()
    board, _ = join(admin, admins_link(site))
    board.get_by_role("link", name="Admin").click()
    board.get_by_role("button", name=f"Link to a new password: {login}").click()
    link = board.get_by_label(f"Link to a new password for {login}").input_value()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("radio", name="Sign in").check()
    page.get_by_role("button", name="Password forgotten?").click()
    page.get_by_label("Login name").fill(login)
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text("This server does not send mail.").first).to_be_visible()
    guest.go("/")
    guest.go(link)
    new = page.get_by_label("New password")
    meter = page.get_by_label("How hard your password is to guess").first
    for typed, said, worth in (("short", "At least 12 characters", 0), ("quite another one", "Good", 2)):
        new.fill(typed)
        expect(page.get_by_text(said).first).to_be_visible()
        expect(meter).to_have_js_property("value", worth)
    expect(new).to_have_attribute("type", "password")
    page.get_by_role("button", name="Show password").first.click()
    expect(new).to_have_attribute("type", "text")
    expect(page).to_have_url(re.compile("/account$"))
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text(f"Signed in as {login}.")).to_be_visible()


def test_an_admin_announces_and_everybody_reads_it_once(arrive: Arrive, site: Served) -> None:
    admin, reader = arrive(), arrive(phone=True)
    board, _ = join(admin, admins_link(site))
    board.get_by_role("link", name="Admin").click()
    expect(board.get_by_text("All is well.")).to_be_visible()
    board.get_by_label("What everybody should know").fill("Down on Sunday <b>at noon</b>")
    board.get_by_role("button", name="Announce", exact=True).click()
    expect(board.get_by_role("listitem").filter(has_text="Down on Sunday")).to_be_visible()
    admin.check_access()
    page = reader.go("/")
    told = page.locator(".announcement")
    expect(told).to_have_text(re.compile("Down on Sunday <b>at noon</b>"))
    reader.check_access()
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(told).to_have_count(0)
    board.get_by_role("button", name="Take them all down").click()
    expect(board.get_by_role("listitem").filter(has_text="Down on Sunday")).to_have_count(0)


def test_the_admin_page_is_nothing_to_anybody_else(arrive: Arrive) -> None:
    guest = arrive()
    guest.expect_refusal("40[13] GET /api/admin/status")
    page = guest.go("/account?admin")
    expect(page.get_by_role("alert")).to_be_visible()
    page, _ = join(guest)
    expect(page.get_by_role("link", name="Admin")).to_have_count(0)
    guest.go("/account?admin")
    expect(page.get_by_text("That is for the host of this server.")).to_be_visible()
