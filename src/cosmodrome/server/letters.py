"""What the server itself says to people who are not looking: in notices and mail, in the language they read."""

from __future__ import annotations

from functools import cache
from importlib import resources

from cosmodrome.text import ENGLISH, Catalogue


@cache
def letters(language: str | None) -> Catalogue:
    """The sentences in this language, English behind them."""
    folder = resources.files("cosmodrome.server").joinpath("text")
    wanted = dict.fromkeys([(language or ENGLISH).split("-")[0], ENGLISH])
    files = {one: folder.joinpath(f"{one}.ftl") for one in wanted}
    return Catalogue([(one, file.read_text(encoding="utf-8")) for one, file in files.items() if file.is_file()])
