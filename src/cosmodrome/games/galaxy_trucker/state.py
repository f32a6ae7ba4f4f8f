"""The plain data of a match of Galaxy Trucker."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import BANK, DECKS
from cosmodrome.games.galaxy_trucker.pieces import ROUNDS, TEST_FLIGHT, Round
from cosmodrome.games.galaxy_trucker.ship import NO_SHIP, Ship
from cosmodrome.kernel import State
from cosmodrome.kernel.native import mypyc_attr

#: The phases of a round, in order.
PHASES: Final[tuple[str, ...]] = (
    "setup",
    "building",
    "grabbing",
    "spot_check",
    "crew",
    "course",
    "adventure",
    "settlement",
    "over",
)
SETUP: Final = 0
BUILDING: Final = 1
GRABBING: Final = 2
SPOT_CHECK: Final = 3
CREW: Final = 4
COURSE: Final = 5
ADVENTURE: Final = 6
SETTLEMENT: Final = 7
OVER: Final = 8

TEMPOS: Final[tuple[str, ...]] = ("race", "turns", "calm")
RACE: Final = 0
TURNS: Final = 1
CALM: Final = 2
TEAMS: Final[tuple[str, ...]] = ("none", "partners", "switch")
NO_TEAMS: Final = 0
PARTNERS: Final = 1
SWITCH: Final = 2

#: Where a purse's credits come from.
ACCOUNTS: Final[tuple[str, ...]] = ("arrival", "best_ship", "goods", "adventures", "lost_components", "forgiven")
ARRIVAL: Final = 0
BEST_SHIP: Final = 1
SALES: Final = 2
ADVENTURES: Final = 3
LOSSES: Final = 4
FORGIVEN: Final = 5


@mypyc_attr(acyclic=True)
class GalaxyTrucker(State):
    """A match: the round being played, the ships, the warehouse, the cards and the flight.

    `rounds` are numbers of `ROUNDS`; `seen` holds for each seat the mask of piles it has looked through.
    `table_rounds` counts the rounds of turns since the timer was last turned.
    `order`, `turn` and `stage` say how far the question or card at hand has come; `powered` how many forward double
    cannons a declaring ship has powered; `side`, `target_seat` and `target` what is coming at whom and which square it
    will strike. Whoever has a `standing` answer flies on unasked. `earned` are the credits of this flight's adventures.
    """

    __slots__ = (
        "bank",
        "builder",
        "card",
        "circle",
        "decks",
        "dice",
        "dock",
        "earned",
        "faceup",
        "foresight",
        "laid_this_turn",
        "ledger",
        "loader",
        "notes",
        "order",
        "out",
        "phase",
        "piles",
        "planets",
        "players",
        "points",
        "pos",
        "powered",
        "round",
        "round_index",
        "rounds",
        "sand",
        "seen",
        "ships",
        "side",
        "stage",
        "standing",
        "starter",
        "strength",
        "strict",
        "table_rounds",
        "target",
        "target_seat",
        "teams",
        "tempo",
        "timer_seconds",
        "turn",
        "unloads",
        "victims",
        "warehouse",
    )

    def __init__(
        self,
        players: int,
        rounds: tuple[int, ...],
        tempo: int,
        strict: bool,
        foresight: bool,
        teams: int,
        timer_seconds: int,
        notes: bool,
        like: GalaxyTrucker | None = None,
    ) -> None:
        super().__init__(like)
        if like is None:
            self.players = players
            self.rounds = rounds
            self.tempo = tempo
            self.strict = strict
            self.foresight = foresight
            self.teams = teams
            self.timer_seconds = timer_seconds
            self.notes = notes
            self.phase = SETUP
            self.round_index = 0
            self.round = rounds[0]
            self.starter = 0
            self.ships: list[Ship] = [NO_SHIP] * players
            self.warehouse: list[int] = []
            self.faceup: list[int] = []
            self.decks = [list(deck) for deck in DECKS]
            self.piles: list[list[int]] = []
            self.seen = [0] * players
            self.circle = 0
            self.sand = False
            self.builder = 0
            self.points = 0
            self.laid_this_turn = False
            self.table_rounds = 0
            self.card = -1
            self.order: list[int] = []
            self.turn = 0
            self.stage = 0
            self.dice = 0
            self.side = 0
            self.target_seat = -1
            self.target = -1
            self.powered = 0
            self.pos = [0] * players
            self.out = [False] * players
            self.standing = [False] * players
            self.earned = [0] * players
            self.strength = [-1] * players
            self.victims: list[int] = []
            self.planets: list[int] = []
            self.loader = -1
            self.dock = [0, 0, 0, 0]
            self.unloads = 0
            self.bank = list(BANK)
            self.ledger = [[0] * len(ACCOUNTS) for _ in range(2 if teams else players)]
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.players = like.players
        self.rounds = like.rounds
        self.tempo = like.tempo
        self.strict = like.strict
        self.foresight = like.foresight
        self.teams = like.teams
        self.timer_seconds = like.timer_seconds
        self.notes = like.notes
        self.phase = like.phase
        self.round_index = like.round_index
        self.round = like.round
        self.starter = like.starter
        self.ships = [one.copy() for one in like.ships]
        self.warehouse = like.warehouse[:]
        self.faceup = like.faceup[:]
        self.decks = [one[:] for one in like.decks]
        self.piles = [one[:] for one in like.piles]
        self.seen = like.seen[:]
        self.circle = like.circle
        self.sand = like.sand
        self.builder = like.builder
        self.points = like.points
        self.laid_this_turn = like.laid_this_turn
        self.table_rounds = like.table_rounds
        self.card = like.card
        self.order = like.order[:]
        self.turn = like.turn
        self.stage = like.stage
        self.dice = like.dice
        self.side = like.side
        self.target_seat = like.target_seat
        self.target = like.target
        self.powered = like.powered
        self.pos = like.pos[:]
        self.out = like.out[:]
        self.standing = like.standing[:]
        self.earned = like.earned[:]
        self.strength = like.strength[:]
        self.victims = like.victims[:]
        self.planets = like.planets[:]
        self.loader = like.loader
        self.dock = like.dock[:]
        self.unloads = like.unloads
        self.bank = like.bank[:]
        self.ledger = [one[:] for one in like.ledger]

    def copy(self) -> GalaxyTrucker:
        return GalaxyTrucker(
            self.players,
            self.rounds,
            self.tempo,
            self.strict,
            self.foresight,
            self.teams,
            self.timer_seconds,
            self.notes,
            self,
        )

    # ------------------------------------------------------------ what is read all over the rules

    @property
    def round_rules(self) -> Round:
        """The round being played."""
        return ROUNDS[self.round]

    @property
    def test_flight(self) -> bool:
        """Whether this round is the test flight with its gentler rules."""
        return self.round == TEST_FLIGHT

    def purse(self, seat: int) -> int:
        """Which purse the seat's credits go to: partners keep one together."""
        return seat % 2 if self.teams else seat

    def credits(self, seat: int) -> int:
        """The credits in the seat's purse."""
        return sum(self.ledger[self.purse(seat)])

    def earn(self, seat: int, account: int, amount: int) -> None:
        """Pay the seat from the bank; a negative amount is paid by the seat."""
        self.ledger[self.purse(seat)][account] += amount
        if account == ADVENTURES:
            self.earned[seat] += amount

    def partner(self, seat: int) -> int:
        """Who sits across the table."""
        return (seat + 2) % 4

    def flight_order(self) -> list[int]:
        """The ships still flying, leader first."""
        order: list[int] = []
        for seat in range(self.players):
            if not self.out[seat]:
                place = len(order)
                while place and self.pos[order[place - 1]] < self.pos[seat]:
                    place -= 1
                order.insert(place, seat)
        return order

    def seats_by_number(self) -> list[int]:
        """The seats in launch order."""
        order: list[int] = []
        for seat in range(self.players):
            place = len(order)
            while place and self.ships[order[place - 1]].number > self.ships[seat].number:
                place -= 1
            order.insert(place, seat)
        return order

    def free_numbers(self) -> list[int]:
        """The number tiles nobody has taken."""
        taken = [ship.number for ship in self.ships]
        return [number for number in range(1, self.players + 1) if number not in taken]
