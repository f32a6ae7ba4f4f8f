"""Dealers: who answers for chance.

Every dealer picks entries from bags. The seeded one is fast and repeatable; the committed one publishes the hash of
its secret before the first draw and the secret itself afterwards, so that every draw can be checked, and lets every
seat add to the draws; the scripted one deals what a test wants.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from cosmodrome.kernel.ask import Chance
from cosmodrome.kernel.errors import BrokenRecord
from cosmodrome.kernel.move import Move
from cosmodrome.kernel.native import i64, mypyc_attr

_MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """The base of all dealers."""

    def pick(self, bag: Sequence[int]) -> int:
        """One entry of the bag."""
        raise NotImplementedError

    def below(self, size: int) -> int:
        """A number from 0 to size - 1."""
        return self.pick(range(size))

    def deal(self, chance: Chance) -> Move:
        """The answer to an ask to the dealer."""
        return chance.verb[self.pick(chance.bag)]

    def copy(self) -> Dealer:
        """A dealer that will continue exactly like this one."""
        raise NotImplementedError

    def after(self, draws: int) -> Dealer:
        """This dealer after this many draws. Draws that were taken back come again: undo is no second try."""
        raise NotImplementedError

    def describe(self, *, over: bool) -> dict[str, Any]:
        """What a record says about this dealer; a secret only once the match is `over`."""
        raise NotImplementedError


class SeededDealer(Dealer):
    """Repeatable draws from a number: a 32-bit counter hash, the same on every platform."""

    __slots__ = ("_counter", "_key", "seed")

    def __init__(self, seed: int, draws: int = 0, key: int | None = None) -> None:
        self.seed = seed
        # Fold seeds of any size into 32 bits, so that close seeds give unrelated streams.
        if key is None:
            key = int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=4).digest(), "little")
        self._key = key
        self._counter = draws

    def pick(self, bag: Sequence[int]) -> int:
        return bag[self.below(len(bag))]

    def below(self, size: int) -> int:
        self._counter += 1
        # Products may overflow 64 bits where integers are machine words: only their low 32 bits are used.
        counter: i64 = self._counter
        x: i64 = (counter * 0x9E3779B9 ^ self._key) & _MASK
        x = ((x ^ x >> 16) * 0x21F0AAAD) & _MASK
        x = ((x ^ x >> 15) * 0x735A2D97) & _MASK
        # Scaling 32 bits to a bag of a few hundred entries is uneven by less than one part in ten million.
        return int(((x ^ x >> 15) * i64(size)) >> 32)

    def copy(self) -> SeededDealer:
        return self.after(self._counter)

    def after(self, draws: int) -> SeededDealer:
        return SeededDealer(self.seed, draws, self._key)

    def describe(self, *, over: bool) -> dict[str, Any]:
        # A seed is not secret: for a secret, use a committed dealer.
        return {"kind": "seeded", "seed": self.seed}


class Share:
    """What one seat adds to the draws: a seal, the hash of its nonce, before anybody's nonce is known, then the nonce.

    A seat that never opened its seal has no nonce; its share is the seal alone.
    """

    __slots__ = ("nonce", "seal", "seat")

    def __init__(self, seat: int, seal: str, nonce: str | None) -> None:
        self.seat = seat
        self.seal = seal
        self.nonce = nonce

    def describe(self) -> dict[str, Any]:
        """The share as a record holds it."""
        return {"seat": self.seat, "seal": self.seal, "nonce": self.nonce}


class CommittedDealer(Dealer):
    """Provably fair draws: SHA-256 of a key and a counter, bound to a hash that was published first.

    Without shares the key is the secret itself. With shares it combines the secret and every seat's share, so that
    neither the one who chose the secret nor any seat could have chosen the draws.
    """

    __slots__ = ("_counter", "_key", "commitment", "secret", "shares")

    def __init__(self, secret: bytes, draws: int = 0, shares: Sequence[Share] = ()) -> None:
        if len(secret) < 16:
            raise ValueError("the secret of a committed dealer needs at least 16 bytes")
        self.secret = secret
        self.commitment = commitment_of(secret)
        self.shares = list(shares)
        self._key = _key_of(secret, self.shares)
        self._counter = draws

    def pick(self, bag: Sequence[int]) -> int:
        self._counter += 1
        digest = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
        return bag[int.from_bytes(digest[:16], "big") * len(bag) >> 128]

    def copy(self) -> CommittedDealer:
        return self.after(self._counter)

    def after(self, draws: int) -> CommittedDealer:
        return CommittedDealer(self.secret, draws, self.shares)

    def describe(self, *, over: bool) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": "committed", "commitment": self.commitment}
        if self.shares:
            data["shares"] = [share.describe() for share in self.shares]
        if over:
            data["secret"] = self.secret.hex()
        return data


def commitment_of(secret: bytes) -> str:
    """The hash that a committed dealer publishes before its first draw."""
    return hashlib.sha256(b"cosmodrome dealer\n" + secret).hexdigest()


def seal_of(seat: int, nonce: bytes) -> str:
    """The hash that a seat publishes before anybody opens theirs."""
    return hashlib.sha256(f"cosmodrome seat {seat}\n".encode() + nonce).hexdigest()


def _key_of(secret: bytes, shares: list[Share]) -> bytes:
    if not shares:
        return secret
    mixed = hashlib.sha256(b"cosmodrome draws\n" + secret)
    for share in shares:
        nonce = bytes.fromhex(share.nonce) if share.nonce is not None else b""
        mixed.update(f"{share.seat} {share.seal} {len(nonce)}\n".encode() + nonce)
    return mixed.digest()


def _shares_from(described: list[dict[str, Any]]) -> list[Share]:
    """The shares in a record; a nonce that is not the one its seat sealed is refused."""
    shares: list[Share] = []
    for one in described:
        share = Share(int(one["seat"]), str(one["seal"]), one["nonce"])
        if share.nonce is not None and seal_of(share.seat, bytes.fromhex(share.nonce)) != share.seal:
            raise BrokenRecord(f"what seat {share.seat} added to the dealer's draws does not match its seal")
        if shares and shares[-1].seat >= share.seat:
            raise BrokenRecord("the shares in the dealer's draws are not in the order of the seats")
        shares.append(share)
    return shares


class ScriptedDealer(Dealer):
    """Deals what a test wants: draws by their text (`"roll 5"`), in order; then another dealer takes over."""

    def __init__(self, script: Iterable[str | int], then: Dealer | None = None) -> None:
        self._script = list(script)
        self._then = then

    def deal(self, chance: Chance) -> Move:
        if not self._script:
            if self._then is None:
                raise AssertionError(f"the script has ended, but the dealer is asked to {chance.question}")
            return self._then.deal(chance)
        said = self._script.pop(0)
        verb = chance.verb
        move = verb[said] if isinstance(said, int) else verb.named(said.removeprefix(f"{verb.name} "))
        if not chance.allows(move):
            raise AssertionError(f"the script says {move}, but the bag holds {[str(m) for m in chance.moves]}")
        return move

    def pick(self, bag: Sequence[int]) -> int:
        said = self._script.pop(0) if self._script else None
        if isinstance(said, int) and said in bag:
            return said
        if said is None and self._then is not None:
            return self._then.pick(bag)
        raise AssertionError(f"the script says {said!r}, but the bag holds {list(bag)}")

    def copy(self) -> ScriptedDealer:
        return ScriptedDealer(self._script, self._then.copy() if self._then else None)

    def describe(self, *, over: bool) -> dict[str, Any]:
        return {"kind": "scripted"}


class RecordingDealer(Dealer):
    """Passes on another dealer's picks and remembers them."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self.picks: list[int] = []

    def pick(self, bag: Sequence[int]) -> int:
        value = self._dealer.pick(bag)
        self.picks.append(value)
        return value

    def below(self, size: int) -> int:
        value = self._dealer.below(size)
        self.picks.append(value)
        return value


def dealer_from(description: dict[str, Any]) -> Dealer | None:
    """The dealer that a record describes, able to repeat its draws; None if the record does not say."""
    kind = description.get("kind")
    try:
        if kind == "seeded":
            return SeededDealer(int(description["seed"]))
        if kind == "committed" and "secret" in description:
            shares = _shares_from(description.get("shares", []))
            dealer = CommittedDealer(bytes.fromhex(description["secret"]), 0, shares)
            if dealer.commitment != description.get("commitment"):
                raise BrokenRecord("the dealer's secret does not match the hash it published")
            return dealer
    except (KeyError, TypeError, ValueError) as error:
        raise BrokenRecord(f"the record's dealer cannot be read: {error}") from None
    return None
