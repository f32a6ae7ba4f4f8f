"""Asks: the only way rules learn anything they cannot compute.

Players, the dealer (every draw and die) and the clock (every timer) are all asked in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, TypeVar

from cosmodrome.kernel.move import Move, Verb
from cosmodrome.kernel.native import mypyc_attr

#: The seat that answers for chance, and the seat that answers for time. Neither is a person.
DEALER: Final = -1
CLOCK: Final = -2

#: Who learns what the dealer dealt: a bitmask of seats.
EVERYONE: Final = -1
NOBODY: Final = 0

NO_VERBS: Final[frozenset[Verb]] = frozenset()


def seats_mask(*seats: int) -> int:
    """The mask of exactly these seats, for `Chance.seen_by`."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question to one seat, with every legal answer.

    `moves` may be given as a function: if several seats are asked, only the list of the one that answers is computed,
    and a re-dealt copy of the match computes the lists of the other seats again.
    `after` is for the clock: in how many seconds it will answer.
    `secret` answers are known only to their seat until the rules reveal them.
    `side_verbs` are the verbs of free side moves: legal now, but no answer to the question.
    """

    __slots__ = ("_find", "_moves", "after", "question", "seat", "secret", "side_verbs")

    def __init__(
        self,
        seat: int,
        question: str,
        moves: list[Move] | Callable[[], list[Move]] | None,
        *,
        after: float | None = None,
        secret: bool = False,
        side_verbs: frozenset[Verb] = NO_VERBS,
    ) -> None:
        self.seat = seat
        self.question = question
        self.after = after
        self.secret = secret
        self.side_verbs = side_verbs
        self._moves: list[Move] | None
        self._find: Callable[[], list[Move]] | None
        if moves is None or isinstance(moves, list):
            self._moves = moves
            self._find = None
        else:
            self._moves = None
            self._find = moves

    @property
    def moves(self) -> list[Move]:
        """Every legal answer, in a stable order. Read it, never change it."""
        moves = self._moves
        if moves is None:
            moves = self._moves = self._list()
        return moves

    @property
    def side(self) -> list[Move]:
        """The free side moves among `moves`: after one of them the same question is asked again."""
        return [move for move in self.moves if move.verb in self.side_verbs] if self.side_verbs else []

    @property
    def answers(self) -> list[Move]:
        """The moves that answer the question: all but the side moves."""
        return [move for move in self.moves if move.verb not in self.side_verbs] if self.side_verbs else self.moves

    @property
    def subject(self) -> int:
        """What the question is about. The same question about something else is a new one: old answers are stale."""
        return 0

    @property
    def optional(self) -> bool:
        """Whether the match goes on without an answer, so that nobody has to wait for one."""
        return False

    def _list(self) -> list[Move]:
        assert self._find is not None
        return self._find()

    def allows(self, move: Move) -> bool:
        """Whether this move is one of the legal answers."""
        return move in self.moves

    def forget(self) -> None:
        """Drop a list that was computed on demand, because what it was computed from has been re-dealt."""
        if self._find is not None:
            self._moves = None

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, question={self.question!r})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance(Ask):
    """A question to the dealer: one entry of a bag, each entry equally likely.

    An entry that is in the bag twice is twice as likely. A die is the bag `range(1, 7)`.
    """

    __slots__ = ("bag", "seen_by", "verb")

    def __init__(self, verb: Verb, bag: Sequence[int], seen_by: int = EVERYONE) -> None:
        super().__init__(DEALER, verb.name, None)
        if not bag:
            raise ValueError(f"the dealer is asked to {verb.name} from an empty bag")
        self.verb = verb
        self.bag = bag
        self.seen_by = seen_by

    def _list(self) -> list[Move]:
        return [self.verb[arg] for arg in sorted(set(self.bag))]

    def allows(self, move: Move) -> bool:
        return move.verb is self.verb and move.arg in self.bag

    def forget(self) -> None:
        self._moves = None

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether this seat learns the draw; `None` is a spectator, who learns only what everyone learns."""
        if seat is None or seat < 0:
            return self.seen_by == EVERYONE
        return bool(self.seen_by >> seat & 1)


@mypyc_attr(acyclic=True)
class Asks:
    """Several seats asked at once; the first answer counts."""

    __slots__ = ("answered_by", "asks")

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = tuple(asks)
        self.answered_by = 0


T = TypeVar("T")

#: What a rule that needs answers returns: it yields asks, is sent moves, and ends with a T.
Rules = Generator[Ask | Asks, Move, T]


def ask_any(asks: Sequence[Ask]) -> Rules[tuple[int, Move]]:
    """Ask several seats at once; the first seat to answer, and its answer."""
    table = Asks(asks)
    move = yield table
    return table.answered_by, move
