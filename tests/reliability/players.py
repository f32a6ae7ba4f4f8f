"""Players who notice everything: what was acknowledged to them must stand, once, whatever happens to the server."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import httpx

from tests.server.harness import Live, Served

#: What a match is played for: moves and undos, against a bot, with a seat that is claimed, or against the clock.
KINDS = ("plain", "bot", "claim", "race")
#: Real games against a bot. They are long, so after this many answers a player goes elsewhere, as people do.
GAMES = ("galactic_cruise", "galaxy_trucker", "leaving_earth")
ANSWERS = 60


class Said(NamedTuple):
    """Something that was acknowledged."""

    seat: int
    move: str | None
    undo_to: int | None


class Player(threading.Thread):
    """Plays match after match at one of several servers, and sends again what got no reply."""

    def __init__(
        self,
        servers: list[Served],
        seed: int,
        stop: threading.Event,
        kinds: tuple[str, ...] = KINDS,
        pause: float = 0.0,
    ) -> None:
        super().__init__(daemon=True)
        self.servers, self.kinds = servers, kinds
        #: How long to think about a move, on average; who thinks also watches by a live connection that breaks.
        self.pause = pause
        self.random = random.Random(seed)
        self.stop = stop
        self.acknowledged: dict[str, dict[int, Said]] = {}
        #: Of the matches that are left unfinished: only their seat may read its secret answers.
        self.tokens: dict[str, str] = {}
        self.finished: dict[str, int] = dict.fromkeys(KINDS + GAMES, 0)
        self.resent = self.undone = self.reconnections = 0
        self.seconds: list[float] = []
        self.failure: BaseException | None = None

    @property
    def moves(self) -> int:
        return sum(map(len, list(self.acknowledged.values())))

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                kind = self.random.choice(self.kinds)
                self.play_match(kind)
                self.finished[kind] += 1
        except BaseException as error:
            self.failure = error

    def patiently(self, act: Callable[[httpx.Client], httpx.Response], client: httpx.Client) -> httpx.Response:
        """Until there is an answer: the server may be dead just now, and another may be asked instead."""
        end, wait = time.monotonic() + 240, 0.02
        while True:
            try:
                started = time.perf_counter()
                answer = act(client)
                if answer.status_code < 500:
                    self.seconds.append(time.perf_counter() - started)
                    return answer
            except httpx.HTTPError:
                self.resent += 1
            client.base_url = httpx.URL(self.random.choice(self.servers).url)
            assert time.monotonic() < end, "the server does not come back"
            # A dead server has to start, perhaps on the same core.
            time.sleep(wait)
            wait = min(0.3, wait * 1.5)

    def play_match(self, kind: str) -> None:
        bot, race = {"kind": "bot", "bot": "random"}, kind == "race"
        other = bot if kind in GAMES else {"bot": bot, "claim": {"kind": "open"}}.get(kind, {"kind": "human"})
        body = {
            "game": "hasty" if race else kind if kind in GAMES else "steps",
            "seats": [{"kind": "human"}, other],
            "options": {} if race or kind in GAMES else {"timer": False},
        }
        url = self.random.choice(self.servers)
        with url.client() as client:
            created = self.patiently(lambda one: one.post("/api/matches", json=body), client).json()
        match = created["id"]
        said = self.acknowledged.setdefault(match, {})
        clients = {seat["seat"]: url.client(seat["token"]) for seat in created["seats"] if seat["token"]}
        if kind == "claim":
            clients[1] = self._claim(match, url)
        watching = Watching(url, match, created["seats"][0]["token"], self.random) if self.pause else None
        answers = self.random.randint(1, 2 * ANSWERS)
        while self.play_round(match, clients, said, kind):
            if kind in GAMES and (len(said) > answers or self.stop.is_set()):
                self.tokens[match] = created["seats"][0]["token"]
                break
            if watching is not None and not self.stop.is_set():
                time.sleep(self.random.uniform(0.0, 2 * self.pause))
                self.reconnections += watching.look(max(said, default=-1) + 1)
        if watching is not None:
            watching.close()
        for client in clients.values():
            client.close()

    def _claim(self, match: str, served: Served) -> httpx.Client:
        """Take the open seat, however often the reply is lost on the way."""
        guest = served.client()
        self.patiently(lambda one: one.patch("/api/me", json={"name": "Guest"}), guest)
        answer = self.patiently(lambda one: one.post(f"/api/matches/{match}/seats/1/claim", json={}), guest)
        assert answer.status_code == 200, answer.text
        return guest

    def play_round(self, match: str, clients: dict[int, httpx.Client], said: dict[int, Said], kind: str) -> bool:
        """Answer what each seat is asked; False once the match is over."""
        for seat, client in clients.items():
            look = self.patiently(partial(_get, f"/api/matches/{match}", {"seat": seat}), client)
            snapshot = look.json()
            now = snapshot["position"]
            if now is None:
                continue
            if now["over"]:
                return False
            if snapshot["table"]["gate"] is not None and seat in snapshot["table"]["gate"]:
                self.patiently(partial(_post, f"/api/matches/{match}/ready", {"seat": seat}), client)
            elif now["asks"] and not (kind == "race" and self.random.random() < 0.3):
                self._answer(match, client, seat, now, said, kind)
        return True

    def _answer(
        self, match: str, client: httpx.Client, seat: int, now: dict[str, Any], said: dict[int, Said], kind: str
    ) -> None:
        move = self.random.choice(now["asks"][0]["moves"])["move"]
        body = {"version": now["version"], "seat": seat, "move": move}
        answer = self.patiently(lambda one: one.post(f"/api/matches/{match}/moves", json=body), client)
        if answer.status_code != 200:
            # Against the clock, or where all build at once, one may be too late.
            assert kind in ("race", "galaxy_trucker"), answer.text
            return
        version = answer.json()["version"]
        said[version - 1] = Said(seat, move, None)
        if kind == "plain" and self.random.random() < 0.15:
            wish = {"seat": seat, "version": version, "to": version - 1}
            undone = self.patiently(lambda one: one.post(f"/api/matches/{match}/undo", json=wish), client)
            if undone.status_code == 200 and undone.json()["done"]:
                said[undone.json()["version"] - 1] = Said(seat, None, version - 1)
                self.undone += 1


class Watching:
    """A live connection at one's seat that breaks now and then, and catches up when it is made again."""

    def __init__(self, served: Served, match: str, token: str, chance: random.Random) -> None:
        self._served, self._match, self._token, self._random = served, match, token, chance
        self._live: Live | None = None
        self._seen: int | None = None

    def look(self, acknowledged: int) -> int:
        """Read what came; whether this took a new connection. What was acknowledged must be seen by a new one."""
        if self._live is not None and self._random.random() < 0.2:
            self.close()
        if new := self._live is None:
            self._live = self._served.live(self._match, self._token, since=self._seen)
        assert self._live is not None
        with contextlib.suppress(TimeoutError):
            while True:
                self._live.read(timeout=0)
        self._live.raw.clear()
        if 0 in self._live.latest:
            self._seen = self._live.latest[0]["version"]
        if new:
            assert self._seen is None or self._seen >= acknowledged, (self._match, self._seen, acknowledged)
        return int(new)

    def close(self) -> None:
        if self._live is not None:
            self._live.close()
        self._live = None


def _get(path: str, params: dict[str, Any], client: httpx.Client) -> httpx.Response:
    return client.get(path, params=params)


def _post(path: str, body: dict[str, Any], client: httpx.Client) -> httpx.Response:
    return client.post(path, json=body)


def more_than(players: list[Player], moves: int) -> bool:
    """Whether the players have more acknowledgements than that between them."""
    return sum(player.moves for player in players) > moves


def verify(served: Served, players: list[Player]) -> int:
    """Every acknowledgement stands in its log, once and without a gap; how many there were."""
    checked = 0
    with served.client() as client:
        for player in players:
            for match, said in player.acknowledged.items():
                own = {"authorization": f"Bearer {player.tokens[match]}"} if match in player.tokens else None
                log = client.get(f"/api/matches/{match}/record", headers=own).json()["log"]
                assert [entry["version"] for entry in log] == list(range(len(log))), match
                for version, one in said.items():
                    entry = log[version]
                    assert (entry["seat"], entry["move"], entry["undo_to"]) == one, (match, version)
                checked += len(said)
    return checked


def wait_until(condition: Callable[[], bool], seconds: float, what: str) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def start(players: list[Player]) -> None:
    for player in players:
        player.start()


def finish(players: list[Player], stop: threading.Event) -> None:
    """Let everybody finish the match they are in: every table goes on by itself."""
    stop.set()
    for player in players:
        player.join(300)
        assert not player.is_alive(), "a match does not come to its end"
    failures = [player.failure for player in players if player.failure is not None]
    assert failures == [], failures
