"""Moves, questions, events and refusals in words; nothing fails where a sentence is missing."""

from __future__ import annotations

import pytest

from cosmodrome import find
from cosmodrome.text import Catalogue, Words, find_rules, languages, plain_name, rules_text, seat_name, show_signed
from tests.kernel.toys import MOVES as TOY_MOVES
from tests.kernel.toys import Toy
from tests.text.toy_game.game import CRAFT, END_TURN, LAUNCH, PAY, SPEAKER, WAIT

ENGLISH = Words(SPEAKER)
POLISH = Words(SPEAKER, "pl")
BARE = Words(Toy())


def test_a_move_names_its_argument() -> None:
    assert ENGLISH.move(LAUNCH[0]) == "Launch Big Rocket"
    assert ENGLISH.move(END_TURN()) == "End your turn"


def test_an_argument_may_have_a_name_of_its_own_for_one_verb() -> None:
    assert ENGLISH.move(LAUNCH[1]) == "Launch a small probe"
    assert ENGLISH.move(CRAFT[3]) == "Fly Vostok"
    assert ENGLISH.move(CRAFT[4]) == "Fly 4"


def test_sentences_can_count() -> None:
    assert ENGLISH.move(PAY[1]) == "Pay one coin"
    assert ENGLISH.move(PAY[5]) == "Pay 5 coins"
    assert [POLISH.move(PAY[n]) for n in (1, 2, 5)] == ["Zapłać 1 monetę", "Zapłać 2 monety", "Zapłać 5 monet"]


def test_a_change_has_its_sign_and_the_decimals_of_the_language() -> None:
    assert [show_signed(value, "en") for value in (2.46, -3.0, 0.04)] == ["+2.5", "−3", "±0"]
    assert [show_signed(value, "pl") for value in (2.46, -3.0, 1200.5)] == ["+2,5", "−3", "+1200,5"]


def test_another_language_falls_back_to_english() -> None:
    assert POLISH.move(END_TURN()) == "End your turn"
    assert Words(SPEAKER, "tlh").title() == "The Speaker"
    assert Words(SPEAKER, "pl-PL").move(PAY[2]) == "Zapłać 2 monety"


def test_a_missing_sentence_becomes_the_id_in_plain_letters() -> None:
    assert ENGLISH.move(WAIT[0]) == "Wait here: One year"
    assert ENGLISH.question("which_way") == "Which way?"
    assert ENGLISH.refusal("too_far_away") == "Too far away"
    assert BARE.title() == "Toy"
    assert BARE.move(TOY_MOVES.parse("bid 2")) == "Bid: 2"
    assert plain_name("") == ""


def test_numbers_have_no_separators() -> None:
    assert ENGLISH.question("what_next", year=1956) == "What now, in 1956?"


def test_an_event_names_seats_and_things() -> None:
    event = {"ply": 4, "kind": "landed", "agency": 1, "location": "moon", "year": 1969, "safe": True}
    assert ENGLISH.event(event, ["Ada", "Ben"]) == "Ben landed on the Moon in 1969 safely."
    assert ENGLISH.event({**event, "safe": False}) == "#2 landed on the Moon in 1969."


def test_an_event_lists_several_things() -> None:
    event = {"ply": 1, "kind": "gave", "giver": 0, "taker": 1, "things": ["big_rocket", "probe"]}
    assert ENGLISH.event(event, ["Ada", "Ben"]) == "Ada gave Big Rocket, Probe to Ben."
    assert "gave none to" in ENGLISH.event({**event, "things": []}, ["Ada", "Ben"])


def test_what_is_written_as_a_move_is_said_as_one() -> None:
    things = ["probe", str(CRAFT[4]), "launch nothing", "so be it"]
    event = {"ply": 1, "kind": "gave", "giver": 0, "taker": 1, "things": things}
    assert ENGLISH.event(event, ["Ada", "Ben"]) == "Ada gave Probe, Fly 4, launch nothing, so be it to Ben."


def test_a_price_names_amounts_who_is_paid_and_what_else_is_told() -> None:
    words = Words(find("galactic_cruise"))
    assert words.price({"cost": {"money": 2}, "to": [1]}, ["Ada", "Ben"]) == "−2 money → Ben"
    assert words.price({"gain": {"vp": 1, "money": 0}, "each": True}) == "+1 VP, for each one"
    assert words.price({"to": [1], "usual": True}, ["Ada", "Ben"]) == words.price({}) == ""
    flown = {"to": "moon", "ready": 40, "required": 12, "enough": True}
    assert Words(find("leaving_earth"), "it").price(flown) == "spinta a bordo 40, necessaria 12"


@pytest.mark.parametrize(
    ("game", "language", "amounts", "said"),
    [
        ("galactic_cruise", "en", {"ads": 1, "money": -2, "agenda": -1}, "+1 ad, −2 money, −1 agenda card"),
        ("galactic_cruise", "it", {"money": -1, "reputation": 2}, "−1 moneta, +2 punti Reputazione"),
        ("galactic_cruise", "pl", {"ads": 5, "fuel": -2}, "+5 reklam, −2 jednostki Paliwa"),
        ("galaxy_trucker", "pl", {"points": -1, "red": 3}, "−1 punkt, +3 czerwone"),
        ("leaving_earth", "it", {"money": -10, "probe": 1}, "−10 $, +1 sonda"),
        ("leaving_earth", "pl", {"points": 22, "juno": 3}, "+22 punkty, +3 × Juno"),
    ],
)
def test_what_is_counted_agrees_with_its_number(game: str, language: str, amounts: dict[str, int], said: str) -> None:
    assert Words(find(game), language).amounts(amounts) == said


def test_an_event_without_a_sentence_tells_its_fields() -> None:
    assert BARE.event({"ply": 1, "kind": "dealt", "seat": 0, "card": 7}, ["Ada"]) == "Dealt: seat Ada, card 7"
    assert BARE.event({"ply": 1, "kind": "year_began"}) == "Year began"


def test_refusals_and_missing_keys() -> None:
    assert ENGLISH.refusal("no_money") == "You cannot pay for that."
    assert ENGLISH.missing(["rule-no_money", "rule-no_time"]) == ["rule-no_time"]


def test_texts_hold_no_invisible_marks() -> None:
    assert ENGLISH.move(LAUNCH[0]).isascii()


def test_an_entry_that_cannot_be_read_is_noticed() -> None:
    broken = Catalogue([("en", "good = Good\nbad entry here\n")])
    assert broken.find("good") == "Good"
    assert [entry.strip() for entry in broken.unreadable] == ["bad entry here"]


def test_languages_are_listed_english_first() -> None:
    assert languages(SPEAKER) == ["en", "pl"]
    assert languages(Toy()) == ["en"]


def test_seats_are_counted_as_people_count() -> None:
    assert seat_name(0) == "#1"
    assert seat_name(1, ["Ada", "Ben"]) == "Ben"


def test_the_rules_text_is_read_by_section() -> None:
    sections = rules_text(SPEAKER)
    assert [(one.topic, one.level) for one in sections] == [
        ("The Speaker", 1),
        ("Launching", 2),
        ("Failure", 3),
        ("Money", 2),
    ]
    assert sections[3].body == "Everybody gets 25 a year."
    assert rules_text(SPEAKER, "pl") == sections
    assert rules_text(Toy()) == []


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("money", ["Money"]), ("LAUNCH", ["Launching"]), ("rocket", ["Launching", "Failure"]), ("dragons", [])],
)
def test_rules_are_found_by_heading_first_and_then_by_words(wanted: str, found: list[str]) -> None:
    assert [section.topic for section in find_rules(rules_text(SPEAKER), wanted)] == found
