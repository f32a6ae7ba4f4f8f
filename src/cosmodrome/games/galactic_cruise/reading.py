"""From decoded tables to typed components: the house edition, or a content pack laid over it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from cosmodrome.games.galactic_cruise import checks, packs, pieces, schema
from cosmodrome.games.galactic_cruise.pieces import Amounts, Content, Effect, Effects
from cosmodrome.games.galactic_cruise.tables import BadContent, Tables, house
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    CONNECTIONS,
    COUNTERS,
    DISCOUNT_PER,
    DO_CABIN_CAPACITY,
    DO_DISCOUNT,
    DO_EXCHANGE,
    DO_EXTRA,
    DO_JOIN_ANY,
    DO_MOVE_GUESTS,
    DO_NO_PILOT,
    DO_RESET_BLUEPRINTS,
    DO_UNLOCK_UPGRADE,
    FROM_ANY,
    FROM_CONNECTED,
    FROM_LIST,
    FROM_LOCATION,
    GUEST_TYPES,
    HALF_CABINS,
    LEVELS,
    LOCATIONS,
    MAX_REPUTATION,
    REPUTATION_ICONS,
    RESOURCES,
    STOPS,
    TARGETS,
    TIMINGS,
    UNITS,
    VERBS,
)

__all__ = ["BadContent", "load", "load_kept"]

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
_SOURCES: Final[dict[str, int]] = {"any": FROM_ANY, "location": FROM_LOCATION, "connected": FROM_CONNECTED}
#: Parameters that say which kind of a verb is meant, and those that say how often.
_KINDS: Final = ("what", "mode", "where", "colour", "destination")
_COUNTS: Final = ("count", "add", "cabins", "locations")


# ---------------------------------------------------------------- effects


def _amounts(given: Any) -> Amounts:
    """Pairs of unit and amount, in the order of the units."""
    if given is None:
        return ()
    return tuple((unit, getattr(given, name)) for unit, name in enumerate(UNITS) if getattr(given, name, None))


def _effect(e: Any) -> Effect:
    discount = isinstance(e, schema.Discount)
    per = getattr(e, "per", None)
    origin = getattr(e, "from_", None)
    most = getattr(e, "max", 0)
    return Effect(
        verb=VERBS.index(e.__struct_config__.tag),
        amounts=_amounts(e) if isinstance(e, (schema.Gain, schema.Discount)) else (),
        cost=_amounts(getattr(e, "cost", None)),
        counters=() if discount else _numbers(per, COUNTERS),
        guest=_guest(getattr(e, "type", None)),
        of_shuttle=getattr(e, "scope", "") == "shuttle",
        each=getattr(e, "each", 1),
        most=most if isinstance(e, schema.Gain) else 0,
        target=TARGETS.index(e.action) if hasattr(e, "action") else -1,
        per=DISCOUNT_PER.index(per) if discount else 0,
        count=next((getattr(e, name) for name in _COUNTS if hasattr(e, name)), 1),
        source=_SOURCES[origin] if isinstance(origin, str) else FROM_LIST,
        actions=_numbers(origin, ACTIONS) if isinstance(origin, list) else (),
        items=most if isinstance(e, schema.TakeAction) else 0,
        discount_money=getattr(e, "discount_money", 0),
        what=next((getattr(e, name) for name in _KINDS if hasattr(e, name)), ""),
        capacity=getattr(e, "capacity", 0),
        steps=getattr(e, "steps", 0),
        stops=getattr(e, "stops", 0),
        give=_amounts(getattr(e, "give", None)),
        get=_amounts(getattr(e, "get", None)),
        times=getattr(e, "times", 0),
    )


def _effects(given: list[Any]) -> Effects:
    return tuple(_effect(e) for e in given)


def _numbers(given: Any, words: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of one or several words."""
    if given is None:
        return ()
    return tuple(words.index(word) for word in (given if isinstance(given, list) else [given]))


def _guest(given: str | None) -> int:
    return (*GUEST_TYPES, "best").index(given) if given is not None else -1


# ---------------------------------------------------------------- components


def _blueprints(t: Tables) -> tuple[pieces.Blueprint, ...]:
    cabins = {e.blueprint: _halves(e) for e in t.all(schema.CabinBlueprint)}
    special = {e.blueprint: e for e in t.all(schema.SpecializedBlueprint)}
    return tuple(
        pieces.Blueprint(
            id=e.id,
            title=e.title,
            cost=e.cost,
            vp=e.vp,
            icons=_numbers(e.icons, GUEST_TYPES),
            cabin=cabins[e.id],
            special_cabin=_halves(special[e.id]),
            visit=_effects(special[e.id].effects),
        )
        for e in t.all(schema.Blueprint)
    )


def _halves(e: schema.CabinBlueprint) -> tuple[int, int]:
    return HALF_CABINS.index(e.top), HALF_CABINS.index(e.bottom)


def _agenda_card(e: schema.AgendaCard) -> pieces.AgendaCard:
    effects = _effects(e.effects)
    return pieces.AgendaCard(
        id=e.id,
        title=e.title,
        number=e.number,
        set=e.set,
        modules=tuple(e.module),
        timing=TIMINGS.index(e.timing),
        resource=RESOURCES.index(e.resource),
        effects=effects,
        early=any(effect.verb in EARLY for effect in effects),
    )


def _cockpit(e: schema.Cockpit) -> pieces.Cockpit:
    c = e.criterion
    return pieces.Cockpit(
        id=e.id,
        set=e.set,
        modules=tuple(e.module),
        counters=_numbers(c.counter, COUNTERS),
        guest=_guest(c.type),
        each=c.each,
        vp=c.vp,
        most=c.max,
        printed_vp=e.printed_vp,
        unlaunched_vp=e.unlaunched_vp,
    )


def _cruise(e: schema.Cruise) -> pieces.Cruise:
    stops = _numbers(e.stops, STOPS)
    return pieces.Cruise(e.id, e.starred, stops, e.fuel, tuple(stop for stop in stops if stop < len(GUEST_TYPES)))


def _goal(e: schema.Goal) -> pieces.Goal:
    bottom, middle, top = e.levels
    return pieces.Goal(_numbers(e.counter, COUNTERS), _guest(e.type), (bottom, middle, top))


def _technologies(t: Tables) -> tuple[pieces.Technology, ...]:
    advanced = {e.technology: e for e in t.all(schema.AdvancedTechnology)}
    backs = {
        e.back_of: (
            CONNECTIONS.index(e.network_first),
            CONNECTIONS.index(e.network_second),
            e.technology_space - 1,
        )
        for e in t.all(schema.NeutralLayout)
    }
    return tuple(
        pieces.Technology(
            id=e.id,
            title=e.title,
            set=e.set,
            surcharge=e.surcharge,
            timing=TIMINGS.index(e.timing),
            effects=_effects(e.effects),
            spaces=advanced[e.id].spaces,
            surcharge_on=tuple(advanced[e.id].surcharge_on),
            start_surcharge=advanced[e.id].start_surcharge,
            improved=_effects(advanced[e.id].improved),
            back=backs[e.id],
        )
        for e in t.all(schema.Technology)
    )


# ---------------------------------------------------------------- boards


def _by_players(given: dict[Any, Any]) -> tuple[Any, ...]:
    """A value for each number of players; the tuple starts with an unused entry for nobody."""
    return (0, *(given[str(n)] for n in range(1, 5)))


def _setup(t: Tables) -> pieces.Setup:
    e, intro, neutral = t.one(schema.Setup), t.one(schema.IntroSide), t.one(schema.NeutralPieces)
    sections: list[tuple[int, int, int]] = [(0, 0, 0)] * 5
    intro_neutral: list[tuple[int, ...]] = [()] * 5
    for track in t.all(schema.ProgressTrack):
        first, second, third = track.sections
        for players in track.players:
            sections[players] = (first, second, third)
            intro_neutral[players] = tuple(n - 1 for n in track.intro_neutral_sections)
    technologies = tuple(one.id for one in t.all(schema.Technology))
    pairs = [_numbers(intro.layout[place], ACTIONS) for place in LOCATIONS]  # type: ignore[index]
    return pieces.Setup(
        money=e.money,
        ads=e.ads,
        agenda=e.agenda,
        vp=e.vp,
        resources=(e.resources.food, e.resources.oxygen, e.resources.fuel),
        workers=e.workers,
        launch_cubes=e.progress_cubes - e.goal_cubes,
        cruises=_by_players(e.face_up_cruises),
        guest_threshold=_by_players(e.guest_threshold),
        goal_level=(0, *(("bottom", "middle", "top").index(level) for level in _by_players(e.goal_tracker_start)[1:])),
        guests_per_type=e.guests_per_type,
        sections=tuple(sections),
        intro_neutral=tuple(intro_neutral),
        neutral_second=tuple(neutral.network_second),
        neutral_technology=tuple(neutral.technology),
        intro_layout=tuple((pair[0], pair[1]) for pair in pairs),
        intro_technologies=_numbers(intro.technologies, technologies),
        intro_goal_tile=[one.id for one in t.all(schema.CompanyGoalTile)].index(intro.goal_tile),
        intro_expert_tile=[one.id for one in t.all(schema.ExpertTile)].index(intro.expert_tile),
        location_bonus_from=_by_players(t.one(schema.LocationBonusRules).active_from_developments),
    )


def _company(t: Tables) -> pieces.Company:
    e = t.one(schema.PlayerBoard)
    experts = {one.side: one.money_each for one in t.all(schema.ExpertCost)}
    cost, vp = e.column_cost, e.column_vp
    return pieces.Company(
        column_cost=(cost[0], cost[1], cost[2]),
        column_vp=(vp[0], vp[1], vp[2]),
        storage=e.storage_base,
        storage_step=e.storage_per_development,
        blueprint_limit=e.blueprint_limit,
        hand_limit=e.agenda_hand_limit,
        shuttle_limit=e.shuttle_limit,
        segment_limit=e.segments_per_shuttle,
        cabin_guests=e.guests_per_cabin,
        left_expert=experts["left"],
        right_expert=experts["right"],
    )


def _prices(t: Tables) -> pieces.Prices:
    guests, track, silo = t.one(schema.GuestCosts), t.one(schema.ReputationTrack), t.one(schema.Silo)
    surcharges = t.one(schema.BlueprintDisplay).surcharge
    borrow = [0] * (MAX_REPUTATION + 1)
    for step in track.borrow_cost:
        for reputation in range(step.from_, step.to + 1):
            borrow[reputation] = step.money
    queue = guests.queue_ads
    return pieces.Prices(
        queue_ads=(queue[0], queue[1], queue[2], guests.supply_ads),
        score_matching_ads=guests.score_matching_ads,
        score_other_ads=guests.score_other_ads,
        score_vp=guests.score_vp_base,
        score_vp_per_token=guests.score_vp_per_token,
        left_behind=guests.left_behind_reputation,
        presold=guests.max_presold,
        surcharge_money=tuple(one.money for one in surcharges),
        surcharge_reputation=tuple(one.reputation for one in surcharges),
        slot_bonus=tuple(_amounts(one) for one in t.one(schema.AgendaDisplay).slot_bonus),
        icons=_numbers(track.icons, REPUTATION_ICONS),
        reputation_vp=tuple(track.vp),
        borrow=tuple(borrow),
        start_reputation=tuple(track.start_by_turn_order),
        silo_start=silo.start,
        silo_max=silo.max,
        supplies_per_vp=t.one(schema.FinalScoring).supplies_per_vp,
        items=tuple(one.items for one in t.all(schema.ActionTile)),
    )


def _solo(t: Tables) -> pieces.Solo:
    e = t.one(schema.Solo)

    def levels(given: dict[Any, Any]) -> tuple[Any, ...]:
        return tuple(given[level] for level in LEVELS)

    goals = [levels(one) for one in (e.goal_developments, e.goal_segments, e.goal_shuttles_launched)]
    return pieces.Solo(
        goals=tuple((goals[0][i], goals[1][i], goals[2][i]) for i in range(len(LEVELS))),
        second_when_connected=levels(e.second_action_when_connected),
        meeting_action=levels(e.meeting_extra_action),
        expert_funding=levels(e.expert_extra_funding),
        max_actions=e.max_actions_per_turn,
        hire_first_below=e.hire_below.first,
        hire_second_below=e.hire_below.second,
        advertise_reputation=e.advertise_reputation,
        refill_reputation=e.refill_silo_reputation,
        refresh_reputation=-e.refresh_blueprints_reputation,
        day_reputation=e.day_in_space_reputation_per_guest,
    )


# ---------------------------------------------------------------- everything


def keep(content: str) -> str:
    """What a match keeps of its option `content`: nothing, or the pack itself; refuses a pack that cannot be played."""
    kept = packs.from_option(content).text()
    load_kept(kept)
    return kept


def load(content: str = "") -> Content:
    """The house edition, or with a directory or a kept pack its content laid over it."""
    return load_kept(packs.from_option(content).text())


@lru_cache(maxsize=32)
def load_kept(kept: str) -> Content:
    """The content of a pack in the form a match keeps it. Keyed by the pack itself, so that no edit is missed."""
    pack = packs.from_option(kept)
    t = Tables(pack.tables())
    if not t.problems:
        checks.check(t)
    if t.problems:
        raise BadContent(*t.problems)
    tokens = tuple(one.id for one in t.all(schema.UpgradeToken))
    upgrades = tuple(one.id for one in t.all(schema.Upgrade))
    return Content(
        source=pack.title or "house",
        titles=_titles(t),
        blueprints=_blueprints(t),
        agenda=tuple(_agenda_card(e) for e in t.all(schema.AgendaCard)),
        cockpits=tuple(_cockpit(e) for e in t.all(schema.Cockpit)),
        engines=tuple(pieces.Engine(e.id, e.set, _effects(list(e.effects))) for e in t.all(schema.Engine)),
        cruises=tuple(_cruise(e) for e in t.all(schema.Cruise)),
        goal_tiles=tuple(
            pieces.GoalTile(e.id, e.title, (_goal(e.left), _goal(e.middle), _goal(e.right)))
            for e in t.all(schema.CompanyGoalTile)
        ),
        technologies=_technologies(t),
        expert_tiles=tuple(
            pieces.ExpertTile(e.id, e.set, sum(1 << i for i in _numbers(e.timing, TIMINGS)), _effects(e.effects))
            for e in t.all(schema.ExpertTile)
        ),
        upgrades=tuple(
            pieces.Upgrade(
                id=e.id,
                title=e.title,
                destination=GUEST_TYPES.index(e.destination),
                timing=TIMINGS.index(e.timing),
                effects=_effects(e.effects),
                immediate=_effects(list(e.immediate)),
            )
            for e in t.all(schema.Upgrade)
        ),
        tokens=tuple(
            pieces.UpgradeToken(e.id, e.colour == "brown", e.set, _effects(e.effects))
            for e in t.all(schema.UpgradeToken)
        ),
        guest_bonuses=tuple(_amounts(e.per_icon) for e in t.all(schema.GuestBonus)),
        guest_bonus_ids=tuple(e.id for e in t.all(schema.GuestBonus)),
        location_bonuses=tuple(
            pieces.LocationBonus(e.id, _effects(list(e.effects))) for e in t.all(schema.LocationBonus)
        ),
        starting_upgrades=tuple(
            pieces.StartingUpgrade(
                e.id,
                -1 if e.token == "any_grey" else tokens.index(e.token),
                upgrades.index(e.upgrade),
            )
            for e in t.all(schema.StartingUpgradeCard)
        ),
        solo_cards=tuple(
            pieces.SoloCard(
                str(e.id), (e.actions[0], e.actions[1]), (e.numbers[0], e.numbers[1]), LOCATIONS.index(e.worker)
            )
            for e in t.all(schema.SoloCard)
        ),
        setup=_setup(t),
        company=_company(t),
        prices=_prices(t),
        solo=_solo(t),
        tables=t.data,
    )


def _titles(t: Tables) -> dict[str, str]:
    """The names a pack gives to things, by identifier, where they are not the house edition's."""
    found = {}
    for table, entries in t.data.items():
        if isinstance(entries, list) and entries is not house()[table]:
            for ours, theirs in zip(house()[table], entries, strict=False):
                if "title" in ours and theirs.get("title") != ours["title"]:
                    found[ours["id"]] = theirs["title"]
    return found
