"""Every page: reachable, accessible, as wide as the screen, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

import cosmodrome
from tests.browser.conftest import Arrive
from tests.browser.guest import BOT, CUT_OFF, HUMAN, OPEN, fill_seat, middle

PAGES = {
    "/": "Three worlds",
    "/account": "You",
    "/learn": "Learn by playing",
    "/credits": "Credits",
    "/nowhere/at/all": "Nothing here",
    "/match/no_such_match": "Nothing here",
    "/match/no_such_match/coach": "Nothing here",
    "/match/no_such_match/what-if?ply=1&eyes=0": "Nothing here",
    "/match/no_such_match#seat=0&token=none": "Nothing here",
    "/new/no_such_game": "Nothing here",
    "/rules/no_such_game": "Nothing here",
    **{f"/new/{name}": "Set up" for name in cosmodrome.games()},
    **{f"/rules/{name}": "the rules" for name in cosmodrome.games()},
}


@pytest.mark.parametrize("look", ["dark", "light", "phone"])
def test_every_page_is_accessible_and_fits_the_screen(arrive: Arrive, look: str) -> None:
    guest = arrive(dark=look != "light", phone=look == "phone")
    guest.expect_refusal("404 GET /api/matches/no_such_match")
    guest.expect_refusal("404 POST /api/matches/no_such_match/what_if")
    for path, heading in PAGES.items():
        guest.go(path)
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text(heading)
        guest.check_access()


@pytest.mark.parametrize(("width", "language"), [(360, "it"), (360, "pl"), (320, "en")])
def test_the_bar_and_the_pages_fit_the_smallest_phones(arrive: Arrive, width: int, language: str) -> None:
    guest = arrive(phone=True)
    guest.page.set_viewport_size({"width": width, "height": 640})
    for path in ("/", "/learn", "/new/galaxy_trucker"):
        guest.go(f"{path}?lang={language}")
        expect(guest.page.locator(".daily, .learn-puzzles, .setup-go").first).to_be_visible()
        cut = guest.page.evaluate(CUT_OFF)
        assert not cut, f"{path} is wider than the screen: {cut}"


@pytest.mark.parametrize("look", ["dark", "light", "phone"])
def test_the_front_page_fits_the_screen_when_others_sit_at_several_tables(arrive: Arrive, look: str) -> None:
    other = arrive()
    for _ in range(3):
        other.open_table("tic_tac_toe", [HUMAN, OPEN])
    guest = arrive(dark=look != "light", phone=look == "phone")
    guest.go("/")
    expect(guest.page.locator(".table-card").nth(2)).to_be_attached()
    guest.check_access()


@pytest.mark.parametrize("look", ["dark", "light", "phone"])
@pytest.mark.parametrize("game", sorted(cosmodrome.games()))
def test_every_match_page_is_accessible_and_fits_the_screen(arrive: Arrive, game: str, look: str) -> None:
    guest = arrive(dark=look != "light", phone=look == "phone")
    guest.open_table(game, [HUMAN, BOT])
    guest.sees_turn()
    for tab in ("Log", "Chat", "Rules", "Table"):
        guest.open_panel(tab)
        guest.check_access()
        guest.close_panel()


def test_the_match_page_is_accessible_while_waiting_passing_watching_and_when_over(arrive: Arrive) -> None:
    guest = arrive()
    guest.open_table("tic_tac_toe", [HUMAN, OPEN])
    expect(guest.page.get_by_text("The match starts when everybody has sat down.")).to_be_visible()
    guest.check_access()
    guest.open_table("tic_tac_toe", [HUMAN, HUMAN])
    expect(guest.page.get_by_role("button", name="show the table")).to_be_visible()
    guest.check_access()
    watcher = arrive()
    watcher.go(guest.page.url)
    expect(watcher.page.get_by_text("You are watching.").first).to_be_visible()
    watcher.check_access()
    guest.page.get_by_role("button", name="show the table").click()
    for turn, square in enumerate(("a1", "b1", "a2", "b2", "a3")):
        if turn:
            guest.page.get_by_role("button", name="show the table").click()
        guest.play(f"mark {square}")
    expect(guest.page.locator("#result")).to_have_text("Player 1 wins")
    guest.check_access()


def test_the_theme_follows_the_device_and_can_be_changed(arrive: Arrive) -> None:
    guest = arrive(dark=False)
    guest.go("/")
    root = guest.page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    guest.page.get_by_role("button", name="Switch to dark colours").click()
    expect(root).to_have_attribute("data-theme", "dark")
    guest.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_options_that_exclude_each_other_say_why_in_the_words_of_the_game(arrive: Arrive) -> None:
    guest = arrive()
    guest.go("/new/galaxy_trucker")
    page = guest.page
    page.locator("details.more-options summary").click()
    page.get_by_label("Teams").select_option("partners")
    expect(page.get_by_role("alert")).to_have_text("Team play needs four players.")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    guest.check_access()


def test_a_preset_that_was_changed_says_so_and_leads_back(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/new/leaving_earth")
    chosen = page.locator(".preset[aria-pressed='true']")
    expect(chosen).to_contain_text("Standard")
    page.locator("details.more-options summary").click()
    page.get_by_label("Missions").select_option("hard")
    expect(chosen).to_contain_text("Standard, changed (1)")
    expect(page.locator(".setup-summary")).to_contain_text("Standard, changed (1)")
    expect(page.locator(".folded-value").first).to_contain_text("Standard, changed (1)")
    guest.check_access()
    page.get_by_role("button", name="Back to Standard").click()
    expect(chosen.locator("b")).to_have_text("Standard")
    expect(page.get_by_label("Missions")).to_have_value("medium")
    # Choices that make another preset are that preset.
    page.get_by_label("Missions").select_option("easy")
    expect(chosen.locator("b")).to_have_text("First game")


def test_an_invitation_names_game_host_seats_and_pace(arrive: Arrive) -> None:
    host, friend = arrive(), arrive(phone=True)
    seats = [{"kind": "human", "name": "Ada"}, HUMAN, {"kind": "bot", "bot": "casual"}]
    body = {"game": "leaving_earth", "seats": seats, "options": {"players": 3}, "claim": [0], "patience": 259_200}
    created = host.context.request.post("/api/matches", data=body).json()
    page = friend.go(created["seats"][1]["link"])
    invitation = page.locator(".join")
    expect(invitation).to_contain_text("Ada invites you to Leaving Earth.")
    expect(invitation.locator(".match-players")).to_have_text("1Ada2youBella")
    expect(invitation).to_contain_text("whoever is away for 3 days may be replaced by a bot")
    friend.check_access()


def test_a_free_seat_is_filled_with_a_bot_in_one_click(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/new/leaving_earth")
    page.get_by_role("button", name="Anybody from the lobby").click()
    page.get_by_role("button", name="Fill with a bot and start").click()
    expect(page.locator(".player", has_text="Conrad")).to_be_visible()


def test_the_front_page_says_what_waits_for_me_and_how_long_there_is_time(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    match = host.open_table("leaving_earth", [HUMAN, OPEN], claim=[0], patience=3 * 86400)
    friend.go(f"/match/{match}")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".turn")).to_be_visible()
    for guest in (host, friend):
        guest.go("/")
        row = guest.page.locator(f'.match-row[href$="/match/{match}"]')
        # All but three days: the question was asked a moment ago.
        expect(row.locator(".match-clock b")).to_have_text("2 days left")
    moving = next(guest for guest in (host, friend) if guest.page.locator(f'.mine[href$="/match/{match}"]').count())
    other = friend if moving is host else host
    expect(moving.page.locator(f'.match-row[href$="/match/{match}"]')).to_contain_text("What does your agency do?")
    expect(other.page.locator(f'.match-row[href$="/match/{match}"]')).not_to_contain_text("What does your agency do?")


def test_on_a_tablet_the_doors_keep_their_night_in_light_colours(arrive: Arrive) -> None:
    guest = arrive(dark=False)
    guest.page.set_viewport_size({"width": 820, "height": 1180})
    guest.go("/")
    doors = guest.page.locator(".doors:not(.small) .door")
    expect(doors).to_have_count(3)
    # White words stand where the scene has faded into the ground.
    grounds = doors.evaluate_all("all => all.map((one) => getComputedStyle(one).backgroundColor.match(/\\d+/g))")
    assert all(max(map(int, ground)) < 64 for ground in grounds), grounds


def test_on_a_small_laptop_no_door_cuts_off_what_it_offers(arrive: Arrive) -> None:
    guest = arrive()
    guest.page.set_viewport_size({"width": 1024, "height": 768})
    guest.go("/?lang=pl")
    expect(guest.page.locator(".door")).not_to_have_count(0)
    below = guest.page.locator(".door").evaluate_all(
        "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    )
    assert below == []


def test_rules_that_do_not_arrive_are_not_called_unwritten(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    guest.expect_refusal("503 GET /api/games/leaving_earth/text/rules.en.md")
    address = "**/text/rules.en.md"
    page.route(address, lambda route: route.fulfill(status=503, json={"code": "busy", "detail": ""}))
    guest.go("/rules/leaving_earth")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_text("not written yet")).to_have_count(0)
    page.unroute(address)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_label("Search the rules")).to_be_visible()


def test_a_page_that_cannot_be_fetched_blames_the_network_and_the_way_back_is_open(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/")
    page.get_by_role("link", name="Learn", exact=True).wait_for()
    page.route("**/assets/list-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    guest.check_access()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Three worlds")
    page.unroute("**/assets/list-*.js")
    page.goto("/learn")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Learn by playing")
    # The browser's own words about the file that did not come.
    guest.complaints = [one for one in guest.complaints if "imported module" not in one]


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1920, 1080), (1280, 800), (390, 844)])
def test_the_dock_of_a_new_table_stands_at_the_foot_of_the_window(arrive: Arrive, width: int, height: int) -> None:
    guest = arrive(phone=width == 390)
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.go("/new/leaving_earth")
    dock = guest.page.locator(".setup-go")
    expect(dock).to_be_visible()
    box = dock.bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - height) < 2
    cut = guest.page.evaluate(CUT_OFF)
    assert not cut, f"wider than the screen: {cut}"


def test_of_a_waiting_table_a_phone_shows_mark_and_name_side_by_side(arrive: Arrive) -> None:
    guest = arrive(phone=True)
    guest.open_table("galactic_cruise", [HUMAN, BOT, OPEN, BOT], claim=[0], options={"players": 4})
    seats = guest.page.locator(".seats-strip .player")
    expect(seats).to_have_count(4)
    for seat in seats.all():
        mark, name = (middle(seat.locator(one))[1] for one in (".emblem", ".player-name"))
        assert abs(mark - name) < 8, seat.inner_text()


def test_nobody_is_offered_a_seat_at_a_table_of_their_own(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    match = host.open_table("leaving_earth", [HUMAN, OPEN], claim=[0])
    for guest in (host, friend):
        guest.go("/")
        expect(guest.page.locator("#open")).to_be_visible()
    expect(friend.page.locator(f'.table-card a[href$="/match/{match}"]')).to_have_count(1)
    expect(host.page.locator(f'.match-row[href$="/match/{match}"]')).to_contain_text("Waiting for players")
    expect(host.page.locator(f'.table-card a[href$="/match/{match}"]')).to_have_count(0)


def test_a_table_that_waits_for_a_friend_alone_is_neither_open_nor_live(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    waiting = host.open_table("tic_tac_toe", [HUMAN, HUMAN], claim=[0])
    free = host.open_table("tic_tac_toe", [HUMAN, OPEN], claim=[0])
    page = guest.go("/")
    expect(page.locator(f'.table-card a[href$="/match/{free}"]')).to_have_count(1)
    expect(page.locator(f'.table-card a[href$="/match/{waiting}"]')).to_have_count(0)


def test_the_front_page_calls_nothing_empty_before_it_is_known(arrive: Arrive) -> None:
    guest = arrive()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route("**/api/lobby", hold)
    guest.go("/")
    expect(guest.page.locator(".door").first).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Live and open tables")).to_be_visible()
    expect(guest.page.locator(".no-tables, .table-card")).to_have_count(0)
    held[0].fulfill(json={"matches": [], "live": []})
    expect(guest.page.locator(".no-tables")).to_be_visible()


def test_what_is_on_its_way_is_announced_in_the_middle_of_a_page_and_of_the_stage(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    page.route("**/api/games", lambda route: None)
    for path in ("/", "/learn", "/new/leaving_earth"):
        guest.go(path)
        expect(page.locator(".loading").first).to_have_css("text-align", "center")
    page.unroute("**/api/games")
    page.route("**/assets/board-*.js", lambda route: None)
    guest.open_table("leaving_earth", [HUMAN, BOT])
    expect(page.locator(".board > .loading")).to_have_css("place-items", "center")


def test_at_a_table_game_moment_and_turn_stand_in_one_line_where_there_is_room(arrive: Arrive) -> None:
    guest = arrive()
    for game in ("galactic_cruise", "galaxy_trucker", "leaving_earth"):
        guest.open_table(game, [HUMAN, BOT])
        guest.sees_turn()
        middles = [middle(guest.page.locator(one))[1] for one in (".match-title h1", ".match-title .turn")]
        assert abs(middles[0] - middles[1]) < 6, game


@pytest.mark.parametrize("width", [390, 700, 820, 1024, 1280, 1920])
def test_what_waits_for_me_keeps_to_its_place_on_every_screen(arrive: Arrive, width: int) -> None:
    guest = arrive()
    guest.open_table("galactic_cruise", [HUMAN, BOT, BOT, BOT], undo="free")
    guest.sees_turn()
    guest.page.set_viewport_size({"width": width, "height": 900})
    guest.go("/?lang=pl")
    row = guest.page.locator(".match-row").first
    expect(row.locator(".button")).to_be_visible()
    expect(guest.page.locator(".daily")).to_be_visible()
    outside = guest.page.evaluate(
        """() => [...document.querySelectorAll('.match-row')].flatMap((row) => {
          const edge = row.closest('.waiting').getBoundingClientRect().right;
          return [row, ...row.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + 1)
            .map((one) => one.outerHTML.slice(0, 80));
        })"""
    )
    assert outside == []


@pytest.mark.parametrize("look", ["dark", "phone"])
def test_seats_are_rows_with_faces_that_are_filled_added_and_removed(arrive: Arrive, look: str) -> None:
    guest = arrive(phone=look == "phone")
    page = guest.go("/new/galaxy_trucker")
    rows = page.locator(".seat-row")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("Conrad")
    expect(rows.nth(1).locator(".face").first).to_be_visible()
    for preset in ("First game", "Everything", "Standard"):
        # What is played says nothing of how many play, and changes nothing about it.
        page.get_by_role("button", name=preset).click()
        expect(page.get_by_role("button", name=preset)).to_contain_text("1–4")
        expect(rows).to_have_count(2)
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Add a seat").click()
    expect(rows).to_have_count(4)
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    fill_seat(page, 2, "Emil")
    fill_seat(page, 3, "Anybody from the lobby")
    guest.check_access()
    expect(page.locator(".setup-summary")).to_contain_text("you, Emil, a free seat, and Conrad")
    page.get_by_role("button", name="Remove seat 4").click()
    expect(page.locator(".setup-summary")).to_contain_text("you, Emil, and a free seat")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("The match starts when everybody has sat down.")).to_be_visible()


def test_a_seat_is_filled_by_keyboard_alone(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.go("/new/leaving_earth")
    page.get_by_role("button", name="Seat 1: who sits there").focus()
    page.keyboard.press("Enter")
    for _ in range(20):
        page.keyboard.press("Tab")
        if "Dalia" in page.evaluate("document.activeElement.textContent"):
            break
    page.keyboard.press("Space")
    expect(page.locator(".seat-row").first).to_contain_text("Dalia")
    expect(page.get_by_text("Nobody sits on this device")).to_be_visible()
