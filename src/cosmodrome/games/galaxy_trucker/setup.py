"""Set Up: what lies on the table at the start of each round."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galaxy_trucker.cards import BANK, FIRST_FLIGHT
from cosmodrome.games.galaxy_trucker.moves import DEAL_CARD, DEAL_DECK
from cosmodrome.games.galaxy_trucker.pieces import ROUND_NAMES, TURN_COSTS
from cosmodrome.games.galaxy_trucker.ship import empty_ship
from cosmodrome.games.galaxy_trucker.state import BUILDING, RACE, GalaxyTrucker
from cosmodrome.games.galaxy_trucker.tiles import WAREHOUSE
from cosmodrome.kernel import NOBODY, Chance, Rules

#: Three piles that builders may look through and a fourth that nobody sees.
PILES: Final = 4
SECRET_PILE: Final = 3


def set_up_round(s: GalaxyTrucker) -> Rules[None]:
    """Adventure Cards: deal one of the four piles; once all lie there, open the warehouse."""
    if s.test_flight:
        # The eight marked cards are no secret; their order is.
        s.piles = [[], [], [], list(FIRST_FLIGHT)]
        s.decks[0] = [card for card in s.decks[0] if card not in FIRST_FLIGHT]
    else:
        pile: list[int] = []
        # The pile enters the table first, so that a re-dealt copy in the middle of dealing finds its cards.
        s.piles.append(pile)
        slots = [deck for deck, count in enumerate(s.round_rules.pile, 1) for _ in range(count)]
        while slots:
            if s.foresight and len(set(slots)) > 1:
                # With more foresight the order inside a pile counts, so it must not give away the decks.
                deck = (yield Chance(DEAL_DECK, slots, seen_by=NOBODY)).arg
            else:
                deck = slots[0]
            slots.remove(deck)
            cards = s.decks[deck - 1]
            card = (yield Chance(DEAL_CARD, cards, seen_by=NOBODY)).arg
            cards.remove(card)
            pile.append(card)
    if len(s.piles) == PILES:
        open_warehouse(s)


def open_warehouse(s: GalaxyTrucker) -> None:
    """Saying "Go!": boards with their pilot cabins, the whole warehouse face down, the timer on its circle."""
    rules = s.round_rules
    s.ships = [empty_ship(rules.board.number, seat) for seat in range(s.players)]
    s.warehouse = list(WAREHOUSE)
    s.faceup = []
    s.bank = list(BANK)
    s.seen = [0] * s.players
    s.circle = rules.circle
    s.sand = s.tempo == RACE and s.circle > 0
    s.builder = s.starter
    s.points = TURN_COSTS["points"]
    s.laid_this_turn = False
    s.table_rounds = 0
    s.out = [False] * s.players
    s.phase = BUILDING
    if s.log is not None:
        s.log.tell("round_started", round=ROUND_NAMES[s.round], seat=s.starter)
