"""Scenes: a match brought to a wanted situation by bots, on a real server, for a browser to look at and to play on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from cosmodrome import bots
from cosmodrome.kernel import CommittedDealer, Match
from cosmodrome.kernel.registry import find
from cosmodrome.server.tables import seating
from tests.browser.guest import Guest
from tests.server.harness import Served

#: Who said what, in order.
Answers = list[tuple[int, str]]
#: The dealer's secret, and what was answered.
Rehearsal = tuple[bytes, Answers]

NAMES = ("Ada", "Ben", "Cleo", "Dmitri", "Eva")
MOST_MOVES = 6_000
ATTEMPTS = 30


@dataclass(frozen=True)
class Scene:
    """Which match, through whose eyes, and what must hold before somebody looks."""

    game: str
    until: Callable[[Match], bool]
    options: dict[str, Any] = field(default_factory=dict)
    players: int = 2
    #: The seat that looks; None is a spectator.
    seat: int | None = 0
    bot: str = "greedy"
    seed: int = 1

    def rehearse(self) -> Rehearsal:
        """The dealer's secret and all answers that lead to the situation, in the first match that has it."""
        for seed in range(self.seed, self.seed + ATTEMPTS):
            secret = hashlib.sha256(f"{self.game} {seed}".encode()).digest()
            answers = self._play(seed, CommittedDealer(secret))
            if answers is not None:
                return secret, answers
        raise AssertionError("the situation never came")

    def _play(self, seed: int, dealer: CommittedDealer) -> Answers | None:
        """Bots play until the situation is there, in turn where several are asked; None if it never is."""
        game = find(self.game)
        match = Match(game, game.check_options({**self.options, "players": self.players}), dealer)
        cast = [bots.make(self.bot, self.game, seed + seat) for seat in range(self.players)]
        said: Answers = []
        last = -1
        while not self.until(match):
            if match.over or len(said) > MOST_MOVES:
                return None
            asked = [ask.seat for ask in match.asks if ask.seat >= 0]
            last = next((seat for seat in asked if seat > last), asked[0])
            move = cast[last].choose(match.seat(last))
            match.play(move, last)
            said.append((last, str(move)))
        return said

    def stage(self, site: Served, rehearsal: Rehearsal | None = None, undo: str = "off") -> tuple[str, list[str]]:
        """Play it on the server; the match's id and the tokens of its seats."""
        secret, said = rehearsal or self.rehearse()
        # The dealer's secret is the only thing that must not be left to chance.
        with patch.object(seating, "secrets", SimpleNamespace(token_bytes=lambda _: secret)), site.client() as one:
            seats = [{"kind": "human", "name": name} for name in NAMES[: self.players]]
            body = {"game": self.game, "options": self.options, "seats": seats, "undo": undo}
            created = one.post("/api/matches", json=body)
            assert created.status_code == 201, created.text
        match = str(created.json()["id"])
        tokens = [str(seat["token"]) for seat in created.json()["seats"]]
        with site.client() as one:
            for seat, token in enumerate(tokens):
                # Answered with a refusal where nobody has to be ready first.
                one.post(f"/api/matches/{match}/ready", json={"seat": seat}, headers=bearer(token))
            version = int(one.get(f"/api/matches/{match}").json()["position"]["version"])
            for seat, move in said:
                played = one.post(
                    f"/api/matches/{match}/moves",
                    json={"version": version, "seat": seat, "move": move},
                    headers=bearer(tokens[seat]),
                )
                assert played.status_code == 200, played.text
                version = int(played.json()["version"])
        return match, tokens

    def perform(
        self,
        site: Served,
        guest: Guest,
        rehearsal: Rehearsal | None = None,
        *,
        others: Mapping[int, Guest] | None = None,
        undo: str = "off",
    ) -> str:
        """Play it on the server, take the seats for these guests' browsers, and go there; the match's id."""
        match, tokens = self.stage(site, rehearsal, undo)
        sitting = ({} if self.seat is None else {self.seat: guest}) | dict(others or {})
        for seat, one_guest in sitting.items():
            claimed = one_guest.context.request.post(
                f"/api/matches/{match}/seats/{seat}/claim", data={"token": tokens[seat]}
            )
            assert claimed.ok, claimed.text()
        for looking in {guest, *(others or {}).values()}:
            looking.go(f"/match/{match}")
        return match


def asked(seat: int, *questions: str) -> Callable[[Match], bool]:
    """Until this seat is asked one of these questions."""
    return lambda match: any(ask.seat == seat and ask.question in questions for ask in match.asks)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}
