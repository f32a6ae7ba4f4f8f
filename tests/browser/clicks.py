"""Ten typical turns, played on the page with real clicks and counted: `python -m tests.browser.clicks` prints them.

What counts is what a hand does with the page's usual settings: every click of the mouse the browser reports, a choice
in a list as two. The positions come from bots; what is then played is fixed, the shortest way this script knows.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.kernel import Match
from tests.browser.conftest import CHROMIUM, site_settings
from tests.browser.guest import Guest
from tests.browser.pieces import goes_on, ply_of
from tests.browser.scenes import Scene
from tests.server.harness import Served, in_thread

#: The page as it greets everybody, but for the time its steps take.
USUAL: dict[str, Any] = {"speed": 0, "confirm": "matters", "panel": "log"}
COUNTING = "window.clicks = 0; addEventListener('click', (event) => { if (event.isTrusted) clicks++; }, true);"
#: How many answers at most, so that a turn that goes astray ends.
MOST = 40


class Hand:
    """Somebody who plays with the mouse and counts."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.page.add_init_script(COUNTING)
        self.chosen = 0

    @property
    def clicks(self) -> int:
        counted: int = self.page.evaluate("clicks")
        return counted + self.chosen

    def click(self, what: str) -> None:
        self.page.locator(f"{what}:visible").first.click()

    def choose(self, what: str, value: str) -> None:
        """Choose from a list: one click opens it, one chooses."""
        self.page.locator(what).select_option(value)
        self.chosen += 2

    def play(self, move: str) -> None:
        """Play a move by the dock's own button, else by a piece of the board, else by a button that gathers several."""
        before = ply_of(self.guest)
        answer, piece = f'.dock :is([data-answer="{move}"], [data-move="{move}"])', f'.stage [data-plays="{move}"]'
        self.page.locator(".dock.asks:not(.busy)").wait_for()
        if self._sees(answer):
            self.click(answer)
        elif self._sees(piece):
            self.click(piece)
        elif (tray := self._tray_of(move)) is not None:
            self.page.locator(".dock .answer.group, .dock .also").nth(tray).click()
            self.click(answer)
        else:
            raise AssertionError(f"nothing on the page plays {move}")
        self._confirm(before)
        goes_on(self.guest, before)

    def _sees(self, what: str) -> bool:
        return self.page.locator(f"{what}:visible").count() > 0

    def _confirm(self, before: str) -> None:
        """The second click, where the page wants one."""
        self.page.wait_for_function(
            """(before) => document.querySelector('.proposal .confirm')
              || document.querySelector('.match').dataset.ply !== before""",
            arg=before,
        )
        if self._sees(".proposal .confirm"):
            self.click(".proposal .confirm")

    def _tray_of(self, move: str) -> int | None:
        """Which gathering button of the dock holds a move; looking for it is not counted."""
        found: int | None = self.page.evaluate(
            """async (move) => {
              const buttons = () => [...document.querySelectorAll('.dock .answer.group, .dock .also')];
              for (const index of buttons().keys()) {
                buttons()[index].click();
                await new Promise((done) => setTimeout(done, 60));
                const there = document.querySelector(`.dock .tray [data-answer="${move}"]`) !== null;
                buttons()[index].click();
                await new Promise((done) => setTimeout(done, 60));
                if (there) return index;
              }
              return null;
            }""",
            move,
        )
        return found


#: Which answer to take first, by how it begins; what stands in `once` is taken once only.
Wishes = tuple[str, ...]


def follow(match: Match, wishes: Wishes, once: Wishes = ()) -> list[str]:
    """What seat 0 answers, wish by wish, until somebody else is asked or no wish is among the answers.

    A wish is a whole answer, its verb, or with a plus the errand it ends with.
    """
    said: list[str] = []
    while len(said) < MOST:
        ask = match.ask_of(0)
        if ask is None or match.over or (said and ask.question == "turn" and match.game.name == "galactic_cruise"):
            break
        taken = {move.partition(" ")[0] for move in said}
        left = [one for one in wishes if one not in once or one.partition(" ")[0] not in taken]
        texts = [str(move) for move in ask.moves]
        move = next(
            (
                text
                for wish in left
                for text in texts
                if wish in (text, text.partition(" ")[0]) or (wish.startswith("+") and text.endswith(wish))
            ),
            None,
        )
        if move is None:
            break
        match.play(next(one for one in ask.moves if str(one) == move), 0)
        said.append(move)
    return said


@dataclass(frozen=True)
class Turn:
    """A kind of turn: where it is found, what is played in it, and what it may cost."""

    name: str
    scene: Scene
    play: Callable[[Hand], None]
    #: As the project set itself; None where it only wants to know.
    most: int | None = None
    #: Before the table was made to ask less: clicks a tester counted, or answers asked for, each at least a click.
    before: str = ""


def answers(
    game: str, wishes: Wishes, must: Wishes, once: Wishes = (), **more: Any
) -> tuple[Scene, Callable[[Hand], None]]:
    """A turn of plain answers: the first of seat 0 in which these wishes bring about all that must be."""
    planned: list[str] = []

    def until(match: Match) -> bool:
        ask = match.ask_of(0)
        # Whoever hides a card from the others is asked once more after some actions, lest silence tell of the card.
        if ask is None or (isinstance(match.state, GalacticCruise) and match.state.companies[0].secret >= 0):
            return False
        twin = match.copy()
        said = follow(twin, wishes, once)
        after = twin.ask_of(0)
        ended = after is None or after.question == "turn" or game != "galactic_cruise"
        if ended and all(any(one.startswith(wish) or wish in one for one in said) for wish in must):
            planned[:] = said
            return True
        return False

    def play(hand: Hand) -> None:
        for move in planned:
            hand.play(move)

    return Scene(game, until, **more), play


def cruise(name: str, wishes: Wishes, must: Wishes, *, once: Wishes = (), most: int | None = None, before: str) -> Turn:
    scene, play = answers("galactic_cruise", wishes, must, once)
    return Turn(f"Galactic Cruise: {name}", scene, play, most, before)


def load_goods() -> Turn:
    scene, play = answers("galaxy_trucker", ("load", "close_holds"), ("load", "close_holds"), options={"tempo": "calm"})
    return Turn("Galaxy Trucker: load the goods of a planet", scene, play, before="3 answers")


def lay_a_tile() -> Turn:
    wishes = ("draw", "lay", "end_turn")
    scene, play = answers("galaxy_trucker", wishes, wishes, wishes, options={"tempo": "turns"})
    return Turn("Galaxy Trucker: draw a tile, lay it, end the turn", scene, play, before="3 answers")


def research(hand: Hand) -> None:
    hand.play("research juno_rockets")
    hand.play("end_turn")


def mission(name: str) -> Callable[[Match], bool]:
    """Until an agency that has nothing yet may begin, with this mission on the table."""
    return lambda match: (
        match.ask_of(0) is not None and any(one["mission"] == name for one in match.view(0)["missions"])
    )


def plan(hand: Hand, name: str) -> None:
    """Have the planner build for a mission what can be paid this year."""
    if not hand.page.locator(".le-planner select").count():
        hand.click("[role=tab]:has-text('Planner')")
        hand.choose(".le-planner select", name)
    before = ply_of(hand.guest)
    hand.click(".le-planner footer button.main")
    goes_on(hand.guest, before)
    settled(hand)


def settled(hand: Hand) -> None:
    """Several moves are played one after the other: wait until none follows."""
    hand.page.wait_for_function(
        """() => {
          const { ply } = document.querySelector('.match').dataset;
          const calm = window.lastPly === ply && !document.querySelector('.dock.busy');
          window.calmSince = calm ? (window.calmSince ?? Date.now()) : undefined;
          window.lastPly = ply;
          return calm && Date.now() - window.calmSince > 1500;
        }""",
        polling=200,
    )


def fly(hand: Hand, place: str, *moves: str) -> None:
    """Send the spacecraft in hand to a place of the map."""
    before = ply_of(hand.guest)
    hand.click(f".le-place.{place}")
    goes_on(hand.guest, before)
    for move in moves:
        hand.play(move)
    settled(hand)


def sounding_rocket(hand: Hand) -> None:
    """Research, purchases and assembly by the planner, then the flight; nothing fails in this match."""
    plan(hand, "sounding_rocket")
    fly(hand, "suborbital_flight", "fire_on juno", "remove")
    achieved(hand, "sounding_rocket")


def man_in_orbit(hand: Hand) -> None:
    """Two years of purchases by the planner, up into orbit and home; nothing fails in this match."""
    plan(hand, "man_in_orbit")
    hand.play("end_turn")
    settled(hand)
    plan(hand, "man_in_orbit")
    fly(hand, "earth_orbit", "fire saturn", "reveal")
    fly(hand, "earth")
    achieved(hand, "man_in_orbit")


def achieved(hand: Hand, name: str) -> None:
    """The mission is no longer to be had: this agency has it."""
    match = hand.page.url.rpartition("/")[2].partition("?")[0]
    view = hand.guest.context.request.get(f"/api/matches/{match}?seat=0").json()["position"]["view"]
    assert name not in [one["mission"] for one in view["missions"]]
    assert view["agencies"][0]["score"] > 0


LAUNCH: Wishes = ("launch_now", "launch_now_expert", "pay", "pay_by_reputation", "board_all", "done", "end_turn")
TURNS: tuple[Turn, ...] = (
    cruise("a launch", LAUNCH, ("launch_now", "pay_by_reputation"), most=3, before="6 clicks"),
    cruise(
        "schedule a cruise and advertise it",
        ("+schedule_cruise", "schedule", "flip", "act advertise_cruise", "advertise", "invite", "done", "end_turn"),
        ("+schedule_cruise", "advertise ", "invite"),
        once=("invite", "schedule", "+schedule_cruise"),
        most=8,
        before="14 clicks",
    ),
    cruise(
        "build segments",
        ("+build_segments", "build", "into", "below", "pay_resources", "done", "end_turn"),
        ("+build_segments", "build "),
        once=("build",),
        before="8.5 answers",
    ),
    cruise(
        "build a development",
        ("+build_development", "develop", "connect", "invent", "pay_resources", "done", "end_turn"),
        ("+build_development", "develop "),
        once=("develop",),
        before="9 answers",
    ),
    cruise(
        "acquire a shuttle",
        ("+acquire_shuttle", "take_shuttle", "done", "end_turn"),
        ("+acquire_shuttle", "take_shuttle"),
        once=("take_shuttle",),
        before="7 answers",
    ),
    Turn(
        "Leaving Earth: research, and end the turn",
        Scene("leaving_earth", mission("sounding_rocket"), {"level": "easy"}, seed=4),
        research,
        before="2 answers",
    ),
    Turn(
        "Leaving Earth: a sounding rocket, from a fresh agency",
        Scene("leaving_earth", mission("sounding_rocket"), {"level": "easy"}, players=1, seed=4),
        sounding_rocket,
        10,
        "17 answers",
    ),
    Turn(
        "Leaving Earth: a man in orbit and home, from a fresh agency",
        Scene("leaving_earth", mission("man_in_orbit"), {"level": "easy"}, players=1, seed=3),
        man_in_orbit,
        16,
        "17 answers",
    ),
    lay_a_tile(),
    load_goods(),
)


def measure(turn: Turn, browser: Browser, site: Served) -> int:
    """How many clicks a turn takes, from the first question of it to its end."""
    hand = Hand(Guest(browser, site.url, phone=False, dark=True, settings=USUAL))
    turn.scene.perform(site, hand.guest, undo="free")
    hand.page.locator(".dock.asks").wait_for()
    turn.play(hand)
    clicks = hand.clicks
    hand.guest.context.close()
    return clicks


def main() -> int:
    """Measure all, or those whose names contain a word."""
    wanted = sys.argv[1:]
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(site_settings(Path(folder))) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        for turn in TURNS:
            if not wanted or any(word in turn.name for word in wanted):
                clicks = measure(turn, browser, site)
                print(f"| {turn.name} | {turn.before} | {clicks} | {turn.most or '–'} |", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
