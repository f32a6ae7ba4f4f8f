"""The fuzzer passes sound games and finds each kind of fault in broken ones."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import cosmodrome
from cosmodrome.arena import fuzz
from cosmodrome.arena.fuzz import Effort, Table, Wrong, _spiteful
from cosmodrome.arena.tempers import RESIGNING, TEMPERS, weary
from cosmodrome.kernel import Ask, Game, Match, Move, Record, Result, Rules, Seat, SeededDealer
from tests.arena.test_simulate import Endless, Fragile
from tests.kernel.toys import DEAL, KEEP, PEEK, ROLL, Toy, ToyState


class DeadEnd(Toy):
    name = "dead_end"

    def step(self, s: ToyState) -> Rules[None]:
        if s.round == 2:
            yield Ask(0, "nothing_left", [])
        yield from super().step(s)


class Twice(Toy):
    name = "twice"

    def step(self, s: ToyState) -> Rules[None]:
        yield Ask(0, "again", [PEEK(), KEEP(), PEEK()])
        yield from super().step(s)


class BadSum(Toy):
    name = "bad_sum"

    def result(self, s: ToyState) -> Result:
        return Result(s.scores, [0], [{"all": score + 1} for score in s.scores])


class Meddling(Toy):
    """Refusing a move leaves a trace in the state."""

    name = "meddling"

    def why_not(self, s: ToyState, ask: Ask, move: Any) -> str:
        s.late += 1
        return "no"


class Nameless(Toy):
    name = "nameless"

    def why_not(self, s: ToyState, ask: Ask, move: Any) -> str:
        return ""


@pytest.mark.parametrize("game", ["toy", "tic_tac_toe"])
def test_sound_games_pass(game: str, toy: str, tic_tac_toe: str) -> None:
    assert fuzz(game, matches=40, seed=1) == []


@pytest.mark.parametrize(
    ("game", "kind", "matches"),
    [
        (Fragile(), "crash", 2),
        (Endless(), "endless", 2),
        (DeadEnd(), "dead_end", 2),
        (Twice(), "repeated_move", 2),
        (BadSum(), "wrong_sum", 2),
        (Meddling(), "refusal_changed_state", 60),
        (Nameless(), "nameless_refusal", 60),
    ],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_each_fault_is_found_and_shown_by_a_record(game: Game[Any], kind: str, matches: int) -> None:
    cosmodrome.register(game)
    findings = fuzz(game.name, matches=matches, seed=1)
    assert {finding.kind for finding in findings} == {kind}
    finding = findings[0]
    assert Record.from_json(finding.record).game == game.name
    assert finding.options["players"] == len(finding.tempers)
    assert finding.note


def test_the_record_of_a_crash_leads_to_the_crash() -> None:
    cosmodrome.register(Fragile())
    record = Record.from_json(fuzz("fragile", matches=1)[0].record)
    with pytest.raises(RuntimeError, match="collapsed"):
        record.replay()


def test_a_fuzzing_repeats_for_the_same_seed() -> None:
    cosmodrome.register(DeadEnd())
    first, second = fuzz("dead_end", matches=3, seed=9), fuzz("dead_end", matches=3, seed=9)
    assert [json.loads(one.record) for one in first] == [json.loads(one.record) for one in second]


def test_every_temper_answers_with_a_legal_move() -> None:
    moves: list[Move] = [PEEK(), KEEP()]
    for temper in TEMPERS.values():
        assert {temper(moves, lambda n: n - 1, Counter({"peek": 3})) for _ in range(5)} <= set(moves)


def test_fuzzing_stops_when_time_is_up(toy: str) -> None:
    told: list[int] = []
    fuzz(toy, minutes=0.0005, progress=lambda number, finding: told.append(number))
    assert told == list(range(1, len(told) + 1))


class Leaking(Toy):
    """Since the second round a card is gone, and the game itself notices."""

    name = "leaking"

    def check(self, s: ToyState) -> str:
        return "a card is gone" if s.round == 1 else ""


class Trap(Toy):
    """A question without an answer stands behind one of ten answers."""

    name = "trap"

    def step(self, s: ToyState) -> Rules[None]:
        if s.round == 0:
            move = yield Ask(0, "where_to", [DEAL[card] for card in range(10)])
            if move.arg == 9:
                yield Ask(0, "trapped", [])
        yield from super().step(s)


def test_a_position_the_game_calls_wrong_is_a_finding() -> None:
    cosmodrome.register(Leaking())
    findings = fuzz("leaking", matches=2)
    assert [(finding.kind, "a card is gone" in finding.note) for finding in findings] == [("broken_position", True)] * 2


def test_the_spiteful_look_ahead_and_report_what_they_did_not_walk_into() -> None:
    game = Trap()
    match = Match(game, game.check_options({}), SeededDealer(1))
    with pytest.raises(Wrong, match="without an answer") as found:
        _spiteful(match, match.asks[0], lambda n: 0)
    assert found.value.match is not None
    assert found.value.match.evidence().moves == ["0 deal 9"]
    assert match.ply == 0


def test_the_spiteful_leave_the_next_seat_little(tic_tac_toe: str) -> None:
    match = cosmodrome.new(tic_tac_toe, seed=1)
    assert _spiteful(match, match.asks[0], lambda n: 0) in match.asks[0].moves


@pytest.mark.parametrize("name", cosmodrome.games())
def test_the_invariants_of_every_game_hold_in_a_few_bad_matches(name: str) -> None:
    assert fuzz(name, matches=4, seed=7) == []


def test_processes_find_what_one_finds_and_a_run_can_go_on() -> None:
    together = fuzz("galaxy_trucker", matches=3, seed=2, jobs=2)
    assert together == fuzz("galaxy_trucker", matches=3, seed=2)
    told: list[int] = []
    fuzz("galaxy_trucker", matches=3, seed=2, first=2, progress=lambda done, found: told.append(done))
    assert told == [3]


def test_a_match_may_be_left_after_so_many_moves(toy: str) -> None:
    left: list[int] = []
    fuzz(toy, matches=5, effort=Effort(cut=3), progress=lambda number, stretch: left.append(stretch.left))
    assert left == [1] * 5
    fuzz(toy, matches=1, effort=Effort(cut=10_000), progress=lambda number, stretch: left.append(stretch.left))
    assert left[-1] == 0


def test_what_must_always_be_true_is_checked_after_every_step_however_rarely_a_match_is_looked_at() -> None:
    cosmodrome.register(Leaking())
    assert len(fuzz("leaking", matches=2, effort=Effort(every=1))) == 2
    assert len(fuzz("leaking", matches=2, effort=Effort(every=1_000_000))) == 2


class Unprintable(Toy):
    """A view holds something that is no plain data."""

    name = "unprintable"

    def view(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "odd": object}


class Dreamer(Toy):
    """Imagining changes what the seat itself holds."""

    name = "dreamer"

    def redeal(self, s: ToyState, seat: int, dealer: Any) -> None:
        s.scores[seat] += 1


class Snoop(Toy):
    """Looking at a view leaves a trace."""

    name = "snoop"

    def view(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        s.late += 1
        return super().view(s, seat)


@pytest.mark.parametrize(
    ("game", "kind"),
    [(Unprintable(), "crash"), (Dreamer(), "imagined_otherwise"), (Snoop(), "looking_changed_state")],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_a_closer_look_finds_what_playing_does_not(game: Game[Any], kind: str) -> None:
    cosmodrome.register(game)
    assert {finding.kind for finding in fuzz(game.name, matches=3, effort=Effort(every=1))} == {kind}
    assert fuzz(game.name, matches=3, effort=Effort(every=1_000_000)) == []


def test_players_grow_weary_and_end_a_long_match() -> None:
    ask = Ask(0, "again", [PEEK(), ROLL[1], KEEP()], side_verbs=frozenset({PEEK}))
    done = Counter({"keep": 5, "roll": 1})
    assert weary(ask, lambda n: n // 4 + 1, done, 0).verb is ROLL, "what is new, and to the point"
    assert weary(ask, lambda n: 0, done, 0).verb is PEEK, "now and then a side move"
    assert weary(ask, lambda n: n // 4 + 1, done, RESIGNING).verb is KEEP, "in the end what ends it"


class Keeper:
    """A bot that keeps what it has."""

    name = "keeper"

    def choose(self, seat: Seat) -> Move:
        return KEEP()


def test_bots_bring_most_long_matches_to_their_end() -> None:
    cosmodrome.register(Toy())
    match = cosmodrome.new("toy", players=2, seed=1)
    handed, alone = (Table(pick, 2, [Keeper(), Keeper()]) for pick in (lambda n: 1 % n, lambda n: 0))
    for table in (handed, alone):
        table.stamina = -1
    ask = Ask(match.asks[0].seat, "again", [KEEP(), ROLL[1]])
    assert handed.choose(match, ask, lambda n: 1 % n, Counter({"keep": 5})).verb is KEEP
    assert handed.choose(match, ask, lambda n: 0, Counter({"keep": 5})) != KEEP(), "now and then somebody meddles"
    assert alone.choose(match, ask, lambda n: 1 % n, Counter({"keep": 5})).verb is ROLL, "some are left alone"
