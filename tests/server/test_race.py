"""The race for tiles as the server keeps it: one gate, one sand, answers that stay fresh while others act."""

from __future__ import annotations

from typing import Any

from cosmodrome.kernel import CLOCK
from cosmodrome.server.tables.columns import Gate
from cosmodrome.server.tables.room import Room
from cosmodrome.server.tables.rows import MatchRow, SeatRow

SAND = 60


class Race:
    """A room in which truckers race, without a server around it. Every act happens at a time the test names."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        given = {"players": players, "rounds": ["1"], "tempo": "race", "timer_seconds": SAND, **options}
        row = MatchRow(
            id="m",
            game="galaxy_trucker",
            edition="1",
            options=given,
            status="running",
            created=0,
            started=None,
            finished=None,
            undo="free",
            listed=False,
            watchable=True,
            patience=60,
            secret="07" * 32,
            commitment="",
            version=0,
            waiting=[],
            due=None,
            gate=None,
            undo_request=None,
            abandon=[],
        )
        seats = [SeatRow("m", seat, "human", None, None, None, None, True, False) for seat in range(players)]
        self.room = Room(row, seats)
        self.room.keep(self.room.start(0.0))

    def all_ready(self, at: float) -> None:
        gate = self.room.row.gate
        assert gate is not None
        self.room.row.gate = Gate(gate.version, [seat.seat for seat in self.room.seats], at)

    def play(self, seat: int, move: str, at: float) -> None:
        self.room.keep(self.room.answer(at, seat, move))

    def undo(self, seat: int, to: int, at: float) -> None:
        self.room.keep(self.room.go_back(at, seat, to, self.room.match_at(to)))

    def begun(self) -> Race:
        self.all_ready(at=10)
        return self


def test_the_gate_shuts_before_the_race_and_the_sand_waits_for_it() -> None:
    race = Race()
    assert race.room.not_ready == [0, 1]
    assert race.room.clock_due() is None
    begun = race.begun().room
    assert begun.not_ready is None
    assert begun.clock_due() == 10 + SAND


def test_a_lone_racer_is_asked_to_be_ready_once_and_the_sand_runs_on() -> None:
    race = Race(1).begun()
    race.play(0, "draw", at=12)
    assert not race.room.is_gated
    assert race.room.clock_due() == 10 + SAND
    race.play(0, "give_back", at=14)
    assert not race.room.is_gated
    assert race.room.clock_due() == 10 + SAND


def test_the_last_builder_of_a_race_builds_on_without_a_new_gate() -> None:
    race = Race(3).begun()
    race.play(0, "finish 1", at=11)
    race.play(1, "finish 2", at=12)
    race.play(2, "draw", at=13)
    race.play(2, "give_back", at=14)
    assert not race.room.is_gated
    assert race.room.clock_due() == 10 + SAND


def test_the_sand_turned_over_in_mid_race_shuts_no_gate() -> None:
    race = Race(1, rounds=["2"]).begun()
    race.play(CLOCK, "time_up", at=70)
    assert race.room.clock_due() is None
    race.play(0, "draw", at=71)
    race.play(0, "flip_timer", at=80)
    assert not race.room.is_gated
    assert race.room.clock_due() == 80 + SAND


def test_taking_a_move_back_does_not_refill_the_sand() -> None:
    race = Race().begun()
    race.play(0, "finish 1", at=30)
    race.undo(0, 1, at=50)
    assert not race.room.is_gated
    assert race.room.clock_due() == 10 + SAND


def test_a_race_that_goes_on_by_undo_goes_on_with_the_sand_that_was_left() -> None:
    race = Race().begun()
    race.play(0, "finish 1", at=20)
    race.play(1, "finish 2", at=30)
    assert race.room.clock_due() is None
    race.undo(1, 2, at=100)
    assert not race.room.is_gated
    assert race.room.clock_due() == 100 + SAND - 20


def test_anothers_undo_does_not_make_an_answer_in_flight_stale() -> None:
    race = Race().begun()
    chosen_at = race.room.version
    race.play(0, "finish 1", at=20)
    race.undo(0, 1, at=21)
    assert race.room.is_fresh(1, chosen_at)
    assert not race.room.is_fresh(0, chosen_at), "its own question was put again"


def test_an_answer_chosen_before_ships_are_switched_is_stale() -> None:
    race = Race(4, rounds=["2"], teams="switch").begun()
    race.play(CLOCK, "time_up", at=70)
    chosen_at = race.room.version
    race.play(0, "flip_timer", at=71)
    assert not any(race.room.is_fresh(seat, chosen_at) for seat in range(4))
    assert race.room.is_fresh(2, race.room.version)


def test_nobody_waits_for_a_builder_who_has_finished() -> None:
    race = Race().begun()
    race.play(0, "draw", at=11)
    laying = next(str(move) for move in race.room.match.ask_of(0).moves if move.verb.name == "lay")  # type: ignore[union-attr]
    race.play(0, laying, at=12)
    race.play(0, "finish 1", at=13)
    assert 0 in race.room.asked, "it may still look at cards"
    assert list(race.room.waited_for) == [1]
