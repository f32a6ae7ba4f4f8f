"""What the entries of the content tables must agree on: references, numbers of things, moments that exist."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.galactic_cruise import effect_schema, schema
from cosmodrome.games.galactic_cruise.tables import Tables
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    CONNECTIONS,
    LOCATIONS,
    MAX_REPUTATION,
    REPUTATION_ICONS,
)

#: What the moves can name: icons crossed at once.
MOST_ICONS: Final = 7
#: The cards dealt to four companies and laid out at the start leave some in the deck.
LEAST_DECK: Final = 8

#: The only moment at which these effects can do something.
MOMENT: Final[dict[type[Any], str]] = {
    effect_schema.CabinCapacity: "launch.board",
    effect_schema.NoPilot: "launch.board",
    effect_schema.Advance: "advance",
    effect_schema.ExtraIcons: "day_in_space",
    effect_schema.RepeatDay: "day_in_space",
    effect_schema.JoinAny: "build_segments",
    effect_schema.Reach: "placing",
    effect_schema.Limit: "always",
    effect_schema.BumpOwn: "always",
}
#: What a discount may lower, by how it is counted.
LOWERED: Final[dict[str, tuple[str, ...]]] = {
    "segment": ("money",),
    "surcharge": ("money", "reputation"),
    "guest": ("ads",),
    "off_type_guest": ("ads",),
    "owner": ("money",),
}
#: What a discount for the action as a whole may lower.
LOWERED_AT: Final[dict[str, tuple[str, ...]]] = {"launch.pay": ("food", "oxygen", "fuel")}
COUNTED_AT: Final[dict[str, tuple[str, ...]]] = {
    "segment": ("build_segments",),
    "surcharge": ("build_segments",),
    "guest": ("advertise_cruise", "destination"),
    "off_type_guest": ("destination",),
    "owner": ("borrow",),
}


def check(t: Tables) -> None:
    """Note every mistake that only several entries together show."""
    _effects(t)
    _board(t)
    _companies(t)
    _cruises(t)
    _goals(t)
    _technologies(t)
    _starting_upgrades(t)
    _solo(t)


# ---------------------------------------------------------------- effects at their moments


def _effects(t: Tables) -> None:
    kinds: tuple[Any, ...] = (schema.AgendaCard, schema.Technology, schema.Upgrade, schema.ExpertTile)
    for kind in kinds:
        for entry in t.all(kind):
            timings = entry.timing if isinstance(entry.timing, list) else [entry.timing]
            for i, effect in enumerate(entry.effects):
                for why in _misfits(effect, timings):
                    t.bad(kind, entry, f"effects[{i}]", why)
    for technology, advanced in zip(
        t.all(schema.Technology), _by(t.all(schema.AdvancedTechnology), "technology", t), strict=False
    ):
        if advanced is not None:
            for i, effect in enumerate(advanced.improved):
                for why in _misfits(effect, [technology.timing]):
                    t.bad(schema.AdvancedTechnology, advanced, f"improved[{i}]", why)
    instant: tuple[Any, ...] = (
        schema.SpecializedBlueprint,
        schema.UpgradeToken,
        schema.Engine,
        schema.LocationBonus,
    )
    for kind in instant:
        for entry in t.all(kind):
            for i, effect in enumerate(entry.effects):
                for why in _misfits(effect, []):
                    t.bad(kind, entry, f"effects[{i}]", why)
    for upgrade in t.all(schema.Upgrade):
        for i, effect in enumerate(upgrade.immediate):
            for why in _misfits(effect, []):
                t.bad(schema.Upgrade, upgrade, f"immediate[{i}]", why)
    for slot in t.one(schema.AgendaDisplay).slot_bonus:
        if not _some(slot):
            t.bad(schema.AgendaDisplay, "", "slot_bonus", "must bring something")
    for bonus in t.all(schema.GuestBonus):
        if not _some(bonus.per_icon):
            t.bad(schema.GuestBonus, bonus, "per_icon", "must bring something")


def _some(amounts: Any) -> bool:
    return any(getattr(amounts, name, None) for name in effect_schema.Amounts.__struct_fields__)


def _misfits(effect: Any, timings: list[str]) -> list[str]:
    """Why an effect cannot do anything at its moments."""
    found = []
    if isinstance(effect, effect_schema.Gain) and not _some(effect):
        found.append("must gain something")
    if isinstance(effect, effect_schema.Exchange):
        if (effect.give.money is None) == (effect.give.supplies is None):
            found.append("must give either money or supplies")
        if not any(getattr(effect.get, name) for name in effect_schema.Get.__struct_fields__):
            found.append("must get something")
    if not timings:
        return found
    moment = MOMENT.get(type(effect))
    if moment is not None and timings != [moment]:
        found.append(f"can happen only with timing = {moment!r}")
    if isinstance(effect, (effect_schema.Discount, effect_schema.Extra)):
        wanted = {
            "any_action": list(ACTIONS),
            "borrow": ["any_time", "placing"],
            "meeting": ["recall"],
        }.get(effect.action, [effect.action])
        if not set(timings) & {*wanted, "any_time"}:
            found.append(f"is about {effect.action!r}, which never happens at {', '.join(map(repr, timings))}")
    if isinstance(effect, effect_schema.Discount):
        units = [name for name in effect_schema.Cost.__struct_fields__ if getattr(effect, name)]
        allowed = LOWERED.get(effect.per) or LOWERED_AT.get(effect.action, ("money", "ads"))
        if not units:
            found.append("must lower something")
        found += [f"a discount per {effect.per} cannot lower {unit}" for unit in units if unit not in allowed]
        if effect.action not in COUNTED_AT.get(effect.per, (effect.action,)):
            found.append(f"a discount per {effect.per} is for {' or '.join(COUNTED_AT[effect.per])}")
        if effect.per == "action" and effect.action in ("borrow", "meeting"):
            found.append(f"a discount for {effect.action} cannot be counted per action")
    if isinstance(effect, effect_schema.UnlockUpgrade) and effect.destination == "here" and timings != ["destination"]:
        found.append("'here' is known only with timing = 'destination'")
    return found


# ---------------------------------------------------------------- the board and the setup


def _by(entries: list[Any], key: str, t: Tables) -> list[Any]:
    """The entries in the order of the technologies they belong to."""
    named = {getattr(entry, key): entry for entry in entries}
    return [named.get(one.id) for one in t.all(schema.Technology)]


def _board(t: Tables) -> None:
    track = t.all(schema.ReputationTrack)
    if track:
        covered = [n for step in track[0].borrow_cost for n in range(step.from_, step.to + 1)]
        if sorted(covered) != list(range(MAX_REPUTATION + 1)):
            t.bad(
                schema.ReputationTrack,
                "",
                "borrow_cost",
                f"must cover every reputation from 0 to {MAX_REPUTATION} once",
            )
        if any(track[0].icons.count(icon) > MOST_ICONS for icon in REPUTATION_ICONS):  # type: ignore[arg-type]
            t.bad(schema.ReputationTrack, "", "icons", f"may have at most {MOST_ICONS} of a kind")
        if sorted(track[0].vp) != track[0].vp:
            t.bad(schema.ReputationTrack, "", "vp", "must not fall")
    players = sorted(n for one in t.all(schema.ProgressTrack) for n in one.players)
    if players != [1, 2, 3, 4]:
        t.bad(schema.ProgressTrack, "", "players", "must have each of 1, 2, 3 and 4 players once")
    for silo in t.all(schema.Silo):
        if silo.start > silo.max:
            t.bad(schema.Silo, "", "start", "must not be more than max")
    for network in t.all(schema.Network):
        if tuple(network.ring_clockwise) != LOCATIONS:
            t.bad(schema.Network, "", "ring_clockwise", "is fixed by the rules and cannot be changed")
    for intro in t.all(schema.IntroSide):
        placed = sorted(action for pair in intro.layout.values() for action in pair)
        if set(intro.layout) != set(LOCATIONS) or placed != sorted(ACTIONS):
            t.bad(schema.IntroSide, "", "layout", "must put each of the twelve actions on one location, two on each")
        technologies = {one.id for one in t.all(schema.Technology)}
        if not set(intro.technologies) <= technologies or len(set(intro.technologies)) != 4:
            t.bad(schema.IntroSide, "", "technologies", "must name four different technologies")
        if intro.goal_tile not in {one.id for one in t.all(schema.CompanyGoalTile)}:
            t.bad(schema.IntroSide, "", "goal_tile", f"there is no goal tile {intro.goal_tile!r}")
        if intro.expert_tile not in {one.id for one in t.all(schema.ExpertTile)}:
            t.bad(schema.IntroSide, "", "expert_tile", f"there is no expert tile {intro.expert_tile!r}")
    for pieces in t.all(schema.NeutralPieces):
        for name in ("network_first", "network_second", "technology"):
            if len(set(getattr(pieces, name))) != len(getattr(pieces, name)):
                t.bad(schema.NeutralPieces, "", name, "names a space twice")
    for layout in t.all(schema.NeutralLayout):
        if layout.network_first == layout.network_second:
            t.bad(schema.NeutralLayout, layout, "network_second", "must be another connection than network_first")
        if layout.network_first not in CONNECTIONS:
            t.bad(schema.NeutralLayout, layout, "network_first", "there is no such connection")


def _companies(t: Tables) -> None:
    for setup in t.all(schema.Setup):
        for name in ("face_up_cruises", "guest_threshold", "goal_tracker_start"):
            if set(getattr(setup, name)) != {"1", "2", "3", "4"}:
                t.bad(schema.Setup, "", name, "must have an entry for 1, 2, 3 and 4 players")
        for board in t.all(schema.PlayerBoard):
            if setup.agenda > board.agenda_hand_limit:
                t.bad(schema.Setup, "", "agenda", "must not be more than agenda_hand_limit of player_board")
            for name in ("food", "oxygen", "fuel"):
                if getattr(setup.resources, name) > board.storage_base:
                    t.bad(schema.Setup, "", "resources", f"more {name} than storage_base of player_board holds")
    for rules in t.all(schema.LocationBonusRules):
        if set(rules.active_from_developments) != {"1", "2", "3", "4"}:
            t.bad(
                schema.LocationBonusRules,
                "",
                "active_from_developments",
                "must have an entry for 1, 2, 3 and 4 players",
            )
    sides = {one.side for one in t.all(schema.ExpertCost)}
    if sides != {"left", "right"}:
        t.bad(schema.ExpertCost, "", "side", "must have a left and a right expert")
    for token in t.all(schema.UpgradeToken):
        if (token.colour == "brown") != (token.id in ("money_1", "ad_1", "vp_1", "resource_1")):
            t.bad(schema.UpgradeToken, token, "colour", "the colours of the tokens are fixed by the rules")
    for upgrade in t.all(schema.Upgrade):
        if (upgrade.id[0], upgrade.id[1:]) != (upgrade.destination[0], str(upgrade.position)):
            t.bad(schema.Upgrade, upgrade, "destination", "an upgrade's id names its destination and position")
    for blueprint in t.all(schema.Blueprint):
        if len(set(blueprint.icons)) != len(blueprint.icons):
            t.bad(schema.Blueprint, blueprint, "icons", "names a guest type twice")


def _cruises(t: Tables) -> None:
    for cruise in t.all(schema.Cruise):
        if cruise.stops[-1] != "earth" or "earth" in cruise.stops[:-1]:
            t.bad(schema.Cruise, cruise, "stops", "must be one to four stops and then earth")
        elif all(stop == "day_in_space" for stop in cruise.stops[:-1]):
            t.bad(schema.Cruise, cruise, "stops", "must have a destination")


def _goals(t: Tables) -> None:
    for tile in t.all(schema.CompanyGoalTile):
        for side in ("left", "middle", "right"):
            goal = getattr(tile, side)
            if sorted(goal.levels) != goal.levels:
                t.bad(schema.CompanyGoalTile, tile, f"{side}.levels", "must not fall")


def _technologies(t: Tables) -> None:
    ids = {one.id for one in t.all(schema.Technology)}
    backs = [one.back_of for one in t.all(schema.NeutralLayout)]
    for layout in t.all(schema.NeutralLayout):
        if layout.back_of not in ids:
            t.bad(schema.NeutralLayout, layout, "back_of", f"there is no technology {layout.back_of!r}")
        elif backs.count(layout.back_of) > 1:
            t.bad(schema.NeutralLayout, layout, "back_of", f"{layout.back_of!r} has more than one back")
    for advanced in t.all(schema.AdvancedTechnology):
        if any(space > advanced.spaces for space in advanced.surcharge_on):
            t.bad(schema.AdvancedTechnology, advanced, "surcharge_on", "names a space the track does not have")


def _starting_upgrades(t: Tables) -> None:
    tokens = {"any_grey", *(one.id for one in t.all(schema.UpgradeToken))}
    upgrades = {one.id for one in t.all(schema.Upgrade)}
    for card in t.all(schema.StartingUpgradeCard):
        if card.token not in tokens:
            t.bad(schema.StartingUpgradeCard, card, "token", f"there is no token {card.token!r}")
        if card.upgrade not in upgrades:
            t.bad(schema.StartingUpgradeCard, card, "upgrade", f"there is no upgrade {card.upgrade!r}")


def _solo(t: Tables) -> None:
    for solo in t.all(schema.Solo):
        for name in (
            "goal_developments",
            "goal_segments",
            "goal_shuttles_launched",
            "meeting_extra_action",
            "expert_extra_funding",
            "second_action_when_connected",
        ):
            if set(getattr(solo, name)) != {"easy", "medium", "hard"}:
                t.bad(schema.Solo, "", name, "must have an entry for easy, medium and hard")
