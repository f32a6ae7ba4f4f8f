"""The tables: complete, checked, and replaceable by a content pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.reading import load
from cosmodrome.games.galactic_cruise.tables import HOUSE, BadContent
from cosmodrome.kernel import BadOptionValue, Match, SeededDealer

CONTENT = load()


def test_the_box_is_complete() -> None:
    base = [card for card in CONTENT.agenda if card.set == "base"]
    assert len(base) == 36
    assert [sum(card.resource == r for card in base) for r in range(3)] == [12, 12, 12]
    assert len(CONTENT.agenda) == 48
    assert len(CONTENT.blueprints) == 48
    assert [sum(x.set == "base" for x in pile) for pile in (CONTENT.cockpits, CONTENT.engines)] == [16, 16]
    assert len(CONTENT.cruises) == 18
    assert sum(cruise.starred for cruise in CONTENT.cruises) == 3
    assert len(CONTENT.goal_tiles) == 6
    assert sum(x.set == "base" for x in CONTENT.technologies) == 8
    assert sum(x.set == "base" for x in CONTENT.expert_tiles) == 6
    assert len(CONTENT.upgrades) == 9
    assert len(CONTENT.starting_upgrades) == 33
    assert len(CONTENT.solo_cards) == 12


def test_the_three_types_of_segments_are_balanced() -> None:
    for guest in range(3):
        tiles = [b for b in CONTENT.blueprints if b.icons[0] == guest]
        assert len(tiles) == 16
        assert sum(b.has_icon(guest) for b in CONTENT.blueprints) == 22


def test_what_the_published_examples_fix() -> None:
    assert CONTENT.company.column_cost[1] == 6
    assert CONTENT.company.column_vp[:2] == (5, 15)
    assert (2, 1) in zip(CONTENT.prices.surcharge_money, CONTENT.prices.surcharge_reputation, strict=True)
    assert CONTENT.prices.reputation_vp[16] == 15
    assert CONTENT.icons_below[7][0] - CONTENT.icons_below[3][0] == 2


def pack(folder: Path, name: str, change: Callable[[str], str]) -> str:
    """A pack with one changed file."""
    (folder / name).write_text(change((HOUSE / name).read_text(encoding="utf-8")), encoding="utf-8")
    return str(folder)


def test_a_pack_replaces_values(tmp_path: Path) -> None:
    where = pack(
        tmp_path, "company.toml", lambda text: text.replace("column_cost = [4, 6, 8]", "column_cost = [3, 6, 9]")
    )
    match = cosmodrome.new("galactic_cruise", players=3, seed=1, content=where)
    assert load(where).company.column_cost == (3, 6, 9)
    assert load(where).agenda == CONTENT.agenda
    while not match.over and match.ply < 300:
        match.play(match.asks[0].moves[0], match.asks[0].seat)
    assert match.ply >= 300


def test_the_order_of_a_pack_does_not_matter(tmp_path: Path) -> None:
    def reverse(text: str) -> str:
        head, *entries = text.split("[[cruise]]")
        return head + "".join("[[cruise]]" + entry + "\n" for entry in reversed(entries))

    assert load(pack(tmp_path, "cruises.toml", reverse)).cruises == CONTENT.cruises


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "agenda.toml",
            'resource = "oxygen"',
            'resource = "water"',
            "agenda.toml: agenda_card 'hiring_bonus', field 'res",
        ),
        ("agenda.toml", 'do = "discount"', 'do = "rebate"', "agenda_card 'hiring_bonus', field 'effects[0].do'"),
        ("agenda.toml", "money = 4", "coins = 4", "field 'effects[0]': there is no field 'coins'"),
        ("agenda.toml", 'id = "hiring_bonus"', 'id = "hiring"', "agenda_card: the entry 'hiring_bonus' is missing"),
        ("blueprints.toml", "cost = 2", 'cost = "two"', "blueprints.toml: blueprint 'climbing_net', field 'cost'"),
        (
            "cruises.toml",
            '"earth"',
            '"day_in_space"',
            "cruise 'b1', field 'stops': must be one to four stops and then earth",
        ),
        (
            "goals.toml",
            "levels = [5, 6, 7]",
            "levels = [7, 6, 5]",
            "first_contract', field 'left.levels': must not fall",
        ),
        ("board.toml", "money = 10", "money = 99", "board.toml: setup, field 'money'"),
        ("company.toml", "[player_board]", "[player_board", "company.toml: cannot be read"),
        ("shuttles.toml", "[[engine]]", "[[motor]]", "table 'motor' does not belong here"),
        ("experts.toml", 'timing = "placing"', 'timing = "sometimes"', "field 'timing': must be one of"),
    ],
)
def test_complaints_name_file_entry_and_field(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    where = pack(tmp_path, file, lambda text: text.replace(old, new))
    with pytest.raises(BadContent) as caught:
        load(where)
    assert complaint in str(caught.value)
    with pytest.raises(BadOptionValue, match="content"):
        GAME.check_options({"content": where})


def test_a_pack_must_be_a_directory_of_known_files(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such directory"):
        load(str(tmp_path / "nowhere"))
    (tmp_path / "dragons.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=r"dragons\.toml"):
        load(str(tmp_path))


def test_the_whole_template_is_a_pack(tmp_path: Path) -> None:
    for path in HOUSE.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    copy = load(str(tmp_path))
    assert copy.agenda == CONTENT.agenda
    assert copy.setup == CONTENT.setup
    assert copy.prices == CONTENT.prices


def test_the_game_tells_its_content() -> None:
    tables = GAME.content()
    assert {"agenda_card", "blueprint", "cruise", "technology"} <= set(tables)
    assert tables["agenda_card"][0]["title"] == "Hiring Bonus"


def test_every_module_and_variant_plays_with_every_number_of_players() -> None:
    for players in (1, 2, 3, 4):
        for module in GAME.options[8].values:
            options = GAME.check_options({"players": players, "modules": (module,)})
            match = Match(GAME, options, SeededDealer(players), listen=False, checkpoints=False)
            while match.asks[0].question != "turn":
                match.play_trusted(match.asks[0], match.asks[0].moves[0])
            assert match.asks[0].seat == 0
