"""The one shape of a game's package: who knows one game finds everything in the next."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from cosmodrome.kernel import Game, State

#: What every game's package holds.
ALWAYS = (
    "game.py",
    "moves.py",
    "refusals.py",
    "rules",
    "rulings.md",
    "scoring.py",
    "setup.py",
    "state.py",
    "text",
    "view.py",
)
#: What a boxed game's package holds besides; a small game may do without, but not under another name.
BOXED = ("content", "explain.py", "pieces.py", "quotes.py", "redeal.py")
#: The hooks of `Game`, and where the function of the game's own lives.
HOOKS = {
    "explain": "explain.explain",
    "quote": "quotes.quote",
    "redeal": "redeal.redeal",
    "result": "scoring.result",
    "view": "view.view",
    "why_not": "refusals.why_not",
}
#: One thing, one code: on the left what it is not to be called.
SYNONYMS = {
    "answers_another_question": "other_question",
    "launch_too_dear": "too_expensive",
    "too_dear": "too_expensive",
}


def camel(name: str) -> str:
    """`leaving_earth` as a class is called."""
    return "".join(word.capitalize() for word in name.split("_"))


def deviations(package: str, *, boxed: bool) -> set[str]:
    """Where the package of a game leaves the shape, each in a few words."""
    place = Path(importlib.import_module(package).__file__ or "").parent
    name = package.rpartition(".")[2]
    files = [*ALWAYS, *(BOXED if boxed else ())]
    wrong = {f"{file} is missing" for file in files if not (place / file).exists()}
    game, state, view = (_module(package, part) for part in ("game", "state", "view"))
    kinds = {kind.__name__ for kind in vars(state).values() if _is_a(kind, State) and kind is not State}
    if camel(name) not in kinds:
        wrong.add(f"the state is not called {camel(name)}")
    one = getattr(game, "GAME", None)
    if not isinstance(one, Game) or type(one).__name__ != f"{camel(name)}Game":
        wrong.add(f"GAME is not a {camel(name)}Game")
    if not isinstance(getattr(game, "STEPS", None), tuple):
        wrong.add("STEPS is not a tuple")
    shown = getattr(view, "View", None)
    if not hasattr(shown, "__total__"):
        wrong.add("view.View is not a TypedDict")
    elif getattr(one, "view_type", None) is not shown:
        wrong.add("view_type is not view.View")
    for hook, home in HOOKS.items():
        module, _, function = home.partition(".")
        if hook in vars(type(one)) and not callable(getattr(_module(package, module), function, None)):
            wrong.add(f"{hook} does not live in {home}")
    return wrong | {f"{code} should be {SYNONYMS[code]}" for code in codes(place) & set(SYNONYMS)}


def codes(place: Path) -> set[str]:
    """The refusals a game has words for."""
    catalogue = place / "text" / "en.ftl"
    text = catalogue.read_text(encoding="utf-8") if catalogue.exists() else ""
    return set(re.findall(r"^rule-(\w+) =", text, re.M))


def refused(source: str) -> set[str]:
    """The codes that the functions of a `refusals.py` give back: the words they return."""
    found = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and ast.unparse(function.returns or ast.Constant(None)) == "str":
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    found |= _words(node.value)
    return found


def _words(value: ast.expr) -> set[str]:
    if isinstance(value, ast.IfExp):
        return _words(value.body) | _words(value.orelse)
    return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()


def _module(package: str, part: str) -> ModuleType:
    try:
        return importlib.import_module(f"{package}.{part}")
    except ModuleNotFoundError:
        return ModuleType(part)


def _is_a(kind: Any, base: type) -> bool:
    return isinstance(kind, type) and issubclass(kind, base)
