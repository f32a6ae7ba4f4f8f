"""The plain data of a match of Galaxy Trucker."""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.pieces import BANK, BOARDS, DECKS, ROUNDS, TEST_FLIGHT, Round
from cosmodrome.games.galaxy_trucker.ship import Ship
from cosmodrome.kernel import State

#: The phases of a round, in order.
PHASES = ("setup", "building", "grabbing", "spot_check", "crew", "course", "adventure", "settlement", "over")
SETUP, BUILDING, GRABBING, SPOT_CHECK, CREW, COURSE, ADVENTURE, SETTLEMENT, OVER = range(9)

TEMPOS = ("race", "turns", "calm")
RACE, TURNS, CALM = range(3)
TEAMS = ("none", "partners", "switch")
NO_TEAMS, PARTNERS, SWITCH = range(3)

#: Where a purse's credits come from.
ACCOUNTS = ("arrival", "best_ship", "goods", "adventures", "lost_components", "forgiven")
ARRIVAL, BEST_SHIP, SALES, ADVENTURES, LOSSES, FORGIVEN = range(6)


class GalaxyTruckerState(State):
    """A match: the round being played, the ships, the warehouse, the cards and the flight.

    `rounds` are numbers of `ROUNDS`; `seen` holds for each seat the mask of piles it has looked through.
    `table_rounds` counts the rounds of turns since the timer was last turned.
    `order`, `turn` and `stage` say how far the question or card at hand has come.
    """

    __slots__ = (
        "bank",
        "builder",
        "card",
        "circle",
        "decks",
        "dice",
        "dock",
        "faceup",
        "foresight",
        "laid_this_turn",
        "ledger",
        "loader",
        "order",
        "out",
        "phase",
        "piles",
        "planets",
        "players",
        "points",
        "pos",
        "round",
        "round_index",
        "rounds",
        "sand",
        "seen",
        "ships",
        "stage",
        "starter",
        "strength",
        "strict",
        "table_rounds",
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
    ) -> None:
        super().__init__()
        self.players = players
        self.rounds = rounds
        self.tempo = tempo
        self.strict = strict
        self.foresight = foresight
        self.teams = teams
        self.timer_seconds = timer_seconds
        self.phase = SETUP
        self.round_index = 0
        self.round = rounds[0]
        self.starter = 0
        self.ships = [Ship(BOARDS[0]) for _ in range(players)]
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
        self.pos = [0] * players
        self.out = [False] * players
        self.strength = [-1] * players
        self.victims: list[int] = []
        self.planets: list[int] = []
        self.loader = -1
        self.dock = [0, 0, 0, 0]
        self.unloads = 0
        self.bank = list(BANK)
        self.ledger = [[0] * len(ACCOUNTS) for _ in range(2 if teams else players)]

    def copy(self) -> GalaxyTruckerState:
        new = GalaxyTruckerState.__new__(GalaxyTruckerState)
        new.log = None
        new.reveals = self.reveals
        new.players = self.players
        new.rounds = self.rounds
        new.tempo = self.tempo
        new.strict = self.strict
        new.foresight = self.foresight
        new.teams = self.teams
        new.timer_seconds = self.timer_seconds
        new.phase = self.phase
        new.round_index = self.round_index
        new.round = self.round
        new.starter = self.starter
        new.ships = [ship.copy() for ship in self.ships]
        new.warehouse = self.warehouse[:]
        new.faceup = self.faceup[:]
        new.decks = [deck[:] for deck in self.decks]
        new.piles = [pile[:] for pile in self.piles]
        new.seen = self.seen[:]
        new.circle = self.circle
        new.sand = self.sand
        new.builder = self.builder
        new.points = self.points
        new.laid_this_turn = self.laid_this_turn
        new.table_rounds = self.table_rounds
        new.card = self.card
        new.order = self.order[:]
        new.turn = self.turn
        new.stage = self.stage
        new.dice = self.dice
        new.pos = self.pos[:]
        new.out = self.out[:]
        new.strength = self.strength[:]
        new.victims = self.victims[:]
        new.planets = self.planets[:]
        new.loader = self.loader
        new.dock = self.dock[:]
        new.unloads = self.unloads
        new.bank = self.bank[:]
        new.ledger = [accounts[:] for accounts in self.ledger]
        return new

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

    def partner(self, seat: int) -> int:
        """Who sits across the table."""
        return (seat + 2) % 4

    def flight_order(self) -> list[int]:
        """The ships still flying, leader first."""
        pos = self.pos
        flying = [seat for seat in range(self.players) if not self.out[seat]]
        flying.sort(key=lambda seat: -pos[seat])
        return flying

    def seats_by_number(self) -> list[int]:
        """The seats in launch order."""
        return sorted(range(self.players), key=lambda seat: self.ships[seat].number)

    def free_numbers(self) -> list[int]:
        """The number tiles nobody has taken."""
        taken = [ship.number for ship in self.ships]
        return [number for number in range(1, self.players + 1) if number not in taken]
