"""Galaxy Trucker in the terminal: ships tile by tile, the table in the middle, the flight.

A tile is a box whose stubs are its connectors: one line for a single, two for a double, a cross for a universal one.

    ┌──╨──┐      a cabin with two humans: double connector in front,
    ┤Cab 2╪      universal to the right, none behind, single to the left
    └─────┘
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from cosmodrome.cli.speech import Speech, speech
from cosmodrome.games.galaxy_trucker.cards import CARDS, Card
from cosmodrome.games.galaxy_trucker.pieces import BOARDS, Board
from cosmodrome.games.galaxy_trucker.tiles import FACE_SIDES, TILE_NAMES, TILE_TURNS, TILES, TURNS
from cosmodrome.text import Words, seat_name

View = Mapping[str, Any]

#: By connector: how it looks in front, right, behind, left.
_STUBS = ("─│─│", "┴├┬┤", "╨╞╥╡", "╫╪╫╪")
_ARROWS = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
_EXHAUSTS = {"n": "↓", "e": "←", "s": "↑", "w": "→"}
_CORNERS = {"n": "↗", "e": "↘", "s": "↙", "w": "↖"}
_COLOURS = {
    "starting_cabin": "bold white",
    "cabin": "white",
    "battery": "green",
    "cargo_hold": "bright_blue",
    "special_hold": "red",
    "structural": "dim",
    "life_support": "magenta",
    "shield": "cyan",
    "engine": "yellow",
    "double_engine": "bold yellow",
    "cannon": "bright_magenta",
    "double_cannon": "bold bright_magenta",
}
SOME_TILES = 26


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The table as one seat sees it, that seat's ship at the bottom, nearest to the question."""
    you = view["you"]
    parts: list[RenderableType] = [_headline(view, words, names)]
    others = [ship for ship in view["ships"] if ship["seat"] != you]
    board = next(board for board in BOARDS if board.name == view["board"])
    if others:
        parts.append(Columns([_small_ship(ship, board, words, names) for ship in others], padding=(0, 3)))
    if view["phase"] == "building":
        parts += _workshop(view, words)
    else:
        parts += _flight(view, words, names)
    if you is not None:
        parts += [Text(), *_own_ship(view["ships"][you], board, words, names)]
    return Group(*parts)


# ---------------------------------------------------------------- tiles and ships


def _say(words: Words) -> Speech:
    return speech(words.language)


def _label(tile: int, turn: str, component: View, words: Words) -> str:
    """What stands in a tile's middle, five letters wide."""
    say = _say(words)
    kind, capacity = TILES[tile].kind, TILES[tile].capacity
    crew = component.get("crew")
    figures = "" if crew is None else {"orange": "O", "purple": "P"}.get(str(crew), str(crew))
    if kind in ("starting_cabin", "cabin"):
        label = f"{say('gt-short-pilot' if kind == 'starting_cabin' else 'gt-short-cabin')} {figures}"
    elif kind == "battery":
        label = f"{say('gt-short-battery')} {component.get('cells', 0) if 'flying' in component else capacity}"
    elif kind in ("cargo_hold", "special_hold"):
        inside = _goods(component.get("goods", ()), words).ljust(capacity, ".")
        label = f"[{inside}]" if kind == "cargo_hold" else f"{{{inside}}}"
    elif kind == "life_support":
        label = f"{say('gt-short-life')} {'O' if TILES[tile].alien == 'orange' else 'P'}"
    elif kind.endswith("engine"):
        label = f"{'2' if kind == 'double_engine' else ''}{say('gt-short-engine')}{_EXHAUSTS[turn]}"
    elif kind.endswith("cannon"):
        label = f"{'2' if kind == 'double_cannon' else ''}{say('gt-short-cannon')}{_ARROWS[turn]}"
    else:
        label = f"{say('gt-short-shield')}{_CORNERS[turn]}" if kind == "shield" else "+"
    return label.center(5)


def _tile(name: str, turn: str, component: View, words: Words) -> list[Text]:
    """A tile as three lines of seven letters."""
    tile = TILE_NAMES.index(name)
    sides = FACE_SIDES[tile * 4 + TURNS.index(turn)]
    front, right, rear, left = (_STUBS[connector][side] for side, connector in enumerate(sides))
    colour = _COLOURS[TILES[tile].kind]
    return [
        Text(f"┌──{front}──┐"),
        Text.assemble(left, (_label(tile, turn, component, words), colour), right),
        Text(f"└──{rear}──┘"),
    ]


def _grid(board: Board) -> tuple[list[int], list[int]]:
    """The numbers printed above and beside a board, in order."""
    squares = [_numbers(square) for square in board.describe()["squares"]]
    rows = sorted({row for _, row in squares}, reverse=board.name == "IIIa")
    return list(range(min(col for col, _ in squares), max(col for col, _ in squares) + 1)), rows


def _numbers(square: str) -> tuple[int, int]:
    col, _, row = square[1:].partition("r")
    return int(col), int(row)


def _own_ship(ship: View, board: Board, words: Words, names: Sequence[str]) -> list[RenderableType]:
    components = {_numbers(one["square"]): one for one in ship["components"]}
    zone = {_numbers(square) for square in board.describe()["squares"]}
    cols, rows = _grid(board)
    flying = {"flying": True} if ship["position"] is not None else {}
    header = "   " + "".join(f"{col:^7}" for col in cols)
    lines = [Text(header, style="dim")]
    for row in rows:
        drawn = [Text("   "), Text(f"{row:>2} ", style="dim"), Text("   ")]
        for col in cols:
            if (col, row) in components:
                one = components[col, row]
                block = _tile(one["tile"], one["turn"], {**one, **flying}, words)
            elif (col, row) in zone:
                block = [Text("       "), Text("   ·   ", style="dim"), Text("       ")]
            else:
                block = [Text(" " * 7)] * 3
            for line, piece in zip(drawn, block, strict=True):
                line.append_text(piece)
        lines += drawn
    return [Text(f"{seat_name(ship['seat'], names)}: {_figures(ship, words)}", style="bold"), *lines]


def _small_ship(ship: View, board: Board, words: Words, names: Sequence[str]) -> RenderableType:
    """Another ship in three letters a tile."""
    components = {_numbers(one["square"]): one for one in ship["components"]}
    zone = {_numbers(square) for square in board.describe()["squares"]}
    cols, rows = _grid(board)
    text = Text(f"{seat_name(ship['seat'], names)}\n", style="bold")
    for row in rows:
        for col in cols:
            if (col, row) in components:
                one = components[col, row]
                tile = TILE_NAMES.index(one["tile"])
                label = _label(tile, one["turn"], one, words).strip()
                text.append(f"{label[:3]:<3} ", style=_COLOURS[TILES[tile].kind])
            else:
                text.append(" ·  " if (col, row) in zone else "    ", style="dim")
        text.append("\n")
    text.append(_figures(ship, words), style="dim")
    return text


def _figures(ship: View, words: Words) -> str:
    say = _say(words)
    engines, cannons = ship["engines"], ship["cannons"]
    shields = "".join(mark for mark, on in zip("↑→↓←", ship["shields"], strict=True) if on) or say("none")
    parts = [
        say("gt-engines", strength=_range(engines)),
        say("gt-cannons", strength=_range(cannons)),
        say("gt-crew", number=ship["crew"])
        if ship["position"] is not None
        else say("gt-tiles", number=len(ship["components"])),
        say("gt-shields", sides=shields),
        say("gt-exposed", number=ship["exposed"]),
        say("gt-lost", number=ship["lost"]),
    ]
    if ship["position"] is not None:
        parts.insert(3, say("gt-tokens", number=ship["cells"]))
    if ship["number"]:
        parts.append(say("gt-number", number=ship["number"]))
    return ", ".join(parts)


def _range(strength: View) -> str:
    idle, full = (f"{value:g}" for value in (strength["idle"], strength["full"]))
    return idle if idle == full else f"{idle}–{full}"


# ---------------------------------------------------------------- building


def _headline(view: View, words: Words, names: Sequence[str]) -> Text:
    say = _say(words)
    rounds = ", ".join(words.name(name) for name in view["rounds"])
    text = Text(say("gt-round", id=view["round"], round=words.name(view["round"]), rounds=rounds))
    text.append(f" · {words.name(view['phase'])}")
    own = view["credits"][view["you"]] if view["you"] is not None else None
    if own is not None:
        text.append(f" · {say('gt-credits', number=own)}")
    if view["timer"] is not None and view["phase"] == "building":
        sand = "gt-sand-running" if view["timer"]["running"] else "gt-sand-through"
        text.append(f" · {say(sand, circle=say('gt-circle', number=view['timer']['circle']))}")
    if view["turn"] is not None:
        turn = view["turn"]
        text.append(f" · {say('gt-to-build', who=seat_name(turn['seat'], names), points=turn['points'])}")
        if turn["turns_left"] is not None:
            circle = say("gt-circle", number=turn["circle"])
            text.append(f" · {say('gt-turns-left', turns=turn['turns_left'], circle=circle)}")
    return text


def _workshop(view: View, words: Words) -> list[RenderableType]:
    say = _say(words)
    parts: list[RenderableType] = [Text()]
    faceup = view["faceup"]
    parts.append(Text(say("gt-warehouse", down=view["warehouse"], up=len(faceup)), style="bold"))
    if faceup:
        shown = faceup[-SOME_TILES:]
        parts.append(Columns([_named(name, "n", words) for name in shown], padding=(0, 1)))
        if len(faceup) > len(shown):
            rest = ", ".join(words.name(name) for name in faceup[: -len(shown)])
            parts.append(Text(say("gt-and", names=rest), style="dim"))
    for pile in view["piles"]:
        if pile["cards"]:
            cards = "; ".join(_card_text(_card(name), words) for name in pile["cards"])
            parts.append(Text(say("gt-pile", pile=pile["pile"], cards=cards), style="dim"))
    you = view["you"]
    if you is not None:
        ship = view["ships"][you]
        if ship["aside"]:
            parts.append(Text(say("gt-aside"), style="bold"))
            parts.append(Columns([_named(name, "n", words) for name in ship["aside"]], padding=(0, 1)))
        if ship["hand"]:
            parts.append(Text(say("gt-hand", tile=words.name(ship["hand"])), style="bold"))
            turns = [TURNS[turn] for turn in TILE_TURNS[TILE_NAMES.index(ship["hand"])]]
            faces = [
                Group(*_tile(ship["hand"], turn, {}, words), Text(words.name(turn), style="dim")) for turn in turns
            ]
            parts.append(Columns(faces, padding=(0, 2)))
        shorts = {name: say(f"gt-short-{name}") for name in ("engine", "shield", "battery", "life")}
        parts.append(Text(say("gt-legend", gun=say("gt-short-cannon"), **shorts), style="dim"))
    return parts


def _named(name: str, turn: str, words: Words) -> RenderableType:
    return Group(*_tile(name, turn, {}, words), Text(words.name(name).partition(" [")[0], style="dim"))


# ---------------------------------------------------------------- flight


def _flight(view: View, words: Words, names: Sequence[str]) -> list[RenderableType]:
    say = _say(words)
    parts: list[RenderableType] = [Text()]
    if view["order"]:
        places = [
            say("gt-at", who=seat_name(seat, names), place=view["ships"][seat]["position"]) for seat in view["order"]
        ]
        parts.append(Text(say("gt-order", places=", ".join(places)), style="bold"))
    out = [seat_name(ship["seat"], names) for ship in view["ships"] if ship["out"]]
    if out:
        parts.append(Text(say("gt-out", who=", ".join(out)), style="dim"))
    if view["card"] is not None:
        parts.append(Text(say("gt-card", card=_card_text(_card(view["card"]), words)), style="bold yellow"))
    parts.append(Text(say("gt-cards-left", number=view["cards_left"]), style="dim"))
    now = view["adventure"]
    if now is not None:
        if now["dice"]:
            parts.append(Text(say("gt-dice", dice=now["dice"])))
        if now["loader"] is not None:
            dock = ", ".join(f"{count} {words.name(colour)}" for colour, count in now["dock"].items() if count)
            loader = seat_name(now["loader"], names)
            parts.append(Text(say("gt-dock", who=loader, goods=dock or say("nothing"))))
    return parts


def _card(name: str) -> Card:
    return next(card for card in CARDS if card.name == name)


def _card_text(card: Card, words: Words) -> str:
    """A card in one line."""
    say = _say(words)
    entry = card.entry
    facts = []
    if card.strength:
        facts.append(say("gt-strength", number=card.strength))
    if card.planets:
        places = [f"{number} {_goods(goods, words)}" for number, goods in enumerate(entry["planets"], 1)]
        facts.append(say("gt-planets", planets=", ".join(places)))
    if card.goods:
        facts.append(say("gt-gain", goods=_goods(entry["goods"], words)))
    if card.credits:
        facts.append(say("gt-gain-credits", number=card.credits))
    if card.crew:
        wanted = {"abandoned_station": "gt-needs-crew", "abandoned_ship": "gt-costs-crew"}
        facts.append(say(wanted.get(entry["kind"], "gt-lose-crew"), number=card.crew))
    if card.goods_lost:
        facts.append(say("gt-lose-goods", number=card.goods_lost))
    if card.hits:
        facts.append(_hits(entry["hits"], words))
    for line in entry.get("lines", ()):
        facts.append(say("gt-fewest", what=words.name(line["weakest"]), penalty=_penalty(line, words)))
    if card.days:
        facts.append(say("gt-days", number=card.days))
    return f"{words.name(card.name)} ({'; '.join(facts)})" if facts else words.name(card.name)


def _penalty(line: View, words: Words) -> str:
    say = _say(words)
    if "days" in line:
        return say("gt-days", number=line["days"])
    if "crew" in line:
        return say("gt-lose-crew", number=line["crew"])
    if "goods_lost" in line:
        return say("gt-lose-goods", number=line["goods_lost"])
    return _hits(line["hits"], words)


def _hits(hits: Sequence[Sequence[str]], words: Words) -> str:
    return ", ".join(_say(words)("gt-hit", weight=words.name(weight), side=words.name(side)) for weight, side in hits)


def _goods(colours: Sequence[str], words: Words) -> str:
    return "".join(words.name(colour)[0] for colour in colours)
