"""What the server itself writes to people, in notices and mail, in the language they read."""

from __future__ import annotations

from functools import cache
from importlib import resources

from cosmodrome.text import ENGLISH, Catalogue

#: No browser lists more languages than fit here.
_LONGEST = 400


@cache
def spoken() -> frozenset[str]:
    """The languages the server has sentences in."""
    folder = resources.files("cosmodrome.server").joinpath("text")
    return frozenset(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


def wished(header: str) -> str | None:
    """The most wanted language of an `Accept-Language` header among those we have; None if we have none of them."""
    best, weight = None, 0.0
    for wish in header[:_LONGEST].split(","):
        tag, _, rest = wish.strip().partition(";")
        quality = rest.strip().removeprefix("q=")
        try:
            wanted = float(quality) if quality else 1.0
        except ValueError:
            continue
        language = tag.split("-")[0].strip().lower()
        if language in spoken() and wanted > weight:
            best, weight = language, wanted
    return best


@cache
def letters(language: str | None) -> Catalogue:
    """The sentences in this language, English behind them."""
    folder = resources.files("cosmodrome.server").joinpath("text")
    wanted = dict.fromkeys([(language or ENGLISH).split("-")[0], ENGLISH])
    files = {one: folder.joinpath(f"{one}.ftl") for one in wanted}
    return Catalogue([(one, file.read_text(encoding="utf-8")) for one, file in files.items() if file.is_file()])
