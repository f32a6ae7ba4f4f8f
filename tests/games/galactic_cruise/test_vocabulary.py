"""Every word has one number, and the name of a number says which word it is."""

from __future__ import annotations

import pytest

from cosmodrome.games.galactic_cruise import vocabulary

#: The words, the prefix of their numbers' names, and the names that say it in their own way.
NUMBERED = [
    ("RESOURCES", "", {}),
    ("GUEST_TYPES", "", {}),
    ("STOPS", "", {}),
    ("ACTIONS", "", {}),
    (
        "TIMINGS",
        "",
        {
            "destination": "AT_DESTINATION",
            "day_in_space": "AT_DAY_IN_SPACE",
            "return": "AT_RETURN",
            "recall": "RECALLED",
        },
    ),
    ("VERBS", "DO_", {}),
    ("UNITS", "U_", {}),
    (
        "TARGETS",
        "",
        {"launch.pay": "T_LAUNCH_PAY", "destination": "T_DESTINATION", "borrow": "T_BORROW", "meeting": "T_MEETING"},
    ),
    ("DISCOUNT_PER", "PER_", {}),
    ("COUNTERS", "C_", {}),
    ("REPUTATION_ICONS", "ICON_", {}),
    ("FUNDING", "F_", {}),
]


@pytest.mark.parametrize(("words", "prefix", "own"), NUMBERED, ids=[words for words, _, _ in NUMBERED])
def test_the_number_of_a_word_stands_under_its_name(words: str, prefix: str, own: dict[str, str]) -> None:
    for number, word in enumerate(getattr(vocabulary, words)):
        name = own.get(word, prefix + word.replace(".", "_").upper())
        assert getattr(vocabulary, name) == number, name


def test_a_location_is_a_place_of_the_ring_and_so_is_the_connection_behind_it() -> None:
    assert len(vocabulary.LOCATIONS) == len(vocabulary.CONNECTIONS) == vocabulary.RING
    for number, connection in enumerate(vocabulary.CONNECTIONS):
        here, there = vocabulary.LOCATIONS[number], vocabulary.LOCATIONS[(number + 1) % vocabulary.RING]
        assert connection == f"{here}_{there}"
