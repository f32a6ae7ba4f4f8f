"""A report in words: every sentence of it in one language, for terminal, page and file alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from cosmodrome.bots import people
from cosmodrome.coach.earlier import Compared
from cosmodrome.coach.report import fair_scores
from cosmodrome.kernel.registry import find
from cosmodrome.text import ENGLISH, Catalogue, Words, seat_name, show_number, show_signed


@cache
def sources() -> dict[str, str]:
    """The coach's own sentences by language, as Fluent sources."""
    files = sorted((Path(__file__).parent / "text").glob("*.ftl"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


@cache
def catalogue(language: str) -> Catalogue:
    """The coach's sentences and the bots', English behind them."""
    own = [(one, sources()[one]) for one in dict.fromkeys((language, ENGLISH)) if one in sources()]
    return Catalogue([*own, *people.sources(language)])


class Told:
    """Says what a report holds."""

    def __init__(self, report: dict[str, Any], language: str = ENGLISH, names: Sequence[str] = ()) -> None:
        self.report = report
        self.language = language
        self.names = names
        game = find(report["game"])
        self.words = Words(game, language, game.titles(report["options"]))
        self._catalogue = catalogue(language)

    def say(self, key: str, **given: Any) -> str:
        """A sentence of the coach's catalogue."""
        shown = {name: show_number(value) if isinstance(value, int) else value for name, value in given.items()}
        return self._catalogue.find(f"coach-{key}", **shown) or key

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return seat_name(seat, self.names)

    def amount(self, points: float) -> str:
        """An amount of points or credits."""
        shown = round(abs(points), 1)
        number = int(shown) if shown == int(shown) else shown
        return self.say(f"amount-{self.report['unit']}", points=fluent_number(number, useGrouping=False))

    def signed(self, points: float) -> str:
        """A figure with its sign, as wide as a figure."""
        return show_signed(points, self.language)

    def stage(self, stage: dict[str, Any]) -> str:
        """Where in the match."""
        return self.say(f"stage-{stage['kind']}", number=stage["number"])

    def move(self, text: str) -> str:
        """A move of the game."""
        return self.words.move(self.words.game.moves.parse(text))

    def verdict(self) -> tuple[str, str]:
        """Heading and sentence."""
        key = f"verdict-{self.report['verdict']}"
        text = self.say(f"{key}-text")
        if self.report["players"] > 1:
            # Kept on one line.
            scores = "\u00a0:\u00a0".join(f"{score:.0f}".replace("-", "−") for score in fair_scores(self.report))
            text = f"{text} {self.say('fair', scores=scores)}"
        return self.say(key), text

    def worth(self, decision: dict[str, Any]) -> str:
        """What a decision was worth: in percent of a win, or in points where that says more."""
        percent = round(100 * decision["chance"])
        if percent:
            return f"{'+' if percent > 0 else '−'}{abs(percent)} %"
        return self.signed(decision["points"])

    def why(self, decision: dict[str, Any]) -> str:
        """One sentence from numbers, and where the points come from."""
        percent = abs(round(100 * decision["chance"]))
        key = "why-lost" if decision["kind"] == "lost" else "why-found"
        if not percent or (decision["chance"] > 0) != (decision["points"] > 0):
            key = "why-points" if decision["kind"] == "lost" else "why-found-points"
        said = [self.say(key, percent=percent, amount=self.amount(decision["points"]), futures=decision["futures"])]
        for reason in decision["reasons"]:
            source = reason["given"]["source"]
            name = self._catalogue.find(f"bot-source-{source}") or self.words.name(source)
            kind = reason["key"].removeprefix("coach-")
            if decision["kind"] == "found":
                # The reasons tell the other answer from the one played; here it is the other way round.
                kind = "less" if kind == "more" else "more"
            said.append(self.say(kind, amount=self.amount(reason["given"]["points"]), source=name))
        return " ".join(said)

    def source(self, source: str) -> str:
        """A kind of luck."""
        return self.say(f"source-{source}")

    def earlier(self, compared: Compared | None) -> list[str]:
        """How this match compares."""
        if compared is None or not compared.matches:
            return [self.say("compared-none")]
        said = [
            self.say(
                "compared",
                count=compared.matches,
                usual=f"{compared.usual:.0f}",
                now=f"{compared.now:.0f}",
                share=round(100 * compared.better),
            )
        ]
        if compared.usual_luck is not None:
            now = self.report["luck"]["seats"][self.report["seat"]]["total"]
            said.append(self.say("compared-luck", usual=self.signed(compared.usual_luck), now=self.signed(now)))
        return said

    def describe(self, compared: Compared | None = None) -> dict[str, Any]:
        """Every sentence of the report as plain data."""
        report = self.report
        heading, text = self.verdict()
        return {
            "language": self.language,
            "title": self.say("title", game=self.words.title()),
            "seats": [self.seat(seat) for seat in range(report["players"])],
            "verdict": {"title": heading, "text": text},
            "stages": [self.stage(step["stage"]) for step in report["graph"]],
            "decisions": [
                {
                    "stage": self.stage(one["stage"]),
                    "played": self.move(one["played"]),
                    "better": self.move(one["better"]),
                    "worth": self.worth(one),
                    "why": self.why(one),
                }
                for one in report["decisions"]
            ],
            "unit": self.say(f"unit-{report['unit']}"),
            "sources": {source: self.source(source) for source in report["luck"]["sources"]},
            "draws": [
                {"move": self.move(one["move"]), "worth": self.signed(one["worth"][report["seat"]])}
                for one in report["luck"]["draws"]
            ],
            "earlier": self.earlier(compared),
        }
