"""A match as learners meet it: one question after another, each to one seat, with rewards. No numpy in here.

Where several seats are asked at once, time is virtual: every answer takes its seat a second, and the clock answers when
its time has come. Opponents and the clock answer by themselves; what is left are the learners' questions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cosmodrome import bots
from cosmodrome.arena.seeds import derive
from cosmodrome.kernel import CLOCK, DEALER, Ask, IllegalMove, Match, Move, SeededDealer
from cosmodrome.kernel.registry import find
from cosmodrome.lab.encodings import encoding
from cosmodrome.lab.rewards import progress

#: How long an answer takes its seat where several are asked at once, in seconds.
ANSWER_TIME: Final = 1.0


class Table:
    """One match after another of a game, for learners in all seats that have no opponent named.

    `dense` adds to the reward at the end what the seat's score gained on the way; `horizon` ends a match early, after
    this many answers of learners. With `chance` the dealer's questions are asked too, of the seat `DEALER`.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        opponents: Mapping[int, str] | None = None,
        dense: bool = False,
        horizon: int = 0,
        chance: bool = False,
    ) -> None:
        self.game = find(game)
        self.options = self.game.check_options(options)
        self.players: int = self.options["players"]
        self.opponents = dict(opponents or {})
        self.dense = dense
        self.horizon = horizon
        self.chance = chance
        self.encoding = encoding(game)
        #: Only opponents who look ahead copy the match, and those who deal by themselves.
        self.checkpoints = chance or any(name != "random" for name in self.opponents.values())
        self.seat = 0
        #: The match has ended, by its rules or at the horizon.
        self.over = False
        self.truncated = False
        #: What each seat has earned since it was last paid.
        self.earned = [0.0] * self.players
        self.answers = 0
        self._worth = [0.0] * self.players
        self._free = [0.0] * self.players
        self._clock = -1.0
        self._now = 0.0
        self._bots: dict[int, bots.Bot] = {}
        self._ask: Ask | None = None
        self.match: Match | None = None

    def begin(self, seed: int) -> None:
        """A new match. The same seed and answers give the same match."""
        dealer = None if self.chance else SeededDealer(derive(seed, "match"))
        self.match = Match(self.game, self.options, dealer, listen=False, checkpoints=self.checkpoints)
        self._bots = {
            seat: bots.make(name, self.game.name, derive(seed, "bot", seat)) for seat, name in self.opponents.items()
        }
        self.over = self.truncated = False
        self.answers = 0
        self.earned = [0.0] * self.players
        self._worth = [progress(self.game.name, self.match.state, seat) for seat in range(self.players)]
        self._free = [0.0] * self.players
        self._clock = -1.0
        self._now = 0.0
        self._go_on()

    @property
    def ask(self) -> Ask:
        """What the seat is asked now."""
        assert self._ask is not None
        return self._ask

    def legal_ids(self) -> list[int]:
        """The ids of all legal moves."""
        return [move.id for move in self.ask.moves]

    def is_legal(self, move_id: int) -> bool:
        """Whether this is one of the legal moves."""
        return 0 <= move_id < self.game.moves.size and self.ask.allows(self.game.moves.by_id(move_id))

    def act(self, move_id: int) -> None:
        """Answer for the seat that is asked; an illegal move is refused and changes nothing."""
        assert self.match is not None
        ask, move = self.ask, self.game.moves.by_id(move_id)
        if not ask.allows(move):
            rule = self.game.why_not(self.match.state, ask, move)
            raise IllegalMove(f"{move}: {rule}", seat=ask.seat, move=str(move), rule=rule)
        self.answer(ask, move)

    def answer(self, ask: Ask, move: Move) -> None:
        """Answer the ask with one of its own moves, unchecked."""
        assert self.match is not None
        self.match.play_trusted(ask, move)
        if ask.seat != DEALER:
            self.answers += 1
            self._took(ask.seat)
        if self.horizon and self.answers >= self.horizon and not self.match.over:
            self.truncated = True
        self._go_on()

    def copy(self) -> Table:
        """An independent table at the same point, for those who ask nobody but learners and the dealer."""
        assert not self._bots
        twin = Table(self.game.name, self.options, {}, self.dense, self.horizon, self.chance)
        assert self.match is not None
        match = twin.match = self.match.copy()
        twin.seat, twin.over, twin.truncated, twin.answers = self.seat, self.over, self.truncated, self.answers
        twin.earned, twin._worth, twin._free = self.earned[:], self._worth[:], self._free[:]
        twin._clock, twin._now = self._clock, self._now
        twin._ask = None if self.over else match.ask_of(self.seat)
        return twin

    def pay(self, seat: int) -> float:
        """What the seat has earned since it was last paid."""
        earned = self.earned[seat]
        self.earned[seat] = 0.0
        return earned

    def observe(self, seat: int) -> bytes:
        """What the seat may know, encoded."""
        assert self.match is not None
        return self.encoding.encode(self.match.state, seat)

    # --- between two questions

    def _took(self, seat: int) -> None:
        self._free[seat] = max(self._free[seat], self._now) + ANSWER_TIME

    def _go_on(self) -> None:
        """Let opponents and the clock answer until a learner is asked or the match has ended."""
        match = self.match
        assert match is not None
        while not match.over and not self.truncated:
            ask = self._next(match)
            if ask.seat == CLOCK:
                match.play_trusted(ask, ask.moves[0])
            elif ask.seat in self._bots:
                match.play(self._bots[ask.seat].choose(match.seat(ask.seat)), ask.seat)
                self._took(ask.seat)
            else:
                self._ask = ask
                self.seat = ask.seat
                if self.dense:
                    self._count()
                return
        self._ask = None
        self.over = True
        self._count()
        if match.over:
            for seat, reward in enumerate(final_rewards(match)):
                self.earned[seat] += reward

    def _next(self, match: Match) -> Ask:
        """Who answers next."""
        asks = match.asks
        if len(asks) == 1:
            self._clock = -1.0
            return asks[0]
        first, due = asks[0], -1.0
        timed = False
        for ask in asks:
            if ask.seat == CLOCK:
                timed = True
                if self._clock < 0:
                    self._clock = self._now + (ask.after or 0.0)
                ready = self._clock
            else:
                ready = max(self._free[ask.seat], 0.0) + ANSWER_TIME
            if due < 0 or ready < due:
                first, due = ask, ready
        self._now = max(self._now, due)
        if first.seat == CLOCK or not timed:
            self._clock = -1.0
        return first

    def _count(self) -> None:
        if not self.dense:
            return
        assert self.match is not None
        for seat in range(self.players):
            worth = progress(self.game.name, self.match.state, seat)
            self.earned[seat] += worth - self._worth[seat]
            self._worth[seat] = worth


def final_rewards(match: Match) -> list[float]:
    """One for a victory, less one for a defeat; a shared victory is worth less the more share it."""
    winners = match.result.winners
    players = match.players
    if players == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [-1.0] * players
    share = (players - len(winners)) / (players - 1) if players > 1 else 1.0
    return [share if seat in winners else -1.0 for seat in range(players)]
