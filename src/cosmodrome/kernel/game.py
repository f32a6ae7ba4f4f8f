"""Game: what the kernel needs to know about a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from cosmodrome.kernel.ask import Ask, Rules
from cosmodrome.kernel.dealer import Dealer
from cosmodrome.kernel.edition import Change, Edition
from cosmodrome.kernel.errors import NoContentPacks, UnknownEdition, UnknownTopic
from cosmodrome.kernel.event import Figures
from cosmodrome.kernel.move import Move, MoveTable
from cosmodrome.kernel.native import mypyc_attr
from cosmodrome.kernel.option import Conflict, Option, Options, check_options
from cosmodrome.kernel.state import State

S = TypeVar("S", bound=State)


class Result:
    """How a match ended: the score of each seat, who won, and where each score comes from."""

    __slots__ = ("breakdown", "scores", "winners")

    def __init__(
        self, scores: Sequence[int], winners: Sequence[int], breakdown: Sequence[dict[str, int]] | None = None
    ) -> None:
        self.scores = tuple(scores)
        self.winners = tuple(winners)
        self.breakdown = tuple(breakdown) if breakdown is not None else tuple({"score": score} for score in scores)

    def describe(self) -> dict[str, Any]:
        """The result as plain data."""
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": [dict(b) for b in self.breakdown],
        }

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.describe() == other.describe()

    __hash__ = None  # type: ignore[assignment]


_NOTHING_USUAL: Final[Mapping[str, tuple[str, ...]]] = {}
_AS_USUAL: Final[Mapping[str, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its options, moves, rules and views. One instance serves all matches."""

    name: ClassVar[str]
    title: ClassVar[str]
    #: The name of the newest edition. A new one begins when a change of the rules could alter an old record.
    edition: ClassVar[str]
    #: Every edition that can be played, oldest first; empty if there has been only one.
    editions: ClassVar[tuple[Edition, ...]] = ()
    options: ClassVar[tuple[Option, ...]]
    conflicts: ClassVar[tuple[Conflict, ...]] = ()
    #: The options of somebody's first match, as they are typed; such a match counts for no rating.
    first_match: ClassVar[Mapping[str, str]] = _AS_USUAL
    moves: ClassVar[MoveTable]
    #: The type of `view`, a TypedDict; None if a game does not declare one.
    view_type: ClassVar[Any] = None
    #: Kinds of pieces that the rules text lists, from `content()["about"]`; headings `reference-<kind>`.
    reference: ClassVar[tuple[str, ...]] = ()
    #: The topics of `explain` that take seconds: a server computes them in another process.
    slow_topics: ClassVar[frozenset[str]] = frozenset()
    #: The usual answer to a question: verbs by question, the most usual first. A front end may highlight the answers
    #: with the first verb that is offered.
    usual: ClassVar[Mapping[str, tuple[str, ...]]] = _NOTHING_USUAL
    #: Kinds of events after which people want to see the table before the rules go on by themselves.
    moments: ClassVar[frozenset[str]] = frozenset()
    #: No match has more plies than this, however it is played.
    max_plies: ClassVar[int]

    def check_options(self, given: Options) -> dict[str, Any]:
        """All options with defaults filled in; refuses what does not exist or does not go together."""
        return check_options(self.options, self.conflicts, given)

    def edition_number(self, name: str) -> int:
        """The number of an edition, counted from 1: what `State.edition` holds."""
        names = [edition.name for edition in self.editions] or [self.edition]
        if name not in names:
            raise UnknownEdition(f"{self.name} knows no edition {name!r} of its rules; it knows: {', '.join(names)}")
        return names.index(name) + 1

    def edition_name(self, number: int) -> str:
        """The name of the edition with this number, counted from 1."""
        return self.editions[number - 1].name if self.editions else self.edition

    def changes_since(self, name: str) -> tuple[Change, ...]:
        """What has changed in the rules since this edition, oldest first."""
        later = self.editions[self.edition_number(name) :]
        return tuple(change for edition in later for change in edition.changes)

    def new_state(self, options: Options) -> S:
        """The table before anything is dealt."""
        raise NotImplementedError

    def step(self, s: S) -> Rules[None]:
        """Play from one safe point to the next."""
        raise NotImplementedError

    def over(self, s: S) -> bool:
        """Whether the match has ended. Asked at safe points only."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Scores, winners and breakdown of an ended match."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as plain JSON data; None is a spectator."""
        raise NotImplementedError

    def figures(self, s: S) -> Figures:
        """What everybody has of what is counted and known to all, by the name of its unit.

        Listeners are told of every change, with the event that caused it (`EventLog.count`).
        """
        return {}

    def redeal(self, s: S, seat: int, dealer: Dealer) -> None:
        """Deal again, in place, everything the seat cannot know, consistent with all it does know."""

    def sees_all(self, s: S, seat: int) -> bool:
        """Whether the seat knows everything in this state, so that imagining it would change nothing."""
        return False

    def veil(self, s: S, seat: int) -> S | None:
        """A copy of the state in which everything the seat cannot know is blank, for those who need nothing else.

        Quicker than imagining it. None if the game does not offer this; then the state is imagined.
        """
        return None

    def why_not(self, s: S, ask: Ask, move: Move) -> str:
        """The rule that forbids this move as an answer to this ask."""
        return "not_offered"

    def withheld(self, s: S, ask: Ask) -> list[Move]:
        """Choices not offered because they would do nothing; `conformance.check_offers` checks that."""
        return []

    def occupied(self, s: S, ask: Ask) -> bool:
        """Whether such a choice is still being carried out; once it is over, what follows is not attributed to it."""
        return True

    def deeds(self, s: S) -> int:
        """How many choices of a kind that may be withheld have had an effect so far."""
        return 0

    def quote(self, s: S, ask: Ask, move: Move) -> dict[str, Any]:
        """What this answer costs and brings, as plain data: `{"cost": {"money": 2}, "gain": {...}, ...}`.

        Based on what the asked seat may know. The page, the terminal and the screen reader put it into words.
        """
        return {}

    def explain(self, s: S, seat: int | None, about: str) -> dict[str, Any]:
        """What the rules say about one thing on the table, as plain data; `about` is `topic` or `topic:piece`.

        Based on what the seat may know. For what is too expensive to be in every view: checklists, reach, forecasts.
        """
        raise UnknownTopic(f"{self.name} explains nothing about {about!r}")

    def topics(self, s: S, seat: int | None) -> list[str]:
        """Some topics that `explain` answers now, for checks and tools."""
        return []

    def check(self, s: S) -> str:
        """What is wrong with a position at a safe point, in words: lost pieces, negative amounts. Usually nothing.

        For the fuzzer and tests: as long as the rules are right, nothing is ever wrong.
        """
        return ""

    def content(self, options: Options | None = None) -> dict[str, Any]:
        """Every component as the engine uses it, as plain JSON data; with options as a match with them uses it."""
        return {}

    # --- content packs, for a game that takes them

    def titles(self, options: Options) -> dict[str, str]:
        """What a match's content pack calls things, by id, where that differs from the catalogues."""
        return {}

    def pack_title(self, options: Options) -> str:
        """What a match's content pack is called; empty without one."""
        return ""

    def export_pack(self, folder: str) -> list[str]:
        """Write a complete, commented content pack into a new folder; the names of its files."""
        raise NoContentPacks(f"{self.title} takes no content packs")

    def pack_problems(self, folder: str) -> list[str]:
        """Every mistake in a content pack, with file, entry and field; none if it can be played."""
        raise NoContentPacks(f"{self.title} takes no content packs")
