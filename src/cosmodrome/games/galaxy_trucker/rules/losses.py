"""What Can Happen to You: losing components, crew, goods and battery tokens.

Where a loss can be taken from several places its owner chooses; where nothing is left to choose nobody is asked.
"""

from __future__ import annotations

from cosmodrome.games.galaxy_trucker.cards import COLOURS, GOODS
from cosmodrome.games.galaxy_trucker.moves import GIVE_CREW, GIVE_GOODS, KEEP, SPEND_CELL
from cosmodrome.games.galaxy_trucker.pieces import SQUARES
from cosmodrome.games.galaxy_trucker.scoring import figures as counted
from cosmodrome.games.galaxy_trucker.ship import BLOCK, Ship, blocks_in, squares_of
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import (
    FIGURES,
    ONE_HUMAN,
    ORANGE,
    ORANGE_SUPPORT,
    PURPLE,
    PURPLE_SUPPORT,
    TWO_HUMANS,
)
from cosmodrome.kernel import Ask, Rules


def _count(s: GalaxyTrucker) -> None:
    """What is given up is told before whatever follows in the same step, of this ship or of another."""
    if s.log is not None:
        s.log.count(counted(s))


def hurt(s: GalaxyTrucker, seat: int) -> None:
    """A card has taken something from this ship: a standing answer to fly on ends."""
    s.standing[seat] = False


# ---------------------------------------------------------------- components


def scrap(s: GalaxyTrucker, ship: Ship, sq: int) -> None:
    """A component is lost with everything on it; goods go back to the bank."""
    packed = ship.goods[sq]
    if packed:
        for colour in range(COLOURS):
            s.bank[colour] += blocks_in(packed, colour)
        ship.goods[sq] = 0
    ship.crew[sq] = 0
    ship.cells[sq] = 0
    ship.remove(sq)
    ship.lost += 1


def destroy(s: GalaxyTrucker, seat: int, sq: int) -> Rules[None]:
    """Hits to Your Ship: the component goes; a ship in pieces goes on with the one its owner keeps."""
    ship = s.ships[seat]
    joined = ship.link[sq].bit_count()
    hurt(s, seat)
    scrap(s, ship, sq)
    if s.log is not None:
        s.log.tell("destroyed", seat=seat, square=SQUARES[ship.board.index[sq]])
    if joined > 1:
        pieces = ship.pieces()
        if len(pieces) > 1:
            index = ship.board.index
            move = yield Ask(seat, "keep_piece", [KEEP[index[squares_of(piece)[0]]] for piece in pieces])
            gone = squares_of(ship.occupied & ~ship.piece_of(ship.board.square[move.arg]))
            for other in gone:
                scrap(s, ship, other)
            if s.log is not None:
                s.log.tell("broke_apart", seat=seat, squares=[SQUARES[index[other]] for other in gone])
    evacuate_aliens(s, seat)


def evacuate_aliens(s: GalaxyTrucker, seat: int) -> None:
    """Hits on Life Support Systems: an alien leaves once no support of its colour is joined to its cabin."""
    ship = s.ships[seat]
    for sq in without_support(ship):
        ship.crew[sq] = 0
        if s.log is not None:
            s.log.tell("alien_left", seat=seat, square=SQUARES[ship.board.index[sq]])


def without_support(ship: Ship) -> list[int]:
    """The cabins of aliens that no life support of their colour is joined to."""
    cabins = []
    for alien, support in ((ORANGE, ORANGE_SUPPORT), (PURPLE, PURPLE_SUPPORT)):
        if alien in ship.crew:
            sq = ship.crew.index(alien)
            if not ship.link[sq] & ship.masks[support]:
                cabins.append(sq)
    return cabins


# ---------------------------------------------------------------- crew


def lose_crew(s: GalaxyTrucker, seat: int, figures: int) -> Rules[None]:
    """Loss of Crew: the owner says which figures go; with too few, all of them."""
    ship = s.ships[seat]
    crew = ship.crew
    if s.log is not None:
        s.log.tell("lost_crew", seat=seat, figures=min(figures, ship.crew_size()))
    while figures > 0:
        cabins = [sq for sq, aboard in enumerate(crew) if aboard]
        if sum(FIGURES[crew[sq]] for sq in cabins) <= figures:
            for sq in cabins:
                crew[sq] = 0
            break
        sq = cabins[0]
        if len(cabins) > 1:
            index = ship.board.index
            move = yield Ask(seat, "give_crew", [GIVE_CREW[index[cabin]] for cabin in cabins])
            sq = ship.board.square[move.arg]
        lose_figure(ship, sq)
        figures -= 1
    _count(s)


def lose_figure(ship: Ship, sq: int) -> None:
    """One figure leaves a cabin."""
    ship.crew[sq] = ONE_HUMAN if ship.crew[sq] == TWO_HUMANS else 0


# ---------------------------------------------------------------- goods and battery tokens


def lose_goods(s: GalaxyTrucker, seat: int, blocks: int) -> Rules[None]:
    """Loss of Goods: the most valuable blocks first, then battery tokens, then nothing more."""
    ship = s.ships[seat]
    goods = ship.goods
    lost: list[str] = []
    for colour in range(COLOURS):
        while blocks > 0:
            holds = [sq for sq, packed in enumerate(goods) if blocks_in(packed, colour)]
            if not holds:
                break
            sq = holds[0]
            if len(holds) > 1 and ship.goods_count(colour) > blocks:
                index = ship.board.index
                move = yield Ask(seat, f"give_{GOODS[colour]}", [GIVE_GOODS[index[hold]] for hold in holds])
                sq = ship.board.square[move.arg]
            goods[sq] -= BLOCK[colour]
            s.bank[colour] += 1
            blocks -= 1
            lost.append(GOODS[colour])
    if lost and s.log is not None:
        s.log.tell("lost_goods", seat=seat, goods=lost)
    tokens = min(blocks, ship.cell_count())
    if lost or tokens:
        hurt(s, seat)
    yield from spend_cells(s, seat, tokens)


def spend_cells(s: GalaxyTrucker, seat: int, tokens: int) -> Rules[None]:
    """Batteries: give up this many tokens, from the batteries the owner chooses."""
    if not tokens:
        return
    ship = s.ships[seat]
    cells = ship.cells
    if s.log is not None:
        s.log.tell("spent_cells", seat=seat, tokens=tokens)
    while tokens > 0:
        charged = [sq for sq, left in enumerate(cells) if left]
        sq = charged[0]
        if len(charged) > 1 and tokens < ship.cell_count():
            index = ship.board.index
            move = yield Ask(seat, "spend_cell", [SPEND_CELL[index[battery]] for battery in charged])
            sq = ship.board.square[move.arg]
        cells[sq] -= 1
        tokens -= 1
    _count(s)
