"""Records: saved, read back, replayed, proved, and refused when broken."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cosmodrome
from cosmodrome.kernel import BrokenRecord, CommittedDealer, Match, Record, SeededDealer, parse_seat, plain, seat_name
from tests.kernel.toys import Toy

TOY = Toy()
cosmodrome.register(TOY)
SECRET = bytes(range(32))


def played(dealer: SeededDealer | CommittedDealer) -> Match:
    match = Match(TOY, TOY.check_options({"players": 3}), dealer)
    match.play("time_up")
    match.play_out(random.Random(3).randrange, 1000)
    assert match.over
    return match


def broken(record: Record, **changes: Any) -> Record:
    return Record.from_json(json.dumps({**json.loads(record.to_json()), **changes}))


def test_a_record_reads_back_as_it_was_written() -> None:
    record = played(SeededDealer(1)).record()
    again = Record.from_json(record.to_json())
    assert again == record
    assert again.to_json() == record.to_json()
    data = json.loads(record.to_json())
    assert (data["format"], data["game"], data["edition"]) == (1, "toy", "1")
    assert data["options"]["players"] == 3
    assert any(line.startswith("clock ") for line in data["moves"])
    assert any(line.startswith("dealer ") for line in data["moves"])


def test_a_record_cut_short_goes_on_with_the_same_draws() -> None:
    match = played(SeededDealer(4))
    record = match.record()
    cut = next(n for n in range(len(record.moves) // 2, len(record.moves)) if not record.moves[n].startswith("dealer"))
    half = record.replay(upto=cut)
    for line in record.moves[cut:]:
        who, _, text = line.partition(" ")
        if who != "dealer":
            half.play(text, parse_seat(who))
    assert plain(half.state) == plain(match.state)
    assert half.record() == record


@pytest.mark.parametrize("dealer", [SeededDealer(2), CommittedDealer(SECRET)])
def test_a_true_record_is_proved(dealer: SeededDealer | CommittedDealer) -> None:
    assert played(dealer).record().verify().over


def test_a_changed_draw_move_or_result_is_found() -> None:
    record = played(CommittedDealer(SECRET)).record()
    drawn = next(n for n, line in enumerate(record.moves) if line.startswith("dealer roll"))
    pips = int(record.moves[drawn].split()[-1])
    moves = list(record.moves)
    moves[drawn] = f"dealer roll {pips % 6 + 1}"
    with pytest.raises(BrokenRecord, match="the dealer had to say"):
        broken(record, moves=moves).verify()
    with pytest.raises(BrokenRecord, match="result"):
        broken(record, result={"scores": [0, 0, 0], "winners": [], "breakdown": []}).verify()
    with pytest.raises(BrokenRecord, match="result"):
        broken(record, moves=record.moves[:-1]).verify()
    with pytest.raises(BrokenRecord, match="hash"):
        broken(record, dealer={**record.dealer, "secret": bytes(32).hex()}).verify()
    with pytest.raises(BrokenRecord, match="move 1"):
        broken(record, moves=["0 bid 1", *record.moves]).replay()
    with pytest.raises(BrokenRecord, match="no seat"):
        broken(record, moves=["nobody bid 1"]).replay()


def test_a_record_of_another_edition_or_game_is_refused() -> None:
    record = played(SeededDealer(1)).record()
    with pytest.raises(BrokenRecord, match="edition"):
        broken(record, edition="0").replay()
    with pytest.raises(BrokenRecord, match="no game"):
        broken(record, game="chess").replay()
    with pytest.raises(BrokenRecord, match="players"):
        broken(record, options={"players": 9}).replay()


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", "null", '{"format": 99}', '{"format": 1, "game": 3}', "[" * 100_000],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord) as refusal:
        Record.from_json(text)
    assert refusal.value.code == "broken_record"


@given(st.recursive(st.none() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)))
def test_no_json_breaks_the_reader(data: Any) -> None:
    with pytest.raises(BrokenRecord):
        Record.from_json(json.dumps({"format": 1, "game": data}))


def test_the_dealers_secret_is_not_in_a_record_before_the_end() -> None:
    match = Match(TOY, TOY.check_options({}), CommittedDealer(SECRET))
    assert SECRET.hex() not in match.record().to_json()


def test_seats_print_and_parse() -> None:
    for seat in (-2, -1, 0, 11):
        assert parse_seat(seat_name(seat)) == seat
    with pytest.raises(BrokenRecord):
        parse_seat("-3")
