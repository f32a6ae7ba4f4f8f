"""What is going on within a turn: an action, launch step or stop, and a payment. There is none at a safe point."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Shuttle
from cosmodrome.games.galactic_cruise.pieces import Effects
from cosmodrome.games.galactic_cruise.rows import Row
from cosmodrome.kernel.native import mypyc_attr

#: None of each of three kinds.
NO_THREE: Final[Row] = (0, 0, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """An action, launch step or flight stop that is going on: its limit, its discounts, what was done in it so far.

    One is made for everything that is done and most of it is never needed, so it holds tuples, which begin shared.
    """

    __slots__ = (
        "action_ads",
        "action_money",
        "again",
        "count",
        "extra_icons",
        "guest_ads",
        "join_any",
        "later",
        "limit",
        "off_type_ads",
        "owner",
        "raises",
        "recalled",
        "repeats",
        "scored",
        "segment_money",
        "shuttle",
        "slot",
        "spare",
        "surcharge_money",
        "surcharge_reputation",
        "techs",
        "timing",
        "used",
    )

    def __init__(self, timing: int, owner: int, limit: int = 0) -> None:
        self.timing = timing
        self.owner = owner
        #: Things done so far, and how many may be done.
        self.count = 0
        self.limit = limit
        # Discounts. The pools of a whole action shrink as they are used.
        self.action_money = 0
        self.action_ads = 0
        self.segment_money = 0
        self.surcharge_money = 0
        self.surcharge_reputation = 0
        self.guest_ads = 0
        self.off_type_ads = 0
        #: Food, oxygen and fuel that a launch does not need.
        self.spare = NO_THREE
        self.join_any = False
        #: Capacities that cards give to single cabins.
        self.raises: Row = ()
        #: Segments visited on this day in space.
        self.used: Row = ()
        #: Effects of cards that count what is done in all, so they wait for the end.
        self.later: Effects = ()
        self.extra_icons = 0
        self.repeats = 0
        #: Further advances granted to the shuttle of this frame.
        self.again = 0
        #: The market place or shuttle it is about.
        self.slot = -1
        self.shuttle: Shuttle | None = None
        self.scored = NO_THREE
        self.recalled = 0
        #: Technology spaces used in it, where technologies advance by use.
        self.techs = 0


#: Exchanges still open: how many, what is given and gained in each, and whether that may be other supplies than money.
Trades = tuple[int, int, int, bool]
NO_TRADES: Final[Trades] = (0, 0, 0, False)


@mypyc_attr(acyclic=True)
class Payment:
    """A payment in progress: resources that are due one by one, or a sum payable in money and one resource."""

    __slots__ = ("due", "incoming", "row", "sum", "trades")

    def __init__(self, due: list[int], sum: int = 0, row: int = -1, like: Payment | None = None) -> None:
        if like is None:
            self.due = due
            self.sum = sum
            self.row = row
            #: Resources of choice that are being gained and not yet chosen.
            self.incoming = 0
            #: Exchanges still open.
            self.trades = NO_TRADES
            return
        # Copied field by field; made by `make fields` from the lines above.
        self.due = like.due[:]
        self.sum = like.sum
        self.row = like.row
        self.incoming = like.incoming
        self.trades = like.trades

    def copy(self) -> Payment:
        """An independent copy, for trying something out."""
        return Payment(self.due, like=self)
