"""The terminal table: people type, bots answer, nobody sees what is not theirs."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import cosmodrome
from cosmodrome.cli import saves
from cosmodrome.cli.table import TerminalTable, seat_names
from cosmodrome.kernel import CosmodromeError, Match, ScriptedDealer, SeededDealer
from cosmodrome.text import Words


class Typist:
    """Types the given lines; what stood on the screen before each is kept."""

    def __init__(self, lines: Iterable[str], out: io.StringIO) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._out = out
        self.screens: list[str] = []
        self._seen = 0

    def __call__(self, prompt: str) -> str:
        text = self._out.getvalue()
        self.screens.append(text[self._seen :] + prompt)
        self._seen = len(text)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


def table(
    match: Match,
    seats: list[str],
    lines: Iterable[str],
    save_to: Path | None = None,
    clock: Callable[[], float] = lambda: 0.0,
) -> tuple[TerminalTable, Typist, io.StringIO]:
    out = io.StringIO()
    typist = Typist(lines, out)
    console = Console(file=out, width=80, highlight=False)
    made = TerminalTable(
        match, seats, words=Words(match.game), out=console, read=typist, save_to=save_to, seed=1, clock=clock
    )
    return made, typist, out


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_whole_match_can_be_played_by_numbers(toy: str) -> None:
    made, _, out = table(cosmodrome.new(toy, seed=2), ["human", "random"], itertools.repeat("1"))
    assert made.play()
    assert "The match is over" in out.getvalue()


def test_the_result_names_the_winner(tic_tac_toe: str) -> None:
    lines = ["mark a1", "", "mark b1", "", "mark a2", "", "mark b2", "", "mark a3"]
    made, _, out = table(cosmodrome.new(tic_tac_toe), ["human:Ada", "human:Ben"], ["", *lines])
    assert made.play()
    assert "Ada wins." in out.getvalue()


def test_words_narrow_the_list_and_a_single_match_is_offered(tic_tac_toe: str) -> None:
    lines = ["/b", "/b2", "", "q"]
    made, typist, _ = table(cosmodrome.new(tic_tac_toe), ["human", "random"], lines)
    made.play()
    assert "3 of 9 moves have “b”" in typist.screens[1]
    assert "Enter plays it" in typist.screens[2]
    assert made.match.record().moves[0] == "0 mark b2"


def test_searching_for_nothing_known_says_so_and_shows_all_again(tic_tac_toe: str) -> None:
    made, typist, _ = table(cosmodrome.new(tic_tac_toe), ["human", "random"], ["dragons", "77", "q"])
    made.play()
    assert "No move has “dragons”" in typist.screens[1]
    assert "There is no move 77" in typist.screens[2]


def test_nobody_takes_another_persons_move_back(tic_tac_toe: str) -> None:
    lines = ["", "mark a1", "", "undo", "q"]
    made, typist, _ = table(cosmodrome.new(tic_tac_toe), ["human:Ada", "human:Ben"], lines)
    made.play()
    assert "nothing to take back" in typist.screens[-1]
    assert made.match.record().moves == ["0 mark a1"]


def test_undo_goes_back_to_my_last_choice(toy: str) -> None:
    """Seat 0 bids while seat 1, another person, has not: nothing came to light, so the bid can be taken back."""
    game = cosmodrome.find(toy)
    match = Match(game, game.check_options({"timer": False}), SeededDealer(1))
    match.play("bid 0", 0)
    made, _, _ = table(match, ["human", "human"], [])
    assert made._undo(0) == ""
    assert [ask.seat for ask in made.match.asks] == [0, 1]
    assert "come to light" in made._undo(0)


def test_why_names_the_rule(toy: str) -> None:
    dealer = ScriptedDealer(["deal 2", "deal 9", "bury 1"], SeededDealer(1))
    match = cosmodrome.new(toy, dealer=dealer)
    made, typist, _ = table(match, ["human", "random"], ["why bid 3", "why bid 1", "why", "why unicorn", "q"])
    made.play()
    assert "Your card is too low" in typist.screens[1]
    assert "you can do that now" in typist.screens[2]
    assert "Write the move after it" in typist.screens[3]
    assert "no move with “unicorn”" in typist.screens[4]


def test_help_log_rules_and_board_change_nothing(toy: str) -> None:
    match = cosmodrome.new(toy, seed=1)
    ply = match.ply
    made, typist, _ = table(match, ["human", "random"], ["?", "log", "rules", "rules bidding", "board", "more", "q"])
    made.play()
    assert made.match.ply == ply
    assert "take your last move back" in typist.screens[1]
    assert "Dealt" in typist.screens[2]
    assert "no rules text" in typist.screens[3]
    assert "Nothing about “bidding”" in typist.screens[4]


def test_leaving_keeps_the_match(toy: str) -> None:
    made, _, out = table(cosmodrome.new(toy, seed=1), ["human", "random"], ["1", "quit"])
    assert not made.play()
    assert "saves/toy-1.json" in out.getvalue()
    record, seats = saves.load(Path("saves/toy-1.json"))
    assert seats == ["human", "random"]
    assert record.replay().ply == made.match.ply
    assert saves.fresh_path(toy) == Path("saves/toy-2.json")


def test_the_end_of_input_is_like_leaving(toy: str) -> None:
    made, _, _ = table(cosmodrome.new(toy, seed=1), ["human", "random"], [])
    assert not made.play()
    assert Path("saves/toy-1.json").exists()


def test_every_move_is_saved_where_asked(toy: str) -> None:
    path = Path("deep/kept.json")
    made, _, _ = table(cosmodrome.new(toy, seed=1), ["human", "random"], ["1"], save_to=path)
    made.play()
    assert saves.load(path)[0].moves == made.match.record().moves


def test_several_people_get_a_curtain_and_only_their_own_events(toy: str) -> None:
    dealer = ScriptedDealer(["deal 7", "deal 9", "bury 1"], SeededDealer(1))
    match = cosmodrome.new(toy, dealer=dealer)
    made, typist, _ = table(match, ["human:Ada", "human:Ben"], ["", "1", "", "quit"])
    made.play()
    ada, ben = typist.screens[1], typist.screens[3]
    assert "Ada is next" in typist.screens[0]
    assert "Ben is next" in typist.screens[2]
    assert "card 7" in ada
    assert "card 9" not in ada
    assert "card 9" in ben
    assert "card 7" not in ben


def test_who_thinks_too_long_is_too_late(toy: str) -> None:
    """The timer of thirty seconds runs out while the person thinks for a minute; the bid does not count."""
    times = itertools.count(step=60)
    match = cosmodrome.new(toy, seed=1)
    made, _, out = table(match, ["human", "random"], ["2", "2", "quit"], clock=lambda: float(next(times)))
    made.play()
    assert "Too late" in out.getvalue()
    assert "clock time_up" in made.match.record().moves
    assert not any(line.startswith("0 bid") for line in made.match.record().moves)


def test_a_quick_answer_comes_before_the_timer(toy: str) -> None:
    made, _, _ = table(cosmodrome.new(toy, seed=1), ["human", "random"], ["2", "quit"])
    made.play()
    assert any(line.startswith("0 bid") for line in made.match.record().moves)


def test_a_table_where_nobody_can_answer_says_so(toy: str) -> None:
    made, _, _ = table(cosmodrome.new(toy, seed=1, timer=False), ["random", "random"], [])
    made._schedule.bots = {}
    with pytest.raises(CosmodromeError, match="nobody at this table"):
        made.play()


def test_names_of_seats() -> None:
    assert seat_names(["human", "greedy", "random"]) == ["You", "Greedy", "Random"]
    assert seat_names(["human:Ada", "human", "greedy:hasty"]) == ["Ada", "Player", "Greedy hasty"]
    assert seat_names(["human", "human", "my.bots.Careful"]) == ["Player 1", "Player 2", "Careful"]
    assert seat_names(["human", "greedy", "greedy"]) == ["You", "Greedy 1", "Greedy 2"]


def lone_race(*times: int) -> list[str]:
    """A lone trucker finishes after 20 seconds of 60, takes it back 30 seconds later, then draws; what was played."""
    match = cosmodrome.new("galaxy_trucker", seed=1, players=1, rounds="1", tempo="race", timer_seconds=60)
    clock = iter([0, 20, 20, 50, *times])
    made, _, _ = table(match, ["human"], ["finish", "", "undo", "draw", "", "q"], clock=lambda: float(next(clock)))
    made.play()
    return made.match.record().moves


def test_taking_a_move_back_does_not_refill_the_sand() -> None:
    assert [line for line in lone_race(50, 89, 89) if not line.startswith("dealer")] == ["0 draw"]
    assert "clock time_up" in lone_race(50, 91, 91)


def test_a_hint_names_moves_by_their_numbers_with_reasons() -> None:
    match = cosmodrome.new("galaxy_trucker", players=2, seed=1, tempo="turns", rounds=["1"])
    made, typist, _ = table(match, ["human", "greedy"], ["hint", "q"])
    made.play()
    [line] = [one for one in typist.screens[1].splitlines() if one.endswith("Draw a face-down tile")][:1]
    assert line.split()[0].isdecimal()
    assert "· As it stands" in typist.screens[1]


def test_answers_name_what_they_cost_and_bring() -> None:
    made, typist, _ = table(cosmodrome.new("leaving_earth", players=1, seed=1), ["human"], ["/rockets", "q"])
    made.play()
    assert "Research Juno Rockets · −10 money, +3 outcomes" in typist.screens[1]


def test_somebody_may_play_on_in_private_and_comes_back_to_the_same_position(toy: str) -> None:
    match = cosmodrome.new(toy, players=2, seed=4)
    made, typist, out = table(match, ["human", "random"], ["if", "1", "1", "undo", "quit", "quit"])
    begun = match.ply
    assert made.play() is False
    assert "in private" in out.getvalue()
    assert "Back at the table" in typist.screens[-1]
    # Several answers were given in the branch; the match itself knows none of them, and alone it was kept.
    assert made.match.ply == begun
    assert out.getvalue().count("cosmodrome play --resume") == 1
