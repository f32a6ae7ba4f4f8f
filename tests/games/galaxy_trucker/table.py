"""A table for tests: ships built to order and matches that begin wherever a test wants them to.

A ship is ordered in words: `build("I", "engine c7r8", "cannon c7r6 n")` lays some engine behind and some cannon before
the pilot cabin, turned forward, choosing physical tiles that keep the building rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cosmodrome.games.galaxy_trucker.cards import CARD_NAMES, DECKS, GOODS
from cosmodrome.games.galaxy_trucker.game import GAME
from cosmodrome.games.galaxy_trucker.pieces import BOARDS, ROUND_NAMES, SQUARES
from cosmodrome.games.galaxy_trucker.setup import open_warehouse
from cosmodrome.games.galaxy_trucker.ship import Ship, empty_ship, squares_of
from cosmodrome.games.galaxy_trucker.state import ADVENTURE, BUILDING, COURSE, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import BATTERY, CABIN, CAPACITY, TILE_NAMES, TILE_TURNS, TURNS, WAREHOUSE
from cosmodrome.kernel import Match, ScriptedDealer
from cosmodrome.kernel.event import EventLog

_BOARD = {board.name: board.number for board in BOARDS}
_ROUND_OF = {"I": "1", "II": "2", "III": "3", "IIIa": "3a"}


def at(ship: Ship, square: str) -> int:
    """The number of the square with this printed name on the ship's board."""
    return ship.board.square[SQUARES.index(square)]


def build(board: str, *wishes: str, seat: int = 0) -> Ship:
    """A ship that keeps all building rules, with a component of the wished kind on each wished square."""
    ship = empty_ship(_BOARD[board], seat)
    orders = [_order(ship, wish) for wish in wishes]
    if not _fill(ship, orders, set()):
        raise AssertionError(f"no tiles make this ship: {wishes}")
    return ship


def _order(ship: Ship, wish: str) -> tuple[str, int, tuple[int, ...]]:
    kind, square, *turn = wish.split()
    return kind, at(ship, square), (TURNS.index(turn[0]),) if turn else (0, 1, 2, 3)


def _fill(ship: Ship, orders: list[tuple[str, int, tuple[int, ...]]], used: set[int]) -> bool:
    if not orders:
        return True
    sq = orders[0][1]
    for tile, turn in _fitting(ship, orders[0], used):
        ship.lay(sq, tile * 4 + turn)
        if _hopeful(ship, orders[1:], used | {tile}) and _fill(ship, orders[1:], used | {tile}):
            return True
        ship.remove(sq)
    return False


def _fitting(ship: Ship, order: tuple[str, int, tuple[int, ...]], used: set[int]) -> Iterator[tuple[int, int]]:
    kind, sq, turns = order
    for tile in WAREHOUSE:
        if tile not in used and TILE_NAMES[tile].rpartition("_")[0] == kind:
            for turn in TILE_TURNS[tile]:
                if turn in turns and ship.fits(tile * 4 + turn) >> sq & 1:
                    yield tile, turn


def _hopeful(ship: Ship, orders: list[tuple[str, int, tuple[int, ...]]], used: set[int]) -> bool:
    """Whether something fits wherever no neighbour is still to come: it spares trying all of the rest in vain."""
    places = [_place(ship, order[1]) for order in orders]
    return all(
        any(abs(x - a) + abs(y - b) == 1 for a, b in places) or any(True for _ in _fitting(ship, order, used))
        for order, (x, y) in zip(orders, places, strict=True)
    )


def _place(ship: Ship, sq: int) -> tuple[int, int]:
    column, _, row = SQUARES[ship.board.index[sq]][1:].partition("r")
    return int(column), int(row)


def lay(ship: Ship, tile: str, square: str, turn: str = "n") -> None:
    """Lay a particular tile, right or wrong."""
    ship.lay(at(ship, square), TILE_NAMES.index(tile) * 4 + TURNS.index(turn))


def man(ship: Ship, *, cells: int | None = None, crew: int | None = None) -> Ship:
    """Two humans in every cabin and full batteries, or this many of them from the first square on."""
    for sq in squares_of(ship.masks[CABIN]):
        ship.crew[sq] = 2 if crew is None else min(2, crew)
        crew = None if crew is None else crew - ship.crew[sq]
    for sq in squares_of(ship.masks[BATTERY]):
        full = CAPACITY[ship.faces[sq] >> 2]
        ship.cells[sq] = full if cells is None else min(full, cells)
        cells = None if cells is None else cells - ship.cells[sq]
    return ship


def stow(ship: Ship, square: str, *colours: str) -> Ship:
    """Put blocks into a hold."""
    for colour in colours:
        ship.goods[at(ship, square)] += 4 ** GOODS.index(colour)
    return ship


def _match(s: GalaxyTrucker, options: dict[str, Any], script: Sequence[str | int]) -> Match:
    s.log = EventLog()
    match = Match(GAME, options, ScriptedDealer(list(script)), state=s)
    match.resume(match.dealer)
    return match


def new_state(players: int, **given: Any) -> tuple[GalaxyTrucker, dict[str, Any]]:
    """A fresh state and its checked options."""
    options = GAME.check_options({"players": players, **given})
    return GAME.new_state(options), options


def meet(
    card: str,
    ships: Sequence[Ship],
    *,
    at_spaces: Sequence[int] = (),
    script: Sequence[str | int] = (),
    stage: int = 0,
    **given: Any,
) -> Match:
    """A match in which these ships have just turned up this card; another card waits in the pile."""
    given.setdefault("rounds", [_ROUND_OF[ships[0].board.name]])
    s, options = new_state(len(ships), **given)
    s.ships = list(ships)
    for number, ship in enumerate(ships, 1):
        ship.number = ship.number or number
    s.pos = list(at_spaces) or [-2 * seat for seat in range(len(ships))]
    s.piles = [[], [], [], [DECKS[0][0]]]
    s.card = CARD_NAMES.index(card)
    s.stage = stage
    s.order = s.flight_order()
    s.phase = ADVENTURE
    return _match(s, options, script)


def before_card(
    ships: Sequence[Ship], cards: Sequence[str], *, script: Sequence[str | int] = (), **given: Any
) -> Match:
    """A match between two cards; these ones are still to come."""
    given.setdefault("rounds", [_ROUND_OF[ships[0].board.name]])
    s, options = new_state(len(ships), **given)
    s.ships = list(ships)
    s.pos = [-2 * seat for seat in range(len(ships))]
    s.piles = [[], [], [], [CARD_NAMES.index(card) for card in cards]]
    s.order = s.flight_order()
    s.phase = COURSE
    return _match(s, options, script)


def workshop(players: int = 2, *, script: Sequence[str | int] = (), faceup: Sequence[str] = (), **given: Any) -> Match:
    """A match at the start of building, its piles dealt, some tiles already face up."""
    given.setdefault("rounds", ["1"])
    s, options = new_state(players, **given)
    if not s.test_flight:
        for _ in range(4):
            pile = []
            for deck, count in enumerate(s.round_rules.pile):
                pile += [s.decks[deck].pop(0) for _ in range(count)]
            s.piles.append(pile)
    else:
        s.piles = [[], [], [], [0]]
    open_warehouse(s)
    for tile in faceup:
        number = TILE_NAMES.index(tile)
        s.warehouse.remove(number)
        s.faceup.append(number)
    assert s.phase == BUILDING
    return _match(s, options, script)


def state(match: Match) -> GalaxyTrucker:
    """The state behind the match, for assertions."""
    assert isinstance(match.state, GalaxyTrucker)
    return match.state


def offered(match: Match, seat: int | None = None) -> list[str]:
    """What is offered to the seat (or to the only one asked)."""
    ask = match.asks[0] if seat is None else match.ask_of(seat)
    assert ask is not None
    return [str(move) for move in ask.moves]


def play(match: Match, *answers: str) -> None:
    """Answers in order; `1: draw` names the seat."""
    for answer in answers:
        seat, colon, move = answer.partition(": ")
        if colon:
            match.play(move, int(seat))
        else:
            match.play(answer)


def events(match: Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """All events of one kind, as the seat knows them."""
    return [event for event in match.events_since(0, seat) if event["kind"] == kind]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what, when it is one seat."""
    (ask,) = match.asks
    return ask.seat, ask.question


ROUNDS_BY_NAME = {name: number for number, name in enumerate(ROUND_NAMES)}
