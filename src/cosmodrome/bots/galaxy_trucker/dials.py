"""The dials of a builder: eye, plan, nerve and hand. A personality is a setting of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from cosmodrome.bots import UnknownBot


@dataclass(frozen=True)
class Plan:
    """What a builder wants: how much it values each part of a ship, and how tidy the ship should be."""

    crew: float = 1.0
    thrust: float = 1.0
    guns: float = 1.0
    cargo: float = 1.0
    power: float = 1.0
    shields: float = 1.0
    tidiness: float = 1.0
    #: How much of each part a ship of 18 squares wants; bigger ships want more in proportion.
    cabins: float = 3.0
    engines: float = 3.0
    cannons: float = 3.5
    containers: float = 4.0
    cells: float = 5.0
    #: What a reinforced container counts in plain ones, and a cannon that does not point forward in one that does.
    reinforced: float = 1.7
    sideways: float = 0.5
    #: What life support beside a cabin is worth, what a square that can still be built on is, and what a tile must be
    #: worth to be laid while there is plenty of time.
    aliens: float = 1.3
    growth: float = 1.0
    asking: float = 0.75
    #: For how many tiles handled, in ship sizes, a builder is choosy.
    patience: float = 1.5
    #: What a connector costs that nothing can ever cover, and whether the builder reckons with what will be thrown at
    #: the ship: what a component costs that would probably be lost, a gun is worth that bears on large meteors where
    #: none did, it costs to have crew, goods or cells where hits come in, and how far wishes follow the cards seen.
    rim: float = 0.0
    safety: float = 0.0
    lanes: float = 0.0
    shelter: float = 0.0
    informed: float = 0.0

    def adjusted(self, **factors: float) -> Plan:
        """The same plan with some wishes scaled."""
        return replace(self, **{name: getattr(self, name) * factor for name, factor in factors.items()})


@dataclass(frozen=True)
class Dials:
    """A builder's character.

    `eye`: how many face-up tiles it weighs at a time. `piles`: how many piles of cards it looks through.
    `nerve`: how many tiles in vain it handles before it stops. `room`: how many empty squares it leaves gladly.
    `hand`: seconds for one act where time matters. `together`: where there is time, it sees all tiles first and plans
    the whole ship; `tries` is how long it looks for a better plan.
    """

    eye: int = 10
    piles: int = 1
    nerve: int = 8
    room: int = 1
    hand: float = 2.0
    together: bool = False
    tries: int = 120
    plan: Plan = Plan()


PERSONALITIES: Final[dict[str, Dials]] = {
    "": Dials(),
    "hasty": Dials(eye=4, piles=0, nerve=3, room=5, hand=1.3, plan=Plan(tidiness=0.6)),
    "careful": Dials(eye=20, piles=3, nerve=12, room=0, hand=2.6, plan=Plan(shields=1.4, power=1.2, tidiness=1.6)),
    "hauler": Dials(eye=12, piles=2, nerve=8, plan=Plan(cargo=1.7, crew=1.2, guns=0.8)),
    "gunner": Dials(eye=10, piles=1, nerve=8, plan=Plan(guns=1.6, power=1.3, cargo=0.7)),
}


def personality(variant: str) -> Dials:
    """The dials of this name."""
    if variant not in PERSONALITIES:
        known = ", ".join(name for name in PERSONALITIES if name)
        raise UnknownBot(f"greedy has no variant {variant!r}; there are: {known}")
    return PERSONALITIES[variant]
