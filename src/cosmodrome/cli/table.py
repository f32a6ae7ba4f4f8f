"""The table in the terminal: people at one keyboard, bots and the clock, one match."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from cosmodrome import bots
from cosmodrome.arena import Schedule, derive
from cosmodrome.bots import people
from cosmodrome.cli import about, plans, saves, screen
from cosmodrome.cli.boards import board
from cosmodrome.cli.choosing import Chosen, Command, Mistake, Search, search, understand
from cosmodrome.cli.rules import show, topics
from cosmodrome.cli.speech import IN_ENGLISH, Speech, speech
from cosmodrome.kernel import CLOCK, Ask, CosmodromeError, Match, Move, SeededDealer
from cosmodrome.kernel.event import EventLog
from cosmodrome.text import Catalogue, Words, find_rules, glossary, plain_name, rules_text

HUMAN = "human"
#: How many pieces are explained at once.
SOME_PIECES = 8
#: How long a bot thinks about a hint.
HINT_SECONDS = 1.5


class Left(Exception):
    """The people have left the table."""


def seat_names(seats: Sequence[str], say: Speech = IN_ENGLISH) -> list[str]:
    """What to call everybody: `human:Ada` is Ada, a lone human is You, bots of one kind are numbered."""
    kinds = [seat.partition(":") for seat in seats]
    alone = sum(kind == HUMAN for kind, _, _ in kinds) == 1
    names = []
    for (kind, _, given), seat in zip(kinds, seats, strict=True):
        if kind == HUMAN:
            names.append(given or say("you" if alone else "person"))
        else:
            known = _bot_names(say.language).find(people.kind_key(seat))
            names.append(known or plain_name(seat.rpartition(".")[2].replace(":", " ")))
    for name in {name for name in names if names.count(name) > 1}:
        places = [index for index, other in enumerate(names) if other == name]
        for count, index in enumerate(places, 1):
            names[index] = say("seat-of", name=name, number=count)
    return names


@cache
def _bot_names(language: str) -> Catalogue:
    return Catalogue(people.sources(language))


class TerminalTable:
    """One match with its people and bots. `read` gives the next typed line and raises EOFError when there is none."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        *,
        words: Words,
        out: Console,
        read: Callable[[str], str],
        save_to: Path | None = None,
        seed: int = 0,
        clock: Callable[[], float] = time.monotonic,
        pace: float = 0.0,
        private: bool = False,
    ) -> None:
        self.match = match
        self.seats = list(seats)
        self.words = words
        self.say = speech(words.language)
        self.names = seat_names(seats, self.say)
        self.out = out
        self.save_to = save_to
        #: How many seconds pass between two things that happened, so that people can follow.
        self.pace = pace
        #: Whether nothing of it counts: a branch of another match.
        self.private = private
        self._read = read
        self._clock = clock
        self._draw = board(match.game.name, match.options)
        self.humans = {seat for seat, who in enumerate(seats) if who.partition(":")[0] == HUMAN}
        self._schedule = Schedule(
            {
                seat: bots.make(who, match.game.name, derive(seed, "bot", seat))
                for seat, who in enumerate(seats)
                if seat not in self.humans
            }
        )
        self._told = dict.fromkeys(range(len(seats)), 0)
        self._before_curtain: int | None = None
        #: By ply: how long the clock would still have run when a person moved, for a person who takes that move back.
        self._sand: dict[int, float | None] = {}

    # --- the course of the match

    def play(self) -> bool:
        """Play until the match is over (True) or the people have left (False)."""
        try:
            while not self.match.over:
                self._go_on()
        except (Left, EOFError, KeyboardInterrupt):
            self._leave()
            return False
        self._end()
        return True

    def _go_on(self) -> None:
        """One answer, of whoever comes first: bots and clock in virtual time, people in real time."""
        self._schedule.observe(self.match)
        asked = [ask for ask in self.match.asks if ask.seat in self.humans]
        planned = self._schedule.next(self.match)
        if not asked:
            if planned is None:
                raise CosmodromeError("nobody at this table can answer")
            self._schedule.answer(self.match, *planned)
            return
        ply = self.match.ply
        began = self._clock()
        move = self._ask_human(asked[0])
        until = self._schedule.now + self._clock() - began
        if move is None:
            self._schedule.now = until
            self._resume_clock()
            return
        # What others did while this person thought happened first, and may have made the answer too late.
        while len(self.match.asks) > 1:
            self._schedule.observe(self.match)
            planned = self._schedule.next(self.match)
            if planned is None or planned[0] > until:
                break
            self._schedule.answer(self.match, *planned)
        self._schedule.now = until
        seat = asked[0].seat
        ask = self.match.ask_of(seat)
        if self.match.ply != ply and (ask is None or not ask.allows(move)):
            self.out.print(Text(self.say("too-late"), style="yellow"))
            return
        self._sand[self.match.ply] = self._schedule.time_left(CLOCK)
        self.match.play(move, seat)
        if self.save_to is not None:
            saves.save(self.save_to, self.match, self.seats)

    def _resume_clock(self) -> None:
        """After an undo: what the others planned still holds, and a clock that was stopped runs on."""
        clock, left = self.match.ask_of(CLOCK), self._sand.get(self.match.ply)
        if clock is not None and left is not None:
            self._schedule.resume(clock, left)

    def _leave(self) -> None:
        self.out.print()
        if not self.match.over and not self.private:
            path = self.save_to or saves.fresh_path(self.match.game.name)
            self._save(path)

    def _end(self) -> None:
        lone = next(iter(self.humans)) if len(self.humans) == 1 else None
        self._show_table(lone)
        self.out.print(screen.result(self.match, self.names, self.words, lone))
        if self.save_to is not None:
            self._save(self.save_to)

    def _save(self, path: Path) -> None:
        saves.save(path, self.match, self.seats)
        self.out.print(Text(self.say("kept", path=str(path))))
        if not self.match.over:
            self.out.print(Text(self.say("go-on-with", command=f"cosmodrome play --resume {path}")))

    # --- asking a person

    def _ask_human(self, ask: Ask) -> Move | None:
        """The move this person chooses; None when something else changed the match (an undo)."""
        self._curtain(ask.seat)
        self._show_table(ask.seat)
        wanted, every, note = "", False, ""
        while True:
            found = search(wanted, ask.moves, self.words)
            self._show_moves(ask, found, wanted, every=every, note=note)
            note = ""
            answer = understand(self._read("> "), ask.moves, self.say)
            match answer:
                case Chosen(move):
                    return move
                case Search(text):
                    wanted, every = text, False
                    matching = search(text, ask.moves, self.words)
                    if not matching:
                        wanted, note = "", self.say("no-move-with", text=text)
                    elif len(matching) == 1 and text and self._confirm(matching[0][1]):
                        return matching[0][1]
                case Mistake(reason):
                    note = reason
                case Command("more"):
                    every = True
                case Command("board"):
                    self._show_table(ask.seat)
                case Command("undo"):
                    refusal = self._undo(ask.seat)
                    if not refusal:
                        return None
                    note = refusal
                case Command(name, text):
                    note = self._obey(name, text, ask)

    def _confirm(self, move: Move) -> bool:
        return not self._read(self.say("confirm", move=self.words.move(move))).strip()

    def _obey(self, name: str, text: str, ask: Ask) -> str:
        """Do what is not a move; a remark to show above the next prompt."""
        if name == "quit":
            raise Left
        if name == "help":
            self.out.print(screen.help_text(self.say))
        elif name == "log":
            self._show_log(ask.seat)
        elif name == "rules":
            return self._rules(text or self._chapter(ask))
        elif name == "about":
            return self._about(text)
        elif name == "why":
            return self._why_not(text, ask)
        elif name == "plan":
            self.out.print(Text(self.say("hint-thinking"), style="dim"))
            return "\n".join(plans.plan(self.match, ask.seat, text, self.words, self.say))
        elif name == "hint":
            return self._hint(ask)
        elif name == "if":
            return self._what_if(ask.seat)
        elif name == "save" and not self.private:
            self._save(Path(text) if text else self.save_to or saves.fresh_path(self.match.game.name))
        return ""

    def _undo(self, seat: int) -> str:
        """Take this person's last move back. A remark if that cannot be."""
        horizon = self.match.undo_horizon(seat)
        if horizon == self.match.ply:
            return self.say("nothing-to-undo")
        movers = [line.partition(" ")[0] for line in self.match.moves_known_to(seat)]
        own = [ply for ply in range(horizon, self.match.ply) if movers[ply] == str(seat)]
        self.match = self.match.rewind(own[-1])
        # The events after this point are gone; tell what follows again.
        events = len(self.match.events_since(0, seat))
        self._told = {other: min(told, events) for other, told in self._told.items()}
        return ""

    def _why_not(self, text: str, ask: Ask) -> str:
        if not text:
            return self.say("why-how")
        try:
            known = [self.match.game.moves.parse(text)]
        except CosmodromeError:
            every = [move for verb in self.match.game.moves.verbs.values() for move in verb.all()]
            known = [move for _, move in search(text, every, self.words)]
        if not known:
            return self.say("no-such-move", text=text)
        lines = []
        for move in known[:6]:
            if ask.allows(move):
                lines.append(self.say("may-now", move=self.words.move(move)))
            else:
                code = self.match.game.why_not(self.match.state, ask, move)
                lines.append(f"{self.words.move(move)}: {self.words.refusal(code)}")
        return "\n".join(lines)

    def _about(self, text: str) -> str:
        if not text:
            return self.say("about-how")
        found = about.asked_about(text, about.pieces(self.match.game.name, self.match.options, self.words))
        lines = [f"{piece.name} ({piece.kind}): {piece.text}" for piece in found[:SOME_PIECES]]
        if len(found) > SOME_PIECES:
            lines.append(self.say("more-pieces", number=len(found) - SOME_PIECES))
        return "\n".join(lines) if lines else self._rules(text)

    def _hint(self, ask: Ask) -> str:
        """The best few moves by the strongest bot, from what this person may know, and why."""
        self.out.print(Text(self.say("hint-thinking"), style="dim"))
        numbers = {move: number for number, move in search("", ask.moves, self.words)}
        said = Catalogue(people.sources(self.words.language)).find
        lines = []
        for hint in bots.advise(self.match.game.name, self.match.seat(ask.seat), HINT_SECONDS):
            lines.append(f"{numbers[hint.move]}  {self.words.move(hint.move)}")
            lines += [f"   · {people.in_words(reason, said, self.words.name)}" for reason in hint.reasons]
        return "\n".join(lines) or self.say("hint-none")

    def _what_if(self, seat: int) -> str:
        """Play on in private, in a world this person can imagine, against bots; then the match goes on as it was."""
        luck = secrets.randbits(32)
        branch = self.match.imagine(seat, SeededDealer(luck))
        # A copy tells nothing; from here on somebody listens again.
        log = branch.state.log = EventLog()
        log.figures = branch.game.figures(branch.state)
        best = bots.best(branch.game.name)
        seats = [who if other == seat else best for other, who in enumerate(self.seats)]
        self.out.print(Text(self.say("what-if"), style="bold"))
        table = TerminalTable(
            branch, seats, words=self.words, out=self.out, read=self._read, seed=luck, pace=self.pace, private=True
        )
        with contextlib.suppress(EOFError):
            table.play()
        self._show_table(seat)
        return self.say("what-if-back")

    def _chapter(self, ask: Ask) -> str:
        """The chapter of the rules that belongs to what is asked."""
        return glossary(self.match.game, self.words.language).find(f"chapter-{ask.question}") or ""

    def _rules(self, text: str) -> str:
        sections = rules_text(self.match.game, self.words.language, self.match.options)
        if not text:
            if not sections:
                return self.say("no-rules", game=self.words.title())
            return self.say("topics", topics=", ".join(topics(sections)))
        found = find_rules(sections, text)
        show(self.out, found)
        return "" if found else self.say("nothing-about", text=text, topics=", ".join(topics(sections)))

    # --- showing

    def _curtain(self, seat: int) -> None:
        """Several people at one screen: nobody sees what belongs to another."""
        if len(self.humans) > 1 and self._before_curtain != seat:
            self.out.clear()
            self.out.print(Text(self.say("curtain", who=self.names[seat]), style="bold"))
            self._read(self.say("curtain-enter"))
        self._before_curtain = seat

    def _show_table(self, seat: int | None) -> None:
        self.out.clear()
        self.out.print(screen.heading(self.words.title(), self.names, seat))
        self.out.print(self._draw(self.match.view(seat), self.words, self.names))
        events = self.match.events_since(self._told.get(seat, 0) if seat is not None else 0, seat)
        if seat is not None:
            self._told[seat] += len(events)
            if events:
                self.out.print()
                self._tell(screen.happened(self._sentences(events), self.say))

    def _tell(self, lines: Sequence[Text]) -> None:
        """What happened, a line at a time."""
        for line in lines:
            self.out.print(line)
            if self.pace > 0:
                time.sleep(self.pace)

    def _show_moves(self, ask: Ask, found: list[tuple[int, Move]], wanted: str, *, every: bool, note: str) -> None:
        self.out.print()
        who = self.names[ask.seat] if len(self.humans) > 1 else ""
        self.out.print(screen.question(self.words.question(ask.question), who))
        if wanted:
            counted = self.say("found-moves", found=len(found), all=len(ask.moves), text=wanted)
            self.out.print(Text(counted, style="dim"))

        def price(move: Move) -> str:
            return self.words.price(self.match.quote(ask, move), self.names)

        self.out.print(screen.move_list(found, self.words, price, self.out.width, every=every))
        if note:
            self.out.print(f"[yellow]{escape(note)}[/]")
        self.out.print(Text(self.say("commands"), style="dim"))

    def _show_log(self, seat: int) -> None:
        for sentence in self._sentences(self.match.events_since(0, seat)):
            self.out.print(f"· {escape(sentence)}")

    def _sentences(self, events: Sequence[dict[str, object]]) -> list[str]:
        return [self.words.event(event, self.names) for event in events]
