"""The board of Galactic Cruise: the network, what is on display, the market and its queue, and every company."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.speech import speech
from cosmodrome.games.galactic_cruise.moves import AGENDA, BLUEPRINTS, CRUISES, GOAL_TILES
from cosmodrome.games.galactic_cruise.pieces import Content
from cosmodrome.games.galactic_cruise.reading import load
from cosmodrome.games.galactic_cruise.vocabulary import COUNTERS, GUEST_TYPES, RESOURCES
from cosmodrome.text import Words, seat_name

COLOURS = ("bright_cyan", "bright_red", "bright_green", "bright_yellow")
GUESTS = ("A", "R", "F")
STOP_SIGNS = (*GUESTS, "☾", "⊕")
LIES = {"face_up": "▣", "flipped": "□", "gone": "·"}
GOALS = ("left", "middle", "right")
#: A progress track that stands still is worth a warning this many turns before its neutral cube.
SOON = 20
View = Mapping[str, Any]
Draw = Callable[[View, Words, Sequence[str]], RenderableType]


def board(options: Mapping[str, Any]) -> Draw:
    """The function that draws a match with these options: its pieces may be those of a content pack."""
    return partial(draw, load(options.get("content", "")))


def draw(content: Content, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    who = _Who(view, words, names)
    pieces = _Pieces(content, words)
    parts: list[RenderableType] = [
        _heading(view, words, who),
        _network(view["board"], words, who),
        _displays(view["board"], words, who, pieces),
        _market(view["market"], words, who, pieces),
        _progress(view["progress"], words, pieces),
    ]
    if view["rachel"] is not None:
        parts.append(_rachel(view["rachel"], words))
    parts += [_company(company, words, who, pieces) for company in view["companies"]]
    return Group(*parts, Text(speech(words.language)("gc-legend"), style="dim"))


class _Who:
    """The names of those at the table, in their colours."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self._say = speech(words.language)
        self._names = [seat_name(company["seat"], names) for company in view["companies"]]
        if view["rachel"] is not None:
            self._names[1] = words.name("rachel")

    def __call__(self, one: int | str | None) -> Text:
        if one is None:
            return Text("–", style="dim")
        if isinstance(one, str):
            return Text(self._say(f"gc-{one}"), style="dim")
        return Text(self._names[one], style=f"bold {COLOURS[one % len(COLOURS)]}")

    def all(self, some: Sequence[int | str]) -> Text:
        """Several, with commas."""
        return Text(", ").join(self(one) for one in some) if some else Text("–", style="dim")


class _Pieces:
    """What is printed on the pieces of this match, in a word or two."""

    def __init__(self, content: Content, words: Words) -> None:
        self._content = content
        self._words = words

    def card(self, card: str) -> str:
        """An agenda card and its resource."""
        resource = RESOURCES[self._content.card_resource[AGENDA.index(card)]]
        return f"{self._words.name(card)} ({self._words.name(resource)})"

    def blueprint(self, blueprint: str) -> str:
        """A segment, its cost, points and icons."""
        piece = self._content.blueprints[BLUEPRINTS.index(blueprint)]
        icons = "".join(GUESTS[guest] for guest in piece.icons)
        return f"{self._words.name(blueprint)} {piece.cost}/{piece.vp}{icons}"

    def stops(self, cruise: str) -> list[str]:
        """The stops of a cruise."""
        return [STOP_SIGNS[stop] for stop in self._content.cruises[CRUISES.index(cruise)].stops]

    def fuel(self, cruise: str) -> int:
        """The fuel a cruise needs."""
        return self._content.cruises[CRUISES.index(cruise)].fuel

    def goals(self, tile: str, wanted: Sequence[int]) -> list[str]:
        """What the three goals of a tile count."""
        goals = self._content.goal_tiles[GOAL_TILES.index(tile)].goals
        return [
            " + ".join(self._counted(COUNTERS[counter], goal.guest, each) for counter in goal.counters)
            for goal, each in zip(goals, wanted, strict=True)
        ]

    def _counted(self, counter: str, guest: int, each: int) -> str:
        kind = "" if guest < 0 else self._words.name(GUEST_TYPES[guest])
        return self._words.say(f"count-{counter}", each=each, type=kind)


def _heading(view: View, words: Words, who: _Who) -> Text:
    say = speech(words.language)
    line = Text(say("gc-turn", number=view["turn"])).append("   ")
    line.append_text(who(view["active"]))
    line.append("   " + say(f"gc-phase-{view['phase']}"), style="dim")
    now = view["this_turn"]
    if now["actions_left"]:
        line.append(f"   {say('gc-actions-left', number=now['actions_left'])}")
    if now["due"]:
        due = ", ".join(f"{amount} {words.name(kind)}" for kind, amount in now["due"].items() if amount)
        line.append(f"   {say('gc-due', what=due)}", style="yellow")
    if view["final_round"]:
        line.append(f"   {say('gc-final-round')}", style="bold red")
    return line


# --- the main board


def _network(board: View, words: Words, who: _Who) -> Table:
    """The ring of six locations; between neighbours the owners of the connection."""
    places = {place["location"]: place for place in board["locations"]}
    links = {link["connection"]: link["owners"] for link in board["connections"]}
    grid = Table.grid(padding=(0, 1), expand=False)
    for column in range(5):
        grid.add_column(width=26 if column % 2 == 0 else 16, justify="left" if column % 2 == 0 else "center")

    def across(connection: str) -> Text:
        return Text("── ", style="dim").append_text(who.all(links[connection])).append(" ──", style="dim")

    def down(connection: str) -> Text:
        return Text("│ ", style="dim").append_text(who.all(links[connection]))

    cell = {name: _location(place, words, who) for name, place in places.items()}
    grid.add_row(cell["tl"], across("tl_tc"), cell["tc"], across("tc_tr"), cell["tr"])
    grid.add_row(down("bl_tl"), "", "", "", down("tr_br"))
    grid.add_row(cell["bl"], across("bc_bl"), cell["bc"], across("br_bc"), cell["br"])
    return grid


def _location(place: View, words: Words, who: _Who) -> Text:
    text = Text(words.name(place["location"]), style="dim")
    worker = place["worker"]
    if worker is not None:
        text.append(" ● ").append_text(who(worker["company"])).append(
            f" {speech(words.language)('gc-expert')}" if worker["expert"] else ""
        )
    if place["bonus"] is not None:
        style = "green" if place["bonus_active"] else "dim"
        text.append(f" +{words.name(place['bonus'])}", style=style)
    for action in place["actions"]:
        text.append(f"\n{words.name(action)}", style="not dim bold")
    return text


def _displays(board: View, words: Words, who: _Who, pieces: _Pieces) -> Table:
    """Technologies, agenda cards, blueprints, shuttles and the silo, one line each."""
    say = speech(words.language)
    lines = _lines()
    technologies = Text("   ").join(
        Text(words.name(one["technology"]))
        .append(_surcharge(one), style="yellow")
        .append(" (", style="dim")
        .append_text(who.all(one["owners"]))
        .append(")", style="dim")
        for one in board["technologies"]
    )
    lines.add_row(say("gc-technology"), technologies)
    agenda = "   ".join("–" if card is None else pieces.card(card) for card in board["agenda"])
    top = board["agenda_discard"][-1:] if board["agenda_discard"] else []
    discard = f"   {say('gc-discard', card=pieces.card(top[0]))}" if top else ""
    lines.add_row(say("gc-agenda"), Text(agenda).append(discard, style="dim"))
    slots = [
        f"{pieces.blueprint(slot['blueprint'])} +{slot['money']}$ +{slot['reputation']}r"
        for slot in board["blueprints"]
        if slot is not None
    ]
    lines.add_row(say("gc-blueprints"), Text("   ".join(slots)))
    pairs = [
        f"{words.name(pair['cockpit'])} / {words.name(pair['engine'])}"
        for pair in board["shuttles"]
        if pair["cockpit"] is not None and pair["engine"] is not None
    ]
    lines.add_row(say("gc-shuttles"), Text("   ".join(pairs)))
    silo = "   ".join(f"{words.name(kind)} {amount}" for kind, amount in board["silo"].items())
    experts = say("gc-experts", tile=words.name(board["expert_tile"]))
    lines.add_row(say("gc-silo"), Text(f"{silo}   ·   {experts}"))
    return lines


def _surcharge(technology: View) -> str:
    marker = "" if technology["marker"] is None else f" {technology['marker']}/{technology['spaces']}"
    return marker + (f" +{technology['surcharge']}$" if technology["surcharge"] else "")


# --- the market, progress, Rachel


def _market(market: View, words: Words, who: _Who, pieces: _Pieces) -> Table:
    say = speech(words.language)
    lines = _lines()
    cruises = []
    for one in market["cruises"]:
        if one is None:
            continue
        cruise = one["cruise"]
        way = f" {' '.join(pieces.stops(cruise))} {say('gc-fuel', number=pieces.fuel(cruise))}"
        text = Text(cruise.upper(), style="bold").append(way, style="not bold")
        guests = _guests(one["presold"])
        if guests:
            text.append(f" [{guests}]", style="green")
        if one["scheduled_by"] is not None:
            text.append(" → ").append_text(who(one["scheduled_by"]))
        cruises.append(text)
    lines.add_row(say("gc-cruises"), Text("   ").join(cruises))
    sections = [*market["queue"], market["supply"]]
    queue = "   ".join(
        say("gc-queue-section", ads=ads, guests=_guests(section) or "–") for ads, section in enumerate(sections, 1)
    )
    bonus = ""
    if market["guest_bonus"]:
        gifts = ", ".join(
            f"{guest} {words.name(kind)}" for guest, kind in zip(GUESTS, market["guest_bonus"], strict=True)
        )
        bonus = f"   {say('gc-day-in-space', bonus=gifts)}"
    lines.add_row(say("gc-queue"), Text(queue).append(bonus, style="dim"))
    return lines


def _guests(guests: Mapping[str, int]) -> str:
    return " ".join(f"{guests[name]}{sign}" for sign, name in zip(GUESTS, GUEST_TYPES, strict=True) if guests[name])


def _progress(progress: View, words: Words, pieces: _Pieces) -> Table:
    say = speech(words.language)
    lines = _lines()
    track = "   ".join(
        f"{n}: {filled}/{size}"
        for n, (filled, size) in enumerate(zip(progress["filled"], progress["sections"], strict=True), 1)
    )
    line = Text(f"{track}   {say('gc-meetings', number=progress['meetings_held'])}")
    still = progress["turns_to_neutral_cube"]
    if still is not None and still <= SOON:
        line.append(f"   {say('gc-neutral-cube', turns=still)}", style="yellow")
    lines.add_row(say("gc-progress"), line)
    if progress["goal_tile"] is not None:
        counted = pieces.goals(progress["goal_tile"], [goal["wanted"] for goal in progress["goals"]])
        goals = "   ".join(say(f"gc-goal-{side}", goal=goal) for side, goal in zip(GOALS, counted, strict=True))
        lines.add_row(say("gc-goals"), Text(goals))
    return lines


def _rachel(rachel: View, words: Words) -> Table:
    say = speech(words.language)
    lines = _lines()
    numbers = rachel["next_numbers"]
    back = "–" if numbers is None else f"{numbers[0]} {numbers[1]}, {words.name(rachel['next_location'])}"
    goals = " / ".join(str(goal) for goal in rachel["goals"])
    parts = [
        say("gc-rachel-next", back=back),
        say("gc-rachel-cards", number=rachel["cards_left"]),
        say("gc-rachel-goals", goals=goals),
    ]
    lines.add_row(say("gc-rachel"), Text("   ".join(parts)))
    return lines


# --- companies


def _company(company: View, words: Words, who: _Who, pieces: _Pieces) -> Group:
    say = speech(words.language)
    head = who(company["seat"])
    head.append(f"  {say('gc-vp', number=company['score'])}", style="bold")
    for figure in ("money", "ads", "reputation"):
        head.append(f"  {say(f'gc-{figure}', number=company[figure])}")
    head.append("  ")
    head.append("  ".join(f"{words.name(k)} {v}/{company['storage'][k]}" for k, v in company["resources"].items()))
    home = say("gc-home", workers=company["workers_home"])
    if company["experts_hired"]:
        home += f", {say('gc-home-experts', number=company['experts_home'])}"
    head.append(f"  {home}  {say('gc-wings', number=company['wings'])}", style="not bold")
    lines = _lines()
    tower = " ".join(LIES[place["lies"]] for place in company["tower"])
    built = sum(company["developments_built"].values())
    goals = "/".join(str(count) for count in company["goal_progress"])
    cost = "/".join(str(cost) for cost in company["expert_cost"])
    state = f"{tower[:7]}  {tower[8:]}   {say('gc-state', built=built, goals=goals, cost=cost)}"
    if company["upgrades"]:
        state += f"   {say('gc-upgrades', upgrades=', '.join(words.name(one) for one in company['upgrades']))}"
    lines.add_row(say("gc-tower"), Text(state))
    hand = [pieces.card(card) for card in company["hand"]]
    hand += [say("gc-hidden-card")] * company["hidden_cards"]
    plans = [pieces.blueprint(one) for one in company["blueprints"]]
    if hand or plans:
        lines.add_row(say("gc-holds"), Text("   ".join([*hand, *plans])))
    for shuttle in company["shuttles"]:
        lines.add_row(say("gc-shuttle"), _shuttle(shuttle, words, pieces))
    if company["scheduled"] is not None:
        lines.add_row(say("gc-cruise"), Text(say("gc-scheduled", cruise=company["scheduled"].upper())))
    return Group(head, lines)


def _shuttle(shuttle: View, words: Words, pieces: _Pieces) -> Text:
    say = speech(words.language)
    mark = "" if shuttle["launched"] else "!"
    text = Text(f"{words.name(shuttle['cockpit'])}{mark}: ", style="bold")
    segments = ", ".join(pieces.blueprint(one) for one in shuttle["segments"]) or say("gc-no-segments")
    text.append(segments, style="not bold")
    if shuttle["cruise"] is not None:
        stops = pieces.stops(shuttle["cruise"])
        way = " ".join(f"[{stop}]" if n == shuttle["stop"] else stop for n, stop in enumerate(stops, 1))
        token = f" {say('gc-token')}" if shuttle["token"] else ""
        text.append(f"   {say('gc-in-space', way=way)}  {_guests(shuttle['guests'])}{token}", style="cyan")
    return text


def _lines() -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=11, style="dim")
    grid.add_column(overflow="fold")
    return grid
