"""Moves: small immutable pairs of a verb and an argument, interned per game.

A game declares its verbs once, in order, in one `MoveTable`. The order fixes the stable integer ids that learning
code relies on, so verbs are only ever appended. A move prints as one readable line (`research rendezvous`, `roll 5`)
and that line parses back to the very same object.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.kernel.errors import UnknownMove
from cosmodrome.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Move:
    """An answer to an ask. Never construct one: `VERB[arg]` and `VERB()` give the only object there is."""

    __slots__ = ("arg", "id", "text", "verb")

    def __init__(self, verb: Verb, arg: int, move_id: int, text: str) -> None:
        self.verb = verb
        self.arg = arg
        self.id = move_id
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    # Interned: copies and pickles of moves are the same object within a process.
    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self


class Verb:
    """What kind of answer a move is, and what its argument may be.

    The argument domain is nothing, a sequence of names (the argument is the index), or a range of integers
    (the argument is the integer itself).
    """

    __slots__ = ("_first", "_moves", "domain", "name", "names", "offset")

    def __init__(self, name: str, domain: Sequence[str] | range | None, offset: int) -> None:
        self.name = name
        self.offset = offset
        self.domain = domain
        self.names: tuple[str, ...]
        self._first = 0
        if domain is None:
            self.names = ("",)
        elif isinstance(domain, range):
            if domain.step != 1:
                raise ValueError(f"verb {name}: the range must have step 1")
            self._first = domain.start
            self.names = tuple(str(value) for value in domain)
        else:
            self.names = tuple(domain)
        if len(set(self.names)) != len(self.names) or any(" " in text for text in self.names):
            raise ValueError(f"verb {name}: argument names must be distinct and without blanks")
        self._moves = [
            Move(self, self._first + index, offset + index, f"{name} {text}" if text else name)
            for index, text in enumerate(self.names)
        ]

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, arg: int) -> Move:
        index = arg - self._first
        if index < 0:
            raise IndexError(f"{self.name} has no argument {arg}")
        return self._moves[index]

    def __call__(self) -> Move:
        if self.domain is not None:
            raise TypeError(f"{self.name} needs an argument")
        return self._moves[0]

    def __repr__(self) -> str:
        return f"Verb({self.name!r})"

    def all(self) -> list[Move]:
        """Every move of this verb, by argument. The verb's own list: read it, never change it."""
        return self._moves

    def name_of(self, arg: int) -> str:
        """The argument's printed name."""
        return self.names[arg - self._first]

    def named(self, name: str) -> Move:
        """The move whose argument prints as `name`."""
        try:
            return self._moves[self.names.index(name)]
        except ValueError:
            raise UnknownMove(f"{self.name} has no argument {name!r}", move=f"{self.name} {name}") from None


class MoveTable:
    """All moves of a game: declared verb by verb, looked up by text or by id."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.size = 0
        self._by_text: dict[str, Move] = {}
        self._by_id: list[Move] = []

    def verb(self, name: str, domain: Sequence[str] | range | None = None) -> Verb:
        """Declare the next verb."""
        if name in self.verbs or not name.isidentifier():
            raise ValueError(f"verb {name!r} is declared twice or is not a plain word")
        verb = Verb(name, domain, self.size)
        self.verbs[name] = verb
        self.size += len(verb)
        for move in verb.all():
            self._by_text[move.text] = move
            self._by_id.append(move)
        return verb

    def parse(self, text: str) -> Move:
        """The move that prints as `text` (blanks around and between words do not matter)."""
        move = self._by_text.get(text) or self._by_text.get(" ".join(text.split()))
        if move is None:
            raise UnknownMove(f"no such move: {text[:80]!r}", move=text[:80])
        return move

    def by_id(self, move_id: int) -> Move:
        """The move with this stable integer id."""
        if not 0 <= move_id < self.size:
            raise UnknownMove(f"no move has the id {move_id}")
        return self._by_id[move_id]
