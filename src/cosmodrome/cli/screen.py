"""What the terminal shows of a match: the board, what happened, the question, the moves, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cosmodrome.kernel import Match, Move
from cosmodrome.text import Words, plain_name, seat_name

#: How many moves and events are shown before "more" and "log" are needed.
SOME_MOVES = 36
SOME_EVENTS = 10

HELP = """\
[bold]Choose[/] a move by its number. Type [bold]words[/] to search the list ([bold]/[/] alone shows all again), \
or write a move as records do.

  [bold]more[/]          every move of a long list
  [bold]about[/] PIECE   what a card, a tile or a token does
  [bold]why[/] MOVE      why a move is not offered now
  [bold]undo[/]          take your last move back, as long as nothing new came to light
  [bold]log[/]           everything that happened so far
  [bold]rules[/] TOPIC   look a rule up
  [bold]board[/]         draw the table again
  [bold]save[/] FILE     keep the match; go on with [bold]cosmodrome play --resume FILE[/]
  [bold]quit[/]          keep the match and leave

The first letter of a command is enough. To search for a word that is a command, write [bold]/save[/]."""


def heading(title: str, names: Sequence[str], seat: int | None) -> RenderableType:
    """The title of the table, and through whose eyes it is shown."""
    eyes = f" · {seat_name(seat, names)}" if seat is not None else ""
    return Rule(Text(f"{title}{eyes}", style="bold"), style="dim", align="left")


def happened(sentences: Sequence[str]) -> RenderableType:
    """The latest events."""
    shown = list(sentences[-SOME_EVENTS:])
    lines = [Text(f"· {sentence}", style="dim") for sentence in shown]
    if len(sentences) > len(shown):
        lines.insert(0, Text(f"· … {len(sentences) - len(shown)} more, see “log”", style="dim"))
    return Group(*lines)


def question(text: str, who: str) -> RenderableType:
    """What is asked, and of whom."""
    return Text.assemble((f"{who}: " if who else "", "bold cyan"), (text, "bold"))


def move_list(found: Sequence[tuple[int, Move]], words: Words, width: int, *, every: bool) -> RenderableType:
    """Numbered moves in as many columns as fit, read downwards."""
    shown = found if every else found[:SOME_MOVES]
    texts = [words.move(move) for _, move in shown]
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
        more = Text(f"… and {len(found) - len(shown)} more: type words to search, or “more”", style="dim")
        return Group(table, more)
    return table


def result(match: Match, names: Sequence[str], words: Words) -> RenderableType:
    """How the match ended."""
    outcome = match.result
    reasons = list(dict.fromkeys(key for part in outcome.breakdown for key in part))
    table = Table(title="The match is over", title_justify="left")
    table.add_column("")
    for reason in reasons:
        table.add_column(words.name(reason) if words.name(reason) != reason else plain_name(reason), justify="right")
    table.add_column("Total", justify="right", style="bold")
    for seat, score in enumerate(outcome.scores):
        won = seat in outcome.winners
        parts = [str(outcome.breakdown[seat].get(reason, "–")) for reason in reasons]
        table.add_row(f"{'★ ' if won else '  '}{escape(seat_name(seat, names))}", *parts, str(score))
    winners = [seat_name(seat, names) for seat in outcome.winners]
    if not winners:
        verdict = "Nobody wins."
    elif winners == ["You"]:
        verdict = "You win!"
    elif len(winners) == 1:
        verdict = f"{winners[0]} wins."
    else:
        verdict = f"{' and '.join(winners)} share the victory."
    return Group(table, Text(verdict, style="bold"))
