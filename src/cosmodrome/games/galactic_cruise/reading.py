"""From checked tables to typed components: the house edition, or a content pack laid over it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cosmodrome.games.galactic_cruise import pieces
from cosmodrome.games.galactic_cruise.pieces import Content
from cosmodrome.games.galactic_cruise.tables import BadContent, Entry, Tables
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    CONNECTIONS,
    DO_CABIN_CAPACITY,
    DO_DISCOUNT,
    DO_EXCHANGE,
    DO_EXTRA,
    DO_JOIN_ANY,
    DO_MOVE_GUESTS,
    DO_NO_PILOT,
    DO_RESET_BLUEPRINTS,
    DO_UNLOCK_UPGRADE,
    GUEST_TYPES,
    HALF_CABINS,
    LOCATIONS,
    MAX_REPUTATION,
    REPUTATION_ICONS,
    RESOURCES,
    STOPS,
    TIMINGS,
)

__all__ = ["BadContent", "load"]

#: What the moves can name: icons crossed at once, and the money bid in an auction less the money it brings.
MOST_ICONS: Final = 7
MOST_MONEY: Final = 10

#: Effects that change how something is done, so their card is played before it is done.
EARLY: Final[tuple[int, ...]] = (
    DO_DISCOUNT,
    DO_EXTRA,
    DO_CABIN_CAPACITY,
    DO_MOVE_GUESTS,
    DO_NO_PILOT,
    DO_EXCHANGE,
    DO_RESET_BLUEPRINTS,
    DO_JOIN_ANY,
    DO_UNLOCK_UPGRADE,
)


def _blueprints(t: Tables) -> tuple[pieces.Blueprint, ...]:
    cabins = {e.text("blueprint"): _halves(e) for e in t.all("cabin_blueprint", "blueprint")}
    special = {e.text("blueprint"): e for e in t.all("specialized_blueprint", "blueprint")}
    return tuple(
        pieces.Blueprint(
            id=e.text("id"),
            title=e.text("title"),
            cost=e.number("cost"),
            vp=e.number("vp"),
            icons=e.words("icons", GUEST_TYPES),
            cabin=cabins[e.text("id")],
            special_cabin=_halves(special[e.text("id")]),
            visit=special[e.text("id")].effects(),
        )
        for e in t.all("blueprint")
    )


def _halves(e: Entry) -> tuple[int, int]:
    return e.word("top", HALF_CABINS), e.word("bottom", HALF_CABINS)


def _agenda(t: Tables) -> tuple[pieces.AgendaCard, ...]:
    cards = []
    for e in t.all("agenda_card"):
        effects = e.effects()
        cards.append(
            pieces.AgendaCard(
                id=e.text("id"),
                title=e.text("title"),
                number=e.number("number"),
                set=e.set(),
                modules=e.modules(),
                timing=e.word("timing", TIMINGS),
                resource=e.word("resource", RESOURCES),
                effects=effects,
                early=any(effect.verb in EARLY for effect in effects),
            )
        )
    return tuple(cards)


def _cockpit(e: Entry) -> pieces.Cockpit:
    c = Entry(e.file, f"{e.name}, criterion", e.get("criterion"))
    return pieces.Cockpit(
        id=e.text("id"),
        set=e.set(),
        modules=e.modules(),
        counters=c.counters("counter"),
        guest=c.guest(),
        each=c.number("each", low=1),
        vp=c.number("vp"),
        most=c.number("max", 0),
        printed_vp=e.number("printed_vp"),
        unlaunched_vp=e.number("unlaunched_vp", low=-99, high=0),
    )


def _cruise(e: Entry) -> pieces.Cruise:
    stops = e.words("stops", STOPS)
    if len(stops) < 2 or stops[-1] != 4 or 4 in stops[:-1] or len(stops) > 5:
        raise e.bad("stops", "must be one to four stops and then earth")
    destinations = tuple(stop for stop in stops if stop < 3)
    if not destinations:
        raise e.bad("stops", "must have a destination")
    return pieces.Cruise(e.text("id"), e.flag("starred"), stops, e.number("fuel"), destinations)


def _goal(tile: Entry, side: str) -> pieces.Goal:
    e = Entry(tile.file, f"{tile.name}, {side}", tile.get(side))
    levels = e.numbers("levels", 3, low=1)
    if sorted(levels) != list(levels):
        raise e.bad("levels", "must not fall")
    return pieces.Goal(e.counters("counter"), e.guest(), (levels[0], levels[1], levels[2]))


def _technologies(t: Tables) -> tuple[pieces.Technology, ...]:
    advanced = {e.text("technology"): e for e in t.all("advanced_technology", "technology")}
    backs = {
        e.text("back_of"): (
            e.word("network_first", CONNECTIONS),
            e.word("network_second", CONNECTIONS),
            e.number("technology_space", low=1, high=4) - 1,
        )
        for e in t.all("neutral_layout")
    }
    found = []
    for e in t.all("technology"):
        better = advanced[e.text("id")]
        found.append(
            pieces.Technology(
                id=e.text("id"),
                title=e.text("title"),
                set=e.set(),
                surcharge=e.number("surcharge"),
                timing=e.word("timing", TIMINGS),
                effects=e.effects(),
                spaces=better.number("spaces", low=2),
                surcharge_on=better.numbers("surcharge_on"),
                start_surcharge=better.number("start_surcharge"),
                improved=better.effects("improved"),
                back=backs[e.text("id")],
            )
        )
    return tuple(found)


def _setup(t: Tables) -> pieces.Setup:
    e, intro = t.one("setup"), t.one("intro_side")
    start = Entry(e.file, "setup, resources", e.get("resources"))
    layout = Entry(intro.file, "intro_side, layout", intro.get("layout"))
    levels = e.get("goal_tracker_start")
    sections: list[tuple[int, int, int]] = [(0, 0, 0)] * 5
    neutral: list[tuple[int, ...]] = [()] * 5
    for track in t.all("progress_track", "players"):
        sizes = track.numbers("sections", 3, low=1)
        for players in track.numbers("players", low=1, high=4):
            sections[players] = (sizes[0], sizes[1], sizes[2])
            neutral[players] = tuple(n - 1 for n in track.numbers("intro_neutral_sections", low=1, high=3))
    technologies = tuple(one.text("id") for one in t.all("technology"))
    pairs = [layout.words(name, ACTIONS) for name in LOCATIONS]
    if sorted(action for pair in pairs for action in pair) != list(range(12)):
        raise intro.bad("layout", "must put each of the twelve actions on one location, two each")
    return pieces.Setup(
        money=e.number("money", high=MOST_MONEY),
        ads=e.number("ads"),
        agenda=e.number("agenda"),
        vp=e.number("vp"),
        resources=(start.number("food"), start.number("oxygen"), start.number("fuel")),
        workers=e.number("workers", low=1),
        launch_cubes=e.number("progress_cubes") - e.number("goal_cubes"),
        cruises=e.by_players("face_up_cruises"),
        guest_threshold=e.by_players("guest_threshold"),
        goal_level=(0, *(("bottom", "middle", "top").index(levels[str(n)]) for n in range(1, 5))),
        guests_per_type=e.number("guests_per_type"),
        sections=tuple(sections),
        intro_neutral=tuple(neutral),
        neutral_second=t.one("neutral_pieces").numbers("network_second"),
        neutral_technology=t.one("neutral_pieces").numbers("technology"),
        intro_layout=tuple((pair[0], pair[1]) for pair in pairs),
        intro_technologies=intro.words("technologies", technologies),
        intro_goal_tile=intro.word("goal_tile", tuple(one.text("id") for one in t.all("company_goal_tile"))),
        intro_expert_tile=intro.word("expert_tile", tuple(one.text("id") for one in t.all("expert_tile"))),
        location_bonus_from=t.one("location_bonus_rules").by_players("active_from_developments"),
    )


def _company(t: Tables) -> pieces.Company:
    e = t.one("player_board")
    experts = {one.text("side"): one.number("money_each") for one in t.all("expert_cost", "side")}
    cost, vp = e.numbers("column_cost", 3), e.numbers("column_vp", 3)
    return pieces.Company(
        column_cost=(cost[0], cost[1], cost[2]),
        column_vp=(vp[0], vp[1], vp[2]),
        storage=e.number("storage_base"),
        storage_step=e.number("storage_per_development"),
        blueprint_limit=e.number("blueprint_limit"),
        hand_limit=e.number("agenda_hand_limit"),
        shuttle_limit=e.number("shuttle_limit", high=3),
        segment_limit=e.number("segments_per_shuttle", high=4),
        cabin_guests=e.number("guests_per_cabin"),
        left_expert=experts["left"],
        right_expert=experts["right"],
    )


def _prices(t: Tables) -> pieces.Prices:
    guests, track, silo = t.one("guest_costs"), t.one("reputation_track"), t.one("silo")
    display = t.one("blueprint_display")
    surcharges = [Entry(display.file, "blueprint_display, surcharge", one) for one in display.get("surcharge")]
    slots = t.one("agenda_display")
    bonuses = [Entry(slots.file, "agenda_display, slot_bonus", one).amounts() for one in slots.get("slot_bonus")]
    if len(surcharges) != 5 or len(bonuses) != 4:
        raise display.bad("surcharge", "there are five blueprint slots and four agenda slots")
    borrow = [-1] * (MAX_REPUTATION + 1)
    for one in track.get("borrow_cost"):
        step = Entry(track.file, "reputation_track, borrow_cost", one)
        for reputation in range(step.number("from"), step.number("to", high=MAX_REPUTATION) + 1):
            borrow[reputation] = step.number("money")
    if -1 in borrow:
        raise track.bad("borrow_cost", f"must cover every reputation from 0 to {MAX_REPUTATION}")
    queue = guests.numbers("queue_ads", 3)
    icons = track.words("icons", REPUTATION_ICONS)
    if len(icons) != MAX_REPUTATION:
        raise track.bad("icons", f"must have {MAX_REPUTATION} entries")
    if any(icons.count(kind) > MOST_ICONS for kind in range(len(REPUTATION_ICONS))):
        raise track.bad("icons", f"may have at most {MOST_ICONS} of a kind")
    return pieces.Prices(
        queue_ads=(queue[0], queue[1], queue[2], guests.number("supply_ads")),
        score_matching_ads=guests.number("score_matching_ads"),
        score_other_ads=guests.number("score_other_ads"),
        score_vp=guests.number("score_vp_base"),
        score_vp_per_token=guests.number("score_vp_per_token"),
        left_behind=guests.number("left_behind_reputation"),
        presold=guests.number("max_presold", high=2),
        surcharge_money=tuple(one.number("money") for one in surcharges),
        surcharge_reputation=tuple(one.number("reputation") for one in surcharges),
        slot_bonus=tuple(bonuses),
        icons=icons,
        reputation_vp=track.numbers("vp", MAX_REPUTATION + 1),
        borrow=tuple(borrow),
        start_reputation=track.numbers("start_by_turn_order", 4, high=MAX_REPUTATION),
        silo_start=silo.number("start"),
        silo_max=silo.number("max"),
        supplies_per_vp=t.one("final_scoring").number("supplies_per_vp", low=1),
        items=tuple(one.number("items") for one in t.all("action_tile")),
    )


def _solo(t: Tables) -> pieces.Solo:
    e = t.one("solo")
    hire = Entry(e.file, "solo, hire_below", e.get("hire_below"))
    goals = [e.by_level(f"goal_{what}") for what in ("developments", "segments", "shuttles_launched")]
    return pieces.Solo(
        goals=tuple((goals[0][i], goals[1][i], goals[2][i]) for i in range(3)),
        second_when_connected=e.by_level("second_action_when_connected"),
        meeting_action=e.by_level("meeting_extra_action"),
        expert_funding=e.by_level("expert_extra_funding"),
        max_actions=e.number("max_actions_per_turn", low=1),
        hire_first_below=hire.number("first"),
        hire_second_below=hire.number("second"),
        advertise_reputation=e.number("advertise_reputation"),
        refill_reputation=e.number("refill_silo_reputation"),
        refresh_reputation=-e.number("refresh_blueprints_reputation", low=-9, high=0),
        day_reputation=e.number("day_in_space_reputation_per_guest"),
    )


@cache
def load(pack: str = "") -> Content:
    """The house edition, or with `pack` the content of that directory laid over it."""
    t = Tables(Path(pack) if pack else None)
    tokens = tuple(one.text("id") for one in t.all("upgrade_token"))
    upgrades = tuple(one.text("id") for one in t.all("upgrade"))
    return Content(
        source=pack or "house",
        blueprints=_blueprints(t),
        agenda=_agenda(t),
        cockpits=tuple(_cockpit(e) for e in t.all("cockpit")),
        engines=tuple(pieces.Engine(e.text("id"), e.set(), e.effects()) for e in t.all("engine")),
        cruises=tuple(_cruise(e) for e in t.all("cruise")),
        goal_tiles=tuple(
            pieces.GoalTile(e.text("id"), e.text("title"), (_goal(e, "left"), _goal(e, "middle"), _goal(e, "right")))
            for e in t.all("company_goal_tile")
        ),
        technologies=_technologies(t),
        expert_tiles=tuple(
            pieces.ExpertTile(e.text("id"), e.set(), sum(1 << i for i in e.words("timing", TIMINGS)), e.effects())
            for e in t.all("expert_tile")
        ),
        upgrades=tuple(
            pieces.Upgrade(
                id=e.text("id"),
                title=e.text("title"),
                destination=e.word("destination", GUEST_TYPES),
                timing=e.word("timing", TIMINGS),
                effects=e.effects(),
                immediate=e.effects("immediate"),
            )
            for e in t.all("upgrade")
        ),
        tokens=tuple(
            pieces.UpgradeToken(e.text("id"), e.text("colour") == "brown", e.set(), e.effects())
            for e in t.all("upgrade_token")
        ),
        guest_bonuses=tuple(e.amounts("per_icon") for e in t.all("guest_bonus")),
        guest_bonus_ids=tuple(e.text("id") for e in t.all("guest_bonus")),
        location_bonuses=tuple(pieces.LocationBonus(e.text("id"), e.effects()) for e in t.all("location_bonus")),
        starting_upgrades=tuple(
            pieces.StartingUpgrade(
                e.text("id"),
                -1 if e.text("token") == "any_grey" else e.word("token", tokens),
                e.word("upgrade", upgrades),
            )
            for e in t.all("starting_upgrade_card")
        ),
        solo_cards=tuple(
            pieces.SoloCard(
                str(e.number("id")),
                (str(e.get("actions")[0]), str(e.get("actions")[1])),
                (e.numbers("numbers", 2)[0], e.numbers("numbers", 2)[1]),
                e.word("worker", LOCATIONS),
            )
            for e in t.all("solo_card")
        ),
        setup=_setup(t),
        company=_company(t),
        prices=_prices(t),
        solo=_solo(t),
        tables=t.data,
    )
