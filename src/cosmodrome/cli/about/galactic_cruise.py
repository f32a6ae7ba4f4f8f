"""What the pieces of Galactic Cruise do: one sentence for every verb of the effect vocabulary, from its catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cosmodrome.cli.about import Piece
from cosmodrome.games.galactic_cruise.reading import load
from cosmodrome.games.galactic_cruise.vocabulary import UNITS
from cosmodrome.text import Words

Table = Mapping[str, Any]


def pieces(options: Mapping[str, Any], words: Words) -> Iterator[Piece]:
    """Every card, tile and token of the match's content."""
    tables: Mapping[str, Any] = load(options.get("content", "")).tables
    modules = options.get("modules", ())
    say = _Says(words)
    improved = {row["technology"]: row["improved"] for row in tables["advanced_technology"]}
    visits = {row["blueprint"]: row["effects"] for row in tables["specialized_blueprint"]}
    if "advanced_technologies" not in modules:
        improved = {}
    if "specialized_blueprints" not in modules:
        visits = {}
    kinds: dict[str, Callable[[Table], str]] = {
        "action_tile": lambda row: say(f"about-{row['id']}"),
        "agenda_card": say.agenda_card,
        "technology": lambda row: say.technology(row, improved.get(row["id"])),
        "upgrade": say.upgrade,
        "upgrade_token": say.token,
        "expert_tile": lambda row: f"{say.timed(row)} {say('about-expert_tile')}",
        "cockpit": say.cockpit,
        "engine": lambda row: say.effects(row["effects"], say("when-gained")),
        "blueprint": lambda row: say.blueprint(row, visits.get(row["id"])),
        "cruise": say.cruise,
    }
    for kind, describe in kinds.items():
        for row in tables[kind]:
            yield Piece(words.name(row["id"]), words.name(kind), describe(row))


class _Says:
    """Phrases effects. The browser's board does the same from the same sentences."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def __call__(self, key: str, **variables: Any) -> str:
        return self._words.say(key, **variables)

    # --- kinds of pieces

    def agenda_card(self, row: Table) -> str:
        return f"{self.timed(row)} {self('about-agenda_card', resource=self._words.name(row['resource']))}"

    def technology(self, row: Table, improved: Sequence[Table] | None) -> str:
        later = self.effects(improved, self("about-technology_improved")) if improved else ""
        return f"{self.timed(row)} {later}".strip()

    def upgrade(self, row: Table) -> str:
        once = self.effects(row["immediate"], self("about-upgrade_immediate")) if row["immediate"] else ""
        return f"{self.timed(row)} {once}".strip()

    def token(self, row: Table) -> str:
        text = self.effects(row["effects"])
        if "funding_before" in row:
            before, after = self.amounts(row["funding_before"]), self.amounts(row["funding_after"])
            text += f" {self('about-funding', before=before, after=after)}"
        return text

    def cockpit(self, row: Table) -> str:
        criterion = row["criterion"]
        counted = self.counted(criterion["counter"], criterion["each"], criterion.get("type"))
        lines = [self("about-cockpit", vp=criterion["vp"], counted=counted)]
        if "max" in criterion:
            lines.append(self("about-cockpit_max", number=criterion["max"]))
        lines.append(self("about-cockpit_unlaunched", number=-row["unlaunched_vp"]))
        return " ".join(lines)

    def blueprint(self, row: Table, visit: Sequence[Table] | None) -> str:
        icons = ", ".join(self._words.name(icon) for icon in row["icons"])
        later = self.effects(visit, self("about-visit")) if visit else ""
        return f"{self('about-blueprint', cost=row['cost'], vp=row['vp'], icons=icons)} {later}".strip()

    def cruise(self, row: Table) -> str:
        stops = ", ".join(self._words.name(stop) for stop in row["stops"])
        starred = self("about-cruise_starred") if row["starred"] else ""
        return f"{self('about-cruise', stops=stops, fuel=row['fuel'])} {starred}".strip()

    # --- effects

    def timed(self, row: Table) -> str:
        return self.effects(row["effects"], self._when(row["timing"]))

    def effects(self, effects: Sequence[Table], heading: str = "") -> str:
        """Effects as sentences, after a heading with a colon where there is one."""
        if not effects:
            return self("effect-none")
        first, *rest = [self._effect(effect) for effect in effects]
        return " ".join([f"{heading} {first}" if heading else _capital(first), *(_capital(one) for one in rest)])

    def amounts(self, some: Table) -> str:
        return ", ".join(self(f"amount-{unit}", number=some[unit]) for unit in UNITS if some.get(unit))

    def counted(self, counter: str | Sequence[str], each: int = 1, kind: str | None = None, suffix: str = "") -> str:
        counters = [counter] if isinstance(counter, str) else counter
        shown = self._words.name(kind) if kind else ""
        return " + ".join(self(f"count-{one}{suffix}", each=each, type=shown) for one in counters)

    def _when(self, timing: str | Sequence[str]) -> str:
        if not isinstance(timing, str):
            return self("when-comes_home" if "bumped" in timing else "when-actions")
        key = f"when-{timing.replace('.', '_')}"
        return self(key) if self._words.knows(key) else self("when-action", action=self._words.name(timing))

    def _effect(self, effect: Table) -> str:
        key, variables = self._phrase(effect)
        parts = [self(key, **variables)]
        if "discount_money" in effect:
            parts.append(self("effect-take_action_discount", number=effect["discount_money"]))
        if effect["do"] == "take_action" and "max" in effect:
            parts.append(self("effect-take_action_max", number=effect["max"]))
        whole = " ".join(parts)
        return self("effect-for", cost=self.amounts(effect["cost"]), effect=whole) if "cost" in effect else whole

    def _phrase(self, effect: Table) -> tuple[str, dict[str, Any]]:
        """The sentence of an effect and what stands in it."""
        number = next((effect[name] for name in ("count", "add", "stops", "steps") if name in effect), 1)
        match effect["do"]:
            case "gain" if "per" in effect:
                return "effect-gain_per", {"amounts": self.amounts(effect), "counted": self._per(effect)}
            case "discount":
                per = "" if effect["per"] == "action" else f"_{effect['per']}"
                return f"effect-discount{per}", {"amounts": self.amounts(effect)}
            case "take_action" if isinstance(effect["from"], str):
                return f"effect-take_action_{effect['from']}", {}
            case "take_action":
                return "effect-take_action_list", {
                    "actions": ", ".join(self._words.name(action) for action in effect["from"])
                }
            case "extra" | "limit" | "advance" as verb:
                which = effect.get("action") or effect.get("what") or effect["mode"]
                return f"effect-{verb}_{which}", {"number": number}
            case "exchange":
                give, get = self.amounts(effect["give"]), self.amounts(effect["get"])
                return "effect-exchange", {"give": give, "get": get, "times": effect["times"]}
            case verb:
                return f"effect-{verb}", {"amounts": self.amounts(effect), "number": number, **effect}

    def _per(self, effect: Table) -> str:
        kind = effect.get("type")
        suffix = "_shuttle" if effect.get("scope") else "_of_type" if kind and effect["per"] == "guests_scored" else ""
        return self.counted(effect["per"], effect.get("each", 1), kind, suffix)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
