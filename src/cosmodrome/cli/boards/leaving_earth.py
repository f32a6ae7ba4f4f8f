"""The board of Leaving Earth: missions, the solar system with everything in it, the agencies, what goes on now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.speech import Speech, speech
from cosmodrome.games.leaving_earth.pieces import (
    EXPLORABLE,
    HAZARD_CARD,
    LOCATION_NAMES,
    LOST,
    MANEUVERS,
    MANEUVERS_FROM,
    Maneuver,
)
from cosmodrome.text import Words, seat_name

COLOURS = ("bright_cyan", "bright_red", "bright_green", "bright_yellow", "bright_magenta")
HAZARD_SIGNS = ("☢", "≈", "↓", "(↓)")
OUTCOME_SIGNS = {"success": ("✓", "green"), "minor_failure": ("!", "yellow"), "major_failure": ("✗", "red")}
#: From here on the board says how many free actions an agency has left this year.
FEW_FREE_ACTIONS = 10

View = Mapping[str, Any]


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_heading(view, words, names), _missions(view, words), _system(view, words)]
    parts += [_agency(agency, seat, view, words, names) for seat, agency in enumerate(view["agencies"])]
    now = _now(view, words)
    return Group(*parts, *([now] if now.plain else []), Text(_say(words)("le-legend"), style="dim"))


def _say(words: Words) -> Speech:
    return speech(words.language)


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _who(seat: int, view: View, names: Sequence[str]) -> Text:
    agency = view["agencies"][seat]["name"]
    return Text(f"{agency} ({seat_name(seat, names)})" if names else agency, style=f"bold {_colour(seat)}")


def _heading(view: View, words: Words, names: Sequence[str]) -> Text:
    say = _say(words)
    level = say("le-level", level=words.name(view["level"]))
    line = Text.assemble((str(view["year"]), "bold"), f"  {level}   {say('le-turn')}")
    line.append_text(_who(view["active"], view, names))
    order = " › ".join(view["agencies"][seat]["name"] for seat in view["order"])
    return line.append(f"   {say('le-order', order=order)}   {say('le-deck', number=view['deck'])}", style="dim")


def _missions(view: View, words: Words) -> RenderableType:
    """The missions on the table, the most valuable last."""
    say = _say(words)
    missions = [
        Text.assemble((f"{mission['points']:>2} ", "bold yellow"), words.name(mission["mission"]))
        for mission in sorted(view["missions"], key=lambda mission: int(mission["points"]))
    ]
    rows: list[tuple[str, RenderableType]] = [
        (say("le-missions"), _side_by_side(missions or [Text(say("le-no-missions"))]))
    ]
    if view["removed_missions"]:
        impossible = ", ".join(map(words.name, view["removed_missions"]))
        rows.append(("", Text(say("le-impossible", missions=impossible), style="dim")))
    return _labelled(rows, style="bold")


def _side_by_side(texts: Sequence[Text]) -> RenderableType:
    """Short texts in columns, none of them broken."""
    return Columns(texts, padding=(0, 3, 0, 0))


def _labelled(rows: Sequence[tuple[str, RenderableType]], style: str = "dim") -> RenderableType:
    """Lines with a label in front, which go on below themselves when they are long."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, min_width=8, style=style)
    grid.add_column(overflow="fold")
    for label, content in rows:
        grid.add_row(label, content)
    return grid


# --- the solar system


def _system(view: View, words: Words) -> RenderableType:
    """Every place: what is known of it, the ways that leave it, and who is there."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=False)
    say = _say(words)
    table.add_column(say("le-place"), no_wrap=True)
    table.add_column(say("le-ways"), overflow="fold", ratio=3)
    table.add_column(say("le-there"), overflow="fold", ratio=2)
    for number, place in enumerate(LOCATION_NAMES):
        ways = Text(", ").join(_way(MANEUVERS[trip], words) for trip in MANEUVERS_FROM[number])
        table.add_row(Text(words.name(place), style="bold"), ways, _there(place, view, words))
    table.add_row(Text(words.name("solar_radiation"), style="bold"), "", _card("solar_radiation", view, words))
    return table


def _way(way: Maneuver, words: Words) -> Text:
    if way.destination == LOST:
        return Text(_say(words)("le-lost"), style="red")
    text = Text(words.name(LOCATION_NAMES[way.destination]) + " ")
    text.append("!" if way.automatic else str(way.difficulty), style="bold")
    if way.years:
        text.append(f" ⧗{way.years}", style="yellow")
    elif way.optional:
        text.append(" (⧗)", style="yellow")
    signs = "".join(HAZARD_SIGNS[hazard] if hazard < HAZARD_CARD else "?" for hazard in way.hazards)
    return text.append(f" {signs}", style="red") if signs else text


def _there(place: str, view: View, words: Words) -> Text:
    parts = []
    if place in EXPLORABLE:
        parts.append(_card(place, view, words))
    for seat, agency in enumerate(view["agencies"]):
        for craft in agency["spacecraft"]:
            if craft["location"] == place:
                tokens = f" ⧗{craft['time_tokens']}" if craft["time_tokens"] else ""
                parts.append(Text(f"#{craft['spacecraft']}{tokens}", style=_colour(seat)))
    return Text("  ").join(parts)


def _card(place: str, view: View, words: Words) -> Text:
    card = view["cards"][place]
    if card["revealed"]:
        return Text(words.name(card["card"]), style="green")
    if card["card"]:
        return Text(_say(words)("le-only-you", card=words.name(card["card"])), style="italic green")
    seen = ", ".join(view["agencies"][seat]["name"] for seat in card["looked"])
    return Text(_say(words)("le-seen-by", who=seen) if seen else "?", style="dim")


# --- the agencies


def _agency(agency: View, seat: int, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    say = _say(words)
    line = _who(seat, view, names)
    line.append(f"  {say('le-money', money=agency['money'])}", style="bold")
    line.append(f"  {say('le-points', points=agency['score'])}")
    if agency["missions"]:
        line.append(f"  ★ {', '.join(words.name(mission) for mission in agency['missions'])}")
    if agency["free_actions_left"] <= FEW_FREE_ACTIONS:
        line.append(f"  {say('le-free-actions', number=agency['free_actions_left'])}", style="yellow")
    if agency["lost_astronauts"]:
        line.append(f"  {say('le-astronauts-lost', number=agency['lost_astronauts'])}", style="red")
    rows: list[tuple[str, RenderableType]] = []
    if agency["advancements"]:
        known = [_advancement(name, pile, words) for name, pile in agency["advancements"].items()]
        rows.append((f"  {say('le-knows')}", _side_by_side(known)))
    if agency["parts"] or agency["astronauts"]:
        rows.append((f"  {say('le-earth')}", _contents(agency, words)))
    rows += [(f"  #{craft['spacecraft']}", _craft(craft, words)) for craft in agency["spacecraft"]]
    return Group(line, _labelled(rows)) if rows else line


def _advancement(name: str, pile: View, words: Words) -> Text:
    text = Text(words.name(name))
    unseen = pile["outcomes"] - sum(pile["known"].values())
    marks = Text(" ")
    for outcome, number in pile["known"].items():
        sign, style = OUTCOME_SIGNS[outcome]
        marks.append(sign * number, style=style)
    marks.append("▪" * unseen, style="dim")
    return text.append_text(marks) if pile["outcomes"] else text.append(" ∞", style="green")


def _contents(owner: View, words: Words) -> Text:
    """Parts and astronauts, of a store or of a spacecraft; astronauts of one sort with their numbers."""
    parts = [
        Text(f"{number}× {words.name(part)}" if number > 1 else words.name(part), style=_part_style(part))
        for part, number in owner["parts"].items()
    ]
    sorts: dict[tuple[str, bool], list[str]] = {}
    for who in owner["astronauts"]:
        sorts.setdefault((who["role"], who["incapacitated"]), []).append(str(who["astronaut"]))
    for (role, hurt), numbers in sorts.items():
        text = f"{words.name(role)} {'+'.join(numbers)}"
        if hurt:
            text = _say(words)("le-incapacitated", astronaut=text)
        parts.append(Text(text, style="red" if hurt else "cyan"))
    return Text(", ").join(parts)


def _part_style(part: str) -> str:
    return "red" if part.startswith("damaged") else ""


def _craft(craft: View, words: Words) -> Text:
    say = _say(words)
    text = Text(words.name(craft["location"]))
    if craft["time_tokens"]:
        text.append(f" {say('le-arrives', years=craft['time_tokens'])}", style="yellow")
    if craft["being_built"]:
        text.append(f" {say('le-being-built')}", style="yellow")
    text.append(f"  {say('le-mass', mass=craft['mass'])}", style="dim")
    if craft["seats"]:
        seats = say("le-seats", taken=len(craft["astronauts"]), seats=craft["seats"])
        text.append(f", {seats}", style="dim")
    return text.append("  ").append_text(_contents(craft, words))


# --- what goes on now


def _now(view: View, words: Words) -> Text:
    """The middle of an action, in a line or two."""
    say = _say(words)
    now = view["now"]
    text = Text(style="bold yellow")
    if "maneuver" in now:
        way = now["maneuver"]
        text.append(
            say(
                "le-maneuver",
                craft=now["spacecraft"],
                place=words.name(way["to"]),
                thrust=way["thrust"],
                required=way["required"],
            )
        )
    if "durations" in now:
        plan = now["durations"]
        needs = ", ".join(f"⧗{years} {thrust}" for years, thrust in plan["required"].items())
        text.append(say("le-durations", craft=now["spacecraft"], place=words.name(plan["to"]), needs=needs))
    if "drawn" in now:
        drawn = now["drawn"]
        text.append("\n" if text else "")
        names = {name: words.name(drawn[name]) for name in ("advancement", "outcome")}
        text.append(say("le-drawn", **names, cost=drawn["cost"]))
    if "looking" in now:
        text.append("\n" if text else "")
        text.append(say("le-looking", place=words.name(now["looking"])))
    if "offer" in now:
        offer = now["offer"]
        text.append("\n" if text else "")
        give, want = (
            ", ".join(_item(item, words) for item in offer[side]) or say("nothing") for side in ("give", "want")
        )
        by, to = (view["agencies"][offer[side]]["name"] for side in ("by", "to"))
        text.append(say("le-offer", by=by, to=to, give=give, want=want))
    for capsule in now.get("seating", ()):
        text.append("\n" if text else "")
        aboard = ", ".join(str(number) for number in capsule["astronauts"]) or say("le-nobody")
        text.append(say("le-aboard", part=words.name(capsule["part"]), aboard=aboard))
    return text


def _item(item: str, words: Words) -> str:
    return words.move(words.game.moves.parse(item))
