"""What the library says around the help of a command, in the reader's language: usage, what is required, defaults."""

from __future__ import annotations

from typing import Any

from attrs import define, evolve
from cyclopts.help import ColumnSpec, DefaultFormatter, DescriptionRenderer, HelpEntry, HelpPanel, InlineText
from cyclopts.help.specs import get_default_parameter_columns
from rich.console import Console, ConsoleOptions
from rich.text import Text

from cosmodrome.text import Catalogue


@define(kw_only=True)
class SpokenHelp(DefaultFormatter):
    """The library's own look with the words of a manual."""

    manual: Catalogue

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        self.column_specs = None if panel.format == "command" else self._columns
        super().__call__(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            called = str(usage).strip().removeprefix("Usage:").strip()
            console.print(Text(self.manual.find("help-usage", command=called) or called, style="bold"), end="\n\n")

    def _columns(self, console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
        *others, description = get_default_parameter_columns(console, options, entries)
        return (*others, description.copy(renderer=_Description(self.manual)))


class _Description(DescriptionRenderer):
    """What a parameter is for, and in brackets what it may be and usually is."""

    def __init__(self, manual: Catalogue) -> None:
        super().__init__()
        self._manual = manual

    def __call__(self, entry: HelpEntry) -> InlineText:
        told = super().__call__(evolve(entry, choices=None, env_var=None, default=None, required=False))
        assert isinstance(told, InlineText)
        for key, style, value in (
            ("help-choices", "cyclopts.choices", ", ".join(entry.choices or ())),
            ("help-environment", "cyclopts.env_var", ", ".join(entry.env_var or ())),
            # A switch that is not set says nothing by it, nor does a text that is empty.
            ("help-default", "cyclopts.default", "" if entry.default in (None, "False", '""') else str(entry.default)),
        ):
            if value:
                told.append(Text(f"[{self._manual.find(key, value=value) or value}]", style))
        if entry.required:
            told.append(Text(f"[{self._manual.find('help-required')}]", "cyclopts.required"))
        return told
