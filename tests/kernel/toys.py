"""A toy game that uses everything the kernel offers: hidden hands, draws, a secret simultaneous choice, a clock."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import (
    CLOCK,
    NOBODY,
    Ask,
    Chance,
    Conflict,
    Dealer,
    Game,
    MoveTable,
    Option,
    Options,
    Result,
    Rules,
    State,
    ask_any,
    seats_mask,
)

MOVES = MoveTable()
DEAL = MOVES.verb("deal", range(10))
BURY = MOVES.verb("bury", range(10))
ROLL = MOVES.verb("roll", range(1, 7))
BID = MOVES.verb("bid", range(4))
PEEK = MOVES.verb("peek")
KEEP = MOVES.verb("keep")
PASS = MOVES.verb("pass")
TIME_UP = MOVES.verb("time_up")


class ToyState(State):
    """Hands and the buried card are hidden; what is left of the deck is the bag."""

    __slots__ = ("bids", "buried", "deck", "hands", "late", "peeked", "round", "scores")

    def __init__(self, players: int) -> None:
        super().__init__()
        self.deck = list(range(10))
        self.hands = [-1] * players
        self.buried = -1
        self.bids = [-1] * players
        self.scores = [0] * players
        self.peeked = [False] * players
        self.round = 0
        self.late = 0

    def copy(self) -> ToyState:
        twin = ToyState(0)
        twin.deck, twin.hands, twin.bids = self.deck[:], self.hands[:], self.bids[:]
        twin.scores, twin.peeked = self.scores[:], self.peeked[:]
        twin.buried, twin.round, twin.late, twin.reveals = self.buried, self.round, self.late, self.reveals
        twin.edition = self.edition
        return twin


class Toy(Game[ToyState]):
    """Three rounds: everybody gets a card, one is buried; bid at the same time, perhaps peek, roll, score."""

    name, title, edition = "toy", "Toy", "1"
    options = (
        Option.integer("players", 2, 3, 2, "how many"),
        Option.flag("timer", True, "whether the clock takes part"),
        Option.choice("mood", ("calm", "wild"), "calm", "decides nothing"),
    )
    conflicts = (Conflict("mood", "wild", "timer", False, "a_wild_game_needs_its_timer"),)
    moves = MOVES
    max_plies = 80

    def new_state(self, options: Options) -> ToyState:
        s = ToyState(options["players"])
        s.late = 0 if options["timer"] else -1
        return s

    def step(self, s: ToyState) -> Rules[None]:
        yield from self._deal(s)
        yield from self._bid(s)
        for seat in range(len(s.hands)):
            move = yield Ask(seat, "peek_or_keep", [PEEK(), KEEP()])
            if move.verb is PEEK:
                s.peeked[seat] = True
                s.reveals += 1
                if s.log is not None:
                    s.log.tell("peeked", seat=seat, private={seat: {"card": s.buried}})
            pip = (yield Chance(ROLL, range(1, 7))).arg
            s.reveals += 1  # the score tells of the hand
            s.scores[seat] += s.hands[seat] * s.bids[seat] + pip
        s.reveals += 1
        if s.log is not None:
            s.log.tell("shown", cards=",".join(map(str, s.hands)))
        s.deck, s.buried = list(range(10)), -1
        s.hands, s.bids, s.peeked = [-1] * len(s.hands), [-1] * len(s.hands), [False] * len(s.hands)
        s.round += 1

    def _deal(self, s: ToyState) -> Rules[None]:
        for seat in range(len(s.hands)):
            card = (yield Chance(DEAL, s.deck, seen_by=seats_mask(seat))).arg
            s.deck.remove(card)
            s.hands[seat] = card
            if s.log is not None:
                s.log.tell("dealt", seat=seat, private={seat: {"card": card}})
        s.buried = (yield Chance(BURY, s.deck, seen_by=NOBODY)).arg
        s.deck.remove(s.buried)

    def _bid(self, s: ToyState) -> Rules[None]:
        while -1 in s.bids:
            asks = [
                Ask(seat, "bid", self._bids(s, seat), secret=True) for seat in range(len(s.bids)) if s.bids[seat] < 0
            ]
            if s.late >= 0:
                asks.append(Ask(CLOCK, "timer", [TIME_UP()], after=30))
            seat, move = yield from ask_any(asks)
            if seat == CLOCK:
                s.late += 1
                s.bids = [max(bid, 0) for bid in s.bids]
            else:
                s.bids[seat] = move.arg
            if s.log is not None:
                s.log.tell("time_up" if seat == CLOCK else "bid", seat=seat)

    @staticmethod
    def _bids(s: ToyState, seat: int) -> Any:
        # A high card allows a high bid, so the list itself is a secret of its seat.
        return lambda: [BID[bid] for bid in range(2 + (s.hands[seat] > 4) + (s.hands[seat] > 7))]

    def over(self, s: ToyState) -> bool:
        return s.round == 3

    def result(self, s: ToyState) -> Result:
        best = max(s.scores)
        return Result(s.scores, [seat for seat, score in enumerate(s.scores) if score == best])

    def view(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        mine = seat is not None
        return {
            "round": s.round,
            "late": s.late,
            "scores": s.scores[:],
            "deck": len(s.deck),
            "hand": s.hands[seat] if seat is not None else None,
            "bid": s.bids[seat] if seat is not None else None,
            "bids_made": [bid >= 0 for bid in s.bids],
            "buried": s.buried if mine and s.peeked[seat or 0] else None,
        }

    def redeal(self, s: ToyState, seat: int, dealer: Dealer) -> None:
        unknown = s.deck + [card for other, card in enumerate(s.hands) if other != seat and card >= 0]
        knows_buried = s.peeked[seat] or s.buried < 0
        if not knows_buried:
            unknown.append(s.buried)
        for other in range(len(s.hands)):
            if other != seat and s.hands[other] >= 0:
                s.hands[other] = dealer.pick(unknown)
                unknown.remove(s.hands[other])
                if s.bids[other] >= 0:
                    s.bids[other] = dealer.pick([move.arg for move in self._bids(s, other)()])
        if not knows_buried:
            s.buried = dealer.pick(unknown)
            unknown.remove(s.buried)
        s.deck[:] = unknown

    def why_not(self, s: ToyState, ask: Ask, move: Any) -> str:
        return "your_card_is_too_low" if move.verb is BID else "not_offered"
