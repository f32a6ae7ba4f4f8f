"""What the terminal shows of a match: the board, what happened, the question, the moves, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cosmodrome.cli.speech import Speech, speech
from cosmodrome.kernel import Match, Move
from cosmodrome.text import Words, plain_name, seat_name

#: How many moves and events are shown before "more" and "log" are needed.
SOME_MOVES = 36
SOME_EVENTS = 10

#: The commands of the table and what is written behind them.
COMMANDS = {
    "more": "",
    "about": "piece",
    "hint": "",
    "plan": "mission",
    "if": "",
    "why": "move",
    "undo": "",
    "log": "",
    "rules": "topic",
    "board": "",
    "save": "file",
    "quit": "",
}


def help_text(say: Speech) -> RenderableType:
    """What can be typed at the table."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for command, argument in COMMANDS.items():
        behind = f" {say(f'help-arg-{argument}')}" if argument else ""
        table.add_row(Text.assemble((command, "bold"), behind), say(f"help-{command}"))
    return Group(Text(say("help-choose")), Text(), table, Text(), Text(say("help-short")))


def heading(title: str, names: Sequence[str], seat: int | None) -> RenderableType:
    """The title of the table, and through whose eyes it is shown."""
    eyes = f" · {seat_name(seat, names)}" if seat is not None else ""
    return Rule(Text(f"{title}{eyes}", style="bold"), style="dim", align="left")


def happened(sentences: Sequence[str], say: Speech) -> list[Text]:
    """The latest events, a line each."""
    shown = list(sentences[-SOME_EVENTS:])
    lines = [Text(f"· {sentence}", style="dim") for sentence in shown]
    if len(sentences) > len(shown):
        lines.insert(0, Text(f"· {say('more-events', number=len(sentences) - len(shown))}", style="dim"))
    return lines


def question(text: str, who: str) -> RenderableType:
    """What is asked, and of whom."""
    return Text.assemble((f"{who}: " if who else "", "bold cyan"), (text, "bold"))


def move_list(
    found: Sequence[tuple[int, Move]], words: Words, price: Callable[[Move], str], width: int, *, every: bool
) -> RenderableType:
    """Numbered moves with what they cost and bring, in as many columns as fit, read downwards."""
    shown = found if every else found[:SOME_MOVES]
    texts = [f"{words.move(move)} · {paid}" if (paid := price(move)) else words.move(move) for _, move in shown]
    widest = max((cell_len(text) for text in texts), default=0) + 6
    columns = max(1, min(width // widest, -(-len(shown) // 4), 4))
    rows = -(-len(shown) // columns)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for _ in range(columns):
        table.add_column(justify="right", style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
    for row in range(rows):
        cells: list[str] = []
        for index in range(row, len(shown), rows):
            cells += [str(shown[index][0]), escape(texts[index])]
        table.add_row(*cells)
    if len(shown) < len(found):
        more = Text(speech(words.language)("more-moves", number=len(found) - len(shown)), style="dim")
        return Group(table, more)
    return table


def result(match: Match, names: Sequence[str], words: Words, lone: int | None = None) -> RenderableType:
    """How the match ended; `lone` is the seat of the only person, who is told so."""
    say = speech(words.language)
    outcome = match.result
    reasons = list(dict.fromkeys(key for part in outcome.breakdown for key in part))
    table = Table(title=say("over"), title_justify="left")
    table.add_column("")
    for reason in reasons:
        table.add_column(words.name(reason) if words.name(reason) != reason else plain_name(reason), justify="right")
    table.add_column(say("total"), justify="right", style="bold")
    for seat, score in enumerate(outcome.scores):
        won = seat in outcome.winners
        parts = [str(outcome.breakdown[seat].get(reason, "–")) for reason in reasons]
        table.add_row(f"{'★ ' if won else '  '}{escape(seat_name(seat, names))}", *parts, str(score))
    winners = [seat_name(seat, names) for seat in outcome.winners]
    if not winners:
        verdict = say("nobody-wins")
    elif lone is not None and outcome.winners == (lone,):
        verdict = say("you-win")
    elif len(winners) == 1:
        verdict = say("wins", who=winners[0])
    else:
        verdict = say("share", who=", ".join(winners))
    return Group(table, Text(verdict, style="bold"))
