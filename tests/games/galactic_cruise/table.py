"""A table for tests: a match after its setup, swept clean, whose state is arranged by hand and then played by moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import WORKER, Company, Shuttle
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.moves import (
    AGENDA,
    BLUEPRINTS,
    COCKPITS,
    CRUISES,
    ENGINES,
    EXPERT_TILES,
    TECHNOLOGIES,
    TOKENS,
    UPGRADES,
)
from cosmodrome.games.galactic_cruise.rows import put
from cosmodrome.games.galactic_cruise.state import ACTING, CHOOSING, EMPTY, NEUTRAL, NPC, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, CONNECTIONS, LOCATIONS
from cosmodrome.kernel import Match, SeededDealer
from cosmodrome.kernel.event import EventLog

OWNERS: dict[str, int] = {"neutral": NEUTRAL, "npc": NPC}


class Table:
    """A match that a test sets up and plays."""

    def __init__(self, players: int = 3, seed: int = 1, board: str = "intro", **options: Any) -> None:
        self.options = GAME.check_options({"players": players, "board": board, **options})
        match = Match(GAME, self.options, SeededDealer(seed))
        while _state(match).turn == 0:
            match.play(match.asks[0].moves[0], match.asks[0].seat)
        self.s = _state(match).copy()
        self.dealer = SeededDealer(seed + 1000)
        self.match = match
        self._sweep()

    def _sweep(self) -> None:
        """Companies as at the start, without cards, blueprints and developments; nobody in the network."""
        s = self.s
        s.connections, s.tech_owners, s.workers = (0,) * 6, (0,) * 4, [EMPTY] * 6
        for p in s.companies:
            p.network = p.technologies = 0
            p.built, p.storage, p.resources = [0, 0, 0], [2, 2, 2], [1, 1, 1]
            p.money, p.ads, p.reputation, p.vp = 10, 2, 0, 5
            p.hand, p.secret, p.blueprints = [], -1, []
            p.starting_cards = []
        s.agenda_deck = [
            i for i, card in enumerate(s.content.agenda) if s.options.uses("agenda", card.set, card.modules)
        ]
        for card in s.agenda_display:
            s.agenda_deck.remove(card)

    def __getitem__(self, seat: int) -> Company:
        return self.s.companies[seat]

    # --- arranging

    def own(self, seat: int | str, *areas: str) -> None:
        """Put developments of a company, or neutral or NPC ones, on connections and under technologies."""
        owner = seat if isinstance(seat, int) else OWNERS[seat]
        for area in areas:
            if area in CONNECTIONS:
                i = CONNECTIONS.index(area)
                self.s.connections = put(self.s.connections, i, self.s.connections[i] | BIT[owner])
                if isinstance(seat, int):
                    self[seat].network |= BIT[i]
            else:
                i = self.space(area)
                self.s.tech_owners = put(self.s.tech_owners, i, self.s.tech_owners[i] | BIT[owner])
                if isinstance(seat, int):
                    self[seat].technologies |= BIT[i]

    def space(self, technology: str) -> int:
        """The space of a technology, putting it on the board if it is not there."""
        wanted = TECHNOLOGIES.index(technology)
        if wanted not in self.s.technologies:
            free = next(i for i in range(4) if not self.s.tech_owners[i])
            self.s.technologies[free] = wanted
        return self.s.technologies.index(wanted)

    def station(self, seat: int | str, location: str, expert: bool = False) -> None:
        """Put a worker on a location; a company's comes from its break room."""
        owner = seat if isinstance(seat, int) else OWNERS[seat]
        self.s.workers[LOCATIONS.index(location)] = owner * 2 + expert
        if isinstance(seat, int):
            if expert:
                self[seat].experts_home -= 1
            else:
                self[seat].workers_home -= 1

    def hand(self, seat: int, *cards: str) -> None:
        """Give a company these agenda cards."""
        for name in cards:
            card = AGENDA.index(name)
            if card in self.s.agenda_deck:
                self.s.agenda_deck.remove(card)
            if card in self.s.agenda_display:
                self.s.agenda_display[self.s.agenda_display.index(card)] = -1
            self[seat].hand.append(card)

    def show_cards(self, *cards: str | None) -> None:
        """The agenda display from the top; None leaves a slot empty."""
        s = self.s
        s.agenda_deck += [card for card in s.agenda_display if card >= 0]
        s.agenda_display = [-1 if name is None else AGENDA.index(name) for name in cards]
        s.agenda_deck = [card for card in s.agenda_deck if card not in s.agenda_display]

    def show_blueprints(self, *names: str | None) -> None:
        """The blueprint display from the top."""
        s = self.s
        s.blueprint_stack += [b for b in s.blueprint_display if b >= 0]
        s.blueprint_display = [-1 if name is None else BLUEPRINTS.index(name) for name in names]
        s.blueprint_stack = [b for b in s.blueprint_stack if b not in s.blueprint_display]

    def blueprints(self, seat: int, *names: str) -> None:
        """Give a company these blueprints."""
        for name in names:
            blueprint = BLUEPRINTS.index(name)
            if blueprint in self.s.blueprint_stack:
                self.s.blueprint_stack.remove(blueprint)
            if blueprint in self.s.blueprint_display:
                self.s.blueprint_display[self.s.blueprint_display.index(blueprint)] = self.s.blueprint_stack.pop()
            self[seat].blueprints.append(blueprint)

    def market(self, *cruises: str) -> None:
        """The cruises on the marketing board, without guests or consultants."""
        s = self.s
        s.market = [CRUISES.index(name) for name in cruises]
        s.presold = [[0, 0, 0] for _ in cruises]
        s.scheduled_by = (-1,) * len(cruises)
        s.cruise_stack = [i for i in range(18) if i not in s.market]

    def queue(self, *sections: Sequence[int]) -> None:
        """The guests waiting in the three sections, each as adventurous, relaxing, family."""
        self.s.queue = [list(section) for section in sections]

    def schedule(self, seat: int, cruise: str, presold: Sequence[int] = (0, 0, 0), flip: str = "money_4") -> None:
        """A company has scheduled a cruise and flipped a token."""
        place = self.s.market.index(CRUISES.index(cruise))
        self.s.scheduled_by = put(self.s.scheduled_by, place, seat)
        self.s.presold[place] = list(presold)
        self[seat].scheduled = place
        self[seat].tokens[self[seat].tower.index(TOKENS.index(flip))] = 1

    def fleet(self, seat: int, *shuttles: Shuttle) -> None:
        """The shuttles of a company."""
        self[seat].shuttles = list(shuttles)
        built = {segment for one in shuttles for segment in one.segments}
        self.s.blueprint_stack = [b for b in self.s.blueprint_stack if b not in built]

    def upgrade(self, seat: int, *names: str) -> None:
        """Unlock upgrades without their immediate bonus."""
        for name in names:
            self[seat].upgrades |= BIT[UPGRADES.index(name)]

    def expert_tile(self, name: str) -> None:
        """Choose the expert tile of the match."""
        self.s.expert_tile = EXPERT_TILES.index(name)

    def layout(self, **actions: str) -> None:
        """Put an action first on a location, swapping it with the one there."""
        s = self.s
        flat = [list(pair) for pair in s.actions_at]
        for location, name in actions.items():
            action, here = ACTIONS.index(name), LOCATIONS.index(location)
            old = next(i for i in range(6) if action in flat[i])
            flat[old][flat[old].index(action)] = flat[here][0]
            flat[here][0] = action
        s.actions_at = [(pair[0], pair[1]) for pair in flat]

    # --- playing

    def go(self, phase: int = CHOOSING, active: int = 0) -> Table:
        """Begin to play from a phase of a company's turn."""
        s = self.s
        s.phase, s.active, s.log = phase, active, EventLog()
        self.match = Match(GAME, self.options, self.dealer, state=s)
        self.match._run(None)
        return self

    def act(self, action: str, active: int = 0, expert: bool = False) -> Table:
        """Begin with a worker placed where this action is, and take it."""
        s = self.s
        s.placed = next(i for i in range(6) if ACTIONS.index(action) in s.actions_at[i])
        s.placed_expert = expert
        s.actions_left = 2
        self.go(ACTING, active)
        return self.play(f"act {action}")

    def play(self, *moves: str) -> Table:
        """Play moves by their text."""
        for move in moves:
            asks = self.match.asks
            able = [ask for ask in asks if any(str(one) == move for one in ask.moves)]
            self.match.play(move, (able or asks)[0].seat)
        return self

    def settle(self) -> Table:
        """Pay a launch from the board, if there was another way to pay and so a question."""
        return self.play("pay") if self.offers("pay") else self

    def end(self) -> Table:
        """End the turn, if there was still something to do and so a question."""
        return self.play("end_turn") if self.match.asks and self.offers("end_turn") else self

    @property
    def question(self) -> str:
        """What is asked now."""
        return self.match.asks[0].question

    @property
    def asked(self) -> int:
        """Who is asked now."""
        return self.match.asks[0].seat

    def offers(self, move: str) -> bool:
        """Whether a move is legal now."""
        return any(str(one) == move for one in self.match.asks[0].moves)

    def offered(self, verb: str) -> list[str]:
        """The arguments offered for a verb."""
        return [str(one).partition(" ")[2] for one in self.match.asks[0].moves if one.verb.name == verb]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind since play began, without the figures they changed."""
        assert self.s.log is not None
        return [
            {name: value for name, value in event.fields.items() if name != "change"}
            for event in self.s.log.events
            if event.kind == kind
        ]


def _state(match: Match) -> GalacticCruise:
    s = match.state
    assert isinstance(s, GalacticCruise)
    return s


def shuttle(*segments: str, cockpit: str = "starting", engine: str = "starting") -> Shuttle:
    """A shuttle on the ground."""
    one = Shuttle(COCKPITS.index(cockpit), ENGINES.index(engine))
    one.segments = [BLUEPRINTS.index(name) for name in segments]
    return one


def flying(
    one: Shuttle,
    cruise: str,
    guests: Sequence[int] = (0, 0, 0),
    stop: int = 0,
    pilot: int = WORKER,
    token: bool = False,
) -> Shuttle:
    """The same shuttle on a cruise; `stop` counts the stops behind it."""
    one.cruise, one.stop, one.guests = CRUISES.index(cruise), stop - 1, list(guests)
    one.pilot, one.token, one.launched = pilot, token, True
    return one
