"""Effects and amounts as types: what a card, tile or token of the content tables may do."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cosmodrome.games.galactic_cruise.vocabulary import Action, Counter, DiscountPer, Guest, Target

GuestOrBest = Literal[Guest, "best"]

Amount = Annotated[int, Meta(ge=1, le=20)]
Few = Annotated[int, Meta(ge=1, le=9)]
Small = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=0, le=99)]
Reputation = Annotated[int, Meta(ge=0, le=18)]
Words = Annotated[str, Meta(min_length=1, max_length=60)]


class Typed(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all of them: a field nobody knows is a mistake."""


# ---------------------------------------------------------------- amounts


class Cost(Typed, frozen=True):
    """What an effect may cost."""

    money: Amount | None = None
    ads: Amount | None = None
    reputation: Amount | None = None
    food: Amount | None = None
    oxygen: Amount | None = None
    fuel: Amount | None = None


class MoneyCost(Typed, frozen=True):
    """What flying without a pilot may cost."""

    money: Amount


class Goods(Typed, frozen=True):
    """What can be gained at once and counted."""

    money: Amount | None = None
    ads: Amount | None = None
    vp: Amount | None = None
    reputation: Amount | None = None
    resources: Amount | None = None
    food: Amount | None = None
    oxygen: Amount | None = None
    fuel: Amount | None = None


class Amounts(Goods, frozen=True):
    """What can be gained."""

    agenda: Few | None = None
    blueprints: Few | None = None
    funding: Few | None = None


class Give(Typed, frozen=True):
    """What an exchange takes: money, or supplies of one kind."""

    money: Amount | None = None
    supplies: Amount | None = None


class Get(Goods, frozen=True):
    """What an exchange gives."""

    supplies: Amount | None = None


# ---------------------------------------------------------------- effects, one type a verb


class Gain(Amounts, frozen=True, tag_field="do", tag="gain"):
    per: Counter | list[Counter] | None = None
    type: GuestOrBest | None = None
    scope: Literal["fleet", "shuttle"] = "fleet"
    each: Few = 1
    max: Small = 0


class Discount(Cost, frozen=True, kw_only=True, tag_field="do", tag="discount"):
    action: Target
    per: DiscountPer


class Extra(Typed, frozen=True, tag_field="do", tag="extra"):
    action: Target
    count: Few = 1


class TakeAction(Typed, frozen=True, tag_field="do", tag="take_action"):
    from_: Literal["any", "location", "connected"] | Annotated[list[Action], Meta(min_length=1)] = field(name="from")
    count: Few = 1
    max: Small = 0
    discount_money: Small = 0
    cost: Cost | None = None


class Limit(Typed, frozen=True, tag_field="do", tag="limit"):
    what: Literal["segments_per_shuttle", "shuttles", "storage"]
    add: Annotated[int, Meta(ge=1, le=3)]


class CabinCapacity(Typed, frozen=True, tag_field="do", tag="cabin_capacity"):
    cabins: Few
    capacity: Annotated[int, Meta(ge=2, le=4)]


class MoveGuests(Typed, frozen=True, tag_field="do", tag="move_guests"):
    count: Few
    steps: Annotated[int, Meta(ge=1, le=2)]


class Advance(Typed, frozen=True, tag_field="do", tag="advance"):
    mode: Literal["skip", "again"]
    stops: Few


class BumpOwn(Typed, frozen=True, tag_field="do", tag="bump_own"):
    pass


class Recall(Typed, frozen=True, tag_field="do", tag="recall"):
    count: Few


class NoPilot(Typed, frozen=True, tag_field="do", tag="no_pilot"):
    cost: MoneyCost | None = None


class Reach(Typed, frozen=True, tag_field="do", tag="reach"):
    locations: Few


class Exchange(Typed, frozen=True, tag_field="do", tag="exchange"):
    give: Give
    get: Get
    times: Few


class ExtraIcons(Typed, frozen=True, tag_field="do", tag="extra_icons"):
    count: Few


class RepeatDay(Typed, frozen=True, tag_field="do", tag="repeat_day"):
    times: Few


class UseSegment(Typed, frozen=True, tag_field="do", tag="use_segment"):
    count: Few
    where: Literal["shuttle", "fleet"]
    type: Guest | None = None


class TokenBonus(Typed, frozen=True, tag_field="do", tag="token_bonus"):
    colour: Literal["any", "brown", "grey"]
    count: Few


class UnlockUpgrade(Typed, frozen=True, tag_field="do", tag="unlock_upgrade"):
    destination: Literal["here", "any"]


class ResetBlueprints(Typed, frozen=True, tag_field="do", tag="reset_blueprints"):
    times: Few


class TechMarker(Typed, frozen=True, tag_field="do", tag="tech_marker"):
    steps: Few


class JoinAny(Typed, frozen=True, tag_field="do", tag="join_any"):
    pass


#: Effects that happen at once, wherever they stand.
Instant = Gain | TakeAction | MoveGuests | Recall | Exchange | UseSegment | TokenBonus
#: Effects that a card, technology, expert or upgrade may have at its moment.
Timely = (
    Gain
    | Discount
    | Extra
    | TakeAction
    | CabinCapacity
    | MoveGuests
    | Advance
    | Recall
    | NoPilot
    | Reach
    | Exchange
    | ExtraIcons
    | RepeatDay
    | UseSegment
    | TokenBonus
    | UnlockUpgrade
    | ResetBlueprints
    | TechMarker
    | JoinAny
)
Standing = Timely | Limit | BumpOwn
AnyEffect = Standing
