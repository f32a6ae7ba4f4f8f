"""Words for people: the Fluent catalogues of a game, and its rules text.

A game keeps its sentences beside its rules, in `text/<language>.ftl`; the browser reads the same files. The keys:

    game-title                              the game's name
    question-<question>                     what an ask wants to know
    move-<verb>                             what a move does; `$arg` is the shown name of its argument
    verb-<verb>                             a heading over all moves of one verb
    arg-<verb>-<name>, name-<name>          the shown name of an argument or of any other thing; its attribute `.code`
                                            tells alike things apart where nothing is drawn
    event-<kind>                            what happened; the event's fields are the variables
    event-figures                           whose figures changed while nothing else is told of them
    field-<unit>                            the shown name of what a figure counts, where it is not that of the thing
    unit-<unit>                             the same beside a number, which is `$number`
    written-<unit>                          both, where a game writes them its own way: `$sign`, `$number`
    quote-<key>                             what a quote tells of an answer beside its price; `$value` is what it tells
    rule-<code>                             why a move is refused, or why two options exclude each other
    lesson-<lesson>[-<step>][-<part>]       what lessons say; in `text/lessons.<language>.ftl`, a file of its own

Ids inside event fields are replaced by their shown names, fields that hold a seat by the name of who sits there. The
id itself stays in a variable of its own, `$<field>_id`: sentences that differ by it choose by that, in every language.
Nothing here fails on a missing sentence: another language falls back to English, English to the id in plain letters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, Message

from cosmodrome.kernel import CosmodromeError, Game, Move, Options

ENGLISH = "en"

#: Event fields that hold a seat: what the three games and a game of your own call the people at the table.
SEAT_FIELDS = frozenset(
    [
        "seat",
        "player",
        "agency",
        "company",
        "trucker",
        "by",
        "to",
        "other",
        "giver",
        "taker",
        "owner",
        "partner",
        "winner",
        "leader",
        "starter",
    ]
)


class Catalogue:
    """The messages of one game in one language, English behind it."""

    def __init__(self, sources: Sequence[tuple[str, str]]) -> None:
        self._bundles: list[FluentBundle] = []
        #: Every key that any of the languages knows, and every entry that could not be read.
        self.keys: set[str] = set()
        self.unreadable: list[str] = []
        for language, source in sources:
            bundle = FluentBundle([language], use_isolating=False)
            resource = FluentResource(source)
            bundle.add_resource(resource)
            self._bundles.append(bundle)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self.keys.add(entry.id.name)
                elif isinstance(entry, Junk):
                    self.unreadable.append(entry.content or "")

    def has(self, key: str) -> bool:
        """Whether any of the languages knows this key."""
        return key in self.keys

    def find(self, key: str, **variables: Any) -> str | None:
        """The sentence under this key, in the first language that has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, variables)[0])
        return None

    def find_name(self, thing: str) -> str | None:
        """The name of a thing with its code, since letters are all that tells it from others like it."""
        name = self.find(f"name-{thing}")
        for bundle in self._bundles if name is not None else ():
            if bundle.has_message(f"name-{thing}"):
                code = bundle.get_message(f"name-{thing}").attributes.get("code")
                return name if code is None else f"{name} {bundle.format_pattern(code)[0]}"
        return name


class Words:
    """Everything a game says to people, in one language."""

    def __init__(self, game: Game[Any], language: str = ENGLISH, titles: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.language = language
        #: What a content pack calls things, by id.
        self.titles = titles or {}
        self.catalogue = _catalogue(type(game).__module__, language)
        self._moves: dict[int, str] = {}

    def title(self) -> str:
        """The game's name."""
        return self.catalogue.find("game-title") or self.game.title

    def name(self, thing: str) -> str:
        """The shown name of any id: `juno_rockets` is Juno rockets."""
        if "+" in thing:
            return self._together(thing.split("+"))
        return self.titles.get(thing) or self.catalogue.find_name(thing) or plain_name(thing)

    def _together(self, things: list[str]) -> str:
        """Several things in one name: `food+food+fuel` is 2 × food, fuel."""
        shown = ""
        for thing in reversed(dict.fromkeys(things)):
            name, number = self.name(thing), things.count(thing)
            if number > 1:
                name = self.catalogue.find("counted", number=show_number(number), thing=name) or f"{number} × {name}"
            shown = (self.catalogue.find("listed", first=name, others=shown) or f"{name}, {shown}") if shown else name
        return shown

    def say(self, key: str, **variables: Any) -> str:
        """A sentence of the game's own under its whole key."""
        shown = {name: show_number(value) if isinstance(value, int) else value for name, value in variables.items()}
        return self.catalogue.find(key, **shown) or plain_name(key)

    def phrase(self, said: Any) -> Any:
        """What a game phrased as data: a message, a name, or several of them; anything else as it is."""
        if not isinstance(said, Mapping):
            return said
        if "name" in said:
            return self.name(said["name"])
        if "list" in said:
            return said["by"].join(str(self.phrase(one)) for one in said["list"])
        return self.say(said["say"], **{name: self.phrase(value) for name, value in said["with"].items()})

    def sentences(self, said: Iterable[Mapping[str, Any]]) -> str:
        """Phrases as sentences, each after its lead or with a capital letter."""
        return " ".join(
            f"{self.phrase(one['lead'])} {self.phrase(one)}" if one.get("lead") else _capital(self.phrase(one))
            for one in said
        )

    def knows(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        return self.catalogue.has(key)

    def question(self, question: str, **variables: Any) -> str:
        """What an ask wants to know."""
        return self.catalogue.find(f"question-{question}", **self._shown(variables, ())) or f"{plain_name(question)}?"

    def move(self, move: Move) -> str:
        """What a move does, in a few words."""
        text = self._moves.get(move.id)
        if text is None:
            text = self._moves[move.id] = self._say_move(move)
        return text

    def _say_move(self, move: Move) -> str:
        verb = move.verb
        if verb.domain is None:
            return self.catalogue.find(f"move-{verb.name}") or plain_name(verb.name)
        argument = verb.name_of(move.arg)
        shown = self.catalogue.find(f"arg-{verb.name}-{argument}")
        if shown is None:
            shown = str(move.arg) if isinstance(verb.domain, range) else self.name(argument)
        # A bare number stays one, so that sentences can count with it.
        value = show_number(move.arg) if shown == str(move.arg) else shown
        return self.catalogue.find(f"move-{verb.name}", arg=value) or f"{plain_name(verb.name)}: {shown}"

    def event(self, event: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """What happened; `event` as `events_since` gives it, `seats` the names of those who sit there."""
        fields = {name: value for name, value in event.items() if name not in ("kind", "ply", "change")}
        kind = str(event["kind"])
        shown = self._shown(fields, seats)
        sentence = self.catalogue.find(f"event-{kind}", **shown)
        if sentence is None:
            details = ", ".join(f"{plain_name(name).lower()} {shown[name]!s}" for name in fields)
            sentence = f"{plain_name(kind)}: {details}" if details else plain_name(kind)
        return f"{sentence} ({self.amounts(event['change'])})" if "change" in event else sentence

    def amounts(self, change: Mapping[str, int]) -> str:
        """What somebody has more or less of: +2 money, −1 fuel."""
        return ", ".join(f"{'+' if more > 0 else '−'}{self.amount(unit, abs(more))}" for unit, more in change.items())

    def amount(self, unit: str, number: int) -> str:
        """So many of what a figure counts: 1 ad, 2 ads, 3 × Juno."""
        counted = self.catalogue.find(f"unit-{unit}", number=show_number(number))
        if counted is not None:
            return f"{number} {counted}"
        # The name of a thing has no form for several of it.
        times = number != 1 and not self.catalogue.has(f"field-{unit}") and self.catalogue.has(f"name-{unit}")
        return f"{number} × {self.unit(unit)}" if times else f"{number} {self.unit(unit)}"

    def price(self, quote: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """What a move costs and brings, as `Game.quote` tells it; nothing where it does neither."""
        amounts = [{unit: -number} for unit, number in quote.get("cost", {}).items() if number]
        amounts += [{unit: number} for unit, number in quote.get("gain", {}).items() if number]
        said = [self.amounts(one) for one in amounts]
        paid = quote.get("to")
        if amounts and isinstance(paid, (list, tuple)) and paid:
            said[-1] += f" → {self._show('to', paid, seats)}"
        said += [
            self.catalogue.find(f"quote-{key}", value=self._show(key, value, seats)) or ""
            for key, value in quote.items()
            if value is not None and self.catalogue.has(f"quote-{key}")
        ]
        return ", ".join(said)

    def unit(self, unit: str) -> str:
        """The shown name of what a figure counts."""
        return self.catalogue.find(f"field-{unit}") or self.name(unit)

    def refusal(self, code: str) -> str:
        """Why a move is refused, or why two options exclude each other."""
        return self.catalogue.find(f"rule-{code}") or plain_name(code)

    def missing(self, keys: Sequence[str]) -> list[str]:
        """Those of the keys that no catalogue knows."""
        return [key for key in keys if not self.catalogue.has(key)]

    def _shown(self, fields: Mapping[str, Any], seats: Sequence[str]) -> dict[str, Any]:
        shown = {name: self._show(name, value, seats) for name, value in fields.items()}
        ids = {f"{name}_id": value for name, value in fields.items() if isinstance(value, str)}
        return shown | ids

    def _show(self, field: str, value: Any, seats: Sequence[str]) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            if field in SEAT_FIELDS or field.rstrip("s") in SEAT_FIELDS:
                return seat_name(value, seats)
            return show_number(value)
        if isinstance(value, float):
            return value
        if isinstance(value, str):
            named = self.titles.get(value) or self.catalogue.find_name(value)
            return named or (plain_name(value) if _is_id(value) else self._as_move(value))
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._show(field, item, seats)) for item in value) or "none"
        return str(value)

    def _as_move(self, text: str) -> str:
        """What is written as a move is said as one: `spacecraft 3` in an offer is Spacecraft 3."""
        if not self.catalogue.has(f"move-{text.partition(' ')[0]}"):
            return text
        try:
            return self.move(self.game.moves.parse(text))
        except CosmodromeError:
            return text


def languages(game: Game[Any]) -> list[str]:
    """The languages the game has a catalogue for, English first."""
    folder = folder_of(type(game).__module__)
    names = [entry.name for entry in folder.iterdir()] if folder else []
    found = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl") and name.count(".") == 1}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def seat_name(seat: int, seats: Sequence[str] = ()) -> str:
    """Who sits there, or the seat's number as people count, which reads the same in every language."""
    return seats[seat] if 0 <= seat < len(seats) else f"#{seat + 1}"


def plain_name(thing: str) -> str:
    """An id in plain letters: `juno_rockets` becomes Juno rockets."""
    text = thing.replace("_", " ").strip()
    return text[:1].upper() + text[1:]


@dataclass(frozen=True)
class Section:
    """One section of a rules text: its heading, how deep it lies, and its lines without the heading."""

    topic: str
    level: int
    body: str


def rules_text(game: Game[Any], language: str = ENGLISH, options: Options | None = None) -> list[Section]:
    """The game's rules in our own words, section by section; empty when the game has none.

    Lists of its pieces follow, as a match with these options has them.
    """
    folder = folder_of(type(game).__module__)
    for name in (f"rules.{language}.md", f"rules.{language.split('-')[0]}.md", f"rules.{ENGLISH}.md"):
        source = _read(folder, name)
        if source is not None:
            return [*_sections(source), *reference(game, language, options)]
    return []


def glossary(game: Game[Any], language: str = ENGLISH) -> Catalogue:
    """The game's words explained (`term-…`), and which chapter of the rules belongs to a question (`chapter-…`)."""
    folder = folder_of(type(game).__module__)
    sources = [(one, _read(folder, f"glossary.{one}.ftl")) for one in dict.fromkeys((language, ENGLISH))]
    return Catalogue([(one, source) for one, source in sources if source is not None])


def reference(game: Game[Any], language: str = ENGLISH, options: Options | None = None) -> list[Section]:
    """A section for each kind of pieces: what every one of them does."""
    if not game.reference:
        return []
    words = Words(game, language, game.titles(options) if options is not None else None)
    told = game.content(options)["about"]
    found = []
    for kind in game.reference:
        lines = [f"- **{_capital(words.name(thing))}**: {words.sentences(said)}" for thing, said in told[kind].items()]
        found.append(Section(words.say(f"reference-{kind}"), 2, "\n".join(lines)))
    return found


def find_rules(sections: Sequence[Section], topic: str) -> list[Section]:
    """The sections a reader means by `topic`: the heading itself, headings that contain it, else texts that do."""
    wanted = topic.casefold().replace("_", " ").strip()
    exact = [section for section in sections if section.topic.casefold() == wanted]
    if exact:
        return exact
    headed = [section for section in sections if wanted in section.topic.casefold()]
    # Lines are broken anywhere in the text, and some spaces must not be.
    return headed or [section for section in sections if wanted in " ".join(section.body.casefold().split())]


def _sections(source: str) -> list[Section]:
    sections = []
    parts = re.split(r"^(#{1,4}) +(.+?)\s*$", source, flags=re.M)
    for marks, topic, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        sections.append(Section(topic, len(marks), body.strip()))
    return sections


def _is_id(text: str) -> bool:
    return re.fullmatch(r"[a-z][a-z0-9_]*", text) is not None


def show_number(value: int) -> Any:
    """A number as a variable of a sentence."""
    # Years and counts read better without separators: 1956, not 1,956.
    return fluent_number(value, useGrouping=False)


@cache
def figures(language: str) -> Catalogue:
    """One sentence, a number alone, as the language writes it."""
    return Catalogue([(language, "figure = { $value }")])


def show_signed(value: float, language: str) -> str:
    """A change with its sign, to a tenth: +2.5, −3, ±0; the decimals as the language writes them."""
    shown = round(value, 1)
    figure = figures(language).find("figure", value=fluent_number(abs(shown), useGrouping=False))
    return f"+{figure}" if shown > 0 else f"−{figure}" if shown < 0 else "±0"


def folder_of(module: str, name: str = "text") -> Traversable | None:
    """The folder of this name beside the module that defines a game, if there is one."""
    package = module.rpartition(".")[0]
    if not package:
        return None
    try:
        folder = resources.files(package).joinpath(name)
    except (ModuleNotFoundError, TypeError):
        return None
    return folder if folder.is_dir() else None


def _read(folder: Traversable | None, name: str) -> str | None:
    if folder is None:
        return None
    file = folder.joinpath(name)
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def _catalogue(module: str, language: str) -> Catalogue:
    folder = folder_of(module)
    wanted = dict.fromkeys((language, language.split("-")[0], ENGLISH))
    found = [(name, _read(folder, file)) for name in wanted for file in (f"{name}.ftl", f"lessons.{name}.ftl")]
    return Catalogue([(name, source) for name, source in found if source is not None])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
