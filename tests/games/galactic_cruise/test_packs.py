"""Content packs: every mistake is named at once, a match keeps its pack, and what is accepted can be played."""

from __future__ import annotations

import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome import conformance
from cosmodrome.cli.details import detail
from cosmodrome.games.galactic_cruise import packs, schema
from cosmodrome.games.galactic_cruise.game import GAME
from cosmodrome.games.galactic_cruise.reading import load, load_kept
from cosmodrome.games.galactic_cruise.tables import HOUSE, BadContent, Tables, house
from cosmodrome.kernel import BadOptionValue, BrokenRecord, Match, NoContentPacks, Record, SeededDealer


def changed(folder: Path, file: str, *swaps: tuple[str, str]) -> Path:
    """A pack with one file of ours in which texts were exchanged, each once."""
    text = (HOUSE / file).read_text(encoding="utf-8")
    for old, new in swaps:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


#: file, what stands there, what somebody typed instead, what they are told.
MISTAKES = [
    # those of the findings: tracebacks at load
    ("board.toml", 'back_of = "automated_systems"', 'back_of = "space_elevator"', "has more than one back"),
    ("board.toml", '1 = "middle"', '1 = "medium"', "goal_tracker_start"),
    ("solo.toml", '["launch_2plus", "build_segments"]', '["launch_2plus"]', "must list at least 2"),
    # those accepted, then a crash in play
    (
        "agenda.toml",
        'do = "extra", action = "build_segments", count = 2',
        'do = "extra", action = "build_segments", count = 2, cost = { money = 1 }',
        "there is no field 'cost'",
    ),
    ("shuttles.toml", '{ do = "gain", money = 3 }', '{ do = "gain", supplies = 3 }', "there is no field 'supplies'"),
    (
        "technologies.toml",
        'effects = [{ do = "discount", action = "launch.pay", per = "action", fuel = 1 }]',
        "effects = []",
        "technology 'space_elevator', field 'effects': must list at least 1",
    ),
    ("solo.toml", '"launch_2plus"', '"lanch_2plus"', "solo_card 1, field 'actions[0]': must be one of"),
    ("solo.toml", "easy = 7", 'easy = "seven"', "solo, field 'goal_developments"),
    (
        "board.toml",
        '"hydroponic_bays", "audience_modelling"]',
        '"hydroponic_bays"]',
        "intro_side, field 'technologies': must list at least 4",
    ),
    ("board.toml", "agenda = 1", "agenda = 15", "setup, field 'agenda': must be at most 5"),
    # those accepted and wrong
    ("agenda.toml", "cost = { reputation = 2 }", "cost = { vp = 2 }", "there is no field 'vp'"),
    ("board.toml", "players = [3]", "players = [4]", "must have each of 1, 2, 3 and 4 players once"),
    ("board.toml", "guests_per_type = 12", "guests_per_type = 1", "guests_per_type': must be at least 6"),
    ("blueprints.toml", "cost = 2", "cost = 2\nprice = 2", "field 'price': there is no such field"),
    ("company.toml", 'colour = "grey"', 'colour = "gray"', "must be one of brown, grey, not 'gray'"),
    ("blueprints.toml", 'icons = ["adventurous"]', "icons = []", "field 'icons': must list at least 1"),
    (
        "agenda.toml",
        'timing = "hire_expert"',
        'timing = "recall"',
        "is about 'hire_expert', which never happens at 'recall'",
    ),
    # more of them
    ("agenda.toml", 'timing = "hire_expert"', 'timing = "sometimes"', "field 'timing': must be one of"),
    ("agenda.toml", "count = 2", "count = 0", "must be at least 1"),
    ("agenda.toml", "count = 2", "count = 2.5", "must be a whole number"),
    ("agenda.toml", "count = 2", "count = true", "must be a whole number"),
    ("agenda.toml", 'do = "discount", ', "", "field 'effects[0]'"),
    ("blueprints.toml", 'title = "Climbing Net"', 'title = ""', "field 'title': must not be empty"),
    ("blueprints.toml", "vp = 1", "vp = -1", "field 'vp': must be at least 0"),
    ("blueprints.toml", "cost = 2", "cost = 1000", "field 'cost': must be at most 12"),
    (
        "blueprints.toml",
        'icons = ["adventurous"]',
        'icons = ["adventurous", "adventurous"]',
        "names a guest type twice",
    ),
    ("board.toml", "max = 5", "max = 1", "silo, field 'start': must not be more than max"),
    ("board.toml", "to = 6, money", "to = 5, money", "must cover every reputation from 0 to 18 once"),
    ("board.toml", "vp = [0, 1, 1,", "vp = [0, 9, 1,", "reputation_track, field 'vp': must not fall"),
    ("board.toml", "vp = [0, 1, 1,", "vp = [0, 1,", "field 'vp': must list at least 19"),
    ("board.toml", 'goal_tile = "first_contract"', 'goal_tile = "nothing"', "there is no goal tile 'nothing'"),
    ("board.toml", '["draw_agenda", "refill_agenda"]', '["draw_agenda", "draw_agenda"]', "each of the twelve actions"),
    ("board.toml", "4 = 6 }", "5 = 6 }", "face_up_cruises"),
    ("board.toml", "food = 1", "food = 9", "more food than storage_base"),
    ("board.toml", 'ring_clockwise = ["tc", "tr"', 'ring_clockwise = ["tr", "tc"', "is fixed by the rules"),
    ("cabins.toml", 'top = "left"', 'top = "middle"', "must be one of left, centre, right, not 'middle'"),
    ("company.toml", "column_cost = [4, 6, 8]", "column_cost = [4, 6]", "must list at least 3"),
    ("company.toml", "segments_per_shuttle = 3", "segments_per_shuttle = 9", "must be at most 4"),
    ("company.toml", 'do = "limit", what = "segments_per_shuttle"', 'do = "limit", what = "wings"', "'wings'"),
    ("cruises.toml", '["adventurous", "earth"]', '["day_in_space", "earth"]', "must have a destination"),
    ("cruises.toml", "starred = false", 'starred = "no"', "field 'starred': must be true or false"),
    ("goals.toml", 'counter = "developments_built"', 'counter = "friends"', "'friends'"),
    ("goals.toml", "levels = [5, 6, 7]", "levels = [7, 6, 5]", "'left.levels': must not fall"),
    ("guests.toml", "per_icon = { money = 1 }", "per_icon = { }", "must bring something"),
    ("shuttles.toml", '{ do = "gain", money = 3 }', '{ do = "gain" }', "must gain something"),
    ("specialized.toml", 'bottom = "centre"', 'bottom = "centre"\nside = 2', "field 'side': there is no such field"),
    ("starting_upgrades.toml", 'token = "money_1"', 'token = "money_9"', "there is no token 'money_9'"),
    ("starting_upgrades.toml", 'upgrade = "a1"', 'upgrade = "z9"', "there is no upgrade 'z9'"),
    ("technologies.toml", "surcharge_on = [2, 3]", "surcharge_on = [2, 9]", "names a space the track does not have"),
    ("technologies.toml", 'timing = "advance"', 'timing = "return"', "can happen only with timing = 'advance'"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), MISTAKES, ids=[f"{m[0]}-{m[2][:24]}" for m in MISTAKES])
def test_a_mistake_is_told_with_its_place(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    folder = str(changed(tmp_path, file, (old, new)))
    problems = GAME.pack_problems(folder)
    assert any(told in problem for problem in problems), problems
    assert all(problem.startswith(file) for problem in problems), problems
    assert [one for one in problems if one in (detail(one, "it"), detail(one, "pl"))] == []
    with pytest.raises(BadOptionValue, match="content"):
        GAME.check_options({"content": folder})


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    changed(tmp_path, "blueprints.toml", ("cost = 2", 'cost = "two"'), ("vp = 1", "vp = -1"))
    changed(tmp_path, "cruises.toml", ("fuel = 2", "fuel = 99"))
    assert len(GAME.pack_problems(str(tmp_path))) == 3


def test_mistakes_of_every_kind_and_file_are_told_together(tmp_path: Path) -> None:
    changed(tmp_path, "blueprints.toml", ("cost = 2", 'cost = "two"'))
    changed(tmp_path, "board.toml", ("max = 5", "max = 1"))
    changed(tmp_path, "starting_upgrades.toml", ('upgrade = "a1"', 'upgrade = "z9"'))
    assert [problem.split(":")[0] for problem in GAME.pack_problems(str(tmp_path))] == [
        "blueprints.toml",
        "board.toml",
        "starting_upgrades.toml",
    ]


@pytest.mark.parametrize(("bytes_", "told"), [(b"x = [", "cannot be read"), (b"\xff\xfe", "not written in UTF-8")])
def test_a_file_that_cannot_be_read_hides_no_mistake_of_another(tmp_path: Path, bytes_: bytes, told: str) -> None:
    changed(tmp_path, "blueprints.toml", ("cost = 2", 'cost = "two"'))
    changed(tmp_path, "board.toml", ("max = 5", "max = 1"))
    (tmp_path / "guests.toml").write_bytes(bytes_)
    unread, wrong, at_odds = GAME.pack_problems(str(tmp_path))
    assert unread.startswith("guests.toml")
    assert told in unread
    assert wrong.startswith("blueprints.toml: blueprint 'climbing_net', field 'cost'")
    # Also what only several values together show.
    assert at_odds == "board.toml: silo, field 'start': must not be more than max"


def test_what_a_pack_says_about_itself_hides_no_mistake_either(tmp_path: Path) -> None:
    changed(tmp_path, "blueprints.toml", ("cost = 2", 'cost = "two"'))
    (tmp_path / "pack.toml").write_text('title = ""\ncolour = "red"\n', encoding="utf-8")
    colour, title, cost = GAME.pack_problems(str(tmp_path))
    assert colour == "pack.toml: field 'colour': there is no such field, only a title"
    assert title == "pack.toml: field 'title': must be text of 1 to 60 letters, not ''"
    assert cost.startswith("blueprints.toml: blueprint 'climbing_net', field 'cost'")


def test_a_pack_without_a_title_is_called_like_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed(tmp_path, "board.toml", ("money = 10", "money = 7"))
    monkeypatch.chdir(tmp_path)
    assert packs.from_folder(Path(".")).title == tmp_path.name[:60]


def test_a_table_that_is_a_list_is_told_as_such(tmp_path: Path) -> None:
    text = (HOUSE / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(text.replace("[setup]", "[[setup]]", 1), encoding="utf-8")
    assert "board.toml: setup must be a table" in GAME.pack_problems(str(tmp_path))


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    assert "holds no table" in GAME.pack_problems(str(tmp_path))[0]


def test_an_entry_that_stands_twice_or_is_unknown_is_told(tmp_path: Path) -> None:
    entry = '[[engine]]\nid = "starting"\nset = "base"\norigin = "known"\neffects = []\n'
    text = (HOUSE / "shuttles.toml").read_text(encoding="utf-8")
    (tmp_path / "shuttles.toml").write_text(text + entry + entry.replace("starting", "warp"), encoding="utf-8")
    problems = GAME.pack_problems(str(tmp_path))
    assert [problem.split(": ", 1)[1] for problem in problems] == [
        "engine 'starting': stands there twice",
        "engine 'warp', field 'id': there is no such thing in the game",
    ]


def test_the_exported_pack_is_complete_and_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    assert set(GAME.export_pack(str(folder))) == {"pack.toml", *(path.name for path in HOUSE.glob("*.toml"))}
    assert GAME.pack_problems(str(folder)) == []
    assert GAME.check_options({"content": str(folder)})["content"] == ""
    with pytest.raises(BadOptionValue, match="not empty"):
        GAME.export_pack(str(folder))


def test_a_game_with_fixed_components_takes_no_pack(tmp_path: Path) -> None:
    with pytest.raises(NoContentPacks):
        cosmodrome.find("leaving_earth").export_pack(str(tmp_path / "x"))


# ---------------------------------------------------------------- a match keeps its pack


def short_match(folder: Path) -> Match:
    match = cosmodrome.new("galactic_cruise", players=2, seed=3, content=str(folder))
    chooser = random.Random(1)
    for _ in range(60):
        match.play(chooser.choice(match.asks[0].moves), match.asks[0].seat)
    return match


def test_a_record_holds_its_pack_and_replays_without_the_folder(tmp_path: Path) -> None:
    changed(tmp_path, "board.toml", ("money = 10", "money = 7"))
    (tmp_path / "pack.toml").write_text('title = "Our box"\n', encoding="utf-8")
    match = short_match(tmp_path)
    text = match.record().to_json()
    for path in tmp_path.iterdir():
        path.unlink()
    again = Record.from_json(text).replay()
    assert again.view(0) == match.view(0)
    kept = json.loads(again.options["content"])
    assert kept["differences"] == {"setup": {"money": 7}}
    assert GAME.pack_title(again.options) == "Our box"


def test_a_pack_that_was_changed_in_a_record_is_told_as_such(tmp_path: Path) -> None:
    match = short_match(changed(tmp_path, "board.toml", ("money = 10", "money = 7")))
    data = json.loads(match.record().to_json())
    data["options"]["content"] = data["options"]["content"].replace('"money":7', '"money":9')
    with pytest.raises(BrokenRecord, match="was changed after the match began"):
        Record.from_json(json.dumps(data)).replay()


def test_an_edited_pack_is_read_anew(tmp_path: Path) -> None:
    changed(tmp_path, "board.toml", ("money = 10", "money = 7"))
    first = load(str(tmp_path))
    changed(tmp_path, "board.toml", ("money = 10", "money = 6"))
    assert (first.setup.money, load(str(tmp_path)).setup.money) == (7, 6)


def test_the_differences_of_a_pack_give_its_tables_back(tmp_path: Path) -> None:
    changed(tmp_path, "shuttles.toml", ('set = "base"', 'set = "advancements"'))
    changed(tmp_path, "experts.toml", ("intro = true\n", ""))
    pack = packs.from_folder(tmp_path)
    assert set(pack.differences) == {"cockpit", "expert_tile"}
    assert "intro" not in pack.tables()["expert_tile"][0]
    assert pack.tables()["cockpit"][0]["set"] == "advancements"


def test_the_titles_of_a_pack_are_what_its_things_are_called(tmp_path: Path) -> None:
    changed(tmp_path, "blueprints.toml", ('title = "Climbing Net"', 'title = "Rope Garden"'))
    options = GAME.check_options({"content": str(tmp_path)})
    assert GAME.titles(options) == {"climbing_net": "Rope Garden"}


def test_what_is_kept_must_be_a_pack() -> None:
    for text in ("{", "{}", '{"title": 3, "differences": {}}', '{"title": "x", "differences": {"dragons": {}}}'):
        with pytest.raises(BadContent):
            load_kept(text)


# ---------------------------------------------------------------- what is accepted can be played


def mutated(chooser: random.Random) -> dict[str, Any]:
    """The tables with some random values changed, as somebody who types them might."""
    tables = copy.deepcopy(house())
    for _ in range(chooser.randrange(1, 4)):
        table = chooser.choice(sorted(tables))
        entry: Any = chooser.choice(tables[table]) if isinstance(tables[table], list) else tables[table]
        key = schema.TABLES[table][1]
        place: Any = chooser.choice([name for name in sorted(entry) if name not in ("origin", key)])
        while isinstance(entry[place], (dict, list)) and entry[place]:
            entry = entry[place]
            place = chooser.choice(sorted(entry)) if isinstance(entry, dict) else chooser.randrange(len(entry))
        old = entry[place]
        if not chooser.randrange(8):
            entry[place] = chooser.choice((0, 1.5, "two", True, [], {}, [old], {"is": old}))
        elif not chooser.randrange(12) and isinstance(entry, dict):
            del entry[place]
        elif not chooser.randrange(20) and isinstance(entry, dict):
            entry[f"{place}s"] = old
        elif isinstance(old, bool):
            entry[place] = not old
        elif isinstance(old, int):
            entry[place] = max(-1, old + chooser.choice((-2, -1, 1, 2, 5)))
        elif isinstance(old, str):
            entry[place] = chooser.choice(("money", "food", "adventurous", "any_time", "left", "tc", "earth", old))
    return tables


#: What somebody is told: the file, the table or entry in it, mostly the field, and what is wrong.
SENTENCE = re.compile(r"(\w+\.toml): (\w+)[^:]*: \w.+")


def check_refusal(error: BadContent, changed: set[str]) -> None:
    """Every line of a refusal is a sentence with its place, and one of them is about something that was changed."""
    told = [SENTENCE.fullmatch(line) for line in str(error).splitlines()]
    assert told
    assert None not in told, str(error)
    assert all((HOUSE / line[1]).exists() and line[2] in schema.TABLES for line in told if line), str(error)
    assert any(table in str(error) for table in changed), f"{error}, though {changed} were changed"


@pytest.mark.parametrize("seed", range(8))
def test_a_pack_is_refused_with_a_sentence_or_its_matches_run_to_the_end(seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(200):
        tables = mutated(chooser)
        pack = packs.Pack("random", {})
        pack.differences = {name: packs._difference(name, value) for name, value in tables.items()}
        pack.differences = {name: change for name, change in pack.differences.items() if change}
        if not pack.differences:
            continue
        try:
            load_kept(pack.text())
        except BadContent as error:
            check_refusal(error, set(pack.differences))
            continue
        break
    else:
        pytest.fail("no change was accepted")
    for number in range(20):
        options = GAME.check_options({**conformance.sample_options(GAME, number), "content": pack.text()})
        match = Match(GAME, options, SeededDealer(number), listen=False, checkpoints=False)
        match.play_out(random.Random(number).randrange, GAME.max_plies)
        assert match.over


def test_many_random_mistakes_are_told_in_sentences() -> None:
    chooser = random.Random(99)
    refused = 0
    for _ in range(150):
        tables = mutated(chooser)
        differences = {name: packs._difference(name, value) for name, value in tables.items()}
        pack = packs.Pack("random", {name: change for name, change in differences.items() if change})
        try:
            load_kept(pack.text())
        except BadContent as error:
            check_refusal(error, set(pack.differences))
            refused += 1
    assert refused > 50


def test_tables_of_the_house_have_no_problem() -> None:
    assert Tables().problems == []
