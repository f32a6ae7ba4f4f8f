"""A record as reviewable text: for each move what happened, what changed in whose view, and who is asked what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmodrome.kernel import DEALER, Ask, Match, Record, seat_name

Lines = Iterator[str]
Flat = dict[str, str]


def playthrough(record: Record) -> str:
    """The whole text of one recorded game."""
    return "\n".join(_tell(record)) + "\n"


def _tell(record: Record) -> Lines:
    yield f"{record.game}, edition {record.edition}"
    yield f"options: {', '.join(f'{name}={value}' for name, value in record.options.items())}"
    match = _start(record)
    eyes: list[int | None] = [None, *range(match.players)]
    before: dict[int | None, Flat] = {seat: {} for seat in eyes}
    told = 0
    for number in range(len(record.moves) + 1):
        now = {seat: flat(match.view(seat)) for seat in eyes}
        yield from _events(match, told, eyes)
        yield from _changes(before, now, eyes)
        yield from (_asked(ask) for ask in match.asks)
        before, told = now, len(match.events_since(0, None))
        if number < len(record.moves):
            line = record.moves[number]
            yield ""
            yield f"{number + 1}. {line}"
            who, _, text = line.partition(" ")
            match.play(text, next(ask.seat for ask in match.asks if seat_name(ask.seat) == who))
    if match.over:
        yield ""
        yield f"result: {match.result.describe()}"


def _start(record: Record) -> Match:
    """The match before its first move, with every draw still to be made."""
    return Record(game=record.game, edition=record.edition, options=record.options, dealer={}, moves=[]).replay()


def _events(match: Match, told: int, eyes: list[int | None]) -> Lines:
    events = {seat: match.events_since(told, seat) for seat in eyes}
    for index, public in enumerate(events[None]):
        yield f"  * {_fields(public)}"
        for seat in eyes:
            extra = {name: value for name, value in events[seat][index].items() if public.get(name) != value}
            if extra:
                yield f"    seat {seat} also knows {_fields(extra)}"


def _fields(event: dict[str, Any]) -> str:
    words = [str(event["kind"])] if "kind" in event else []
    return " ".join(words + [f"{name}={value}" for name, value in event.items() if name not in ("kind", "ply")])


def _changes(before: dict[int | None, Flat], now: dict[int | None, Flat], eyes: list[int | None]) -> Lines:
    """What changed: once where all see the same, else by seat."""
    lines = {seat: _differences(before[seat], now[seat]) for seat in eyes}
    for line in lines[None]:
        yield f"  {line}"
    for seat in eyes[1:]:
        for line in lines[seat]:
            if line not in lines[None]:
                yield f"  seat {seat}: {line}"


def _differences(old: Flat, new: Flat) -> list[str]:
    changed = [f"{path}: {old[path]} -> {value}" for path, value in new.items() if old.get(path, value) != value]
    added = [f"{path}: {value}" for path, value in new.items() if path not in old]
    gone = [f"{path}: gone" for path in old if path not in new]
    return changed + added + gone


def flat(value: Any, path: str = "") -> Flat:
    """Nested data as one line a leaf; short lists of plain values stay on one line."""
    if isinstance(value, dict) and value:
        return {p: v for name, item in value.items() for p, v in flat(item, f"{path}.{name}" if path else name).items()}
    if isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        return {p: v for index, item in enumerate(value) for p, v in flat(item, f"{path}[{index}]").items()}
    return {path: str(value)}


def _asked(ask: Ask) -> str:
    """Who is asked what, with the moves grouped by verb; of a large bag only how many different things it holds."""
    if ask.seat == DEALER and len(ask.moves) > 12:
        return f"  ? dealer {ask.question}: one of {len(ask.moves)}"
    grouped: dict[str, list[str]] = {}
    for move in ask.moves:
        verb, _, argument = str(move).partition(" ")
        grouped.setdefault(verb, []).append(argument)
    offers = [f"{verb} {{{', '.join(args)}}}" if any(args) else verb for verb, args in grouped.items()]
    return f"  ? {seat_name(ask.seat)} {ask.question}: {'; '.join(offers)}"
