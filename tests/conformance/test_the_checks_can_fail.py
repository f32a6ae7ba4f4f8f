"""The conformance checks find what they are for: each of these games breaks one promise."""

from __future__ import annotations

from typing import Any, TypedDict

import pytest

import cosmodrome
from cosmodrome import conformance
from cosmodrome.kernel import Ask, Dealer, Game, Result, Rules
from examples.tic_tac_toe import MARK, TicTacToe, TicTacToeGame
from tests.kernel.toys import Toy, ToyState


class SharedSquares(TicTacToeGame):
    """Copies share their list."""

    class State(TicTacToe):
        __slots__ = ()

        def copy(self) -> SharedSquares.State:
            return SharedSquares.State(self.squares, self.active)

    def new_state(self, options: Any) -> TicTacToe:
        return SharedSquares.State([-1] * 9, 0)


class OffersTooMuch(TicTacToeGame):
    """Offers marked squares too, and stumbles over them."""

    def step(self, s: TicTacToe) -> Rules[None]:
        move = yield Ask(s.active, "mark_a_square", MARK.all())
        assert s.squares[move.arg] < 0
        s.squares[move.arg] = s.active
        s.active = 1 - s.active


class NeverEnds(TicTacToeGame):
    """Takes a mark away whenever the board is full."""

    def step(self, s: TicTacToe) -> Rules[None]:
        yield from super().step(s)
        s.squares[0] = -1

    def over(self, s: TicTacToe) -> bool:
        return False


class Square(TypedDict):
    squares: list[int]


class ShowsTooMuch(TicTacToeGame):
    """The view holds a field its type does not know."""

    view_type = Square  # type: ignore[assignment]


class TicksOff(TicTacToeGame):
    """Every move is a side move: nothing answers the question."""

    def step(self, s: TicTacToe) -> Rules[None]:
        free = [MARK[square] for square in range(9) if s.squares[square] < 0]
        move = yield Ask(s.active, "mark_a_square", free, side_verbs=frozenset({MARK}))
        s.squares[move.arg] = s.active
        s.active = 1 - s.active


class QuotesTheHand(Toy):
    """The price of a bid tells of another's hand."""

    def quote(self, s: ToyState, ask: Ask, move: Any) -> dict[str, Any]:
        return {"cost": {"money": s.hands[1 - ask.seat if ask.seat < 2 else 0]}}


class DoesNotAddUp(TicTacToeGame):
    """The breakdown says something else than the score."""

    def result(self, s: TicTacToe) -> Result:
        return Result([1, 0], [0], [{"line": 2}, {}])


class Forgetful(TicTacToeGame):
    """Half of a choice lives in the game, not in the state, so replays go astray."""

    count = 0

    def step(self, s: TicTacToe) -> Rules[None]:
        Forgetful.count += 1
        free = [MARK[square] for square in range(9) if s.squares[square] < 0]
        move = yield Ask(s.active, "mark_a_square", free)
        s.squares[move.arg] = s.active
        s.active = Forgetful.count % 2


class ShowsAll(Toy):
    """The view holds the buried card."""

    def view(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "buried": s.buried}


class TellsAll(Toy):
    """An event tells everybody what was bid."""

    def _bid(self, s: ToyState) -> Rules[None]:
        yield from super()._bid(s)
        if s.log is not None:
            s.log.tell("bids", bids=str(s.bids))


class ImaginesTooMuch(Toy):
    """Re-deals the seat's own hand."""

    def redeal(self, s: ToyState, seat: int, dealer: Dealer) -> None:
        s.hands[seat] = dealer.pick(range(10))


class SeesThroughItsVeil(Toy):
    """A veil that covers nothing."""

    def veil(self, s: ToyState, seat: int) -> ToyState:
        return s.copy()


class PeeksInSilence(Toy):
    """Somebody learns something and undo does not know."""

    def step(self, s: ToyState) -> Rules[None]:
        for asked in (super().step(s),):
            answer = None
            while True:
                try:
                    ask = asked.send(answer) if answer is not None else next(asked)
                except StopIteration:
                    return
                s.reveals = 0
                answer = yield ask


class ChangesOnRefusal(TicTacToeGame):
    """Explaining a refusal changes the state."""

    def why_not(self, s: TicTacToe, ask: Ask, move: Any) -> str:
        s.active = 1 - s.active
        return "taken"


class LeavesMarksInViews(TicTacToeGame):
    """Looking counts."""

    def view(self, s: TicTacToe, seat: int | None) -> dict[str, Any]:
        s.squares[0] = 1
        return super().view(s, seat)


BROKEN: list[tuple[type[Game[Any]], Any]] = [
    (SharedSquares, conformance.check_copies_are_independent),
    (OffersTooMuch, conformance.check_offered_moves_are_accepted),
    (NeverEnds, conformance.check_matches_end_and_results_add_up),
    (DoesNotAddUp, conformance.check_matches_end_and_results_add_up),
    (Forgetful, conformance.check_copies_are_independent),
    (Forgetful, conformance.check_replay_is_exact),
    (ShowsAll, conformance.check_nothing_leaks),
    (ShowsAll, conformance.check_imagination),
    (TellsAll, conformance.check_nothing_leaks),
    (ImaginesTooMuch, conformance.check_imagination),
    (SeesThroughItsVeil, conformance.check_imagination),
    (PeeksInSilence, conformance.check_nothing_leaks),
    (ChangesOnRefusal, conformance.check_other_moves_are_refused),
    (LeavesMarksInViews, conformance.check_views_are_plain_data),
    (ShowsTooMuch, conformance.check_views_are_of_their_type),
    (TicksOff, conformance.check_side_moves),
    (QuotesTheHand, conformance.check_nothing_leaks),
]


@pytest.mark.parametrize(("broken", "check"), BROKEN, ids=lambda value: value.__name__)
def test_a_broken_promise_is_found(broken: type[Game[Any]], check: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = broken()
    monkeypatch.setattr("cosmodrome.kernel.match.find", lambda name: game)

    def check_over_many_matches() -> None:
        for seed in range(30):
            check(game, conformance.sample_options(game, seed), seed)

    with pytest.raises((AssertionError, cosmodrome.CosmodromeError)):
        check_over_many_matches()
